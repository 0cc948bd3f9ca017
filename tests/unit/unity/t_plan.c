/* unity/build/plan.h: which assemblies a project's scripts become. Nothing is compiled here. */
#include "unity/build/plan.h"

#include "unit/unity/dll_rig.h"
#include "unit/unity/project_rig.h"

#define TOOL "using McpPlugin; class T { [McpPluginTool(\"t\")] static void F() {} }"

static struct project project;
static struct plan_options options;
static struct plan plan;
static char beside[256], stand_ins[256]; /* folders next to the project */

static void in_folder(const char *folder, const char *name, const char *text)
{
    char path[512];

    snprintf(path, sizeof(path), "%s/%s", folder, name);
    rig_text(path, text);
}

static void set_up(void)
{
    rig_begin();
    snprintf(beside, sizeof(beside), "%.200s-plugins", rig_root);
    snprintf(stand_ins, sizeof(stand_ins), "%.200s-managed", rig_root);
    rig_folder(beside);
    rig_folder("Assets");
    in_folder(stand_ins, "UnityEngine.CoreModule.dll", "");
    in_folder(stand_ins, "UnityEngine.UI.dll", "");
    in_folder(stand_ins, "Umcp.Support.dll", "");
    options = (struct plan_options){.managed_dir = stand_ins, .plugins_dir = beside};
}

static void tear_down(void)
{
    plan_done(&plan);
    project_done(&project);
    project = (struct project){0};
    rig_end();
}

static void with_editor(void)
{
    in_folder(stand_ins, "editor/UnityEditor.dll", "");
}

/* "Name: A.cs B.cs | Other: C.cs", without folders above Assets. */
static const char *made(void)
{
    static char text[8192];
    size_t len = 0;

    plan_done(&plan);
    project_done(&project);
    project = rig_open();
    ck_assert(plan_make(&project, &options, &plan));
    text[0] = '\0';
    for (size_t i = 0; i < plan.n; i++) {
        const struct assembly *a = &plan.items[i];

        len += (size_t)snprintf(text + len, sizeof(text) - len, "%s%s:", i ? " | " : "", a->name.p);
        for (size_t k = 0; k < a->sources.n; k++) {
            struct slice path = a->sources.items[k].path;

            if (slice_starts(path, slice_of(beside)))
                path = slice_skip(path, strlen(beside) + 1);
            else if (slice_starts(path, SLICE("Assets/")))
                path = slice_skip(path, strlen("Assets/"));
            len += (size_t)snprintf(text + len, sizeof(text) - len, " %.*s", SLICE_ARG(path));
            ck_assert_ptr_eq(plan_home(&plan, a->sources.items[k].path), a);
        }
        for (size_t k = 0; k < a->n_references; k++)
            ck_assert_uint_lt(a->references[k], i);
    }
    return text;
}

static const struct assembly *named(const char *name)
{
    for (size_t i = 0; i < plan.n; i++)
        if (slice_is(plan.items[i].name, name))
            return &plan.items[i];
    ck_abort_msg("no %s", name);
}

/* Names of what an assembly refers to. */
static const char *refers(const char *name)
{
    static char text[1024];
    const struct assembly *a = named(name);
    size_t len = 0;

    text[0] = '\0';
    for (size_t i = 0; i < a->n_references; i++)
        len += (size_t)snprintf(text + len, sizeof(text) - len, "%s%s", i ? " " : "",
                                plan.items[a->references[i]].name.p);
    return text;
}

/* --- Which sources --- */

START_TEST(sources_need_no_meta_file)
{
    rig_asset("Assets/A.cs", "00000000000000000000000000000001", "class A {}");
    rig_text("Assets/Sub/B.cs", "class B {}");
    rig_text("Assets/Sub/C.CS", "class C {}");
    rig_text("Assets/Sub/D.cs.txt", "");
    rig_text("Packages/loose/E.cs", "");
    rig_text("Library/PackageCache/x/F.cs", "");
    rig_meta("Assets/Gone.cs", "00000000000000000000000000000002");
    ck_assert_str_eq(made(), "Assembly-CSharp: A.cs Sub/B.cs Sub/C.CS");
}
END_TEST

