/* agent/usertool: arguments of plugin tools, what they run on, and what they give. */
#include "usertool_rig.h"

#include <unistd.h>

#include "agent/run/aside.h"

/* --- Arguments that fit --- */

static const struct {
    const char *tool, *args, *result;
} good[] = {
    {"Echo.Text", "{\"value\":\"a\\u00e4\"}", "\"\\\"aä\\\"\""},
    {"Echo.Text", "{\"value\":\"\"}", "\"\\\"\\\"\""},
    {"Echo.Bool", "{\"value\":true}", "\"True\""},
    {"Echo.SByte", "{\"value\":-128}", "\"-128\""},
    {"Echo.Byte", "{\"value\":255}", "\"255\""},
    {"Echo.Short", "{\"value\":-32768}", "\"-32768\""},
    {"Echo.UShort", "{\"value\":65535}", "\"65535\""},
    {"Echo.Int", "{\"value\":-2147483648}", "\"-2147483648\""},
    {"Echo.Int", "{\"value\":1.0}", "\"1\""},
    {"Echo.UInt", "{\"value\":4294967295}", "\"4294967295\""},
    {"Echo.Long", "{\"value\":9223372036854775807}", "\"9223372036854775807\""},
    {"Echo.ULong", "{\"value\":18446744073709551615}", "\"18446744073709551615\""},
    {"Echo.Float", "{\"value\":1.5}", "\"1.5\""},
    {"Echo.Float", "{\"value\":2}", "\"2\""},
    {"Echo.Double", "{\"value\":-1e300}", "\"-1E+300\""},
    {"Echo.Decimal", "{\"value\":1.10}", "\"1.10\""},
    {"Echo.Enum", "{\"value\":\"Angry\"}", "\"Angry\""},
    {"Echo.Enum", "{\"value\":\"calm\"}", "\"Calm\""},
    {"Echo.Enum", "{\"value\":-1}", "\"Sad\""},
    {"Echo.Flags", "{\"value\":\"Left, Top\"}", "\"Left, Top\""},
    {"Echo.Flags", "{\"value\":3}", "\"Left, Right\""},
    {"Echo.Flags", "{\"value\":0}", "\"None\""},
    {"Echo.Vector2", "{\"value\":{\"y\":2,\"x\":1}}", "\"{x:1 y:2 }\""},
    {"Echo.Vector3", "{\"value\":{\"x\":0,\"y\":1.25,\"z\":-3}}", "\"{x:0 y:1.25 z:-3 }\""},
    {"Echo.Vector3", "{\"value\":[0,1.25,-3]}", "\"{x:0 y:1.25 z:-3 }\""},
    {"Echo.Vector3", "{\"value\":\"0,1.25,-3\"}", "\"{x:0 y:1.25 z:-3 }\""},
    {"Echo.Vector3", "{\"value\":\" ( 0 , 1.25e0, -3 ) \"}", "\"{x:0 y:1.25 z:-3 }\""},
    {"Echo.Vector4", "{\"value\":\"1,2,3,4\"}", "\"{x:1 y:2 z:3 w:4 }\""},
    {"Echo.Quaternion", "{\"value\":[0,0,0,1]}", "\"{x:0 y:0 z:0 w:1 }\""},
    {"Echo.Color", "{\"value\":{\"r\":1,\"g\":0.5,\"b\":0}}", "\"{r:1 g:0.5 b:0 a:1 }\""},
    {"Echo.Color", "{\"value\":{\"r\":1,\"g\":0.5,\"b\":0,\"a\":0}}", "\"{r:1 g:0.5 b:0 a:0 }\""},
    {"Echo.Color", "{\"value\":[1,0,0]}", "\"{r:1 g:0 b:0 a:1 }\""},
    {"Echo.Color", "{\"value\":\"0,1,0,0.5\"}", "\"{r:0 g:1 b:0 a:0.5 }\""},
    {"Echo.Color", "{\"value\":\"0,1,0\"}", "\"{r:0 g:1 b:0 a:1 }\""},
    {"Echo.Color32", "{\"value\":[1,2,3]}", "\"{r:1 g:2 b:3 a:255 }\""},
    {"Echo.Bounds", "{\"value\":{\"center\":\"1,2,3\",\"extents\":[0,0,1]}}",
     "\"{m_Center:{x:1 y:2 z:3 } m_Extents:{x:0 y:0 z:1 } }\""},
    {"Echo.Nullable", "{}", "\"null\""},
    {"Echo.Nullable", "{\"value\":null}", "\"null\""},
    {"Echo.Nullable", "{\"value\":5}", "\"5\""},
    {"Echo.NullableVector", "{\"value\":\"1,2,3\"}", "\"{x:1 y:2 z:3 }\""},
    {"Echo.Ints", "{\"value\":[]}", "\"[]\""},
    {"Echo.Ints", "{\"value\":[1,-2]}", "\"[1 -2 ]\""},
    {"Echo.Texts", "{\"value\":[\"a\",null,\"b\"]}", "\"[\\\"a\\\" null \\\"b\\\" ]\""},
    {"Echo.Grid", "{\"value\":[[1],[],[2,3]]}", "\"[[1 ] [] [2 3 ] ]\""},
    {"Echo.Vectors", "{\"value\":[\"1,2,3\",[4,5,6]]}", "\"[{x:1 y:2 z:3 } {x:4 y:5 z:6 } ]\""},
    {"Echo.Moods", "{\"value\":[\"Angry\",null,0]}", "\"[Angry null Calm ]\""},
    {"Echo.Range", "{\"value\":{\"to\":5}}", "\"{from:0 to:5 hidden:0 }\""},
    {"Echo.Ranges", "{\"value\":[{\"to\":5},{}]}",
     "\"[{from:0 to:5 hidden:0 } {from:0 to:0 hidden:0 } ]\""},
    {"Echo.Options", "{\"value\":{}}",
     "\"{size:7 at:{x:0 y:0 z:0 } mood:null ranges:null next:null fixedly:1 secret:0 "
     "<Property>k__BackingField:0 title:\\\"untitled\\\" }\""},
    {"Echo.Options",
     "{\"value\":{\"size\":1,\"at\":\"1,2,3\",\"mood\":\"Sad\",\"ranges\":[{\"from\":2}],"
     "\"next\":{\"title\":\"t\",\"mood\":null}}}",
     "\"{size:1 at:{x:1 y:2 z:3 } mood:Sad ranges:[{from:2 to:0 hidden:0 } ] next:{size:7 "
     "at:{x:0 y:0 z:0 } mood:null ranges:null next:null fixedly:1 secret:0 "
     "<Property>k__BackingField:0 title:\\\"t\\\" } fixedly:1 secret:0 "
     "<Property>k__BackingField:0 title:\\\"untitled\\\" }\""},
    {"Echo.Nested", "{\"value\":{\"n\":1}}", "\"{act:null n:1 }\""},
    {"Echo.Nothing", "{}", "\"\""},
    {"Echo.Nothing", "null", "\"\""},
    {"Echo.Many", "{\"a\":\"x\"}",
     "\"\\\"x\\\" 7 1.5 \\\"dee\\\" Angry True null {x:0 y:0 z:0 } null 2.5 4 null\""},
    {"Echo.Many", "{\"a\":\"x\",\"b\":null,\"k\":null}", /* null is as if it were not there */
     "\"\\\"x\\\" 7 1.5 \\\"dee\\\" Angry True null {x:0 y:0 z:0 } null 2.5 4 null\""},
    {"Echo.Many",
     "{\"l\":\"l\",\"k\":1,\"j\":0.25,\"i\":\"Player\",\"h\":\"1,1,1\",\"g\":2,\"f\":false,"
     "\"e\":\"Calm\",\"d\":\"\",\"c\":3,\"b\":0,\"a\":\"\"}",
     "\"\\\"\\\" 0 3 \\\"\\\" Calm False 2 {x:1 y:1 z:1 } GameObject:Player 0.25 1 \\\"l\\\"\""},
};

