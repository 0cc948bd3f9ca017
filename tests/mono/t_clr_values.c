/*
 * agent/clr against a running runtime: strings, fields, what the collector moves, threads, domains.
 */
#include "clr_rig.h"

#include <pthread.h>

/* --- Strings. --- */

START_TEST(strings_come_out_as_utf8)
{
    assert_text(call(method("Sample.Text", "Pairs", 0, NULL), NULL, NULL), "aé€😀z");
    assert_text(call(method("Sample.Text", "Lone", 0, NULL), NULL, NULL),
                "\xef\xbf\xbdx\xef\xbf\xbd");
    assert_text(call(method("Sample.Text", "Empty", 0, NULL), NULL, NULL), "");
}
END_TEST

START_TEST(strings_are_copied_to_an_arena)
{
    struct arena a;
    struct slice s;

    arena_init(&a, 1 << 20);
    s = clr_string_copy(
        &a, (struct clr_string *)call(method("Sample.Text", "WithZero", 0, NULL), NULL, NULL));
    ck_assert(slice_eq(s, SLICE("a\0b")));
    s = clr_string_copy(
        &a, (struct clr_string *)call(method("Sample.Text", "Pairs", 0, NULL), NULL, NULL));
    ck_assert_str_eq(s.p, "aé€😀z");
    s = clr_string_copy(&a, NULL);
    ck_assert(s.p && s.len == 0);
    arena_done(&a);
    arena_init(&a, 1000);
    s = clr_string_copy(
        &a, (struct clr_string *)call(method("Sample.Text", "Long", 0, NULL), NULL, NULL));
    ck_assert(!s.p && s.len == 0);
    arena_done(&a);
}
END_TEST

START_TEST(long_string_fills_a_buffer_and_no_more)
{
    struct clr_object *s = call(method("Sample.Text", "Long", 0, NULL), NULL, NULL);
    struct buf b;

    buf_init(&b, 300000);
    clr_string_append(&b, (struct clr_string *)s);
    ck_assert(buf_ok(&b) && b.len == 300000 && utf8_valid(buf_slice(&b)));
    buf_reset(&b, 0);
    buf_append_byte(&b, 'x');
    clr_string_append(&b, (struct clr_string *)s);
    ck_assert(!buf_ok(&b) && b.len <= 300000);
    buf_done(&b);
}
END_TEST

static int32_t unit(struct clr_string *s, int32_t i)
{
    void *args[] = {s, &i};

    return number(call(method("Sample.Text", "Unit", 2, NULL), NULL, args));
}

START_TEST(strings_go_in_as_utf16)
{
    struct clr_string *s = clr_string_new(SLICE("a\0é😀"));
    void *args[] = {s};

    ck_assert_int_eq(number(call(method("Sample.Text", "Length", 1, NULL), NULL, args)), 5);
    ck_assert_int_eq(unit(s, 1), 0);
    ck_assert_int_eq(unit(s, 2), 0xe9);
    ck_assert_int_eq(unit(s, 3), 0xd83d);
    ck_assert_int_eq(unit(s, 4), 0xde00);
    ck_assert_int_eq(clr.string_length(clr_string_new(SLICE(""))), 0);
}
END_TEST

START_TEST(bytes_that_are_not_utf8_are_replaced)
{
    struct clr_object *s = (struct clr_object *)clr_string_new(SLICE("a\xff\xed\xa0\x80z\xe2\x82"));

    assert_text(s, "a\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbdz\xef\xbf\xbd\xef\xbf\xbd");
}
END_TEST

START_TEST(long_strings_go_in_whole)
{
    enum { N = 70000 };
    char *bytes = mem_alloc(N);
    struct clr_string *s;

    memset(bytes, 'q', N);
    s = clr_string_new(slice_from(bytes, N));
    ck_assert_int_eq(clr.string_length(s), N);
    ck_assert_int_eq(unit(s, N - 1), 'q');
    mem_free(bytes);
}
END_TEST

START_TEST(without_memory_nothing_is_found_or_made)
{
    struct clr_method *many = method("Sample.Overloads", "Many", 18, NULL);
    char bytes[1000] = {0};

    mem_fail_after(1);
    ck_assert(!clr_string_new(slice_from(bytes, sizeof(bytes))));
    ck_assert_str_eq(clr_param_name(many, 17), is_il2cpp ? "last" : "");
    ck_assert(!clr_class_named(SLICE("Sample.Dog")) == !is_il2cpp);
    mem_fail_after(0);
    ck_assert_str_eq(clr_param_name(many, 17), "last");
}
END_TEST

