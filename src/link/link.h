/*
 * The protocol between server and engines, for both sides: the messages, the members of their
 * heads, kinds of errors, limits. read.c and write.c work from the tables in table.c; docs/link.md
 * describes the same, and unit_link_docs compares the two. Handles neither connections nor the
 * effects of messages.
 */
#ifndef LINK_LINK_H
#define LINK_LINK_H

#include "base/base.h"
#include "json/json.h"

#include "discovery.h"
#include "key.h"
#include "proof.h"

#define LINKMSG_PATH        "/unity" /* where engines connect */
#define LINKMSG_FAMILY      "umcp."  /* the prefix of our subprotocols of all versions */
#define LINKMSG_SUBPROTOCOL "umcp.2"
#define LINKMSG_PROTOCOL    2 /* sent in hello */

#define LINKMSG_MAX_NUMBER     ((int64_t)1 << 53) /* of calls, pings and milliseconds */
#define LINKMSG_DEFAULT_MS     30000              /* a call's deadline if it names none */
#define LINKMSG_DEFAULT_BUDGET 100000             /* bytes */

/* Constants of the protocol: LINKMSG_MAX_<name>, its value, and its meaning, as docs/link.md
 * puts it. */
#define LINKMSG_LIMITS(X)                                                                          \
    X(MESSAGE, 16 << 20, "a message, either way")                                                  \
    X(UNPROVEN, 1 << 10, "a message from an end that has proved nothing yet")                      \
    X(ENGINE_HEAD, 4 << 20, "a head from the engine: a list of tools")                             \
    X(SERVER_HEAD, 256 << 10, "a head from the server: a call with a full allowlist")              \
    X(LINE, 1 << 20, "the payload of a `log` event")                                               \
    X(TEXT, 64 << 10, "a `message` of an error or progress, and a `bye`; longer ones are cut")     \
    X(DETAILS, 64 << 10, "an error's `details`, and `diagnostics`; larger ones are left out")      \
    X(DEPTH, JSON_MAX_DEPTH, "levels of nesting, in heads and payloads; deeper is not JSON")       \
    X(OP, 64, "bytes of an `op`; longer ones count as absent")

#define LINKMSG_LIMIT(name, value, words) LINKMSG_MAX_##name = (value),
enum { LINKMSG_LIMITS(LINKMSG_LIMIT) };
#undef LINKMSG_LIMIT

enum linkmsg_side { LINKMSG_ENGINE, LINKMSG_SERVER };

enum linkmsg_head {
    /* From the engine. The order matters: a progress message also has a key "done". */
    LINKMSG_NONCE,
    LINKMSG_PROOF,
    LINKMSG_HELLO,
    LINKMSG_PROGRESS,
    LINKMSG_DONE,
    LINKMSG_EVENT,
    LINKMSG_STATE,
    LINKMSG_PONG,
    LINKMSG_TOOLS,
    LINKMSG_BYE,
    /* From the server. */
    LINKMSG_CHALLENGE,
    LINKMSG_WELCOME,
    LINKMSG_CALL,
    LINKMSG_CANCEL,
    LINKMSG_PREPARE,
    LINKMSG_PING,

    LINKMSG_HEADS,
    LINKMSG_UNKNOWN = LINKMSG_HEADS /* ignored */
};

/* Events of engines: LINKMSG_EVENT_<name>, its word, and whether its payload is any JSON, which
 * clients get as it is (core/stream/event.c says which clients). */
#define LINKMSG_EVENTS(X)                                                                          \
    X(LOG, "log", false)                                                                           \
    X(DROPPED, "dropped", false)                                                                   \
    X(SCENES, "scenes_diff", true)                                                                 \
    X(SELECTION, "selection", true)                                                                \
    X(SCRIPTS, "scripts", true)                                                                    \
    X(HOOK, "hook", false)                                                                         \
    X(KEPT, "kept", false)

#define LINKMSG_EVENT_ID(name, ...) LINKMSG_EVENT_##name,
/* In these three, 0 stands for an unknown word, which is ignored. */
enum linkmsg_event { LINKMSG_EVENT_OTHER, LINKMSG_EVENTS(LINKMSG_EVENT_ID) LINKMSG_EVENT_COUNT };
#undef LINKMSG_EVENT_ID
enum linkmsg_state { LINKMSG_STATE_OTHER, LINKMSG_STATE_READY, LINKMSG_STATE_RELOADING };
enum linkmsg_prepare { LINKMSG_PREPARE_OTHER, LINKMSG_PREPARE_EVAL };

