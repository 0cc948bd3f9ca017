/* agent/overload: which method a name and JSON arguments mean, and what comes of calling it. */
#include "values_rig.h"

#include "agent/reflect/overload.h"

/* The result as text; NULL: err says why not. */
static const char *call(struct clr_object *o, const char *name, const char *args)
{
    struct clr_object *result = NULL;
    struct clr_method *m = NULL;

    err = (struct err){.kind = ERR_NONE};
    if (!overload_choose(clr.object_get_class(o), true, slice_of(name), parse(args), &m, &err)) {
        ck_assert_ptr_null(m);
        return NULL;
    }
    if (!overload_call(m, o, parse(args), &result, &err)) {
        ck_assert_ptr_null(result);
        return NULL;
    }
    return text_of(result, 99);
}

struct row {
    const char *name, *args, *result;
};

static void check_rows(struct clr_object *o, const struct row *rows, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const struct row *r = &rows[i];
        const char *result = call(o, r->name, r->args);

        ck_assert_msg(result && strcmp(result, r->result) == 0, "%s%s: %s %s", r->name, r->args,
                      result ? result : "", result ? "" : err.message);
    }
}

START_TEST(the_nearest_overload_is_called)
{
    static const struct row rows[] = {
        {"F", "[1]", "int"},
        {"F", "[1.5]", "float"},
        {"F", "[3000000000]", "float"},
        {"F", "[\"x\"]", "string"},
        {"F", "[true]", "bool"},
        {"F", "[{\"x\":1}]", "Vector3"},
        {"F", "[[1,2,3]]", "int[]"},
        {"F", "[[1,2.5,3]]", "Vector3"},
        {"F", "[1,2]", "int,int"},
        {"F", "[1,2.5]", "int,float"},
        {"Narrow", "[5]", "long"},
        {"Wide", "[0.5]", "double"},
        {"Wide", "[1]", "float"},
        {"Named", "[\"One\"]", "string"},
        {"Named", "[1]", "Small"},
        {"Named", "[true]", "object"},
        {"Same", "[[1,2],\"x\"]", "a"},
        {"Same", "[\"x\",[1,2]]", "b"},
        {"Take", "[\"x\"]", "string"},
        {"Nothing", "[]", "null"},
        {"Count", "[[1,2]]", "2"},
        {"Hello", "[\"you\"]", "Hello you"},
        {"Mirror", "[[1,2,3]]", "(1.00, 2.00, 3.00)"},
        {"Try", "[\"key\",null]", "True"},
        {"Bump", "[5]", "6"},
        {"Bump", "[null]", "1"},
        {"BumpText", "[\"ab\"]", "3"},
        {"BumpPlace", "[[1,2,3]]", "2"},
        {"Who", "[]", "Calls"},
        {"ToString", "[]", "Values.Calls"},
    };

    check_rows(make("Calls"), rows, N_ELEMENTS(rows));
}
END_TEST

START_TEST(nullables_are_passed)
{
    static const struct row rows[] = {
        {"Maybe", "[4]", "4"},
        {"Maybe", "[null]", "none"},
        {"Maybe2", "[[1,2,3]]", "2"},
        {"Maybe2", "[null]", "none"},
        {"BumpMaybe", "[3]", "4"},
        {"BumpMaybe", "[null]", "7"},
        {"OutPart", "[null,null]", "out"},
    };

    /* The stand-in for IL2CPP is Mono beneath, which takes Nullable arguments as Mono does. */
    if (!is_il2cpp)
        check_rows(make("Calls"), rows, N_ELEMENTS(rows));
}
END_TEST

