/* State of the tools between calls, and its transfer to the next engine. hooks.c has the hooks. */
#include "tools.h"

#include <math.h>

#include "agent/agent.h"
#include "agent/reflect/reflect.h"

#define FREECAM_SPEED 10

/* Global, because tool bodies carry no context and a process has one engine. */
static struct tools_state state = {.freecam = {.speed = FREECAM_SPEED}};

struct tools_state *state_get(void)
{
    return &state;
}

struct clr_object *state_living(int64_t *id)
{
    struct clr_object *o = *id ? reflect_object_by_id(*id) : NULL;

    if (!o)
        *id = 0;
    return o;
}

/* In an editor somebody may have selected another object there. */
struct clr_object *state_selected(void)
{
    struct clr_object *active = NULL;
    struct err err;

    if (engine_has(SELECTION_ACTIVE) && engine_call(SELECTION_ACTIVE, NULL, NULL, &active, &err) &&
        reflect_instance_id(active) != state.selected)
        state_select(engine_is_alive(active) ? active : NULL);
    return state_living(&state.selected);
}

void state_select(struct clr_object *game_object)
{
    const int64_t id = game_object ? reflect_instance_id(game_object) : 0;

    state.n_changes += id != state.selected;
    state.selected = id;
}

struct clr_object *agent_selected(void)
{
    return state_living(&state.selected);
}

void agent_select(struct clr_object *game_object)
{
    state_select(game_object);
}

static void set_clipboard(char *text, size_t len, int64_t object)
{
    state.n_changes++;
    mem_free(state.clipboard.text);
    state.clipboard.text = text;
    state.clipboard.len = len;
    state.clipboard.object = object;
}

struct clr_object *state_copied(void)
{
    return state_living(&state.clipboard.object);
}

bool state_copy_text(struct slice text, struct err *err)
{
    char *copy = text_copy(text);

    if (!copy)
        return err_no_memory(err);
    set_clipboard(copy, text.len, 0);
    return true;
}

void state_copy_object(struct clr_object *game_object)
{
    set_clipboard(NULL, 0, game_object ? reflect_instance_id(game_object) : 0);
}

/* --- What outlives the engine: the server hears of it, and hands it to the next one. --- */

static void put_object(struct json_out *w, const char *key, struct clr_object *o)
{
    if (!o)
        json_put_string(w, key, NULL);
    else
        engine_put_place(w, key, o); /* if it fails, what is written names no object */
}

static void put_clipboard(struct json_out *w)
{
    json_key(w, "clipboard");
    json_object(w);
    if (state.clipboard.text)
        json_put_text(w, "text", slice_from(state.clipboard.text, state.clipboard.len));
    put_object(w, "object", state_copied());
    json_object_end(w);
}

static void put_freecam(struct json_out *w, const struct freecam *cam)
{
    json_key(w, "freecam");
    json_object(w);
    json_put_bool(w, "enabled", cam->is_enabled);
    json_put_bool(w, "hasPose", cam->has_pose);
    json_key(w, "speed");
    json_float(w, cam->speed);
    card_put_vector(w, "pos", cam->position);
    card_put_vector(w, "rot", cam->rotation);
    json_object_end(w);
}

static void tell(void)
{
    struct json_out w;
    struct buf payload;

    buf_init(&payload, 4 * LIMIT_CARD_TEXT);
    json_out_init(&w, &payload);
    json_object(&w);
    put_object(&w, "selection", state_selected());
    put_clipboard(&w);
    put_freecam(&w, &state.freecam);
    json_key(&w, "timeLock");
    if (state.is_time_locked)
        json_float(&w, state.time_scale);
    else
        json_null(&w);
    json_object_end(&w);
    /* What is too large must not leave the server with what was before. */
    agent_report(LINKMSG_EVENT_KEPT, buf_ok(&payload) ? buf_slice(&payload) : SLICE("{}"));
    buf_done(&payload);
}

void keep_tell(void)
{
    if (state.n_changes == state.kept.n_changes)
        return;
    state.kept.n_changes = state.n_changes;
    tell();
}

void keep_watch(void)
{
    const uint64_t connection = agent_connection(); /* a newer one is seen the next time */

    if (connection != state.kept.connection) {
        hooks_tell_all();
        if (state.n_changes)
            tell();
        state.kept.n_changes = state.n_changes;
        state.kept.connection = connection;
    } else {
        keep_tell();
    }
}

