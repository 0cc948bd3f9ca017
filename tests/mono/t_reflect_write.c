/* agent/reflect: JSON to values, and values into members; nothing changes when that fails. */
#include "values_rig.h"

/* Sets a member of `o` to what the JSON says, in the way the tools do. */
static bool set(struct clr_object *o, const char *name, const char *json)
{
    struct member m = find_in(clr.object_get_class(o), name);
    struct clr_object *old = NULL, *value = NULL;

    ck_assert_msg(reflect_get(o, &m, &old, &err), "%s", err.message);
    return reflect_from_json(reflect_class(&m), parse(json), old, &value, &err) &&
           reflect_set(o, &m, value, &err);
}

struct row {
    const char *member, *json;
    const char *then; /* what is read back, deeply; NULL: refused, and nothing has changed */
};

static void check_rows(struct clr_object *o, const struct row *rows, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const struct row *r = &rows[i];
        char before[2048];

        snprintf(before, sizeof(before), "%s", deep_of(get(o, r->member), 4));
        if (r->then)
            ck_assert_msg(set(o, r->member, r->json), "%s = %s: %s", r->member, r->json,
                          err.message);
        else
            ck_assert_msg(!set(o, r->member, r->json) && err.kind == ERR_ARGUMENT && err.message[0],
                          "%s = %s: %s", r->member, r->json, err.message);
        deep_of(get(o, r->member), 4);
        ck_assert_msg(strcmp(out.p, r->then ? r->then : before) == 0, "%s = %s: got %s", r->member,
                      r->json, out.p);
    }
}

START_TEST(whole_numbers_must_fit)
{
    static const struct row rows[] = {
        {"i8", "-128", "-128"},
        {"i8", "127", "127"},
        {"i8", "128", NULL},
        {"i8", "-129", NULL},
        {"u8", "255", "255"},
        {"u8", "256", NULL},
        {"u8", "-1", NULL},
        {"i16", "-32768", "-32768"},
        {"i16", "32768", NULL},
        {"u16", "65535", "65535"},
        {"u16", "65536", NULL},
        {"i32", "-2147483648", "-2147483648"},
        {"i32", "2147483647", "2147483647"},
        {"i32", "2147483648", NULL},
        {"i32", "-2147483649", NULL},
        {"i32", "1.0", "1"},
        {"i32", "1e3", "1000"},
        {"i32", "1.5", NULL},
        {"i32", "\"5\"", NULL},
        {"i32", "true", NULL},
        {"i32", "null", NULL},
        {"i32", "[]", NULL},
        {"i32", "{}", NULL},
        {"u32", "4294967295", "4294967295"},
        {"u32", "4294967296", NULL},
        {"u32", "-1", NULL},
        {"i64", "-9223372036854775808", "-9223372036854775808"},
        {"i64", "9223372036854775807", "9223372036854775807"},
        {"i64", "9223372036854775808", NULL},
        {"u64", "18446744073709551615", "18446744073709551615"},
        {"u64", "18446744073709551616", NULL},
        {"u64", "-1", NULL},
        {"u64", "1.5", NULL},
        {"u64", "99999999999999999999999", NULL},
        {"address", "5", NULL},
    };

    check_rows(make("Settable"), rows, N_ELEMENTS(rows));
}
END_TEST

