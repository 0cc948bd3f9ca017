/*
 * One function for each operation that Mono and IL2CPP offer with different signatures; mostly Mono
 * wants a domain or a vtable and IL2CPP does not. These functions also check for faults that would
 * end the process in the runtime: static constructors that throw, open generics, bad indices.
 */
#include "clr.h"

#include "ecma.h"

static bool is_mono(void)
{
    return clr.kind == CLR_MONO_RUNTIME;
}

static int kind_of(struct clr_class *k)
{
    return clr.type_get_type(clr.class_get_type(k));
}

/* A generic type without arguments, or a type nested in one. It has no vtable, and Mono aborts if
 * asked for it. Names of such types have a backquote; so do those of closed types, but their kind
 * differs. */
static bool is_open_generic(struct clr_class *k)
{
    int kind = kind_of(k);

    if (kind != CODE_CLASS && kind != CODE_VALUE)
        return kind == CODE_VAR || kind == CODE_MVAR;
    for (; k; k = clr.class_get_outer(k)) {
        if (strchr(clr.class_get_name(k), '`'))
            return true;
    }
    return false;
}

/* Strings and arrays have their own constructors: a plain object would be too small. */
static bool has_instances(struct clr_class *k)
{
    int kind = kind_of(k);

    return kind != CODE_VOID && kind != CODE_STRING && clr.class_get_rank(k) == 0 &&
           !(clr.class_get_flags(k) & (CLASS_INTERFACE | CLASS_ABSTRACT)) && !is_open_generic(k);
}

static struct clr_vtable *vtable_of(struct clr_class *k)
{
    return clr.mono.class_vtable(clr.domain, k);
}

struct clr_object *clr_object_new(struct clr_class *k)
{
    if (!has_instances(k))
        return NULL;
    return is_mono() ? clr.mono.object_new(clr.domain, k) : clr.il2cpp.object_new(k);
}

struct clr_object *clr_box(struct clr_class *k, void *value)
{
    if (!clr.class_is_valuetype(k) || !has_instances(k))
        return NULL;
    return is_mono() ? clr.mono.value_box(clr.domain, k, value) : clr.il2cpp.value_box(k, value);
}

struct clr_array *clr_array_new(struct clr_class *element, uint32_t n)
{
    if (n > INT32_MAX || is_open_generic(element))
        return NULL;
    return is_mono() ? clr.mono.array_new(clr.domain, element, n)
                     : clr.il2cpp.array_new(element, n);
}

void *clr_array_at(struct clr_array *a, int element_size, uint32_t i)
{
    if (is_mono())
        return clr.mono.array_addr_with_size(a, element_size, i);
    return (char *)a + clr.il2cpp.array_object_header_size() + (size_t)element_size * i;
}

void clr_store(struct clr_object *owner, void *at, struct clr_object *value)
{
    if (is_mono())
        clr.mono.gc_wbarrier_generic_store(at, value);
    else
        clr.il2cpp.gc_wbarrier_set_field(owner, at, value);
}

/* --- Regions. --- */

void clr_begin(struct clr_region *r)
{
    r->cookie = clr.mono.threads_enter_gc_unsafe_region
                    ? clr.mono.threads_enter_gc_unsafe_region(&r->mark)
                    : NULL;
}

void clr_end(struct clr_region *r)
{
    if (clr.mono.threads_exit_gc_unsafe_region)
        clr.mono.threads_exit_gc_unsafe_region(r->cookie, &r->mark);
}

void clr_add_call(const char *name, const void *function)
{
    if (clr.mono.dangerous_add_raw_internal_call)
        clr.mono.dangerous_add_raw_internal_call(name, function);
    else if (clr.add_internal_call)
        clr.add_internal_call(name, function);
}

bool clr_class_init(struct clr_class *k)
{
    struct clr_type *handle = clr.class_get_type(k); /* a RuntimeTypeHandle holds nothing else */
    void *args[] = {&handle};
    struct clr_object *exception = NULL;

    if (is_open_generic(k))
        return false;
    if (!clr.init_class) {
        struct clr_region region;
        struct clr_vtable *vtable;

        /* Used only if RuntimeHelpers is stripped: a static constructor that throws then ends the
         * process. */
        if (!is_mono()) {
            clr.il2cpp.runtime_class_init(k);
            return true;
        }
        vtable = vtable_of(k);
        if (!vtable)
            return false;
        clr_begin(&region); /* this Mono function fails to enter the region itself */
        clr.mono.runtime_class_init(vtable);
        clr_end(&region);
        return true;
    }
    clr.runtime_invoke(clr.init_class, NULL, args, &exception);
    return !exception;
}

