/*
 * The table of prompts, and the code that makes a text of one. The texts name tools and parameters
 * of this program only; tests/unit/tool/t_prompts.c looks each of them up.
 */
#include "prompts.h"

#include "base/limits.h"

/* The sentence about permission in every prompt that changes something. */
#define GATES                                                                                      \
    "Gates: `GetConfig` says whether writes and code are allowed. If a call is refused because a " \
    "gate is closed, tell me which one and stop; do not look for a way round it. confirm=true "    \
    "means that I agreed to this very change.\n"

/* Subjects of a review. */
static const char *const focuses[] = {"performance", "lighting",   "physics", "UI",
                                      "audio",       "references", "naming",  NULL};

static const struct prompt prompts[] = {
    {
        .name = "review_scene",
        .title = "Review a scene",
        .text = "Reads a scene's hierarchy, components and references, and says what is wrong, "
                "risky or untidy, worst first.",
        .args =
            {
                {"scene", "Scene", "Path of the scene file; the first scene of the build if absent",
                 false, COMPLETE_SCENE},
                {"focus", "Focus", "What to look at above all, as in performance, UI or naming",
                 false, COMPLETE_NONE, .words = focuses},
            },
        .body =
            "Review {?scene}the Unity scene {scene}{/}{!scene}the first scene of this Unity "
            "project's build{/}. Read only; change nothing.\n"
            "{?focus}Look above all at: {focus}\n{/}"
            "\n"
            "1. `project_info` and `project_scenes_list(includeAllScenes=true)`: which Unity and "
            "render pipeline it is for, and whether the scene is in the build.\n"
            "2. `scene_hierarchy_dump({?scene}scenePath={scene}, {/}includeInactive=true)`. If the "
            "answer says that it was cut, go on with offset, or branch by branch with rootPath.\n"
            "3. `project_references_missing(scope=scenes)`: keep what is in this scene. Then look "
            "at the prefabs that it uses: `project_references_missing(scope=prefabs)`.\n"
            "4. Questions that the tree alone does not answer, with "
            "`scene_objects_find{?scene}(scenePath={scene}, componentType=Camera){/}{!scene}"
            "(componentType=Camera){/}` and other types:\n"
            "   - Camera: is there one? Is there exactly one AudioListener that is active?\n"
            "   - Canvas: is there an EventSystem? Does each Canvas have a GraphicRaycaster?\n"
            "   - Light, ReflectionProbe, Rigidbody, MeshCollider: how many, and where?\n"
            "   - Objects without purpose: only a Transform, no children. Inactive branches. "
            "Siblings with equal names. Names such as GameObject (3).\n"
            "   - What repeats and is not a prefab instance.\n"
            "5. If `GetStatus` says Ready and `ListScenes(withPath=true)` shows the scene loaded, "
            "read the values that matter (`SearchObjects`, `ListComponentMembers`, "
            "`ReadComponentMember`) and the errors of its scripts: `get_logs(level=error)`. "
            "Otherwise say that values were not looked at.\n"
            "\n"
            "Report: first one sentence on the state of the scene. Then findings, worst first: the "
            "object's path, what is wrong, why it matters, what to do. Keep apart what is broken, "
            "what is risky, and what is a matter of taste. Last, what you could not see. Do not "
            "list what is fine.\n",
    },
    {
        .name = "find_what_broke",
        .title = "Find what broke",
        .text = "Looks for missing scripts, broken references, damaged files, scripts that do not "
                "compile and errors in the console, and traces each to its cause.",
        .args =
            {
                {"symptom", "Symptom", "What you saw: an error message, or what no longer works",
                 false, COMPLETE_NONE},
                {"scene", "Scene", "Path of the scene file in which it shows", false,
                 COMPLETE_SCENE},
            },
        .body =
            "Something in this Unity project is broken. Find out what, and why. Change nothing "
            "yet.\n"
            "{?symptom}What I saw: {symptom}\n{/}"
            "{?scene}It shows in: {scene}\n{/}"
            "\n"
            "1. `project_references_missing(scope=all)`. Begin with malformed (merge conflicts, "
            "files that were cut off): they hide other findings. Then missingScripts and "
            "brokenReferences. unresolved guids and binary files are not errors.\n"
            "2. Group the findings by guid; many often have one cause. For each guid: "
            "`asset_info(guid=...)` says whether the project knows it. If it does not, search the "
            "version history for the .meta file that had it, if you can. A file that is there "
            "under another guid was moved or copied without its .meta file.\n"
            "3. If `GetStatus` says Ready, read the console: `get_logs(level=error, count=50)`, "
            "then `get_logs(level=warning, count=50)`: a script that does not compile is a "
            "warning there, with file, line and message. `get_log_details(logId=...)` has the "
            "stack trace. The first error in time is often the cause of the others.\n"
            "4. For each error: find the object (`SearchObjects(type=...)`), read the fields that "
            "the failing line uses (`ReadComponentMember`), and read the source.\n"
            "{?scene}5. `scene_hierarchy_dump(scenePath={scene}, includeInactive=true)`: "
            "components that are called Missing Script, and what stands beside them.\n{/}"
            "\n"
            "Report for each cause: what is broken and where (file, object, line), how it came "
            "about and how you know, what else it breaks, and the smallest mend. {?symptom}Say "
            "which cause explains what I saw, or that none does. {/}Keep what you know apart from "
            "what you suspect. Then ask which mends I want.\n",
    },
    {
        .name = "explain_prefab",
        .title = "Explain a prefab",
        .text = "Says what a prefab is made of, what it is for, what it needs and who uses it.",
        .args =
            {
                {"prefab", "Prefab", "Path of the prefab, as in Assets/Prefabs/Crate.prefab", true,
                 COMPLETE_PREFAB},
            },
        .body =
            "Explain the Unity prefab {prefab} to somebody who has to change it. Read only.\n"
            "\n"
            "1. `scene_hierarchy_dump(scenePath={prefab}, includeInactive=true)`: its objects and "
            "components. Nested prefabs and the base of a variant are expanded in it.\n"
            "2. `asset_dependencies_graph(assetPath={prefab}, direction=dependencies, depth=2)`: "
            "scripts, materials, other prefabs.\n"
            "3. `asset_dependencies_graph(assetPath={prefab}, direction=dependents, depth=2)`: "
            "which scenes and prefabs use it.\n"
            "4. Read the source of its own scripts: what they do, which fields must be set, which "
            "messages and events they need.\n"
            "5. `project_references_missing(scope=prefabs)`: whether any of it is broken.\n"
            "6. If `GetStatus` says Ready and an instance is loaded (`SearchObjects(name=...)`), "
            "read the values of its components: `ListComponentMembers`, `ReadComponentMember`.\n"
            "\n"
            "Report: one sentence on what it is for. Its objects as a short tree, each with its "
            "task. What it needs from its surroundings: tags, layers, singletons, input, other "
            "objects. Who uses it, and what a change would reach. Traps. Mark guesses as such.\n",
    },
    {
        .name = "write_component",
        .title = "Write a component",
        .text = "Writes a MonoBehaviour in the style of the project, compiles it, and tries it in "
                "the running game.",
        .args =
            {
                {"what", "What it does", "What the component must do", true, COMPLETE_NONE},
                {"name", "Class name", "Name of the class; chosen to fit if absent", false,
                 COMPLETE_NONE},
                {"object", "Object", "Object to add it to, for a try", false,
                 COMPLETE_OBJECT},
            },
        .body =
            "Write a Unity component{?name} called {name}{/}. What it shall do: {what}\n"
            "\n"
            "1. Look first: `project_info` for version and render pipeline, and two or three "
            "scripts of the project for its style, namespaces and folders. "
            "`unity://assets?type=Script` lists them. Is there a component already that does "
            "this, or nearly?\n"
            "{?object}2. Look at the object: `SearchObjects(query={object})`, "
            "`GetComponents(objectId=...)`. What can the new component use?\n{/}"
            "{!object}2. Decide which components it needs beside it, and say so with "
            "RequireComponent.\n{/}"
            "3. Write one file, named like the class, beside scripts of its kind. Fields that a "
            "designer sets are serialized, have a default that works, and a Tooltip. Look objects "
            "up once, in Awake. No work in Update that an event can do. Unsubscribe in OnDisable "
            "what OnEnable subscribes. No UnityEditor outside of Editor folders.\n"
            "4. The headless engine compiles a changed script by itself. "
            "`get_logs(level=warning, count=20)`: an error has file, line and message; mend it "
            "until there is none. That engine takes C# 9 and a part of Unity's API; if it lacks "
            "a name that Unity has, say so, and do not bend the code for it.\n"
            "5. Try it, if writes and code are allowed: add it to {?object}{object}{/}{!object}a "
            "new object{/} with `AddComponent` or `execute_code`, let frames pass "
            "(await System.Threading.Tasks.Task.Delay(500)), and read its state back with "
            "`ReadComponentMember`. Write the check so that it fails if the component does "
            "nothing. Physics, input and drawing do not happen in the headless engine: test what "
            "can be tested, and name the rest.\n"
            "6. Do not save the scene. I attach the component in Unity, or ask for it.\n"
            "\n" GATES "\n"
            "Report: the file, its fields with their meaning, how to attach it, what you tried and "
            "what came out, what was not tested.\n",
    },
    {
        .name = "trace_asset",
        .title = "Where is this asset used?",
        .text = "Finds everything that uses an asset and says whether it can be deleted, moved or "
                "changed.",
        .args =
            {
                {"asset", "Asset", "Path of the asset, as in Assets/Materials/Wood.mat", true,
                 COMPLETE_ASSET},
            },
        .body =
            "Find out where the Unity asset {asset} is used, and whether it may be deleted. Read "
            "only.\n"
            "\n"
            "1. `asset_info(assetPath={asset})`: its type and guid.\n"
            "2. `asset_dependencies_graph(assetPath={asset}, direction=dependents, depth=5)`: who "
            "uses it, directly (depth 1) and through others.\n"
            "3. `project_scenes_list(includeAllScenes=true)`: which of the scenes among them are "
            "in the build. What only scenes outside of the build use is not shipped through "
            "them.\n"
            "4. For each direct user that is a scene or prefab, find the objects: "
            "`scene_objects_find(scenePath=..., componentType=...)` if the asset is a script, "
            "otherwise read the file and look for the guid.\n"
            "5. Uses that no reference shows: search the sources for its name and path "
            "(Resources.Load, Addressables, SceneManager.LoadScene, AssetBundle, string "
            "constants). An asset in a folder Resources or StreamingAssets is shipped in any "
            "case. A script may be used by other scripts without any asset: search for the "
            "class.\n"
            "6. `asset_dependencies_graph(assetPath={asset}, direction=dependencies, depth=1)`: "
            "what would lose a user if it went. Ask the same question for each of these.\n"
            "\n"
            "Report: the verdict first: in use, used only outside of the build, or no use found. "
            "Then the users as a tree with scene and object. Then what else could go with it. Say "
            "which of the hidden uses you searched for. Do not delete anything.\n",
    },
    {
        .name = "explain_object",
        .title = "Explain an object of the running game",
        .text = "Says what an object of the running game is, what state it is in and why it "
                "behaves as it does.",
        .args =
            {
                {"object", "Object", "Name, path or id of the object, as in Player or obj:1026",
                 true, COMPLETE_OBJECT},
                {"question", "Question", "What you want to know, as in: why does it not move?",
                 false, COMPLETE_NONE},
                {"component", "Component", "Component to look at most closely", false,
                 COMPLETE_TYPE},
            },
        .body =
            "Explain the object {object} of the running Unity game. Read only.\n"
            "{?question}The question: {question}\n{/}"
            "\n"
            "1. `GetStatus`: if it is not Ready, say so and use the saved scene instead "
            "(`scene_objects_find`, `scene_components_list`), which has no values.\n"
            "2. Find it: `SearchObjects(query={object})`, or `GetObject(id=...)` if you have an "
            "id. If several fit, list their paths and take the active one that fits best.\n"
            "3. `GetComponents(objectId=...)`, `ListChildren(objectId=...)`. Is it active, and are "
            "all its parents?\n"
            "4. {?component}Begin with {component}, then the other components. {/}"
            "`ListComponentMembers(objectId=..., componentType=...)`, then `ReadComponentMember` "
            "for the members that decide its behaviour: enabled, references that are null, "
            "speeds, states, timers. Follow references (obj: and a number).\n"
            "5. Read the source of its scripts, and compare what they would do with what you see. "
            "Read changing values twice, a moment apart.\n"
            "6. `get_logs(count=50)` and `get_logs(level=error, count=20)`: what it, or a script "
            "that it has, has logged. `GetTimeScale`: 0 means that the game is paused.\n"
            "\n"
            "Report: {?question}the answer to the question first, with the values that prove it. "
            "{/}What the object is and does. Its state now: the few values that matter, each as "
            "component.member = value. What it depends on. What looks wrong. Keep what you read "
            "apart from what you infer.\n",
    },
    {
        .name = "change_and_check",
        .title = "Make a change and check it",
        .text = "Makes one change in the running game or in files, proves that it is there, and "
                "saves it if wanted.",
        .args =
            {
                {"what", "Change", "What must be different afterwards", true, COMPLETE_NONE},
                {"scene", "Scene", "Path of the scene file in which to change it", false,
                 COMPLETE_SCENE},
            },
        .body =
            "Make this change in the Unity project and prove that it works: {what}\n"
            "{?scene}The scene: {scene}\n{/}"
            "\n"
            "1. Look: `GetStatus`, `GetConfig`, `ListScenes(withPath=true)`. "
            "{?scene}If {scene} is not loaded, `ListBuildScenes` says whether `LoadScene` can "
            "load it. {/}Find the objects with `SearchObjects`, and note the values that they "
            "have now: that is how the change is undone.\n"
            "2. Say in one or two sentences what you are going to change, and how you will know "
            "that it worked. If the task can be read in two ways, ask.\n"
            "3. Change, by the narrowest way: `SetActive`, `SetMember`, `AddComponent`, "
            "`RemoveComponent`, `Reparent`; `execute_code` where none of these does it; your own "
            "file tools for scripts, prefabs and settings. Values of `SetMember` are JSON text.\n"
            "4. Check, with other calls than those that made the change: read back with "
            "`ReadComponentMember`, `GetObject` or `GetComponents`. For behaviour, run "
            "`execute_code` that waits (await System.Threading.Tasks.Task.Delay(500)) and throws "
            "an exception if the result is wrong. A script that you changed must have compiled: "
            "`get_logs(level=warning, count=20)`. No new errors: `get_logs(level=error)`.\n"
            "5. If a check fails, undo or mend it, and check again. Never report a change that "
            "you have not read back.\n"
            "6. Changes in the game are not on disk. Ask whether to keep them; then "
            "`SaveScene(confirm=true)`, read the saved scene with `scene_components_list` or "
            "`scene_objects_find`, and make sure that `project_references_missing(scope=scenes)` "
            "has nothing new.\n"
            "\n" GATES "\n"
            "Report: what was changed (object, member, old and new value), which check you made "
            "and what it showed, whether it is saved, how to undo it.\n",
    },
    {
        .name = "write_plugin_tool",
        .title = "Write a tool for agents",
        .text = "Writes a C# method that becomes a tool of this server, and calls it.",
        .args =
            {
                {"what", "What it does", "What the tool must do for its caller", true,
                 COMPLETE_NONE},
                {"name", "Tool name", "Name of the tool in kebab case, as in open-door", false,
                 COMPLETE_NONE},
            },
        .body =
            "Write a plugin tool for this Unity project: a C# method that MCP clients can call "
            "through this server. What it shall do: {what}\n"
            "{?name}Its name: {name}\n{/}"
            "\n"
            "1. Is there a tool already that does it? Look through your list of tools. Look at "
            "plugin tools that the project has: search its sources for McpPluginTool.\n"
            "2. Write one C# file below Assets that uses the namespaces McpPlugin and "
            "System.ComponentModel. Give a static method "
            "[McpPluginTool(\"verb-noun\", Title = \"...\")] and [Description(\"...\")], and a "
            "[Description] on each parameter: units, ranges, what an empty value means. That text "
            "is all that a caller knows.\n"
            "   - Parameters: strings, numbers, bools, enums, vectors, colours, GameObject, "
            "components, assets, lists of these. With a default they are optional.\n"
            "   - A string is answered as text, any other value as JSON. Throw an exception with "
            "a helpful message if the arguments make no sense.\n"
            "   - ReadOnly = true if it changes nothing: then it needs no permission. It must "
            "keep that promise.\n"
            "   - It starts on the main thread. No UnityEditor without #if UNITY_EDITOR. C# 9 "
            "at most.\n"
            "3. The headless engine compiles it by itself. `get_logs(level=warning, count=20)` "
            "names a file that does not compile and a tool that was left out, with the reason. "
            "Mend until there is none.\n"
            "4. Call it: with good arguments, without a required one, with an object that does "
            "not exist. If your list of tools does not show it yet, ask me to refresh the list, or "
            "use umcp call in a shell. Read back what it changed: `ReadComponentMember`, "
            "`SearchObjects`.\n"
            "\n" GATES "\n"
            "Report: the file, the tool's name and parameters, the calls that you tried and their "
            "answers, and whether it needs writes.\n",
    },
};

