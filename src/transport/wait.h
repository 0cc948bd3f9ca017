/*
 * Timeouts of connections. There is one list per reason. All waits for one reason last equally
 * long, so each list is sorted by deadline, and starting or ending a wait only changes a few
 * pointers. One timer serves all lists; it is reset only for a deadline earlier than its own.
 * Private to transport/.
 */
#ifndef TRANSPORT_WAIT_H
#define TRANSPORT_WAIT_H

#include <stdint.h>
#include <uv.h>

#include "base/base.h"

enum wait_for {
    WAIT_HEAD,   /* the rest of a request's head */
    WAIT_BODY,   /* the next piece of its body */
    WAIT_IDLE,   /* the next request */
    WAIT_WRITE,  /* the socket to accept more output */
    WAIT_LINGER, /* the client to close after the last answer */
    WAIT_GRACE,  /* core to finish the requests of a peer that is ending */
    WAIT_PING,   /* the time of the next ping */
    WAIT_REASONS,
    WAIT_NOTHING = WAIT_REASONS
};

struct wait {
    struct list link; /* in waits.lists[what] */
    enum wait_for what;
    int64_t until; /* ms, monotonic */
};

struct waits {
    uv_timer_t timer; /* its data pointer belongs to the owner */
    uv_timer_cb expired;
    int64_t due;                     /* when the timer fires; INT64_MAX: it is stopped */
    struct list lists[WAIT_REASONS]; /* of struct wait */
};

/* `expired` must take expired waits with waits_take() and end with waits_arm(). */
void waits_init(struct waits *ws, uv_loop_t *uv, uv_timer_cb expired, void *data);
/* Takes the next expired wait out of its list; NULL if there is none. */
struct wait *waits_take(struct waits *ws, int64_t now);
/* Sets the timer for the earliest deadline. */
void waits_arm(struct waits *ws);

void wait_init(struct wait *w);
/* Starts or restarts a wait at `now`. WAIT_NOTHING only ends the current one. */
void wait_start(struct waits *ws, struct wait *w, enum wait_for what, int64_t now);
void wait_end(struct wait *w);

#endif
