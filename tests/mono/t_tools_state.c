/*
 * The bodies of tools that tell of the active scene and the project, and of those that change
 * scenes, time, the explorer's own state and the test UI, on MiniUnity.cs.
 */
#include "tools_rig.h"

#include "agent/run/edits.h"

#define OK "{\"ok\":true}"

#define ON(id) "{\"objectId\":\"obj:" id "\"}"
#define SET(type, m, v)                                                                            \
    "{\"objectId\":\"obj:106\",\"componentType\":\"" type "\",\"member\":\"" m                     \
    "\",\"jsonValue\":\"" v "\"}"

static void allow(const char *a, const char *b)
{
    allowed[0] = a;
    allowed[1] = b;
}

/* --- Scenes --- */

START_TEST(scene_is_there_when_the_next_call_runs)
{
    struct agent_call call;

    ck_assert(run(&call, "LoadScene", "{\"name\":\"Level\",\"mode\":\"additive\"}"));
    ck_assert(slice_is(buf_slice(&call.result),
                       "{\"ok\":true,\"name\":\"Level\",\"mode\":\"additive\"}"));
    buf_done(&call.result);
    ck_assert(call.is_settled && !call.is_settled());
    world("EndFrame");
    ck_assert(call.is_settled());
    ck_assert_str_eq(names("ListScenes", "{}"), "Main;Level;HideAndDontSave;");
    ck_assert(run(&call, "LoadScene", "{\"name\":\"Bundled\"}"));
    buf_done(&call.result);
    ck_assert(!call.is_settled());
    world("EndFrame");
    ck_assert(call.is_settled());
    ck_assert_str_eq(names("ListScenes", "{}"), "Bundled;HideAndDontSave;");
}
END_TEST

#define ACTIVE      "\"path\":\"Assets/Scenes/Main.unity\",\"sceneId\":\"scn:0\",\"isLoaded\":true,"
#define CAMERA_ROOT "{\"name\":\"Main Camera\",\"instanceId\":100,\"active\":true}"

START_TEST(active_scene_is_told_with_its_roots)
{
    check_result("scene.active", "{}",
                 "{\"name\":\"Main\"," ACTIVE "\"rootCount\":3,\"rootObjects\":[" CAMERA_ROOT
                 ",{\"name\":\"Player\",\"instanceId\":106,\"active\":true},"
                 "{\"name\":\"Lämp/\\\"1\\\"\",\"instanceId\":124,\"active\":false}]}");
    budget = 1; /* one root at least, and the number of all */
    check_result("scene.active", "{}",
                 "{\"name\":\"Main\"," ACTIVE "\"rootCount\":3,\"rootObjects\":[" CAMERA_ROOT "]}");
    world("AddLoadingScene");
    world("UnloadFirst"); /* now the one that loads is the first */
    check_result("scene.active", "{}",
                 "{\"name\":\"Later\",\"path\":\"Assets/Scenes/Later.unity\",\"sceneId\":\"scn:0\","
                 "\"isLoaded\":false,\"rootCount\":0,\"rootObjects\":[]}");
    world("UnloadAll");
    check_refused("scene.active", "{}", ERR_ENGINE, "No scene is loaded");
}
END_TEST

#define INFO(product, pipeline)                                                                    \
    "{\"productName\":\"" product "\",\"unityVersion\":\"2022.3.20f1\","                           \
    "\"platform\":\"LinuxPlayer\",\"activeBuildTarget\":\"StandaloneLinux64\","                    \
    "\"renderPipeline\":\"" pipeline "\""
#define FOLDER ",\"projectName\":\"Mini Project\",\"projectPath\":\"/games/Mini Project\"}"

START_TEST(project_is_told_as_the_engine_knows_it)
{
    const char *text_told;

    check_result("project.info", "{}", INFO("Mini", "Built-in") FOLDER);
    world("UseUniversal");
    check_result("project.info", "{}", INFO("Mini", "URP") FOLDER);
    world("UseHighDefinition");
    check_result("project.info", "{}", INFO("Mini", "HDRP") FOLDER);
    world("UseOther");
    check_result("project.info", "{}", INFO("Mini", "Unknown") FOLDER);
    world("Ship");
    text_told = result("project.info", "{}");
    ck_assert_uint_lt(strlen(text_told), 1300);
    ck_assert_ptr_null(strstr(text_told, "project"));
}
END_TEST

