/* `umcp doctor`: reports what is installed, what is running, and how to fix problems. */
#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "app.h"
#include "discovery.h"
#include "transport/transport.h"
#include "json/json.h"

#define DOCTOR_TIMEOUT_MS 2000

/* --- What is installed --- */

static void report(bool is_there, const char *what, const char *advice)
{
    say_line(stdout, "%-8s %s%s%s", is_there ? "found" : "absent", what, is_there ? "" : ": ",
             is_there ? "" : advice);
}

/* Whether any file matches the pattern. */
static bool exists(const char *pattern)
{
    glob_t found;
    bool ok = glob(pattern, GLOB_BRACE, NULL, &found) == 0;

    if (ok)
        globfree(&found);
    return ok;
}

static bool is_in_path(struct arena *a, const char *name)
{
    struct slice rest = slice_of(getenv("PATH"));

    while (rest.len) {
        struct slice folder = slice_cut(&rest, ':');
        const char *path = arena_printf(a, "%.*s/%s", SLICE_ARG(folder), name).p;

        if (path && access(path, X_OK) == 0)
            return true;
    }
    return false;
}

/* The stand-ins for Unity's assemblies are installed relative to the player's parent folder. */
static bool has_assemblies(struct arena *a, const char *player)
{
    const char *slash = strrchr(player, '/');
    int len = slash ? (int)(slash - player) : 0;
    const char *pattern = arena_printf(a, "%.*s/../{lib,lib/*,lib64}/umcp/%s", len, player,
                                       "UnityEngine.CoreModule.dll")
                              .p;

    return pattern && exists(pattern);
}

static void report_engine(struct arena *a)
{
    const char *player = player_program(a);
    bool has_mono = exists("{/usr,/usr/local,}/{lib,lib/*,lib64}/libmonosgen-2.0.so.1");
    bool has_mcs = is_in_path(a, "mcs");

    report(player != NULL, "umcp-player, the engine that runs a project without Unity",
           "it is built and installed together with umcp: make install");
    if (player)
        report(has_assemblies(a, player), "the engine's managed assemblies",
               "apt install mono-mcs, then build umcp again");
    report(has_mono, "Mono runtime (the engine runs C# on it)", "apt install libmonosgen-2.0-1");
    if (has_mono)
        report(exists("{/usr,/usr/local}/{lib,lib/*,lib64}/mono/4.5/mscorlib.dll"),
               "Mono's class library", "apt install libmono-corlib4.5-cil");
    if (has_mono)
        report(exists("{/usr,/usr/local}/{lib,lib/*,lib64}/mono/4.5/Mono.CSharp.dll"),
               "Mono.CSharp (ConsoleEval, scripts and hooks compile code with it)",
               "apt install libmono-csharp4.0c-cil");
    report(has_mcs, "mcs (the engine compiles the project's scripts with it)",
           "apt install mono-mcs");
    report(exists("{/opt/unity,/opt/Unity}"), "Unity editor", "not needed: umcp works without it");
}

/* --- What runs --- */

/* True if one of our servers answers; else err says what does. */
static bool ask(const char *url, struct err *err)
{
    struct client_reply reply;
    struct slice body;
    bool ok;

    if (!client_post(&(struct client_target){.url = url},
                     SLICE("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}"), DOCTOR_TIMEOUT_MS,
                     &reply, err))
        return false;
    /* One of our servers answers the ping, or refuses it without a token. */
    body = buf_slice(&reply.body);
    ok = slice_contains(body, SLICE("\"jsonrpc\"")) ||
         (reply.status == 401 && slice_contains(body, SLICE("bearer token")));
    if (ok)
        say_line(stdout, "%-8s %s answers (HTTP %d)", "running", url, reply.status);
    else
        err_set(err, ERR_NOT_FOUND, "something else answers at %s (HTTP %d)", url, reply.status);
    buf_done(&reply.body);
    return ok;
}

static void print_instance(struct buf *b, const struct json *i)
{
    bool is_active = false;
    int64_t pid = 0;

    json_to_bool(json_get(i, "Active"), &is_active);
    json_to_int(json_get(i, "Pid"), &pid);
    buf_append(b, SLICE("engine   "));
    put_text(b, json_get_text(i, "Name"));
    buf_append(b, SLICE(" ("));
    put_text(b, json_get_text(i, "Kind"));
    buf_append(b, SLICE(", Unity "));
    put_text(b, json_get_text(i, "UnityVersion"));
    buf_append(b, SLICE(", "));
    put_text(b, json_get_text(i, "Runtime"));
    buf_printf(b, ", process %lld): ", (long long)pid);
    put_text(b, json_get_text(i, "State"));
    buf_printf(b, "%s\n", is_active ? ", answers calls" : "");
}

/* Prints where the server keeps its records and whether that works. */
static void report_store(struct arena *a, const char *url)
{
    const char *where = arena_printf(a, "%s/health", url).p;
    const struct json *root, *store;
    bool is_degraded = false;
    struct json_fault fault;
    struct client_reply reply;
    struct buf text;
    struct err err;

    if (!where || !client_get(where, DOCTOR_TIMEOUT_MS, &reply, &err))
        return;
    store = json_parse(a, buf_slice(&reply.body), &root, &fault) ? json_get(root, "store") : NULL;
    json_to_bool(json_get(store, "degraded"), &is_degraded);
    buf_init(&text, 4096);
    buf_append(&text, SLICE("records  "));
    put_text(&text, json_get_text(store, "kind"));
    if (is_degraded) {
        buf_append(&text, SLICE(", but in memory only: "));
        put_text(&text, json_get_text(store, "complaint"));
    }
    if (store)
        fprintf(stdout, "%.*s\n", SLICE_ARG(buf_slice(&text)));
    buf_done(&text);
    buf_done(&reply.body);
}

