/*
 * Threads that read the files of a project and pass each to the caller's function. The calling
 * thread waits and asks the watch whether to go on; with only one thread it reads the files itself.
 * Any thread may read any file. Looks at a file's kind but not at its content.
 */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/limits.h"
#include "internal.h"
#include "unity/project/file.h"

#define PACE_MS     50
#define TAKE_FILES  16                  /* files that a thread takes at once */
#define FIRST_BLOCK ((size_t)256 << 10) /* most files fit, with one read() each */
#define KEEP_BLOCK  ((size_t)8 << 20)   /* larger blocks are freed after use */

struct pool {
    const struct refs_job *job;
    int root; /* descriptor of the project's folder */
    size_t n_total;
    atomic_size_t n_taken, n_done; /* n_taken counts all files, n_done those in scope */
    atomic_bool is_over, is_failed;
    pthread_mutex_t lock;
    pthread_cond_t ended;
    unsigned n_running; /* protected by the lock */
};

/* One thread. */
struct reader {
    struct pool *pool;
    unsigned number;
    const struct walk_folder *folder; /* the open folder */
    int fd;                           /* its descriptor; -1: cannot be opened, see os_error */
    int os_error;
    char *block;
    size_t block_len;
};

void refs_pace_init(struct refs_pace *pace, const struct scan_watch *watch)
{
    *pace = (struct refs_pace){.watch = watch};
}

bool refs_pace_ask(struct refs_pace *pace, size_t done, size_t total)
{
    int64_t now;

    if (!pace->watch || !pace->watch->go_on)
        return true;
    now = clock_ms();
    if (now < pace->next_ms)
        return true;
    pace->next_ms = now + PACE_MS;
    return pace->watch->go_on(pace->watch->ctx, done, total);
}

struct slice refs_file_name(const struct project *p, const struct refs_file *f)
{
    return slice_from(p->walk.names + f->file->at, f->file->len);
}

struct slice refs_file_path(const struct project *p, const struct refs_file *f, struct arena *a)
{
    const struct slice folder = f->folder->path, name = refs_file_name(p, f);
    char *text = arena_alloc(a, folder.len + 1 + name.len + 1);

    if (!text)
        return (struct slice){0};
    memcpy(text, folder.p, folder.len);
    text[folder.len] = '/';
    memcpy(text + folder.len + 1, name.p, name.len + 1);
    return slice_from(text, folder.len + 1 + name.len);
}

/* The byte of the path at `i`, or -1 after its end. */
static int path_byte(const struct slice *folder, const struct slice *name, size_t i)
{
    if (i < folder->len)
        return (unsigned char)folder->p[i];
    if (i == folder->len)
        return '/';
    i -= folder->len + 1;
    return i < name->len ? (unsigned char)name->p[i] : -1;
}

int refs_file_compare(const struct project *p, const struct refs_file *a, const struct refs_file *b)
{
    const struct slice left = a->folder->path, right = b->folder->path;
    const struct slice left_name = refs_file_name(p, a), right_name = refs_file_name(p, b);
    const size_t common = left.len < right.len ? left.len : right.len;
    const int order = memcmp(left.p, right.p, common);

    if (order)
        return order;
    if (left.len == right.len)
        return slice_compare(left_name, right_name);
    for (size_t i = common;; i++) {
        const int one = path_byte(&left, &left_name, i), other = path_byte(&right, &right_name, i);

        if (one != other || one < 0)
            return one - other;
    }
}

bool refs_is_in_scope(enum check_scope scope, struct slice name, bool is_meta)
{
    const bool is_scene = !is_meta && slice_ends_nocase(name, SLICE(".unity"));
    const bool is_prefab = !is_meta && slice_ends_nocase(name, SLICE(".prefab"));

    switch (scope) {
    case CHECK_SCENES:
        return is_scene;
    case CHECK_PREFABS:
        return is_prefab;
    case CHECK_ASSETS:
        return !is_scene && !is_prefab;
    case CHECK_ALL:
        break;
    }
    return true;
}

/* Continues reading after the first *at bytes, up to `len` in total. False: *ret_error is set. */
static bool read_up_to(int file, char *block, size_t len, size_t *at, int *ret_error)
{
    while (*at < len) {
        const ssize_t n = read(file, block + *at, len - *at);

        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0) {
            *ret_error = errno;
            return false;
        }
        *at += (size_t)n;
        if (n == 0 || *at < len)
            break; /* a short read means end of file */
    }
    return true;
}

