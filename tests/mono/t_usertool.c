/* Plugin tools as they are found in assemblies: every form, and everything that cannot be one. */
#include "runtime_rig.h"

#include "agent/agent.h"
#include "agent/reflect/reflect.h"
#include "agent/run/guard.h"
#include "agent/usertool/usertool.h"

static struct buf logged; /* warnings, a line each */

void agent_log(const struct agent_line *line)
{
    ck_assert_str_eq(line->level, "Warning");
    buf_append(&logged, line->message);
    buf_append_byte(&logged, '\n');
}

static bool look(struct err *err)
{
    struct clr_region region;
    bool ok;

    buf_reset(&logged, 1 << 16);
    clr_begin(&region);
    ok = usertools_find(err);
    clr_end(&region);
    return ok;
}

static void find(void)
{
    struct err err = {0};

    ck_assert_msg(look(&err), "%s", err.message);
}

static void start_in(const char *dir, const char *assembly)
{
    char path[256];

    snprintf(path, sizeof(path), "%s/%s", dir, assembly);
    start_runtime(dir, path);
    buf_init(&logged, 1 << 20);
}

static void start_good(void)
{
    start_in("plugins", "PluginTools.dll");
    find();
}

static void start_bad(void)
{
    start_in("bad_plugins", "BadTools.dll");
    find();
}

static void start_many(void)
{
    start_in("many_plugins", "ManyTools.dll");
}

static void start_wide(void)
{
    start_in("wide_plugins", "WideTools.dll");
}

static const struct usertool *tool(const char *name)
{
    const struct usertool *t = usertool_named(slice_of(name));

    ck_assert_msg(t != NULL, "no tool %s", name);
    return t;
}

static const char *schema(const char *name)
{
    static struct arena a;
    const struct json *root;
    struct json_fault fault;

    arena_done(&a);
    arena_init(&a, 1 << 20);
    ck_assert(json_parse(&a, tool(name)->listed, &root, &fault));
    return arena_copy(&a, json_get(json_get(root, "inputSchema"), "properties")->raw).p;
}

/* --- What is found --- */

START_TEST(a_tool_is_told_in_full)
{
    ck_assert_str_eq(
        tool("create-vr-interactable")->listed.p,
        "{\"name\":\"create-vr-interactable\",\"title\":\"Create VR interactable\","
        "\"description\":\"Create a VR interactable GameObject\",\"readOnly\":false,"
        "\"destructive\":false,\"inputSchema\":{\"type\":\"object\",\"properties\":{"
        "\"name\":{\"type\":\"string\",\"description\":\"Object name\"},"
        "\"position\":{\"type\":\"string\",\"description\":\"Position as x,y,z\","
        "\"default\":\"0,0,0\"}},\"required\":[\"name\"],\"additionalProperties\":false},"
        "\"where\":\"Plugins.Tools.Create\"}");
    ck_assert_str_eq(tool("create-vr-interactable")->row.text,
                     "Create a VR interactable GameObject");
}
END_TEST

START_TEST(nothing_is_left_out)
{
    ck_assert_str_eq(logged.p ? logged.p : "", "");
    ck_assert_uint_eq(logged.len, 0);
    for (size_t i = 1; i < usertools_count(); i++)
        ck_assert_int_lt(strcmp(usertool_at(i - 1)->row.name, usertool_at(i)->row.name), 0);
    ck_assert_ptr_null(usertool_named(SLICE("")));
    ck_assert_ptr_null(usertool_named(SLICE("Numbers")));
    ck_assert_ptr_null(usertool_named(SLICE("zzz")));
    ck_assert_ptr_null(usertool_named(SLICE("copy-off"))); /* its attribute says so */
}
END_TEST

static const struct {
    const char *name, *title, *text;
    unsigned hints, gates;
} texts[] = {
    {"numbers", "Two words", "Two words", HINT_DESTRUCTIVE, GATE_WRITE},
    {"defaults", "defaults", "defaults", 0, GATE_WRITE},
    {"door-open", "door-open", "door-open", HINT_READ_ONLY, 0},
    {"copy-ai", "By another name", "By another name", HINT_READ_ONLY, 0},
    {"copy-id", "copy-id", "The project's own words", 0, GATE_WRITE},
    {"Empty.Texts_1", "Empty.Texts_1", "Empty.Texts_1", 0, GATE_WRITE},
};

