/*
 * The fake: a host without an engine, and the annotated example of host.h. This file is all that a
 * host must do for its owner: take calls, give each back exactly once, live by the owner's clock,
 * tell events. What the tools do is in the other fake_*.c files.
 */
#include "fake.h"

static struct fake *fake_of(struct host *h)
{
    return (struct fake *)h;
}

#define FAKE_ENGINE "Example (fake)"

/* --- Which body runs a tool. A NULL row is a tool that the server itself runs. --- */

/* Hooks patch compiled methods, and there are none here. */
static bool refuse_hooks(struct fake *f, struct host_call *call)
{
    (void)f;
    err_set(&call->err, ERR_NOT_READY, "Hooks need a C# runtime");
    return err_hint(&call->err, "connect an engine that runs C#; the fake has none");
}

/* So nothing is hooked, and that can be told. */
static bool list_hooks(struct fake *f, struct host_call *call)
{
    (void)f;
    buf_append(&call->result, SLICE("{\"Total\":0,\"Items\":[]}"));
    return true;
}

/* No engine can connect to the fake. */
static bool list_instances(struct fake *f, struct host_call *call)
{
    (void)f;
    buf_append(&call->result, SLICE("{\"Total\":0,\"Items\":[]}"));
    return true;
}

static fake_body *const bodies[TOOL_COUNT] = {
    [TOOL_GET_STATUS] = fake_get_status,
    [TOOL_GET_VERSION] = fake_get_version,
    [TOOL_LIST_INSTANCES] = list_instances,
    [TOOL_LIST_SCENES] = fake_list_scenes,
    [TOOL_LIST_BUILD_SCENES] = fake_list_build_scenes,
    [TOOL_LIST_OBJECTS] = fake_list_objects,
    [TOOL_GET_OBJECT] = fake_get_object,
    [TOOL_GET_COMPONENTS] = fake_get_components,
    [TOOL_LIST_COMPONENT_MEMBERS] = fake_list_members,
    [TOOL_READ_COMPONENT_MEMBER] = fake_read_member,
    [TOOL_LIST_CHILDREN] = fake_list_children,
    [TOOL_SEARCH_OBJECTS] = fake_search_objects,
    [TOOL_GET_CAMERA_INFO] = fake_get_camera,
    [TOOL_GET_FREECAM] = fake_get_freecam,
    [TOOL_MOUSE_PICK] = fake_mouse_pick,
    [TOOL_GET_SELECTION] = fake_get_selection,
    [TOOL_GET_CLIPBOARD] = fake_get_clipboard,
    [TOOL_GET_TIME_SCALE] = fake_get_time_scale,

    [TOOL_SET_ACTIVE] = fake_set_active,
    [TOOL_SELECT_OBJECT] = fake_select_object,
    [TOOL_SET_CLIPBOARD_TEXT] = fake_set_clipboard_text,
    [TOOL_SET_CLIPBOARD_OBJECT] = fake_set_clipboard_object,
    [TOOL_CLEAR_CLIPBOARD] = fake_clear_clipboard,
    [TOOL_SET_MEMBER] = fake_set_member,
    [TOOL_CALL_METHOD] = fake_call_method,
    [TOOL_ADD_COMPONENT] = fake_add_component,
    [TOOL_REMOVE_COMPONENT] = fake_remove_component,
    [TOOL_REPARENT] = fake_reparent,
    [TOOL_DESTROY_OBJECT] = fake_destroy_object,
    [TOOL_LOAD_SCENE] = fake_load_scene,
    [TOOL_SAVE_SCENE] = fake_save_scene,
    [TOOL_SET_TIME_SCALE] = fake_set_time_scale,
    [TOOL_SET_FREECAM_ENABLED] = fake_set_freecam_enabled,
    [TOOL_SET_FREECAM_SPEED] = fake_set_freecam_speed,
    [TOOL_SET_FREECAM_POSE] = fake_set_freecam_pose,
    [TOOL_SPAWN_TEST_UI] = fake_spawn_test_ui,
    [TOOL_DESTROY_TEST_UI] = fake_destroy_test_ui,

    [TOOL_CONSOLE_EVAL] = fake_console_eval,
    [TOOL_LIST_CONSOLE_SCRIPTS] = fake_list_scripts,
    [TOOL_READ_CONSOLE_SCRIPT] = fake_read_script,
    [TOOL_WRITE_CONSOLE_SCRIPT] = fake_write_script,
    [TOOL_DELETE_CONSOLE_SCRIPT] = fake_delete_script,
    [TOOL_RUN_CONSOLE_SCRIPT] = fake_run_script,
    [TOOL_GET_STARTUP_SCRIPT] = fake_get_startup,
    [TOOL_SET_STARTUP_SCRIPT_ENABLED] = fake_set_startup_enabled,
    [TOOL_WRITE_STARTUP_SCRIPT] = fake_write_startup,
    [TOOL_RUN_STARTUP_SCRIPT] = fake_run_startup,

    [TOOL_HOOK_LIST] = list_hooks,
    [TOOL_HOOK_LIST_METHODS] = refuse_hooks,
    [TOOL_HOOK_GET_SOURCE] = refuse_hooks,
    [TOOL_HOOK_ADD] = refuse_hooks,
    [TOOL_HOOK_REMOVE] = refuse_hooks,
    [TOOL_HOOK_SET_ENABLED] = refuse_hooks,
    [TOOL_HOOK_SET_SOURCE] = refuse_hooks,

    [TOOL_PROJECT_INFO] = fake_project_info,
    [TOOL_PROJECT_SCENES_LIST] = fake_project_scenes,
    [TOOL_PROJECT_ASSETS_SUMMARY] = fake_assets_summary,
    [TOOL_PROJECT_ASSETS_LIST] = fake_assets_list,
    [TOOL_PROJECT_REFERENCES_MISSING] = fake_references_missing,
    [TOOL_SCENE_ACTIVE] = fake_scene_active,
    [TOOL_SCENE_HIERARCHY_DUMP] = fake_scene_dump,
    [TOOL_SCENE_OBJECTS_FIND] = fake_scene_objects,
    [TOOL_SCENE_COMPONENTS_LIST] = fake_scene_components,
    [TOOL_ASSET_INFO] = fake_asset_info,
    [TOOL_ASSET_DEPENDENCIES_GRAPH] = fake_asset_graph,
    [TOOL_AUDIO_MIXER_LIST] = fake_mixer_list,
    [TOOL_AUDIO_MIXER_SNAPSHOT_READ] = fake_mixer_snapshot,
    [TOOL_EDITOR_SELECTION_INFO] = fake_selection_info,

    [TOOL_EXECUTE_CODE] = fake_execute_code,
    [TOOL_QUERY] = fake_query,
};

