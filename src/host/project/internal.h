/*
 * What the files of the project host share: project.c (life, freshness, which body runs a tool) and
 * project_*.c (the bodies). Bodies run on the worker's thread, one at a time, and know nothing of
 * threads: they read call->project and write call->result. Private to these files.
 */
#ifndef HOST_PROJECT_INTERNAL_H
#define HOST_PROJECT_INTERNAL_H

#include "base/limits.h"
#include "host/host.h"
#include "unity/unity.h"

struct project_host;

/* What bodies keep from one call to the next; freed before the project is opened anew. */
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
    bool is_partial;         /* but only a part of it could be walked in time */
    /* Another number whenever a file has changed: what is in the cache is good for as long as this
     * stays. */
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
    bool was_cancelled;        /* and the body knows: its result does not count */
};

/* A tool's body. True: the answer is in *call->result. False: *call->err. */
typedef bool project_body(struct project_call *call);

/* What a body needs of its arguments is in the declaration; how long it may take is here. */
struct project_tool {
    enum tool_id id;
    project_body *body;
    int64_t limit_ms; /* 0: as long as anybody waits for it */
    bool takes_part;  /* a part of the project will do; the limit is LIMIT_INDEX_MS */
};

/* The tools of each file, rows beside their bodies; project.c lists these. */
struct project_tools {
    const struct project_tool *rows;
    size_t n;
};

extern const struct project_tools project_tools_info, project_tools_explorer, project_tools_assets,
    project_tools_check, project_tools_scene, project_tools_audio;

/*
 * The time guard; `call` is a struct project_call, so that this serves as scan_watch.go_on. Tells
 * progress, ten times a second at most (`total` 0: nobody knows). False: stop, and return what
 * there is after project_call_stopped(). The body's time is up, or the call was cancelled; then
 * whatever it returns is thrown away. Cheap: may be asked for every file.
 */
bool project_call_go_on(void *call, size_t done, size_t total);
/* Notes that the guard stopped a scan, in seed 2's words. False: no memory. */
bool project_call_stopped(struct project_call *call, size_t done, size_t total);
/* The same at the end of a scan over the index, if it or the walk before it was stopped. */
bool project_call_ended(struct project_call *call, size_t done, size_t total);

/* --- scene.c, assets.c --- */

void project_put_guid(struct json_out *w, const struct guid *g); /* "guid": null if it is null */
void project_cache_done(struct project_cache *cache);

/* --- info.c --- */

/* Whether the asset is a scene file that is there. */
bool project_is_scene(const struct guid_index *index, const struct guid_entry *e);
/* What it says of itself; without a name it goes by its folder's. Never empty, but for "/". */
struct slice project_version(const struct project *p);
struct slice project_product(const struct project *p);

#endif