START_TEST(texts_and_hints_are_those_of_the_attributes)
{
    const struct tool *row = &tool(texts[_i].name)->row;

    ck_assert_int_eq(row->id, TOOL_PLUGIN);
    ck_assert_str_eq(row->title, texts[_i].title);
    ck_assert_str_eq(row->text, texts[_i].text);
    ck_assert_uint_eq(row->hints, texts[_i].hints);
    ck_assert_uint_eq(row->gates, texts[_i].gates);
}
END_TEST

static const struct {
    const char *name;
    int64_t timeout_ms;
    bool is_for_worker;
} limits[] = {
    {"copy-limited", 700, true}, {"copy-unlimited", 0, false}, {"copy-negative", -1, false},
    {"copy-ai", -1, false}, /* its attribute has the property, and nobody wrote it */
    {"door-open", -1, false},
};

START_TEST(limits_and_threads_are_those_that_are_written)
{
    ck_assert_int_eq(tool(limits[_i].name)->row.timeout_ms, limits[_i].timeout_ms);
    ck_assert(tool(limits[_i].name)->is_for_worker == limits[_i].is_for_worker);
}
END_TEST

static const struct {
    const char *name;
    enum usertool_result result;
    bool is_static;
} forms[] = {
    {"defaults", USERTOOL_VOID, true},
    {"create-vr-interactable", USERTOOL_VALUE, true},
    {"result-value", USERTOOL_VALUE, true},
    {"result-task", USERTOOL_TASK, true},
    {"result-task-of", USERTOOL_TASK, true},
    {"result-coroutine", USERTOOL_COROUTINE, true},
    {"result-coroutine-of", USERTOOL_COROUTINE, true},
    {"door-open", USERTOOL_VALUE, false},
    {"plain-instance", USERTOOL_VOID, false},
    {"nested-instance", USERTOOL_VOID, false},
    {"abstract-component", USERTOOL_VOID, false},
    {"engine-object", USERTOOL_VOID, false},
};

START_TEST(forms_are_told_apart)
{
    ck_assert_int_eq(tool(forms[_i].name)->result, forms[_i].result);
    ck_assert_int_eq(tool(forms[_i].name)->is_static, forms[_i].is_static);
}
END_TEST

#define SHAPES  "\"type\":\"string\",\"enum\":[\"Cube\",\"Sphere\",\"Capsule\"]"
#define NUMBER  "{\"type\":\"number\"}"
#define INTEGER "{\"type\":\"integer\"}"
#define VECTOR2                                                                                    \
    "{\"type\":\"object\",\"properties\":{\"x\":" NUMBER ",\"y\":" NUMBER "},"                     \
    "\"required\":[\"x\",\"y\"]}"
#define VECTOR3                                                                                    \
    "{\"type\":\"object\",\"properties\":{\"x\":" NUMBER ",\"y\":" NUMBER ",\"z\":" NUMBER "},"    \
    "\"required\":[\"x\",\"y\",\"z\"]}"
#define SIDES                                                                                      \
    "\"type\":\"string\",\"description\":\"One or more, with commas between: None, Left, Right, "  \
    "Both\""
#define SIZE "{\"type\":\"object\",\"properties\":{\"width\":" INTEGER ",\"height\":" INTEGER "}}"

