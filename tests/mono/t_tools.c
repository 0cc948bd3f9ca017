/*
 * The bodies of the explorer's read tools on MiniUnity.cs. The assembly lies in mini/, alone since
 * IL2CPP loads whatever lies beside it. Every test starts a runtime and a world of its own.
 */
#include "tools_rig.h"

/* --- Status. --- */

START_TEST(status_tells_versions_scenes_and_selection)
{
    char expected[512];

    snprintf(expected, sizeof(expected),
             "{\"Version\":\"0.1.0\",\"UnityVersion\":\"2022.3.20f1\",\"Platform\":\"LinuxPlayer\","
             "\"Runtime\":\"%s\",\"ExplorerVersion\":\"4.12.8\",\"Ready\":true,\"ScenesLoaded\":1,"
             "\"Selection\":[\"obj:106\"]}",
             clr_name());
    world("AddLoadingScene");
    state_select(object(106));
    check_result("GetStatus", "{}", expected);
}
END_TEST

START_TEST(version_and_time_scale_are_told)
{
    char expected[256];

    snprintf(expected, sizeof(expected),
             "{\"ExplorerVersion\":\"4.12.8\",\"McpVersion\":\"0.1.0\","
             "\"UnityVersion\":\"2022.3.20f1\",\"Runtime\":\"%s\"}",
             clr_name());
    check_result("GetVersion", "{}", expected);
    check_result("GetTimeScale", "{}", "{\"ok\":true,\"value\":0.5,\"locked\":false}");
}
END_TEST

START_TEST(selection_is_dropped_when_its_object_is_destroyed)
{
    check_result("GetSelection", "{}", "{\"ActiveId\":null,\"Items\":[]}");
    state_select(object(106));
    check_result("GetSelection", "{}", "{\"ActiveId\":\"obj:106\",\"Items\":[\"obj:106\"]}");
    world("DestroyPlayer");
    check_result("GetSelection", "{}", "{\"ActiveId\":null,\"Items\":[]}");
}
END_TEST

START_TEST(clipboard_holds_a_text_an_object_or_nothing)
{
    struct err err = {0};

    check_result("GetClipboard", "{}",
                 "{\"HasValue\":false,\"Type\":null,\"Preview\":null,\"ObjectId\":null}");
    ck_assert(state_copy_text(SLICE("a\"b"), &err));
    check_result("GetClipboard", "{}",
                 "{\"HasValue\":true,\"Type\":\"System.String\","
                 "\"Preview\":\"\\\"a\\\"b\\\" (System.String)\",\"ObjectId\":null}");
    state_copy_object(object(106));
    check_result("GetClipboard", "{}",
                 "{\"HasValue\":true,\"Type\":\"UnityEngine.GameObject\","
                 "\"Preview\":\"Player (UnityEngine.GameObject)\",\"ObjectId\":\"obj:106\"}");
    world("DestroyPlayer");
    check_result("GetClipboard", "{}",
                 "{\"HasValue\":false,\"Type\":null,\"Preview\":null,\"ObjectId\":null}");
}
END_TEST

START_TEST(clipboard_preview_is_cut_between_characters)
{
    struct err err = {0};
    char text[2 * 300], expected[2 * 300];
    int len;

    for (size_t i = 0; i < sizeof(text); i += 2)
        memcpy(text + i, "é", 2);
    ck_assert(state_copy_text(slice_from(text, sizeof(text)), &err));
    len = snprintf(expected, sizeof(expected), "\"Preview\":\"\\\"%.*s...\"", 2 * 255, text);
    ck_assert(len > 0);
    ck_assert(strstr(result("GetClipboard", "{}"), expected) != NULL);
}
END_TEST

/* --- Scenes. --- */

#define MAIN "{\"Id\":\"scn:0\",\"Name\":\"Main\",\"Index\":0,\"IsLoaded\":true,\"RootCount\":3}"
#define HIDE(n)                                                                                    \
    "{\"Id\":\"scn:hide\",\"Name\":\"HideAndDontSave\",\"Index\":-2,\"IsLoaded\":false,"           \
    "\"RootCount\":" n "}"
#define DDOL                                                                                       \
    "{\"Id\":\"scn:ddol\",\"Name\":\"DontDestroyOnLoad\",\"Index\":-1,\"IsLoaded\":true,"          \
    "\"RootCount\":1}"
