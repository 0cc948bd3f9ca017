/*
 * The bodies of the explorer's write tools on MiniUnity.cs: what they change, what they refuse, and
 * that what is refused changes nothing. The gates before them are the server's; here the allowlists
 * count by what a name turns out to be.
 */
#include "tools_rig.h"

#include "agent/link/link.h"
#include "agent/run/guard.h"

#define OK "{\"ok\":true}"

static void allow(const char *a, const char *b)
{
    allowed[0] = a;
    allowed[1] = b;
    allowed[2] = NULL;
}

#define ON(id)           "{\"objectId\":\"obj:" id "\"}"
#define SET(type, m, v)  SET_ON("106", type, m, v)
#define CALL(m, a)       CALL_ON("Target", m, a)
#define COMPONENT(id, t) "{\"objectId\":\"obj:" id "\",\"type\":\"" t "\"}"
#define REMOVE(id, t)    "{\"objectId\":\"obj:" id "\",\"typeOrIndex\":\"" t "\"}"
#define MOVE(id, to)     "{\"objectId\":\"obj:" id "\",\"newParentId\":\"obj:" to "\"}"
#define SET_ON(id, t, m, v)                                                                        \
    "{\"objectId\":\"obj:" id "\",\"componentType\":\"" t "\",\"member\":\"" m                     \
    "\",\"jsonValue\":\"" v "\"}"
#define CALL_ON(t, m, a)                                                                           \
    "{\"objectId\":\"obj:106\",\"componentType\":\"" t "\",\"method\":\"" m "\",\"argsJson\":\"" a \
    "\"}"

static void allow_of_target(const char *member)
{
    static char entry[128];

    snprintf(entry, sizeof(entry), "Game.Target.%s", member);
    allow(entry, NULL);
}

/* --- SetMember --- */

/* Sets Target's member and reads it back. `json` is JSON in a JSON string. */
static void check_set(const char *member, const char *json, const char *expected)
{
    char args[512];

    allow_of_target(member);
    snprintf(args, sizeof(args),
             "{\"objectId\":\"obj:106\",\"componentType\":\"Target\",\"member\":\"%s\","
             "\"jsonValue\":\"%s\"}",
             member, json);
    check_result("SetMember", args, OK);
    snprintf(args, sizeof(args),
             "{\"objectId\":\"obj:106\",\"componentType\":\"Target\",\"name\":\"%s\"}", member);
    ck_assert_msg(strstr(result("ReadComponentMember", args), expected), "%s: %s", member,
                  result("ReadComponentMember", args));
}

START_TEST(members_of_all_sorts_are_written)
{
    world("AddTarget");
    check_set("count", "-7", "\"valueJson\":-7");
    check_set("title", "\\\"a\\\\u00e9\\\"", "\"valueJson\":\"aé\"");
    check_set("title", "null", "\"valueJson\":null");
    check_set("isOn", "true", "\"valueJson\":true");
    check_set("mood", "\\\"Angry\\\"", "\"valueJson\":\"Angry\"");
    check_set("mood", "0", "\"valueJson\":\"Calm\"");
    check_set("at", "{\\\"x\\\":4,\\\"y\\\":5,\\\"z\\\":6}", "{\"x\":4,\"y\":5,\"z\":6}");
    check_set("at", "[7,8,9]", "{\"x\":7,\"y\":8,\"z\":9}");
    check_set("at", "{\\\"y\\\":1.5}", "{\"x\":7,\"y\":1.5,\"z\":9}");
    check_set("spot", "{\\\"z\\\":2}", "{\"x\":0,\"y\":0,\"z\":2}");
    check_set("spot", "{\\\"x\\\":3}", "{\"x\":3,\"y\":0,\"z\":2}");
    check_set("color", "{\\\"r\\\":0.5,\\\"a\\\":1}", "{\"r\":0.5,\"g\":0,\"b\":0,\"a\":1}");
    check_set("numbers", "[4,5]", "Count = 2 [4, 5]");
    check_set("words", "[\\\"x\\\",\\\"y\\\"]", "Count = 2 [x, y]");
    check_set("doubled", "8", "\"valueJson\":8");
    check_set("shared", "2.5", "\"valueJson\":2.5");
}
END_TEST

