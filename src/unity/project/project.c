/*
 * Opens a project and looks up its guids. settings.c and manifest.c read its settings, the walk
 * reads its folders.
 */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "base/limits.h"
#include "internal.h"

static bool is_folder(const char *path)
{
    struct stat st;

    return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

static bool begin(const char *path, unsigned n_threads, struct project *p, struct err *err)
{
    char full[PATH_MAX];

    *p = (struct project){.n_threads = n_threads > 0 ? n_threads : 1};
    if (!realpath(path, full))
        return err_set(err, ERR_NOT_FOUND, "Cannot open the project folder '%s': %s", path,
                       strerror(errno));
    if (!is_folder(full))
        return err_set(err, ERR_NOT_FOUND, "'%s' is not a folder", path);
    arena_init(&p->arena, LIMIT_SETTINGS_BYTES);
    guid_index_init(&p->walk.index, LIMIT_INDEX_BYTES);
    arena_init(&p->walk.text, LIMIT_INDEX_BYTES);
    p->root = mem_alloc(strlen(full) + 1);
    p->scripts = script_cache_new();
    if (!p->root || !p->scripts) {
        project_done(p);
        return err_no_memory(err);
    }
    memcpy(p->root, full, strlen(full) + 1);
    if (strcmp(full, "/") == 0)
        p->root[0] = '\0';
    return true;
}

bool project_walk(const struct project *p, const struct scan_watch *watch,
                  struct walk_result *ret_walk, struct err *err)
{
    const struct walk_options o = {.project = *p->root ? p->root : "/",
                                   .roots = p->roots,
                                   .n_roots = p->n_roots,
                                   .n_threads = p->n_threads,
                                   .max_depth = LIMIT_PROJECT_DEPTH,
                                   .max_entries = LIMIT_PROJECT_ENTRIES,
                                   .max_bytes = LIMIT_INDEX_BYTES,
                                   .watch = watch};

    return walk_project(&o, ret_walk, err);
}

/* A thing that seems to be missing may be in an unreadable part. */
void project_judge_walk(struct project *p)
{
    if (p->walk.is_partial)
        p->settings.knows_all_guids = false;
    for (size_t i = 0; i < p->walk.n_problems; i++)
        if (p->walk.problems[i].reason == WALK_UNREADABLE ||
            p->walk.problems[i].reason == WALK_TOO_DEEP ||
            p->walk.problems[i].reason == WALK_OUTSIDE)
            p->settings.knows_all_guids = false;
}

static bool read_manifests(struct project *p, struct err *err)
{
    struct manifest_roots roots = {0};

    if (!manifest_read(p, &roots, err))
        return false;
    p->roots = roots.paths;
    p->n_roots = roots.n_paths;
    return true;
}

/* Reads manifests, walks, and then reads the settings, which need both. */
static bool read_all(struct project *p, const struct scan_watch *watch, struct err *err)
{
    if (!read_manifests(p, err) || !project_walk(p, watch, &p->walk, err))
        return false;
    project_judge_walk(p);
    return settings_read(p, err);
}

bool project_open_watched(const char *path, unsigned n_threads, const struct scan_watch *watch,
                          struct project *ret_project, struct err *err)
{
    struct project p;

    if (!begin(path, n_threads, &p, err))
        return false;
    if (!read_all(&p, watch, err)) {
        project_done(&p);
        return false;
    }
    *ret_project = p;
    return true;
}

bool project_open(const char *path, unsigned n_threads, struct project *ret_project,
                  struct err *err)
{
    return project_open_watched(path, n_threads, NULL, ret_project, err);
}

bool project_open_settings(const char *path, struct project *ret_project, struct err *err)
{
    struct project p;

    if (!begin(path, 1, &p, err))
        return false;
    if (!settings_read(&p, err)) {
        project_done(&p);
        return false;
    }
    *ret_project = p;
    return true;
}

bool project_open_packages(const char *path, struct project *ret_project, struct err *err)
{
    struct project p;

    if (!begin(path, 1, &p, err))
        return false;
    if (!read_manifests(&p, err) || !settings_read(&p, err)) {
        project_done(&p);
        return false;
    }
    *ret_project = p;
    return true;
}

bool project_open_loose(const char *path, struct project *ret_project, struct err *err)
{
    struct project p;

    if (!begin(path, 1, &p, err))
        return false;
    p.is_loose = true;
    p.settings.pipeline = PIPELINE_UNKNOWN;
    *ret_project = p;
    return true;
}

void project_done(struct project *p)
{
    walk_result_done(&p->walk);
    script_cache_free(p->scripts);
    arena_done(&p->arena);
    arena_done(&p->packages);
    mem_free(p->root);
    *p = (struct project){0};
}

bool project_add(struct project *p, const struct guid *g, struct slice path, unsigned kind)
{
    struct guid_index *x = &p->walk.index;
    const struct guid_entry *e = guid_index_at(x, path);

    if (e && guid_eq(&e->guid, g)) {
        x->entries[e - x->entries].kind = kind; /* only its .meta file existed so far */
        return true;
    }
    return guid_index_add(x, g, path, kind) == GUID_ADDED;
}

/* --- Finding a project. --- */

/* Whether the folder path[0..len] is a project. Unlike walk_is_project() this also requires
 * settings, because the user did not name this folder and many folders are called Assets. `path`
 * has `size` bytes, for appending names. */
static bool is_project(char *path, size_t len, size_t size)
{
    static const char *const names[] = {"/" PROJECT_ASSETS, "/" PROJECT_SETTINGS};
    bool has_all = true;

    for (size_t i = 0; i < N_ELEMENTS(names) && has_all; i++) {
        has_all = len + strlen(names[i]) < size;
        if (has_all) {
            memcpy(path + len, names[i], strlen(names[i]) + 1);
            has_all = is_folder(path);
        }
    }
    path[len] = '\0';
    return has_all;
}

bool project_is_at(const char *path)
{
    struct err ignored;

    return walk_is_project(path, &ignored);
}

static bool climb(struct arena *a, char *path, size_t size, const char **ret_root)
{
    size_t len = strlen(path);
    struct slice copy;

    while (len > 1 && path[len - 1] == '/')
        len--;
    while (len > 0 && !is_project(path, len, size)) {
        while (len > 0 && path[len - 1] != '/')
            len--;
        while (len > 0 && path[len - 1] == '/')
            len--;
    }
    if (len == 0)
        return false;
    copy = arena_copy(a, slice_from(path, len));
    if (copy.p)
        *ret_root = copy.p;
    return copy.p != NULL;
}

/* Makes `path` absolute without resolving its links. False: it contains "..", which may lead
 * elsewhere, or it is too long. */
static bool absolute(const char *path, char *to, size_t size)
{
    struct slice rest = slice_of(path), name;
    size_t len = 0;

    while (rest.len) {
        name = slice_cut(&rest, '/');
        if (slice_is(name, ".."))
            return false;
    }
    if (path[0] != '/') {
        if (!realpath(".", to))
            return false;
        len = strlen(to);
        if (len + 1 >= size)
            return false;
        to[len++] = '/';
    }
    if (len + strlen(path) >= size)
        return false;
    memcpy(to + len, path, strlen(path) + 1);
    return true;
}

bool project_find_root(struct arena *a, const char *path, const char **ret_root)
{
    char full[PATH_MAX];

    if (path[0] == '\0')
        return false;
    return (absolute(path, full, sizeof(full)) && climb(a, full, sizeof(full), ret_root)) ||
           (realpath(path, full) && climb(a, full, sizeof(full), ret_root));
}

/* --- Looking up guids. --- */

/* Whether the guid is 0000000000000000X000000000000000, or all zeros. */
static bool is_built_in(const struct guid *g)
{
    struct guid rest = *g;

    rest.b[8] = 0;
    return guid_is_null(&rest) &&
           (g->b[8] == 0 || g->b[8] == 0xD0 || g->b[8] == 0xE0 || g->b[8] == 0xF0);
}

const struct engine_dll *project_engine_dll(const struct guid *g)
{
    static const struct engine_dll rows[] = {
        {"f70555f144d8491a825f0804e09c671c", "com.unity.ugui"},
        {"f5f67c52d1564df4a8936ccd202a3bd8", "com.unity.ugui"},
        {"6a10b2909283487f913b00d94cd3faf5", "com.unity.timeline"},
        {"870353891bb340e2b2a9c8707e7419ba", "com.unity.multiplayer-hlapi"},
    };
    char text[GUID_TEXT_SIZE];

    guid_format(g, text);
    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        if (strcmp(rows[i].guid, text) == 0)
            return &rows[i];
    return NULL;
}

/* Whether this editor version still had these assemblies built in. */
static bool has_engine_dlls(const struct settings *s)
{
    struct slice rest = s->unity_version;
    const struct slice major_text = slice_cut(&rest, '.'), minor_text = slice_cut(&rest, '.');
    int64_t major, minor;

    if (!s->has_manifest)
        return true;
    if (!text_to_int(major_text, &major) || !text_to_int(minor_text, &minor))
        return false;
    return major < 2019 || (major == 2019 && minor < 2);
}

static bool find_in_table(const struct project *p, const struct guid *g, struct ref_target *t)
{
    struct package_row rows[PACKAGE_MAX_ROWS];
    const struct package *used = NULL;
    size_t n = package_find(g, rows, PACKAGE_MAX_ROWS);

    if (n == 0)
        return false;
    if (n > PACKAGE_MAX_ROWS)
        n = PACKAGE_MAX_ROWS;
    for (size_t i = 0; i < n && !used; i++)
        used = manifest_find(&p->settings, rows[i].package);
    *t = (struct ref_target){.state = REF_PACKAGE, .is_in_manifest = used || p->is_loose};
    t->package = used ? used->name : manifest_package_id(rows[0].package);
    return true;
}

static bool find_in_engine(const struct project *p, const struct guid *g, struct ref_target *t)
{
    const struct engine_dll *dll = project_engine_dll(g);

    if (!dll)
        return false;
    *t = (struct ref_target){.state = REF_PACKAGE, .package = slice_of(dll->package)};
    t->is_in_manifest =
        has_engine_dlls(&p->settings) || settings_package(&p->settings, t->package) != NULL;
    return true;
}

void project_find(const struct project *p, const struct guid *g, struct ref_target *ret_target)
{
    const struct guid_entry *entry;

    *ret_target = (struct ref_target){.state = REF_BUILT_IN};
    if (is_built_in(g))
        return;
    entry = guid_index_find(&p->walk.index, g);
    if (entry) {
        ret_target->state = entry->kind & GUID_ORPHAN ? REF_MISSING : REF_FOUND;
        ret_target->entry = entry;
    } else if (!find_in_table(p, g, ret_target) && !find_in_engine(p, g, ret_target)) {
        ret_target->state = p->settings.knows_all_guids ? REF_MISSING : REF_UNRESOLVED;
    }
}

struct slice project_maybe_in(const struct project *p, struct arena *a)
{
    struct slice names = {0};
    struct buf b;

    buf_init(&b, LIMIT_SETTINGS_BYTES);
    for (size_t i = 0; i < p->settings.n_packages; i++) {
        const struct package *package = &p->settings.packages[i];

        if (package->has_known_guids)
            continue;
        if (b.len)
            buf_append(&b, SLICE(", "));
        buf_append(&b, package->name);
    }
    if (buf_ok(&b) && b.len)
        names = arena_copy(a, buf_slice(&b));
    buf_done(&b);
    return names;
}
