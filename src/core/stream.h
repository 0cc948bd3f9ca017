/* Streams, events, and the subscriptions of clients. Part of internal.h, private to core. */
#ifndef CORE_STREAM_H
#define CORE_STREAM_H

#include "call.h"

/* --- Streams and events (stream/) --- */

enum stream_kind {
    STREAM_EXPLORER,
    STREAM_SESSION, /* for messages that answer nothing; a session has one */
    STREAM_CALL     /* a call's progress and answer */
};

struct message; /* in a queue, or in those of several streams */
struct queued {
    uint64_t seq;
    struct message *message;
};

struct stream {
    struct list link; /* core->streams */
    enum stream_kind kind;
    struct core *core;
    struct peer *peer;       /* NULL: the connection has ended, and the client may resume */
    struct session *session; /* NULL: explorer's, or the session has ended */
    bool is_sse;
    bool is_opening; /* its snapshots are not sent yet, so events wait */
    /* Its events have ids, and stay in the queue when they are sent, until newer ones need their
     * place: a client that lost its connection gets them again. */
    bool is_kept;
    bool is_done;    /* nothing follows: it closes when everything is sent */
    bool has_warned; /* about dropped events */
    bool owes_warning;
    unsigned number; /* in the ids of its events; unique in the session */
    uint64_t n_made; /* events so far: the sequence of the newest */
    struct queued queue[LIMIT_STREAM_QUEUE];
    size_t first, n_queued, queued_bytes;
    size_t n_unsent; /* the newest ones of the queue */
};

/* Registers a stream on a peer that is one or becomes one. NULL: no memory, or too many. */
struct stream *stream_open(struct core *c, struct peer *p, enum stream_kind kind);
void stream_close(struct core *c, struct stream *st); /* forgets it; does not touch the peer */
void stream_push(struct stream *st, struct slice text);
/* The same for a message that goes to several streams: *shared, NULL at first, is their common
 * copy. Let it go after the last one. */
void stream_push_shared(struct stream *st, struct slice text, struct message **shared);
void stream_let_go(struct message *shared); /* may be NULL */
/* A kept stream as the store remembers it, without a connection. */
struct stream *stream_restore(struct core *c, struct session *s, unsigned number);
/* As if it was sent: only a client that asks for it gets it. */
void stream_restore_event(struct stream *st, uint64_t seq, struct slice text);
/* Opens the stream of a session, or of one of its calls, which its client can resume. */
struct stream *stream_open_kept(struct core *c, struct peer *p, struct session *s,
                                enum stream_kind kind);
/* The first event of a call's stream: it has an id to resume after, and no data. */
void stream_prime(struct stream *st);
/* No message follows; closes the connection when everything is sent. */
void stream_finish(struct stream *st);
/* The connection has ended: keeps resumable streams, closes the rest. */
void stream_lose_peer(struct core *c, struct stream *st);
/* Goes on with a stream of the session on another connection, after the event with this id, or
 * (empty) after the sent events. */
bool stream_resume(struct core *c, struct session *s, struct peer *p, struct slice last,
                   const struct stream_head *head);
/* The session has ended: closes its streams, but calls that run still answer. */
void stream_forget_session(struct core *c, struct session *s);
/* Bypasses the queue, for the first messages of a stream. */
void stream_send(struct stream *st, struct slice name, struct slice message);
void stream_flush(struct stream *st);
struct stream *stream_of(struct core *c, const struct peer *p);
int64_t stream_tick(struct core *c);     /* sends keep-alives; returns when to call it next */
void stream_expect_tick(struct core *c); /* a stream or listen was opened */
/* Sends explorer's snapshots: scenes, then selection; then the queue starts. */
void stream_start(struct core *c, struct stream *st);

