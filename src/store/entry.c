/* Functions on entries that both stores share. */
#include "entry.h"

#include <stdio.h>

#include "words.h"
#include "json/json.h"

#define LAST_MS 253402300799999 /* the end of the year 9999 */

static size_t add_caller(struct store_caller *c, struct slice **to)
{
    to[0] = &c->peer;
    to[1] = &c->session;
    to[2] = &c->client;
    return 3;
}

size_t entry_texts(struct store_entry *e, struct slice *ret_texts[ENTRY_TEXTS])
{
    size_t n = 0;

    if (e->kind == ENTRY_OPERATION) {
        struct operation *o = &e->u.operation;

        n = add_caller(&o->caller, ret_texts);
        ret_texts[n++] = &o->id;
        ret_texts[n++] = &o->tool;
        ret_texts[n++] = &o->engine;
        ret_texts[n++] = &o->result;
        ret_texts[n++] = &o->error;
        ret_texts[n++] = &o->details;
        ret_texts[n++] = &o->task; /* last: see journal.h */
    } else if (e->kind == ENTRY_LINE) {
        ret_texts[n++] = &e->u.line.operation;
        ret_texts[n++] = &e->u.line.engine;
        ret_texts[n++] = &e->u.line.message;
        ret_texts[n++] = &e->u.line.stack;
    } else {
        struct store_audit *a = &e->u.audit;

        n = add_caller(&a->caller, ret_texts);
        ret_texts[n++] = &a->tool;
        ret_texts[n++] = &a->outcome;
        ret_texts[n++] = &a->operation;
        ret_texts[n++] = &a->sizes;
        ret_texts[n++] = &a->reason;
    }
    return n;
}

void *entry_pack(struct store_entry *e, size_t head, size_t *ret_size)
{
    struct slice *texts[ENTRY_TEXTS];
    size_t n = entry_texts(e, texts), size = head;
    char *block, *at;

    for (size_t i = 0; i < n; i++)
        size += texts[i]->len;
    block = mem_alloc(size);
    if (!block)
        return NULL;
    at = block + head;
    for (size_t i = 0; i < n; i++) {
        if (texts[i]->len)
            memcpy(at, texts[i]->p, texts[i]->len);
        texts[i]->p = at;
        at += texts[i]->len;
    }
    *ret_size = size;
    return block;
}

bool entry_copy(struct arena *a, const struct store_entry *from, struct store_entry *ret_entry)
{
    struct store_entry e = *from;
    struct slice *texts[ENTRY_TEXTS];
    size_t n = entry_texts(&e, texts);

    for (size_t i = 0; i < n; i++) {
        *texts[i] = arena_copy(a, *texts[i]);
        if (!texts[i]->p)
            return false;
    }
    *ret_entry = e;
    return true;
}

enum store_level operation_level(enum operation_state state)
{
    if (state == OPERATION_FAILED || state == OPERATION_LOST)
        return STORE_ERROR;
    return state == OPERATION_CANCELLED ? STORE_WARNING : STORE_INFO;
}

static struct slice cut(struct slice s, size_t max)
{
    return slice_from(s.p, utf8_cut(s, max));
}

size_t entry_words(const struct store_entry *e, struct slice parts[ENTRY_PARTS])
{
    const struct operation *o = &e->u.operation;

    if (e->kind == ENTRY_LINE) {
        parts[0] = e->u.line.message;
        return 1;
    }
    parts[0] = o->is_data ? o->id : slice_from(NULL, 0);
    parts[1] = o->tool;
    parts[2] = o->error;
    parts[3] = cut(o->result, WORDS_RESULT);
    return ENTRY_PARTS;
}

void operation_shorten(struct operation *o)
{
    if (o->result.len > STORE_LIST_TEXT) {
        o->result = cut(o->result, STORE_LIST_TEXT);
        o->is_json = false;
    }
    if (o->details.len > STORE_LIST_TEXT)
        o->details = slice_from(NULL, 0);
}

void line_cut(struct store_line *line)
{
    line->message = cut(line->message, STORE_LINE_TEXT);
    line->stack = cut(line->stack, STORE_LINE_TEXT);
}

/* --- Data from outside. --- */

/* The part of `s` before the first invalid UTF-8. */
static struct slice valid_part(struct slice s)
{
    size_t len = 0, n = 1;

    while (n && len < s.len) {
        uint64_t eight = ~0ULL;

        if (s.len - len >= sizeof(eight))
            memcpy(&eight, s.p + len, sizeof(eight));
        n = eight & 0x8080808080808080u ? utf8_sequence(slice_skip(s, len)) : sizeof(eight);
        len += n;
    }
    return slice_from(s.p, len);
}

static int64_t real_time(int64_t ms)
{
    return ms < 0 ? 0 : ms > LAST_MS ? LAST_MS : ms;
}

static bool is_json(struct slice s)
{
    struct json_fault fault;

    return json_check(s, &fault);
}