START_TEST(other_primitives_must_fit)
{
    static const struct row rows[] = {
        {"flag", "true", "true"},
        {"flag", "1", NULL},
        {"flag", "\"false\"", NULL},
        {"flag", "null", NULL},
        {"f32", "0.1", "0.1"},
        {"f32", "-3.4028235e38", "-3.4028235e+38"},
        {"f32", "3.5e38", NULL},
        {"f32", "1e999", NULL},
        {"f32", "\"NaN\"", "\"NaN\""},
        {"f32", "\"-Infinity\"", "\"-Infinity\""},
        {"f32", "\"1\"", NULL},
        {"f32", "1e-50", "0"},
        {"f64", "1.7976931348623157e308", "1.7976931348623157e+308"},
        {"f64", "1e999", NULL},
        {"f64", "\"Infinity\"", "\"Infinity\""},
        {"f64", "null", NULL},
        {"letter", "\"x\"", "\"x\""},
        {"letter", "\"€\"", "\"€\""},
        {"letter", "\"😀\"", NULL},
        {"letter", "\"\"", NULL},
        {"letter", "\"xy\"", NULL},
        {"letter", "65", "\"A\""},
        {"letter", "65536", NULL},
        {"letter", "true", NULL},
        {"money", "1.10", "1.10"},
        {"money", "79228162514264337593543950335", "79228162514264337593543950335"},
        {"money", "79228162514264337593543950336", NULL},
        {"money", "-1e-3", "-0.001"},
        {"money", "\"1\"", NULL},
        {"text", "\"a\\u0000\\ud83d\\ude00\"", "\"a\\u0000😀\""},
        {"text", "null", "null"},
        {"text", "\"\"", "\"\""},
        {"text", "5", NULL},
        {"text", "\"obj:1\"", "\"obj:1\""},
        {"date", "\"2020\"", NULL},
        {"date", "{}", NULL},
        {"action", "null", "null"},
        {"action", "{}", NULL},
        {"type", "\"System.String\"", NULL},
        {"node", "null", "null"},
        {"node", "{}", NULL},
    };

    check_rows(make("Settable"), rows, N_ELEMENTS(rows));
}
END_TEST

START_TEST(enums_take_names_and_numbers)
{
    static const struct row rows[] = {
        {"small", "\"Two\"", "\"Two\""},
        {"small", "\"two\"", "\"Two\""},
        {"small", "255", "\"Last\""},
        {"small", "77", "77"},
        {"small", "256", NULL},
        {"small", "-1", NULL},
        {"small", "\"Three\"", NULL},
        {"small", "\"\"", NULL},
        {"small", "\"Two,\"", "\"Two\""},
        {"small", "\",Two\"", NULL},
        {"small", "\"value__\"", NULL},
        {"small", "true", NULL},
        {"signed", "\"Low\"", "\"Low\""},
        {"signed", "-128", "\"Low\""},
        {"signed", "-129", NULL},
        {"wide", "\"A, Far\"", "\"A, Far\""},
        {"wide", "\"A|B\"", NULL},
        {"wide", "\"A,B\"", "\"AB\""},
        {"wide", "-9223372036854775808", "\"Top\""},
        {"huge", "\"Most\"", "\"Most\""},
        {"huge", "18446744073709551615", "\"Most\""},
        {"huge", "-1", NULL},
    };

    check_rows(make("Settable"), rows, N_ELEMENTS(rows));
    ck_assert(!set(make("Settable"), "small", "\"Three\""));
    ck_assert_str_eq(err.message, "Small has no value 'Three'");
    ck_assert_str_eq(err.hint, "one of None, One, Two, Last");
}
END_TEST

START_TEST(nullables_take_null_and_values)
{
    static const struct row rows[] = {
        {"maybe", "7", "7"},
        {"maybe", "null", "null"},
        {"maybe", "-2147483649", NULL},
        {"maybe", "\"7\"", NULL},
        {"maybeVector", "[1,2,3]", "{\"x\":1,\"y\":2,\"z\":3}"},
        {"maybeVector", "{\"y\":5}", "{\"x\":1,\"y\":5,\"z\":3}"},
        {"maybeVector", "null", "null"},
        {"maybeVector", "{\"y\":5}", "{\"x\":0,\"y\":5,\"z\":0}"},
        {"staticMaybe", "5", "5"},
        {"staticMaybe", "null", "null"},
        {"Maybe", "9", "9"},
        {"Maybe", "null", "null"},
        {"MaybeVector", "[1,2,3]", "{\"x\":1,\"y\":2,\"z\":3}"},
        {"MaybeVector", "null", "null"},
    };
    /* The stand-in for IL2CPP is Mono beneath, which takes Nullable arguments as Mono does. */
    const size_t n = N_ELEMENTS(rows) - (is_il2cpp ? 4 : 0);

    check_rows(make("Settable"), rows, n);
}
END_TEST

