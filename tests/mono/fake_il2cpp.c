/*
 * A stand-in for a game's GameAssembly.so: exports il2cpp_* alone, and does its work with a Mono
 * that is linked statically and hidden. It shows that our code goes the IL2CPP way, not how IL2CPP
 * behaves.
 *
 * What a real one does and Mono does not is played: functions that return bool leave rubbish above
 * the low byte, images are named as files, and with FAKE_IL2CPP_BOXED_THIS in the environment
 * methods of structs take the boxed object, as in older versions.
 */
#include <dirent.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

/* Everything that the runtime hands out is a pointer to us. */
typedef void *any;
typedef const char *text;

/* Same shape: declares mono_<name>, exports il2cpp_<name>. */
#define SAME0(r, name)                                                                             \
    r mono_##name(void);                                                                           \
    EXPORT r il2cpp_##name(void);                                                                  \
    r il2cpp_##name(void)                                                                          \
    {                                                                                              \
        return mono_##name();                                                                      \
    }
#define SAME1(r, name, a)                                                                          \
    r mono_##name(a);                                                                              \
    EXPORT r il2cpp_##name(a);                                                                     \
    r il2cpp_##name(a x)                                                                           \
    {                                                                                              \
        return mono_##name(x);                                                                     \
    }
#define SAME2(r, name, a, b)                                                                       \
    r mono_##name(a, b);                                                                           \
    EXPORT r il2cpp_##name(a, b);                                                                  \
    r il2cpp_##name(a x, b y)                                                                      \
    {                                                                                              \
        return mono_##name(x, y);                                                                  \
    }
#define SAME3(r, name, a, b, c)                                                                    \
    r mono_##name(a, b, c);                                                                        \
    EXPORT r il2cpp_##name(a, b, c);                                                               \
    r il2cpp_##name(a x, b y, c z)                                                                 \
    {                                                                                              \
        return mono_##name(x, y, z);                                                               \
    }
