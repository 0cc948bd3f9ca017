/*
 * `umcp doctor DIR`: the state of a project's scripts. A server of that project is asked if one
 * runs; else umcp-player compiles them, and runs none.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "app.h"
#include "discovery.h"
#include "engine.h"
#include "transport/transport.h"
#include "unity/unity.h"
#include "json/json.h"

enum {
    ASK_MS = 70000,      /* a server's engine may have to start first */
    COMPILE_MS = 900000, /* all of it */
    PROGRESS_MS = 5000,  /* between words about how long it takes */
    AGAIN_MS = 500,      /* between questions to a server that compiles */
    SHOWN_SCRIPTS = 10,
    MAX_REPORT = 64 << 20
};

struct waiting {
    int64_t begun, told;
};

static bool goes_on(struct waiting *w)
{
    const int64_t now = clock_ms();

    if (now - w->told >= PROGRESS_MS) {
        say_line(stderr, "umcp: compiling, %lld s so far", (long long)((now - w->begun) / 1000));
        w->told = now;
    }
    return now - w->begun < COMPILE_MS;
}

/* --- From a server --- */

/* The result of the resource, or NULL: err says why. */
static const struct json *ask_once(struct arena *a, const char *url, struct slice *ret_text,
                                   struct err *err)
{
    const char *where = arena_printf(a, "%s/message", url).p;
    const struct json *root = NULL, *contents, *report = NULL;
    struct client_reply reply;
    struct json_fault fault;
    struct slice message;

    if (!where || !client_post(&(struct client_target){.url = where},
                               SLICE("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"read_resource\","
                                     "\"params\":{\"uri\":\"unity://scripts?limit=100\"}}"),
                               ASK_MS, &reply, err))
        return NULL;
    if (!json_parse(a, arena_copy(a, buf_slice(&reply.body)), &root, &fault))
        root = NULL;
    buf_done(&reply.body);
    contents = json_get(json_get(root, "result"), "contents");
    message = json_get_text(json_get(root, "error"), "message");
    if (json_is(contents, JSON_ARRAY) && contents->first) {
        *ret_text = json_get_text(contents->first, "text");
        if (json_parse(a, *ret_text, &report, &fault) && json_get(report, "Totals"))
            return report;
    }
    err_set(err, ERR_NOT_READY, "the server at %s sent no report on its scripts: %.*s", url,
            message.len ? (int)message.len : 24,
            message.len ? message.p
                        : "its answer is no "
                          "report");
    return NULL;
}

static const struct json *ask_server(struct arena *a, const char *url, struct slice *ret_text,
                                     struct err *err)
{
    struct waiting w = {clock_ms(), clock_ms()};
    const struct json *report;

    do {
        report = ask_once(a, url, ret_text, err);
        if (!report || !slice_is(json_get_text(report, "State"), "compiling"))
            return report;
        nanosleep(&(struct timespec){.tv_nsec = AGAIN_MS * 1000000L}, NULL);
    } while (goes_on(&w));
    err_set(err, ERR_TIMEOUT, "the server at %s is still compiling", url);
    return NULL;
}

/* NULL: none runs for this project, or it does not answer. */
static const struct json *find_server(struct options *o, struct slice *ret_text)
{
    const char *path = discovery_path(o, &o->arena);
    char here[PATH_MAX], there[PATH_MAX];
    const struct discovery *all;
    const struct json *report;
    struct err err = {0};
    size_t n = 0;

    all = path ? discovery_list(&o->arena, path, &n) : NULL;
    for (size_t i = 0; i < n && realpath(o->project, here); i++) {
        if (!all[i].project || !realpath(all[i].project, there) || strcmp(here, there) != 0)
            continue;
        report = ask_server(&o->arena, all[i].base_url, ret_text, &err);
        if (report) {
            say_line(stderr, "umcp: this is the report of the server at %s", all[i].base_url);
            return report;
        }
        say_line(stderr, "umcp: %s; umcp doctor compiles them itself", err.message);
    }
    return NULL;
}

/* --- From a player of our own --- */

static void make_args(struct options *o, const struct own_engine *e, const char *args[16])
{
    const struct {
        const char *name, *value;
    } given[] = {{"--project", o->project},
                 {"--cache-dir", e->cache_dir},
                 {"--state-dir", e->player_dir},
                 {"--compiler", o->compiler},
                 {"--sandbox", e->sandbox}};
    size_t n = 0;

    args[n++] = e->program;
    args[n++] = "--report-fd";
    args[n++] = "3";
    for (size_t i = 0; i < N_ELEMENTS(given); i++)
        if (given[i].value) {
            args[n++] = given[i].name;
            args[n++] = given[i].value;
        }
    args[n] = NULL;
}

