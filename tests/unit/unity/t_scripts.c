/*
 * unity/project/project.h: which class a script reference names: types of assemblies, and
 * script_find() over sources, assemblies, packages and the editor's own. C# source itself is
 * t_csharp.c's.
 */
#include <fcntl.h>

#include "dll_rig.h"
#include "project_rig.h"

#define GUID_CS     "0a000000000000000000000000000001"
#define GUID_DLL    "0a000000000000000000000000000002"
#define GUID_OTHER  "0a000000000000000000000000000003"
#define GUID_IMAGE  "fe87c0e1cc204ed48ad3b37840f39efc" /* com.unity.ugui */
#define GUID_UI_DLL "f70555f144d8491a825f0804e09c671c"
#define MAX_DLL     ((size_t)64 << 20)

static const struct dll_type some_types[] = {
    {"Game.Play", "Player", 1}, {"", "Global", 0},        {"Game", "Outer", 0x100001},
    {"", "Nested", 2},          {"", "NestedPrivate", 3}, {"", "NestedAny", 7},
    {"Game", "Generic`1", 1},
};

/* --- Assemblies. --- */

struct listed {
    char text[1024];
    size_t n, max; /* types; end after so many */
};

static bool list_type(void *ctx, struct slice name_space, struct slice name)
{
    struct listed *l = ctx;
    const size_t len = strlen(l->text);

    snprintf(l->text + len, sizeof(l->text) - len, "%.*s|%.*s ", SLICE_ARG(name_space),
             SLICE_ARG(name));
    return ++l->n < l->max;
}

/* Reads bytes in a block of their own, so that a read beyond the end is seen. */
static bool list_types(struct slice bytes, struct listed *l, struct err *err)
{
    char *copy = malloc(bytes.len ? bytes.len : 1);
    bool is_ok;

    ck_assert_ptr_nonnull(copy);
    if (bytes.len)
        memcpy(copy, bytes.p, bytes.len);
    is_ok = dll_types(slice_from(copy, bytes.len), list_type, l, err);
    free(copy);
    return is_ok;
}

static const struct dll_form forms[] = {
    {.n_refs = 3},
    {.n_refs = 0, .is_64 = true},
    {.n_refs = 3, .has_wide = true},
    {.n_refs = 0x3FFF},
    {.n_refs = 0x4000},
    {.n_refs = 1, .n_fields = 0xFFFF},
    {.n_refs = 1, .n_fields = 0x10000, .is_64 = true, .has_wide = true},
    {.n_refs = 1, .stream = "#-"},
};

START_TEST(types_of_an_assembly_are_listed_without_nested_ones)
{
    struct dll_form form = forms[_i];
    struct listed l = {.max = 100};
    struct err err;
    struct buf b;

    form.types = some_types;
    form.n_types = N_ELEMENTS(some_types);
    buf_init(&b, MAX_DLL);
    dll_make(&b, &form);
    ck_assert(buf_ok(&b));
    ck_assert_msg(list_types(buf_slice(&b), &l, &err), "%s", err.message);
    ck_assert_str_eq(l.text, "Game.Play|Player |Global Game|Outer Game|Generic`1 ");
    buf_done(&b);
}
END_TEST

static bool name_of(struct slice bytes, char *to, size_t size, struct err *err)
{
    char *copy = malloc(bytes.len ? bytes.len : 1);
    struct slice name;
    bool is_ok;

    ck_assert_ptr_nonnull(copy);
    if (bytes.len)
        memcpy(copy, bytes.p, bytes.len);
    is_ok = dll_name(slice_from(copy, bytes.len), &name, err);
    if (is_ok)
        snprintf(to, size, "%.*s", SLICE_ARG(name));
    free(copy);
    return is_ok;
}

