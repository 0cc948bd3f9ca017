/* AddComponent and RemoveComponent: find types by name in all loaded assemblies. */
#include "base/limits.h"

#include "agent/clr/ecma.h"
#include "agent/reflect/reflect.h"
#include "agent/run/edits.h"
#include "agent/tools/permit.h"

/* --- Finding the type. --- */

struct type_search {
    struct slice name;
    struct clr_class *component; /* UnityEngine.Component */
    struct clr_class *hit;
    size_t n_hits;
};

static bool is_component(struct clr_class *k, struct clr_class *component)
{
    return clr.class_is_subclass_of(k, component, 0);
}

static bool search_assembly(void *ctx, struct clr_assembly *a)
{
    struct type_search *search = ctx;
    struct clr_image *image = clr.assembly_get_image(a);
    size_t n = image && image != clr.get_corlib() ? clr_class_count(image) : 0;

    for (size_t i = 0; i < n; i++) {
        struct clr_class *k = clr_class_at(image, i);

        if (!k || !slice_is(search->name, clr.class_get_name(k)) ||
            !is_component(k, search->component))
            continue;
        search->hit = k;
        search->n_hits++;
    }
    return true;
}

/* Finds a type by its full name, else by a short name that no other component has. */
static bool find_type(struct slice name, struct clr_class **ret_class, struct err *err)
{
    struct type_search search = {.name = name};
    struct clr_class *k = clr_class_named(name);

    if (!k && !engine_class(ENGINE_COMPONENT, &search.component, err))
        return false;
    if (!k)
        clr_each_assembly(search_assembly, &search);
    if (search.n_hits > 1) {
        err_set(err, ERR_ARGUMENT, "Ambiguous component type");
        return err_hint(err, "Use the full name of the type, with its namespace");
    }
    if (!k && !search.hit)
        return err_set(err, ERR_NOT_FOUND, "Type not found");
    *ret_class = k ? k : search.hit;
    return true;
}

/* Whether a component has a type of this name, short or full; NULL is a missing script. */
static bool is_named(struct clr_object *component, struct slice name)
{
    struct clr_class *k = component ? clr.object_get_class(component) : NULL;
    struct buf full;
    bool is_so;

    if (!k)
        return slice_is(name, SCRIPT_MISSING_NAME);
    buf_init(&full, LIMIT_CARD_TEXT);
    clr_class_full_name(&full, k);
    is_so = slice_is(name, clr.class_get_name(k)) || slice_eq(name, buf_slice(&full));
    buf_done(&full);
    return is_so;
}

/* --- AddComponent --- */

/* Classes that only serve as bases. In C# they are not abstract. */
static bool is_only_base(struct clr_class *k)
{
    static const char *const names[] = {"UnityEngine.Component", "UnityEngine.Behaviour",
                                        "UnityEngine.MonoBehaviour"};

    for (size_t i = 0; i < N_ELEMENTS(names); i++) {
        if (clr_class_named(slice_of(names[i])) == k)
            return true;
    }
    return false;
}

/* For an error message. */
static struct slice name_of(struct agent_call *call, struct clr_object *o)
{
    struct slice name = SLICE("the object");
    struct buf text;
    struct err err;

    buf_init(&text, LIMIT_CARD_TEXT);
    if (engine_get_text(OBJECT_NAME, o, &text, &err))
        name = arena_copy(call->arena, buf_slice(&text));
    buf_done(&text);
    return name;
}

/* An object always has exactly one Transform, but a plain one can become a RectTransform. */
static bool has_transform(struct agent_call *call, struct clr_object *o, struct clr_class *k)
{
    struct clr_class *transform;
    struct clr_object *own;

    if (!engine_class(ENGINE_TRANSFORM, &transform, &call->err) ||
        !engine_call(GAME_OBJECT_TRANSFORM, o, NULL, &own, &call->err))
        return true;
    if (!clr.class_is_subclass_of(k, transform, 0) ||
        (k != transform && clr.object_get_class(own) == transform))
        return false;
    err_set(&call->err, ERR_ENGINE, "Can't add component '%s' to %.*s: it has a Transform",
            clr.class_get_name(k), SLICE_ARG(name_of(call, o)));
    return true;
}

/* Whether objects can have such a component. A generic one has a name like "Pool`1". */
static bool can_be_added(struct clr_class *k, struct clr_class *component)
{
    return is_component(k, component) && !(clr.class_get_flags(k) & CLASS_ABSTRACT) &&
           !is_only_base(k) && !strchr(clr.class_get_name(k), '`');
}

