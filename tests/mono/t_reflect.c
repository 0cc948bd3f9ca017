/* agent/reflect: members of types, and their values as text and JSON. */
#include "values_rig.h"

/* --- Values. --- */

struct row {
    const char *member, *text, *json; /* json NULL: none */
};

static void check_rows(struct clr_object *o, const struct row *rows, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const struct row *r = &rows[i];
        struct clr_object *value = get(o, r->member);
        const char *json;

        if (r->text)
            ck_assert_msg(strcmp(text_of(value, 1024), r->text) == 0, "%s: got %s, wanted %s",
                          r->member, out.p, r->text);
        json = json_of(value);
        ck_assert_msg(!json == !r->json && (!json || strcmp(json, r->json) == 0),
                      "%s: got %s, wanted %s", r->member, json, r->json);
    }
}

START_TEST(primitives_are_read)
{
    static const struct row rows[] = {
        {"yes", "True", "true"},
        {"no", "False", "false"},
        {"i8min", "-128", "-128"},
        {"i8max", "127", "127"},
        {"u8max", "255", "255"},
        {"i16min", "-32768", "-32768"},
        {"i16max", "32767", "32767"},
        {"u16max", "65535", "65535"},
        {"i32min", "-2147483648", "-2147483648"},
        {"i32max", "2147483647", "2147483647"},
        {"u32max", "4294967295", "4294967295"},
        {"i64min", "-9223372036854775808", "-9223372036854775808"},
        {"i64max", "9223372036854775807", "9223372036854775807"},
        {"u64max", "18446744073709551615", "18446744073709551615"},
        {"f32", "0.1", "0.1"},
        {"f32third", "0.3333333", "0.33333334"},
        {"f32max", "3.402823E+38", "3.4028235e+38"},
        {"f32tiny", "1.401298E-45", "1e-45"},
        {"f32nan", "NaN", "\"NaN\""},
        {"f32inf", "Infinity", "\"Infinity\""},
        {"f32zero", "0", "0"},
        {"f64", "0.1", "0.1"},
        {"f64max", "1.79769313486232E+308", "1.7976931348623157e+308"},
        {"f64nan", "NaN", "\"NaN\""},
        {"f64inf", "-Infinity", "\"-Infinity\""},
        {"f64sum", "0.3", "0.30000000000000004"},
        {"letter", "x", "\"x\""},
        {"quote", "\"", "\"\\\"\""},
        {"nul", NULL, "\"\\u0000\""},
        {"wide", "€", "\"€\""},
        {"lone", "\xef\xbf\xbd", "\"\xef\xbf\xbd\""},
        {"money", "1.10", "1.10"},
        {"most", "79228162514264337593543950335", "79228162514264337593543950335"},
        {"least", "-79228162514264337593543950335", "-79228162514264337593543950335"},
        {"address", "4096", "4096"},
        {"text", "Grüße", "\"Grüße\""},
        {"empty", "", "\"\""},
        {"none", "null", "null"},
        {"pair", "a😀b", "\"a😀b\""},
        {"cut", "a\xef\xbf\xbd", "\"a\xef\xbf\xbd\""},
        {"zero", NULL, "\"a\\u0000b\""},
        {"maybe", "5", "5"},
        {"nothing", "null", "null"},
        {"maybeVector", "(1.00, 2.00, 3.00)", "{\"x\":1,\"y\":2,\"z\":3}"},
        {"maybeSmall", "One", "\"One\""},
        {"span", "01:02:03", NULL},
        {"boxed", "7", "7"},
        {"type", "System.String", NULL},
        {"action", "null", "null"},
        {"Happened", "null", "null"},
    };

    check_rows(make("Primitives"), rows, N_ELEMENTS(rows));
}
END_TEST

START_TEST(enums_are_read_by_name)
{
    static const struct row rows[] = {
        {"small", "Two", "\"Two\""},
        {"smallOdd", "77", "77"},
        {"wideFlags", "A, Far", "\"A, Far\""},
        {"wideTop", "Top", "\"Top\""},
        {"wideOdd", "1125899906842624", "1125899906842624"},
        {"huge", "Most", "\"Most\""},
        {"signed", "Low", "\"Low\""},
    };

    check_rows(make("Primitives"), rows, N_ELEMENTS(rows));
}
END_TEST

