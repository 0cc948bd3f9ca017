/*
 * Shared by the parts of an open project: project.c (opening, looking up guids), manifest.c (its
 * packages), settings.c (ProjectSettings), script.c (classes of scripts). Private to them.
 */
#ifndef UNITY_PROJECT_INTERNAL_H
#define UNITY_PROJECT_INTERNAL_H

#include "classes.h"
#include "file.h"
#include "project.h"
#include "script.h"

/* Walks the folders of a project whose packages are known. */
bool project_walk(const struct project *p, const struct scan_watch *watch,
                  struct walk_result *ret_walk, struct err *err);
/* After a walk: may a guid that is found nowhere still be somewhere? */
void project_judge_walk(struct project *p);

/* Adds a note for the user; drops it if there are too many. False: out of memory. */
bool settings_note(struct project *p, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The package with this name; NULL: the project does not use it. */
const struct package *settings_package(const struct settings *s, struct slice name);

/* Folders to walk besides Assets and Packages, in the project's arena. */
struct manifest_roots {
    const char **paths;
    size_t n_paths, paths_cap;
};

/* Reads both manifests, and finds embedded packages and those in Library/PackageCache. */
bool manifest_read(struct project *p, struct manifest_roots *ret_roots, struct err *err);
/* Reads ProjectSettings; needs the index and the packages. */
bool settings_read(struct project *p, struct err *err);

/* The real id of a package, from the name that our table has for it. */
struct slice manifest_package_id(struct slice name);
/* The project's package for a name in our table; NULL: none. */
const struct package *manifest_find(const struct settings *s, struct slice name);

/* An assembly of old editors whose classes are now in a package. NULL: not such an assembly. */
struct engine_dll {
    const char *guid, *package;
};
const struct engine_dll *project_engine_dll(const struct guid *g);

struct script_cache *script_cache_new(void);
void script_cache_free(struct script_cache *c);
/* Each file may have changed: it is looked at again when it is next asked for. */
void script_cache_doubt(struct script_cache *c);

#endif