START_TEST(the_name_of_an_assembly_is_read)
{
    struct dll_form form = forms[_i];
    char name[64];
    struct err err;
    struct buf b;

    form.types = some_types;
    form.n_types = N_ELEMENTS(some_types);
    buf_init(&b, MAX_DLL);
    dll_make(&b, &form);
    ck_assert(!name_of(buf_slice(&b), name, sizeof(name), &err)); /* a module */
    ck_assert_int_eq(err.kind, ERR_TOOL);
    buf_done(&b);
    if (form.n_fields) /* which are not there */
        return;
    form.name = "Game.Core";
    buf_init(&b, MAX_DLL);
    dll_make(&b, &form);
    ck_assert_msg(name_of(buf_slice(&b), name, sizeof(name), &err), "%s", err.message);
    ck_assert_str_eq(name, "Game.Core");
    for (size_t len = 0; len < b.len; len++)
        name_of(slice_from(b.p, len), name, sizeof(name), &err);
    buf_done(&b);
}
END_TEST

/* Those of Mono have rows in nearly every table. */
START_TEST(names_of_real_assemblies_are_read)
{
    static const char *const names[] = {"mscorlib", "System", "System.Core", "System.Xml"};

    for (size_t i = 0; i < N_ELEMENTS(names); i++) {
        char path[64], name[64];
        struct err err;
        struct buf b;
        int fd;
        ssize_t n;

        snprintf(path, sizeof(path), "/usr/lib/mono/4.5/%s.dll", names[i]);
        fd = open(path, O_RDONLY);
        if (fd < 0)
            continue;
        buf_init(&b, 32 << 20);
        while ((n = read(fd, buf_reserve(&b, 1 << 16), 1 << 16)) > 0)
            buf_advance(&b, (size_t)n);
        close(fd);
        ck_assert_msg(name_of(buf_slice(&b), name, sizeof(name), &err), "%s", err.message);
        ck_assert_str_eq(name, names[i]);
        buf_done(&b);
    }
}
END_TEST

START_TEST(types_end_when_the_caller_has_enough)
{
    struct dll_form form = {.types = some_types, .n_types = N_ELEMENTS(some_types)};
    struct listed l = {.max = 2};
    struct err err;
    struct buf b;

    buf_init(&b, MAX_DLL);
    dll_make(&b, &form);
    ck_assert(list_types(buf_slice(&b), &l, &err));
    ck_assert_uint_eq(l.n, 2);
    buf_done(&b);
}
END_TEST

START_TEST(file_that_is_no_assembly_is_refused)
{
    static const struct slice files[] = {
        SLICE_INIT(""),
        SLICE_INIT("MZ"),
        SLICE_INIT(RIG_LFS),
        SLICE_INIT("\x7F"
                   "ELF"),
    };
    struct dll_form form = {.types = some_types, .n_types = N_ELEMENTS(some_types)};
    struct listed l = {.max = 100};
    struct err err;
    struct buf b;

    for (size_t i = 0; i < N_ELEMENTS(files); i++)
        ck_assert(!list_types(files[i], &l, &err));
    buf_init(&b, MAX_DLL);
    dll_make(&b, &form);
    dll_set(&b, 0x98 + 96 + 14 * 8, 0, 4); /* a program, but not for .NET */
    ck_assert(!list_types(buf_slice(&b), &l, &err));
    ck_assert_int_eq(err.kind, ERR_TOOL);
    ck_assert_uint_eq(l.n, 0);
    buf_done(&b);
}
END_TEST

/* Wherever it is cut, and whatever one of its numbers becomes: an answer, never a bad read. */
START_TEST(assembly_that_is_damaged_is_refused_or_read)
{
    static const uint32_t values[] = {0, 1, 0x7F, 0xFF, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFF};
    struct dll_form form = {.types = some_types, .n_types = N_ELEMENTS(some_types), .n_refs = 2};
    struct err err;
    struct buf b;
    char saved[4];

    buf_init(&b, MAX_DLL);
    dll_make(&b, &form);
    for (size_t len = 0; len < b.len; len++) {
        struct listed l = {.max = 100};

        if (list_types(slice_from(b.p, len), &l, &err))
            ck_abort_msg("%zu bytes are an assembly", len);
    }
    for (size_t at = 0; at + 4 <= b.len; at++) {
        memcpy(saved, b.p + at, 4);
        for (size_t i = 0; i < N_ELEMENTS(values); i++) {
            struct listed l = {.max = 100};

            dll_set(&b, at, values[i], 4);
            list_types(buf_slice(&b), &l, &err);
        }
        memcpy(b.p + at, saved, 4);
    }
    buf_done(&b);
}
END_TEST

