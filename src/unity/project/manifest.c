/*
 * The packages that a project uses, and the folders of those that have one:
 *
 *     Packages/manifest.json       {"dependencies": {"com.unity.ugui": "1.0.0",
 *                                                    "com.me.tool": "file:../../tool"}}
 *     Packages/packages-lock.json  {"dependencies": {"com.unity.ugui": {"version": "1.0.0",
 *                                                    "source": "builtin"}}}, from 2019.3 on
 *     Packages/<folder>/package.json  {"name": "com.me.other", "version": "0.1.0"}, embedded
 *     Library/PackageCache/<name>@<version>/, on machines where the editor ran
 *
 * An embedded package hides all others with its name. Anything broken becomes a note.
 */
#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "base/limits.h"
#include "internal.h"
#include "json/json.h"

#define MAX_TREE  (LIMIT_SETTINGS_FILE * 128) /* more than any file of that size can need */
#define PIPELINES "com.unity.render-pipelines."

/* The sources that can name a package, strongest first. */
enum rank { RANK_EMBEDDED, RANK_MANIFEST, RANK_LOCK };

/* A package as one source describes it; several may describe the same one. */
struct claim {
    struct package package;
    enum rank rank;
};

struct reader {
    struct project *p;
    struct claim *claims;
    size_t n_claims, claims_cap;
    struct arena scratch; /* claims, paths */
    struct arena tree;    /* of the current file */
    struct file_bytes file;
    bool is_broken; /* a manifest is unreadable, so there may be unknown packages */
    bool has_failed;
};

/* --- Names. --- */

struct slice manifest_package_id(struct slice name)
{
    if (slice_is(name, "uGUI"))
        return SLICE("com.unity.ugui");
    if (slice_is(name, "2d-extras"))
        return SLICE("com.unity.2d.tilemap.extras");
    for (size_t i = 0; i < name.len; i++)
        if (name.p[i] == '(' || name.p[i] == '|')
            return slice_from(name.p, i);
    return name;
}

/* "com.unity.render-pipelines.universal|core(...)" also names a second package, in its last
 * part. */
static struct slice second_part(struct slice name)
{
    struct slice rest = name;

    slice_cut(&rest, '|');
    return slice_cut(&rest, '(');
}

static int compare_name(const void *key, const void *package)
{
    return slice_compare(*(const struct slice *)key, ((const struct package *)package)->name);
}

const struct package *settings_package(const struct settings *s, struct slice name)
{
    return s->n_packages
               ? bsearch(&name, s->packages, s->n_packages, sizeof(s->packages[0]), compare_name)
               : NULL;
}

const struct package *project_package(const struct project *p, struct slice name)
{
    return settings_package(&p->settings, name);
}

static const struct package *find_pipeline(const struct settings *s, struct slice part)
{
    char name[128];

    if (part.len == 0 || part.len > sizeof(name) - sizeof(PIPELINES))
        return NULL;
    snprintf(name, sizeof(name), PIPELINES "%.*s", SLICE_ARG(part));
    return settings_package(s, slice_of(name));
}

const struct package *manifest_find(const struct settings *s, struct slice name)
{
    const struct slice id = manifest_package_id(name);
    const struct package *found = settings_package(s, id);

    if (!found)
        found = find_pipeline(s, second_part(name));
    if (!found && slice_is(id, "com.unity.textmeshpro")) {
        const struct package *ugui = settings_package(s, SLICE("com.unity.ugui"));
        struct slice rest = ugui ? ugui->version : SLICE("");
        int64_t major;

        /* Finds uGUI if it is 2.0 or later, which includes TextMesh Pro. */
        found = text_to_int(slice_cut(&rest, '.'), &major) && major >= 2 ? ugui : NULL;
    }
    return found;
}