START_TEST(hidden_and_closed_folders_have_no_sources)
{
    rig_text("Assets/.A.cs", "");
    rig_text("Assets/.git/B.cs", "");
    rig_text("Assets/Samples~/C.cs", "");
    rig_text("Assets/D.cs~", "");
    rig_text("Assets/StreamingAssets/S.cs", "");
    rig_text("Assets/WebGLTemplates/W.cs", "");
    rig_text("Assets/Sub/StreamingAssets/E.cs", "");
    in_folder(beside, ".hidden/F.cs", "");
    ck_assert_str_eq(made(), "Assembly-CSharp: Sub/StreamingAssets/E.cs");
}
END_TEST

START_TEST(links_are_followed_once)
{
    rig_text("Assets/A/A.cs", "");
    ck_assert_int_eq(symlink("..", rig_path("Assets/A/up")), 0);
    ck_assert_int_eq(symlink("A", rig_path("Assets/again")), 0);
    ck_assert_int_eq(symlink("nowhere", rig_path("Assets/broken")), 0);
    in_folder(beside, "deep/B.cs", "");
    ck_assert_str_eq(made(), "Assembly-CSharp: A/A.cs | Umcp.Plugins: deep/B.cs");
    options.plugins_dir = "/nowhere/at/all";
    ck_assert_str_eq(made(), "Assembly-CSharp: A/A.cs");
    options.plugins_dir = rig_path("Assets/A"); /* the project's own */
    ck_assert_str_eq(made(), "Assembly-CSharp: A/A.cs");
}
END_TEST

START_TEST(many_folders_are_found)
{
    char path[64];

    for (int i = 0; i < 600; i++) {
        snprintf(path, sizeof(path), "Assets/F%d/A%d.cs", i % 300, i);
        rig_text(path, "");
    }
    made();
    ck_assert_uint_eq(plan_count(&plan), 600);
}
END_TEST

START_TEST(without_memory_there_is_no_plan)
{
    bool ok = false;

    rig_text("Assets/A/A.cs", "");
    rig_text("Assets/B/B.asmdef", "{\"name\":\"B\"}");
    rig_text("Assets/B/B.cs", "");
    in_folder(beside, "B.cs", "");
    project = rig_open();
    for (size_t n = 1; !ok && n < 1000; n++) {
        plan_done(&plan);
        mem_fail_after(n);
        ok = plan_make(&project, &options, &plan);
        mem_fail_after(0);
        if (!ok)
            ck_assert_uint_eq(plan.n, 0);
    }
    ck_assert_uint_eq(plan.n, 3);
}
END_TEST

/* --- Predefined --- */

START_TEST(folders_name_the_predefined_assemblies)
{
    with_editor();
    rig_text("Assets/A.cs", "");
    rig_text("Assets/Plugins/P.cs", "");
    rig_text("Assets/Standard Assets/S.cs", "");
    rig_text("Assets/Pro Standard Assets/S.cs", "");
    rig_text("Assets/Sub/Plugins/N.cs", "");
    rig_text("Assets/Editor/E.cs", "");
    rig_text("Assets/Sub/editor/F.cs", "");
    rig_text("Assets/Plugins/X/Editor/G.cs", "");
    in_folder(beside, "Editor/Tool.cs", "");
    ck_assert_str_eq(made(),
                     "Assembly-CSharp-firstpass: Plugins/P.cs Pro Standard Assets/S.cs Standard "
                     "Assets/S.cs | Assembly-CSharp: A.cs Sub/Plugins/N.cs | "
                     "Umcp.Plugins: Editor/Tool.cs | "
                     "Assembly-CSharp-Editor-firstpass: Plugins/X/Editor/G.cs | "
                     "Assembly-CSharp-Editor: Editor/E.cs Sub/editor/F.cs");
    ck_assert_str_eq(refers("Assembly-CSharp"), "Assembly-CSharp-firstpass");
    ck_assert_str_eq(refers("Assembly-CSharp-Editor"),
                     "Assembly-CSharp-firstpass Assembly-CSharp Assembly-CSharp-Editor-firstpass");
    ck_assert(names_have(&named("Assembly-CSharp-Editor")->defines, SLICE("UNITY_EDITOR")));
    ck_assert(!names_have(&named("Assembly-CSharp")->defines, SLICE("UNITY_EDITOR")));
    ck_assert(names_have(&named("Assembly-CSharp")->defines, SLICE("UMCP_PLAYER")));
}
END_TEST

