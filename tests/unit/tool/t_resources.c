/*
 * The unity:// resources: that the rows are explorer's, and what an address becomes: which tool,
 * which arguments, and what is refused.
 */
#include <check.h>
#include <stdlib.h>

#include "tool/tool.h"

static struct arena arena;
static struct err err;

static void set_up(void)
{
    arena_init(&arena, (size_t)16 << 20);
    err = (struct err){0};
}

static void tear_down(void)
{
    mem_fail_after(0);
    arena_done(&arena);
}

/* --- The rows. --- */

static const char *const explorer_uris[] = {
    "unity://status",
    "unity://scenes",
    "unity://scene/{sceneId}/objects?limit&offset",
    "unity://object/{id}",
    "unity://object/{id}/components?limit&offset",
    "unity://object/{id}/component/members?type={type}&includeMethods=&limit=&offset=",
    "unity://object/{id}/component/member?type={type}&name={name}",
    "unity://object/{id}/children?limit&offset",
    "unity://search?query=&name=&type=&path=&activeOnly=&limit=&offset=",
    "unity://selection",
    "unity://clipboard",
    "unity://camera/active",
    "unity://freecam",
    "unity://logs/tail?count=",
    "unity://console/scripts",
    "unity://console/script?path={path}",
    "unity://hooks",
};
_Static_assert(N_ELEMENTS(explorer_uris) == 17, "the explorer has 17 resources");

START_TEST(explorer_resources_are_the_seeds_in_its_order)
{
    size_t n = 0;

    for (size_t i = 0; i < resource_count(); i++) {
        if (!resource_at(i)->is_explorer)
            continue;
        ck_assert_uint_lt(n, N_ELEMENTS(explorer_uris));
        ck_assert_str_eq(resource_at(i)->shown, explorer_uris[n]);
        n++;
    }
    ck_assert_uint_eq(n, N_ELEMENTS(explorer_uris));
}
END_TEST

START_TEST(project_resources_are_scenes_info_and_assets)
{
    static const char *const uris[] = {
        "unity://scenes",
        "unity://scene/active",
        "unity://project/info",
        "unity://assets",
        "unity://scene/{scenePath}?includeInactive=&rootPath=&offset=",
        "unity://asset/{assetPath}",
    };
    size_t n = 0;

    for (size_t i = 0; i < resource_count(); i++)
        if (resource_at(i)->is_project) {
            ck_assert_uint_lt(n, N_ELEMENTS(uris));
            ck_assert_str_eq(resource_at(i)->shown, uris[n]);
            n++;
        }
    ck_assert_uint_eq(n, N_ELEMENTS(uris));
}
END_TEST

static bool has_param(const struct tool *t, struct slice name)
{
    for (const struct param *p = t->params; p && p->name; p++)
        if (slice_is(name, p->name))
            return true;
    return false;
}

START_TEST(rows_are_whole_and_name_parameters_of_their_tool)
{
    for (size_t i = 0; i < resource_count(); i++) {
        const struct resource *r = resource_at(i);
        const struct tool *t = tool_by_id(r->tool);
        struct slice rest = slice_of(r->uri);

        ck_assert_msg(r->name && r->title && r->text && *r->text, "%s", r->uri);
        ck_assert_msg(r->is_explorer || r->is_project || r->tool == TOOL_LIST_INSTANCES ||
                          r->tool == TOOL_GET_SCRIPT_REPORT,
                      "%s", r->uri);
        ck_assert_msg(t->hints & HINT_READ_ONLY && !t->gates, "%s", r->uri);
        ck_assert_msg(!r->is_template || r->uri_template, "%s", r->uri);
        ck_assert_msg(r->is_template || !strchr(r->shown, '{'), "%s", r->uri);
        for (const struct param *p = t->params; p && p->name; p++)
            ck_assert_msg(p->type == T_STRING || p->type == T_INT || p->type == T_BOOL, "%s",
                          r->uri);
        while (slice_cut(&rest, '{').p && rest.len) {
            struct slice hole = slice_cut(&rest, '}');

            ck_assert_msg(has_param(t, slice_skip(hole, hole.p[0] == '+')), "%s", r->uri);
        }
        for (size_t k = 0; k < RESOURCE_KEYS && r->renamed[k].query; k++)
            ck_assert_msg(has_param(t, slice_of(r->renamed[k].param)), "%s", r->uri);
        for (size_t j = 0; j < i; j++) {
            ck_assert_str_ne(r->name, resource_at(j)->name);
            ck_assert_str_ne(r->uri, resource_at(j)->uri);
        }
    }
}
END_TEST

