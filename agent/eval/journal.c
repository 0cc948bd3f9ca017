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
    while (follows >= 0 && j->n > j->n_fixed && j->entries[j->n - 1].number > follows)
        j->items.len = j->entries[--j->n].from;
}

/* Items before one that stays must stay, too: it may need them. */
static bool mark(struct journal *j, const struct submission *s)
{
    const struct journal_entry e = {
        .number = s->number, .from = j->items.len, .is_definition = s->name.len > 0};

    if (!VEC_ADD(j->entries, j->n, j->cap, VEC_NO_MAX, e))
        return false;
    if (s->name.len || s->has_library)
        j->n_fixed = j->n;
    return true;
}

void journal_add(struct journal *j, const struct submission *s)
{
    struct json_out w;
    bool is_marked;

    if (j->is_cut)
        return;
    if (!j->items.max)
        buf_init(&j->items, LIMIT_CODE_JOURNAL);
    if (!s->name.len)
        drop_hidden(j, s->follows);
    is_marked = mark(j, s);
    if (j->items.len)
        buf_append_byte(&j->items, ',');
    json_out_init(&w, &j->items);
    json_object(&w);
    json_put_string(&w, "op", s->name.len ? "define" : "submit");
    submission_write(&w, s);
    json_object_end(&w);
    if (is_marked && buf_ok(&j->items))
        return;
    journal_done(j);
    j->is_cut = true;
}

void journal_write(struct json_out *w, const struct journal *j, size_t from, size_t n)
{
    const size_t end = from + n < j->n ? j->entries[from + n].from : j->items.len;
    size_t begin = from < j->n ? j->entries[from].from : end;

    begin += begin > 0 && begin < end; /* the comma */
    json_array(w);
    if (begin < end)
        json_raw(w, slice_from(j->items.p + begin, end - begin));
    json_array_end(w);
}

int64_t journal_last_submission(const struct journal *j, size_t n)
{
    for (size_t i = n < j->n ? n : j->n; i > 0; i--)
        if (!j->entries[i - 1].is_definition)
            return j->entries[i - 1].number;
    return 0;
}

void journal_done(struct journal *j)
{
    buf_done(&j->items);
    mem_free(j->entries);
    *j = (struct journal){0};
}
