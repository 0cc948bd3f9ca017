/* agent/hook on a real runtime: what patches do to methods, what is refused, and threads that call
 * meanwhile. */
#include "runtime_rig.h"
#include "service_rig.h"

#include "agent/eval/eval.h"
#include "agent/hook/hook.h"
#include "agent/reflect/overload.h"
#include "agent/reflect/reflect.h"

static struct arena arena;
static struct err err;

static void start(void)
{
    start_runtime(".", "Hooked.dll");
    arena_init(&arena, 64u << 20);
    use_service();
}

static struct clr_method *method(const char *class, const char *name)
{
    struct clr_method *m;
    void *cursor = NULL;

    while ((m = clr.class_get_methods(class_named(class), &cursor))) {
        if (overload_is_called(m, slice_of(name)))
            return m;
    }
    ck_abort_msg("no method %s.%s", class, name);
}

/* The signature, in the arena. */
static struct slice signature(const char *class, const char *name)
{
    struct slice copy;
    struct buf text;

    buf_init(&text, 4096);
    overload_signature(&text, method(class, name));
    copy = arena_copy(&arena, buf_slice(&text));
    buf_done(&text);
    return copy;
}

/* These three are in a region, as tools are: where threads make garbage all the time, a collection
 * may come whenever memory is asked for. */

/* A static method without parameters that gives a text. */
static const char *ask(const char *class, const char *name)
{
    struct clr_object *result = NULL;
    struct clr_region region;
    const char *text;

    clr_begin(&region);
    ck_assert_msg(clr_call(method(class, name), NULL, NULL, &result, &err), "%s: %s", name,
                  err.message);
    text = result ? clr_string_copy(&arena, (struct clr_string *)result).p : "";
    clr_end(&region);
    return text;
}

#define ask_player(name) ask("Game.Player", name)

static void add(const char *class, const char *name)
{
    struct clr_region region;

    clr_begin(&region);
    ck_assert_msg(hook_add(&arena, method(class, name), &err), "%s: %s", name, err.message);
    clr_end(&region);
}

static bool set(const char *class, const char *name, const char *source)
{
    struct clr_region region;
    bool ok;

    err = (struct err){.kind = ERR_NONE};
    clr_begin(&region);
    ok = hook_set_source(&arena, signature(class, name), slice_of(source), &err);
    clr_end(&region);
    return ok;
}

/* A method of Game.Player, hooked with this patch. */
static void patch(const char *name, const char *source)
{
    add("Game.Player", name);
    ck_assert_msg(set("Game.Player", name, source), "%s: %s", name, err.message);
}

static void check_refused(const char *class, const char *name, const char *reason)
{
    err = (struct err){.kind = ERR_NONE};
    ck_assert_msg(!hook_add(&arena, method(class, name), &err), "%s was hooked", name);
    ck_assert_msg(strstr(err.message, reason) != NULL, "%s: %s", name, err.message);
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    ck_assert_ptr_null(hook_first());
}

/* --- Patches. --- */

START_TEST(a_new_hook_logs_calls_and_changes_nothing)
{
    add("Game.Player", "Damage");
    ck_assert_str_eq(ask_player("AskDamage"), "95");
    ck_assert_str_eq(ask("UnityEngine.Debug", "Taken"),
                     "[hook] System.Int32 Game.Player::Damage(System.Int32)");
    ck_assert(hook_first()->is_enabled);
    ck_assert(slice_contains(hook_first()->source, SLICE("static void Postfix()")));
}
END_TEST

START_TEST(logging_that_is_itself_logged_does_not_go_round_in_circles)
{
    add("UnityEngine.Debug", "Log");
    ck_assert_str_eq(ask_player("AskLog"), "logged");
    ck_assert_str_eq(ask("UnityEngine.Debug", "Taken"),
                     "hello|[hook] System.Void UnityEngine.Debug::Log(System.Object)");
}
END_TEST

START_TEST(a_prefix_changes_arguments_and_a_postfix_the_result)
{
    patch("Damage", "static void Prefix(Game.Player __instance, ref int amount) {\n"
                    "    __instance.health = 50; amount *= 2;\n}\n"
                    "static void Postfix(ref int __result, int __0) { __result = __result * 100 + "
                    "__0; }");
    ck_assert_str_eq(ask_player("AskDamage"), "4010");
}
END_TEST

