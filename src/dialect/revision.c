/* The revisions of MCP and what each has. No other file compares revisions. */
#include "internal.h"

#define SINCE_2025_03_26 (FEATURE_ANNOTATIONS | FEATURE_PROGRESS_TEXT)
#define SINCE_2025_06_18 (SINCE_2025_03_26 | FEATURE_TITLES | FEATURE_STRUCTURED)

const struct revision_row revisions[REV_COUNT] = {
    [REV_2024_11_05] = {"2024-11-05", 0},
    [REV_2025_03_26] = {"2025-03-26", SINCE_2025_03_26 | FEATURE_BATCHES},
    [REV_2025_06_18] = {"2025-06-18", SINCE_2025_06_18},
    [REV_2025_11_25] = {"2025-11-25", SINCE_2025_06_18},
};

const char *revision_name(enum revision r)
{
    return revisions[r].name;
}

bool revision_has(enum revision r, enum feature feature)
{
    return revisions[r].features & feature;
}

bool revision_parse(struct slice text, enum revision *ret_revision)
{
    for (unsigned i = 0; i < REV_COUNT; i++)
        if (slice_is(text, revisions[i].name)) {
            *ret_revision = (enum revision)i;
            return true;
        }
    return false;
}

bool request_has(const struct request *r, enum feature feature)
{
    return r->dialect == D_MCP && revision_has(r->revision, feature);
}
