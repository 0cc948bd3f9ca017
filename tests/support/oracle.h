/* A second opinion on what is JSON and what it says: jansson's. */
#ifndef SUPPORT_ORACLE_H
#define SUPPORT_ORACLE_H

#include <stddef.h>

enum oracle_verdict {
    ORACLE_JSON,
    ORACLE_NOT_JSON,
    ORACLE_UNABLE, /* JSON that jansson does not take: a huge number, a NUL in a name */
};

/*
 * Reads `text` and, if it is JSON, writes down what it says: n t f for the literals, i and decimal
 * digits for a number without point and exponent, d and C's hexadecimal form for any other, s with
 * length, colon and bytes for a string, [ ] around items, { } around names (as strings) and values.
 * A name that comes again keeps its first place and takes its last value.
 * *ret_dump belongs to the caller, who frees it; it is NULL unless the verdict is ORACLE_JSON.
 */
enum oracle_verdict oracle_read(const char *text, size_t len, char **ret_dump, size_t *ret_len);

#endif
