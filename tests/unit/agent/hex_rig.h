/* Machine code written as hexadecimal bytes with a space between them. */
#ifndef HEX_RIG_H
#define HEX_RIG_H

#include <stdint.h>
#include <stdlib.h>

static inline size_t from_hex(const char *hex, uint8_t *to)
{
    size_t n = 0;

    for (; hex[0] && hex[1]; hex += hex[2] ? 3 : 2) {
        const char digits[] = {hex[0], hex[1], '\0'};

        to[n++] = (uint8_t)strtoul(digits, NULL, 16);
    }
    return n;
}

#endif