START_TEST(without_unityeditor_only_tools_of_editor_folders_count)
{
    rig_text("Assets/Own.cs", "");
    rig_text("Assets/Editor/Window.cs", "using UnityEditor;");
    rig_text("Assets/Tools/Editor/Tool.cs", TOOL);
    rig_text("Assets/Tools/Editor/Sub/Helper.cs", "");
    rig_text("Assets/A/A.asmdef", "{\"name\":\"A\",\"includePlatforms\":[\"Editor\"]}");
    rig_text("Assets/A/Tool.cs", TOOL);
    rig_text("Assets/B/B.asmdef", "{\"name\":\"B\",\"includePlatforms\":[\"Editor\"]}");
    rig_text("Assets/B/Window.cs", "");
    ck_assert_str_eq(made(), "Assembly-CSharp: Own.cs | Umcp.Plugins: A/Tool.cs "
                             "Tools/Editor/Sub/Helper.cs Tools/Editor/Tool.cs");
}
END_TEST

/* --- Definitions --- */

START_TEST(a_definition_is_an_assembly)
{
    rig_text("Assets/Main.cs", "");
    rig_asset("Assets/A/A.asmdef", "000000000000000000000000000000aa",
              "{\"name\":\"Game.A\",\"references\":[\"GUID:000000000000000000000000000000bb\","
              "\"Missing\",\"Game.A\",\"Game.B\"],\"allowUnsafeCode\":true}");
    rig_text("Assets/A/One.cs", "");
    rig_text("Assets/A/Deep/Editor/Two.cs", "");
    rig_asset("Assets/B/B.asmdef", "000000000000000000000000000000bb",
              "{\"name\":\"Game.B\",\"autoReferenced\":false}");
    rig_text("Assets/B/Three.cs", "");
    rig_text("Assets/A/Inner/Inner.asmref", "{\"reference\":\"Game.B\"}");
    rig_text("Assets/A/Inner/Four.cs", "");
    rig_text("Assets/C/C.asmref", "{\"reference\":\"GUID:000000000000000000000000000000aa\"}");
    rig_text("Assets/C/Five.cs", "");
    rig_text("Assets/D/D.asmref", "{\"reference\":\"Nobody\"}");
    rig_text("Assets/D/Six.cs", "");
    ck_assert_str_eq(made(), "Game.B: A/Inner/Four.cs B/Three.cs | Game.A: A/Deep/Editor/Two.cs "
                             "A/One.cs C/Five.cs | Assembly-CSharp: Main.cs");
    ck_assert_str_eq(refers("Game.A"), "Game.B");
    ck_assert_str_eq(refers("Assembly-CSharp"), "Game.A");
    ck_assert_uint_eq(named("Game.A")->options.n, 0);
    ck_assert_str_eq(named("Game.B")->options.items[0].p, "unsafe-");
}
END_TEST

START_TEST(some_definitions_are_not_for_us)
{
    static const char *const definitions[] = {
        "\"includePlatforms\":[\"Android\"]",
        "\"excludePlatforms\":[\"LinuxStandalone64\",\"Editor\"]",
        "\"defineConstraints\":[\"UNITY_INCLUDE_TESTS\"]",
        "\"defineConstraints\":[\"!UMCP_PLAYER\"]",
        "\"optionalUnityReferences\":[\"TestAssemblies\"]",
        "\"includePlatforms\":[\"Editor\"]",
    };
    char path[64], text[256];

    for (size_t i = 0; i < N_ELEMENTS(definitions); i++) {
        snprintf(path, sizeof(path), "Assets/D%zu/D.asmdef", i);
        snprintf(text, sizeof(text), "{\"name\":\"D%zu\",%s}", i, definitions[i]);
        rig_text(path, text);
        snprintf(path, sizeof(path), "Assets/D%zu/A.cs", i);
        rig_text(path, "");
    }
    rig_text("Assets/In/In.asmdef",
             "{\"name\":\"In\",\"includePlatforms\":[\"Editor\",\"LinuxStandalone64\"],"
             "\"defineConstraints\":[\"UMCP_PLAYER || X\",\"V\"],\"versionDefines\":["
             "{\"name\":\"Unity\",\"expression\":\"5.0\",\"define\":\"V\"}]}");
    rig_text("Assets/In/A.cs", "");
    rig_text("Assets/UI/UI.asmdef", "{\"name\":\"UnityEngine.UI\"}"); /* there is a stand-in */
    rig_text("Assets/UI/A.cs", "");
    rig_text("ProjectSettings/ProjectVersion.txt", "m_EditorVersion: 2022.3.1f1\n");
    ck_assert_str_eq(made(), "In: In/A.cs");
    with_editor();
    ck_assert_str_eq(made(), "In: In/A.cs | D5: D5/A.cs");
    ck_assert(names_have(&named("In")->defines, SLICE("V")));
}
END_TEST

