/*
 * What the files of the link host share: link.c (which host answers a call, the registry),
 * calls.c (the queue and the window), wire.c (messages of docs/link.md), tools.c
 * (tools of user code), bridge.c (the bridge's simple messages), scripts.c (scripts that
 * engines run). Private to these.
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
    INSTANCE_LOST /* closed, or about to be: nothing is sent and nothing it says counts */
};

/* A call that an engine has. */
struct link_call {
    int64_t number;         /* that the engine knows it by */
    struct host_call *call; /* NULL: cancelled, but the engine has not answered yet */
    int64_t since;          /* when it became the oldest, which is the one that runs */
    int64_t run_ms;         /* copied: `call` may be NULL */
};

/* Operations that a bridge engine has or had, as texts. Made with the first of them. */
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
    int64_t main_ms;               /* how long the main thread had not looked at its queue, */
    int64_t main_known;            /* as of then */
    bool has_started_up;           /* the start-up script's turn has come */
    struct operations *operations; /* of a bridge engine; NULL: none yet */
    struct plugins *plugins;       /* its tools of user code; NULL: it has not told of any */
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
    struct script_stamp culprit; /* the start-up script that an engine did not survive, */
    bool has_culprit;            /* if there is one: it is not run again */

    struct list instances; /* struct instance, newest first */
    size_t n_instances;
    int64_t n_ever;          /* for ids */
    struct instance *active; /* where calls go; NULL: nowhere */
    struct plugins *plugins; /* that are listed: those of the last active one that told of any */
    struct instance *bridge; /* where code goes unless Unity is active; NULL: nowhere */
    int64_t bridge_until;    /* until then nobody else gets what it would have got */

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

/* The connection is of no more use: its calls are answered or wait, another instance becomes
 * active. It is closed unless it is gone already. */