START_TEST(assembly_with_a_name_that_does_not_end_is_refused)
{
    struct dll_type type = {"", "", 1};
    struct dll_form form = {.types = &type, .n_types = 1};
    struct listed l = {.max = 100};
    struct err err;
    char name[2000];
    struct buf b;

    memset(name, 'n', sizeof(name));
    name[sizeof(name) - 1] = '\0';
    type.name = name;
    buf_init(&b, MAX_DLL);
    dll_make(&b, &form);
    ck_assert(!list_types(buf_slice(&b), &l, &err));
    buf_done(&b);
}
END_TEST

/* --- Scripts. --- */

static struct script_type find(struct project *p, const char *guid, int64_t file_id)
{
    struct yaml_ref ref = {.file_id = file_id, .has_guid = true, .guid = rig_guid(guid), .type = 3};
    struct script_type type;
    struct err err;

    ck_assert_msg(script_find(p, &ref, &type, &err), "%s", err.message);
    return type;
}

static void check_script(struct project *p, const char *guid, int64_t file_id, enum ref_state state,
                         const char *full_name)
{
    struct script_type type = find(p, guid, file_id);
    char text[256];

    snprintf(text, sizeof(text), "%.*s%s%.*s", SLICE_ARG(type.name_space),
             type.name_space.len ? "." : "", SLICE_ARG(type.name));
    ck_assert_msg(type.state == state, "%s %lld is %d", guid, (long long)file_id, type.state);
    ck_assert_str_eq(text, full_name);
}

START_TEST(script_is_the_class_in_its_source)
{
    struct project p;

    rig_asset("Assets/Scripts/Player.cs", GUID_CS, "namespace Game { class Player : X {} }");
    rig_asset("Assets/Other.CS", GUID_OTHER, "class Renamed : MonoBehaviour {}");
    p = rig_open();
    for (int i = 0; i < 2; i++) { /* read, and remembered */
        check_script(&p, GUID_CS, 11500000, REF_FOUND, "Game.Player");
        check_script(&p, GUID_OTHER, 11500000, REF_FOUND, "Renamed");
        ck_assert_int_eq(
            remove(rig_path(i ? "Assets/Scripts/Player.cs.meta" : "Assets/Scripts/Player.cs")), 0);
    }
    check_script(&p, GUID_CS, 7, REF_FOUND, "");
    project_done(&p);
}
END_TEST

START_TEST(script_that_cannot_be_read_has_no_name)
{
    struct project p;

    rig_asset("Assets/Empty.cs", "0a000000000000000000000000000010", "");
    rig_asset("Assets/Lfs.cs", "0a000000000000000000000000000011", RIG_LFS);
    rig_asset("Assets/None.cs", "0a000000000000000000000000000012", "enum None {}");
    rig_asset("Assets/Text.dll", "0a000000000000000000000000000013", "words");
    rig_asset("Assets/A.prefab", "0a000000000000000000000000000014", "class A {}");
    rig_folder("Assets/Folder.cs");
    rig_meta("Assets/Folder.cs", "0a000000000000000000000000000015");
    rig_asset("Assets/Gone.cs", "0a000000000000000000000000000016", "class Gone {}");
    p = rig_open();
    ck_assert_int_eq(remove(rig_path("Assets/Gone.cs")), 0);
    check_script(&p, "0a000000000000000000000000000010", 11500000, REF_FOUND, "");
    check_script(&p, "0a000000000000000000000000000011", 11500000, REF_FOUND, "");
    check_script(&p, "0a000000000000000000000000000012", 11500000, REF_FOUND, "");
    check_script(&p, "0a000000000000000000000000000013", 11500000, REF_FOUND, "");
    check_script(&p, "0a000000000000000000000000000014", 11500000, REF_FOUND, "");
    check_script(&p, "0a000000000000000000000000000015", 11500000, REF_FOUND, "");
    check_script(&p, "0a000000000000000000000000000016", 11500000, REF_FOUND, "");
    project_done(&p);
}
END_TEST

