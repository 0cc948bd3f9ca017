/*
 * What connections wait for, and until when. One list per reason: all waits of a reason last
 * equally long, so each list is in the order of its deadlines, and starting or ending a wait is a
 * few pointer writes. One timer serves all; it is set anew only for a deadline before its own.
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
    WAIT_WRITE,  /* the socket to take what is to be written */
    WAIT_LINGER, /* the client to close after the last answer */
    WAIT_GRACE,  /* core to finish what a peer that ends has asked for */
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
    uv_timer_t timer; /* its data is the owner's */
    uv_timer_cb expired;
    int64_t due;                     /* when the timer fires; INT64_MAX: it does not run */
    struct list lists[WAIT_REASONS]; /* of struct wait */
};

/* `expired` must take what is due with waits_take() and end with waits_arm(). */
void waits_init(struct waits *ws, uv_loop_t *uv, uv_timer_cb expired, void *data);
/* The next wait whose time has come, out of its list; NULL if there is none. */
struct wait *waits_take(struct waits *ws, int64_t now);
/* Sets the timer for the earliest deadline. */
void waits_arm(struct waits *ws);

void wait_init(struct wait *w);
/* Begins to wait from `now` on, or begins again. WAIT_NOTHING only ends the wait. */
void wait_start(struct waits *ws, struct wait *w, enum wait_for what, int64_t now);
void wait_end(struct wait *w);

#endif
