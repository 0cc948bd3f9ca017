/*
 * The editor group's tools and the plugin tools on the fake; and that the results of all tools have
 * the shape that their rows declare.
 */
#include "fake_rig.h"

#define MAIN "Assets/Scenes/Main.unity"
#define TEST "Assets/Scenes/Test.unity"

/* --- The project and its scenes. --- */

START_TEST(the_project_tells_of_itself)
{
    EXPECT_HAS("project.info", "{}",
               "{'productName':'Example','unityVersion':'2022.3.20f1','platform':'WindowsPlayer'");
    EXPECT("project.scenes.list", "{}",
           "{'scenes':[{'path':'" MAIN "','name':'Main','enabledInBuild':true,'buildIndex':0},"
           "{'path':'" TEST "','name':'Test','enabledInBuild':true,'buildIndex':1}]}");
    EXPECT_HAS("project.scenes.list", "{'includeAllScenes':true}",
               "{'path':'Assets/Scenes/Sandbox.unity','name':'Sandbox','enabledInBuild':false,"
               "'buildIndex':-1}");
}
END_TEST

START_TEST(the_active_scene_is_shown_with_its_roots)
{
    EXPECT_HAS("SetActive", "{'objectId':'obj:2136','active':false}", "true");
    EXPECT("scene.active", "{}",
           "{'name':'Main','path':'" MAIN "','isLoaded':true,'rootCount':4,'rootObjects':["
           "{'name':'Main Camera','instanceId':12345,'active':true},"
           "{'name':'Player','instanceId':2128,'active':true},"
           "{'name':'EventSystem','instanceId':2134,'active':true},"
           "{'name':'Lighting','instanceId':2136,'active':false}]}");
}
END_TEST

START_TEST(a_hierarchy_is_dumped_as_it_is_now)
{
    const char *args = "{'scenePath':'" MAIN "'}";

    EXPECT_HAS("scene.hierarchy.dump", args,
               "{'name':'Player','path':'Player','instanceId':2128,'components':['Transform',"
               "'CapsuleCollider','Rigidbody','PlayerController'],'children':[{'name':'Weapon',"
               "'path':'Player/Weapon','instanceId':2130,'components':['Transform'],'children':[]"
               "}]},{'name':'EventSystem'");
    EXPECT_OK("SetActive", "{'objectId':'obj:2128','active':false}");
    EXPECT_OK("DestroyObject", "{'objectId':'obj:2134'}");
    EXPECT_OK("DestroyObject", "{'objectId':'obj:2136'}");
    EXPECT("scene.hierarchy.dump", args,
           "{'scenePath':'" MAIN "','rootObjects':[{'name':'Main Camera','path':'Main Camera',"
           "'instanceId':12345,'components':['Transform','Camera'],'children':[]}]}");
    EXPECT_HAS("scene.hierarchy.dump", "{'scenePath':'" MAIN "','includeInactive':true}",
               "Player/Weapon");
}
END_TEST

START_TEST(a_scene_that_is_not_loaded_is_read_from_its_file)
{
    for (int i = 0; i < 2; i++) { /* the same both times, and nothing stays behind */
        EXPECT("scene.hierarchy.dump", "{'scenePath':'" TEST "'}",
               "{'scenePath':'" TEST "','rootObjects':[{'name':'Player','path':'Player',"
               "'instanceId':3001,'components':['Transform','Missing Script','CapsuleCollider'],"
               "'children':[]},{'name':'Directional Light','path':'Directional Light','instanceId'"
               ":3003,'components':['Transform','Light'],'children':[]}]}");
        EXPECT("scene.components.list", "{'gameObjectPath':'Player','scenePath':'" TEST "'}",
               "{'gameObjectPath':'Player','scenePath':'" TEST "','components':[{'type':"
               "'Transform','instanceId':300100,'index':0,'fullTypeName':'UnityEngine.Transform'},"
               "{'type':'Missing Script','instanceId':0,'index':1,'fullTypeName':'Missing Script'"
               "},{'type':'CapsuleCollider','instanceId':300102,'index':2,'fullTypeName':"
               "'UnityEngine.CapsuleCollider'}]}");
    }
    EXPECT_HAS("count-objects", "{}", "[Success] 6 objects");
    EXPECT_HAS("GetStatus", "{}", "'ScenesLoaded':1");
}
END_TEST