/* The place of a component: by its index, or the first of a type's name. */
static bool find_place(struct agent_call *call, struct clr_object *o, struct slice which,
                       size_t *ret_at, struct clr_object **ret_component)
{
    struct clr_array *components;
    int64_t index;
    size_t n, at = 0;
    bool is_index = text_to_int(which, &index);

    if (!engine_components(o, &components, &call->err))
        return false;
    n = engine_length(components);
    if (is_index)
        at = index < 0 || (uint64_t)index > n ? n : (size_t)index;
    while (!is_index && at < n && !is_named(engine_item(components, at), which))
        at++;
    if (at >= n)
        return err_set(&call->err, ERR_NOT_FOUND, "Component not found");
    *ret_at = at;
    *ret_component = engine_item(components, at);
    return true;
}

/* What adds the component then puts it into the place of a missing script. */
static bool begin_replacing(struct agent_call *call, struct clr_object *o, struct clr_class *by)
{
    const struct add_component_args *args = call->args;
    const struct edits *edits = agent_edits();
    struct clr_object *old;
    size_t at;

    if (!edits || !edits->replace)
        return err_set(&call->err, ERR_ENGINE, "This engine cannot replace a missing script");
    return find_place(call, o, args->replaces.value, &at, &old) &&
           (!old || permit_type(call, clr.object_get_class(old))) &&
           edits->replace(o, at, by, &call->err);
}

static bool add(struct agent_call *call, struct clr_object *o, struct clr_object *type,
                struct clr_class *k, struct clr_object **ret_added)
{
    const struct add_component_args *args = call->args;
    const bool replaces = args->replaces.value.len > 0;
    bool ok;

    if (replaces && !begin_replacing(call, o, k))
        return false;
    ok = engine_call(GAME_OBJECT_ADD, o, (void *[]){type}, ret_added, &call->err);
    if (replaces)
        agent_edits()->replace_end();
    return ok;
}

static bool add_component(struct agent_call *call)
{
    const struct add_component_args *args = call->args;
    struct clr_object *o, *type, *added = NULL;
    struct clr_class *k = NULL, *component;

    if (!find_type(args->type.value, &k, &call->err))
        return permit_lost(call, args->type.value, (struct slice){0});
    if (!permit_type(call, k) || !engine_find(args->object_id.value, &o, &call->err) ||
        !engine_class(ENGINE_COMPONENT, &component, &call->err))
        return false;
    if (!can_be_added(k, component))
        return err_set(&call->err, ERR_ARGUMENT, "Not a component that can be added: %s",
                       clr.class_get_name(k));
    if (has_transform(call, o, k))
        return false;
    type = clr_type_object(k);
    if (!type)
        return err_no_memory(&call->err);
    if (!add(call, o, type, k, &added))
        return false;
    if (engine_is_alive(added))
        return answer_ok(call);
    err_set(&call->err, ERR_ENGINE, "Can't add component '%s' to %.*s", clr.class_get_name(k),
            SLICE_ARG(name_of(call, o)));
    return err_hint(&call->err, "see the engine's log for the reason: TailLogs");
}

/* --- RemoveComponent --- */

static bool find_at(struct agent_call *call, struct slice object_id, int64_t index,
                    struct clr_object **ret_component)
{
    struct clr_object *o, *found;
    struct clr_array *components;

    if (!engine_find(object_id, &o, &call->err) || !engine_components(o, &components, &call->err))
        return false;
    if (index < 0 || (uint64_t)index >= engine_length(components))
        return err_set(&call->err, ERR_NOT_FOUND, "Component not found");
    found = engine_item(components, (size_t)index);
    if (!found)
        return err_set(&call->err, ERR_ENGINE,
                       "Can't remove a missing script: its type is unknown here");
    *ret_component = found;
    return permit_type(call, clr.object_get_class(found));
}

/* Finds a component by the name of its type, or of a base, or by its place. What it turns out to be
 * must be on the list. */
static bool find_removable(struct agent_call *call, const struct remove_component_args *args,
                           struct clr_object **ret_component)
{
    struct clr_class *component;
    struct target target;
    int64_t index;

    if (text_to_int(args->type.value, &index))
        return find_at(call, args->object_id.value, index, ret_component);
    if (!target_find(args->object_id.value, args->type.value, &target, &call->err))
        return permit_lost(call, args->type.value, (struct slice){0});
    if (!permit_type(call, clr.object_get_class(target.object)) ||
        !engine_class(ENGINE_COMPONENT, &component, &call->err))
        return false;
    if (!is_component(clr.object_get_class(target.object), component))
        return err_set(&call->err, ERR_ARGUMENT, "A GameObject is not a component");
    *ret_component = target.object;
    return true;
}

