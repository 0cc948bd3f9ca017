/*
 * The explorer's tools that change the fake's world: what they change is really changed, what they
 * refuse is left as it was. Cameras, picking and the test UI too.
 */
#include "fake_rig.h"

#define MEMBER(id, type, name) "{'objectId':'" id "','componentType':'" type "','name':'" name "'}"
#define SET(id, type, name, value)                                                                 \
    "{'objectId':'" id "','componentType':'" type "','member':'" name "','jsonValue':'" value "'}"
#define CALL(id, type, name, args)                                                                 \
    "{'objectId':'" id "','componentType':'" type "','method':'" name "','argsJson':'" args "'}"
#define Q "\\u0022" /* a quote within a text */

START_TEST(objects_are_switched_on_and_off)
{
    EXPECT_OK("SetActive", "{'objectId':'obj:2128','active':false}");
    EXPECT_HAS("GetObject", "{'id':'obj:2128'}", "'Active':false");
    EXPECT_HAS("GetObject", "{'id':'obj:2130'}", "'Active':true");
    EXPECT_HAS("ReadComponentMember", MEMBER("obj:2130", "GameObject", "activeInHierarchy"),
               "'valueJson':false");
    EXPECT_OK("SetActive", "{'objectId':'obj:2128','active':true}");
    EXPECT_HAS("ReadComponentMember", MEMBER("obj:2130", "GameObject", "activeInHierarchy"),
               "'valueJson':true");
    EXPECT_ERROR("SetActive", "{'objectId':'obj:1','active':true}", ERR_NOT_FOUND,
                 "Object not found: obj:1");
}
END_TEST

START_TEST(a_selection_is_told_and_ends_with_its_object)
{
    EXPECT("GetSelection", "{}", "{'ActiveId':null,'Items':[]}");
    EXPECT_OK("SelectObject", "{'objectId':'obj:2130'}");
    EXPECT_HEARD("selection {'ActiveId':'obj:2130','Items':['obj:2130']}\n");
    EXPECT_OK("SelectObject", "{'objectId':'obj:2130'}"); /* nothing new */
    EXPECT_HEARD("");
    EXPECT("GetSelection", "{}", "{'ActiveId':'obj:2130','Items':['obj:2130']}");
    EXPECT_HAS("GetStatus", "{}", "'Selection':['obj:2130']");
    EXPECT_ERROR("SelectObject", "{'objectId':'obj:7'}", ERR_NOT_FOUND, "Object not found: obj:7");
    EXPECT_OK("DestroyObject", "{'objectId':'obj:2128'}"); /* its parent */
    EXPECT_HEARD("selection {'ActiveId':null,'Items':[]}\n");
    EXPECT("GetSelection", "{}", "{'ActiveId':null,'Items':[]}");
}
END_TEST

START_TEST(the_clipboard_holds_a_text_or_a_live_object)
{
    const char *empty = "{'HasValue':false,'Type':null,'Preview':null,'ObjectId':null}";

    EXPECT("GetClipboard", "{}", empty);
    EXPECT_OK("SetClipboardText", "{'text':'hello'}");
    EXPECT("GetClipboard", "{}",
           "{'HasValue':true,'Type':'System.String','Preview':'\\'hello\\' (System.String)',"
           "'ObjectId':null}");
    EXPECT_OK("SetClipboardObject", "{'objectId':'obj:2128'}");
    EXPECT("GetClipboard", "{}",
           "{'HasValue':true,'Type':'UnityEngine.GameObject','Preview':'Player "
           "(UnityEngine.GameObject)','ObjectId':'obj:2128'}");
    EXPECT_ERROR("SetClipboardObject", "{'objectId':'Player'}", ERR_ARGUMENT,
                 "Invalid objectId; expected 'obj:<instanceId>'");
    EXPECT_OK("DestroyObject", "{'objectId':'obj:2128'}");
    EXPECT("GetClipboard", "{}", empty);
    EXPECT_OK("SetClipboardText", "{'text':''}");
    EXPECT_HAS("GetClipboard", "{}", "'HasValue':true");
    EXPECT_OK("ClearClipboard", "{}");
    EXPECT("GetClipboard", "{}", empty);
}
END_TEST

/* Asks with `n` times `text` in the place of "@". */
static const char *ask_with_many(const char *name, const char *args, const char *text, size_t n)
{
    const char *at = strchr(args, '@');
    struct buf b;
    const char *outcome;

    buf_init(&b, RIG_RESULT);
    buf_append(&b, slice_from(args, (size_t)(at - args)));
    while (n--)
        buf_append(&b, slice_of(text));
    buf_append(&b, slice_of(at + 1));
    buf_append_byte(&b, '\0');
    outcome = rig_ask(name, b.p);
    buf_done(&b);
    return outcome;
}

