/* Numbers, percent-encoding, hex and time as text. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#include "arena.h"
#include "slice.h"

/* A copy that ends with a NUL, for mem_free(); NULL: no memory. */
char *text_copy(struct slice s);
/* Decimal digits with an optional '-', the whole slice; false if it is anything else or too big. */
bool text_to_int(struct slice s, int64_t *ret_value);
static inline bool text_is_digit(char c)
{
    return c >= '0' && c <= '9';
}
/* 0 to 15, or -1 for what is no hex digit. */
int text_hex_digit(char c);
/* Percent-decodes `s` into the arena ('+' stays '+'). False for a broken escape, an escaped NUL, or
 * no memory. */
bool text_percent_decode(struct arena *a, struct slice s, struct slice *ret_text);
/* Lower-case hex of `len` bytes into `to`, which holds 2 * len + 1. */
void text_hex(const unsigned char *bytes, size_t len, char *to);
/* Compares without telling by its run time where two texts differ. */
bool text_same_secret(struct slice a, struct slice b);

#define TEXT_TIME_SIZE 32
/* Milliseconds since 1970 as 2025-12-17T18:00:00.123Z. */
void text_time(int64_t wall_ms, char to[TEXT_TIME_SIZE]);
/* The time now, so. */
void text_time_now(char to[TEXT_TIME_SIZE]);
/* Milliseconds of a clock that only runs forward. */
int64_t clock_ms(void);
/* The other way: a date, with or without a time of day, whose seconds, fraction and zone may be
 * absent (UTC); or plain milliseconds since 1970. False for anything else. */
bool text_to_time(struct slice s, int64_t *ret_wall_ms);

#endif