START_TEST(structs_of_numbers_are_objects)
{
    static const struct row rows[] = {
        {"v2", "UnityEngine.Vector2", "{\"x\":1,\"y\":-2.5}"},
        {"v3", "(0.00, 1.00, 0.50)", "{\"x\":0,\"y\":1,\"z\":0.5}"},
        {"odd", "(NaN, Infinity, -Infinity)",
         "{\"x\":\"NaN\",\"y\":\"Infinity\",\"z\":\"-Infinity\"}"},
        {"v4", NULL, "{\"x\":1,\"y\":2,\"z\":3,\"w\":4}"},
        {"q", NULL, "{\"x\":0,\"y\":0,\"z\":0,\"w\":1}"},
        {"v2i", NULL, "{\"x\":1,\"y\":-2}"},
        {"v3i", NULL, "{\"x\":1,\"y\":2,\"z\":-2147483648}"},
        {"color", NULL, "{\"r\":1,\"g\":0.5,\"b\":0,\"a\":1}"},
        {"color32", NULL, "{\"r\":255,\"g\":1,\"b\":2,\"a\":3}"},
        {"rect", NULL, "{\"x\":1,\"y\":2,\"width\":3,\"height\":4}"},
        {"bounds", NULL,
         "{\"center\":{\"x\":1,\"y\":2,\"z\":3},\"extents\":{\"x\":4,\"y\":5,\"z\":6}}"},
        {"matrix", NULL,
         "{\"m00\":1,\"m10\":0,\"m20\":0,\"m30\":0,\"m01\":0,\"m11\":1,\"m21\":0,\"m31\":0,"
         "\"m02\":0,\"m12\":0,\"m22\":1,\"m32\":0,\"m03\":7,\"m13\":0,\"m23\":0,\"m33\":1}"},
        {"mask", NULL, "{\"value\":5}"},
        {"ray", NULL,
         "{\"origin\":{\"x\":0,\"y\":0,\"z\":0},\"direction\":{\"x\":0,\"y\":0,\"z\":1}}"},
        {"handle", NULL, NULL},
        {"scene", NULL, NULL},
        {"stats", "Values.Stats", NULL},
    };

    check_rows(make("Structs"), rows, N_ELEMENTS(rows));
}
END_TEST

START_TEST(numbers_are_written_alike_in_any_culture)
{
    struct clr_object *o = make("Structs");

    if (is_il2cpp)
        return;
    make_with("German", NULL);
    ck_assert_str_eq(text_of(get(o, "v3"), 99), "(0.00, 1.00, 0.50)");
    ck_assert_str_eq(text_of(get(make("Primitives"), "money"), 99), "1.10");
    ck_assert_str_eq(json_of(get(make("Primitives"), "money")), "1.10");
    ck_assert_str_eq(text_of(get(make("Primitives"), "f32"), 99), "0.1");
}
END_TEST

/* The text of a number that C# makes of it. */
static void check_number(const char *class, const char *method, void *value)
{
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System", class);
    struct clr_method *m = clr_method(class_named("Values.Make"), method, 1, NULL);
    struct clr_object *wanted = NULL;
    char text[64];
    void *args[] = {value};

    ck_assert(m && clr_call(m, NULL, args, &wanted, &err));
    snprintf(text, sizeof(text), "%s", text_of(wanted, 60));
    ck_assert_str_eq(text_of(clr_box(k, value), 60), text);
}

