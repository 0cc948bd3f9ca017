/* One page of a list in a result: what is skipped, how many are wanted, where the reply ends. */
#include "tools.h"

#include <stdio.h>

enum { USUAL_PAGE = 100, WANTED_FACTOR = 10 };

void page_begin(struct page *p, struct agent_call *call, struct arg_int limit,
                struct arg_int offset)
{
    *p = (struct page){.call = call};
    p->limit = limit.value < 1 ? 1 : (size_t)limit.value;
    p->offset = offset.value < 0 ? 0 : (size_t)offset.value;
    /* A caller that asks for more than the usual page wants all of it. */
    p->budget = p->limit > USUAL_PAGE ? WANTED_FACTOR * call->budget : call->budget;
    json_out_init(&p->w, &call->result);
    json_array(&p->w);
}

bool page_wants(struct page *p)
{
    size_t i = p->n_seen++;

    if (i < p->offset || p->is_full || p->n_shown >= p->limit)
        return false;
    p->mark = p->call->result.len;
    p->before = p->w;
    return true;
}

void page_wrote(struct page *p)
{
    struct buf *result = &p->call->result;

    if (p->budget && p->n_shown && result->len > p->budget) {
        result->len = p->mark;
        p->w = p->before;
        p->is_full = true;
        return;
    }
    p->n_shown++;
}

size_t page_skip(struct page *p, size_t n)
{
    size_t skipped = n;

    if (!p->is_full && p->n_shown < p->limit) {
        size_t before = p->offset > p->n_seen ? p->offset - p->n_seen : 0;

        skipped = before < n ? before : n;
    }
    p->n_seen += skipped;
    return skipped;
}

bool page_skip_all(struct page *p, size_t n)
{
    if (!p->is_full && p->n_shown < p->limit && p->n_seen + n > p->offset)
        return false;
    p->n_seen += n;
    return true;
}

/* The total is known last but comes first: the items make room for it. */
bool page_end(struct page *p)
{
    struct buf *result = &p->call->result;
    char head[64];
    int head_len = snprintf(head, sizeof(head), "{\"Total\":%zu,\"Items\":", p->n_seen);
    size_t len;

    json_array_end(&p->w);
    if (p->is_full)
        buf_printf(result, ",\"NextOffset\":%zu", p->offset + p->n_shown);
    buf_append_byte(result, '}');
    len = result->len;
    buf_append(result, slice_from(head, (size_t)head_len));
    if (!buf_ok(result))
        return err_no_memory(&p->call->err);
    memmove(result->p + head_len, result->p, len);
    memcpy(result->p, head, (size_t)head_len);
    return true;
}
