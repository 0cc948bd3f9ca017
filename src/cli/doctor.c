/* `umcp doctor`: reports what is installed, what is running, and how to fix problems. report.c has
 * its report on a project. */
#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "app.h"
#include "discovery.h"
#include "engine.h"
#include "sandbox/sandbox.h"
#include "transport/transport.h"
#include "unity/unity.h"
#include "json/json.h"

#define DOCTOR_TIMEOUT_MS 2000

/* --- Installed parts --- */

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

static void report_engine(struct arena *a, const char *lib_dir)
{
    const char *player = program_beside(a, "umcp-player");
    bool has_mono = exists("{/usr,/usr/local,}/{lib,lib/*,lib64}/libmonosgen-2.0.so.1");

    report(player != NULL, "umcp-player, the engine that runs a project without Unity",
           "install it together with umcp: make install");
    if (player)
        report(lib_dir != NULL, "the engine's managed assemblies",
               "apt install mono-mcs, then build umcp again");
    if (player)
        report(program_beside(a, "umcp-compile") != NULL,
               "umcp-compile (it compiles scripts and code)",
               "install it together with umcp: make install");
    report(has_mono, "Mono runtime (the engine runs C# on it)", "apt install libmonosgen-2.0-1");
    if (has_mono)
        report(exists("{/usr,/usr/local}/{lib,lib/*,lib64}/mono/4.5/mscorlib.dll"),
               "Mono's class library", "apt install libmono-corlib4.5-cil");
    if (has_mono)
        report(exists("{/usr,/usr/local}/{lib,lib/*,lib64}/mono/4.5/Mono.CSharp.dll"),
               "Mono.CSharp (compiles ConsoleEval and hooks where Roslyn does not)",
               "apt install libmono-csharp4.0c-cil");
    report(exists("{/opt/unity,/opt/Unity}"), "Unity editor", "not needed: umcp works without it");
}

static void print_compiler(struct arena *a, const char *label, const struct compiler *c)
{
    const char *name = compiler_name(a, c);

    say_line(stdout, "%-8s C# compiler: %s (%s)", label, name ? name : "?", c->path);
}

/* The Unity version of the project here decides, too. */
static void report_compilers(struct options *o, const char *lib_dir)
{
    struct compiler_search search = engine_search(o, lib_dir);
    struct compiler *items, best;
    struct project project;
    struct err err;
    size_t n = 0;
    bool has_better = false;

    if (o->project && project_open_settings(o->project, &project, &err)) {
        search.unity_version = arena_copy(&o->arena, project.settings.unity_version).p;
        project_done(&project);
    }
    if (!compiler_choose(&o->arena, &search, &best, &err)) {
        say_line(stdout, "%-8s C# compiler: %s%s%s", "absent", err.message, err.hint[0] ? ": " : "",
                 err.hint);
        return;
    }
    print_compiler(&o->arena, "found", &best);
    if (compiler_list(&o->arena, &search, &items, &n, &err))
        for (size_t i = 0; i < n; i++)
            if (strcmp(items[i].id, best.id) != 0) {
                print_compiler(&o->arena, "unused", &items[i]);
                has_better |= items[i].kind != COMPILER_MCS;
            }
    if (best.kind == COMPILER_MCS)
        say_line(stdout, "%-8s %s For C# 9, %s", "advice", compiler_mcs_limits,
                 has_better ? "leave out --compiler: a better compiler is installed"
                            : engine_better_compiler);
}

static void report_sandbox(struct options *o)
{
    struct sandbox_kernel kernel;
    struct slice missing;

    if (o->sandbox && strcmp(o->sandbox, "off") == 0) {
        say_line(stdout, "%-8s off, because --sandbox is off", "sandbox");
        return;
    }
    sandbox_kernel(&kernel);
    missing = sandbox_missing(&o->arena, &kernel);
    if (kernel.abi && kernel.has_seccomp)
        say_line(stdout, "%-8s on: this kernel has Landlock (ABI %d) and seccomp", "sandbox",
                 kernel.abi);
    if (missing.len)
        say_line(stdout, "%-8s %s%.*s", "sandbox",
                 o->sandbox                         ? "missing, so umcp starts no engine with "
                                                      "--sandbox on: "
                 : kernel.abi || kernel.has_seccomp ? "partly: "
                                                    : "off: ",
                 SLICE_ARG(missing));
}

/* --- Running servers --- */

/* True if one of our servers answers; else err describes the answer. */
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
        err_set(err, ERR_NOT_FOUND, "a program other than umcp answers at %s (HTTP %d)", url,
                reply.status);
    buf_done(&reply.body);
    return ok;
}