/* --- Fields. --- */

START_TEST(static_fields_are_read_after_their_constructor_has_run)
{
    int32_t value = 0, xy[2];
    struct clr_object *text;

    clr_static_get(field("Sample.Statics", "number"), &value);
    ck_assert_int_eq(value, 42);
    clr_static_get(field("Sample.Statics", "point"), xy);
    ck_assert(xy[0] == 3 && xy[1] == 4);
    clr_static_get(field("Sample.Statics", "text"), &text);
    assert_text(text, "static");
    ck_assert_int_eq(number(clr_field_box(field("Sample.Statics", "Constant"), NULL)), 11);
    ck_assert(clr_class_init(class_named("Sample.Statics")));
    clr_static_get(field("Sample.Statics", "runs"), &value);
    ck_assert_int_eq(value, 1);
}
END_TEST

START_TEST(static_fields_are_written)
{
    struct clr_object *text = text_object("new");
    int32_t value = 9, xy[] = {8, 9}, got[2];

    clr_static_set(field("Sample.Statics", "number"), &value);
    clr_static_set(field("Sample.Statics", "point"), xy);
    clr_static_set(field("Sample.Statics", "text"), text);
    ck_assert_int_eq(number(clr_field_box(field("Sample.Statics", "number"), NULL)), 9);
    clr_static_get(field("Sample.Statics", "point"), got);
    ck_assert(got[0] == 8 && got[1] == 9);
    assert_text(clr_field_box(field("Sample.Statics", "text"), NULL), "new");
}
END_TEST

START_TEST(static_constructor_that_throws_harms_nobody)
{
    int32_t value = 77;
    void *text = &value;

    ck_assert(!clr_class_init(class_named("Sample.Broken")));
    ck_assert(!clr_class_init(class_named("Sample.Broken")));
    clr_static_get(field("Sample.Broken", "number"), &value);
    ck_assert_int_eq(value, 0);
    clr_static_get(field("Sample.Broken", "text"), &text);
    ck_assert(text == NULL);
    clr_static_set(field("Sample.Broken", "number"), &value);
    ck_assert(!clr_field_box(field("Sample.Broken", "number"), NULL));
}
END_TEST

START_TEST(static_fields_of_open_generics_are_not_there)
{
    int32_t value = 77;

    ck_assert(!clr_class_init(class_named("Sample.Pair`2")));
    clr_static_get(field("Sample.Pair`2", "count"), &value);
    ck_assert_int_eq(value, 0);
    ck_assert(!clr_field_box(field("Sample.Pair`2", "count"), NULL));
}
END_TEST

START_TEST(fields_of_objects_are_read_and_written)
{
    struct clr_object *dog = new_object("Sample.Dog"), *friend = new_object("Sample.Animal"), *got;

    assert_text(clr_field_box(field("Sample.Dog", "name"), dog), "animal");
    clr.field_set_value(dog, field("Sample.Dog", "name"), text_object("Rex"));
    assert_text(clr_field_box(field("Sample.Dog", "name"), dog), "Rex");
    ck_assert(!clr_field_box(field("Sample.Dog", "friend"), dog));
    clr.field_set_value(dog, field("Sample.Dog", "friend"), friend);
    clr.field_get_value(dog, field("Sample.Dog", "friend"), &got);
    ck_assert(got == friend);
}
END_TEST

/* --- The collector. --- */

/* The array is so large that it is never among the young objects, which need no barrier. */
enum { N_DOGS = 200, N_SLOTS = 20000 };

static void make_garbage(int generation)
{
    int32_t n = 20000;
    void *args[] = {&n};

    call(method("Sample.Garbage", "Make", 1, NULL), NULL, args);
    clr.gc_collect(generation);
}

static struct clr_object *dog_at(struct clr_array *dogs, uint32_t i)
{
    struct clr_object *dog;

    memcpy(&dog, clr_array_at(dogs, (int)sizeof(dog), i), sizeof(dog));
    return dog;
}

