/*
 * What the files of the project host share: project.c keeps the project open and up to date, and
 * finds the body of a tool; the others are the bodies. Bodies run on the worker's thread, one at a
 * time, and know nothing of threads: they read call->project and write call->result. Private to
 * these files.
 */
#ifndef HOST_PROJECT_INTERNAL_H
#define HOST_PROJECT_INTERNAL_H

#include "base/limits.h"
#include "host/host.h"
#include "unity/unity.h"

struct project_host;

/* What bodies keep from one call to the next; freed before the project is opened again. */
struct project_cache {
    struct scene *scene; /* the last one that was asked for; NULL: none */
    uint64_t scene_generation;
    struct refs_graph *graph; /* NULL: none */
    uint64_t graph_generation;
    bool has_check;
    enum check_scope check_scope;
    struct check_result check;
    uint64_t check_generation;
};

/* A call whose tool runs. Everything in it is lent until the body returns. */
struct project_call {
    struct project *project; /* open, and as the files were when the body began */
    bool is_partial;         /* only a part of it could be walked in time */
    /* Changes with every change of a file. The cache is valid as long as this stays the same. */
    uint64_t generation;
    struct project_cache *cache;
    struct host_call *host_call;
    const void *args; /* these four are the host_call's */
    struct arena *arena;
    struct buf *result;
    struct err *err;

    struct project_host *host; /* of project.c, as all that follows */
    int64_t began, due;        /* ms, monotonic */
    int64_t told;              /* when progress was last told */
    bool was_cancelled;        /* go_on() has said so to the body: its result does not count */
};

/* A tool's body. True: the answer is in *call->result. False: *call->err. */
typedef bool project_body(struct project_call *call);

/* A tool's body and how long it may take. */
struct project_tool {
    enum tool_id id;
    project_body *body;
    int64_t limit_ms; /* 0: until LIMIT_PROJECT_MS */
    bool takes_part;  /* a part of the project will do; then the limit is LIMIT_INDEX_MS */
};

/* The tools of each file, rows beside their bodies; project.c lists these. */
struct project_tools {
    const struct project_tool *rows;
    size_t n;
};

extern const struct project_tools project_tools_info, project_tools_explorer, project_tools_assets,
    project_tools_check, project_tools_scene, project_tools_audio;

/*
 * The time guard; `call` is a struct project_call, so that this serves as scan_watch.go_on. Reports
 * progress, ten times a second at most (`total` 0: unknown). False: the time is up, and the body
 * calls project_call_stopped() and returns what it has; or the call was cancelled, and its result
 * is thrown away. Cheap enough to be called for every file.
 */
bool project_call_go_on(void *call, size_t done, size_t total);
/* Adds editor's diagnostic that the guard stopped a scan. False: no memory. */
bool project_call_stopped(struct project_call *call, size_t done, size_t total);
/* The same at the end of a scan over the index, if it or the walk before it was stopped. */
bool project_call_ended(struct project_call *call, size_t done, size_t total);

/* --- scene.c, assets.c --- */

void project_put_guid(struct json_out *w, const struct guid *g); /* "guid": null if it is null */
void project_cache_done(struct project_cache *cache);

/* --- info.c --- */

/* Whether the asset is a scene file that exists. */
bool project_is_scene(const struct guid_index *index, const struct guid_entry *e);
/* The project's Unity version and product name; without a name, its folder's name. */
struct slice project_version(const struct project *p);
struct slice project_product(const struct project *p);

#endif