/* False: it takes too long. */
static bool read_all(int fd, struct buf *to)
{
    struct waiting w = {clock_ms(), clock_ms()};
    struct pollfd p = {.fd = fd, .events = POLLIN};
    char part[1 << 16];
    ssize_t n = 1;

    while (n != 0 && goes_on(&w)) {
        if (poll(&p, 1, AGAIN_MS) <= 0)
            continue;
        n = read(fd, part, sizeof(part));
        if (n > 0)
            buf_append(to, slice_from(part, (size_t)n));
        else if (n < 0 && errno == EINTR)
            n = 1;
        else
            n = 0;
    }
    return n == 0;
}

static void say_how_it_ended(struct child *c, struct err *err)
{
    int status;

    for (int i = 0; i < 100; i++) {
        if (child_reap(c, &status)) {
            char text[CHILD_LINE_SIZE + 128];

            child_say_end(status, child_last_line(c), text, sizeof(text));
            err_set(err, ERR_TOOL, "umcp-player wrote no report: %s", text);
            return;
        }
        nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    }
    err_set(err, ERR_TOOL, "umcp-player wrote no report");
}

static const struct json *run_player(struct options *o, const struct own_engine *e,
                                     struct slice *ret_text, struct err *err)
{
    const struct json *report = NULL;
    const char *args[16];
    struct json_fault fault;
    struct child *child;
    struct buf text;
    int ends[2];

    make_args(o, e, args);
    if (pipe2(ends, O_CLOEXEC) != 0) {
        err_set(err, ERR_INTERNAL, "cannot make a pipe: %s", strerror(errno));
        return NULL;
    }
    child = child_start(
        &(struct child_options){.args = args, .fds = &ends[1], .n_fds = 1, .in = -1, .out = -1},
        err);
    close(ends[1]);
    buf_init(&text, MAX_REPORT);
    if (child && !read_all(ends[0], &text)) {
        err_set(err, ERR_TIMEOUT, "umcp-player did not compile the scripts within %d s",
                COMPILE_MS / 1000);
    } else if (child) {
        *ret_text = arena_copy(&o->arena, buf_slice(&text));
        if (!buf_ok(&text) || !json_parse(&o->arena, *ret_text, &report, &fault) ||
            !json_get(report, "Totals")) {
            report = NULL;
            say_how_it_ended(child, err);
        }
    }
    close(ends[0]);
    buf_done(&text);
    child_free(child, 1000);
    return report;
}

static const struct json *compile_here(struct options *o, struct slice *ret_text, struct err *err)
{
    const struct json *report = NULL;
    struct own_engine e;

    o->player = NULL;
    if (!engine_find(o, state_dir(o), &e, err))
        return NULL;
    if (!e.program) {
        err_set(err, ERR_NOT_FOUND, "%s",
                e.refusal ? e.refusal
                          : "umcp-player is not installed, so umcp cannot compile "
                            "anything");
        err_hint(err, "run 'umcp doctor' without a folder to see what is missing");
    } else {
        say_line(stderr, "umcp: no server runs for this project; compiling its scripts");
        report = run_player(o, &e, ret_text, err);
    }
    engine_done(&e);
    return report;
}

/* --- For people --- */

static long long number(const struct json *v, const char *key)
{
    int64_t value = 0;

    json_to_int(json_get(v, key), &value);
    return value;
}

static const struct json *first_of(const struct json *v, const char *key)
{
    const struct json *list = json_get(v, key);

    return json_is(list, JSON_ARRAY) ? list->first : NULL;
}

static void put_totals(struct buf *b, const struct json *report)
{
    const struct json *t = json_get(report, "Totals"), *build = json_get(report, "LastBuild");
    const long long members = number(t, "Members"), kept = number(t, "Kept");

    buf_printf(b, "%-8s %lld: %lld live, %lld partly live, %lld left out", "scripts",
               number(t, "Scripts"), number(t, "Live"), number(t, "Partly"), number(t, "Out"));
    if (number(t, "Held"))
        buf_printf(b, ", %lld not run", number(t, "Held"));
    buf_printf(b, "; in %lld assemblies\n", number(build, "Assemblies"));
    if (members)
        buf_printf(b, "%-8s %lld: %lld kept (%.1f %%), %lld stubs, %lld left out\n", "members",
                   members, kept, 100.0 * (double)kept / (double)members, number(t, "Stubbed"),
                   number(t, "LeftOut"));
    if (number(t, "Reached"))
        buf_printf(b, "%-8s code has called stubs %lld times; each call threw\n", "reached",
                   number(t, "Reached"));
}

static void put_names(struct buf *b, const struct json *report)
{
    const struct json *first = first_of(report, "Names");

    for (const struct json *v = first; v; v = v->next) {
        buf_printf(b, v == first ? "%-8s " : "%s", v == first ? "missing" : ", ");
        put_text(b, json_get_text(v, "Name"));
        buf_printf(b, " (%lld members)", number(v, "Members"));
    }
    if (first)
        buf_append_byte(b, '\n');
}

