/*
 * From a MonoBehaviour's m_Script to its class. Each guid is read once, and again if its file has
 * changed when the project is looked at again: it has one class (C# source, a row of our table) or
 * many (an assembly), which are cached by id. Knows nothing of the documents that refer to scripts.
 */
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "asset.h"
#include "base/limits.h"
#include "internal.h"
#include "unity/csharp/csharp.h"

#define SOURCE_ID 11500000          /* id of the script in a source file */
#define KEEP_FILE ((size_t)1 << 20) /* file buffers up to this size are kept for reuse */

struct script_class {
    int64_t id;
    size_t order; /* position in its file; if ids collide, the first class wins */
    struct slice name_space, name;
};

/* By which a file that has changed is known. */
struct script_stamp {
    uint64_t inode, size;
    int64_t mtime_ns;
    struct slice path; /* empty: the guid is not a file's */
};

/* The target of a guid. */
struct script_file {
    struct guid guid;
    unsigned round;                     /* of the cache, when this was last known to be so */
    struct script_stamp stamp;          /* of the file that was read */
    struct script_type type;            /* state and package; no names */
    const struct script_class *classes; /* sorted by id */
    size_t n_classes;
};

struct script_cache {
    struct arena arena;
    struct file_bytes file;
    struct map files; /* struct script_file */
    unsigned round;   /* grows when files may have changed */
};

/* A growing list of classes. */
struct class_list {
    struct arena *arena;
    struct script_class *items;
    size_t n, cap;
    bool has_failed;
};

struct script_cache *script_cache_new(void)
{
    struct script_cache *c = mem_zalloc(sizeof(*c));

    if (!c)
        return NULL;
    arena_init(&c->arena, LIMIT_SCRIPT_BYTES);
    c->files = (struct map)MAP_BY_BYTES(struct script_file, guid, UINT32_MAX);
    return c;
}

void script_cache_free(struct script_cache *c)
{
    if (!c)
        return;
    arena_done(&c->arena);
    file_done(&c->file);
    map_done(&c->files);
    mem_free(c);
}

void script_cache_doubt(struct script_cache *c)
{
    c->round++;
}

/* --- Classes of a file. --- */

/* Adds a class with copies of its names. False ends the iteration. */
static bool add_class(struct class_list *l, int64_t id, struct slice name_space, struct slice name)
{
    const struct slice copy = arena_copy(l->arena, name);
    const struct slice copy_space = arena_copy(l->arena, name_space);

    l->has_failed |= !copy.p || !copy_space.p ||
                     !VEC_ADD_IN(l->arena, l->items, l->n, l->cap, LIMIT_ASSEMBLY_CLASSES,
                                 (struct script_class){id, l->n, copy_space, copy});
    return !l->has_failed && l->n < LIMIT_ASSEMBLY_CLASSES;
}

static bool add_dll_class(void *ctx, struct slice name_space, struct slice name)
{
    return add_class(ctx, package_script_id(name_space, name), name_space, name);
}

static int compare_classes(const void *a, const void *b)
{
    const struct script_class *left = a, *right = b;

    if (left->id != right->id)
        return left->id < right->id ? -1 : 1;
    return (left->order > right->order) - (left->order < right->order);
}

static void add_source(struct class_list *l, struct slice source, struct slice path)
{
    struct slice rest = path, file_name = path, name_space, name;

    while (rest.len)
        file_name = slice_cut(&rest, '/');
    if (csharp_find_class(l->arena, source, file_name, &name_space, &name))
        l->has_failed = !name_space.p || !add_class(l, SOURCE_ID, name_space, name);
}

/* Reads the classes of an asset. An unreadable one has none. */
static bool read_asset(struct project *p, const struct guid_entry *entry, struct class_list *l)
{
    struct file_bytes *file = &p->scripts->file;
    const struct slice path = guid_index_path(&p->walk.index, entry);
    const bool is_source = slice_ends_nocase(path, SLICE(".cs")),
               is_dll = slice_ends_nocase(path, SLICE(".dll"));
    struct err err;

    if (entry->kind & GUID_FOLDER)
        return true;
    if (slice_ends_nocase(path, SLICE(".js")) || slice_ends_nocase(path, SLICE(".boo"))) {
        /* Unity's old languages: the class is named after its file. */
        return add_class(l, SOURCE_ID, SLICE(""), asset_name(path));
    }
    if (!is_source && !is_dll)
        return true;
    if (!file_read(p, path, file, &err))
        return err.kind != ERR_INTERNAL;
    if (is_source)
        add_source(l, file->bytes, path);
    else if (!dll_types(file->bytes, add_dll_class, l, &err))
        l->n = 0;
    if (file->block_size > KEEP_FILE)
        file_done(file);
    return !l->has_failed;
}

