/*
 * Finds the file that defines a class, for m_Script of a new component. The inverse of
 * script_find(); a plain search, since only new scripts need it. A source without a .meta file gets
 * one.
 */
#include "internal.h"

#include "player/managed/log.h"

#define SOURCE_ID 11500000 /* fileID of the script in a source file */

static struct slice class_name(struct slice full_name)
{
    struct slice name = full_name;

    for (struct slice rest = full_name; rest.len;)
        name = slice_cut(&rest, '.');
    return name;
}

static struct slice name_space(struct slice full_name)
{
    size_t len = class_name(full_name).len;

    return slice_from(full_name.p, full_name.len > len ? full_name.len - len - 1 : 0);
}

/* --- Sources --- */

/* A search through the sources that were compiled for the script's assembly. */
struct source_search {
    struct arena arena; /* paths */
    struct slice name, name_space;
    struct file_bytes file;
    struct slice own;   /* the source whose script it is, named as Unity wants it */
    struct slice other; /* whose script it is, but with another name */
    struct slice in;    /* that declares it beside its script */
    bool is_declared;   /* in the source that was read last */
};

static bool match_type(void *ctx, struct slice name_space, struct slice name)
{
    struct source_search *s = ctx;

    s->is_declared = slice_eq(name, s->name) && slice_eq(name_space, s->name_space);
    return !s->is_declared;
}

static struct slice file_name(struct slice path)
{
    struct slice name = path;

    for (struct slice rest = path; rest.len;)
        name = slice_cut(&rest, '/');
    return name;
}

/* Reads only files that have the class's name in them. */
static bool match_source(void *ctx, struct slice path)
{
    struct source_search *s = ctx;
    struct slice name_space, name;
    struct arena a;
    struct err err;
    bool is_own;

    if (!file_read(load_project(), path, &s->file, &err) || !slice_contains(s->file.bytes, s->name))
        return true;
    s->is_declared = false;
    csharp_each_type(s->file.bytes, match_type, s);
    if (!s->is_declared)
        return true;
    arena_init(&a, LIMIT_OBJECT_BYTES);
    is_own = csharp_find_class(&a, s->file.bytes, file_name(path), &name_space, &name) &&
             slice_eq(name, s->name) && slice_eq(name_space, s->name_space);
    arena_done(&a);
    path = arena_copy(&s->arena, path);
    if (is_own && slice_eq(asset_name(path), s->name))
        s->own = path;
    else if (is_own)
        s->other = path;
    else
        s->in = path;
    return !s->own.p;
}

static bool refuse_place(const struct source_search *s, struct err *err)
{
    err_set(err, ERR_TOOL,
            "The script %.*s cannot be saved, because the file %.*s is named for "
            "another script",
            SLICE_ARG(s->name), SLICE_ARG(s->in));
    return err_hint(err,
                    "A scene refers to a script by the file that has its class's name: move the "
                    "class to %.*s.cs",
                    SLICE_ARG(s->name));
}

/* Unity before 6 looks for a class of the file's name only. */
static void warn_name(const struct source_search *s)
{
    struct buf text;

    buf_init(&text, 1 << 14);
    buf_printf(&text,
               "%.*s declares the script %.*s, which many versions of Unity find only in a file "
               "of its own name",
               SLICE_ARG(s->other), SLICE_ARG(s->name));
    if (buf_ok(&text))
        engine_log(LOG_TYPE_WARNING, buf_slice(&text));
    buf_done(&text);
}

/* References to sources outside of the project and its packages are none. */
static bool refer_to(struct slice path, struct save_ref *ret_ref, struct err *err)
{
    const struct project *p = load_project();
    struct guid guid;

    if (!walk_is_inside(p->root, p->roots, p->n_roots, path.p)) {
        err_set(err, ERR_TOOL, "%.*s is outside of the project, so a scene cannot refer to it",
                SLICE_ARG(path));
        return err_hint(err, "Move the script below Assets");
    }
    if (!meta_need_guid(load_project(), path, META_SCRIPT, &guid, err))
        return false;
    *ret_ref = (struct save_ref){.file_id = SOURCE_ID, .has_guid = true, .guid = guid, .type = 3};
    return true;
}

