/* agent/eval/value: what code gave, as JSON. Values are properties of Given.All. */
#include "values_rig.h"

static struct clr_object *given(const char *name)
{
    struct member m = find_in(class_named("Given.All"), name);
    struct clr_object *value = NULL;

    ck_assert_msg(reflect_get(NULL, &m, &value, &err), "%s: %s", name, err.message);
    return value;
}

static void write_value(struct clr_object *value)
{
    struct agent_call call = {.arena = &arena};

    arena_reset(&arena);
    buf_reset(&out, 1 << 20);
    call.result = out;
    ck_assert_msg(value_json(&call, value, 0), "%s", call.err.message);
    out = call.result;
}

/* Whatever it is, it is JSON of the size that is promised. */
static const char *value_of(const char *name)
{
    const struct json *root;
    struct json_fault fault;

    write_value(given(name));
    ck_assert_uint_le(out.len, VALUE_SIZE);
    ck_assert_msg(json_parse(&arena, buf_slice(&out), &root, &fault), "%s: %s at %zu", name,
                  fault.reason, fault.at);
    return out_text();
}

static const struct {
    const char *name, *json;
} rows[] = {
    {"Null", "null"},
    {"Anonymous", "{\"name\":\"n\",\"size\":1.5,\"inner\":{\"x\":1}}"},
    {"Tuple", "{\"Item1\":1,\"Item2\":\"b\"}"},
    {"Structure", "{\"a\":1,\"b\":\"b\"}"},
    {"Maybe", "3"},
    {"Date", "\"01/02/2024 03:04:05\""},
    {"Span", "\"00:01:30\""},
    {"Guid", "\"00000001-0002-0003-0405-060708090a0b\""},
    {"Type", "\"Given.Link\""},
    {"Action", "\"System.Action\""},
    {"Address", "\"0x1000\""},
    {"Plain", "{\"a\":1,\"Text\":\"t\"}"},
    {"Heir", "{\"a\":\"new\",\"more\":0.1,\"Text\":\"t\"}"},
    {"Chain3", "{\"n\":3,\"next\":{\"n\":2,\"next\":{\"n\":1,\"next\":null}}}"},
    {"Chain5", "{\"n\":5,\"next\":{\"n\":4,\"next\":{\"n\":3,\"next\":\"Given.Link\"}}}"},
    {"Ring", "{\"name\":\"ring\",\"self\":\"<cycle: Ring>\",\"items\":[\"<cycle: Ring>\",1]}"},
    {"Throws",
     "{\"before\":1,\"after\":2,\"Bad\":\"<InvalidOperationException: no \\\"value\\\">\"}"},
    {"Mute", "\"says this\""},
    {"Nothing", "\"Given.Nameless\""},
    {"Bare", "\"System.Object\""},
    {"Bytes", "[0,255]"},
    {"Grid", "[[1,2],[3,4]]"},
    {"Jagged", "[[1],null,[]]"},
    {"Query", "[0,1,4,9]"},
    {"Failing", "[1,\"<ArgumentException: broken>\"]"},
    {"Empty", "{}"},
    {"Map", "{\"a\":1,\"b\\\"\":null}"},
    {"ByNumber", "{\"7\":\"seven\"}"},
    {"ByPlace", "[{\"key\":{\"x\":1,\"y\":2,\"z\":3},\"value\":4}]"},
    {"Old", "{\"k\":\"v\"}"},
    {"Pairs", "[{\"key\":\"a\",\"value\":1},{\"key\":\"a\",\"value\":2}]"},
    {"Segment", "[2,3]"},
    {"Destroyed", "null"},
    {"Cameras", "[null,null]"},
    {"Bounds", "{\"center\":{\"x\":1,\"y\":2,\"z\":3},\"size\":{\"x\":1,\"y\":2,\"z\":4}}"},
    {"Rect", "{\"x\":1,\"y\":2,\"width\":3,\"height\":4}"},
    {"Infinite", "[\"NaN\",\"Infinity\",\"-Infinity\"]"},
    {"Lone", "\"a\xef\xbf\xbd"
             "b\""},
    {"Money", "12.50"},
    {"Exact", "[18446744073709551615,-9223372036854775808]"},
    {"Flags", "[\"A, Far\",9]"},
    {"Builder", "\"built\""},
    {"Task", "\"System.Threading.Tasks.Task`1[System.Int32]\""},
};

START_TEST(each_kind_has_its_json)
{
    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        const char *json = value_of(rows[i].name);

        ck_assert_msg(strcmp(json, rows[i].json) == 0, "%s: got %s, wanted %s", rows[i].name, json,
                      rows[i].json);
    }
}
END_TEST

START_TEST(an_object_of_the_engine_is_a_card)
{
    struct clr_object *camera = given("Camera");
    char wanted[128];

    snprintf(
        wanted, sizeof(wanted),
        "{\"id\":\"obj:%lld\",\"name\":\"Main \\\"Camera\\\"\",\"type\":\"UnityEngine.Camera\"}",
        (long long)reflect_instance_id(camera));
    write_value(camera);
    ck_assert_str_eq(out_text(), wanted);
}
END_TEST

static bool ends_with(const char *text, const char *end)
{
    return strlen(text) >= strlen(end) && strcmp(text + strlen(text) - strlen(end), end) == 0;
}

START_TEST(what_does_not_fit_is_cut_where_one_sees_it)
{
    static const struct {
        const char *name, *end;
    } cut[] = {
        {"Many", ",\"...\"]"},      {"Forever", ",\"...\"]"},
        {"Long", "xxx...\""},       {"BigMap", ",\"...\":\"truncated\"}"},
        {"Wide", "...\",\"b\":1}"}, {"Escapes", "\\u0001...\",\"after\"]"},
    };

    for (size_t i = 0; i < N_ELEMENTS(cut); i++) {
        const char *json = value_of(cut[i].name);

        ck_assert_msg(ends_with(json, cut[i].end), "%s ends with %s", cut[i].name,
                      json + strlen(json) - 40);
        ck_assert_uint_ge(out.len, VALUE_SIZE / 10 * 9);
    }
}
END_TEST

START_TEST(an_enumerator_that_is_left_cleans_up)
{
    value_of("Forever");
    ck_assert_str_eq(value_of("Closed"), "1");
}
END_TEST

START_TEST(lists_in_lists_end_somewhere)
{
    const char *json = value_of("Deep");

    ck_assert_msg(strncmp(json, "[[[[[[[[[[[[[[[[\"Count = 1 [", 27) == 0, "%s", json);
}
END_TEST

static void add_tests(Suite *s)
{
    TCase *tc = add_case(s, "value", start);

    tcase_add_test(tc, each_kind_has_its_json);
    tcase_add_test(tc, an_object_of_the_engine_is_a_card);
    tcase_add_test(tc, what_does_not_fit_is_cut_where_one_sees_it);
    tcase_add_test(tc, an_enumerator_that_is_left_cleans_up);
    tcase_add_test(tc, lists_in_lists_end_somewhere);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add_tests);
}
