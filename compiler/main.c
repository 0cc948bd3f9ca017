/*
 * umcp-compile: compiles C# for the engine (docs/compile.md). Reads the options, enters its
 * sandbox, then serves one connection.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app.h"
#include "build.h"
#include "cache.h"
#include "driver.h"
#include "own.h"
#include "place.h"
#include "program.h"
#include "serve.h"

struct app app = {.options = {.fd = -1}};

static const char usage[] =
    "usage: umcp-compile --fd N --project DIR --cache DIR --lib DIR --kind KIND --path PATH\n"
    "                    --id HEX [options]\n"
    "\n"
    "Compiles C# for umcp's engine, in a process and a sandbox of its own. `umcp serve` and\n"
    "umcp-player start it by themselves. docs/compile.md has its protocol.\n"
    "\n"
    "  --fd N         a connected socket\n"
    "  --project DIR  the project's folder, which is read\n"
    "  --root DIR     a package outside of it; may be repeated\n"
    "  --read DIR     another folder with sources or references; may be repeated\n"
    "  --cache DIR    where compiled assemblies are kept, for this user alone\n"
    "  --lib DIR      where umcp's own assemblies are\n"
    "  --kind KIND    hosted (Roslyn's libraries), csc or mcs\n"
    "  --path PATH    the folder of Microsoft.CodeAnalysis.dll, or the program\n"
    "  --runtime FILE the mono or dotnet that runs it\n"
    "  --dotnet       --runtime is .NET's\n"
    "  --id HEX       identifies this compiler in the cache's keys\n"
    "  --from TEXT    where the compiler is from, for messages\n"
    "  --sandbox M    on (default) or off\n"
    "  --help\n";

void app_say(const char *format, ...)
{
    char text[1000];
    va_list args;

    va_start(args, format);
    text_vformat(text, sizeof(text), format, args);
    va_end(args);
    fprintf(stderr, "umcp-compile: %s\n", text);
}

/* --- Options --- */

struct option_row {
    const char *name;
    const char **text;
    int *number;
    bool *flag;
    const char **list; /* of LIMIT_COMPILE_ROOTS */
    size_t *n_list;
};

#define O(member) &app.options.member

static const struct option_row option_rows[] = {
    {"--fd", .number = O(fd)},
    {"--project", .text = O(project)},
    {"--root", .list = app.options.roots, .n_list = O(n_roots)},
    {"--read", .list = app.options.reads, .n_list = O(n_reads)},
    {"--cache", .text = O(cache)},
    {"--lib", .text = O(lib)},
    {"--kind", .text = O(kind)},
    {"--path", .text = O(path)},
    {"--runtime", .text = O(runtime)},
    {"--dotnet", .flag = O(is_dotnet)},
    {"--id", .text = O(id)},
    {"--from", .text = O(from)},
    {"--sandbox", .text = O(sandbox)},
};

static bool set_option(const struct option_row *row, const char *value)
{
    int64_t number;

    if (row->flag)
        return *row->flag = true;
    if (!value)
        return false;
    if (row->text) {
        *row->text = value;
    } else if (row->list) {
        if (*row->n_list == LIMIT_COMPILE_ROOTS)
            return false;
        row->list[(*row->n_list)++] = value;
    } else {
        if (!text_to_int(slice_of(value), &number) || number < 0 || number > INT_MAX)
            return false;
        *row->number = (int)number;
    }
    return true;
}

static const struct option_row *find_option(const char *name)
{
    for (size_t i = 0; i < N_ELEMENTS(option_rows); i++)
        if (strcmp(option_rows[i].name, name) == 0)
            return &option_rows[i];
    return NULL;
}

static bool parse_options(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        const struct option_row *row = find_option(argv[i]);

        if (!row || !set_option(row, i + 1 < argc ? argv[i + 1] : NULL)) {
            app_say("'%s' is not an option, or lacks a valid value; see --help", argv[i]);
            return false;
        }
        i += !row->flag;
    }
    return true;
}

static bool is_one_of(const char *text, const char *const *words, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(text, words[i]) == 0)
            return true;
    return false;
}

static bool is_hex(const char *text)
{
    size_t n = 0;

    while (text[n] && text_hex_digit(text[n]) >= 0)
        n++;
    return !text[n] && n > 0 && n < COMPILER_ID_SIZE;
}