/* --- What the engine before had --- */

/* Names each part that did not come back. */
struct comeback {
    struct json_out w; /* a list of texts */
};

static void lose(struct comeback *to, const char *what, const struct err *err)
{
    struct buf text;

    buf_init(&text, LIMIT_CARD_TEXT);
    buf_printf(&text, "%s: %.*s", what, SLICE_ARG(err_text(err)));
    json_text(&to->w, buf_slice(&text));
    buf_done(&text);
}

static void restore_selection(struct comeback *to, const struct json *place)
{
    struct clr_object *o;
    struct err err = {0};

    if (!json_is(place, JSON_OBJECT) || state.selected)
        return;
    if (engine_find_place(place, &o, &err) &&
        (!engine_has(SELECTION_SET) || engine_call(SELECTION_SET, NULL, (void *[]){o}, NULL, &err)))
        state_select(o);
    else
        lose(to, "the selection", &err);
}

static void restore_clipboard(struct comeback *to, const struct json *clipboard)
{
    const struct json *text = json_get(clipboard, "text"), *place = json_get(clipboard, "object");
    struct clr_object *o;
    struct err err = {0};
    bool ok = true;

    if (state.clipboard.text || state.clipboard.object)
        return;
    if (json_is(text, JSON_STRING) && text->text.len <= LIMIT_CLIPBOARD)
        ok = state_copy_text(text->text, &err);
    else if (json_is(place, JSON_OBJECT) && (ok = engine_find_place(place, &o, &err)))
        state_copy_object(o);
    if (!ok)
        lose(to, "the clipboard", &err);
}

static bool read_float(const struct json *v, float *ret_value)
{
    double value;

    if (!v || !json_to_double(v, &value) || !isfinite((float)value))
        return false;
    *ret_value = (float)value;
    return true;
}

static bool read_vector(const struct json *v, struct engine_vector *ret_vector)
{
    return read_float(json_get(v, "X"), &ret_vector->x) &&
           read_float(json_get(v, "Y"), &ret_vector->y) &&
           read_float(json_get(v, "Z"), &ret_vector->z);
}

static void restore_freecam(struct comeback *to, const struct json *v)
{
    struct freecam cam = state.freecam;
    struct err err = {0};
    bool is_enabled = false, has_pose = false;

    if (!json_is(v, JSON_OBJECT) || cam.has_pose || cam.is_enabled)
        return;
    json_to_bool(json_get(v, "hasPose"), &has_pose);
    json_to_bool(json_get(v, "enabled"), &is_enabled);
    read_float(json_get(v, "speed"), &cam.speed);
    cam.has_pose = has_pose && read_vector(json_get(v, "pos"), &cam.position) &&
                   read_vector(json_get(v, "rot"), &cam.rotation);
    cam.is_enabled = is_enabled;
    if (!state_set_freecam(&cam, &err))
        lose(to, "the free camera", &err);
}

static void restore_time_lock(struct comeback *to, const struct json *v)
{
    struct err err = {0};
    float scale;

    if (!state.is_time_locked && read_float(v, &scale) && !state_lock_time(scale, &err))
        lose(to, "the locked time scale", &err);
}

static bool restore_state(struct agent_call *call)
{
    const struct restore_state_args *args = call->args;
    struct comeback to;
    struct json_fault fault;
    const struct json *kept;

    if (!json_parse(call->arena, args->state.value, &kept, &fault))
        return err_set(&call->err, ERR_ARGUMENT, "The state is not JSON");
    json_out_init(&to.w, &call->result);
    json_object(&to.w);
    json_put_bool(&to.w, "ok", true);
    json_key(&to.w, "lost");
    json_array(&to.w);
    restore_selection(&to, json_get(kept, "selection"));
    restore_clipboard(&to, json_get(kept, "clipboard"));
    restore_freecam(&to, json_get(kept, "freecam"));
    restore_time_lock(&to, json_get(kept, "timeLock"));
    json_array_end(&to.w);
    json_object_end(&to.w);
    watch_selection();
    keep_tell();
    return true;
}

static const struct agent_tool tools[] = {{TOOL_RESTORE_STATE, restore_state, false}};
const struct agent_tools tools_state = {tools, N_ELEMENTS(tools)};
