/* Gates: each is closed by default, each opens by its own option only, and they come in order. */
#include <check.h>
#include <stdio.h>

#include "core/internal.h"

static struct arena arena;
static struct err err;

static void setup(void)
{
    arena_init(&arena, 1u << 20);
}

static void teardown(void)
{
    arena_done(&arena);
}

static const struct json *parse(const char *text)
{
    const struct json *root = NULL;
    struct json_fault fault;

    ck_assert(json_parse(&arena, slice_of(text), &root, &fault));
    return root;
}

static bool passes(const struct core_config *config, const struct tool *tool, const char *args,
                   struct err *ret_err)
{
    struct gate gate = {.config = config, .args = parse(args)};

    return gate_check(&gate, tool, &arena, ret_err);
}

static const char *refusal(const struct core_config *config, enum tool_id id, const char *args)
{
    err = (struct err){0};
    return passes(config, tool_by_id(id), args, &err) ? "" : err.message;
}

/* The same where the host will look at what the names mean. */
static const char *first_refusal(const struct core_config *config, enum tool_id id,
                                 const char *args)
{
    struct gate gate = {.config = config, .args = parse(args), .host_knows_types = true};

    err = (struct err){0};
    return gate_check(&gate, tool_by_id(id), &arena, &err) ? "" : err.message;
}

START_TEST(every_guarded_tool_is_refused_by_default)
{
    struct core_config closed = {.require_confirm = true};

    for (unsigned id = 0; id < TOOL_COUNT; id++) {
        const struct tool *tool = tool_by_id((enum tool_id)id);
        unsigned closing = GATE_EVAL | GATE_WRITE | GATE_CONFIG;
        bool is_open;

        err = (struct err){0};
        is_open = passes(&closed, tool, "{\"confirm\":true}", &err);
        ck_assert_msg(is_open == !(tool->gates & closing), "%s", tool->name);
        ck_assert(is_open || (err.kind == ERR_DENIED && err.hint[0]));
    }
}
END_TEST

/* What of a query has to be compiled is known to the engine, and so it asks there. Whom a call
 * belongs to decides who may cancel it. */
START_TEST(a_tool_that_is_not_read_only_has_a_gate)
{
    for (unsigned id = 0; id < TOOL_COUNT; id++) {
        const struct tool *tool = tool_by_id((enum tool_id)id);

        if (!(tool->hints & HINT_READ_ONLY) && id != TOOL_QUERY && id != TOOL_CANCEL_OPERATION)
            ck_assert_msg(tool->gates & (GATE_EVAL | GATE_WRITE | GATE_CONFIG), "%s", tool->name);
    }
}
END_TEST

/* Whether core refuses code, or an engine a query that would have to be compiled. */
START_TEST(a_refusal_names_every_option_that_is_missing)
{
    for (unsigned i = 0; i < 3; i++) {
        struct core_config c = {.enable_eval = i == 1, .allow_writes = i == 2};
        struct err said = {0};

        ck_assert_str_eq(refusal(&c, TOOL_EXECUTE_CODE, "{}"),
                         c.enable_eval ? "Writes disabled" : "ConsoleEval disabled by config");
        ck_assert_int_eq(!strstr(err.hint, "--allow-eval"), c.enable_eval);
        ck_assert_int_eq(!strstr(err.hint, "--allow-writes"), c.allow_writes);
        err_set(&said, ERR_DENIED, "It has to be compiled");
        gate_hint_eval(&c, &said);
        ck_assert_str_eq(said.message, "It has to be compiled"); /* the engine's own words stand */
        ck_assert_str_eq(said.hint, err.hint);
    }
}
END_TEST

START_TEST(gates_come_in_the_order_eval_writes_confirm_allowlist)
{
    struct core_config c = {.require_confirm = true};

    ck_assert_str_eq(refusal(&c, TOOL_CONSOLE_EVAL, "{}"), "ConsoleEval disabled by config");
    c.enable_eval = true;
    ck_assert_str_eq(refusal(&c, TOOL_CONSOLE_EVAL, "{}"), "Writes disabled");
    c.allow_writes = true;
    ck_assert_str_eq(refusal(&c, TOOL_CONSOLE_EVAL, "{}"), "Confirmation required");
    ck_assert_str_eq(refusal(&c, TOOL_CONSOLE_EVAL, "{\"confirm\":\"true\"}"),
                     "Confirmation required");
    ck_assert_str_eq(refusal(&c, TOOL_CONSOLE_EVAL, "{\"confirm\":true}"), "");
    ck_assert_str_eq(refusal(&c, TOOL_ADD_COMPONENT, "{\"type\":\"A\"}"), "Confirmation required");
    ck_assert_str_eq(refusal(&c, TOOL_ADD_COMPONENT, "{\"type\":\"A\",\"confirm\":true}"),
                     "No components are allowlisted");
}
END_TEST