void clr_static_get(struct clr_field *f, void *to)
{
    struct clr_class *k = clr.field_get_parent(f);
    struct clr_class *type = clr.class_from_type(clr.field_get_type(f));

    if (!clr_class_init(k)) {
        size_t size = clr.class_is_valuetype(type) ? (size_t)clr.class_value_size(type, NULL)
                                                   : sizeof(void *);
        memset(to, 0, size);
        return;
    }
    if (is_mono())
        clr.mono.field_static_get_value(vtable_of(k), f, to);
    else
        clr.il2cpp.field_static_get_value(f, to);
}

void clr_static_set(struct clr_field *f, void *value)
{
    struct clr_class *k = clr.field_get_parent(f);

    if (!clr_class_init(k))
        return;
    if (is_mono())
        clr.mono.field_static_set_value(vtable_of(k), f, value);
    else
        clr.il2cpp.field_static_set_value(f, value);
}

struct clr_object *clr_field_box(struct clr_field *f, struct clr_object *o)
{
    if (!o && !clr_class_init(clr.field_get_parent(f)))
        return NULL;
    if (is_mono())
        return clr.mono.field_get_value_object(clr.domain, f, o);
    return clr.il2cpp.field_get_value_object(f, o);
}

uint32_t clr_param_count(struct clr_method *m)
{
    struct clr_signature *s;

    if (!is_mono())
        return clr.il2cpp.method_get_param_count(m);
    s = clr.mono.method_signature(m);
    return s ? clr.mono.signature_get_param_count(s) : 0;
}

struct clr_type *clr_param_type(struct clr_method *m, uint32_t i)
{
    struct clr_signature *s;
    struct clr_type *t;
    void *cursor = NULL;

    if (i >= clr_param_count(m))
        return NULL;
    if (!is_mono())
        return clr.il2cpp.method_get_param(m, i);
    s = clr.mono.method_signature(m);
    do
        t = clr.mono.signature_get_params(s, &cursor);
    while (t && i-- > 0);
    return t;
}

struct clr_type *clr_return_type(struct clr_method *m)
{
    struct clr_signature *s;

    if (!is_mono())
        return clr.il2cpp.method_get_return_type(m);
    s = clr.mono.method_signature(m);
    return s ? clr.mono.signature_get_return_type(s) : NULL;
}

/* Mono only returns all names at once. */
static const char *mono_param_name(struct clr_method *m, uint32_t n, uint32_t i)
{
    const char *few[16], **names = few;
    const char *name = NULL;

    if (n > N_ELEMENTS(few))
        names = mem_alloc(n * sizeof(*names));
    if (names) {
        memset(names, 0, n * sizeof(*names));
        clr.mono.method_get_param_names(m, names);
        name = names[i];
    }
    if (names != few)
        mem_free(names);
    return name;
}

const char *clr_param_name(struct clr_method *m, uint32_t i)
{
    uint32_t n = clr_param_count(m);
    const char *name = NULL;

    if (i < n)
        name = is_mono() ? mono_param_name(m, n, i) : clr.il2cpp.method_get_param_name(m, i);
    return name ? name : "";
}

struct clr_object *clr_type_object(struct clr_class *k)
{
    struct clr_type *t = clr.class_get_type(k);

    return is_mono() ? clr.mono.type_get_object(clr.domain, t) : clr.il2cpp.type_get_object(t);
}

struct clr_object *clr_method_object(struct clr_method *m)
{
    struct clr_class *k = clr.method_get_class(m);

    if (is_mono())
        return clr.mono.method_get_object ? clr.mono.method_get_object(clr.domain, m, k) : NULL;
    return clr.il2cpp.method_get_object ? clr.il2cpp.method_get_object(m, k) : NULL;
}

struct clr_class *clr_class_of_type_object(struct clr_object *type)
{
    struct clr_type *t;