/* The stand-in for IL2CPP is Mono beneath, which takes Nullable arguments as Mono does. */
static bool can_run(const char *tool)
{
    return !is_il2cpp || (!strstr(tool, "Nullable") && !strstr(tool, "Many"));
}

START_TEST(arguments_become_values)
{
    if (can_run(good[_i].tool))
        gives(good[_i].tool, good[_i].args, good[_i].result);
}
END_TEST

/* --- Arguments that do not --- */

#define P          "Parameter 'value' must be "
#define VECTOR     "a Vector3: x, y, z as an object, an array or a text \"0,1,...\""
#define THING      "a text: an object's id (\"obj:12\"), path or name"
#define HUGE_NAME  "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
#define DIGITS_100 "1111111111111111111111111111111111111111111111111111111111111111"

static const struct {
    const char *tool, *args, *message;
} bad[] = {
    {"Echo.Text", "{}", "Required parameter 'value' is missing."},
    {"Echo.Text", "{\"value\":null}", "Required parameter 'value' is missing."},
    {"Echo.Text", "{\"value\":1}", P "a string. Got: 1."},
    {"Echo.Text", "{\"value\":{}}", P "a string. Got: object."},
    {"Echo.Text", "{\"value\":\"a\",\"valu\":1}", "Unknown parameter 'valu'."},
    {"Echo.Text", "{\"value\":\"a\",\"" HUGE_NAME HUGE_NAME "\":1}",
     "Unknown parameter '" HUGE_NAME "'."},
    {"Echo.Text", "[]", "Parameter 'arguments' must be an object. Got: array."},
    {"Echo.Nothing", "{\"x\":1}", "Unknown parameter 'x'."},
    {"Echo.Bool", "{\"value\":\"true\"}", P "a boolean. Got: string."},
    {"Echo.Bool", "{\"value\":1}", P "a boolean. Got: 1."},
    {"Echo.SByte", "{\"value\":128}", P "<= 127. Got: 128."},
    {"Echo.SByte", "{\"value\":-129}", P ">= -128. Got: -129."},
    {"Echo.Byte", "{\"value\":-1}", P ">= 0. Got: -1."},
    {"Echo.Short", "{\"value\":32768}", P "<= 32767. Got: 32768."},
    {"Echo.UShort", "{\"value\":65536}", P "<= 65535. Got: 65536."},
    {"Echo.Int", "{\"value\":\"1\"}", P "an integer. Got: string."},
    {"Echo.Int", "{\"value\":1.5}", P "an integer. Got: 1.5."},
    {"Echo.Int", "{\"value\":2147483648}", P "<= 2147483647. Got: 2147483648."},
    {"Echo.Int", "{\"value\":-2147483649}", P ">= -2147483648. Got: -2147483649."},
    {"Echo.Int", "{\"value\":[]}", P "an integer. Got: array."},
    {"Echo.UInt", "{\"value\":4294967296}", P "<= 4294967295. Got: 4294967296."},
    {"Echo.Long", "{\"value\":9223372036854775808}",
     P "<= 9223372036854775807. Got: 9223372036854775808."},
    {"Echo.Long", "{\"value\":-9223372036854775809}",
     P ">= -9223372036854775808. Got: -9223372036854775809."},
    {"Echo.Long", "{\"value\":1e30}", P "an integer. Got: 1e30."},
    {"Echo.ULong", "{\"value\":-1}", P ">= 0. Got: -1."},
    {"Echo.ULong", "{\"value\":18446744073709551616}",
     P "<= 18446744073709551615. Got: 18446744073709551616."},
    {"Echo.Int", "{\"value\":" DIGITS_100 "222}", P "<= 2147483647. Got: " DIGITS_100 "."},
    {"Echo.Float", "{\"value\":\"1\"}", P "a number. Got: string."},
    {"Echo.Float", "{\"value\":\"NaN\"}", P "a number. Got: string."},
    {"Echo.Float", "{\"value\":1e39}", P "a number that fits a float, up to 3.4e38. Got: 1e39."},
    {"Echo.Double", "{\"value\":1e999}",
     P "a number that fits a double, up to 1.7e308. Got: 1e999."},
    {"Echo.Decimal", "{\"value\":1e30}",
     P "a number that fits a decimal, up to 7.9e28. Got: 1e30."},
    {"Echo.Decimal", "{\"value\":\"1\"}", P "a number. Got: string."},
    {"Echo.Enum", "{\"value\":\"Purple\"}", P "one of: Calm, Angry, Sad. Got: Purple."},
    {"Echo.Enum", "{\"value\":\"\"}", P "one of: Calm, Angry, Sad. Got: ."},
    {"Echo.Enum", "{\"value\":1}", P "one of: Calm, Angry, Sad. Got: 1."},
    {"Echo.Enum", "{\"value\":true}", P "one of: Calm, Angry, Sad. Got: boolean."},
    {"Echo.Enum", "{\"value\":\"Calm,Angry\"}", P "one of: Calm, Angry, Sad. Got: Calm,Angry."},
    {"Echo.Enum", "{\"value\":\"Calm,\"}", P "one of: Calm, Angry, Sad. Got: Calm,."},
    {"Echo.Flags", "{\"value\":8}", P "one of: None, Left, Right, Top. Got: 8."},
    {"Echo.Flags", "{\"value\":\"Left, Down\"}",
     P "one of: None, Left, Right, Top. Got: Left, Down."},
    {"Echo.LongName", "{\"value\":true}",
     "Parameter 'value' must be a N012345678901234567890123456789012345678901234567890123456789012: "
     "x as an object, an array or a text \"0,1,...\". Got: boolean."},
    {"Echo.Vector3", "{\"value\":{\"x\":1,\"y\":2}}", "Required parameter 'value.z' is missing."},
    {"Echo.Vector3", "{\"value\":{\"x\":1,\"y\":2,\"z\":null}}",
     "Required parameter 'value.z' is missing."},
    {"Echo.Vector3", "{\"value\":{\"x\":1,\"y\":2,\"z\":\"3\"}}",
     "Parameter 'value.z' must be a number. Got: string."},
    {"Echo.Vector3", "{\"value\":{\"x\":1,\"y\":2,\"z\":3,\"w\":4}}",
     "Unknown parameter 'value.w'."},
    {"Echo.Vector3", "{\"value\":[1,2]}", P VECTOR ". Got: array."},
    {"Echo.Vector3", "{\"value\":[1,2,true]}",
     "Parameter 'value[2]' must be a number. Got: boolean."},
    {"Echo.Vector3", "{\"value\":\"1,2\"}", P VECTOR ". Got: 1,2."},
    {"Echo.Vector3", "{\"value\":\"1,2,3,4\"}", P VECTOR ". Got: 1,2,3,4."},
    {"Echo.Vector3", "{\"value\":\"1,2,3,\"}", P VECTOR ". Got: 1,2,3,."},
    {"Echo.Vector3", "{\"value\":\"1,,3\"}", P VECTOR ". Got: 1,,3."},
    {"Echo.Vector3", "{\"value\":\"1,2,[3]\"}", P VECTOR ". Got: 1,2,[3]."},
    {
        "Echo.Vector3",
        "{\"value\":\"1,2,3]\"}",
        P VECTOR ". Got: 1,2,3].",
    },
    {"Echo.Vector3", "{\"value\":\"\"}", P VECTOR ". Got: ."},
    {"Echo.Vector3", "{\"value\":\"1,2,1e99\"}",
     "Parameter 'value[2]' must be a number that fits a float, up to 3.4e38. Got: 1e99."},
    {"Echo.Vector3", "{\"value\":1}", P VECTOR ". Got: 1."},
    {"Echo.Color", "{\"value\":\"red\"}",
     P "a Color: r, g, b, a as an object, an array or a text \"0,1,...\". Got: red."},
    {"Echo.Color", "{\"value\":{\"r\":1,\"g\":1}}", "Required parameter 'value.b' is missing."},
    {"Echo.Color32", "{\"value\":[1,2,256]}", "Parameter 'value[2]' must be <= 255. Got: 256."},
    {"Echo.Nullable", "{\"value\":\"5\"}", P "an integer. Got: string."},
    {"Echo.Ints", "{\"value\":5}", P "an array. Got: 5."},
    {"Echo.Ints", "{\"value\":[1,\"2\"]}", "Parameter 'value[1]' must be an integer. Got: string."},
    {"Echo.Ints", "{\"value\":[null]}", "Parameter 'value[0]' must be an integer. Got: null."},
    {"Echo.Texts", "{\"value\":[1]}", "Parameter 'value[0]' must be a string. Got: 1."},
    {"Echo.Grid", "{\"value\":[[1],[2,false]]}",
     "Parameter 'value[1][1]' must be an integer. Got: boolean."},
    {"Echo.Range", "{\"value\":\"1\"}", P "an object. Got: string."},
    {"Echo.Range", "{\"value\":{\"hidden\":1}}", "Unknown parameter 'value.hidden'."},
    {"Echo.Range", "{\"value\":{\"from\":null}}",
     "Parameter 'value.from' must be an integer. Got: null."},
    {"Echo.Options", "{\"value\":{\"secret\":1}}", "Unknown parameter 'value.secret'."},
    {"Echo.Options", "{\"value\":{\"fixedly\":1}}", "Unknown parameter 'value.fixedly'."},
    {"Echo.Options", "{\"value\":{\"shared\":1}}", "Unknown parameter 'value.shared'."},
    {"Echo.Nested", "{\"value\":{\"act\":null}}", "Unknown parameter 'value.act'."},
    {"Echo.Options", "{\"value\":{\"Property\":1}}", "Unknown parameter 'value.Property'."},
    {"Echo.Options", "{\"value\":{\"ranges\":[{},{\"to\":\"x\"}]}}",
     "Parameter 'value.ranges[1].to' must be an integer. Got: string."},
    {"Echo.Options", "{\"value\":{\"next\":{\"next\":{\"size\":[]}}}}",
     "Parameter 'value.next.next.size' must be an integer. Got: array."},
    {"Echo.Many", "{\"b\":1}", "Required parameter 'a' is missing."},
    {"Echo.Many", "{\"a\":\"x\",\"b\":\"y\",\"zz\":1}",
     "Parameter 'b' must be an integer. Got: string."},
    {"Echo.Object", "{\"value\":5}", P THING ". Got: 5."},
    {"Echo.Object", "{\"value\":\"Nobody\"}", "Parameter 'value': there is no GameObject 'Nobody'"},
    {"Echo.Object", "{\"value\":\"\"}", "Parameter 'value': there is no GameObject ''"},
    {"Echo.Object", "{\"value\":\"/Hand\"}", "Parameter 'value': there is no GameObject '/Hand'"},
    {"Echo.Object", "{\"value\":\"Gone\"}", "Parameter 'value': there is no GameObject 'Gone'"},
    {"Echo.Object", "{\"value\":\"obj:99999\"}", "Parameter 'value': there is no object obj:99999"},
    {"Echo.Object", "{\"value\":\"obj:x\"}", "Parameter 'value': Invalid instance id"},
    {"Echo.Objects", "{\"value\":[\"Player\",\"No\"]}",
     "Parameter 'value[1]': there is no GameObject 'No'"},
    {"Echo.Collider", "{\"value\":\"Hand\"}", "Parameter 'value': there is no Collider 'Hand'"},
    {"Echo.Collider", "{\"value\":\"obj:100\"}",
     "Parameter 'value': obj:100 is a GameObject, not a Collider"},
    {"Echo.Material", "{\"value\":\"Assets/No.mat\"}",
     "Parameter 'value': there is no Material 'Assets/No.mat'"},
};

