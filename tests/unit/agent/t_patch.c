/* agent/patch: which methods and parameters are found in a patch's source. */
#include "base/limits.h"

#include "agent/hook/patch.h"

#include <check.h>
#include <stdio.h>

static struct arena arena;
static struct err err;
static struct patch patch;

static void start(void)
{
    arena_init(&arena, 64u << 20);
}

static void end(void)
{
    arena_done(&arena);
}

static bool parse(const char *source)
{
    err = (struct err){.kind = ERR_NONE};
    return patch_parse(&arena, slice_of(source), &patch, &err);
}

/* "bool Prefix(ref int a; T b) 3" for each method, one after the other. */
static const char *described(const char *source)
{
    static const char *const names[] = {"Prefix", "Postfix", "Finalizer"};
    static char text[4096];
    size_t at = 0;

    ck_assert_msg(parse(source), "%s: %s", source, err.message);
    text[0] = '\0';
    for (size_t k = 0; k < PATCH_METHODS; k++) {
        const struct patch_method *m = &patch.methods[k];

        if (!m->result.len)
            continue;
        at += (size_t)snprintf(text + at, sizeof(text) - at, "%.*s %s(", SLICE_ARG(m->result),
                               names[k]);
        for (size_t i = 0; i < m->n_params; i++) {
            const struct patch_param *p = &m->params[i];

            at += (size_t)snprintf(text + at, sizeof(text) - at, "%s%.*s%s%.*s %.*s", i ? "; " : "",
                                   SLICE_ARG(p->modifier), p->modifier.len ? " " : "",
                                   SLICE_ARG(p->type), SLICE_ARG(p->name));
        }
        at += (size_t)snprintf(text + at, sizeof(text) - at, ") %u.", m->line);
    }
    return text;
}

START_TEST(methods_are_found_with_their_parameters)
{
    static const char *const rows[][2] = {
        {"static void Prefix() {}", "void Prefix() 1."},
        {"static bool Prefix(ref int a, out string b) { b = null; return true; }\n\n"
         "static void Postfix(int a) {}",
         "bool Prefix(ref int a; out string b) 1.void Postfix(int a) 3."},
        {"public static System.Boolean Prefix(System.Collections.Generic.Dictionary<int, string[]> "
         "d, int[,] e, int? f = null) { return true; }",
         "System . Boolean Prefix(System . Collections . Generic . Dictionary < int , string [ ] > "
         "d; int [ , ] e; int ? f) 1."},
        {"static int[] Postfix(int[] __result) => __result;",
         "int [ ] Postfix(int [ ] __result) 1."},
        {"static List<int> Postfix(in int @class, [Attr(1, 2)] string b = \"a,b)\") { }",
         "List < int > Postfix(in int class; string b) 1."},
        {"static System.Exception Finalizer(System.Exception __exception) { return null; }",
         "System . Exception Finalizer(System . Exception __exception) 1."},
        {"static int n = Prefix(); static int F() => Prefix(1);\n"
         "static void Postfix() { Prefix(2); }",
         "void Postfix() 2."},
        {"/* static void Prefix(int a) {} */ static void Postfix(/* 1st */ int a // 2nd\n) {}",
         "void Postfix(int a) 1."},
        {"#if X\nusing A;\n#endif\nusing System;using B = C.D; static void Postfix() {}",
         "void Postfix() 4."},
        {"class Patch { class Inner { static void Prefix(int a) {} } static void Postfix() {} }",
         "void Postfix() 1."},
        {"public record R(int A);\nstatic class E { public static int F(this int a) => a; }\n"
         "[HarmonyPatch] static class P { static void Prefix(R r) {} }\nstruct S { }",
         "void Prefix(R r) 3."},
        {"class First { class Inner { static void Prefix() {} } } class G<T> { void Postfix() {} };"
         "class P { static void Postfix() {} } class Q { static void Postfix(int a) {} }",
         "void Postfix() 1."},
        {"string s = @\"\"\"{\"; string t = $\"{(\"}\" + 1)}\"; char c = '{';\n"
         "static void Prefix() {}",
         "void Prefix() 2."},
        {"delegate void D(int a);\nevent D e;\nint this[int i] { get { return i; } }\n"
         "static void Prefix(D d) {}",
         "void Prefix(D d) 4."},
    };

    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        ck_assert_str_eq(described(rows[i][0]), rows[i][1]);
}
END_TEST

