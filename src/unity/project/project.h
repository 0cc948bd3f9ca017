/*
 * A Unity project that is open: where its assets are (index.h), what its settings say, and what a
 * guid or a script means in it. Reads files when asked; nothing here follows changes by itself.
 * One thread at a time may use a project; several may read it through const functions.
 * Paths are relative to the project's folder, with '/' between names, as the index has them.
 */
#ifndef UNITY_PROJECT_PROJECT_H
#define UNITY_PROJECT_PROJECT_H

#include "base/base.h"
#include "unity/index/index.h"

/* --- Settings: ProjectSettings/ and the two manifests of Packages/. --- */

enum package_source {
    PACKAGE_REGISTRY,
    PACKAGE_BUILTIN,  /* comes with the editor */
    PACKAGE_EMBEDDED, /* a folder of Packages/ */
    PACKAGE_LOCAL,    /* "file:" */
    PACKAGE_GIT,
};

struct package {
    struct slice name, version; /* the version as written: "1.2.3", "file:../x", a git address */
    enum package_source source;
    bool is_direct;  /* named by manifest.json, not only by packages-lock.json */
    bool is_covered; /* its guids are known: it is in the project, in our table, or has none */
};

struct build_scene {
    struct slice path;
    bool is_enabled;
    size_t line; /* in EditorBuildSettings.asset */
};

enum render_pipeline { PIPELINE_BUILT_IN, PIPELINE_URP, PIPELINE_HDRP, PIPELINE_UNKNOWN };

#define LAYER_COUNT 32

struct settings {
    struct slice unity_version; /* "2022.3.20f1"; empty if there is no ProjectVersion.txt */
    struct slice product_name, company_name;
    struct build_scene *build_scenes; /* in build order */
    size_t n_build_scenes, build_scenes_cap;
    struct slice *tags; /* the project's own; "Untagged" and the like are not among them */
    size_t n_tags, tags_cap;
    struct slice layers[LAYER_COUNT]; /* empty: no name */
    enum render_pipeline pipeline;
    struct package *packages; /* by name */
    size_t n_packages;
    bool has_manifest;   /* projects before 2017.2 have none */
    bool is_covered;     /* all packages are, and the manifests tell them all: what is nowhere is
                            missing */
    struct slice *notes; /* what could not be read and why, for people */
    size_t n_notes, notes_cap;
};

/* "Built-in", "URP", "HDRP", "Unknown". */
const char *render_pipeline_name(enum render_pipeline pipeline);

/* --- The project. --- */

struct script_cache;

struct project {
    char *root;    /* absolute, without a slash at its end */
    bool is_loose; /* no project: a folder with files, nothing indexed */
    unsigned n_threads;
    struct settings settings;
    const char *const
        *roots; /* what was walked beside Assets and Packages, as walk_options has it */
    size_t n_roots;
    struct walk_result walk;
    struct arena arena; /* all of settings, and the roots */
    struct script_cache *scripts;
};

/*
 * Opens the project in `path`, which must have an Assets folder: reads settings and manifests,
 * walks Assets, Packages, every "file:" package, and Library/PackageCache if it is there. Settings
 * that are absent or broken become notes, never an error. Fails as walk_project() does.
 */
bool project_open(const char *path, unsigned n_threads, struct project *ret_project,
                  struct err *err);
/* The same in the time that the watch leaves for the walk: walk.is_partial tells if that was not
 * enough. */
bool project_open_watched(const char *path, unsigned n_threads, const struct scan_watch *watch,
                          struct project *ret_project, struct err *err);
/* Walks its folders again, for whoever wants to know what has come since. */
bool project_walk(const struct project *p, struct walk_result *ret_result, struct err *err);
/* Reads the settings and nothing else: no asset is indexed, no package known, and so the render
 * pipeline may not be either. */
bool project_open_settings(const char *path, struct project *ret_project, struct err *err);
/* A folder with single files: everything that another file would tell is unresolved. */
bool project_open_loose(const char *path, struct project *ret_project, struct err *err);
void project_done(struct project *p);
/* Something was written: from now on `path` has this guid. `kind`: of enum guid_kind. False: the
 * guid is another path's, the path has another guid, or no memory. Paths that the index gave before
 * are no longer valid. */
bool project_add(struct project *p, const struct guid *g, struct slice path, unsigned kind);
/* Whether the folder is what project_open() takes for a project: it has Assets. */
bool project_is_at(const char *path);
/* The folder at or above `path` (a file or folder) that has Assets and ProjectSettings; false:
 * none. The text lives in `a`. */
bool project_find_root(struct arena *a, const char *path, const char **ret_root);

/* --- What references mean. --- */

enum ref_state {
    REF_FOUND,      /* an asset of the project */
    REF_BUILT_IN,   /* part of every editor */
    REF_PACKAGE,    /* in a package that is not here, which our table knows */
    REF_MISSING,    /* nowhere: all packages that the project uses are known */
    REF_UNRESOLVED, /* may be in a package that is not here and that nobody knows */
};

struct ref_target {
    enum ref_state state;
    const struct guid_entry *entry; /* REF_FOUND; also REF_MISSING if only a .meta is left of it */
    struct slice package;           /* REF_PACKAGE */
    bool is_in_manifest;            /* REF_PACKAGE: the project does use that package */
};

/* What is wrong with a reference, or with a script. */
enum ref_fault {
    FAULT_NONE,
    FAULT_NULL,   /* it is not set */
    FAULT_NO_DOC, /* its own file has no such document */
    FAULT_ABSENT, /* nothing has its guid */
    FAULT_GONE,   /* only the .meta file with its guid is left */
};

/* What is wrong with a reference to this. */
static inline enum ref_fault ref_target_fault(const struct ref_target *t)
{
    if (t->state != REF_MISSING)
        return FAULT_NONE;
    return t->entry ? FAULT_GONE : FAULT_ABSENT;
}

/* Const and without allocation, so that many threads may ask. */
void project_find(const struct project *p, const struct guid *g, struct ref_target *ret_target);
/* Names of the packages that an unresolved guid may be in, "a, b, c"; empty for none. */
struct slice project_maybe_in(const struct project *p, struct arena *a);

#endif