static fake_body *find_body(const struct tool *tool)
{
    if (tool->id == TOOL_PLUGIN)
        return fake_plugin;
    return tool->id < TOOL_COUNT ? bodies[tool->id] : NULL;
}

/* --- Calls. --- */

/* What a call waits for; lives in the call's arena, as everything that dies with it. */
struct wait {
    bool is_armed;   /* fake_wait() was called and resume() not yet */
    bool has_due;    /* a tick has told what time it is */
    int64_t ms, due; /* how long, and until when */
    fake_body *resume;
    void *state;
};

static int64_t add_time(int64_t at, int64_t ms)
{
    return ms > INT64_MAX - at ? INT64_MAX : at + ms;
}

bool fake_wait(struct host_call *call, int64_t ms, fake_body *resume, void *state)
{
    struct wait *w = call->host_data;

    if (!w)
        w = call->host_data = arena_zalloc(call->arena, sizeof(*w));
    if (!w)
        return err_no_memory(&call->err);
    /* A second wait counts from the end of the first, however late the tick came. */
    if (w->has_due)
        w->due = add_time(w->due, ms);
    w->is_armed = true;
    w->ms = ms;
    w->resume = resume;
    w->state = state;
    return true;
}

void *fake_wait_state(const struct host_call *call)
{
    const struct wait *w = call->host_data;

    return w->state;
}

/*
 * Gives the call back. The owner may free it at once or post the next one from within, so nothing
 * may touch the call afterwards, and the queue must be in order before.
 */
