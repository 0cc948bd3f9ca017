/*
 * Loads by Assembly.Load(byte[]): Mono finds an assembly that was loaded so by its name, when a
 * later one refers to it.
 */
#include "loaded.h"

#include <unistd.h>

#include "json/json.h"

#define CANNOT_LOAD "error CS0589: The engine cannot load the compiled code"

/* --- Loading --- */

static struct clr_object *load(struct slice bytes, struct err *err)
{
    struct clr_image *corlib = clr.get_corlib();
    struct clr_class *k = clr.class_from_name(corlib, "System.Reflection", "Assembly");
    struct clr_class *byte = clr.class_from_name(corlib, "System", "Byte");
    struct clr_method *m = k ? clr_method(k, "Load", 1, "System.Byte[]") : NULL;
    struct clr_array *copy = m && byte ? clr_array_new(byte, (uint32_t)bytes.len) : NULL;
    struct clr_object *assembly = NULL;
    void *args[] = {copy};

    if (!copy) {
        err_no_memory(err);
        return NULL;
    }
    memcpy(clr_array_at(copy, 1, 0), bytes.p, bytes.len);
    return clr_call(m, NULL, args, &assembly, err) ? assembly : NULL;
}

bool loaded_type(struct arena *a, struct slice bytes, struct slice type,
                 struct clr_class **ret_class, struct slice *ret_report)
{
    struct err err = {.message = "its assembly is empty"};
    struct clr_object *assembly = bytes.len ? load(bytes, &err) : NULL, *found = NULL;
    struct clr_method *get =
        assembly ? clr_method(clr.object_get_class(assembly), "GetType", 1, "System.String") : NULL;
    void *args[] = {get ? clr_string_new(type) : NULL};

    if (!assembly)
        *ret_report = arena_printf(a, CANNOT_LOAD ": %s", err.message);
    else if (type.len && args[0] && clr_call(get, assembly, args, &found, &err) && found)
        *ret_class = clr_class_of_type_object(found);
    else if (type.len)
        *ret_report =
            arena_printf(a, "error CS0246: Its assembly has no type '%.*s'", SLICE_ARG(type));
    return found || (assembly && !type.len);
}

/* --- Files --- */

struct loaded_file {
    struct slice name; /* of the assembly */
    const char *path;
};

struct file_list {
    struct loaded_file *items;
    size_t n, cap;
};

/* Dynamic assemblies have no file, and those that were loaded from bytes have no path. */
static bool add_file(void *ctx, struct clr_assembly *assembly)
{
    struct file_list *all = ctx;
    struct clr_image *image = clr.assembly_get_image(assembly);
    const char *path = image ? clr.mono.image_get_filename(image) : NULL;
    struct loaded_file f = {slice_of(image ? clr.image_get_name(image) : NULL), path};

    if (!path || path[0] != '/')
        return true;
    for (size_t i = 0; i < all->n; i++)
        if (slice_eq(all->items[i].name, f.name))
            return true; /* the runtime lists the newest first */
    if (access(path, R_OK) == 0)
        VEC_ADD(all->items, all->n, all->cap, VEC_NO_MAX, f);
    return true;
}

void loaded_write_paths(struct buf *to)
{
    struct file_list all = {0};
    struct json_out w;

    if (clr.mono.image_get_filename)
        clr_each_assembly(add_file, &all);
    json_out_init(&w, to);
    json_array(&w);
    for (size_t i = 0; i < all.n; i++)
        json_string(&w, all.items[i].path);
    json_array_end(&w);
    mem_free(all.items);
}
