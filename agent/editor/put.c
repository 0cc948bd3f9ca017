/* Parts of the replies about scenes. Their words are those of host/reply.c and
 * host/project/scene.c. */
#include "internal.h"

#include <stdarg.h>
#include <stdio.h>

#define NAMED_BYTES 1000 /* most bytes of a name in details */

void put_name(struct json_out *w, const char *key, struct slice text)
{
    json_put_text(w, key, slice_from(text.p, utf8_cut(text, LIMIT_SHOWN_NAME)));
}

bool put_components(struct json_out *w, struct clr_object *object, struct err *err)
{
    struct clr_array *components;
    size_t n;

    if (!engine_components(object, &components, err))
        return false;
    n = engine_length(components);
    json_key(w, "components");
    json_array(w);
    for (size_t i = 0; i < n && i < LIMIT_SHOWN_TYPES; i++) {
        struct clr_object *c = engine_item(components, i);

        json_string(w, c ? clr.class_get_name(clr.object_get_class(c)) : SCRIPT_MISSING_NAME);
    }
    json_array_end(w);
    return true;
}

bool put_engine_text(struct json_out *w, const char *key, enum engine_method m, void *self,
                     struct err *err)
{
    struct buf text;
    bool ok;

    buf_init(&text, LIMIT_CARD_TEXT);
    ok = engine_get_text(m, self, &text, err);
    if (ok)
        put_name(w, key, buf_slice(&text));
    buf_done(&text);
    return ok;
}

bool add_diagnostic(struct agent_call *call, const char *format, ...)
{
    char text[1024];
    struct slice *notes;
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    notes = arena_alloc(call->arena, (call->n_diagnostics + 1) * sizeof(*notes));
    if (!notes)
        return err_no_memory(&call->err);
    if (call->n_diagnostics)
        memcpy(notes, call->diagnostics, call->n_diagnostics * sizeof(*notes));
    notes[call->n_diagnostics] = arena_copy(call->arena, slice_of(text));
    if (!notes[call->n_diagnostics].p)
        return err_no_memory(&call->err);
    call->diagnostics = notes;
    call->n_diagnostics++;
    return true;
}

bool end_page(struct agent_call *call, struct json_page *p, const char *narrow)
{
    char note[TOOL_PAGE_NOTE];

    return tool_page_end(p, narrow, note) || add_diagnostic(call, "%s", note);
}

bool refuse_about(struct agent_call *call, struct slice error, const char *key, struct slice value,
                  struct slice scene)
{
    struct json_out w;
    struct buf b;

    buf_init(&b, LINKMSG_MAX_DETAILS);
    json_out_init(&w, &b);
    json_object(&w);
    json_put_text(&w, "unityError", error);
    if (key)
        json_put_text(&w, key, slice_from(value.p, utf8_cut(value, NAMED_BYTES)));
    json_put_text(&w, "scenePath", slice_from(scene.p, utf8_cut(scene, NAMED_BYTES)));
    json_object_end(&w);
    call->err.details = arena_take(call->arena, &b);
    return false;
}
