/* The 16-byte id of a Unity asset. Included by yaml.h and index.h. */
#ifndef UNITY_INDEX_GUID_H
#define UNITY_INDEX_GUID_H

#include "base/base.h"

#define GUID_TEXT_SIZE 33 /* 32 hex digits and a NUL */

struct guid {
    unsigned char b[16]; /* in the order of the digits, so that byte order is text order */
};

/* Accepts exactly 32 hex digits of either case. */
bool guid_parse(struct slice text, struct guid *ret_guid);
/* Writes 32 lower-case hex digits and a NUL. */
void guid_format(const struct guid *g, char to[GUID_TEXT_SIZE]);
bool guid_eq(const struct guid *a, const struct guid *b);
/* Whether all bytes are zero, which means no asset. */
bool guid_is_null(const struct guid *g);

#endif