START_TEST(scene_that_cannot_be_loaded_is_refused)
{
    check_refused("LoadScene", "{\"name\":\"Nowhere\"}", ERR_NOT_FOUND, "Scene not found: Nowhere");
    check_refused("LoadScene", "{\"name\":\"\"}", ERR_ARGUMENT, "name is required");
    world("EndFrame");
    ck_assert_str_eq(names("ListScenes", "{}"), "Main;HideAndDontSave;");
}
END_TEST

static char journal[512];

static void note(const char *text)
{
    size_t len = strlen(journal);

    snprintf(journal + len, sizeof(journal) - len, "%s;", text);
}

static void begin_edit(bool runs_code)
{
    note(runs_code ? "begin code" : "begin");
}

static void end_edit(void)
{
    note("end");
}

static void note_field(struct clr_object *target, const char *name)
{
    note(clr.class_get_name(clr.object_get_class(target)));
    note(name);
}

static bool save_edits(struct arena *a, int scene, struct slice path, struct slice *ret_path,
                       bool *ret_changed, struct err *err)
{
    char text[64];

    if (slice_is(path, "bad"))
        return err_set(err, ERR_ARGUMENT, "no such path");
    snprintf(text, sizeof(text), "save %d", scene);
    note(text);
    *ret_path = path.len ? path : arena_copy(a, SLICE("Assets/Main.unity"));
    *ret_changed = !path.len;
    return true;
}

static const struct edits edits = {
    .begin = begin_edit, .end = end_edit, .field = note_field, .save = save_edits};

START_TEST(fields_that_are_set_are_edits)
{
    agent_set_edits(&edits);
    world("AddTarget");
    allow("Game.Target.count", "Game.Target.doubled");
    check_result("SetMember", SET("Target", "count", "4"), OK);
    ck_assert_str_eq(journal, "Target;count;");
    journal[0] = '\0';
    check_result("SetMember", SET("Target", "doubled", "4"), OK);
    ck_assert_str_eq(journal, "end;begin code;");
    journal[0] = '\0';
    allow("UnityEngine.GameObject.tag", "Game.Target.count");
    check_refused("SetMember", SET("Target", "count", "true"), ERR_ARGUMENT,
                  "expected a whole number, not boolean");
    ck_assert_str_eq(journal, "");
}
END_TEST

START_TEST(scene_is_saved_by_who_remembers_its_edits)
{
    check_refused("SaveScene", "{}", ERR_NOT_READY, "This engine cannot save scenes");
    agent_set_edits(&edits);
    check_result("SaveScene", "{}",
                 "{\"ok\":true,\"path\":\"Assets/Main.unity\",\"changed\":true}");
    check_result("SaveScene", "{\"sceneId\":\"scn:0\",\"path\":\"Assets/B.unity\"}",
                 "{\"ok\":true,\"path\":\"Assets/B.unity\",\"changed\":false}");
    ck_assert_str_eq(journal, "save 1;save 1;");
    check_refused("SaveScene", "{\"path\":\"bad\"}", ERR_ARGUMENT, "no such path");
    check_refused("SaveScene", "{\"sceneId\":\"scn:ddol\"}", ERR_ARGUMENT,
                  "scn:ddol is not a scene from a file");
    check_refused("SaveScene", "{\"sceneId\":\"scn:1\"}", ERR_NOT_FOUND, "Scene not found: scn:1");
    world("UnloadFirst");
    check_refused("SaveScene", "{}", ERR_NOT_FOUND, "No scene is loaded");
}
END_TEST

/* --- Time, clipboard, free camera --- */