START_TEST(a_prefix_that_returns_false_replaces_the_method)
{
    patch("Throws", "static bool Prefix(int x, ref int __result) { __result = -x; return x < 3; }\n"
                    "static void Postfix(bool __runOriginal, ref int __result)\n"
                    "{ if (!__runOriginal) __result--; }");
    ck_assert_str_eq(ask_player("AskThrows"), "2");
    ck_assert_str_eq(ask_player("AskThrown"), "-10");
}
END_TEST

START_TEST(state_goes_from_prefix_to_postfix)
{
    patch("Add", "using System.Text;\n"
                 "static void Prefix(out StringBuilder __state, int a)\n"
                 "{ __state = new StringBuilder(); __state.Append(a); }\n"
                 "static void Postfix(StringBuilder __state, ref int __result)\n"
                 "{ __result += int.Parse(__state.ToString()); }");
    ck_assert_str_eq(ask_player("AskAdd"), "43");
}
END_TEST

START_TEST(a_postfix_may_return_the_result)
{
    patch("Add", "static int Postfix(int __result) { return -__result; }");
    ck_assert_str_eq(ask_player("AskAdd"), "-23");
}
END_TEST

START_TEST(structs_and_many_arguments_arrive_as_they_are)
{
    patch("Where", "static void Postfix(ref Game.Place __result, float __0) { __result.x += 10 * "
                   "__0; }");
    ck_assert_str_eq(ask_player("AskWhere"), "11,2,3");
    patch("Six", "static void Prefix(ref long b, ref int f) { b += 1000; f = 10; }\n"
                 "static void Postfix(ref long __result, int f, string e)\n"
                 "{ __result += f + e.Length; }");
    ck_assert_str_eq(ask_player("AskSix"), "1040 11");
    patch("Join", "static void Prefix(System.Collections.Generic.List<string> words, int? n)\n"
                  "{ words.Add(\"c\" + n); }");
    ck_assert_str_eq(ask_player("AskJoin"), "a-b-c404");
}
END_TEST

START_TEST(out_parameters_are_passed)
{
    patch("TryGet", "static void Postfix(string key, ref int value, ref bool __result)\n"
                    "{ value += 100; __result = key == \"abc\"; }");
    ck_assert_str_eq(ask_player("AskTry"), "True 103");
    ck_assert(set("Game.Player", "TryGet",
                  "static bool Prefix(out int value) { value = 1; return false; }"));
    ck_assert_str_eq(ask_player("AskTry"), "False 1");
}
END_TEST

START_TEST(static_methods_of_structs_and_virtual_methods_are_hooked)
{
    patch("Nothing", "static void Postfix() {}");
    ck_assert_str_eq(ask_player("AskNothing"), "done");
    add("Game.Place", "Origin");
    add("Game.Square", "Sides");
    ck_assert(set("Game.Square", "Sides", "static void Postfix(ref int __result) { __result++; }"));
    ck_assert_str_eq(ask_player("AskTwice"), "10");
}
END_TEST

START_TEST(small_methods_are_hooked_where_they_are_called)
{
    ck_assert_str_eq(ask_player("AskTiny"), "7");
    patch("Tiny", "static void Postfix(ref int __result) { __result = 100; }");
    ck_assert_str_eq(ask_player("AskTiny"), "100");
}
END_TEST

START_TEST(classes_that_are_not_public_are_objects_to_a_patch)
{
    patch("OfHidden", "static void Prefix(object h, ref int n) { n = h.GetType().Name.Length; }");
    ck_assert_str_eq(ask_player("AskHidden"), "9");
}
END_TEST

START_TEST(the_class_library_is_hooked)
{
    const char *concat = "System.String System.String::Concat(System.String,System.String)";

    add("System.String", concat);
    ck_assert(set("System.String", concat,
                  "static void Postfix(ref string __result) { __result = __result.ToUpper(); }"));
    ck_assert_str_eq(ask_player("AskConcat"), "CONCAT");
    ck_assert(hook_remove(slice_of(concat), &err));
    ck_assert_str_eq(ask_player("AskConcat"), "concat");
}
END_TEST

