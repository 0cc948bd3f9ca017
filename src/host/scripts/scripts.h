/*
 * The Scripts folder of explorer's console: C# files, which a thread of its own reads and writes.
 * Private to host/.
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
/* Takes a call of one of these tools; done() follows, at once or from scripts_tick(). */
void scripts_post(struct scripts *s, struct host_call *call);
/* The same for RunStartupScript, when an engine has come: a script that is off is not found. */
void scripts_post_at_start(struct scripts *s, struct host_call *call);
/* If the folder has the call, done() follows with ERR_TIMEOUT, or for a tool that runs nothing
 * perhaps with its result. */
void scripts_cancel(struct scripts *s, struct host_call *call);
void scripts_tick(struct scripts *s);

/* Explorer's names of the start-up script. */
#define SCRIPTS_STARTUP          "startup.cs"
#define SCRIPTS_STARTUP_DISABLED "startup.disabled.cs"

#endif
