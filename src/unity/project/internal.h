/*
 * What the parts of an open project share: project.c (opening, what guids mean), manifest.c (which
 * packages it uses), settings.c (ProjectSettings), script.c (classes of scripts). Private to them.
 */
#ifndef UNITY_PROJECT_INTERNAL_H
#define UNITY_PROJECT_INTERNAL_H

#include "classes.h"
#include "file.h"
#include "project.h"
#include "script.h"

/* Adds a note for people; over a maximum they are dropped. False: no memory. */
bool settings_note(struct project *p, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The package of this name; NULL: the project has none. */
const struct package *settings_package(const struct settings *s, struct slice name);

/* Folders to walk beside Assets and Packages, in the project's arena. */
struct manifest_roots {
    const char **paths;
    size_t n_paths, paths_cap;
};

/* Reads both manifests, looks for embedded packages and packages in Library/PackageCache. */
bool manifest_read(struct project *p, struct manifest_roots *ret_roots, struct err *err);
/* Reads ProjectSettings; needs the index and the packages. */
bool settings_read(struct project *p, struct err *err);

/* The id of a package that our table may call otherwise. */
struct slice manifest_package_id(struct slice name);
/* The package of the project that a name of our table means; NULL: none. */
const struct package *manifest_find(const struct settings *s, struct slice name);

/* An assembly of old editors whose classes are in a package today; NULL: not one of them. */
struct engine_dll {
    const char *guid, *package;
};
const struct engine_dll *project_engine_dll(const struct guid *g);

struct script_cache *script_cache_new(void);
void script_cache_free(struct script_cache *c);

#endif
