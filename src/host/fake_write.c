/*
 * The explorer's tools that change the fake's world. Whether they may is not asked here: the gates
 * have been passed. What fails changes nothing.
 */
#include "fake.h"

#include <math.h>

#define MAX_TIME_SCALE 4

bool fake_set_active(struct fake *f, struct host_call *call)
{
    const struct set_active_args *args = call->args;
    struct fake_object *o;

    if (!fake_object_find(&f->world, args->object_id.value, &o, &call->err))
        return false;
    o->is_active = args->active.value;
    return fake_ok(call);
}

bool fake_select_object(struct fake *f, struct host_call *call)
{
    const struct object_args *args = call->args;
    struct fake_object *o;

    if (!fake_object_find(&f->world, args->object_id.value, &o, &call->err))
        return false;
    f->world.selection_changed = f->world.selected != o;
    f->world.selected = o;
    fake_tell_selection(f);
    return fake_ok(call);
}

/* --- The clipboard holds a text, an object or nothing. --- */

static void set_clipboard(struct fake *f, char *text, size_t len, struct fake_object *o)
{
    mem_free(f->clipboard);
    f->clipboard = text;
    f->clipboard_len = len;
    f->world.copied = o;
}

bool fake_set_clipboard_text(struct fake *f, struct host_call *call)
{
    const struct clipboard_text_args *args = call->args;
    struct slice text = args->text.value;
    char *copy;

    if (text.len > FAKE_TEXT)
        return err_set(&call->err, ERR_ARGUMENT, "Text too large; max %d bytes", FAKE_TEXT);
    copy = text_copy(text);
    if (!copy)
        return err_no_memory(&call->err);
    set_clipboard(f, copy, text.len, NULL);
    return fake_ok(call);
}

bool fake_set_clipboard_object(struct fake *f, struct host_call *call)
{
    const struct confirm_object_args *args = call->args;
    struct fake_object *o;

    if (!fake_object_find(&f->world, args->object_id.value, &o, &call->err))
        return false;
    set_clipboard(f, NULL, 0, o);
    return fake_ok(call);
}

bool fake_clear_clipboard(struct fake *f, struct host_call *call)
{
    set_clipboard(f, NULL, 0, NULL);
    return fake_ok(call);
}

/* --- Members and methods. --- */

static bool parse_text(struct host_call *call, const char *what, struct slice text,
                       const struct json **ret_root)
{
    struct json_fault fault;

    if (json_parse(call->arena, text, ret_root, &fault))
        return true;
    return err_set(&call->err, ERR_ARGUMENT, "%s is not JSON: %s at byte %zu", what, fault.reason,
                   fault.at);
}

static bool find_target(struct fake *f, struct host_call *call, struct slice id, struct slice type,
                        struct fake_target *ret_target)
{
    struct fake_object *o;

    return fake_object_find(&f->world, id, &o, &call->err) &&
           fake_target_find(o, type, ret_target, &call->err);
}

bool fake_set_member(struct fake *f, struct host_call *call)
{
    const struct set_member_args *args = call->args;
    const struct fake_member *m;
    const struct json *value;
    struct fake_target target;

    if (!find_target(f, call, args->object_id.value, args->component_type.value, &target))
        return false;
    m = fake_member_find(target.type, args->member.value);
    if (!m)
        return err_set(&call->err, ERR_NOT_FOUND, "Member not found: %.*s",
                       SLICE_ARG(args->member.value));
    return parse_text(call, "jsonValue", args->json_value.value, &value) &&
           fake_member_set(&target, m, value, &call->err) && fake_ok(call);
}

static const struct fake_method *find_method(const struct fake_type *type, struct slice name,
                                             const struct json *args, struct fake_value *ret_arg)
{
    for (size_t i = 0; i < fake_n_methods; i++) {
        const struct fake_method *m = &fake_methods[i];

        if (fake_type_is(type, &fake_types[m->on]) && slice_is(name, m->name) &&
            args->n_items == 1 && fake_value_from_json(m->arg, args->first, ret_arg))
            return m;
    }
    return NULL;
}

