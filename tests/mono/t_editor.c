/*
 * The editor group's tools for scenes and the selection, as an engine answers them: on MiniUnity.cs
 * and on MiniEditor.cs, whose ids have 64 bits as those of Unity 6000.5.
 */
#include "tools_rig.h"

#define MAIN_SCENE "\"scenePath\":\"Assets/Scenes/Main.unity\""
#define MAIN       "{" MAIN_SCENE "}"

static void start_editor(void)
{
    start_in("editor", "editor/MiniEditor.dll");
}

/* --- Shapes --- */

START_TEST(hierarchy_is_shown_in_the_seeds_shape)
{
    check_result(
        "scene.hierarchy.dump", MAIN,
        "{" MAIN_SCENE ",\"rootObjects\":[{\"name\":\"Main Camera\",\"path\":\"Main Camera\","
        "\"instanceId\":100,\"components\":[\"Transform\",\"Camera\"],\"children\":[]},"
        "{\"name\":\"Player\",\"path\":\"Player\",\"instanceId\":106,\"components\":[\"Transform\","
        "\"Missing Script\",\"Mover\",\"BoxCollider\",\"SphereCollider\"],\"children\":[{\"name\":"
        "\"Hand\",\"path\":\"Player/Hand\",\"instanceId\":116,\"components\":[\"RectTransform\"],"
        "\"children\":[]}]}]}");
    check_result(
        "scene.hierarchy.dump", "{" MAIN_SCENE ",\"includeInactive\":true,\"offset\":2}",
        "{" MAIN_SCENE ",\"rootObjects\":[{\"name\":\"Lämp/\\\"1\\\"\",\"path\":"
        "\"Lämp/\\\"1\\\"\",\"instanceId\":124,\"active\":false,\"components\":"
        "[\"Transform\"],\"children\":[{\"name\":\"Bulb\",\"path\":\"Lämp/\\\"1\\\"/Bulb\","
        "\"instanceId\":128,\"components\":[\"Transform\"],\"children\":[]}]}]}");
    check_result("scene.hierarchy.dump",
                 "{" MAIN_SCENE ",\"includeInactive\":true,\"rootPath\":\"Player/Hand\"}",
                 "{" MAIN_SCENE ",\"rootObjects\":[{\"name\":\"Finger\",\"path\":"
                 "\"Player/Hand/Finger\",\"instanceId\":120,\"active\":false,\"components\":"
                 "[\"Transform\"],\"children\":[]}]}");
}
END_TEST

#define HAND                                                                                       \
    "{\"name\":\"Hand\",\"path\":\"Player/Hand\",\"instanceId\":116,\"components\":"               \
    "[\"RectTransform\"],\"tag\":\"Untagged\",\"layer\":0}"
#define CAMERA                                                                                     \
    "{\"name\":\"Main Camera\",\"path\":\"Main Camera\",\"instanceId\":100,\"components\":"        \
    "[\"Transform\",\"Camera\"],\"tag\":\"MainCamera\",\"layer\":0}"

START_TEST(objects_are_found_by_every_filter)
{
    check_result("scene.objects.find", "{\"nameContains\":\"an\"}",
                 "{" MAIN_SCENE ",\"matches\":[" HAND "]}");
    check_result("scene.objects.find", "{\"tag\":\"MainCamera\"}",
                 "{" MAIN_SCENE ",\"matches\":[" CAMERA "]}");
    check_result("scene.objects.find", "{\"componentType\":\"UnityEngine.RectTransform\"}",
                 "{" MAIN_SCENE ",\"matches\":[" HAND "]}");
    check_result("scene.objects.find", "{\"layer\":0,\"limit\":1,\"offset\":3}",
                 "{" MAIN_SCENE ",\"matches\":[" HAND "],\"total\":5}");
    ck_assert_ptr_nonnull(
        strstr(result("scene.objects.find", "{\"componentType\":\"Missing Script\"}"),
               "\"path\":\"Player\""));
    check_result("scene.objects.find", "{\"componentType\":\"Game.Nothing\"}",
                 "{" MAIN_SCENE ",\"matches\":[]}");
}
END_TEST

