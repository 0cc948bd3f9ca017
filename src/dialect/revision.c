/* The revisions of MCP and the features of each. No other file compares revisions. */
#include "internal.h"

#define SINCE_2025_03_26                                                                           \
    (FEATURE_ANNOTATIONS | FEATURE_PROGRESS_TEXT | FEATURE_AUDIO | FEATURE_COMPLETIONS)
#define SINCE_2025_06_18                                                                           \
    (SINCE_2025_03_26 | FEATURE_TITLES | FEATURE_STRUCTURED | FEATURE_ELICITATION | FEATURE_LINKS)
#define SINCE_2025_11_25 (SINCE_2025_06_18 | FEATURE_ICONS)

const struct revision_row revisions[REV_COUNT] = {
    [REV_2024_11_05] = {"2024-11-05", FEATURE_SESSIONS},
    [REV_2025_03_26] = {"2025-03-26", FEATURE_SESSIONS | SINCE_2025_03_26 | FEATURE_BATCHES},
    [REV_2025_06_18] = {"2025-06-18", FEATURE_SESSIONS | SINCE_2025_06_18},
    [REV_2025_11_25] = {"2025-11-25",
                        FEATURE_SESSIONS | SINCE_2025_11_25 | FEATURE_PRIMING | FEATURE_OLD_TASKS},
    [REV_2026_07_28] = {"2026-07-28", FEATURE_STATELESS | SINCE_2025_11_25},
};

const struct context context_at_first = {.revision = REV_2025_11_25, .log_level = -1};

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

enum revision revision_agreed(struct slice asked)
{
    enum revision r;

    return revision_parse(asked, &r) && revision_has(r, FEATURE_SESSIONS)
               ? r
               : context_at_first.revision;
}

/* Names are dates, and text in their order is time in its order. */
bool revision_is_stateless(struct slice name)
{
    const char *first = revisions[REV_2026_07_28].name;
    size_t len = strlen(first);
    int order = memcmp(name.p ? name.p : "", first, name.len < len ? name.len : len);

    return order > 0 || (order == 0 && name.len >= len);
}

bool request_has(const struct request *r, enum feature feature)
{
    return r->dialect == D_MCP && revision_has(r->context.revision, feature);
}
