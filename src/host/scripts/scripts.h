/*
 * The Scripts folder of the explorer's console: C# files on disk, read and written on a thread of
 * their own, and the rules for such a folder. Private to host/.
 */
#ifndef HOST_SCRIPTS_SCRIPTS_H
#define HOST_SCRIPTS_SCRIPTS_H

#include "host/host.h"

struct scripts;

/* Tells versions of a file apart. */
struct script_stamp {
    uint64_t inode;
    int64_t size, seconds, nanoseconds;
};

/* What call->host_data is for RunConsoleScript and RunStartupScript; in the call's arena. */
struct script_run {
    struct slice args; /* ConsoleEval's, as JSON: {"code":"..."} */
    struct slice path; /* of the file, absolute */
    struct script_stamp stamp;

    struct list link; /* the rest is the folder's own */
    struct host_call *call;
    bool is_at_start;  /* startup.cs, and no other */
    bool is_cancelled; /* known to the loop's thread alone */
};

/* The folder is done with the call: it has its result or an error; or, if it is one that runs a
 * script, struct script_run is filled, and an engine has to go on. */
typedef void scripts_done_fn(void *ctx, struct host_call *call);

/* `state_dir` has, or will have, the folder Scripts. `events` must outlive it: its wake() is called
 * from a thread. NULL: no memory. */
struct scripts *scripts_new(const char *state_dir, const struct host_events *events,
                            scripts_done_fn *done, void *ctx);
void scripts_free(struct scripts *s); /* NULL is fine here and below */
/* Whether the tool is one of the console's script files or its start-up script. */
bool scripts_has(const struct tool *tool);
/* Takes a call of such a tool; done() follows later, from scripts_tick(), or at once. */
void scripts_post(struct scripts *s, struct host_call *call);
/* The same for RunStartupScript, when an engine has come: a script that is off is not found. */
void scripts_post_at_start(struct scripts *s, struct host_call *call);
/* If the folder has the call, done() follows with ERR_TIMEOUT, or for a tool that runs nothing
 * perhaps with its result. */
void scripts_cancel(struct scripts *s, struct host_call *call);
void scripts_tick(struct scripts *s);

/* --- Seed 4's rules, for any Scripts folder. --- */

#define SCRIPTS_STARTUP          "startup.cs"
#define SCRIPTS_STARTUP_DISABLED "startup.disabled.cs"

/* Whether a caller's path can be that of a script. */
bool scripts_check_path(struct slice path, struct err *err);
/* Copies a path that was checked, without what names the folder itself, to `to`, which has room for
 * path.len + 1: without empty, "." and ".." parts, NUL after it. Fails if it leaves the folder. */
bool scripts_normalize(struct slice path, char *to, size_t *ret_len, struct err *err);
struct slice scripts_without_bom(struct slice text);
/* Whole seconds, as the seed's example has them: "2025-12-17T18:00:00Z". */
void scripts_put_time(struct json_out *w, const char *key, int64_t wall_ms);

#endif
