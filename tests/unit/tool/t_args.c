/*
 * args_bind(): what each type of parameter takes and refuses, with which words, what absent and
 * null mean, and that neither hostile arguments nor failing allocations do harm.
 */
#include <check.h>
#include <stdlib.h>

#include "tool/tool.h"

struct all_args {
    struct arg_text text, mode;
    struct arg_int count, depth;
    struct arg_number number, ratio;
    struct arg_bool flag, off;
    struct arg_texts list, names;
    struct arg_vector3 pos;
    struct arg_int since;
    struct arg_number wait;
};

static const char *const modes[] = {"world", "ui", "\xc3\xa9t\xc3\xa9", NULL};

#define P(field) .at = offsetof(struct all_args, field)
static const struct param all_params[] = {
    {"text", T_STRING, P(text)},
    {"mode", T_STRING, P(mode), .choices = modes, .def = "\"world\""},
    {"count", T_INT, P(count), .def = "-7"},
    {"depth", T_INT, P(depth), .has_min = true, .min = 1, .has_max = true, .max = 10},
    {"number", T_NUMBER, P(number), .def = "2.5"},
    {"ratio", T_NUMBER, P(ratio), .has_min = true, .min = 0, .has_max = true, .max = 4},
    {"flag", T_BOOL, P(flag), .def = "true"},
    {"off", T_BOOL, P(off)},
    {"list", T_STRINGS, P(list)},
    {"names", T_STRINGS, P(names), .def = "[\"a\",\"b\\n\"]"},
    {"pos", T_VECTOR3, P(pos)},
    {"since", T_TIME, P(since)},
    {"wait", T_NUMBER, P(wait), .is_clamped = true},
    {0},
};
static const struct param required_params[] = {
    {"text", T_STRING, P(text), .is_required = true},
    {"pos", T_VECTOR3, P(pos), .is_required = true},
    {"count", T_INT, P(count), .is_required = true},
    {0},
};
#undef P

static const struct tool all_tool = {
    .name = "all",
    .params = all_params,
    .args_size = sizeof(struct all_args),
    .refuses_unknown = true,
};
static const struct tool required_tool = {
    .name = "required",
    .params = required_params,
    .args_size = sizeof(struct all_args),
    .refuses_unknown = true,
};
static const struct tool bare_tool = {.name = "bare", .refuses_unknown = true};

static struct arena arena;
static struct bound_args bound;

static void set_up(void)
{
    arena_init(&arena, (size_t)64 << 20);
}

static void tear_down(void)
{
    mem_fail_after(0);
    arena_done(&arena);
}

static const struct json *parse(struct slice text)
{
    struct json_fault fault = {0};
    const struct json *root = NULL;

    ck_assert_msg(json_parse(&arena, text, &root, &fault), "%s in %.*s", fault.reason,
                  SLICE_ARG(text));
    return root;
}

static const struct all_args *bind(const struct tool *tool, const char *json)
{
    ck_assert(args_bind(&arena, tool, json ? parse(slice_of(json)) : NULL, false, &bound));
    return bound.args;
}

#define ck_assert_slice(s, wanted)                                                                 \
    ck_assert_msg(slice_is(s, wanted), "got '%.*s', wanted '%s'", SLICE_ARG(s), wanted)

START_TEST(absent_arguments_leave_the_defaults)
{
    static const char *const forms[] = {
        NULL, "null", "{}", " { } ", "{\"text\":null,\"mode\":null,\"count\":null,\"pos\":null}"};
    const struct all_args *args = bind(&all_tool, forms[_i]);

    ck_assert_uint_eq(bound.n_faults, 0);
    ck_assert(!args->text.is_set && args->text.value.len == 0);
    ck_assert(args->mode.is_set);
    ck_assert_slice(args->mode.value, "world");
    ck_assert(args->count.is_set && args->count.value == -7);
    ck_assert(!args->depth.is_set && args->depth.value == 0);
    ck_assert(args->number.is_set && args->number.value == 2.5);
    ck_assert(!args->ratio.is_set);
    ck_assert(args->flag.is_set && args->flag.value);
    ck_assert(!args->off.is_set && !args->off.value);
    ck_assert(!args->list.is_set && args->list.n_items == 0);
    ck_assert(args->names.is_set && args->names.n_items == 2);
    ck_assert_slice(args->names.items[1], "b\n");
    ck_assert(!args->pos.is_set);
}
END_TEST

