/* Encodes and decodes journals; see journal.h. The decoder checks every bound: a file may hold
 * anything. */
#include "journal.h"

#include "entry.h"

enum { VERSION = 1, PART_OPERATION = 1, PART_AUDIT = 2 };
enum { FLAG_DATA = 1, FLAG_VALUE = 2, FLAG_JSON = 4, FLAG_TASK = 8, FLAG_CORRECTS = 16 };

#define MAGIC "umcpjrnl"

/* --- Numbers. --- */

static void store_number(char *to, uint64_t n, size_t size)
{
    for (size_t i = 0; i < size; i++)
        to[i] = (char)(n >> 8 * i & 0xFF);
}

static uint64_t load_number(const char *from, size_t size)
{
    uint64_t n = 0;

    for (size_t i = 0; i < size; i++)
        n |= (uint64_t)(unsigned char)from[i] << 8 * i;
    return n;
}

/* Eight bytes at a time, because every operation computes one. */
static uint32_t checksum(struct slice s)
{
    uint64_t h = 0x9E3779B97F4A7C15u ^ s.len;

    for (; s.len >= 8; s = slice_skip(s, 8)) {
        h = (h ^ load_number(s.p, 8)) * 0xD1B54A32D192ED03u;
        h ^= h >> 32;
    }
    h = (h ^ load_number(s.p, s.len)) * 0xD1B54A32D192ED03u;
    return (uint32_t)(h ^ h >> 29);
}

/* --- Writing, into reserved room. --- */

static char *put_number(char *at, uint64_t n, size_t size)
{
    store_number(at, n, size);
    return at + size;
}

static char *put_texts(char *at, struct slice *const *texts, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        at = put_number(at, texts[i]->len, 4);
        if (texts[i]->len)
            memcpy(at, texts[i]->p, texts[i]->len);
        at += texts[i]->len;
    }
    return at;
}

static size_t texts_size(struct slice *const *texts, size_t n)
{
    size_t size = 4 * n;

    for (size_t i = 0; i < n; i++)
        size += texts[i]->len < JOURNAL_RECORD ? texts[i]->len : JOURNAL_RECORD;
    return size;
}

void journal_put_header(struct buf *to)
{
    char *at = buf_reserve(to, JOURNAL_HEADER);

    if (!at)
        return;
    memcpy(at, MAGIC, 8);
    put_number(put_number(at + 8, VERSION, 4), 0, 4);
    buf_advance(to, JOURNAL_HEADER);
}

static char *put_operation(char *at, const struct operation *o)
{
    *at++ = (char)o->state;
    *at++ = (char)((o->is_data ? FLAG_DATA : 0) | (o->has_value ? FLAG_VALUE : 0) |
                   (o->is_json ? FLAG_JSON : 0) | (o->task.len ? FLAG_TASK : 0) |
                   (o->corrects ? FLAG_CORRECTS : 0));
    at = put_number(at, (uint64_t)o->started_ms, 8);
    at = put_number(at, (uint64_t)o->finished_ms, 8);
    return put_number(at, (uint64_t)o->args_bytes, 8);
}

bool journal_put(struct buf *to, uint64_t number, const struct operation *o,
                 const struct store_audit *a)
{
    struct store_entry operation = {.kind = ENTRY_OPERATION}, audit = {.kind = ENTRY_AUDIT};
    struct slice *o_texts[ENTRY_TEXTS], *a_texts[ENTRY_TEXTS];
    size_t size = JOURNAL_HEAD + 1, n_o = 0, n_a = 0;
    char *start, *at;

    if (o) {
        operation.u.operation = *o;
        n_o = entry_texts(&operation, o_texts) - (o->task.len == 0);
        size += 2 + 3 * 8 + texts_size(o_texts, n_o);
    }
    if (a) {
        audit.u.audit = *a;
        n_a = entry_texts(&audit, a_texts);
        size += 8 + texts_size(a_texts, n_a);
    }
    start = size <= JOURNAL_RECORD ? buf_reserve(to, size) : NULL;
    if (!start)
        return false;
    at = start + JOURNAL_HEAD;
    *at++ = (char)((o ? PART_OPERATION : 0) | (a ? PART_AUDIT : 0));
    if (o)
        at = put_texts(put_operation(at, o), o_texts, n_o);
    if (a)
        put_texts(put_number(at, (uint64_t)a->time_ms, 8), a_texts, n_a);
    store_number(start, size - JOURNAL_HEAD, 4);
    store_number(start + 8, number, 8);
    store_number(start + 4, checksum(slice_from(start + 8, size - 8)), 4);
    buf_advance(to, size);
    return true;
}

