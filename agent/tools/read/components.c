/* The explorer's tools that show an object's components and their members. */
#include "base/limits.h"

#include "agent/reflect/reflect.h"
#include "agent/tools/tools.h"

/* --- Components. --- */

/* "Player (UnityEngine.Transform)": the text of Object.ToString(), but without running the game's
 * code. */
static bool add_component(struct page *p, struct slice object, struct clr_object *component,
                          struct err *err)
{
    struct buf type, summary;
    bool ok;

    buf_init(&type, LIMIT_CARD_TEXT);
    buf_init(&summary, 2 * LIMIT_CARD_TEXT);
    card_class_name(&type, component ? clr.object_get_class(component) : NULL);
    buf_append(&summary, object);
    buf_append(&summary, SLICE(" ("));
    buf_append(&summary, buf_slice(&type));
    buf_append_byte(&summary, ')');
    ok = (buf_ok(&type) && buf_ok(&summary)) || err_no_memory(err);
    if (ok) {
        json_object(&p->w);
        json_put_text(&p->w, "Type", buf_slice(&type));
        json_put_text(&p->w, "Summary", buf_slice(&summary));
        json_object_end(&p->w);
        page_wrote(p);
    }
    buf_done(&type);
    buf_done(&summary);
    return ok;
}

static bool get_components(struct agent_call *call)
{
    const struct object_page_args *args = call->args;
    struct clr_object *game_object;
    struct clr_array *components;
    struct page p;
    struct buf name;
    bool ok;

    if (!engine_find(args->object_id.value, &game_object, &call->err) ||
        !engine_components(game_object, &components, &call->err))
        return false;
    page_begin(&p, call, args->limit, args->offset);
    buf_init(&name, LIMIT_CARD_TEXT);
    ok = engine_get_text(OBJECT_NAME, game_object, &name, &call->err);
    for (size_t i = 0; ok && i < engine_length(components); i++)
        if (page_wants(&p))
            ok = add_component(&p, buf_slice(&name), engine_item(components, i), &call->err);
    buf_done(&name);
    return ok && page_end(&p);
}

/* --- Finding a component by the name of its type. --- */

/* The class, or a base of it, that has this name; NULL if none has. */
typedef bool match_fn(struct clr_class *k, struct slice name, struct clr_class **ret_matched,
                      struct err *err);

static bool is_exact(struct clr_class *k, struct slice name, struct clr_class **ret_matched,
                     struct err *err)
{
    struct buf full;
    bool ok;

    buf_init(&full, LIMIT_CARD_TEXT);
    clr_class_full_name(&full, k);
    ok = buf_ok(&full) || err_no_memory(err);
    if (ok)
        *ret_matched = slice_eq(buf_slice(&full), name) ? k : NULL;
    buf_done(&full);
    return ok;
}

static bool is_short(struct clr_class *k, struct slice name, struct clr_class **ret_matched,
                     struct err *err)
{
    (void)err;
    *ret_matched = slice_is(name, clr.class_get_name(k)) ? k : NULL;
    return true;
}

/* Matches the class itself or a base. */
static bool is_derived(struct clr_class *k, struct slice name, struct clr_class **ret_matched,
                       struct err *err)
{
    *ret_matched = NULL;
    for (; k && !*ret_matched; k = clr.class_get_parent(k)) {
        if (!is_short(k, name, ret_matched, err) ||
            (!*ret_matched && !is_exact(k, name, ret_matched, err)))
            return false;
    }
    return true;
}

/* Two components of one type are not ambiguous: the first one is meant. Two types are. The object
 * is NULL if none matches. */
static bool match_component(struct clr_array *components, struct slice name, match_fn *matches,
                            struct target *ret_target, struct err *err)
{
    struct target hit = {0};
    size_t n = engine_length(components);

    for (size_t i = 0; i < n; i++) {
        struct clr_object *c = engine_item(components, i);
        struct clr_class *matched = NULL;

        if (c && !matches(clr.object_get_class(c), name, &matched, err))
            return false;
        if (matched && hit.object && clr.object_get_class(hit.object) != clr.object_get_class(c)) {
            err_set(err, ERR_ARGUMENT, "Ambiguous component type");
            return err_hint(err, "Use the exact component type (from GetComponents)");
        }
        if (matched && !hit.object)
            hit = (struct target){c, matched};
    }
    *ret_target = hit;
    return true;
}

static bool find_component(struct clr_object *game_object, struct slice type,
                           struct target *ret_target, struct err *err)
{
    static match_fn *const steps[] = {is_exact, is_short, is_derived};
    struct target hit = {0};
    struct clr_array *components;

    if (!engine_components(game_object, &components, err))
        return false;
    for (size_t i = 0; i < N_ELEMENTS(steps) && !hit.object; i++) {
        if (!match_component(components, type, steps[i], &hit, err))
            return false;
    }
    if (!hit.object)
        return err_set(err, ERR_NOT_FOUND, "Component not found");
    *ret_target = hit;
    return true;
}