START_TEST(a_missing_scene_file_is_the_engines_error)
{
    const char *const paths[] = {"Assets/Scenes/Missing.unity", "main", "Main"};
    struct rig_call call;
    char args[64], wanted[256];

    for (size_t i = 0; i < N_ELEMENTS(paths); i++) {
        snprintf(args, sizeof(args), "{'scenePath':'%s'}", paths[i]);
        rig_call_init(&call, "scene.hierarchy.dump", args);
        rig_post(&call);
        ck_assert_int_eq(call.hosted.err.kind, ERR_ENGINE);
        ck_assert_str_eq(call.hosted.err.message, "Scene file not found");
        snprintf(wanted, sizeof(wanted),
                 "{\"unityError\":\"Scene file '%s' does not exist\",\"scenePath\":\"%s\"}",
                 paths[i], paths[i]);
        ck_assert_msg(slice_is(call.hosted.err.details, wanted), "%.*s",
                      SLICE_ARG(call.hosted.err.details));
        rig_call_done(&call);
    }
    EXPECT_ERROR("scene.objects.find", "{'scenePath':'x'}", ERR_ENGINE, "Scene file not found");
    EXPECT_ERROR("scene.components.list", "{'gameObjectPath':'x','scenePath':'x'}", ERR_ENGINE,
                 "Scene file not found");
}
END_TEST

#define WEAPON_MATCH                                                                               \
    "{'name':'Weapon','path':'Player/Weapon','instanceId':2130,'components':['Transform'],"        \
    "'tag':'Untagged','layer':0}"

START_TEST(objects_are_found_by_everything_that_is_asked)
{
    EXPECT("scene.objects.find", "{'nameContains':'eap'}",
           "{'scenePath':'" MAIN "','matches':[" WEAPON_MATCH "]}");
    EXPECT("scene.objects.find", "{'nameContains':'EAP'}", /* case counts here */
           "{'scenePath':'" MAIN "','matches':[]}");
    EXPECT_HAS("scene.objects.find", "{'tag':'MainCamera'}", "'matches':[{'name':'Main Camera'");
    EXPECT_HAS("scene.objects.find", "{'componentType':'Rigidbody'}",
               "'matches':[{'name':'Player'");
    EXPECT_HAS("scene.objects.find", "{'componentType':'Rigidbody','layer':3}", "'matches':[]");
    EXPECT_HAS("scene.objects.find", "{'scenePath':'" TEST "','componentType':'UnityEngine.Light'}",
               "'matches':[{'name':'Directional Light'");
    EXPECT_OK("Reparent", "{'objectId':'obj:12345','newParentId':'obj:2128'}");
    EXPECT_HAS("scene.objects.find", "{'tag':'Untagged'}", /* sorted by path */
               "'matches':[{'name':'EventSystem'");
    EXPECT_HAS("scene.objects.find", "{}",
               "'tag':'Player','layer':0},{'name':'Main Camera','path':'Player/Main Camera'");
    EXPECT_ERROR("scene.components.list", "{'gameObjectPath':'Player/Shield'}", ERR_NOT_FOUND,
                 "GameObject not found: Player/Shield");
    EXPECT_HAS("scene.components.list", "{'gameObjectPath':'/Player/Weapon'}",
               "'components':[{'type':'Transform','instanceId':213000,'index':0");
    EXPECT_ERROR("scene.components.list", "{'gameObjectPath':''}", ERR_NOT_FOUND,
                 "GameObject not found: ");
}
END_TEST

START_TEST(the_selection_is_shown)
{
    EXPECT("editor.selection.info", "{}", "{'selectedObjects':[],'activeScene':'" MAIN "'}");
    EXPECT_OK("SelectObject", "{'objectId':'obj:2130'}");
    EXPECT("editor.selection.info", "{}",
           "{'selectedObjects':[{'name':'Weapon','type':'GameObject','instanceId':2130,'path':"
           "'Player/Weapon','components':['Transform']}],'activeScene':'" MAIN
           "','activeGameObject':'Weapon'}");
}
END_TEST

/* --- Assets. --- */

#define MISSING                                                                                    \
    "{'missingScripts':[{'path':'" TEST "','gameObjectPath':'Player','componentIndex':1,"          \
    "'context':'Missing script component at index 1 on GameObject 'Player''}],"                    \
    "'brokenReferences':[]}"