START_TEST(a_time_is_a_text_or_milliseconds)
{
    const struct all_args *args = bind(&all_tool, "{\"since\":\"2025-12-17T18:00:00Z\"}");

    ck_assert(args->since.is_set && args->since.value == INT64_C(1765994400000));
    args = bind(&all_tool, "{\"since\":1765994400000}");
    ck_assert_int_eq(args->since.value, INT64_C(1765994400000));
}
END_TEST

START_TEST(a_number_that_is_clamped_may_be_of_any_size)
{
    const struct all_args *args = bind(&all_tool, "{\"wait\":1e999}");

    ck_assert(args->wait.is_set && args->wait.value > 1e300);
    args = bind(&all_tool, "{\"wait\":-1e999}");
    ck_assert(args->wait.value < -1e300);
    args = bind(&all_tool, "{\"wait\":-0.5}");
    ck_assert(args->wait.value == -0.5);
}
END_TEST

START_TEST(raw_is_the_arguments_as_they_came)
{
    bind(&all_tool, NULL);
    ck_assert_slice(bound.raw, "{}");
    bind(&all_tool, "null");
    ck_assert_slice(bound.raw, "{}");
    bind(&all_tool, " {\"count\" : 1.0}");
    ck_assert_slice(bound.raw, "{\"count\" : 1.0}");
}
END_TEST

START_TEST(values_of_every_type_are_bound)
{
    const struct all_args *args =
        bind(&all_tool, "{\"text\":\"a\\u0000b\\u00e9\",\"mode\":\"\xc3\xa9t\xc3\xa9\",\"count\":5,"
                        "\"depth\":10,\"number\":-1.5e2,\"ratio\":4,\"flag\":false,\"off\":true,"
                        "\"list\":[\"x\",\"\",\"z\"],\"names\":[],"
                        "\"pos\":{\"X\":1,\"Y\":-2.5,\"Z\":3e1}}");

    ck_assert_uint_eq(bound.n_faults, 0);
    ck_assert(slice_eq(args->text.value, SLICE("a\0b\xc3\xa9")));
    ck_assert_slice(args->mode.value, "\xc3\xa9t\xc3\xa9");
    ck_assert_int_eq(args->count.value, 5);
    ck_assert_int_eq(args->depth.value, 10);
    ck_assert(args->number.value == -150.0 && args->ratio.value == 4.0);
    ck_assert(args->flag.is_set && !args->flag.value && args->off.value);
    ck_assert_uint_eq(args->list.n_items, 3);
    ck_assert_slice(args->list.items[0], "x");
    ck_assert_slice(args->list.items[1], "");
    ck_assert_slice(args->list.items[2], "z");
    ck_assert(args->names.is_set && args->names.n_items == 0);
    ck_assert(args->pos.is_set && args->pos.x == 1 && args->pos.y == -2.5 && args->pos.z == 30);
}
END_TEST

START_TEST(integer_with_a_fraction_of_zeros_is_an_integer)
{
    ck_assert_int_eq(bind(&all_tool, "{\"count\":5.0}")->count.value, 5);
    ck_assert_int_eq(bind(&all_tool, "{\"count\":9223372036854775807}")->count.value, INT64_MAX);
    ck_assert_int_eq(bind(&all_tool, "{\"count\":-9223372036854775808}")->count.value, INT64_MIN);
    ck_assert_uint_eq(bound.n_faults, 0);
}
END_TEST

START_TEST(vector_is_taken_in_lower_case_and_with_more_members)
{
    const struct all_args *args =
        bind(&all_tool, "{\"pos\":{\"x\":1,\"Y\":2,\"z\":3,\"w\":\"ignored\"}}");

    ck_assert_uint_eq(bound.n_faults, 0);
    ck_assert(args->pos.x == 1 && args->pos.y == 2 && args->pos.z == 3);
}
END_TEST

