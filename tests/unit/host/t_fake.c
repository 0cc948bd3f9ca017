/*
 * The fake host as a host: calls, time, cancelling, states, failing memory; and the explorer's
 * tools that look at its world.
 */
#include "fake_rig.h"

/* --- Calls, time, states. --- */

START_TEST(every_host_tool_has_a_body_and_finishes_once)
{
    for (size_t i = 0; i < catalog_count(rig.catalog); i++) {
        const struct tool *tool = catalog_at(rig.catalog, i);
        struct rig_call call = {0};

        if (tool->place == RUN_SERVER)
            continue;
        arena_init(&call.arena, RIG_MEMORY);
        buf_init(&call.hosted.result, RIG_RESULT);
        call.hosted.tool = tool;
        call.hosted.arena = &call.arena;
        call.hosted.args = arena_zalloc(&call.arena, tool->args_size); /* no argument is given */
        rig_post(&call);
        ck_assert_msg(call.n_finished == 1, "%s", tool->name);
        ck_assert_msg(!strstr(call.hosted.err.message, "has no tool"), "%s", tool->name);
        ck_assert_msg(call.hosted.err.kind || buf_slice(&call.hosted.result).len, "%s", tool->name);
        rig_call_done(&call);
    }
}
END_TEST

START_TEST(tools_that_nobody_runs_are_refused)
{
    static const struct tool stranger = {
        .id = TOOL_PLUGIN, .name = "unheard-of", .group = GROUP_PLUGIN};

    ck_assert(catalog_set_plugins(rig.catalog, &stranger, 1));
    EXPECT_ERROR("unheard-of", "{}", ERR_INTERNAL, "The fake has no tool 'unheard-of'");
    EXPECT_ERROR("TailLogs", "{}", ERR_INTERNAL, "The fake has no tool 'TailLogs'");
}
END_TEST

START_TEST(info_has_the_examples_defaults_or_what_was_asked_for)
{
    const struct fake_options asked = {.state = HOST_READY,
                                       .unity_version = "2021.3.45f1",
                                       .platform = "LinuxPlayer",
                                       .runtime = "Mono"};
    const struct host_info *info = rig.host->ops->info(rig.host);

    ck_assert_str_eq(rig.host->ops->name, "fake");
    ck_assert_int_eq(info->state, HOST_READY);
    ck_assert_str_eq(info->unity_version, "2022.3.20f1");
    ck_assert_str_eq(info->platform, "WindowsPlayer");
    ck_assert_str_eq(info->runtime, "IL2CPP");
    rig_reopen(&asked);
    EXPECT("GetStatus", "{}",
           "{'Version':'0.1.0','UnityVersion':'2021.3.45f1','Platform':'LinuxPlayer',"
           "'Runtime':'Mono','ExplorerVersion':'4.12.8','Ready':true,'ScenesLoaded':1,"
           "'Selection':[]}");
}
END_TEST

START_TEST(nothing_is_ready_without_an_engine)
{
    struct rig_call call;
    size_t n;

    rig_reopen(&(struct fake_options){.state = HOST_ABSENT});
    ck_assert_ptr_null(rig.host->ops->tools(rig.host, &n));
    ck_assert_uint_eq(n, 0);
    EXPECT_ERROR("project.info", "{}", ERR_NOT_READY, "Unity is not connected");
    rig_call_init(&call, "GetStatus", "{}");
    rig_post(&call);
    ck_assert_str_ne(call.hosted.err.hint, "");
    rig_call_done(&call);

    rig_reopen(&(struct fake_options){.state = HOST_RELOADING});
    EXPECT_ERROR("GetStatus", "{}", ERR_NOT_READY, "Unity is reloading");
    ck_assert_ptr_nonnull(rig.host->ops->tools(rig.host, &n));
    EXPECT_ERROR("wait-seconds", "{'seconds':1}", ERR_NOT_READY, "Unity is reloading");
}
END_TEST