/* Packages without assets that a reference could name; '*' matches any suffix. */
static bool is_code_only(struct slice name)
{
    static const char *const names[] = {
        "com.unity.modules.*",
        "com.unity.ide.*",
        "com.unity.nuget.*",
        "com.unity.ext.nunit",
        "com.unity.mathematics",
        "com.unity.toolchain.*",
        "com.unity.sysroot*",
        "com.unity.collab-proxy",
        "com.unity.test-framework*",
        "com.unity.testtools.*",
        "com.unity.feature.*",
        "com.unity.2d.sprite",
        "com.unity.2d.tilemap",
        "com.unity.editorcoroutines",
        "com.unity.performance.profile-analyzer",
        "com.unity.package-validation-suite",
        "com.unity.package-manager-doctools",
        "com.unity.coding",
        "com.unity.searcher",
        "com.unity.multiplayer.center",
        "com.unity.render-pipelines.universal-config",
        "com.unity.sharp-zip-lib",
        "com.autodesk.fbx",
        "nuget.*",
        "com.unity.burst",
    };

    for (size_t i = 0; i < N_ELEMENTS(names); i++) {
        struct slice pattern = slice_of(names[i]);

        if (pattern.p[pattern.len - 1] == '*') {
            pattern.len--;
            if (slice_starts(name, pattern))
                return true;
        } else if (slice_eq(name, pattern)) {
            return true;
        }
    }
    return false;
}

/* --- Claims. --- */

static void add_claim(struct reader *r, const struct claim *claim)
{
    struct claim c = *claim;

    c.package.name = arena_copy(&r->p->arena, c.package.name);
    c.package.version = arena_copy(&r->p->arena, c.package.version);
    if (!c.package.name.p || !c.package.version.p ||
        !VEC_ADD_IN(&r->scratch, r->claims, r->n_claims, r->claims_cap, VEC_NO_MAX, c))
        r->has_failed = true;
}

static void note(struct reader *r, const char *path, const char *what)
{
    if (!settings_note(r->p, "%s: %s", path, what))
        r->has_failed = true;
}

/* The tree of a JSON file, valid until the next one is read. NULL: missing, or broken with a
 * note. */
static const struct json *read_json(struct reader *r, const char *path, bool *ret_absent)
{
    const struct json *root = NULL;
    struct json_fault fault;
    struct slice text;
    struct err err;

    arena_reset(&r->tree);
    *ret_absent = false;
    if (!file_read(r->p, slice_of(path), &r->file, &err)) {
        *ret_absent = err.kind == ERR_NOT_FOUND;
        if (err.kind == ERR_INTERNAL)
            r->has_failed = true;
        else if (!*ret_absent)
            note(r, path, err.message);
        return NULL;
    }
    text = r->file.bytes;
    if (slice_starts(text, SLICE("\xEF\xBB\xBF")))
        text = slice_skip(text, 3);
    if (r->file.kind == YAML_LFS || r->file.kind == YAML_BINARY || r->file.kind == YAML_EMPTY) {
        note(r, path, yaml_kind_name(r->file.kind));
    } else if (text.len > LIMIT_SETTINGS_FILE) {
        note(r, path, "too large");
    } else if (!json_parse(&r->tree, text, &root, &fault)) {
        if (fault.kind == JSON_FAULT_MEMORY)
            r->has_failed = true;
        else
            note(r, path, fault.reason);
    }
    if (root && root->type != JSON_OBJECT) {
        note(r, path, "not a JSON object");
        root = NULL;
    }
    return root;
}

static enum package_source guess_source(struct slice name, struct slice version)
{
    if (slice_starts(version, SLICE("file:")))
        return PACKAGE_LOCAL;
    if (slice_contains(version, SLICE("://")) || slice_starts(version, SLICE("git@")) ||
        slice_starts(version, SLICE("git+")) || slice_contains(version, SLICE(".git")))
        return PACKAGE_GIT;
    return slice_starts(name, SLICE("com.unity.modules.")) ? PACKAGE_BUILTIN : PACKAGE_REGISTRY;
}