/* How often `part` is in `text`. */
static size_t count(const char *text, const char *part)
{
    size_t n = 0;

    for (; (text = strstr(text, part)); text += strlen(part))
        n++;
    return n;
}

#define E_ACUTE "\xC3\xA9"

START_TEST(long_texts_are_cut_between_characters)
{
    const char *title = MEMBER("obj:2128", "PlayerController", "title");
    const char *said;

    ask_with_many("SetClipboardText", "{'text':'@'}", E_ACUTE, 300);
    said = rig_ask("GetClipboard", "{}"); /* the opening quote is one of the 256 */
    ck_assert_uint_eq(count(said, E_ACUTE), 255);
    ck_assert_ptr_nonnull(strstr(said, E_ACUTE "...'"));

    ask_with_many("SetMember", SET("obj:2128", "PlayerController", "title", Q "@" Q), E_ACUTE,
                  1024);
    said = rig_ask("ReadComponentMember", title);
    ck_assert_uint_eq(count(said, E_ACUTE), 2048); /* as text and as JSON */
    ck_assert_ptr_null(strstr(said, "..."));
    ask_with_many("SetMember", SET("obj:2128", "PlayerController", "title", Q "@" Q), E_ACUTE,
                  1025);
    said = rig_ask("ReadComponentMember", title);
    ck_assert_uint_eq(count(said, E_ACUTE), 1024);
    ck_assert_ptr_nonnull(strstr(said, E_ACUTE "...'}"));

    ask_with_many("SetClipboardText", "{'text':'@'}", "x", 65536);
    ck_assert_str_eq(rig.text.p, "{'ok':true}");
    ask_with_many("SetClipboardText", "{'text':'@'}", "x", 65537);
    ck_assert_ptr_nonnull(strstr(rig.text.p, "Text too large; max 65536 bytes"));
}
END_TEST

START_TEST(members_are_set)
{
    EXPECT_OK("SetMember", SET("obj:2128", "UnityEngine.Transform", "position",
                               "{" Q "x" Q ":1.5," Q "y" Q ":2," Q "z" Q ":-3}"));
    EXPECT_HAS("ReadComponentMember", MEMBER("obj:2128", "Transform", "position"),
               "'valueText':'(1.50, 2.00, -3.00)','valueJson':{'x':1.5,'y':2,'z':-3}");
    EXPECT_HAS("ReadComponentMember", MEMBER("obj:2130", "Transform", "position"),
               "'valueJson':{'x':2,'y':2.25,'z':-2.5}"); /* the child went along */
    EXPECT_OK("SetMember", SET("obj:2130", "Transform", "position",
                               "{" Q "x" Q ":0," Q "y" Q ":0," Q "z" Q ":0}"));
    EXPECT_HAS("ReadComponentMember", MEMBER("obj:2130", "Transform", "localPosition"),
               "'valueJson':{'x':-1.5,'y':-2,'z':3}");
    EXPECT_OK("SetMember", SET("obj:2128", "GameObject", "name", Q "Hero" Q));
    EXPECT_OK("SetMember", SET("obj:2128", "Rigidbody", "tag", Q "Finish" Q));
    EXPECT_OK("SetMember", SET("obj:2128", "GameObject", "layer", "5"));
    EXPECT_HAS("GetObject", "{'id':'obj:2130'}", "'Path':'/Hero/Weapon'");
    EXPECT_HAS("GetObject", "{'id':'obj:2128'}", "'Tag':'Finish','Layer':5");
    EXPECT_OK("SetMember", SET("obj:12345", "Camera", "fieldOfView", "33.5"));
    EXPECT_OK("SetMember", SET("obj:2128", "Rigidbody", "useGravity", "false"));
    EXPECT_OK("SetMember", SET("obj:2128", "PlayerController", "lives", "-2147483648"));
    EXPECT_OK("SetMember", SET("obj:2128", "PlayerController", "enabled", "false"));
    EXPECT_HAS("GetCameraInfo", "{}", "'Fov':33.5");
    EXPECT_HAS("ReadComponentMember", MEMBER("obj:2128", "Rigidbody", "useGravity"),
               "'valueText':'False','valueJson':false");
    EXPECT_HAS("ReadComponentMember", MEMBER("obj:2128", "PlayerController", "lives"),
               "'valueJson':-2147483648");
}
END_TEST

