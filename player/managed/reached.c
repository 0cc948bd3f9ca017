/* Counts, by member and reason. */
#include "reached.h"

#include <pthread.h>

#include "agent/agent.h"
#include "base/limits.h"
#include "log.h"

enum { GRACE_US = 1000000 /* for the exception to be logged: a task's may come late */ };

struct entry {
    struct slice key; /* member, a line feed, reason */
    struct slice member, reason;
    int64_t times;
    int64_t due;       /* when to tell; 0: not known yet */
    bool is_told;      /* the log has it, */
    bool must_be_told; /* or should have */
};

static struct {
    pthread_mutex_t lock;
    struct map entries;
    struct arena arena; /* holds the texts */
    bool is_begun;
    _Atomic bool has_untold;
} reached = {.lock = PTHREAD_MUTEX_INITIALIZER,
             .entries = MAP_BY_SLICE(struct entry, key, LIMIT_REACHED)};

/* NULL: there is none, and no room for one. */
static struct entry *find(struct slice member, struct slice reason, bool must_add)
{
    struct entry *e = NULL;
    struct buf key;

    buf_init(&key, LIMIT_LOG_MESSAGE);
    buf_append(&key, member);
    buf_append_byte(&key, '\n');
    buf_append(&key, reason);
    if (buf_ok(&key))
        e = map_find(&reached.entries, buf_slice(&key));
    if (!e && must_add && buf_ok(&key)) {
        const struct slice copy = arena_copy(&reached.arena, buf_slice(&key));

        e = copy.p ? map_add(&reached.entries, copy, NULL) : NULL;
        if (e) {
            e->member = slice_from(copy.p, member.len);
            e->reason = slice_skip(copy, member.len + 1);
        }
    }
    buf_done(&key);
    return e;
}

void reached_note(struct slice member, struct slice reason)
{
    struct entry *e;

    pthread_mutex_lock(&reached.lock);
    if (!reached.is_begun)
        arena_init(&reached.arena, LIMIT_REACHED_BYTES);
    reached.is_begun = true;
    e = find(member, reason, true);
    if (e)
        e->times++;
    /* The answer of a call reports the members that its code has reached. */
    if (e && !e->is_told && !agent_is_limited()) {
        e->must_be_told = true;
        reached.has_untold = true;
    }
    pthread_mutex_unlock(&reached.lock);
}

void reached_told(struct slice member, struct slice reason)
{
    struct entry *e;

    pthread_mutex_lock(&reached.lock);
    e = find(member, reason, false);
    if (e)
        e->is_told = true;
    pthread_mutex_unlock(&reached.lock);
}

static void append_line(struct buf *to, const struct entry *e)
{
    buf_printf(to, "A LeftOutException was thrown and not logged, so code caught it: %.*s",
               SLICE_ARG(e->member));
    if (e->reason.len)
        buf_printf(to, " was left out, because it does not compile here: %.*s",
                   SLICE_ARG(e->reason));
    else
        buf_append(to, SLICE(" is not part of this engine"));
}

/* The next one that is due; false: none. */
static bool take_due(int64_t now, struct buf *to)
{
    bool is_taken = false;

    pthread_mutex_lock(&reached.lock);
    if (reached.has_untold) {
        reached.has_untold = false;
        MAP_EACH(struct entry, e, &reached.entries) {
            if (e->is_told || !e->must_be_told)
                continue;
            e->due = e->due ? e->due : now + GRACE_US;
            reached.has_untold = true;
            if (now < e->due || is_taken)
                continue;
            append_line(to, e);
            e->is_told = is_taken = true;
        }
    }
    pthread_mutex_unlock(&reached.lock);
    return is_taken;
}

void reached_frame(int64_t now)
{
    struct buf text;

    if (!reached.has_untold) /* a frame later will do */
        return;
    buf_init(&text, LIMIT_LOG_MESSAGE);
    while (take_due(now, &text)) {
        if (buf_ok(&text))
            engine_log(LOG_TYPE_WARNING, buf_slice(&text));
        buf_reset(&text, 0);
    }
    buf_done(&text);
}

struct reached *reached_copy(struct arena *a, size_t *ret_n)
{
    struct reached *items;
    size_t n = 0;

    pthread_mutex_lock(&reached.lock);
    items = reached.entries.n ? arena_alloc(a, reached.entries.n * sizeof(*items)) : NULL;
    for (size_t i = 0; items && i < reached.entries.n; i++) {
        const struct entry *e = map_at(&reached.entries, i);
        const struct slice copy = arena_copy(a, e->key);

        if (copy.p)
            items[n++] = (struct reached){slice_from(copy.p, e->member.len),
                                          slice_skip(copy, e->member.len + 1), e->times};
    }
    pthread_mutex_unlock(&reached.lock);
    *ret_n = n;
    return items;
}

void reached_forget(void)
{
    pthread_mutex_lock(&reached.lock);
    map_done(&reached.entries);
    if (reached.is_begun)
        arena_done(&reached.arena);
    reached.is_begun = false;
    reached.has_untold = false;
    pthread_mutex_unlock(&reached.lock);
}
