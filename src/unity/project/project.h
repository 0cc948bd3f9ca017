/*
 * An open Unity project: its assets (index.h), its settings, and the target of a guid.
 * file.h reads its files, script.h its scripts. Files are read on demand and not watched for
 * changes. Only one thread may use a project at a time, but several may call const functions. Paths
 * are relative to the project's folder, with '/' between names, as in the index.
 */
#ifndef UNITY_PROJECT_PROJECT_H
#define UNITY_PROJECT_PROJECT_H

#include "base/base.h"
#include "unity/index/index.h"

/* --- Settings: ProjectSettings/ and the two manifests of Packages/. --- */

enum package_source {
    PACKAGE_REGISTRY,
    PACKAGE_BUILTIN,  /* part of the editor */
    PACKAGE_EMBEDDED, /* a folder in Packages/ */
    PACKAGE_LOCAL,    /* "file:" */
    PACKAGE_GIT,
};

struct package {
    struct slice name, version; /* version as written: "1.2.3", "file:../x", a git URL */
    const char *folder; /* relative to the project or absolute; NULL: it is not on this machine */
    enum package_source source;
    bool is_direct;       /* in manifest.json, not only in packages-lock.json */
    bool has_known_guids; /* we know its guids: it is in the project, in our table, or has none */
};

struct build_scene {
    struct slice path;
    bool is_enabled;
    size_t line; /* in EditorBuildSettings.asset */
};

enum render_pipeline { PIPELINE_BUILT_IN, PIPELINE_URP, PIPELINE_HDRP, PIPELINE_UNKNOWN };

#define LAYER_COUNT 32

struct settings {
    struct slice unity_version; /* "2022.3.20f1"; empty without ProjectVersion.txt */
    struct slice product_name, company_name, version;
    struct build_scene *build_scenes; /* in build order */
    size_t n_build_scenes, build_scenes_cap;
    struct slice *tags; /* the project's own tags, without built-in ones such as "Untagged" */
    size_t n_tags, tags_cap;
    struct slice layers[LAYER_COUNT]; /* empty: no name; the built-in ones always have theirs */
    enum render_pipeline pipeline;
    struct package *packages; /* by name */
    size_t n_packages;
    bool has_manifest;    /* false before Unity 2017.2 */
    bool knows_all_guids; /* of all packages: a guid that is found nowhere is missing */
    struct slice *notes;  /* for the user: unreadable files, and the reason */
    size_t n_notes, notes_cap;
};

/* Of TimeManager.asset, in seconds. */
struct time_settings {
    float fixed_step, longest_step, particle_step, scale;
};

/* "Built-in", "URP", "HDRP", "Unknown". */
const char *render_pipeline_name(enum render_pipeline pipeline);

/* --- The project. --- */

struct script_cache;

struct project {
    char *root;    /* absolute, without trailing slash */
    bool is_loose; /* not a project: a folder of files, nothing indexed */
    unsigned n_threads;
    struct settings settings;
    const char *const *roots; /* folders walked besides Assets and Packages, as in walk_options */
    size_t n_roots;
    struct walk_result walk;
    struct arena arena;    /* memory of settings, and of packages and roots at first */
    struct arena packages; /* memory of packages and roots, after they changed */
    struct script_cache *scripts;
};

/*
 * Opens the project at `path`, which must have an Assets folder: reads settings and manifests, and
 * walks Assets, Packages, every "file:" package, and Library/PackageCache if it exists. Missing or
 * broken settings become notes, never an error. Fails as walk_project() does.
 */
bool project_open(const char *path, unsigned n_threads, struct project *ret_project,
                  struct err *err);
/* The same, but `watch` may stop the walk; walk.is_partial is then set. */
bool project_open_watched(const char *path, unsigned n_threads, const struct scan_watch *watch,
                          struct project *ret_project, struct err *err);
/* Reads only the settings. No assets are indexed and no packages known, so the render pipeline may
 * be unknown as well. */
bool project_open_settings(const char *path, struct project *ret_project, struct err *err);
/* Reads the project's times; values that the file lacks stay as they are. False: no memory. */
bool project_time(struct project *p, struct time_settings *times);
/* Reads settings and manifests: packages and roots are known, but no asset is indexed. */
bool project_open_packages(const char *path, struct project *ret_project, struct err *err);
/* Opens a folder of single files. References between files are unresolved. */
bool project_open_loose(const char *path, struct project *ret_project, struct err *err);
void project_done(struct project *p);
/* Adds a newly written file to the index. `kind` has flags of enum guid_kind. False: the guid or
 * the path is in use, or out of memory. Invalidates paths that the index returned before. */
bool project_add(struct project *p, const struct guid *g, struct slice path, unsigned kind);
/* Looks at packages, .meta files and scripts again, because files have changed. Invalidates the
 * things that the index and settings.packages returned before; names of script classes stay. Fails
 * as project_open() does, and nothing has changed then. */
bool project_refresh(struct project *p, struct err *err);
/* Whether project_open() accepts the folder: it has an Assets folder. */
bool project_is_at(const char *path);
/* Finds the nearest folder at or above `path` (a file or folder) that has Assets and
 * ProjectSettings. False: none. The text is in `a`. */
bool project_find_root(struct arena *a, const char *path, const char **ret_root);

/* The package with this name; NULL: the project does not use it. */
const struct package *project_package(const struct project *p, struct slice name);

/* --- References. --- */

enum ref_state {
    REF_FOUND,      /* an asset of the project */
    REF_BUILT_IN,   /* part of the editor */
    REF_PACKAGE,    /* in a package that is not on this machine but in our table */
    REF_MISSING,    /* nowhere, although all packages of the project are known */
    REF_UNRESOLVED, /* may be in a package that is neither here nor in our table */
};

struct ref_target {
    enum ref_state state;
    const struct guid_entry *entry; /* REF_FOUND; also REF_MISSING if only its .meta is left */
    struct slice package;           /* REF_PACKAGE: its name */
    bool is_in_manifest;            /* REF_PACKAGE: the project uses that package */
};

/* The fault of a reference, or of a script. */
enum ref_fault {
    FAULT_NONE,
    FAULT_NULL,   /* it is not set */
    FAULT_NO_DOC, /* its own file has no such document */
    FAULT_ABSENT, /* no asset has its guid */
    FAULT_GONE,   /* only the .meta file with its guid is left */
};

/* The fault of a reference with this target. */
static inline enum ref_fault ref_target_fault(const struct ref_target *t)
{
    if (t->state != REF_MISSING)
        return FAULT_NONE;
    return t->entry ? FAULT_GONE : FAULT_ABSENT;
}

/* Looks up a guid. Const and without allocation, so that several threads may call it. */
void project_find(const struct project *p, const struct guid *g, struct ref_target *ret_target);
/* The packages that may contain an unresolved guid, as "a, b, c"; empty for none. */
struct slice project_maybe_in(const struct project *p, struct arena *a);

#endif