static const struct {
    const char *name, *properties;
} schemas[] = {
    {"numbers", "{\"a\":{\"type\":\"integer\",\"minimum\":-128,\"maximum\":127},"
                "\"b\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":255},"
                "\"c\":{\"type\":\"integer\",\"minimum\":-32768,\"maximum\":32767},"
                "\"d\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":65535},\"e\":" INTEGER ","
                "\"f\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":4294967295},"
                "\"g\":" INTEGER ",\"h\":{\"type\":\"integer\",\"minimum\":0},\"i\":" NUMBER ","
                "\"j\":" NUMBER ",\"k\":" NUMBER ",\"l\":{\"type\":\"boolean\"}}"},
    {"defaults", "{\"a\":{\"type\":\"integer\",\"default\":-5},"
                 "\"b\":{\"type\":\"number\",\"default\":0.5},"
                 "\"c\":{\"type\":\"number\",\"default\":1e+100},"
                 "\"d\":{\"type\":\"string\",\"default\":\"x\\\"y\"},\"e\":{\"type\":\"string\"},"
                 "\"f\":{\"type\":\"boolean\",\"default\":true},"
                 "\"g\":{" SHAPES ",\"default\":\"Sphere\"},\"h\":{" SHAPES "},"
                 "\"i\":{\"type\":\"integer\",\"default\":9223372036854775807},"
                 "\"j\":{\"type\":\"number\",\"default\":1.5},\"k\":" NUMBER ",\"l\":" VECTOR3 ","
                 "\"m\":{\"type\":\"integer\",\"default\":7},"
                 "\"n\":{" SHAPES ",\"default\":\"Capsule\"},"
                 "\"o\":{\"type\":\"number\",\"default\":2.5},"
                 "\"p\":{" SIDES ",\"default\":\"Both\"}}"},
    {"nullables", "{\"a\":" INTEGER ",\"b\":{" SHAPES "},\"c\":" VECTOR3 "}"},
    {"values", "{\"a\":" VECTOR2 ",\"b\":" VECTOR3 ",\"c\":{\"type\":\"object\",\"properties\":{"
               "\"r\":" NUMBER ",\"g\":" NUMBER ",\"b\":" NUMBER ",\"a\":" NUMBER "},"
               "\"required\":[\"r\",\"g\",\"b\"]},\"d\":{" SHAPES "},\"e\":{" SIDES "}}"},
    {"references",
     "{\"a\":{\"type\":\"string\",\"description\":\"GameObject: obj:<id>, a path or a name\"},"
     "\"b\":{\"type\":\"string\",\"description\":\"The door\"},"
     "\"c\":{\"type\":\"string\",\"description\":\"Object: obj:<id>, a path or a name\"}}"},
    {"lists", "{\"a\":{\"type\":\"array\",\"items\":" INTEGER "},"
              "\"b\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},"
              "\"c\":{\"type\":\"array\",\"items\":" VECTOR2 "},"
              "\"d\":{\"type\":\"array\",\"items\":{" SHAPES "}},"
              "\"e\":{\"type\":\"array\",\"items\":{\"type\":\"array\",\"items\":" INTEGER "}}}"},
    {"rest", "{\"a\":{\"type\":\"string\"},\"b\":{\"type\":\"array\",\"items\":" INTEGER "}}"},
    {"objects", "{\"a\":{\"type\":\"object\",\"properties\":{\"count\":" INTEGER ","
                "\"shape\":{" SHAPES "},\"where\":" VECTOR3 ","
                "\"sizes\":{\"type\":\"array\",\"items\":" SIZE "},"
                "\"inner\":{\"type\":\"object\"},\"target\":{\"type\":\"string\","
                "\"description\":\"GameObject: obj:<id>, a path or a name\"},"
                "\"label\":{\"type\":\"string\"}}},\"b\":" SIZE "}"},
    {"filled-in", "{\"c\":" INTEGER "}"},
    {"copy-id", "{\"x\":{\"type\":\"integer\",\"description\":\"of its own\"}}"},
    {"copy-ai", "{}"},
};

START_TEST(types_become_schemas)
{
    ck_assert_str_eq(schema(schemas[_i].name), schemas[_i].properties);
}
END_TEST

/* Names of the parameters that are required, one after the other. */
static const char *required(const char *name)
{
    static char text[256];
    const struct usertool *t = tool(name);

    text[0] = '\0';
    for (size_t i = 0; i < t->n_params; i++)
        if (t->params[i].is_required)
            strncat(text, t->params[i].name, sizeof(text) - strlen(text) - 1);
    return text;
}

START_TEST(what_has_no_default_is_required)
{
    ck_assert_str_eq(required("numbers"), "abcdefghijkl");
    ck_assert_str_eq(required("defaults"), "");
    ck_assert_str_eq(required("nullables"), "");
    ck_assert_str_eq(required("references"), "abc");
    ck_assert_str_eq(required("rest"), "a");
    ck_assert_str_eq(required("filled-in"), "c");
}
END_TEST

START_TEST(what_is_filled_in_is_known)
{
    const struct usertool *t = tool("filled-in");

    ck_assert_uint_eq(t->n_params, 3);
    ck_assert_int_eq(t->params[0].source, USERTOOL_CANCEL);
    ck_assert_int_eq(t->params[1].source, USERTOOL_PROGRESS);
    ck_assert_int_eq(t->params[2].source, USERTOOL_ARGUMENT);
}
END_TEST

/* A default as the runtime has it, with its class. */
static const char *default_of(const char *name, size_t i)
{
    static char text[256];
    struct clr_object *def = clr_handle_get(tool(name)->params[i].def);
    struct buf shown;

    if (!def)
        return "none";
    buf_init(&shown, 200);
    reflect_text(&shown, def, 100);
    snprintf(text, sizeof(text), "%s %.*s", clr.class_get_name(clr.object_get_class(def)),
             SLICE_ARG(buf_slice(&shown)));
    buf_done(&shown);
    return text;
}