START_TEST(broken_definitions_cost_no_source)
{
    rig_text("Assets/A/A.asmdef", "{ no JSON");
    rig_text("Assets/A/One.cs", "");
    rig_text("Assets/B/B.asmdef", "{\"name\":\"Same\"}");
    rig_text("Assets/B/Two.cs", "");
    rig_text("Assets/C/C.asmdef", "{\"name\":\"Same\"}");
    rig_text("Assets/C/Three.cs", "");
    rig_text("Assets/D/D.asmdef", "{\"name\":\"First\"}");
    rig_text("Assets/D/E.asmdef", "{\"name\":\"Second\"}");
    rig_text("Assets/D/Four.cs", "");
    rig_text("Assets/E/E.asmref", "[]");
    rig_text("Assets/E/Five.cs", "");
    ck_assert_str_eq(made(), "Same: B/Two.cs C/Three.cs | First: D/Four.cs | "
                             "Assembly-CSharp: A/One.cs E/Five.cs");
}
END_TEST

START_TEST(circles_are_broken)
{
    rig_text("Assets/A/A.asmdef", "{\"name\":\"A\",\"references\":[\"B\"]}");
    rig_text("Assets/A/A.cs", "");
    rig_text("Assets/B/B.asmdef", "{\"name\":\"B\",\"references\":[\"C\"]}");
    rig_text("Assets/B/B.cs", "");
    rig_text("Assets/C/C.asmdef", "{\"name\":\"C\",\"references\":[\"A\",\"C\"]}");
    rig_text("Assets/C/C.cs", "");
    ck_assert_str_eq(made(), "C: C/C.cs | B: B/B.cs | A: A/A.cs");
    ck_assert_str_eq(refers("C"), "");
    ck_assert_str_eq(refers("A"), "B");
}
END_TEST

/* --- Packages --- */

START_TEST(packages_are_compiled_from_source)
{
    char manifest[1024];

    snprintf(manifest, sizeof(manifest),
             "{\"dependencies\":{\"com.side\":\"file:%s/Editor/side\",\"com.cached\":\"1.0.0\","
             "\"com.unity.ugui\":\"1.0.0\",\"com.unity.modules.ai\":\"1.0.0\"}}",
             beside);
    rig_text("Packages/manifest.json", manifest);
    in_folder(beside, "Editor/side/package.json", "{\"name\":\"com.side\",\"version\":\"1.0.0\"}");
    in_folder(beside, "Editor/side/Runtime/S.asmdef", "{\"name\":\"Side\"}");
    in_folder(beside, "Editor/side/Runtime/S.cs", "");
    in_folder(beside, "Editor/side/Loose.cs", "");
    rig_text("Packages/own/package.json", "{\"name\":\"com.own\",\"version\":\"1.0.0\"}");
    rig_text("Packages/own/O.asmdef", "{\"name\":\"Own\"}");
    rig_text("Packages/own/O.cs", "");
    rig_text("Packages/own/Samples~/No.cs", "");
    rig_text("Library/PackageCache/com.cached@1.0.0/C.asmdef", "{\"name\":\"Cached\"}");
    rig_text("Library/PackageCache/com.cached@1.0.0/C.cs", "");
    rig_text("Library/PackageCache/com.cached@0.9.0/C.asmdef", "{\"name\":\"Cached\"}");
    rig_text("Library/PackageCache/com.cached@0.9.0/Old.cs", "");
    rig_text("Library/PackageCache/com.unity.ugui@1.0.0/U.asmdef", "{\"name\":\"Ugui\"}");
    rig_text("Library/PackageCache/com.unity.ugui@1.0.0/U.cs", "");
    options.plugins_dir = NULL;
    ck_assert_str_eq(made(), "Side: Editor/side/Runtime/S.cs | Cached: "
                             "Library/PackageCache/com.cached@1.0.0/C.cs | Own: Packages/own/O.cs");
}
END_TEST

