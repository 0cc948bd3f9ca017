/*
 * A store in memory, bounded by age and bytes. Entries and the audit trail are two arrays sorted by
 * time. A map finds an operation's record and its log lines by the operation's id.
 */
#include "memory.h"

#include "clock.h"
#include "entry.h"
#include "words.h"

/* Items sorted by time, then sequence. The first `gone` places are free. */
struct row {
    struct memory_item **items;
    size_t gone, len, cap;
};

struct memory {
    struct store store; /* first: callers have a pointer to it */
    struct store_limits limits;
    struct store_state state;
    struct row entries, trail;
    struct map by_operation; /* id to struct memory_item *, the newest with that id */
    int64_t seq;
    struct keep_clock clock;
    int64_t n_bytes, n_trail_bytes; /* of everything, and of the audit trail alone */
    bool keeps_marks;               /* cleared named results leave a tombstone */
    bool is_journaled;              /* entries being written are in the journal, too */
};

enum {
    SPARED_MOST = 4096 /* entries examined to choose one for deletion */
};

static struct memory *memory_of(struct store *s)
{
    return (struct memory *)s;
}

/* --- Rows. --- */

/* Makes room for `n` more items; meant for small `n`. */
static bool row_reserve(struct row *r, size_t n)
{
    if (r->gone + r->len + n > r->cap && r->gone > r->len + n) { /* more than half is free */
        memmove(r->items, r->items + r->gone, r->len * sizeof(*r->items));
        r->gone = 0;
    }
    return VEC_GROW(r->items, r->gone + r->len + n, r->cap, VEC_NO_MAX);
}

static struct memory_item *row_at(const struct row *r, size_t i)
{
    return r->items[r->gone + i];
}

static bool is_before(const struct memory_item *a, const struct memory_item *b)
{
    return a->time_ms < b->time_ms || (a->time_ms == b->time_ms && a->seq < b->seq);
}

