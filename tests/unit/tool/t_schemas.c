/*
 * What peers read of a tool's row: that input and output schemas are plain JSON Schema with every
 * property typed, and the names of tiers, groups and safety levels.
 */
#include <check.h>
#include <stdlib.h>

#include "tool/tool.h"

static struct arena arena;

static void set_up(void)
{
    arena_init(&arena, (size_t)16 << 20);
}

static void tear_down(void)
{
    arena_done(&arena);
}

static const struct json *parse(struct slice text)
{
    struct json_fault fault = {0};
    const struct json *root = NULL;

    ck_assert_msg(json_parse(&arena, text, &root, &fault), "%s at %zu in %.*s", fault.reason,
                  fault.at, SLICE_ARG(text));
    return root;
}

static struct slice schema_text(const struct tool *tool)
{
    struct buf b;
    struct json_out w;
    struct slice text;

    buf_init(&b, 1 << 20);
    json_out_init(&w, &b);
    tool_write_schema(&w, tool);
    ck_assert(buf_ok(&b));
    text = arena_copy(&arena, buf_slice(&b));
    buf_done(&b);
    return text;
}

static const struct tool *row(int i)
{
    return tool_by_id((enum tool_id)i);
}

static void check_schema(const struct tool *t, const struct json *schema);

static void check_properties(const struct tool *t, const struct json *schema)
{
    const struct json *properties = json_get(schema, "properties");
    const struct json *required = json_get(schema, "required");

    for (const struct json *p = properties ? properties->first : NULL; p; p = p->next)
        check_schema(t, p);
    for (const struct json *r = required ? required->first : NULL; r; r = r->next) {
        bool is_property = false;

        for (const struct json *p = properties->first; p; p = p->next)
            is_property |= slice_eq(p->key, r->text);
        ck_assert_msg(is_property, "%s: %.*s", t->name, SLICE_ARG(r->text));
    }
    ck_assert_msg(!required || required->n_items, "%s: empty required", t->name);
}

static bool is_type_name(struct slice name)
{
    static const char *const names[] = {"string", "integer", "number", "boolean",
                                        "array",  "object",  "null"};

    for (size_t i = 0; i < N_ELEMENTS(names); i++)
        if (slice_is(name, names[i]))
            return true;
    return false;
}

/* A schema has one type by name, or is a choice of such schemas. */
static void check_schema(const struct tool *t, const struct json *schema)
{
    const struct json *items = json_get(schema, "items"), *choices = json_get(schema, "anyOf");
    struct slice type = json_get_text(schema, "type");

    for (const struct json *c = choices ? choices->first : NULL; c; c = c->next)
        ck_assert_msg(is_type_name(json_get_text(c, "type")), "%s: no type in %.*s", t->name,
                      SLICE_ARG(c->raw));
    ck_assert_msg(choices ? choices->n_items > 1 : is_type_name(type), "%s: no type in %.*s",
                  t->name, SLICE_ARG(schema->raw));
    ck_assert_msg(!slice_is(type, "array") || items, "%s: no items in %.*s", t->name,
                  SLICE_ARG(schema->raw));
    if (items)
        check_schema(t, items);
    if (json_is(json_get(schema, "additionalProperties"), JSON_OBJECT))
        check_schema(t, json_get(schema, "additionalProperties"));
    check_properties(t, schema);
}

static void check_plain(const struct tool *t, struct slice text)
{
    static const char *const banned[] = {"$ref", "$schema", "oneOf", "allOf"};

    for (size_t i = 0; i < N_ELEMENTS(banned); i++)
        ck_assert_msg(!slice_contains(text, slice_of(banned[i])), "%s: %s", t->name, banned[i]);
}

START_TEST(output_schemas_are_objects_with_typed_properties)
{
    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);
        struct slice text = tool_output_schema(t);
        const struct json *schema = parse(text);

        check_plain(t, text);
        ck_assert_msg(slice_is(json_get_text(schema, "type"), "object"), "%s", t->name);
        ck_assert_msg(json_get(schema, "properties")->n_items > 0, "%s", t->name);
        ck_assert_msg(json_get(schema, "required"), "%s", t->name);
        check_schema(t, schema);
        if (t->gates & (GATE_WRITE | GATE_CONFIG) && !t->wait_key)
            ck_assert_msg(json_get(json_get(schema, "properties"), "ok"), "%s", t->name);
        arena_reset(&arena);
    }
}
END_TEST

START_TEST(input_schemas_say_what_the_rows_say)
{
    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);
        struct slice text = schema_text(t);
        const struct json *schema = parse(text);
        const struct json *properties = json_get(schema, "properties");
        unsigned n_params = 0;
        bool is_open = true;

        check_plain(t, text);
        check_schema(t, schema);
        ck_assert(json_to_bool(json_get(schema, "additionalProperties"), &is_open) && !is_open);
        for (const struct param *p = t->params; p && p->name; p++) {
            const struct json *property = json_get(properties, p->name);

            n_params++;
            ck_assert_msg(slice_is(json_get_text(property, "description"), p->text), "%s.%s",
                          t->name, p->name);
            ck_assert_msg(!p->def == !json_get(property, "default"), "%s.%s", t->name, p->name);
            ck_assert_msg(!p->choices == !json_get(property, "enum"), "%s.%s", t->name, p->name);
        }
        ck_assert_uint_eq(properties->n_items, n_params);
        arena_reset(&arena);
    }
}
END_TEST

#define ck_assert_slice(s, wanted)                                                                 \
    ck_assert_msg(slice_is(s, wanted), "got '%.*s', wanted '%s'", SLICE_ARG(s), wanted)