START_TEST(structs_take_some_fields_or_all)
{
    static const struct row rows[] = {
        {"place", "{\"y\":5}", "{\"x\":1,\"y\":5,\"z\":3}"},
        {"place", "{}", "{\"x\":1,\"y\":5,\"z\":3}"},
        {"place", "[7,8,9]", "{\"x\":7,\"y\":8,\"z\":9}"},
        {"place", "[7,8]", NULL},
        {"place", "[7,8,9,10]", NULL},
        {"place", "[7,8,\"9\"]", NULL},
        {"place", "{\"x\":1,\"w\":2}", NULL},
        {"place", "{\"x\":null}", NULL},
        {"place", "{\"x\":4,\"y\":\"5\"}", NULL},
        {"place", "5", NULL},
        {"place", "null", NULL},
        {"place", "\"(1, 2, 3)\"", NULL},
        {"bounds", "{\"center\":{\"y\":9}}",
         "{\"center\":{\"x\":1,\"y\":9,\"z\":3},\"extents\":{\"x\":4,\"y\":5,\"z\":6}}"},
        {"bounds", "{\"m_Extents\":[0,0,0]}",
         "{\"center\":{\"x\":1,\"y\":9,\"z\":3},\"extents\":{\"x\":0,\"y\":0,\"z\":0}}"},
        {"bounds", "{\"center\":{\"y\":9},\"extents\":[1]}", NULL},
        {"color32", "[1,2,3,4]", "{\"r\":1,\"g\":2,\"b\":3,\"a\":4}"},
        {"color32", "{\"r\":256}", NULL},
        {"color32", "{\"rgba\":0}", NULL},
        {"rect", "{\"x\":1,\"width\":2}", "{\"x\":1,\"y\":0,\"width\":2,\"height\":0}"},
        {"mask", "6", "{\"value\":6}"},
        {"mask", "{\"value\":7}", "{\"value\":7}"},
        {"mask", "\"6\"", NULL},
        {"noMask", "6", NULL},
        {"noMask", "[]", "\"Values.LayerMask\""},
        {"stats", "{\"title\":null,\"marks\":[1,2],\"Auto\":3}",
         "{\"level\":1,\"title\":null,\"place\":{\"x\":0,\"y\":0,\"z\":0},\"target\":null,"
         "\"marks\":[1,2],\"Auto\":3}"},
        {"stats", "{\"level\":5,\"marks\":[1,2,\"x\"]}", NULL},
        {"stats", "{\"target\":\"obj:999999\"}", NULL},
        {"Place", "[1,2,3]", "{\"x\":1,\"y\":2,\"z\":3}"},
        {"Place", "{\"z\":0}", "{\"x\":1,\"y\":2,\"z\":0}"},
        {"where", "[1,2,3]", "{\"x\":1,\"y\":2,\"z\":3}"},
    };

    check_rows(make("Settable"), rows, N_ELEMENTS(rows));
}
END_TEST