START_TEST(a_method_that_calls_itself_is_patched_each_time)
{
    patch("Recurse", "static void Postfix(ref int __result) { __result += 10; }");
    ck_assert_str_eq(ask_player("AskRecurse"), "43");
}
END_TEST

/* --- Exceptions. --- */

START_TEST(exceptions_pass_through_hooks)
{
    patch("Throws", "static void Prefix() {} static void Postfix() {}");
    ck_assert_str_eq(ask_player("AskThrown"), "too much in Throws");
    ck_assert_str_eq(ask_player("AskThrows"), "2");
}
END_TEST

START_TEST(null_arguments_throw_as_before)
{
    err = (struct err){.kind = ERR_NONE};
    if (!hook_add(&arena, method("Game.Player", "Length"), &err))
        ck_assert_msg(err.kind == ERR_ARGUMENT, "%s", err.message);
    ck_assert_str_eq(ask_player("AskLength"), "no text");
}
END_TEST

START_TEST(a_finalizer_sees_exceptions_and_may_swallow_them)
{
    patch("Throws", "static System.Exception Finalizer(System.Exception __exception, ref int "
                    "__result)\n{ __result += __exception == null ? 1 : 50; return null; }");
    ck_assert_str_eq(ask_player("AskThrows"), "3");
    ck_assert_str_eq(ask_player("AskThrown"), "50");
    ck_assert(
        set("Game.Player", "Throws", "static void Finalizer(System.Exception __exception) {}"));
    ck_assert_str_eq(ask_player("AskThrown"), "too much in Throws");
    ck_assert(
        set("Game.Player", "Throws",
            "static System.Exception Finalizer(System.Exception __exception)\n"
            "{ return __exception == null ? null : new System.ArgumentException(\"other\"); }"));
    ck_assert_str_eq(ask_player("AskThrown"), "other lost");
}
END_TEST

/* --- Forms of source. --- */

START_TEST(a_class_with_attributes_of_harmony_is_taken)
{
    patch("Add", "using System;\nusing HarmonyLib;\n\n"
                 "[HarmonyPatch(typeof(Game.Player), \"Add\")]\n"
                 "public class MyPatch : IDisposable\n{\n    static int n = 1;\n"
                 "    public void Dispose() { }\n"
                 "    [HarmonyPostfix]\n    private static void Postfix(ref int __result)\n"
                 "    { __result += 100 * MyPatch.n++; }\n}\n");
    ck_assert_str_eq(ask_player("AskAdd"), "123");
    ck_assert_str_eq(ask_player("AskAdd"), "223");
}
END_TEST

START_TEST(other_members_stand_beside_the_methods)
{
    patch("Add", "class Helper { public static int F() { return Prefixes.N; } }\n"
                 "static class Prefixes { public const int N = 1000; }\n"
                 "// static void Prefix(int nosuch) {}\n"
                 "static string s = \"static void Prefix(int nosuch) {\";\n"
                 "static void Postfix(ref int __result) => __result += Helper.F();\n");
    ck_assert_str_eq(ask_player("AskAdd"), "1023");
}
END_TEST

struct bad {
    const char *source;
    enum err_kind kind;
    const char *message;
};

