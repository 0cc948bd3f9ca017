/*
 * The symbols that Unity defines for a player of Linux, as a development build, as
 * Debug.isDebugBuild also reports.
 */
#include "base/limits.h"
#include "build.h"
#include "unity/project/classes.h"
#include "unity/project/file.h"
#include "unity/yaml/yaml.h"

#define MAX_TREE      (LIMIT_SETTINGS_FILE * 64)
#define OTHER_VERSION "2022.3.0f1" /* of a project without a version: that of the stand-ins */

enum { CLASS_PLAYER = 129, API_NET_4 = 3, API_STANDARD = 6 };

struct collected {
    struct arena *arena;
    struct slice *items;
    size_t n, cap;
    bool has_failed;
};

/* --- Settings --- */

/* The value for Linux: "Standalone: x", and "1: x" before 2021. A scalar is for all. */
static struct slice for_standalone(struct arena *a, const struct yaml *v)
{
    const struct yaml *found = v && v->type == YAML_MAP ? yaml_get(v, "Standalone") : v;
    struct slice text = {0};
    struct err err;

    if (!found && v)
        found = yaml_get(v, "1");
    if (!found || found->type != YAML_SCALAR || !yaml_decode(a, found->raw, &text, &err))
        return (struct slice){0};
    return text;
}

/* The map of the file; NULL: none. */
static const struct yaml *read_player(const struct project *p, struct arena *tree,
                                      struct file_bytes *file)
{
    const struct yaml *root = NULL;
    struct yaml_scan scan;
    struct yaml_doc doc;
    struct err err;

    if (!file_read(p, SLICE("ProjectSettings/ProjectSettings.asset"), file, &err) ||
        file->bytes.len > LIMIT_SETTINGS_FILE || !yaml_open(&scan, file->bytes, &err))
        return NULL;
    while (!root && yaml_next(&scan, &doc, &err) == YAML_ITEM)
        if (doc.class_id == CLASS_PLAYER && !yaml_parse_doc(tree, &doc, &root, &err))
            return NULL;
    return root;
}

bool build_settings_read(const struct project *p, struct arena *a,
                         struct build_settings *ret_settings)
{
    struct build_settings s = {.allows_unsafe = true};
    struct file_bytes file = {0};
    const struct yaml *root;
    struct arena tree;
    struct slice level;

    arena_init(&tree, MAX_TREE);
    root = read_player(p, &tree, &file);
    s.symbols = arena_copy(a, for_standalone(&tree, yaml_get(root, "scriptingDefineSymbols")));
    level = for_standalone(&tree, yaml_get(root, "apiCompatibilityLevelPerPlatform"));
    if (!text_to_int(level, &s.api_level))
        yaml_to_int(yaml_get(root, "apiCompatibilityLevel"), &s.api_level);
    yaml_to_int(yaml_get(root, "activeInputHandler"), &s.input);
    yaml_to_bool(yaml_get(root, "allowUnsafeCode"), &s.allows_unsafe);
    arena_done(&tree);
    file_done(&file);
    *ret_settings = s;
    return s.symbols.p != NULL;
}

/* --- Symbols --- */

bool build_is_symbol(struct slice name)
{
    for (size_t i = 0; i < name.len; i++) {
        const char c = name.p[i];

        if (!(c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
              (unsigned char)c >= 0x80 || (i && text_is_digit(c))))
            return false;
    }
    return name.len > 0 && name.len <= 200 && utf8_valid(name);
}

/* Up to a limit, and each once. */
static void add(struct collected *l, struct slice name)
{
    if (l->n >= LIMIT_SYMBOLS || (name.p && names_have(&(struct name_list){l->items, l->n}, name)))
        return;
    l->has_failed |= !name.p || !VEC_ADD_IN(l->arena, l->items, l->n, l->cap, VEC_NO_MAX, name);
}

static void add_all(struct collected *l, const char *const *names, size_t n)
{
    for (size_t i = 0; i < n; i++)
        add(l, slice_of(names[i]));
}

/* "2022.3.15f1" */
struct release {
    int64_t major, minor, patch;
};

static struct release release_of(struct slice version)
{
    struct release r = {0};
    struct slice patch;
    size_t n = 0;

    if (!text_to_int(slice_cut(&version, '.'), &r.major))
        return release_of(SLICE(OTHER_VERSION));
    text_to_int(slice_cut(&version, '.'), &r.minor);
    patch = slice_cut(&version, '.');
    while (n < patch.len && text_is_digit(patch.p[n]))
        n++;
    text_to_int(slice_from(patch.p, n), &r.patch);
    return r;
}

static bool is_at_least(const struct release *r, int64_t major, int64_t minor)
{
    return r->major > major || (r->major == major && r->minor >= minor);
}