/* Adds a class by its full name. */
static bool add_full_name(struct class_list *l, const char *type, bool is_hashed)
{
    const char *dot = strrchr(type, '.');
    const struct slice name_space = slice_from(type, dot ? (size_t)(dot - type) : 0);
    const struct slice name = slice_of(dot ? dot + 1 : type);

    return add_class(l, is_hashed ? package_script_id(name_space, name) : SOURCE_ID, name_space,
                     name);
}

/* Adds the class that our table has for a guid, preferring the package that the project uses. */
static bool read_row(const struct guid *g, struct slice package, struct class_list *l)
{
    struct package_row rows[PACKAGE_MAX_ROWS];
    const struct package_row *best = NULL;
    size_t n = package_find(g, rows, PACKAGE_MAX_ROWS);

    for (size_t i = 0; i < n && i < PACKAGE_MAX_ROWS; i++) {
        const bool is_used = slice_eq(manifest_package_id(rows[i].package), package);

        if (rows[i].type[0] && (!best || is_used))
            best = &rows[i];
        if (best && is_used)
            break;
    }
    if (best)
        add_full_name(l, best->type, false);
    return !l->has_failed;
}

/* Adds the classes of an assembly that is now a package, from our table. */
static bool read_engine_dll(struct slice package, struct class_list *l)
{
    const size_t n_rows = package_count();

    for (size_t i = 0; i < n_rows && !l->has_failed; i++) {
        struct package_row row;
        struct guid guid;

        package_at(i, &guid, &row);
        if (row.type[0] && slice_eq(manifest_package_id(row.package), package))
            add_full_name(l, row.type, true);
    }
    return !l->has_failed;
}

/* Scripts that are part of the editor, with guid 0000000000000000e000000000000000. */
static const struct built_in {
    int64_t id;
    const char *type;
} built_in[] = {
    {12395, "UnityEditor.GridPalette"},
    {13312, "UnityEngine.Tilemaps.Tile"},
    {13964, "UnityEditor.PackageManager.UI.Internal.PackageManagerProjectSettings"},
    {15003, "UnityEditor.Build.Profile.BuildProfile"},
    {19001, "UnityEngine.TextCore.Text.FontAsset"},
    {19101, "UnityEngine.UIElements.PanelSettings"},
    {19102, "UnityEngine.UIElements.UIDocument"},
    {19103, "UnityEngine.UIElements.PanelTextSettings"},
};

static bool read_built_in(const struct guid *g, struct class_list *l)
{
    for (size_t i = 0; i < N_ELEMENTS(built_in) && g->b[8] == 0xE0; i++)
        if (add_full_name(l, built_in[i].type, false))
            l->items[l->n - 1].id = built_in[i].id;
    return !l->has_failed;
}

static bool read_classes(struct project *p, const struct guid *g, const struct ref_target *target,
                         struct class_list *l)
{
    switch (target->state) {
    case REF_FOUND:
        return read_asset(p, target->entry, l);
    case REF_BUILT_IN:
        return read_built_in(g, l);
    case REF_PACKAGE:
        return project_engine_dll(g) ? read_engine_dll(target->package, l)
                                     : read_row(g, target->package, l);
    case REF_MISSING:
    case REF_UNRESOLVED:
        break;
    }
    return true;
}

/* --- Lookup. --- */

enum ref_fault script_fault(const struct yaml_ref *ref, int64_t local_class,
                            const struct ref_target *target)
{
    if (ref->file_id == 0)
        return FAULT_NULL;
    if (ref->has_guid)
        return ref_target_fault(target);
    return local_class == CLASS_MONO_SCRIPT ? FAULT_NONE : FAULT_NO_DOC;
}

static struct script_stamp stamp_of(const struct project *p, const struct ref_target *target)
{
    struct script_stamp stamp = {0};
    struct stat st;
    int file;

    if (target->state != REF_FOUND)
        return stamp;
    stamp.path = guid_index_path(&p->walk.index, target->entry);
    file = file_open(p, stamp.path);
    if (file >= 0 && fstat(file, &st) == 0) {
        stamp.inode = st.st_ino;
        stamp.size = (uint64_t)st.st_size;
        stamp.mtime_ns = (int64_t)st.st_mtim.tv_sec * 1000000000 + st.st_mtim.tv_nsec;
    }
    if (file >= 0)
        close(file);
    return stamp;
}