START_TEST(floats_have_the_text_that_the_runtime_gives_them)
{
    uint64_t bits = 88172645463325252U;

    if (is_il2cpp)
        return;
    for (int i = 0; i < 20000; i++) {
        float single;
        double value;

        bits ^= bits << 13;
        bits ^= bits >> 7;
        bits ^= bits << 17;
        memcpy(&single, &bits, sizeof(single));
        memcpy(&value, &bits, sizeof(value));
        if (i % 2) { /* as people have them */
            single = (float)(int32_t)(bits & 0xfffff) / 1000.0f;
            value = (double)(int32_t)(bits & 0xfffffff) / 1000.0;
        }
        check_number("Single", "FloatText", &single);
        check_number("Double", "DoubleText", &value);
    }
}
END_TEST

START_TEST(collections_are_shown_in_part)
{
    static const struct row rows[] = {
        {"ints", "Count = 3 [1, 2, 3]", NULL},
        {"none", "Count = 0 []", NULL},
        {"many", "Count = 25 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ...]", NULL},
        {"words", "Count = 3 [a, null, c]", NULL},
        {"grid", "Count = 6 [1, 2, 3, 4, 5, 6]", NULL},
        {"jagged", "Count = 3 [Count = 1 [1], Count = 2 [2, 3], null]", NULL},
        {"deep", "Count = 1 [Count = 1 [Count = 2]]", NULL},
        {"places", "Count = 1 [(1.00, 2.00, 3.00)]", NULL},
        {"list", "Count = 2 [4, 5]", NULL},
        {"lists", "Count = 1 [Count = 1 [x]]", NULL},
        {"map", "Count = 2 [[one, Count = 1 [1]], [none, null]]", NULL},
        {"byEnum", "Count = 1 [[One, 1.5]]", NULL},
        {"set", "Count = 1 [7]", NULL},
        {"queue", "Count = 1 [q]", NULL},
        {"old", "Count = 3 [1, two, 3.5]", NULL},
        {"table", "Count = 1 [[k, 1]]", NULL},
        {"self", "Count = 1 [Count = 1 [Count = 1]]", NULL},
        {"loop", "Count = 2 [Count = 2 [Count = 2, end], end]", NULL},
        {"node", "Values.Node", NULL},
        {"throwing", "<InvalidOperationException: not counted>", NULL},
        {"negative", "Count = 0 [one<InvalidOperationException: no more>]", NULL},
    };

    check_rows(make("Collections"), rows, N_ELEMENTS(rows));
}
END_TEST

START_TEST(everything_is_json_to_a_depth)
{
    static const struct {
        const char *member;
        unsigned depth;
        const char *json;
    } rows[] = {
        {"ints", 1, "[1,2,3]"},
        {"ints", 0, "\"Count = 3 [1, 2, 3]\""},
        {"floats", 1, "[0.5,\"NaN\"]"},
        {"words", 2, "[\"a\",null,\"c\"]"},
        {"grid", 2, "[[1,2,3],[4,5,6]]"},
        {"jagged", 2, "[[1],[2,3],null]"},
        {"deep", 2, "[[\"Count = 2 [1, 2]\"]]"},
        {"deep", 3, "[[[1,2]]]"},
        {"places", 1, "[{\"x\":1,\"y\":2,\"z\":3}]"},
        {"lists", 4, "[[\"x\"]]"},
        {"map", 4, "{\"one\":[1],\"none\":null}"},
        {"byEnum", 4, "{\"One\":1.5}"},
        {"byVector", 4, "[{\"key\":{\"x\":0,\"y\":0},\"value\":1}]"},
        {"set", 4, "[7]"},
        {"table", 4, "{\"k\":1}"},
        {"self", 3, "[[[\"Count = 1 [Count = 1 [Count = 1]]\"]]]"},
        {"node", 4, "\"Values.Node\""},
        {"negative", 4, "[\"one\"]"},
        {"throwing", 4, "\"<InvalidOperationException: not counted>\""},
    };
    struct clr_object *o = make("Collections");

    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        const char *json = deep_of(get(o, rows[i].member), rows[i].depth);

        ck_assert_msg(strcmp(json, rows[i].json) == 0, "%s: %s", rows[i].member, json);
    }
    ck_assert_str_eq(deep_of(get(make("Structs"), "stats"), 2),
                     "{\"level\":3,\"title\":\"Chief\",\"place\":{\"x\":1,\"y\":2,\"z\":3},"
                     "\"target\":null,\"marks\":null,\"Auto\":4}");
    deep_of(get(o, "self"), 4000000000U); /* comes to an end */
}
END_TEST