static void print_memory(struct buf *b, int64_t pid)
{
    char path[64];
    long long pages;
    FILE *f;

    snprintf(path, sizeof(path), "/proc/%lld/statm", (long long)pid);
    f = fopen(path, "re");
    if (f && fscanf(f, "%*s %lld", &pages) == 1)
        buf_printf(b, "memory   process %lld uses %lld MB\n", (long long)pid,
                   pages * sysconf(_SC_PAGESIZE) >> 20);
    if (f)
        fclose(f);
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
    if (slice_is(json_get_text(i, "Kind"), "player"))
        print_memory(b, pid);
}

static void print_store(struct buf *b, const struct json *store)
{
    bool is_degraded = false;

    json_to_bool(json_get(store, "degraded"), &is_degraded);
    buf_append(b, SLICE("records  "));
    put_text(b, json_get_text(store, "kind"));
    if (is_degraded) {
        buf_append(b, SLICE(", kept in memory only: "));
        put_text(b, json_get_text(store, "complaint"));
    }
    buf_append_byte(b, '\n');
}

static void print_service(struct buf *b, const struct json *compiler)
{
    struct slice complaint = json_get_text(compiler, "complaint");
    int64_t n = 0;

    json_to_int(json_get(compiler, "restarts"), &n);
    buf_append(b, SLICE("compiler "));
    if (complaint.len)
        put_text(b, complaint);
    else if (!json_get_text(compiler, "name").len)
        buf_append(b, SLICE("not started yet"));
    else {
        put_text(b, json_get_text(compiler, "name"));
        buf_append(b, SLICE(", C# "));
        put_text(b, json_get_text(compiler, "csharp"));
    }
    if (n)
        buf_printf(b, ", restarted %lld times", (long long)n);
    buf_append_byte(b, '\n');
}

/* Prints the server's state of records, compiler and sandbox. */
static void report_health(struct arena *a, const char *url)
{
    const char *where = arena_printf(a, "%s/health", url).p;
    const struct json *root;
    struct json_fault fault;
    struct client_reply reply;
    struct buf text;
    struct err err;

    if (!where || !client_get(where, DOCTOR_TIMEOUT_MS, &reply, &err))
        return;
    buf_init(&text, 16384);
    if (json_parse(a, buf_slice(&reply.body), &root, &fault)) {
        if (json_get(root, "store"))
            print_store(&text, json_get(root, "store"));
        if (json_get(root, "compiler"))
            print_service(&text, json_get(root, "compiler"));
        if (json_get_text(root, "sandbox").len) {
            buf_append(&text, SLICE("confined "));
            put_text(&text, json_get_text(root, "sandbox"));
            buf_append_byte(&text, '\n');
        }
    }
    fprintf(stdout, "%.*s", SLICE_ARG(buf_slice(&text)));
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
        report_health(&o->arena, d->base_url);
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
        fprintf(stdout, "         the server that wrote this file has ended; you can delete the "
                        "file\n");
    for (size_t i = 0; i < n; i++)
        if (!is_named || strcmp(named.base_url, others[i].base_url) != 0)
            is_running = report_server(o, "another server", &others[i]) || is_running;
    return is_running;
}

/* What callers' code leaves behind goes only with the domain that it runs in, and a reload takes
 * the values of scripts with it: so the player does that late, and this says so. */
static void report_memory(void)
{
    say_line(
        stdout,
        "memory   the engine keeps about 30 KB for each new piece of code that callers send; at "
        "%d MB above what the project needs it reloads the scripts, which frees that memory",
        LIMIT_CODE_MB);
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
    const char *lib_dir = engine_lib_dir(&o->arena);
    bool is_running;
    struct err err;

    if (o->n_words > 1 || (o->is_json && !o->n_words)) {
        err_set(&err, ERR_ARGUMENT, "umcp doctor %s",
                o->n_words ? "takes one project folder" : "--json needs a project folder");
        return complain(&err);
    }
    if (o->n_words)
        return run_project_report(o);
    fprintf(stdout, "umcp %s\n", UMCP_VERSION);
    report_engine(&o->arena, lib_dir);
    report_compilers(o, lib_dir);
    report_sandbox(o);
    report_memory();
    report_settings(o);
    is_running = report_discovered(o);
    for (size_t i = 0; !is_running && i < N_ELEMENTS(urls); i++) {
        is_running = ask(urls[i], &err);
        if (is_running) {
            report_instances(&o->arena, urls[i]);
            report_health(&o->arena, urls[i]);
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
