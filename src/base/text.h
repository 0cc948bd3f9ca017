/* Converts numbers, percent-encoding, hex and time from and to text. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>

#include "arena.h"
#include "slice.h"

/* Returns a NUL-terminated copy; free it with mem_free(). NULL: no memory. */
char *text_copy(struct slice s);
/* Formats into `to`, cut between characters if it does not fit. Always ends with NUL. */
__attribute__((format(printf, 3, 0))) struct slice text_vformat(char *to, size_t size,
                                                                const char *format, va_list args);
/* Gets a line of the log; levels are words. */
typedef void text_log_fn(void *ctx, const char *level, struct slice message);
/* Hands a line of at most 1,023 bytes to `log`; NULL: drops it. */
__attribute__((format(printf, 4, 0))) void text_vlog(text_log_fn *log, void *ctx, const char *level,
                                                     const char *format, va_list args);
/* Parses the whole slice as decimal digits with an optional '-'. False if it is anything else or
 * too big. */
bool text_to_int(struct slice s, int64_t *ret_value);
static inline bool text_is_digit(char c)
{
    return c >= '0' && c <= '9';
}
/* Whether it contains an ASCII control character. */
bool text_has_control(struct slice s);
/* Returns 0 to 15, or -1 if `c` is not a hex digit. */
int text_hex_digit(char c);
/* Percent-decodes `s` into the arena; '+' stays '+'. False for a broken escape, an escaped NUL, or
 * no memory. */
bool text_percent_decode(struct arena *a, struct slice s, struct slice *ret_text);
/* Writes `len` bytes as lower-case hex to `to`, which holds 2 * len + 1. */
void text_hex(const unsigned char *bytes, size_t len, char *to);
/* Compares in a time that does not depend on where the texts differ. */
bool text_same_secret(struct slice a, struct slice b);

#define TEXT_TIME_SIZE 32
/* Writes milliseconds since 1970 as 2025-12-17T18:00:00.123Z. */
void text_time(int64_t wall_ms, char to[TEXT_TIME_SIZE]);
/* Writes the current time in the same format. */
void text_time_now(char to[TEXT_TIME_SIZE]);
/* Milliseconds of a monotonic clock. */
int64_t clock_ms(void);
/* The inverse of text_time(). Accepts a date with an optional time of day, whose seconds, fraction
 * and zone (default UTC) may be missing, or plain milliseconds since 1970. False for anything
 * else. */
bool text_to_time(struct slice s, int64_t *ret_wall_ms);

#endif