START_TEST(script_without_target_is_missing_or_unresolved)
{
    struct yaml_ref null = {.file_id = 0}, local = {.file_id = 5};
    struct script_type type;
    struct project p;
    struct err err;

    rig_meta("Assets/Gone.cs", GUID_CS);
    p = rig_open();
    ck_assert(script_find(&p, &null, &type, &err));
    ck_assert_int_eq(type.state, REF_MISSING);
    ck_assert(script_find(&p, &local, &type, &err));
    ck_assert_int_eq(type.state, REF_UNRESOLVED);
    check_script(&p, GUID_CS, 0, REF_MISSING, "");
    check_script(&p, GUID_CS, 11500000, REF_MISSING, "");
    check_script(&p, GUID_OTHER, 11500000, REF_MISSING, "");
    project_done(&p);
    rig_text("Packages/manifest.json", "{\"dependencies\": {\"com.me.x\": \"1.0.0\"}}");
    p = rig_open();
    check_script(&p, GUID_OTHER, 11500000, REF_UNRESOLVED, "");
    project_done(&p);
}
END_TEST

START_TEST(script_in_an_assembly_is_found_by_its_hashed_id)
{
    struct dll_form form = {.types = some_types, .n_types = N_ELEMENTS(some_types), .n_refs = 2};
    struct project p;
    struct buf b;

    buf_init(&b, MAX_DLL);
    dll_make(&b, &form);
    rig_file("Assets/Plugins/Game.dll", buf_slice(&b));
    rig_meta("Assets/Plugins/Game.dll", GUID_DLL);
    buf_done(&b);
    p = rig_open();
    for (size_t i = 0; i < N_ELEMENTS(some_types); i++) {
        const struct dll_type *t = &some_types[i];
        const struct slice name_space = slice_of(t->name_space), name = slice_of(t->name);
        struct script_type type = find(&p, GUID_DLL, package_script_id(name_space, name));
        const bool is_nested = (t->flags & 7) > 1;

        ck_assert_int_eq(type.state, REF_FOUND);
        ck_assert_msg(slice_eq(type.name, is_nested ? SLICE("") : name), "%s", t->name);
        ck_assert(slice_eq(type.name_space, is_nested ? SLICE("") : name_space));
    }
    check_script(&p, GUID_DLL, 12345, REF_FOUND, "");
    check_script(&p, GUID_DLL, 11500000, REF_FOUND, "");
    check_script(&p, GUID_DLL, INT64_MIN, REF_FOUND, "");
    project_done(&p);
}
END_TEST

START_TEST(script_of_a_package_is_in_our_table)
{
    struct script_type type;
    struct project p;

    rig_text("Packages/manifest.json", "{\"dependencies\": {\"com.unity.ugui\": \"1.0.0\"}}");
    p = rig_open();
    check_script(&p, GUID_IMAGE, 11500000, REF_PACKAGE, "UnityEngine.UI.Image");
    type = find(&p, GUID_IMAGE, 11500000);
    ck_assert(slice_is(type.package, "com.unity.ugui"));
    ck_assert(type.is_in_manifest);
    check_script(&p, "a79441f348de89743a2939f4d699eac1", 11500000, REF_PACKAGE,
                 "UnityEngine.Rendering.Universal.UniversalAdditionalCameraData");
    type = find(&p, "a79441f348de89743a2939f4d699eac1", 11500000);
    ck_assert(!type.is_in_manifest);
    /* an asset of a package that is no script */
    check_script(&p, "00022e44e06ba4686a52ff33cd6af19b", 11500000, REF_PACKAGE, "");
    project_done(&p);
}
END_TEST

START_TEST(script_of_an_old_assembly_is_a_class_of_its_package)
{
    struct script_type type;
    struct project p = rig_open();

    check_script(&p, GUID_UI_DLL, -765806418, REF_PACKAGE, "UnityEngine.UI.Image");
    check_script(&p, "f5f67c52d1564df4a8936ccd202a3bd8", 1392445389, REF_PACKAGE,
                 "UnityEngine.UI.Button");
    check_script(&p, GUID_UI_DLL,
                 package_script_id(SLICE("UnityEngine.EventSystems"), SLICE("EventSystem")),
                 REF_PACKAGE, "UnityEngine.EventSystems.EventSystem");
    check_script(&p, "6a10b2909283487f913b00d94cd3faf5",
                 package_script_id(SLICE("UnityEngine.Timeline"), SLICE("TimelineAsset")),
                 REF_PACKAGE, "UnityEngine.Timeline.TimelineAsset");
    check_script(&p, "870353891bb340e2b2a9c8707e7419ba",
                 package_script_id(SLICE("UnityEngine.Networking"), SLICE("NetworkIdentity")),
                 REF_PACKAGE, "UnityEngine.Networking.NetworkIdentity");
    check_script(&p, GUID_UI_DLL, 1, REF_PACKAGE, "");
    type = find(&p, GUID_UI_DLL, 1);
    ck_assert(slice_is(type.package, "com.unity.ugui"));
    ck_assert(type.is_in_manifest);
    project_done(&p);
}
END_TEST