START_TEST(bad_source_is_refused_and_the_old_patch_stays)
{
    static const struct bad bads[] = {
        {"static void Foo() {}", ERR_ARGUMENT, "no static method Prefix, Postfix or Finalizer"},
        {"", ERR_ARGUMENT, "no static method"},
        {"static void Postfix(int nosuch) {}", ERR_ARGUMENT, "'nosuch' is not one of the method's"},
        {"static void Postfix(int __2) {}", ERR_ARGUMENT, "'__2' is not one"},
        {"static void Postfix(object __instance) {}", ERR_ARGUMENT, "'__instance' is not one"},
        {"static int Prefix() { return 1; }", ERR_ARGUMENT, "Prefix returns int"},
        {"static void Prefix() {} static void Prefix(int a) {}", ERR_ARGUMENT, "more than one"},
        {"static object Transpiler(object o) { return o; }", ERR_ARGUMENT, "Transpiler"},
        {"static void Prefix(int) {}", ERR_ARGUMENT, "Line 1: a parameter"},
        {"static void Postfix() {\n  int x = ;\n}", ERR_ARGUMENT,
         "Compilation errors:\n(2,11): error CS1525"},
        {"using System;\n\nstatic void Postfix() {\n  Foo(); }", ERR_ARGUMENT,
         "Compilation errors:\n(4,3): error CS0103"},
        {"using System; static void Postfix() { Foo(); }", ERR_ARGUMENT, "(1,39): error CS0103"},
        {"class P {\n  static void Postfix() { Foo(); }\n}", ERR_ARGUMENT, "(2,27): error CS0103"},
        {"\n\nstatic void Postfix(string a) {}", ERR_ARGUMENT, "Compilation errors:\n(3,"},
        {"static void Postfix() {", ERR_ARGUMENT, "Compilation errors:\n(1,24): error CS1513"},
        {"static void Postfix() {} }", ERR_ARGUMENT, "Compilation errors:\n(1,26): error CS1525"},
        {"using Nope.Nope;\nstatic void Postfix() {}", ERR_ARGUMENT, "Compilation errors:\n(1,"},
    };

    patch("Add", "static void Postfix(ref int __result) { __result = 1; }");
    for (size_t i = 0; i < N_ELEMENTS(bads); i++) {
        ck_assert_msg(!set("Game.Player", "Add", bads[i].source), "%s", bads[i].source);
        ck_assert_msg(strstr(err.message, bads[i].message) != NULL, "%s: %s", bads[i].source,
                      err.message);
        ck_assert_int_eq(err.kind, bads[i].kind);
        ck_assert_str_eq(ask_player("AskAdd"), "1");
    }
    ck_assert(slice_contains(hook_first()->source, SLICE("__result = 1;")));
    ck_assert(set("Game.Player", "Add", "static void Postfix(ref int __result) { __result = 2; }"));
    ck_assert_str_eq(ask_player("AskAdd"), "2");
}
END_TEST

START_TEST(source_that_is_too_long_is_refused)
{
    char *source = mem_zalloc(300001);

    ck_assert(source != NULL);
    memset(source, ' ', 300000);
    add("Game.Player", "Add");
    ck_assert(!set("Game.Player", "Add", source));
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    mem_free(source);
}
END_TEST

/* --- The list. --- */

START_TEST(hooks_are_switched_off_and_on)
{
    const struct slice of = signature("Game.Player", "Add");

    patch("Add", "static void Postfix(ref int __result) { __result = 1; }");
    ck_assert(hook_set_enabled(of, false, &err));
    ck_assert_str_eq(ask_player("AskAdd"), "23");
    ck_assert(!hook_first()->is_enabled);
    ck_assert(set("Game.Player", "Add", "static void Postfix(ref int __result) { __result = 2; }"));
    ck_assert_str_eq(ask_player("AskAdd"), "23");
    ck_assert(hook_set_enabled(of, true, &err));
    ck_assert_str_eq(ask_player("AskAdd"), "2");
}
END_TEST

START_TEST(a_removed_hook_can_be_made_again)
{
    for (int i = 0; i < 3; i++) {
        patch("Add", "static void Postfix(ref int __result) { __result = 1; }");
        ck_assert_str_eq(ask_player("AskAdd"), "1");
        ck_assert(hook_remove(signature("Game.Player", "Add"), &err));
        ck_assert_ptr_null(hook_first());
        ck_assert_str_eq(ask_player("AskAdd"), "23");
    }
}
END_TEST

START_TEST(hooks_are_listed_in_order_and_found_by_signature)
{
    const struct hook *h;

    add("Game.Player", "Add");
    add("Game.Player", "Damage");
    add("Game.Player", "Tiny");
    ck_assert(hook_remove(signature("Game.Player", "Damage"), &err));
    h = hook_first();
    ck_assert(slice_is(h->signature, "System.Int32 Game.Player::Add(System.Int32,System.Int32)"));
    ck_assert(slice_is(h->next->signature, "System.Int32 Game.Player::Tiny()"));
    ck_assert_ptr_null(h->next->next);
    h = hook_find(SLICE("System.Int32 Game.Player::Add(System.Int32, System.Int32)"), &err);
    ck_assert_ptr_eq(h, hook_first());
}
END_TEST