START_TEST(reference_is_an_object_or_a_component_of_it)
{
    world("AddTarget");
    check_set("thing", "\\\"obj:120\\\"", "\"valueJson\":\"obj:120\"");
    check_set("thing", "\\\"obj:118\\\"", "\"valueJson\":\"obj:116\""); /* the hand's Transform */
    check_set("body", "\\\"obj:106\\\"", "\"valueJson\":\"obj:112\"");  /* its BoxCollider */
    check_set("body", "\\\"obj:114\\\"", "\"valueJson\":\"obj:114\"");  /* that very one */
    check_set("place", "\\\"obj:116\\\"", "\"valueJson\":\"obj:118\"");
    check_set("place", "null", "\"valueJson\":null");
    check_refused("SetMember", SET("Target", "place", "\\\"obj:4\\\""), ERR_ARGUMENT,
                  "there is no object obj:4");
    allow("Game.Target.body", NULL);
    check_refused("SetMember", SET("Target", "body", "\\\"obj:100\\\""), ERR_ARGUMENT,
                  "obj:100 is a GameObject, not a Collider");
}
END_TEST

START_TEST(value_that_does_not_convert_changes_nothing)
{
    static const char *const wrong[][2] = {
        {"count", "1.5"},        {"count", "\\\"x\\\""},
        {"count", "null"},       {"small", "256"},
        {"mood", "\\\"Sad\\\""}, {"at", "{\\\"x\\\":1,\\\"q\\\":2}"},
        {"at", "[1,2]"},         {"isOn", "1"},
        {"numbers", "[1,true]"}, {"words", "[\\\"a\\\",1]"},
        {"count", "}"},          {"count", ""},
    };
    char args[512], before[512];

    world("AddTarget");
    for (size_t i = 0; i < N_ELEMENTS(wrong); i++) {
        struct agent_call call;
        char read[256];

        allow_of_target(wrong[i][0]);
        snprintf(read, sizeof(read),
                 "{\"objectId\":\"obj:106\",\"componentType\":\"Target\",\"name\":\"%s\"}",
                 wrong[i][0]);
        snprintf(before, sizeof(before), "%s", result("ReadComponentMember", read));
        snprintf(args, sizeof(args),
                 "{\"objectId\":\"obj:106\",\"componentType\":\"Target\",\"member\":\"%s\","
                 "\"jsonValue\":\"%s\"}",
                 wrong[i][0], wrong[i][1]);
        ck_assert_msg(!run(&call, "SetMember", args), "%s", args);
        ck_assert_msg(call.err.kind == ERR_ARGUMENT, "%s: %s", args, call.err.message);
        buf_done(&call.result);
        check_result("ReadComponentMember", read, before);
    }
}
END_TEST

START_TEST(member_that_cannot_be_written_is_refused)
{
    world("AddTarget");
    allow("Game.Target.nothing", "Game.Target.readOnly");
    check_refused("SetMember", SET("Target", "nothing", "1"), ERR_NOT_FOUND,
                  "Member not found: nothing");
    check_refused("SetMember", SET("Target", "readOnly", "1"), ERR_ARGUMENT,
                  "Member cannot be written: readOnly");
    allow("Game.Target.picky", "Game.Target.Fixed");
    check_refused("SetMember", SET("Target", "picky", "4"), ERR_ENGINE, "ArgumentException: not 4");
    check_refused("SetMember", SET("Target", "Fixed", "4"), ERR_ARGUMENT,
                  "Member cannot be written: Fixed");
    check_refused("SetMember", SET("Target", "picky", "x"), ERR_ARGUMENT,
                  "jsonValue is not JSON: expected a value at byte 0");
}
END_TEST

/* --- Allowlists --- */

