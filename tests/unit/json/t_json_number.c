/*
 * json/number.c: which decimals are integers, that doubles are read as the C library reads them in
 * its own locale, and that what is written is the shortest that reads back.
 */
#include <check.h>
#include <float.h>
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "json/json.h"

static struct arena arena;
static struct buf out;
static struct json_out w;

static void set_up(void)
{
    arena_init(&arena, 1 << 20);
    buf_init(&out, 1000);
}

static void tear_down(void)
{
    arena_done(&arena);
    buf_done(&out);
}

static const struct json *parse(const char *text)
{
    const struct json *root = NULL;
    struct json_fault fault;

    if (!json_parse(&arena, slice_of(text), &root, &fault))
        ck_abort_msg("%s: %s", fault.reason, text);
    return root;
}

static const struct {
    const char *text;
    bool fits;
    int64_t value;
} integers[] = {
    {"0", true, 0},
    {"-0", true, 0},
    {"1", true, 1},
    {"-5", true, -5},
    {"1.0", true, 1},
    {"-7.000", true, -7},
    {"0.0", true, 0},
    {"-0.0e5", true, 0},
    {"1e3", true, 1000},
    {"1E+03", true, 1000},
    {"1.5e1", true, 15},
    {"1200e-2", true, 12},
    {"0.001e3", true, 1},
    {"0e999999999999999999999999", true, 0},
    {"0.000e-99999999999999999999", true, 0},
    {"9223372036854775807", true, INT64_MAX},
    {"9223372036854775807.0", true, INT64_MAX},
    {"922337203685477580.7e1", true, INT64_MAX},
    {"-9223372036854775808", true, INT64_MIN},
    {"9007199254740993", true, 9007199254740993},
    {"1000000000000000000", true, 1000000000000000000},
    {"1e18", true, 1000000000000000000},
    {"9223372036854775808", false, 0},
    {"-9223372036854775809", false, 0},
    {"99999999999999999999", false, 0},
    {"1e19", false, 0},
    {"1e999999999999999999999999", false, 0},
    {"1e-999999999999999999999999", false, 0},
    {"1.5", false, 0},
    {"0.1", false, 0},
    {"1e-1", false, 0},
    {"-0.5e0", false, 0},
    {"1.00000000000000000000000000001", false, 0},
    {"15e-1", false, 0},
    {"true", false, 0},
    {"\"1\"", false, 0},
    {"null", false, 0},
    {"[1]", false, 0},
};

START_TEST(only_exact_integers_are_integers)
{
    int64_t value = 4711;
    bool fits = json_to_int(parse(integers[_i].text), &value);

    ck_assert_msg(fits == integers[_i].fits, "%s", integers[_i].text);
    ck_assert_int_eq(value, fits ? integers[_i].value : 4711);
    ck_assert(!json_to_int(NULL, &value));
}
END_TEST