START_TEST(arrays_and_lists_are_made_anew)
{
    static const struct row rows[] = {
        {"ints", "[1,2,3]", "[1,2,3]"},
        {"ints", "[1,2,2147483648]", NULL},
        {"ints", "[1,null]", NULL},
        {"ints", "5", NULL},
        {"ints", "[]", "[]"},
        {"ints", "null", "null"},
        {"words", "[\"a\",null,\"\"]", "[\"a\",null,\"\"]"},
        {"words", "[\"a\",5]", NULL},
        {"jagged", "[[1],[],null,[2,3]]", "[[1],[],null,[2,3]]"},
        {"jagged", "[[1],[\"x\"]]", NULL},
        {"grid", "[[1]]", NULL},
        {"grid", "null", "null"},
        {"places", "[[1,2,3],{\"y\":1}]", "[{\"x\":1,\"y\":2,\"z\":3},{\"x\":0,\"y\":1,\"z\":0}]"},
        {"list", "[4,5]", "[4,5]"},
        {"list", "[4,\"5\"]", NULL},
        {"list", "{}", NULL},
        {"list", "null", "null"},
        {"lists", "[[1],[2,3],null]", "[[1],[2,3],null]"},
        {"all", "[{\"level\":2,\"title\":\"x\"}]",
         "[{\"level\":2,\"title\":\"x\",\"place\":{\"x\":0,\"y\":0,\"z\":0},\"target\":null,"
         "\"marks\":null,\"Auto\":0}]"},
        {"some", "[{\"title\":\"x\"},{\"marks\":[1]}]",
         "[{\"level\":0,\"title\":\"x\",\"place\":{\"x\":0,\"y\":0,\"z\":0},\"target\":null,"
         "\"marks\":null,\"Auto\":0},{\"level\":0,\"title\":null,\"place\":{\"x\":0,\"y\":0,"
         "\"z\":0},\"target\":null,\"marks\":[1],\"Auto\":0}]"},
        {"maybes", "[1,null,3]", "[1,null,3]"},
        {"maybes", "[1,\"x\"]", NULL},
        {"smalls", "[\"One\",255]", "[\"One\",\"Last\"]"},
        {"map", "{\"a\":1}", NULL},
        {"map", "null", "null"},
    };

    check_rows(make("Settable"), rows, N_ELEMENTS(rows));
}
END_TEST

START_TEST(references_must_be_of_the_right_type)
{
    struct clr_object *o = make("Settable");
    struct clr_object *camera = make_with("Part", "Camera");
    struct clr_object *transform = make_with("Part", "Transform");
    char camera_id[64], transform_id[64], both[160];

    snprintf(camera_id, sizeof(camera_id), "\"obj:%lld\"", (long long)reflect_instance_id(camera));
    snprintf(transform_id, sizeof(transform_id), "\"obj:%lld\"",
             (long long)reflect_instance_id(transform));
    snprintf(both, sizeof(both), "[%s,null,%s]", camera_id, transform_id);
    const struct row rows[] = {
        {"component", camera_id, camera_id},
        {"component", "\"obj:1\"", NULL},
        {"component", "\"obj:\"", NULL},
        {"component", "\"obj:1x\"", NULL},
        {"component", "\"obj:99999999999999999999\"", NULL},
        {"component", "\"Camera\"", NULL},
        {"component", "5", NULL},
        {"component", "null", "null"},
        {"transform", transform_id, transform_id},
        {"transform", camera_id, NULL},
        {"shape", camera_id, NULL},
        {"node", camera_id, NULL},
        {"anything", camera_id, camera_id},
        {"anything", "5", "5"},
        {"anything", "5000000000", "5000000000"},
        {"anything", "0.5", "0.5"},
        {"anything", "true", "true"},
        {"anything", "\"x\"", "\"x\""},
        {"anything", "[]", NULL},
        {"anything", "{}", NULL},
        {"anything", "null", "null"},
        {"parts", both, both},
        {"Part", camera_id, camera_id},
    };

    check_rows(o, rows, N_ELEMENTS(rows));
    ck_assert_ptr_eq(get(o, "Part"), camera);
    ck_assert(!set(o, "transform", camera_id));
    snprintf(both, sizeof(both), "obj:%lld is a Camera, not a Transform",
             (long long)reflect_instance_id(camera));
    ck_assert_str_eq(err.message, both);
}
END_TEST

