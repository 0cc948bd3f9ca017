/* Internal calls about the application, the screen and the log. */
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"
#include "calls.h"
#include "player/app.h"
#include "player/blame.h"
#include "player/load/load.h"
#include "player/managed/engine.h"
#include "player/managed/log.h"
#include "player/managed/reached.h"
#include "player/managed/trace.h"

/* Matches enum AppText in Native.cs. */
enum app_text {
    UNITY_VERSION,
    PRODUCT_NAME,
    COMPANY_NAME,
    DATA_PATH,
    PERSISTENT_DATA_PATH,
    STREAMING_ASSETS_PATH,
    TEMPORARY_CACHE_PATH,
    APP_VERSION,
    IDENTIFIER,
    RENDER_PIPELINE
};

/* Creates the folder again, because scripts write there without checking that it exists. */
static struct slice state_folder(struct arena *a, const char *name)
{
    struct slice path = arena_printf(a, "%s/%s", player_options.state_dir, name);

    if (path.p)
        mkdir(path.p, 0700);
    return path;
}

/* Of the machine, in bytes. */
static int64_t get_memory(void)
{
    return (int64_t)sysconf(_SC_PHYS_PAGES) * sysconf(_SC_PAGESIZE);
}

static struct clr_string *get_app_text(int what)
{
    const struct project *p = load_project();
    const struct settings *s = &p->settings;
    struct slice text = {0};
    struct arena a;
    struct clr_string *result;

    arena_init(&a, 1u << 16);
    switch (what) {
    case UNITY_VERSION:
        text = s->unity_version;
        break;
    case PRODUCT_NAME:
        text = data_product(p);
        break;
    case COMPANY_NAME:
        text = data_company(p);
        break;
    case DATA_PATH:
        text = arena_printf(&a, "%s/Assets", p->root);
        break;
    case STREAMING_ASSETS_PATH:
        text = arena_printf(&a, "%s/Assets/StreamingAssets", p->root);
        break;
    case PERSISTENT_DATA_PATH:
        text = data_folder(&a, p);
        break;
    case TEMPORARY_CACHE_PATH:
        text = state_folder(&a, "temporary");
        break;
    case RENDER_PIPELINE:
        text = slice_of(render_pipeline_name(s->pipeline));
        break;
    case APP_VERSION:
        text = s->version.len ? s->version : SLICE("1.0");
        break;
    case IDENTIFIER:
        text = arena_printf(&a, "com.%.*s.%.*s", SLICE_ARG(data_company(p)),
                            SLICE_ARG(data_product(p)));
        break;
    }
    result = clr_string_new(text);
    arena_done(&a);
    return result;
}

static void get_screen(struct vec4 *to)
{
    *to = (struct vec4){(float)graph_screen.width, (float)graph_screen.height, graph_screen.dpi, 0};
}

static void set_screen(int width, int height)
{
    enum { MAX = 16384 };

    if (width > 0 && height > 0 && width <= MAX && height <= MAX) {
        graph_screen.width = width;
        graph_screen.height = height;
    }
}

/* There is no mouse: the pointer rests in the middle of the screen. */
static void get_mouse(struct vec3 *to)
{
    *to = (struct vec3){(float)graph_screen.width / 2, (float)graph_screen.height / 2, 0};
}

static struct clr_string *get_layer_name(int layer)
{
    const struct settings *s = &load_project()->settings;

    return clr_string_new(layer >= 0 && layer < LAYER_COUNT ? s->layers[layer] : (struct slice){0});
}

static void get_times(struct time_settings *times)
{
    project_time(load_project(), times);
}

static struct clr_string *get_trace(void)
{
    struct clr_string *text;
    struct buf trace;

    buf_init(&trace, LIMIT_TRACE_BYTES);
    trace_append(&trace);
    text = clr_string_new(buf_slice(&trace));
    buf_done(&trace);
    return text;
}

/* An exception's stack may be endless, as after a recursion. */
static void cut_trace(struct buf *trace)
{
    struct slice rest = buf_slice(trace);

    for (size_t i = 0; i < LIMIT_TRACE_FRAMES && rest.len; i++)
        slice_cut(&rest, '\n');
    trace->len -= rest.len;
}

static void log_line(int type, struct clr_string *message, struct clr_string *stack,
                     struct clr_string *op)
{
    struct agent_line line = {0};
    struct buf text, trace, id;

    buf_init(&text, LIMIT_LOG_MESSAGE);
    buf_init(&trace, LIMIT_TRACE_BYTES);
    buf_init(&id, 256);
    clr_string_append(&text, message);
    if (stack)
        clr_string_append(&trace, stack);
    else
        trace_append(&trace);
    cut_trace(&trace);
    clr_string_append(&id, op);
    if (trace.len && type == LOG_TYPE_EXCEPTION) { /* for an exception: where it was thrown */
        buf_append_byte(&text, '\n');
        buf_append(&text, buf_slice(&trace));
    }
    line.message = buf_slice(&text);
    line.stack = buf_slice(&trace);
    line.op = buf_ok(&id) ? buf_slice(&id) : SLICE("");
    engine_log_line(type, &line);
    buf_done(&text);
    buf_done(&trace);
    buf_done(&id);
}

static void progress(int64_t call, float done)
{
    agent_progress(call, (double)done);
}

static void switch_flow(uint8_t is_tool, uint8_t is_edit, int64_t call, int64_t run, int64_t end)
{
    agent_switch_flow(is_tool, is_edit,
                      (struct agent_stretch){.call = call, .run = run, .end = end});
}

static void run_posted(void)
{
    agent_run_posted(engine_run_posted);
}

static uint8_t is_blamed(struct clr_string *full_name)
{
    struct buf text;
    bool is;

    buf_init(&text, LIMIT_TYPE_NAME);
    clr_string_append(&text, full_name);
    is = buf_ok(&text) && blame_has(buf_slice(&text));
    buf_done(&text);
    return is;
}

static void reach(struct clr_string *member, struct clr_string *reason, uint8_t is_told)
{
    struct buf name, why;

    buf_init(&name, LIMIT_LOG_MESSAGE);
    buf_init(&why, LIMIT_LOG_MESSAGE);
    clr_string_append(&name, member);
    if (reason)
        clr_string_append(&why, reason);
    if (buf_ok(&name) && buf_ok(&why) && is_told)
        reached_told(buf_slice(&name), buf_slice(&why));
    else if (buf_ok(&name) && buf_ok(&why))
        reached_note(buf_slice(&name), buf_slice(&why));
    buf_done(&name);
    buf_done(&why);
}

static uint8_t is_compiling(void)
{
    return player_is_compiling();
}

const struct internal_call app_calls[] = {
    {"GetAppText", get_app_text},
    {"GetMemory", get_memory},
    {"GetScreen", get_screen},
    {"SetScreen", set_screen},
    {"GetMouse", get_mouse},
    {"GetLayerName", get_layer_name},
    {"GetTimes", get_times},
    {"GetTrace", get_trace},
    {"Log", log_line},
    {"Progress", progress},
    {"SwitchFlow", switch_flow},
    {"RunPosted", run_posted},
    {"Quit", player_quit},
    {"IsCompiling", is_compiling},
    {"IsBlamed", is_blamed},
    {"Reach", reach},
    {NULL, NULL},
};