    if (!is_mono())
        return clr.il2cpp.class_from_system_type(type);
    t = clr.mono.reflection_type_get_type(type);
    return t ? clr.class_from_type(t) : NULL;
}

uintptr_t clr_handle_new(struct clr_object *o)
{
    if (!is_mono())
        return clr.il2cpp.gchandle_new(o, 0);
    return clr.mono.gchandle_new_v2 ? clr.mono.gchandle_new_v2(o, 0) : clr.mono.gchandle_new(o, 0);
}

struct clr_object *clr_handle_get(uintptr_t handle)
{
    if (!handle)
        return NULL;
    if (!is_mono())
        return clr.il2cpp.gchandle_get_target(handle);
    return clr.mono.gchandle_new_v2 ? clr.mono.gchandle_get_target_v2(handle)
                                    : clr.mono.gchandle_get_target((uint32_t)handle);
}

void clr_handle_free(uintptr_t handle)
{
    if (!handle)
        return;
    if (!is_mono())
        clr.il2cpp.gchandle_free(handle);
    else if (clr.mono.gchandle_new_v2)
        clr.mono.gchandle_free_v2(handle);
    else
        clr.mono.gchandle_free((uint32_t)handle);
}

static bool is_of_struct(struct clr_method *m)
{
    return clr.class_is_valuetype(clr.method_get_class(m));
}

/* Without type arguments there is no code to run, and Mono aborts when it looks for it. */
bool clr_is_open(struct clr_method *m)
{
    enum { METHOD_TABLE = 0x06 };
    uint32_t token, owner;

    if (is_open_generic(clr.method_get_class(m)))
        return true;
    if (!is_mono())
        return clr.il2cpp.method_is_generic && clr.il2cpp.method_is_generic(m);
    if (!clr.mono.method_get_token || !clr.mono.metadata_get_generic_param_row)
        return false;
    token = clr.mono.method_get_token(m);
    return token >> 24 == METHOD_TABLE &&
           clr.mono.metadata_get_generic_param_row(clr.class_get_image(clr.method_get_class(m)),
                                                   token, &owner);
}

bool clr_method_source(struct buf *to, struct clr_method *m)
{
    struct {
        char *file; /* numbers follow: row, column, offset */
    } start = {NULL};
    struct clr_location *at;
    void *info;

    if (!is_mono() || !clr.mono.debug_lookup_method || !clr.mono.debug_method_lookup_location ||
        !clr.mono.debug_free_source_location)
        return false;
    info = clr.mono.debug_lookup_method(m);
    at = info ? clr.mono.debug_method_lookup_location(info, 0) : NULL;
    if (!at)
        return false;
    memcpy(&start, at, sizeof(start));
    buf_append(to, slice_of(start.file));
    clr.mono.debug_free_source_location(at);
    return start.file != NULL;
}

/* A method of a struct, also one that overrides System.Object's, gets a pointer to the value inside
 * the box (older IL2CPP: the box). */
bool clr_invoke(struct clr_method *m, struct clr_object *self, void **args,
                struct clr_object **ret_result, struct clr_object **ret_exception, struct err *err)
{
    struct clr_object *exception = NULL, *result;
    void *target = NULL;

    if (!(clr_method_flags(m) & METHOD_STATIC)) {
        if (!self)
            return err_set(err, ERR_ENGINE, "%s() needs an object", clr.method_get_name(m));
        if (!is_of_struct(m))
            m = clr.object_get_virtual_method(self, m);
        if (!m)
            return err_set(err, ERR_ENGINE, "the object's class does not have this method");
        target = is_of_struct(m) && !clr.wants_boxed_this ? clr.object_unbox(self) : self;
    }
    if (clr_is_open(m))
        return err_set(err, ERR_ENGINE, "%s() is generic, and its type arguments are not given",
                       clr.method_get_name(m));
    result = clr.runtime_invoke(m, target, args, &exception);
    *ret_exception = exception;
    *ret_result = exception ? NULL : result;
    return true;
}

bool clr_call(struct clr_method *m, struct clr_object *self, void **args,
              struct clr_object **ret_result, struct err *err)
{
    struct clr_object *exception = NULL, *result = NULL;

    if (!clr_invoke(m, self, args, &result, &exception, err))
        return false;
    if (exception)
        return clr_refuse(exception, err);
    if (ret_result)
        *ret_result = result;
    return true;
}