START_TEST(text_is_cut_by_characters)
{
    struct clr_object *o = make("Primitives");

    ck_assert_str_eq(text_of(get(o, "text"), 5), "Grüße");
    ck_assert_str_eq(text_of(get(o, "text"), 4), "Grüß...");
    ck_assert_str_eq(text_of(get(o, "pair"), 2), "a😀...");
    ck_assert_str_eq(text_of(get(o, "pair"), 3), "a😀b");
    ck_assert_str_eq(text_of(get(o, "pair"), 0), "...");
    ck_assert_str_eq(text_of(get(o, "empty"), 0), "");
    ck_assert_str_eq(text_of(get(make("Collections"), "many"), 15), "Count = 25 [0, ...");
    text_of(get(o, "zero"), 10);
    ck_assert_mem_eq(out.p, "a\0b", 4);
    ck_assert_uint_eq(out.len, 4);
}
END_TEST

START_TEST(a_type_may_fail_to_tell_its_text)
{
    struct clr_object *o = make("BadText");

    ck_assert_str_eq(text_of(get(o, "throws"), 99), "<Exception: hush>");
    ck_assert_str_eq(text_of(get(o, "throws"), 5), "<Exce...");
    ck_assert_str_eq(text_of(get(o, "nothing"), 99), "");
}
END_TEST

START_TEST(a_buffer_that_is_full_fails_and_no_more)
{
    struct clr_object *o = make("Collections");
    struct json_out w;
    struct buf small;

    for (size_t max = 0; max < 60; max++) {
        buf_init(&small, max);
        reflect_text(&small, get(o, "map"), 1024);
        buf_done(&small);
        buf_init(&small, max);
        json_out_init(&w, &small);
        value_write_deep(&w, get(o, "map"), 4);
        ck_assert(!buf_ok(&small) || max >= strlen("{\"one\":[1],\"none\":null}"));
        buf_done(&small);
    }
}
END_TEST

START_TEST(unity_objects_are_ids)
{
    struct clr_object *part = make_with("Part", "Camera");
    int64_t id = reflect_instance_id(part);
    struct clr_object *text;
    void *args[] = {part};
    char wanted[64];

    snprintf(wanted, sizeof(wanted), "obj:%lld", (long long)id);
    ck_assert(reflect_is_unity_object(part));
    ck_assert_int_ne(id, 0);
    ck_assert_str_eq(text_of(part, 99), wanted);
    snprintf(wanted, sizeof(wanted), "\"obj:%lld\"", (long long)id);
    ck_assert_str_eq(json_of(part), wanted);
    ck_assert_ptr_eq(reflect_object_by_id(id), part);
    ck_assert_ptr_null(reflect_object_by_id(0));
    ck_assert_ptr_null(reflect_object_by_id(id + 1000));
    ck_assert_ptr_null(reflect_object_by_id(id + (INT64_C(1) << 32)));

    clr_call(clr_method(clr.object_get_class(part), "DestroyImmediate", 1, NULL), NULL, args, NULL,
             &err);
    ck_assert(reflect_is_unity_object(part));
    ck_assert_int_eq(reflect_instance_id(part), 0);
    ck_assert_ptr_null(reflect_object_by_id(id));
    ck_assert_str_eq(text_of(part, 99), "null");
    ck_assert_str_eq(json_of(part), "null");
    ck_assert_int_ne(reflect_instance_id(make_with("Part", "Odd")), 0);
    text = get(make("Primitives"), "text");
    ck_assert(!reflect_is_unity_object(text) && !reflect_is_unity_object(NULL));
    ck_assert_int_eq(reflect_instance_id(text), 0);
}
END_TEST

/* --- Members. --- */

static struct member *members;
static size_t n_members;