START_TEST(a_call_that_waits_finishes_at_its_time_with_progress)
{
    struct host *h = rig.host;
    struct rig_call call;

    rig_call_init(&call, "wait-seconds", "{'seconds':2.5}");
    ck_assert_int_eq(h->ops->tick(h, 1000), HOST_NEVER);
    rig_post(&call);
    ck_assert_int_eq(h->ops->tick(h, 5000), 6000);
    ck_assert_int_eq(h->ops->tick(h, 5999), 6000);
    EXPECT_HEARD("");
    ck_assert_int_eq(h->ops->tick(h, 6000), 7000);
    EXPECT_HEARD("progress 1/2.5 Waiting\n");
    ck_assert_uint_eq(call.n_finished, 0);
    ck_assert_int_eq(h->ops->tick(h, 60000), HOST_NEVER); /* late, and all at once */
    EXPECT_HEARD("progress 2/2.5 Waiting\nprogress 2.5/2.5 Waiting\n");
    ck_assert_str_eq(rig_outcome(&call), "[Success] Waited 2.5 seconds");
    ck_assert_int_eq(call.hosted.form, FORM_TEXT);
    rig_call_done(&call);
    EXPECT("wait-seconds", "{'seconds':0}", "[Success] Waited 0 seconds");
}
END_TEST

START_TEST(waiting_calls_finish_in_order_of_time)
{
    struct host *h = rig.host;
    struct rig_call slow, quick, next;

    rig_call_init(&slow, "execute_code",
                  "{'code':'System.Threading.Thread.Sleep(300); return 1;'}");
    rig_call_init(&quick, "execute_code", "{'code':'Thread.Sleep(100); return 2;'}");
    rig_call_init(&next, "execute_code", "{'code':'Thread.Sleep(50); return 3;'}");
    quick.next_post = &next; /* posted while tick() runs */
    rig_post(&slow);
    rig_post(&quick);
    ck_assert_int_eq(h->ops->tick(h, 0), 100);
    ck_assert_int_eq(h->ops->tick(h, 100), 150);
    ck_assert_uint_eq(quick.n_finished, 1);
    ck_assert_uint_eq(slow.n_finished, 0);
    ck_assert_int_eq(h->ops->tick(h, 150), 300);
    ck_assert_str_eq(rig_outcome(&next), "3");
    ck_assert_int_eq(h->ops->tick(h, 300), HOST_NEVER);
    ck_assert_str_eq(rig_outcome(&slow), "1");
    rig_call_done(&slow);
    rig_call_done(&quick);
    rig_call_done(&next);
}
END_TEST

START_TEST(a_cancelled_call_times_out_and_the_others_go_on)
{
    struct host *h = rig.host;
    struct rig_call first, second, done;
    char wanted[64];

    rig_call_init(&first, "wait-seconds", "{'seconds':600}");
    rig_call_init(&second, "wait-seconds", "{'seconds':1}");
    rig_call_init(&done, "GetStatus", "{}");
    rig_post(&first);
    rig_post(&second);
    rig_post(&done);
    h->ops->cancel(h, &first.hosted);
    h->ops->cancel(h, &first.hosted); /* too late for both of these */
    h->ops->cancel(h, &done.hosted);
    snprintf(wanted, sizeof(wanted), "error %d: Cancelled", (int)ERR_TIMEOUT);
    ck_assert_str_eq(rig_outcome(&first), wanted);
    ck_assert_uint_eq(done.n_finished, 1);
    h->ops->tick(h, 0);
    ck_assert_int_eq(h->ops->tick(h, 1000), HOST_NEVER);
    ck_assert_str_eq(rig_outcome(&second), "[Success] Waited 1 seconds");
    rig_call_done(&first);
    rig_call_done(&second);
    rig_call_done(&done);
}
END_TEST