START_TEST(objects_choose_by_their_class)
{
    struct clr_object *o = make("Calls");
    char args[64];

    snprintf(args, sizeof(args), "[\"obj:%lld\"]",
             (long long)reflect_instance_id(make_with("Part", "Camera")));
    ck_assert_str_eq(call(o, "F", args), "Component");
    snprintf(args, sizeof(args), "[\"obj:%lld\"]",
             (long long)reflect_instance_id(make_with("Part", "Transform")));
    ck_assert_str_eq(call(o, "F", args), "Transform");
    ck_assert_str_eq(call(o, "F", "[\"obj:1\"]"), "string"); /* there is no such object */
}
END_TEST

START_TEST(derived_methods_hide_and_override)
{
    static const struct row rows[] = {
        {"Who", "[]", "MoreCalls"},
        {"Nothing", "[]", "something"},
        {"F", "[1]", "int"},
        {"F", "[1.5]", "double"},
        {"System.String Values.Calls::Who()", "[]", "MoreCalls"},
    };

    check_rows(make("MoreCalls"), rows, N_ELEMENTS(rows));
}
END_TEST

START_TEST(signatures_choose_exactly)
{
    static const struct row rows[] = {
        {"F(System.Single)", "[1]", "float"},
        {"System.String Values.Calls::F(System.Single)", "[1]", "float"},
        {"F(System.Int32,System.Single)", "[1,2]", "int,float"},
        {"F(System.Int32, System.Single)", "[1,2]", "int,float"},
        {"Tie(Values.Node,System.String)", "[null,null]", "Node,string"},
        {"Try(System.String,System.Int32&)", "[\"k\",null]", "True"},
        {"F(System.Int32[])", "[null]", "int[]"},
    };

    check_rows(make("Calls"), rows, N_ELEMENTS(rows));
    ck_assert_ptr_null(call(make("Calls"), "F(System.Single", "[1]"));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    ck_assert_ptr_null(call(make("Calls"), "F(System.Single)x", "[1]"));
    ck_assert_ptr_null(call(make("Calls"), "F()", "[1]"));
}
END_TEST

START_TEST(signatures_are_written_as_hooks_have_them)
{
    struct clr_class *k = class_named("Values.Calls");

    buf_reset(&out, 1 << 20);
    overload_signature(&out, clr_method(k, "Try", 2, NULL));
    ck_assert_str_eq(out_text(), "System.Boolean Values.Calls::Try(System.String,System.Int32&)");
    buf_reset(&out, 1 << 20);
    overload_signature(&out, clr_method(k, "Nothing", 0, NULL));
    ck_assert_str_eq(out_text(), "System.Void Values.Calls::Nothing()");
    buf_reset(&out, 1 << 20);
    overload_signature(&out, clr_method(k, "Count", 1, NULL));
    ck_assert_str_eq(out_text(), "System.String Values.Calls::Count("
                                 "System.Collections.Generic.List`1[System.Int32])");
}
END_TEST

START_TEST(what_is_ambiguous_is_an_error)
{
    static const struct row rows[] = {
        {"Tie", "[null,null]", "System.String Values.Calls::Tie(Values.Node,System.String)"},
        {"Two", "[0]", "System.String Values.Calls::Two(Values.Small)"},
        {"F", "[null]", "System.String Values.Calls::F(System.String)"},
    };
    struct clr_object *o = make("Calls");

    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        char text[256];

        ck_assert_ptr_null(call(o, rows[i].name, rows[i].args));
        ck_assert_int_eq(err.kind, ERR_ARGUMENT);
        snprintf(text, sizeof(text), "Multiple overloads found for 'Calls.%s'.", rows[i].name);
        ck_assert_str_eq(err.message, text);
        snprintf(text, sizeof(text), "pass the full signature in method (example: %s)",
                 rows[i].result);
        ck_assert_str_eq(err.hint, text);
    }
    ck_assert_str_eq(call(o, "Two", "[\"Low\"]"), "Signed");
}
END_TEST

