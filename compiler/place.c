#include "place.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "app.h"
#include "sandbox/sandbox.h"

/* .NET: no socket for debuggers, no doubly mapped memory (which needs a file in memory), no
 * library for languages, a limit for the heap in hex. Releases before 6 know only the old names. */
static const char *const dotnet_settings[][2] = {
    {"DOTNET_EnableDiagnostics", "0"},
    {"COMPlus_EnableDiagnostics", "0"},
    {"DOTNET_EnableWriteXorExecute", "0"},
    {"DOTNET_SYSTEM_GLOBALIZATION_INVARIANT", "1"},
    {"DOTNET_gcServer", "0"},
    {"COMPlus_gcServer", "0"},
    {"DOTNET_GCHeapHardLimit", LIMIT_COMPILE_HEAP_HEX},
    {"COMPlus_GCHeapHardLimit", LIMIT_COMPILE_HEAP_HEX},
    {"DOTNET_MULTILEVEL_LOOKUP", "0"},
    {"DOTNET_CLI_TELEMETRY_OPTOUT", "1"},
    {"DOTNET_NOLOGO", "1"},
};

/* Settings of Mono are for the engine: many would change the driver's output, or end it. */
static void drop_mono_settings(void)
{
    char **to = environ;

    for (char **from = environ; *from; from++)
        if (strncmp(*from, "MONO_", sizeof("MONO_") - 1) != 0)
            *to++ = *from;
    *to = NULL;
}

bool place_environment(const char *work, struct err *err)
{
    drop_mono_settings();
    if (!sandbox_environment(work, work, err))
        return false;
    for (size_t i = 0; app.compiler.is_dotnet && i < N_ELEMENTS(dotnet_settings); i++)
        if (setenv(dotnet_settings[i][0], dotnet_settings[i][1], 1) != 0)
            return err_no_memory(err);
    /* With Mono's 4 MB for young objects a large build takes a sixth longer. */
    if (!app.compiler.is_dotnet && setenv("MONO_GC_PARAMS", "nursery-size=32m", 1) != 0)
        return err_no_memory(err);
    return true;
}

/* The folder of a file; the file itself if that would be the root. */
static const char *folder_of(const char *path)
{
    struct slice s = slice_of(path);

    while (s.len > 1 && s.p[s.len - 1] != '/')
        s.len--;
    s = arena_copy(&app.arena, slice_from(s.p, s.len > 1 ? s.len - 1 : 0));
    return s.p && s.len ? s.p : path;
}

bool place_has_sandbox(void)
{
    return !app.options.sandbox || strcmp(app.options.sandbox, "off") != 0;
}

static bool is_wide(const char *folder)
{
    return sandbox_is_wide(app.options.project, folder);
}

void place_check(void)
{
    const struct compiler *c = &app.compiler;
    const char *const folders[] = {c->kind == COMPILER_HOSTED ? c->path : NULL,
                                   c->is_dotnet ? folder_of(c->runtime) : NULL};

    for (size_t i = 0; place_has_sandbox() && !app.problem[0] && i < N_ELEMENTS(folders); i++)
        if (folders[i] && is_wide(folders[i]))
            snprintf(app.problem, sizeof(app.problem),
                     "the compiler is in '%s', which is or contains the home folder or the "
                     "project, so it could read all of that: move it to a folder of its own",
                     folders[i]);
}

/* A compiler's parts are beside it. In a folder with much else it has only the file. */
static const char *surroundings(const char *file)
{
    const char *folder = folder_of(file);

    return is_wide(folder) ? file : folder;
}

/* The parts of the compiler. */
static void allow_compiler(struct sandbox_options *to, const char **read, const char **execute)
{
    const struct compiler *c = &app.compiler;

    if (c->path && c->kind != COMPILER_HOSTED)
        read[to->n_read++] = surroundings(c->path);
    else if (c->path && !is_wide(c->path))
        read[to->n_read++] = c->path;
    if (c->runtime) {
        /* .NET's libraries are beside it; Mono's in ../lib. */
        read[to->n_read++] =
            c->is_dotnet ? surroundings(c->runtime)
                         : arena_printf(&app.arena, "%s/lib", folder_of(folder_of(c->runtime))).p;
        execute[to->n_execute++] = c->runtime;
    } else if (c->path) {
        execute[to->n_execute++] = c->path;
        execute[to->n_execute++] = "/bin/sh"; /* it may be a script */
    }
}

bool place_enter(struct err *err)
{
    const struct app_options *o = &app.options;
    const char *read[LIMIT_COMPILE_ROOTS + 8], *execute[4];
    struct sandbox_options sandbox = {.kind = SANDBOX_COMPILER,
                                      .project = o->project,
                                      .roots = o->roots,
                                      .n_roots = o->n_roots,
                                      .read = read,
                                      .write = &o->cache,
                                      .n_write = 1,
                                      .execute = execute};

    if (!place_has_sandbox())
        return true;
    for (size_t i = 0; i < o->n_reads; i++)
        read[sandbox.n_read++] = o->reads[i];
    read[sandbox.n_read++] = o->lib;
    if (app.has_library)
        read[sandbox.n_read++] = app.library.dir;
    allow_compiler(&sandbox, read, execute);
    return sandbox_enter(&sandbox, err);
}
