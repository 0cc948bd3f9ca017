/*
 * The scripted host of tests/scripted: which line answers a call, that calls wait and can be
 * cancelled, and that what golden cases let it answer is what an engine could. Texts have ' for "
 * so that they can be read.
 */
#include <check.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>

#include "scripted/internal.h"

static struct script *script;
static struct host *host;
static struct arena arena;
static struct host_call call;
static unsigned n_finished;
static char told[4096];

static void on_finished(void *ctx, struct host_call *c)
{
    (void)ctx;
    (void)c;
    n_finished++;
}

static void on_progress(void *ctx, struct host_call *c, double done, double total,
                        const char *message)
{
    size_t used = strlen(told);

    (void)ctx;
    (void)c;
    snprintf(told + used, sizeof(told) - used, "%g/%g %s;", done, total, message);
}

static const struct host_events events = {.finished = on_finished, .progress = on_progress};

static void swap_quotes(char *text)
{
    for (; *text; text++)
        if (*text == '\'')
            *text = '"';
}

static void use(const char *text)
{
    char *copy = strdup(text);

    swap_quotes(copy);
    script = script_from(copy);
    free(copy);
    host = scripted_host_new(script, &events);
    ck_assert_ptr_nonnull(host);
    arena_init(&arena, 1 << 20);
    buf_init(&call.result, 1 << 20);
    told[0] = '\0';
}

static void teardown(void)
{
    mem_fail_after(0);
    if (host)
        host->ops->free(host);
    host = NULL;
    script_free(script);
    script = NULL;
    arena_done(&arena);
    buf_done(&call.result);
}

static void post(enum tool_id tool, const char *args)
{
    char text[256];

    snprintf(text, sizeof(text), "%s", args);
    swap_quotes(text);
    buf_reset(&call.result, 1 << 20);
    call.tool = tool_by_id(tool);
    call.arena = &arena;
    call.args_raw = arena_copy(&arena, slice_of(text));
    n_finished = 0;
    host->ops->post(host, &call);
}

static void expect_result(enum tool_id tool, const char *args, const char *result)
{
    post(tool, args);
    ck_assert_uint_eq(n_finished, 1);
    ck_assert_msg(call.err.kind == ERR_NONE, "%s", call.err.message);
    ck_assert_msg(slice_is(buf_slice(&call.result), result), "%.*s, not %s",
                  SLICE_ARG(buf_slice(&call.result)), result);
}

START_TEST(the_line_that_names_most_arguments_answers)
{
    use("host GetObject\n  json 0\n"
        "host GetObject {'id':'a'}\n  json 1\n"
        "host GetObject {'id':'a','n':2.0}\n  json 2\n"
        "host *\n  json 3\n");
    expect_result(TOOL_GET_OBJECT, "{'n':2,'id':'a'}", "2");
    expect_result(TOOL_GET_OBJECT, "{'n':1,'id':'a'}", "1");
    expect_result(TOOL_GET_OBJECT, "{'id':['a']}", "0");
    expect_result(TOOL_GET_STATUS, "{}", "3");
}
END_TEST

START_TEST(lines_for_the_same_call_answer_in_turn)
{
    use("host GetObject {'id':'a'}\n  json 1\n"
        "host GetStatus\n  text x\\ny\n"
        "host GetObject {'id':'a'}\n  json 2\n");
    expect_result(TOOL_GET_OBJECT, "{'id':'a'}", "1");
    expect_result(TOOL_GET_STATUS, "{}", "x\ny");
    expect_result(TOOL_GET_OBJECT, "{'id':'a'}", "2");
    expect_result(TOOL_GET_OBJECT, "{'id':'a'}", "2");
    post(TOOL_GET_OBJECT, "{'id':'b'}");
    ck_assert_str_eq(call.err.message, "The script has no answer for GetObject {\"id\":\"b\"}");
}
END_TEST

START_TEST(a_call_waits_for_its_time_or_is_cancelled)
{
    use("host GetStatus\n  after 100\n  progress 1 2 half\n  after 50\n  fail TOOL no\n");
    call.posted = 1000;
    post(TOOL_GET_STATUS, "{}");
    ck_assert_int_eq(host->ops->tick(host, 1000), 1100);
    ck_assert_int_eq(host->ops->tick(host, 1120), 1150);
    ck_assert_str_eq(told, "1/2 half;");
    ck_assert_uint_eq(n_finished, 0);
    ck_assert_int_eq(host->ops->tick(host, 1150), HOST_NEVER);
    ck_assert_uint_eq(n_finished, 1);
    ck_assert_int_eq(call.err.kind, ERR_TOOL);
    host->ops->cancel(host, &call); /* too late */
    ck_assert_uint_eq(n_finished, 1);
    call.posted = 1150;
    post(TOOL_GET_STATUS, "{}");
    host->ops->cancel(host, &call);
    ck_assert_uint_eq(n_finished, 1);
    ck_assert_int_eq(call.err.kind, ERR_TIMEOUT);
    ck_assert_int_eq(host->ops->tick(host, 9000), HOST_NEVER);
}
END_TEST