size_t prompt_count(void)
{
    return N_ELEMENTS(prompts);
}

const struct prompt *prompt_at(size_t i)
{
    return &prompts[i];
}

const struct prompt *prompt_find(struct slice name)
{
    for (size_t i = 0; i < N_ELEMENTS(prompts); i++)
        if (slice_is(name, prompts[i].name))
            return &prompts[i];
    return NULL;
}

const struct prompt_arg *prompt_arg_find(const struct prompt *p, struct slice name)
{
    for (const struct prompt_arg *arg = p->args; arg->name; arg++)
        if (slice_is(name, arg->name))
            return arg;
    return NULL;
}

/* --- Arguments. --- */

/* Values in the order of the prompt's arguments; absent ones are empty. */
struct values {
    struct slice of[PROMPT_ARGS];
};

static bool is_blank(struct slice s)
{
    for (size_t i = 0; i < s.len; i++)
        if (!strchr(" \t\r\n", s.p[i]) || s.p[i] == '\0')
            return false;
    return true;
}

static bool take(const struct prompt *p, const struct json *member, struct values *values,
                 struct err *err)
{
    const struct prompt_arg *arg = prompt_arg_find(p, member->key);

    if (!arg)
        return err_set(err, ERR_PARAMS, "The prompt '%s' has no argument '%.*s'", p->name,
                       SLICE_ARG(member->key));
    if (member->type != JSON_STRING && member->type != JSON_NULL)
        return err_set(err, ERR_PARAMS, "Argument '%s' of the prompt '%s' must be a string",
                       arg->name, p->name);
    if (member->text.len > LIMIT_PROMPT_ARG)
        return err_set(err, ERR_PARAMS, "Argument '%s' of the prompt '%s' is longer than %u bytes",
                       arg->name, p->name, LIMIT_PROMPT_ARG);
    values->of[arg - p->args] =
        member->type == JSON_NULL || is_blank(member->text) ? (struct slice){0} : member->text;
    return true;
}