/* The place stands in the message, in the first quotes. */
static void expect_place(void)
{
    const char *from = strchr(the_call.err.message, '\'') + 1;
    char wanted[256];

    snprintf(wanted, sizeof(wanted),
             "\"errors\":[{\"fieldPath\":\"%.*s\",\"message\":", (int)strcspn(from, "'"), from);
    ck_assert_msg(slice_contains(the_call.err.details, slice_of(wanted)), "%.*s has no %s",
                  SLICE_ARG(the_call.err.details), wanted);
    ck_assert(slice_contains(the_call.err.details, SLICE("\"missingParameters\":[\"")) ==
              (strncmp(the_call.err.message, "Required", 8) == 0));
}

START_TEST(wrong_arguments_are_refused_by_name)
{
    refuses(bad[_i].tool, bad[_i].args, bad[_i].message);
    if (!strstr(bad[_i].message, "'arguments'"))
        expect_place();
    ck_assert_int_eq(number_in("Tools.Echo", "runs"), 0);
    ck_assert_int_eq(number_in("Tools.Options", "made"), 0);
}
END_TEST

/* The first could be made, and is not, since the second does not fit. */
START_TEST(no_code_runs_before_all_arguments_fit)
{
    refuses("Echo.AllOptions", "{\"value\":[{},{}],\"last\":\"x\"}",
            "Parameter 'last' must be an integer. Got: string.");
    refuses("Echo.AllOptions", "{\"value\":[{},{\"size\":\"x\"}],\"last\":1}",
            "Parameter 'value[1].size' must be an integer. Got: string.");
    refuses("Echo.AllOptions", "{\"value\":[{},{}],\"last\":1,\"more\":1}",
            "Unknown parameter 'more'.");
    ck_assert_int_eq(number_in("Tools.Options", "made"), 0);
    ck_assert(run_tool("Echo.AllOptions", "{\"value\":[{},{}],\"last\":1}"));
    ck_assert_int_eq(number_in("Tools.Options", "made"), 2);
}
END_TEST

