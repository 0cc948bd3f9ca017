/* The sources of an assembly for a compiler, and the rewrites that may make one compile. */
#include "sources.h"

#include "base/limits.h"
#include "unity/project/file.h"

bool source_is_in(const struct source *s)
{
    return !s->is_out && !s->is_aside;
}

size_t sources_count(const struct sources *s)
{
    size_t n = 0;

    for (size_t i = 0; i < s->n; i++)
        n += !s->items[i].is_out;
    return n;
}

bool source_has_tools(struct slice text)
{
    return slice_contains(text, SLICE("McpPluginTool")) || slice_contains(text, SLICE("AiTool"));
}

static bool mend_as(unsigned mend, struct slice text, struct buf *to)
{
    switch (mend) {
    case MEND_NULLS:
        return csharp_remove_nullable(text, to);
    case MEND_GLOBAL:
        return csharp_remove_global(text, to);
    default:
        return mend && csharp_resolve_names(text, mend, to);
    }
}

bool source_mend(const struct project *p, const struct source *s, unsigned mends, struct buf *to)
{
    static const unsigned each[] = {MEND_NAMES, MEND_NULLS, MEND_GLOBAL};
    struct buf copies[N_ELEMENTS(each)];
    struct file_bytes file = {0};
    struct slice text;
    struct err err;
    bool has_changed = false;

    if (!file_read(p, s->path, &file, &err))
        return false;
    text = file.bytes;
    for (size_t i = 0; i < N_ELEMENTS(each); i++) {
        buf_init(&copies[i], LIMIT_SOURCE_BYTES);
        if (mend_as(mends & each[i], text, &copies[i])) {
            text = buf_slice(&copies[i]);
            has_changed = true;
        }
    }
    if (has_changed)
        buf_append(to, text);
    for (size_t i = 0; i < N_ELEMENTS(each); i++)
        buf_done(&copies[i]);
    file_done(&file);
    return has_changed && buf_ok(to);
}