START_TEST(values_that_do_not_fit_change_nothing)
{
    static const struct {
        const char *args, *message;
    } cases[] = {
        {SET("obj:2128", "Transform", "position", "3"),
         "Cannot convert the value to UnityEngine.Vector3"},
        {SET("obj:2128", "Transform", "position", "{" Q "x" Q ":1," Q "y" Q ":2}"),
         "Cannot convert the value to UnityEngine.Vector3"},
        {SET("obj:2128", "Transform", "position",
             "{" Q "x" Q ":1," Q "y" Q ":2," Q "z" Q ":" Q "3" Q "}"),
         "Cannot convert the value to UnityEngine.Vector3"},
        {SET("obj:2128", "Transform", "position",
             "{" Q "x" Q ":1," Q "y" Q ":2," Q "z" Q ":3," Q "w" Q ":4}"),
         "Cannot convert the value to UnityEngine.Vector3"},
        {SET("obj:2128", "Rigidbody", "mass", "1e39"), "Cannot convert the value to System.Single"},
        {SET("obj:2128", "Rigidbody", "mass", Q "1" Q),
         "Cannot convert the value to System.Single"},
        {SET("obj:2128", "Rigidbody", "useGravity", "1"),
         "Cannot convert the value to System.Boolean"},
        {SET("obj:2128", "PlayerController", "lives", "1.5"),
         "Cannot convert the value to System.Int32"},
        {SET("obj:2128", "PlayerController", "lives", "2147483648"),
         "Cannot convert the value to System.Int32"},
        {SET("obj:2128", "GameObject", "name", "null"),
         "Cannot convert the value to System.String"},
        {SET("obj:2128", "GameObject", "name", Q Q), "A name must not be empty or hold a NUL"},
        {SET("obj:2128", "GameObject", "tag", Q "Hero" Q), "Tag: Hero is not defined."},
        {SET("obj:2128", "GameObject", "layer", "32"), "A layer is 0 to 31"},
        {SET("obj:2128", "GameObject", "activeSelf", "false"), "Member is read-only: activeSelf"},
        {SET("obj:2128", "Transform", "gameObject", Q "obj:2130" Q),
         "Member is read-only: gameObject"},
        {SET("obj:2128", "Rigidbody", "mass", ""),
         "jsonValue is not JSON: expected a value at byte 0"},
    };

    for (size_t i = 0; i < N_ELEMENTS(cases); i++)
        EXPECT_ERROR("SetMember", cases[i].args, ERR_ARGUMENT, cases[i].message);
    EXPECT_ERROR("SetMember", SET("obj:2128", "Transform", "wings", "1"), ERR_NOT_FOUND,
                 "Member not found: wings");
    EXPECT_ERROR("SetMember", SET("obj:2128", "Light", "range", "1"), ERR_NOT_FOUND,
                 "Component not found");
    EXPECT_HAS("GetObject", "{'id':'obj:2128'}", "'Name':'Player','Path':'/Player','Tag':'Player'");
    EXPECT_HAS("ReadComponentMember", MEMBER("obj:2128", "Transform", "position"),
               "'valueJson':{'x':0,'y':1,'z':0}");
    EXPECT_HAS("ReadComponentMember", MEMBER("obj:2128", "Rigidbody", "mass"), "'valueJson':1}");
    EXPECT_HAS("ReadComponentMember", MEMBER("obj:2128", "PlayerController", "lives"),
               "'valueJson':3}");
}
END_TEST

START_TEST(two_methods_can_be_called)
{
    EXPECT("CallMethod", CALL("obj:2128", "GameObject", "SetActive", "[false]"),
           "{'ok':true,'result':null}");
    EXPECT_HAS("GetObject", "{'id':'obj:2128'}", "'Active':false");
    EXPECT("CallMethod", CALL("obj:2128", "Transform", "CompareTag", "[" Q "Player" Q "]"),
           "{'ok':true,'result':true}");
    EXPECT("CallMethod", CALL("obj:2128", "GameObject", "CompareTag", "[" Q "Finish" Q "]"),
           "{'ok':true,'result':false}");
    EXPECT_ERROR("CallMethod", CALL("obj:2128", "Transform", "SetActive", "[true]"), ERR_NOT_FOUND,
                 "Method overload not found");
    EXPECT_ERROR("CallMethod", CALL("obj:2128", "GameObject", "SetActive", "[]"), ERR_NOT_FOUND,
                 "Method overload not found");
    EXPECT_ERROR("CallMethod", CALL("obj:2128", "GameObject", "SetActive", "[1]"), ERR_NOT_FOUND,
                 "Method overload not found");
    EXPECT_ERROR("CallMethod", CALL("obj:2128", "GameObject", "Fly", "[true]"), ERR_NOT_FOUND,
                 "Method overload not found");
    EXPECT_ERROR("CallMethod", CALL("obj:2128", "GameObject", "SetActive", "true"), ERR_ARGUMENT,
                 "argsJson must be a JSON array");
    EXPECT_HAS("CallMethod", CALL("obj:2128", "GameObject", "SetActive", "[true"),
               "argsJson is not JSON");
}
END_TEST