START_TEST(a_constructor_may_throw_or_never_end)
{
    ck_assert(!run_tool("Echo.Fussy", "{\"value\":{\"n\":1}}"));
    ck_assert_int_eq(the_call.err.kind, ERR_TOOL);
    ck_assert_str_eq(the_call.err.message, "ArgumentException: never made");
    if (is_il2cpp)
        return;
    run_us = 100000;
    ck_assert(!run_tool("Echo.Endless", "{\"value\":{\"n\":1}}"));
    ck_assert_int_eq(the_call.err.kind, ERR_TIMEOUT);
}
END_TEST

/* As deep as JSON goes, and with names as long as they like. */
START_TEST(deep_arguments_are_bound)
{
    struct buf text;

    buf_init(&text, 1 << 16);
    buf_append(&text, SLICE("{\"value\":"));
    for (int i = 0; i < JSON_MAX_DEPTH - 2; i++)
        buf_append(&text, SLICE("{\"next\":"));
    buf_append(&text, SLICE("{\"size\":true}"));
    for (int i = 0; i < JSON_MAX_DEPTH - 2; i++)
        buf_append_byte(&text, '}');
    buf_append(&text, SLICE("}"));
    buf_append_byte(&text, '\0');
    ck_assert(!run_tool("Echo.Options", text.p));
    ck_assert_int_eq(the_call.err.kind, ERR_SHAPE);
    ck_assert(strstr(the_call.err.message, "must be an integer. Got: boolean.") != NULL);
    buf_done(&text);
}
END_TEST

