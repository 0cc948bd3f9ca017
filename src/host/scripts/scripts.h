/*
 * The Scripts folder of explorer's console: C# files that a separate thread reads and writes.
 * Private to host/.
 */
#ifndef HOST_SCRIPTS_SCRIPTS_H
#define HOST_SCRIPTS_SCRIPTS_H

#include "host/host.h"

struct scripts;

/* Identifies a version of a file. */
struct script_stamp {
    uint64_t inode;
    int64_t size, seconds, nanoseconds;
};

/* call->host_data of RunConsoleScript and RunStartupScript; in the call's arena. */
struct script_run {
    struct slice args; /* arguments for ConsoleEval as JSON: {"code":"..."} */
    struct slice path; /* absolute path of the file */
    struct script_stamp stamp;

    struct list link; /* the rest is private to the folder */
    struct host_call *call;
    bool is_at_start;  /* only startup.cs, not its disabled form */
    bool is_cancelled; /* used by the loop's thread only */
};

/* Called when the folder is done with the call. Either the call has its result or an error, or it
 * runs a script: then its struct script_run is filled, and an engine must run it. */
typedef void scripts_done_fn(void *ctx, struct host_call *call);

/* `state_dir` contains the folder Scripts, which need not exist yet. `events` must outlive the
 * result; a thread calls its wake(). NULL: no memory. */
struct scripts *scripts_new(const char *state_dir, const struct host_events *events,
                            scripts_done_fn *done, void *ctx);
void scripts_free(struct scripts *s); /* NULL is fine here and below */
/* Whether the call is about the console's script files or its start-up script. */
bool scripts_takes(const struct host_call *call);
/* Takes such a call. done() follows, at once or from scripts_tick(). */
void scripts_post(struct scripts *s, struct host_call *call);
/* The same for RunStartupScript when an engine has connected. A disabled script counts as
 * missing. */
void scripts_post_at_start(struct scripts *s, struct host_call *call);
/* If the folder has the call, done() follows with ERR_TIMEOUT, or perhaps with the result if the
 * tool runs no script. */
void scripts_cancel(struct scripts *s, struct host_call *call);
void scripts_tick(struct scripts *s);

/* Explorer's file names for the start-up script. */
#define SCRIPTS_STARTUP          "startup.cs"
#define SCRIPTS_STARTUP_DISABLED "startup.disabled.cs"

#endif