static void list(struct clr_class *k, bool with_methods)
{
    ck_assert(reflect_members(&arena, k, with_methods, &members, &n_members, &err));
}

static const struct member *listed(const char *name)
{
    const struct member *found = NULL;

    for (size_t i = 0; i < n_members; i++) {
        if (strcmp(members[i].name, name) == 0) {
            ck_assert_msg(!found || found->kind == MEMBER_METHOD, "%s is listed twice", name);
            found = &members[i];
        }
    }
    return found;
}

START_TEST(members_come_most_derived_first)
{
    static const char *const wanted[] = {"hidden",         "Values.IShape.Sides",
                                         "Virtual",        "HalfWay",
                                         "HiddenProperty", "shared",
                                         "secret",         "count",
                                         "Answer",         "Motto",
                                         "Choice",         "fixedValue",
                                         "fixedStatic",    "Plain",
                                         "WriteOnly",      "Throws",
                                         "Static"};

    list(class_named("Values.Derived"), false);
    for (size_t i = 0; i < N_ELEMENTS(wanted); i++)
        ck_assert_msg(i < n_members && strcmp(members[i].name, wanted[i]) == 0,
                      "%zu: got %s, wanted %s", i, i < n_members ? members[i].name : "nothing",
                      wanted[i]);
    ck_assert_uint_eq(n_members, N_ELEMENTS(wanted));
}
END_TEST

START_TEST(members_say_what_can_be_done)
{
    static const struct {
        const char *name, *type;
        bool is_static, can_read, can_write;
    } rows[] = {
        {"hidden", "System.String", false, true, true},
        {"Virtual", "System.Int32", false, true, true},
        {"HalfWay", "System.Int32", false, true, true},
        {"HiddenProperty", "System.String", false, true, false},
        {"secret", "System.Int32", false, true, true},
        {"count", "System.Int32", true, true, true},
        {"Answer", "System.Int32", true, true, false},
        {"Choice", "Values.Small", true, true, false},
        {"fixedValue", "System.Int32", false, true, false},
        {"fixedStatic", "System.Int32", true, true, false},
        {"WriteOnly", "System.Int32", false, false, true},
        {"Static", "System.String", true, true, true},
    };

    list(class_named("Values.Derived"), false);
    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        const struct member *m = listed(rows[i].name);

        ck_assert_msg(m != NULL, "no %s", rows[i].name);
        ck_assert_str_eq(type_of(m), rows[i].type);
        ck_assert_msg(m->is_static == rows[i].is_static && m->can_read == rows[i].can_read &&
                          m->can_write == rows[i].can_write,
                      "%s", rows[i].name);
    }
}
END_TEST

START_TEST(methods_are_listed_without_accessors)
{
    static const char *const absent[] = {".ctor",          "get_Virtual", "op_Addition",
                                         "Finalize",       "get_Item",    "Values.IShape.get_Sides",
                                         "MemberwiseClone"};
    static const char *const present[] = {"Twice",    "Lambda", "Add",     "Values.IShape.Area",
                                          "ToString", "Equals", "GetType", "GetHashCode"};
    size_t n_twice = 0;

    list(class_named("Values.MostDerived"), true);
    for (size_t i = 0; i < N_ELEMENTS(absent); i++)
        ck_assert_msg(!listed(absent[i]), "%s", absent[i]);
    for (size_t i = 0; i < N_ELEMENTS(present); i++)
        ck_assert_msg(listed(present[i]) != NULL, "%s", present[i]);
    for (size_t i = 0; i < n_members; i++) {
        n_twice += strcmp(members[i].name, "Twice") == 0;
        ck_assert_msg(members[i].name[0] != '<', "%s", members[i].name);
    }
    ck_assert_uint_eq(n_twice, 2); /* the override once, and the overload */
    ck_assert_str_eq(type_of(listed("Lambda")), "System.Func`1[System.Int32]");
}
END_TEST

