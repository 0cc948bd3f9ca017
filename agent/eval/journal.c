/* Keeps the list as the JSON that is sent: it is written often and read never. */
#include "journal.h"

#include "base/limits.h"

void submission_write(struct json_out *w, const struct submission *s)
{
    json_put_int(w, "number", s->number);
    if (s->name.len)
        json_put_text(w, "name", s->name);
    else
        json_put_int(w, "previous", s->previous);
    json_put_text(w, "code", s->code);
}

static void drop_hidden(struct journal *j, int64_t follows)
{
    while (follows >= 0 && j->n_tail && j->tail[j->n_tail - 1].number > follows)
        j->items.len = j->tail[--j->n_tail].from;
}

/* What comes before an item that stays must stay, too: the item may need it. */
static void mark(struct journal *j, const struct submission *s, size_t from)
{
    if (s->name.len || s->has_library || j->n_tail == JOURNAL_TAIL) {
        j->n_tail = 0;
        return;
    }
    j->tail[j->n_tail].number = s->number;
    j->tail[j->n_tail++].from = from;
}

void journal_add(struct journal *j, const struct submission *s)
{
    struct json_out w;

    if (j->is_cut)
        return;
    if (!j->items.max)
        buf_init(&j->items, LIMIT_CODE_JOURNAL);
    if (!s->name.len)
        drop_hidden(j, s->follows);
    mark(j, s, j->items.len);
    if (j->items.len)
        buf_append_byte(&j->items, ',');
    json_out_init(&w, &j->items);
    json_object(&w);
    json_put_string(&w, "op", s->name.len ? "define" : "submit");
    submission_write(&w, s);
    json_object_end(&w);
    if (buf_ok(&j->items))
        return;
    buf_done(&j->items);
    *j = (struct journal){.is_cut = true};
}

void journal_write(struct json_out *w, const struct journal *j)
{
    json_array(w);
    if (j->items.len)
        json_raw(w, buf_slice(&j->items));
    json_array_end(w);
}

void journal_done(struct journal *j)
{
    buf_done(&j->items);
    *j = (struct journal){0};
}