START_TEST(components_are_added_and_removed)
{
    EXPECT_OK("AddComponent", "{'objectId':'obj:2136','type':'UnityEngine.Light'}");
    EXPECT_OK("AddComponent", "{'objectId':'obj:2136','type':'AudioSource'}");
    EXPECT_HAS("GetComponents", "{'objectId':'obj:2136'}",
               "{'Type':'UnityEngine.Light','Summary':'Lighting (UnityEngine.Light)'},"
               "{'Type':'UnityEngine.AudioSource'");
    EXPECT_HAS("GetObject", "{'id':'obj:2136'}", "'ComponentCount':3");
    EXPECT_OK("RemoveComponent", "{'objectId':'obj:2136','typeOrIndex':'1'}");
    EXPECT_OK("RemoveComponent", "{'objectId':'obj:2136','typeOrIndex':'UnityEngine.AudioSource'}");
    EXPECT_HAS("GetObject", "{'id':'obj:2136'}", "'ComponentCount':1");
    EXPECT_ERROR("AddComponent", "{'objectId':'obj:2136','type':'Wings'}", ERR_NOT_FOUND,
                 "Type not found");
    EXPECT_ERROR("AddComponent", "{'objectId':'obj:2136','type':'Behaviour'}", ERR_ARGUMENT,
                 "Not a component that can be added: UnityEngine.Behaviour");
    EXPECT_ERROR("AddComponent", "{'objectId':'obj:2136','type':'Transform'}", ERR_ENGINE,
                 "Can't add component 'Transform' to Lighting: it has a Transform");
    EXPECT_ERROR("RemoveComponent", "{'objectId':'obj:2136','typeOrIndex':'0'}", ERR_ENGINE,
                 "Can't remove Transform from Lighting: every object has one");
    EXPECT_ERROR("RemoveComponent", "{'objectId':'obj:2136','typeOrIndex':'1'}", ERR_NOT_FOUND,
                 "Component not found");
    EXPECT_ERROR("RemoveComponent", "{'objectId':'obj:2136','typeOrIndex':'-1'}", ERR_NOT_FOUND,
                 "Component not found");
    EXPECT_ERROR("RemoveComponent", "{'objectId':'obj:2136','typeOrIndex':'GameObject'}",
                 ERR_ARGUMENT, "A GameObject is no component");
    for (int i = 0; i < 31; i++)
        EXPECT_OK("AddComponent", "{'objectId':'obj:2136','type':'Light'}");
    EXPECT_ERROR("AddComponent", "{'objectId':'obj:2136','type':'Light'}", ERR_TOO_LARGE,
                 "Too many components; max 32");
}
END_TEST

START_TEST(objects_move_in_the_hierarchy_but_stay_in_place)
{
    EXPECT_OK("Reparent", "{'objectId':'obj:2130','newParentId':'obj:2136'}");
    EXPECT_HAS("GetObject", "{'id':'obj:2130'}", "'Path':'/Lighting/Weapon'");
    EXPECT_HAS("ReadComponentMember", MEMBER("obj:2130", "Transform", "position"),
               "'valueJson':{'x':0.5,'y':1.25,'z':0.5}");
    EXPECT_HAS("ReadComponentMember", MEMBER("obj:2130", "Transform", "localPosition"),
               "'valueJson':{'x':0.5,'y':-1.75,'z':0.5}");
    EXPECT("ListChildren", "{'objectId':'obj:2128'}", "{'Total':0,'Items':[]}");
    EXPECT_OK("Reparent", "{'objectId':'obj:2136','newParentId':'obj:2140'}"); /* another scene */
    EXPECT_HAS("ListObjects", "{'sceneId':'scn:ddol'}", "{'Total':3,");
    EXPECT_HAS("ListObjects", "{'sceneId':'scn:0'}", "{'Total':3,");
    EXPECT_ERROR("Reparent", "{'objectId':'obj:2136','newParentId':'obj:2130'}", ERR_ARGUMENT,
                 "Cannot set parent to descendant");
    EXPECT_ERROR("Reparent", "{'objectId':'obj:2136','newParentId':'obj:2136'}", ERR_ARGUMENT,
                 "Cannot set parent to descendant");
    EXPECT_ERROR("Reparent", "{'objectId':'obj:2136','newParentId':'scn:0'}", ERR_ARGUMENT,
                 "Invalid objectId; expected 'obj:<instanceId>'");
}
END_TEST