START_TEST(components_are_listed)
{
    const char *by_path = result("scene.components.list", "{\"gameObjectPath\":\"Player\"}");

    ck_assert_ptr_nonnull(
        strstr(by_path, "{\"gameObjectPath\":\"Player\"," MAIN_SCENE ",\"components\":[{\"type\":"
                        "\"Transform\",\"instanceId\":108,\"index\":0,\"fullTypeName\":"
                        "\"UnityEngine.Transform\"},{\"type\":\"Missing Script\",\"instanceId\":0,"
                        "\"index\":1,\"fullTypeName\":null},{\"type\":\"Mover\",\"instanceId\":110,"
                        "\"index\":2,\"fullTypeName\":\"Game.Mover\"}"));
    ck_assert_ptr_nonnull(
        strstr(result("scene.components.list", "{\"gameObjectPath\":\"#106\"}"), "\"Mover\""));
    ck_assert_ptr_nonnull(
        strstr(result("scene.components.list", "{\"gameObjectPath\":\"Lämp/\\\"1\\\"/Bulb\"}"),
               "\"index\":0"));
}
END_TEST

START_TEST(what_is_not_there_is_named)
{
    struct agent_call call;

    ck_assert(!run(&call, "scene.components.list", "{\"gameObjectPath\":\"Nobody\"}"));
    ck_assert_int_eq(call.err.kind, ERR_NOT_FOUND);
    ck_assert(slice_is(call.err.details, "{\"unityError\":\"GameObject 'Nobody' does not exist\","
                                         "\"gameObjectPath\":\"Nobody\"," MAIN_SCENE "}"));
    buf_done(&call.result);
    /* of a component, dead, another scene's, no number */
    check_refused("scene.hierarchy.dump", "{\"rootPath\":\"#102\"}", ERR_NOT_FOUND,
                  "GameObject not found: #102");
    check_refused("scene.hierarchy.dump", "{\"rootPath\":\"#9999\"}", ERR_NOT_FOUND,
                  "GameObject not found: #9999");
    check_refused("scene.hierarchy.dump", "{\"rootPath\":\"#\"}", ERR_NOT_FOUND,
                  "GameObject not found: #");
    check_refused("scene.hierarchy.dump", "{\"rootPath\":\"Player/Han\"}", ERR_NOT_FOUND,
                  "GameObject not found: Player/Han");
    world("DestroyPlayer");
    check_refused("scene.components.list", "{\"gameObjectPath\":\"#106\"}", ERR_NOT_FOUND,
                  "GameObject not found: #106");
}
END_TEST

/* --- Which scene --- */

START_TEST(scene_that_is_not_open_is_left_to_the_files)
{
    struct agent_call call;

    ck_assert(!run(&call, "scene.objects.find", "{\"scenePath\":\"Assets/Other.unity\"}"));
    ck_assert_int_eq(call.err.kind, ERR_NOT_READY);
    ck_assert_str_eq(call.err.message, "Scene 'Assets/Other.unity' is not open in the engine");
    ck_assert(slice_is(call.err.details,
                       "{\"unityError\":\"Scene 'Assets/Other.unity' is not open in the engine\","
                       "\"scenePath\":\"Assets/Other.unity\"}"));
    buf_done(&call.result);
    world("AddLoadingScene");
    check_refused("scene.objects.find", "{\"scenePath\":\"Assets/Scenes/Later.unity\"}",
                  ERR_NOT_READY, "Scene 'Assets/Scenes/Later.unity' is not open in the engine");
    world("FinishLoading");
    check_result("scene.objects.find", "{\"scenePath\":\"Assets/Scenes/Later.unity\"}",
                 "{\"scenePath\":\"Assets/Scenes/Later.unity\",\"matches\":[]}");
    check_result("scene.objects.find", "{\"scenePath\":\"scn:1\"}",
                 "{\"scenePath\":\"Assets/Scenes/Later.unity\",\"matches\":[]}");
    world("UnloadAll");
    check_refused("scene.objects.find", "{}", ERR_NOT_READY, "No scene is open in the engine");
    check_result("editor.selection.info", "{}", "{\"selectedObjects\":[],\"activeScene\":null}");
}
END_TEST

START_TEST(scenes_without_a_file_are_named_too)
{
    world("AddLasting");
    ck_assert_ptr_nonnull(strstr(result("scene.hierarchy.dump", "{\"scenePath\":\"scn:ddol\"}"),
                                 "{\"scenePath\":\"DontDestroyOnLoad\",\"rootObjects\":[{\"name\":"
                                 "\"Keeper\""));
    ck_assert_ptr_nonnull(strstr(
        result("scene.objects.find", "{\"scenePath\":\"DontDestroyOnLoad\"}"), "\"Keeper\""));
    check_refused("scene.objects.find", "{\"scenePath\":\"\"}", ERR_NOT_READY,
                  "Scene '' is not open in the engine");
}
END_TEST