/* --- DLLs and response files --- */

static void put_dll_named(const char *path, const char *name)
{
    static const struct dll_type type = {"Lib", "Thing", 1};
    struct buf bytes;

    buf_init(&bytes, 1 << 20);
    dll_make(&bytes, &(struct dll_form){.types = &type, .n_types = 1, .name = name});
    ck_assert(buf_ok(&bytes));
    rig_file(path, buf_slice(&bytes));
    buf_done(&bytes);
}

static void put_dll(const char *path)
{
    put_dll_named(path, strrchr(path, '/') + 1);
}

/* File names of what an assembly references. */
static const char *dlls_of(const char *name)
{
    static char text[1024];
    const struct assembly *a = named(name);
    size_t len = 0;

    text[0] = '\0';
    for (size_t i = 0; i < a->dlls.n; i++) {
        ck_assert_int_eq(a->dlls.items[i].p[0], '/');
        len += (size_t)snprintf(text + len, sizeof(text) - len, "%s%s", i ? " " : "",
                                strrchr(a->dlls.items[i].p, '/') + 1);
    }
    return text;
}

START_TEST(dlls_are_referenced_as_their_metas_say)
{
    rig_text("Assets/Main.cs", "");
    rig_text("Assets/A/A.asmdef", "{\"name\":\"A\",\"overrideReferences\":true,"
                                  "\"precompiledReferences\":[\"Named.dll\",\"Gone.dll\"]}");
    rig_text("Assets/A/A.cs", "");
    put_dll("Assets/Free.dll");
    put_dll("Assets/Sub/Free.dll"); /* the first counts */
    put_dll("Assets/Named.dll");
    rig_text("Assets/Named.dll.meta", "fileFormatVersion: 2\nguid: "
                                      "00000000000000000000000000000011\nPluginImporter:\n"
                                      "  isExplicitlyReferenced: 1\n");
    put_dll("Assets/Never.dll");
    rig_text("Assets/Never.dll.meta", "fileFormatVersion: 2\nguid: "
                                      "00000000000000000000000000000012\nPluginImporter:\n"
                                      "  defineConstraints:\n  - NEVER\n");
    put_dll("Assets/Editor/Tool.dll");
    put_dll("Assets/UnityEngine.CoreModule.dll");
    put_dll("Assets/UnityEditor.dll");
    put_dll("Assets/a,b.dll"); /* a compiler cannot be told this path */
    rig_text("Assets/Native.dll", "MZ but no more");
    made();
    ck_assert_str_eq(dlls_of("Assembly-CSharp"), "Free.dll");
    ck_assert_str_eq(dlls_of("A"), "Named.dll");
    ck_assert_uint_eq(plan.dlls.n, 2);
    with_editor();
    rig_text("Assets/Editor/E.cs", "");
    made();
    ck_assert_str_eq(dlls_of("Assembly-CSharp-Editor"), "Tool.dll Free.dll");
    ck_assert_uint_eq(plan.dlls.n, 2);
    ck_assert_uint_eq(plan.editor_dlls.n, 1);
}
END_TEST

/* The runtime knows an assembly by the name that it gives itself. */
START_TEST(dlls_take_nobody_elses_name)
{
    static const char *const names[] = {
        "mscorlib",        "System.Core", "system.core",           "Umcp.Support",
        "Assembly-CSharp", "A",           "UnityEngine.CoreModule"};
    char path[64];

    rig_text("Assets/Main.cs", "");
    rig_text("Assets/A/A.asmdef", "{\"name\":\"A\"}");
    rig_text("Assets/A/A.cs", "");
    rig_text("Assets/Empty/Empty.asmdef", "{\"name\":\"Empty\"}");
    for (size_t i = 0; i < N_ELEMENTS(names); i++) {
        snprintf(path, sizeof(path), "Assets/%zu.dll", i);
        put_dll_named(path, names[i]);
    }
    put_dll_named("Assets/System.dll", "Mine");
    put_dll_named("Assets/SYSTEM.CORE.DLL", "Mine");
    put_dll_named("Assets/Module.dll", NULL);
    put_dll_named("Assets/First.dll", "Twin");
    put_dll_named("Assets/Second.dll", "Twin");
    put_dll_named("Assets/Third.dll", "Empty"); /* nothing is made of that definition */
    made();
    ck_assert_str_eq(dlls_of("Assembly-CSharp"), "First.dll Third.dll");
    ck_assert_uint_eq(plan.dlls.n, 2);
}
END_TEST

