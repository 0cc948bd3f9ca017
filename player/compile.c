/*
 * The project's own assembly: its C# sources compiled by mcs in a child process against the
 * stand-ins. A source that does not compile is left out and the rest is tried again; its classes
 * are generated instead (scripts.c). What was made is kept by a hash of everything that it was made
 * of.
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

#include "calls.h"
#include "json/json.h"

extern char **environ;

enum {
    MAX_ROUNDS = 64,   /* of leaving out what does not compile */
    MAX_SECONDS = 120, /* that one of them may take */
    SHOWN_ERRORS = 5,  /* in the log, of each round */
    KEPT_ASSEMBLIES = 8,
    PATH_SIZE = 4096
};

struct source {
    struct slice path; /* in the project's index */
    bool is_out;       /* does not compile, or is nothing that mcs could be given */
};

static struct {
    struct project *project;
    struct compile_options options;
    struct walk_result walk; /* if the project was walked again */
    const struct guid_index *index;
    struct source *sources;
    size_t n_sources;
    struct slice *editor_folders; /* of assembly definitions that are for the editor alone */
    size_t n_editor_folders;
    struct arena arena;       /* of the last two */
    char assembly[PATH_SIZE]; /* what is made of these sources */
    bool has_assembly;
    bool has_discarded; /* one that could not be loaded */
    uint64_t hash;      /* of what it is made of */
    pid_t child;        /* 0: none */
    time_t end;         /* when it has had time enough */
    unsigned round;
} job;

/* --- Which sources --- */

static bool is_for_editor_alone(struct slice path)
{
    struct file_bytes file = {0};
    struct arena a;
    const struct json *root, *platforms;
    struct err err;
    bool is_alone = false;

    arena_init(&a, 1u << 20);
    if (file_read(job.project, path, &file, &err) &&
        json_parse(&a, file.bytes, &root, &(struct json_fault){0})) {
        platforms = json_get_value(root, "includePlatforms");
        is_alone = json_is(platforms, JSON_ARRAY) && platforms->n_items == 1 &&
                   json_is(platforms->first, JSON_STRING) &&
                   slice_is(platforms->first->text, "Editor");
    }
    file_done(&file);
    arena_done(&a);
    return is_alone;
}

static bool is_wanted(struct slice path)
{
    if (!slice_ends_nocase(path, SLICE(".cs")) || slice_contains(path, SLICE("/Editor/")) ||
        slice_contains(path, SLICE("/PackageCache/")))
        return false;
    for (size_t i = 0; i < job.n_editor_folders; i++)
        if (slice_starts(path, job.editor_folders[i]))
            return false;
    return true;
}

static void find_editor_folders(const struct guid_index *x)
{
    job.editor_folders = arena_alloc(&job.arena, (x->n_entries + 1) * sizeof(struct slice));
    job.n_editor_folders = 0;
    for (uint32_t i = 0; job.editor_folders && i < x->n_entries; i++) {
        struct slice path = guid_index_path(x, &x->entries[i]);
        const char *slash = memrchr(path.p, '/', path.len);

        if (slash && slice_ends_nocase(path, SLICE(".asmdef")) && is_for_editor_alone(path))
            job.editor_folders[job.n_editor_folders++] =
                slice_from(path.p, (size_t)(slash + 1 - path.p));
    }
}

static void find_sources(void)
{
    const struct guid_index *x = job.index;

    arena_done(&job.arena);
    arena_init(&job.arena, 256u << 20);
    find_editor_folders(x);
    job.sources = arena_alloc(&job.arena, (x->n_entries + 1) * sizeof(struct source));
    job.n_sources = 0;
    for (uint32_t i = 0; job.sources && i < x->n_entries; i++) {
        struct slice path = guid_index_path(x, &x->entries[i]);

        if (!x->entries[i].kind && is_wanted(path))
            job.sources[job.n_sources++] = (struct source){.path = path};
    }
}

static size_t count_out(void)
{
    size_t n = 0;

    for (size_t i = 0; i < job.n_sources; i++)
        n += job.sources[i].is_out;
    return n;
}

/* --- What it is made of --- */

#define HASH_START 14695981039346656037u

static uint64_t hash_bytes(uint64_t h, const void *bytes, size_t len)
{
    const unsigned char *p = bytes;

    for (size_t i = 0; i < len; i++)
        h = (h ^ p[i]) * 1099511628211u;
    return h;
}

/* False: it is not there, or not a file. */
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

/* Calls for each assembly of the stand-ins, in any order. */
static void each_standin(void (*each)(void *ctx, const char *name), void *ctx)
{
    DIR *d = opendir(job.options.managed_dir);
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

    snprintf(path, sizeof(path), "%s/%s", job.options.managed_dir, name);
    hash_file(&h, AT_FDCWD, path);
    *sum += h; /* the order does not matter */
}