START_TEST(types_have_their_metadata_names)
{
    struct clr_class *k = clr.object_get_class(make("Collections"));
    struct member m;

    m = find_in(k, "map");
    ck_assert_str_eq(type_of(&m), "System.Collections.Generic.Dictionary`2[System.String,"
                                  "System.Collections.Generic.List`1[System.Int32]]");
    m = find_in(k, "grid");
    ck_assert_str_eq(type_of(&m), "System.Int32[,]");
    m = find_in(k, "jagged");
    ck_assert_str_eq(type_of(&m), "System.Int32[][]");
    m = find_in(clr.object_get_class(make_with("GenericInner", NULL)), "value");
    ck_assert_str_eq(type_of(&m), "System.Collections.Generic.Dictionary`2[System.String,"
                                  "System.Int32[]]");
    m = find_in(clr.object_get_class(make_with("GenericOfString", NULL)), "list");
    ck_assert_str_eq(type_of(&m), "System.Collections.Generic.List`1[System.String]");
}
END_TEST

START_TEST(members_are_read_as_the_object_has_them)
{
    struct clr_object *o = make("MostDerived"), *value = NULL;
    struct member m = find_in(class_named("Values.Base"), "Virtual");

    ck_assert(reflect_get(o, &m, &value, &err));
    ck_assert_str_eq(text_of(value, 9), "12");
    m = find_in(class_named("Values.Base"), "hidden");
    ck_assert(reflect_get(o, &m, &value, &err));
    ck_assert_str_eq(text_of(value, 9), "2");
    ck_assert_str_eq(text_of(get(o, "hidden"), 9), "new");
    ck_assert_str_eq(text_of(get(o, "HiddenProperty"), 9), "new");
    ck_assert_str_eq(text_of(get(o, "HalfWay"), 9), "21");
    ck_assert_str_eq(text_of(get(o, "secret"), 9), "3");
    ck_assert_str_eq(text_of(get(o, "count"), 9), "4");
    ck_assert_str_eq(text_of(get(o, "Answer"), 9), "42");
    ck_assert_str_eq(text_of(get(o, "Motto"), 9), "café");
    ck_assert_str_eq(text_of(get(o, "Choice"), 9), "Two");
    ck_assert_str_eq(text_of(get(o, "fixedStatic"), 9), "6");
    ck_assert_str_eq(text_of(get(o, "Values.IShape.Sides"), 9), "4");
    ck_assert_str_eq(text_of(get(o, "Static"), 9), "null");
    ck_assert(!reflect_find(clr.object_get_class(o), SLICE("Item"), &m));
    ck_assert(!reflect_find(clr.object_get_class(o), SLICE("hidde"), &m));
    ck_assert(!reflect_find(clr.object_get_class(o), SLICE("hidden\0"), &m));
}
END_TEST

START_TEST(what_cannot_be_read_says_why)
{
    struct clr_object *o = make("Derived"), *value = NULL;
    struct member m = find_in(clr.object_get_class(o), "Throws");

    ck_assert(!reflect_get(o, &m, &value, &err));
    ck_assert_int_eq(err.kind, ERR_ENGINE);
    ck_assert_str_eq(err.message, "InvalidOperationException: cannot tell");
    m = find_in(clr.object_get_class(o), "WriteOnly");
    ck_assert(!reflect_get(o, &m, &value, &err));
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    m = find_in(clr.object_get_class(o), "shared");
    ck_assert(!reflect_get(NULL, &m, &value, &err));
    ck_assert(!reflect_get(make("Node"), &m, &value, &err));
    ck_assert_ptr_null(value);
}
END_TEST

START_TEST(a_static_constructor_that_throws_is_an_error)
{
    struct clr_class *k = class_named("Values.Broken");
    struct clr_object *value = NULL;
    struct member m = find_in(k, "value");

    for (int i = 0; i < 2; i++) {
        ck_assert(!reflect_get(NULL, &m, &value, &err));
        ck_assert_int_eq(err.kind, ERR_ENGINE);
    }
    m = find_in(k, "Property");
    ck_assert(!reflect_get(NULL, &m, &value, &err));
    ck_assert_int_eq(err.kind, ERR_ENGINE);
    ck_assert_ptr_null(value);
}
END_TEST

