#include "standins.h"

#include <dirent.h>
#include <stdlib.h>
#include <unistd.h>

/* A '*' at the end stands for anything. */
static const char *const packages[] = {
    "com.unity.ugui",
    "com.unity.modules.*",
    "com.unity.test-framework*",
    "com.unity.ext.nunit",
};

const struct package_standin package_standins[] = {
    {"Unity", "UnityEngine.Awaitables.dll", "2023.1", 0},
    {"com.unity.textmeshpro", "Unity.TextMeshPro.dll", "", STANDIN_DEFAULT},
    {"com.unity.ugui", "Unity.TextMeshPro.dll", "2.0", 0},
    {"com.unity.cinemachine", "Cinemachine.dll", "[2.0,3.0)", 0},
    {"com.unity.cinemachine", "Unity.Cinemachine.dll", "3.0", 0},
    {"com.unity.inputsystem", "Unity.InputSystem.dll", "", 0},
    {"com.unity.addressables", "Unity.Addressables.dll", "", 0},
    {"com.cysharp.unitask", "UniTask.dll", "", 0},
    {"com.unity.mathematics", "Unity.Mathematics.dll", "", 0},
    {"com.unity.burst", "Unity.Burst.dll", "", 0},
    {"com.unity.collections", "Unity.Collections.dll", "", 0},
    {"com.unity.timeline", "Unity.Timeline.dll", "", STANDIN_DEFAULT},
    {"com.unity.ai.navigation", "Unity.AI.Navigation.dll", "", 0},
    {"com.unity.postprocessing", "Unity.Postprocessing.Runtime.dll", "", 0},
    {"com.unity.render-pipelines.core", "Unity.RenderPipelines.Core.Runtime.dll", "", 0},
    {"com.unity.render-pipelines.universal", "Unity.RenderPipelines.Universal.Runtime.dll", "", 0},
    {"com.unity.render-pipelines.high-definition",
     "Unity.RenderPipelines.HighDefinition.Runtime.dll", "", 0},
    {"com.unity.2d.tilemap.extras", "Unity.2D.Tilemap.Extras.dll", "", 0},
    {"com.unity.netcode.gameobjects", "Unity.Netcode.Runtime.dll", "", 0},
    {"com.unity.nuget.newtonsoft-json", "Newtonsoft.Json.dll", "", STANDIN_DLL},
    {"jillejr.newtonsoft.json-for-unity", "Newtonsoft.Json.dll", "", STANDIN_DLL},
    {"com.unity.splines", "Unity.Splines.dll", "", 0},
    {"com.unity.localization", "Unity.Localization.dll", "", 0},
    {"com.unity.xr.management", "Unity.XR.Management.dll", "", 0},
    {"com.unity.xr.core-utils", "Unity.XR.CoreUtils.dll", "", 0},
    {"com.unity.xr.hands", "Unity.XR.Hands.dll", "", 0},
    {"com.unity.xr.arfoundation", "Unity.XR.ARSubsystems.dll", "", 0},
    {"com.unity.xr.arfoundation", "Unity.XR.ARFoundation.dll", "", 0},
    {"com.unity.xr.interaction.toolkit", "Unity.XR.Interaction.Toolkit.dll", "3.0", 0},
    {"com.unity.services.core", "Unity.Services.Core.dll", "", 0},
    {"com.unity.services.authentication", "Unity.Services.Authentication.dll", "", 0},
    {"com.unity.services.lobby", "Unity.Services.Lobbies.dll", "", 0},
    {"com.unity.services.relay", "Unity.Services.Relay.dll", "", 0},
    /* Dependencies of packages, for projects without a lock file. */
    {"com.unity.splines", "Unity.Mathematics.dll", "", 0},
    {"com.unity.localization", "Unity.Addressables.dll", "", 0},
    {"com.unity.xr.arfoundation", "Unity.XR.CoreUtils.dll", "", 0},
    {"com.unity.xr.arfoundation", "Unity.XR.Management.dll", "", 0},
    {"com.unity.xr.arfoundation", "Unity.InputSystem.dll", "", 0},
    {"com.unity.xr.arfoundation", "Unity.Mathematics.dll", "", 0},
    {"com.unity.xr.hands", "Unity.XR.CoreUtils.dll", "", 0},
    {"com.unity.xr.hands", "Unity.XR.Management.dll", "", 0},
    {"com.unity.xr.hands", "Unity.Mathematics.dll", "", 0},
    {"com.unity.xr.openxr", "Unity.XR.Management.dll", "", 0},
    {"com.unity.xr.oculus", "Unity.XR.Management.dll", "", 0},
    {"com.unity.xr.interaction.toolkit", "Unity.XR.CoreUtils.dll", "", 0},
    {"com.unity.xr.interaction.toolkit", "Unity.InputSystem.dll", "", 0},
    {"com.unity.xr.interaction.toolkit", "Unity.Mathematics.dll", "", 0},
    {"com.unity.services.authentication", "Unity.Services.Core.dll", "", 0},
    {"com.unity.services.lobby", "Unity.Services.Core.dll", "", 0},
    {"com.unity.services.lobby", "Unity.Services.Authentication.dll", "", 0},
    {"com.unity.services.relay", "Unity.Services.Core.dll", "", 0},
    {"com.unity.services.relay", "Unity.Services.Authentication.dll", "", 0},
    {"com.unity.services.multiplayer", "Unity.Services.Core.dll", "", 0},
    {"com.unity.services.multiplayer", "Unity.Services.Authentication.dll", "", 0},
    {"com.unity.burst", "Unity.Mathematics.dll", "", 0},
    {"com.unity.collections", "Unity.Burst.dll", "", 0},
    {"com.unity.collections", "Unity.Mathematics.dll", "", 0},
    {"com.unity.render-pipelines.universal", "Unity.RenderPipelines.Core.Runtime.dll", "", 0},
    {"com.unity.render-pipelines.universal", "Unity.Mathematics.dll", "", 0},
    {"com.unity.render-pipelines.universal", "Unity.Burst.dll", "", 0},
    {"com.unity.render-pipelines.high-definition", "Unity.RenderPipelines.Core.Runtime.dll", "", 0},
    {"com.unity.render-pipelines.high-definition", "Unity.Mathematics.dll", "", 0},
    {"com.unity.feature.2d", "Unity.2D.Tilemap.Extras.dll", "", 0},
    {"com.unity.feature.2d", "Unity.Mathematics.dll", "", 0},
    {"com.unity.feature.2d", "Unity.Burst.dll", "", 0},
    {"com.unity.feature.2d", "Unity.Collections.dll", "", 0},
    {"com.unity.netcode.gameobjects", "Unity.Collections.dll", "", 0},
    {"com.unity.netcode.gameobjects", "Unity.Burst.dll", "", 0},
    {"com.unity.netcode.gameobjects", "Unity.Mathematics.dll", "", 0},
    {0},
};