START_TEST(scene_that_was_never_saved_has_an_empty_path)
{
    world("AddUntitled");
    ck_assert_ptr_nonnull(strstr(result("scene.objects.find", "{\"scenePath\":\"\"}"),
                                 "{\"scenePath\":\"\",\"matches\":[{\"name\":\"Fresh\""));
    world("UnloadFirst");
    ck_assert_ptr_nonnull(
        strstr(result("scene.hierarchy.dump", "{}"), "{\"scenePath\":\"\",\"rootObjects\""));
}
END_TEST

/* --- Replies that are cut --- */

START_TEST(reply_that_is_cut_goes_on_from_an_id)
{
    struct agent_call call;

    budget = 200;
    ck_assert(run(&call, "scene.hierarchy.dump", MAIN));
    ck_assert(slice_contains(buf_slice(&call.result), SLICE("\"Main Camera\"")));
    ck_assert(!slice_contains(buf_slice(&call.result), SLICE("\"Player\"")));
    ck_assert_uint_eq(call.n_diagnostics, 1);
    ck_assert_msg(
        slice_is(
            call.diagnostics[0],
            "Reply cut for its size: 1 objects shown, the scene has 6. Call again with "
            "offset=1 for the root objects that follow, and rootPath=#ID, the instanceId of an "
            "object that has childCount, for its children."),
        "%.*s", SLICE_ARG(call.diagnostics[0]));
    buf_done(&call.result);
    budget = 300; /* the player, but not its hand */
    ck_assert(run(&call, "scene.hierarchy.dump", "{\"offset\":1}"));
    ck_assert(
        slice_contains(buf_slice(&call.result), SLICE("\"children\":[],\"childCount\":1}]}")));
    buf_done(&call.result);
    ck_assert_ptr_nonnull(
        strstr(result("scene.hierarchy.dump", "{\"rootPath\":\"#106\"}"), "\"Player/Hand\""));
}
END_TEST

START_TEST(deep_hierarchy_is_cut_where_json_ends)
{
    const struct json *root;
    struct json_fault fault;
    struct agent_call call;
    int64_t last;
    const char *at;

    world("AddDeep");
    ck_assert(run(&call, "scene.hierarchy.dump", "{\"offset\":2}"));
    ck_assert(json_parse(&arena, buf_slice(&call.result), &root, &fault));
    ck_assert_uint_eq(call.n_diagnostics, 1);
    ck_assert(slice_contains(call.diagnostics[0], SLICE("Reply cut for its depth")));
    at = strstr(arena_copy(&arena, buf_slice(&call.result)).p, "\"n30\"");
    ck_assert(at && !strstr(at, "\"n31\"") && strstr(at, "\"childCount\":1}"));
    last = atoll(strstr(at, "\"instanceId\":") + strlen("\"instanceId\":"));
    buf_done(&call.result);
    at = arena_printf(&arena, "{\"rootPath\":\"#%lld\"}", (long long)last).p;
    ck_assert_ptr_nonnull(strstr(result("scene.hierarchy.dump", at), "\"n31\""));
}
END_TEST

START_TEST(bodies_survive_a_collector_that_moves_objects)
{
    world("AddMany");
    world("StartCollecting");
    for (int i = 0; i < 3; i++) {
        ck_assert_int_eq(number(result("scene.objects.find", "{\"limit\":3}"), "total"), 49606);
        budget = 1 << 20;
        ck_assert_ptr_nonnull(strstr(result("scene.hierarchy.dump", "{}"), "\"Leaf97\""));
    }
}
END_TEST

START_TEST(bodies_survive_any_failed_allocation)
{
    static const char *const calls[][2] = {
        {"scene.hierarchy.dump", "{\"includeInactive\":true}"},
        {"scene.hierarchy.dump", "{\"rootPath\":\"#106\"}"},
        {"scene.objects.find", "{\"componentType\":\"Game.Mover\",\"tag\":\"Player\"}"},
        {"scene.components.list", "{\"gameObjectPath\":\"Player\"}"},
        {"scene.components.list", "{\"gameObjectPath\":\"Nobody\"}"},
        {"editor.selection.info", "{}"},
        {"project.scenes.list", "{}"},
    };

    result("SelectObject", "{\"objectId\":\"obj:106\"}");
    for (size_t i = 0; i < N_ELEMENTS(calls); i++) {
        struct agent_call call;

        for (fail_after = 1; fail_after < 60; fail_after++) {
            if (run(&call, calls[i][0], calls[i][1]))
                ck_assert(call.err.kind == ERR_NONE);
            buf_done(&call.result);
            mem_fail_after(0);
        }
        fail_after = 0;
    }
}
END_TEST