/* What a scan says, with the note of its guard or "" on the next line. */
static const char *scan(const char *tool, const char *args, int64_t cost_ms)
{
    struct rig_call call;

    rig_reopen(&(struct fake_options){.state = HOST_READY, .scan_cost_ms = cost_ms});
    rig_call_init(&call, tool, args);
    rig_post(&call);
    rig_outcome(&call);
    rig.text.len--; /* its NUL */
    ck_assert_uint_le(call.hosted.n_diagnostics, 1);
    buf_printf(&rig.text, "\n%.*s", SLICE_ARG(call.hosted.diagnostics[0]));
    buf_append_byte(&rig.text, '\0');
    rig_call_done(&call);
    return rig.text.p;
}

START_TEST(scans_stop_when_their_time_is_up)
{
    ck_assert_str_eq(scan("project.references.missing", "{}", 0), MISSING "\n");
    ck_assert_str_eq(scan("project.references.missing", "{}", 75), MISSING "\n");
    ck_assert_str_eq(scan("project.references.missing", "{}", 300),
                     MISSING "\nScan stopped after 15000ms. Processed 50 of 200 items. Results "
                             "may be partial.");
    ck_assert_str_eq(scan("project.references.missing", "{}", 15000),
                     "{'missingScripts':[],'brokenReferences':[]}\nScan stopped after 15000ms. "
                     "Processed 1 of 200 items. Results may be partial.");
    ck_assert_str_eq(scan("project.references.missing", "{'scope':'scenes'}", 300), MISSING "\n");
    ck_assert_str_eq(scan("project.references.missing", "{'scope':'prefabs'}", 300),
                     "{'missingScripts':[],'brokenReferences':[]}\nScan stopped after 15000ms. "
                     "Processed 50 of 86 items. Results may be partial.");
    ck_assert_ptr_nonnull(strstr(scan("project.references.missing", "{'scope':'assets'}", 300),
                                 "Processed 50 of 111 items."));
    ck_assert_str_eq(scan("project.assets.summary", "{}", 0),
                     "{'totalAssets':200,'byType':{'Animation':1,'Audio':2,'Material':2,'Mixer':1,"
                     "'Prefab':86,'Scene':3,'Script':2,'ScriptableObject':1,'Texture':101,"
                     "'Timeline':1}}\n");
    ck_assert_str_eq(scan("project.assets.summary", "{}", 1000),
                     "{'totalAssets':10,'byType':{'Animation':0,'Audio':0,'Material':0,'Mixer':0,"
                     "'Prefab':7,'Scene':3,'Script':0,'ScriptableObject':0,'Texture':0,"
                     "'Timeline':0}}\nScan stopped after 10000ms. Processed 10 of 200 items. "
                     "Results may be partial.");
}
END_TEST

#define GUID_PLAYER  "a55e7000000000000000000000000003"
#define GUID_TEXTURE "a55e700000000000000000000000005d"
#define GUID_VARIANT "a55e7000000000000000000000000004"
#define GUID_MAIN    "a55e7000000000000000000000000000"
#define GUID_MIXER   "a55e7000000000000000000000000060"

START_TEST(assets_are_found_by_path_and_guid)
{
    const char *player = "{'path':'Assets/Prefabs/Player.prefab','guid':'" GUID_PLAYER
                         "','type':'GameObject','mainObjectName':'Player','dependencyCount':3,"
                         "'importerType':"
                         "'PrefabImporter'}";

    EXPECT("asset.info", "{'assetPath':'Assets/Prefabs/Player.prefab'}", player);
    EXPECT("asset.info", "{'guid':'" GUID_PLAYER "'}", player);
    EXPECT_HAS("asset.info", "{'assetPath':'Assets/Textures/Tiles/Tile_099.png'}",
               "'mainObjectName':'Tile_099','dependencyCount':0,'importerType':'TextureImporter'");
    EXPECT_HAS("asset.info", "{'assetPath':'Assets/Timelines/Intro.playable'}",
               "'type':'TimelineAsset'");
    EXPECT_ERROR("asset.info", "{}", ERR_SHAPE,
                 "Invalid tool arguments: assetPath or guid is required");
    EXPECT_ERROR("asset.info", "{'assetPath':'Assets/Nothing'}", ERR_NOT_FOUND,
                 "Asset not found: Assets/Nothing");
    EXPECT_ERROR("asset.info", "{'guid':'0'}", ERR_NOT_FOUND, "Asset not found: 0");
}
END_TEST