/* Whether one of the attribute's types is the component's class or a base of it. */
static bool names_type(struct clr_object *requirement, struct clr_class *k)
{
    static const char *const fields[] = {"m_Type0", "m_Type1", "m_Type2"};

    for (size_t i = 0; i < N_ELEMENTS(fields); i++) {
        struct clr_field *f =
            clr.class_get_field_from_name(clr.object_get_class(requirement), fields[i]);
        struct clr_object *type = f ? clr_field_box(f, requirement) : NULL;

        if (type && clr.class_is_assignable_from(clr_class_of_type_object(type), k))
            return true;
    }
    return false;
}

static bool requires(struct clr_object *by, struct clr_class *k, bool *ret_does, struct err *err)
{
    struct clr_object *of = clr_type_object(clr.object_get_class(by)), *which, *found;
    uint8_t with_bases = 1;
    size_t n;

    if (!of)
        return err_no_memory(err);
    if (!engine_type(ENGINE_REQUIREMENT, &which, err) ||
        !engine_call(ATTRIBUTES_OF, NULL, (void *[]){of, which, &with_bases}, &found, err))
        return false;
    *ret_does = false;
    n = engine_length((struct clr_array *)found);
    for (size_t i = 0; i < n && !*ret_does; i++)
        *ret_does = names_type(engine_item((struct clr_array *)found, i), k);
    return true;
}

/* Unity does not remove a component that another one requires, unless there are two of it. */
static bool check_not_needed(struct clr_object *component, struct err *err)
{
    struct clr_class *k = clr.object_get_class(component);
    struct clr_object *owner, *needing = NULL;
    struct clr_array *all;
    size_t n_alike = 0, n;

    if (!engine_has(ATTRIBUTES_OF) || !clr_class_named(SLICE("UnityEngine.RequireComponent")))
        return true;
    if (!engine_call(COMPONENT_GAME_OBJECT, component, NULL, &owner, err) ||
        !engine_components(owner, &all, err))
        return false;
    n = engine_length(all);
    for (size_t i = 0; i < n; i++) {
        struct clr_object *c = engine_item(all, i);
        bool does = false;

        if (!c || c == component)
            continue;
        n_alike += clr.object_get_class(c) == k;
        if (!requires(c, k, &does, err))
            return false;
        if (does)
            needing = c;
    }
    if (!needing || n_alike)
        return true;
    return err_set(err, ERR_ENGINE, "Can't remove %s because %s depends on it",
                   clr.class_get_name(k), clr.class_get_name(clr.object_get_class(needing)));
}

/* Whether the call names a missing script that this engine can remove. Other calls, and errors, are
 * find_removable()'s. */
static bool find_missing(struct agent_call *call, const struct remove_component_args *args,
                         struct clr_object **ret_owner, size_t *ret_at)
{
    const struct edits *edits = agent_edits();
    struct clr_object *component = NULL;
    struct err *err = &call->err;

    if (!edits || !edits->remove_missing)
        return false;
    if (engine_find(args->object_id.value, ret_owner, err) &&
        find_place(call, *ret_owner, args->type.value, ret_at, &component) && !component)
        return true;
    *err = (struct err){0};
    return false;
}

/* It has no type that a list could name, so it counts as what it is at least. */
static bool remove_missing(struct agent_call *call, struct clr_object *owner, size_t at)
{
    struct clr_class *script = clr_class_named(SLICE("UnityEngine.MonoBehaviour"));

    if (!script || !permit_type(call, script))
        return err_hint(&call->err, "A missing script counts as UnityEngine.MonoBehaviour");
    return agent_edits()->remove_missing(owner, at, &call->err) && answer_ok(call);
}

static bool remove_component(struct agent_call *call)
{
    const struct remove_component_args *args = call->args;
    struct clr_object *component = NULL, *owner;
    struct clr_class *transform;
    size_t at;

    if (find_missing(call, args, &owner, &at))
        return remove_missing(call, owner, at);
    if (!find_removable(call, args, &component) ||
        !engine_class(ENGINE_TRANSFORM, &transform, &call->err) ||
        !engine_call(COMPONENT_GAME_OBJECT, component, NULL, &owner, &call->err))
        return false;
    if (clr.class_is_subclass_of(clr.object_get_class(component), transform, 0))
        return err_set(&call->err, ERR_ENGINE,
                       "Can't remove Transform from %.*s: every object has one",
                       SLICE_ARG(name_of(call, owner)));
    return check_not_needed(component, &call->err) && engine_destroy(component, &call->err) &&
           answer_ok(call);
}

static const struct agent_tool tools[] = {
    {TOOL_ADD_COMPONENT, add_component, true},
    {TOOL_REMOVE_COMPONENT, remove_component, true},
};
const struct agent_tools tools_write_component = {tools, N_ELEMENTS(tools)};
