/*
 * A store with a clock of the test's own, in a folder of its own, and the loop that waits for it.
 */
#ifndef STORE_RIG_H
#define STORE_RIG_H

#include <check.h>
#include <dirent.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/store.h"

#define WALL     1700000000000
#define HOUR     3600000
#define PATIENCE 60000 /* ms for anything to happen; then the test has failed */

enum { KIND_MEMORY, KIND_SQLITE, N_KINDS };

struct rig {
    struct store *s;
    struct arena arena; /* of reads */
    struct store_limits limits;
    int wake;
    int64_t wall;
    int64_t jump; /* how far the wall clock was set */
    char folder[64], path[96];
    char log[4000]; /* what the store told, a line each */
    int n_done;
    bool is_shared; /* the folder is another rig's */
    bool wakes_never;
    bool is_read_only;
    bool has_no_journal;
    const char *instance;
    const char *dead; /* this instance is; NULL: none */
};

static inline void rig_wake(void *ctx)
{
    struct rig *rig = ctx;

    if (!rig->wakes_never)
        eventfd_write(rig->wake, 1);
}

static inline void rig_log(void *ctx, enum store_level level, const char *text)
{
    struct rig *rig = ctx;
    size_t len = strlen(rig->log);

    snprintf(rig->log + len, sizeof(rig->log) - len, "%d %s\n", (int)level, text);
}

static inline bool rig_is_alive(void *ctx, const char *instance)
{
    struct rig *rig = ctx;

    return !rig->dead || strcmp(rig->dead, instance) != 0;
}

static inline void rig_start(struct rig *rig, int kind)
{
    struct store_events events = {rig_wake, rig_log, rig};
    struct err err = {0};
    struct store_sqlite_options options = {.path = rig->path,
                                           .instance = rig->instance ? rig->instance : "here",
                                           .is_alive = rig_is_alive,
                                           .ctx = rig,
                                           .is_read_only = rig->is_read_only,
                                           .has_no_journal = rig->has_no_journal,
                                           .limits = rig->limits};

    arena_init(&rig->arena, 256u << 20);
    rig->wake = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    rig->s = kind == KIND_MEMORY ? store_memory_new(&rig->limits, &events)
                                 : store_sqlite_new(&options, &events, &err);
    ck_assert_msg(rig->s != NULL, "%s", err.message);
    store_tick(rig->s, rig->wall - rig->jump, rig->wall);
}

static inline void rig_stop(struct rig *rig)
{
    store_free(rig->s);
    rig->s = NULL;
    close(rig->wake);
    arena_done(&rig->arena);
}

/* A folder and a store in it, with these limits if they are set already. */
static inline void rig_begin(struct rig *rig, int kind)
{
    if (!rig->wall)
        rig->wall = WALL;
    if (!rig->limits.max_age_ms)
        rig->limits = (struct store_limits){.max_age_ms = 24 * HOUR,
                                            .audit_ms = 240 * HOUR,
                                            .session_ms = HOUR,
                                            .max_bytes = 256 << 20};
    if (!rig->is_shared) {
        snprintf(rig->folder, sizeof(rig->folder), "/tmp/umcp-store-XXXXXX");
        ck_assert_ptr_nonnull(mkdtemp(rig->folder));
    }
    snprintf(rig->path, sizeof(rig->path), "%s/state/umcp.db", rig->folder);
    rig_start(rig, kind);
}

static inline void rig_remove(const char *folder)
{
    char path[512];
    DIR *dir = opendir(folder);

    for (struct dirent *e = dir ? readdir(dir) : NULL; e; e = readdir(dir)) {
        if (strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0)
            continue;
        if ((size_t)snprintf(path, sizeof(path), "%s/%s", folder, e->d_name) < sizeof(path) &&
            unlink(path) != 0)
            rig_remove(path);
    }
    if (dir)
        closedir(dir);
    rmdir(folder);
}

static inline void rig_end(struct rig *rig)
{
    rig_stop(rig);
    if (!rig->is_shared)
        rig_remove(rig->folder);
}

/* One turn of the loop: waits for the store, at most `ms`. */
static inline void rig_turn(struct rig *rig, int ms)
{
    struct pollfd fd = {.fd = rig->wake, .events = POLLIN};
    eventfd_t count;

    poll(&fd, 1, rig->wakes_never ? 1 : ms);
    eventfd_read(rig->wake, &count);
    store_tick(rig->s, rig->wall - rig->jump, rig->wall);
}

static inline void rig_count(void *ctx, struct store_request *r)
{
    (void)r;
    ((struct rig *)ctx)->n_done++;
}

/* Posts, and waits until it is done. */
static inline void rig_do(struct rig *rig, struct store_request *r)
{
    int before = rig->n_done;

    r->arena = &rig->arena;
    r->done = rig_count;
    r->ctx = rig;
    store_post(rig->s, r);
    for (int ms = 0; rig->n_done == before && ms < PATIENCE; ms += 10)
        rig_turn(rig, 10);
    ck_assert_int_eq(rig->n_done, before + 1);
}

static inline struct operation rig_operation(const char *id, enum operation_state state,
                                             const char *result, int64_t time_ms)
{
    return (struct operation){.id = slice_of(id),
                              .tool = SLICE("execute_code"),
                              .state = state,
                              .started_ms = time_ms,
                              .finished_ms = state == OPERATION_RUNNING ? 0 : time_ms + 1,
                              .has_value = true,
                              .is_json = true,
                              .result = slice_of(result)};
}

static inline void rig_write(struct rig *rig, const char *id, enum operation_state state,
                             const char *result)
{
    struct operation o = rig_operation(id, state, result, rig->wall);
    struct store_request r = {.verb = STORE_WRITE, .operation = &o};

    rig_do(rig, &r);
    ck_assert_msg(!r.err.kind, "%s", r.err.message);
}

static inline void rig_line(struct rig *rig, const char *operation, enum store_level level,
                            const char *message)
{
    struct store_line line = {.time_ms = rig->wall,
                              .level = level,
                              .operation = slice_of(operation),
                              .message = slice_of(message)};

    store_log(rig->s, &line);
}

/* The operation, or NULL. */
static inline const struct operation *rig_find(struct rig *rig, const char *id)
{
    struct store_request r = {.verb = STORE_FIND, .id = slice_of(id)};

    rig_do(rig, &r);
    ck_assert_msg(!r.err.kind || r.err.kind == ERR_NOT_FOUND, "%s", r.err.message);
    if (r.err.kind)
        return NULL;
    ck_assert(r.n_entries >= 1 && r.entries[0].kind == ENTRY_OPERATION);
    return &r.entries[0].u.operation;
}

static inline struct store_request rig_list(struct rig *rig, struct store_filter filter)
{
    struct store_request r = {.verb = STORE_LIST, .filter = filter};

    rig_do(rig, &r);
    ck_assert_msg(!r.err.kind, "%s", r.err.message);
    return r;
}

static inline int64_t rig_total(struct rig *rig, const char *text)
{
    return rig_list(rig, (struct store_filter){.limit = 1, .text = slice_of(text)}).total;
}

#endif