#define LATER "{\"Id\":\"scn:1\",\"Name\":\"Later\",\"Index\":1,\"IsLoaded\":false,\"RootCount\":0}"

START_TEST(scenes_are_listed_with_those_that_unity_hides)
{
    check_result("ListScenes", "{}", "{\"Total\":2,\"Items\":[" MAIN "," HIDE("0") "]}");
    world("AddLasting");
    world("AddHidden");
    world("AddLoadingScene");
    for (int i = 0; i < 2; i++) /* found, and found again */
        check_result("ListScenes", "{}",
                     "{\"Total\":4,\"Items\":[" MAIN "," LATER "," DDOL "," HIDE("1") "]}");
    check_result("ListScenes", "{\"offset\":2,\"limit\":1}", "{\"Total\":4,\"Items\":[" DDOL "]}");
}
END_TEST

START_TEST(build_scenes_are_named_after_their_file)
{
    check_result("ListBuildScenes", "{}",
                 "{\"Total\":2,\"Items\":[{\"Index\":0,\"Name\":\"Main\","
                 "\"Path\":\"Assets/Scenes/Main.unity\"},"
                 "{\"Index\":1,\"Name\":\"\",\"Path\":\"\"}]}");
}
END_TEST

/* --- Objects. --- */

#define PLAYER                                                                                     \
    "{\"Id\":\"obj:106\",\"Name\":\"Player\",\"Path\":\"/Player\",\"Tag\":\"Player\",\"Layer\":3," \
    "\"Active\":true,\"ComponentCount\":5}"
#define FINGER                                                                                     \
    "{\"Id\":\"obj:120\",\"Name\":\"Finger\",\"Path\":\"/Player/Hand/Finger\","                    \
    "\"Tag\":\"Untagged\",\"Layer\":0,\"Active\":false,\"ComponentCount\":1}"

START_TEST(object_is_a_card)
{
    check_result("GetObject", "{\"id\":\"obj:106\"}", PLAYER);
    check_result("GetObject", "{\"id\":\"obj:120\"}", FINGER);
}
END_TEST

START_TEST(component_id_leads_to_its_object)
{
    check_result("GetObject", "{\"id\":\"obj:108\"}", PLAYER);
}
END_TEST

START_TEST(object_that_is_not_there_is_refused)
{
    check_refused("GetObject", "{\"id\":\"106\"}", ERR_ARGUMENT,
                  "Invalid objectId; expected 'obj:<instanceId>'");
    check_refused("GetObject", "{\"id\":\"obj:x\"}", ERR_ARGUMENT, "Invalid instance id");
    check_refused("GetObject", "{\"id\":\"obj:4\"}", ERR_NOT_FOUND, "Object not found: obj:4");
    check_refused("GetObject", "{\"id\":\"obj:4294967402\"}", ERR_NOT_FOUND,
                  "Object not found: obj:4294967402");
    check_refused("GetObject", "{\"id\":\"obj:0\"}", ERR_NOT_FOUND, "Object not found: obj:0");
}
END_TEST

START_TEST(objects_of_all_scenes_come_in_hierarchy_order)
{
    world("AddLasting");
    world("AddHidden");
    world("AddLoadingScene");
    ck_assert_str_eq(names("ListObjects", "{}"),
                     "Main Camera;Player;Hand;Finger;Lämp/\"1\";Bulb;Keeper;");
    ck_assert_str_eq(names("ListObjects", "{\"sceneId\":\"scn:0\"}"),
                     "Main Camera;Player;Hand;Finger;Lämp/\"1\";Bulb;");
    ck_assert_str_eq(names("ListObjects", "{\"sceneId\":\"scn:1\"}"), "");
    ck_assert_str_eq(names("ListObjects", "{\"sceneId\":\"scn:ddol\"}"), "Keeper;");
    ck_assert_str_eq(names("ListObjects", "{\"sceneId\":\"scn:hide\"}"), "Enemy;Gun;");
}
END_TEST

START_TEST(scene_of_the_build_is_not_taken_for_the_lasting_one)
{
    world("AddNamesake");
    ck_assert_str_eq(names("ListScenes", "{}"), "Main;DontDestroyOnLoad;HideAndDontSave;");
    ck_assert_str_eq(names("ListObjects", "{\"sceneId\":\"scn:ddol\"}"), "");
    ck_assert_str_eq(names("ListObjects", "{\"name\":\"namesake\"}"), "Namesake;");
}
END_TEST

