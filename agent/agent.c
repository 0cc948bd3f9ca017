/*
 * The agent's public side: one link, one pump, and the engine's reports to them. It introduces the
 * engine to the server, notices when the domain of user code changes, and lets the tools look for
 * news between calls. A process has one agent, as it has one runtime.
 */
#include "agent.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "base/limits.h"
#include "json/json.h"

#include "agent/eval/eval.h"
#include "agent/hook/hook.h"
#include "agent/link/link.h"
#include "agent/reflect/reflect.h"
#include "agent/run/aside.h"
#include "agent/run/body.h"
#include "agent/run/guard.h"
#include "agent/run/pump.h"
#include "agent/usertool/usertool.h"

#define WATCH_US 100000

/* The main thread replaces the link while it has `gate` for writing. Other threads use the link
 * while they have `gate` for reading; the main thread uses it without a lock. */
static struct {
    pthread_rwlock_t gate;
    struct link *link; /* NULL: not started */
    struct pump pump;
    int64_t watched;       /* when the tools last looked for news */
    bool must_find_tools;  /* user code may have tools that the server does not know */
    unsigned n_assemblies; /* how many were loaded when we last looked for tools */
} agent = {.gate = PTHREAD_RWLOCK_INITIALIZER};

/* --- Hello --- */

/* A property of UnityEngine.Application as text; empty if it has none. */
static struct slice ask(struct arena *a, const char *getter)
{
    struct clr_class *k = clr_class_named(SLICE("UnityEngine.Application"));
    struct clr_method *m = k ? clr_method(k, getter, 0, NULL) : NULL;
    struct clr_object *value = NULL;
    struct slice answer = {0};
    struct buf text;
    struct err err;

    buf_init(&text, 4096);
    if (m && clr_call(m, NULL, NULL, &value, &err) && value && clr_to_string(&text, value, &err) &&
        buf_ok(&text))
        answer = arena_copy(a, buf_slice(&text));
    buf_done(&text);
    return answer;
}

static struct slice given_or_asked(struct arena *a, const char *given, const char *getter)
{
    return given ? slice_of(given) : ask(a, getter);
}

static const char *kind_of(struct arena *a, const struct agent_options *o)
{
    struct slice is_editor;

    if (o->kind)
        return o->kind;
    is_editor = ask(a, "get_isEditor");
    if (!is_editor.len)
        return "process";
    return slice_is(is_editor, "True") ? "editor" : "game";
}

/* An editor's project is the folder that contains Assets. */
static struct slice project_of(struct arena *a, const struct agent_options *o, const char *kind)
{
    static const char assets[] = "/Assets";
    struct slice path;

    if (o->project || strcmp(kind, "editor") != 0)
        return slice_of(o->project);
    path = ask(a, "get_dataPath");
    if (slice_ends_nocase(path, slice_of(assets)))
        path.len -= strlen(assets);
    return path;
}

/* A JSON array of "feature: why" for each feature that this runtime lacks. */
static struct slice missing(struct arena *a)
{
    static const char *const names[CLR_FEATURES] = {
        [CLR_EVAL] = "eval", [CLR_ABORT] = "abort", [CLR_HOOK] = "hook", [CLR_RELOAD] = "reload"};
    struct slice list;
    struct json_out w;
    struct buf to;
    char text[256];

    buf_init(&to, 4096);
    json_out_init(&w, &to);
    json_array(&w);
    for (size_t i = 0; i < CLR_FEATURES; i++) {
        if (!clr.lacks[i])
            continue;
        snprintf(text, sizeof(text), "%s: %s", names[i], clr.lacks[i]);
        json_string(&w, text);
    }
    json_array_end(&w);
    list = buf_ok(&to) ? arena_copy(a, buf_slice(&to)) : (struct slice){0};
    buf_done(&to);
    return list;
}

static int64_t wall_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void write_hello(struct buf *to, struct arena *a, const struct agent_options *o)
{
    const char *kind = kind_of(a, o);
    struct slice name = given_or_asked(a, o->name, "get_productName");
    struct linkmsg m = {
        .head = LINKMSG_HELLO,
        .hello = {.protocol = LINKMSG_PROTOCOL,
                  .agent = SLICE(UMCP_VERSION),
                  .name = name.len ? name : slice_of(program_invocation_short_name),
                  .project = project_of(a, o, kind),
                  .unity_version = given_or_asked(a, o->unity_version, "get_unityVersion"),
                  .platform = given_or_asked(a, o->platform, "get_platform"),
                  .runtime = slice_of(clr_name()),
                  .pid = getpid(),
                  .started = wall_ms(),
                  .kind = slice_of(kind),
                  .missing = missing(a)}};

    linkmsg_write(to, &m);
}

/* --- Beginning and end --- */

static struct link *open_link(const struct agent_options *o, struct err *err)
{
    struct link *link = NULL;
    struct clr_region region;
    struct arena a;
    struct buf hello;