bool fake_call_method(struct fake *f, struct host_call *call)
{
    const struct call_method_args *args = call->args;
    const struct fake_method *m;
    const struct json *list;
    struct fake_target target;
    struct fake_value arg, result = {0};
    struct json_out w;

    if (!find_target(f, call, args->object_id.value, args->component_type.value, &target) ||
        !parse_text(call, "argsJson", args->args_json.value, &list))
        return false;
    if (!json_is(list, JSON_ARRAY))
        return err_set(&call->err, ERR_ARGUMENT, "argsJson must be a JSON array");
    m = find_method(target.type, args->method.value, list, &arg);
    if (!m)
        return err_set(&call->err, ERR_NOT_FOUND, "Method overload not found");
    if (m->arg == V_BOOL)
        target.object->is_active = arg.truth;
    else
        result =
            (struct fake_value){.kind = V_BOOL, .truth = slice_is(arg.text, target.object->tag)};
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_key(&w, "result");
    fake_value_json(&w, &result);
    json_object_end(&w);
    return true;
}

/* --- Components. --- */

bool fake_add_component(struct fake *f, struct host_call *call)
{
    const struct component_args *args = call->args;
    const struct fake_type *type = fake_type_find(args->type.value);
    struct fake_object *o;
    struct fake_component *c;

    if (!fake_object_find(&f->world, args->object_id.value, &o, &call->err))
        return false;
    if (!type)
        return err_set(&call->err, ERR_NOT_FOUND, "Type not found");
    if (type->is_abstract || !fake_type_is(type, &fake_types[TYPE_COMPONENT]))
        return err_set(&call->err, ERR_ARGUMENT, "Not a component that can be added: %s",
                       type->name);
    if (fake_type_is(type, &fake_types[TYPE_TRANSFORM]))
        return err_set(&call->err, ERR_ENGINE, "Can't add component '%s' to %s: it has a Transform",
                       fake_type_short(type), o->name);
    return fake_component_new(&f->world, o, type, &c, &call->err) && fake_ok(call);
}

static bool find_removable(struct fake_object *o, struct slice type_or_index,
                           struct fake_component **ret_component, struct err *err)
{
    struct fake_component *c = o->components;
    struct fake_target target;
    int64_t index;

    if (!text_to_int(type_or_index, &index)) {
        if (!fake_target_find(o, type_or_index, &target, err))
            return false;
        *ret_component = target.component;
        return target.component || err_set(err, ERR_ARGUMENT, "A GameObject is no component");
    }
    while (c && index > 0) {
        c = c->next;
        index--;
    }
    if (!c || index < 0)
        return err_set(err, ERR_NOT_FOUND, "Component not found");
    *ret_component = c;
    return true;
}

bool fake_remove_component(struct fake *f, struct host_call *call)
{
    const struct component_args *args = call->args;
    struct fake_object *o;
    struct fake_component *c = NULL;

    if (!fake_object_find(&f->world, args->object_id.value, &o, &call->err) ||
        !find_removable(o, args->type.value, &c, &call->err))
        return false;
    if (c == o->components)
        return err_set(&call->err, ERR_ENGINE,
                       "Can't remove Transform from %s: every object has one", o->name);
    fake_component_free(o, c);
    return fake_ok(call);
}

/* --- The hierarchy and scenes. --- */

/* Seed 4: a Mono host moves and destroys the test UI and what is below it, nothing else. */
static bool check_movable(struct fake *f, const struct fake_object *o, struct err *err)
{
    const struct fake_object *canvas = fake_test_canvas(f);

    if (strcmp(f->info.runtime, "Mono") != 0)
        return true;
    for (; canvas && o; o = o->parent) {
        if (o == canvas)
            return true;
    }
    err_set(err, ERR_DENIED, "Only the test UI may be moved or destroyed");
    return err_hint(err, "call SpawnTestUi; a Mono host leaves all other objects alone");
}