/* --- The selection --- */

START_TEST(selection_of_the_explorer_is_the_editors)
{
    check_result("editor.selection.info", "{}",
                 "{\"selectedObjects\":[],\"activeScene\":\"Assets/Scenes/Main.unity\"}");
    result("SelectObject", "{\"objectId\":\"obj:116\"}");
    check_result("editor.selection.info", "{}",
                 "{\"selectedObjects\":[{\"name\":\"Hand\",\"type\":\"GameObject\","
                 "\"instanceId\":116,"
                 "\"path\":\"Player/Hand\",\"components\":[\"RectTransform\"]}],"
                 "\"activeScene\":\"Assets/Scenes/Main.unity\","
                 "\"activeGameObject\":\"Player/Hand\"}");
    result("SelectObject", "{\"objectId\":\"obj:106\"}");
    world("DestroyPlayer");
    check_result("editor.selection.info", "{}",
                 "{\"selectedObjects\":[],\"activeScene\":\"Assets/Scenes/Main.unity\"}");
}
END_TEST

START_TEST(scenes_of_the_build_are_listed_without_a_project)
{
    check_result("project.scenes.list", "{}",
                 "{\"scenes\":[{\"path\":\"\",\"name\":\"\",\"enabledInBuild\":true,"
                 "\"buildIndex\":1},"
                 "{\"path\":\"Assets/Scenes/Main.unity\",\"name\":\"Main\",\"enabledInBuild\":true,"
                 "\"buildIndex\":0}]}");
}
END_TEST

/* --- Ids of 64 bits --- */

/* The number of the first object that has this path. */
static int64_t number_of(const char *path)
{
    const char *all = result("scene.objects.find", "{\"limit\":1000}");
    const char *at = strstr(all, arena_printf(&arena, "\"path\":\"%s\",\"instanceId\":", path).p);

    ck_assert_msg(at != NULL, "no %s in %s", path, all);
    return atoll(strstr(at, "\"instanceId\":") + strlen("\"instanceId\":"));
}

START_TEST(wide_ids_become_numbers_of_32_bits_that_lead_back)
{
    int64_t player = number_of("Player"), hand = number_of("Player/Hand");
    const char *args = arena_printf(&arena, "{\"gameObjectPath\":\"#%lld\"}", (long long)player).p;
    const char *listed = result("scene.components.list", args), *at;

    ck_assert(player > 0 && player <= INT32_MAX && hand > 0 && hand <= INT32_MAX);
    ck_assert_int_ne(player, hand);
    ck_assert_ptr_nonnull(strstr(listed, "\"Mover\""));
    at = strstr(listed, "\"instanceId\":");
    ck_assert(atoll(at + strlen("\"instanceId\":")) <= INT32_MAX);
    args = arena_printf(&arena, "{\"rootPath\":\"#%lld\"}", (long long)player).p;
    ck_assert_ptr_nonnull(strstr(result("scene.hierarchy.dump", args), "\"Player/Hand\""));
    for (int i = 0; i < 12; i++)
        world("AddDozen"); /* others come, and it keeps its number */
    ck_assert_int_eq(number_of("Player"), player);
    /* the old id of 32 bits, which is still in the metadata, names nothing */
    check_refused("scene.hierarchy.dump", "{\"rootPath\":\"#106\"}", ERR_NOT_FOUND,
                  "GameObject not found: #106");
    world("DestroyPlayer");
    check_refused("scene.hierarchy.dump", args, ERR_NOT_FOUND,
                  arena_printf(&arena, "GameObject not found: #%lld", (long long)player).p);
}
END_TEST

START_TEST(wide_ids_stay_whole_in_obj)
{
    int64_t wide = (106LL << 40) + 318;
    const char *card = arena_printf(&arena, "{\"id\":\"obj:%lld\"}", (long long)wide).p;

    ck_assert_ptr_nonnull(strstr(result("GetObject", card), "\"Path\":\"/Player\""));
    ck_assert_ptr_nonnull(
        strstr(result("ListObjects", "{}"),
               arena_printf(&arena, "\"Id\":\"obj:%lld\",\"Name\":\"Player\"", (long long)wide).p));
    /* whose highest bit is set */
    ck_assert_ptr_nonnull(strstr(result("ListObjects", "{}"), "\"Id\":\"obj:-"));
}
END_TEST