START_TEST(scene_that_is_not_there_is_refused)
{
    check_refused("ListObjects", "{\"sceneId\":\"scn:1\"}", ERR_NOT_FOUND,
                  "Scene not found: scn:1");
    check_refused("ListObjects", "{\"sceneId\":\"scn:-1\"}", ERR_NOT_FOUND,
                  "Scene not found: scn:-1");
    check_refused("ListObjects", "{\"sceneId\":\"Main\"}", ERR_NOT_FOUND, "Scene not found: Main");
    ck_assert_str_eq(names("ListObjects", "{\"sceneId\":\"scn:ddol\"}"), "");
}
END_TEST

START_TEST(page_has_what_was_asked_for_and_the_total)
{
    check_result("ListObjects", "{\"offset\":1,\"limit\":1}",
                 "{\"Total\":6,\"Items\":[" PLAYER "]}");
    ck_assert_str_eq(names("ListObjects", "{\"offset\":4,\"limit\":9}"), "Lämp/\"1\";Bulb;");
    ck_assert_str_eq(names("ListObjects", "{\"offset\":-4,\"limit\":0}"), "Main Camera;");
    check_result("ListObjects", "{\"offset\":60}", "{\"Total\":6,\"Items\":[]}");
    check_result("ListObjects", "{\"name\":\"A\",\"offset\":1,\"limit\":1}",
                 "{\"Total\":3,\"Items\":[" PLAYER "]}");
}
END_TEST

START_TEST(filters_all_must_hold)
{
    ck_assert_str_eq(names("ListObjects", "{\"name\":\"HAND\"}"), "Hand;");
    ck_assert_str_eq(names("ListObjects", "{\"activeOnly\":true}"), "Main Camera;Player;Hand;");
    ck_assert_str_eq(names("ListObjects", "{\"type\":\"collider\"}"), "Player;");
    ck_assert_str_eq(names("ListObjects", "{\"type\":\"recttransform\"}"), "Hand;");
    ck_assert_str_eq(names("ListObjects", "{\"type\":\"missing\"}"), "Player;");
    ck_assert_str_eq(names("ListObjects", "{\"type\":\"UnityEngine.Behaviour\"}"),
                     "Main Camera;Player;");
    ck_assert_str_eq(names("ListObjects", "{\"type\":\"camera\",\"name\":\"player\"}"), "");
    ck_assert_str_eq(names("SearchObjects", "{\"query\":\"player\"}"), "Player;Hand;Finger;");
    ck_assert_str_eq(names("SearchObjects", "{\"query\":\"r/h\"}"), "Hand;Finger;");
    ck_assert_str_eq(names("SearchObjects", "{\"path\":\"/Player/\",\"name\":\"i\"}"), "Finger;");
    ck_assert_str_eq(names("SearchObjects", "{\"path\":\"hand/f\",\"query\":\"p\"}"), "Finger;");
    ck_assert_str_eq(names("SearchObjects", "{\"query\":\"/bulb\",\"activeOnly\":true}"), "");
    ck_assert_str_eq(names("SearchObjects", "{\"path\":\"\\\"/bulb\"}"), "Bulb;");
    ck_assert_str_eq(names("SearchObjects", "{}"),
                     "Main Camera;Player;Hand;Finger;Lämp/\"1\";Bulb;");
}
END_TEST

START_TEST(children_are_direct_ones)
{
    ck_assert_str_eq(names("ListChildren", "{\"objectId\":\"obj:106\"}"), "Hand;");
    ck_assert_str_eq(names("ListChildren", "{\"objectId\":\"obj:120\"}"), "");
    check_refused("ListChildren", "{\"objectId\":\"obj:9\"}", ERR_NOT_FOUND,
                  "Object not found: obj:9");
}
END_TEST

/* All pages together are all objects, however small the budget is. */
START_TEST(reply_ends_at_its_budget_and_says_where_to_go_on)
{
    const char *page;
    int64_t offset = 0, n_pages = 0;
    char args[64];

    budget = 400;
    do {
        snprintf(args, sizeof(args), "{\"offset\":%d}", (int)offset);
        page = result("ListObjects", args);
        ck_assert_int_eq(number(page, "Total"), 6);
        ck_assert_uint_lt(strlen(page), budget + 64);
        n_pages++;
        if (strstr(page, "NextOffset")) {
            ck_assert_int_gt(number(page, "NextOffset"), offset);
            offset = number(page, "NextOffset");
        }
    } while (strstr(page, "NextOffset"));
    ck_assert_int_gt(n_pages, 1);
    ck_assert_int_lt(offset, 6);
    ck_assert(strstr(page, "Bulb") != NULL);
    budget = 1;
    ck_assert_int_eq(number(result("ListObjects", "{}"), "NextOffset"), 1);
}
END_TEST