/* --- References --- */

static const struct {
    const char *tool, *text, *result;
} references[] = {
    {"Echo.Object", "Player", "GameObject:Player"},
    {"Echo.Object", "/Player", "GameObject:Player"},
    {"Echo.Object", "Hand", "GameObject:Hand"},
    {"Echo.Object", "Player/Hand", "GameObject:Hand"},
    {"Echo.Object", "/Player/Hand", "GameObject:Hand"},
    {"Echo.Object", "Hand/Finger", "GameObject:Finger"}, /* is not active */
    {"Echo.Object", "Lämp/\\\"1\\\"", "GameObject:Lämp/\\\"1\\\""},
    {"Echo.Object", "/Lämp/\\\"1\\\"/Bulb", "GameObject:Bulb"},
    {"Echo.Object", "obj:100", "GameObject:Main Camera"},
    {"Echo.Transform", "Player", "Transform:Player"},
    {"Echo.Transform", "/Player/Hand", "RectTransform:Hand"},
    {"Echo.Collider", "Player", "BoxCollider:Player"},
    {"Echo.Mover", "/Player", "Mover:Player"},
    {"Echo.Any", "Player", "GameObject:Player"},
    {"Echo.Object", "Enemy", "GameObject:Enemy"}, /* a prefab */
    {"Echo.Object", "Assets/Prefabs/Enemy.prefab", "GameObject:Enemy"},
};