static bool is_same_stamp(const struct script_stamp *a, const struct script_stamp *b)
{
    return a->inode == b->inode && a->size == b->size && a->mtime_ns == b->mtime_ns &&
           slice_eq(a->path, b->path);
}

static bool are_same_classes(const struct script_file *f, const struct class_list *l)
{
    bool are_same = f->n_classes == l->n;

    for (size_t i = 0; are_same && i < l->n; i++)
        are_same = f->classes[i].id == l->items[i].id &&
                   slice_eq(f->classes[i].name, l->items[i].name) &&
                   slice_eq(f->classes[i].name_space, l->items[i].name_space);
    return are_same;
}

/* Names that were given away stay where they are; only what differs costs memory. */
static bool keep_classes(struct script_cache *c, struct script_file *f, const struct class_list *l)
{
    struct class_list kept = {.arena = &c->arena};

    if (are_same_classes(f, l))
        return true;
    for (size_t i = 0; i < l->n; i++)
        add_class(&kept, l->items[i].id, l->items[i].name_space, l->items[i].name);
    if (kept.has_failed)
        return false;
    f->classes = kept.items;
    f->n_classes = kept.n;
    return true;
}

/* Reads the file of a guid, and keeps its classes. False: out of memory. */
static bool read_file(struct project *p, struct script_file *f, const struct ref_target *target,
                      const struct script_stamp *stamp)
{
    struct script_cache *c = p->scripts;
    struct arena scratch;
    struct class_list list = {.arena = &scratch};
    struct slice path;
    bool ok;

    arena_init(&scratch, LIMIT_SCRIPT_BYTES);
    ok = read_classes(p, &f->guid, target, &list);
    if (ok && list.n)
        qsort(list.items, list.n, sizeof(list.items[0]), compare_classes);
    ok = ok && keep_classes(c, f, &list);
    arena_done(&scratch);
    path =
        slice_eq(f->stamp.path, stamp->path) ? f->stamp.path : arena_copy(&c->arena, stamp->path);
    if (!ok || (stamp->path.len && !path.p))
        return false;
    f->stamp = *stamp;
    f->stamp.path = path;
    return true;
}

/* Checks whether the data of a guid is still valid. False: out of memory. */
static bool check_file(struct project *p, struct script_file *f, bool is_new)
{
    struct script_stamp stamp;
    struct ref_target target;

    project_find(p, &f->guid, &target);
    stamp = stamp_of(p, &target);
    if ((is_new || f->type.state != target.state || !is_same_stamp(&f->stamp, &stamp)) &&
        !read_file(p, f, &target, &stamp))
        return false;
    f->type.state = target.state;
    f->type.package = target.package;
    f->type.is_in_manifest = target.is_in_manifest;
    f->round = p->scripts->round;
    return true;
}

/* NULL: out of memory. */
static const struct script_file *find_file(struct project *p, const struct guid *g)
{
    struct script_cache *c = p->scripts;
    bool is_new;
    struct script_file *file = map_add(&c->files, MAP_KEY(*g), &is_new);

    if (!file || (!is_new && file->round == c->round))
        return file;
    if (check_file(p, file, is_new))
        return file;
    map_remove(&c->files, MAP_KEY(*g));
    return NULL;
}

/* The first class with this id; NULL: none. */
static const struct script_class *find_class(const struct script_file *f, int64_t id)
{
    size_t low = 0, high = f->n_classes;

    while (low < high) {
        const size_t middle = low + (high - low) / 2;

        if (f->classes[middle].id < id)
            low = middle + 1;
        else
            high = middle;
    }
    return low < f->n_classes && f->classes[low].id == id ? &f->classes[low] : NULL;
}

bool script_find(struct project *p, const struct yaml_ref *ref, struct script_type *ret_type,
                 struct err *err)
{
    const struct script_file *file;
    const struct script_class *found;

    if (ref->file_id == 0 || !ref->has_guid) {
        *ret_type = (struct script_type){.state = ref->file_id ? REF_UNRESOLVED : REF_MISSING};
        return true;
    }
    file = find_file(p, &ref->guid);
    if (!file)
        return err_no_memory(err);
    *ret_type = file->type;
    found = find_class(file, ref->file_id);
    if (found) {
        ret_type->name = found->name;
        ret_type->name_space = found->name_space;
    }
    return true;
}