START_TEST(active_scene_tells_no_id_that_javascript_rounds)
{
    const char *active = result("scene.active", "{}");
    const char *at = strstr(active, "\"name\":\"Player\"");

    ck_assert_ptr_nonnull(at);
    ck_assert_int_eq(atoll(strstr(at, "\"instanceId\":") + strlen("\"instanceId\":")),
                     number_of("Player"));
}
END_TEST

START_TEST(selection_of_an_editor_has_assets_and_many_objects)
{
    const char *shown;

    world("SelectMaterial");
    shown = result("editor.selection.info", "{}");
    ck_assert_msg(strstr(shown, "{\"selectedObjects\":[{\"name\":\"Red\",\"type\":\"Material\","
                                "\"instanceId\":") == shown,
                  "%s", shown);
    ck_assert_ptr_nonnull(strstr(shown, "\"path\":\"Assets/Red.mat\","
                                        "\"guid\":\"0123456789abcdef0123456789abcdef\"}],"
                                        "\"activeScene\":\"Assets/Scenes/Main.unity\"}"));
    check_result("GetSelection", "{}", "{\"ActiveId\":null,\"Items\":[]}");
    world("SelectMany");
    shown = result("editor.selection.info", "{}");
    ck_assert_ptr_nonnull(strstr(shown, "\"path\":\"Player/Hand\",\"components\":"));
    ck_assert_ptr_nonnull(strstr(shown, "\"type\":\"Transform\""));
    ck_assert_ptr_nonnull(strstr(shown, "\"activeGameObject\":\"Player/Hand\""));
    ck_assert_ptr_null(strstr(shown, "Gone"));
    ck_assert_ptr_nonnull(strstr(result("GetSelection", "{}"), "\"ActiveId\":\"obj:"));
}
END_TEST

START_TEST(looking_at_the_selection_of_an_editor_is_no_change)
{
    unsigned n;

    world("SelectMaterial");
    world("SelectMany");
    result("GetSelection", "{}");
    n = (unsigned)state_get()->n_changes;
    for (int i = 0; i < 5; i++)
        result("GetSelection", "{}");
    ck_assert_uint_eq((unsigned)state_get()->n_changes, n);
}
END_TEST

START_TEST(what_the_explorer_selects_the_editor_shows)
{
    world("SelectMaterial");
    result("SelectObject",
           arena_printf(&arena, "{\"objectId\":\"obj:%lld\"}", (long long)((106LL << 40) + 318)).p);
    ck_assert_ptr_nonnull(
        strstr(result("editor.selection.info", "{}"), "\"activeGameObject\":\"Player\""));
}
END_TEST

static void add_tests(Suite *s)
{
    TCase *tc = add_case(s, "scenes", start);

    tcase_add_test(tc, hierarchy_is_shown_in_the_seeds_shape);
    tcase_add_test(tc, objects_are_found_by_every_filter);
    tcase_add_test(tc, components_are_listed);
    tcase_add_test(tc, what_is_not_there_is_named);
    tcase_add_test(tc, scene_that_is_not_open_is_left_to_the_files);
    tcase_add_test(tc, scenes_without_a_file_are_named_too);
    tcase_add_test(tc, reply_that_is_cut_goes_on_from_an_id);
    tcase_add_test(tc, deep_hierarchy_is_cut_where_json_ends);
    tcase_add_test(tc, bodies_survive_a_collector_that_moves_objects);
    tcase_add_test(tc, bodies_survive_any_failed_allocation);
    tcase_add_test(tc, selection_of_the_explorer_is_the_editors);
    tcase_add_test(tc, scenes_of_the_build_are_listed_without_a_project);
    tc = add_case(s, "editor", start_editor);
    tcase_add_test(tc, wide_ids_become_numbers_of_32_bits_that_lead_back);
    tcase_add_test(tc, wide_ids_stay_whole_in_obj);
    tcase_add_test(tc, active_scene_tells_no_id_that_javascript_rounds);
    tcase_add_test(tc, selection_of_an_editor_has_assets_and_many_objects);
    tcase_add_test(tc, looking_at_the_selection_of_an_editor_is_no_change);
    tcase_add_test(tc, what_the_explorer_selects_the_editor_shows);
    tcase_add_test(tc, scene_that_was_never_saved_has_an_empty_path);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add_tests);
}