START_TEST(member_is_allowed_by_what_its_type_turns_out_to_be)
{
    const char *set = SET("Collider", "hideFlags", "0");

    allow("UnityEngine.BoxCollider.hideFlags", NULL);
    check_result("SetMember", SET("BoxCollider", "hideFlags", "0"), OK);
    check_result("SetMember", SET("UnityEngine.BoxCollider", "hideFlags", "0"), OK);
    check_refused("SetMember", SET("SphereCollider", "hideFlags", "0"), ERR_DENIED,
                  "Denied by allowlist");
    world("AddTarget");
    allow("UnityEngine.MonoBehaviour.enabled", NULL); /* by a base that is named */
    check_result("SetMember", SET_ON("136", "MonoBehaviour", "enabled", "true"), OK);
    check_refused("SetMember", SET_ON("136", "Target", "enabled", "true"), ERR_DENIED,
                  "Denied by allowlist");
    allow("Game.Target.enabled", NULL); /* by what the base's name has found */
    check_result("SetMember", SET_ON("136", "MonoBehaviour", "enabled", "true"), OK);
    check_refused("SetMember", SET_ON("110", "MonoBehaviour", "enabled", "true"), ERR_DENIED,
                  "Denied by allowlist");
    allow("BoxCollider.hideFlags", NULL); /* as the caller wrote it: another type */
    check_refused("SetMember", SET("BoxCollider", "hideFlags", "0"), ERR_DENIED,
                  "Denied by allowlist");
    check_refused("SetMember", SET("UnityEngine.BoxCollider", "hideFlags", "0"), ERR_DENIED,
                  "Denied by allowlist");
    allow("UnityEngine.Collider.hideFlags", NULL);
    check_refused("SetMember", set, ERR_ARGUMENT, "Ambiguous component type");
    check_refused("SetMember", SET("BoxCollider", "hideFlags", "0"), ERR_DENIED,
                  "Denied by allowlist");
}
END_TEST

START_TEST(who_may_not_touch_it_is_not_told_whether_it_is_there)
{
    allow(NULL, NULL);
    check_refused("SetMember", SET_ON("4", "Mover", "speed", "1"), ERR_DENIED,
                  "Denied by allowlist");
    check_refused("CallMethod", CALL_ON("Light", "Reset", "[]"), ERR_DENIED, "Denied by allowlist");
    check_refused("AddComponent", COMPONENT("4", "Game.Single"), ERR_DENIED,
                  "No components are allowlisted");
    check_refused("RemoveComponent", REMOVE("4", "Light"), ERR_DENIED,
                  "No components are allowlisted");
    allow("Game.Mover.speed", "UnityEngine.Light.Reset");
    check_refused("SetMember", SET_ON("4", "Mover", "speed", "1"), ERR_NOT_FOUND,
                  "Object not found: obj:4");
    check_refused("CallMethod", CALL_ON("Light", "Reset", "[]"), ERR_NOT_FOUND,
                  "Component not found");
    check_refused("SetMember", SET("Mover", "aim", "1"), ERR_DENIED, "Denied by allowlist");
    allow("UnityEngine.Light", NULL);
    check_refused("AddComponent", COMPONENT("106", "Light"), ERR_NOT_FOUND, "Type not found");
    check_refused("AddComponent", COMPONENT("106", "Nothing"), ERR_DENIED, "Denied by allowlist");
    check_refused("RemoveComponent", REMOVE("106", "Mover"), ERR_DENIED, "Denied by allowlist");
}
END_TEST

/* --- CallMethod --- */

#define RESULT(value) "{\"ok\":true,\"result\":" value "}"

static void check_call(const char *method, const char *args, const char *expected)
{
    char text[512];

    allow_of_target(method);
    snprintf(text, sizeof(text),
             "{\"objectId\":\"obj:106\",\"componentType\":\"Target\",\"method\":\"%s\","
             "\"argsJson\":\"%s\"}",
             method, args);
    check_result("CallMethod", text, expected);
}