/* In a function of its own, so that no address of a dog stays on the stack and holds it in place.
 * Addresses are kept inverted for the same reason. */
__attribute__((noinline)) static void fill_dogs(struct clr_array *dogs, uintptr_t *inverted)
{
    for (uint32_t i = 0; i < N_DOGS; i++) {
        struct clr_object *dog = new_object("Sample.Dog");
        char name[32];

        snprintf(name, sizeof(name), "dog %u", i);
        clr.field_set_value(dog, field("Sample.Dog", "name"), text_object(name));
        clr_store((struct clr_object *)dogs, clr_array_at(dogs, (int)sizeof(dog), i), dog);
        inverted[i] = ~(uintptr_t)dog;
    }
}

static int check_dogs(struct clr_array *dogs, const uintptr_t *inverted)
{
    int n_moved = 0;

    for (uint32_t i = 0; i < N_DOGS; i++) {
        char name[32];

        snprintf(name, sizeof(name), "dog %u", i);
        assert_text(clr_field_box(field("Sample.Dog", "name"), dog_at(dogs, i)), name);
        n_moved += ~(uintptr_t)dog_at(dogs, i) != inverted[i];
    }
    return n_moved;
}

START_TEST(references_in_an_old_array_survive_moving_collections)
{
    static uintptr_t inverted[N_DOGS];
    struct clr_array *dogs = clr_array_new(class_named("Sample.Animal"), N_SLOTS);
    uintptr_t handle = clr_handle_new((struct clr_object *)dogs);
    int n_moved = 0;

    ck_assert_uint_eq(clr.array_length(dogs), N_SLOTS);
    ck_assert_int_eq(clr.array_element_size(clr.object_get_class((struct clr_object *)dogs)),
                     sizeof(void *));
    for (int round = 0; round < 5; round++) {
        fill_dogs(dogs, inverted);
        make_garbage(0);
        make_garbage(0);
        n_moved += check_dogs(dogs, inverted);
    }
    make_garbage(1);
    check_dogs(dogs, inverted);
    ck_assert_int_gt(n_moved, 0);
    clr_handle_free(handle);
}
END_TEST

START_TEST(arrays_of_structs_hold_values)
{
    struct clr_class *point = class_named("Sample.Point");
    struct clr_array *points = clr_array_new(point, 3);
    int size = clr.array_element_size(clr.object_get_class((struct clr_object *)points));
    int32_t xy[] = {1, 2};

    ck_assert_int_eq(size, 8);
    memcpy(clr_array_at(points, size, 2), xy, sizeof(xy));
    memset(xy, 0, sizeof(xy));
    memcpy(xy, clr_array_at(points, size, 2), sizeof(xy));
    ck_assert(xy[0] == 1 && xy[1] == 2);
    ck_assert_uint_eq(clr.array_length(clr_array_new(point, 0)), 0);
}
END_TEST

__attribute__((noinline)) static void keep_dogs(uintptr_t *handles)
{
    for (int i = 0; i < N_DOGS; i++) {
        struct clr_object *dog = new_object("Sample.Dog");
        char name[32];

        snprintf(name, sizeof(name), "kept %d", i);
        clr.field_set_value(dog, field("Sample.Dog", "name"), text_object(name));
        handles[i] = clr_handle_new(dog);
    }
}

START_TEST(handles_keep_objects_wherever_they_move)
{
    uintptr_t handles[N_DOGS];

    keep_dogs(handles);
    make_garbage(0);
    make_garbage(1);
    for (int i = 0; i < N_DOGS; i++) {
        char name[32];

        snprintf(name, sizeof(name), "kept %d", i);
        ck_assert(handles[i] != 0);
        assert_text(clr_field_box(field("Sample.Dog", "name"), clr_handle_get(handles[i])), name);
        clr_handle_free(handles[i]);
    }
    ck_assert(!clr_handle_get(0));
    clr_handle_free(0);
}
END_TEST

/* --- Threads and domains. --- */

static void *speak_elsewhere(void *ctx)
{
    struct clr_thread *thread = clr.thread_attach(clr.domain);
    bool *was_right = ctx;

    assert_text(call(method("Sample.Animal", "Speak", 0, NULL), new_object("Sample.Dog"), NULL),
                "Woof");
    *was_right = true;
    clr.thread_detach(thread);
    return NULL;
}

