/*
 * Splits a byte stream into lines or frames and hands them to core, for stdio and framed
 * connections. Private to transport/.
 */
#ifndef TRANSPORT_INTAKE_H
#define TRANSPORT_INTAKE_H

#include "loop.h"
#include "outlet.h"

struct intake {
    struct core *core;
    struct peer *peer;
    struct outlet *out; /* where answers go; while it is full, messages wait */
    struct buf rest;    /* bytes not handed to core yet */
    size_t n_taken;     /* messages handed over; the owner may set it to 0 */
    bool is_framed;
    bool is_skipping; /* skipping the rest of a line that was too long */
    bool is_blocked;  /* the outlet was full, so `rest` may hold complete messages */
    bool is_over;     /* no more input; the owner sets it when its peer is closed */
};

void intake_init(struct intake *in, struct core *core, struct peer *peer, struct outlet *out,
                 bool is_framed);
void intake_done(struct intake *in);

/*
 * Hands the messages in `bytes` to core and writes their answers as one. If intake_is_full()
 * afterwards, the owner stops reading and calls this again with no bytes once the outlet has
 * drained.
 */
void intake_feed(struct intake *in, struct slice bytes);
bool intake_is_full(const struct intake *in);
/* Handles the end of the stream: the last line needs no line end, but an incomplete frame is an
 * error. */
void intake_end(struct intake *in);

#endif