/* Makes room for `len` bytes and keeps the first `used`. */
static bool grow_block(struct reader *r, size_t len, size_t used)
{
    char *block = mem_alloc(len);

    if (!block)
        return false;
    if (used)
        memcpy(block, r->block, used);
    mem_free(r->block);
    r->block = block;
    r->block_len = len;
    return true;
}

/* Reads the rest of a file that is larger than the block, up to its current size. False: out of
 * memory. */
static bool read_rest(struct reader *r, int file, size_t *at, struct refs_bytes *b)
{
    struct stat st;

    if (fstat(file, &st) != 0) {
        b->os_error = errno;
        return true;
    }
    b->is_too_large = (uint64_t)st.st_size > LIMIT_FILE_BYTES;
    if (b->is_too_large || (size_t)st.st_size <= *at)
        return true;
    if ((size_t)st.st_size > r->block_len && !grow_block(r, (size_t)st.st_size, *at))
        return false;
    while (*at < (size_t)st.st_size && !b->os_error) {
        const size_t before = *at;

        read_up_to(file, r->block, (size_t)st.st_size, at, &b->os_error);
        if (*at == before)
            break; /* the file was truncated */
    }
    return true;
}

static bool read_opened(struct reader *r, int file, bool is_meta, struct refs_bytes *b)
{
    size_t at = 0;
    bool is_ok = true;

    if (!r->block && !grow_block(r, FIRST_BLOCK, 0))
        return false;
    read_up_to(file, r->block, r->block_len, &at, &b->os_error);
    b->kind = yaml_kind_of(slice_from(r->block, at));
    if (at == r->block_len && (is_meta || b->kind == YAML_UNITY))
        is_ok = read_rest(r, file, &at, b);
    b->bytes = slice_from(r->block, at);
    return is_ok;
}

/* Reads one file and passes it on. */
static bool read_file(struct reader *r, const struct refs_file *f)
{
    const struct refs_job *job = r->pool->job;
    const char *name = job->p->walk.names + f->file->at;
    struct refs_bytes b = {.os_error = 0};
    bool is_ok = true;
    int file = -1;

    if (r->folder != f->folder) {
        if (r->fd >= 0)
            close(r->fd);
        r->folder = f->folder;
        r->fd = openat(r->pool->root, f->folder->path.p, O_PATH | O_DIRECTORY | O_CLOEXEC);
        r->os_error = errno;
    }
    if (r->fd >= 0) {
        do
            file = openat(r->fd, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
        while (file < 0 && errno == EINTR);
    }
    if (file < 0) {
        b.os_error = r->fd < 0 ? r->os_error : errno;
    } else {
        is_ok = read_opened(r, file, f->file->is_meta, &b);
        close(file);
    }
    is_ok = is_ok && job->file(job->ctx, r->number, f, &b);
    if (r->block_len > KEEP_BLOCK) {
        mem_free(r->block);
        r->block = NULL;
        r->block_len = 0;
    }
    return is_ok;
}

/* The folder of file `i`. */
static const struct walk_folder *folder_of(const struct walk_result *w, size_t i)
{
    size_t low = 0, high = w->n_folders;

    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;

        if (w->folders[middle].first <= i)
            low = middle;
        else
            high = middle;
    }
    return &w->folders[low];
}

/* Reads the next few files. False: none are left, or all threads must stop. */
static bool read_some(struct reader *r)
{
    struct pool *const pool = r->pool;
    const struct walk_result *const w = &pool->job->p->walk;
    const size_t from = atomic_fetch_add(&pool->n_taken, TAKE_FILES);
    const size_t to = from + TAKE_FILES < w->n_files ? from + TAKE_FILES : w->n_files;
    struct refs_file f;

    if (from >= w->n_files)
        return false;
    f.folder = folder_of(w, from);
    for (size_t i = from; i < to && !atomic_load(&pool->is_over); i++) {
        while (i >= f.folder->first + f.folder->n_files)
            f.folder++;
        f.file = &w->files[i];
        if (!refs_is_in_scope(pool->job->scope, refs_file_name(pool->job->p, &f), f.file->is_meta))
            continue;
        if (!read_file(r, &f)) {
            atomic_store(&pool->is_failed, true);
            atomic_store(&pool->is_over, true);
            break;
        }
        atomic_fetch_add(&pool->n_done, 1);
    }
    return !atomic_load(&pool->is_over);
}

static void reader_done(struct reader *r)
{
    if (r->fd >= 0)
        close(r->fd);
    mem_free(r->block);
}