START_TEST(the_text_is_cut_where_members_can_be_put)
{
    ck_assert(parse("using A;\n  using B; static void Prefix() {}\n"));
    ck_assert(slice_is(patch.usings, "using A;\n  using B;"));
    ck_assert(slice_is(patch.members, " static void Prefix() {}\n"));
    ck_assert(slice_is(patch.end, ""));
    ck_assert_uint_eq(patch.line, 2);
    ck_assert_uint_eq(patch.column, 11);
    ck_assert(parse("public static class P\n{ static void Prefix() {}\n} // end\n"));
    ck_assert(slice_is(patch.usings, ""));
    ck_assert(slice_is(patch.members, "public static class P\n{ static void Prefix() {}\n"));
    ck_assert(slice_is(patch.end, "} // end\n"));
    ck_assert(slice_is(patch.class_name, "P"));
    ck_assert_uint_eq(patch.line, 1);
    ck_assert_uint_eq(patch.column, 1);
    ck_assert(parse("record R;\nprivate class @event { static void Prefix() {} } enum E { A }"));
    ck_assert(
        slice_is(patch.members, "record R;\n        class @event { static void Prefix() {} "));
    ck_assert(slice_is(patch.end, "} enum E { A }"));
    ck_assert(slice_is(patch.class_name, "event"));
    ck_assert(parse("class A { } static void Prefix() {}"));
    ck_assert(slice_is(patch.class_name, ""));
}
END_TEST

START_TEST(what_is_of_harmony_is_blanked_and_lines_stay)
{
    ck_assert(parse("using HarmonyLib;\n[HarmonyPatch(typeof(X),\n \"m\")] class P {\n"
                    "[Obsolete] [HarmonyPrefix] static void Prefix() {} }"));
    ck_assert(slice_is(patch.usings, "                 "));
    ck_assert(slice_is(patch.members, "\n                        \n       class P {\n"
                                      "[Obsolete]                 static void Prefix() {} "));
    ck_assert_str_eq(described("[HarmonyPatch] static bool Prefix() { return true; }"),
                     "bool Prefix() 1.");
}
END_TEST

START_TEST(source_without_a_method_is_refused)
{
    static const char *const sources[] = {
        "",
        " \n",
        "rubbish",
        "static void Other() {}",
        "Prefix();",
        "int x = Prefix(1);",
        "namespace N { class P { static void Prefix() {} } }",
        "static Prefix() {}",
        "class P<T> { static void Prefix() {} }",
        "using",
        "using A",
        "[",
        "class",
        "static void",
    };

    for (size_t i = 0; i < N_ELEMENTS(sources); i++) {
        ck_assert_msg(!parse(sources[i]), "%s", sources[i]);
        ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    }
}
END_TEST

START_TEST(brackets_that_do_not_close_are_told_with_their_place)
{
    ck_assert(!parse("static void Prefix() {\n  if (true) {\n}"));
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    ck_assert_str_eq(err.message, "Compilation errors:\n(3,2): error CS1513: } expected");
    ck_assert(!parse("static void Prefix() {}\n  }"));
    ck_assert_str_eq(err.message,
                     "Compilation errors:\n(2,3): error CS1525: Unexpected symbol `}'");
}
END_TEST

START_TEST(too_much_is_refused)
{
    char *source = mem_zalloc(LIMIT_CODE + 2);
    size_t at = 0;

    ck_assert(source != NULL);
    memset(source, '[', LIMIT_CODE);
    ck_assert(!parse(source));
    memset(source, ' ', LIMIT_CODE + 1);
    ck_assert(!parse(source));
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    at += (size_t)snprintf(source, 1000, "static void Prefix(int a0");
    for (int i = 1; i <= LIMIT_PATCH_PARAMS; i++)
        at += (size_t)snprintf(source + at, 100, ", int a%d", i);
    snprintf(source + at, 100, ") {}");
    ck_assert(!parse(source));
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    mem_free(source);
}
END_TEST

START_TEST(no_memory_is_told)
{
    struct arena small;

    for (size_t max = 0; max < 400; max += 8) {
        arena_init(&small, max);
        err = (struct err){.kind = ERR_NONE};
        if (!patch_parse(&small, SLICE("static void Prefix(ref int a) {}"), &patch, &err))
            ck_assert_int_eq(err.kind, ERR_INTERNAL);
        arena_done(&small);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("patch");
    TCase *tc = tcase_create("patch");
    SRunner *sr;
    int n_failed;

    tcase_add_checked_fixture(tc, start, end);
    tcase_add_test(tc, methods_are_found_with_their_parameters);
    tcase_add_test(tc, the_text_is_cut_where_members_can_be_put);
    tcase_add_test(tc, what_is_of_harmony_is_blanked_and_lines_stay);
    tcase_add_test(tc, source_without_a_method_is_refused);
    tcase_add_test(tc, brackets_that_do_not_close_are_told_with_their_place);
    tcase_add_test(tc, too_much_is_refused);
    tcase_add_test(tc, no_memory_is_told);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed == 0 ? 0 : 1;
}