bool fake_reparent(struct fake *f, struct host_call *call)
{
    const struct reparent_args *args = call->args;
    struct fake_object *o, *parent;

    return fake_object_find(&f->world, args->object_id.value, &o, &call->err) &&
           fake_object_find(&f->world, args->new_parent_id.value, &parent, &call->err) &&
           check_movable(f, o, &call->err) && check_movable(f, parent, &call->err) &&
           fake_object_move(o, parent, &call->err) && fake_ok(call);
}

bool fake_destroy_object(struct fake *f, struct host_call *call)
{
    const struct confirm_object_args *args = call->args;
    struct fake_object *o;

    if (!fake_object_find(&f->world, args->object_id.value, &o, &call->err) ||
        !check_movable(f, o, &call->err))
        return false;
    fake_object_free(&f->world, o);
    fake_tell_selection(f);
    return fake_ok(call);
}

/* Takes all scenes but one out of the world. The ids go to `removed`. */
static size_t keep_only(struct fake *f, const struct fake_scene *kept, char removed[][16])
{
    struct fake_world *world = &f->world;
    size_t n = 0;

    for (size_t i = 0; i < FAKE_SCENES; i++) {
        struct fake_scene *s = world->scenes[i];

        if (!s || s == kept)
            continue;
        memcpy(removed[n++], s->id, sizeof(s->id));
        fake_scene_free(world, s);
        world->scenes[i] = NULL;
    }
    return n;
}

static void replace_scenes(struct fake *f, struct fake_scene *s, bool is_single)
{
    char ids[FAKE_SCENES][16];
    const char *removed[FAKE_SCENES];
    size_t n = 0;

    if (is_single) {
        n = keep_only(f, s, ids);
        f->world.active = s;
    }
    for (size_t i = 0; i < n; i++)
        removed[i] = ids[i];
    fake_tell_scenes(f, s, removed, n);
    fake_tell_selection(f);
}

bool fake_load_scene(struct fake *f, struct host_call *call)
{
    const struct load_scene_args *args = call->args;
    const struct fake_scene_file *file = fake_file_find(args->name.value);
    bool is_single = slice_is(args->mode.value, "single");
    struct fake_scene *s;
    struct json_out w;

    if (args->name.value.len == 0)
        return err_set(&call->err, ERR_ARGUMENT, "name is required");
    if (!file)
        return err_set(&call->err, ERR_NOT_FOUND, "Scene not found: %.*s",
                       SLICE_ARG(args->name.value));
    if (file->build_index < 0)
        return err_set(&call->err, ERR_ENGINE, "Scene '%s' is not in the build settings",
                       file->name);
    /* The last place is kept for a scene that replaces all others. */
    if (!is_single && fake_scene_loaded_count(&f->world) >= FAKE_SCENES - 1)
        return err_set(&call->err, ERR_TOO_LARGE, "Too many scenes; max %d", FAKE_SCENES - 1);
    if (!fake_scene_load(&f->world, file, &s, &call->err))
        return false;
    replace_scenes(f, s, is_single);
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_put_text(&w, "name", args->name.value);
    json_put_text(&w, "mode", args->mode.value);
    json_object_end(&w);
    return true;
}

bool fake_save_scene(struct fake *f, struct host_call *call)
{
    (void)f;
    err_set(&call->err, ERR_NOT_READY, "This engine cannot save scenes");
    return err_hint(&call->err, "its scenes are in no file; start umcp with --project DIR");
}

bool fake_set_time_scale(struct fake *f, struct host_call *call)
{
    const struct time_scale_args *args = call->args;

    f->time_scale = (float)fmin(fmax(args->value.value, 0), MAX_TIME_SCALE);
    if (args->lock.is_set)
        f->is_time_locked = args->lock.value;
    return fake_get_time_scale(f, call);
}
