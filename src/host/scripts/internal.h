/*
 * Shared by scripts.c (the thread, reading), path.c (checking paths) and write.c (writing), and
 * private to these. Names are paths within the folder, as made by scripts_resolve(). These
 * functions run on the worker's thread, which uses only the first two members of struct scripts;
 * the others belong to the loop.
 */
#ifndef HOST_SCRIPTS_INTERNAL_H
#define HOST_SCRIPTS_INTERNAL_H

#include <limits.h>

#include "base/limits.h"
#include "host/worker.h"
#include "scripts.h"

#define SCRIPTS_BOM "\xEF\xBB\xBF"

struct scripts {
    char folder[PATH_MAX]; /* absolute */
    struct worker *worker; /* NULL: not started yet */
    struct host_events worker_events;
    const struct host_events *events; /* the owner's */
    scripts_done_fn *done;
    void *ctx;
    struct list runs; /* struct script_run: calls that the worker has */
};

/* --- path.c --- */

struct slice scripts_without_bom(struct slice text);

/* Converts a caller's path to a name. */
bool scripts_resolve(const struct scripts *s, struct slice path, char ret_name[LIMIT_SCRIPT_NAME],
                     struct err *err);
/* Opens the folder that contains the name. Follows no link below the Scripts folder; creates
 * missing folders if `may_make`. *ret_last is the last part of the name. */
bool scripts_open_parent(const struct scripts *s, const char *name, bool may_make, int *ret_fd,
                         const char **ret_last, struct err *err);
bool scripts_leaves_folder(struct err *err);               /* sets ERR_ARGUMENT */
bool scripts_not_found(const char *name, struct err *err); /* sets ERR_NOT_FOUND */
bool scripts_no_access(const char *name, const char *verb, /* from errno: "x.cs cannot be read" */
                       struct err *err);

/* --- scripts.c --- */

/* Counts the scripts and their bytes. */
bool scripts_count(const struct scripts *s, struct arena *a, size_t *ret_n, int64_t *ret_bytes,
                   struct err *err);

/* --- write.c: bodies of tools --- */

typedef bool scripts_body(struct scripts *s, struct host_call *call);

scripts_body scripts_write, scripts_delete, scripts_set_startup_enabled, scripts_write_startup;

#endif