static void *work(void *ctx)
{
    static const struct sched_param none = {.sched_priority = 0};
    struct reader *r = ctx;

    /* Do not slow down the user's work: let threads that wake up run first. */
    sched_setscheduler(0, SCHED_BATCH, &none);
    while (read_some(r))
        continue;
    reader_done(r);
    pthread_mutex_lock(&r->pool->lock);
    r->pool->n_running--;
    pthread_cond_signal(&r->pool->ended);
    pthread_mutex_unlock(&r->pool->lock);
    return NULL;
}

/* Waits for all threads and asks the caller from time to time. False: the caller stopped it. */
static bool wait_for_all(struct pool *pool, struct refs_pace *pace)
{
    bool goes_on = true;

    pthread_mutex_lock(&pool->lock);
    while (pool->n_running > 0) {
        struct timespec until;

        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_nsec += PACE_MS * 1000000;
        until.tv_sec += until.tv_nsec / 1000000000;
        until.tv_nsec %= 1000000000;
        pthread_cond_timedwait(&pool->ended, &pool->lock, &until);
        pthread_mutex_unlock(&pool->lock);
        if (goes_on && !refs_pace_ask(pace, atomic_load(&pool->n_done), pool->n_total)) {
            goes_on = false;
            atomic_store(&pool->is_over, true);
        }
        pthread_mutex_lock(&pool->lock);
    }
    pthread_mutex_unlock(&pool->lock);
    return goes_on;
}

static bool read_alone(struct pool *pool, struct refs_pace *pace)
{
    struct reader r = {.pool = pool, .fd = -1};
    bool goes_on = true;

    while (goes_on && read_some(&r))
        goes_on = refs_pace_ask(pace, atomic_load(&pool->n_done), pool->n_total);
    reader_done(&r);
    return goes_on;
}

/* False: the caller stopped it. True: all files were read, or a thread failed. */
static bool run(struct pool *pool, struct refs_pace *pace)
{
    struct reader readers[LIMIT_SCAN_THREADS];
    pthread_t ids[LIMIT_SCAN_THREADS];
    unsigned n_started = 0;
    bool goes_on;

    if (pool->job->n_threads < 2)
        return read_alone(pool, pace);
    pthread_mutex_lock(&pool->lock);
    while (n_started < pool->job->n_threads) {
        struct reader *r = &readers[n_started];

        *r = (struct reader){.pool = pool, .number = n_started, .fd = -1};
        if (pthread_create(&ids[n_started], NULL, work, r) != 0)
            break;
        n_started++;
    }
    pool->n_running = n_started;
    pthread_mutex_unlock(&pool->lock);
    if (n_started == 0)
        return read_alone(pool, pace);
    goes_on = wait_for_all(pool, pace);
    while (n_started > 0)
        pthread_join(ids[--n_started], NULL);
    return goes_on;
}

static size_t count_files(const struct refs_job *job)
{
    const struct walk_result *w = &job->p->walk;
    size_t n = 0;

    if (job->scope == CHECK_ALL)
        return w->n_files;
    for (size_t i = 0; i < w->n_files; i++)
        n += refs_is_in_scope(job->scope, slice_from(w->names + w->files[i].at, w->files[i].len),
                              w->files[i].is_meta);
    return n;
}

unsigned refs_threads(const struct project *p)
{
    return p->n_threads < 1                    ? 1
           : p->n_threads > LIMIT_SCAN_THREADS ? LIMIT_SCAN_THREADS
                                               : p->n_threads;
}

bool refs_run(const struct refs_job *job, struct refs_progress *ret_progress, struct err *err)
{
    struct pool pool = {.job = job, .n_total = count_files(job)};
    struct refs_pace pace;
    pthread_condattr_t monotonic;
    bool goes_on;

    pool.root = open(*job->p->root ? job->p->root : "/", O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (pool.root < 0)
        return err_set(err, ERR_NOT_FOUND, "Cannot open the project folder '%s': %s", job->p->root,
                       strerror(errno));
    pthread_mutex_init(&pool.lock, NULL);
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&pool.ended, &monotonic);
    refs_pace_init(&pace, job->watch);
    goes_on = refs_pace_ask(&pace, 0, pool.n_total) && run(&pool, &pace);
    pthread_cond_destroy(&pool.ended);
    pthread_condattr_destroy(&monotonic);
    pthread_mutex_destroy(&pool.lock);
    close(pool.root);
    if (atomic_load(&pool.is_failed))
        return err_no_memory(err);
    *ret_progress =
        (struct refs_progress){.n_done = atomic_load(&pool.n_done), .n_total = pool.n_total};
    ret_progress->is_stopped = !goes_on && ret_progress->n_done < pool.n_total;
    return true;
}
