/*
 * The walk over a project: the folders it starts from, the order in which it follows links, and how
 * the results of all threads are merged. Real folders form a tree, so each is reached once whatever
 * the threads do; roots and links are handled one after the other in a fixed order. So the result
 * does not depend on timing.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/limits.h"
#include "internal.h"

const char *walk_reason_text(enum walk_reason reason)
{
    static const char *const texts[WALK_REASON_COUNT] = {
        [WALK_UNREADABLE] = "cannot be read",
        [WALK_NOT_FILE] = "is neither a file nor a folder",
        [WALK_TOO_DEEP] = "is nested too deep",
        [WALK_SEEN] = "is a folder that umcp has read by another path",
        [WALK_OUTSIDE] = "is a link that leads out of the project, so umcp does not follow it",
        [WALK_NOT_UTF8] = "has a name that is not UTF-8",
        [WALK_EMPTY] = "is empty",
        [WALK_LFS] = "is a Git LFS pointer",
        [WALK_BINARY] = "is not text",
        [WALK_CONFLICT] = "has a merge conflict",
        [WALK_NO_GUID] = "has no guid",
        [WALK_BAD_GUID] = "has a broken guid",
        [WALK_DUPLICATE] = "has the guid of another asset",
    };

    return texts[reason];
}

static int compare_dirs(const void *a, const void *b)
{
    return slice_compare(((const struct walk_dir *)a)->path, ((const struct walk_dir *)b)->path);
}

static int compare_found(const void *a, const void *b)
{
    return slice_compare(((const struct walk_found *)a)->path,
                         ((const struct walk_found *)b)->path);
}

static int compare_problems(const void *a, const void *b)
{
    const struct walk_problem *left = a, *right = b;
    int order = slice_compare(left->path, right->path);

    return order ? order : (int)left->reason - (int)right->reason;
}

static bool is_over(const struct walk *w)
{
    return w->failure || w->is_stopped;
}

static void walk_root(struct walk *w, struct walk_thread *threads, const char *root)
{
    struct walk_dir dir = {.path = slice_of(root), .is_start = true};

    while (dir.path.len > 1 && dir.path.p[dir.path.len - 1] == '/')
        dir.path.len--;
    dir.path = arena_copy(&threads[0].text, dir.path);
    if (dir.path.p)
        walk_run(w, threads, &dir);
    else
        w->failure = ERR_INTERNAL;
}

static void walk_all(struct walk *w, struct walk_thread *threads)
{
    static const struct walk_dir settings = {
        .path = SLICE_INIT(PROJECT_SETTINGS), .is_start = true, .is_flat = true};

    walk_root(w, threads, PROJECT_ASSETS);
    if (!is_over(w) && faccessat(w->project, PROJECT_PACKAGES, F_OK, 0) == 0)
        walk_root(w, threads, PROJECT_PACKAGES); /* missing before Unity 2017.2 */
    for (size_t i = 0; i < w->o->n_roots && !is_over(w); i++)
        walk_root(w, threads, w->o->roots[i]);
    while (w->links.n && !is_over(w)) { /* each may lead to more links */
        const struct walk_dirs links = w->links;

        w->links = (struct walk_dirs){0};
        qsort(links.items, links.n, sizeof(links.items[0]), compare_dirs);
        for (size_t i = 0; i < links.n && !is_over(w); i++)
            walk_run(w, threads, &links.items[i]);
        mem_free(links.items);
    }
    if (!is_over(w) && faccessat(w->project, PROJECT_SETTINGS, F_OK, 0) == 0)
        walk_run(w, threads, &settings);
}

/* Adds a problem for a .meta file whose guid belongs to another path. */
static bool add_duplicate(struct walk_result *r, size_t *cap, const struct walk_found *found)
{
    const struct walk_problem problem = {
        .path = arena_printf(&r->text, "%.*s.meta", SLICE_ARG(found->path)),
        .reason = WALK_DUPLICATE,
        .guid = found->guid};

    return problem.path.p && VEC_ADD(r->problems, r->n_problems, *cap, VEC_NO_MAX, problem);
}

/* Fills the index in byte order of paths, so that the first of two paths gets the guid. */
static bool fill_index(struct walk_result *r, const struct walk_thread *threads, unsigned n_threads,
                       size_t *problems_cap, struct err *err)
{
    struct walk_found *found;
    size_t n = 0, n_all = 0;
    bool is_ok = true;

    for (unsigned i = 0; i < n_threads; i++)
        n_all += threads[i].n_found;
    found = mem_alloc((n_all + 1) * sizeof(*found));
    if (!found)
        return err_no_memory(err);
    for (unsigned i = 0; i < n_threads; n += threads[i++].n_found)
        if (threads[i].n_found)
            memcpy(found + n, threads[i].found, threads[i].n_found * sizeof(*found));
    qsort(found, n, sizeof(*found), compare_found);
    for (size_t i = 0; i < n && is_ok; i++) {
        enum guid_added added =
            guid_index_add(&r->index, &found[i].guid, found[i].path, found[i].kind);

        if (added == GUID_FULL)
            is_ok = err_set(err, ERR_TOO_LARGE, "The project has too many assets to index: %zu", n);
        else if (added == GUID_NO_MEMORY ||
                 (added == GUID_TAKEN && !add_duplicate(r, problems_cap, &found[i])))
            is_ok = err_no_memory(err);
    }
    mem_free(found);
    return is_ok;
}