START_TEST(uri_templates_expand_to_what_is_matched)
{
    for (size_t i = 0; i < resource_count(); i++) {
        const struct resource *r = resource_at(i), *found = NULL;
        struct slice rest = slice_of(r->uri_template), query, args;

        if (!r->uri_template)
            continue;
        rest = slice_from(rest.p, strcspn(rest.p, "?") - (strchr(rest.p, '?') ? 1 : 0));
        ck_assert(resource_match(&arena, rest, &found, &args, &err));
        ck_assert_ptr_eq(found, r);
        query = slice_of(strchr(r->uri_template, '?'));
        if (!query.len)
            continue;
        query = slice_from(query.p + 1, query.len - 2);
        while (query.len) {
            struct slice key = slice_cut(&query, ',');
            bool is_known = has_param(tool_by_id(r->tool), key);

            for (size_t k = 0; k < RESOURCE_KEYS && r->renamed[k].query; k++)
                is_known |= slice_is(key, r->renamed[k].query);
            ck_assert_msg(is_known, "%s: %.*s", r->uri, SLICE_ARG(key));
        }
    }
}
END_TEST

/* A client may read what it was shown, holes and all. */
START_TEST(every_uri_as_shown_is_matched)
{
    for (size_t i = 0; i < resource_count(); i++) {
        const struct resource *found = NULL;
        struct slice args;

        ck_assert_msg(resource_match(&arena, slice_of(resource_at(i)->shown), &found, &args, &err),
                      "%s: %s", resource_at(i)->shown, err.message);
        ck_assert_ptr_eq(found, resource_at(i));
    }
}
END_TEST

/* --- Matching. --- */

