/*
 * agent/clr against a running runtime: loading it, finding things in it by name, calling methods.
 */
#include "clr_rig.h"

#include <dlfcn.h>

/* --- Loading. --- */

START_TEST(nothing_is_found_where_no_runtime_is)
{
    char library[4096] = "untouched";

    ck_assert(!clr_find(library, sizeof(library)));
    ck_assert_str_eq(library, "untouched");
    ck_assert_int_eq(clr.kind, CLR_ABSENT);
    ck_assert_str_eq(clr_name(), "none");
    for (int i = 0; i < CLR_FEATURES; i++)
        ck_assert_str_eq(clr.lacks[i], "no C# runtime is loaded");
}
END_TEST

START_TEST(runtime_is_found_though_loaded_for_its_owner_alone)
{
    const char *path = is_il2cpp ? path_of("GameAssembly.so") : clr_mono_libraries[0];
    char library[4096];
    struct err err = {0};

    ck_assert(dlopen(path, RTLD_NOW | RTLD_LOCAL));
    ck_assert(clr_find(library, sizeof(library)));
    ck_assert(strstr(library, is_il2cpp ? "GameAssembly.so" : "libmonosgen") != NULL);
    ck_assert_msg(clr_load(library, &err), "%s", err.message);
    ck_assert_str_eq(clr.library, library);
    ck_assert_str_eq(clr_name(), is_il2cpp ? "IL2CPP" : "Mono");
}
END_TEST

START_TEST(path_that_does_not_fit_is_not_found)
{
    const char *path = is_il2cpp ? path_of("GameAssembly.so") : clr_mono_libraries[0];
    char library[4] = "abc";

    ck_assert(dlopen(path, RTLD_NOW | RTLD_LOCAL));
    ck_assert(!clr_find(library, sizeof(library)));
    ck_assert_str_eq(library, "abc");
}
END_TEST

START_TEST(library_that_is_not_there_is_an_error)
{
    struct err err = {0};

    ck_assert(!clr_load("/nowhere/libmono.so", &err));
    ck_assert_int_eq(err.kind, ERR_NOT_READY);
    ck_assert(strstr(err.message, "/nowhere/libmono.so") != NULL);
    ck_assert_int_eq(clr.kind, CLR_ABSENT);
}
END_TEST

START_TEST(library_without_runtime_is_an_error)
{
    struct err err = {0};

    ck_assert(!clr_load("libm.so.6", &err));
    ck_assert_int_eq(err.kind, ERR_NOT_READY);
    ck_assert_str_eq(err.message, "libm.so.6 is not a C# runtime");
    ck_assert(!clr_load("", &err));
    ck_assert_str_eq(err.message, "the program itself is not a C# runtime");
}
END_TEST

START_TEST(missing_functions_that_are_needed_are_named)
{
    struct err err = {0};

    if (is_il2cpp) {
        ck_assert(!clr_load(path_of("stub_il2cpp_incomplete.so"), &err));
        ck_assert(strstr(err.message, "il2cpp_class_get_declaring_type, il2cpp_class_from_type"));
    } else {
        ck_assert(!clr_load(path_of("stub_mono_incomplete.so"), &err));
        ck_assert(strstr(err.message, "mono_class_get_nesting_type, mono_class_from_mono_type"));
        ck_assert(strstr(err.message, "mono_gchandle_new"));
    }
    ck_assert_int_eq(err.kind, ERR_NOT_READY);
    ck_assert_int_eq(clr.kind, CLR_ABSENT);
    ck_assert(clr.class_get_name == NULL);
}
END_TEST