START_TEST(confirmation_is_asked_for_only_where_it_is_required)
{
    struct core_config c = {.allow_writes = true};

    ck_assert_str_eq(refusal(&c, TOOL_SET_ACTIVE, "{}"), "");
    c.require_confirm = true;
    ck_assert_str_eq(refusal(&c, TOOL_SET_ACTIVE, "{\"confirm\":false}"), "Confirmation required");
    ck_assert_str_eq(refusal(&c, TOOL_SELECT_OBJECT, "{}"), "");
}
END_TEST

START_TEST(a_user_who_can_be_asked_is_asked_after_the_other_gates)
{
    struct core_config config = {.require_confirm = true};
    struct gate gate = {.config = &config, .args = parse("{}"), .can_ask = true};
    const struct tool *tool = tool_by_id(TOOL_SET_ACTIVE);

    err = (struct err){0};
    ck_assert(gate_wants_confirm(&gate, tool));
    ck_assert(!gate_check(&gate, tool, &arena, &err));
    ck_assert_str_eq(err.message, "Writes disabled");
    config.allow_writes = true;
    ck_assert(gate_check(&gate, tool, &arena, &err));
    gate.args = parse("{\"confirm\":true}");
    ck_assert(!gate_wants_confirm(&gate, tool));
    gate.args = parse("{\"confirm\":\"true\"}");
    ck_assert(gate_wants_confirm(&gate, tool));
    config.require_confirm = false;
    ck_assert(!gate_wants_confirm(&gate, tool));
    ck_assert(!gate_wants_confirm(&gate, tool_by_id(TOOL_SELECT_OBJECT)));
}
END_TEST

START_TEST(an_allowlist_holds_full_and_short_names_and_no_parts)
{
    struct core_config c = {.allow_writes = true};
    struct slice entries[] = {SLICE("UnityEngine.Light")};

    ck_assert(names_set(&c.components, entries, 1, &err));
    ck_assert_str_eq(refusal(&c, TOOL_ADD_COMPONENT, "{\"type\":\"UnityEngine.Light\"}"), "");
    ck_assert_str_eq(refusal(&c, TOOL_ADD_COMPONENT, "{\"type\":\"Light\"}"), "");
    ck_assert_str_eq(refusal(&c, TOOL_ADD_COMPONENT, "{\"type\":\"ight\"}"), "Denied by allowlist");
    ck_assert_str_eq(refusal(&c, TOOL_ADD_COMPONENT, "{\"type\":\"\"}"), "Denied by allowlist");
    ck_assert_str_eq(refusal(&c, TOOL_ADD_COMPONENT, "{\"type\":\"UnityEngine.Camera\"}"),
                     "Denied by allowlist");
    ck_assert_str_eq(refusal(&c, TOOL_HOOK_LIST_METHODS, "{\"type\":\"UnityEngine.Light\"}"),
                     "Denied by hook allowlist");
    names_done(&c.components);
}
END_TEST

START_TEST(a_member_is_allowed_by_type_and_name_together)
{
    struct core_config c = {.allow_writes = true};
    struct slice entries[] = {SLICE("UnityEngine.Transform.position")};

    ck_assert(names_set(&c.members, entries, 1, &err));
    ck_assert_str_eq(
        refusal(&c, TOOL_SET_MEMBER,
                "{\"componentType\":\"UnityEngine.Transform\",\"member\":\"position\"}"),
        "");
    ck_assert_str_eq(refusal(&c, TOOL_SET_MEMBER,
                             "{\"componentType\":\"UnityEngine.Transform\",\"member\":\"name\"}"),
                     "Denied by allowlist");
    names_done(&c.members);
}
END_TEST