START_TEST(objects_are_found_by_path_and_name)
{
    char args[256], expected[256];

    world("AddHidden");
    snprintf(args, sizeof(args), "{\"value\":\"%s\"}", references[_i].text);
    snprintf(expected, sizeof(expected), "\"%s\"", references[_i].result);
    gives(references[_i].tool, args, expected);
}
END_TEST

START_TEST(of_several_the_first_active_one_is_meant)
{
    world("AddNamesakes"); /* Off/Same, On/Same */
    ck_assert(run_tool("Echo.Object", "{\"value\":\"Same\"}"));
    gives("Give.Layer", "{\"value\":\"Same\"}", "2");
    gives("Give.Layer", "{\"value\":\"Off/Same\"}", "1");
}
END_TEST

START_TEST(assets_are_found_by_name)
{
    world("AddSecondMover");
    gives("Give.NameSkin", "{}", "\"Rusty\"");
    gives("Echo.Material", "{\"value\":\"Rusty\"}", "\"Material:Rusty\"");
    gives("Echo.Material", "{\"value\":\"Assets/Materials/Rusty.mat\"}", "\"Material:Rusty\"");
    gives("Echo.Any", "{\"value\":\"Rusty\"}", "\"Material:Rusty\"");
}
END_TEST

START_TEST(destroyed_objects_are_not_found)
{
    world("DestroyPlayer");
    refuses("Echo.Object", "{\"value\":\"obj:106\"}",
            "Parameter 'value': there is no object obj:106");
}
END_TEST

/* --- Results --- */

static const struct {
    const char *tool, *result;
} results[] = {
    {"Give.Void", "\"[Success] Give.Void is done\""},
    {"Give.Text", "\"a \\\"text\\\"\\nä😀\""},
    {"Give.NoText", "null"},
    {"Give.Lone", "\"\xEF\xBF\xBD.\""},
    {"Give.Int", "42"},
    {"Give.NaN", "\"NaN\""},
    {"Give.Vector", "{\"x\":1,\"y\":2.5,\"z\":-3}"},
    {"Give.Null", "null"},
    {"Give.Box", "{\"name\":\"n\",\"n\":1}"},
    {"Give.Ints", "[1,2]"},
    {"Give.Thing", "{\"id\":\"obj:106\",\"name\":\"Player\",\"type\":\"UnityEngine.GameObject\"}"},
    {"Give.Gone", "null"},
    {"Give.Enum", "\"Angry\""},
    {"Give.Private", "\"private\""},
    {"Give.Internal", "\"internal\""},
};

START_TEST(results_are_json)
{
    const char *tool = results[_i].tool;

    gives(tool, "{}", results[_i].result);
    ck_assert(!the_call.has_no_value);
    /* a text that is none in C# */
    ck_assert_int_eq(the_call.is_value,
                     strcmp(tool, "Give.NaN") == 0 || strcmp(tool, "Give.Enum") == 0);
}
END_TEST

START_TEST(a_long_text_is_whole)
{
    ck_assert(run_tool("Give.Long", "{}"));
    ck_assert_uint_eq(the_call.result.len, 300002);
}
END_TEST

START_TEST(a_value_that_never_ends_is_stopped)
{
    if (is_il2cpp)
        return;
    run_us = 100000;
    ck_assert(!run_tool("Give.Slow", "{}"));
    ck_assert_int_eq(the_call.err.kind, ERR_TIMEOUT);
}
END_TEST

/* --- What a tool runs on --- */

START_TEST(methods_of_objects_have_one)
{
    gives("Instance.Plain", "{}", "\"instance 1\"");
    gives("Instance.Plain", "{}", "\"instance 2\"");
    gives("Instance.Hidden", "{}", "\"hidden\"");
    gives("Value.Add", "{}", "\"value 1\"");
    gives("Value.Add", "{}", "\"value 1\"");
    fails("Picky.Never", ERR_TOOL, "InvalidOperationException: not today");
    fails("Needy.Never", ERR_TOOL, "Needy has no constructor without parameters");
}
END_TEST

START_TEST(an_asset_is_made_and_destroyed)
{
    const char *n;

    ck_assert(run_tool("Count.Objects", "{}"));
    n = arena_copy(&arena, slice_of(given())).p;
    gives("Asset.Plain", "{}", "\"asset of 1\"");
    gives("Asset.Plain", "{}", "\"asset of 2\"");
    gives("Count.Objects", "{}", n);
}
END_TEST