START_TEST(many_objects_are_counted_exactly)
{
    world("AddMany");
    ck_assert_int_eq(number(result("ListObjects", "{}"), "Total"), 6 + 100 * 496);
    ck_assert_int_eq(number(result("ListObjects", "{\"offset\":30000}"), "Total"), 49606);
    ck_assert_int_eq(number(result("ListObjects", "{\"name\":\"leaf97\"}"), "Total"), 500);
    ck_assert_int_eq(number(result("ListObjects", "{\"type\":\"transform\"}"), "Total"), 49606);
    ck_assert_int_eq(number(result("SearchObjects", "{\"path\":\"root99/mid4/\"}"), "Total"), 98);
    ck_assert_int_eq(number(result("SearchObjects", "{\"activeOnly\":true}"), "Total"), 49603);
}
END_TEST

START_TEST(deep_hierarchy_is_walked)
{
    world("AddDeep");
    ck_assert_int_eq(number(result("SearchObjects", "{\"query\":\"n2999\"}"), "Total"), 1);
    ck_assert_int_eq(number(result("SearchObjects", "{\"path\":\"n2000/\"}"), "Total"), 999);
}
END_TEST

/* --- Components and members. --- */

START_TEST(components_have_type_and_summary)
{
    check_result("GetComponents", "{\"objectId\":\"obj:106\",\"limit\":3}",
                 "{\"Total\":5,\"Items\":["
                 "{\"Type\":\"UnityEngine.Transform\",\"Summary\":\"Player "
                 "(UnityEngine.Transform)\"},"
                 "{\"Type\":\"Missing Script\",\"Summary\":\"Player (Missing Script)\"},"
                 "{\"Type\":\"Game.Mover\",\"Summary\":\"Player (Game.Mover)\"}]}");
}
END_TEST

#define AT(id, type, name)                                                                         \
    "{\"objectId\":\"obj:" id "\",\"componentType\":\"" type "\",\"name\":\"" name "\"}"
#define MEMBER(type, name) AT("106", type, name)

START_TEST(members_are_read_as_text_and_json)
{
    check_result(
        "ReadComponentMember", MEMBER("Game.Mover", "speed"),
        "{\"ok\":true,\"type\":\"System.Single\",\"valueText\":\"2.5\",\"valueJson\":2.5}");
    check_result("ReadComponentMember", MEMBER("Mover", "friend"),
                 "{\"ok\":true,\"type\":\"UnityEngine.GameObject\",\"valueText\":\"obj:106\","
                 "\"valueJson\":\"obj:106\"}");
    check_result("ReadComponentMember", MEMBER("MonoBehaviour", "aim"),
                 "{\"ok\":true,\"type\":\"UnityEngine.Vector3\",\"valueText\":\"(a vector)\","
                 "\"valueJson\":{\"x\":1,\"y\":2,\"z\":3}}");
    check_result("ReadComponentMember", MEMBER("GameObject", "tag"),
                 "{\"ok\":true,\"type\":\"System.String\",\"valueText\":\"Player\","
                 "\"valueJson\":\"Player\"}");
    ck_assert(!strstr(result("ReadComponentMember", MEMBER("Mover", "scores")), "valueJson"));
}
END_TEST

/* The last objects are the second mover and its material. */
START_TEST(id_of_a_component_or_asset_names_that_very_one)
{
    const char *second = "{\"ok\":true,\"type\":\"System.String\",\"valueText\":\"second\","
                         "\"valueJson\":\"second\"}";

    world("AddSecondMover");
    ck_assert(strstr(result("ReadComponentMember", MEMBER("Mover", "title")), "hero"));
    check_result("ReadComponentMember", AT("136", "Mover", "title"), second);
    check_result("ReadComponentMember", AT("136", "MonoBehaviour", "title"), second);
    check_result("ReadComponentMember", AT("138", "Material", "queue"),
                 "{\"ok\":true,\"type\":\"System.Int32\",\"valueText\":\"2000\","
                 "\"valueJson\":2000}");
    check_refused("ReadComponentMember", AT("138", "Transform", "parent"), ERR_NOT_FOUND,
                  "Component not found");
    ck_assert(strstr(result("ReadComponentMember", AT("136", "GameObject", "tag")), "Player"));
    ck_assert(strstr(result("ReadComponentMember", AT("136", "Transform", "childCount")), "1"));
    check_refused("GetObject", "{\"id\":\"obj:138\"}", ERR_NOT_FOUND, "Object not found: obj:138");
}
END_TEST

