/*
 * Operations and their results, kept for a while so that a caller who did not wait can fetch them.
 * In memory, newest first; the oldest makes room. Knows nobody who calls it.
 */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include "base/base.h"

#define OPERATION_ID_SIZE 37 /* a UUID and its NUL */

enum operation_state { OPERATION_RUNNING, OPERATION_DONE, OPERATION_FAILED };

struct operation {
    char id[OPERATION_ID_SIZE];
    const char *tool; /* static, or alive as long as the store */
    enum operation_state state;
    int64_t started_ms, finished_ms; /* wall clock */
    bool is_json;                    /* the result; an error is text */
    struct slice result;
};

struct store;

/* At most `max` operations, each for at most `max_age_ms`, and `max_bytes` of results in all.
 * NULL: no memory. */
struct store *store_new(size_t max, int64_t max_age_ms, size_t max_bytes);
void store_free(struct store *s);
/* Remembers a running operation. */
void store_begin(struct store *s, const char *id, const char *tool, int64_t wall_ms);
/* The operation came to its end; the result is copied. An id that is gone is passed over. */
void store_finish(struct store *s, const char *id, bool worked, bool is_json, struct slice result,
                  int64_t wall_ms);
/* NULL if it is not there or too old. Valid until the next change. */
const struct operation *store_find(struct store *s, struct slice id, int64_t wall_ms);
size_t store_count(struct store *s, int64_t wall_ms);
/* The i-th newest. */
const struct operation *store_at(struct store *s, size_t i);

#endif