/* UNITY_5_3_OR_NEWER and so on, for the versions that there were. */
static void add_versions(struct collected *l, const struct release *own)
{
    static const struct {
        int major, first, last;
    } years[] = {{5, 3, 6},    {2017, 1, 4}, {2018, 1, 4}, {2019, 1, 4}, {2020, 1, 3},
                 {2021, 1, 3}, {2022, 1, 3}, {2023, 1, 3}, {6000, 0, 9}};
    const long long major = own->major, minor = own->minor, patch = own->patch;

    for (size_t i = 0; i < N_ELEMENTS(years); i++)
        for (int m = years[i].first; m <= years[i].last; m++)
            if (is_at_least(own, years[i].major, m))
                add(l, arena_printf(l->arena, "UNITY_%d_%d_OR_NEWER", years[i].major, m));
    add(l, arena_printf(l->arena, "UNITY_%lld", major));
    add(l, arena_printf(l->arena, "UNITY_%lld_%lld", major, minor));
    add(l, arena_printf(l->arena, "UNITY_%lld_%lld_%lld", major, minor, patch));
}

static void add_library(struct collected *l, int64_t level, const struct release *own)
{
    static const char *const net_4[] = {"NET_4_6", "NET_UNITY_4_8"};
    static const char *const standard[] = {"NET_STANDARD_2_0", "NET_STANDARD", "NETSTANDARD",
                                           "NET_STANDARD_2_1", "NETSTANDARD2_1"};
    const bool is_new = is_at_least(own, 2021, 2);

    if (level == API_NET_4)
        add_all(l, net_4, is_new ? 2 : 1);
    else if (level == API_STANDARD || is_at_least(own, 2019, 3))
        add_all(l, standard, is_new ? 5 : 2);
    else /* .NET 2.0, which is gone since */
        add_all(l, (const char *const[]){"NET_2_0", "NET_2_0_SUBSET"}, level == 1 ? 1 : 2);
}

static void add_input(struct collected *l, const struct project *p, int64_t handler)
{
    const bool is_new = handler > 0 && project_package(p, SLICE("com.unity.inputsystem"));

    if (is_new)
        add(l, SLICE("ENABLE_INPUT_SYSTEM"));
    if (!is_new || handler == 2)
        add(l, SLICE("ENABLE_LEGACY_INPUT_MANAGER"));
}

/* Unity defines a name for each part of the engine that the platform has. These code asks for. */
static const char *const always[] = {"CSHARP_7_3_OR_NEWER",
                                     "CSHARP_7_OR_LATER",
                                     "DEBUG",
                                     "ENABLE_AUDIO",
                                     "ENABLE_CACHING",
                                     "ENABLE_CLOTH",
                                     "ENABLE_MANAGED_JOBS",
                                     "ENABLE_MICROPHONE",
                                     "ENABLE_MONO",
                                     "ENABLE_MULTIPLE_DISPLAYS",
                                     "ENABLE_PHYSICS",
                                     "ENABLE_PROFILER",
                                     "ENABLE_UNITYEVENTS",
                                     "ENABLE_UNITYWEBREQUEST",
                                     "ENABLE_VIDEO",
                                     "ENABLE_VR",
                                     "ENABLE_WEBCAM",
                                     "ENABLE_WWW",
                                     "PLATFORM_ARCH_64",
                                     "PLATFORM_STANDALONE",
                                     "PLATFORM_STANDALONE_LINUX",
                                     "TRACE",
                                     "UMCP_PLAYER",
                                     "UNITY_64",
                                     "UNITY_ASSERTIONS",
                                     "UNITY_STANDALONE",
                                     "UNITY_STANDALONE_LINUX"};

bool build_defines(const struct project *p, struct arena *a, const struct build_settings *settings,
                   bool is_editor, struct name_list *ret_defines)
{
    static const char *const player[] = {"DEVELOPMENT_BUILD"};
    static const char *const editor[] = {"UNITY_EDITOR", "UNITY_EDITOR_64", "UNITY_EDITOR_LINUX"};
    const struct release own = release_of(p->settings.unity_version);
    struct slice symbols = settings->symbols;
    struct collected l = {.arena = a};

    add_all(&l, always, N_ELEMENTS(always));
    if (is_editor)
        add_all(&l, editor, N_ELEMENTS(editor));
    else
        add_all(&l, player, N_ELEMENTS(player));
    add_versions(&l, &own);
    add_library(&l, settings->api_level, &own);
    add_input(&l, p, settings->input);
    while (symbols.len && l.n < LIMIT_SYMBOLS) {
        const struct slice name = slice_trim(slice_cut(&symbols, ';'));

        if (build_is_symbol(name))
            add(&l, arena_copy(a, name));
    }
    *ret_defines = (struct name_list){l.items, l.n};
    return !l.has_failed;
}

/* --- Constraints --- */

bool build_constraint_holds(struct slice constraint, const struct name_list *defines)
{
    if (slice_trim(constraint).len == 0)
        return true;
    while (constraint.len) {
        struct slice name = slice_trim(slice_cut(&constraint, '|'));
        const bool is_not = name.len && name.p[0] == '!';

        if (is_not)
            name = slice_trim(slice_skip(name, 1));
        if (build_is_symbol(name) && names_have(defines, name) != is_not)
            return true;
    }
    return false;
}

bool build_constraints_hold(const struct name_list *constraints, const struct name_list *defines)
{
    for (size_t i = 0; i < constraints->n; i++)
        if (!build_constraint_holds(constraints->items[i], defines))
            return false;
    return true;
}
