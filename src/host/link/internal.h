/*
 * What the files of the link host share. link.c chooses who answers a call and keeps the list of
 * engines, calls.c has the calls that wait and those that engines have, wire.c the messages of
 * docs/link.md, bridge.c the bridge's simple messages, tools.c the tools of user code, scripts.c
 * the scripts that engines run. Private to these.
 */
#ifndef HOST_LINK_INTERNAL_H
#define HOST_LINK_INTERNAL_H

#include "base/limits.h"
#include "link/link.h"

#include "host/scripts/scripts.h"

struct player;
struct startup;

enum {
    LINK_BUSY_MS = 250,     /* between pings while calls run, or the main thread is late */
    LINK_QUIET_MS = 2000,   /* and otherwise */
    LINK_LATE_MS = 200,     /* a main thread that looks at its queue less often is at work */
    LINK_BLOCKED_MS = 1000, /* after this at work it gets no new calls; */
    LINK_EDITOR_MS = 5000,  /* an editor after this: it imports, compiles and saves */
    LINK_ASLEEP_MS = 5000,  /* so long without a tick: it was this process that stood still */
    LINK_RETRY_MS = 500,    /* after which a caller may try again */
    LINK_BRIDGE_MS = 30000, /* a bridge engine that left may be back: no other gets code */
    UUID_SIZE = 37          /* as text, with the NUL */
};

enum instance_kind {
    INSTANCE_PLAYER,
    INSTANCE_EDITOR,
    INSTANCE_GAME,
    INSTANCE_PROCESS,
    INSTANCE_BRIDGE
};

enum instance_state {
    INSTANCE_NEW, /* has not said what it is */
    INSTANCE_READY,
    INSTANCE_RELOADING,
    INSTANCE_LOST /* closed, or about to be: nothing is sent, and its messages are ignored */
};

/* A call that an engine has. */
struct link_call {
    int64_t number;         /* that the engine knows it by */
    struct host_call *call; /* NULL: cancelled, but the engine has not answered yet */
    int64_t since;          /* when it became the oldest, which is the one that runs */
    int64_t run_ms;         /* copied: `call` may be NULL */
};

/* The last operations of a bridge engine, as texts. Allocated with the first. */
struct operations {
    char ids[LIMIT_BRIDGE_OPERATIONS][UUID_SIZE];
    size_t n_ever; /* the newest is at n_ever - 1, round the end */
};

struct instance {
    struct list link; /* in link_host.instances */
    struct engine_conn *conn;
    enum instance_kind kind;
    enum instance_state state;
    char id[32], name[128], project[1024], unity_version[64], platform[64], runtime[64];
    char label[160]; /* as in host_call.engine */
    int64_t pid;
    struct host_info info; /* points to the texts above */
    int64_t opened;        /* ms, monotonic, as all times here */

    struct link_call calls[LIMIT_ENGINE_CALLS]; /* oldest first: that one runs */
    size_t n_calls;
    int64_t last_number;

    int64_t last_ping; /* its number */
    int64_t pinged;    /* when it was sent */
    bool awaits_pong;
    int64_t main_ms;               /* how long its main thread had been busy */
    int64_t main_known;            /* at this time */
    bool has_started_up;           /* its start-up script was begun */
    struct operations *operations; /* of a bridge engine; NULL: none yet */
    struct plugins *plugins;       /* its tools of user code; NULL: not reported yet */
};

struct link_host {
    struct host host;
    struct host *base; /* NULL: none */
    bool is_stopping;
    char version[32];
    struct host_settings settings;
    struct player *player;       /* NULL: none */
    struct scripts *scripts;     /* NULL: none */
    struct list startups;        /* struct startup, those under way */
    struct script_stamp culprit; /* the start-up script during which an engine died, */
    bool has_culprit;            /* if there is one: it is not run again */

    struct list instances; /* struct instance, newest first */
    size_t n_instances;
    int64_t n_ever;          /* for ids */
    struct instance *active; /* where calls go; NULL: nowhere */
    struct plugins *plugins; /* listed tools: those of the last active one that reported any */
    struct instance *bridge; /* where code goes unless Unity is active; NULL: nowhere */
    int64_t bridge_until;    /* until then no other engine gets code: it may come back */

    /* Calls; each is in one of these at most. */
    struct list waiting; /* for the active instance; */
    int64_t waiting_due; /* no deadline of these is before this */
    struct list code;    /* for room at the bridge engine */
    struct list files;   /* linkhost_flush() posts them to the base host */
    struct list ending;  /* answered; linkhost_flush() calls finished() */
    char reason[64];     /* why we killed our player last */

    int64_t now, ticked;
    struct arena scratch; /* of one message */
    struct buf out;       /* the message being written */
};

static inline bool linkhost_is_read(const struct host_call *call)
{
    return call->tool->hints & HINT_READ_ONLY;
}

/* --- link.c --- */

/* Gives up the connection: fails or requeues its calls, chooses another active instance, and closes
 * it unless it is closed already. */
