/*
 * Shared by the golden runner's files: what a case is, how an answer is compared with a pattern,
 * and the little world (core, host, peers in memory, clock) in which a case is played.
 * README.md beside this file describes the case format.
 */
#ifndef GOLDEN_H
#define GOLDEN_H

#include "base/base.h"
#include "core/core.h"
#include "scripted/scripted.h"
#include "json/json.h"

/* Bytes of the runner's own. They come from malloc(), never from mem_alloc(): the runner must keep
 * its memory while the server's is made to fail. */
struct text {
    char *p;
    size_t len;
};

struct text text_dup(struct slice s);
void text_add(struct text *t, struct slice s);
void text_done(struct text *t);
static inline struct slice text_slice(const struct text *t)
{
    return slice_from(t->p, t->len);
}
/* calloc() that ends the program instead of failing. */
void *must_zalloc(size_t len);

/* --- Cases --- */

enum place_kind { PLACE_STDIO, PLACE_FRAMED, PLACE_POST };

struct place {
    enum place_kind kind;
    struct slice target; /* PLACE_POST: "/message" */
};

enum step_kind {
    STEP_SEND,       /* > and >>: one message */
    STEP_FRAME,      /* frame: bytes of a framed connection */
    STEP_RAW,        /* raw: bytes of an HTTP connection */
    STEP_HTTP,       /* http: a request without a body */
    STEP_STREAM,     /* stream */
    STEP_EXPECT,     /* < */
    STEP_EXACT,      /* <= */
    STEP_NONE,       /* <none */
    STEP_STATUS,     /* status */
    STEP_HAS_HEADER, /* has-header */
    STEP_UNORDERED,  /* answers unordered */
    STEP_EVENT,      /* event */
    STEP_EVENT_ANY,  /* event~ */
    STEP_NO_EVENT,   /* no-event */
    STEP_STALL,      /* stall */
    STEP_RESUME,     /* resume */
    STEP_ENDPOINT,   /* endpoint */
    STEP_TICK,       /* tick */
    STEP_CLOSE,      /* close */
    STEP_CLOSED,     /* closed */
    STEP_DROP,       /* drop */
    STEP_VIA,        /* via, after the first message */
    STEP_HEADER      /* header */
};

struct step {
    enum step_kind kind;
    int line;
    struct slice text;  /* what follows the word; escapes decoded where the step has them */
    int64_t number;     /* STATUS, TICK */
    struct place place; /* VIA */
};

enum { CASE_SETTINGS = 24, CASE_PLACES = 6 };

struct golden_case {
    char *name;      /* "explorer/status.case" */
    const char *dir; /* of all cases */
    struct script
        *script;       /* what the host answers: the case's own `host` lines, then answers.txt */
    struct text file;  /* what the slices point into */
    struct text *made; /* decoded texts */
    size_t n_made;
    struct {
        struct slice key, value;
    } settings[CASE_SETTINGS];
    size_t n_settings;
    bool is_skipped; /* it is played over real transports only */
    struct place places[CASE_PLACES];
    size_t n_places;
    struct step *steps;
    size_t n_steps;
};

/* Reads DIR/name. False: it is malformed; what and where has been printed. */
bool case_load(const char *dir, const char *name, struct golden_case *ret_case);
void case_done(struct golden_case *gc);
struct slice case_setting(const struct golden_case *gc, const char *key, const char *otherwise);
bool case_is_true(const struct golden_case *gc, const char *key, bool otherwise);

/* --- Patterns --- */

enum { VARS = 32 };

/* Values that ${name} has matched. */
struct vars {
    struct {
        char name[32];
        struct text value;
    } items[VARS];
    size_t n_items;
};

void vars_done(struct vars *v);
void vars_set(struct vars *v, const char *name, struct slice value);
/* `s` with every ${name} that is known replaced. The caller frees it. */
struct text vars_expand(const struct vars *v, struct slice s);