START_TEST(of_dlls_for_several_platforms_ours_counts)
{
    rig_text("Assets/Main.cs", "");
    put_dll("Assets/A/Lib.dll");
    rig_text("Assets/A/Lib.dll.meta", "fileFormatVersion: 2\nguid: "
                                      "00000000000000000000000000000013\nPluginImporter:\n"
                                      "  platformData:\n  - first:\n      Android: Android\n"
                                      "    second:\n      enabled: 1\n");
    put_dll("Assets/B/Lib.dll");
    made();
    ck_assert_uint_eq(plan.dlls.n, 1);
    ck_assert_ptr_nonnull(strstr(plan.dlls.items[0].p, "Assets/B/"));
}
END_TEST

START_TEST(dlls_that_no_compiler_takes_are_dropped)
{
    char report[1024];

    rig_text("Assets/Main.cs", "");
    rig_text("Assets/A/A.asmdef", "{\"name\":\"A\"}");
    rig_text("Assets/A/A.cs", "");
    put_dll("Assets/Bad.dll");
    put_dll("Assets/Bad.dll.Fine.dll");
    put_dll("Assets/Twin.dll");
    made();
    ck_assert_str_eq(dlls_of("A"), "Bad.dll Bad.dll.Fine.dll Twin.dll");
    ck_assert(!plan_drop_dlls(&plan, named("A"), SLICE("error CS0103: x\n")));
    snprintf(report, sizeof(report), "/x/A.cs(1,1): error CS0103: '%s' is no name\n",
             named("A")->dlls.items[0].p);
    ck_assert(!plan_drop_dlls(&plan, named("A"), slice_of(report)));
    snprintf(report, sizeof(report),
             "error CS0009: Metadata file '%s' could not be opened\nx\n"
             "error CS1704: An assembly with the same simple name has been imported (e.g. '%s')\n",
             named("A")->dlls.items[0].p, named("A")->dlls.items[2].p);
    ck_assert(plan_drop_dlls(&plan, named("A"), slice_of(report)));
    ck_assert_str_eq(dlls_of("A"), "Bad.dll.Fine.dll");
    ck_assert_str_eq(dlls_of("Assembly-CSharp"), "Bad.dll.Fine.dll");
    ck_assert_uint_eq(plan.dlls.n, 1);
    ck_assert(!plan_drop_dlls(&plan, named("A"), slice_of(report)));
    with_editor();
    rig_text("Assets/Editor/E.cs", "");
    put_dll("Assets/Editor/Tool.dll");
    made();
    ck_assert_uint_eq(plan.editor_dlls.n, 1);
    snprintf(report, sizeof(report), "error CS0009: Metadata file '%s' could not be opened\n",
             plan.editor_dlls.items[0].p);
    ck_assert(plan_drop_dlls(&plan, named("Assembly-CSharp-Editor"), slice_of(report)));
    ck_assert_uint_eq(plan.editor_dlls.n, 0);
}
END_TEST

START_TEST(definitions_take_no_name_of_the_class_library)
{
    static const char *const names[] = {"System.Core", "mscorlib", "SYSTEM", "Umcp.Support"};
    char path[64], text[64];

    for (size_t i = 0; i < N_ELEMENTS(names); i++) {
        snprintf(path, sizeof(path), "Assets/%zu/D.asmdef", i);
        snprintf(text, sizeof(text), "{\"name\":\"%s\"}", names[i]);
        rig_text(path, text);
        snprintf(path, sizeof(path), "Assets/%zu/D.cs", i);
        rig_text(path, "");
    }
    rig_text("Assets/A/A.asmdef", "{\"name\":\"System.Mine\"}");
    rig_text("Assets/A/A.cs", "");
    ck_assert_str_eq(made(), "System.Mine: A/A.cs");
}
END_TEST