/* A sample of everything that allocates: pages, paths, objects, scripts, code, scenes, waiting. */
static const struct {
    const char *name, *args;
} sample[] = {
    {"GetStatus", "{}"},
    {"ListObjects", "{}"},
    {"SearchObjects", "{'query':'weapon'}"},
    {"GetComponents", "{'objectId':'obj:2128'}"},
    {"ReadComponentMember",
     "{'objectId':'obj:2128','componentType':'Transform','name':'position'}"},
    {"SetMember",
     "{'objectId':'obj:2128','componentType':'PlayerController','member':'title','jsonValue':"
     "'\\u0022x\\u0022'}"},
    {"AddComponent", "{'objectId':'obj:2128','type':'Light'}"},
    {"SpawnTestUi", "{}"},
    {"MousePick", "{'mode':'ui'}"},
    {"SetClipboardText", "{'text':'x'}"},
    {"SelectObject", "{'objectId':'obj:2130'}"},
    {"LoadScene", "{'name':'Test'}"},
    {"WriteConsoleScript", "{'path':'a.cs','content':'1'}"},
    {"WriteStartupScript", "{'content':'1'}"},
    {"ConsoleEval", "{'code':'\\u0022a\\u0022 + 1'}"},
    {"execute_code", "{'code':'Thread.Sleep(5); return Camera.main;'}"},
    {"scene.hierarchy.dump", "{'scenePath':'Assets/Scenes/Test.unity'}"},
    {"scene.hierarchy.dump", "{'scenePath':'Nowhere.unity'}"},
    {"scene.objects.find", "{}"},
    {"asset.dependencies.graph", "{'assetPath':'Assets/Scenes/Main.unity'}"},
    {"project.references.missing", "{}"},
    {"create-vr-interactable", "{'name':'X'}"},
    {"wait-seconds", "{'seconds':1}"},
};

/* Runs one call while the n-th allocation and all after it fail. False: there were not so many. */
static bool run_starved(const char *name, const char *args, size_t n)
{
    struct rig_call call;
    size_t n_made;

    rig_reopen(&(struct fake_options){.state = HOST_READY, .scan_cost_ms = 1000});
    rig_call_init(&call, name, args);
    mem_fail_after(n);
    rig_post(&call);
    rig.host->ops->tick(rig.host, 0);
    rig.host->ops->tick(rig.host, 10000);
    n_made = mem_fail_after(0);
    ck_assert_uint_eq(call.n_finished, 1);
    if (call.hosted.err.kind == ERR_NONE)
        rig_check_form(&call);
    else if (n_made >= n)
        ck_assert_msg(call.hosted.err.kind == ERR_INTERNAL, "%s, %zu: %s", name, n,
                      call.hosted.err.message);
    rig_call_done(&call);
    EXPECT_HAS("ListObjects", "{}", "obj:"); /* the world is still whole */
    return n_made >= n;
}

START_TEST(failing_memory_fails_the_call_and_nothing_else)
{
    for (size_t i = 0; i < N_ELEMENTS(sample); i++) {
        for (size_t n = 1; run_starved(sample[i].name, sample[i].args, n); n++)
            continue;
    }
}
END_TEST

START_TEST(a_host_that_cannot_be_made_is_null)
{
    struct fake_options options = {.state = HOST_READY};
    struct host *h = NULL;
    size_t n = 0;

    while (!h) {
        mem_fail_after(++n);
        h = fake_host_new(&options, &rig_events);
    }
    mem_fail_after(0);
    ck_assert_uint_gt(n, 10);
    h->ops->free(h);
}
END_TEST

/* --- Looking at the world. --- */

START_TEST(status_and_version_are_the_examples)
{
    EXPECT("GetStatus", "{}",
           "{'Version':'0.1.0','UnityVersion':'2022.3.20f1','Platform':'WindowsPlayer',"
           "'Runtime':'IL2CPP','ExplorerVersion':'4.12.8','Ready':true,'ScenesLoaded':1,"
           "'Selection':[]}");
    EXPECT("GetVersion", "{}",
           "{'ExplorerVersion':'4.12.8','McpVersion':'0.1.0','UnityVersion':'2022.3.20f1',"
           "'Runtime':'IL2CPP'}");
}
END_TEST

#define SCENE_0 "{'Id':'scn:0','Name':'Main','Index':0,'IsLoaded':true,'RootCount':4}"
#define SCENE_DDOL                                                                                 \
    "{'Id':'scn:ddol','Name':'DontDestroyOnLoad','Index':-1,'IsLoaded':true,'RootCount':1}"
#define SCENE_HIDE                                                                                 \
    "{'Id':'scn:hide','Name':'HideAndDontSave','Index':-2,'IsLoaded':false,'RootCount':0}"