static uint64_t bits_of(double value)
{
    uint64_t bits;

    memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static double double_of(uint64_t bits)
{
    double value;

    memcpy(&value, &bits, sizeof(value));
    return value;
}

static uint64_t next_random(uint64_t *seed)
{
    *seed = *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *seed ^ *seed >> 29;
}

START_TEST(doubles_are_read_as_strtod_reads_them)
{
    uint64_t seed = 42;

    for (int i = 0; i < 30000; i++) {
        const uint64_t a = next_random(&seed), b = next_random(&seed), c = next_random(&seed);
        char text[96];
        double value = 0;

        /* From 1 to 38 digits before or around the point, and exponents of every size. */
        snprintf(text, sizeof(text), "-%llu.%0*llu", (unsigned long long)(a >> c % 64),
                 (int)(c >> 8 & 7) + 1, (unsigned long long)(b >> (c >> 16) % 64));
        if (c >> 24 & 1)
            snprintf(text + strlen(text), 16, "e%d", (int)(c >> 32 & 1023) - 680);
        if (isfinite(strtod(text, NULL))) {
            if (!json_to_double(parse(text), &value) ||
                bits_of(value) != bits_of(strtod(text, NULL)))
                ck_abort_msg("%s", text);
        }
        arena_reset(&arena);
    }
}
END_TEST

/* 2^53 + 1 lies in the middle between two doubles, so the last of many digits decides. */
START_TEST(far_digits_still_decide_the_rounding)
{
    char text[2000];
    double value = 0;

    memset(text, '0', sizeof(text));
    memcpy(text, "9007199254740993.", 17);
    text[1998] = '\0';
    ck_assert(json_to_double(parse(text), &value));
    ck_assert(value == 9007199254740992.0);
    text[1997] = '1';
    ck_assert(json_to_double(parse(text), &value));
    ck_assert(value == 9007199254740994.0);
    memset(text, '0', 1990);
    memcpy(text, "-0.", 3);
    memcpy(text + 1000, "25e999", 7);
    ck_assert(json_to_double(parse(text), &value));
    ck_assert(value == -25.0);
}
END_TEST

START_TEST(numbers_beyond_a_double_do_not_fit)
{
    double value = 47;

    ck_assert(!json_to_double(parse("1e309"), &value));
    ck_assert(!json_to_double(parse("-1.8e308"), &value));
    ck_assert(!json_to_double(parse("1e99999999999999999999999"), &value));
    ck_assert(!json_to_double(parse("\"1\""), &value));
    ck_assert(!json_to_double(NULL, &value));
    ck_assert(value == 47);
    ck_assert(json_to_double(parse("-1e-99999999999999999999999"), &value));
    ck_assert(bits_of(value) == bits_of(-0.0));
    ck_assert(json_to_double(parse("1.7976931348623157e308"), &value));
    ck_assert(value == DBL_MAX);
    ck_assert(json_to_double(parse("-0"), &value));
    ck_assert(bits_of(value) == bits_of(-0.0));
}
END_TEST

START_TEST(only_true_and_false_are_boolean)
{
    bool value = true;

    ck_assert(json_to_bool(parse("false"), &value) && !value);
    ck_assert(json_to_bool(parse("true"), &value) && value);
    ck_assert(!json_to_bool(parse("1"), &value) && !json_to_bool(parse("\"true\""), &value));
    ck_assert(!json_to_bool(parse("null"), &value) && !json_to_bool(NULL, &value));
}
END_TEST

static const char *written_double(double value)
{
    buf_reset(&out, 1000);
    json_out_init(&w, &out);
    json_double(&w, value);
    buf_append_byte(&out, '\0');
    return out.p;
}

static const char *written_float(float value)
{
    buf_reset(&out, 1000);
    json_out_init(&w, &out);
    json_float(&w, value);
    buf_append_byte(&out, '\0');
    return out.p;
}

/* The texts are those of ECMAScript's JSON.stringify(). */
static const struct {
    double value;
    const char *text;
} doubles[] = {
    {0, "0"},
    {-0.0, "0"},
    {1, "1"},
    {-1, "-1"},
    {100, "100"},
    {0.1, "0.1"},
    {-0.5, "-0.5"},
    {1.5, "1.5"},
    {0.1 + 0.2, "0.30000000000000004"},
    {1.0 / 3, "0.3333333333333333"},
    {123.456, "123.456"},
    {0.000001, "0.000001"},
    {0.0000012345, "0.0000012345"},
    {1e-7, "1e-7"},
    {1.5e-7, "1.5e-7"},
    {999999999999999, "999999999999999"},
    {9007199254740991, "9007199254740991"},
    {9007199254740992, "9007199254740992"},
    {123456789012345680, "123456789012345680"},
    {1e20, "100000000000000000000"},
    {123456789012345680000.0, "123456789012345680000"},
    {1e21, "1e+21"},
    {-1.25e22, "-1.25e+22"},
    {5e-324, "5e-324"},
    {2.2250738585072014e-308, "2.2250738585072014e-308"},
    {DBL_MAX, "1.7976931348623157e+308"},
    {0x1p-44, "5.684341886080802e-14"},
    {0x1p-24, "5.960464477539063e-8"},
    {9.5367431640625e-7, "9.5367431640625e-7"},
    {(double)0.1f, "0.10000000149011612"},
    {INFINITY, "null"},
    {-INFINITY, "null"},
    {NAN, "null"},
};

START_TEST(doubles_are_written_as_ecmascript_writes_them)
{
    ck_assert_str_eq(written_double(doubles[_i].value), doubles[_i].text);
}
END_TEST

static const struct {
    float value;
    const char *text;
} floats[] = {
    {0, "0"},
    {-0.0f, "0"},
    {1, "1"},
    {-3, "-3"},
    {0.1f, "0.1"},
    {-0.7f, "-0.7"},
    {3.14159265f, "3.1415927"},
    {1.0f / 3, "0.33333334"},
    {16777216, "16777216"},
    {0.0001f, "0.0001"},
    {1e-7f, "1e-7"},
    {1.1754944e-38f, "1.1754944e-38"},
    {1e-45f, "1e-45"},
    {FLT_MAX, "3.4028235e+38"},
    {INFINITY, "null"},
    {NAN, "null"},
};

START_TEST(floats_are_written_as_short_as_floats_can_be)
{
    ck_assert_str_eq(written_float(floats[_i].value), floats[_i].text);
}
END_TEST

static int count_digits(const char *text)
{
    int n = 0, n_zeros = 0;

    for (; *text && *text != 'e'; text++) {
        if (*text < '0' || *text > '9' || (*text == '0' && n == 0))
            continue;
        n_zeros = *text == '0' ? n_zeros + 1 : 0;
        n++;
    }
    return n - n_zeros;
}

static void check_double(double value)
{
    const char *text = written_double(value);
    double back = 0;
    char shorter[40];

    if (!json_to_double(parse(text), &back) || back != value || strtod(text, NULL) != value)
        ck_abort_msg("%a written as %s", value, text);
    if (count_digits(text) > 1) {
        snprintf(shorter, sizeof(shorter), "%.*e", count_digits(text) - 2, value);
        if (strtod(shorter, NULL) == value)
            ck_abort_msg("%s is longer than %s", text, shorter);
    }
    arena_reset(&arena);
}

START_TEST(any_double_reads_back_the_same_and_not_with_fewer_digits)
{
    uint64_t seed = 1;

    for (int i = 0; i < 8000; i++) {
        double value = double_of(next_random(&seed));

        if (isfinite(value) && value != 0)
            check_double(value);
        check_double((double)(int64_t)next_random(&seed) / 1e9 / (1 << i % 30));
        check_double(double_of((uint64_t)(i % 0x7FE + 1) << 52)); /* powers of two */
        check_double(double_of((uint64_t)i + 1));                 /* below the normal range */
    }
}
END_TEST

static void check_float(float value)
{
    const char *text = written_float(value);
    char shorter[40];

    parse(text);
    if (strtof(text, NULL) != value)
        ck_abort_msg("%a written as %s", (double)value, text);
    if (count_digits(text) > 1) {
        snprintf(shorter, sizeof(shorter), "%.*e", count_digits(text) - 2, (double)value);
        if (strtof(shorter, NULL) == value)
            ck_abort_msg("%s is longer than %s", text, shorter);
    }
    arena_reset(&arena);
}

START_TEST(any_float_reads_back_the_same_and_not_with_fewer_digits)
{
    uint64_t seed = 1;

    for (int i = 0; i < 15000; i++) {
        uint32_t bits = (uint32_t)next_random(&seed);
        float value;

        memcpy(&value, &bits, sizeof(value));
        if (isfinite(value) && value != 0)
            check_float(value);
        check_float((float)((double)(int32_t)next_random(&seed) / 1e6 + 1e-6));
        bits = (uint32_t)(i % 254 + 1) << 23;
        memcpy(&value, &bits, sizeof(value));
        check_float(value);
    }
}
END_TEST

/* The point of a process's locale must not get into what we read or write. */
START_TEST(locale_does_not_matter)
{
    static const char *const names[] = {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "fr_FR.utf8"};
    double value = 0;

    for (size_t i = 0; i < N_ELEMENTS(names) && *localeconv()->decimal_point == '.'; i++)
        setlocale(LC_ALL, names[i]);
    ck_assert_str_eq(written_double(0.30000000000000004), "0.30000000000000004");
    ck_assert_str_eq(written_double(1.5e300), "1.5e+300");
    ck_assert_str_eq(written_float(0.1f), "0.1");
    ck_assert(json_to_double(parse("1234567890.12345678901"), &value));
    ck_assert(value == 1234567890.12345678901);
    setlocale(LC_ALL, "C");
}
END_TEST

#define ADD_FOR_EACH(table, tcase, test) tcase_add_loop_test(tcase, test, 0, (int)N_ELEMENTS(table))

int main(void)
{
    Suite *suite = suite_create("json numbers");
    TCase *numbers = tcase_create("numbers");
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_checked_fixture(numbers, set_up, tear_down);
    tcase_set_timeout(numbers, 60);
    ADD_FOR_EACH(integers, numbers, only_exact_integers_are_integers);
    tcase_add_test(numbers, doubles_are_read_as_strtod_reads_them);
    tcase_add_test(numbers, far_digits_still_decide_the_rounding);
    tcase_add_test(numbers, numbers_beyond_a_double_do_not_fit);
    tcase_add_test(numbers, only_true_and_false_are_boolean);
    ADD_FOR_EACH(doubles, numbers, doubles_are_written_as_ecmascript_writes_them);
    ADD_FOR_EACH(floats, numbers, floats_are_written_as_short_as_floats_can_be);
    tcase_add_test(numbers, any_double_reads_back_the_same_and_not_with_fewer_digits);
    tcase_add_test(numbers, any_float_reads_back_the_same_and_not_with_fewer_digits);
    tcase_add_test(numbers, locale_does_not_matter);
    suite_add_tcase(suite, numbers);

    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
