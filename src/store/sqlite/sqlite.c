/*
 * The loop's side of the store on disk. It queues requests and collects finished ones; apart from
 * appending to the journal it does no I/O.
 */
#include "internal.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <time.h>

#include "store/entry.h"

static struct sqlite_store *store_of(struct store *s)
{
    return (struct sqlite_store *)s;
}

int64_t wall_now(struct sqlite_store *s)
{
    int64_t now = atomic_load(&s->wall_ms);
    struct timespec ts;

    if (now)
        return now;
    clock_gettime(CLOCK_REALTIME, &ts);
    return (int64_t)ts.tv_sec * 1000 + ts.tv_nsec / 1000000;
}

/* With the lock, which it releases. */
static void unlock_and_wake(struct sqlite_store *s)
{
    bool must_wake = !s->has_woken;

    s->has_woken = true;
    atomic_store(&s->has_news, true);
    pthread_mutex_unlock(&s->lock);
    if (must_wake && s->store.events.wake)
        s->store.events.wake(s->store.events.ctx);
}

void finish_and_unlock(struct sqlite_store *s, struct list *ended)
{
    if (list_is_empty(ended)) {
        pthread_mutex_unlock(&s->lock);
        return;
    }
    list_move_all(ended, &s->done);
    unlock_and_wake(s);
}

void log_message(struct sqlite_store *s, enum store_level level, const char *format, ...)
{
    struct message *m = mem_alloc(sizeof(*m));
    va_list args;

    if (!m)
        return;
    m->level = level;
    va_start(args, format);
    vsnprintf(m->text, sizeof(m->text), format, args);
    va_end(args);
    pthread_mutex_lock(&s->lock);
    list_append(&s->messages, &m->link);
    unlock_and_wake(s);
}

/* --- The interface. --- */

bool request_is_large(const struct sqlite_store *s, const struct store_request *r)
{
    int64_t max = s->options.limits.max_bytes, size = 0;

    if (r->operation)
        size = (int64_t)(r->operation->result.len + r->operation->error.len +
                         r->operation->details.len);
    if (r->data && (int64_t)r->data->value.len > size)
        size = (int64_t)r->data->value.len;
    if (r->session && (int64_t)r->session->event.len > size)
        size = (int64_t)r->session->event.len;
    return max > 0 && size > max / 2;
}

/* A journaled request is done at once. A resting writer looks at the queue by itself within a
 * moment, so we wake it only if it sleeps or if the request waits for it. */
static void post_write(struct sqlite_store *s, struct store_request *r)
{
    bool is_journaled, must_wake;

    pthread_mutex_lock(&s->lock);
    is_journaled = !request_is_large(s, r) && journal_append(s, r);
    must_wake = s->writer_sleeps;
    if (!is_journaled) {
        r->after = s->journal.number;
        list_append(&s->writes, &r->link);
        must_wake = must_wake || s->writer_rests;
    } else if (s->journal.n_pending == JOURNAL_BATCH) {
        must_wake = must_wake || s->writer_rests;
    }
    atomic_fetch_add(&s->n_posted, 1);
    pthread_mutex_unlock(&s->lock);
    if (must_wake)
        pthread_cond_signal(&s->to_writer);
    if (is_journaled && r->done)
        r->done(r->ctx, r);
}

static void post(struct store *store, struct store_request *r)
{
    struct sqlite_store *s = store_of(store);
    bool must_wake;

    r->err.kind = ERR_NONE;
    r->entries = NULL;
    r->n_entries = 0;
    r->total = 0;
    if (r->verb == STORE_WRITE && s->options.is_read_only) {
        err_set(&r->err, ERR_DENIED, "the database is open for reading only");
        if (r->done)
            r->done(r->ctx, r);
        return;
    }
    if (r->verb == STORE_WRITE) {
        post_write(s, r);
        return;
    }
    pthread_mutex_lock(&s->lock);
    list_append(&s->reads, &r->link);
    must_wake = s->reader_sleeps;
    pthread_mutex_unlock(&s->lock);
    if (must_wake)
        pthread_cond_signal(&s->to_reader);
}

static void add_line(struct store *store, const struct store_line *line)
{
    struct sqlite_store *s = store_of(store);
    struct store_entry e = {.kind = ENTRY_LINE, .u.line = *line};
    struct waiting_line *waiting = NULL;
    size_t size = 0;
    bool must_wake;

    line_cut(&e.u.line);
    if (!s->options.is_read_only)
        waiting = entry_pack(&e, sizeof(*waiting), &size);
    if (waiting)
        *waiting = (struct waiting_line){.size = size, .line = e.u.line};
    pthread_mutex_lock(&s->lock);
    if (!waiting || s->n_lines >= STORE_LINES || s->n_line_bytes >= LIMIT_LINE_BYTES) {
        s->n_dropped++;
        pthread_mutex_unlock(&s->lock);
        mem_free(waiting);
        return;
    }
    list_append(&s->lines, &waiting->link);
    s->n_lines++;
    s->n_line_bytes += (int64_t)waiting->size;
    s->n_lines_posted++;
    must_wake = s->phase != PHASE_CLOSED &&
                (s->writer_sleeps || (s->writer_rests && s->n_lines == LINES_BATCH));
    pthread_mutex_unlock(&s->lock);
    if (must_wake)
        pthread_cond_signal(&s->to_writer);
}