START_TEST(script_of_the_editor_is_known_by_its_id)
{
    struct project p = rig_open();

    check_script(&p, "0000000000000000e000000000000000", 19102, REF_BUILT_IN,
                 "UnityEngine.UIElements.UIDocument");
    check_script(&p, "0000000000000000e000000000000000", 13312, REF_BUILT_IN,
                 "UnityEngine.Tilemaps.Tile");
    check_script(&p, "0000000000000000e000000000000000", 1, REF_BUILT_IN, "");
    check_script(&p, "0000000000000000f000000000000000", 13312, REF_BUILT_IN, "");
    check_script(&p, "00000000000000000000000000000000", 11500000, REF_BUILT_IN, "");
    project_done(&p);
}
END_TEST

START_TEST(script_of_a_folder_without_project_is_unresolved)
{
    struct project p;
    struct err err;

    rig_asset("Assets/A.cs", GUID_CS, "class A {}");
    ck_assert(project_open_loose(rig_path("Assets"), &p, &err));
    check_script(&p, GUID_CS, 11500000, REF_UNRESOLVED, "");
    check_script(&p, GUID_IMAGE, 11500000, REF_PACKAGE, "UnityEngine.UI.Image");
    project_done(&p);
}
END_TEST

START_TEST(scripts_may_be_very_many)
{
    struct project p = rig_open();
    char guid[GUID_TEXT_SIZE];

    for (unsigned i = 1; i <= 10000; i++) {
        struct yaml_ref ref = {.file_id = 11500000, .has_guid = true};
        struct script_type type;
        struct err err;

        snprintf(guid, sizeof(guid), "0b0000000000000000000000%08x", i % 5000);
        guid_parse(slice_of(guid), &ref.guid);
        if (!script_find(&p, &ref, &type, &err) || type.state != REF_MISSING)
            ck_abort_msg("%u", i);
    }
    check_script(&p, GUID_IMAGE, 11500000, REF_PACKAGE, "UnityEngine.UI.Image");
    project_done(&p);
}
END_TEST

/* All that script_find() does, with the n-th allocation failing. */
START_TEST(script_fails_cleanly_when_any_allocation_fails)
{
    static const struct {
        const char *guid;
        int64_t id;
        const char *name;
    } scripts[] = {
        {GUID_CS, 11500000, "A"},
        {GUID_IMAGE, 11500000, "Image"},
        {GUID_UI_DLL, -765806418, "Image"},
    };
    struct project p;
    struct err err;
    bool is_ok = false;

    rig_asset("Assets/A.cs", GUID_CS, "namespace N { class A {} }");
    for (size_t i = 0; i < 300 && !is_ok; i++) {
        is_ok = true;
        p = rig_open();
        mem_fail_after(i + 1);
        for (size_t j = 0; j < N_ELEMENTS(scripts) && is_ok; j++) {
            struct yaml_ref ref = {.file_id = scripts[j].id, .has_guid = true};
            struct script_type type;

            guid_parse(slice_of(scripts[j].guid), &ref.guid);
            is_ok = script_find(&p, &ref, &type, &err);
            if (is_ok)
                ck_assert(slice_is(type.name, scripts[j].name));
            else
                ck_assert_int_eq(err.kind, ERR_INTERNAL);
        }
        mem_fail_after(0);
        project_done(&p);
    }
    ck_assert(is_ok);
}
END_TEST

/* --- Real projects. --- */