static const struct {
    const char *uri;
    enum tool_id tool;
    const char *args;
} matches[] = {
    {"unity://status", TOOL_GET_STATUS, "{}"},
    {"UNITY://Status", TOOL_GET_STATUS, "{}"},
    {"unity://status/", TOOL_GET_STATUS, "{}"},
    {"unity://status?", TOOL_GET_STATUS, "{}"},
    {"unity://status?limit=x&&=&a", TOOL_GET_STATUS, "{}"},
    {"unity://scenes?limit=2", TOOL_LIST_SCENES, "{\"limit\":2}"},
    {"unity://assets", TOOL_PROJECT_ASSETS_LIST, "{}"},
    {"unity://assets?type=Prefab&offset=200", TOOL_PROJECT_ASSETS_LIST,
     "{\"type\":\"Prefab\",\"offset\":200}"},
    {"unity://scene/active", TOOL_SCENE_ACTIVE, "{}"},
    {"unity://scene/Assets/Scenes/Main.unity", TOOL_SCENE_HIERARCHY_DUMP,
     "{\"scenePath\":\"Assets/Scenes/Main.unity\"}"},
    {"unity://scene/Assets%2FA%20b.unity?includeInactive=true", TOOL_SCENE_HIERARCHY_DUMP,
     "{\"scenePath\":\"Assets/A b.unity\",\"includeInactive\":true}"},
    {"unity://asset/Assets/Prefabs/Player.prefab", TOOL_ASSET_INFO,
     "{\"assetPath\":\"Assets/Prefabs/Player.prefab\"}"},
    {"unity://scenes?limit=-2&offset=-9223372036854775808", TOOL_LIST_SCENES,
     "{\"limit\":-2,\"offset\":-9223372036854775808}"},
    {"unity://scenes?limit&offset=", TOOL_LIST_SCENES, "{}"},
    {"unity://scenes?LIMIT=2", TOOL_LIST_SCENES, "{\"limit\":2}"},
    {"unity://scenes?limit=2&limit=3&limit=", TOOL_LIST_SCENES, "{\"limit\":3}"},
    {"unity://scene/scn:0/objects?limit=2", TOOL_LIST_OBJECTS,
     "{\"sceneId\":\"scn:0\",\"limit\":2}"},
    {"unity://SCENE/Scn:DDOL/Objects", TOOL_LIST_OBJECTS, "{\"sceneId\":\"Scn:DDOL\"}"},
    {"unity://scene/scn%3A0/objects", TOOL_LIST_OBJECTS, "{\"sceneId\":\"scn:0\"}"},
    {"unity://scene/a%2Fb/objects", TOOL_LIST_OBJECTS, "{\"sceneId\":\"a/b\"}"},
    {"unity://scene/scn:0/objects?sceneId=scn:1&activeOnly=true&name=A&type=B", TOOL_LIST_OBJECTS,
     "{\"sceneId\":\"scn:0\",\"name\":\"A\",\"type\":\"B\",\"activeOnly\":true}"},
    {"unity://scene/active", TOOL_SCENE_ACTIVE, "{}"},
    {"unity://scene/active/objects", TOOL_LIST_OBJECTS, "{\"sceneId\":\"active\"}"},
    {"unity://object/obj:-12", TOOL_GET_OBJECT, "{\"id\":\"obj:-12\"}"},
    {"unity://object/obj:1/?id=obj:2", TOOL_GET_OBJECT, "{\"id\":\"obj:1\"}"},
    {"unity://object/components", TOOL_GET_OBJECT, "{\"id\":\"components\"}"},
    {"unity://object/obj:1/components?offset=3", TOOL_GET_COMPONENTS,
     "{\"objectId\":\"obj:1\",\"offset\":3}"},
    {"unity://object/obj:1/children", TOOL_LIST_CHILDREN, "{\"objectId\":\"obj:1\"}"},
    {"unity://object/obj:1/component/members?type=UnityEngine.Transform&includeMethods=True",
     TOOL_LIST_COMPONENT_MEMBERS,
     "{\"objectId\":\"obj:1\",\"componentType\":\"UnityEngine.Transform\","
     "\"includeMethods\":true}"},
    {"unity://object/obj:1/component/members?componentType=A%2bB&includeMethods=0",
     TOOL_LIST_COMPONENT_MEMBERS,
     "{\"objectId\":\"obj:1\",\"componentType\":\"A+B\",\"includeMethods\":false}"},
    {"unity://object/obj:1/component/member?name=pos&type=A+B", TOOL_READ_COMPONENT_MEMBER,
     "{\"objectId\":\"obj:1\",\"componentType\":\"A+B\",\"name\":\"pos\"}"},
    {"unity://search?query=a=b&type=T&activeOnly=1&unknown=1", TOOL_SEARCH_OBJECTS,
     "{\"query\":\"a=b\",\"type\":\"T\",\"activeOnly\":true}"},
    {"unity://search?query=%22%5c%0a%E2%82%AC", TOOL_SEARCH_OBJECTS,
     "{\"query\":\"\\\"\\\\\\n\xe2\x82\xac\"}"},
    {"unity://logs/tail?count=20", TOOL_TAIL_LOGS, "{\"count\":20}"},
    {"unity://camera/active", TOOL_GET_CAMERA_INFO, "{}"},
    {"unity://freecam", TOOL_GET_FREECAM, "{}"},
    {"unity://selection", TOOL_GET_SELECTION, "{}"},
    {"unity://clipboard", TOOL_GET_CLIPBOARD, "{}"},
    {"unity://console/scripts?limit=5", TOOL_LIST_CONSOLE_SCRIPTS, "{\"limit\":5}"},
    {"unity://console/script?path=a b.cs", TOOL_READ_CONSOLE_SCRIPT, "{\"path\":\"a b.cs\"}"},
    {"unity://console/script?path=/x/y?z#w.cs", TOOL_READ_CONSOLE_SCRIPT,
     "{\"path\":\"/x/y?z#w.cs\"}"},
    {"unity://console/script", TOOL_READ_CONSOLE_SCRIPT, "{}"},
    {"unity://hooks", TOOL_HOOK_LIST, "{}"},
    {"unity://project/info", TOOL_PROJECT_INFO, "{}"},
};

