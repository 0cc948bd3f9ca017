/*
 * Finds the file that defines a class, for m_Script of a new component. The inverse of
 * script_find(); a plain search, since only new scripts need it.
 */
#include "internal.h"

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

static bool is_class(const struct save_ref *at, struct slice full_name)
{
    const struct yaml_ref ref = {.file_id = at->file_id, .has_guid = true, .guid = at->guid};
    struct script_type type;
    struct err err;

    return script_find(load_project(), &ref, &type, &err) &&
           slice_eq(type.name, class_name(full_name)) &&
           slice_eq(type.name_space, name_space(full_name));
}

/* Searches the sources of the class's name, as Unity requires, or else all sources. */
static bool find_source(struct slice full_name, bool by_name, struct save_ref *ret_ref)
{
    const struct guid_index *x = &load_project()->walk.index;

    for (uint32_t i = 0; i < x->n_entries; i++) {
        struct slice path = guid_index_path(x, &x->entries[i]);
        const struct save_ref at = {
            .file_id = SOURCE_ID, .has_guid = true, .guid = x->entries[i].guid, .type = 3};

        if (!slice_ends_nocase(path, SLICE(".cs")) ||
            (by_name && !slice_eq(asset_name(path), class_name(full_name))))
            continue;
        if (is_class(&at, full_name)) {
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

bool saving_script(struct slice full_name, struct save_ref *ret_ref, struct err *err)
{
    if (find_source(full_name, true, ret_ref) || find_package(full_name, ret_ref) ||
        find_assembly(full_name, ret_ref) || find_source(full_name, false, ret_ref))
        return true;
    return err_set(err, ERR_TOOL, "No file of the project defines the script %.*s",
                   SLICE_ARG(full_name));
}