START_TEST(pointers_and_ref_structs_do_no_harm)
{
    struct clr_object *o = make("Pointers"), *value = NULL;
    struct member m;

    ck_assert_str_eq(text_of(get(o, "pointer"), 99), "4096");
    m = find_in(clr.object_get_class(o), "Span");
    ck_assert(!m.can_read);
    ck_assert(!reflect_get(o, &m, &value, &err));
    m = find_in(clr.object_get_class(o), "pointer");
    ck_assert(!m.can_write);
    if (is_il2cpp)
        return;
    m = find_in(clr.object_get_class(o), "Pointer");
    ck_assert(reflect_get(o, &m, &value, &err));
    text_of(value, 99);
    m = find_in(clr.object_get_class(o), "Ref");
    ck_assert_str_eq(type_of(&m), "System.Int32&");
    ck_assert(reflect_get(o, &m, &value, &err));
    ck_assert_str_eq(text_of(value, 99), "8");
}
END_TEST

START_TEST(open_generics_are_refused)
{
    struct clr_class *k = class_named("Values.Generic`1");
    struct clr_object *o = make_with("GenericOfString", NULL), *value = NULL;
    struct member m = find_in(k, "shared");

    ck_assert(!reflect_get(NULL, &m, &value, &err));
    m = find_in(k, "Shared");
    ck_assert(!reflect_get(NULL, &m, &value, &err));
    ck_assert(!reflect_set(NULL, &m, NULL, &err));
    m = find_in(class_named("Values.Generic`1+Heir"), "numbers"); /* of an open base */
    ck_assert(!reflect_get(NULL, &m, &value, &err));
    ck_assert_str_eq(text_of(get(o, "numbers"), 99), "Count = 1 [1]");
    ck_assert_str_eq(text_of(get(o, "value"), 9), "s");
    ck_assert_str_eq(text_of(get(o, "Value"), 9), "s");
    ck_assert_str_eq(text_of(get(o, "shared"), 9), "null");
    list(k, true);
    list(clr.object_get_class(o), true);
}
END_TEST

START_TEST(members_of_a_struct_are_read_and_written_in_its_box)
{
    struct clr_method *make_counter = clr_method(class_named("Values.Make"), "Counter", 1, NULL);
    struct clr_object *o = NULL, *ten = NULL;
    struct member m;
    int32_t n = 4;
    void *args[] = {&n};

    ck_assert(clr_call(make_counter, NULL, args, &o, &err));
    ck_assert_str_eq(text_of(get(o, "n"), 9), "4");
    ck_assert_str_eq(text_of(get(o, "Twice"), 9), "8");
    m = find_in(clr.object_get_class(o), "Twice");
    ck_assert(reflect_from_json(reflect_class(&m), parse("10"), NULL, &ten, &err));
    ck_assert(reflect_set(o, &m, ten, &err));
    ck_assert_str_eq(text_of(get(o, "n"), 9), "5");
}
END_TEST

START_TEST(a_type_with_very_many_members_is_listed)
{
    struct clr_method *many = clr_method(class_named("Values.Make"), "Many", 1, NULL);
    struct clr_object *o = NULL;
    int32_t n = 10000;
    void *args[] = {&n};

    if (is_il2cpp)
        return;
    ck_assert_msg(clr_call(many, NULL, args, &o, &err), "%s", err.message);
    list(clr.object_get_class(o), true);
    ck_assert_uint_eq(n_members, 10000 + 5); /* Equals twice */
    ck_assert_str_eq(members[9999].name, "f9999");
    ck_assert_str_eq(text_of(get(o, "f9999"), 9), "0");
}
END_TEST

START_TEST(a_list_without_memory_is_an_error)
{
    struct arena small;

    for (size_t max = 0; max < 40000; max += 501) {
        struct member *items = NULL;
        size_t n = 0;

        arena_init(&small, max);
        if (!reflect_members(&small, class_named("Values.Settable"), true, &items, &n, &err))
            ck_assert(err.kind == ERR_INTERNAL && !items);
        arena_done(&small);
    }
}
END_TEST