START_TEST(scenes_are_listed_with_the_pseudo_scenes)
{
    EXPECT("ListScenes", "{}", "{'Total':3,'Items':[" SCENE_0 "," SCENE_DDOL "," SCENE_HIDE "]}");
    EXPECT("ListScenes", "{'limit':1,'offset':1}", "{'Total':3,'Items':[" SCENE_DDOL "]}");
    EXPECT("ListBuildScenes", "{}",
           "{'Total':2,'Items':[{'Index':0,'Name':'Main','Path':'Assets/Scenes/Main.unity'},"
           "{'Index':1,'Name':'Test','Path':'Assets/Scenes/Test.unity'}]}");
}
END_TEST

START_TEST(pages_are_clamped_and_totals_exact)
{
    EXPECT_HAS("ListObjects", "{'limit':0}", "{'Total':6,'Items':[{'Id':'obj:12345'");
    EXPECT_HAS("ListObjects", "{'limit':-5,'offset':-7}", "{'Total':6,'Items':[{'Id':'obj:12345'");
    EXPECT("ListObjects", "{'offset':6}", "{'Total':6,'Items':[]}");
    EXPECT("ListObjects", "{'offset':9223372036854775807,'limit':9223372036854775807}",
           "{'Total':6,'Items':[]}");
    EXPECT_HAS("ListObjects", "{'limit':9223372036854775807}", "'Name':'GameSession'");
}
END_TEST

#define EVENT_SYSTEM                                                                               \
    "{'Id':'obj:2134','Name':'EventSystem','Path':'/EventSystem','Tag':'Untagged','Layer':0,"      \
    "'Active':true,'ComponentCount':4}"
#define LIGHTING                                                                                   \
    "{'Id':'obj:2136','Name':'Lighting','Path':'/Lighting','Tag':'Untagged','Layer':0,"            \
    "'Active':true,'ComponentCount':1}"
#define WEAPON                                                                                     \
    "{'Id':'obj:2130','Name':'Weapon','Path':'/Player/Weapon','Tag':'Untagged','Layer':0,"         \
    "'Active':true,'ComponentCount':1}"
#define CAMERA                                                                                     \
    "{'Id':'obj:12345','Name':'Main Camera','Path':'/Main Camera','Tag':'MainCamera','Layer':0,"   \
    "'Active':true,'ComponentCount':2}"

START_TEST(objects_come_in_hierarchy_order_and_go_when_destroyed)
{
    EXPECT_HAS("ListObjects", "{'sceneId':'scn:0','offset':2,'limit':2}",
               "{'Total':5,'Items':[" WEAPON "," EVENT_SYSTEM "]}");
    EXPECT_OK("DestroyObject", "{'objectId':'obj:12345'}");
    EXPECT_OK("DestroyObject", "{'objectId':'obj:2128'}");
    EXPECT("ListObjects", "{'sceneId':'scn:0','limit':2}",
           "{'Total':2,'Items':[" EVENT_SYSTEM "," LIGHTING "]}");
    EXPECT("ListObjects", "{'sceneId':'scn:hide'}", "{'Total':0,'Items':[]}");
    EXPECT_HAS("ListObjects", "{'sceneId':'SCN:DDOL'}", "{'Total':1,");
    EXPECT_ERROR("ListObjects", "{'sceneId':'scn:7'}", ERR_NOT_FOUND, "Scene not found: scn:7");
    EXPECT_ERROR("GetObject", "{'id':'obj:2130'}", ERR_NOT_FOUND, "Object not found: obj:2130");
}
END_TEST

START_TEST(filters_are_substrings_in_any_case)
{
    EXPECT("ListObjects", "{'name':'wEAP'}", "{'Total':1,'Items':[" WEAPON "]}");
    EXPECT_HAS("ListObjects", "{'type':'eventsystem'}", "{'Total':1,");
    EXPECT_HAS("ListObjects", "{'type':'Collider'}", "{'Total':1,'Items':[{'Id':'obj:2128'");
    EXPECT("SearchObjects", "{'query':'PLAYER/'}", "{'Total':1,'Items':[" WEAPON "]}");
    EXPECT("SearchObjects", "{'path':'/main'}", "{'Total':1,'Items':[" CAMERA "]}");
    EXPECT("SearchObjects", "{'query':'player','name':'weapon','type':'Transform'}",
           "{'Total':1,'Items':[" WEAPON "]}");
    EXPECT("SearchObjects", "{'query':'player','type':'Camera'}", "{'Total':0,'Items':[]}");
    EXPECT_OK("SetActive", "{'objectId':'obj:2128','active':false}");
    EXPECT("ListObjects", "{'name':'weapon','activeOnly':true}", "{'Total':0,'Items':[]}");
    EXPECT("ListObjects", "{'name':'weapon','activeOnly':false}",
           "{'Total':1,'Items':[" WEAPON "]}");
    EXPECT_HAS("SearchObjects", "{'activeOnly':true}", "{'Total':4,");
}
END_TEST