/* The id of the only object with that name. */
static const char *id_of(const char *name, char id[32])
{
    char args[300];
    const char *at;

    snprintf(args, sizeof(args), "{'name':'%s'}", name);
    at = strstr(rig_ask("ListObjects", args), "'Id':'");
    ck_assert_ptr_nonnull(at);
    ck_assert_int_eq(sscanf(at, "'Id':'%31[^']", id), 1);
    return id;
}

START_TEST(the_hierarchy_has_a_greatest_depth)
{
    char parent[32] = "obj:2136", child[32], name[32], args[128];

    for (int i = 2; i <= 24; i++) {
        snprintf(name, sizeof(name), "level-%d", i);
        snprintf(args, sizeof(args), "{'name':'%s'}", name);
        EXPECT_HAS("create-object", args, "[Success]");
        snprintf(args, sizeof(args), "{'objectId':'%s','newParentId':'%s'}", id_of(name, child),
                 parent);
        EXPECT_OK("Reparent", args);
        memcpy(parent, child, sizeof(parent));
    }
    snprintf(args, sizeof(args), "{'objectId':'obj:2134','newParentId':'%s'}", parent);
    EXPECT_ERROR("Reparent", args, ERR_TOO_LARGE, "Hierarchy too deep; max 24");
    EXPECT_HAS("scene.hierarchy.dump", "{'scenePath':'Assets/Scenes/Main.unity'}", "level-24");
    EXPECT_OK("DestroyObject", "{'objectId':'obj:2136'}");
    EXPECT("ListObjects", "{'name':'level'}", "{'Total':0,'Items':[]}");
}
END_TEST

START_TEST(loading_a_scene_replaces_or_adds)
{
    EXPECT_OK("SelectObject", "{'objectId':'obj:2128'}");
    EXPECT_HEARD("selection {'ActiveId':'obj:2128','Items':['obj:2128']}\n");
    EXPECT("LoadScene", "{'name':'Test','mode':'additive'}",
           "{'ok':true,'name':'Test','mode':'additive'}");
    EXPECT_HEARD("scenes_diff {'added':['scn:1'],'removed':[]}\n");
    EXPECT_HAS("ListScenes", "{}",
               "{'Id':'scn:1','Name':'Test','Index':1,'IsLoaded':true,'RootCount':2}");
    EXPECT_HAS("GetStatus", "{}", "'ScenesLoaded':2");
    EXPECT_HAS("scene.active", "{}", "{'name':'Main'");
    EXPECT_HAS("GetComponents", "{'objectId':'obj:3001'}",
               "{'Type':'Missing Script','Summary':'Player (Missing Script)'}");
    EXPECT("LoadScene", "{'name':'assets/scenes/test.unity'}",
           "{'ok':true,'name':'assets/scenes/test.unity','mode':'single'}");
    EXPECT_HEARD("scenes_diff {'added':['scn:2'],'removed':['scn:0','scn:1']}\n"
                 "selection {'ActiveId':null,'Items':[]}\n");
    EXPECT_HAS("scene.active", "{}", "{'name':'Test'");
    EXPECT_HAS("ListScenes", "{}", "{'Total':3,'Items':[{'Id':'scn:2','Name':'Test'");
    EXPECT_ERROR("GetObject", "{'id':'obj:3001'}", ERR_NOT_FOUND, "Object not found: obj:3001");
    EXPECT_HAS("ListObjects", "{'sceneId':'scn:ddol'}", "{'Total':1,");
    EXPECT_HAS("LoadScene", "{'name':'Main'}", "{'ok':true");
    EXPECT_HEARD("scenes_diff {'added':['scn:0'],'removed':['scn:2']}\n");
    EXPECT_ERROR("GetObject", "{'id':'obj:12345'}", ERR_NOT_FOUND, "Object not found: obj:12345");
    EXPECT_HAS("GetCameraInfo", "{}", "'Name':'Main Camera'");
}
END_TEST