static void finish(struct fake *f, struct host_call *call, bool ok)
{
    /* Bodies write without asking; a buffer that failed on the way tells it here. */
    if (ok && !buf_ok(&call->result))
        ok = err_no_memory(&call->err);
    if (!ok)
        buf_reset(&call->result, 0);
    f->host.events.finished(f->host.events.ctx, call);
}

static void append_waiting(struct fake *f, struct host_call *call)
{
    struct host_call **link = &f->waiting;

    while (*link)
        link = &(*link)->next;
    call->next = NULL;
    *link = call;
}

static void run(struct fake *f, struct host_call *call, fake_body *body)
{
    bool ok = body(f, call);
    const struct wait *w = call->host_data;

    if (ok && w && w->is_armed)
        append_waiting(f, call);
    else
        finish(f, call, ok);
}

static bool check_ready(const struct fake *f, struct err *err)
{
    switch (f->info.state) {
    case HOST_READY:
        return true;
    case HOST_ABSENT:
        err_set(err, ERR_NOT_READY, "Unity is not connected");
        return err_hint(err, "start Unity or connect an engine, then send the call again");
    case HOST_RELOADING:
        break;
    }
    err_set(err, ERR_NOT_READY, "Unity is reloading");
    return err_hint(err, "send the call again in a few seconds");
}

/* A host that needs time keeps the call and finishes it later from tick(); this one does most at
 * once, and then finished() has been called before post() returns. */
static void post(struct host *h, struct host_call *call)
{
    struct fake *f = fake_of(h);
    fake_body *body = find_body(call->tool);

    call->err = (struct err){0};
    call->host_data = NULL;
    call->n_diagnostics = 0;
    call->form = FORM_JSON;
    call->has_no_value = call->is_value = call->is_lost = false;
    call->engine = f->info.state == HOST_ABSENT ? (struct slice){0} : SLICE(FAKE_ENGINE);
    if (!check_ready(f, &call->err)) {
        finish(f, call, false);
    } else if (!body) {
        err_set(&call->err, ERR_INTERNAL, "The fake has no tool '%s'", call->tool->name);
        finish(f, call, false);
    } else {
        run(f, call, body);
    }
}

static void unlink_waiting(struct fake *f, const struct host_call *call)
{
    for (struct host_call **link = &f->waiting; *link; link = &(*link)->next) {
        if (*link == call) {
            *link = call->next;
            return;
        }
    }
}

static bool is_waiting(const struct fake *f, const struct host_call *call)
{
    for (const struct host_call *j = f->waiting; j; j = j->next) {
        if (j == call)
            return true;
    }
    return false;
}

/* A call that is no longer here has been finished already: asking is then too late, not wrong. */
static void cancel(struct host *h, struct host_call *call)
{
    struct fake *f = fake_of(h);

    if (!is_waiting(f, call))
        return;
    unlink_waiting(f, call);
    finish(f, call, err_set(&call->err, ERR_TIMEOUT, "Cancelled"));
}

/* The call that is to go on first, the older one of two. A call posted since the last tick learns
 * here what time it is: post() is not told. */
static struct host_call *next_due(struct fake *f)
{
    struct host_call *first = NULL;

    for (struct host_call *j = f->waiting; j; j = j->next) {
        struct wait *w = j->host_data;
        const struct wait *best = first ? first->host_data : NULL;

        if (!w->has_due) {
            w->due = add_time(f->now, w->ms);
            w->has_due = true;
        }
        if (!best || w->due < best->due)
            first = j;
    }
    return first;
}

static int64_t due_of(const struct host_call *call)
{
    const struct wait *w = call->host_data;

    return w->due;
}

static int64_t tick(struct host *h, int64_t now)
{
    struct fake *f = fake_of(h);
    struct host_call *call;

    if (!f->has_time)
        f->first_now = now;
    f->has_time = true;
    f->now = now;
    /* Looked up anew each time: finished() may post and cancel. */
    while ((call = next_due(f)) && due_of(call) <= now) {
        struct wait *w = call->host_data;

        unlink_waiting(f, call);
        w->is_armed = false;
        run(f, call, w->resume);
    }
    return call ? due_of(call) : HOST_NEVER;
}

