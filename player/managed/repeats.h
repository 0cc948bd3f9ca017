/*
 * Lines that scripts log again and again: the first few are logged, the rest is counted, and the
 * count is logged now and then, and when they end. Memory is bounded: where too many different
 * lines are repeated at once, the ones that there is no room for are logged as they come. Not
 * thread-safe.
 */
#ifndef PLAYER_MANAGED_REPEATS_H
#define PLAYER_MANAGED_REPEATS_H

#include "agent/agent.h"
#include "base/limits.h"

struct repeats {
    struct repeat {
        uint64_t hash;  /* of level, message and stack */
        uint64_t count; /* 0: a free place */
        uint64_t told;  /* the last count that the log has */
        uint64_t seen;  /* frame of the last one */
        const char *level;
        size_t len;
        char text[LIMIT_REPEAT_TEXT]; /* the message's first line, or its beginning */
    } items[LIMIT_REPEATS];
    size_t n; /* places in use */
};

/* The fate of a line. */
enum repeats_verdict {
    REPEATS_LOG,  /* log it */
    REPEATS_TELL, /* log it with its count, *ret_count */
    REPEATS_SKIP  /* it is only counted */
};

enum repeats_verdict repeats_see(struct repeats *r, const struct agent_line *line, uint64_t frame,
                                 uint64_t *ret_count);

/* A line that has ended, to be logged with its count. */
typedef void repeats_ended_fn(const struct agent_line *line, uint64_t count);

/* Forgets lines that were not logged for LIMIT_REPEAT_GAP frames; calls `ended` for those whose
 * last ones the log does not have. */
void repeats_end(struct repeats *r, uint64_t frame, repeats_ended_fn *ended);

#endif
