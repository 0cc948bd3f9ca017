/*
 * The threads of a walk: a shared stack of folders to read, the set of folders already read, and
 * the counts against the maxima. Reads no files itself.
 */
#include "base/limits.h"
#include "internal.h"

bool walk_enter(struct walk_thread *t, const struct stat *st)
{
    const struct walk_id id = {{(uint64_t)st->st_dev, (uint64_t)st->st_ino}};
    bool is_new = false;

    pthread_mutex_lock(&t->w->lock);
    if (!map_add(&t->w->seen, MAP_KEY(id), &is_new))
        t->failure = ERR_INTERNAL;
    pthread_mutex_unlock(&t->w->lock);
    return is_new;
}

void walk_count(struct walk_thread *t, size_t n)
{
    struct walk *w = t->w;

    pthread_mutex_lock(&w->lock);
    w->n_entries += n;
    if (w->n_entries > w->o->max_entries)
        t->failure = ERR_TOO_LARGE;
    pthread_mutex_unlock(&w->lock);
}

/* Call with the lock held. */
static bool ask(struct walk_thread *t)
{
    struct walk *w = t->w;
    const struct scan_watch *watch = t->is_callers ? w->o->watch : NULL;

    if (!w->is_stopped && watch && !watch->go_on(watch->ctx, w->n_entries, 0))
        w->is_stopped = true;
    return !w->is_stopped;
}

bool walk_goes_on(struct walk_thread *t)
{
    bool answer;

    pthread_mutex_lock(&t->w->lock);
    answer = ask(t);
    pthread_mutex_unlock(&t->w->lock);
    return answer;
}

static bool move_all(struct walk_dirs *from, struct walk_dirs *to)
{
    if (!VEC_GROW(to->items, to->n + from->n, to->cap, VEC_NO_MAX))
        return false;
    if (from->n)
        memcpy(to->items + to->n, from->items, from->n * sizeof(from->items[0]));
    to->n += from->n;
    from->n = 0;
    return true;
}

/* Takes the next folder unless there is none or something failed. Call with the lock held. */
static bool take(struct walk_thread *t, struct walk_dir *ret_dir)
{
    struct walk *w = t->w;

    if (w->failure || w->work.n == 0 || !ask(t))
        return false;
    *ret_dir = w->work.items[--w->work.n];
    w->n_busy++;
    return true;
}

/* Reads one folder and pushes its subfolders on the stack. Call with the lock held; it is released
 * while reading. */
static void read_one(struct walk_thread *t, const struct walk_dir *dir)
{
    struct walk *w = t->w;

    pthread_mutex_unlock(&w->lock);
    walk_read_folder(t, dir);
    pthread_mutex_lock(&w->lock);
    if (!move_all(&t->subdirs, &w->work) || !move_all(&t->links, &w->links))
        t->failure = ERR_INTERNAL;
    if (t->failure && !w->failure)
        w->failure = t->failure;
    w->n_busy--;
    pthread_cond_broadcast(&w->changed);
}

static void *work(void *ctx)
{
    struct walk_thread *t = ctx;
    struct walk *w = t->w;
    struct walk_dir dir;

    pthread_mutex_lock(&w->lock);
    for (;;) {
        while (!w->failure && w->work.n == 0 && w->n_busy > 0)
            pthread_cond_wait(&w->changed, &w->lock);
        if (!take(t, &dir))
            break;
        read_one(t, &dir);
    }
    pthread_mutex_unlock(&w->lock);
    return NULL;
}

void walk_run(struct walk *w, struct walk_thread *threads, const struct walk_dir *start)
{
    pthread_t ids[LIMIT_SCAN_THREADS];
    unsigned n_started = 0, n_wanted = w->n_threads;
    struct walk_dir dir;

    pthread_mutex_lock(&w->lock);
    if (!VEC_ADD(w->work.items, w->work.n, w->work.cap, VEC_NO_MAX, *start))
        w->failure = ERR_INTERNAL;
    if (take(&threads[0], &dir))
        read_one(&threads[0], &dir);
    /* Most links lead to a small folder, which does not justify a thread. */
    if (w->work.n < 2)
        n_wanted = 1;
    pthread_mutex_unlock(&w->lock);
    /* If no more threads can be created, the existing ones do all the work. */
    while (n_started + 1 < n_wanted &&
           pthread_create(&ids[n_started], NULL, work, &threads[n_started + 1]) == 0)
        n_started++;
    work(&threads[0]);
    while (n_started > 0)
        pthread_join(ids[--n_started], NULL);
}