/* Events that the server reports without a request. */
enum event_id {
    EVENT_SCENES,
    EVENT_SELECTION,
    EVENT_SCENES_DIFF,
    EVENT_LOG,
    EVENT_TOOL_RESULT,
    EVENT_FILES, /* the project's files changed */
    EVENT_HOST,  /* another engine is connected, or none is */
    EVENT_SCRIPTS,
    EVENT_HOOKS, /* those of an ended engine were restored, or lost */
    N_EVENTS
};
/* Kinds of changes: each subscription has those that matter to it. */
enum change {
    CHANGE_SELECTION = 1,
    CHANGE_SCENES = 2,  /* which scenes are loaded */
    CHANGE_OBJECTS = 4, /* perhaps any object */
    CHANGE_LOGS = 8,
    CHANGE_FILES = 16,  /* the project's */
    CHANGE_HOST = 32,   /* another engine is connected, or none is */
    CHANGE_SCRIPTS = 64 /* they are being compiled, or were */
};

struct event_row {
    const char *name;               /* NULL: the word of from_engine */
    enum linkmsg_event from_engine; /* engines send it */
    bool is_streamed;               /* sent to explorer's streams, under this name */
    bool is_private;                /* only to clients that are trusted: it has arguments */
    unsigned changes;               /* enum change: MCP's subscribers are notified */
    enum tool_id snapshot; /* the tool whose result a new explorer stream gets as this event */
    const char *nothing;   /* sent instead while no engine is connected; NULL: no snapshot */
};
extern const struct event_row core_events[N_EVENTS];
const char *event_name(enum event_id id);

/* Writes a log line in TailLogs' form (T, Level, ...) or in the event's (t, level, ...). */
void log_line_write(struct json_out *w, const struct log_line *line, bool is_dto, bool is_whole);
/* Its message, or the part for untrusted clients, which may be empty. */
struct slice log_line_text(const struct log_line *line, bool is_whole);
bool event_is_wanted(const struct core *c); /* whether any explorer stream is open */
/* Sends the event to explorer's streams, and resources/updated to MCP's subscribers soon, as its
 * row says. */
void event_emit(struct core *c, enum event_id id, struct slice payload);
/* Mirrors an answer onto explorer's streams. */
void event_mirror(struct core *c, struct slice message);
/* Reports the outcome of explorer's own calls, the only ones that its streams show. */
void event_tool_result(struct core *c, struct call *call);
void event_from_host(void *ctx, const char *name, struct slice payload);
void event_log_from_host(void *ctx, const char *level, struct slice message);
void event_log_part(void *ctx, const char *level, struct slice message, size_t n_public);
void event_log_line(void *ctx, const struct log_line *line);
void event_host_changed(void *ctx);
/* Something has changed: event_tick() notifies all subscribers, each at most once. */
void event_changed(struct core *c, unsigned changes);
int64_t event_tick(struct core *c);
enum mcp_level event_mcp_level(const char *name); /* of one of enum log_level's names */
/* Sets up the buffer and writes that the resource has changed; the caller frees it. */
void event_write_updated(struct buf *to, const char *uri);
/* Whether there is such a resource, and the causes of its change. */
bool event_watch(struct core *c, struct slice uri, unsigned *ret_changes, struct err *err);
/* Sends the list_changed that the session was not sent yet, unless it has no stream or its client
 * is slow to read. */
void event_tell_lists(struct core *c, struct session *s);

/* --- subscriptions/listen (stream/listen.c) --- */

struct listen;
answer_fn op_listen;
/* Ends the one that this request of this peer opened, without an answer. False: there is none. */
bool listen_cancel(struct core *c, const struct peer *p, struct slice id);
void listen_forget_peer(struct core *c, const struct peer *p);
void listen_drained(struct core *c, const struct peer *p); /* sends the notifications due to it */
/* Notifies subscribers; a client that reads slowly gets one notification, when it has read. */
void listen_list_changed(struct core *c, unsigned lists); /* bit per mcp_list */
void listen_changed(struct core *c, unsigned changes);    /* enum change */
void listen_resource(struct core *c, struct slice uri);
/* A task has changed: `message` is the whole notification, whose params have no _meta. Of a client
 * that is slow to read, only the newest message of each task waits. */
void listen_task(struct core *c, struct slice task_id, struct slice message);
void listen_keep_alive(struct core *c);
/* Answers and ends those of this peer, or (NULL) all. */
void listen_stop(struct core *c, const struct peer *p);
void listen_free_all(struct core *c);

#endif
