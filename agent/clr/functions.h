/*
 * The embedding functions that umcp uses, as lists: those that both runtimes have alike, and those
 * that only one has. clr.h makes a table of pointers from them, and clr.c looks the names up. The
 * facts are from the public headers of both; we include none of these headers.
 *
 * NEED(result, name, parameters): the runtime cannot be used without it. MAY: a feature is off
 * without it. An il2cpp function that returns bool sets only the low byte, hence uint8_t. Array
 * lengths are 32 bits in one runtime and 64 in the other, and never need more than 32.
 */
#ifndef AGENT_CLR_FUNCTIONS_H
#define AGENT_CLR_FUNCTIONS_H

/* Same signature: mono_<name> and il2cpp_<name>. */
#define CLR_BOTH(NEED, MAY)                                                                        \
    NEED(struct clr_image *, assembly_get_image, (struct clr_assembly *))                          \
    NEED(const char *, image_get_name, (struct clr_image *))                                       \
    NEED(struct clr_image *, get_corlib, (void))                                                   \
    NEED(struct clr_class *, class_from_name, (struct clr_image *, const char *, const char *))    \
    NEED(const char *, class_get_name, (struct clr_class *))                                       \
    NEED(const char *, class_get_namespace, (struct clr_class *))                                  \
    NEED(struct clr_class *, class_get_parent, (struct clr_class *))                               \
    NEED(struct clr_image *, class_get_image, (struct clr_class *))                                \
    NEED(struct clr_field *, class_get_fields, (struct clr_class *, void **))                      \
    NEED(struct clr_property *, class_get_properties, (struct clr_class *, void **))               \
    NEED(struct clr_method *, class_get_methods, (struct clr_class *, void **))                    \
    NEED(struct clr_class *, class_get_nested_types, (struct clr_class *, void **))                \
    NEED(struct clr_class *, class_get_interfaces, (struct clr_class *, void **))                  \
    NEED(struct clr_field *, class_get_field_from_name, (struct clr_class *, const char *))        \
    NEED(uint8_t, class_is_valuetype, (struct clr_class *))                                        \
    NEED(uint8_t, class_is_enum, (struct clr_class *))                                             \
    NEED(struct clr_type *, class_enum_basetype, (struct clr_class *))                             \
    NEED(struct clr_type *, class_get_type, (struct clr_class *))                                  \
    NEED(struct clr_class *, class_get_element_class, (struct clr_class *))                        \
    NEED(int, class_get_rank, (struct clr_class *))                                                \
    NEED(int, class_get_flags, (struct clr_class *))                                               \
    NEED(int, class_value_size, (struct clr_class *, uint32_t *))                                  \
    NEED(uint8_t, class_is_subclass_of, (struct clr_class *, struct clr_class *, int))             \
    NEED(uint8_t, class_is_assignable_from, (struct clr_class *, struct clr_class *))              \
    NEED(const char *, field_get_name, (struct clr_field *))                                       \
    NEED(struct clr_type *, field_get_type, (struct clr_field *))                                  \
    NEED(uint32_t, field_get_flags, (struct clr_field *))                                          \
    NEED(struct clr_class *, field_get_parent, (struct clr_field *))                               \
    NEED(void, field_get_value, (struct clr_object *, struct clr_field *, void *))                 \
    NEED(void, field_set_value, (struct clr_object *, struct clr_field *, void *))                 \
    NEED(const char *, property_get_name, (struct clr_property *))                                 \
    NEED(struct clr_method *, property_get_get_method, (struct clr_property *))                    \
    NEED(struct clr_method *, property_get_set_method, (struct clr_property *))                    \
    NEED(const char *, method_get_name, (struct clr_method *))                                     \
    NEED(struct clr_class *, method_get_class, (struct clr_method *))                              \
    NEED(uint32_t, method_get_flags, (struct clr_method *, uint32_t *))                            \
    NEED(struct clr_class *, object_get_class, (struct clr_object *))                              \
    NEED(void *, object_unbox, (struct clr_object *))                                              \
    NEED(struct clr_method *, object_get_virtual_method,                                           \
         (struct clr_object *, struct clr_method *))                                               \
    NEED(struct clr_object *, runtime_invoke,                                                      \
         (struct clr_method *, void *, void **, struct clr_object **))                             \
    NEED(void, runtime_object_init, (struct clr_object *))                                         \
    NEED(uint16_t *, string_chars, (struct clr_string *))                                          \
    NEED(int, string_length, (struct clr_string *))                                                \
    NEED(uint32_t, array_length, (struct clr_array *))                                             \
    NEED(int, array_element_size, (struct clr_class *))                                            \
    NEED(char *, type_get_name, (struct clr_type *))                                               \
    NEED(int, type_get_type, (struct clr_type *))                                                  \
    NEED(uint8_t, type_is_byref, (struct clr_type *))                                              \
    NEED(void, free, (void *))                                                                     \
    NEED(struct clr_thread *, thread_attach, (struct clr_domain *))                                \
    NEED(void, thread_detach, (struct clr_thread *))                                               \
    NEED(struct clr_thread *, thread_current, (void))                                              \
    MAY(uint32_t, field_get_offset, (struct clr_field *))                                          \
    MAY(void, add_internal_call, (const char *, const void *))                                     \
    MAY(void, raise_exception, (struct clr_object *))                                              \
    MAY(struct clr_object *, exception_from_name_msg,                                              \
        (struct clr_image *, const char *, const char *, const char *))                            \
    MAY(void, gc_collect, (int))