bool target_find(struct slice id, struct slice type, struct target *ret_target, struct err *err)
{
    struct clr_object *o, *game_object;
    struct clr_class *matched = NULL;

    if (!engine_find_any(id, &o, err) || !engine_game_object(o, &game_object, err))
        return false;
    if (o != game_object && !is_derived(clr.object_get_class(o), type, &matched, err))
        return false;
    if (matched) {
        /* The id names exactly this one, even if there are several. */
        *ret_target = (struct target){o, matched};
        return true;
    }
    if (!game_object)
        return err_set(err, ERR_NOT_FOUND, "Component not found");
    if (!slice_is(type, "GameObject") && !slice_is(type, "UnityEngine.GameObject"))
        return find_component(game_object, type, ret_target, err);
    *ret_target = (struct target){game_object, clr.object_get_class(game_object)};
    return true;
}

/* --- Members. --- */

static bool type_text(struct buf *to, const struct member *m, struct err *err)
{
    reflect_type_name(to, m);
    return buf_ok(to) || err_no_memory(err);
}

static bool list_members(struct agent_call *call)
{
    const struct list_members_args *args = call->args;
    struct target target;
    struct member *members;
    struct page p;
    size_t n;

    if (!target_find(args->object_id.value, args->component_type.value, &target, &call->err) ||
        !reflect_members(call->arena, clr.object_get_class(target.object),
                         args->include_methods.value, &members, &n, &call->err))
        return false;
    page_begin(&p, call, args->limit, args->offset);
    for (size_t i = 0; i < n; i++) {
        if (page_wants(&p)) {
            static const char *const kinds[] = {[MEMBER_FIELD] = "field",
                                                [MEMBER_PROPERTY] = "property",
                                                [MEMBER_METHOD] = "method"};
            struct buf type;
            bool ok;

            buf_init(&type, LIMIT_CARD_TEXT);
            ok = type_text(&type, &members[i], &call->err);
            if (ok) {
                json_object(&p.w);
                json_put_string(&p.w, "Name", members[i].name);
                json_put_string(&p.w, "Kind", kinds[members[i].kind]);
                json_put_text(&p.w, "Type", buf_slice(&type));
                json_put_bool(&p.w, "CanRead", members[i].can_read);
                json_put_bool(&p.w, "CanWrite", members[i].can_write);
                json_object_end(&p.w);
                page_wrote(&p);
            }
            buf_done(&type);
            if (!ok)
                return false;
        }
    }
    return page_end(&p);
}

static bool write_value(struct json_out *w, const struct member *m, struct clr_object *value,
                        struct err *err)
{
    struct json_mark mark;
    struct buf type, text;
    bool ok;

    buf_init(&type, LIMIT_CARD_TEXT);
    buf_init(&text, LIMIT_CARD_TEXT);
    reflect_text(&text, value, LIMIT_MEMBER_CHARS);
    ok = type_text(&type, m, err) && (buf_ok(&text) || err_no_memory(err));
    if (ok) {
        json_object(w);
        json_put_bool(w, "ok", true);
        json_put_text(w, "type", buf_slice(&type));
        json_put_text(w, "valueText", buf_slice(&text));
        /* A cut text is longer than its limit, because of the dots. It gets no valueJson, which
         * would be half a value; nor does a value that has no form in JSON. */
        mark = json_mark(w);
        if (utf8_prefix(buf_slice(&text), LIMIT_MEMBER_CHARS) == text.len) {
            json_key(w, "valueJson");
            if (!reflect_json(w, value))
                json_take_back(w, &mark);
        }
        json_object_end(w);
    }
    buf_done(&type);
    buf_done(&text);
    return ok;
}

struct reading {
    struct agent_call *call;
    struct clr_object *object;
    const struct member *member;
    bool ok;
};

static void read_now(void *ctx)
{
    struct reading *r = ctx;
    struct err *err = &r->call->err;
    struct clr_object *value;
    struct json_out w;

    json_out_init(&w, &r->call->result);
    r->ok =
        reflect_get(r->object, r->member, &value, err) && write_value(&w, r->member, value, err);
}

static bool read_member(struct agent_call *call)
{
    const struct read_member_args *args = call->args;
    struct reading r = {.call = call};
    struct target target;
    struct member m;

    if (!target_find(args->object_id.value, args->component_type.value, &target, &call->err))
        return false;
    if (!reflect_find(clr.object_get_class(target.object), args->name.value, &m))
        return err_set(&call->err, ERR_NOT_FOUND, "Member not found: %.*s",
                       SLICE_ARG(args->name.value));
    if (!m.can_read)
        return err_set(&call->err, ERR_ARGUMENT, "Member cannot be read: %.*s",
                       SLICE_ARG(args->name.value));
    /* A getter is code of the game, and so is the value's ToString(). */
    r.object = m.is_static ? NULL : target.object;
    r.member = &m;
    return guard_call(call, m.name, read_now, &r) && r.ok;
}

static const struct agent_tool tools[] = {
    {TOOL_GET_COMPONENTS, get_components, false},
    {TOOL_LIST_COMPONENT_MEMBERS, list_members, true},
    {TOOL_READ_COMPONENT_MEMBER, read_member, true},
};
const struct agent_tools tools_components = {tools, N_ELEMENTS(tools)};
