/*
 * The walk over a project: which folders it starts from, in which order links are followed, and how
 * the finds of all threads become one result. Real folders form a tree, so each is reached once
 * whatever the threads do; roots and links are taken one after the other in a fixed order. So the
 * result does not depend on timing.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "walk.h"

const char *walk_reason_text(enum walk_reason reason)
{
    static const char *const texts[WALK_REASON_COUNT] = {
        [WALK_UNREADABLE] = "cannot be read",
        [WALK_NOT_FILE] = "is neither a file nor a folder",
        [WALK_TOO_DEEP] = "lies too deep",
        [WALK_SEEN] = "is a folder that was read by another path",
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

static void sort(struct walk_list *l, size_t size, int (*compare)(const void *, const void *))
{
    if (l->n)
        qsort(l->items, l->n, size, compare);
}

static bool is_over(const struct walk *w)
{
    return w->failure || w->is_stopped;
}

/* Follows links, and those found behind them, until there are no new ones. */
static void follow_links(struct walk *w, struct walk_thread *threads)
{
    while (w->links.n && !is_over(w)) {
        struct walk_list links = w->links;
        const struct walk_dir *dirs = links.items;

        w->links = (struct walk_list){0};
        sort(&links, sizeof(struct walk_dir), compare_dirs);
        for (size_t i = 0; i < links.n && !is_over(w); i++)
            walk_run(w, threads, &dirs[i]);
        walk_list_done(&links);
    }
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
        .path = SLICE_INIT("ProjectSettings"), .is_start = true, .is_flat = true};

    walk_root(w, threads, "Assets");
    if (!is_over(w) && faccessat(w->project, "Packages", F_OK, 0) == 0)
        walk_root(w, threads, "Packages"); /* old projects have none */
    for (size_t i = 0; i < w->o->n_roots && !is_over(w); i++)
        walk_root(w, threads, w->o->roots[i]);
    follow_links(w, threads);
    if (!is_over(w) && faccessat(w->project, "ProjectSettings", F_OK, 0) == 0)
        walk_run(w, threads, &settings);
}

/* The lists of all threads as one. */
static bool gather(struct walk_list *to, const struct walk_list *from, size_t size)
{
    const char *items = from->items;

    for (size_t i = 0; i < from->n; i++)
        if (!walk_list_add(to, items + i * size, size))
            return false;
    return true;
}

static bool add_duplicate(struct walk_list *problems, struct arena *text,
                          const struct walk_found *found)
{
    struct walk_problem problem = {.reason = WALK_DUPLICATE, .guid = found->guid};

    problem.path = arena_printf(text, "%.*s.meta", SLICE_ARG(found->path));
    return problem.path.p && walk_list_add(problems, &problem, sizeof(problem));
}

/* Fills the index in byte order of paths, so that the first of two paths gets their guid. */
static bool fill_index(struct walk_result *r, const struct walk_list *all,
                       struct walk_list *problems, struct err *err)
{
    const struct walk_found *found = all->items;

    for (size_t i = 0; i < all->n; i++) {
        enum guid_added added =
            guid_index_add(&r->index, &found[i].guid, found[i].path, found[i].kind);

        if (added == GUID_FULL)
            return err_set(err, ERR_TOO_LARGE, "The project has too many assets to index: %zu",
                           all->n);
        if (added == GUID_NO_MEMORY ||
            (added == GUID_TAKEN && !add_duplicate(problems, &r->text, &found[i])))
            return err_no_memory(err);
    }
    return true;
}

/* Copies the paths of problems, which live in the threads' memory, into the result's. */
static bool keep_problems(struct walk_result *r, struct walk_list *problems, struct err *err)
{
    struct walk_problem *all = problems->items;

    sort(problems, sizeof(struct walk_problem), compare_problems);
    for (size_t i = 0; i < problems->n; i++) {
        all[i].path = arena_copy(&r->text, all[i].path);
        if (!all[i].path.p)
            return err_no_memory(err);
    }
    r->problems = all;
    r->n_problems = problems->n;
    *problems = (struct walk_list){0};
    return true;
}

static bool make_result(const struct walk *w, const struct walk_thread *threads, unsigned n_threads,
                        struct walk_result *r, struct err *err)
{
    struct walk_list found = {0}, problems = {0};
    bool is_ok = true;

    guid_index_init(&r->index, w->o->max_bytes);
    arena_init(&r->text, w->o->max_bytes);
    r->n_entries = w->n_entries;
    r->is_partial = w->is_stopped;
    for (unsigned i = 0; i < n_threads && is_ok; i++)
        is_ok = gather(&found, &threads[i].found, sizeof(struct walk_found)) &&
                gather(&problems, &threads[i].problems, sizeof(struct walk_problem));
    sort(&found, sizeof(struct walk_found), compare_found);
    if (!is_ok)
        err_no_memory(err);
    else
        is_ok = fill_index(r, &found, &problems, err) && keep_problems(r, &problems, err) &&
                walk_keep_files(r, threads, n_threads, err);
    walk_list_done(&found);
    walk_list_done(&problems);
    if (!is_ok)
        walk_result_done(r);
    return is_ok;
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
        walk_list_done(&threads[i].found);
        walk_list_done(&threads[i].problems);
        walk_list_done(&threads[i].subdirs);
        walk_list_done(&threads[i].links);
        walk_list_done(&threads[i].names);
        walk_list_done(&threads[i].folders);
        walk_list_done(&threads[i].files);
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
    if (w->failure == ERR_TOO_LARGE)
        err_set(err, ERR_TOO_LARGE, "The project has more than %zu files and folders",
                w->o->max_entries);
    else if (w->failure)
        err_no_memory(err);
    else
        is_ok = make_result(w, threads, w->n_threads, &result, err);
    threads_free(threads, w->n_threads);
    walk_list_done(&w->work);
    walk_list_done(&w->links);
    mem_free(w->seen);
    if (is_ok)
        *ret_result = result;
    return is_ok;
}

bool walk_project(const struct walk_options *o, struct walk_result *ret_result, struct err *err)
{
    struct walk w = {.o = o, .n_threads = o->n_threads};
    bool is_ok = false;

    if (w.n_threads < 1)
        w.n_threads = 1;
    if (w.n_threads > WALK_MAX_THREADS)
        w.n_threads = WALK_MAX_THREADS;
    w.project = open(o->project, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (w.project < 0)
        return err_set(err, ERR_NOT_FOUND, "Cannot open the project folder '%s': %s", o->project,
                       strerror(errno));
    if (faccessat(w.project, "Assets", F_OK, 0) != 0) {
        err_set(err, ERR_NOT_FOUND, "'%s' is no Unity project: it has no Assets folder",
                o->project);
    } else {
        pthread_mutex_init(&w.lock, NULL);
        pthread_cond_init(&w.changed, NULL);
        is_ok = walk_opened(&w, ret_result, err);
        pthread_cond_destroy(&w.changed);
        pthread_mutex_destroy(&w.lock);
    }
    close(w.project);
    return is_ok;
}