START_TEST(missing_functions_that_are_not_needed_switch_features_off)
{
    struct err err = {0};

    ck_assert_msg(clr_load(path_of(is_il2cpp ? "stub_il2cpp_bare.so" : "stub_mono_bare.so"), &err),
                  "%s", err.message);
    ck_assert(clr.gc_collect == NULL);
    for (int i = 0; i < CLR_FEATURES; i++)
        ck_assert(clr.lacks[i] != NULL);
    if (is_il2cpp)
        return;
    ck_assert_str_eq(clr.lacks[CLR_ABORT], "this Mono has no mono_thread_stop");
    ck_assert_str_eq(clr.lacks[CLR_HOOK], "this Mono has no mono_jit_info_table_find");
    ck_assert(clr.mono.gchandle_new == NULL);
    ck_assert(clr.mono.gchandle_new_v2 != NULL);
}
END_TEST

START_TEST(mono_that_cannot_be_started_by_others_is_not_started)
{
    struct err err = {0};

    ck_assert(clr_load(path_of("stub_mono_bare.so"), &err));
    ck_assert(!clr_start(NULL, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_READY);
}
END_TEST

START_TEST(runtime_of_the_program_itself_has_no_path)
{
    struct err err = {0};

    ck_assert(dlopen(path_of("stub_il2cpp_bare.so"), RTLD_NOW | RTLD_GLOBAL));
    ck_assert_msg(clr_load("", &err), "%s", err.message);
    ck_assert_int_eq(clr.kind, CLR_IL2CPP_RUNTIME);
    ck_assert_str_eq(clr.library, "");
    ck_assert(clr.mono.domain_get == NULL);
}
END_TEST

START_TEST(full_runtime_has_the_features_of_its_kind)
{
    for (int i = 0; i < CLR_FEATURES; i++)
        ck_assert_msg((clr.lacks[i] != NULL) == is_il2cpp, "feature %d", i);
    ck_assert(is_il2cpp ? clr.mono.domain_get == NULL : clr.il2cpp.domain_get == NULL);
}
END_TEST

START_TEST(second_runtime_is_refused)
{
    struct err err = {0};
    char library[4096];

    snprintf(library, sizeof(library), "%s", clr.library);
    ck_assert(clr_load(library, &err));
    ck_assert(!clr_load("libm.so.6", &err));
    ck_assert_int_eq(err.kind, ERR_NOT_READY);
    ck_assert(!clr_start(NULL, &err));
    ck_assert_str_eq(clr.library, library);
}
END_TEST

/* --- Names. --- */

START_TEST(images_are_found_by_assembly_name)
{
    struct clr_image *image = clr_image("Sample");

    ck_assert(image != NULL);
    ck_assert(clr_image("mscorlib") == clr.get_corlib());
    ck_assert(clr_image("Sample.dll.") == NULL);
    ck_assert(clr_image("sample") == NULL);
    ck_assert(clr.class_get_image(class_named("Sample.Dog")) == image);
}
END_TEST

START_TEST(image_lists_its_classes)
{
    struct clr_image *image = clr_image("Sample");
    struct clr_class *dog = class_named("Sample.Dog"), *inner = class_named("Sample.Outer+Inner");
    size_t n = clr_class_count(image);
    int n_found = 0;

    for (size_t i = 0; i < n; i++) {
        struct clr_class *k = clr_class_at(image, i);

        ck_assert(k != NULL);
        n_found += k == dog || k == inner;
    }
    ck_assert_int_eq(n_found, 2);
    ck_assert(clr_class_at(image, n) == NULL);
    ck_assert(clr_class_at(image, SIZE_MAX) == NULL);
}
END_TEST

static bool count_two(void *ctx, struct clr_assembly *a)
{
    int *n = ctx;

    ck_assert(clr.assembly_get_image(a) != NULL);
    return ++*n < 2;
}

START_TEST(walk_over_assemblies_ends_when_told)
{
    int n = 0;

    clr_each_assembly(count_two, &n);
    ck_assert_int_eq(n, 2);
}
END_TEST

START_TEST(classes_are_found_by_full_name)
{
    ck_assert_str_eq(clr.class_get_name(class_named("Global")), "Global");
    ck_assert_str_eq(clr.class_get_name(class_named("Sample.Outer+Inner+Innermost")), "Innermost");
    ck_assert_str_eq(clr.class_get_name(class_named("Sample.Outer+Box`1")), "Box`1");
    ck_assert_str_eq(clr.class_get_name(class_named("System.Collections.Generic.List`1")),
                     "List`1");
    ck_assert(clr_class_named(SLICE("Dog")) == NULL);
    ck_assert(clr_class_named(SLICE("Sample.Outer+Nobody")) == NULL);
    ck_assert(clr_class_named(SLICE("Sample.Outer+Inner+")) == class_named("Sample.Outer+Inner"));
    ck_assert(clr_class_named(SLICE("")) == NULL);
    ck_assert(clr_class_named(SLICE("+Inner")) == NULL);
    ck_assert(clr_class_named(SLICE("Sample.")) == NULL);
    ck_assert(clr_class_named(SLICE(".")) == NULL);
    ck_assert(clr_class_named(SLICE("Sample.Dog\0x")) == NULL);
}
END_TEST

START_TEST(name_beyond_all_measure_is_not_found)
{
    char name[5000];

    memset(name, 'a', sizeof(name));
    ck_assert(clr_class_named(slice_from(name, sizeof(name))) == NULL);
}
END_TEST

START_TEST(types_are_named_as_csharp_metadata_has_them)
{
    assert_field_type("list", "System.Collections.Generic.List`1[System.Int32]");
    assert_field_type("map",
                      "System.Collections.Generic.Dictionary`2[System.String,Sample.Point[]]");
    assert_field_type("vector", "System.Int32[]");
    assert_field_type("matrix", "System.Int32[,]");
    assert_field_type("jagged", "System.Int32[,][]");
    assert_field_type("nested", "Sample.Outer+Box`1[Sample.Outer+Inner]");
    assert_field_type("half", "Sample.Pair`2+Half[System.Int32,System.String]");
    assert_field_type("maybe", "System.Nullable`1[System.Int32]");
    assert_field_type("pointer", "System.Int32*");
    assert_field_type("point", "Sample.Point");
    assert_field_type("size", "Sample.Size");
}
END_TEST

START_TEST(open_generic_is_named_without_arguments)
{
    struct buf b;

    buf_init(&b, 1000);
    clr_class_full_name(&b, class_named("Sample.Outer+Box`1"));
    buf_append_byte(&b, ' ');
    clr_type_full_name(&b, clr.field_get_type(field("Sample.Outer+Box`1", "content")));
    ck_assert_msg(slice_is(buf_slice(&b), "Sample.Outer+Box`1 T"), "%.*s",
                  SLICE_ARG(buf_slice(&b)));
    buf_done(&b);
}
END_TEST

START_TEST(overloads_are_told_apart_by_their_types)
{
    static const struct {
        const char *types, *result;
    } cases[] = {
        {"System.Int32", "int"},
        {"System.String", "string"},
        {"System.Int32&", "ref int"},
        {"System.Int32[]", "int[]"},
        {"System.Collections.Generic.List`1[System.Int32]", "List<int>"},
        {"Sample.Outer+Inner", "inner"},
    };
    int32_t value = 1;

    for (size_t i = 0; i < N_ELEMENTS(cases); i++) {
        struct clr_method *m = method("Sample.Overloads", "Pick", 1, cases[i].types);
        struct clr_class *k = clr.class_from_type(clr_param_type(m, 0));
        void *args[] = {clr.class_is_valuetype(k) ? &value : NULL};

        assert_text(call(m, NULL, args), cases[i].result);
    }
    ck_assert_int_eq(value, 7); /* the one by reference wrote to it */
    ck_assert(!clr_method(class_named("Sample.Overloads"), "Pick", 1, "System.Int64"));
    ck_assert(!clr_method(class_named("Sample.Overloads"), "Pick", 3, NULL));
    ck_assert(!clr_method(class_named("Sample.Overloads"), "pick", 1, NULL));
    ck_assert(!clr_method(class_named("Sample.Overloads"), "Pick", -1, NULL));
    method("Sample.Overloads", "Pick", 2, "System.Int32,System.String");
    method("Sample.Dog", "Inherited", 0, NULL);
    method("Sample.Dog", "Inherited", 0, "");
}
END_TEST

START_TEST(signature_is_told)
{
    struct clr_method *two = method("Sample.Overloads", "Pick", 2, NULL);
    struct clr_method *many = method("Sample.Overloads", "Many", 18, NULL);
    struct buf b;

    ck_assert_uint_eq(clr_param_count(two), 2);
    ck_assert_str_eq(clr_param_name(two, 0), "number");
    ck_assert_str_eq(clr_param_name(two, 1), "text");
    ck_assert_str_eq(clr_param_name(two, 2), "");
    ck_assert(clr_param_type(two, 2) == NULL);
    ck_assert_str_eq(clr_param_name(many, 17), "last");
    buf_init(&b, 1000);
    clr_type_full_name(&b, clr_param_type(two, 1));
    buf_append_byte(&b, ' ');
    clr_type_full_name(&b, clr_return_type(many));
    ck_assert(slice_is(buf_slice(&b), "System.String System.Int32"));
    buf_done(&b);
}
END_TEST

START_TEST(type_objects_lead_back_to_their_class)
{
    struct clr_class *k = class_named("Sample.Outer+Inner");
    struct clr_object *type = clr_type_object(k);

    ck_assert(type != NULL);
    ck_assert(clr_class_of_type_object(type) == k);
}
END_TEST

START_TEST(kinds_of_classes_are_told)
{
    struct clr_class *size = class_named("Sample.Size"), *dog = class_named("Sample.Dog");
    struct clr_class *animal = class_named("Sample.Animal");

    ck_assert(clr.class_is_enum(size) && clr.class_is_valuetype(size));
    ck_assert(!clr.class_is_enum(dog) && !clr.class_is_valuetype(dog));
    ck_assert_int_eq(clr.type_get_type(clr.class_enum_basetype(size)), 0x05); /* byte */
    ck_assert(clr.class_is_subclass_of(dog, animal, 0));
    ck_assert(!clr.class_is_subclass_of(animal, dog, 0));
    ck_assert(clr.class_is_assignable_from(animal, dog));
    ck_assert(clr.class_get_outer(class_named("Sample.Outer+Inner")) ==
              class_named("Sample.Outer"));
}
END_TEST

/* --- Calls. --- */

START_TEST(virtual_method_is_the_objects_own)
{
    struct clr_object *dog = new_object("Sample.Dog");

    assert_text(call(method("Sample.Animal", "Speak", 0, NULL), dog, NULL), "Woof");
    assert_text(call(method("Sample.Dog", "Inherited", 0, NULL), dog, NULL), "from the base");
}
END_TEST

START_TEST(method_of_an_object_without_object_is_an_error)
{
    struct err err = {0};

    ck_assert(!clr_call(method("Sample.Animal", "Speak", 0, NULL), NULL, NULL, NULL, &err));
    ck_assert_int_eq(err.kind, ERR_ENGINE);
    ck_assert_str_eq(err.message, "Speak() needs an object");
}
END_TEST

START_TEST(native_library_of_mono_finds_mono)
{
    assert_text(call(method("Sample.Native", "Number", 0, NULL), NULL, NULL), "1234.5");
}
END_TEST

START_TEST(exceptions_become_errors)
{
    void *args[] = {NULL};
    struct clr_object *untouched = NULL;
    struct err err = {0};

    assert_fails("Sample.Throws", "Argument", "ArgumentException: wrong é 😀");
    ck_assert(!clr_call(method("Sample.Throws", "Null", 1, NULL), NULL, args, &untouched, &err));
    ck_assert_str_eq(err.message, "NullReferenceException: Object reference not set to an instance "
                                  "of an object");
    ck_assert(untouched == NULL);
}
END_TEST

START_TEST(exception_whose_message_throws_is_named)
{
    assert_fails("Sample.Throws", "Bad", "BadMessage");
}
END_TEST

START_TEST(exception_with_a_long_message_is_cut)
{
    struct err err = {0};

    ck_assert(!clr_call(method("Sample.Throws", "Long", 0, NULL), NULL, NULL, NULL, &err));
    ck_assert(utf8_valid(slice_of(err.message)));
    ck_assert(slice_starts(slice_of(err.message), SLICE("Exception: éé")));
}
END_TEST

START_TEST(open_generic_method_is_an_error)
{
    assert_fails("Sample.Generics", "Open",
                 "Open() is generic, and its type arguments are not given");
    assert_fails("Sample.Pair`2", "Count",
                 "Count() is generic, and its type arguments are not given");
}
END_TEST

START_TEST(objects_tell_their_text)
{
    int32_t xy[] = {5, 6};
    struct clr_object *point = clr_box(class_named("Sample.Point"), xy);
    struct err err = {0};
    struct buf b;

    buf_init(&b, 1000);
    ck_assert(clr_to_string(&b, point, &err));
    ck_assert(clr_to_string(&b, new_object("Sample.Dog"), &err));
    ck_assert(clr_to_string(&b, NULL, &err));
    ck_assert_msg(slice_is(buf_slice(&b), "(5;6)Sample.Dog"), "%.*s", SLICE_ARG(buf_slice(&b)));
    ck_assert(!clr_to_string(&b, new_object("Sample.Throws"), &err));
    ck_assert_str_eq(err.message, "NotSupportedException: no text");
    buf_done(&b);
}
END_TEST

START_TEST(boxed_struct_is_called_and_changed)
{
    int32_t xy[] = {20, 3}, by = 10, *now;
    struct clr_class *k = class_named("Sample.Point");
    struct clr_object *point = clr_box(k, xy);
    void *args[] = {&by};

    ck_assert(clr.object_get_class(point) == k);
    ck_assert_int_eq(clr.class_value_size(k, NULL), 8);
    ck_assert_int_eq(number(call(method("Sample.Point", "Sum", 0, NULL), point, NULL)), 23);
    call(method("Sample.Point", "Move", 1, NULL), point, args);
    now = clr.object_unbox(point);
    ck_assert_int_eq(now[0], 30);
    ck_assert_int_eq(xy[0], 20);
    ck_assert_int_eq(number(clr_field_box(field("Sample.Point", "x"), point)), 30);
}
END_TEST

START_TEST(older_il2cpp_wants_boxed_structs_and_gets_them)
{
    int32_t xy[] = {1, 2};
    struct clr_object *point;
    struct err err = {0};
    struct buf b;

    ck_assert(clr.wants_boxed_this);
    point = clr_box(class_named("Sample.Point"), xy);
    ck_assert_int_eq(number(call(method("Sample.Point", "Sum", 0, NULL), point, NULL)), 3);
    buf_init(&b, 100);
    ck_assert(clr_to_string(&b, point, &err));
    ck_assert(slice_is(buf_slice(&b), "(1;2)"));
    buf_done(&b);
}
END_TEST

START_TEST(values_inside_boxes_are_passed_where_wanted)
{
    ck_assert(!clr.wants_boxed_this);
}
END_TEST

START_TEST(classes_without_instances_make_no_objects)
{
    int32_t value = 0;

    ck_assert(!clr_object_new(class_named("Sample.Pair`2")));
    ck_assert(!clr_object_new(class_named("Sample.Pair`2+Half")));
    ck_assert(!clr_object_new(class_named("System.IDisposable")));
    ck_assert(!clr_object_new(class_named("System.IO.Stream")));
    ck_assert(!clr_object_new(class_named("System.String")));
    ck_assert(!clr_object_new(class_named("System.Void")));
    ck_assert(
        !clr_object_new(clr.class_from_type(clr.field_get_type(field("Sample.Shapes", "vector")))));
    ck_assert(!clr_box(class_named("Sample.Dog"), &value));
    ck_assert(!clr_box(class_named("System.Nullable`1"), &value));
    ck_assert(!clr_array_new(class_named("Sample.Pair`2"), 3));
    ck_assert(!clr_array_new(class_named("System.Int32"), UINT32_MAX));
    ck_assert(!clr_array_new(class_named("System.Decimal"), INT32_MAX));
}
END_TEST

/* --- The suite. --- */

static void want_boxed_this(void)
{
    setenv("FAKE_IL2CPP_BOXED_THIS", "1", 1);
    start();
}

static void add_loading(Suite *s)
{
    TCase *tc = add_case(s, "loading", NULL);

    tcase_add_test(tc, nothing_is_found_where_no_runtime_is);
    tcase_add_test(tc, runtime_is_found_though_loaded_for_its_owner_alone);
    tcase_add_test(tc, path_that_does_not_fit_is_not_found);
    tcase_add_test(tc, library_that_is_not_there_is_an_error);
    tcase_add_test(tc, library_without_runtime_is_an_error);
    tcase_add_test(tc, missing_functions_that_are_needed_are_named);
    tcase_add_test(tc, missing_functions_that_are_not_needed_switch_features_off);
    tcase_add_test(tc, runtime_of_the_program_itself_has_no_path);
    if (!is_il2cpp)
        tcase_add_test(tc, mono_that_cannot_be_started_by_others_is_not_started);
    tc = add_case(s, "loaded", start);
    tcase_add_test(tc, full_runtime_has_the_features_of_its_kind);
    tcase_add_test(tc, second_runtime_is_refused);
}

static void add_names(Suite *s)
{
    TCase *tc = add_case(s, "names", start);

    tcase_add_test(tc, images_are_found_by_assembly_name);
    tcase_add_test(tc, image_lists_its_classes);
    tcase_add_test(tc, walk_over_assemblies_ends_when_told);
    tcase_add_test(tc, classes_are_found_by_full_name);
    tcase_add_test(tc, name_beyond_all_measure_is_not_found);
    tcase_add_test(tc, types_are_named_as_csharp_metadata_has_them);
    tcase_add_test(tc, open_generic_is_named_without_arguments);
    tcase_add_test(tc, overloads_are_told_apart_by_their_types);
    tcase_add_test(tc, signature_is_told);
    tcase_add_test(tc, type_objects_lead_back_to_their_class);
    tcase_add_test(tc, kinds_of_classes_are_told);
}

static void add_calls(Suite *s)
{
    TCase *tc = add_case(s, "calls", start);

    tcase_add_test(tc, virtual_method_is_the_objects_own);
    tcase_add_test(tc, method_of_an_object_without_object_is_an_error);
    tcase_add_test(tc, exceptions_become_errors);
    tcase_add_test(tc, exception_whose_message_throws_is_named);
    tcase_add_test(tc, exception_with_a_long_message_is_cut);
    tcase_add_test(tc, open_generic_method_is_an_error);
    tcase_add_test(tc, objects_tell_their_text);
    tcase_add_test(tc, boxed_struct_is_called_and_changed);
    tcase_add_test(tc, values_inside_boxes_are_passed_where_wanted);
    tcase_add_test(tc, classes_without_instances_make_no_objects);
    tcase_add_test(tc, native_library_of_mono_finds_mono);
    if (!is_il2cpp)
        return;
    tc = add_case(s, "older il2cpp", want_boxed_this);
    tcase_add_test(tc, older_il2cpp_wants_boxed_structs_and_gets_them);
    tcase_add_test(tc, boxed_struct_is_called_and_changed);
}

static void add_all(Suite *s)
{
    add_loading(s);
    add_names(s);
    add_calls(s);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add_all);
}
