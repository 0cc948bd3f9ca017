/* Helpers for the replies of hosts. */
#include "reply.h"

#include <stdarg.h>
#include <stdio.h>

#define NAMED_BYTES 1000 /* most bytes of a name in details */

void host_page_begin(struct json_page *p, const struct host_call *call, struct json_out *w,
                     const char *key, const struct arg_int page[2])
{
    tool_page_begin(p, w, call->budget, key, page);
}

void host_page_next(struct json_page *p, const char *key)
{
    json_array_end(p->w);
    json_key(p->w, key);
    json_array(p->w);
}

bool host_page_end(struct host_call *call, struct json_page *p, const char *narrow)
{
    char note[TOOL_PAGE_NOTE];

    return tool_page_end(p, narrow, note) || host_add_diagnostic(call, "%s", note);
}

bool host_add_diagnostic(struct host_call *call, const char *format, ...)
{
    char text[1024];
    struct slice note;
    va_list args;

    if (call->n_diagnostics >= CALL_DIAGNOSTICS)
        return true;
    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    note = slice_of(text);
    note.len = utf8_cut(note, note.len); /* the cut may have split a character */
    note = arena_copy(call->arena, note);
    if (!note.p)
        return err_no_memory(&call->err);
    call->diagnostics[call->n_diagnostics++] = note;
    return true;
}

/* Builds {"unityError":...} with the names it is about. On failure p is NULL. */
static struct slice unity_details(struct host_call *call, struct slice error,
                                  const struct host_named *about)
{
    size_t len = error.len;
    struct json_out w;
    struct buf b;

    for (const struct host_named *n = about; n->key; n++)
        len += strlen(n->key) + n->value.len;
    buf_init(&b, 6 * len + 256); /* escaping takes up to six bytes per byte */
    json_out_init(&w, &b);
    json_object(&w);
    json_put_text(&w, "unityError", error);
    for (const struct host_named *n = about; n->key; n++)
        json_put_text(&w, n->key, n->value);
    json_object_end(&w);
    return arena_take(call->arena, &b);
}

/* Shortens a name that a peer chose. */
static struct slice shown(struct slice name, size_t max)
{
    return slice_from(name.p, utf8_cut(name, max));
}

bool host_no_scene(struct host_call *call, const char *message, struct slice error,
                   struct slice path)
{
    const struct host_named about[] = {{"scenePath", path}, {0}};
    struct slice details = unity_details(call, error, about);

    if (!details.p)
        return err_no_memory(&call->err);
    err_set(&call->err, ERR_ENGINE, "%s", message);
    call->err.details = details;
    return false;
}

bool host_missing(struct host_call *call, const char *what, struct host_named it,
                  struct host_named in)
{
    const struct host_named about[] = {
        {it.key, shown(it.value, NAMED_BYTES)}, {in.key, shown(in.value, NAMED_BYTES)}, {0}};
    struct slice error =
        arena_printf(call->arena, "%s '%.*s' does not exist", what, SLICE_ARG(about[0].value));
    struct slice details = error.p ? unity_details(call, error, about) : error;

    if (!details.p)
        return err_no_memory(&call->err);
    err_set(&call->err, ERR_NOT_FOUND, "%s not found: %.*s", what, SLICE_ARG(shown(it.value, 200)));
    call->err.details = details;
    return false;
}