START_TEST(scenes_that_cannot_be_loaded_change_nothing)
{
    EXPECT_ERROR("LoadScene", "{'name':''}", ERR_ARGUMENT, "name is required");
    EXPECT_ERROR("LoadScene", "{'name':'Nowhere'}", ERR_NOT_FOUND, "Scene not found: Nowhere");
    EXPECT_ERROR("LoadScene", "{'name':'Sandbox'}", ERR_ENGINE,
                 "Scene 'Sandbox' is not in the build settings");
    for (int i = 0; i < 14; i++)
        EXPECT_HAS("LoadScene", "{'name':'Test','mode':'additive'}", "{'ok':true");
    EXPECT_ERROR("LoadScene", "{'name':'Test','mode':'additive'}", ERR_TOO_LARGE,
                 "Too many scenes; max 15");
    EXPECT_HAS("GetStatus", "{}", "'ScenesLoaded':15");
    EXPECT_HAS("LoadScene", "{'name':'Main'}", "{'ok':true");
    EXPECT_HAS("GetStatus", "{}", "'ScenesLoaded':1,");
}
END_TEST

START_TEST(time_is_scaled_between_0_and_4)
{
    EXPECT("GetTimeScale", "{}", "{'ok':true,'value':1,'locked':false}");
    EXPECT("SetTimeScale", "{'value':0.25}", "{'ok':true,'value':0.25,'locked':false}");
    EXPECT("SetTimeScale", "{'value':100,'lock':true}", "{'ok':true,'value':4,'locked':true}");
    EXPECT("SetTimeScale", "{'value':-1}", "{'ok':true,'value':0,'locked':true}");
    EXPECT("GetTimeScale", "{}", "{'ok':true,'value':0,'locked':true}");
    EXPECT("SetTimeScale", "{'value':1,'lock':false}", "{'ok':true,'value':1,'locked':false}");
}
END_TEST

#define ORIGIN    "{'X':0,'Y':0,'Z':0}"
#define CAMERA_AT "{'X':0,'Y':1,'Z':-10}"

START_TEST(the_camera_is_the_main_one_or_any_or_none)
{
    EXPECT("GetCameraInfo", "{}",
           "{'IsFreecam':false,'Name':'Main Camera','Fov':60,'Pos':" CAMERA_AT ",'Rot':" ORIGIN
           "}");
    EXPECT_OK("AddComponent", "{'objectId':'obj:2136','type':'Camera'}");
    EXPECT_HAS("GetCameraInfo", "{}", "'Name':'Main Camera'");
    EXPECT_OK("SetActive", "{'objectId':'obj:12345','active':false}");
    EXPECT_HAS("GetCameraInfo", "{}", "'Name':'Lighting'");
    EXPECT_OK("DestroyObject", "{'objectId':'obj:2136'}");
    EXPECT("GetCameraInfo", "{}",
           "{'IsFreecam':false,'Name':'<none>','Fov':0,'Pos':" ORIGIN ",'Rot':" ORIGIN "}");
    EXPECT("MousePick", "{'x':0.5,'y':0.5,'normalized':true}",
           "{'Mode':'world','Hit':false,'Id':null,'Items':null}");
}
END_TEST

START_TEST(the_free_camera_keeps_its_pose)
{
    EXPECT("GetFreecam", "{}",
           "{'Enabled':false,'UsingGameCamera':false,'Speed':10,'Pos':" CAMERA_AT ",'Rot':" ORIGIN
           "}");
    EXPECT_OK("SetFreecamEnabled", "{'enabled':true}");
    EXPECT_HAS("GetCameraInfo", "{}",
               "{'IsFreecam':true,'Name':'Freecam','Fov':60,'Pos':" CAMERA_AT);
    EXPECT_OK("SetFreecamPose", "{'pos':{'X':1,'Y':2,'Z':3.5},'rot':{'X':0,'Y':90,'Z':0}}");
    EXPECT_HAS("GetCameraInfo", "{}", "'Pos':{'X':1,'Y':2,'Z':3.5},'Rot':{'X':0,'Y':90,'Z':0}}");
    EXPECT_OK("SetFreecamEnabled", "{'enabled':false}");
    EXPECT_HAS("GetCameraInfo", "{}", "{'IsFreecam':false,'Name':'Main Camera'");
    EXPECT_HAS("GetFreecam", "{}", "'Pos':{'X':1,'Y':2,'Z':3.5},'Rot':{'X':0,'Y':90,'Z':0}}");
    EXPECT("SetFreecamSpeed", "{'speed':2.5}", "{'ok':true,'speed':2.5}");
    EXPECT("SetFreecamSpeed", "{'speed':-1}", "{'ok':true,'speed':0}");
    EXPECT("SetFreecamSpeed", "{'speed':1e9}", "{'ok':true,'speed':1000}");
    EXPECT_HAS("GetFreecam", "{}", "'Speed':1000");
    EXPECT_ERROR("SetFreecamPose", "{'pos':{'X':1e39,'Y':2,'Z':3},'rot':{'X':0,'Y':0,'Z':0}}",
                 ERR_ARGUMENT, "pos and rot must fit a float");
}
END_TEST

