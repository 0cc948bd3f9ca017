/*
 * umcp-player: the headless engine. Reads the options, opens the project, starts the runtime, loads
 * the first scene, connects to the server, then runs the loop.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app.h"
#include "base/limits.h"
#include "compile/compiler.h"
#include "hold.h"
#include "player/calls/calls.h"
#include "player/load/load.h"
#include "player/managed/log.h"
#include "player/save/save.h"
#include "player/scripts/compile.h"
#include "player/scripts/places.h"
#include "player/scripts/tell.h"

struct player_options player_options = {.link_fd = -1,
                                        .compile_fd = -1,
                                        .report_fd = -1,
                                        .fps = 60,
                                        .memory_limit = LIMIT_CODE_MB,
                                        .hold_limit = 20};

static const char usage[] =
    "usage: umcp-player --project DIR [options]\n"
    "\n"
    "Runs a Unity project without Unity: loads its first scene, compiles and runs its scripts on\n"
    "Mono, and serves an umcp server. `umcp serve --project DIR` starts it by itself.\n"
    "\n"
    "  --project DIR      the project's folder\n"
    "  --scene NAME       the scene to begin with (path, name or build index)\n"
    "  --url URL          the server: ws://127.0.0.1:8080/unity; default: one on this machine\n"
    "  --token-file FILE  the server's token\n"
    "  --link-fd N        a connected socket to the server instead\n"
    "  --plugins DIR      more scripts to compile with the project's, such as tools\n"
    "  --state-dir DIR    the player's own folder: persistentDataPath and temporary files\n"
    "  --cache-dir DIR    where umcp-compile keeps compiled scripts\n"
    "  --compiler NAME    the C# compiler: a path, mcs or auto (default auto)\n"
    "  --compile-fd N     a connected socket to the server's umcp-compile instead of an own one,\n"
    "  --compiler-id HEX  the id of that process's compiler,\n"
    "  --compiler-kind W  its kind: hosted, csc or mcs,\n"
    "  --compiler-name T  and its name in messages\n"
    "  --sandbox W        off: scripts have your rights (default); read, write: scripts\n"
    "                     may only do that, and only with the project's files\n"
    "  --managed-dir DIR  where the engine's managed assemblies are\n"
    "  --fps N            frames per second (60); 0: as many as it can\n"
    "  --hold-limit S     end the engine when a script holds it for longer (20); 0: never\n"
    "  --memory-limit MB  reload scripts when compiled code takes more (1024); 0: never\n"
    "  --report-fd N      compiles, writes the report on scripts as JSON, and ends; runs none\n"
    "  --self-check       checks the managed assemblies against the engine, and ends\n"
    "  --help\n";

/* --- Options --- */

struct option_row {
    const char *name;
    const char **text;
    int *number;
    const char *const *words; /* the number is the place of one of these */
    bool *flag;
};

static const char *const sandbox_words[] = {"off", "read", "write", NULL};

static const struct option_row option_rows[] = {
    {"--project", .text = &player_options.project},
    {"--scene", .text = &player_options.scene},
    {"--url", .text = &player_options.url},
    {"--token-file", .text = &player_options.token_file},
    {"--plugins", .text = &player_options.plugins},
    {"--state-dir", .text = &player_options.state_dir},
    {"--cache-dir", .text = &player_options.cache_dir},
    {"--compiler", .text = &player_options.compiler},
    {"--compiler-id", .text = &player_options.compiler_id},
    {"--compiler-kind", .number = &player_options.compiler_kind, .words = compiler_kind_words},
    {"--compiler-name", .text = &player_options.compiler_name},
    {"--compile-fd", .number = &player_options.compile_fd},
    {"--sandbox", .number = &player_options.sandbox, .words = sandbox_words},
    {"--managed-dir", .text = &player_options.managed_dir},
    {"--link-fd", .number = &player_options.link_fd},
    {"--fps", .number = &player_options.fps},
    {"--hold-limit", .number = &player_options.hold_limit},
    {"--memory-limit", .number = &player_options.memory_limit},
    {"--report-fd", .number = &player_options.report_fd},
    {"--self-check", .flag = &player_options.is_self_check},
};

