/* One page of a list: which items to write, and removing one that does not fit. */
#include "json.h"

struct json_mark json_mark(const struct json_out *w)
{
    return (struct json_mark){*w, w->to->len};
}

void json_take_back(struct json_out *w, const struct json_mark *mark)
{
    *w = mark->before;
    w->to->len = mark->len;
}

bool json_page_wants(struct json_page *p)
{
    size_t i = p->n_seen++;

    if (i < p->offset || p->is_full || (p->limit && p->n_shown >= p->limit))
        return false;
    p->mark = json_mark(p->w);
    return true;
}

void json_page_wrote(struct json_page *p)
{
    if (p->budget && p->n_shown && p->w->to->len > p->budget) {
        json_take_back(p->w, &p->mark);
        p->is_full = true;
        return;
    }
    p->n_shown++;
}