/* Sets *ret_is_known if a source of the project declares the class, even if it fails. */
static bool find_source(const struct script *script, struct save_ref *ret_ref, bool *ret_is_known,
                        struct err *err)
{
    const struct slice full_name = slice_of(script->full_name);
    struct source_search s = {.name = class_name(full_name), .name_space = name_space(full_name)};
    struct slice path;
    bool ok;

    arena_init(&s.arena, LIMIT_OBJECT_BYTES);
    script_each_source(slice_of(script->home), match_source, &s);
    file_done(&s.file);
    path = s.own.p ? s.own : s.other;
    *ret_is_known = path.p || s.in.p;
    if (path.p && !s.own.p)
        warn_name(&s);
    ok = path.p ? refer_to(path, ret_ref, err) : s.in.p && refuse_place(&s, err);
    arena_done(&s.arena);
    return ok;
}

/* --- Others --- */

static bool is_class(const struct save_ref *at, struct slice full_name)
{
    const struct yaml_ref ref = {.file_id = at->file_id, .has_guid = true, .guid = at->guid};
    struct script_type type;
    struct err err;

    return script_find(load_project(), &ref, &type, &err) &&
           slice_eq(type.name, class_name(full_name)) &&
           slice_eq(type.name_space, name_space(full_name));
}

/* For sources that are not compiled here. */
static bool find_indexed(struct slice full_name, struct save_ref *ret_ref)
{
    const struct guid_index *x = &load_project()->walk.index;

    for (uint32_t i = 0; i < x->n_entries; i++) {
        struct slice path = guid_index_path(x, &x->entries[i]);
        const struct save_ref at = {
            .file_id = SOURCE_ID, .has_guid = true, .guid = x->entries[i].guid, .type = 3};

        if (slice_ends_nocase(path, SLICE(".cs")) &&
            slice_eq(asset_name(path), class_name(full_name)) && is_class(&at, full_name)) {
            *ret_ref = at;
            return true;
        }
    }
    return false;
}

static bool find_assembly(struct slice full_name, struct save_ref *ret_ref)
{
    const struct guid_index *x = &load_project()->walk.index;
    const int64_t id = package_script_id(name_space(full_name), class_name(full_name));

    for (uint32_t i = 0; i < x->n_entries; i++) {
        const struct save_ref at = {
            .file_id = id, .has_guid = true, .guid = x->entries[i].guid, .type = 3};

        if (slice_ends_nocase(guid_index_path(x, &x->entries[i]), SLICE(".dll")) &&
            is_class(&at, full_name)) {
            *ret_ref = at;
            return true;
        }
    }
    return false;
}

/* Searches known packages that are not installed, preferring those the project uses. */
static bool find_package(struct slice full_name, struct save_ref *ret_ref)
{
    const size_t n = package_count();
    bool is_found = false, is_used = false;

    for (size_t i = 0; !is_used && i < n; i++) {
        struct ref_target target;
        struct package_row row;
        struct guid guid;

        package_at(i, &guid, &row);
        if (!slice_is(full_name, row.type))
            continue;
        project_find(load_project(), &guid, &target);
        is_used = target.state == REF_PACKAGE && target.is_in_manifest;
        if (!is_found || is_used)
            *ret_ref =
                (struct save_ref){.file_id = SOURCE_ID, .has_guid = true, .guid = guid, .type = 3};
        is_found = true;
    }
    return is_found;
}

bool saving_script(const struct script *script, struct save_ref *ret_ref, struct err *err)
{
    const struct slice full_name = slice_of(script->full_name);
    bool is_known = false;

    if (find_source(script, ret_ref, &is_known, err))
        return true;
    if (is_known)
        return false;
    if (find_package(full_name, ret_ref) || find_assembly(full_name, ret_ref) ||
        find_indexed(full_name, ret_ref))
        return true;
    if (memchr(full_name.p, '+', full_name.len))
        return err_set(err, ERR_TOOL,
                       "The script %.*s is nested in another class, and Unity cannot save nested "
                       "scripts",
                       SLICE_ARG(full_name));
    return err_set(err, ERR_TOOL, "No file of the project defines the script %.*s",
                   SLICE_ARG(full_name));
}