START_TEST(defaults_are_of_the_parameters_type)
{
    static const char *const expected[] = {
        "Int32 -5",     "Single 0.5",    "Double 1E+100",
        "String x\"y",  "none",          "Boolean True",
        "Shape Sphere", "Shape 77",      "Int64 9223372036854775807",
        "Decimal 1.5",  "Single NaN",    "none",
        "Int32 7",      "Shape Capsule", "Decimal 2.5",
        "Sides Both",
    };

    if (clr.gc_collect)
        clr.gc_collect(1);
    for (size_t i = 0; i < N_ELEMENTS(expected); i++)
        ck_assert_str_eq(default_of("defaults", i), expected[i]);
    ck_assert_str_eq(default_of("rest", 0), "none");
    ck_assert_str_eq(default_of("rest", 1), "Int32[] Count = 0 []");
}
END_TEST

START_TEST(the_message_has_all_in_order)
{
    const struct json *root, *item;
    struct json_fault fault;
    struct arena a;
    struct buf to;
    size_t i = 0;

    buf_init(&to, USERTOOL_LIST_BYTES);
    usertools_write(&to);
    ck_assert(buf_ok(&to));
    arena_init(&a, 16 << 20);
    ck_assert(json_parse(&a, buf_slice(&to), &root, &fault));
    for (item = json_get(root, "tools")->first; item; item = item->next, i++)
        ck_assert(slice_is(json_get_text(item, "name"), usertool_at(i)->row.name));
    ck_assert_uint_eq(i, usertools_count());
    arena_done(&a);
    buf_done(&to);
}
END_TEST

/* --- Again --- */

START_TEST(a_second_look_changes_nothing)
{
    const struct usertool *before = tool("numbers");
    const size_t n = usertools_count();

    find();
    ck_assert_ptr_eq(tool("numbers"), before);
    ck_assert_uint_eq(usertools_count(), n);
}
END_TEST

START_TEST(what_was_forgotten_is_found_again)
{
    const size_t n = usertools_count();

    usertools_forget();
    ck_assert_uint_eq(usertools_count(), 0);
    ck_assert_ptr_null(usertool_named(SLICE("numbers")));
    usertools_forget();
    find();
    ck_assert_uint_eq(usertools_count(), n);
    ck_assert_str_eq(default_of("defaults", 0), "Int32 -5");
}
END_TEST

/* Rows of calls that were begun stay, and what was there is there. */
START_TEST(an_assembly_that_comes_later_adds_its_tools)
{
    const struct usertool *before = tool("numbers");
    const size_t n = usertools_count();

    if (is_il2cpp)
        return;
    ck_assert(clr.mono.domain_assembly_open(clr.domain, path_of("bad_plugins/BadTools.dll")));
    find();
    ck_assert_uint_eq(usertools_count(), n + 1);
    ck_assert_str_eq(tool("good")->where, "Bad.Good");
    ck_assert_str_eq(before->row.title, "Two words");
}
END_TEST

static bool tell_source(struct clr_method *m, struct buf *to)
{
    if (strcmp(clr.method_get_name(m), "Create") != 0)
        return false;
    buf_append(to, SLICE("Assets/Scripts/Tools.cs"));
    return true;
}

START_TEST(the_file_is_told_where_somebody_knows)
{
    usertools_forget();
    agent_set_sources(tell_source);
    find();
    ck_assert_str_eq(tool("create-vr-interactable")->where,
                     "Assets/Scripts/Tools.cs: Plugins.Tools.Create");
    ck_assert_str_eq(tool("numbers")->where, "Plugins.Tools.Numbers");
}
END_TEST

START_TEST(without_memory_there_is_no_list)
{
    const size_t n_all = usertools_count();
    struct err err;
    bool ok;

    for (size_t n = 1; usertools_count() < n_all || n == 1; n++) {
        usertools_forget();
        mem_fail_after(n);
        ok = look(&err);
        mem_fail_after(0);
        ck_assert(ok || usertools_count() == 0);
        ck_assert(ok || err.kind == ERR_INTERNAL);
    }
}
END_TEST

/* --- What is left out --- */

#define NAME_RULE "a name begins with a letter and has at most 64 letters, digits, '-', '_' and '.'"