/* The number of items before `item`, which need not be in the row. */
static size_t row_place(const struct row *r, const struct memory_item *item)
{
    size_t low = 0, high = r->len;

    if (r->len && is_before(row_at(r, r->len - 1), item))
        return r->len;
    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (is_before(row_at(r, middle), item))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* --- Items by operation. --- */

/* Lines outside any operation are not in the map. */
static bool has_operation(const struct memory_item *item)
{
    return item->entry.kind == ENTRY_OPERATION ||
           (item->entry.kind == ENTRY_LINE && item->entry.u.line.operation.len);
}

static struct slice operation_of(const struct memory_item *item)
{
    const struct store_entry *e = &item->entry;

    return e->kind == ENTRY_OPERATION ? e->u.operation.id : e->u.line.operation;
}

static struct slice item_key(const struct map *m, const void *item)
{
    (void)m;
    return operation_of(*(struct memory_item *const *)item);
}

static struct memory_item *newest_of(const struct memory *m, struct slice id)
{
    struct memory_item *const *newest = map_find(&m->by_operation, id);

    return newest ? *newest : NULL;
}

static struct memory_item *find_operation(const struct memory *m, struct slice id, bool is_data)
{
    struct memory_item *item = newest_of(m, id);

    while (item &&
           (item->entry.kind != ENTRY_OPERATION || item->entry.u.operation.is_data != is_data))
        item = item->older;
    return item;
}

/* --- Adding and removing items. --- */

static struct memory_item *item_new(const struct store_entry *entry, int64_t time_ms)
{
    struct store_entry e = *entry;
    size_t size;
    struct memory_item *item = entry_pack(&e, sizeof(*item), &size);

    if (item)
        *item = (struct memory_item){.entry = e, .time_ms = time_ms, .size = size};
    return item;
}

static struct row *row_of(struct memory *m, const struct memory_item *item)
{
    return item->entry.kind == ENTRY_AUDIT ? &m->trail : &m->entries;
}

/* The caller has reserved room in the row and in the map. */
static void insert(struct memory *m, struct memory_item *item)
{
    struct row *r = row_of(m, item);
    size_t at;
    struct memory_item **place, **newest;

    if (!item->seq)
        item->seq = ++m->seq;
    if (item->entry.kind == ENTRY_LINE)
        item->entry.u.line.seq = item->seq;
    at = row_place(r, item);
    place = r->items + r->gone + at;
    memmove(place + 1, place, (r->len - at) * sizeof(struct memory_item *));
    *place = item;
    r->len++;
    if (has_operation(item)) {
        newest = map_add(&m->by_operation, operation_of(item), NULL);
        item->older = *newest;
        if (item->older)
            item->older->newer = item;
        *newest = item;
    }
    m->n_bytes += (int64_t)item->size;
    if (item->entry.kind == ENTRY_AUDIT)
        m->n_trail_bytes += (int64_t)item->size;
}

static void unmap_item(struct memory *m, struct memory_item *item)
{
    struct slice id = operation_of(item);

    if (item->older)
        item->older->newer = item->newer;
    if (item->newer)
        item->newer->older = item->older;
    else if (item->older)
        *(struct memory_item **)map_find(&m->by_operation, id) = item->older;
    else
        map_remove(&m->by_operation, id);
}

static void remove_at(struct memory *m, struct row *r, size_t at)
{
    struct memory_item **first = r->items + r->gone, **place = first + at, *item = *place;

    if (at < r->len / 2) { /* move the shorter side */
        memmove(first + 1, first, at * sizeof(struct memory_item *));
        r->gone++;
    } else {
        memmove(place, place + 1, (r->len - at - 1) * sizeof(struct memory_item *));
    }
    r->len--;
    if (has_operation(item))
        unmap_item(m, item);
    m->n_bytes -= (int64_t)item->size;
    if (item->entry.kind == ENTRY_AUDIT)
        m->n_trail_bytes -= (int64_t)item->size;
    mem_free(item);
}

static void remove_item(struct memory *m, struct memory_item *item)
{
    struct row *r = row_of(m, item);

    remove_at(m, r, row_place(r, item));
}

static bool is_over_age(const struct row *r, int64_t max_age_ms, int64_t now)
{
    return r->len && max_age_ms > 0 && row_at(r, 0)->time_ms < now - max_age_ms;
}

/* Chooses the entry to delete for space: the oldest that is neither running nor spared, else the
 * oldest that is not running, else the oldest. */
static size_t first_to_go(const struct memory *m)
{
    size_t n = m->entries.len < SPARED_MOST ? m->entries.len : SPARED_MOST, other = n;

    for (size_t i = 0; i < n; i++) {
        const struct memory_item *item = row_at(&m->entries, i);
        bool is_operation = item->entry.kind == ENTRY_OPERATION;

        if (is_operation && item->entry.u.operation.state == OPERATION_RUNNING)
            continue;
        if (!is_operation || item->time_ms < m->clock.keep_ms - ENTRY_SPARED_MS)
            return i;
        if (other == n)
            other = i;
    }
    return other < n ? other : 0;
}

static void forget(struct memory *m)
{
    int64_t max = m->limits.max_bytes;

    while (is_over_age(&m->entries, m->limits.max_age_ms, m->clock.keep_ms))
        remove_at(m, &m->entries, 0);
    while (is_over_age(&m->trail, m->limits.audit_ms, m->clock.keep_ms))
        remove_at(m, &m->trail, 0);
    while (max > 0 && m->n_trail_bytes > max / 2)
        remove_at(m, &m->trail, 0);
    while (max > 0 && m->n_bytes > max && m->entries.len)
        remove_at(m, &m->entries, first_to_go(m));
}

/* --- Writing: allocates everything first, so that a failure changes nothing. --- */

struct changes {
    struct memory_item *operation, *audit, *data;             /* to insert, or NULL */
    struct memory_item *old_operation, *old_data, *old_audit; /* to remove, or NULL */
};

static void changes_drop(struct changes *c)
{
    mem_free(c->operation);
    mem_free(c->audit);
    mem_free(c->data);
}

static bool prepare_operation(struct memory *m, const struct operation *o, struct changes *c)
{
    struct store_entry e = {.kind = ENTRY_OPERATION, .u.operation = *o};
    struct memory_item *old = find_operation(m, o->id, o->is_data);

    if (old && old->entry.u.operation.state != OPERATION_RUNNING && !o->corrects)
        return true;
    c->old_operation = old;
    c->operation = item_new(&e, o->started_ms);
    if (c->operation && old)
        c->operation->seq = old->seq;
    return c->operation;
}

static bool prepare_data(struct memory *m, const struct store_data *d, struct changes *c)
{
    struct memory_item *old = find_operation(m, d->name, true);
    struct store_entry e = {.kind = ENTRY_OPERATION, .u.operation = data_operation(d)};
    struct buf joined;
    bool ok = true;

    c->old_data = old;
    if (d->action == DATA_CLEAR && !m->keeps_marks)
        return true;
    buf_init(&joined, DATA_BYTES);
    if (d->action == DATA_APPEND) {
        ok = data_append(old ? old->entry.u.operation.result : slice_from(NULL, 0), d->value,
                         &joined);
        e.u.operation.result = buf_slice(&joined);
    } else if (d->action == DATA_CLEAR) {
        e.u.operation.result = slice_from(NULL, 0);
    }
    c->data = ok ? item_new(&e, d->time_ms) : NULL;
    if (c->data)
        c->data->is_cleared = d->action == DATA_CLEAR;
    buf_done(&joined);
    return c->data;
}

/* Finds the audit row of an operation, if it is pending or corrected. It is not older than the
 * operation's record. */
static struct memory_item *find_row(struct memory *m, const struct memory_item *record,
                                    bool corrects)
{
    for (size_t i = m->trail.len; i-- > 0;) {
        struct memory_item *item = row_at(&m->trail, i);

        if (item->time_ms < record->time_ms)
            break;
        if ((corrects || slice_is(item->entry.u.audit.outcome, "pending")) &&
            slice_eq(item->entry.u.audit.operation, record->entry.u.operation.id))
            return item;
    }
    return NULL;
}

static bool prepare_audit(struct memory *m, const struct store_audit *a, struct changes *c)
{
    struct store_entry e = {.kind = ENTRY_AUDIT, .u.audit = *a};

    if (c->old_operation)
        c->old_audit = find_row(m, c->old_operation, c->operation->entry.u.operation.corrects);
    if (c->old_audit)
        e.u.audit.time_ms = c->old_audit->time_ms;
    c->audit = item_new(&e, e.u.audit.time_ms);
    if (c->audit)
        c->audit->is_journaled = m->is_journaled || (c->old_audit && c->old_audit->is_journaled);
    if (c->audit && c->old_audit)
        c->audit->seq = c->old_audit->seq;
    return c->audit;
}

static bool prepare(struct memory *m, const struct store_request *r, struct changes *c)
{
    if (r->operation && !prepare_operation(m, r->operation, c))
        return false;
    if (r->audit && !prepare_audit(m, r->audit, c))
        return false;
    if (r->data && !prepare_data(m, r->data, c))
        return false;
    return row_reserve(&m->entries, 2) && row_reserve(&m->trail, 1) &&
           map_reserve(&m->by_operation, 2);
}

static bool fits(const struct memory *m, const struct memory_item *item)
{
    int64_t max = m->limits.max_bytes;

    return !item || max <= 0 || (int64_t)item->size <= max / 2; /* audit takes the rest */
}

static int64_t later(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static bool write_all(struct memory *m, struct store_request *r)
{
    struct changes c = {0};

    if (!prepare(m, r, &c)) {
        changes_drop(&c);
        return err_no_memory(&r->err);
    }
    if (!fits(m, c.operation) || !fits(m, c.data)) {
        changes_drop(&c);
        return err_set(&r->err, ERR_TOO_LARGE, STORE_TOO_LARGE);
    }
    if (c.old_operation)
        remove_item(m, c.old_operation);
    if (c.old_data && c.old_data != c.old_operation)
        remove_item(m, c.old_data);
    if (c.old_audit)
        remove_item(m, c.old_audit);
    if (c.operation)
        insert(m, c.operation);
    if (c.audit)
        insert(m, c.audit);
    if (c.data)
        insert(m, c.data);
    forget(m);
    return true;
}

/* --- Reading. --- */

static bool reserve_entries(struct store_request *r, size_t n)
{
    r->entries = arena_alloc(r->arena, (n ? n : 1) * sizeof(*r->entries));
    return r->entries || err_no_memory(&r->err);
}

static bool add_entry(struct store_request *r, const struct store_entry *e)
{
    if (!entry_copy(r->arena, e, &r->entries[r->n_entries]))
        return err_no_memory(&r->err);
    r->n_entries++;
    return true;
}

/* Adds the first lines of an operation, oldest first. */
static bool add_lines(struct memory *m, struct store_request *r, struct slice id)
{
    const struct memory_item *chosen[STORE_ATTACHED];
    const struct memory_item *newest = newest_of(m, id);
    size_t n = 0, n_left;

    for (const struct memory_item *i = newest; i; i = i->older)
        r->total += i->entry.kind == ENTRY_LINE;
    n_left = (size_t)r->total;
    for (const struct memory_item *i = newest; i; i = i->older)
        if (i->entry.kind == ENTRY_LINE && n_left-- <= STORE_ATTACHED)
            chosen[n++] = i;
    while (n)
        if (!add_entry(r, &chosen[--n]->entry))
            return false;
    return true;
}

static const struct memory_item *find_line(struct memory *m, struct slice id)
{
    int64_t seq;

    if (!line_id(id, &seq))
        return NULL;
    for (size_t i = m->entries.len; i-- > 0;)
        if (row_at(&m->entries, i)->seq == seq && row_at(&m->entries, i)->entry.kind == ENTRY_LINE)
            return line_is(&row_at(&m->entries, i)->entry.u.line, id) ? row_at(&m->entries, i)
                                                                      : NULL;
    return NULL;
}

static bool find(struct memory *m, struct store_request *r)
{
    const struct memory_item *item = find_operation(m, r->id, false);

    if (!item)
        item = find_operation(m, r->id, true);
    if (!item || item->is_cleared)
        item = find_line(m, r->id);
    if (!item)
        return err_set(&r->err, ERR_NOT_FOUND, "the store has no record of '%.*s'",
                       (int)(r->id.len < 64 ? r->id.len : 64), r->id.p ? r->id.p : "");
    if (!reserve_entries(r, 1 + STORE_ATTACHED) || !add_entry(r, &item->entry))
        return false;
    return item->entry.kind != ENTRY_OPERATION || item->entry.u.operation.is_data ||
           add_lines(m, r, r->id);
}

static bool passes(const struct memory_item *item, const struct store_filter *f)
{
    const struct store_entry *e = &item->entry;
    struct slice parts[ENTRY_PARTS];
    enum store_level level;

    if (item->time_ms < f->since_ms || item->is_cleared)
        return false;
    if (e->kind == ENTRY_AUDIT)
        return true;
    level = e->kind == ENTRY_LINE ? e->u.line.level : operation_level(e->u.operation.state);
    if (f->levels && !(f->levels & 1u << level))
        return false;
    if (f->tasks_of.len)
        return e->kind == ENTRY_OPERATION && e->u.operation.task.len &&
               slice_eq(e->u.operation.caller.session, f->tasks_of);
    return words_are_empty(f->text) || words_match(f->text, parts, entry_words(e, parts));
}

static bool list(const struct row *row, bool is_newest_first, struct store_request *r)
{
    const struct store_filter *f = &r->filter;
    size_t most = f->limit < (int64_t)row->len ? (size_t)(f->limit > 0 ? f->limit : 0) : row->len;

    if (!reserve_entries(r, most))
        return false;
    for (size_t i = 0; i < row->len; i++) {
        const struct memory_item *item = row_at(row, is_newest_first ? row->len - 1 - i : i);
        struct store_entry shown = item->entry;

        if (!passes(item, f))
            continue;
        if (r->total++ < f->offset || r->n_entries >= most)
            continue;
        if (shown.kind == ENTRY_OPERATION)
            operation_shorten(&shown.u.operation);
        if (!add_entry(r, &shown))
            return false;
    }
    return true;
}

/* --- The store. --- */

static void post(struct store *s, struct store_request *r)
{
    struct memory *m = memory_of(s);

    r->err.kind = ERR_NONE;
    r->entries = NULL;
    r->n_entries = 0;
    r->total = 0;
    switch (r->verb) {
    case STORE_WRITE:
        write_all(m, r);
        break;
    case STORE_FIND:
        find(m, r);
        break;
    case STORE_LIST:
        list(&m->entries, true, r);
        break;
    case STORE_AUDIT:
        list(&m->trail, false, r);
        break;
    case STORE_SESSION: /* the caller has forgotten it, and so would we */
        err_set(&r->err, ERR_NOT_FOUND, "sessions are not kept in memory");
        break;
    }
    if (r->done)
        r->done(r->ctx, r);
}

static void add_line(struct store *s, const struct store_line *line)
{
    struct memory *m = memory_of(s);
    struct store_entry e = {.kind = ENTRY_LINE, .u.line = *line};
    struct memory_item *item = NULL;

    line_cut(&e.u.line);
    if (row_reserve(&m->entries, 1) && map_reserve(&m->by_operation, 1))
        item = item_new(&e, line->time_ms);
    if (!item) {
        m->state.n_dropped++;
        return;
    }
    insert(m, item);
    forget(m);
}

static void tick(struct store *s, int64_t now_ms, int64_t wall_ms)
{
    struct memory *m = memory_of(s);

    keep_clock_step(&m->clock, now_ms, wall_ms);
    forget(m);
}

static const struct store_state *state(struct store *s)
{
    return &memory_of(s)->state;
}

void memory_drop(struct store *s, size_t n)
{
    struct memory *m = memory_of(s);

    for (; n && m->entries.len; n--)
        remove_at(m, &m->entries, 0);
    for (; n && m->trail.len; n--)
        remove_at(m, &m->trail, 0);
}

void memory_set_journaled(struct store *s, bool is_journaled)
{
    memory_of(s)->is_journaled = is_journaled;
}

void memory_drop_journaled(struct store *s)
{
    struct memory *m = memory_of(s);

    for (size_t i = m->trail.len; i > 0; i--)
        if (row_at(&m->trail, i - 1)->is_journaled)
            remove_at(m, &m->trail, i - 1);
}

static void free_all(struct store *s)
{
    struct memory *m = memory_of(s);

    memory_drop(s, SIZE_MAX);
    mem_free(m->entries.items);
    mem_free(m->trail.items);
    map_done(&m->by_operation);
    mem_free(m);
}

static const struct store_ops ops = {post, add_line, tick, state, free_all};

struct store *store_memory_new(const struct store_limits *limits, const struct store_events *events)
{
    struct memory *m = mem_zalloc(sizeof(*m));

    if (!m)
        return NULL;
    m->store.ops = &ops;
    if (events)
        m->store.events = *events;
    m->limits = *limits;
    m->state =
        (struct store_state){.kind = "memory", .complaint = "", .max_age_ms = limits->max_age_ms};
    m->by_operation = (struct map)MAP_BY_FN(struct memory_item *, item_key, UINT32_MAX);
    return &m->store;
}

/* --- For the store on disk. --- */

void memory_stand_in(struct store *s, int64_t seq)
{
    struct memory *m = memory_of(s);

    m->seq = later(m->seq, seq);
    m->keeps_marks = true;
}

bool memory_knows(struct store *s, struct slice id, bool is_data)
{
    return find_operation(memory_of(s), id, is_data);
}

const struct memory_item *memory_at(struct store *s, size_t i)
{
    struct memory *m = memory_of(s);

    if (i < m->entries.len)
        return row_at(&m->entries, i);
    i -= m->entries.len;
    return i < m->trail.len ? row_at(&m->trail, i) : NULL;
}
