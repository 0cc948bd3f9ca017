/*
 * The time by which a store judges ages. Entries have the time of the wall clock, which may
 * be set while the server runs. This clock follows the wall clock backwards, but forwards only as
 * fast as time passes: a wrong clock lets nothing expire. Entries may be kept for longer.
 */
#ifndef STORE_CLOCK_H
#define STORE_CLOCK_H

#include <stdint.h>

struct keep_clock {
    int64_t keep_ms; /* 0: not started */
    int64_t now_ms;  /* monotonic, of the last step */
};

static inline int64_t keep_clock_step(struct keep_clock *k, int64_t now_ms, int64_t wall_ms)
{
    int64_t keep = k->keep_ms + (now_ms > k->now_ms ? now_ms - k->now_ms : 0);

    k->keep_ms = k->keep_ms && keep < wall_ms ? keep : wall_ms;
    k->now_ms = now_ms;
    return k->keep_ms;
}

#endif
