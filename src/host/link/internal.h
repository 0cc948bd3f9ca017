/*
 * Shared by the files of the link host. link.c routes calls and keeps the list of engines, calls.c
 * tracks waiting and running calls, wire.c speaks docs/link.md, prove.c its handshake, bridge.c
 * the bridge's simple messages, tools.c handles tools of user code, scripts.c the scripts that
 * engines run, restore.c gives engines the state of those before them. Private to these.
 */
#ifndef HOST_LINK_INTERNAL_H
#define HOST_LINK_INTERNAL_H

#include "base/limits.h"
#include "link/link.h"

#include "host/scripts/scripts.h"

struct player;
struct startup;

enum {
    LINK_BUSY_MS = 250,     /* between pings while calls run or the main thread is late */
    LINK_QUIET_MS = 2000,   /* and otherwise */
    LINK_LATE_MS = 200,     /* a main thread that checks its queue less often is busy */
    LINK_BLOCKED_MS = 1000, /* busy this long, it gets no new calls; */
    LINK_EDITOR_MS = 5000,  /* an editor after this: it imports, compiles and saves */
    LINK_ASLEEP_MS = 5000,  /* no tick for this long means that this process was suspended */
    LINK_FILES_MS = 5000,   /* reloading this long, an engine leaves answers to the files */
    LINK_RETRY_MS = 500,    /* suggested delay before a caller retries */
    LINK_BRIDGE_MS = 30000, /* after a bridge engine left: no other engine gets code */
    UUID_SIZE = 37          /* as text with its NUL */
};

enum instance_kind {
    INSTANCE_PLAYER,
    INSTANCE_EDITOR,
    INSTANCE_GAME,
    INSTANCE_PROCESS,
    INSTANCE_BRIDGE
};

enum instance_state {
    INSTANCE_NEW, /* has not sent its hello */
    INSTANCE_READY,
    INSTANCE_RELOADING,
    INSTANCE_LOST /* closed, or closing: send nothing and ignore its messages */
};

/* A call that was sent to an engine. */
struct link_call {
    int64_t number;         /* the engine's number for it */
    struct host_call *call; /* NULL: cancelled, but the engine has not answered yet */
    int64_t since;          /* when it became the oldest, the one that runs */
    int64_t run_ms;         /* copied: `call` may be NULL */
};

/* A bridge engine's recent operations. Allocated with the first. */
struct operations {
    struct operation_sent {
        char id[UUID_SIZE];
        bool is_guessed; /* it was ended without the engine's word: a result may still come */
    } recent[LIMIT_BRIDGE_OPERATIONS];
    size_t n_ever; /* the ring's newest is at n_ever - 1, modulo its size */
};

struct instance {
    struct list link; /* in link_host.instances */
    struct engine_conn *conn;
    enum instance_kind kind;
    enum instance_state state;
    char id[32], name[128], project[1024], unity_version[64], platform[64], runtime[64];
    char label[160];        /* as in host_call.engine */
    int64_t pid, started;   /* as it says */
    bool has_hung;          /* its main thread did nothing for too long */
    struct host_info info;  /* points to the texts above */
    int64_t opened;         /* ms, monotonic, as all times here */
    struct linkproof proof; /* while conn->must_prove: by is set once we have sent our proof */

    struct link_call calls[LIMIT_ENGINE_CALLS]; /* oldest first; the oldest is running */
    size_t n_calls;
    int64_t last_number;

    int64_t last_ping; /* number of the last ping */
    int64_t pinged;    /* when it was sent */
    bool awaits_pong;
    int64_t main_ms;               /* how long its main thread had been busy, */
    int64_t main_known;            /* at this time */
    int64_t running;               /* the call whose code ran then; 0: none, or not said */
    bool has_started_up;           /* its start-up script has been started */
    struct operations *operations; /* recent ones of a bridge engine; NULL: none yet */
    struct plugins *plugins;       /* its tools of user code; NULL: not reported yet */
};

struct link_host {
    struct host host;
    struct host *base; /* NULL: none */
    bool is_stopping;
    char version[32];
    char *token, *key_path; /* NULL: none */
    void (*random)(void *to, size_t len);
    struct host_settings settings;
    struct player *player;       /* NULL: none */
    struct scripts *scripts;     /* NULL: none */
    struct list startups;        /* struct startup, those in progress */
    struct script_stamp culprit; /* the start-up script during which an engine died */
    bool has_culprit;            /* do not run `culprit` again */
    struct list kept;            /* struct kept: state that engines reported for the next ones */
    size_t n_kept;
    struct list restores; /* struct restore, those in progress */
    char *hook_allow;     /* settings.hook_allow points to it; NULL: none */

    struct list instances; /* struct instance, newest first */
    size_t n_instances;
    int64_t n_ever;          /* counter for ids */
    struct instance *active; /* the engine that gets calls; NULL: none */
    bool was_ready;          /* when it was last chosen, there was one that was ready */
    int64_t left;            /* when that last ended */
    struct plugins *plugins; /* tools to list: of the last active engine that reported any */
    struct instance *bridge; /* the engine that gets code unless Unity is active; NULL: none */
    int64_t bridge_until;    /* until then no other engine gets code: the bridge may return */