static void read_manifest(struct reader *r)
{
    static const char path[] = "Packages/manifest.json";
    bool is_absent;
    const struct json *root = read_json(r, path, &is_absent);
    const struct json *all = json_get(root, "dependencies");

    r->p->settings.has_manifest = !is_absent;
    r->is_broken |= !root && !is_absent;
    if (!json_is(all, JSON_OBJECT))
        return;
    for (const struct json *v = all->first; v; v = v->next) {
        struct claim c = {.rank = RANK_MANIFEST, .package.is_direct = true};

        c.package.name = v->key;
        c.package.version = v->text;
        c.package.source = guess_source(v->key, v->text);
        /* 2018.1 wrote this for packages removed from its default set. */
        if (!slice_is(v->text, "exclude"))
            add_claim(r, &c);
    }
}

static enum package_source lock_source(const struct json *v, struct slice version)
{
    static const struct {
        const char *name;
        enum package_source source;
    } sources[] = {
        {"registry", PACKAGE_REGISTRY}, {"builtin", PACKAGE_BUILTIN},
        {"git", PACKAGE_GIT},           {"embedded", PACKAGE_EMBEDDED},
        {"local", PACKAGE_LOCAL},       {"local-tarball", PACKAGE_LOCAL},
    };
    const struct slice source = json_get_text(v, "source");

    for (size_t i = 0; i < N_ELEMENTS(sources); i++)
        if (slice_is(source, sources[i].name))
            return sources[i].source;
    return guess_source(v->key, version);
}

static void read_lock(struct reader *r)
{
    bool is_absent;
    const struct json *root = read_json(r, "Packages/packages-lock.json", &is_absent);
    const struct json *all = json_get(root, "dependencies");

    r->is_broken |= !root && !is_absent;
    if (!json_is(all, JSON_OBJECT))
        return;
    for (const struct json *v = all->first; v; v = v->next) {
        struct claim c = {.rank = RANK_LOCK};

        c.package.name = v->key;
        c.package.version = json_get_text(v, "version");
        c.package.source = lock_source(v, c.package.version);
        add_claim(r, &c);
    }
}

static void read_embedded(struct reader *r, const char *folder)
{
    struct claim c = {.rank = RANK_EMBEDDED, .package.source = PACKAGE_EMBEDDED};
    const struct slice path = arena_printf(&r->scratch, "Packages/%s/package.json", folder);
    const struct json *root;
    bool is_absent;

    if (!path.p) {
        r->has_failed = true;
        return;
    }
    root = read_json(r, path.p, &is_absent);
    if (!root)
        return;
    c.package.name = json_get_text(root, "name");
    c.package.version = json_get_text(root, "version");
    c.package.has_known_guids = true;
    c.package.folder =
        arena_copy(&r->p->arena, slice_from(path.p, path.len - strlen("/package.json"))).p;
    r->has_failed |= !c.package.folder;
    if (c.package.name.len)
        add_claim(r, &c);
    else
        note(r, path.p, "no name");
}

static int compare_names(const void *a, const void *b)
{
    return slice_compare(*(const struct slice *)a, *(const struct slice *)b);
}

/* Names in a folder of the project, sorted, without hidden ones; none if it does not exist. */
static struct slice *list_folder(struct reader *r, const char *name, size_t *ret_n)
{
    const struct slice path = arena_printf(&r->scratch, "%s/%s", r->p->root, name);
    DIR *stream = path.p ? opendir(path.p) : NULL;
    struct slice *names = NULL;
    const struct dirent *d;
    size_t n = 0, cap = 0;

    r->has_failed |= !path.p;
    while (stream && !r->has_failed && (d = readdir(stream))) {
        if (walk_is_hidden(slice_of(d->d_name)) || d->d_type == DT_REG)
            continue;
        r->has_failed = !VEC_ADD_IN(&r->scratch, names, n, cap, VEC_NO_MAX,
                                    arena_copy(&r->scratch, slice_of(d->d_name))) ||
                        !names[n - 1].p;
    }
    if (stream)
        closedir(stream);
    if (n && !r->has_failed)
        qsort(names, n, sizeof(*names), compare_names);
    *ret_n = n;
    return names;
}

/* --- From claims to packages. --- */