static void tick(struct store *store, int64_t now_ms, int64_t wall_ms)
{
    struct sqlite_store *s = store_of(store);
    struct list done = {0}, messages = {0};
    struct store_request *r;
    struct message *m;
    bool has_chores;

    atomic_store(&s->wall_ms, wall_ms);
    atomic_store(&s->now_ms, now_ms);
    atomic_store(&s->keep_ms, keep_clock_step(&s->clock, now_ms, wall_ms));
    if (!atomic_load(&s->began_ms))
        atomic_store(&s->began_ms, wall_ms);
    has_chores = now_ms >= atomic_load(&s->chores_ms);
    if (!has_chores && !atomic_load(&s->has_news))
        return;
    pthread_mutex_lock(&s->lock);
    list_move_all(&s->done, &done);
    list_move_all(&s->messages, &messages);
    s->has_woken = false;
    atomic_store(&s->has_news, false);
    if (has_chores && (s->writer_sleeps || s->writer_rests) && s->phase != PHASE_CLOSED)
        pthread_cond_signal(&s->to_writer);
    pthread_mutex_unlock(&s->lock);
    while ((m = LIST_TAKE_FIRST(struct message, &messages, link))) {
        if (s->store.events.log)
            s->store.events.log(s->store.events.ctx, m->level, m->text);
        mem_free(m);
    }
    while ((r = LIST_TAKE_FIRST(struct store_request, &done, link)))
        if (r->done)
            r->done(r->ctx, r); /* may free `r`, or post it again */
}

static const struct store_state *state(struct store *store)
{
    struct sqlite_store *s = store_of(store);

    pthread_mutex_lock(&s->lock);
    memcpy(s->shown_complaint, s->complaint, sizeof(s->complaint));
    s->state = (struct store_state){.kind = "sqlite",
                                    .path = s->path,
                                    .is_degraded = s->phase == PHASE_MEMORY,
                                    .complaint = s->shown_complaint,
                                    .n_dropped = s->n_dropped,
                                    .max_age_ms = s->options.limits.max_age_ms};
    pthread_mutex_unlock(&s->lock);
    return &s->state;
}

static void free_all(struct store *store)
{
    struct sqlite_store *s = store_of(store);

    pthread_mutex_lock(&s->lock);
    s->is_ending = true;
    pthread_cond_broadcast(&s->to_writer);
    pthread_cond_broadcast(&s->to_reader);
    pthread_cond_broadcast(&s->written);
    pthread_mutex_unlock(&s->lock);
    if (s->has_reader)
        pthread_join(s->reader_thread, NULL);
    if (s->has_writer)
        pthread_join(s->writer_thread, NULL);
    dbfile_close(s, false);
    LIST_EACH_SAFE(struct waiting_line, line, &s->lines, link)
        mem_free(line);
    LIST_EACH_SAFE(struct message, m, &s->messages, link)
        mem_free(m);
    store_free(s->memory);
    buf_done(&s->text);
    buf_done(&s->taken);
    buf_done(&s->unsaved);
    buf_done(&s->journal.pending);
    pthread_cond_destroy(&s->to_writer);
    pthread_cond_destroy(&s->to_reader);
    pthread_cond_destroy(&s->written);
    pthread_mutex_destroy(&s->lock);
    pthread_mutex_destroy(&s->read_lock);
    mem_free(s->path);
    mem_free(s->instance);
    mem_free(s);
}

static const struct store_ops ops = {post, add_line, tick, state, free_all};

/* Waits use the monotonic clock. */
static void init_condition(pthread_cond_t *condition)
{
    pthread_condattr_t attributes;

    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(condition, &attributes);
    pthread_condattr_destroy(&attributes);
}

/* Blocks all signals in the threads: the loop handles them. */
static bool start_threads(struct sqlite_store *s)
{
    sigset_t all, before;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    if (!s->options.is_read_only)
        s->has_writer = pthread_create(&s->writer_thread, NULL, writer_main, s) == 0;
    s->has_reader = pthread_create(&s->reader_thread, NULL, reader_main, s) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return s->has_reader && (s->has_writer || s->options.is_read_only);
}

struct store *store_sqlite_new(const struct store_sqlite_options *options,
                               const struct store_events *events, struct err *err)
{
    struct sqlite_store *s = mem_zalloc(sizeof(*s));

    if (!s) {
        err_no_memory(err);
        return NULL;
    }
    s->store.ops = &ops;
    if (events)
        s->store.events = *events;
    s->options = *options;
    s->path = text_copy(slice_of(options->path));
    s->instance = text_copy(slice_of(options->instance ? options->instance : ""));
    s->lock_fd = -1;
    s->writes_for = s->instance;
    s->journal.fd = -1;
    buf_init(&s->text, 1 << 20);
    buf_init(&s->taken, JOURNAL_BYTES);
    buf_init(&s->unsaved, 2 * JOURNAL_BYTES);
    buf_init(&s->journal.pending, JOURNAL_BYTES);
    pthread_mutex_init(&s->lock, NULL);
    pthread_mutex_init(&s->read_lock, NULL);
    init_condition(&s->to_writer);
    init_condition(&s->to_reader);
    init_condition(&s->written);
    if (!s->path || !s->instance)
        err_no_memory(err);
    else if (start_threads(s))
        return &s->store;
    else
        err_set(err, ERR_INTERNAL, "cannot start a thread for the store");
    free_all(&s->store);
    return NULL;
}