/* Of many names, each by another spelling of its first letter: only one stands twice. */
START_TEST(a_name_that_stands_twice_among_many_is_found)
{
    struct buf text;

    buf_init(&text, (size_t)4 << 20);
    buf_append(&text, SLICE("{\"list\":["));
    for (unsigned n = 0; n < 3; n++) {
        buf_append(&text, n ? SLICE(",{\"\\u0061\":0") : SLICE("{\"\\u0061\":0"));
        for (unsigned i = 0; i < 20000; i++)
            buf_printf(&text, ",\"%ca%u\":%u", n == 1 && i == 0 ? 'x' : 'y', i, i);
        buf_append(&text, n == 2 ? SLICE(",\"a\":1}") : SLICE("}"));
    }
    buf_append(&text, SLICE("]}"));
    ck_assert(buf_ok(&text));
    ck_assert(args_bind(&arena, &all_tool, parse(buf_slice(&text)), false, &bound));
    ck_assert_uint_eq(bound.n_faults, 2); /* and they are no strings */
    ck_assert_slice(bound.faults[0].message, "Parameter 'a' is given twice.");
    buf_done(&text);
}
END_TEST

#define HUGE_NUMBER                                                                                \
    "1111111111222222222233333333334444444444555555555566666666667777777777888888888899999999990"

static const struct {
    const char *json, *field, *message;
} misfits[] = {
    {"{\"text\":5}", "text", "Parameter 'text' must be a string. Got: number."},
    {"{\"text\":[]}", "text", "Parameter 'text' must be a string. Got: array."},
    {"{\"mode\":true}", "mode", "Parameter 'mode' must be a string. Got: boolean."},
    {"{\"mode\":\"World\"}", "mode",
     "Parameter 'mode' must be one of: world, ui, \xc3\xa9t\xc3\xa9. Got: World."},
    {"{\"mode\":\"\"}", "mode",
     "Parameter 'mode' must be one of: world, ui, \xc3\xa9t\xc3\xa9. Got: ."},
    {"{\"count\":\"5\"}", "count", "Parameter 'count' must be an integer. Got: string."},
    {"{\"count\":1.5}", "count", "Parameter 'count' must be an integer. Got: 1.5."},
    {"{\"count\":9223372036854775808}", "count",
     "Parameter 'count' must be an integer. Got: 9223372036854775808."},
    {"{\"count\":" HUGE_NUMBER "}", "count",
     "Parameter 'count' must be an integer. Got: "
     "1111111111222222222233333333334444444444555555555566666666667777."},
    {"{\"depth\":0}", "depth", "Parameter 'depth' must be >= 1. Got: 0."},
    {"{\"depth\":11}", "depth", "Parameter 'depth' must be <= 10. Got: 11."},
    {"{\"number\":\"1\"}", "number", "Parameter 'number' must be a number. Got: string."},
    {"{\"number\":1e999}", "number", "Parameter 'number' must be a number. Got: 1e999."},
    {"{\"ratio\":-0.5}", "ratio", "Parameter 'ratio' must be >= 0. Got: -0.5."},
    {"{\"ratio\":4.5}", "ratio", "Parameter 'ratio' must be <= 4. Got: 4.5."},
    {"{\"flag\":\"true\"}", "flag", "Parameter 'flag' must be a boolean. Got: string."},
    {"{\"wait\":\"1\"}", "wait", "Parameter 'wait' must be a number. Got: string."},
    {"{\"since\":\"now\"}", "since",
     "Parameter 'since' must be a time (2025-12-17T18:00:00Z, or milliseconds since 1970). Got: "
     "now."},
    {"{\"since\":1.5}", "since",
     "Parameter 'since' must be a time (2025-12-17T18:00:00Z, or milliseconds since 1970). Got: "
     "1.5."},
    {"{\"flag\":0}", "flag", "Parameter 'flag' must be a boolean. Got: number."},
    {"{\"list\":\"a\"}", "list", "Parameter 'list' must be an array of strings. Got: string."},
    {"{\"list\":[\"a\",null]}", "list[1]", "Parameter 'list[1]' must be a string. Got: null."},
    {"{\"pos\":\"1,2,3\"}", "pos",
     "Parameter 'pos' must be an object with the numbers X, Y and Z. Got: string."},
    {"{\"pos\":[1,2,3]}", "pos",
     "Parameter 'pos' must be an object with the numbers X, Y and Z. Got: array."},
    {"{\"pos\":{\"X\":1,\"y\":\"2\",\"Z\":3}}", "pos.Y",
     "Parameter 'pos.Y' must be a number. Got: string."},
    {"{\"count\":\"no\",\"count\":3}", "count", "Parameter 'count' is given twice."},
    {"{\"count\":3,\"\\u0063ount\":3}", "count", "Parameter 'count' is given twice."},
    {"{\"count\":1,\"count\":2,\"count\":3}", "count", "Parameter 'count' is given twice."},
    {"{\"pos\":{\"X\":1,\"Y\":2,\"Z\":3,\"X\":4}}", "X", "Parameter 'X' is given twice."},
    {"{\"pos\":{\"X\":1,\"Y\":2,\"Z\":3,\"w\":[{\"\":{},\"\":[]}]}}", "",
     "Parameter '' is given twice."},
    {"{\"other\":1}", "other", "Unknown parameter 'other'."},
    {"{\"Count\":1}", "Count", "Unknown parameter 'Count'."},
    {"{\"\":1}", "", "Unknown parameter ''."},
    {"{\"other\":null}", "other", "Unknown parameter 'other'."},
    {"[]", "arguments", "Parameter 'arguments' must be an object. Got: array."},
    {"\"x\"", "arguments", "Parameter 'arguments' must be an object. Got: string."},
    {"7", "arguments", "Parameter 'arguments' must be an object. Got: number."},
};