/* Same signature, two names: NEED2(result, our name, mono's, il2cpp's, parameters). */
#define CLR_RENAMED(NEED2)                                                                         \
    NEED2(struct clr_class *, class_get_outer, "mono_class_get_nesting_type",                      \
          "il2cpp_class_get_declaring_type", (struct clr_class *))                                 \
    NEED2(struct clr_class *, class_from_type, "mono_class_from_mono_type",                        \
          "il2cpp_class_from_type", (struct clr_type *))

/* Only mono_<name>. There are two generations of handles: Unity's fork has those that end in _v2,
 * others have the older ones. One of the two is needed. */
#define CLR_MONO(NEED, MAY)                                                                        \
    NEED(struct clr_domain *, get_root_domain, (void))                                             \
    NEED(struct clr_domain *, domain_get, (void))                                                  \
    NEED(void, domain_foreach, (void (*)(struct clr_domain *, void *), void *))                    \
    NEED(void, assembly_foreach, (void (*)(struct clr_assembly *, void *), void *))                \
    NEED(struct clr_object *, object_new, (struct clr_domain *, struct clr_class *))               \
    NEED(struct clr_object *, value_box, (struct clr_domain *, struct clr_class *, void *))        \
    NEED(struct clr_string *, string_new_utf16, (struct clr_domain *, const uint16_t *, int32_t))  \
    NEED(struct clr_array *, array_new, (struct clr_domain *, struct clr_class *, uintptr_t))      \
    NEED(char *, array_addr_with_size, (struct clr_array *, int, uintptr_t))                       \
    NEED(struct clr_vtable *, class_vtable, (struct clr_domain *, struct clr_class *))             \
    NEED(void, field_static_get_value, (struct clr_vtable *, struct clr_field *, void *))          \
    NEED(void, field_static_set_value, (struct clr_vtable *, struct clr_field *, void *))          \
    NEED(struct clr_object *, field_get_value_object,                                              \
         (struct clr_domain *, struct clr_field *, struct clr_object *))                           \
    NEED(void, runtime_class_init, (struct clr_vtable *))                                          \
    NEED(struct clr_signature *, method_signature, (struct clr_method *))                          \
    NEED(uint32_t, signature_get_param_count, (struct clr_signature *))                            \
    NEED(struct clr_type *, signature_get_params, (struct clr_signature *, void **))               \
    NEED(struct clr_type *, signature_get_return_type, (struct clr_signature *))                   \
    NEED(void, method_get_param_names, (struct clr_method *, const char **))                       \
    NEED(struct clr_object *, type_get_object, (struct clr_domain *, struct clr_type *))           \
    NEED(struct clr_type *, reflection_type_get_type, (struct clr_object *))                       \
    NEED(int, image_get_table_rows, (struct clr_image *, int))                                     \
    NEED(struct clr_class *, class_get, (struct clr_image *, uint32_t))                            \
    NEED(void, gc_wbarrier_generic_store, (void *, struct clr_object *))                           \
    MAY(uint32_t, gchandle_new, (struct clr_object *, int))                                        \
    MAY(struct clr_object *, gchandle_get_target, (uint32_t))                                      \
    MAY(void, gchandle_free, (uint32_t))                                                           \
    MAY(uintptr_t, gchandle_new_v2, (struct clr_object *, int))                                    \
    MAY(struct clr_object *, gchandle_get_target_v2, (uintptr_t))                                  \
    MAY(void, gchandle_free_v2, (uintptr_t))                                                       \
    MAY(const char *, domain_get_friendly_name, (struct clr_domain *))                             \
    MAY(const char *, image_get_filename, (struct clr_image *))                                    \
    MAY(uint32_t, method_get_token, (struct clr_method *))                                         \
    MAY(uint32_t, metadata_get_generic_param_row, (struct clr_image *, uint32_t, uint32_t *))      \
    MAY(const struct clr_table *, image_get_table_info, (struct clr_image *, int))                 \
    MAY(uint32_t, metadata_decode_row_col, (const struct clr_table *, int, unsigned))              \
    MAY(const char *, metadata_string_heap, (struct clr_image *, uint32_t))                        \
    MAY(uint32_t, metadata_typedef_from_method, (struct clr_image *, uint32_t))                    \
    MAY(struct clr_method *, get_method, (struct clr_image *, uint32_t, struct clr_class *))       \
    MAY(struct clr_object *, method_get_object,                                                    \
        (struct clr_domain *, struct clr_method *, struct clr_class *))                            \
    MAY(uint8_t, domain_set, (struct clr_domain *, int))                                           \
    MAY(struct clr_domain *, domain_create_appdomain, (char *, char *))                            \
    MAY(void, domain_unload, (struct clr_domain *))                                                \
    MAY(struct clr_assembly *, domain_assembly_open, (struct clr_domain *, const char *))          \
    MAY(struct clr_object *, assembly_get_object, (struct clr_domain *, struct clr_assembly *))    \
    MAY(void, thread_stop, (struct clr_thread *))                                                  \
    MAY(void *, debug_lookup_method, (struct clr_method *))                                        \
    MAY(struct clr_location *, debug_method_lookup_location, (void *, int))                        \
    MAY(void, debug_free_source_location, (struct clr_location *))                                 \
    MAY(void, stack_walk_no_il,                                                                    \
        (int (*)(struct clr_method *, int32_t, int32_t, int, void *), void *))                     \
    MAY(void, stack_walk_async_safe,                                                               \
        (int (*)(struct clr_method *, struct clr_domain *, void *, int, void *), void *, void *))  \
    MAY(void *, jit_info_table_find, (struct clr_domain *, void *))                                \
    MAY(void *, jit_info_get_code_start, (void *))                                                 \
    MAY(int, jit_info_get_code_size, (void *))                                                     \
    MAY(uint32_t, signature_get_call_conv, (struct clr_signature *))                               \
    MAY(void *, threads_enter_gc_unsafe_region, (void **))                                         \
    MAY(void, threads_exit_gc_unsafe_region, (void *, void **))                                    \
    MAY(void, dangerous_add_raw_internal_call, (const char *, const void *))                       \
    MAY(void, jit_parse_options, (int, char **))                                                   \
    MAY(struct clr_domain *, jit_init_version, (const char *, const char *))                       \
    MAY(void, set_dirs, (const char *, const char *))                                              \
    MAY(void, set_assemblies_path, (const char *))                                                 \
    MAY(void, config_parse, (const char *))                                                        \
    MAY(void, install_unhandled_exception_hook, (void (*)(struct clr_object *, void *), void *))   \
    MAY(void, thread_exit, (void))