START_TEST(a_hook_that_is_not_there_is_not_found)
{
    const struct slice none = SLICE("System.Int32 Game.Player::Add()");

    ck_assert_ptr_null(hook_find(none, &err));
    ck_assert_str_eq(err.message, "Hook not found");
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    ck_assert(!hook_remove(none, &err));
    ck_assert(!hook_set_enabled(none, true, &err));
    ck_assert(!hook_set_source(&arena, none, SLICE("x"), &err));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
}
END_TEST

START_TEST(a_method_is_hooked_once)
{
    add("Game.Player", "Add");
    ck_assert(!hook_add(&arena, method("Game.Player", "Add"), &err));
    ck_assert_str_eq(err.message, "Method is already hooked");
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
}
END_TEST

START_TEST(forgotten_hooks_leave_methods_as_they_were)
{
    patch("Add", "static void Postfix(ref int __result) { __result = 1; }");
    add("Game.Player", "Tiny");
    hook_forget();
    ck_assert_ptr_null(hook_first());
    ck_assert_str_eq(ask_player("AskAdd"), "23");
    hook_forget();
}
END_TEST

START_TEST(what_has_no_code_of_its_own_cannot_be_hooked)
{
    check_refused("Game.Shape", "Sides", "it is abstract");
    check_refused("Game.Player", "Same", "it is generic");
    check_refused("System.Collections.Generic.List`1", "Add", "it is generic");
    check_refused("Game.Place", "Sum", "it is a method of a struct");
    check_refused("Game.Player", "OfSecret", "cannot name its type Game.Secret");
    check_refused("Game.Player", "OfPointer", "cannot name its type");
    ck_assert_str_eq(ask_player("AskAdd"), "23");
}
END_TEST

START_TEST(methods_that_begin_with_a_loop_are_refused_or_right)
{
    err = (struct err){.kind = ERR_NONE};
    if (!hook_add(&arena, method("Game.Player", "Loop"), &err))
        ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    ck_assert_str_eq(ask_player("AskLoop"), "55");
}
END_TEST

START_TEST(no_memory_at_any_place_leaves_everything_as_it_was)
{
    const struct slice of = signature("Game.Player", "Add");
    struct clr_method *damage = method("Game.Player", "Damage");
    bool is_added = false;

    patch("Add", "static void Postfix(ref int __result) { __result = 1; }");
    for (size_t n = 1; !is_added; n++) {
        mem_fail_after(n);
        if (hook_set_source(&arena, of, SLICE("static void Postfix() {}"), &err))
            is_added = hook_add(&arena, damage, &err);
        mem_fail_after(0);
        ck_assert_str_eq(ask_player("AskAdd"), hook_first()->source.len > 30 ? "1" : "23");
    }
    ck_assert_str_eq(ask_player("AskDamage"), "95");
    ck_assert(slice_contains(hook_first()->next->signature, SLICE("Damage")));
}
END_TEST

/* --- Threads that call meanwhile. --- */

#define DOUBLE "static void Postfix(ref int __result) { __result *= 2; }"

START_TEST(hooks_are_switched_while_threads_call)
{
    const struct slice of = signature("Game.Load", "Target");

    ask("Game.Load", "Start");
    add("Game.Load", "Target");
    ck_assert(set("Game.Load", "Target", DOUBLE));
    for (int i = 0; i < 20000; i++)
        ck_assert(hook_set_enabled(of, i % 2, &err));
    ck_assert_str_eq(ask("Game.Load", "AskTarget"), "10");
    ck_assert_str_eq(ask("Game.Load", "Stop"), "0 wrong");
}
END_TEST

/* Fresh code each time: the methods are hooked in a runtime that has just been started. */
START_TEST(methods_are_hooked_while_threads_call)
{
    char name[3] = "T0";

    ask("Game.Load", "Start");
    for (int i = 0; i < 10; i++) {
        name[1] = (char)('0' + i);
        add("Game.Load", name);
        ck_assert_msg(set("Game.Load", name, DOUBLE), "%s", err.message);
    }
    ck_assert_str_eq(ask("Game.Load", "Stop"), "0 wrong");
}
END_TEST

