/* The first member of a message. Whoever only passes messages on need not parse the rest. */
#include "line.h"

bool line_id(struct slice line, int64_t *ret_id)
{
    const struct slice before = SLICE("{\"id\":");
    struct slice digits;
    size_t n = 0;

    if (!slice_starts(line, before))
        return false;
    digits = slice_skip(line, before.len);
    while (n < digits.len && text_is_digit(digits.p[n]))
        n++;
    if (n == digits.len || digits.p[n] != ',')
        return false;
    digits.len = n;
    return text_to_int(digits, ret_id) && *ret_id > 0;
}