START_TEST(complaints_say_what_was_expected)
{
    struct clr_object *o = make("Settable");

    ck_assert(!set(o, "i32", "\"5\""));
    ck_assert_str_eq(err.message, "expected a whole number, not string");
    ck_assert(!set(o, "place", "{\"x\":true}"));
    ck_assert_str_eq(err.message, "'x': expected a number, not boolean");
    ck_assert(!set(o, "u8", "256"));
    ck_assert_str_eq(err.message, "256 does not fit into Byte");
    ck_assert(!set(o, "place", "null"));
    ck_assert_str_eq(err.message, "expected Vector3, not null");
    ck_assert(!set(o, "place", "{\"w\":1}"));
    ck_assert_str_eq(err.message, "Vector3 has no field 'w'");
    ck_assert(!set(o, "map", "{}"));
    ck_assert_str_eq(err.message, "a System.Collections.Generic.Dictionary`2[System.String,"
                                  "System.Int32] cannot be made from JSON");
}
END_TEST

START_TEST(what_is_constant_stays)
{
    static const char *const names[] = {"Answer", "Motto", "fixedValue", "fixedStatic"};
    struct clr_object *o = make("Derived");

    for (size_t i = 0; i < N_ELEMENTS(names); i++) {
        struct member m = find_in(clr.object_get_class(o), names[i]);

        ck_assert(!reflect_set(o, &m, get(o, names[i]), &err));
        ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    }
    ck_assert(!set(o, "HiddenProperty", "\"x\""));
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    ck_assert_msg(set(o, "HalfWay", "77"), "%s", err.message); /* by the base's setter */
    ck_assert_str_eq(text_of(get(o, "shared"), 9), "77");
}
END_TEST

START_TEST(setters_may_throw)
{
    struct clr_object *o = make("Derived"), *value = NULL;
    struct member m = find_in(clr.object_get_class(o), "Throws");

    ck_assert(reflect_from_json(reflect_class(&m), parse("1"), NULL, &value, &err));
    ck_assert(!reflect_set(o, &m, value, &err));
    ck_assert_int_eq(err.kind, ERR_ENGINE);
    ck_assert_str_eq(err.message, "ArgumentException: will not");
}
END_TEST

START_TEST(values_of_another_type_are_not_stored)
{
    struct clr_object *o = make("Settable"), *text = get(o, "text"), *place = get(o, "place");
    struct member i32 = find_in(clr.object_get_class(o), "i32");
    struct member words = find_in(clr.object_get_class(o), "words");
    struct member where = find_in(clr.object_get_class(o), "Place");
    struct member maybe = find_in(clr.object_get_class(o), "maybe");

    ck_assert(!reflect_set(o, &i32, text, &err) && err.kind == ERR_ARGUMENT);
    ck_assert(!reflect_set(o, &i32, NULL, &err) && err.kind == ERR_ARGUMENT);
    ck_assert(!reflect_set(o, &words, text, &err) && err.kind == ERR_ARGUMENT);
    ck_assert(!reflect_set(o, &where, text, &err) && err.kind == ERR_ARGUMENT);
    ck_assert(!reflect_set(o, &where, NULL, &err) && err.kind == ERR_ARGUMENT);
    ck_assert(!reflect_set(o, &maybe, place, &err) && err.kind == ERR_ARGUMENT);
    ck_assert(!reflect_set(make("Node"), &i32, get(o, "i32"), &err) && err.kind == ERR_ARGUMENT);
    ck_assert(!reflect_set(NULL, &i32, get(o, "i32"), &err) && err.kind == ERR_ARGUMENT);
    ck_assert_str_eq(text_of(get(o, "i32"), 9), "1");
}
END_TEST

START_TEST(the_old_value_is_not_touched)
{
    struct clr_object *o = make("Settable"), *old = get(o, "place"), *value = NULL;

    ck_assert(reflect_from_json(clr.object_get_class(old), parse("{\"x\":9}"), old, &value, &err));
    ck_assert_str_eq(json_of(old), "{\"x\":1,\"y\":2,\"z\":3}");
    ck_assert_str_eq(json_of(value), "{\"x\":9,\"y\":2,\"z\":3}");
    ck_assert_ptr_ne(value, old);
}
END_TEST

