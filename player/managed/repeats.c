/*
 * Repeated lines. A table of the lines that are being logged, found by a hash of level, message and
 * stack: open addressing, so places are freed in sweeps, after which the rest settles anew.
 */
#include "repeats.h"

#include <string.h>

/* FNV-1a, 64 bits. */
static uint64_t hash_add(uint64_t hash, struct slice s)
{
    for (size_t i = 0; i < s.len; i++)
        hash = (hash ^ (unsigned char)s.p[i]) * 0x100000001b3u;
    return (hash ^ 0xff) * 0x100000001b3u; /* a byte that no UTF-8 has: between the parts */
}

static uint64_t hash_of(const struct agent_line *line)
{
    uint64_t hash = hash_add(0xcbf29ce484222325u, slice_of(line->level));

    return hash_add(hash_add(hash, line->message), line->stack);
}

/* The line's place, or the free place for it; NULL: there is none. */
static struct repeat *find(struct repeats *r, uint64_t hash)
{
    for (size_t i = 0; i < N_ELEMENTS(r->items); i++) {
        struct repeat *item = &r->items[(hash + i) % N_ELEMENTS(r->items)];

        if (!item->count || item->hash == hash)
            return item;
    }
    return NULL;
}

/* The first line of a message, which may have a stack behind it. */
static struct slice beginning(struct slice message)
{
    const char *end = message.len ? memchr(message.p, '\n', message.len) : NULL;
    struct slice line = end ? slice_from(message.p, (size_t)(end - message.p)) : message;

    return slice_from(line.p, utf8_cut(line, LIMIT_REPEAT_TEXT));
}

static void begin(struct repeats *r, struct repeat *item, uint64_t hash,
                  const struct agent_line *line)
{
    struct slice text = beginning(line->message);

    item->hash = hash;
    item->level = line->level;
    item->len = text.len;
    if (text.len)
        memcpy(item->text, text.p, text.len);
    item->told = 0;
    r->n++;
}

enum repeats_verdict repeats_see(struct repeats *r, const struct agent_line *line, uint64_t frame,
                                 uint64_t *ret_count)
{
    uint64_t hash = hash_of(line);
    struct repeat *item = find(r, hash);

    *ret_count = 0;
    if (!item)
        return REPEATS_LOG;
    if (!item->count)
        begin(r, item, hash, line);
    item->count++;
    item->seen = frame;
    if (item->count <= LIMIT_REPEATS_LOGGED) {
        item->told = item->count;
        return REPEATS_LOG;
    }
    if (item->count < item->told * 10)
        return REPEATS_SKIP;
    item->told = *ret_count = item->count;
    return REPEATS_TELL;
}

static bool is_over(const struct repeat *item, uint64_t frame)
{
    return item->count && frame >= item->seen + LIMIT_REPEAT_GAP;
}

static void sweep(struct repeats *r, uint64_t frame, repeats_ended_fn *ended)
{
    for (size_t i = 0; i < N_ELEMENTS(r->items); i++) {
        struct repeat *item = &r->items[i];

        if (!is_over(item, frame))
            continue;
        if (item->told != item->count)
            ended(&(struct agent_line){.level = item->level,
                                       .message = slice_from(item->text, item->len)},
                  item->count);
        item->count = 0;
        r->n--;
    }
}

/* Moves every line to where find() looks for it: places before it may have been freed. */
static void settle(struct repeats *r)
{
    bool has_moved = true;

    while (has_moved) {
        has_moved = false;
        for (size_t i = 0; i < N_ELEMENTS(r->items); i++) {
            struct repeat *item = &r->items[i], *to = item->count ? find(r, item->hash) : item;

            if (to == item || !to)
                continue;
            *to = *item;
            item->count = 0;
            has_moved = true;
        }
    }
}

void repeats_end(struct repeats *r, uint64_t frame, repeats_ended_fn *ended)
{
    size_t before = r->n;

    if (!r->n)
        return;
    sweep(r, frame, ended);
    if (r->n && r->n != before)
        settle(r);
}
