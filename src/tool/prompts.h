/*
 * Prompts: texts that a user picks in a client to begin a usual job. A row declares a prompt once;
 * listings, the checking of arguments and completion all read it. How a prompt travels is the
 * dialects' business, and the values of a completion are the host's.
 */
#ifndef TOOL_PROMPTS_H
#define TOOL_PROMPTS_H

#include "base/base.h"
#include "json/json.h"

struct tool;

/* The kind of an argument's values, for completion. */
enum complete_kind {
    COMPLETE_NONE,   /* free text */
    COMPLETE_SCENE,  /* path of a scene file: Assets/Scenes/Main.unity */
    COMPLETE_PREFAB, /* path of a prefab: Assets/Prefabs/Crate.prefab */
    COMPLETE_ASSET,  /* path of any asset */
    COMPLETE_OBJECT, /* name or path of an object of the loaded scenes: Player, /Props/Crate */
    COMPLETE_TYPE,   /* type of a component: UnityEngine.Light, PlayerController */
    /* These are in addresses of resources only. */
    COMPLETE_SCENE_ID,    /* of a loaded scene: scn:0 */
    COMPLETE_OBJECT_ID,   /* of an object: obj:1234; found by its name, too */
    COMPLETE_MEMBER,      /* field or property of a type of component */
    COMPLETE_FOLDER,      /* of assets: Assets/Scenes */
    COMPLETE_ASSET_TYPE,  /* as project.assets.list names it: Scene, Prefab */
    COMPLETE_OBJECT_PATH, /* of an object in a scene or prefab file: Props/Crate */
    COMPLETE_SCRIPT       /* file in the Scripts folder: setup.cs */
};

/* The values of a completion. */
struct completes {
    enum complete_kind kind;
    const char *within; /* the parameter whose value the names belong to: the type of a member,
                                 the file of an object's path. NULL: none */
    const char *const *words; /* NULL-terminated: these, in place of a kind; NULL: none */
};

struct prompt_arg {
    const char *name, *title, *text;
    bool is_required;
    enum complete_kind completes;
    const char *const *words; /* suggestions for a free text; NULL: none */
};

enum { PROMPT_ARGS = 3 };

struct prompt {
    const char *name;                        /* ^[a-z0-9_]{1,64}$ */
    const char *title, *text;                /* its title, and one sentence */
    struct prompt_arg args[PROMPT_ARGS + 1]; /* ends with a row whose name is NULL */
    /*
     * The model's text. {x} is the value of argument x; {?x}...{/} stays only if x is given,
     * {!x}...{/} only if it is not. Sections do not nest, and other braces do not occur. Backticks
     * are kept for tools, as in `ListObjects(name=player)`, and resources: a test looks them up.
     */
    const char *body;
    const struct tool *tool; /* of a host's prompt, in place of `body`: its result is FORM_BLOCKS */
};

size_t prompt_count(void);
const struct prompt *prompt_at(size_t i);
/* By its exact name; NULL if there is none. */
const struct prompt *prompt_find(struct slice name);
/* An argument of a prompt; NULL if there is none. */
const struct prompt_arg *prompt_arg_find(const struct prompt *p, struct slice name);

/* Checks the arguments of a prompt as prompt_render() does. */
bool prompt_check(const struct prompt *p, const struct json *args, struct err *err);
/*
 * Makes the text of a prompt in `a`. `args` is NULL, a JSON null, or an object whose members are
 * strings; null and blank values count as absent. Values are put in as they are and never searched
 * for placeholders. ERR_PARAMS: not such an object, an argument that the prompt does not have, one
 * that is required and absent, or one longer than LIMIT_PROMPT_ARG; the message names it.
 */
bool prompt_render(struct arena *a, const struct prompt *p, const struct json *args,
                   struct slice *ret_text, struct err *err);

#endif