START_TEST(methods_are_called_with_json)
{
    world("AddTarget");
    check_call("Nothing", "[]", RESULT("null"));
    check_call("Add", "[2,3]", RESULT("5"));
    check_call("Describe", "[2]", RESULT("\"int 2\""));
    check_call("Describe", "[\\\"2\\\"]", RESULT("\"string 2\""));
    check_call("All", "[]", RESULT("[{\"from\":1,\"to\":9}]"));
    check_call("Self", "[]", RESULT("\"obj:106\""));
    check_call("Name", "[\\\"obj:120\\\"]", RESULT("\"object Finger\""));
    check_call("Name", "[\\\"obj:118\\\"]", RESULT("\"transform Hand\""));
    check_call("Hit", "[\\\"obj:106\\\"]", RESULT("\"BoxCollider\""));
    allow("UnityEngine.GameObject.SetActive", NULL);
    check_result("CallMethod", CALL_ON("GameObject", "SetActive", "[false]"), RESULT("null"));
    ck_assert(strstr(result("GetObject", "{\"id\":\"obj:106\"}"), "\"Active\":false"));
    check_result("CallMethod",
                 CALL_ON("GameObject",
                         "System.Void UnityEngine.GameObject::SetActive(System.Boolean)", "[true]"),
                 RESULT("null"));
    ck_assert(strstr(result("GetObject", "{\"id\":\"obj:106\"}"), "\"Active\":true"));
}
END_TEST

START_TEST(call_that_cannot_be_made_is_refused)
{
    world("AddTarget");
    allow_of_target("Add");
    check_refused("CallMethod", CALL("Add", "[1]"), ERR_NOT_FOUND, "Method overload not found");
    check_refused("CallMethod", CALL("Add", "{}"), ERR_ARGUMENT, "argsJson must be a JSON array");
    check_refused("CallMethod", CALL("Add", "[1"), ERR_ARGUMENT,
                  "argsJson is not JSON: expected ',' or ']' at byte 2");
    check_refused("CallMethod", CALL("Add", "[1,\\\"x\\\"]"), ERR_ARGUMENT,
                  "expected a whole number, not string");
    allow_of_target("Missing");
    check_refused("CallMethod", CALL("Missing", "[]"), ERR_NOT_FOUND, "Method overload not found");
    allow_of_target("Fail");
    check_refused("CallMethod", CALL("Fail", "[]"), ERR_ENGINE,
                  "InvalidOperationException: as asked");
}
END_TEST

START_TEST(code_that_never_ends_is_stopped)
{
    struct err err;

    if (clr.lacks[CLR_ABORT])
        return;
    ck_assert(guard_start(NULL, &err));
    world("AddTarget");
    allow("Game.Target.Loop", "Game.Target.endless");
    for (int i = 0; i < 3; i++) {
        deadline = link_now() + 50000;
        check_refused("CallMethod", CALL("Loop", "[]"), ERR_TIMEOUT,
                      "umcp stopped 'Loop', because it ran longer than allowed");
        deadline = link_now() + 50000;
        check_refused("SetMember", SET("Target", "endless", "1"), ERR_TIMEOUT,
                      "umcp stopped 'endless', because it ran longer than allowed");
        deadline = link_now() + 50000;
        check_refused(
            "ReadComponentMember",
            "{\"objectId\":\"obj:106\",\"componentType\":\"Target\",\"name\":\"endless\"}",
            ERR_TIMEOUT, "umcp stopped 'endless', because it ran longer than allowed");
    }
    deadline = INT64_MAX;
    check_call("Add", "[2,3]", RESULT("5"));
    guard_stop();
}
END_TEST

/* --- Components --- */

static int64_t n_components(const char *args)
{
    return number(result("GetComponents", args), "Total");
}

START_TEST(component_is_added_by_full_or_short_name)
{
    allow("Game.Single", "UnityEngine.BoxCollider");
    ck_assert_int_eq(n_components(ON("120")), 1);
    check_result("AddComponent", COMPONENT("120", "Game.Single"), OK);
    check_result("AddComponent", COMPONENT("120", "BoxCollider"), OK);
    check_result("AddComponent", COMPONENT("120", "UnityEngine.BoxCollider"), OK);
    ck_assert_int_eq(n_components(ON("120")), 4);
    check_refused("AddComponent", COMPONENT("120", "Single"), ERR_ENGINE,
                  "Can't add component 'Single' to Finger");
    check_refused("AddComponent", COMPONENT("4", "Single"), ERR_NOT_FOUND,
                  "Object not found: obj:4");
    ck_assert_int_eq(n_components(ON("120")), 4);
}
END_TEST