START_TEST(address_becomes_tool_and_arguments)
{
    const struct resource *r = NULL;
    struct slice args;

    ck_assert_msg(resource_match(&arena, slice_of(matches[_i].uri), &r, &args, &err), "%s: %s",
                  matches[_i].uri, err.message);
    ck_assert_int_eq((int)r->tool, (int)matches[_i].tool);
    ck_assert_msg(slice_is(args, matches[_i].args), "%s: %.*s", matches[_i].uri, SLICE_ARG(args));
}
END_TEST

/* What matching makes must bind: same names, same types. */
START_TEST(arguments_of_an_address_fit_the_tool)
{
    const struct resource *r = NULL;
    struct json_fault fault;
    struct bound_args bound;
    const struct json *json;
    struct slice args;

    ck_assert(resource_match(&arena, slice_of(matches[_i].uri), &r, &args, &err));
    ck_assert(json_parse(&arena, args, &json, &fault));
    ck_assert(args_bind(&arena, tool_by_id(r->tool), json, false, &bound));
    for (size_t i = 0; i < bound.n_faults; i++)
        ck_assert_msg(bound.faults[i].is_missing, "%s: %.*s", matches[_i].uri,
                      SLICE_ARG(bound.faults[i].message));
}
END_TEST

static const char *const unknown[] = {
    "",
    "u",
    "unity://",
    "unity:///",
    "unity://?limit=1",
    "unity:/status",
    "unity:///status",
    "http://status",
    "status",
    "unity://statu",
    "unity://status2",
    "unity://status/more",
    "unity://scene",
    "unity://scene/scn:0",
    "unity://scene//objects",
    "unity://scene/scn:0/objects/more",
    "unity://asset",
    "unity://asset/Library/x",
    "unity://object",
    "unity://object/",
    "unity://object/obj:1/component",
    "unity://console",
    "unity://%73tatus",
    " unity://status",
};

START_TEST(address_of_nothing_is_no_resource)
{
    const struct resource *r = NULL;
    struct slice args = SLICE("untouched");

    ck_assert_msg(!resource_match(&arena, slice_of(unknown[_i]), &r, &args, &err), "%s",
                  unknown[_i]);
    ck_assert_int_eq((int)err.kind, ERR_NO_RESOURCE);
    ck_assert_str_eq(err.message, "resource not supported");
    ck_assert(r == NULL && slice_is(args, "untouched"));
}
END_TEST

static const struct {
    const char *uri, *message;
} misfits[] = {
    {"unity://scenes?limit=abc", "Parameter 'limit' must be an integer. Got: abc."},
    {"unity://scenes?limit=1.5", "Parameter 'limit' must be an integer. Got: 1.5."},
    {"unity://scenes?offset=9223372036854775808",
     "Parameter 'offset' must be an integer. Got: 9223372036854775808."},
    {"unity://search?activeOnly=yes", "Parameter 'activeOnly' must be a boolean. Got: yes."},
    {"unity://search?query=100%", "Parameter 'query' must be percent-encoded. Got: 100%."},
    {"unity://search?query=%4", "Parameter 'query' must be percent-encoded. Got: %4."},
    {"unity://search?query=%zz", "Parameter 'query' must be percent-encoded. Got: %zz."},
    {"unity://search?query=a%00b", "Parameter 'query' must be percent-encoded. Got: a%00b."},
    {"unity://search?query=%ff", "Parameter 'query' must be UTF-8."},
    {"unity://search?query=\xc3", "Parameter 'query' must be UTF-8."},
    {"unity://object/%C0%80", "Parameter 'id' must be UTF-8."},
    {"unity://object/%", "Parameter 'id' must be percent-encoded. Got: %."},
};