static void call_storm(const char *method)
{
    struct clr_method *m = clr_method(class_named("Values.Storm"), method, 0, NULL);
    struct clr_object *rounds = NULL;

    ck_assert_msg(clr_call(m, NULL, NULL, &rounds, &err), "%s", err.message);
    if (rounds)
        ck_assert_int_gt(*(int32_t *)clr.object_unbox(rounds), 0);
}

START_TEST(objects_may_move_while_they_are_read)
{
    struct member fresh = find_in(class_named("Values.Storm"), "Fresh");
    struct clr_region region;

    if (is_il2cpp)
        return;
    clr_begin(&region); /* what this frame holds is seen by the collector */
    call_storm("Start");
    for (int i = 0; i < 300; i++) {
        struct clr_object *o = make("Collections"), *p = make("Structs"), *value = NULL;

        ck_assert_str_eq(deep_of(get(o, "map"), 4), "{\"one\":[1],\"none\":null}");
        ck_assert_str_eq(text_of(get(o, "old"), 99), "Count = 3 [1, two, 3.5]");
        ck_assert_str_eq(text_of(get(p, "v3"), 99), "(0.00, 1.00, 0.50)");
        ck_assert_str_eq(json_of(get(p, "bounds")),
                         "{\"center\":{\"x\":1,\"y\":2,\"z\":3},\"extents\":{\"x\":4,\"y\":5,"
                         "\"z\":6}}");
        ck_assert(reflect_get(NULL, &fresh, &value, &err));
        ck_assert_str_eq(deep_of(value, 2),
                         "[\"item 0\",\"item 1\",\"item 2\",\"item 3\",\"item 4\"]");
        arena_reset(&arena);
    }
    call_storm("Stop");
    clr_end(&region);
}
END_TEST

START_TEST(what_is_forgotten_is_found_again)
{
    struct clr_object *o = make("Structs");

    for (int i = 0; i < 3; i++) {
        ck_assert_str_eq(text_of(get(o, "v3"), 99), "(0.00, 1.00, 0.50)");
        reflect_forget();
    }
}
END_TEST

static void add_tests(Suite *s)
{
    TCase *c = add_case(s, "reflect", start);

    tcase_add_test(c, primitives_are_read);
    tcase_add_test(c, enums_are_read_by_name);
    tcase_add_test(c, structs_of_numbers_are_objects);
    tcase_add_test(c, numbers_are_written_alike_in_any_culture);
    tcase_add_test(c, floats_have_the_text_that_the_runtime_gives_them);
    tcase_add_test(c, collections_are_shown_in_part);
    tcase_add_test(c, everything_is_json_to_a_depth);
    tcase_add_test(c, text_is_cut_by_characters);
    tcase_add_test(c, a_type_may_fail_to_tell_its_text);
    tcase_add_test(c, a_buffer_that_is_full_fails_and_no_more);
    tcase_add_test(c, unity_objects_are_ids);
    tcase_add_test(c, members_come_most_derived_first);
    tcase_add_test(c, members_say_what_can_be_done);
    tcase_add_test(c, methods_are_listed_without_accessors);
    tcase_add_test(c, types_have_their_metadata_names);
    tcase_add_test(c, members_are_read_as_the_object_has_them);
    tcase_add_test(c, what_cannot_be_read_says_why);
    tcase_add_test(c, a_static_constructor_that_throws_is_an_error);
    tcase_add_test(c, pointers_and_ref_structs_do_no_harm);
    tcase_add_test(c, open_generics_are_refused);
    tcase_add_test(c, members_of_a_struct_are_read_and_written_in_its_box);
    tcase_add_test(c, a_type_with_very_many_members_is_listed);
    tcase_add_test(c, a_list_without_memory_is_an_error);
    tcase_add_test(c, objects_may_move_while_they_are_read);
    tcase_add_test(c, what_is_forgotten_is_found_again);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add_tests);
}
