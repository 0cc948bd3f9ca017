/*
 * The folder of compiled assemblies: <key>.dll, or <key>.txt with the report on wrong sources, both
 * for this user alone. What is not asked for goes by age, number and size. Several umcp-compile may
 * use one folder at the same time.
 */
#ifndef COMPILER_CACHE_H
#define COMPILER_CACHE_H

#include "base/base.h"

struct cache; /* of one folder */

/* Checks the folder (base/private.h), makes it if need be, and makes a folder in it for the work of
 * this process. NULL with err set. */
struct cache *cache_open(const char *path, struct err *err);
/* Removes the work folder, too. */
void cache_close(struct cache *c);
/* A folder of this process, to be removed with it. */
const char *cache_work(const struct cache *c);

enum cache_entry {
    CACHE_NONE,
    CACHE_ASSEMBLY, /* at `path` */
    CACHE_REPORT    /* wrong sources: `report` */
};

#define CACHE_PATH_SIZE 4352

/* Looks for it, and notes that it is in use. Fills `to_path` (the assembly's) in any case. */
enum cache_entry cache_find(struct cache *c, const char *key, char to_path[CACHE_PATH_SIZE],
                            struct buf *to_report);
/* Copies an assembly into the cache. False: see errno. */
bool cache_put_assembly(struct cache *c, const char *key, const char *from);
bool cache_put_report(struct cache *c, const char *key, struct slice report);

struct cache_limits {
    int64_t age_s;
    uint64_t bytes;
    size_t n;
};

/* Removes what exceeds the limits, the least recently used first, and what dead processes left.
 * `now_s`: since 1970. */
void cache_prune(struct cache *c, const struct cache_limits *limits, int64_t now_s);

#endif