START_TEST(value_that_does_not_fit_is_refused)
{
    const struct resource *r = NULL;
    struct slice args = SLICE("untouched");

    ck_assert_msg(!resource_match(&arena, slice_of(misfits[_i].uri), &r, &args, &err), "%s",
                  misfits[_i].uri);
    ck_assert_int_eq((int)err.kind, ERR_ARGUMENT);
    ck_assert_str_eq(err.message, misfits[_i].message);
    ck_assert(r == NULL && slice_is(args, "untouched"));
}
END_TEST

START_TEST(address_that_ends_with_its_block_is_not_read_beyond)
{
    for (size_t i = 0; i < N_ELEMENTS(matches); i++) {
        size_t whole = strlen(matches[i].uri);

        for (size_t len = 0; len <= whole; len++) {
            const struct resource *r;
            char *tight = malloc(len ? len : 1);
            struct slice args;

            ck_assert_ptr_nonnull(tight);
            memcpy(tight, matches[i].uri, len);
            resource_match(&arena, slice_from(tight, len), &r, &args, &err);
            free(tight);
        }
        arena_reset(&arena);
    }
}
END_TEST

START_TEST(control_characters_of_a_long_value_are_escaped)
{
    const struct resource *r;
    struct json_fault fault;
    const struct json *json;
    struct slice args;
    struct buf uri;

    buf_init(&uri, 1 << 20);
    buf_append(&uri, SLICE("unity://search?query="));
    for (int i = 0; i < 100000; i++)
        buf_append_byte(&uri, '\x01');
    ck_assert(resource_match(&arena, buf_slice(&uri), &r, &args, &err));
    ck_assert(json_parse(&arena, args, &json, &fault));
    ck_assert_uint_eq(json_get_text(json, "query").len, 100000);
    buf_done(&uri);
}
END_TEST

START_TEST(matching_survives_failing_allocations)
{
    struct slice uri = SLICE("unity://scene/scn%3a0/objects?name=a%20b&limit=3");
    bool ok = false;
    size_t n = 0;

    while (!ok && n < 100) {
        const struct resource *r = NULL;
        struct slice args;
        struct arena fresh;

        arena_init(&fresh, 1 << 20);
        mem_fail_after(++n);
        ok = resource_match(&fresh, uri, &r, &args, &err);
        mem_fail_after(0);
        ck_assert(ok || err.kind == ERR_INTERNAL);
        ck_assert(ok == (r != NULL));
        arena_done(&fresh);
    }
    ck_assert(ok);
    ck_assert_uint_gt(n, 2);
}
END_TEST

#define ADD_FOR_EACH(table, tcase, test) tcase_add_loop_test(tcase, test, 0, (int)N_ELEMENTS(table))

int main(void)
{
    Suite *suite = suite_create("resources");
    TCase *tc = tcase_create("resources");
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_test(tc, explorer_resources_are_the_seeds_in_its_order);
    tcase_add_test(tc, project_resources_are_scenes_info_and_assets);
    tcase_add_test(tc, rows_are_whole_and_name_parameters_of_their_tool);
    tcase_add_test(tc, uri_templates_expand_to_what_is_matched);
    tcase_add_test(tc, every_uri_as_shown_is_matched);
    ADD_FOR_EACH(matches, tc, address_becomes_tool_and_arguments);
    ADD_FOR_EACH(matches, tc, arguments_of_an_address_fit_the_tool);
    ADD_FOR_EACH(unknown, tc, address_of_nothing_is_no_resource);
    ADD_FOR_EACH(misfits, tc, value_that_does_not_fit_is_refused);
    tcase_add_test(tc, address_that_ends_with_its_block_is_not_read_beyond);
    tcase_add_test(tc, control_characters_of_a_long_value_are_escaped);
    tcase_add_test(tc, matching_survives_failing_allocations);
    suite_add_tcase(suite, tc);

    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