static bool find_word(const char *const *words, const char *value, int *ret_place)
{
    for (int i = 0; words[i]; i++)
        if (strcmp(words[i], value) == 0) {
            *ret_place = i;
            return true;
        }
    return false;
}

static bool set_option(const struct option_row *row, const char *value)
{
    int64_t number;

    if (row->flag) {
        *row->flag = true;
        return true;
    }
    if (row->text) {
        *row->text = value;
        return value != NULL;
    }
    if (row->words)
        return value && find_word(row->words, value, row->number);
    if (!value || !text_to_int(slice_of(value), &number) || number < 0 || number > 100000)
        return false;
    *row->number = (int)number;
    return true;
}

static bool parse_options(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        const struct option_row *row = NULL;
        const char *value;

        for (size_t j = 0; !row && j < N_ELEMENTS(option_rows); j++)
            if (strcmp(option_rows[j].name, argv[i]) == 0)
                row = &option_rows[j];
        value = row && !row->flag && i + 1 < argc ? argv[i + 1] : NULL;
        if (!row || !set_option(row, value)) {
            fprintf(stderr,
                    "umcp-player: '%s' is not an option, or lacks a valid value; see --help\n",
                    argv[i]);
            return false;
        }
        i += !row->flag;
    }
    if (!player_options.project)
        fputs("umcp-player: --project is missing; see --help\n", stderr);
    return player_options.project != NULL;
}

/* --- Places --- */

static const char *temporary_dir; /* NULL: none was made */

/* Scripts may change the working directory, and compiler and project have their own. */
static bool make_absolute(struct arena *a)
{
    const char **const paths[] = {&player_options.state_dir, &player_options.cache_dir,
                                  &player_options.managed_dir, &player_options.plugins};

    for (size_t i = 0; i < N_ELEMENTS(paths); i++) {
        if (!*paths[i])
            continue;
        *paths[i] = fd_absolute_path(a, *paths[i]);
        if (!*paths[i]) {
            fputs("umcp-player: cannot find the working folder\n", stderr);
            return false;
        }
    }
    return true;
}

/* The server checked the folder before it started us. If it has vanished since, run without its
 * plugins rather than leave the server without an engine. */
static bool check_plugins(void)
{
    struct stat st;

    if (!player_options.plugins || player_options.link_fd >= 0 ||
        (stat(player_options.plugins, &st) == 0 && S_ISDIR(st.st_mode)))
        return true;
    fprintf(stderr, "umcp-player: --plugins: there is no folder '%s'\n", player_options.plugins);
    return false;
}

const char *beside_program(struct arena *a, const char *relative)
{
    char self[4096];
    ssize_t n = readlink("/proc/self/exe", self, sizeof(self) - 1);
    char *slash;

    if (n <= 0)
        return NULL;
    self[n] = '\0';
    slash = strrchr(self, '/');
    if (!slash)
        return NULL;
    *slash = '\0';
    return arena_printf(a, "%s/%s", self, relative).p;
}

/* As installed, else as built. The path has no links or "..", as Mono reads an assembly twice
 * that it knows by two paths. */
static void find_managed_dir(struct arena *a)
{
    const char *const places[] = {"../" UMCP_MANAGED_DIR, "../lib/umcp"};
    char real[PATH_MAX];

    for (size_t i = 0; !player_options.managed_dir && i < N_ELEMENTS(places); i++) {
        const char *dir = beside_program(a, places[i]);

        if (dir && access(dir, R_OK | X_OK) == 0)
            player_options.managed_dir = dir;
    }
    if (!player_options.managed_dir)
        player_options.managed_dir = beside_program(a, places[0]);
    if (player_options.managed_dir && realpath(player_options.managed_dir, real))
        player_options.managed_dir = arena_copy(a, slice_of(real)).p;
}