START_TEST(a_method_may_be_named_by_its_signature)
{
    static const struct {
        const char *method, *says;
    } rows[] = {
        {"Look", ""},
        {"Look(System.Int32)", ""},
        {"System.Void Eye::Look(System.Int32)", ""},
        {"System.Void Eye::Look()", ""},
        {"Eye::Look", "Denied by allowlist"},
        {"Over(Look)", "Denied by allowlist"},
        {"(Look)", "Denied by allowlist"},
        {"Look::Over(System.Int32)", "Denied by allowlist"},
    };
    struct core_config c = {.allow_writes = true};
    struct slice entry = SLICE("Eye.Look");

    ck_assert(names_set(&c.members, &entry, 1, &err));
    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        char args[256];

        snprintf(args, sizeof(args), "{\"componentType\":\"Eye\",\"method\":\"%s\"}",
                 rows[i].method);
        ck_assert_str_eq(refusal(&c, TOOL_CALL_METHOD, args), rows[i].says);
    }
    names_done(&c.members);
}
END_TEST

START_TEST(a_host_that_knows_types_hears_of_names_that_may_mean_a_listed_one)
{
    struct core_config c = {.allow_writes = true};
    struct slice member = SLICE("UnityEngine.Light.intensity");
    struct slice component = SLICE("UnityEngine.BoxCollider");

    ck_assert_str_eq(first_refusal(&c, TOOL_REMOVE_COMPONENT, "{\"typeOrIndex\":\"Collider\"}"),
                     "No components are allowlisted");
    ck_assert(names_set(&c.members, &member, 1, &err) &&
              names_set(&c.components, &component, 1, &err));
    ck_assert_str_eq(first_refusal(&c, TOOL_SET_MEMBER,
                                   "{\"componentType\":\"Behaviour\",\"member\":\"intensity\"}"),
                     "");
    ck_assert_str_eq(first_refusal(&c, TOOL_SET_MEMBER,
                                   "{\"componentType\":\"Behaviour\",\"member\":\"enabled\"}"),
                     "Denied by allowlist");
    ck_assert_str_eq(first_refusal(&c, TOOL_REMOVE_COMPONENT, "{\"typeOrIndex\":\"Collider\"}"),
                     "");
    ck_assert_str_eq(refusal(&c, TOOL_REMOVE_COMPONENT, "{\"typeOrIndex\":\"Collider\"}"),
                     "Denied by allowlist");
    ck_assert_str_eq(first_refusal(&c, TOOL_HOOK_ADD, "{\"type\":\"Light\",\"method\":\"x\"}"),
                     "Denied by hook allowlist");
    names_done(&c.members);
    names_done(&c.components);
}
END_TEST

START_TEST(a_place_is_left_to_a_host_that_knows_types)
{
    struct core_config c = {.allow_writes = true};
    struct slice component = SLICE("UnityEngine.BoxCollider");

    /* An engine without types knows only names, as explorer does. */
    ck_assert_str_eq(refusal(&c, TOOL_REMOVE_COMPONENT, "{\"typeOrIndex\":\"1\"}"), "");
    ck_assert_str_eq(first_refusal(&c, TOOL_REMOVE_COMPONENT, "{\"typeOrIndex\":\"1\"}"),
                     "No components are allowlisted");
    ck_assert(names_set(&c.components, &component, 1, &err));
    ck_assert_str_eq(first_refusal(&c, TOOL_REMOVE_COMPONENT, "{\"typeOrIndex\":\"1\"}"), "");
    names_done(&c.components);
}
END_TEST

static const char *entry_refusal(struct slice entry)
{
    err = (struct err){0};
    return allow_check(entry, &err) ? "" : err.message;
}

START_TEST(an_entry_is_words_between_dots_with_a_star_at_most_at_the_end)
{
    static const char *const good[] = {"A", "A.B", "A.*", "A.B.*", "A+B.C", "A/B", "A`1[B.C,D]"};
    static const char *const bad[] = {"",      ".",     "A.",  ".A",   "A..B", "*",
                                      ".*",    "*.A",   "A*",  "A.B*", "A.*B", "A.**",
                                      "A.*.B", "A.*.*", "A b", "A.\t"};

    for (size_t i = 0; i < N_ELEMENTS(good); i++)
        ck_assert_str_eq(entry_refusal(slice_of(good[i])), "");
    for (size_t i = 0; i < N_ELEMENTS(bad); i++)
        ck_assert_msg(entry_refusal(slice_of(bad[i]))[0], "%s", bad[i]);
    ck_assert(entry_refusal(SLICE("A\0B"))[0]);
}
END_TEST