static void mend_operation(struct operation *o)
{
    if ((unsigned)o->state > OPERATION_LOST) {
        o->state = OPERATION_LOST;
        o->error = SLICE("The record is damaged");
    }
    o->started_ms = real_time(o->started_ms);
    o->finished_ms = real_time(o->finished_ms);
    if (o->args_bytes < 0)
        o->args_bytes = 0;
    if (o->is_json && o->result.len) /* an empty result means null */
        o->is_json = is_json(o->result);
    if (!slice_starts(o->details, SLICE("{")) || !is_json(o->details))
        o->details = slice_from(NULL, 0);
    if (!slice_starts(o->task, SLICE("{")) || !is_json(o->task))
        o->task = slice_from(NULL, 0);
}

void entry_mend(struct store_entry *e)
{
    struct slice *texts[ENTRY_TEXTS];
    struct store_line *line = &e->u.line;
    size_t n;

    if (e->kind == ENTRY_OPERATION) {
        mend_operation(&e->u.operation);
    } else if (e->kind == ENTRY_LINE) {
        if ((unsigned)line->level >= STORE_LEVELS)
            line->level = STORE_INFO;
        line->time_ms = real_time(line->time_ms);
        line_cut(line);
    } else {
        e->u.audit.time_ms = real_time(e->u.audit.time_ms);
    }
    n = entry_texts(e, texts);
    for (size_t i = 0; i < n; i++) {
        bool is_whole = e->kind == ENTRY_OPERATION &&
                        (texts[i] == &e->u.operation.result || texts[i] == &e->u.operation.details);

        *texts[i] = valid_part(is_whole ? *texts[i] : cut(*texts[i], ENTRY_TEXT));
    }
}

/* --- Named results and ids. --- */

static struct slice trim_json(struct slice s)
{
    while (s.len && strchr(" \t\r\n", s.p[s.len - 1]))
        s.len--;
    while (s.len && strchr(" \t\r\n", s.p[0]))
        s = slice_skip(s, 1);
    return s;
}

struct operation data_operation(const struct store_data *d)
{
    return (struct operation){.id = d->name,
                              .is_data = true,
                              .engine = d->engine,
                              .state = OPERATION_DONE,
                              .started_ms = d->time_ms,
                              .finished_ms = d->time_ms,
                              .has_value = true,
                              .is_json = true,
                              .result = d->value};
}

bool data_append(struct slice old, struct slice value, struct buf *to)
{
    old = trim_json(old);
    buf_append_byte(to, '[');
    if (old.len >= 2 && old.p[0] == '[')
        old = trim_json(slice_from(old.p + 1, old.len - 2));
    buf_append(to, old);
    if (old.len)
        buf_append_byte(to, ',');
    buf_append(to, value);
    buf_append_byte(to, ']');
    return buf_ok(to);
}

/* Two odd numbers whose product is 1 modulo 2^48. */
#define SPREAD   0x9e3779b97f4bu
#define GATHER   0x393dee219263u
#define SEQUENCE 0xffffffffffffu

/* In the form of a random UUID, which clients of the bridge expect: the sequence, spread over 48
 * bits, then a hash of sequence and time. So the id needs no room in the store, leads to the line,
 * and another store's id is not taken for it. */
void line_uuid(const struct store_line *line, char to[OPERATION_ID_SIZE])
{
    uint64_t seq = (uint64_t)line->seq,
             hash = number_mix(number_mix(seq + 1) + (uint64_t)line->time_ms);
    unsigned long long first = seq * SPREAD & SEQUENCE;

    snprintf(to, OPERATION_ID_SIZE, "%08llx-%04llx-4%03llx-%04llx-%012llx", first >> 16,
             first & 0xffff, (unsigned long long)(hash >> 52),
             (unsigned long long)(0x8000 | (number_mix(hash) & 0x3fff)),
             (unsigned long long)(hash & SEQUENCE));
}

/* The sequence that a line_uuid() begins with. */
static bool read_uuid(struct slice id, int64_t *ret_seq)
{
    uint64_t first = 0;

    if (id.len != OPERATION_ID_SIZE - 1 || id.p[8] != '-')
        return false;
    for (size_t i = 0; i < 13; i++) {
        int digit = i == 8 ? 0 : text_hex_digit(id.p[i]);

        if (digit < 0)
            return false;
        if (i != 8)
            first = first << 4 | (unsigned)digit;
    }
    *ret_seq = (int64_t)(first * GATHER & SEQUENCE);
    return true;
}

bool line_id(struct slice id, int64_t *ret_seq)
{
    struct slice prefix = SLICE(STORE_LINE_PREFIX);

    if (!slice_starts(id, prefix))
        return read_uuid(id, ret_seq);
    return id.len > prefix.len && id.p[prefix.len] != '-' &&
           text_to_int(slice_skip(id, prefix.len), ret_seq);
}

bool line_is(const struct store_line *line, struct slice id)
{
    char uuid[OPERATION_ID_SIZE];

    line_uuid(line, uuid);
    return slice_starts(id, SLICE(STORE_LINE_PREFIX)) || slice_eq_nocase(id, slice_of(uuid));
}