START_TEST(a_script_that_is_not_understood_is_refused)
{
    static const char *const texts[] = {
        "  json 1\n",
        "host\n",
        "host A {\n",
        "host A\n  jsn 1\n",
        "host A\n  json\n",
        "host A\n  after x\n",
        "set hostState up\n",
        "host A\n> x\n  json 1\n",
        "host A\n  fail WORSE x\n",
    };
    struct err err;

    for (size_t i = 0; i < N_ELEMENTS(texts); i++) {
        struct script *s = script_new();

        ck_assert_msg(!script_add(s, slice_of(texts[i]), &err), "%s", texts[i]);
        script_free(s);
    }
}
END_TEST

/* --- What golden cases let it answer. --- */

static bool is_type(const struct json *v, const struct json *type)
{
    int64_t integer;

    for (const struct json *t = type->first; json_is(type, JSON_ARRAY) && t; t = t->next)
        if (is_type(v, t))
            return true;
    return slice_is(type->text, "integer") ? json_to_int(v, &integer)
                                           : slice_is(type->text, json_type_name(v->type));
}

static const struct json *find_member(const struct json *object, struct slice key)
{
    const struct json *m = json_is(object, JSON_OBJECT) ? object->first : NULL;

    while (m && !slice_eq(m->key, key))
        m = m->next;
    return m;
}

/* The words of JSON Schema that rows use: type, properties, required, items. */
static void check_shape(struct slice tool, const struct json *v, const struct json *schema)
{
    const struct json *type = json_get(schema, "type"), *items = json_get(schema, "items");
    const struct json *required = json_get(schema, "required");
    const struct json *properties = json_get(schema, "properties");

    ck_assert_msg(!type || is_type(v, type), "%.*s: %.*s is not %.*s", SLICE_ARG(tool),
                  SLICE_ARG(v->raw), SLICE_ARG(type->raw));
    for (const struct json *r = required ? required->first : NULL; r; r = r->next)
        ck_assert_msg(find_member(v, r->text) != NULL, "%.*s lacks %.*s", SLICE_ARG(tool),
                      SLICE_ARG(r->text));
    for (const struct json *p = properties ? properties->first : NULL; p; p = p->next)
        if (find_member(v, p->key))
            check_shape(tool, find_member(v, p->key), p);
    for (const struct json *i = items && json_is(v, JSON_ARRAY) ? v->first : NULL; i; i = i->next)
        check_shape(tool, i, items);
}

static const struct tool *find_tool(const struct catalog *catalog, struct slice name)
{
    const struct host_offers *o = &scripted_offers;

    for (size_t i = 0; i < o->n_prompts; i++)
        if (slice_is(name, o->prompts[i].tool->name))
            return o->prompts[i].tool;
    for (size_t i = 0; i < o->n_resources; i++)
        if (slice_is(name, o->resources[i].own_tool->name))
            return o->resources[i].own_tool;
    return catalog_find(catalog, name, false);
}

static void check_row(const struct catalog *catalog, const struct row *row)
{
    const struct tool *tool = find_tool(catalog, row->tool);
    const struct json *value, *schema;
    struct json_fault fault;

    if (slice_starts(row->tool, SLICE("scripted-"))) /* of a prompt or resource: its own shapes */
        return;
    ck_assert_msg(tool != NULL, "there is no tool %.*s", SLICE_ARG(row->tool));
    ck_assert(json_parse(&script->arena, tool_output_schema(tool), &schema, &fault));
    for (const struct step *s = row->steps; s; s = s->next)
        if (s->kind == STEP_JSON && !tool->wait_key) { /* core puts a value into its object */
            ck_assert(json_parse(&script->arena, s->text, &value, &fault));
            check_shape(row->tool, value, schema);
        }
}

START_TEST(results_have_the_declared_shape)
{
    struct catalog *catalog = catalog_new();
    struct err err;
    glob_t found;
    size_t n;
    const struct tool *own = scripted_tools(&n);

    use("");
    ck_assert(catalog_set_plugins(catalog, own, n));
    ck_assert_int_eq(glob("tests/golden/*/*.case", 0, NULL, &found), 0);
    ck_assert_int_eq(glob("tests/golden/answers.txt", GLOB_APPEND, NULL, &found), 0);
    ck_assert_int_eq(glob("tests/e2e/data/*.script", GLOB_APPEND, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++)
        ck_assert_msg(script_add_file(script, found.gl_pathv[i], &err), "%s: %s", found.gl_pathv[i],
                      err.message);
    globfree(&found);
    for (const struct row *first = script->first; first; first = first->next)
        for (const struct row *row = first; row; row = row->again)
            check_row(catalog, row);
    catalog_free(catalog);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("scripted");
    TCase *tc = tcase_create("scripted");
    SRunner *runner;
    int n_failed;

    tcase_add_checked_fixture(tc, NULL, teardown);
    tcase_add_test(tc, the_line_that_names_most_arguments_answers);
    tcase_add_test(tc, lines_for_the_same_call_answer_in_turn);
    tcase_add_test(tc, a_call_waits_for_its_time_or_is_cancelled);
    tcase_add_test(tc, a_script_that_is_not_understood_is_refused);
    tcase_add_test(tc, results_have_the_declared_shape);
    suite_add_tcase(suite, tc);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
