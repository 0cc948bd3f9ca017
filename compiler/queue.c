#include "queue.h"

#include "answer.h"
#include "app.h"
#include "build.h"

static struct {
    const struct worker *worker;
    struct request *items[LIMIT_COMPILE_REQUESTS];
    size_t n;
    int64_t last_number;
} queue;

void queue_use(const struct worker *w)
{
    queue.worker = w;
}

/* Whether there is no place for this one. */
static bool is_full(const struct request *r)
{
    size_t bytes = r->arena.used;

    for (size_t i = 0; i < queue.n; i++)
        bytes += queue.items[i]->arena.used;
    return queue.n == LIMIT_COMPILE_REQUESTS || bytes > LIMIT_COMPILE_WAITING;
}

void queue_remove(struct request *r)
{
    for (size_t i = 0; i < queue.n; i++)
        if (queue.items[i] == r) {
            memmove(&queue.items[i], &queue.items[i + 1], (--queue.n - i) * sizeof(queue.items[0]));
            request_free(r);
            return;
        }
}

void queue_done(void)
{
    while (queue.n > 0)
        queue_remove(queue.items[0]);
}

struct request *queue_find(int64_t number)
{
    for (size_t i = 0; i < queue.n; i++)
        if (queue.items[i]->is_running && queue.items[i]->number == number)
            return queue.items[i];
    return NULL;
}

/* --- When the worker is gone --- */

/* Its other request is tried again, alone. */
static void put_back(void)
{
    for (size_t i = queue.n; i > 0; i--) {
        struct request *r = queue.items[i - 1];

        if (!r->is_running)
            continue;
        if (r->is_cancelled) {
            answer_fault(r->id, COMPILE_FAULT_CANCELLED, "cancelled");
            queue_remove(r);
        } else {
            r->is_running = false;
            r->must_be_alone = true;
        }
    }
}

void queue_ended(const char *how)
{
    struct request *only = NULL;
    size_t n_running = 0;

    for (size_t i = 0; i < queue.n; i++)
        if (queue.items[i]->is_running) {
            n_running++;
            only = queue.items[i];
        }
    /* A submission is small, and the compiler may have been dead already when it came: it is tried
     * once more. A build is asked for again by the engine. */
    if (n_running == 1 && !only->is_cancelled && (only->op == OP_BUILD || only->must_be_alone)) {
        answer_fault(only->id, COMPILE_FAULT_DIED, "the compiler %s", how);
        queue_remove(only);
    }
    put_back();
}

static void end_late(struct request *r)
{
    queue.worker->stop();
    if (!r->is_cancelled) {
        answer_fault(r->id, COMPILE_FAULT_LATE,
                     "umcp ended the compiler, because it took longer "
                     "than %d s",
                     (r->op == OP_BUILD ? LIMIT_COMPILE_S : LIMIT_SUBMIT_S));
        queue_remove(r);
    }
    put_back();
}

/* --- Requests --- */

static void cancel(int64_t id)
{
    for (size_t i = 0; i < queue.n; i++) {
        struct request *r = queue.items[i];

        if (r->id != id || r->is_cancelled)
            continue;
        r->is_cancelled = true;
        if (!r->is_running) {
            answer_fault(r->id, COMPILE_FAULT_CANCELLED, "cancelled");
            queue_remove(r);
        } else {
            r->deadline = queue.worker->cancel(r) ? clock_ms() + LIMIT_CANCEL_MS : 0;
        }
        return;
    }
}

void queue_add(struct request *r)
{
    const char *no = NULL;
    enum compile_fault fault = COMPILE_FAULT_UNAVAILABLE;

    if (r->op == OP_CANCEL) {
        cancel(r->of);
    } else if (app.problem[0]) {
        no = app.problem;
    } else if (r->op != OP_BUILD && !queue.worker->takes_submissions) {
        fault = COMPILE_FAULT_UNSUPPORTED;
        no = "this compiler compiles only whole files";
    } else if (is_full(r)) {
        no = "too many requests wait already";
    } else {
        queue.items[queue.n++] = r;
        return;
    }
    if (no)
        answer_fault(r->id, fault, "%s", no);
    request_free(r);
}

/* Whether one that waits may start beside the running ones. */
static bool may_start(const struct request *r)
{
    for (size_t i = 0; i < queue.n; i++) {
        const struct request *other = queue.items[i];

        if (other == r || !other->is_running)
            continue;
        if ((other->op == OP_BUILD) == (r->op == OP_BUILD) || other->must_be_alone ||
            r->must_be_alone)
            return false;
    }
    return true;
}

static int64_t deadline_of(const struct request *r, int64_t now)
{
    return now + 1000 * (int64_t)(r->op == OP_BUILD ? LIMIT_COMPILE_S : LIMIT_SUBMIT_S);
}

void queue_begin_anew(void)
{
    for (size_t i = 0; i < queue.n; i++)
        if (queue.items[i]->is_running && !queue.items[i]->is_cancelled)
            queue.items[i]->deadline = deadline_of(queue.items[i], clock_ms());
}

static enum compile_fault fault_of(enum err_kind kind)
{
    switch (kind) {
    case ERR_REQUEST:
        return COMPILE_FAULT_REQUEST;
    case ERR_NOT_FOUND:
        return COMPILE_FAULT_CHANGED;
    default:
        return COMPILE_FAULT_UNAVAILABLE;
    }
}

static void start(struct request *r, int64_t now)
{
    struct err err = {0};

    r->number = ++queue.last_number;
    r->is_running = true;
    r->deadline = deadline_of(r, now);
    if ((r->op == OP_BUILD && !build_begin(r))) {
        queue_remove(r);
    } else if (!queue.worker->start(r, &err)) {
        answer_fault(r->id, fault_of(err.kind), "%s", err.message);
        queue_remove(r);
    }
}

/* Starts at most one. One that cannot start holds up the later ones of its kind. */
static bool start_next(int64_t now)
{
    bool is_held[2] = {false, false};

    if (answers.len > LIMIT_COMPILE_LINE) /* the client does not read them */
        return false;
    for (size_t i = 0; i < queue.n; i++) {
        struct request *r = queue.items[i];
        bool *held = &is_held[r->op == OP_BUILD];

        if (r->is_running || *held)
            continue;
        if (may_start(r)) {
            start(r, now);
            return true;
        }
        *held = true;
        if (r->must_be_alone)
            return false;
    }
    return false;
}

void queue_step(int64_t now)
{
    for (size_t i = 0; i < queue.n; i++)
        if (queue.items[i]->is_running && queue.items[i]->deadline <= now) {
            end_late(queue.items[i]);
            i = (size_t)-1; /* from the start: others may have gone */
        }
    while (start_next(now))
        ;
}

int queue_wait_ms(int64_t now)
{
    int64_t first = INT64_MAX;

    for (size_t i = 0; i < queue.n; i++)
        if (queue.items[i]->is_running && queue.items[i]->deadline < first)
            first = queue.items[i]->deadline;
    if (first == INT64_MAX)
        return -1;
    return first <= now ? 0 : (int)(first - now);
}
