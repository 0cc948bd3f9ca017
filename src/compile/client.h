/*
 * The engine's end of the compile service: sends requests (docs/compile.md), takes answers. Not
 * thread-safe: the main thread's. An engine without a service has no client.
 */
#ifndef COMPILE_CLIENT_H
#define COMPILE_CLIENT_H

#include "base/base.h"
#include "json/json.h"

struct compile_client;

/* Owns `fd`, a connected stream socket. NULL: no memory, and `fd` is still the caller's. */
struct compile_client *compile_client_new(int fd);
void compile_client_free(struct compile_client *c); /* NULL is fine, here and for is_alive() */
/* False once the connection is lost: there will be no more answers. */
bool compile_client_is_alive(const struct compile_client *c);

/* A request in two steps: write the members after "id" and "op" to the result of begin(), never
 * NULL, then send it. Returns its number, or 0 if it cannot be sent. */
struct json_out *compile_client_begin(struct compile_client *c, const char *op);
int64_t compile_client_send(struct compile_client *c);

enum compile_end {
    COMPILE_END_MADE,
    COMPILE_END_WRONG, /* the code has errors: `report` */
    COMPILE_END_FAULT  /* not the code's fault, or not known to be: `fault` and `message` */
};

enum compile_fault {
    COMPILE_FAULT_DIED,    /* the compiler ended while it worked on this */
    COMPILE_FAULT_LATE,    /* it took too long and was ended */
    COMPILE_FAULT_SESSION, /* it does not know the session: send the history */
    COMPILE_FAULT_CHANGED, /* sources changed during the build: ask again */
    COMPILE_FAULT_CANCELLED,
    COMPILE_FAULT_UNSUPPORTED, /* this compiler has no submissions */
    COMPILE_FAULT_UNAVAILABLE, /* there is no compiler; `message` names the remedy */
    COMPILE_FAULT_REQUEST,     /* the request is malformed */
    COMPILE_FAULT_COUNT
};

extern const char *const compile_fault_words[COMPILE_FAULT_COUNT]; /* "died", "late", … */

/* All in the arena that was passed in. */
struct compile_answer {
    enum compile_end end;
    enum compile_fault fault;
    struct slice assembly; /* build: its path, NUL-terminated; submit, define: its bytes */
    struct slice type;     /* submit: the class to run, "Umcp_p7s1_3" */
    struct slice library;  /* submit: the bytes of an assembly to load first; empty: none */
    struct slice report;   /* one "path(3,11): error CS0103: …" or "(3,11): error …" per line */
    struct slice message;
    int64_t
        follows; /* submit: its predecessor now; those in between are hidden. -1: not given */
    bool has_value; /* submit: it returns a value */
    bool declares;  /* submit: later code may use names of it */
    bool is_cached; /* build: nothing was compiled */
};

/* Takes the answer if it is there. False: not yet. A lost connection is COMPILE_FAULT_UNAVAILABLE,
 * and so is the number 0, of a request that could not be sent. */
bool compile_client_poll(struct compile_client *c, struct arena *a, int64_t number,
                         struct compile_answer *ret_answer);
/* Waits for it. `is_stopped` is asked about every 10 ms and may be NULL; when it says true, the
 * request is cancelled and the answer is COMPILE_FAULT_CANCELLED. */
void compile_client_wait(struct compile_client *c, struct arena *a, int64_t number,
                         bool (*is_stopped)(void *ctx), void *ctx,
                         struct compile_answer *ret_answer);
/* Nobody wants the answer any more. */
void compile_client_cancel(struct compile_client *c, int64_t number);

#endif