START_TEST(what_is_no_component_is_not_added)
{
    allow("Game.Vague", "Game.Plain");
    check_refused("AddComponent", COMPONENT("120", "Vague"), ERR_ARGUMENT,
                  "Not a component that can be added: Vague");
    check_refused("AddComponent", COMPONENT("120", "Game.Plain"), ERR_ARGUMENT,
                  "Not a component that can be added: Plain");
    allow("UnityEngine.Component", "UnityEngine.MonoBehaviour");
    check_refused("AddComponent", COMPONENT("120", "Component"), ERR_ARGUMENT,
                  "Not a component that can be added: Component");
    check_refused("AddComponent", COMPONENT("120", "MonoBehaviour"), ERR_ARGUMENT,
                  "Not a component that can be added: MonoBehaviour");
    allow("UnityEngine.Behaviour", "");
    check_refused("AddComponent", COMPONENT("120", "UnityEngine.Behaviour"), ERR_ARGUMENT,
                  "Not a component that can be added: Behaviour");
    allow("Game.Twin", "Other.Twin");
    check_refused("AddComponent", COMPONENT("120", "Twin"), ERR_ARGUMENT,
                  "Ambiguous component type");
    check_result("AddComponent", COMPONENT("120", "Other.Twin"), OK);
    allow("UnityEngine.Transform", "UnityEngine.RectTransform");
    check_refused("AddComponent", COMPONENT("120", "Transform"), ERR_ENGINE,
                  "Can't add component 'Transform' to Finger: it has a Transform");
    check_refused("AddComponent", COMPONENT("116", "RectTransform"), ERR_ENGINE,
                  "Can't add component 'RectTransform' to Hand: it has a Transform");
    check_result("AddComponent", COMPONENT("120", "RectTransform"), OK);
    ck_assert(strstr(result("GetComponents", ON("120")), "UnityEngine.RectTransform"));
}
END_TEST

START_TEST(component_is_removed_by_type_or_place)
{
    allow("UnityEngine.SphereCollider", "Game.Mover");
    check_result("RemoveComponent", REMOVE("106", "SphereCollider"), OK);
    ck_assert_int_eq(n_components(ON("106")), 4);
    check_refused("RemoveComponent", REMOVE("106", "SphereCollider"), ERR_NOT_FOUND,
                  "Component not found");
    check_refused("RemoveComponent", REMOVE("106", "BoxCollider"), ERR_DENIED,
                  "Denied by allowlist");
    check_refused("RemoveComponent", REMOVE("106", "3"), ERR_DENIED, "Denied by allowlist");
    allow("UnityEngine.BoxCollider", "Game.Mover");
    check_result("RemoveComponent", REMOVE("106", "3"), OK);
    ck_assert(!strstr(result("GetComponents", ON("106")), "BoxCollider"));
    check_refused("RemoveComponent", REMOVE("106", "3"), ERR_NOT_FOUND, "Component not found");
    check_refused("RemoveComponent", REMOVE("106", "-1"), ERR_NOT_FOUND, "Component not found");
    check_refused("RemoveComponent", REMOVE("106", "1"), ERR_ENGINE,
                  "Can't remove a missing script: its type is unknown here");
    check_result("RemoveComponent", REMOVE("110", "MonoBehaviour"), OK); /* the Mover's own id */
    ck_assert_int_eq(n_components(ON("106")), 2);
}
END_TEST

START_TEST(component_that_is_needed_stays)
{
    allow("Game.Needy", "UnityEngine.BoxCollider");
    check_result("AddComponent", COMPONENT("106", "Needy"), OK);
    check_refused("RemoveComponent", REMOVE("106", "BoxCollider"), ERR_ENGINE,
                  "Can't remove BoxCollider because Needy depends on it");
    check_result("AddComponent", COMPONENT("106", "BoxCollider"), OK);
    check_result("RemoveComponent", REMOVE("106", "BoxCollider"), OK); /* there is another */
    check_result("RemoveComponent", REMOVE("106", "Needy"), OK);
    check_result("RemoveComponent", REMOVE("106", "BoxCollider"), OK);
    allow("UnityEngine.Transform", NULL);
    check_refused("RemoveComponent", REMOVE("106", "0"), ERR_ENGINE,
                  "Can't remove Transform from Player: every object has one");
    allow("UnityEngine.GameObject", NULL);
    check_refused("RemoveComponent", REMOVE("106", "GameObject"), ERR_ARGUMENT,
                  "A GameObject is not a component");
}
END_TEST

