/* Pages of lists, as the tools of the editor group have them: limit, offset, "total". */
#include "tool.h"

#include <stdio.h>

void tool_page_begin(struct json_page *p, struct json_out *w, size_t budget, const char *key,
                     const struct arg_int page[2])
{
    *p = (struct json_page){.w = w, .budget = budget};
    if (page && page[0].is_set && page[0].value > 0)
        p->limit = (size_t)page[0].value;
    if (page && page[1].is_set && page[1].value > 0)
        p->offset = (size_t)page[1].value;
    json_key(w, key);
    json_array(w);
}

bool tool_page_end(struct json_page *p, const char *narrow, char to[TOOL_PAGE_NOTE])
{
    json_array_end(p->w);
    if (p->n_shown < p->n_seen)
        json_put_int(p->w, "total", (int64_t)p->n_seen);
    if (p->is_full)
        snprintf(to, TOOL_PAGE_NOTE,
                 "Reply cut for its size: items %zu to %zu of %zu. Call again with offset=%zu for "
                 "the next ones%s%s.",
                 p->offset + 1, p->offset + p->n_shown, p->n_seen, p->offset + p->n_shown,
                 narrow ? ", or narrow the list with " : "", narrow ? narrow : "");
    return !p->is_full;
}