/* --- Events. An owner may leave out those it has no use for, but not finished(). --- */

void fake_progress(struct fake *f, struct host_call *call, double done, double total,
                   const char *message)
{
    if (f->host.events.progress)
        f->host.events.progress(f->host.events.ctx, call, done, total, message);
}

void fake_log(struct fake *f, const char *operation, struct slice message)
{
    struct host_line line = {.level = "Info",
                             .message = message,
                             .stack = SLICE("UnityEngine.Debug:Log (object)"),
                             .operation = slice_of(operation),
                             .engine = SLICE(FAKE_ENGINE)};

    if (f->host.events.line)
        f->host.events.line(f->host.events.ctx, &line);
}

/* An event that there is no memory for is lost; the change itself is not. */
static void send_event(struct fake *f, const char *name, struct buf *payload)
{
    if (f->host.events.event && buf_ok(payload))
        f->host.events.event(f->host.events.ctx, name, buf_slice(payload));
    buf_done(payload);
}

enum { EVENT_SIZE = 4096 }; /* all ids of FAKE_SCENES scenes, with room */

void fake_tell_selection(struct fake *f)
{
    struct buf payload;
    struct json_out w;

    if (!f->world.selection_changed)
        return;
    f->world.selection_changed = false;
    buf_init(&payload, EVENT_SIZE);
    json_out_init(&w, &payload);
    fake_write_selection(&w, &f->world);
    send_event(f, "selection", &payload);
}

void fake_tell_scenes(struct fake *f, const struct fake_scene *added, const char *const *removed,
                      size_t n_removed)
{
    struct buf payload;
    struct json_out w;

    buf_init(&payload, EVENT_SIZE);
    json_out_init(&w, &payload);
    json_object(&w);
    json_key(&w, "added");
    json_array(&w);
    json_string(&w, added->id);
    json_array_end(&w);
    json_key(&w, "removed");
    json_array(&w);
    for (size_t i = 0; i < n_removed; i++)
        json_string(&w, removed[i]);
    json_array_end(&w);
    json_object_end(&w);
    send_event(f, "scenes_diff", &payload);
}

/* Hosts read no clock, so this world's calendar begins with the date of seed 4's example. */
#define FIRST_WALL_MS 1765994400000 /* 2025-12-17T18:00:00Z */

int64_t fake_wall_time(const struct fake *f)
{
    return FIRST_WALL_MS + (f->now - f->first_now);
}

/* --- The host itself. --- */

static const struct host_info *info(struct host *h)
{
    return &fake_of(h)->info;
}

/* Nobody knows what an engine that is not there would register. */
static const struct tool *tools(struct host *h, size_t *ret_n)
{
    *ret_n = 0;
    return fake_of(h)->info.state == HOST_ABSENT ? NULL : fake_plugin_tools(ret_n);
}

static void free_fake(struct host *h)
{
    struct fake *f = fake_of(h);

    fake_scripts_done(f);
    fake_world_done(&f->world);
    mem_free(f->clipboard);
    mem_free(f);
}

static const struct host_ops fake_ops = {
    .name = "fake",
    .info = info,
    .tools = tools,
    .post = post,
    .cancel = cancel,
    .tick = tick,
    .free = free_fake,
};

static const char *text_or(const char *text, const char *otherwise)
{
    return text ? text : otherwise;
}

struct host *fake_host_new(const struct fake_options *options, const struct host_events *events)
{
    struct fake *f = mem_zalloc(sizeof(*f));

    if (!f)
        return NULL;
    f->host = (struct host){.ops = &fake_ops, .events = *events};
    f->info = (struct host_info){
        .state = options->state,
        .unity_version = text_or(options->unity_version, "2022.3.20f1"),
        .platform = text_or(options->platform, "WindowsPlayer"),
        .runtime = text_or(options->runtime, "IL2CPP"),
        .product_name = "Example",
    };
    f->scan_cost_ms = options->scan_cost_ms;
    f->time_scale = 1;
    f->freecam.speed = 10;
    if (!fake_world_init(&f->world)) {
        free_fake(&f->host);
        return NULL;
    }
    return &f->host;
}