START_TEST(what_does_not_fit_says_why)
{
    struct clr_object *o = make("Calls");

    ck_assert_ptr_null(call(o, "Absent", "[]"));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    ck_assert_str_eq(err.message, "Method overload not found");
    ck_assert_ptr_null(call(o, "Mirror", "[1,2]"));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    ck_assert_str_eq(err.hint, "there is Mirror(UnityEngine.Vector3)");
    ck_assert_ptr_null(call(o, "Mirror", "[{\"w\":1}]"));
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    ck_assert_str_eq(err.message, "Vector3 has no field 'w'");
    ck_assert_ptr_null(call(o, "F", "[{\"w\":1}]"));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    ck_assert_ptr_null(call(o, "F", "{}"));
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    ck_assert_ptr_null(call(o, "F", "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]"));
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    ck_assert_ptr_null(call(o, ".ctor", "[]"));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    ck_assert_ptr_null(call(o, "", "[]"));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
}
END_TEST

START_TEST(what_has_no_value_from_json_is_left_out)
{
    struct clr_object *o = make("Calls");

    ck_assert_ptr_null(call(o, "Make", "[]"));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    ck_assert_ptr_null(call(o, "Take", "[[1]]"));
    ck_assert_str_eq(call(o, "Take", "[\"x\"]"), "string");
    ck_assert_ptr_null(call(o, "Raw", "[null]"));
    ck_assert_ptr_null(call(o, "Raw", "[1]"));
    ck_assert_ptr_null(call(o, "Slice", "[null]"));
    ck_assert_ptr_null(call(o, "Slice", "[[1]]"));
}
END_TEST

START_TEST(exceptions_are_errors_of_the_engine)
{
    ck_assert_ptr_null(call(make("Calls"), "Fails", "[]"));
    ck_assert_int_eq(err.kind, ERR_ENGINE);
    ck_assert_str_eq(err.message, "InvalidOperationException: as asked");
}
END_TEST

START_TEST(without_an_object_only_static_methods_are_asked)
{
    struct clr_class *k = class_named("Values.Calls");
    struct clr_object *result = NULL;
    struct clr_method *m = NULL;

    ck_assert(!overload_choose(k, false, SLICE("Who"), parse("[]"), &m, &err));
    ck_assert(overload_choose(k, false, SLICE("Hello"), parse("[\"x\"]"), &m, &err));
    ck_assert(overload_call(m, NULL, parse("[\"x\"]"), &result, &err));
    ck_assert_str_eq(text_of(result, 99), "Hello x");
    ck_assert(!overload_call(m, NULL, parse("[]"), &result, &err));
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
}
END_TEST

START_TEST(a_method_of_a_struct_changes_its_box)
{
    struct clr_method *counter = clr_method(class_named("Values.Make"), "Counter", 1, NULL);
    struct clr_object *o = NULL;
    int32_t n = 4;
    void *args[] = {&n};

    ck_assert(clr_call(counter, NULL, args, &o, &err));
    ck_assert_str_eq(call(o, "Add", "[3]"), "7");
    ck_assert_str_eq(text_of(get(o, "n"), 9), "7");
}
END_TEST

static void add_tests(Suite *s)
{
    TCase *c = add_case(s, "overload", start);

    tcase_add_test(c, the_nearest_overload_is_called);
    tcase_add_test(c, nullables_are_passed);
    tcase_add_test(c, objects_choose_by_their_class);
    tcase_add_test(c, derived_methods_hide_and_override);
    tcase_add_test(c, signatures_choose_exactly);
    tcase_add_test(c, signatures_are_written_as_hooks_have_them);
    tcase_add_test(c, what_is_ambiguous_is_an_error);
    tcase_add_test(c, what_does_not_fit_says_why);
    tcase_add_test(c, what_has_no_value_from_json_is_left_out);
    tcase_add_test(c, exceptions_are_errors_of_the_engine);
    tcase_add_test(c, without_an_object_only_static_methods_are_asked);
    tcase_add_test(c, a_method_of_a_struct_changes_its_box);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add_tests);
}