void linkhost_lose(struct link_host *h, struct instance *i);
/* An instance has become what it was not: chooses the active one and tells the owner. */
void linkhost_changed(struct link_host *h);
/* It is known what the instance is: makes the name that answers and lines carry. */
void linkhost_label(struct instance *i);
/* To the active engine, or whoever answers while there is none. */
void linkhost_post_engine(struct link_host *h, struct host_call *call);
/* To the host behind this one, or it is said why not. */
void linkhost_post_base(struct link_host *h, struct host_call *call);
/* Whether the call need not come from an engine: the host behind has an answer, too. */
bool linkhost_has_files(const struct link_host *h, const struct host_call *call);
void linkhost_log(struct link_host *h, const char *level, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* A line that the instance logged; what is no UUID is no operation. */
void linkhost_tell_line(struct link_host *h, const struct instance *i, struct host_line line);

/* --- calls.c --- */

/* Posts to the active instance, or says why not. */
void linkhost_call(struct link_host *h, struct host_call *call);
/* Keeps the call until an instance is ready. */
void linkhost_wait(struct link_host *h, struct host_call *call);
/* True if it was one of ours: then it is answered. */
bool linkhost_cancel(struct link_host *h, struct host_call *call);
/* Whether the active instance is one that the call need not wait for. */
bool linkhost_is_ready(const struct link_host *h, const struct host_call *call);
/* While no instance is ready: whoever waits and can do without goes to the host behind. */
void linkhost_release(struct link_host *h);
/* Sends what waits, as far as the window allows. */
void linkhost_pump(struct link_host *h);
/* Sends to an instance that is ready and has room. */
void linkhost_send(struct link_host *h, struct instance *i, struct host_call *call);
/* Gives back what has waited too long; returns when to look again. */
int64_t linkhost_expire(struct link_host *h);
/* The engine's call with this number, or NULL. */
struct link_call *linkhost_find_call(struct instance *i, int64_t number);
/* Adds a call to those that the engine has. There must be room. */
struct link_call *linkhost_add_call(struct link_host *h, struct instance *i,
                                    struct host_call *call);
/* The engine's own words of why it failed. */
void linkhost_fail(struct host_call *call, enum err_kind kind, struct slice message);
/* The engine has answered: call->err or call->result is set. Removes `c` and ends its call. */
void linkhost_done(struct link_host *h, struct instance *i, struct link_call *c);
/* Of an instance that is lost: what it ran fails, what it had not begun waits or fails. */
void linkhost_take_back(struct link_host *h, struct instance *i);
/* Calls that wait and are neither reads nor patient fail: "`why` before it ran SetActive"; NULL: as
 * one that came now would. */
void linkhost_drop_writes(struct link_host *h, const char *why);
/* The call has its answer: finished() follows with linkhost_flush(). */
void linkhost_end(struct link_host *h, struct host_call *call);
/* Calls finished() for all that have ended, and hands on what goes to the host behind. Whatever may
 * be posted from there is fine, so this is the last thing that an entry of the host does. */
void linkhost_flush(struct link_host *h);
/* ERR_NOT_READY with a hint and details that say when to try again. */
void linkhost_not_ready(struct host_call *call, int64_t retry_ms, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* How long the main thread has been at work, as far as is known. */
int64_t linkhost_main_ms(const struct link_host *h, const struct instance *i);
int64_t linkhost_main_limit(const struct instance *i);

/* --- wire.c --- */

/* Something the instance said. False: it is no message, or breaks the protocol. */
bool linkhost_receive(struct link_host *h, struct instance *i, struct slice message);
void linkhost_send_call(struct link_host *h, struct instance *i, int64_t number,
                        const struct host_call *call);
void linkhost_send_cancel(struct link_host *h, struct instance *i, int64_t number);
/* If code may be run: the engine makes its compiler ready. */
void linkhost_send_prepare(struct link_host *h, struct instance *i);
void linkhost_send_ping(struct link_host *h, struct instance *i);

/* --- scripts.c --- */

/* The Scripts folder is done with a call: scripts_done_fn, `ctx` is the host. */
void linkhost_take_script(void *ctx, struct host_call *call);
/* Has the start-up script run on engines where its turn has come. */
void linkhost_start_up(struct link_host *h);
/* Whether it is a start-up script, which has no caller. */
bool linkhost_is_startup(const struct link_host *h, const struct host_call *call);
/* True if it was one: what became of it is logged. */
bool linkhost_end_startup(struct link_host *h, struct host_call *call);
void linkhost_free_startups(struct link_host *h);
/* An engine was lost while it ran this. */
void linkhost_blame(struct link_host *h, const struct host_call *call);
/* What an engine is told to run: a script is code to it. */
struct slice linkhost_tool_name(const struct host_call *call);
struct slice linkhost_args(const struct host_call *call);
/* The engine's answer, which is JSON, becomes the call's result. */
void linkhost_put_result(struct link_host *h, struct host_call *call, struct slice payload);

/* --- tools.c --- */

/* The instance's list of tools. False: it is none, and so breaks the protocol. */
bool linkhost_take_tools(struct link_host *h, struct instance *i, const struct json *list);
/* What the active instance has told is listed from now on; true: it was not. */
bool linkhost_choose_tools(struct link_host *h);
/* True if the result of a tool of user code is text: then it is the call's. */
bool linkhost_put_text(struct link_host *h, struct host_call *call, struct slice payload);
/* host_ops.await_tools */
bool linkhost_await_tools(struct host *host, struct host_call *call, int64_t now);
/* Whether the call must wait: a tool of user code is sent only to an engine that has told of its
 * own. */
bool linkhost_must_wait(const struct instance *i, const struct host_call *call);
/* Before it is sent to an engine that has told of its tools: false if that has not got this one any
 * more, or as one that writes while the call was let in as a read. Then it has its error. */
bool linkhost_has_tool(const struct instance *i, struct host_call *call);
/* The call has failed: that an engine does not have a tool any more is not the caller's mistake. */
void linkhost_check_tool(const struct instance *i, struct host_call *call);

/* --- bridge.c --- */

/* Whether this is a tool of theirs. */
bool bridge_has(const struct tool *tool);
/* Whether code goes to a bridge engine, or would if one had not just left. */
bool bridge_is_preferred(const struct link_host *h);
/* Code for the bridge engine, while that is preferred. */
void bridge_post(struct link_host *h, struct host_call *call);
/* Sends what waits for room, and code that waits for a player while a bridge engine is there. */
void bridge_pump(struct link_host *h);
/* The one in use, which is lost now, has left. */
void bridge_left(struct link_host *h);
bool bridge_receive(struct link_host *h, struct instance *i, struct slice message);
/* Ends calls that have run too long; returns when to look again. */
int64_t bridge_watch(struct link_host *h, struct instance *i);

#endif