/* Where the folder cannot be made, one for this process alone will do. */
static bool use_folder(struct arena *a, const char **dir, const char *name, struct err *err)
{
    if (*dir && private_folder_check(*dir, true, err))
        return true;
    if (*dir && err->kind == ERR_DENIED)
        return false;
    if (!temporary_dir)
        temporary_dir = private_folder_temporary(a);
    *dir = temporary_dir ? arena_printf(a, "%s/%s", temporary_dir, name).p : NULL;
    if (!*dir)
        return err_set(err, ERR_INTERNAL, "cannot make a temporary folder: %s", strerror(errno));
    return private_folder_check(temporary_dir, false, err) && private_folder_check(*dir, true, err);
}

/* The place of earlier versions for data that has its own folder now; NULL: none. */
static const char *old_folder(struct arena *a)
{
    const struct slice dir = slice_of(player_options.state_dir), name = SLICE("/player");

    return slice_ends_nocase(dir, name) ? arena_copy(a, slice_from(dir.p, dir.len - name.len)).p
                                        : NULL;
}

/* "0123456789abcdef.dll" */
static bool is_old_assembly(struct slice name)
{
    size_t n = 0;

    while (n < name.len && strchr("0123456789abcdef", name.p[n]))
        n++;
    return n == 16 && slice_eq(slice_skip(name, n), SLICE(".dll"));
}

