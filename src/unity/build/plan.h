/*
 * Which assemblies a project's scripts become, as in Unity: one for each assembly definition, the
 * predefined ones for the other scripts, and one for the plugins folder.
 */
#ifndef UNITY_BUILD_PLAN_H
#define UNITY_BUILD_PLAN_H

#include "build.h"
#include "sources.h"
#include "standins.h"

#define PLAN_PLUGINS "Umcp.Plugins" /* sees the internals of the others */

#define PLAN_NOWHERE ((size_t)-1)

struct assembly {
    struct slice name;
    const struct asmdef *def; /* NULL: predefined, or of plugins */
    struct slice folder;      /* of its definition, with a '/' at the end */
    bool is_editor;           /* sees UnityEditor; nothing of the player refers to it */
    bool is_plugins; /* of the plugins folder; without UnityEditor, of tools in Editor folders */
    bool is_unused;  /* not part of this build: for another platform, or for tests */
    bool has_unsafe; /* may have unsafe code */
    struct sources sources;
    size_t *references; /* others of the plan */
    size_t n_references;
    struct name_list dlls; /* absolute */
    struct name_list defines, options;
    const char *made; /* the file that was built; NULL: none */
};

/* Something that names an assembly of the plan. */
struct plan_home {
    struct slice path;
    size_t assembly;
};
struct plan_guid {
    struct guid guid;
    size_t assembly;
};

/* Gets a line for each file that is broken or left out. */
struct plan_log {
    void (*warn)(void *ctx, struct slice text); /* NULL: drops them */
    void *ctx;
};

/* Lent for as long as the plan is used. */
struct plan_options {
    const char *managed_dir; /* folder of the stand-in assemblies for UnityEngine */
    const char *plugins_dir; /* more sources; NULL: none */
    struct plan_log log;
};

struct plan {
    struct assembly *items; /* those with sources, after their references; the editor's last */
    size_t n, cap;
    struct standins standins;
    struct name_list dlls;        /* to load, absolute: the project's own */
    struct name_list editor_dlls; /* those that only Editor assemblies use */
    struct map homes;             /* struct plan_home, by the path of a source */
    struct map names; /* struct plan_home, by the name of the assembly; while it is made */
    struct map guids; /* struct plan_guid, by that of the definition; while it is made */
    struct plan_log log;
    struct arena arena;
};

/* Finds all files and reads their definitions. Logs files that are broken or left out.
 * False, and an empty plan: no memory, or there are no stand-ins. */
bool plan_make(struct project *p, const struct plan_options *options, struct plan *ret_plan);
void plan_done(struct plan *plan);
/* How many sources it has. */
size_t plan_count(const struct plan *plan);
/* The assembly of a source, by its path in the project; NULL: none. */
const struct assembly *plan_home(const struct plan *plan, struct slice path);

/* Takes DLLs out of all of the plan that the report on an assembly calls broken, or two of a name,
 * and logs them. False: it names none. */
bool plan_drop_dlls(struct plan *plan, const struct assembly *a, struct slice report);

#endif