START_TEST(long_value_is_cut_and_has_no_json)
{
    const char *text = result("ReadComponentMember", MEMBER("Mover", "endless"));
    const struct json *root;
    struct json_fault fault;

    ck_assert(json_parse(&arena, slice_of(text), &root, &fault));
    ck_assert_uint_eq(json_get_text(root, "valueText").len, 2 * 1024 + 3);
    ck_assert(!json_get(root, "valueJson"));
}
END_TEST

START_TEST(member_that_cannot_be_read_is_refused)
{
    struct agent_call call;

    check_refused("ReadComponentMember", MEMBER("Mover", "nothing"), ERR_NOT_FOUND,
                  "Member not found: nothing");
    check_refused("ReadComponentMember", MEMBER("Light", "color"), ERR_NOT_FOUND,
                  "Component not found");
    check_refused("ReadComponentMember", MEMBER("Transform", "writeOnly"), ERR_ARGUMENT,
                  "Member cannot be read: writeOnly");
    check_refused("ReadComponentMember", MEMBER("Transform", "throwing"), ERR_ENGINE,
                  "InvalidOperationException: not now");
    check_refused("ReadComponentMember", MEMBER("Collider", "name"), ERR_ARGUMENT,
                  "Ambiguous component type");
    ck_assert(!run(&call, "ReadComponentMember", MEMBER("Collider", "name")));
    ck_assert_str_eq(call.err.hint, "Use the exact component type (from GetComponents)");
    buf_done(&call.result);
}
END_TEST

START_TEST(members_are_listed_most_derived_first)
{
    const char *list = "{\"objectId\":\"obj:106\",\"componentType\":\"Mover\"}";
    const char *all =
        "{\"objectId\":\"obj:106\",\"componentType\":\"Mover\",\"includeMethods\":true}";

    ck_assert(strstr(result("ListComponentMembers", list),
                     "\"Items\":[{\"Name\":\"speed\",\"Kind\":\"field\",\"Type\":\"System.Single\","
                     "\"CanRead\":true,\"CanWrite\":true},"));
    ck_assert(strstr(result("ListComponentMembers", list),
                     "{\"Name\":\"friend\",\"Kind\":\"property\","
                     "\"Type\":\"UnityEngine.GameObject\",\"CanRead\":true,\"CanWrite\":false}"));
    ck_assert(!strstr(result("ListComponentMembers", list), "\"method\""));
    ck_assert(strstr(result("ListComponentMembers", all),
                     "{\"Name\":\"Update\",\"Kind\":\"method\",\"Type\":\"System.Void\","));
}
END_TEST

/* --- The view. --- */

START_TEST(camera_is_the_main_one_or_any_or_none)
{
    const char *camera = "{\"IsFreecam\":false,\"Name\":\"Main Camera\",\"Fov\":55,"
                         "\"Pos\":{\"X\":0,\"Y\":1,\"Z\":-10},\"Rot\":{\"X\":15,\"Y\":0,\"Z\":0}}";

    check_result("GetCameraInfo", "{}", camera);
    check_result("GetFreecam", "{}",
                 "{\"Enabled\":false,\"UsingGameCamera\":false,\"Speed\":10,"
                 "\"Pos\":{\"X\":0,\"Y\":1,\"Z\":-10},\"Rot\":{\"X\":15,\"Y\":0,\"Z\":0}}");
    world("DropMainCamera");
    check_result("GetCameraInfo", "{}", camera);
    world("DropCameras");
    check_result("GetCameraInfo", "{}",
                 "{\"IsFreecam\":false,\"Name\":\"<none>\",\"Fov\":0,"
                 "\"Pos\":{\"X\":0,\"Y\":0,\"Z\":0},\"Rot\":{\"X\":0,\"Y\":0,\"Z\":0}}");
}
END_TEST