START_TEST(time_scale_is_clamped_and_locked)
{
    check_result("SetTimeScale", "{\"value\":9}", "{\"ok\":true,\"value\":4,\"locked\":false}");
    check_result("SetTimeScale", "{\"value\":-1}", "{\"ok\":true,\"value\":0,\"locked\":false}");
    world("SlowDown");
    ck_assert(!agent_has_time_lock());
    agent_apply_time_lock();
    check_result("GetTimeScale", "{}", "{\"ok\":true,\"value\":0.25,\"locked\":false}");
    check_result("SetTimeScale", "{\"value\":2,\"lock\":true}",
                 "{\"ok\":true,\"value\":2,\"locked\":true}");
    world("SlowDown");
    ck_assert(agent_has_time_lock());
    agent_apply_time_lock();
    check_result("GetTimeScale", "{}", "{\"ok\":true,\"value\":2,\"locked\":true}");
    check_result("SetTimeScale", "{\"value\":3}", "{\"ok\":true,\"value\":3,\"locked\":true}");
    agent_apply_time_lock();
    check_result("GetTimeScale", "{}", "{\"ok\":true,\"value\":3,\"locked\":true}");
    check_result("SetTimeScale", "{\"value\":1,\"lock\":false}",
                 "{\"ok\":true,\"value\":1,\"locked\":false}");
    world("SlowDown");
    agent_apply_time_lock();
    check_result("GetTimeScale", "{}", "{\"ok\":true,\"value\":0.25,\"locked\":false}");
}
END_TEST

START_TEST(clipboard_is_filled_and_emptied)
{
    static char args[70000];

    check_result("SetClipboardText", "{\"text\":\"abc\"}", OK);
    ck_assert(strstr(result("GetClipboard", "{}"), "\"Type\":\"System.String\""));
    check_result("SetClipboardObject", ON("106"), OK);
    ck_assert(strstr(result("GetClipboard", "{}"), "\"ObjectId\":\"obj:106\""));
    check_refused("SetClipboardObject", ON("4"), ERR_NOT_FOUND, "Object not found: obj:4");
    ck_assert(strstr(result("GetClipboard", "{}"), "\"ObjectId\":\"obj:106\""));
    snprintf(args, sizeof(args), "{\"text\":\"%065536d\"}", 0);
    check_result("SetClipboardText", args, OK);
    snprintf(args, sizeof(args), "{\"text\":\"%065537d\"}", 0);
    check_refused("SetClipboardText", args, ERR_ARGUMENT, "Text too large; max 65536 bytes");
    check_result("ClearClipboard", "{}", OK);
    ck_assert(strstr(result("GetClipboard", "{}"), "\"HasValue\":false"));
}
END_TEST

#define POSE(x) "\"Pos\":{\"X\":" x ",\"Y\":2,\"Z\":3},\"Rot\":{\"X\":10,\"Y\":20,\"Z\":0}}"