    arena_init(&a, LIMIT_AGENT_HELLO);
    buf_init(&hello, LIMIT_AGENT_HELLO);
    clr_begin(&region);
    if (!clr.domain)
        clr_enter_domain();
    write_hello(&hello, &a, o);
    clr_end(&region);
    if (buf_ok(&hello)) {
        struct link_options options = {.fd = o->fd,
                                       .url = o->url,
                                       .token = o->token,
                                       .must_end_with_server = o->must_end_with_server,
                                       .hello = buf_slice(&hello),
                                       .cancelled = guard_cancel,
                                       .resumed = guard_call_now};

        link = link_new(&options, err);
    } else {
        err_no_memory(err);
    }
    buf_done(&hello);
    arena_done(&a);
    return link;
}

void agent_hide_internals(void)
{
    reflect_hide_internals();
}

static void complain_stuck(const char *why)
{
    agent_log(&(struct agent_line){.level = "Warning", .message = slice_of(why)});
}

static const struct tool *user_row(struct slice name)
{
    const struct usertool *t = usertool_named(name);

    return t ? &t->row : NULL;
}

bool agent_start(const struct agent_options *options, struct err *err)
{
    struct pump pump;
    struct link *link;

    if (agent.link)
        return err_set(err, ERR_INTERNAL, "the agent is already running");
    if (!pump_init(&pump, NULL, agent_tool_find, err))
        return false;
    link = guard_start(options->stuck ? options->stuck : complain_stuck, err)
               ? open_link(options, err)
               : NULL;
    if (!link) {
        guard_stop();
        pump_done(&pump);
        return false;
    }
    pump.link = link;
    pump.find_user = user_row;
    pump.is_user_busy = aside_is_busy;
    pump.has_changed = options->has_changed;
    pump.is_compiling = agent.pump.is_compiling; /* the engine may have set it before the start */
    pump.is_compiling_editor = agent.pump.is_compiling_editor;
    agent.pump = pump;
    agent.watched = 0;
    agent.must_find_tools = true;
    pthread_rwlock_wrlock(&agent.gate);
    agent.link = link;
    pthread_rwlock_unlock(&agent.gate);
    return true;
}

void agent_stop(void)
{
    struct link *link = agent.link;
    struct clr_region region;

    if (!link)
        return;
    if (agent.pump.n_pending || aside_is_busy()) {
        clr_begin(&region);
        pump_drop_pending(&agent.pump, "The engine quits");
        aside_end();
        clr_end(&region);
    }
    pthread_rwlock_wrlock(&agent.gate);
    agent.link = NULL;
    pthread_rwlock_unlock(&agent.gate);
    link_free(link, "the engine quits");
    guard_stop();
    pump_done(&agent.pump);
}

/* --- The main thread --- */

static void forget_domain(void)
{
    pump_drop_pending(&agent.pump, "The engine reloaded its scripts before the result was ready");
    aside_end();
    hook_forget(); /* the server hands them back */
    usertools_forget();
    agent_tools_forget();
    reflect_forget();
    agent.must_find_tools = true;
}

/* Returns the domain to switch back to, or NULL if there is only one. */
static struct clr_domain *enter_domain(void)
{
    struct clr_domain *before = clr.kind == CLR_MONO_RUNTIME ? clr.mono.domain_get() : NULL;

    if (clr_enter_domain()) { /* without a notice that it would change */
        bool had_hooks = hook_first() != NULL;

        forget_domain();
        link_set_reloading(agent.link, had_hooks);
        link_set_reloading(agent.link, false);
    }
    return before;
}

static void leave_domain(struct clr_domain *before)
{
    if (before && clr.mono.domain_set && before != clr.mono.domain_get())
        clr.mono.domain_set(before, 0);
}

static bool is_compiling(void)
{
    return agent.pump.is_compiling || agent.pump.is_compiling_editor;
}

/* While scripts are being compiled, the server keeps the list of tools that it has. */
static bool may_find_tools(void)
{
    return agent.must_find_tools && !is_compiling();
}

static void find_tools(void)
{
    struct err err;
    struct buf message;
    bool ok;

    agent.must_find_tools = false;
    buf_init(&message, LINKMSG_MAX_MESSAGE);
    ok = usertools_find(&err);
    if (ok)
        usertools_write(&message);
    if (!ok || !buf_ok(&message) || !link_set_tools(agent.link, buf_slice(&message)))
        agent_log(&(struct agent_line){
            .level = "Warning", .message = SLICE("Plugin tools are not listed: out of memory")});
    buf_done(&message);
}

static bool count_assembly(void *ctx, struct clr_assembly *a)
{
    (void)a;
    ++*(unsigned *)ctx;
    return true;
}

/* Only while no call waits and the domain is not about to be unloaded. */
static bool may_warm(void)
{
    return link_must_prepare(agent.link) && eval_may_warm() && !is_compiling() &&
           !link_has_calls(agent.link);
}

