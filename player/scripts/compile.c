/*
 * The project's assembly: mcs compiles its C# sources in a child process against the stand-ins. A
 * source that does not compile is left out, and its classes are generated instead
 * (managed/script.c). Assemblies are cached by a hash of all their inputs. Plugins and editor tools
 * are part of the assembly, but never push out a source of the project.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "compile.h"
#include "player/managed/log.h"
#include "sources.h"

extern char **environ;

enum { PATH_SIZE = 4096 };

static struct {
    struct project *project;
    struct compile_options options;
    struct sources sources;
    struct arena arena;       /* holds their paths */
    char assembly[PATH_SIZE]; /* path of the assembly for these sources */
    bool has_assembly;
    bool has_discarded;  /* an assembly could not be loaded */
    uint64_t hash;       /* of all inputs */
    uint64_t own_hash;   /* of the project's own sources */
    uint64_t known_hash; /* the own_hash for which is_out is known; 0: none */
    enum phase phase;
    pid_t child; /* 0: none */
    time_t end;  /* the child's deadline */
    unsigned round;
} build;

/* --- What it is made of --- */

#define HASH_START 14695981039346656037u

static uint64_t hash_bytes(uint64_t h, const void *bytes, size_t len)
{
    const unsigned char *p = bytes;

    for (size_t i = 0; i < len; i++)
        h = (h ^ p[i]) * 1099511628211u;
    return h;
}

/* False: missing, or not a regular file. */
static bool hash_file(uint64_t *h, int dir, const char *path)
{
    struct stat st;

    if (fstatat(dir, path, &st, 0) != 0 || !S_ISREG(st.st_mode))
        return false;
    *h = hash_bytes(*h, path, strlen(path));
    *h = hash_bytes(*h, &st.st_mtim, sizeof(st.st_mtim));
    *h = hash_bytes(*h, &st.st_size, sizeof(st.st_size));
    return true;
}

/* Calls `each` for every stand-in assembly, in any order. */
static void each_standin(void (*each)(void *ctx, const char *name), void *ctx)
{
    DIR *d = opendir(build.options.managed_dir);
    struct dirent *e;

    while (d && (e = readdir(d)))
        if (slice_ends_nocase(slice_of(e->d_name), SLICE(".dll")))
            each(ctx, e->d_name);
    if (d)
        closedir(d);
}

static void add_standin_hash(void *ctx, const char *name)
{
    uint64_t *sum = ctx, h = HASH_START;
    char path[PATH_SIZE];

    snprintf(path, sizeof(path), "%s/%s", build.options.managed_dir, name);
    hash_file(&h, AT_FDCWD, path);
    *sum += h; /* independent of the order */
}

/* A response file is UTF-8 and has one quoted path per line. */
static bool is_path_for_mcs(struct slice path)
{
    return path.len < PATH_SIZE && !memchr(path.p, '"', path.len) &&
           !memchr(path.p, '\n', path.len) && utf8_valid(path);
}

