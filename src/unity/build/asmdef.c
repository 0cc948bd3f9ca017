/*
 * Assembly definitions and references to them:
 *
 *     {"name": "Game.Core", "references": ["Other", "GUID:3f2a…"], "includePlatforms": ["Editor"],
 *      "defineConstraints": ["!A || B"], "versionDefines": [{"name": "com.unity.burst",
 *      "expression": "[1.0,2)", "define": "HAS_BURST"}], "autoReferenced": true, …}
 *     {"reference": "Game.Core"}
 */
#include "base/limits.h"
#include "build.h"
#include "unity/project/file.h"
#include "json/json.h"

bool names_have(const struct name_list *list, struct slice name)
{
    for (size_t i = 0; i < list->n; i++)
        if (slice_eq(list->items[i], name))
            return true;
    return false;
}

/* --- Reading --- */

/* The tree lives in `a` and points into a copy of the text there. */
static const struct json *read_root(struct arena *a, struct slice text, struct err *err)
{
    const struct json *root = NULL;
    struct json_fault fault = {0};

    if (slice_starts(text, SLICE("\xEF\xBB\xBF")))
        text = slice_skip(text, 3);
    text = arena_copy(a, text);
    if (!text.p) {
        err_no_memory(err);
    } else if (!json_parse(a, text, &root, &fault)) {
        err_set(err, ERR_TOOL, "%s at byte %zu", fault.reason, fault.at);
    } else if (root->type != JSON_OBJECT) {
        err_set(err, ERR_TOOL, "not a JSON object");
        root = NULL;
    }
    return root;
}

/* Takes the texts of a list; other values in it do not count. */
static bool read_names(struct arena *a, const struct json *root, const char *key,
                       struct name_list *ret_names)
{
    const struct json *list = json_get(root, key);
    struct slice *items;
    size_t n = 0;

    *ret_names = (struct name_list){0};
    if (!json_is(list, JSON_ARRAY))
        return true;
    items = arena_alloc(a, (list->n_items + 1) * sizeof(*items));
    for (const struct json *v = list->first; items && v; v = v->next) {
        if (!json_is(v, JSON_STRING) || v->text.len == 0 || memchr(v->text.p, '\0', v->text.len))
            continue;
        items[n] = arena_copy(a, v->text);
        if (!items[n++].p)
            return false;
    }
    *ret_names = (struct name_list){items, n};
    return items != NULL;
}

static bool read_version_defines(struct arena *a, const struct json *root, struct asmdef *d)
{
    const struct json *list = json_get(root, "versionDefines");

    if (!json_is(list, JSON_ARRAY))
        return true;
    d->version_defines = arena_alloc(a, (list->n_items + 1) * sizeof(*d->version_defines));
    for (const struct json *v = list->first;
         d->version_defines && v && d->n_version_defines < LIMIT_SYMBOLS; v = v->next) {
        const struct version_define found = {.name = json_get_text(v, "name"),
                                             .expression = json_get_text(v, "expression"),
                                             .define = json_get_text(v, "define")};

        if (found.name.len && build_is_symbol(found.define))
            d->version_defines[d->n_version_defines++] = found;
    }
    return d->version_defines != NULL;
}

static bool is_set(const struct json *root, const char *key, bool otherwise)
{
    bool value = otherwise;

    json_to_bool(json_get(root, key), &value);
    return value;
}

/* A name becomes part of a file's name, and of a compiler's command line. */
static bool is_assembly_name(struct slice name)
{
    return name.len > 0 && name.len <= 200 && name.p[0] != '.' && name.p[0] != '-' &&
           !text_has_control(name) && !memchr(name.p, '/', name.len) &&
           !memchr(name.p, '\\', name.len) && !memchr(name.p, '"', name.len) &&
           !memchr(name.p, ',', name.len) && utf8_valid(name);
}

bool asmdef_read(struct arena *a, struct slice text, struct asmdef *ret_asmdef, struct err *err)
{
    const struct json *root = read_root(a, text, err);
    struct asmdef d = {.name = {0}};
    struct name_list optional;

    if (!root)
        return false;
    d.name = json_get_text(root, "name");
    if (!is_assembly_name(d.name))
        return err_set(err, ERR_TOOL, "it has no valid assembly name");
    d.name = arena_copy(a, d.name);
    d.allows_unsafe = is_set(root, "allowUnsafeCode", false);
    d.overrides_references = is_set(root, "overrideReferences", false);
    d.is_auto_referenced = is_set(root, "autoReferenced", true);
    d.has_no_engine = is_set(root, "noEngineReferences", false);
    if (!d.name.p || !read_names(a, root, "references", &d.references) ||
        !read_names(a, root, "precompiledReferences", &d.dlls) ||
        !read_names(a, root, "includePlatforms", &d.include) ||
        !read_names(a, root, "excludePlatforms", &d.exclude) ||
        !read_names(a, root, "defineConstraints", &d.constraints) ||
        !read_names(a, root, "optionalUnityReferences", &optional) ||
        !read_version_defines(a, root, &d))
        return err_no_memory(err);
    d.is_test = names_have(&optional, SLICE("TestAssemblies"));
    *ret_asmdef = d;
    return true;
}

bool asmref_read(struct arena *a, struct slice text, struct slice *ret_reference, struct err *err)
{
    const struct json *root = read_root(a, text, err);
    struct slice reference = json_get_text(root, "reference");

    if (!root)
        return false;
    if (!reference.len)
        return err_set(err, ERR_TOOL, "it names no assembly in \"reference\"");
    reference = arena_copy(a, reference);
    if (!reference.p)
        return err_no_memory(err);
    *ret_reference = reference;
    return true;
}

/* --- Derived data --- */

bool asmdef_is_for(const struct asmdef *d, const char *platform)
{
    return d->include.n ? names_have(&d->include, slice_of(platform))
                        : !names_have(&d->exclude, slice_of(platform));
}

/* The version of a package, or of Unity; empty: it is not there. */
static struct slice version_of(const struct project *p, struct slice name, struct arena *a)
{
    const struct package *package = project_package(p, name);
    struct file_bytes file = {0};
    const struct json *root;
    struct slice path, version = {0};
    struct err err;
    int order;

    if (slice_is(name, "Unity"))
        return p->settings.unity_version;
    if (!package)
        return version;
    if (version_compare(package->version, package->version, &order))
        return package->version;
    path =
        package->folder ? arena_printf(a, "%s/package.json", package->folder) : (struct slice){0};
    if (path.p && file_read(p, path, &file, &err) && file.bytes.len <= LIMIT_SETTINGS_FILE) {
        root = read_root(a, file.bytes, &err);
        version = json_get_text(root, "version");
    }
    file_done(&file);
    /* It is there, but its version is unknown. */
    return version.len ? version : SLICE("0.0.0");
}

bool asmdef_defines(const struct asmdef *d, const struct project *p, struct arena *a,
                    struct name_list *ret_defines)
{
    struct slice *items = NULL;
    size_t n = 0, cap = 0;

    for (size_t i = 0; i < d->n_version_defines; i++) {
        const struct version_define *v = &d->version_defines[i];
        const struct slice version = version_of(p, v->name, a);
        struct slice name;

        if (!version.len || !version_is_in(version, v->expression))
            continue;
        name = arena_copy(a, v->define);
        if (!name.p || !VEC_ADD_IN(a, items, n, cap, VEC_NO_MAX, name))
            return false;
    }
    *ret_defines = (struct name_list){items, n};
    return true;
}