START_TEST(symbols_have_a_limit)
{
    struct buf text;

    buf_init(&text, 1 << 22);
    buf_append(&text, SLICE("-define:MINE"));
    for (int i = 0; i < 100000; i++)
        buf_printf(&text, "%sS%d", i % 500 ? ";" : " -d:", i);
    rig_file("Assets/csc.rsp", buf_slice(&text));
    buf_done(&text);
    rig_text("Assets/Main.cs", "");
    made();
    ck_assert_uint_eq(named("Assembly-CSharp")->defines.n, 1000);
    ck_assert(names_have(&named("Assembly-CSharp")->defines, SLICE("MINE")));
}
END_TEST

START_TEST(definitions_have_a_limit)
{
    char path[64], text[64];

    rig_text("Assets/Main.cs", "");
    for (int i = 0; i < 4200; i++) {
        snprintf(path, sizeof(path), "Assets/%d/D.asmdef", i);
        snprintf(text, sizeof(text), "{\"name\":\"N%d\"}", i);
        rig_text(path, text);
        if (i > 4190 || i < 2) {
            snprintf(path, sizeof(path), "Assets/%d/D.cs", i);
            rig_text(path, "");
        }
    }
    made();
    ck_assert_ptr_nonnull(named("N0"));
    ck_assert_ptr_nonnull(named("Assembly-CSharp"));
    ck_assert_uint_eq(named("Assembly-CSharp")->sources.n, 1);
}
END_TEST

START_TEST(response_files_belong_to_their_assembly)
{
    const struct assembly *a;

    rig_text("Assets/Main.cs", "");
    rig_text("Assets/csc.rsp", "-define:MAIN -nullable -r:Assets/Own~/Own.dll -r:/etc/X.dll "
                               "-analyzer:Assets/Evil.dll -unsafe");
    rig_text("Assets/mcs.rsp", "-define:OLD");
    put_dll("Assets/Own~/Own.dll");
    rig_text("Assets/A/A.asmdef", "{\"name\":\"A\"}");
    rig_text("Assets/A/csc.rsp", "-define:OWN -unsafe -langversion:8 -langversion:9");
    rig_text("Assets/A/A.cs", "");
    made();
    a = named("Assembly-CSharp");
    ck_assert(names_have(&a->defines, SLICE("MAIN")) && !names_have(&a->defines, SLICE("OLD")));
    ck_assert_str_eq(dlls_of("Assembly-CSharp"), "Own.dll");
    ck_assert(names_have(&a->options, SLICE("nullable:enable")));
    a = named("A");
    ck_assert(names_have(&a->defines, SLICE("OWN")) && !names_have(&a->defines, SLICE("MAIN")));
    ck_assert_uint_eq(a->options.n, 2);
    ck_assert_str_eq(a->options.items[0].p, "unsafe");
    ck_assert_str_eq(a->options.items[1].p, "langversion:9");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("plan");
    TCase *c = tcase_create("plan");

    tcase_set_timeout(c, 60);
    tcase_add_checked_fixture(c, set_up, tear_down);
    tcase_add_test(c, sources_need_no_meta_file);
    tcase_add_test(c, hidden_and_closed_folders_have_no_sources);
    tcase_add_test(c, links_are_followed_once);
    tcase_add_test(c, many_folders_are_found);
    tcase_add_test(c, without_memory_there_is_no_plan);
    tcase_add_test(c, folders_name_the_predefined_assemblies);
    tcase_add_test(c, without_unityeditor_only_tools_of_editor_folders_count);
    tcase_add_test(c, a_definition_is_an_assembly);
    tcase_add_test(c, some_definitions_are_not_for_us);
    tcase_add_test(c, broken_definitions_cost_no_source);
    tcase_add_test(c, circles_are_broken);
    tcase_add_test(c, packages_are_compiled_from_source);
    tcase_add_test(c, dlls_are_referenced_as_their_metas_say);
    tcase_add_test(c, dlls_take_nobody_elses_name);
    tcase_add_test(c, of_dlls_for_several_platforms_ours_counts);
    tcase_add_test(c, dlls_that_no_compiler_takes_are_dropped);
    tcase_add_test(c, definitions_take_no_name_of_the_class_library);
    tcase_add_test(c, symbols_have_a_limit);
    tcase_add_test(c, definitions_have_a_limit);
    tcase_add_test(c, response_files_belong_to_their_assembly);
    suite_add_tcase(s, c);
    return rig_run(s);
}