/* Only il2cpp_<name>. */
#define CLR_IL2CPP(NEED, MAY)                                                                      \
    NEED(struct clr_domain *, domain_get, (void))                                                  \
    NEED(struct clr_assembly **, domain_get_assemblies, (struct clr_domain *, size_t *))           \
    NEED(struct clr_object *, object_new, (struct clr_class *))                                    \
    NEED(struct clr_object *, value_box, (struct clr_class *, void *))                             \
    NEED(struct clr_string *, string_new_utf16, (const uint16_t *, int32_t))                       \
    NEED(struct clr_array *, array_new, (struct clr_class *, uintptr_t))                           \
    NEED(uint32_t, array_object_header_size, (void))                                               \
    NEED(void, field_static_get_value, (struct clr_field *, void *))                               \
    NEED(void, field_static_set_value, (struct clr_field *, void *))                               \
    NEED(struct clr_object *, field_get_value_object, (struct clr_field *, struct clr_object *))   \
    NEED(void, runtime_class_init, (struct clr_class *))                                           \
    NEED(uint32_t, method_get_param_count, (struct clr_method *))                                  \
    NEED(struct clr_type *, method_get_param, (struct clr_method *, uint32_t))                     \
    NEED(struct clr_type *, method_get_return_type, (struct clr_method *))                         \
    NEED(const char *, method_get_param_name, (struct clr_method *, uint32_t))                     \
    NEED(struct clr_object *, type_get_object, (struct clr_type *))                                \
    NEED(struct clr_class *, class_from_system_type, (struct clr_object *))                        \
    NEED(size_t, image_get_class_count, (struct clr_image *))                                      \
    NEED(struct clr_class *, image_get_class, (struct clr_image *, size_t))                        \
    NEED(void, gc_wbarrier_set_field, (struct clr_object *, void **, void *))                      \
    NEED(uintptr_t, gchandle_new, (struct clr_object *, uint8_t))                                  \
    NEED(struct clr_object *, gchandle_get_target, (uintptr_t))                                    \
    NEED(void, gchandle_free, (uintptr_t))                                                         \
    MAY(uint8_t, method_is_generic, (struct clr_method *))                                         \
    MAY(uint8_t, method_has_attribute, (struct clr_method *, struct clr_class *))                  \
    MAY(struct clr_object *, method_get_object, (struct clr_method *, struct clr_class *))         \
    MAY(int, init, (const char *))                                                                 \
    MAY(void, set_data_dir, (const char *))

#endif