static bool check_options(void)
{
    static const char *const modes[] = {"on", "off"};
    struct app_options *o = &app.options;
    const struct {
        const char *name, *value;
    } needed[] = {{"--project", o->project}, {"--cache", o->cache}, {"--lib", o->lib},
                  {"--kind", o->kind},       {"--path", o->path},   {"--id", o->id}};
    struct stat st;

    for (size_t i = 0; i < N_ELEMENTS(needed); i++)
        if (!needed[i].value) {
            app_say("%s is missing; see --help", needed[i].name);
            return false;
        }
    if (fstat(o->fd, &st) != 0) {
        app_say("--fd must be an open descriptor; see --help");
        return false;
    }
    if (!is_one_of(o->kind, compiler_kind_words, COMPILER_MCS + 1) ||
        (o->sandbox && !is_one_of(o->sandbox, modes, 2)) || !is_hex(o->id)) {
        app_say("--kind, --sandbox or --id has a value that is not allowed; see --help");
        return false;
    }
    return true;
}

static bool make_absolute(const char **path)
{
    if (!*path)
        return true;
    *path = fd_absolute_path(&app.arena, *path);
    if (!*path)
        app_say("cannot find the working folder");
    return *path != NULL;
}

/* Our parent may be in a folder that compilers cannot see, or that vanishes. */
static bool make_all_absolute(void)
{
    struct app_options *o = &app.options;
    const char **const paths[] = {&o->project, &o->cache, &o->lib, &o->path, &o->runtime};
    bool ok = true;

    for (size_t i = 0; ok && i < N_ELEMENTS(paths); i++)
        ok = make_absolute(paths[i]);
    for (size_t i = 0; ok && i < o->n_roots; i++)
        ok = make_absolute(&o->roots[i]);
    for (size_t i = 0; ok && i < o->n_reads; i++)
        ok = make_absolute(&o->reads[i]);
    return ok;
}

/* --- Start --- */

static void set_compiler(void)
{
    const struct app_options *o = &app.options;
    enum compiler_kind kind = COMPILER_HOSTED; /* check_options() knows it is one of them */
    struct err err;

    while (strcmp(o->kind, compiler_kind_words[kind]) != 0)
        kind++;
    app.compiler = (struct compiler){.kind = kind,
                                     .from = o->from ? o->from : "",
                                     .path = o->path,
                                     .runtime = o->runtime,
                                     .is_dotnet = o->is_dotnet};
    compiler_describe(&app.arena, &app.compiler);
    app.has_library = library_find(&app.arena, NULL, o->lib, &app.library, &err);
    if (!app.has_library)
        snprintf(app.problem, sizeof(app.problem), "%s. %s", err.message, err.hint);
    else if (access(o->runtime ? o->runtime : o->path, X_OK) != 0)
        snprintf(app.problem, sizeof(app.problem), "cannot run the compiler '%s': %s",
                 o->runtime ? o->runtime : o->path, strerror(errno));
    else if (access(o->path, R_OK) != 0)
        snprintf(app.problem, sizeof(app.problem), "cannot read the compiler '%s': %s", o->path,
                 strerror(errno));
}

static int run(struct compiled *cache)
{
    struct err err = {0};

    if (chdir(compiled_work(cache)) != 0)
        err_set(&err, ERR_INTERNAL, "cannot use the folder '%s': %s", compiled_work(cache),
                strerror(errno));
    if (!err.kind && place_environment(compiled_work(cache), &err))
        place_check();
    if (err.kind || !place_enter(&err)) {
        app_say("%s", err.message);
        return 126;
    }
    build_use(cache);
    program_use(compiled_work(cache));
    if (app.compiler.kind == COMPILER_HOSTED && !app.problem[0])
        own_driver_find(compiled_work(cache));
    queue_use(app.compiler.kind == COMPILER_HOSTED ? &driver_worker : &program_worker);
    if (app.problem[0])
        app_say("%s", app.problem);
    else if (app.compiler.kind == COMPILER_HOSTED)
        driver_warm_up();
    return serve(app.options.fd);
}

int main(int argc, char **argv)
{
    const struct rlimit no_core = {0, 0};
    struct compiled *cache;
    struct err err = {0};
    int code;

    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        fputs(usage, stderr);
        return 0;
    }
    arena_init(&app.arena, 16u << 20);
    if (!parse_options(argc, argv) || !check_options() || !make_all_absolute())
        return 2;
    fcntl(app.options.fd, F_SETFD, FD_CLOEXEC); /* compilers have no part in it */
    signal(SIGPIPE, SIG_IGN);
    umask(077);
    setrlimit(RLIMIT_CORE, &no_core);
    set_compiler();
    cache = compiled_open(app.options.cache, &err);
    if (!cache) {
        app_say("%s%s%s", err.message, err.hint[0] ? ": " : "", err.hint);
        return 1;
    }
    code = run(cache);
    compiled_close(cache);
    arena_done(&app.arena);
    /* A sanitized build looks for leaks at its end, by calls that the sandbox refuses. */
    if (place_has_sandbox())
        _exit(code);
    return code;
}