START_TEST(misfit_is_one_fault_with_these_words)
{
    bind(&all_tool, misfits[_i].json);
    ck_assert_uint_eq(bound.n_faults, 1);
    ck_assert_slice(bound.faults[0].field, misfits[_i].field);
    ck_assert_slice(bound.faults[0].message, misfits[_i].message);
    ck_assert(!bound.faults[0].is_missing);
}
END_TEST

static const char *const without_text[] = {NULL, "null", "{}", "{\"text\":null}"};

START_TEST(missing_parameters_are_named_in_order)
{
    bind(&required_tool, without_text[_i]);
    ck_assert_uint_eq(bound.n_faults, 3);
    ck_assert_slice(bound.faults[0].field, "text");
    ck_assert_slice(bound.faults[0].message, "Required parameter 'text' is missing.");
    ck_assert_slice(bound.faults[1].field, "pos");
    ck_assert_slice(bound.faults[2].field, "count");
    for (size_t i = 0; i < 3; i++)
        ck_assert(bound.faults[i].is_missing);
}
END_TEST

START_TEST(missing_axis_is_named)
{
    bind(&all_tool, "{\"pos\":{\"X\":1,\"Y\":null,\"Z\":3}}");
    ck_assert_uint_eq(bound.n_faults, 1);
    ck_assert_slice(bound.faults[0].field, "pos.Y");
    ck_assert_slice(bound.faults[0].message, "Required parameter 'pos.Y' is missing.");
    ck_assert(bound.faults[0].is_missing);
}
END_TEST

START_TEST(all_faults_are_told_at_once)
{
    bind(&required_tool, "{\"count\":\"x\",\"pos\":1,\"extra\":2}");
    ck_assert_uint_eq(bound.n_faults, 4);
    ck_assert_slice(bound.faults[0].field, "text");
    ck_assert_slice(bound.faults[1].field, "pos");
    ck_assert_slice(bound.faults[2].field, "count");
    ck_assert_slice(bound.faults[3].field, "extra");
}
END_TEST

START_TEST(unknown_names_are_passed_over_where_nobody_refuses_them)
{
    const struct json *args = parse(SLICE("{\"zzz\":1,\"count\":4}"));
    struct tool lenient = all_tool;

    ck_assert(args_bind(&arena, &all_tool, args, true, &bound));
    ck_assert_uint_eq(bound.n_faults, 0);
    ck_assert_int_eq(((const struct all_args *)bound.args)->count.value, 4);
    lenient.refuses_unknown = false;
    ck_assert(args_bind(&arena, &lenient, args, false, &bound));
    ck_assert_uint_eq(bound.n_faults, 0);
}
END_TEST

START_TEST(faults_are_limited_in_number_and_length)
{
    struct buf b;

    buf_init(&b, 1 << 20);
    buf_append(&b, SLICE("{"));
    for (int i = 0; i < 1000; i++)
        buf_printf(&b, "\"\xc3\xa9%0200d\":%d,", i, i);
    buf_append(&b, SLICE("\"last\":0}"));
    ck_assert(buf_ok(&b));
    ck_assert(args_bind(&arena, &all_tool, parse(buf_slice(&b)), false, &bound));
    ck_assert_uint_eq(bound.n_faults, LIMIT_ARG_FAULTS);
    for (size_t i = 0; i < bound.n_faults; i++) {
        ck_assert_uint_le(bound.faults[i].field.len, 64);
        ck_assert_uint_le(bound.faults[i].message.len, 100);
        ck_assert(utf8_valid(bound.faults[i].message));
    }
    buf_done(&b);
}
END_TEST

