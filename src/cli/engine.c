/* Finds the needs of our own engine, and reports how the project's code will run. */
#include "engine.h"

#include <errno.h>
#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app.h"
#include "sandbox/sandbox.h"
#include "unity/unity.h"

const char engine_better_compiler[] =
    "install npm and build umcp again (make), or install a .NET SDK, or name a compiler in "
    "$UMCP_CSC";

/* --- Programs --- */

/* *ret_program is NULL if none should start. */
static bool find_player(struct options *o, const char **ret_program, struct err *err)
{
    const char *wanted = o->player ? o->player : "auto";

    *ret_program = NULL;
    if (strcmp(wanted, "off") == 0)
        return true;
    if (strcmp(wanted, "auto") == 0) {
        if (o->project)
            *ret_program = program_beside(&o->arena, "umcp-player");
        return true;
    }
    if (!o->project) {
        err_set(err, ERR_ARGUMENT, "--player %s needs a project to run", wanted);
        return err_hint(err, "name one with --project DIR, or start umcp in its folder");
    }
    if (access(wanted, X_OK) != 0)
        return err_set(err, ERR_NOT_FOUND, "cannot run --player '%s': %s", wanted, strerror(errno));
    *ret_program = wanted;
    return true;
}

const char *engine_lib_dir(struct arena *a)
{
    static const char *const places[] = {"lib/umcp", "lib64/umcp", "lib/*/umcp"};
    const char *umcp = program_beside(a, ""), *found_dir = NULL;

    for (size_t i = 0; umcp && !found_dir && i < N_ELEMENTS(places); i++) {
        const char *pattern =
            arena_printf(a, "%s../%s/UnityEngine.CoreModule.dll", umcp, places[i]).p;
        char real[PATH_MAX];
        glob_t found;

        if (!pattern || glob(pattern, 0, NULL, &found) != 0)
            continue;
        if (realpath(found.gl_pathv[0], real) && strrchr(real, '/')) {
            *strrchr(real, '/') = '\0';
            found_dir = arena_copy(a, slice_of(real)).p;
        }
        globfree(&found);
    }
    return found_dir;
}

/* --- The compiler --- */

struct compiler_search engine_search(struct options *o, const char *lib_dir)
{
    return (struct compiler_search){.wanted = o->compiler,
                                    .csc = getenv("UMCP_CSC"),
                                    .home = getenv("HOME"),
                                    .lib_dir = lib_dir};
}

/* Packages outside of the project, absolute. False: no memory. */
static bool copy_roots(struct options *o, const struct project *p,
                       struct compile_service_options *c)
{
    const char **roots = arena_alloc(&o->arena, (p->n_roots + 1) * sizeof(*roots));

    if (!roots)
        return false;
    for (size_t i = 0; i < p->n_roots; i++) {
        const char *root = p->roots[i];
        bool is_absolute = root[0] == '/';

        roots[i] = arena_printf(&o->arena, "%s%s%s", is_absolute ? "" : p->root,
                                is_absolute ? "" : "/", root)
                       .p;
        if (!roots[i])
            return false;
    }
    c->roots = roots;
    c->n_roots = p->n_roots;
    return true;
}

static const char *complaint_of(struct options *o, const struct err *why)
{
    const char *text =
        arena_printf(&o->arena, "%s%s%s", why->message, why->hint[0] ? ": " : "", why->hint).p;

    return text ? text : "out of memory";
}

/* Without a compiler the engine runs all the same, and reports that. */
static bool choose(struct options *o, struct own_engine *e, struct err *why)
{
    const char *lib_dir = engine_lib_dir(&o->arena);
    struct compiler_search search = engine_search(o, lib_dir);
    struct project project;
    bool ok;

    e->compile.program = program_beside(&o->arena, "umcp-compile");
    if (!e->compile.program || !lib_dir) {
        err_set(why, ERR_NOT_FOUND, "%s not installed beside umcp, so umcp cannot compile anything",
                lib_dir ? "umcp-compile is" : "the engine's managed assemblies are");
        return err_hint(why, "build and install umcp again: make install");
    }
    if (!project_open_packages(o->project, &project, why))
        return false;
    search.unity_version = arena_copy(&o->arena, project.settings.unity_version).p;
    e->compile.lib_dir = lib_dir;
    e->compile.project = arena_copy(&o->arena, slice_of(*project.root ? project.root : "/")).p;
    ok = (search.unity_version && e->compile.project && copy_roots(o, &project, &e->compile)) ||
         err_no_memory(why);
    project_done(&project);
    return ok && compiler_choose(&o->arena, &search, &e->compiler, why);
}

static void find_compiler(struct options *o, struct own_engine *e)
{
    struct err why;

    e->compile.compiler = &e->compiler;
    e->compile.cache_dir = e->cache_dir;
    e->compile.plugins = o->plugins;
    e->compile.has_sandbox = strcmp(e->sandbox, "off") != 0;
    if (!choose(o, e, &why))
        e->compile.complaint = complaint_of(o, &why);
}

/* --- Folders --- */

void engine_done(struct own_engine *e)
{
    if (e->temporary)
        private_folder_remove(e->temporary);
    e->temporary = NULL;
}