START_TEST(patches_are_changed_while_threads_call)
{
    ask("Game.Load", "Start");
    add("Game.Load", "Target");
    for (int i = 0; i < 20; i++) {
        ck_assert_msg(set("Game.Load", "Target", i % 2 ? DOUBLE : "static void Prefix() {}"), "%s",
                      err.message);
        if (clr.gc_collect)
            clr.gc_collect(0);
    }
    ck_assert_str_eq(ask("Game.Load", "Stop"), "0 wrong");
}
END_TEST

/* --- Without. --- */

START_TEST(il2cpp_has_no_hooks)
{
    err = (struct err){.kind = ERR_NONE};
    ck_assert(!hook_add(&arena, method("Game.Player", "Add"), &err));
    ck_assert_int_eq(err.kind, ERR_NOT_READY);
    ck_assert(strstr(err.message, "compiled ahead of time") != NULL);
}
END_TEST

static void add_patches(Suite *s)
{
    TCase *tc = add_case(s, "patches", start);

    tcase_add_test(tc, a_new_hook_logs_calls_and_changes_nothing);
    tcase_add_test(tc, logging_that_is_itself_logged_does_not_go_round_in_circles);
    tcase_add_test(tc, a_prefix_changes_arguments_and_a_postfix_the_result);
    tcase_add_test(tc, a_prefix_that_returns_false_replaces_the_method);
    tcase_add_test(tc, state_goes_from_prefix_to_postfix);
    tcase_add_test(tc, a_postfix_may_return_the_result);
    tcase_add_test(tc, structs_and_many_arguments_arrive_as_they_are);
    tcase_add_test(tc, out_parameters_are_passed);
    tcase_add_test(tc, static_methods_of_structs_and_virtual_methods_are_hooked);
    tcase_add_test(tc, small_methods_are_hooked_where_they_are_called);
    tcase_add_test(tc, classes_that_are_not_public_are_objects_to_a_patch);
    tcase_add_test(tc, the_class_library_is_hooked);
    tcase_add_test(tc, a_method_that_calls_itself_is_patched_each_time);
    tcase_add_test(tc, exceptions_pass_through_hooks);
    tcase_add_test(tc, null_arguments_throw_as_before);
    tcase_add_test(tc, a_finalizer_sees_exceptions_and_may_swallow_them);
    tcase_add_test(tc, a_class_with_attributes_of_harmony_is_taken);
    tcase_add_test(tc, other_members_stand_beside_the_methods);
    tcase_add_test(tc, bad_source_is_refused_and_the_old_patch_stays);
    tcase_add_test(tc, source_that_is_too_long_is_refused);
}

static void add_list(Suite *s)
{
    TCase *tc = add_case(s, "list", start);

    tcase_add_test(tc, hooks_are_switched_off_and_on);
    tcase_add_test(tc, a_removed_hook_can_be_made_again);
    tcase_add_test(tc, hooks_are_listed_in_order_and_found_by_signature);
    tcase_add_test(tc, a_hook_that_is_not_there_is_not_found);
    tcase_add_test(tc, a_method_is_hooked_once);
    tcase_add_test(tc, forgotten_hooks_leave_methods_as_they_were);
    tcase_add_test(tc, what_has_no_code_of_its_own_cannot_be_hooked);
    tcase_add_test(tc, methods_that_begin_with_a_loop_are_refused_or_right);
    tcase_add_test(tc, no_memory_at_any_place_leaves_everything_as_it_was);
}

static void add_tests(Suite *s)
{
    TCase *tc = add_case(s, "threads", start);

    if (is_il2cpp) {
        tcase_add_test(tc, il2cpp_has_no_hooks);
        return;
    }
    add_patches(s);
    add_list(s);
    tcase_add_test(tc, hooks_are_switched_while_threads_call);
    tcase_add_loop_test(tc, methods_are_hooked_while_threads_call, 0, 5);
    tcase_add_test(tc, patches_are_changed_while_threads_call);
}

int main(int argc, char **argv)
{
    return run_suite(start_service(argc, argv), argv, add_tests);
}
