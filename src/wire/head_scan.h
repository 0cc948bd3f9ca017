/*
 * Finds the end of an HTTP head or trailer section, and refuses line forms that two parsers may
 * read differently. Private to http.c and http_client.c.
 */
#ifndef WIRE_HEAD_SCAN_H
#define WIRE_HEAD_SCAN_H

#include "base/base.h"

/* The kinds of next byte, or why none is accepted. */
enum head_state {
    HEAD_BLANK,    /* before the first line: empty lines are allowed (RFC 9112 2.2) */
    HEAD_BLANK_CR, /* the LF of such an empty line */
    HEAD_LINE,     /* inside a line */
    HEAD_LINE_CR,  /* the LF of a line */
    HEAD_NEXT,     /* the first byte of another line; a trailer section starts here */
    HEAD_LAST_CR,  /* the LF of the empty line that ends the head */
    HEAD_END,
    HEAD_BARE_CR,
    HEAD_BARE_LF,
    HEAD_FOLDED,
    HEAD_CONTROL
};

/* Returns how many bytes of `in` were accepted. Fewer than in.len only with HEAD_END and the states
 * after it: the next byte then follows the head, or is the refused one. */
size_t head_scan(enum head_state *state, struct slice in);
/* The fault; NULL: none so far. */
const char *head_fault(enum head_state state);

#endif