START_TEST(dependencies_are_followed_to_their_depth)
{
    EXPECT("asset.dependencies.graph", "{'assetPath':'Assets/Materials/Player.mat'}",
           "{'assetPath':'Assets/Materials/Player.mat','dependencies':[{'path':"
           "'Assets/Textures/Player.png','guid':'" GUID_TEXTURE
           "','type':'Texture2D','depth':1}],'dependents':[{'path':"
           "'Assets/Prefabs/Player.prefab',"
           "'guid':'" GUID_PLAYER "','type':'GameObject','depth':1}]}");
    EXPECT("asset.dependencies.graph",
           "{'assetPath':'Assets/Materials/Player.mat','direction':'dependents','depth':10}",
           "{'assetPath':'Assets/Materials/Player.mat','dependencies':[],'dependents':[{'path':"
           "'Assets/Prefabs/Player.prefab','guid':'" GUID_PLAYER
           "','type':'GameObject','depth':1},{'path':"
           "'Assets/Prefabs/PlayerVariant.prefab','guid':"
           "'" GUID_VARIANT "','type':'GameObject','depth':2},{'path':'" MAIN "','guid':'" GUID_MAIN
           "','type':'SceneAsset','depth':2}]}");
    EXPECT_HAS("asset.dependencies.graph",
               "{'assetPath':'" MAIN "','direction':'dependencies','depth':3}",
               "{'path':'Assets/Textures/Player.png','guid':'" GUID_TEXTURE
               "','type':'Texture2D','depth':3}],'dependents':[]}");
    EXPECT_ERROR("asset.dependencies.graph", "{}", ERR_SHAPE,
                 "Invalid tool arguments: assetPath or guid is required");
    EXPECT_ERROR("asset.dependencies.graph", "{'guid':'x'}", ERR_NOT_FOUND, "Asset not found: x");
}
END_TEST

START_TEST(the_mixer_has_groups_and_snapshots)
{
    EXPECT_HAS("audio.mixer.list", "{}",
               "{'mixers':[{'path':'Assets/Audio/Main.mixer','guid':'" GUID_MIXER
               "','name':'Main','groups':[{'name':'Master','guid':'");
    EXPECT_HAS("audio.mixer.list", "{}", "'snapshots':[{'name':'Normal'},{'name':'Paused'}]");
    EXPECT_HAS("audio.mixer.snapshot.read",
               "{'mixerPath':'Assets/Audio/Main.mixer','snapshotName':'Paused'}",
               "{'mixerPath':'Assets/Audio/Main.mixer','snapshotName':'Paused','parameters':["
               "{'name':'MasterVolume','value':-12.5,'group':'Master'},");
    EXPECT_HAS("audio.mixer.snapshot.read",
               "{'mixerGuid':'" GUID_MIXER "','snapshotName':'Normal'}", "'value':0,");
    EXPECT_ERROR("audio.mixer.snapshot.read", "{'snapshotName':'Normal'}", ERR_SHAPE,
                 "Invalid tool arguments: mixerPath or mixerGuid is required");
    EXPECT_ERROR("audio.mixer.snapshot.read", "{'mixerPath':'x','snapshotName':'Normal'}",
                 ERR_NOT_FOUND, "Mixer not found: x");
    EXPECT_ERROR("audio.mixer.snapshot.read", "{'mixerGuid':'" GUID_MIXER "','snapshotName':'x'}",
                 ERR_NOT_FOUND, "Snapshot not found: x");
}
END_TEST

/* --- Plugin tools. --- */

START_TEST(plugin_tools_change_the_world_and_say_so)
{
    EXPECT("create-vr-interactable", "{'name':'GrabbableSphere','position':'0,1.2,0'}",
           "[Success] Created interactable 'GrabbableSphere' at (0,1.2,0)");
    EXPECT_HAS("SearchObjects", "{'type':'XRGrabInteractable'}",
               "{'Total':1,'Items':[{'Id':'obj:10000");
    EXPECT("create-object", "{'name':'Empty'}", "[Success] Created object 'Empty' at (0,0,0)");
    EXPECT("set-transform", "{'name':'Empty','position':'1,-2.5,3e1','scale':'2,2,2'}",
           "[Success] 'Empty' is at (1,-2.5,30)");
    EXPECT("set-transform", "{'name':'Empty','rotation':'0,90,0'}",
           "[Success] 'Empty' is at (1,-2.5,30)");
    EXPECT("count-objects", "{}", "[Success] 8 objects in 1 scenes");
    EXPECT_ERROR("set-transform", "{'name':'Nobody'}", ERR_NOT_FOUND, "Object not found: Nobody");
    EXPECT_ERROR("fail-always", "{}", ERR_TOOL,
                 "InvalidOperationException: this tool always fails");
    EXPECT("tier-probe", "{}", "[Success] This tool belongs to tier 2");
}
END_TEST