START_TEST(object_ids_are_checked)
{
    EXPECT("GetObject", "{'id':'obj:12345'}", CAMERA);
    EXPECT_ERROR("GetObject", "{'id':'12345'}", ERR_ARGUMENT,
                 "Invalid objectId; expected 'obj:<instanceId>'");
    EXPECT_ERROR("GetObject", "{'id':''}", ERR_ARGUMENT,
                 "Invalid objectId; expected 'obj:<instanceId>'");
    EXPECT_ERROR("GetObject", "{'id':'obj:'}", ERR_ARGUMENT, "Invalid instance id");
    EXPECT_ERROR("GetObject", "{'id':'obj:1x'}", ERR_ARGUMENT, "Invalid instance id");
    EXPECT_ERROR("GetObject", "{'id':'obj:99999999999999999999'}", ERR_ARGUMENT,
                 "Invalid instance id");
    EXPECT_ERROR("GetObject", "{'id':'obj:5'}", ERR_NOT_FOUND, "Object not found: obj:5");
    EXPECT_ERROR("GetObject", "{'id':'obj:-5'}", ERR_NOT_FOUND, "Object not found: obj:-5");
    EXPECT_ERROR("ListChildren", "{'objectId':'obj:5'}", ERR_NOT_FOUND, "Object not found: obj:5");
    EXPECT_ERROR("GetComponents", "{'objectId':'x'}", ERR_ARGUMENT,
                 "Invalid objectId; expected 'obj:<instanceId>'");
}
END_TEST

START_TEST(children_and_components_are_listed)
{
    EXPECT("ListChildren", "{'objectId':'obj:2128'}", "{'Total':1,'Items':[" WEAPON "]}");
    EXPECT("ListChildren", "{'objectId':'obj:2136'}", "{'Total':0,'Items':[]}");
    EXPECT("GetComponents", "{'objectId':'obj:12345'}",
           "{'Total':2,'Items':[{'Type':'UnityEngine.Transform','Summary':'Main Camera "
           "(UnityEngine.Transform)'},{'Type':'UnityEngine.Camera','Summary':'Main Camera "
           "(UnityEngine.Camera)'}]}");
    EXPECT("GetComponents", "{'objectId':'obj:2128','limit':1,'offset':3}",
           "{'Total':4,'Items':[{'Type':'PlayerController','Summary':'Player "
           "(PlayerController)'}]}");
}
END_TEST

START_TEST(members_are_listed_with_the_inherited_ones)
{
    EXPECT("ListComponentMembers",
           "{'objectId':'obj:2128','componentType':'PlayerController','limit':2}",
           "{'Total':8,'Items':[{'Name':'speed','Kind':'field','Type':'System.Single','CanRead':"
           "true,'CanWrite':true},{'Name':'lives','Kind':'field','Type':'System.Int32','CanRead':"
           "true,'CanWrite':true}]}");
    EXPECT_HAS("ListComponentMembers", "{'objectId':'obj:2128','componentType':'Transform'}",
               "{'Name':'gameObject','Kind':'property','Type':'UnityEngine.GameObject','CanRead':"
               "true,'CanWrite':false}");
    EXPECT_HAS("ListComponentMembers",
               "{'objectId':'obj:2128','componentType':'PlayerController','includeMethods':true,"
               "'offset':8}",
               "{'Total':9,'Items':[{'Name':'CompareTag','Kind':'method','Type':'System.Boolean',"
               "'CanRead':false,'CanWrite':false}]}");
    EXPECT_ERROR("ListComponentMembers", "{'objectId':'obj:2128','componentType':'Light'}",
                 ERR_NOT_FOUND, "Component not found");
}
END_TEST