/* --- Objects --- */

START_TEST(object_is_switched_and_selected)
{
    check_result("SetActive", "{\"objectId\":\"obj:106\",\"active\":false}", OK);
    ck_assert(strstr(result("GetObject", "{\"id\":\"obj:106\"}"), "\"Active\":false"));
    check_result("SetActive", "{\"objectId\":\"obj:106\",\"active\":true}", OK);
    ck_assert(strstr(result("GetObject", "{\"id\":\"obj:106\"}"), "\"Active\":true"));
    check_result("SelectObject", ON("106"), OK);
    ck_assert_str_eq(events, "selection {\"ActiveId\":\"obj:106\",\"Items\":[\"obj:106\"]}\n");
    events[0] = '\0';
    check_result("SelectObject", ON("106"), OK);
    agent_watch();
    ck_assert_str_eq(events, "");
    check_refused("SelectObject", ON("4"), ERR_NOT_FOUND, "Object not found: obj:4");
    check_result("GetSelection", "{}", "{\"ActiveId\":\"obj:106\",\"Items\":[\"obj:106\"]}");
}
END_TEST

START_TEST(only_the_test_ui_is_moved_unless_the_operator_says_more)
{
    check_refused("Reparent", MOVE("120", "106"), ERR_DENIED,
                  "Only the test UI may be moved or destroyed");
    check_refused("DestroyObject", ON("106"), ERR_DENIED,
                  "Only the test UI may be moved or destroyed");
    check_refused("DestroyObject", ON("4"), ERR_NOT_FOUND, "Object not found: obj:4");
    allow("UnityEngine.Transform", NULL);
    check_refused("DestroyObject", ON("106"), ERR_DENIED,
                  "Only the test UI may be moved or destroyed");
    allow("UnityEngine.GameObject", NULL);
    check_result("Reparent", MOVE("120", "106"), OK);
    ck_assert_str_eq(names("ListChildren", ON("106")), "Hand;Finger;");
    check_result("ReadComponentMember",
                 "{\"objectId\":\"obj:120\",\"componentType\":\"Transform\",\"name\":\"stayed\"}",
                 "{\"ok\":true,\"type\":\"System.Boolean\",\"valueText\":\"True\","
                 "\"valueJson\":true}");
    check_refused("Reparent", MOVE("106", "106"), ERR_ARGUMENT, "Cannot set parent to descendant");
    check_refused("Reparent", MOVE("106", "120"), ERR_ARGUMENT, "Cannot set parent to descendant");
    check_result("SelectObject", ON("116"), OK);
    events[0] = '\0';
    check_result("DestroyObject", ON("106"), OK);
    ck_assert_str_eq(events, "selection {\"ActiveId\":null,\"Items\":[]}\n");
    ck_assert_str_eq(names("ListObjects", "{}"), "Main Camera;Lämp/\"1\";Bulb;");
    check_refused("GetObject", "{\"id\":\"obj:120\"}", ERR_NOT_FOUND, "Object not found: obj:120");
}
END_TEST

START_TEST(what_the_engine_does_not_destroy_is_an_error)
{
    world("KeepPlayer");
    allow("UnityEngine.GameObject", NULL);
    check_refused("DestroyObject", ON("106"), ERR_ENGINE, "The engine did not destroy the object");
}
END_TEST

/* --- Each tool once, under hard conditions. --- */