#define CENTRE "{'x':960,'y':540}"

START_TEST(the_world_is_picked_by_a_ray)
{
    const char *nothing = "{'Mode':'world','Hit':false,'Id':null,'Items':null}";
    const char *player = "{'Mode':'world','Hit':true,'Id':'obj:2128','Items':null}";

    EXPECT("MousePick", "{}", nothing); /* where the mouse is */
    EXPECT("MousePick", CENTRE, player);
    EXPECT("MousePick", "{'x':0.5,'y':0.5,'normalized':true}", player);
    EXPECT("MousePick", "{'x':0,'y':0}", nothing);
    EXPECT_HAS("create-vr-interactable", "{'name':'Ball','position':'0,1,-5'}", "[Success]");
    EXPECT_HAS("MousePick", CENTRE, "'Hit':true");
    ck_assert_ptr_null(strstr(rig_ask("MousePick", CENTRE), "obj:2128")); /* the ball is nearer */
    EXPECT_HAS("set-transform", "{'name':'Ball','position':'5,1,-5'}", "[Success]");
    EXPECT("MousePick", CENTRE, player);
    EXPECT_OK("SetMember", SET("obj:2128", "Collider", "enabled", "false"));
    EXPECT("MousePick", CENTRE, nothing);
    EXPECT_OK("SetFreecamPose", "{'pos':{'X':5,'Y':11,'Z':-5},'rot':{'X':90,'Y':0,'Z':0}}");
    EXPECT_OK("SetFreecamEnabled", "{'enabled':true}");
    EXPECT_HAS("MousePick", CENTRE, "'Hit':true"); /* straight down on the ball */
}
END_TEST

START_TEST(the_test_ui_is_there_once_and_can_be_picked)
{
    char first[256], left[32], right[32], wanted[512];

    EXPECT("MousePick", "{'mode':'ui'}", "{'Mode':'ui','Hit':false,'Id':null,'Items':[]}");
    snprintf(first, sizeof(first), "%s", rig_ask("SpawnTestUi", "{}"));
    ck_assert_ptr_nonnull(strstr(first, "'blocks':[{'name':'McpTestBlock_Left'"));
    EXPECT("SpawnTestUi", "{}", first);
    id_of("McpTestBlock_Left", left);
    id_of("McpTestBlock_Right", right);
    EXPECT_HAS("SearchObjects", "{'path':'/McpTestCanvas/','type':'UnityEngine.UI.Image'}",
               "{'Total':2,");
    EXPECT_HAS("GetComponents", "{'objectId':'obj:2134'}", "{'Total':4,");
    snprintf(wanted, sizeof(wanted),
             "{'Mode':'ui','Hit':true,'Id':'%s','Items':[{'Id':'%s','Name':'McpTestBlock_Left',"
             "'Path':'/McpTestCanvas/McpTestBlock_Left'},{'Id':'%s','Name':'McpTestBlock_Right',"
             "'Path':'/McpTestCanvas/McpTestBlock_Right'}]}",
             left, left, right);
    EXPECT("MousePick", "{'mode':'ui'}", wanted);
    snprintf(wanted, sizeof(wanted),
             "{'Mode':'ui','Hit':true,'Id':'%s','Items':[{'Id':'%s','Name':'McpTestBlock_Right',"
             "'Path':'/McpTestCanvas/McpTestBlock_Right'}]}",
             right, right);
    EXPECT("MousePick", "{'mode':'ui','x':0.65,'y':0.5,'normalized':true}", wanted);
    EXPECT_HAS("MousePick", "{'mode':'ui','x':0.35,'y':0.5,'normalized':true}",
               "'Items':[{'Id':'obj:");
    EXPECT_OK("DestroyTestUi", "{}");
    EXPECT_OK("DestroyTestUi", "{}");
    EXPECT("MousePick", "{'mode':'ui'}", "{'Mode':'ui','Hit':false,'Id':null,'Items':[]}");
    EXPECT_HAS("ListObjects", "{}", "{'Total':6,");
}
END_TEST