START_TEST(plugin_positions_are_parsed_strictly)
{
    static const char *const wrong[] = {"",        "1",       "1,2",     "1,2,3,4", "1,2,",
                                        "a,b,c",   "1;2;3",   "(1,2,3)", "1,2,0x3", "1,2,1e39",
                                        "1,2,[3]", "1],[2,3", "1,2,null"};
    char args[64], message[128];

    for (size_t i = 0; i < N_ELEMENTS(wrong); i++) {
        snprintf(args, sizeof(args), "{'name':'X','position':'%s'}", wrong[i]);
        snprintf(message, sizeof(message), "position must be three numbers 'x,y,z'. Got: '%s'",
                 wrong[i]);
        EXPECT_ERROR("create-object", args, ERR_ARGUMENT, message);
    }
    EXPECT_HAS("create-object", "{'name':'X','position':'1,2,3\\u0000'}", "error");
    EXPECT_ERROR("set-transform", "{'name':'Player','position':'1,1,1','scale':'2'}", ERR_ARGUMENT,
                 "scale must be three numbers 'x,y,z'. Got: '2'");
    EXPECT_HAS("execute_code",
               "{'code':'GameObject.Find(\\u0022Player\\u0022).transform.position'}",
               "{'x':0,'y':1,'z':0}");
    EXPECT_ERROR("create-object", "{'name':''}", ERR_ARGUMENT,
                 "A name must not be empty or hold a NUL");
    EXPECT_HAS("count-objects", "{}", "[Success] 6 objects");
}
END_TEST

START_TEST(plugin_rows_are_in_their_group_and_gated)
{
    size_t n;
    const struct tool *tools = rig.host->ops->tools(rig.host, &n);

    ck_assert_uint_eq(n, 7);
    for (size_t i = 0; i < n; i++) {
        bool is_read_only = tools[i].hints & HINT_READ_ONLY;

        ck_assert_int_eq(tools[i].group, GROUP_PLUGIN);
        ck_assert_int_eq(tools[i].id, TOOL_PLUGIN);
        ck_assert_msg(is_read_only == !(tools[i].gates & GATE_WRITE), "%s", tools[i].name);
        ck_assert_int_eq(tools[i].tier, strcmp(tools[i].name, "tier-probe") ? TIER_CORE : TIER_2);
        ck_assert_ptr_eq(catalog_find(rig.catalog, slice_of(tools[i].name), false), &tools[i]);
    }
}
END_TEST

/* --- Shapes. --- */

static bool is_type(const struct json *v, const struct json *type)
{
    int64_t integer;

    if (json_is(type, JSON_ARRAY)) {
        for (const struct json *t = type->first; t; t = t->next) {
            if (is_type(v, t))
                return true;
        }
        return false;
    }
    if (slice_is(type->text, "integer"))
        return json_to_int(v, &integer);
    return slice_is(type->text, json_type_name(v->type));
}

static const struct json *find_member(const struct json *object, struct slice key)
{
    const struct json *m = json_is(object, JSON_OBJECT) ? object->first : NULL;

    while (m && !slice_eq(m->key, key))
        m = m->next;
    return m;
}

/* The words of JSON Schema that rows use: type, properties, required, items. */
static void check_shape(const char *tool, const struct json *v, const struct json *schema)
{
    const struct json *type = json_get(schema, "type");
    const struct json *required = json_get(schema, "required");
    const struct json *properties = json_get(schema, "properties");
    const struct json *items = json_get(schema, "items");

    ck_assert_msg(!type || is_type(v, type), "%s: %.*s is no %.*s", tool, SLICE_ARG(v->raw),
                  SLICE_ARG(type->raw));
    for (const struct json *r = required ? required->first : NULL; r; r = r->next)
        ck_assert_msg(find_member(v, r->text) != NULL, "%s lacks %.*s", tool, SLICE_ARG(r->text));
    for (const struct json *p = properties ? properties->first : NULL; p; p = p->next) {
        if (find_member(v, p->key))
            check_shape(tool, find_member(v, p->key), p);
    }
    for (const struct json *i = items && json_is(v, JSON_ARRAY) ? v->first : NULL; i; i = i->next)
        check_shape(tool, i, items);
}