static const struct {
    const char *name, *reason, *where;
} bad[] = {
    {"Throwing", "umcp cannot read its attributes: InvalidOperationException: no name today",
     "Own.Getters.Throwing"},
    {"Nameless", "its attribute gives it no name", "Own.Getters.Nameless"},
    {"of-interface", "it is abstract", "IBad.OfInterface"},
    {"abstract-method", "it is abstract", "AbstractBad.Method"},
    {"abstract-class", "it is not static, and its class is abstract", "AbstractBad.Class"},
    {"no-constructor", "it is not static, and its class has no constructor without parameters",
     "NoConstructor.Method"},
    {"generic-class", "it or its class is generic", "Generic`1.Method"},
    {"GOOD", "'good' already has this name: Bad.Good", "Bad.Duplicate"},
    {"umcp-thing", "names that begin with 'umcp-' are umcp's own", "Bad.Reserved"},
    {"UmcpThing", "names that begin with 'umcp-' are umcp's own", "Bad.ReservedToo"},
    {"listobjects", "umcp has a tool of that name", "Bad.BuiltIn"},
    {"", NAME_RULE, "Bad.Empty"},
    {"Null", "its attribute gives it no name", "Bad.Null"},
    {"1-begins-with-a-digit", NAME_RULE, "Bad.Digit"},
    {"has blank", NAME_RULE, "Bad.Blank"},
    {"half", NAME_RULE, "Bad.Half"},
    {"hostile\n\x1b[31m\"", NAME_RULE, "Bad.Hostile"},
    {"\xc3\xbcmlaut", NAME_RULE, "Bad.Umlaut"},
    {"a23456789-123456789-123456789-123456789-123456789-123456789-1234", NAME_RULE, "Bad.Long"},
    {"generic-method", "it or its class is generic", "Bad.GenericMethod"},
    {"by-ref", "its parameter 'x' is a ref, out or in", "Bad.ByRef"},
    {"by-out", "its parameter 'x' is a ref, out or in", "Bad.ByOut"},
    {"pointer", "its parameter 'x' is a pointer or has no fixed type", "Bad.Pointer"},
    {"returns-pointer", "it returns a reference or a pointer", "Bad.ReturnsPointer"},
    {"dictionary", NULL, "Bad.Dictionary"},
    {"matrix", NULL, "Bad.Matrix"},
    {"other-progress", NULL, "Bad.OtherProgress"},
    {"Refusing", "umcp cannot read its attributes: InvalidOperationException: no attribute today",
     "Bad.Refusing"},
    {"throwing-param",
     "umcp cannot read its attributes: InvalidOperationException: no attribute today",
     "Bad.ThrowingParam"},
    {"wide", "its description and JSON Schema are larger than 64 KiB", "Bad.Wide"},
    {"many", "it has more than 64 parameters", "Bad.Many"},
};

/* Where usertool/bind.c refuses, the words are its own. */
START_TEST(what_cannot_be_a_tool_is_told_once)
{
    char start[256], line[1024], *at, *end;

    buf_append_byte(&logged, '\0');
    snprintf(start, sizeof(start), "umcp leaves out the plugin tool '%s': ", bad[_i].name);
    at = strstr(logged.p, start);
    ck_assert_msg(at != NULL, "nothing about '%s' in\n%s", bad[_i].name, logged.p);
    ck_assert_ptr_null(strstr(at + 1, start));
    end = strstr(at, ")\n");
    ck_assert_ptr_nonnull(end);
    snprintf(line, sizeof(line), "%s (%s", bad[_i].reason ? bad[_i].reason : "", bad[_i].where);
    ck_assert_msg(strncmp(end + 1 - strlen(line) - 1, line, strlen(line)) == 0, "%s is not in %.*s",
                  line, (int)(end - at), at);
}
END_TEST

START_TEST(what_is_good_among_the_bad_is_found)
{
    ck_assert_uint_eq(usertools_count(), 1);
    ck_assert_str_eq(usertool_at(0)->row.name, "good");
}
END_TEST

START_TEST(there_are_no_more_than_500)
{
    find();
    ck_assert_uint_eq(usertools_count(), PLUGIN_TOOLS);
    ck_assert_ptr_nonnull(usertool_named(SLICE("tool-500")));
    ck_assert_ptr_null(usertool_named(SLICE("tool-501")));
    buf_append_byte(&logged, '\0');
    for (int i = 501; i <= 510; i++) {
        char line[256];

        snprintf(line, sizeof(line),
                 "umcp leaves out the plugin tool 'tool-%d': there are already 500 plugin tools "
                 "(Many.Tool%d)\n",
                 i, i);
        ck_assert_msg(strstr(logged.p, line) != NULL, "no %s in %s", line, logged.p);
    }
}
END_TEST