START_TEST(a_component_is_the_first_living_one)
{
    fails("Door.Open", ERR_TOOL, "There is no Door to run it on");
    gives("Doors.Add", "{\"name\":\"Off\",\"isActive\":false,\"isPrefab\":false}",
          "\"[Success] Doors.Add is done\"");
    gives("Door.Open", "{}", "\"Off is open\"");
    gives("Doors.Add", "{\"name\":\"Prefab\",\"isActive\":true,\"isPrefab\":true}",
          "\"[Success] Doors.Add is done\"");
    gives("Door.Open", "{}", "\"Off is open\"");
    gives("Doors.Add", "{\"name\":\"On\",\"isActive\":true,\"isPrefab\":false}",
          "\"[Success] Doors.Add is done\"");
    gives("Door.Open", "{}", "\"On is open\"");
    gives("Doors.Destroy", "{\"name\":\"On\"}", "\"[Success] Doors.Destroy is done\"");
    gives("Door.Open", "{}", "\"Off is open\"");
}
END_TEST

/* --- Failures --- */

static const char *detail(const char *key)
{
    const struct json *root;
    struct json_fault fault;
    struct slice text;

    ck_assert_msg(json_parse(&arena, the_call.err.details, &root, &fault), "%.*s",
                  SLICE_ARG(the_call.err.details));
    text = json_get_text(root, key);
    ck_assert_msg(text.p != NULL, "no %s in %.*s", key, SLICE_ARG(the_call.err.details));
    return arena_copy(&arena, text).p;
}

START_TEST(exceptions_fail_the_call)
{
    fails("Fail.Null", ERR_TOOL,
          "NullReferenceException: Object reference not set to an instance of an object");
    ck_assert_str_eq(detail("type"), "System.NullReferenceException");
    ck_assert(strstr(detail("stack"), "Tools.Fail.Null") != NULL);
    ck_assert_str_eq(the_call.err.hint, "");
    fails("Fail.Own", ERR_TOOL, "OwnException: my own");
    fails("Fail.Inner", ERR_TOOL, "InvalidOperationException: the effect");
    ck_assert(slice_contains(the_call.err.details, SLICE("\"inner\":{\"type\":")));
    ck_assert(slice_contains(the_call.err.details, SLICE("the cause")));
    ck_assert(!run_tool("Fail.Initializer", "{}"));
    ck_assert(slice_contains(the_call.err.details, SLICE("System.FormatException")));
    ck_assert(slice_starts(slice_of(the_call.err.message), SLICE("TypeInitializationException: ")));
    ck_assert(strstr(the_call.err.message, " (FormatException: ") != NULL);
    ck_assert(!run_tool("Fail.Aggregate", "{}"));
    ck_assert(slice_starts(slice_of(the_call.err.message), SLICE("AggregateException: ")));
    fails("Fail.Silent", ERR_TOOL, "Shy");
}
END_TEST

START_TEST(a_long_message_is_kept)
{
    ck_assert(!run_tool("Fail.Long", "{}"));
    ck_assert_uint_gt(err_text(&the_call.err).len, 8000);
    ck_assert(slice_starts(err_text(&the_call.err), SLICE("Exception: yyyy")));
}
END_TEST

START_TEST(an_exception_whose_message_never_ends_has_its_name)
{
    if (is_il2cpp)
        return;
    run_us = 200000;
    fails("Fail.Stuck", ERR_TOOL, "Mute");
}
END_TEST

START_TEST(code_that_never_ends_is_stopped)
{
    if (is_il2cpp)
        return;
    run_us = 100000;
    fails("Fail.Loop", ERR_TIMEOUT,
          "umcp stopped 'Fail.Loop', because it ran longer than 100 ms (--eval-timeout)");
    fails("Fail.Sleep", ERR_TIMEOUT,
          "umcp stopped 'Fail.Sleep', because it ran longer than 100 ms (--eval-timeout)");
    run_us = 0;
    deadline = link_now() + 200000;
    fails("Fail.Loop", ERR_TIMEOUT, "umcp stopped 'Fail.Loop', because it ran longer than allowed");
    deadline = INT64_MAX;
    gives("Give.Int", "{}", "42");
}
END_TEST

/* --- Types --- */

#define NO_FIELDS "has no public fields that can be made from JSON"

static const char *const refused[] = {
    "cannot be made from JSON",
    "cannot be made from JSON",
    "cannot be made from JSON",
    "cannot be made from JSON",
    "cannot be made from JSON",
    "is an array of several dimensions",
    "cannot be made from JSON",
    NO_FIELDS,
    "has no constructor without parameters",
    "is abstract",
    NO_FIELDS,
    "cannot be made from JSON",
    "needs the class Umcp.ToolProgress, which is missing",
    NO_FIELDS,
    "cannot be made from JSON",
    NO_FIELDS,
    "cannot be made from JSON",
    "cannot be made from JSON",
    "cannot be made from JSON",
    "cannot be made from JSON",
};

START_TEST(what_cannot_be_passed_is_refused)
{
    find_tool("Types.Refused");
    ck_assert_uint_eq(the_tool.n_params, N_ELEMENTS(refused));
    for (size_t i = 0; i < the_tool.n_params; i++) {
        const char *why = usertool_refuses(the_params[i].type);

        ck_assert_msg(why != NULL, "%s can be passed", the_params[i].name);
        ck_assert_msg(strcmp(why, refused[i]) == 0, "%s: %s", the_params[i].name, why);
    }
    find_tool("Types.Passed");
    for (size_t i = 0; i < the_tool.n_params; i++) {
        const char *why = usertool_refuses(the_params[i].type);

        ck_assert_msg(!why, "%s: %s", the_params[i].name, why);
    }
    find_tool("Types.Progress");
    ck_assert_str_eq(usertool_refuses(the_params[0].type),
                     "needs the class Umcp.ToolProgress, which is missing");
}
END_TEST