START_TEST(shown_text_is_cut_between_characters)
{
    /* 63 bytes, then a character of two that does not fit into the 64 that are shown. */
    bind(&all_tool, "{\"mode\":\"012345678901234567890123456789012345678901234567890123456789012"
                    "\xc3\xa9\"}");
    ck_assert_slice(bound.faults[0].message,
                    "Parameter 'mode' must be one of: world, ui, \xc3\xa9t\xc3\xa9. Got: "
                    "012345678901234567890123456789012345678901234567890123456789012.");
}
END_TEST

START_TEST(tool_without_parameters_binds_without_memory)
{
    const struct json *args[] = {NULL, parse(SLICE("{}")), parse(SLICE("{\"x\":1}"))};
    struct arena none;

    arena_init(&none, 0);
    for (size_t i = 0; i < N_ELEMENTS(args); i++) {
        ck_assert(args_bind(&none, &bare_tool, args[i], true, &bound));
        ck_assert(bound.args == NULL && bound.n_faults == 0);
        ck_assert_slice(bound.raw, i == 2 ? "{\"x\":1}" : "{}");
    }
    arena_done(&none);
}
END_TEST

START_TEST(tool_without_parameters_refuses_unknown_ones)
{
    bind(&bare_tool, "{\"x\":1}");
    ck_assert_uint_eq(bound.n_faults, 1);
    ck_assert_slice(bound.faults[0].message, "Unknown parameter 'x'.");
}
END_TEST

START_TEST(tool_without_a_struct_is_checked_only)
{
    struct tool tool = all_tool;

    tool.args_size = 0;
    bind(&tool, "{\"text\":\"a\",\"pos\":{\"X\":1,\"Y\":2,\"Z\":3},\"list\":[\"b\"]}");
    ck_assert(bound.args == NULL && bound.n_faults == 0);
    bind(&tool, "{\"text\":1}");
    ck_assert_uint_eq(bound.n_faults, 1);
}
END_TEST

START_TEST(what_the_editor_demands_is_missing_there_alone)
{
    static const struct param params[] = {
        {"path", T_STRING, .at = 0, .editor_requires = true, .def = "\"Main\""}, {0}};
    const struct tool tool = {
        .params = params, .args_size = sizeof(struct arg_text), .refuses_unknown = true};
    const struct json *empty = parse(SLICE("{}"));

    ck_assert(args_bind(&arena, &tool, empty, false, &bound));
    ck_assert_uint_eq(bound.n_faults, 0);
    ck_assert_slice(((const struct arg_text *)bound.args)->value, "Main");
    ck_assert(args_bind_editor(&arena, &tool, empty, &bound));
    ck_assert_uint_eq(bound.n_faults, 1);
    ck_assert(bound.faults[0].is_missing);
    ck_assert_slice(bound.faults[0].field, "path");
    ck_assert(args_bind_editor(&arena, &tool, parse(SLICE("{\"path\":\"x\",\"y\":1}")), &bound));
    ck_assert_uint_eq(bound.n_faults, 1);
    ck_assert_slice(bound.faults[0].message, "Unknown parameter 'y'.");
    ck_assert(args_bind_editor(&arena, &tool, parse(SLICE("{\"path\":\"x\"}")), &bound));
    ck_assert_uint_eq(bound.n_faults, 0);
}
END_TEST

START_TEST(default_that_does_not_fit_counts_as_none)
{
    static const char *const bad[] = {"\"text\"", "nonsense", "", "1.5", "99", "null"};
    const struct param params[] = {
        {"depth", T_INT, .at = 0, .def = bad[_i], .has_max = true, .max = 10}, {0}};
    const struct tool tool = {.params = params, .args_size = sizeof(struct arg_int)};

    ck_assert(args_bind(&arena, &tool, NULL, false, &bound));
    ck_assert_uint_eq(bound.n_faults, 0);
    ck_assert(!((const struct arg_int *)bound.args)->is_set);
}
END_TEST