static int compare_claims(const void *a, const void *b)
{
    const struct claim *left = a, *right = b;
    const int order = slice_compare(left->package.name, right->package.name);

    return order ? order : (int)left->rank - (int)right->rank;
}

/* Adds the data that only the weaker claim has. */
static void merge(struct package *to, const struct claim *strong, const struct claim *weak)
{
    to->is_direct |= weak->package.is_direct;
    if (strong->rank != RANK_MANIFEST || weak->rank != RANK_LOCK)
        return;
    to->source = weak->package.source;
    /* A built-in package has the editor's version, not the manifest's. */
    if (to->source == PACKAGE_BUILTIN)
        to->version = weak->package.version;
}

static bool merge_claims(struct reader *r)
{
    struct settings *s = &r->p->settings;
    const struct claim *strong = NULL;

    if (r->n_claims == 0)
        return true;
    s->packages = arena_alloc(&r->p->arena, r->n_claims * sizeof(s->packages[0]));
    if (!s->packages)
        return false;
    qsort(r->claims, r->n_claims, sizeof(r->claims[0]), compare_claims);
    for (size_t i = 0; i < r->n_claims; i++) {
        const struct claim *c = &r->claims[i];

        if (strong && slice_eq(strong->package.name, c->package.name)) {
            merge(&s->packages[s->n_packages - 1], strong, c);
        } else {
            strong = c;
            s->packages[s->n_packages++] = c->package;
        }
    }
    return true;
}

/* --- Folders. --- */

/* Writes `path` to `to` without "." and "..", except for ".." that leads out of it. `to` must be as
 * large as the path. */
static void normalise(struct slice path, char *to)
{
    const bool is_absolute = path.len && path.p[0] == '/';
    size_t len = 0, keep = is_absolute; /* keep: bytes that ".." cannot remove */

    if (is_absolute)
        to[len++] = '/';
    while (path.len) {
        const struct slice name = slice_cut(&path, '/');
        const bool is_back = slice_is(name, "..");

        if (name.len == 0 || slice_is(name, "."))
            continue;
        if (is_back && len > keep) {
            while (len > keep && to[len - 1] != '/')
                len--;
            len -= len > keep;
            continue;
        }
        if (len && to[len - 1] != '/')
            to[len++] = '/';
        memcpy(to + len, name.p, name.len);
        len += name.len;
        if (is_back)
            keep = len;
    }
    to[len] = '\0';
}

/* The folder of a "file:..." version, relative to the project or absolute; NULL: out of memory. */
static const char *local_path(struct arena *a, struct slice version)
{
    struct slice path = slice_skip(version, strlen("file:"));
    const size_t size = strlen("Packages/") + path.len + 1;
    char *full = arena_alloc(a, size), *to = arena_alloc(a, size);

    if (!full || !to)
        return NULL;
    if (slice_starts(path, SLICE("///")))
        path = slice_skip(path, 2);
    snprintf(full, size, "%s%.*s", path.len && path.p[0] == '/' ? "" : "Packages/",
             SLICE_ARG(path));
    for (char *c = full; *c; c++)
        if (*c == '\\')
            *c = '/';
    normalise(slice_of(full), to);
    return to;
}

static bool is_folder(struct reader *r, const char *path)
{
    char full[PATH_MAX];
    struct stat st;

    return walk_path(r->p->root, slice_of(path), full) && stat(full, &st) == 0 &&
           S_ISDIR(st.st_mode);
}

/* Whether walking `outer` reaches `path`: it is at or below it, and not hidden. */
static bool is_walked(struct slice path, struct slice outer)
{
    if (!slice_starts(path, outer) || (path.len > outer.len && path.p[outer.len] != '/'))
        return false;
    path = slice_skip(path, outer.len);
    while (path.len) {
        const struct slice name = slice_cut(&path, '/');

        if (name.len && walk_is_hidden(name))
            return false;
    }
    return true;
}