START_TEST(members_are_read_as_text_and_json)
{
    EXPECT("ReadComponentMember",
           "{'objectId':'obj:2128','componentType':'UnityEngine.Transform','name':'position'}",
           "{'ok':true,'type':'UnityEngine.Vector3','valueText':'(0.00, 1.00, 0.00)',"
           "'valueJson':{'x':0,'y':1,'z':0}}");
    EXPECT("ReadComponentMember",
           "{'objectId':'obj:2130','componentType':'Transform','name':'position'}",
           "{'ok':true,'type':'UnityEngine.Vector3','valueText':'(0.50, 1.25, 0.50)',"
           "'valueJson':{'x':0.5,'y':1.25,'z':0.5}}");
    EXPECT("ReadComponentMember",
           "{'objectId':'obj:12345','componentType':'Camera','name':'fieldOfView'}",
           "{'ok':true,'type':'System.Single','valueText':'60','valueJson':60}");
    EXPECT("ReadComponentMember",
           "{'objectId':'obj:12345','componentType':'Camera','name':'nearClipPlane'}",
           "{'ok':true,'type':'System.Single','valueText':'0.3','valueJson':0.3}");
    EXPECT("ReadComponentMember",
           "{'objectId':'obj:12345','componentType':'Camera','name':'enabled'}",
           "{'ok':true,'type':'System.Boolean','valueText':'True','valueJson':true}");
    EXPECT("ReadComponentMember",
           "{'objectId':'obj:2130','componentType':'Transform','name':'gameObject'}",
           "{'ok':true,'type':'UnityEngine.GameObject','valueText':'obj:2130','valueJson':"
           "'obj:2130'}");
    EXPECT("ReadComponentMember",
           "{'objectId':'obj:2130','componentType':'Transform','name':'parent'}",
           "{'ok':true,'type':'UnityEngine.Transform','valueText':'obj:212800','valueJson':"
           "'obj:212800'}");
    EXPECT("ReadComponentMember",
           "{'objectId':'obj:2128','componentType':'Transform','name':'parent'}",
           "{'ok':true,'type':'UnityEngine.Transform','valueText':'null','valueJson':null}");
    EXPECT("ReadComponentMember",
           "{'objectId':'obj:2128','componentType':'GameObject','name':'tag'}",
           "{'ok':true,'type':'System.String','valueText':'Player','valueJson':'Player'}");
    EXPECT_ERROR("ReadComponentMember",
                 "{'objectId':'obj:2128','componentType':'Transform','name':'wings'}",
                 ERR_NOT_FOUND, "Member not found: wings");
}
END_TEST

START_TEST(component_types_match_by_short_name_and_base_class)
{
    EXPECT_HAS("ReadComponentMember",
               "{'objectId':'obj:2128','componentType':'UnityEngine.Collider','name':'height'}",
               "'valueJson':2}");
    EXPECT_HAS("ReadComponentMember",
               "{'objectId':'obj:2128','componentType':'MonoBehaviour','name':'speed'}",
               "'valueJson':5}");
    EXPECT_ERROR("ReadComponentMember",
                 "{'objectId':'obj:2128','componentType':'UnityEngine.Component','name':'tag'}",
                 ERR_ARGUMENT, "Ambiguous component type");
    EXPECT_ERROR("ReadComponentMember", "{'objectId':'obj:2128','componentType':'','name':'tag'}",
                 ERR_NOT_FOUND, "Component not found");
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        every_host_tool_has_a_body_and_finishes_once,
        tools_that_nobody_runs_are_refused,
        info_has_the_examples_defaults_or_what_was_asked_for,
        nothing_is_ready_without_an_engine,
        a_call_that_waits_finishes_at_its_time_with_progress,
        waiting_calls_finish_in_order_of_time,
        a_cancelled_call_times_out_and_the_others_go_on,
        failing_memory_fails_the_call_and_nothing_else,
        a_host_that_cannot_be_made_is_null,
        status_and_version_are_the_examples,
        scenes_are_listed_with_the_pseudo_scenes,
        pages_are_clamped_and_totals_exact,
        objects_come_in_hierarchy_order_and_go_when_destroyed,
        filters_are_substrings_in_any_case,
        object_ids_are_checked,
        children_and_components_are_listed,
        members_are_listed_with_the_inherited_ones,
        members_are_read_as_text_and_json,
        component_types_match_by_short_name_and_base_class,
    };

    return rig_run("fake", tests, N_ELEMENTS(tests));
}