#define NO_HIT "{\"Mode\":\"world\",\"Hit\":false,\"Id\":null,\"Items\":null}"
#define A_HIT  "{\"Mode\":\"world\",\"Hit\":true,\"Id\":\"obj:106\",\"Items\":null}"

START_TEST(world_pick_goes_through_the_camera)
{
    check_result("MousePick", "{}", A_HIT); /* where the mouse is */
    check_result("MousePick", "{\"x\":10,\"y\":299}", NO_HIT);
    check_result("MousePick", "{\"x\":0.5,\"y\":0.75,\"normalized\":true}", A_HIT);
    check_result("MousePick", "{\"x\":0.5,\"y\":0.25,\"normalized\":true}", NO_HIT);
    check_refused("MousePick", "{\"x\":1e300,\"y\":1}", ERR_ARGUMENT, "x and y must fit a float");
    world("DropCameras");
    check_result("MousePick", "{}", NO_HIT);
}
END_TEST

START_TEST(ui_pick_lists_living_objects_topmost_first)
{
    const char *nothing = "{\"Mode\":\"ui\",\"Hit\":false,\"Id\":null,\"Items\":[]}";

    check_result("MousePick", "{\"mode\":\"ui\"}", nothing); /* no event system */
    world("AddEvents");
    check_result("MousePick", "{\"mode\":\"ui\",\"x\":10,\"y\":10}",
                 "{\"Mode\":\"ui\",\"Hit\":true,\"Id\":\"obj:116\",\"Items\":["
                 "{\"Id\":\"obj:116\",\"Name\":\"Hand\",\"Path\":\"/Player/Hand\"},"
                 "{\"Id\":\"obj:106\",\"Name\":\"Player\",\"Path\":\"/Player\"}]}");
    check_result("MousePick", "{\"mode\":\"ui\"}", nothing); /* one that is destroyed */
    check_result("MousePick", "{\"mode\":\"ui\",\"x\":0.75,\"y\":0,\"normalized\":true}", nothing);
}
END_TEST

/* --- Hooks. --- */

START_TEST(methods_are_listed_with_their_signatures)
{
    allowed[0] = "Game.Mover";
    allowed[1] = "UnityEngine.GameObject";
    allowed[2] = "Nothing";
    check_result("HookListMethods", "{\"type\":\"Game.Mover\"}",
                 "{\"Total\":3,\"Items\":["
                 "{\"Name\":\"get_friend\","
                 "\"Signature\":\"UnityEngine.GameObject Game.Mover::get_friend()\"},"
                 "{\"Name\":\"Grow\",\"Signature\":\"System.Void "
                 "Game.Mover::Grow(System.Int32&,System.String[],"
                 "System.Collections.Generic.List`1[System.Single])\"},"
                 "{\"Name\":\"Update\",\"Signature\":\"System.Void Game.Mover::Update()\"}]}");
    check_result("HookListMethods",
                 "{\"type\":\"UnityEngine.GameObject\",\"filter\":\"SETACTIVE(\"}",
                 "{\"Total\":1,\"Items\":[{\"Name\":\"SetActive\",\"Signature\":"
                 "\"System.Void UnityEngine.GameObject::SetActive(System.Boolean)\"}]}");
    check_refused("HookListMethods", "{\"type\":\"Nothing\"}", ERR_NOT_FOUND, "Type not found");
    check_refused("HookListMethods", "{\"type\":\"UnityEngine.Camera\"}", ERR_DENIED,
                  "Denied by hook allowlist");
}
END_TEST

START_TEST(nothing_is_hooked)
{
    check_result("HookList", "{}", "{\"Total\":0,\"Items\":[]}");
    check_refused("HookGetSource", "{\"signature\":\"x\"}", ERR_NOT_FOUND, "Hook not found");
}
END_TEST

/* --- The watch. --- */

static void check_events(const char *expected)
{
    events[0] = '\0';
    agent_watch();
    ck_assert_str_eq(events, expected);
}

START_TEST(scenes_that_come_and_go_are_told)
{
    check_events("");
    world("AddLoadingScene");
    check_events("");
    world("FinishLoading");
    check_events("scenes_diff {\"added\":[\"scn:1\"],\"removed\":[]}\n");
    check_events("");
    agent_tools_forget();
    check_events("");
    world("UnloadFirst");
    check_events("scenes_diff {\"added\":[],\"removed\":[\"scn:0\"]}\n");
    check_events("");
}
END_TEST