    /* Calls; each is in at most one of these. */
    struct list waiting; /* for the active instance */
    int64_t waiting_due; /* no deadline in `waiting` is earlier than this */
    struct list code;    /* waiting for room at the bridge engine */
    struct list files;   /* linkhost_flush() will post them to the base host */
    struct list ending;  /* answered; linkhost_flush() will call finished() */
    char reason[64];     /* why we last killed our player */

    int64_t now, ticked;
    struct arena scratch; /* for parsing one message */
    struct buf out;       /* the message being written */
};

/* Whether the call is the link host's own, of which its owner knows nothing. */
bool linkhost_is_own(const struct link_host *h, const struct host_call *call);

static inline bool linkhost_is_read(const struct host_call *call)
{
    return call->tool->hints & HINT_READ_ONLY;
}

/* --- link.c --- */

/* Gives up a connection: fails or requeues its calls, chooses another active instance, and closes
 * the connection unless it is closed already. */
void linkhost_lose(struct link_host *h, struct instance *i);
/* Call it when an instance has changed its state: chooses the active one and notifies the owner. */
void linkhost_changed(struct link_host *h);
/* Builds the label for answers and log lines. */
void linkhost_label(struct instance *i);
/* Posts to the active engine, or to the base host if there is none. */
void linkhost_post_engine(struct link_host *h, struct host_call *call);
/* Posts to the base host, or fails the call with the reason that there is none. */
void linkhost_post_base(struct link_host *h, struct host_call *call);
/* Whether the base host can answer the call instead of an engine. */
bool linkhost_has_files(const struct link_host *h, const struct host_call *call);
void linkhost_log(struct link_host *h, const char *level, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Forwards a line that the instance logged, and finds its call. Clears an operation id that is not
 * a UUID, or is one of linkhost_line_id(). */
void linkhost_tell_line(struct link_host *h, struct instance *i, struct host_line line);
/* The id that an engine gets for a call that is not recorded, so that lines carry it. */
void linkhost_line_id(char to[UUID_SIZE], int64_t number);

/* --- calls.c --- */

/* Posts to the active instance, or fails the call. */
void linkhost_call(struct link_host *h, struct host_call *call);
/* Queues the call until an instance is ready. */
void linkhost_wait(struct link_host *h, struct host_call *call);
/* Cancels the call if it is queued or an engine has it. False: neither. */
bool linkhost_cancel(struct link_host *h, struct host_call *call);
/* Whether the active instance can take the call at once. */
bool linkhost_is_ready(const struct link_host *h, const struct host_call *call);
/* Whether the base host can answer the call, and should, because no instance will soon. */
bool linkhost_must_use_files(const struct link_host *h, const struct host_call *call);
/* Sets call->why_files: its error, or else the state of the active instance. */
void linkhost_explain_files(const struct link_host *h, struct host_call *call);
/* While no instance is ready: moves waiting calls that the base host can answer there. */
void linkhost_release(struct link_host *h);
/* Sends queued calls while the instance may have more. */
void linkhost_pump(struct link_host *h);
/* Sends a call to an instance that is ready and has room. */
void linkhost_send(struct link_host *h, struct instance *i, struct host_call *call);
/* Fails queued calls whose deadline has passed. Returns when to check again. */
int64_t linkhost_expire(struct link_host *h);
/* The engine's call with this number, or NULL. */
struct link_call *linkhost_find_call(struct instance *i, int64_t number);
/* Adds a call to those of the engine. There must be room. */
struct link_call *linkhost_add_call(struct link_host *h, struct instance *i,
                                    struct host_call *call);
/* Sets the engine's own message as the call's error. */
void linkhost_fail(struct host_call *call, enum err_kind kind, struct slice message);
/* Call it when the engine has answered and call->err or call->result is set. Removes `c` and ends
 * its call. */
void linkhost_done(struct link_host *h, struct instance *i, struct link_call *c);
/* For a lost instance: fails the call that was running, and requeues or fails the others. */
void linkhost_take_back(struct link_host *h, struct instance *i);
/* Fails queued calls that are neither reads nor patient, with "`why` before it ran SetActive". If
 * `why` is NULL, with the error that a new call would get. */
void linkhost_drop_writes(struct link_host *h, const char *why);
/* Marks the call as answered; linkhost_flush() calls finished(). */
void linkhost_end(struct link_host *h, struct host_call *call);
/* Calls finished() for ended calls and posts those for the base host. finished() may post and
 * cancel calls, so every entry point of the host does this last. */
void linkhost_flush(struct link_host *h);
/* Sets ERR_NOT_READY, with a hint and details that say when to try again. */
void linkhost_not_ready(struct host_call *call, int64_t retry_ms, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* How long the main thread has been busy, as far as we know, and how long it may be. */
int64_t linkhost_main_ms(const struct link_host *h, const struct instance *i);
int64_t linkhost_main_limit(const struct instance *i);
/* The call whose code holds the main thread, as far as we know; NULL: none. */
const struct link_call *linkhost_running(const struct instance *i);
/* host_ops.holder */
struct host_call *linkhost_holder(struct host *host, int64_t *ret_ms);

/* --- wire.c --- */

/* Handles a message from the instance. False: it violates the protocol. */
bool linkhost_receive(struct link_host *h, struct instance *i, struct slice message);
void linkhost_send_call(struct link_host *h, struct instance *i, int64_t number,
                        const struct host_call *call);
void linkhost_send_cancel(struct link_host *h, struct instance *i, int64_t number);
/* If code may run, asks the engine to prepare its compiler. */
void linkhost_send_prepare(struct link_host *h, struct instance *i);
void linkhost_send_ping(struct link_host *h, struct instance *i);

/* --- prove.c --- */

/* Handles a message of an instance that must prove itself first. False: it has not, and the log
 * says why. */
bool linkhost_prove(struct link_host *h, struct instance *i, struct slice message);

/* --- scripts.c --- */

/* scripts_done_fn; `ctx` is the host. */
void linkhost_take_script(void *ctx, struct host_call *call);
/* Runs the start-up script on engines that have become ready. */
void linkhost_start_up(struct link_host *h);
/* Whether the call is a start-up script, which has no caller. */
bool linkhost_is_startup(const struct link_host *h, const struct host_call *call);
/* If the call is a start-up script, logs its outcome, frees it and returns true. */
bool linkhost_end_startup(struct link_host *h, struct host_call *call);
void linkhost_free_startups(struct link_host *h);
/* An engine died while it ran this call. If it is a start-up script, we do not run it again. */
void linkhost_blame(struct link_host *h, const struct host_call *call);
/* The tool and arguments to send to an engine: a script is sent as code. */
struct slice linkhost_tool_name(const struct host_call *call);
struct slice linkhost_args(const struct host_call *call);
/* Sets the engine's JSON answer as the call's result. */
void linkhost_put_result(struct link_host *h, struct host_call *call, struct slice payload);

/* --- restore.c --- */

/* The engine has reported a hook, or its other state; `payload` is JSON. */
void linkhost_keep_hook(struct link_host *h, const struct instance *i, struct slice payload);
void linkhost_keep_state(struct link_host *h, const struct instance *i, struct slice payload);
/* An engine has connected, has reloaded its scripts, is lost. Call the first two before its state
 * is made known, so that other calls wait for the restored state. */
void linkhost_restore_greeted(struct link_host *h, const struct instance *i);
void linkhost_restore_reloaded(struct link_host *h, const struct instance *i);
void linkhost_restore_lost(struct link_host *h, const struct instance *i);
/* Continues restoring. */
void linkhost_restore(struct link_host *h);
/* Whether the call is one of these, which have no caller. */
bool linkhost_is_restore(const struct link_host *h, const struct host_call *call);
/* If it is, takes its outcome, makes the next one and returns true. */
bool linkhost_end_restore(struct link_host *h, struct host_call *call);
/* Whether the call waits until the engine's state is restored. */
bool linkhost_is_held(const struct link_host *h, const struct instance *i,
                      const struct host_call *call);
void linkhost_free_kept(struct link_host *h);

/* --- tools.c --- */

/* Reads the instance's list of tools. False: it violates the protocol. */
bool linkhost_take_tools(struct link_host *h, struct instance *i, const struct json *list);
/* Switches to the active instance's list of tools. True: the list has changed. */
bool linkhost_choose_tools(struct link_host *h);
/* If a user tool's result is a JSON string, sets its text as the call's result. False: it is not a
 * string. */
bool linkhost_put_text(struct link_host *h, struct host_call *call, struct slice payload);
/* host_ops.expects_tools, host_ops.await_tools */
bool linkhost_expects_tools(struct host *host);
bool linkhost_await_tools(struct host *host, struct host_call *call, int64_t now);
/* Whether the call must wait: we call user tools only after the engine has reported its list. */
bool linkhost_must_wait(const struct instance *i, const struct host_call *call);
/* Checks a user tool's call before sending it. False with its error set: the engine no longer has
 * the tool, or the tool now writes although the call was admitted as a read. */
bool linkhost_has_tool(const struct instance *i, struct host_call *call);
/* If the call failed because the engine no longer has the tool, says so in the error. */
void linkhost_check_tool(const struct instance *i, struct host_call *call);

/* --- bridge.c --- */

/* Whether bridge engines can run this tool. */
bool bridge_has(const struct tool *tool);
/* Whether code goes to a bridge engine, including the time in which one that left may return. */
bool bridge_is_preferred(const struct link_host *h);
/* Posts code while bridge_is_preferred(). */
void bridge_post(struct link_host *h, struct host_call *call);
/* Sends code that is queued for the bridge engine or for a player. */
void bridge_pump(struct link_host *h);
/* Call it when the bridge engine in use has disconnected. */
void bridge_left(struct link_host *h);
/* The call ends although the engine has it: its result may be late. */
void bridge_guess(struct instance *i, const struct host_call *call);
bool bridge_receive(struct link_host *h, struct instance *i, struct slice message);
/* Fails calls that have run too long. Returns when to check again. */
int64_t bridge_watch(struct link_host *h, struct instance *i);

#endif