/* Adds the threads' problems to the duplicates. Copies their paths, which are in the threads'
 * memory. */
static bool merge_problems(struct walk_result *r, const struct walk_thread *threads,
                           unsigned n_threads, size_t cap)
{
    for (unsigned i = 0; i < n_threads; i++)
        for (size_t k = 0; k < threads[i].n_problems; k++) {
            struct walk_problem problem = threads[i].problems[k];

            problem.path = arena_copy(&r->text, problem.path);
            if (!problem.path.p || !VEC_ADD(r->problems, r->n_problems, cap, VEC_NO_MAX, problem))
                return false;
        }
    if (r->n_problems)
        qsort(r->problems, r->n_problems, sizeof(r->problems[0]), compare_problems);
    return true;
}

void walk_result_done(struct walk_result *r)
{
    guid_index_done(&r->index);
    arena_done(&r->text);
    mem_free(r->problems);
    mem_free(r->folders);
    mem_free(r->files);
    mem_free(r->names);
    *r = (struct walk_result){0};
}

static struct walk_thread *threads_new(struct walk *w, unsigned n_threads)
{
    struct walk_thread *threads = mem_zalloc(n_threads * sizeof(*threads));

    for (unsigned i = 0; threads && i < n_threads; i++) {
        threads[i].w = w;
        threads[i].is_callers = i == 0;
        arena_init(&threads[i].text, w->o->max_bytes);
        arena_init(&threads[i].names_text, w->o->max_bytes);
        buf_init(&threads[i].file_names,
                 w->o->max_bytes < UINT32_MAX ? w->o->max_bytes : UINT32_MAX);
    }
    return threads;
}

static void threads_free(struct walk_thread *threads, unsigned n_threads)
{
    for (unsigned i = 0; i < n_threads; i++) {
        arena_done(&threads[i].text);
        arena_done(&threads[i].names_text);
        mem_free(threads[i].found);
        mem_free(threads[i].problems);
        mem_free(threads[i].subdirs.items);
        mem_free(threads[i].links.items);
        mem_free(threads[i].names);
        mem_free(threads[i].folders);
        mem_free(threads[i].files);
        buf_done(&threads[i].file_names);
    }
    mem_free(threads);
}

static bool walk_opened(struct walk *w, struct walk_result *ret_result, struct err *err)
{
    struct walk_thread *threads = threads_new(w, w->n_threads);
    struct walk_result result = {.problems = NULL};
    bool is_ok = false;

    if (!threads)
        return err_no_memory(err);
    walk_all(w, threads);
    if (w->failure == ERR_TOO_LARGE) {
        err_set(err, ERR_TOO_LARGE, "The project has more than %zu files and folders",
                w->o->max_entries);
    } else if (w->failure) {
        err_no_memory(err);
    } else {
        size_t problems_cap = 0;

        guid_index_init(&result.index, w->o->max_bytes);
        arena_init(&result.text, w->o->max_bytes);
        result.n_entries = w->n_entries;
        result.is_partial = w->is_stopped;
        is_ok =
            fill_index(&result, threads, w->n_threads, &problems_cap, err) &&
            (merge_problems(&result, threads, w->n_threads, problems_cap) || err_no_memory(err)) &&
            walk_merge_files(&result, threads, w->n_threads, err);
        if (!is_ok)
            walk_result_done(&result);
    }
    threads_free(threads, w->n_threads);
    mem_free(w->work.items);
    mem_free(w->links.items);
    map_done(&w->seen);
    if (is_ok)
        *ret_result = result;
    return is_ok;
}

bool walk_is_project(const char *folder, struct err *err)
{
    char path[PATH_MAX];
    const int len = snprintf(path, sizeof(path), "%s/" PROJECT_ASSETS, folder);
    struct stat st;

    if (len > 0 && (size_t)len < sizeof(path) && stat(path, &st) == 0 && S_ISDIR(st.st_mode))
        return true;
    return err_set(err, ERR_NOT_FOUND, "'%s' is not a Unity project: it has no Assets folder",
                   folder);
}

bool walk_project(const struct walk_options *o, struct walk_result *ret_result, struct err *err)
{
    struct walk w = {
        .o = o,
        .n_threads = o->n_threads,
        .seen = MAP_BY_BYTES(struct walk_id, key, VEC_NO_MAX),
    };
    bool is_ok;

    if (w.n_threads < 1)
        w.n_threads = 1;
    if (w.n_threads > LIMIT_SCAN_THREADS)
        w.n_threads = LIMIT_SCAN_THREADS;
    w.project = open(o->project, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (w.project < 0)
        return err_set(err, ERR_NOT_FOUND, "Cannot open the project folder '%s': %s", o->project,
                       strerror(errno));
    pthread_mutex_init(&w.lock, NULL);
    pthread_cond_init(&w.changed, NULL);
    is_ok = walk_is_project(o->project, err) && walk_opened(&w, ret_result, err);
    pthread_cond_destroy(&w.changed);
    pthread_mutex_destroy(&w.lock);
    close(w.project);
    return is_ok;
}
