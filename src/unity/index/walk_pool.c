/*
 * The threads of a walk: one stack of folders to read, the set of folders that were read, and the
 * counts against the maxima. Knows no files.
 */
#include "walk.h"

bool walk_list_add(struct walk_list *l, const void *item, size_t size)
{
    if (l->n >= l->cap) {
        size_t cap = l->cap ? 2 * l->cap : 16;
        void *items = mem_realloc(l->items, cap * size);

        if (!items)
            return false;
        l->items = items;
        l->cap = cap;
    }
    memcpy((char *)l->items + l->n * size, item, size);
    l->n++;
    return true;
}

void walk_list_done(struct walk_list *l)
{
    mem_free(l->items);
    *l = (struct walk_list){0};
}

static struct walk_id *slot_of(struct walk_id *slots, size_t n_slots, const struct stat *st)
{
    uint64_t hash = ((uint64_t)st->st_ino * 0x9E3779B97F4A7C15u) ^ (uint64_t)st->st_dev;
    size_t i = (size_t)(hash >> 20) & (n_slots - 1);

    while (slots[i].is_used && (slots[i].ino != st->st_ino || slots[i].dev != st->st_dev))
        i = (i + 1) & (n_slots - 1);
    return &slots[i];
}

static bool grow_seen(struct walk *w)
{
    size_t n_slots = w->n_slots ? 2 * w->n_slots : 256;
    struct walk_id *slots = mem_zalloc(n_slots * sizeof(*slots));

    if (!slots)
        return false;
    for (size_t i = 0; i < w->n_slots; i++) {
        struct stat st = {.st_dev = w->seen[i].dev, .st_ino = w->seen[i].ino};

        if (w->seen[i].is_used)
            *slot_of(slots, n_slots, &st) = w->seen[i];
    }
    mem_free(w->seen);
    w->seen = slots;
    w->n_slots = n_slots;
    return true;
}

bool walk_enter(struct walk_thread *t, const struct stat *st)
{
    struct walk *w = t->w;
    struct walk_id *slot = NULL;

    pthread_mutex_lock(&w->lock);
    if (w->n_seen >= w->n_slots / 2 && !grow_seen(w))
        t->failure = ERR_INTERNAL;
    else
        slot = slot_of(w->seen, w->n_slots, st);
    if (slot && slot->is_used)
        slot = NULL;
    if (slot) {
        *slot = (struct walk_id){.dev = st->st_dev, .ino = st->st_ino, .is_used = true};
        w->n_seen++;
    }
    pthread_mutex_unlock(&w->lock);
    return slot != NULL;
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

/* Under the lock. */
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

static bool move_all(struct walk_list *from, struct walk_list *to)
{
    const struct walk_dir *dirs = from->items;
    bool is_ok = true;

    for (size_t i = 0; i < from->n && is_ok; i++)
        is_ok = walk_list_add(to, &dirs[i], sizeof(dirs[i]));
    from->n = 0;
    return is_ok;
}

/* Takes the next folder, if there is one and nothing failed; under the lock. */
static bool take(struct walk_thread *t, struct walk_dir *ret_dir)
{
    struct walk *w = t->w;

    if (w->failure || w->work.n == 0 || !ask(t))
        return false;
    *ret_dir = ((struct walk_dir *)w->work.items)[--w->work.n];
    w->n_busy++;
    return true;
}

/* Reads one folder and puts what is below it on the stack; entered and left under the lock. */
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
    pthread_t ids[WALK_MAX_THREADS];
    unsigned n_started = 0, n_wanted = w->n_threads;
    struct walk_dir dir;

    pthread_mutex_lock(&w->lock);
    if (!walk_list_add(&w->work, start, sizeof(*start)))
        w->failure = ERR_INTERNAL;
    if (take(&threads[0], &dir))
        read_one(&threads[0], &dir);
    /* Most links lead to a small folder, which is not worth a thread. */
    if (w->work.n < 2)
        n_wanted = 1;
    pthread_mutex_unlock(&w->lock);
    /* A thread that cannot be had is done without. */
    while (n_started + 1 < n_wanted &&
           pthread_create(&ids[n_started], NULL, work, &threads[n_started + 1]) == 0)
        n_started++;
    work(&threads[0]);
    while (n_started > 0)
        pthread_join(ids[--n_started], NULL);
}
