/* UTF-8, as strictly as RFC 3629 defines it. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "slice.h"

/* The length of the well-formed sequence at the start of `s`, or 0 if there is none. */
size_t utf8_sequence(struct slice s);
bool utf8_valid(struct slice s);
/* The largest length up to `max` that does not split a sequence of `s`. */
size_t utf8_cut(struct slice s, size_t max);
/* Writes `code`, a Unicode scalar value, to `to`, which holds 4 bytes. Returns the number of
 * bytes. */
size_t utf8_encode(uint32_t code, char *to);
/* The character at the start of `s`, which is not empty, and its length; a byte that is not UTF-8
 * is U+FFFD. */
uint32_t utf8_decode(struct slice s, size_t *ret_len);
/* Why no tool may give a file or folder this name, as in "has a backslash"; NULL: it may. */
const char *utf8_name_fault(struct slice name);
/* The length in bytes of the first `n` characters of `s`, which must be valid UTF-8; s.len if it
 * has fewer. */
size_t utf8_prefix(struct slice s, size_t n);

#endif