/* --- Reading. --- */

struct reading {
    struct slice rest;
    bool is_bad; /* tried to read past the end */
};

static uint64_t get_number(struct reading *r, size_t size)
{
    uint64_t n;

    if (r->rest.len < size) {
        r->is_bad = true;
        return 0;
    }
    n = load_number(r->rest.p, size);
    r->rest = slice_skip(r->rest, size);
    return n;
}

/* Reads all texts of an entry but the last `n_absent`. */
static void get_texts(struct reading *r, struct store_entry *e, size_t n_absent)
{
    struct slice *texts[ENTRY_TEXTS];
    size_t n = entry_texts(e, texts) - n_absent;

    for (size_t i = 0; i < n; i++) {
        size_t len = (size_t)get_number(r, 4);

        if (len > r->rest.len) {
            r->is_bad = true;
            return;
        }
        *texts[i] = slice_from(r->rest.p, len);
        r->rest = slice_skip(r->rest, len);
    }
}

static void get_operation(struct reading *r, struct operation *ret)
{
    struct store_entry e = {.kind = ENTRY_OPERATION};
    struct operation *o = &e.u.operation;
    uint64_t state = get_number(r, 1), flags = get_number(r, 1);

    o->state = state <= OPERATION_LOST ? (enum operation_state)state : OPERATION_LOST;
    r->is_bad = r->is_bad || state > OPERATION_LOST;
    o->is_data = flags & FLAG_DATA;
    o->has_value = flags & FLAG_VALUE;
    o->is_json = flags & FLAG_JSON;
    o->corrects = flags & FLAG_CORRECTS;
    o->started_ms = (int64_t)get_number(r, 8);
    o->finished_ms = (int64_t)get_number(r, 8);
    o->args_bytes = (int64_t)get_number(r, 8);
    get_texts(r, &e, !(flags & FLAG_TASK));
    *ret = *o;
}

bool journal_has_header(struct slice bytes)
{
    return bytes.len >= JOURNAL_HEADER && memcmp(bytes.p, MAGIC, 8) == 0 &&
           load_number(bytes.p + 8, 4) == VERSION;
}

/* Finds the record at *at and verifies its length and checksum. */
static enum journal_reading next_bytes(struct slice bytes, size_t at, struct slice *ret)
{
    size_t left = bytes.len - at, len;

    if (left < JOURNAL_HEAD)
        return JOURNAL_END;
    len = (size_t)load_number(bytes.p + at, 4);
    if (len == 0 || len > JOURNAL_RECORD - JOURNAL_HEAD)
        return JOURNAL_BROKEN;
    if (len > left - JOURNAL_HEAD)
        return JOURNAL_END;
    *ret = slice_from(bytes.p + at, JOURNAL_HEAD + len);
    return load_number(ret->p + 4, 4) == checksum(slice_skip(*ret, 8)) ? JOURNAL_READ
                                                                       : JOURNAL_BROKEN;
}

enum journal_reading journal_next(struct slice bytes, size_t *at, struct journal_record *ret)
{
    struct store_entry audit = {.kind = ENTRY_AUDIT};
    struct slice record;
    enum journal_reading reading = next_bytes(bytes, *at, &record);
    struct reading r;
    uint64_t parts;

    if (reading != JOURNAL_READ)
        return reading;
    r = (struct reading){.rest = slice_skip(record, JOURNAL_HEAD)};
    parts = get_number(&r, 1);
    *ret = (struct journal_record){.number = load_number(record.p + 8, 8),
                                   .has_operation = parts & PART_OPERATION,
                                   .has_audit = parts & PART_AUDIT};
    if (ret->has_operation)
        get_operation(&r, &ret->operation);
    if (ret->has_audit) {
        audit.u.audit.time_ms = (int64_t)get_number(&r, 8);
        get_texts(&r, &audit, 0);
        ret->audit = audit.u.audit;
    }
    if (r.is_bad || r.rest.len || parts > (PART_OPERATION | PART_AUDIT) || ret->number == 0 ||
        ret->number > INT64_MAX)
        return JOURNAL_BROKEN;
    *at += record.len;
    return JOURNAL_READ;
}

uint64_t journal_last(struct slice bytes)
{
    size_t at = JOURNAL_HEADER;
    uint64_t last = 0;
    struct slice record;

    if (!journal_has_header(bytes))
        return 0;
    for (; next_bytes(bytes, at, &record) == JOURNAL_READ; at += record.len)
        last = load_number(record.p + 8, 8);
    return last;
}
