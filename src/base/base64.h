/* Base64 (RFC 4648 4), with its padding. */
#ifndef BASE_BASE64_H
#define BASE_BASE64_H

#include <stdbool.h>
#include <stddef.h>

#include "slice.h"

struct arena;

/* Characters that `n` bytes become. */
#define BASE64_SIZE(n) (((n) + 2) / 3 * 4)

/* The value of a digit, or -1. */
int base64_digit(char c);
/* Writes BASE64_SIZE(n) characters and a NUL. */
void base64_encode(const void *bytes, size_t n, char *to);
/* The bytes live in `a` and have a NUL behind them. False: it is not base64, or no memory. */
bool base64_decode(struct arena *a, struct slice coded, struct slice *ret_bytes);
/* Whether base64_encode() makes this text of these bytes. */
bool base64_is(struct slice coded, struct slice bytes);

#endif