/* A folder that the project's code may write could hold forged settings of the server. */
static bool check_outside(struct options *o, const char *state_dir, struct err *err)
{
    static const char *const writable[] = {"Assets", "Packages", "ProjectSettings"};
    char state[PATH_MAX], folder[PATH_MAX];
    size_t len;

    for (size_t i = 0; i < N_ELEMENTS(writable); i++) {
        const char *path = arena_printf(&o->arena, "%s/%s", o->project, writable[i]).p;

        if (!path)
            return err_no_memory(err);
        if (!realpath(path, folder) || !realpath(state_dir, state))
            continue;
        len = strlen(folder);
        if (strncmp(state, folder, len) == 0 && (state[len] == '/' || !state[len])) {
            err_set(err, ERR_DENIED,
                    "umcp does not use folder '%s', because the project's code may write to %s",
                    state_dir, writable[i]);
            return err_hint(err, "choose a folder outside of the project");
        }
    }
    return true;
}

static bool find_folders(struct options *o, const char *state_dir, struct own_engine *e,
                         struct err *err)
{
    struct err why;

    if (state_dir && !private_folder_check(state_dir, true, &why)) {
        say_line(stderr,
                 "umcp: %s; the engine uses a temporary folder, which umcp deletes when "
                 "it ends",
                 why.message);
        state_dir = NULL;
    }
    if (state_dir && !check_outside(o, state_dir, err))
        return false;
    if (!state_dir)
        state_dir = e->temporary = private_folder_temporary(&o->arena);
    if (!state_dir)
        return err_set(err, ERR_INTERNAL, "cannot make a temporary folder for the engine: %s",
                       strerror(errno));
    e->player_dir = arena_printf(&o->arena, "%s/player", state_dir).p;
    e->cache_dir = arena_printf(&o->arena, "%s/compiled", state_dir).p;
    return (e->player_dir && e->cache_dir) || err_no_memory(err);
}

/* --- The sandbox --- */

static void find_sandbox(struct options *o, struct own_engine *e)
{
    const bool may_write = o->config.allow_writes || o->config.allow_config_changes;
    struct sandbox_kernel kernel;

    e->sandbox = may_write ? "write" : "read";
    if (o->sandbox && strcmp(o->sandbox, "off") == 0) {
        e->sandbox = e->confined = "off";
        return;
    }
    sandbox_kernel(&kernel);
    e->missing = sandbox_missing(&o->arena, &kernel);
    e->confined = kernel.abi && kernel.has_seccomp   ? "on"
                  : kernel.abi || kernel.has_seccomp ? "partly"
                                                     : "off";
    if (o->sandbox && e->missing.len) {
        e->refusal = arena_printf(&o->arena, "--sandbox on needs a full sandbox. %.*s",
                                  SLICE_ARG(e->missing))
                         .p;
        e->program = NULL;
    }
}

/* --- All of it --- */

bool engine_find(struct options *o, const char *state_dir, struct own_engine *ret_engine,
                 struct err *err)
{
    struct own_engine *e = ret_engine;

    *e = (struct own_engine){0};
    if (!find_player(o, &e->program, err))
        return false;
    if (!e->program)
        return true;
    find_sandbox(o, e);
    if (!e->program)
        return true;
    if (!find_folders(o, state_dir, e, err))
        return false;
    find_compiler(o, e);
    return true;
}

static void say_sandbox(const struct own_engine *e)
{
    const char *writes = strcmp(e->sandbox, "write") == 0
                             ? "read the project and change its Assets, Packages and "
                               "ProjectSettings"
                             : "read the project";

    if (e->missing.len)
        say_line(stderr, "umcp: warning: %.*s", SLICE_ARG(e->missing));
    if (strcmp(e->confined, "on") == 0)
        say_line(stderr,
                 "umcp: umcp-player runs the project's code in a sandbox: the code can %s, but "
                 "not use the network or read your other files (to run none, use --player off)",
                 writes);
    else if (strcmp(e->confined, "partly") == 0)
        say_line(stderr, "umcp: umcp-player runs the project's code in part of a sandbox (to run "
                         "none, use --player off)");
    else
        say_line(stderr, "umcp: umcp-player runs the project's code with all rights of this user, "
                         "without a sandbox (to run none, use --player off)");
}

/* Root's rights end at the sandbox. */
static void say_owner(const struct options *o, const struct own_engine *e)
{
    struct stat st;

    if (geteuid() == 0 && strcmp(e->confined, "off") != 0 && stat(o->project, &st) == 0 &&
        st.st_uid != 0)
        say_line(stderr, "umcp: warning: the project belongs to another user, and the sandbox "
                         "takes root's rights away: the engine cannot use files whose modes "
                         "exclude other users. Start umcp as the project's owner, or with "
                         "--sandbox off");
}

void engine_say(const struct options *o, const struct own_engine *e)
{
    const char *why = "umcp-player is not installed";

    if (!o->project)
        return;
    if (e->refusal)
        why = e->refusal;
    else if (o->player && strcmp(o->player, "off") == 0)
        why = "--player is off";
    if (!e->program) {
        say_line(stderr, "umcp: the server does not run the project's code: %s", why);
        return;
    }
    say_sandbox(e);
    say_owner(o, e);
    if (e->compile.complaint)
        say_line(stderr, "umcp: the server does not compile scripts: %s", e->compile.complaint);
    else if (e->compiler.kind == COMPILER_MCS)
        say_line(stderr, "umcp: %s compiles the scripts: %s For C# 9, %s", e->compiler.from,
                 compiler_mcs_limits, engine_better_compiler);
}