static size_t find_sources(struct project *p, size_t *ret_named)
{
    size_t n = 0, n_named = 0;

    for (uint32_t i = 0; i < p->walk.index.n_entries; i++) {
        const struct guid_entry *e = &p->walk.index.entries[i];
        const struct slice path = guid_index_path(&p->walk.index, e);
        struct yaml_ref ref = {.file_id = 11500000, .has_guid = true, .guid = e->guid};
        struct script_type type;
        struct err err;

        if (path.len < 3 || memcmp(path.p + path.len - 3, ".cs", 3) != 0)
            continue;
        ck_assert(script_find(p, &ref, &type, &err));
        n++;
        n_named += type.name.len > 0;
    }
    *ret_named = n_named;
    return n;
}

START_TEST(scripts_of_the_example_are_found)
{
    char path[PATH_MAX];
    struct project p;
    struct err err;
    size_t n_named;

    if (!rig_find("examples/unity-demo", path))
        return;
    ck_assert_msg(project_open(path, 2, &p, &err), "%s", err.message);
    ck_assert_uint_eq(find_sources(&p, &n_named), 11);
    ck_assert_uint_eq(n_named, 10); /* McpPlugin.cs has no class of its name */
    project_done(&p);
}
END_TEST

static const struct {
    const char *path;
    size_t n, n_named;
} real[] = {
    {"2d-techdemos", 18, 18},        {"Mirror", 828, 730},
    {"NavMeshComponents", 35, 35},   {"gvr-unity-sdk", 137, 120},
    {"ml-agents/Project", 328, 263},
};

START_TEST(scripts_of_real_projects_are_found)
{
    char path[PATH_MAX], name[256];
    struct project p;
    struct err err;
    size_t n_named;

    snprintf(name, sizeof(name), "../shared/unity-projects/%s", real[_i].path);
    if (!rig_find(name, path))
        return;
    ck_assert_msg(project_open(path, 2, &p, &err), "%s", err.message);
    ck_assert_uint_eq(find_sources(&p, &n_named), real[_i].n);
    ck_assert_uint_eq(n_named, real[_i].n_named);
    project_done(&p);
}
END_TEST

static TCase *assemblies_case(void)
{
    TCase *c = tcase_create("assemblies");

    tcase_set_timeout(c, 60);
    tcase_add_loop_test(c, types_of_an_assembly_are_listed_without_nested_ones, 0,
                        (int)N_ELEMENTS(forms));
    tcase_add_loop_test(c, the_name_of_an_assembly_is_read, 0, (int)N_ELEMENTS(forms));
    tcase_add_test(c, names_of_real_assemblies_are_read);
    tcase_add_test(c, types_end_when_the_caller_has_enough);
    tcase_add_test(c, file_that_is_no_assembly_is_refused);
    tcase_add_test(c, assembly_that_is_damaged_is_refused_or_read);
    tcase_add_test(c, assembly_with_a_name_that_does_not_end_is_refused);
    return c;
}

static TCase *scripts_case(void)
{
    TCase *c = tcase_create("scripts");

    tcase_set_timeout(c, 60);
    tcase_add_checked_fixture(c, rig_begin, rig_end);
    tcase_add_test(c, script_is_the_class_in_its_source);
    tcase_add_test(c, script_that_cannot_be_read_has_no_name);
    tcase_add_test(c, script_without_target_is_missing_or_unresolved);
    tcase_add_test(c, script_in_an_assembly_is_found_by_its_hashed_id);
    tcase_add_test(c, script_of_a_package_is_in_our_table);
    tcase_add_test(c, script_of_an_old_assembly_is_a_class_of_its_package);
    tcase_add_test(c, script_of_the_editor_is_known_by_its_id);
    tcase_add_test(c, script_of_a_folder_without_project_is_unresolved);
    tcase_add_test(c, scripts_may_be_very_many);
    tcase_add_test(c, script_fails_cleanly_when_any_allocation_fails);
    return c;
}

int main(void)
{
    Suite *s = suite_create("scripts");
    TCase *c = tcase_create("real");

    suite_add_tcase(s, assemblies_case());
    suite_add_tcase(s, scripts_case());
    tcase_set_timeout(c, 60);
    tcase_add_test(c, scripts_of_the_example_are_found);
    tcase_add_loop_test(c, scripts_of_real_projects_are_found, 0, (int)N_ELEMENTS(real));
    suite_add_tcase(s, c);
    return rig_run(s);
}