/* A response file has a path between quotes on one line, and mcs would wait for a pipe. */
static bool is_for_mcs(struct slice path, uint64_t *h, int root)
{
    char text[PATH_SIZE];

    if (path.len >= sizeof(text) || memchr(path.p, '"', path.len) || memchr(path.p, '\n', path.len))
        return false;
    snprintf(text, sizeof(text), "%.*s", SLICE_ARG(path));
    return hash_file(h, root, text) && faccessat(root, text, R_OK, 0) == 0;
}

/* Leaves out the sources that mcs cannot be given. */
static uint64_t hash_all(void)
{
    uint64_t h = HASH_START, standins = 0;
    int root = open(job.project->root, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    struct slice version = job.project->settings.unity_version;

    each_standin(add_standin_hash, &standins);
    h = hash_bytes(h, &standins, sizeof(standins));
    h = hash_bytes(h, version.p, version.len);
    for (size_t i = 0; i < job.n_sources; i++)
        job.sources[i].is_out |= !is_for_mcs(job.sources[i].path, &h, root);
    if (root >= 0)
        close(root);
    return h;
}

/* Sources may have come since the project was opened. */
static void walk_again(struct project *p)
{
    struct walk_result fresh;
    struct err err;

    if (!project_walk(p, &fresh, &err))
        return;
    if (job.index == &job.walk.index)
        walk_result_done(&job.walk);
    job.walk = fresh;
    job.index = &job.walk.index;
}

bool compile_find(struct project *p, const struct compile_options *options)
{
    if (job.project)
        walk_again(p);
    else
        job.index = &p->walk.index;
    job.project = p;
    job.options = *options;
    job.round = 0;
    find_sources();
    job.hash = hash_all();
    snprintf(job.assembly, sizeof(job.assembly), "%s/%016llx.dll", options->cache_dir,
             (unsigned long long)job.hash);
    job.has_assembly = job.n_sources > count_out() && access(job.assembly, R_OK) == 0;
    return job.has_assembly || job.n_sources == count_out();
}

const char *compile_assembly(void)
{
    return job.has_assembly ? job.assembly : NULL;
}

bool compile_discard(void)
{
    if (!job.has_assembly || job.has_discarded)
        return false;
    job.has_discarded = true;
    job.has_assembly = false;
    return unlink(job.assembly) == 0;
}

/* --- Compiling --- */

/* Several players may compile the same sources at once. */
static void beside(char to[PATH_SIZE], const char *ending)
{
    snprintf(to, PATH_SIZE, "%.*s.%ld%s", PATH_SIZE - 32, job.assembly, (long)getpid(), ending);
}

static void write_reference(void *ctx, const char *name)
{
    fprintf(ctx, "-r:\"%s/%s\"\n", job.options.managed_dir, name);
}

/* The symbols by which sources ask for a version: UNITY_2017_1_OR_NEWER up to the project's own. */
static void write_defines(FILE *f)
{
    struct slice version = job.project->settings.unity_version;
    int64_t year = 0, minor = 0;

    fputs("-d:UNITY_5_3_OR_NEWER;UNITY_5_4_OR_NEWER;UNITY_5_5_OR_NEWER;UNITY_5_6_OR_NEWER;"
          "UNITY_STANDALONE;UNITY_STANDALONE_LINUX;ENABLE_MONO;UNITY_64;UNITY_ASSERTIONS",
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

static bool write_response(void)
{
    char path[PATH_SIZE], out[PATH_SIZE];
    FILE *f;

    beside(path, ".rsp");
    beside(out, ".tmp");
    f = fopen(path, "we");
    if (!f)
        return false;
    fprintf(f, "-nologo\n-target:library\n-unsafe\n-optimize+\n-warn:0\n-debug-\n-out:\"%s\"\n",
            out);
    write_defines(f);
    each_standin(write_reference, f);
    for (size_t i = 0; i < job.n_sources; i++) {
        struct slice source = job.sources[i].path;

        if (!job.sources[i].is_out)
            fprintf(f, "\"%s%s%.*s\"\n", source.p[0] == '/' ? "" : job.project->root,
                    source.p[0] == '/' ? "" : "/", SLICE_ARG(source));
    }
    return fclose(f) == 0;
}

static time_t now_s(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec;
}

/* What stands in the way of a compilation, in words; NULL: it runs. */
static const char *start_round(void)
{
    char response[PATH_SIZE], errors[PATH_SIZE], at[PATH_SIZE + 1];
    posix_spawn_file_actions_t actions;
    char *const argv[] = {"mcs", at, NULL};
    int failed;

    if (!write_response())
        return "nothing can be written to the state folder";
    beside(response, ".rsp");
    beside(errors, ".txt");
    snprintf(at, sizeof(at), "@%s", response);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, errors, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_adddup2(&actions, 1, 2);
    failed = posix_spawnp(&job.child, "mcs", &actions, NULL, argv, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed)
        job.child = 0;
    job.end = now_s() + MAX_SECONDS;
    return failed ? "mcs does not start (Debian: mono-mcs)" : NULL;
}

/* With all folders above it. */
static void make_folder(const char *path)
{
    char text[PATH_SIZE];

    snprintf(text, sizeof(text), "%s", path);
    for (char *slash = strchr(text + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(text, 0700);
        *slash = '/';
    }
    mkdir(text, 0700);
}

static void complain(const char *why)
{
    char text[200];

    snprintf(text, sizeof(text), "Scripts cannot be compiled: %s", why);
    engine_log(2, slice_of(text));
}

void compile_start(void)
{
    const char *why;

    make_folder(job.options.cache_dir);
    job.round = 1;
    why = start_round();
    if (why) {
        complain(why);
        job.round = 0;
    }
}

/* Whether a line is "PATH(3,4): error CS0103: …", with the source's own path; parentheses may be in
 * that too: "A (1).cs". */
static bool is_error_of(struct slice line, struct slice path)
{
    return line.len > path.len && slice_starts(line, path) && line.p[path.len] == '(';
}

/* Leaves out the source that an error names. False: it names none. */
static bool take_error(struct slice line, unsigned *n_shown)
{
    struct slice root = slice_of(job.project->root);
    struct slice inside = slice_starts(line, root) && line.len > root.len
                              ? slice_skip(line, root.len + 1)
                              : (struct slice){0};
    struct source *source = NULL;

    if (!slice_contains(line, SLICE("): error ")))
        return false;
    for (size_t i = 0; i < job.n_sources && !source; i++)
        if (is_error_of(line, job.sources[i].path) || is_error_of(inside, job.sources[i].path))
            source = &job.sources[i];
    if (!source || source->is_out)
        return source != NULL;
    source->is_out = true;
    if ((*n_shown)++ < SHOWN_ERRORS)
        engine_log(2, inside.len ? inside : line);
    return true;
}

/* Leaves out what the errors name; false: they name nothing. */
static bool drop_broken(void)
{
    struct file_bytes file = {0};
    struct err err;
    char errors[PATH_SIZE];
    unsigned n_shown = 0;
    bool has_dropped = false;

    beside(errors, ".txt");
    if (file_read(job.project, slice_of(errors), &file, &err)) {
        struct slice rest = file.bytes;

        while (rest.len)
            has_dropped |= take_error(slice_cut(&rest, '\n'), &n_shown);
    }
    file_done(&file);
    return has_dropped;
}

static void clean_up(void)
{
    static const char *const endings[] = {".rsp", ".txt", ".tmp"};
    char path[PATH_SIZE];

    for (size_t i = 0; i < N_ELEMENTS(endings); i++) {
        beside(path, endings[i]);
        unlink(path);
    }
    job.round = 0;
}

/* The assemblies of earlier edits go, oldest first. */
static void forget_old(void)
{
    DIR *d = opendir(job.options.cache_dir);
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
    if (d && n > KEPT_ASSEMBLIES)
        unlinkat(dirfd(d), oldest, 0);
    if (d)
        closedir(d);
}

static enum compile_state finish(bool is_made)
{
    char text[200], path[PATH_SIZE];

    beside(path, ".tmp");
    if (is_made && rename(path, job.assembly) == 0) {
        snprintf(text, sizeof(text), "Compiled %zu of %zu scripts; the others have generated types",
                 job.n_sources - count_out(), job.n_sources);
        if (!count_out())
            snprintf(text, sizeof(text), "Compiled %zu scripts", job.n_sources);
        job.has_assembly = true;
        forget_old();
    } else {
        snprintf(text, sizeof(text), "None of %zu scripts compiles; all have generated types",
                 job.n_sources);
        is_made = false;
    }
    engine_log(is_made && !count_out() ? 3 : 2, slice_of(text));
    clean_up();
    return is_made ? COMPILE_DONE : COMPILE_FAILED;
}

/* The child has ended: another round, or the end. */
static enum compile_state go_on(bool is_made)
{
    const char *why;

    if (hash_all() != job.hash) { /* nobody knows what mcs has seen of these */
        clean_up();
        return COMPILE_CHANGED;
    }
    if (is_made)
        return finish(true);
    if (!drop_broken() || job.round++ >= MAX_ROUNDS || count_out() == job.n_sources)
        return finish(false);
    why = start_round();
    if (!why)
        return COMPILE_RUNNING;
    complain(why);
    return finish(false);
}

enum compile_state compile_poll(void)
{
    int status = 0;
    pid_t ended;

    if (!job.child)
        return COMPILE_IDLE;
    ended = waitpid(job.child, &status, WNOHANG);
    if (ended == 0 && now_s() > job.end) {
        complain("mcs comes to no end");
        compile_stop();
        return finish(false);
    }
    if (ended == 0 || (ended < 0 && errno == EINTR))
        return COMPILE_RUNNING;
    job.child = 0;
    return go_on(ended > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

void compile_stop(void)
{
    if (!job.child)
        return;
    kill(job.child, SIGKILL);
    waitpid(job.child, NULL, 0);
    job.child = 0;
    clean_up();
}

void compile_each_source(void (*each)(void *ctx, struct slice path), void *ctx)
{
    for (size_t i = 0; i < job.n_sources; i++)
        if (!job.sources[i].is_out)
            each(ctx, job.sources[i].path);
}