/* Compiled scripts. */
static void remove_old_assemblies(const char *base)
{
    DIR *d = base ? opendir(base) : NULL;
    const struct dirent *e;
    struct stat st;

    while (d && (e = readdir(d)))
        if (is_old_assembly(slice_of(e->d_name)) &&
            fstatat(dirfd(d), e->d_name, &st, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(st.st_mode) &&
            st.st_uid == geteuid())
            unlinkat(dirfd(d), e->d_name, 0);
    if (d)
        closedir(d);
}

/* Compiled scripts are loaded, so no other user may write there; nor may the scripts. */
static bool find_folders(struct arena *a, struct err *err)
{
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME"), *base = NULL;

    if (cache && *cache == '/')
        base = arena_printf(a, "%s/umcp-player", cache).p;
    else if (home && *home == '/')
        base = arena_printf(a, "%s/.cache/umcp-player", home).p;
    if (!player_options.state_dir && base)
        player_options.state_dir = arena_printf(a, "%s/player", base).p;
    if (!player_options.cache_dir && base)
        player_options.cache_dir = arena_printf(a, "%s/compiled", base).p;
    if (!use_folder(a, &player_options.state_dir, "player", err) ||
        !use_folder(a, &player_options.cache_dir, "compiled", err))
        return false;
    remove_old_assemblies(old_folder(a));
    return leftovers_check(player_options.state_dir, err);
}

static void remove_temporary(void)
{
    if (temporary_dir)
        private_folder_remove(temporary_dir);
}

/* --- Start --- */

/* Nothing in this process can be saved; the server starts another. */
static void give_up(const char *why)
{
    fprintf(stderr, "umcp-player: %s\n", why);
    remove_temporary();
    _exit(PLAYER_STUCK);
}

/* The script may be at fault: the server waits a little longer each time. */
static void end_held(const char *why)
{
    fprintf(stderr, "umcp-player: %s\n", why);
    remove_temporary();
    _exit(PLAYER_FAILED);
}

static bool start_agent(struct arena *a, struct err *err)
{
    const struct project *p = load_project();
    const char *slash = strrchr(p->root, '/');
    struct agent_options o = {.fd = player_options.link_fd,
                              .url = player_options.url,
                              .kind = "player",
                              .name = slash && slash[1] ? slash + 1 : p->root,
                              .project = p->root,
                              .platform = "LinuxPlayer",
                              .must_end_with_server = player_options.link_fd >= 0,
                              .stuck = give_up,
                              .has_changed = run_has_changed};

    o.unity_version = arena_copy(a, p->settings.unity_version).p;
    if (player_options.token_file && !token_read(a, player_options.token_file, &o.token, err))
        return false;
    agent_hide_internals();
    clr_set_explain(confine_explain);
    save_start();
    world_start();
    places_start();
    agent_set_scripts(tell_write);
    return agent_start(&o, err);
}

static int complain(const struct err *err, int code)
{
    fprintf(stderr, "umcp-player: %s%s%s\n", err->message, err->hint[0] ? ". " : "", err->hint);
    return code;
}

static bool write_all(int fd, struct slice text)
{
    while (text.len) {
        ssize_t n = write(fd, text.p, text.len);

        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        text = slice_skip(text, (size_t)n);
    }
    return true;
}

/* Compiles, and runs nothing: no runtime is loaded. */
static int print_report(struct project *project, const struct compile_options *compile)
{
    const bool is_made = compile_now(project, compile);
    const struct agent_scripts_query all = {.limit = LIMIT_TOLD_SCRIPTS, .n_left = LIMIT_TOLD_LEFT};
    struct buf text;
    bool ok;

    buf_init(&text, LIMIT_REPORT_BYTES);
    tell_write(&all, &text);
    buf_append_byte(&text, '\n');
    ok = buf_ok(&text) && write_all(player_options.report_fd, buf_slice(&text));
    buf_done(&text);
    return ok && is_made ? PLAYER_OK : PLAYER_FAILED;
}

static int play(struct arena *a, struct project *project)
{
    struct compile_options compile;
    struct err err = {0};

    load_start(project);
    /* An umcp-compile of our own lifts the limit for itself. */
    memory_limit(player_options.memory_limit, player_options.link_fd >= 0);
    service_start(a, project, &compile);
    if (player_options.report_fd >= 0)
        return print_report(project, &compile);
    if (!run_start(&compile, &err))
        return complain(&err, PLAYER_NO_RUNTIME);
    hold_start(player_options.hold_limit, end_held);
    if (player_options.is_self_check)
        return calls_check() == 0 ? PLAYER_OK : PLAYER_FAILED;
    run_first_scene();
    agent_set_compiler(compile.client);
    if (!start_agent(a, &err))
        return complain(&err, PLAYER_FAILED);
    engine_log_begin();
    return run_loop();
}

static bool open_project(struct arena *a, struct project *ret_project, struct err *err)
{
    if (!find_folders(a, err) || !project_open(player_options.project, 2, ret_project, err))
        return false;
    if (player_options.report_fd >= 0)
        return true;
    return data_prepare(a, ret_project, old_folder(a), err) && confine_enter(a, ret_project, err);
}

int main(int argc, char **argv)
{
    struct arena arena;
    struct project project;
    struct err err = {0};
    int code;

    if (argc > 1 && strcmp(argv[1], "--help") == 0) {
        fputs(usage, stderr);
        return PLAYER_OK;
    }
    arena_init(&arena, 1u << 20);
    if (!parse_options(argc, argv) || !make_absolute(&arena) || !check_plugins())
        return PLAYER_USAGE;
    confine_prepare();
    if (player_options.link_fd >= 0)
        fcntl(player_options.link_fd, F_SETFD, FD_CLOEXEC); /* not inherited by child processes */
    if (player_options.compile_fd >= 0)
        fcntl(player_options.compile_fd, F_SETFD, FD_CLOEXEC);
    if (player_options.report_fd >= 0)
        fcntl(player_options.report_fd, F_SETFD, FD_CLOEXEC);
    find_managed_dir(&arena);
    if (open_project(&arena, &project, &err))
        code = play(&arena, &project);
    else
        code = complain(&err, PLAYER_FAILED);
    fflush(NULL);
    service_stop();
    remove_temporary();
    _exit(code); /* Mono's own shutdown would wait for user threads */
}