START_TEST(changes_of_the_selection_are_told)
{
    state_select(object(106));
    check_events("selection {\"ActiveId\":\"obj:106\",\"Items\":[\"obj:106\"]}\n");
    check_events("");
    world("DestroyPlayer");
    check_events("selection {\"ActiveId\":null,\"Items\":[]}\n");
    check_events("");
}
END_TEST

/* --- Each tool once, under hard conditions. --- */

static const char *const calls[][2] = {
    {"GetStatus", "{}"},
    {"GetClipboard", "{}"},
    {"ListScenes", "{}"},
    {"ListBuildScenes", "{}"},
    {"scene.active", "{}"},
    {"project.info", "{}"},
    {"SearchObjects", "{\"path\":\"/player\",\"type\":\"transform\"}"},
    {"ListObjects", "{\"activeOnly\":true}"},
    {"GetObject", "{\"id\":\"obj:120\"}"},
    {"GetComponents", "{\"objectId\":\"obj:106\"}"},
    {"ListComponentMembers", "{\"objectId\":\"obj:106\",\"componentType\":\"Mover\"}"},
    {"ReadComponentMember",
     "{\"objectId\":\"obj:106\",\"componentType\":\"Mover\",\"name\":\"endless\"}"},
    {"MousePick", "{\"mode\":\"ui\",\"x\":10,\"y\":10}"},
    {"MousePick", "{}"},
    {"GetCameraInfo", "{}"},
    {"HookListMethods", "{\"type\":\"Game.Mover\"}"},
};

START_TEST(call_without_memory_fails_and_the_next_one_works)
{
    const char *tool = calls[_i][0], *args = calls[_i][1], *expected;
    struct agent_call call;
    struct arena kept;
    size_t n = 0;
    bool ok;

    allowed[0] = "Game.Mover";
    world("AddEvents");
    expected = result(tool, args);
    arena_init(&kept, 1 << 20);
    expected = arena_copy(&kept, slice_of(expected)).p;
    do {
        fail_after = ++n;
        ok = run(&call, tool, args) && buf_ok(&call.result);
        mem_fail_after(0);
        ck_assert(ok || call.err.kind != ERR_NONE || !buf_ok(&call.result));
        if (ok)
            ck_assert_msg(slice_is(buf_slice(&call.result), expected), "%s %.*s", tool,
                          SLICE_ARG(buf_slice(&call.result)));
        buf_done(&call.result);
        fail_after = 0;
        arena_reset(&arena);
    } while (!ok);
    check_result(tool, args, expected);
    arena_done(&kept);
}
END_TEST

START_TEST(results_stay_the_same_while_objects_move)
{
    const char *expected[N_ELEMENTS(calls)];
    struct arena first;

    allowed[0] = "Game.Mover";
    world("AddEvents");
    world("AddLasting");
    world("AddHidden");
    arena_init(&first, 1 << 20);
    for (size_t i = 0; i < N_ELEMENTS(calls); i++)
        expected[i] = arena_copy(&first, slice_of(result(calls[i][0], calls[i][1]))).p;
    world("StartCollecting");
    for (int round = 0; round < 300; round++) {
        for (size_t i = 0; i < N_ELEMENTS(calls); i++)
            check_result(calls[i][0], calls[i][1], expected[i]);
        arena_reset(&arena);
    }
    arena_done(&first);
}
END_TEST

START_TEST(tools_work_in_the_domain_that_comes_next)
{
    char name[] = "Unity Child Domain";
    struct clr_domain *child = clr.mono.domain_create_appdomain(name, NULL);

    check_result("GetObject", "{\"id\":\"obj:106\"}", PLAYER);
    ck_assert(clr.mono.domain_assembly_open(child, path_of("mini/MiniUnity.dll")));
    ck_assert(clr_enter_domain());
    agent_tools_forget();
    reflect_forget();
    check_refused("GetObject", "{\"id\":\"obj:106\"}", ERR_NOT_FOUND, "Object not found: obj:106");
    world("Build");
    check_result("GetObject", "{\"id\":\"obj:106\"}", PLAYER);
}
END_TEST

/* --- Without an engine. --- */

static void start_alone(void)
{
    struct err err = {0};

    ck_assert_msg(clr_start(NULL, &err), "%s", err.message);
    catalog = catalog_new();
    ck_assert(catalog != NULL);
    arena_init(&arena, 64u << 20);
}

