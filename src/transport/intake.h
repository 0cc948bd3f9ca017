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
    struct outlet *out; /* where the answers go: messages wait while too many bytes wait there */
    struct buf rest;    /* what is not taken yet */
    bool is_framed;
    bool is_skipping; /* inside a line that was too long */
    bool is_blocked;  /* whole messages may be in `rest`: the outlet was full */
    bool is_over;     /* takes nothing any more; the owner sets it when its peer is closed */
};

void intake_init(struct intake *in, struct core *core, struct peer *peer, struct outlet *out,
                 bool is_framed);
void intake_done(struct intake *in);

/*
 * Takes bytes and hands the messages in them to core; their answers leave as one write. Afterwards
 * the owner looks at intake_is_full(): if so it stops reading, and calls this with nothing once
 * the outlet has drained.
 */
void intake_feed(struct intake *in, struct slice bytes);
bool intake_is_full(const struct intake *in);
/* The stream has ended: a last line needs no line end, half a frame is a fault. */
void intake_end(struct intake *in);

#endif