static bool take_all(const struct prompt *p, const struct json *args, struct values *values,
                     struct err *err)
{
    if (args && args->type != JSON_OBJECT && args->type != JSON_NULL)
        return err_set(err, ERR_PARAMS, "The arguments of a prompt must be an object of strings");
    for (const struct json *m = json_is(args, JSON_OBJECT) ? args->first : NULL; m; m = m->next)
        if (!take(p, m, values, err))
            return false;
    for (const struct prompt_arg *arg = p->args; arg->name; arg++)
        if (arg->is_required && !values->of[arg - p->args].len)
            return err_set(err, ERR_PARAMS, "The prompt '%s' needs the argument '%s'", p->name,
                           arg->name);
    return true;
}

bool prompt_check(const struct prompt *p, const struct json *args, struct err *err)
{
    return take_all(p, args, &(struct values){0}, err);
}

/* --- Text. --- */

/* Where text goes. Without `p` it is only measured. */
struct text {
    char *p;
    size_t len;
};

static void put(struct text *to, struct slice s)
{
    if (to->p && s.len)
        memcpy(to->p + to->len, s.p, s.len);
    to->len += s.len;
}

/* One pass over the template; values are only copied, so their text is never a mark. */
static void write_body(const struct prompt *p, const struct values *values, struct text *to)
{
    struct slice rest = slice_of(p->body);
    bool is_shown = true;

    while (rest.len) {
        struct slice plain = slice_cut(&rest, '{'), mark = slice_cut(&rest, '}'), name = mark;
        char kind = mark.len ? mark.p[0] : '\0';
        const struct prompt_arg *arg;

        if (is_shown)
            put(to, plain);
        if (kind == '?' || kind == '!')
            name = slice_skip(mark, 1);
        arg = prompt_arg_find(p, name);
        if (kind == '/')
            is_shown = true;
        else if (arg && kind == '?')
            is_shown = values->of[arg - p->args].len > 0;
        else if (arg && kind == '!')
            is_shown = values->of[arg - p->args].len == 0;
        else if (arg && is_shown)
            put(to, values->of[arg - p->args]);
    }
}

bool prompt_render(struct arena *a, const struct prompt *p, const struct json *args,
                   struct slice *ret_text, struct err *err)
{
    struct values values = {0};
    struct text text = {0};

    if (!take_all(p, args, &values, err))
        return false;
    write_body(p, &values, &text);
    text = (struct text){.p = arena_alloc(a, text.len)};
    if (!text.p)
        return err_no_memory(err);
    write_body(p, &values, &text);
    *ret_text = slice_from(text.p, text.len);
    return true;
}