void linkhost_lose(struct link_host *h, struct instance *i);
/* An instance has changed its state: chooses the active one and tells the owner. */
void linkhost_changed(struct link_host *h);
/* Makes the label that answers and log lines carry. */
void linkhost_label(struct instance *i);
/* Posts to the active engine; without one, to the base host. */
void linkhost_post_engine(struct link_host *h, struct host_call *call);
/* Posts to the base host, or fails the call with the reason. */
void linkhost_post_base(struct link_host *h, struct host_call *call);
/* Whether the base host can answer the call instead of an engine. */
bool linkhost_has_files(const struct link_host *h, const struct host_call *call);
void linkhost_log(struct link_host *h, const char *level, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Passes on a line that the instance logged; clears an operation that is not a UUID. */
void linkhost_tell_line(struct link_host *h, const struct instance *i, struct host_line line);

/* --- calls.c --- */

/* Posts to the active instance, or fails the call. */
void linkhost_call(struct link_host *h, struct host_call *call);
/* Keeps the call until an instance is ready. */
void linkhost_wait(struct link_host *h, struct host_call *call);
/* Answers the call if it waits or an engine has it. False: it does not. */
bool linkhost_cancel(struct link_host *h, struct host_call *call);
/* Whether the active instance can take the call at once. */
bool linkhost_is_ready(const struct link_host *h, const struct host_call *call);
/* While no instance is ready: moves waiting calls that the base host can answer there. */
void linkhost_release(struct link_host *h);
/* Sends waiting calls while the instance may have more. */
void linkhost_pump(struct link_host *h);
/* Sends to an instance that is ready and has room. */
void linkhost_send(struct link_host *h, struct instance *i, struct host_call *call);
/* Fails calls that have waited too long; returns when to look again. */
int64_t linkhost_expire(struct link_host *h);
/* The engine's call with this number, or NULL. */
struct link_call *linkhost_find_call(struct instance *i, int64_t number);
/* Adds a call to those that the engine has. There must be room. */
struct link_call *linkhost_add_call(struct link_host *h, struct instance *i,
                                    struct host_call *call);
/* Sets the engine's own message as the call's error. */
void linkhost_fail(struct host_call *call, enum err_kind kind, struct slice message);
/* The engine has answered: call->err or call->result is set. Removes `c` and ends its call. */
void linkhost_done(struct link_host *h, struct instance *i, struct link_call *c);
/* For an instance that is lost: fails the call that it ran; the others wait again or fail. */
void linkhost_take_back(struct link_host *h, struct instance *i);
/* Fails waiting calls that are neither reads nor patient: "`why` before it ran SetActive". If `why`
 * is NULL, the error is that of a call that comes now. */
void linkhost_drop_writes(struct link_host *h, const char *why);
/* The call is answered; linkhost_flush() calls finished(). */
void linkhost_end(struct link_host *h, struct host_call *call);
/* Calls finished() for calls that have ended, and posts those for the base host. finished() may
 * post and cancel calls, so every entry point of the host does this last. */
void linkhost_flush(struct link_host *h);
/* Sets ERR_NOT_READY, with a hint and details that say when to try again. */
void linkhost_not_ready(struct host_call *call, int64_t retry_ms, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* How long the main thread has been busy, as far as is known; and how long it may be. */
int64_t linkhost_main_ms(const struct link_host *h, const struct instance *i);
int64_t linkhost_main_limit(const struct instance *i);

/* --- wire.c --- */

/* Handles a message of the instance. False: it breaks the protocol. */
bool linkhost_receive(struct link_host *h, struct instance *i, struct slice message);
void linkhost_send_call(struct link_host *h, struct instance *i, int64_t number,
                        const struct host_call *call);
void linkhost_send_cancel(struct link_host *h, struct instance *i, int64_t number);
/* If code may run, tells the engine to get its compiler ready. */
void linkhost_send_prepare(struct link_host *h, struct instance *i);
void linkhost_send_ping(struct link_host *h, struct instance *i);

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
/* An engine died while it ran this call: a start-up script is not run again. */
void linkhost_blame(struct link_host *h, const struct host_call *call);
/* The tool and arguments that an engine gets: for it a script is code. */
struct slice linkhost_tool_name(const struct host_call *call);
struct slice linkhost_args(const struct host_call *call);
/* Makes the engine's answer, which is JSON, the call's result. */
void linkhost_put_result(struct link_host *h, struct host_call *call, struct slice payload);

/* --- tools.c --- */

/* Takes the instance's list of tools. False: it breaks the protocol. */
bool linkhost_take_tools(struct link_host *h, struct instance *i, const struct json *list);
/* Lists the active instance's tools from now on. True: the list has changed. */
bool linkhost_choose_tools(struct link_host *h);
/* If a user tool's result is a JSON string, makes its text the call's result. False: it is not. */
bool linkhost_put_text(struct link_host *h, struct host_call *call, struct slice payload);
/* host_ops.await_tools */
bool linkhost_await_tools(struct host *host, struct host_call *call, int64_t now);
/* Whether the call must wait: user tools are called only once the engine has reported its list. */
bool linkhost_must_wait(const struct instance *i, const struct host_call *call);
/* Checks a user tool's call before it is sent. False with its error set: the engine does not have
 * the tool any more, or it writes now while the gates let the call in as a read. */
bool linkhost_has_tool(const struct instance *i, struct host_call *call);
/* If the call failed because the engine does not have the tool any more, makes that the error. */
void linkhost_check_tool(const struct instance *i, struct host_call *call);

/* --- bridge.c --- */

/* Whether bridge engines can run this tool. */
bool bridge_has(const struct tool *tool);
/* Whether code goes to a bridge engine, also while one that has just left may come back. */
bool bridge_is_preferred(const struct link_host *h);
/* Posts code while bridge_is_preferred(). */
void bridge_post(struct link_host *h, struct host_call *call);
/* Sends code that waits for room at the bridge engine or for a player. */
void bridge_pump(struct link_host *h);
/* The bridge engine in use has left. */
void bridge_left(struct link_host *h);
bool bridge_receive(struct link_host *h, struct instance *i, struct slice message);
/* Ends calls that have run too long; returns when to look again. */
int64_t bridge_watch(struct link_host *h, struct instance *i);

#endif