START_TEST(a_mono_host_moves_and_destroys_the_test_ui_only)
{
    const char *denied = "Only the test UI may be moved or destroyed";
    char left[32], right[32], args[128];

    rig_reopen(&(struct fake_options){.state = HOST_READY, .runtime = "Mono"});
    EXPECT_ERROR("DestroyObject", "{'objectId':'obj:2128'}", ERR_DENIED, denied);
    EXPECT_HAS("SpawnTestUi", "{}", "{'ok':true");
    EXPECT_ERROR("DestroyObject", "{'objectId':'obj:2128'}", ERR_DENIED, denied);
    EXPECT_ERROR("Reparent", "{'objectId':'obj:2136','newParentId':'obj:2128'}", ERR_DENIED,
                 denied);
    id_of("McpTestBlock_Left", left);
    id_of("McpTestBlock_Right", right);
    snprintf(args, sizeof(args), "{'objectId':'%s','newParentId':'obj:2136'}", left);
    EXPECT_ERROR("Reparent", args, ERR_DENIED, denied);
    snprintf(args, sizeof(args), "{'objectId':'%s','newParentId':'%s'}", left, right);
    EXPECT_OK("Reparent", args);
    snprintf(args, sizeof(args), "{'objectId':'%s'}", right);
    EXPECT_OK("DestroyObject", args);
    EXPECT("ListObjects", "{'name':'McpTestBlock'}", "{'Total':0,'Items':[]}");
    EXPECT_HAS("ListObjects", "{}", "{'Total':7,");
}
END_TEST

START_TEST(the_world_has_room_for_4096_objects)
{
    for (int i = 6; i < 4096; i++)
        EXPECT("create-object", "{'name':'x'}", "[Success] Created object 'x' at (0,0,0)");
    EXPECT_ERROR("create-object", "{'name':'x'}", ERR_TOO_LARGE, "Too many objects; max 4096");
    EXPECT_ERROR("SpawnTestUi", "{}", ERR_TOO_LARGE, "Too many objects; max 4096");
    EXPECT_HAS("ListObjects", "{'limit':1}", "{'Total':4096,");
    EXPECT_HAS("count-objects", "{}", "[Success] 4096 objects in 1 scenes");
    EXPECT_OK("DestroyObject", "{'objectId':'obj:2128'}"); /* two go, three are wanted */
    EXPECT_ERROR("SpawnTestUi", "{}", ERR_TOO_LARGE, "Too many objects; max 4096");
    EXPECT_HAS("count-objects", "{}", "[Success] 4094 objects in 1 scenes"); /* no half UI */
}
END_TEST

START_TEST(hooks_need_a_runtime)
{
    EXPECT("HookList", "{}", "{'Total':0,'Items':[]}");
    EXPECT_ERROR("HookAdd", "{'type':'UnityEngine.GameObject','method':'SetActive'}", ERR_NOT_READY,
                 "Hooks need a C# runtime");
    EXPECT_ERROR("HookListMethods", "{'type':'UnityEngine.GameObject'}", ERR_NOT_READY,
                 "Hooks need a C# runtime");
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        objects_are_switched_on_and_off,
        a_selection_is_told_and_ends_with_its_object,
        the_clipboard_holds_a_text_or_a_live_object,
        long_texts_are_cut_between_characters,
        members_are_set,
        values_that_do_not_fit_change_nothing,
        two_methods_can_be_called,
        components_are_added_and_removed,
        objects_move_in_the_hierarchy_but_stay_in_place,
        the_hierarchy_has_a_greatest_depth,
        loading_a_scene_replaces_or_adds,
        scenes_that_cannot_be_loaded_change_nothing,
        time_is_scaled_between_0_and_4,
        the_camera_is_the_main_one_or_any_or_none,
        the_free_camera_keeps_its_pose,
        the_world_is_picked_by_a_ray,
        the_test_ui_is_there_once_and_can_be_picked,
        a_mono_host_moves_and_destroys_the_test_ui_only,
        the_world_has_room_for_4096_objects,
        hooks_need_a_runtime,
    };

    return rig_run("fake_write", tests, N_ELEMENTS(tests));
}