/* Parses the list in the resource's text. NULL: the answer has another form. */
static const struct json *instances_of(struct arena *a, struct slice body)
{
    const struct json *root, *list, *contents;
    struct json_fault fault;

    if (!json_parse(a, body, &root, &fault))
        return NULL;
    contents = json_get(json_get(root, "result"), "contents");
    if (!json_is(contents, JSON_ARRAY) || !contents->first ||
        !json_parse(a, json_get_text(contents->first, "text"), &list, &fault))
        return NULL;
    list = json_get(list, "Items");
    return json_is(list, JSON_ARRAY) ? list : NULL;
}

static void report_instances(struct arena *a, const char *url)
{
    const char *where = arena_printf(a, "%s/message", url).p;
    struct client_reply reply;
    const struct json *list;
    struct buf text;
    struct err err;

    if (!where || !client_post(&(struct client_target){.url = where},
                               SLICE("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"read_resource\","
                                     "\"params\":{\"uri\":\"unity://instances\"}}"),
                               DOCTOR_TIMEOUT_MS, &reply, &err))
        return;
    list = instances_of(a, buf_slice(&reply.body));
    buf_init(&text, 1u << 20);
    for (const struct json *i = list ? list->first : NULL; i; i = i->next)
        print_instance(&text, i);
    if (list && !list->first)
        buf_append(&text, SLICE("engine   none is connected\n"));
    if (!list)
        buf_append(
            &text,
            SLICE("engine   unknown: the server does not list them (it may need a token)\n"));
    fprintf(stdout, "%.*s", SLICE_ARG(buf_slice(&text)));
    buf_done(&text);
    buf_done(&reply.body);
}

/* Prints a server's project. */
static void print_project(const char *project)
{
    char here[PATH_MAX];
    struct buf text;

    if (!project) {
        fprintf(stdout, "project  none\n");
        return;
    }
    buf_init(&text, 2 * PATH_MAX);
    put_text(&text, slice_of(project));
    fprintf(stdout, "project  %.*s%s\n", SLICE_ARG(buf_slice(&text)),
            realpath(".", here) && strcmp(here, project) == 0 ? " (this folder)" : "");
    buf_done(&text);
}

/* True if the server runs. */
static bool report_server(struct options *o, const char *where, const struct discovery *d)
{
    struct err err;

    say_line(stdout, "%-8s %s: process %lld at %s", "found", where, (long long)d->pid, d->base_url);
    if (d->started[0] && d->is_alive)
        print_project(d->project);
    if (ask(d->base_url, &err)) {
        report_instances(&o->arena, d->base_url);
        report_store(&o->arena, d->base_url);
        return true;
    }
    say_line(stdout, "%-8s %s", "stale", err.message);
    return false;
}

/* True if a server was found. */
static bool report_discovered(struct options *o)
{
    const char *path = discovery_path(o, &o->arena);
    const struct discovery *others;
    bool is_named, is_running = false;
    struct discovery named;
    size_t n = 0;

    is_named = path && discovery_read(&o->arena, path, &named);
    others = path ? discovery_list(&o->arena, path, &n) : NULL;
    if (!is_named)
        say_line(stdout, "%-8s no discovery file at %s", "none", path ? path : "?");
    for (size_t i = 0; is_named && i < n; i++)
        if (strcmp(named.base_url, others[i].base_url) == 0)
            named.is_alive = true;
    if (is_named && report_server(o, path, &named))
        is_running = true;
    else if (is_named)
        fprintf(stdout, "         a server that has ended left this file; you can delete it\n");
    for (size_t i = 0; i < n; i++)
        if (!is_named || strcmp(named.base_url, others[i].base_url) != 0)
            is_running = report_server(o, "another server", &others[i]) || is_running;
    return is_running;
}

/* Prints what the settings that SetConfig saved for the project here would open and close at the
 * next start. */
static void report_settings(struct options *o)
{
    const char *dir = state_dir(o);
    struct err err;

    if (saved_read(dir, o, &err))
        saved_say(stdout, "settings ", dir, o);
    else
        say_line(stdout, "settings %s%s%s", err.message, err.hint[0] ? ": " : "", err.hint);
}

int run_doctor(struct options *o)
{
    static const char *const urls[] = {"http://127.0.0.1:8080", "http://127.0.0.1:51477"};
    bool is_running;
    struct err err;

    fprintf(stdout, "umcp %s\n", UMCP_VERSION);
    report_engine(&o->arena);
    report_settings(o);
    is_running = report_discovered(o);
    for (size_t i = 0; !is_running && i < N_ELEMENTS(urls); i++) {
        is_running = ask(urls[i], &err);
        if (is_running) {
            report_instances(&o->arena, urls[i]);
            report_store(&o->arena, urls[i]);
        }
        if (!is_running && err.kind == ERR_NOT_FOUND)
            say_line(stdout, "%-8s %s", "other", err.message);
    }
    if (!is_running)
        fprintf(stdout,
                "%-8s no server runs: start one with 'umcp serve', or let your MCP client "
                "start 'umcp stdio'\n",
                "advice");
    return 0;
}