START_TEST(the_list_stays_within_its_maximum)
{
    char last[96];
    struct buf to;

    find();
    ck_assert_uint_gt(usertools_count(), 60);
    ck_assert_uint_lt(usertools_count(), 80);
    buf_init(&to, 4 << 20);
    usertools_write(&to);
    ck_assert(buf_ok(&to));
    ck_assert_uint_gt(to.len, (4 << 20) - PLUGIN_SCHEMA_BYTES);
    buf_done(&to);
    buf_append_byte(&logged, '\0');
    snprintf(last, sizeof(last),
             "umcp leaves out the plugin tool 'wide-%zu': the list of all tools is ",
             usertools_count() + 1);
    ck_assert_ptr_nonnull(strstr(logged.p, last));
    ck_assert_str_eq(usertool_at(0)->row.name, "wide-1");
    ck_assert_uint_eq(strlen(usertool_at(0)->row.text), PLUGIN_TEXT);
}
END_TEST

/* Only where the runtime can stop what hangs. */
START_TEST(attributes_that_hang_are_stopped)
{
    struct err err = {0};

    if (is_il2cpp)
        return;
    start_in("slow_plugins", "SlowTools.dll");
    ck_assert(clr.mono.domain_assembly_open(clr.domain, path_of("slow_plugins/MiniUnity.dll")));
    ck_assert_msg(guard_start(NULL, &err), "%s", err.message);
    find();
    guard_stop();
    ck_assert_uint_eq(usertools_count(), 1);
    ck_assert_str_eq(usertool_at(0)->row.name, "a-good-one");
    buf_append_byte(&logged, '\0');
    ck_assert_str_eq(
        logged.p,
        "umcp leaves out the plugin tool 'First': its attributes take too long to create "
        "(Slow.First)\n"
        "umcp leaves out the plugin tool 'Second': its attributes take too long to create "
        "(Slow.Second)\n"
        "umcp leaves out the plugin tool 'Third': the attributes of other tools take too long "
        "(Slow.Third)\n");
}
END_TEST

static void start_without(void)
{
    start_in("mini", "MiniUnity.dll");
}

START_TEST(without_tools_the_list_is_empty)
{
    struct buf to;

    find();
    buf_init(&to, 4096);
    usertools_write(&to);
    ck_assert(slice_is(buf_slice(&to), "{\"tools\":[]}"));
    buf_done(&to);
}
END_TEST

static void add(Suite *s)
{
    TCase *good = add_case(s, "good", start_good), *wrong = add_case(s, "bad", start_bad);

    tcase_add_test(good, a_tool_is_told_in_full);
    tcase_add_test(good, nothing_is_left_out);
    tcase_add_loop_test(good, texts_and_hints_are_those_of_the_attributes, 0, N_ELEMENTS(texts));
    tcase_add_loop_test(good, limits_and_threads_are_those_that_are_written, 0, N_ELEMENTS(limits));
    tcase_add_loop_test(good, forms_are_told_apart, 0, N_ELEMENTS(forms));
    tcase_add_loop_test(good, types_become_schemas, 0, N_ELEMENTS(schemas));
    tcase_add_test(good, what_has_no_default_is_required);
    tcase_add_test(good, what_is_filled_in_is_known);
    tcase_add_test(good, defaults_are_of_the_parameters_type);
    tcase_add_test(good, the_message_has_all_in_order);
    tcase_add_test(good, a_second_look_changes_nothing);
    tcase_add_test(good, what_was_forgotten_is_found_again);
    tcase_add_test(good, an_assembly_that_comes_later_adds_its_tools);
    tcase_add_test(good, the_file_is_told_where_somebody_knows);
    tcase_add_test(good, without_memory_there_is_no_list);
    tcase_add_loop_test(wrong, what_cannot_be_a_tool_is_told_once, 0, N_ELEMENTS(bad));
    tcase_add_test(wrong, what_is_good_among_the_bad_is_found);
    tcase_add_test(add_case(s, "many", start_many), there_are_no_more_than_500);
    tcase_add_test(add_case(s, "wide", start_wide), the_list_stays_within_its_maximum);
    tcase_add_test(add_case(s, "slow", NULL), attributes_that_hang_are_stopped);
    tcase_add_test(add_case(s, "none", start_without), without_tools_the_list_is_empty);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add);
}