/* il2cpp's result is a bool: only the low byte counts. */
#define RUBBISH 0x5a5a5a00U
#define BOOL1(name, a)                                                                             \
    int mono_##name(a);                                                                            \
    EXPORT uint32_t il2cpp_##name(a);                                                              \
    uint32_t il2cpp_##name(a x)                                                                    \
    {                                                                                              \
        return RUBBISH | (mono_##name(x) != 0);                                                    \
    }
#define BOOL2(name, a, b)                                                                          \
    int mono_##name(a, b);                                                                         \
    EXPORT uint32_t il2cpp_##name(a, b);                                                           \
    uint32_t il2cpp_##name(a x, b y)                                                               \
    {                                                                                              \
        return RUBBISH | (mono_##name(x, y) != 0);                                                 \
    }

/* clang-format off */
SAME1(any, assembly_get_image, any)
SAME0(any, get_corlib)
SAME3(any, class_from_name, any, text, text)
SAME1(text, class_get_name, any)
SAME1(text, class_get_namespace, any)
SAME1(any, class_get_parent, any)
SAME1(any, class_get_image, any)
SAME2(any, class_get_fields, any, void **)
SAME2(any, class_get_properties, any, void **)
SAME2(any, class_get_methods, any, void **)
SAME2(any, class_get_nested_types, any, void **)
SAME2(any, class_get_interfaces, any, void **)
SAME2(any, class_get_field_from_name, any, text)
BOOL1(class_is_valuetype, any)
BOOL1(class_is_enum, any)
SAME1(any, class_enum_basetype, any)
SAME1(any, class_get_type, any)
SAME1(any, class_get_element_class, any)
SAME1(int, class_get_rank, any)
SAME1(int, class_get_flags, any)
SAME2(int, class_value_size, any, uint32_t *)
BOOL2(class_is_assignable_from, any, any)
SAME1(text, field_get_name, any)
SAME1(any, field_get_type, any)
SAME1(uint32_t, field_get_flags, any)
SAME1(any, field_get_parent, any)
SAME3(void, field_get_value, any, any, void *)
SAME3(void, field_set_value, any, any, void *)
SAME1(text, property_get_name, any)
SAME1(any, property_get_get_method, any)
SAME1(any, property_get_set_method, any)
SAME1(text, method_get_name, any)
SAME1(any, method_get_class, any)
SAME2(uint32_t, method_get_flags, any, uint32_t *)
SAME1(any, object_get_class, any)
SAME1(void *, object_unbox, any)
SAME2(any, object_get_virtual_method, any, any)
SAME1(void, runtime_object_init, any)
SAME1(uint16_t *, string_chars, any)
SAME1(int, string_length, any)
SAME1(int, array_element_size, any)
SAME1(char *, type_get_name, any)
SAME1(int, type_get_type, any)
BOOL1(type_is_byref, any)
SAME1(void, free, void *)
SAME1(any, thread_attach, any)
SAME1(void, thread_detach, any)
SAME0(any, thread_current)
SAME2(void, add_internal_call, text, const void *)
SAME1(void, raise_exception, any)
SAME1(void, gc_collect, int)
/* clang-format on */

/* --- What differs: a domain or a vtable too few. --- */

any mono_get_root_domain(void);
any mono_class_vtable(any domain, any k);
any mono_object_new(any domain, any k);
any mono_value_box(any domain, any k, void *value);
any mono_string_new_utf16(any domain, const uint16_t *units, int32_t n);
any mono_array_new(any domain, any element, uintptr_t n);
char *mono_array_addr_with_size(any array, int size, uintptr_t i);
uintptr_t mono_array_length(any array);
any mono_get_byte_class(void);
void mono_field_static_get_value(any vtable, any field, void *to);
void mono_field_static_set_value(any vtable, any field, void *value);
any mono_field_get_value_object(any domain, any field, any object);
any mono_type_get_object(any domain, any type);

/* Declares, exports and opens the body. */
#define FAKE(r, name, parameters)                                                                  \
    EXPORT r il2cpp_##name parameters;                                                             \
    r il2cpp_##name parameters

static any static_vtable(any field)
{
    return mono_class_vtable(mono_get_root_domain(), mono_field_get_parent(field));
}

FAKE(any, domain_get, (void))
{
    return mono_get_root_domain();
}

FAKE(any, object_new, (any k))
{
    return mono_object_new(mono_get_root_domain(), k);
}

FAKE(any, value_box, (any k, void *value))
{
    return mono_value_box(mono_get_root_domain(), k, value);
}

FAKE(any, string_new_utf16, (const uint16_t *units, int32_t n))
{
    return mono_string_new_utf16(mono_get_root_domain(), units, n);
}

FAKE(any, array_new, (any element, uintptr_t n))
{
    return mono_array_new(mono_get_root_domain(), element, n);
}

FAKE(uint32_t, array_length, (any array))
{
    return (uint32_t)mono_array_length(array);
}

FAKE(uint32_t, array_object_header_size, (void))
{
    any array = mono_array_new(mono_get_root_domain(), mono_get_byte_class(), 1);

    return (uint32_t)(mono_array_addr_with_size(array, 1, 0) - (char *)array);
}

FAKE(void, field_static_get_value, (any field, void *to))
{
    mono_field_static_get_value(static_vtable(field), field, to);
}

FAKE(void, field_static_set_value, (any field, void *value))
{
    mono_field_static_set_value(static_vtable(field), field, value);
}

FAKE(any, field_get_value_object, (any field, any object))
{
    return mono_field_get_value_object(mono_get_root_domain(), field, object);
}

FAKE(any, type_get_object, (any type))
{
    return mono_type_get_object(mono_get_root_domain(), type);
}

/* --- What differs: other names, other ways. --- */

text mono_image_get_name(any image);
any mono_class_get_nesting_type(any k);
any mono_class_from_mono_type(any type);
int mono_class_is_subclass_of(any k, any parent, int with_interfaces);
any mono_exception_from_name_msg(any image, text space, text name, text message);
any mono_reflection_type_get_type(any type);
any mono_method_signature(any method);
uint32_t mono_signature_get_param_count(any signature);
any mono_signature_get_params(any signature, void **cursor);
any mono_signature_get_return_type(any signature);
void mono_method_get_param_names(any method, text *names);
uint32_t mono_method_get_token(any method);
uint32_t mono_metadata_get_generic_param_row(any image, uint32_t token, uint32_t *ret_owner);
int mono_image_get_table_rows(any image, int table);
any mono_method_get_object(any domain, any method, any k);
any mono_custom_attrs_from_method(any method);
int mono_custom_attrs_has_attr(any all, any k);
void mono_custom_attrs_free(any all);
any mono_class_get(any image, uint32_t token);
void mono_gc_wbarrier_generic_store(void *at, any value);
uint32_t mono_gchandle_new(any object, int is_pinned);
any mono_gchandle_get_target(uint32_t handle);
void mono_gchandle_free(uint32_t handle);
void *mono_threads_enter_gc_unsafe_region(void **mark);
void mono_threads_exit_gc_unsafe_region(void *cookie, void **mark);
void mono_runtime_class_init(any vtable);
any mono_runtime_invoke(any method, void *self, void **args, any *exception);

/* Lent for ever, as the real one's is; there are few images. */
FAKE(text, image_get_name, (any image))
{
    static struct {
        any image;
        char name[120];
    } named[256];
    size_t i = 0;

    while (named[i].image && named[i].image != image && i < 255)
        i++;
    named[i].image = image;
    snprintf(named[i].name, sizeof(named[i].name), "%s.dll", mono_image_get_name(image));
    return named[i].name;
}

FAKE(any, class_get_declaring_type, (any k))
{
    return mono_class_get_nesting_type(k);
}

FAKE(any, class_from_type, (any type))
{
    return mono_class_from_mono_type(type);
}

FAKE(uint32_t, class_is_subclass_of, (any k, any parent, bool with_interfaces))
{
    return RUBBISH | (mono_class_is_subclass_of(k, parent, with_interfaces) != 0);
}

FAKE(any, exception_from_name_msg, (any image, text space, text name, text message))
{
    return mono_exception_from_name_msg(image, space, name, message);
}

FAKE(any, class_from_system_type, (any type))
{
    return mono_class_from_mono_type(mono_reflection_type_get_type(type));
}

FAKE(uint32_t, method_get_param_count, (any method))
{
    return mono_signature_get_param_count(mono_method_signature(method));
}

FAKE(any, method_get_param, (any method, uint32_t i))
{
    any signature = mono_method_signature(method), type;
    void *cursor = NULL;

    do
        type = mono_signature_get_params(signature, &cursor);
    while (type && i-- > 0);
    return type;
}

FAKE(any, method_get_return_type, (any method))
{
    return mono_signature_get_return_type(mono_method_signature(method));
}

FAKE(text, method_get_param_name, (any method, uint32_t i))
{
    text names[256];

    if (i >= il2cpp_method_get_param_count(method) || il2cpp_method_get_param_count(method) > 256)
        return NULL;
    mono_method_get_param_names(method, names);
    return names[i];
}

FAKE(uint32_t, method_is_generic, (any method))
{
    uint32_t token = mono_method_get_token(method), owner;
    any image = mono_class_get_image(mono_method_get_class(method));

    return RUBBISH |
           (token >> 24 == 0x06 && mono_metadata_get_generic_param_row(image, token, &owner) != 0);
}

FAKE(any, method_get_object, (any method, any k))
{
    return mono_method_get_object(mono_get_root_domain(), method, k);
}

FAKE(uint32_t, method_has_attribute, (any method, any k))
{
    any all = mono_custom_attrs_from_method(method);
    uint32_t has = all && mono_custom_attrs_has_attr(all, k);

    if (all)
        mono_custom_attrs_free(all);
    return RUBBISH | has;
}

FAKE(size_t, image_get_class_count, (any image))
{
    return (size_t)mono_image_get_table_rows(image, 2);
}

FAKE(any, image_get_class, (any image, size_t i))
{
    return mono_class_get(image, 0x02000000U | (uint32_t)(i + 1));
}

FAKE(void, gc_wbarrier_set_field, (any object, void **at, void *value))
{
    (void)object;
    mono_gc_wbarrier_generic_store(at, value);
}

FAKE(uintptr_t, gchandle_new, (any object, bool is_pinned))
{
    return mono_gchandle_new(object, is_pinned);
}

FAKE(any, gchandle_get_target, (uintptr_t handle))
{
    return mono_gchandle_get_target((uint32_t)handle);
}

FAKE(void, gchandle_free, (uintptr_t handle))
{
    mono_gchandle_free((uint32_t)handle);
}

FAKE(void, runtime_class_init, (any k))
{
    void *mark, *cookie = mono_threads_enter_gc_unsafe_region(&mark);

    mono_runtime_class_init(mono_class_vtable(mono_get_root_domain(), k));
    mono_threads_exit_gc_unsafe_region(cookie, &mark);
}

FAKE(any, runtime_invoke, (any method, void *self, void **args, any *exception))
{
    if (self && mono_class_is_valuetype(mono_method_get_class(method)) &&
        getenv("FAKE_IL2CPP_BOXED_THIS"))
        self = mono_object_unbox(self);
    return mono_runtime_invoke(method, self, args, exception);
}

/* --- Starting: every assembly in the data folder is in the game. --- */

void mono_set_dirs(text assemblies, text config);
void mono_config_parse(text file);
void mono_set_assemblies_path(text path);
any mono_jit_init_version(text name, text version);
any mono_domain_assembly_open(any domain, text path);
void mono_assembly_foreach(void (*each)(any assembly, void *ctx), void *ctx);

static char data_dir[4096] = ".";

FAKE(void, set_data_dir, (text dir))
{
    snprintf(data_dir, sizeof(data_dir), "%s", dir);
}

static int is_dll(const struct dirent *entry)
{
    size_t len = strlen(entry->d_name);

    return len > 4 && strcmp(entry->d_name + len - 4, ".dll") == 0;
}

FAKE(int, init, (text name))
{
    struct dirent **entries;
    char path[sizeof(data_dir) + 256];
    any domain;
    int n;

    mono_set_dirs("/usr/lib", "/etc");
    mono_config_parse(NULL);
    mono_set_assemblies_path(data_dir);
    domain = mono_jit_init_version(name, "v4.0.30319");
    n = domain ? scandir(data_dir, &entries, is_dll, alphasort) : -1;
    if (n < 0)
        return 0;
    for (int i = 0; i < n; i++) {
        snprintf(path, sizeof(path), "%s/%s", data_dir, entries[i]->d_name);
        mono_domain_assembly_open(domain, path);
        free(entries[i]);
    }
    free(entries);
    return 1;
}

static any assemblies[512];
static size_t n_assemblies;

static void note_assembly(any assembly, void *ctx)
{
    (void)ctx;
    if (n_assemblies < sizeof(assemblies) / sizeof(assemblies[0]))
        assemblies[n_assemblies++] = assembly;
}

FAKE(any *, domain_get_assemblies, (any domain, size_t *ret_n))
{
    (void)domain;
    n_assemblies = 0;
    mono_assembly_foreach(note_assembly, NULL);
    *ret_n = n_assemblies;
    return assemblies;
}
