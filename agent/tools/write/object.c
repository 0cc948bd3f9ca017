/* The explorer's tools that change whole objects: activate, select, move, destroy. */
#include "agent/reflect/reflect.h"
#include "agent/tools/permit.h"

bool answer_ok(struct agent_call *call)
{
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_object_end(&w);
    return true;
}

static bool set_active(struct agent_call *call)
{
    const struct set_active_args *args = call->args;
    uint8_t active = args->active.value;
    struct clr_object *o;

    return engine_find(args->object_id.value, &o, &call->err) &&
           engine_call(GAME_OBJECT_SET_ACTIVE, o, (void *[]){&active}, NULL, &call->err) &&
           answer_ok(call);
}

/* In an editor, also selects it for the user. */
static bool select_object(struct agent_call *call)
{
    const struct object_args *args = call->args;
    struct clr_object *o;

    if (!engine_find(args->object_id.value, &o, &call->err))
        return false;
    if (engine_has(SELECTION_SET) &&
        !engine_call(SELECTION_SET, NULL, (void *[]){o}, NULL, &call->err))
        return false;
    state_select(o);
    watch_selection();
    return answer_ok(call);
}

/* --- The hierarchy. --- */

/* Explorer: the test UI and what is below it may be moved; for all else the operator decides. */
static bool find_movable(struct agent_call *call, struct slice id, struct clr_object **ret_object)
{
    struct clr_object *o = NULL;
    bool is_movable;

    if (!engine_find(id, &o, &call->err))
        return false;
    is_movable = permit_entry(call, SLICE("UnityEngine.GameObject"));
    if (!is_movable && !test_ui_has(o, &is_movable, &call->err))
        return false;
    if (!is_movable) {
        err_set(&call->err, ERR_DENIED, "Only the test UI may be moved or destroyed");
        return err_hint(&call->err, "call SpawnTestUi; other objects need UnityEngine.GameObject "
                                    "in componentAllowlist");
    }
    *ret_object = o;
    return true;
}

static bool check_not_below(struct clr_object *transform, struct clr_object *parent,
                            struct err *err)
{
    int64_t id = reflect_instance_id(transform);

    while (parent) {
        if (reflect_instance_id(parent) == id)
            return err_set(err, ERR_ARGUMENT, "Cannot set parent to descendant");
        if (!engine_call(TRANSFORM_PARENT, parent, NULL, &parent, err))
            return false;
    }
    return true;
}

static bool reparent(struct agent_call *call)
{
    const struct reparent_args *args = call->args;
    struct clr_object *o, *parent, *transform, *above;
    uint8_t stays_in_place = 1;

    return find_movable(call, args->object_id.value, &o) &&
           find_movable(call, args->new_parent_id.value, &parent) &&
           engine_call(GAME_OBJECT_TRANSFORM, o, NULL, &transform, &call->err) &&
           engine_call(GAME_OBJECT_TRANSFORM, parent, NULL, &above, &call->err) &&
           check_not_below(transform, above, &call->err) &&
           engine_call(TRANSFORM_SET_PARENT, transform, (void *[]){above, &stays_in_place}, NULL,
                       &call->err) &&
           answer_ok(call);
}

static bool destroy_object(struct agent_call *call)
{
    const struct confirm_object_args *args = call->args;
    struct clr_object *o;

    if (!find_movable(call, args->object_id.value, &o) || !engine_destroy(o, &call->err))
        return false;
    watch_selection();
    return answer_ok(call);
}

static const struct agent_tool tools[] = {
    {TOOL_SET_ACTIVE, set_active, false},
    {TOOL_SELECT_OBJECT, select_object, false},
    {TOOL_REPARENT, reparent, false},
    {TOOL_DESTROY_OBJECT, destroy_object, false},
};
const struct agent_tools tools_write_object = {tools, N_ELEMENTS(tools)};