/* Compares two JSON texts; the pattern is expanded first. False: `why` tells where they differ. */
bool pattern_match(struct vars *v, struct slice pattern, struct slice value, char *why,
                   size_t why_size);

/* --- The world: core, a host, connections in memory, and a clock --- */

/* How bytes reach the server. */
enum feed { FEED_WHOLE, FEED_BYTES, FEED_RANDOM };

/* One thing that the server said: a message, an HTTP response, or one event of a stream. */
struct answer {
    struct answer *next;
    struct text body;
    int status;               /* 0: not HTTP */
    const char *content_type; /* NULL: none */
    struct text headers;      /* the extra header lines */
    enum http_cors cors;
    struct text event_name;
};

struct answers {
    struct answer *first, *last;
};

struct conn;

/* Which allocation of the server fails. */
struct torture {
    size_t countdown; /* in allocations from now; 0: none fails */
    bool stays;       /* after the first failure all later ones fail too */
    bool has_fired;
    size_t n_made; /* allocations counted */
};

enum { WORLD_TEXTS = 16 };

struct world {
    struct core *core;
    int64_t now;
    int wake_fd; /* becomes readable when a worker of the project host is done; -1: it has none */
    struct text texts[WORLD_TEXTS]; /* settings that core and host point to */
    size_t n_texts;
    enum feed feed;
    uint64_t random;
    struct torture torture;
    struct conn *conns;     /* newest first */
    struct answers answers; /* not yet looked at */
    struct answers events;  /* of the stream that was opened last */
    struct conn *stream;
    struct answer *stream_head; /* its answer's head; NULL if none is open */
    struct text session;        /* Mcp-Session-Id */
    struct text event_id;       /* of the last event that had one */
    unsigned n_dropped;         /* connections that the server ended */
};

/* feed, random and torture must be set. False: no memory, which only torture can cause; the world
 * must be closed all the same. */
bool world_open(struct world *w, const struct golden_case *gc);
void world_close(struct world *w);
/* Everything between these two runs with the server's memory as w->torture says. */
void world_arm(struct world *w);
void world_disarm(struct world *w);

/* A stdio or framed connection. */
struct conn *world_connect(struct world *w, enum place_kind kind);
/* Bytes as they come from the network, cut as w->feed says. */
void world_feed(struct world *w, struct conn *c, struct slice bytes);
/* A fresh HTTP connection that sends these bytes. `is_stream`: what it streams are events. */
void world_http(struct world *w, struct slice bytes, bool is_stream);
/* The client ends its side of the connection. */
void world_end(struct world *w, struct conn *c);
/* The client is gone, whatever is still to be answered. NULL: the newest connection. */
void world_drop(struct world *w, struct conn *c);
/* The client stops reading what is streamed; reads on. */
void world_stall(struct conn *c);
void world_resume(struct world *w, struct conn *c);
bool conn_was_closed(const struct conn *c);
/* Waits for the project host, if a call is with it. False: nothing is to come. */
bool world_wait(struct world *w);
/* Time passes; deadlines are met one by one. */
void world_advance(struct world *w, int64_t ms);
void world_tick_to(struct world *w, int64_t target);
/* Tells core of the peers that are gone; hang_up: of all, and frees them. */
void world_sweep(struct world *w);
void world_hang_up(struct world *w);

void answers_add(struct answers *list, struct answer *a);
struct answer *answers_take(struct answers *list);
void answers_return(struct answers *list, struct answer *a); /* it is the next one again */
void answer_free(struct answer *a);

/* --- Playing --- */

struct play_mode {
    const char *name; /* "whole", "bytes", ... */
    enum feed feed;
    uint64_t seed;
    struct torture torture; /* countdown > 0: answers are only checked for being well-formed */
};

struct play_result {
    bool ok;
    int line;
    char why[1200];
    bool has_fired;  /* torture: an allocation failed */
    size_t n_allocs; /* allocations that the case took after it was set up */
};

void case_play(const struct golden_case *gc, const struct place *place,
               const struct play_mode *mode, struct play_result *ret_result);

#endif