START_TEST(thread_that_attaches_may_call)
{
    bool was_right = false;
    pthread_t thread;

    ck_assert_int_eq(pthread_create(&thread, NULL, speak_elsewhere, &was_right), 0);
    pthread_join(thread, NULL);
    ck_assert(was_right);
    make_garbage(1);
}
END_TEST

START_TEST(domain_that_is_entered_already_is_not_new)
{
    ck_assert(clr.domain != NULL);
    ck_assert(!clr_enter_domain());
}
END_TEST

static struct clr_domain *open_child(void)
{
    char name[] = "Unity Child Domain";
    struct clr_domain *child = clr.mono.domain_create_appdomain(name, NULL);

    ck_assert(child != NULL);
    ck_assert(clr.mono.domain_assembly_open(child, path_of("Sample.dll")));
    return child;
}

START_TEST(child_domain_is_entered_and_left)
{
    struct clr_domain *root = clr.domain;

    for (int round = 0; round < 3; round++) {
        struct clr_domain *child = open_child();
        int32_t value = 0;

        ck_assert(clr_enter_domain());
        ck_assert(clr.domain == child && clr.mono.domain_get() == child);
        ck_assert(!clr_enter_domain());
        assert_text(call(method("Sample.Domain", "Name", 0, NULL), NULL, NULL),
                    "Unity Child Domain");
        clr_static_get(field("Sample.Statics", "number"), &value);
        ck_assert_int_eq(value, 42);
        value = round;
        clr_static_set(field("Sample.Statics", "number"), &value);

        ck_assert(clr.mono.domain_set(root, 1));
        clr.mono.domain_unload(child);
        ck_assert(clr_enter_domain());
        ck_assert(clr.domain == root);
    }
}
END_TEST

START_TEST(domain_at_the_place_of_the_old_one_is_new)
{
    struct clr_domain *root = clr.domain, *child = open_child();

    for (int round = 0; round < 5; round++) {
        ck_assert(clr_enter_domain());
        ck_assert(clr.domain == child);
        ck_assert(clr.mono.domain_set(root, 1));
        clr.mono.domain_unload(child);
        child = open_child();
    }
}
END_TEST

START_TEST(other_domains_are_left_alone)
{
    struct clr_domain *root = clr.domain;
    char name[] = "Somebody else's";

    ck_assert(clr.mono.domain_create_appdomain(name, NULL));
    ck_assert(!clr_enter_domain());
    ck_assert(clr.domain == root);
}
END_TEST

/* --- The suite. --- */

static void add_values(Suite *s)
{
    TCase *tc = add_case(s, "values", start);

    tcase_add_test(tc, strings_come_out_as_utf8);
    tcase_add_test(tc, strings_are_copied_to_an_arena);
    tcase_add_test(tc, long_string_fills_a_buffer_and_no_more);
    tcase_add_test(tc, strings_go_in_as_utf16);
    tcase_add_test(tc, bytes_that_are_not_utf8_are_replaced);
    tcase_add_test(tc, long_strings_go_in_whole);
    tcase_add_test(tc, without_memory_nothing_is_found_or_made);
    tcase_add_test(tc, static_fields_are_read_after_their_constructor_has_run);
    tcase_add_test(tc, static_fields_are_written);
    tcase_add_test(tc, static_constructor_that_throws_harms_nobody);
    tcase_add_test(tc, static_fields_of_open_generics_are_not_there);
    tcase_add_test(tc, fields_of_objects_are_read_and_written);
}

static void add_collector(Suite *s)
{
    TCase *tc = add_case(s, "collector, threads, domains", start);

    tcase_add_test(tc, references_in_an_old_array_survive_moving_collections);
    tcase_add_test(tc, arrays_of_structs_hold_values);
    tcase_add_test(tc, handles_keep_objects_wherever_they_move);
    tcase_add_test(tc, thread_that_attaches_may_call);
    tcase_add_test(tc, domain_that_is_entered_already_is_not_new);
    if (is_il2cpp)
        return;
    tcase_add_test(tc, child_domain_is_entered_and_left);
    tcase_add_test(tc, domain_at_the_place_of_the_old_one_is_new);
    tcase_add_test(tc, other_domains_are_left_alone);
}

static void add_all(Suite *s)
{
    add_values(s);
    add_collector(s);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add_all);
}