static const struct {
    const char *name, *args;
} shaped[] = {
    {"GetStatus", "{}"},
    {"GetVersion", "{}"},
    {"SpawnTestUi", "{}"},
    {"SelectObject", "{'objectId':'obj:2128'}"},
    {"ListScenes", "{}"},
    {"ListBuildScenes", "{}"},
    {"ListObjects", "{}"},
    {"SearchObjects", "{}"},
    {"GetObject", "{'id':'obj:2128'}"},
    {"GetComponents", "{'objectId':'obj:2128'}"},
    {"ListComponentMembers",
     "{'objectId':'obj:2128','componentType':'Transform','includeMethods':true}"},
    {"ReadComponentMember", "{'objectId':'obj:2128','componentType':'Transform','name':'parent'}"},
    {"ListChildren", "{'objectId':'obj:2128'}"},
    {"GetCameraInfo", "{}"},
    {"GetFreecam", "{}"},
    {"MousePick", "{}"},
    {"MousePick", "{'mode':'ui'}"},
    {"GetSelection", "{}"},
    {"GetClipboard", "{}"},
    {"SetClipboardText", "{'text':'x'}"},
    {"GetClipboard", "{}"},
    {"GetTimeScale", "{}"},
    {"SetTimeScale", "{'value':1}"},
    {"SetFreecamSpeed", "{'speed':1}"},
    {"CallMethod", "{'objectId':'obj:2128','componentType':'GameObject','method':'SetActive',"
                   "'argsJson':'[true]'}"},
    {"LoadScene", "{'name':'Test','mode':'additive'}"},
    {"WriteConsoleScript", "{'path':'a.cs','content':'1'}"},
    {"ListConsoleScripts", "{}"},
    {"ReadConsoleScript", "{'path':'a.cs'}"},
    {"RunConsoleScript", "{'path':'a.cs'}"},
    {"GetStartupScript", "{}"},
    {"WriteStartupScript", "{'content':'1'}"},
    {"GetStartupScript", "{}"},
    {"RunStartupScript", "{}"},
    {"ConsoleEval", "{'code':'1'}"},
    {"project.info", "{}"},
    {"project.scenes.list", "{}"},
    {"project.assets.summary", "{}"},
    {"project.references.missing", "{}"},
    {"scene.active", "{}"},
    {"scene.hierarchy.dump", "{'scenePath':'" TEST "'}"},
    {"scene.objects.find", "{}"},
    {"scene.components.list", "{'gameObjectPath':'Player'}"},
    {"asset.info", "{'assetPath':'" MAIN "'}"},
    {"asset.dependencies.graph", "{'assetPath':'" MAIN "','depth':10}"},
    {"audio.mixer.list", "{}"},
    {"audio.mixer.snapshot.read", "{'mixerGuid':'" GUID_MIXER "','snapshotName':'Normal'}"},
    {"editor.selection.info", "{}"},
};

START_TEST(results_have_the_declared_shape)
{
    for (size_t i = 0; i < N_ELEMENTS(shaped); i++) {
        const struct json *value, *schema;
        struct json_fault fault;
        struct rig_call call;

        rig_call_init(&call, shaped[i].name, shaped[i].args);
        rig_post(&call);
        ck_assert_msg(call.hosted.err.kind == ERR_NONE, "%s", call.hosted.err.message);
        ck_assert(json_parse(&call.arena, buf_slice(&call.hosted.result), &value, &fault));
        ck_assert(json_parse(&call.arena, tool_output_schema(call.hosted.tool), &schema, &fault));
        check_shape(shaped[i].name, value, schema);
        rig_call_done(&call);
    }
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        the_project_tells_of_itself,
        the_active_scene_is_shown_with_its_roots,
        a_hierarchy_is_dumped_as_it_is_now,
        a_scene_that_is_not_loaded_is_read_from_its_file,
        a_missing_scene_file_is_the_engines_error,
        objects_are_found_by_everything_that_is_asked,
        the_selection_is_shown,
        scans_stop_when_their_time_is_up,
        assets_are_found_by_path_and_guid,
        dependencies_are_followed_to_their_depth,
        the_mixer_has_groups_and_snapshots,
        plugin_tools_change_the_world_and_say_so,
        plugin_positions_are_parsed_strictly,
        plugin_rows_are_in_their_group_and_gated,
        results_have_the_declared_shape,
    };

    return rig_run("fake_editor", tests, N_ELEMENTS(tests));
}