/* DLLs that are part of Unity or Mono, also as a project's copy. */
static const char *const dlls[] = {"UnityEngine*", "UnityEditor*", "Umcp.*", "Mono.*"};

/* DLLs that the runtime looks for by these names, and would find in a project. */
static const char *const libraries[] = {
    "mscorlib",        "netstandard",    "System",          "System.Configuration",
    "System.Core",     "System.Xml",     "System.Data",     "System.Numerics",
    "System.Net.Http", "System.Runtime", "System.Security", "Microsoft.CSharp",
    "Mono.CSharp",     "Mono.Security",  "Umcp.Support",
};

static bool matches(struct slice name, const char *const *patterns, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        struct slice pattern = slice_of(patterns[i]);
        const bool is_open = pattern.p[pattern.len - 1] == '*';

        pattern.len -= is_open;
        if (is_open ? slice_starts(name, pattern) : slice_eq(name, pattern))
            return true;
    }
    return false;
}

static struct slice file_name_of(struct slice path)
{
    const char *slash = memrchr(path.p, '/', path.len);

    return slash ? slice_skip(path, (size_t)(slash - path.p) + 1) : path;
}

bool standins_is_support(struct slice path)
{
    return slice_is(file_name_of(path), "Umcp.Support.dll");
}

bool standins_replace_package(struct slice name)
{
    return matches(name, packages, N_ELEMENTS(packages));
}

struct slice standins_name(struct slice path)
{
    const struct slice file = file_name_of(path);

    return slice_from(file.p, file.len > 4 ? file.len - 4 : 0);
}

static bool has_name(const struct name_list *paths, struct slice name)
{
    for (size_t i = 0; i < paths->n; i++)
        if (slice_eq(standins_name(paths->items[i]), name))
            return true;
    return false;
}

bool standins_have(const struct standins *s, struct slice name)
{
    return has_name(&s->paths, name) || (s->editor.p && slice_is(name, "UnityEditor"));
}

bool standins_replace(const struct standins *s, struct slice name)
{
    for (size_t i = 0; i < N_ELEMENTS(libraries); i++)
        if (slice_eq_nocase(name, slice_of(libraries[i])))
            return true;
    return standins_have(s, name);
}

bool standins_replace_dll(const struct standins *s, struct slice name)
{
    return matches(name, dlls, N_ELEMENTS(dlls)) || standins_replace(s, name) ||
           has_name(&s->facades, name);
}

static int compare_slices(const void *left, const void *right)
{
    return slice_compare(*(const struct slice *)left, *(const struct slice *)right);
}

/* The DLLs of a folder. False: there is no such folder, or no memory. */
static bool list_dlls(const char *folder, struct arena *a, struct name_list *ret_paths)
{
    DIR *d = opendir(folder);
    struct slice *items = NULL, path;
    size_t n = 0, cap = 0;
    struct dirent *e;
    bool ok = d != NULL;

    while (ok && (e = readdir(d))) {
        if (!slice_ends_nocase(slice_of(e->d_name), SLICE(".dll")))
            continue;
        path = arena_printf(a, "%s/%s", folder, e->d_name);
        ok = path.p && VEC_ADD_IN(a, items, n, cap, VEC_NO_MAX, path);
    }
    if (d)
        closedir(d);
    if (n)
        qsort(items, n, sizeof(*items), compare_slices);
    *ret_paths = (struct name_list){items, n};
    return ok;
}

bool standins_find(const char *managed_dir, struct arena *a, struct standins *ret_standins)
{
    const struct slice editor = arena_printf(a, "%s/editor/UnityEditor.dll", managed_dir);
    const struct slice facades = arena_printf(a, "%s/facades", managed_dir);
    struct standins s = {.folder = arena_copy(a, slice_of(managed_dir))};

    if (!s.folder.p || !editor.p || !facades.p || !list_dlls(managed_dir, a, &s.paths))
        return false;
    if (access(facades.p, R_OK) == 0 && !list_dlls(facades.p, a, &s.facades))
        return false;
    if (access(editor.p, R_OK) == 0)
        s.editor = editor;
    *ret_standins = s;
    return true;
}