/* The payload of LINKMSG_EVENT_LOG. */
struct linkmsg_line {
    const char *level; /* "Info", "Warning" or "Error", also after reading */
    struct slice message, stack;
};

/* A plugin tool. */
struct linkmsg_tool {
    struct slice name, title, description;
    bool read_only, destructive;
    struct slice input_schema; /* JSON, an object */
    struct slice where;        /* where it is declared, for people */
    int64_t timeout_ms;        /* its own limit; 0: none; -1: not given */
};

/*
 * A message. Texts are decoded, JSON is raw; absent members are empty or 0. After reading, it
 * points into the message and the arena.
 */
struct linkmsg {
    enum linkmsg_head head;
    int64_t number;       /* done, progress, pong; call, cancel, ping */
    struct slice payload; /* of done and call, and of events except logs; p == NULL: none */
    union {
        struct {
            struct slice nonce, proof;   /* a nonce has no proof, a proof no nonce */
            bool knows_token, knows_key; /* nonce */
            enum linkproof_by by;        /* challenge; LINKPROOF_BY_OTHER: an unknown word */
        } proof;
        struct {
            int64_t protocol, pid;
            int64_t started; /* with pid, distinguishes processes; 0: not given */
            struct slice agent, name, project, unity_version, platform, runtime, kind;
            struct slice missing; /* JSON, an array */
        } hello;
        struct {
            bool ok, has_no_value;
            bool is_value;      /* of a plugin tool: a string stands for a value of another type */
            bool is_cut;        /* the result is a part of the value that code returned */
            enum err_kind kind; /* if not ok; after reading, one of linkmsg_kinds */
            struct slice message, hint;
            struct slice details;     /* JSON, an object */
            struct slice diagnostics; /* JSON, an array of texts */
        } done;
        struct {
            double done, total;
            struct slice message;
        } progress;
        struct {
            enum linkmsg_event name;
            struct slice op;
            int64_t lines; /* dropped log lines; 0: not given */
            struct linkmsg_line line;
        } event;
        struct {
            int64_t main_ms, running; /* running: 0 if none */
        } pong;
        const struct json *tools; /* after reading: an array of unchecked items */
        struct {
            struct slice tool, op;
            int64_t deadline_ms, budget;
            /* How long its code may hold the main thread without letting a frame pass, and how
             * long it may take in all; 0: no limit but the deadline. wait_ms -1: as run_ms. */
            int64_t run_ms, wait_ms;
            bool may_eval, is_read;
            struct slice allow; /* JSON, an array */
        } call;
        enum linkmsg_state state;
        enum linkmsg_prepare prepare;
        struct slice bye;
        struct slice server; /* the server's version; welcome */
    };
};

/*
 * Reads a message sent by `from`. On success all required members of the head are present and in
 * range, and the payload of an event is JSON; the payload of a result or call is not checked.
 * False: it breaks the protocol, or `a` has no memory for it. An unknown head gives
 * LINKMSG_UNKNOWN.
 */
bool linkmsg_read(struct arena *a, enum linkmsg_side from, struct slice message,
                  struct linkmsg *ret_message);
/* Appends the message, unless `to` has failed. */
void linkmsg_write(struct buf *to, const struct linkmsg *message);
/* The `done` of a failed call; points to `err`. */
struct linkmsg linkmsg_failure(int64_t number, const struct err *err);

/* Writes the message {"tools":[…]}, one tool at a time. */
void linkmsg_begin_tools(struct json_out *w, struct buf *to);
void linkmsg_put_tool(struct json_out *w, const struct linkmsg_tool *tool);
void linkmsg_end_tools(struct json_out *w);

const char *linkmsg_event_name(enum linkmsg_event event); /* its word */
/* The target of a build that runs on this platform, as in hello; "Unknown" for an editor's. */
const char *linkmsg_build_target(struct slice platform);
bool linkmsg_is_relayed(enum linkmsg_event event); /* clients get its payload as it is */

#endif
