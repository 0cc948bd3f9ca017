/* The published MCP revisions that we serve through the initialize handshake. */
#include "internal.h"

static const char *const names[REV_COUNT] = {
    [REV_2024_11_05] = "2024-11-05",
    [REV_2025_03_26] = "2025-03-26",
    [REV_2025_06_18] = "2025-06-18",
    [REV_2025_11_25] = "2025-11-25",
};

const char *revision_name(enum revision r)
{
    return names[r];
}

bool revision_parse(struct slice text, enum revision *ret_revision)
{
    for (unsigned i = 0; i < REV_COUNT; i++)
        if (slice_is(text, names[i])) {
            *ret_revision = (enum revision)i;
            return true;
        }
    return false;
}
