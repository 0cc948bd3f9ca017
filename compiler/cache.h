/*
 * The folder of compiled assemblies: <key>.dll, or <key>.txt with the report on wrong sources, both
 * for this user alone. <key>.left, the list of omissions, belongs to its assembly. Unused entries
 * are removed by age, number and size. Several umcp-compile may use one folder at the
 * same time.
 */
#ifndef COMPILER_CACHE_H
#define COMPILER_CACHE_H

#include "base/base.h"

struct compiled; /* of one folder */

/* Checks the folder (base/private.h), makes it if need be, and makes a folder in it for the work of
 * this process. NULL with err set. */
struct compiled *compiled_open(const char *path, struct err *err);
/* Removes the work folder, too. */
void compiled_close(struct compiled *c);
/* A folder of this process, to be removed with it. */
const char *compiled_work(const struct compiled *c);

enum compiled_entry {
    COMPILED_NONE,
    COMPILED_ASSEMBLY, /* at `path` */
    COMPILED_REPORT    /* wrong sources: `report` */
};

#define COMPILED_PATH_SIZE 4352
#define COMPILED_DRIVER    "driver-" /* begins the name of a folder with a driver (own.h) */

/* Looks for it, and notes that it is in use. Fills `to_path` (the assembly's) in any case. With
 * `must_have_left`, an assembly without its .left is none. */
enum compiled_entry compiled_find(struct compiled *c, const char *key, bool must_have_left,
                                  char to_path[COMPILED_PATH_SIZE], struct buf *to_report);
/* Copies an assembly into the cache, and its list of omissions (NULL: it has none). False: see
 * errno. */
bool compiled_put_assembly(struct compiled *c, const char *key, const char *from, const char *left);
bool compiled_put_report(struct compiled *c, const char *key, struct slice report);

struct compiled_limits {
    int64_t age_s;
    uint64_t bytes;
    size_t n;
};

/* Removes entries beyond the limits, the least recently used first, and leavings of dead processes.
 * `now_s`: since 1970. */
void compiled_prune(struct compiled *c, const struct compiled_limits *limits, int64_t now_s);

#endif
