/*
 * Shared by the files of the project host. project.c keeps the project open and up to date, and
 * finds the body of a tool, the function that implements it; the other files hold the bodies.
 * Bodies run on the worker's thread, one at a time. They read call->project and write call->result.
 * Private to these files.
 */
#ifndef HOST_PROJECT_INTERNAL_H
#define HOST_PROJECT_INTERNAL_H

#include "base/limits.h"
#include "host/host.h"
#include "unity/unity.h"

struct project_host;

/* State of bodies between calls; freed before the project is opened again. */
struct project_cache {
    struct scene *scene; /* the last one asked for; NULL: none */
    uint64_t scene_generation;
    struct refs_graph *graph; /* NULL: none */
    uint64_t graph_generation;
    bool has_check;
    enum check_scope check_scope;
    struct check_result check;
    uint64_t check_generation;
};

/* The numbers that objects of scene files have in replies, by scene. They outlive changes of the
 * files, so that an object keeps its number; the least used scene makes room for another. */
struct project_numbers {
    struct numbered_scene {
        char *path; /* NULL: not in use */
        struct numbers ids;
        uint64_t used;
    } scenes[LIMIT_NUMBERED_SCENES];
    uint64_t n_used;
};

/* A running tool call. Everything in it is lent until the body returns. */
struct project_call {
    struct project *project; /* open, in the state of its files when the body began */
    bool is_partial;         /* there was time to walk only a part of it */
    /* Increases with every change of a file. The cache is valid while it stays the same. */
    uint64_t generation;
    struct project_cache *cache;
    struct project_numbers *numbers;
    struct host_call *host_call;
    const void *args; /* these four are the host_call's */
    struct arena *arena;
    struct buf *result;
    struct err *err;

    struct project_host *host; /* this and the rest is for project.c */
    int64_t began, due;        /* ms, monotonic */
    int64_t reported_at;       /* when progress was last reported */
    bool was_cancelled;        /* go_on() returned false because of a cancel: ignore the result */
};

/* A tool's body. True: the answer is in *call->result. False: see *call->err. */
typedef bool project_body(struct project_call *call);

/* A tool's body and how long it may take. */
struct project_tool {
    enum tool_id id;
    project_body *body;
    int64_t limit_ms; /* 0: LIMIT_PROJECT_MS */
    bool takes_part;  /* works on a part of the project; then the limit is LIMIT_INDEX_MS */
};

/* The tools of each file, in tables beside their bodies; project.c lists these tables. */
struct project_tools {
    const struct project_tool *rows;
    size_t n;
};

extern const struct project_tools project_tools_info, project_tools_explorer, project_tools_assets,
    project_tools_check, project_tools_scene, project_tools_audio, project_tools_complete;

/*
 * Checks the time. `call` is a struct project_call, so that this can be used as scan_watch.go_on.
 * Reports progress at most ten times a second (`total` 0: unknown). False: time is up, so the body
 * calls project_call_stopped() and returns what it has; or the call was cancelled, and its result
 * is ignored. Cheap enough to call for every file.
 */
bool project_call_go_on(void *call, size_t done, size_t total);
/* Adds editor's diagnostic that a scan ran out of time. False: no memory. */
bool project_call_stopped(struct project_call *call, size_t done, size_t total);
/* The same at the end of a scan over the index, if it or the walk before it ran out of time. */
bool project_call_ended(struct project_call *call, size_t done, size_t total);

/* --- scene.c, assets.c --- */

/* Adds each type of asset that the project has. */
bool project_add_labels(struct project_call *call, struct completion *to);
void project_put_guid(struct json_out *w, const struct guid *g); /* "guid", which may be null */
void project_cache_done(struct project_cache *cache);
/* A scene or prefab file, kept for the next call. */
bool project_scene(struct project_call *call, struct slice path, struct scene **ret_scene);
/* The same of the first enabled scene of the build settings. */
bool project_build_scene(struct project_call *call, struct scene **ret_scene);

/* Adds the diagnostic that says that the files answered, and why. False: no memory. */
bool project_tell_source(struct project_call *call);

/* --- number.c --- */

/* Writes an id of the scene's file as its number. */
void project_put_id(struct project_call *call, struct json_out *w, const struct scene *s,
                    int64_t id);
/* The object that has this number; NULL: none has. */
const struct scene_object *project_numbered(struct project_call *call, const struct scene *s,
                                            int64_t number);
void project_numbers_done(struct project_numbers *n);

/* --- info.c --- */

/* Whether the asset is a scene file that exists. */
bool project_is_scene(const struct guid_index *index, const struct guid_entry *e);
/* The project's Unity version and its product name, or else the name of its folder. */
struct slice project_version(const struct project *p);
struct slice project_product(const struct project *p);

#endif
