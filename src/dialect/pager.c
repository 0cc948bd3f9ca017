/*
 * Cuts listings into pages. Frames limit the size of an answer, so an item that does not fit goes
 * to the next page. One that does not fit a page of its own is left out.
 */
#include "internal.h"

struct pager pager_begin(const struct json_out *w, const struct page *page)
{
    return (struct pager){.page = *page, .start = w->to->len};
}

bool pager_wants(struct pager *p, const struct json_out *w)
{
    if (p->next || p->seen++ < p->page.first)
        return false;
    p->mark = json_mark(w);
    if (!p->page.budget || p->mark.len - p->start <= p->page.budget)
        return true;
    p->next = p->seen - 1;
    return false;
}

void pager_wrote(struct pager *p, struct json_out *w)
{
    if (!p->page.budget || w->to->len - p->start <= p->page.budget + p->page.budget / 4)
        return;
    json_take_back(w, &p->mark);
    if (w->wants_comma)
        p->next = p->seen - 1;
}

void pager_end(struct pager *p, struct json_out *w)
{
    char text[24];
    struct buf cursor = {.p = text, .cap = sizeof(text), .max = sizeof(text)};

    if (!p->next)
        return;
    buf_printf(&cursor, "%zu", p->next);
    json_put_text(w, "nextCursor", buf_slice(&cursor));
}