/* --- Memory and the collector --- */

/* On Mono alone: IL2CPP's collector looks at every stack, and so it moves nothing; the one that the
 * fake has is Mono's, which does not look at what it takes for native code. */
START_TEST(arguments_survive_collections)
{
    if (clr.kind != CLR_MONO_RUNTIME)
        return;
    world("StartCollecting");
    for (int i = 0; i < 50; i++)
        for (size_t j = 0; j < N_ELEMENTS(good); j++)
            if (can_run(good[j].tool))
                gives(good[j].tool, good[j].args, good[j].result);
}
END_TEST

START_TEST(no_memory_is_an_error)
{
    static const char args[] = "{\"value\":[{\"ranges\":[{\"to\":1}],\"title\":\"t\"}],\"last\":1}";

    ck_assert(run_tool("Echo.AllOptions", args)); /* what is looked up once is there */
    for (size_t n = 1;; n++) {
        bool ok;

        fail_after = n;
        ok = run_tool("Echo.AllOptions", args);
        mem_fail_after(0);
        if (ok && buf_ok(&the_call.result))
            break;
        ck_assert(n < 1000);
    }
}
END_TEST

/* --- Beside the main thread --- */

/* As the pump asks in each frame. */
static bool comes_from_aside(const char *name, const char *args)
{
    enum agent_pending_end end = PENDING_WAITS;
    struct agent_pending *pending;

    runs_aside = true;
    ck_assert_msg(run_tool(name, args), "%s(%s): %s", name, args, the_call.err.message);
    runs_aside = false;
    pending = the_call.pending;
    ck_assert_msg(pending != NULL, "%s gave %s at once", name, given());
    while (end == PENDING_WAITS) {
        struct clr_region region;

        usleep(1000);
        clr_begin(&region);
        aside_look();
        the_call.pending = NULL;
        end = pending->ask(pending, &the_call);
        if (end != PENDING_WAITS)
            pending->drop(pending);
        clr_end(&region);
    }
    ck_assert(!aside_is_busy());
    return end == PENDING_DONE;
}

START_TEST(arguments_are_the_same_aside)
{
    if (!can_run(good[_i].tool))
        return;
    ck_assert_msg(comes_from_aside(good[_i].tool, good[_i].args), "%s: %s", good[_i].tool,
                  the_call.err.message);
    ck_assert_str_eq(given(), good[_i].result);
}
END_TEST

START_TEST(exceptions_fail_the_call_from_aside)
{
    ck_assert(!comes_from_aside("Fail.Own", "{}"));
    ck_assert_str_eq(the_call.err.message, "OwnException: my own");
}
END_TEST

static void add_cases(Suite *s)
{
    TCase *c = add_case(s, "usertool", start_tools);

    tcase_add_loop_test(c, arguments_become_values, 0, N_ELEMENTS(good));
    tcase_add_loop_test(c, wrong_arguments_are_refused_by_name, 0, N_ELEMENTS(bad));
    tcase_add_test(c, no_code_runs_before_all_arguments_fit);
    tcase_add_test(c, a_constructor_may_throw_or_never_end);
    tcase_add_test(c, deep_arguments_are_bound);
    tcase_add_loop_test(c, objects_are_found_by_path_and_name, 0, N_ELEMENTS(references));
    tcase_add_test(c, of_several_the_first_active_one_is_meant);
    tcase_add_test(c, assets_are_found_by_name);
    tcase_add_test(c, destroyed_objects_are_not_found);
    tcase_add_loop_test(c, results_are_json, 0, N_ELEMENTS(results));
    tcase_add_test(c, a_long_text_is_whole);
    tcase_add_test(c, a_value_that_never_ends_is_stopped);
    tcase_add_test(c, methods_of_objects_have_one);
    tcase_add_test(c, an_asset_is_made_and_destroyed);
    tcase_add_test(c, a_component_is_the_first_living_one);
    tcase_add_test(c, exceptions_fail_the_call);
    tcase_add_test(c, a_long_message_is_kept);
    tcase_add_test(c, an_exception_whose_message_never_ends_has_its_name);
    tcase_add_test(c, code_that_never_ends_is_stopped);
    tcase_add_test(c, what_cannot_be_passed_is_refused);
    tcase_add_test(c, arguments_survive_collections);
    tcase_add_test(c, no_memory_is_an_error);
    tcase_add_loop_test(c, arguments_are_the_same_aside, 0, N_ELEMENTS(good));
    tcase_add_test(c, exceptions_fail_the_call_from_aside);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add_cases);
}