static bool is_in_roots(const struct manifest_roots *roots, struct slice path)
{
    bool is_known =
        is_walked(path, SLICE(PROJECT_ASSETS)) || is_walked(path, SLICE(PROJECT_PACKAGES));

    for (size_t i = 0; i < roots->n_paths && !is_known; i++)
        is_known = is_walked(path, slice_of(roots->paths[i]));
    return is_known;
}

static void add_root(struct reader *r, struct manifest_roots *roots, const char *path)
{
    if (!is_in_roots(roots, slice_of(path)) &&
        !VEC_ADD_IN(&r->p->arena, roots->paths, roots->n_paths, roots->paths_cap, VEC_NO_MAX, path))
        r->has_failed = true;
}

static int compare_paths(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* As Unity's are: "com.me.tool". The names of other systems' packages have no dot, or more than
 * letters. */
static bool is_package_name(struct slice name)
{
    const char *const letters = "abcdefghijklmnopqrstuvwxyz0123456789-_.";

    for (size_t i = 0; i < name.len; i++)
        if (!name.p[i] || !strchr(letters, name.p[i]))
            return false;
    return name.len && memchr(name.p, '.', name.len);
}

/* "1.2.3", perhaps with "-pre.1" or "+build" behind it. */
static bool is_package_version(struct slice version)
{
    struct slice rest = version, major = slice_cut(&rest, '.'), minor = slice_cut(&rest, '.');
    size_t n = 0;
    int64_t number;

    while (n < rest.len && rest.p[n] >= '0' && rest.p[n] <= '9')
        n++;
    return text_to_int(major, &number) && number >= 0 && text_to_int(minor, &number) &&
           number >= 0 && n > 0 && (n == rest.len || rest.p[n] == '-' || rest.p[n] == '+');
}

/* Whether the folder has a package.json as Unity's package manager wants it. Without one it may be
 * any folder of the user's, and the manifest may be a stranger's. */
static bool is_package(struct reader *r, const struct package *package, const char *path)
{
    const struct slice name = arena_printf(&r->scratch, "%s/package.json", path);
    const struct json *root;
    char full[PATH_MAX];
    struct stat st;
    bool is_absent;

    r->has_failed |= !name.p;
    if (!name.p || !walk_path(r->p->root, name, full) || lstat(full, &st) != 0 ||
        !S_ISREG(st.st_mode))
        return false;
    root = read_json(r, name.p, &is_absent);
    return root && slice_eq(json_get_text(root, "name"), package->name) &&
           is_package_name(package->name) && is_package_version(json_get_text(root, "version"));
}

/* Whether a package outside the project is a folder that we read. */
static bool may_follow(struct reader *r, const struct package *package, const char *path)
{
    const char *root = r->p->root;
    bool ok = true;

    if (!is_package(r, package, path))
        ok = settings_note(r->p,
                           "umcp does not read the package %.*s, because its folder has no "
                           "package.json with that name and a version: %.*s",
                           SLICE_ARG(package->name), SLICE_ARG(package->version));
    else if (walk_is_wide(root, path))
        ok = settings_note(r->p,
                           "umcp does not read the package %.*s, because its folder is or "
                           "contains the home folder or the project: %.*s",
                           SLICE_ARG(package->name), SLICE_ARG(package->version));
    else if (!walk_is_inside(root, NULL, 0, path) &&
             walk_is_large(root, path, LIMIT_PACKAGE_ENTRIES))
        ok = settings_note(r->p,
                           "umcp does not read the package %.*s, because its folder outside the "
                           "project has more than %zu files: %.*s",
                           SLICE_ARG(package->name), LIMIT_PACKAGE_ENTRIES,
                           SLICE_ARG(package->version));
    else
        return true;
    r->has_failed |= !ok;
    return false;
}

/* Finds the folders of local packages, outer folders before those inside them. */
static void find_local(struct reader *r, struct manifest_roots *roots)
{
    struct settings *s = &r->p->settings;
    const char **found = arena_alloc(&r->scratch, (s->n_packages + 1) * sizeof(*found));
    size_t n = 0;

    r->has_failed |= !found;
    for (size_t i = 0; i < s->n_packages && !r->has_failed; i++) {
        struct package *package = &s->packages[i];
        const char *path;

        if (package->source != PACKAGE_LOCAL || !slice_starts(package->version, SLICE("file:")))
            continue;
        path = local_path(&r->p->arena, package->version);
        package->has_known_guids = path && *path && is_folder(r, path);
        if (package->has_known_guids && !may_follow(r, package, path))
            package->has_known_guids = false;
        else if (package->has_known_guids)
            package->folder = found[n++] = path;
        else if (!path || !settings_note(r->p, "The package %.*s is not a folder: %.*s",
                                         SLICE_ARG(package->name), SLICE_ARG(package->version)))
            r->has_failed = true;
    }
    if (n && !r->has_failed)
        qsort(found, n, sizeof(*found), compare_paths);
    for (size_t i = 0; i < n && !r->has_failed; i++)
        add_root(r, roots, found[i]);
}

/* --- Which guids are known. --- */

static void cover(const struct settings *s, struct slice name)
{
    const struct package *package = settings_package(s, name);

    if (package)
        s->packages[package - s->packages].has_known_guids = true;
}

/* "com.me.tool@1.2.3" is the folder of a package unless a stronger source names another. Of several
 * versions the project's own counts, else the last. */
static void use_cached(struct reader *r, struct slice folder)
{
    struct slice rest = folder, name = slice_cut(&rest, '@');
    const struct package *found = settings_package(&r->p->settings, name);
    struct package *package =
        found ? &r->p->settings.packages[found - r->p->settings.packages] : NULL;
    struct slice path;

    cover(&r->p->settings, name);
    if (!package || package->source == PACKAGE_EMBEDDED || package->source == PACKAGE_LOCAL ||
        (package->folder && !slice_eq(rest, package->version)))
        return;
    path = arena_printf(&r->p->arena, PROJECT_CACHE "/%.*s", SLICE_ARG(folder));
    r->has_failed |= !path.p;
    package->folder = path.p;
}

static void use_cache(struct reader *r, struct manifest_roots *roots)
{
    size_t n;
    const struct slice *names = list_folder(r, PROJECT_CACHE, &n);

    for (size_t i = n; i-- > 0;)
        use_cached(r, names[i]);
    if (n && !r->has_failed)
        add_root(r, roots, PROJECT_CACHE);
}

static void mark_code_only(struct settings *s)
{
    for (size_t i = 0; i < package_name_count(); i++) {
        const struct package *second = find_pipeline(s, second_part(package_name_at(i)));

        cover(s, manifest_package_id(package_name_at(i)));
        if (second)
            cover(s, second->name);
    }
    for (size_t i = 0; i < s->n_packages; i++)
        s->packages[i].has_known_guids |= is_code_only(s->packages[i].name);
}

static bool knows_all_packages(const struct settings *s)
{
    for (size_t i = 0; i < s->n_packages; i++)
        if (!s->packages[i].has_known_guids)
            return false;
    return true;
}

bool manifest_read(struct project *p, struct manifest_roots *ret_roots, struct err *err)
{
    struct reader r = {.p = p};
    size_t n;
    const struct slice *names;

    arena_init(&r.scratch, MAX_TREE);
    arena_init(&r.tree, MAX_TREE);
    read_manifest(&r);
    read_lock(&r);
    names = list_folder(&r, "Packages", &n);
    for (size_t i = 0; i < n && !r.has_failed; i++)
        read_embedded(&r, names[i].p);
    if (!r.has_failed)
        r.has_failed = !merge_claims(&r);
    if (!r.has_failed) {
        find_local(&r, ret_roots);
        use_cache(&r, ret_roots);
        mark_code_only(&p->settings);
        p->settings.knows_all_guids = !r.is_broken && knows_all_packages(&p->settings);
    }
    arena_done(&r.scratch);
    arena_done(&r.tree);
    file_done(&r.file);
    return !r.has_failed || err_no_memory(err);
}