/* Also leaves out the sources that cannot be passed to mcs: it would block on a pipe. */
static uint64_t hash_all(uint64_t *ret_own)
{
    uint64_t h = HASH_START, standins = 0;
    int root = open(build.project->root, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    struct slice version = build.project->settings.unity_version;

    each_standin(add_standin_hash, &standins);
    h = hash_bytes(h, &standins, sizeof(standins));
    h = hash_bytes(h, version.p, version.len);
    *ret_own = h;
    for (size_t i = 0; i < build.sources.n; i++) {
        struct source *s = &build.sources.items[i];
        char path[PATH_SIZE];

        snprintf(path, sizeof(path), "%.*s", SLICE_ARG(s->path));
        if (!is_path_for_mcs(s->path) || !hash_file(&h, root, path) ||
            faccessat(root, path, R_OK, 0) != 0)
            s->is_out = true;
        if (!s->is_added)
            *ret_own = h;
    }
    if (root >= 0)
        close(root);
    return h;
}

/* Copies what is known about the project's own sources, which have not changed. Both lists are
 * sorted; sources that cannot be passed to mcs may be in only one of them. */
static void copy_verdicts(const struct sources *before)
{
    size_t k = 0;

    for (size_t i = 0; i < build.sources.n && !build.sources.items[i].is_added; i++) {
        struct source *s = &build.sources.items[i];

        while (k < before->n && !before->items[k].is_added &&
               slice_compare(before->items[k].path, s->path) < 0)
            k++;
        if (k == before->n || !slice_eq(before->items[k].path, s->path))
            continue;
        s->is_out |= before->items[k].is_out;
        s->mends = before->items[k].mends;
    }
}

static void report_paths(void)
{
    char text[200];
    size_t n = 0;

    for (size_t i = 0; i < build.sources.n; i++)
        n += !is_path_for_mcs(build.sources.items[i].path);
    snprintf(text, sizeof(text),
             "The player leaves out %zu scripts whose paths are not UTF-8, are too long, or have "
             "quotes or line breaks",
             n);
    if (n > 0)
        engine_log(LOG_TYPE_WARNING, slice_of(text));
}

/* Whether it was compiled before, and nobody else can have written it. Else it is made anew. */
static bool has_own_assembly(void)
{
    struct err err;
    int file = private_file_open(build.assembly, PRIVATE_FROM_WRITERS, &err);

    if (file >= 0)
        close(file);
    return file >= 0;
}

bool compile_find(struct project *p, const struct compile_options *options)
{
    struct sources before = build.sources;
    struct arena paths_before = build.arena;

    build.project = p;
    build.options = *options;
    build.round = 0;
    arena_init(&build.arena, LIMIT_SOURCE_PATHS);
    sources_find(p, options->plugins_dir, &build.arena, &build.sources);
    build.hash = hash_all(&build.own_hash);
    report_paths();
    if (build.own_hash == build.known_hash)
        copy_verdicts(&before);
    else
        build.known_hash = 0;
    sources_done(&before);
    arena_done(&paths_before);
    snprintf(build.assembly, sizeof(build.assembly), "%s/%016llx.dll", options->cache_dir,
             (unsigned long long)build.hash);
    build.has_assembly = sources_count(&build.sources) > 0 && has_own_assembly();
    return build.has_assembly || sources_count(&build.sources) == 0;
}

const char *compile_assembly(void)
{
    return build.has_assembly ? build.assembly : NULL;
}

bool compile_discard(void)
{
    if (!build.has_assembly || build.has_discarded)
        return false;
    build.has_discarded = true;
    build.has_assembly = false;
    return unlink(build.assembly) == 0;
}

/* --- Compiling --- */

/* Several players may compile the same sources at once. */
static void temp_path(char to[PATH_SIZE], const char *ending)
{
    snprintf(to, PATH_SIZE, "%.*s.%ld%s", PATH_SIZE - 32, build.assembly, (long)getpid(), ending);
}

static void write_reference(void *ctx, const char *name)
{
    fprintf(ctx, "-r:\"%s/%s\"\n", build.options.managed_dir, name);
}

/* Defines the version symbols, from UNITY_2017_1_OR_NEWER up to the project's own version. */
static void write_defines(FILE *f)
{
    struct slice version = build.project->settings.unity_version;
    int64_t year = 0, minor = 0;

    fputs("-d:UNITY_5_3_OR_NEWER;UNITY_5_4_OR_NEWER;UNITY_5_5_OR_NEWER;UNITY_5_6_OR_NEWER;"
          "UNITY_STANDALONE;UNITY_STANDALONE_LINUX;ENABLE_MONO;UNITY_64;UNITY_ASSERTIONS;"
          "UMCP_PLAYER",
          f);
    text_to_int(slice_cut(&version, '.'), &year);
    text_to_int(slice_cut(&version, '.'), &minor);
    for (int64_t y = 2017; y <= year && y < 2030; y++)
        for (int64_t m = 1; m <= (y == year ? minor : 4) && m < 10; m++)
            fprintf(f, ";UNITY_%lld_%lld_OR_NEWER", (long long)y, (long long)m);
    if (year > 2030)
        fputs(";UNITY_6000_0_OR_NEWER", f);
    fprintf(f, ";UNITY_%lld\n", (long long)year);
}

/* The path that mcs gets for a source or its rewritten copy. */
static void place_of(const struct source *s, char to[PATH_SIZE], bool is_copy)
{
    char ending[32];

    snprintf(ending, sizeof(ending), ".%zu.cs", (size_t)(s - build.sources.items));
    if (is_copy)
        temp_path(to, ending);
    else
        snprintf(to, PATH_SIZE, "%s%s%.*s", s->path.p[0] == '/' ? "" : build.project->root,
                 s->path.p[0] == '/' ? "" : "/", SLICE_ARG(s->path));
}

/* The #line directive makes mcs report errors under the source's own path. */
static bool write_copy(const struct source *s)
{
    char copy[PATH_SIZE], own[PATH_SIZE];
    struct buf text;
    FILE *f;
    bool ok;

    place_of(s, copy, true);
    place_of(s, own, false);
    buf_init(&text, LIMIT_SOURCE_BYTES);
    ok = source_mend(build.project, s, s->mends, &text);
    f = ok ? fopen(copy, "we") : NULL;
    if (f) {
        fprintf(f, "#line 1 \"%s\"\n", own);
        ok = fwrite(text.p, 1, text.len, f) == text.len;
        ok = fclose(f) == 0 && ok;
    }
    buf_done(&text);
    return f && ok;
}

static bool write_response(void)
{
    char path[PATH_SIZE], out[PATH_SIZE];
    FILE *f;

    temp_path(path, ".rsp");
    temp_path(out, ".tmp");
    f = fopen(path, "we");
    if (!f)
        return false;
    fprintf(f, "-nologo\n-target:library\n-unsafe\n-optimize+\n-warn:0\n-debug-\n-out:\"%s\"\n",
            out);
    write_defines(f);
    each_standin(write_reference, f);
    for (size_t i = 0; i < build.sources.n; i++) {
        const struct source *s = &build.sources.items[i];

        if (!source_is_in(s, build.phase))
            continue;
        place_of(s, path, s->mends && write_copy(s));
        fprintf(f, "\"%s\"\n", path);
    }
    return fclose(f) == 0;
}

static time_t now_s(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec;
}

/* Starts mcs. Returns why it could not, or NULL if it runs. */
static const char *start_mcs(void)
{
    char response[PATH_SIZE], errors[PATH_SIZE], at[PATH_SIZE + 1];
    posix_spawn_file_actions_t actions;
    char *const argv[] = {"mcs", at, NULL};
    int failed;

    if (!write_response())
        return "the player cannot write to the state folder";
    temp_path(response, ".rsp");
    temp_path(errors, ".txt");
    snprintf(at, sizeof(at), "@%s", response);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, errors, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_adddup2(&actions, 1, 2);
    failed = posix_spawnp(&build.child, "mcs", &actions, NULL, argv, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed)
        build.child = 0;
    build.end = now_s() + LIMIT_COMPILE_S;
    return failed ? "mcs cannot be started (on Debian, install mono-mcs)" : NULL;
}

/* What mcs and we write here is for this user alone, whatever the user's umask says. */
static const char *start_round(void)
{
    const mode_t before = umask(077);
    const char *why = start_mcs();

    umask(before);
    return why;
}

static void complain(const char *why, const char *hint)
{
    char text[1000];

    snprintf(text, sizeof(text), "Scripts cannot be compiled: %s%s%s", why, hint[0] ? ": " : "",
             hint);
    engine_log(LOG_TYPE_WARNING, slice_of(text));
}

void compile_start(void)
{
    const char *why;
    struct err err = {0};

    build.phase = sources_count_added(&build.sources) == 0 ? PHASE_OWN
                  : build.known_hash                       ? PHASE_ADDED
                                                           : PHASE_TRY;
    build.round = 1;
    why = private_folder_check(build.options.cache_dir, true, &err) ? start_round() : err.message;
    if (why) {
        complain(why, err.hint);
        build.round = 0;
    }
}

/* While bisecting, tells judge.c whether mcs failed in this round. */
static bool read_errors(bool is_made)
{
    struct file_bytes file = {0};
    struct err err;
    char errors[PATH_SIZE];
    bool can_go_on;

    temp_path(errors, ".txt");
    can_go_on = file_read(build.project, slice_of(errors), &file, &err);
    if (can_go_on && build.sources.is_bisecting)
        sources_bisect(&build.sources, build.project, build.phase, is_made, file.bytes);
    else if (can_go_on)
        can_go_on = sources_judge(&build.sources, build.project, &build.phase, file.bytes);
    file_done(&file);
    return can_go_on;
}

static void clean_up(void)
{
    static const char *const endings[] = {".rsp", ".txt", ".tmp"};
    char path[PATH_SIZE];

    for (size_t i = 0; i < N_ELEMENTS(endings); i++) {
        temp_path(path, endings[i]);
        unlink(path);
    }
    for (size_t i = 0; i < build.sources.n; i++)
        if (build.sources.items[i].mends) {
            place_of(&build.sources.items[i], path, true);
            unlink(path);
        }
    sources_end_bisect(&build.sources);
    build.round = 0;
}

/* Removes the oldest cached assemblies. */
static void remove_oldest(void)
{
    DIR *d = opendir(build.options.cache_dir);
    struct timespec oldest_time = {0};
    char oldest[NAME_MAX + 1] = "";
    size_t n = 0;
    struct dirent *e;
    struct stat st;

    while (d && (e = readdir(d))) {
        if (!slice_ends_nocase(slice_of(e->d_name), SLICE(".dll")) ||
            fstatat(dirfd(d), e->d_name, &st, 0) != 0)
            continue;
        if (!n++ || st.st_mtim.tv_sec < oldest_time.tv_sec) {
            oldest_time = st.st_mtim;
            snprintf(oldest, sizeof(oldest), "%s", e->d_name);
        }
    }
    if (d && n > LIMIT_ASSEMBLIES)
        unlinkat(dirfd(d), oldest, 0);
    if (d)
        closedir(d);
}

static enum compile_state finish(bool is_made)
{
    const size_t n = build.sources.n, n_in = sources_count(&build.sources);
    char text[200], path[PATH_SIZE];

    temp_path(path, ".tmp");
    if (is_made && rename(path, build.assembly) == 0) {
        snprintf(text, sizeof(text),
                 "Compiled %zu of %zu scripts; the others have generated types and no plugin tools",
                 n_in, n);
        if (n_in == n)
            snprintf(text, sizeof(text), "Compiled %zu scripts", n);
        build.has_assembly = true;
        remove_oldest();
    } else {
        snprintf(text, sizeof(text),
                 "None of %zu scripts compiles; all have generated types and no plugin tools", n);
        is_made = false;
    }
    engine_log(is_made && n_in == n ? LOG_TYPE_LOG : LOG_TYPE_WARNING, slice_of(text));
    clean_up();
    return is_made ? COMPILE_DONE : COMPILE_FAILED;
}

static enum compile_state next_round(void)
{
    const char *why;

    if (build.round++ >= LIMIT_COMPILE_ROUNDS) {
        if (build.phase == PHASE_OWN)
            return finish(false);
        for (size_t i = 0; i < build.sources.n; i++)
            build.sources.items[i].is_out |= build.sources.items[i].is_added;
        sources_end_bisect(&build.sources);
        build.phase = PHASE_OWN;
    }
    why = start_round();
    if (!why)
        return COMPILE_RUNNING;
    complain(why, "");
    return finish(false);
}

/* The child has ended: starts another round or finishes. */
static enum compile_state round_ended(bool is_made)
{
    uint64_t own_hash;

    if (hash_all(&own_hash) != build.hash) { /* mcs may have read either version */
        clean_up();
        return COMPILE_CHANGED;
    }
    if (is_made && !build.sources.is_bisecting) {
        build.known_hash = build.own_hash;
        if (build.phase != PHASE_OWN || sources_count_added(&build.sources) == 0)
            return finish(true);
        build.phase = PHASE_ADDED;
    } else if (!read_errors(is_made)) {
        return finish(false);
    }
    return sources_choose_phase(&build.sources, &build.phase) ? next_round() : finish(false);
}

enum compile_state compile_poll(void)
{
    int status = 0;
    pid_t ended;

    if (!build.child)
        return COMPILE_IDLE;
    ended = waitpid(build.child, &status, WNOHANG);
    if (ended == 0 && now_s() > build.end) {
        complain("mcs does not finish", "");
        compile_stop();
        return finish(false);
    }
    if (ended == 0 || (ended < 0 && errno == EINTR))
        return COMPILE_RUNNING;
    build.child = 0;
    return round_ended(ended > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

void compile_stop(void)
{
    if (!build.child)
        return;
    kill(build.child, SIGKILL);
    waitpid(build.child, NULL, 0);
    build.child = 0;
    clean_up();
}

void compile_each_source(source_fn *each, void *ctx)
{
    for (size_t i = 0; i < build.sources.n; i++)
        if (!build.sources.items[i].is_out)
            each(ctx, build.project, build.sources.items[i].path);
}