void agent_pump(int64_t max_us)
{
    int64_t now = link_now();
    struct clr_domain *before;
    struct clr_region region;
    bool must_watch;

    if (!agent.link || agent.pump.is_running)
        return;
    link_look(agent.link);
    aside_look();
    must_watch = now - agent.watched >= WATCH_US && link_is_open(agent.link);
    if (agent.pump.is_reloading || (!must_watch && !agent_has_time_lock() && !agent_is_wanted()))
        return;
    clr_begin(&region);
    before = enter_domain();
    agent_apply_time_lock();
    if (must_watch) {
        unsigned n = 0;

        /* A game may also load assemblies while it runs. */
        if (clr_each_assembly(count_assembly, &n)) {
            agent.must_find_tools |= n != agent.n_assemblies;
            agent.n_assemblies = n;
        }
    }
    if (may_find_tools())
        find_tools();
    pump_run(&agent.pump, max_us);
    if (must_watch) {
        agent.watched = now;
        agent_watch();
    }
    if (may_warm())
        eval_warm();
    leave_domain(before);
    clr_end(&region);
}

void agent_wait(int64_t timeout_us)
{
    if (agent.link)
        pump_wait(&agent.pump, timeout_us);
    else
        usleep(timeout_us > 0 ? (useconds_t)(timeout_us < 1000000 ? timeout_us : 999999) : 0);
}

bool agent_is_over(void)
{
    return agent.link && link_is_over(agent.link);
}

bool agent_is_wanted(void)
{
    return agent.link && (link_has_calls(agent.link) || agent.pump.n_pending || aside_is_busy() ||
                          may_find_tools() || may_warm());
}

void agent_before_reload(void)
{
    struct clr_region region;

    if (!agent.link || agent.pump.is_reloading)
        return;
    agent.pump.is_reloading = true;
    link_set_reloading(agent.link, true);
    clr_begin(&region);
    forget_domain(); /* while its handles can still be freed */
    clr_end(&region);
}

void agent_after_reload(void)
{
    struct clr_domain *before;
    struct clr_region region;

    if (!agent.link || !agent.pump.is_reloading)
        return;
    agent.pump.is_reloading = false;
    if (may_find_tools()) { /* the server must know them before it sends calls */
        clr_begin(&region);
        before = enter_domain();
        find_tools();
        leave_domain(before);
        clr_end(&region);
    }
    link_set_reloading(agent.link, false);
}

bool agent_is_limited(void)
{
    return guard_is_limited();
}

bool agent_is_cancelled(void)
{
    return guard_is_cancelled(pump_call());
}

void agent_set_compiler(struct compile_client *client)
{
    eval_set_compiler(client);
}

size_t agent_compiled(void)
{
    return eval_count();
}

void agent_set_compiling(enum agent_compiling what)
{
    agent.pump.is_compiling = what == AGENT_COMPILES_ALL;
    agent.pump.is_compiling_editor = what == AGENT_COMPILES_EDITOR;
    agent.must_find_tools |= what == AGENT_COMPILES_NOTHING;
}

/* --- Any thread --- */

static struct slice cut_line(struct slice text)
{
    return slice_from(text.p, utf8_cut(text, LIMIT_AGENT_LINE));
}

static void send(void (*how)(struct link *l, struct slice message), const struct linkmsg *m)
{
    struct buf to;

    buf_init(&to, LINKMSG_MAX_MESSAGE);
    linkmsg_write(&to, m);
    pthread_rwlock_rdlock(&agent.gate);
    if (agent.link && buf_ok(&to))
        how(agent.link, buf_slice(&to));
    pthread_rwlock_unlock(&agent.gate);
    buf_done(&to);
}

bool agent_is_in_call(void)
{
    return pump_op().len > 0;
}

void agent_log(const struct agent_line *line)
{
    send(link_send_line, &(struct linkmsg){.head = LINKMSG_EVENT,
                                           .event = {.name = LINKMSG_EVENT_LOG,
                                                     .op = line->op.len ? line->op : pump_op(),
                                                     .line = {.level = line->level,
                                                              .message = cut_line(line->message),
                                                              .stack = cut_line(line->stack)}}});
}

void agent_nudge(void)
{
    pthread_rwlock_rdlock(&agent.gate);
    if (agent.link)
        link_nudge(agent.link);
    pthread_rwlock_unlock(&agent.gate);
}

void agent_event(enum linkmsg_event event, struct slice payload)
{
    send(link_send,
         &(struct linkmsg){.head = LINKMSG_EVENT, .event = {.name = event}, .payload = payload});
}

void agent_report(enum linkmsg_event event, struct slice payload)
{
    send(link_send_surely,
         &(struct linkmsg){.head = LINKMSG_EVENT, .event = {.name = event}, .payload = payload});
}

uint64_t agent_connection(void)
{
    return agent.link ? link_connection(agent.link) : 0;
}

void agent_scripts_changed(struct slice payload)
{
    agent_event(LINKMSG_EVENT_SCRIPTS, payload);
}

void agent_tell(uint64_t connection, struct slice message)
{
    pthread_rwlock_rdlock(&agent.gate);
    if (agent.link)
        link_send_by(agent.link, connection, message);
    pthread_rwlock_unlock(&agent.gate);
}