START_TEST(a_star_stands_for_what_begins_so)
{
    struct slice entries[] = {SLICE("UnityEngine.*"), SLICE("Game.Door.*"), SLICE("Game.Lid")};
    const struct allow list = {entries, N_ELEMENTS(entries)};
    static const char *const in[] = {"UnityEngine.Light", "UnityEngine.UI.Image",
                                     "UnityEngine.UI.*",  "UnityEngine.*",
                                     "Game.Door.locks",   "Game.Lid"};
    static const char *const out[] = {
        "UnityEngine", "UnityEngine.", "UnityEngineX.Light", "Unity.*", "Game.Door", "Game.*",
        "Game.Lid.x",  "Game.Lid.*",   "game.Door.x",        "*",       ""};

    for (size_t i = 0; i < N_ELEMENTS(in); i++)
        ck_assert_msg(allow_has(&list, slice_of(in[i])), "%s", in[i]);
    for (size_t i = 0; i < N_ELEMENTS(out); i++)
        ck_assert_msg(!allow_has(&list, slice_of(out[i])), "%s", out[i]);
}
END_TEST

START_TEST(a_host_is_told_the_list_of_its_tool)
{
    struct core_config c = {0};
    struct slice names[] = {SLICE("A.B"), SLICE("C\"D")}, long_name = {0};
    char text[LIMIT_NAME_BYTES + 1];

    ck_assert(names_set(&c.components, names, 2, &err));
    ck_assert(slice_is(gate_list(&c, tool_by_id(TOOL_REPARENT), &arena), "[\"A.B\",\"C\\\"D\"]"));
    ck_assert(slice_is(gate_list(&c, tool_by_id(TOOL_SET_MEMBER), &arena), "[]"));
    memset(text, 'x', sizeof(text));
    long_name = slice_from(text, sizeof(text));
    ck_assert(!names_set(&c.components, &long_name, 1, &err));
    ck_assert_uint_eq(c.components.n_items, 2);
    names_done(&c.components);
}
END_TEST

START_TEST(the_configuration_is_guarded_too)
{
    struct core_config c = {.require_confirm = true};

    ck_assert_str_eq(refusal(&c, TOOL_SET_CONFIG, "{\"allowWrites\":true}"), "Writes disabled");
    c.allow_config_changes = true;
    ck_assert_str_eq(refusal(&c, TOOL_SET_CONFIG, "{\"allowWrites\":true}"), "");
    ck_assert_str_eq(refusal(&c, TOOL_SET_ACTIVE, "{\"confirm\":true}"), "Writes disabled");
}
END_TEST

START_TEST(a_higher_tier_is_refused_with_both_tiers)
{
    struct core_config c = {.tier = TIER_1};
    struct tool tool = *tool_by_id(TOOL_GET_STATUS);

    err = (struct err){0};
    tool.gates = GATE_WRITE;
    tool.hints = HINT_DESTRUCTIVE;
    ck_assert(!passes(&c, &tool, "{}", &err));
    ck_assert_int_eq(err.kind, ERR_TIER);
    ck_assert(slice_is(err.details, "{\"requiredTier\":\"tier2\",\"currentTier\":\"tier1\"}"));
    c.tier = TIER_2;
    c.allow_writes = true;
    ck_assert(passes(&c, &tool, "{}", &err));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("gate");
    TCase *tc = tcase_create("gate");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_checked_fixture(tc, setup, teardown);
    tcase_add_test(tc, every_guarded_tool_is_refused_by_default);
    tcase_add_test(tc, a_tool_that_is_not_read_only_has_a_gate);
    tcase_add_test(tc, a_refusal_names_every_option_that_is_missing);
    tcase_add_test(tc, gates_come_in_the_order_eval_writes_confirm_allowlist);
    tcase_add_test(tc, confirmation_is_asked_for_only_where_it_is_required);
    tcase_add_test(tc, a_user_who_can_be_asked_is_asked_after_the_other_gates);
    tcase_add_test(tc, an_allowlist_holds_full_and_short_names_and_no_parts);
    tcase_add_test(tc, a_member_is_allowed_by_type_and_name_together);
    tcase_add_test(tc, a_host_that_knows_types_hears_of_names_that_may_mean_a_listed_one);
    tcase_add_test(tc, a_place_is_left_to_a_host_that_knows_types);
    tcase_add_test(tc, an_entry_is_words_between_dots_with_a_star_at_most_at_the_end);
    tcase_add_test(tc, a_star_stands_for_what_begins_so);
    tcase_add_test(tc, a_host_is_told_the_list_of_its_tool);
    tcase_add_test(tc, a_method_may_be_named_by_its_signature);
    tcase_add_test(tc, the_configuration_is_guarded_too);
    tcase_add_test(tc, a_higher_tier_is_refused_with_both_tiers);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
