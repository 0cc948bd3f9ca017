/*
 * The execution order of scripts, which the editor keeps in the .meta file of each source. Looked
 * up when a type is first used; most have none.
 */
#include "internal.h"

/* From the line "  executionOrder: -100" of a .meta file. */
static int order_in(struct slice bytes)
{
    static const struct slice key = SLICE_INIT("executionOrder:");
    int64_t order;

    while (bytes.len) {
        struct slice line = slice_trim(slice_cut(&bytes, '\n'));

        if (slice_starts(line, key))
            return text_to_int(slice_trim(slice_skip(line, key.len)), &order) &&
                           order == (int16_t)order
                       ? (int)order
                       : 0;
    }
    return 0;
}

static int order_of_file(struct slice path)
{
    struct file_bytes file = {0};
    struct arena a;
    struct slice meta;
    struct err err;
    int order = 0;

    arena_init(&a, 1u << 16);
    meta = arena_printf(&a, "%.*s.meta", SLICE_ARG(path));
    if (meta.p && file_read(load_project(), meta, &file, &err))
        order = order_in(file.bytes);
    file_done(&file);
    arena_done(&a);
    return order;
}

/* Whether the source has the class, as Unity finds it: several may have the same name. */
static bool defines(const struct guid_entry *e, struct slice name_space, struct slice name)
{
    const struct yaml_ref ref = {.file_id = 11500000, .has_guid = true, .guid = e->guid};
    struct script_type type;
    struct err err;

    return script_find(load_project(), &ref, &type, &err) && slice_eq(type.name, name) &&
           slice_eq(type.name_space, name_space);
}

int load_script_order(struct slice full_name)
{
    const struct guid_index *x = &load_project()->walk.index;
    const char *dot = full_name.len ? memrchr(full_name.p, '.', full_name.len) : NULL;
    const size_t before = dot ? (size_t)(dot - full_name.p) : 0;
    const struct slice name_space = slice_from(full_name.p, before);
    const struct slice name = dot ? slice_skip(full_name, before + 1) : full_name;

    for (uint32_t i = 0; name.len && i < x->n_entries; i++) {
        const struct slice path = guid_index_path(x, &x->entries[i]);
        int order;

        if (!slice_ends_nocase(path, SLICE(".cs")) || x->entries[i].kind ||
            !slice_eq(asset_name(path), name))
            continue;
        order = order_of_file(path);
        if (order && defines(&x->entries[i], name_space, name))
            return order;
    }
    return 0;
}