START_TEST(schema_without_parameters_is_an_empty_closed_object)
{
    ck_assert_slice(schema_text(tool_by_id(TOOL_GET_STATUS)),
                    "{\"type\":\"object\",\"properties\":{},\"additionalProperties\":false}");
}
END_TEST

START_TEST(schema_has_all_that_a_parameter_can_declare)
{
    static const char *const choices[] = {"a", "b", NULL};
    static const struct param params[] = {
        {"s", T_STRING, .text = "S.", .is_required = true, .choices = choices},
        {"i", T_INT, .text = "I.", .def = "5", .has_min = true, .min = -1, .has_max = 1, .max = 9},
        {"n", T_NUMBER, .text = "N."},
        {"b", T_BOOL, .text = "B.", .def = "true"},
        {"l", T_STRINGS, .text = "L."},
        {"v", T_VECTOR3, .text = "V.", .is_required = true},
        {0},
    };

    ck_assert_slice(
        schema_text(&(struct tool){.params = params}),
        "{\"type\":\"object\",\"properties\":{"
        "\"s\":{\"type\":\"string\",\"description\":\"S.\",\"enum\":[\"a\",\"b\"]},"
        "\"i\":{\"type\":\"integer\",\"description\":\"I.\",\"default\":5,\"minimum\":-1,"
        "\"maximum\":9},"
        "\"n\":{\"type\":\"number\",\"description\":\"N.\"},"
        "\"b\":{\"type\":\"boolean\",\"description\":\"B.\",\"default\":true},"
        "\"l\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"description\":\"L.\"},"
        "\"v\":{\"type\":\"object\",\"properties\":{\"X\":{\"type\":\"number\"},"
        "\"Y\":{\"type\":\"number\"},\"Z\":{\"type\":\"number\"}},"
        "\"required\":[\"X\",\"Y\",\"Z\"],\"description\":\"V.\"}},"
        "\"required\":[\"s\",\"v\"],\"additionalProperties\":false}");
}
END_TEST

START_TEST(names_of_tiers_and_groups_are_read_back_in_any_case)
{
    for (int i = TIER_CORE; i < TIER_COUNT; i++) {
        enum tier tier = TIER_COUNT;

        ck_assert(tool_tier_parse(slice_of(tool_tier_name((enum tier)i)), &tier));
        ck_assert_int_eq((int)tier, i);
    }
    for (int i = 0; i < GROUP_COUNT; i++) {
        static const char *const names[GROUP_COUNT] = {"explorer", "editor", "bridge", "plugin"};
        enum tool_group group = GROUP_COUNT;

        ck_assert(tool_group_parse(slice_of(names[i]), &group));
        ck_assert_int_eq((int)group, i);
    }
}
END_TEST

START_TEST(what_only_reads_is_core_and_nothing_else)
{
    struct catalog *c = catalog_new();

    for (size_t i = 0; i < catalog_count(c); i++) {
        const struct tool *t = catalog_at(c, i);
        bool reads = t->hints & HINT_READ_ONLY;
        bool is_core = reads || t->id == TOOL_CANCEL_OPERATION; /* who waits may end what holds */

        ck_assert_msg((tool_tier(t) == TIER_CORE) == is_core, "%s", t->name);
        ck_assert_msg(!(t->gates & GATE_EVAL) || tool_tier(t) == TIER_3, "%s", t->name);
        ck_assert_msg(t->group != GROUP_EDITOR || reads, "%s", t->name);
    }
    ck_assert_int_eq(tool_tier(tool_by_id(TOOL_SET_ACTIVE)), TIER_1);
    ck_assert_int_eq(tool_tier(tool_by_id(TOOL_DESTROY_OBJECT)), TIER_2);
    ck_assert_int_eq(tool_tier(tool_by_id(TOOL_QUERY)), TIER_3);
    catalog_free(c);
}
END_TEST

START_TEST(unknown_tier_and_group_are_refused)
{
    enum tier tier = TIER_3;
    enum tool_group group = GROUP_BRIDGE;

    ck_assert(tool_tier_parse(SLICE("TIER1"), &tier) && tier == TIER_1);
    ck_assert(!tool_tier_parse(SLICE("tier5"), &tier) && !tool_tier_parse(SLICE(""), &tier));
    ck_assert(tier == TIER_1);
    ck_assert(!tool_group_parse(SLICE("explorers"), &group) && group == GROUP_BRIDGE);
    ck_assert(tool_group_parse(SLICE("Explorer"), &group) && group == GROUP_EXPLORER);
}
END_TEST

START_TEST(safety_follows_the_hints)
{
    ck_assert_str_eq(tool_safety_name(tool_by_id(TOOL_GET_STATUS)), "read-only");
    ck_assert_str_eq(tool_safety_name(tool_by_id(TOOL_SET_ACTIVE)), "safe-write");
    ck_assert_str_eq(tool_safety_name(tool_by_id(TOOL_DESTROY_OBJECT)), "destructive");
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("schemas");
    TCase *tc = tcase_create("schemas");
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_test(tc, output_schemas_are_objects_with_typed_properties);
    tcase_add_test(tc, input_schemas_say_what_the_rows_say);
    tcase_add_test(tc, schema_without_parameters_is_an_empty_closed_object);
    tcase_add_test(tc, schema_has_all_that_a_parameter_can_declare);
    tcase_add_test(tc, names_of_tiers_and_groups_are_read_back_in_any_case);
    tcase_add_test(tc, what_only_reads_is_core_and_nothing_else);
    tcase_add_test(tc, unknown_tier_and_group_are_refused);
    tcase_add_test(tc, safety_follows_the_hints);
    suite_add_tcase(suite, tc);

    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