START_TEST(free_camera_is_one_of_its_own)
{
    const char *game = "{\"IsFreecam\":false,\"Name\":\"Main Camera\",\"Fov\":55,"
                       "\"Pos\":{\"X\":0,\"Y\":1,\"Z\":-10},\"Rot\":{\"X\":15,\"Y\":0,\"Z\":0}}";
    const char *pose = "{\"pos\":{\"X\":1,\"Y\":2,\"Z\":3},\"rot\":{\"X\":10,\"Y\":20,\"Z\":0}}";

    check_result("SetFreecamEnabled", "{\"enabled\":true}", OK);
    check_result("GetCameraInfo", "{}",
                 "{\"IsFreecam\":true,\"Name\":\"Freecam\",\"Fov\":60,"
                 "\"Pos\":{\"X\":0,\"Y\":1,\"Z\":-10},\"Rot\":{\"X\":15,\"Y\":0,\"Z\":0}}");
    check_result("SetFreecamPose", pose, OK);
    check_result("GetCameraInfo", "{}",
                 "{\"IsFreecam\":true,\"Name\":\"Freecam\",\"Fov\":60," POSE("1"));
    ck_assert_str_eq(names("SearchObjects", "{\"type\":\"Camera\"}"), "Main Camera;Freecam;");
    check_result("SetFreecamEnabled", "{\"enabled\":true}", OK);
    ck_assert_str_eq(names("SearchObjects", "{\"type\":\"Camera\"}"), "Main Camera;Freecam;");
    check_result("SetFreecamEnabled", "{\"enabled\":false}", OK);
    ck_assert_str_eq(names("SearchObjects", "{\"type\":\"Camera\"}"), "Main Camera;");
    check_result("GetCameraInfo", "{}", game);
    check_result("GetFreecam", "{}",
                 "{\"Enabled\":false,\"UsingGameCamera\":false,\"Speed\":10," POSE("1"));
    check_result("SetFreecamEnabled", "{\"enabled\":true}", OK);
    check_result("GetFreecam", "{}",
                 "{\"Enabled\":true,\"UsingGameCamera\":false,\"Speed\":10," POSE("1"));
    check_refused("SetFreecamPose",
                  "{\"pos\":{\"X\":1e39,\"Y\":0,\"Z\":0},\"rot\":{\"X\":0,\"Y\":0,\"Z\":0}}",
                  ERR_ARGUMENT, "pos and rot must fit a float");
    check_result("SetFreecamSpeed", "{\"speed\":2000}", "{\"ok\":true,\"speed\":1000}");
    check_result("SetFreecamSpeed", "{\"speed\":-1}", "{\"ok\":true,\"speed\":0}");
    check_result("SetFreecamSpeed", "{\"speed\":2.5}", "{\"ok\":true,\"speed\":2.5}");
}
END_TEST

/* --- The test UI --- */

static const char *const objects = "Main Camera;Player;Hand;Finger;Lämp/\"1\";Bulb;";
static const char *const with_ui =
    "Main Camera;Player;Hand;Finger;Lämp/\"1\";Bulb;McpTestCanvas;McpTestBlock_Right;"
    "McpTestBlock_Left;McpTestEventSystem;";

static const char *id_in(const char *json, const char *before)
{
    const char *at = strstr(json, before);
    static char ids[4][32];
    static size_t n;
    char *to = ids[n++ % N_ELEMENTS(ids)];

    ck_assert_msg(at != NULL, "no %s in %s", before, json);
    snprintf(to, sizeof(ids[0]), "%.*s", (int)strcspn(at + strlen(before), "\""),
             at + strlen(before));
    return to;
}

static const char *with_id(const char *format, const char *id)
{
    static char text[512];

    snprintf(text, sizeof(text), format, id);
    return text;
}

START_TEST(test_ui_is_made_once_and_goes_whole)
{
    const char *ui = result("SpawnTestUi", "{}");
    const char *left = id_in(ui, "\"blocks\":[{\"name\":\"McpTestBlock_Left\",\"id\":\"");

    check_result("SpawnTestUi", "{}", ui);
    ck_assert_str_eq(names("ListObjects", "{}"), with_ui);
    check_result("ReadComponentMember",
                 with_id("{\"objectId\":\"%s\",\"componentType\":\"RectTransform\","
                         "\"name\":\"anchorMin\"}",
                         left),
                 "{\"ok\":true,\"type\":\"UnityEngine.Vector2\",\"valueText\":"
                 "\"UnityEngine.Vector2\",\"valueJson\":{\"x\":0.15,\"y\":0.3}}");
    ck_assert(strstr(result("ReadComponentMember",
                            with_id("{\"objectId\":\"%s\",\"componentType\":\"GameObject\","
                                    "\"name\":\"hideFlags\"}",
                                    left)),
                     "DontSaveInEditor, DontSaveInBuild"));
    ck_assert(strstr(result("GetComponents", with_id("{\"objectId\":\"%s\"}", left)),
                     "UnityEngine.UI.Image"));
    check_result("DestroyTestUi", "{}", OK);
    check_result("DestroyTestUi", "{}", OK);
    ck_assert_str_eq(names("ListObjects", "{}"), objects);
}
END_TEST

