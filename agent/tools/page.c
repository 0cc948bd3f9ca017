/* One page of a list in a result: skips items, counts those wanted, and ends where the reply is
 * full. */
#include "tools.h"

#include <stdio.h>

enum { USUAL_PAGE = 100, WANTED_FACTOR = 10 };

void page_begin(struct page *p, struct agent_call *call, struct arg_int limit,
                struct arg_int offset)
{
    size_t most = limit.value < 1 ? 1 : (size_t)limit.value;

    *p = (struct page){.call = call,
                       .list = {.w = &p->w,
                                .limit = most,
                                .offset = offset.value < 0 ? 0 : (size_t)offset.value,
                                /* A caller that asks for more than usual wants all of it, so the
                                 * reply may be larger. */
                                .budget = (most > USUAL_PAGE ? WANTED_FACTOR : 1) * call->budget}};
    json_out_init(&p->w, &call->result);
    json_array(&p->w);
}

bool page_wants(struct page *p)
{
    return json_page_wants(&p->list);
}

void page_wrote(struct page *p)
{
    json_page_wrote(&p->list);
}

size_t page_skip(struct page *p, size_t n)
{
    size_t skipped = n;

    if (!p->list.is_full && p->list.n_shown < p->list.limit) {
        size_t before = p->list.offset > p->list.n_seen ? p->list.offset - p->list.n_seen : 0;

        skipped = before < n ? before : n;
    }
    p->list.n_seen += skipped;
    return skipped;
}

bool page_skip_all(struct page *p, size_t n)
{
    if (!p->list.is_full && p->list.n_shown < p->list.limit && p->list.n_seen + n > p->list.offset)
        return false;
    p->list.n_seen += n;
    return true;
}

/* The total comes first but is known last, so the items are moved to make room for it. */
bool page_end(struct page *p)
{
    struct buf *result = &p->call->result;
    char head[64];
    int head_len = snprintf(head, sizeof(head), "{\"Total\":%zu,\"Items\":", p->list.n_seen);
    size_t len;

    json_array_end(&p->w);
    if (p->list.is_full)
        buf_printf(result, ",\"NextOffset\":%zu", p->list.offset + p->list.n_shown);
    buf_append_byte(result, '}');
    len = result->len;
    buf_append(result, slice_from(head, (size_t)head_len));
    if (!buf_ok(result))
        return err_no_memory(&p->call->err);
    memmove(result->p + head_len, result->p, len);
    memcpy(result->p, head, (size_t)head_len);
    return true;
}