static void put_script(struct buf *b, const struct json *s)
{
    const struct json *left = first_of(s, "Left");

    buf_printf(b, "%-8s ", "script");
    put_text(b, json_get_text(s, "Path"));
    if (slice_is(json_get_text(s, "State"), "partly"))
        buf_printf(b, ": of %lld members %lld are stubs and %lld left out", number(s, "Members"),
                   number(s, "Stubbed"), number(s, "LeftOut"));
    else if (slice_is(json_get_text(s, "State"), "held"))
        buf_append(b, SLICE(" is not run, because it held the engine's main thread"));
    else
        buf_append(b, SLICE(" is left out"));
    if (left) {
        buf_printf(b, "; (%lld,%lld) ", number(left, "Line"), number(left, "Column"));
        put_text(b, json_get_text(left, "What"));
        buf_append(b, SLICE(": "));
        put_text(b, json_get_text(left, "Error"));
    }
    buf_append_byte(b, '\n');
}

static void put_scripts(struct buf *b, const struct json *report)
{
    const struct json *t = json_get(report, "Totals");
    const long long n = number(t, "Partly") + number(t, "Out") + number(t, "Held");
    long long shown = 0;

    for (const struct json *s = first_of(report, "Items"); s && shown < SHOWN_SCRIPTS; s = s->next)
        if (!slice_is(json_get_text(s, "State"), "live")) {
            put_script(b, s);
            shown++;
        }
    if (shown < n)
        buf_printf(b,
                   "%-8s and %lld more scripts: --json shows them, as does a server's "
                   "unity://scripts\n",
                   "", n - shown);
}

static void put_advice(struct buf *b, const struct json *report)
{
    const struct json *t = json_get(report, "Totals");
    struct slice complaint = json_get_text(report, "Complaint");
    const bool is_mcs = slice_starts(json_get_text(report, "Compiler"), SLICE("mcs"));

    if (complaint.len) {
        buf_printf(b, "%-8s umcp cannot compile the scripts: ", "advice");
        put_text(b, complaint);
        buf_append_byte(b, '\n');
    } else if (!number(t, "Scripts")) {
        buf_printf(b, "%-8s the project has no scripts\n", "advice");
    } else if (number(t, "Live") == number(t, "Scripts")) {
        buf_printf(b, "%-8s nothing to do: all scripts compile\n", "advice");
    }
    if (is_mcs)
        buf_printf(b, "%-8s mcs leaves out whole files. %s For C# 9, %s\n", "advice",
                   compiler_mcs_limits, engine_better_compiler);
    if (first_of(report, "Names"))
        buf_printf(b,
                   "%-8s a name is missing if umcp does not have it, or if its package is "
                   "neither in Packages/ nor in Library/PackageCache: then open the project in "
                   "Unity once, or copy the package there\n",
                   "advice");
    if (number(t, "Stubbed"))
        buf_printf(b,
                   "%-8s a stub throws Umcp.LeftOutException when code calls it; the log reports "
                   "each stub once\n",
                   "advice");
    if (first_of(report, "Held"))
        buf_printf(b, "%-8s the engine runs a held script again when its source changes\n",
                   "advice");
}

static bool print(const struct options *o, const struct json *report, struct slice text)
{
    struct buf b;
    bool ok;

    if (o->is_json)
        return print_shown(text) &&
               (slice_ends_nocase(text, SLICE("\n")) || fprintf(stdout, "\n") > 0);
    buf_init(&b, 1 << 20);
    buf_printf(&b, "%-8s ", "project");
    put_text(&b, slice_of(o->project));
    buf_printf(&b, "\n%-8s ", "compiler");
    put_text(&b, json_get_text(report, "Compiler").len ? json_get_text(report, "Compiler")
                                                       : SLICE("none"));
    buf_append_byte(&b, '\n');
    put_totals(&b, report);
    put_names(&b, report);
    put_scripts(&b, report);
    put_advice(&b, report);
    ok = buf_ok(&b) && print_shown(buf_slice(&b));
    buf_done(&b);
    return ok;
}

/* There are scripts, and nothing of them is left. */
static bool has_nothing(const struct json *report)
{
    const struct json *t = json_get(report, "Totals");

    return number(t, "Scripts") > 0 && number(t, "Out") == number(t, "Scripts");
}

int run_project_report(struct options *o)
{
    const struct json *report;
    struct slice text = {0};
    struct err err = {0};

    o->project = o->words[0];
    if (!project_is_at(o->project)) {
        err_set(&err, ERR_ARGUMENT, "'%s' is not a Unity project: it has no Assets folder",
                o->project);
        return complain(&err);
    }
    report = find_server(o, &text);
    if (!report)
        report = compile_here(o, &text, &err);
    if (!report)
        return complain(&err);
    if (!print(o, report, text) || fflush(stdout) != 0) {
        err_set(&err, ERR_TOOL, "cannot write the report to standard output");
        return complain(&err);
    }
    return json_get_text(report, "Complaint").len || has_nothing(report) ? 1 : 0;
}