START_TEST(test_ui_may_be_moved_and_destroyed)
{
    const char *ui = result("SpawnTestUi", "{}");
    const char *left = id_in(ui, "\"McpTestBlock_Left\",\"id\":\"");
    const char *right = id_in(ui, "\"McpTestBlock_Right\",\"id\":\"");
    char args[128];

    snprintf(args, sizeof(args), "{\"objectId\":\"%s\",\"newParentId\":\"%s\"}", right, left);
    check_result("Reparent", args, OK);
    ck_assert_str_eq(names("ListChildren", with_id("{\"objectId\":\"%s\"}", left)),
                     "McpTestBlock_Right;");
    snprintf(args, sizeof(args), "{\"objectId\":\"%s\",\"newParentId\":\"obj:106\"}", left);
    check_refused("Reparent", args, ERR_DENIED, "Only the test UI may be moved or destroyed");
    check_result("DestroyObject", with_id("{\"objectId\":\"%s\"}", right), OK);
    ck_assert(strcmp(result("SpawnTestUi", "{}"), ui) != 0); /* the missing block is made anew */
    ck_assert_str_eq(id_in(result("SpawnTestUi", "{}"), "Left\",\"id\":\""), left);
    check_result("DestroyObject", with_id("{\"objectId\":\"%s\"}", id_in(ui, "\"rootId\":\"")), OK);
    ck_assert_str_eq(names("ListObjects", "{\"name\":\"McpTest\"}"), "McpTestEventSystem;");
    result("SpawnTestUi", "{}");
    result("DestroyTestUi", "{}");
    ck_assert_str_eq(names("ListObjects", "{}"), objects);
}
END_TEST

START_TEST(test_ui_of_an_earlier_agent_is_found)
{
    const char *ui = result("SpawnTestUi", "{}");

    state_get()->test_ui = (struct test_ui){0};
    check_result("SpawnTestUi", "{}", ui);
}
END_TEST

START_TEST(test_ui_needs_no_second_event_system)
{
    world("AddEvents");
    result("SpawnTestUi", "{}");
    ck_assert_str_eq(names("ListObjects", "{\"type\":\"EventSystem\"}"), "Events;");
    result("DestroyTestUi", "{}");
    ck_assert_str_eq(names("ListObjects", "{\"type\":\"EventSystem\"}"), "Events;");
}
END_TEST

START_TEST(test_ui_that_cannot_be_made_leaves_nothing)
{
    world("RefuseBlocks");
    check_refused("SpawnTestUi", "{}", ERR_ENGINE, "InvalidOperationException: no such object");
    ck_assert_str_eq(names("ListObjects", "{}"), objects);
    world("AllowBlocks");
    result("SpawnTestUi", "{}");
    ck_assert_str_eq(names("ListObjects", "{}"), with_ui);
}
END_TEST

static void add_tests(Suite *s)
{
    TCase *tc = add_case(s, "scenes", start);

    tcase_add_test(tc, scene_is_there_when_the_next_call_runs);
    tcase_add_test(tc, active_scene_is_told_with_its_roots);
    tcase_add_test(tc, project_is_told_as_the_engine_knows_it);
    tcase_add_test(tc, scene_that_cannot_be_loaded_is_refused);
    tcase_add_test(tc, fields_that_are_set_are_edits);
    tcase_add_test(tc, scene_is_saved_by_who_remembers_its_edits);
    tc = add_case(s, "state", start);
    tcase_add_test(tc, time_scale_is_clamped_and_locked);
    tcase_add_test(tc, clipboard_is_filled_and_emptied);
    tcase_add_test(tc, free_camera_is_one_of_its_own);
    tcase_add_test(tc, test_ui_is_made_once_and_goes_whole);
    tcase_add_test(tc, test_ui_may_be_moved_and_destroyed);
    tcase_add_test(tc, test_ui_of_an_earlier_agent_is_found);
    tcase_add_test(tc, test_ui_needs_no_second_event_system);
    tcase_add_test(tc, test_ui_that_cannot_be_made_leaves_nothing);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add_tests);
}