static void call_storm(const char *method)
{
    struct clr_method *m = clr_method(class_named("Values.Storm"), method, 0, NULL);

    ck_assert_msg(clr_call(m, NULL, NULL, NULL, &err), "%s", err.message);
}

START_TEST(objects_may_move_while_they_are_made)
{
    static const char json[] =
        "[{\"level\":1,\"title\":\"one\",\"place\":{\"x\":1,\"y\":2,\"z\":3},"
        "\"target\":null,\"marks\":[1,2,3],\"Auto\":0},"
        "{\"level\":2,\"title\":\"two\",\"place\":{\"x\":4,\"y\":5,\"z\":6},"
        "\"target\":null,\"marks\":[4,5,6],\"Auto\":0}]";

    if (is_il2cpp)
        return;
    call_storm("Start");
    for (int i = 0; i < 300; i++) {
        struct clr_object *o = make("Settable");

        ck_assert_msg(set(o, "all", json), "%s", err.message);
        ck_assert_msg(set(o, "jagged", "[[1,2,3],[4],[5,6]]"), "%s", err.message);
        ck_assert_msg(set(o, "maybeVector", "[1,2,3]"), "%s", err.message);
        ck_assert_str_eq(deep_of(get(o, "all"), 4), json);
        ck_assert_str_eq(deep_of(get(o, "jagged"), 4), "[[1,2,3],[4],[5,6]]");
        ck_assert_str_eq(json_of(get(o, "maybeVector")), "{\"x\":1,\"y\":2,\"z\":3}");
        arena_reset(&arena);
    }
    call_storm("Stop");
}
END_TEST

START_TEST(without_memory_nothing_breaks)
{
    struct clr_object *o = make("Settable"), *many = make("Collections");
    struct member stats = find_in(clr.object_get_class(o), "stats");
    const struct json *good = parse("{\"title\":\"new\",\"marks\":[1,2]}");
    const struct json *bad = parse("{\"title\":5}");

    for (size_t n = 1; n < 40; n++) {
        struct clr_object *map = get(many, "map"), *value = NULL;
        struct json_out w;
        struct buf text;

        buf_init(&text, 1 << 20);
        mem_fail_after(n);
        reflect_text(&text, map, 1024);
        buf_reset(&text, 0);
        json_out_init(&w, &text);
        value_write_deep(&w, map, 4);
        if (reflect_from_json(reflect_class(&stats), good, NULL, &value, &err))
            ck_assert_ptr_nonnull(value);
        value = NULL;
        ck_assert(!reflect_from_json(reflect_class(&stats), bad, NULL, &value, &err) && !value);
        mem_fail_after(0);
        ck_assert(!buf_ok(&text) || slice_is(buf_slice(&text), "{\"one\":[1],\"none\":null}"));
        buf_done(&text);
    }
}
END_TEST

static void add_tests(Suite *s)
{
    TCase *c = add_case(s, "reflect_write", start);

    tcase_add_test(c, whole_numbers_must_fit);
    tcase_add_test(c, other_primitives_must_fit);
    tcase_add_test(c, enums_take_names_and_numbers);
    tcase_add_test(c, nullables_take_null_and_values);
    tcase_add_test(c, structs_take_some_fields_or_all);
    tcase_add_test(c, arrays_and_lists_are_made_anew);
    tcase_add_test(c, references_must_be_of_the_right_type);
    tcase_add_test(c, complaints_say_what_was_expected);
    tcase_add_test(c, what_is_constant_stays);
    tcase_add_test(c, setters_may_throw);
    tcase_add_test(c, values_of_another_type_are_not_stored);
    tcase_add_test(c, the_old_value_is_not_touched);
    tcase_add_test(c, objects_may_move_while_they_are_made);
    tcase_add_test(c, without_memory_nothing_breaks);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add_tests);
}