START_TEST(process_without_unity_says_what_is_missing)
{
    check_refused("GetStatus", "{}", ERR_NOT_READY,
                  "UnityEngine.SceneManagement.SceneManager is not loaded");
    check_refused("MousePick", "{\"mode\":\"ui\",\"x\":1,\"y\":1}", ERR_NOT_READY,
                  "UnityEngine.EventSystems.EventSystem is not loaded");
    check_refused("GetObject", "{\"id\":\"obj:1\"}", ERR_NOT_FOUND, "Object not found: obj:1");
    check_refused("scene.active", "{}", ERR_NOT_READY,
                  "UnityEngine.SceneManagement.SceneManager is not loaded");
    check_refused("project.info", "{}", ERR_NOT_READY, "UnityEngine.Application is not loaded");
    check_result("ListBuildScenes", "{}", "{\"Total\":0,\"Items\":[]}");
    check_result("GetSelection", "{}", "{\"ActiveId\":null,\"Items\":[]}");
    allowed[0] = "System.String";
    ck_assert_int_gt(number(result("HookListMethods", "{\"type\":\"System.String\"}"), "Total"),
                     50);
    check_events("");
}
END_TEST

/* --- The suite. --- */

static void add_status(Suite *s)
{
    TCase *tc = add_case(s, "status", start);

    tcase_add_test(tc, status_tells_versions_scenes_and_selection);
    tcase_add_test(tc, version_and_time_scale_are_told);
    tcase_add_test(tc, selection_is_dropped_when_its_object_is_destroyed);
    tcase_add_test(tc, clipboard_holds_a_text_an_object_or_nothing);
    tcase_add_test(tc, clipboard_preview_is_cut_between_characters);
    tcase_add_test(tc, scenes_are_listed_with_those_that_unity_hides);
    tcase_add_test(tc, build_scenes_are_named_after_their_file);
    tcase_add_test(tc, methods_are_listed_with_their_signatures);
    tcase_add_test(tc, nothing_is_hooked);
    tcase_add_test(tc, scenes_that_come_and_go_are_told);
    tcase_add_test(tc, changes_of_the_selection_are_told);
}

static void add_objects(Suite *s)
{
    TCase *tc = add_case(s, "objects", start);

    tcase_add_test(tc, object_is_a_card);
    tcase_add_test(tc, component_id_leads_to_its_object);
    tcase_add_test(tc, object_that_is_not_there_is_refused);
    tcase_add_test(tc, objects_of_all_scenes_come_in_hierarchy_order);
    tcase_add_test(tc, scene_of_the_build_is_not_taken_for_the_lasting_one);
    tcase_add_test(tc, scene_that_is_not_there_is_refused);
    tcase_add_test(tc, page_has_what_was_asked_for_and_the_total);
    tcase_add_test(tc, filters_all_must_hold);
    tcase_add_test(tc, children_are_direct_ones);
    tcase_add_test(tc, reply_ends_at_its_budget_and_says_where_to_go_on);
    tcase_add_test(tc, many_objects_are_counted_exactly);
    tcase_add_test(tc, deep_hierarchy_is_walked);
}

static void add_rest(Suite *s)
{
    TCase *tc = add_case(s, "components and view", start);

    tcase_add_test(tc, components_have_type_and_summary);
    tcase_add_test(tc, members_are_read_as_text_and_json);
    tcase_add_test(tc, id_of_a_component_or_asset_names_that_very_one);
    tcase_add_test(tc, long_value_is_cut_and_has_no_json);
    tcase_add_test(tc, member_that_cannot_be_read_is_refused);
    tcase_add_test(tc, members_are_listed_most_derived_first);
    tcase_add_test(tc, camera_is_the_main_one_or_any_or_none);
    tcase_add_test(tc, world_pick_goes_through_the_camera);
    tcase_add_test(tc, ui_pick_lists_living_objects_topmost_first);
    tcase_add_loop_test(tc, call_without_memory_fails_and_the_next_one_works, 0, N_ELEMENTS(calls));
    tcase_add_test(tc, results_stay_the_same_while_objects_move);
    if (is_il2cpp) /* has one domain, and its engine in the same library */
        return;
    tcase_add_test(tc, tools_work_in_the_domain_that_comes_next);
    tcase_add_test(add_case(s, "alone", start_alone), process_without_unity_says_what_is_missing);
}

static void add_all(Suite *s)
{
    add_status(s);
    add_objects(s);
    add_rest(s);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add_all);
}