static const char *const torture_inputs[] = {
    NULL,
    "{\"text\":\"a\",\"list\":[\"b\",\"c\"],\"pos\":{\"x\":1,\"y\":2,\"z\":3}}",
    "{\"text\":1,\"mode\":\"x\",\"list\":[1],\"pos\":{\"X\":1},\"more\":1,\"depth\":0}",
    "[]",
};

/* The arena's maximum stands for memory: every smaller one must fail cleanly or not matter. */
START_TEST(binding_survives_an_arena_that_is_too_small)
{
    const struct json *args = torture_inputs[_i] ? parse(slice_of(torture_inputs[_i])) : NULL;
    struct bound_args untouched = {.n_faults = 77};
    struct arena small;
    size_t max = 0;
    bool ok = false;

    for (; !ok && max < 100000; max += 8) {
        struct bound_args result = untouched;

        arena_init(&small, max);
        ok = args_bind(&small, &all_tool, args, false, &result);
        ck_assert(ok == (result.n_faults != 77));
        arena_done(&small);
    }
    ck_assert(ok);
    ck_assert_uint_gt(max, sizeof(struct all_args));
}
END_TEST

START_TEST(binding_survives_failing_allocations)
{
    const struct json *args = torture_inputs[_i] ? parse(slice_of(torture_inputs[_i])) : NULL;
    struct arena fresh;
    bool ok = false;
    size_t n = 0;

    while (!ok && n < 100) {
        arena_init(&fresh, 1 << 20);
        mem_fail_after(++n);
        ok = args_bind(&fresh, &all_tool, args, false, &bound);
        mem_fail_after(0);
        arena_done(&fresh);
    }
    ck_assert(ok);
    ck_assert_uint_gt(n, 1);
}
END_TEST

static TCase *fitting_case(void)
{
    TCase *tc = tcase_create("fitting");

    tcase_add_loop_test(tc, absent_arguments_leave_the_defaults, 0, 5);
    tcase_add_test(tc, a_time_is_a_text_or_milliseconds);
    tcase_add_test(tc, a_number_that_is_clamped_may_be_of_any_size);
    tcase_add_test(tc, raw_is_the_arguments_as_they_came);
    tcase_add_test(tc, values_of_every_type_are_bound);
    tcase_add_test(tc, integer_with_a_fraction_of_zeros_is_an_integer);
    tcase_add_test(tc, vector_is_taken_in_lower_case_and_with_more_members);
    tcase_add_test(tc, a_name_that_stands_twice_among_many_is_found);
    tcase_add_test(tc, unknown_names_are_passed_over_where_nobody_refuses_them);
    tcase_add_test(tc, tool_without_parameters_binds_without_memory);
    tcase_add_test(tc, tool_without_a_struct_is_checked_only);
    tcase_add_test(tc, what_the_editor_demands_is_missing_there_alone);
    tcase_add_loop_test(tc, default_that_does_not_fit_counts_as_none, 0, 6);
    return tc;
}

static TCase *faults_case(void)
{
    TCase *tc = tcase_create("faults");

    tcase_add_loop_test(tc, misfit_is_one_fault_with_these_words, 0, (int)N_ELEMENTS(misfits));
    tcase_add_loop_test(tc, missing_parameters_are_named_in_order, 0,
                        (int)N_ELEMENTS(without_text));
    tcase_add_test(tc, missing_axis_is_named);
    tcase_add_test(tc, all_faults_are_told_at_once);
    tcase_add_test(tc, faults_are_limited_in_number_and_length);
    tcase_add_test(tc, shown_text_is_cut_between_characters);
    tcase_add_test(tc, tool_without_parameters_refuses_unknown_ones);
    tcase_add_loop_test(tc, binding_survives_an_arena_that_is_too_small, 0,
                        (int)N_ELEMENTS(torture_inputs));
    tcase_add_loop_test(tc, binding_survives_failing_allocations, 0,
                        (int)N_ELEMENTS(torture_inputs));
    return tc;
}

int main(void)
{
    Suite *suite = suite_create("args");
    TCase *cases[] = {fitting_case(), faults_case()};
    SRunner *runner = srunner_create(suite);
    int n_failed;

    for (size_t i = 0; i < N_ELEMENTS(cases); i++) {
        tcase_add_checked_fixture(cases[i], set_up, tear_down);
        suite_add_tcase(suite, cases[i]);
    }
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