static const char *const calls[][2] = {
    {"SetActive", "{\"objectId\":\"obj:106\",\"active\":true}"},
    {"SelectObject", ON("106")},
    {"Reparent", MOVE("116", "106")},
    {"SetMember", SET("Target", "numbers", "[1,2,3]")},
    {"SetMember", SET("Target", "body", "\\\"obj:106\\\"")},
    {"CallMethod", CALL("All", "[]")},
    {"SetClipboardText", "{\"text\":\"abc\"}"},
    {"SetTimeScale", "{\"value\":1}"},
    {"SetFreecamEnabled", "{\"enabled\":true}"},
    {"SetFreecamPose", "{\"pos\":{\"X\":1,\"Y\":2,\"Z\":3},\"rot\":{\"X\":0,\"Y\":0,\"Z\":0}}"},
    {"SpawnTestUi", "{}"},
    {"LoadScene", "{\"name\":\"Level\",\"mode\":\"additive\"}"},
};

static void allow_all(void)
{
    static const char *const list[] = {"UnityEngine.GameObject", "Game.Target.numbers",
                                       "Game.Target.body", "Game.Target.All"};

    for (size_t i = 0; i < N_ELEMENTS(list); i++)
        allowed[i] = list[i];
}

START_TEST(call_without_memory_fails_and_the_next_one_works)
{
    const char *tool = calls[_i][0], *args = calls[_i][1];
    struct agent_call call;
    size_t n = 0;
    bool ok;

    world("AddTarget");
    allow_all();
    do {
        fail_after = ++n;
        ok = run(&call, tool, args) && buf_ok(&call.result);
        mem_fail_after(0);
        ck_assert(ok || call.err.kind != ERR_NONE || !buf_ok(&call.result));
        buf_done(&call.result);
        fail_after = 0;
        arena_reset(&arena);
    } while (!ok);
    result(tool, args);
    result("DestroyTestUi", "{}");
    result("SetFreecamEnabled", "{\"enabled\":false}");
    ck_assert_int_eq(number(result("ListObjects", "{}"), "Total"), 6);
}
END_TEST

START_TEST(results_stay_the_same_while_objects_move)
{
    const char *expected[N_ELEMENTS(calls)];
    struct arena first;

    world("AddTarget");
    allow_all();
    arena_init(&first, 1 << 20);
    for (size_t i = 0; i < N_ELEMENTS(calls); i++)
        expected[i] = arena_copy(&first, slice_of(result(calls[i][0], calls[i][1]))).p;
    world("StartCollecting");
    for (int round = 0; round < 200; round++) {
        for (size_t i = 0; i < N_ELEMENTS(calls); i++)
            check_result(calls[i][0], calls[i][1], expected[i]);
        arena_reset(&arena);
    }
    arena_done(&first);
}
END_TEST

static void add_tests(Suite *s)
{
    TCase *tc = add_case(s, "members", start);

    tcase_add_test(tc, members_of_all_sorts_are_written);
    tcase_add_test(tc, reference_is_an_object_or_a_component_of_it);
    tcase_add_test(tc, value_that_does_not_convert_changes_nothing);
    tcase_add_test(tc, member_that_cannot_be_written_is_refused);
    tcase_add_test(tc, member_is_allowed_by_what_its_type_turns_out_to_be);
    tcase_add_test(tc, who_may_not_touch_it_is_not_told_whether_it_is_there);
    tcase_add_test(tc, methods_are_called_with_json);
    tcase_add_test(tc, call_that_cannot_be_made_is_refused);
    tcase_add_test(tc, code_that_never_ends_is_stopped);
    tc = add_case(s, "objects", start);
    tcase_add_test(tc, component_is_added_by_full_or_short_name);
    tcase_add_test(tc, what_is_no_component_is_not_added);
    tcase_add_test(tc, component_is_removed_by_type_or_place);
    tcase_add_test(tc, component_that_is_needed_stays);
    tcase_add_test(tc, object_is_switched_and_selected);
    tcase_add_test(tc, only_the_test_ui_is_moved_unless_the_operator_says_more);
    tcase_add_test(tc, what_the_engine_does_not_destroy_is_an_error);
    tc = add_case(s, "conditions", start);
    tcase_add_loop_test(tc, call_without_memory_fails_and_the_next_one_works, 0, N_ELEMENTS(calls));
    tcase_add_test(tc, results_stay_the_same_while_objects_move);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add_tests);
}
