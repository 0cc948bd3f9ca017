/*
 * The standard error of a child process, on the way to ours. The child may run a stranger's code,
 * and ours may be a terminal, or a file on a finite disk. So invisible characters are escaped
 * (shown.h), and text beyond a rate is only counted.
 */
#ifndef BASE_WORDS_H
#define BASE_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

enum { WORDS_KEPT = 3 /* bytes of a character that has not come whole */ };

struct words {
    char rest[WORDS_KEPT];
    size_t n_rest;
    int64_t room, since; /* bytes that may pass now, and when that was reckoned, in ms */
    uint64_t n_left_out;
};

void words_init(struct words *w, int64_t now_ms);
/* Appends `len` bytes as people may see them. Before `text` there is room for WORDS_KEPT more. A
 * character that has not come whole is kept for the next time. */
void words_clean(struct words *w, char *text, size_t len, struct buf *to);
/* Whether so many bytes may pass. If not, they are counted. */
bool words_may_pass(struct words *w, size_t len, int64_t now_ms);
/* The number of bytes that were left out since the last call. */
uint64_t words_left_out(struct words *w);

#endif
