/*
 * Checks a project: threads read all files, then their results are merged in an order that does not
 * depend on timing.
 */
#include <stdlib.h>

#include "base/limits.h"
#include "internal.h"

static struct check_thread *threads_new(struct project *p, unsigned n_threads)
{
    struct check_thread *threads = mem_zalloc(n_threads * sizeof(*threads));

    for (unsigned i = 0; threads && i < n_threads; i++) {
        threads[i].p = p;
        threads[i].most = LIMIT_FINDINGS / n_threads;
        refs_docs_init(&threads[i].docs);
        threads[i].guids = (struct map)MAP_BY_BYTES(struct refs_guid, guid, UINT32_MAX);
        arena_init(&threads[i].text, LIMIT_REFS_BYTES);
    }
    return threads;
}

static void threads_free(struct check_thread *threads, unsigned n_threads)
{
    for (unsigned i = 0; i < n_threads; i++) {
        refs_docs_done(&threads[i].docs);
        map_done(&threads[i].guids);
        mem_free(threads[i].uses);
        mem_free(threads[i].found.items);
        mem_free(threads[i].entries);
        arena_done(&threads[i].text);
    }
    mem_free(threads);
}

static int compare_found(const void *a, const void *b)
{
    const struct check_found *left = a, *right = b;
    int order = slice_compare(left->f.path, right->f.path);

    if (order)
        return order;
    if (left->f.line != right->f.line)
        return left->f.line < right->f.line ? -1 : 1;
    if (left->f.kind != right->f.kind)
        return (int)left->f.kind - (int)right->f.kind;
    return left->order == right->order ? 0 : left->order < right->order ? -1 : 1;
}

/* Collects the findings of all threads and sets their paths. A thread has the findings of a file in
 * a row. */
static bool gather(const struct check_thread *threads, unsigned n_threads, struct check_list *all,
                   struct arena *a)
{
    struct refs_file last = {.file = NULL};
    struct slice path = {0};

    for (unsigned i = 0; i < n_threads; i++) {
        for (size_t k = 0; k < threads[i].found.n; k++) {
            struct check_found *found;

            if (!VEC_ADD(all->items, all->n, all->cap, VEC_NO_MAX, threads[i].found.items[k]))
                return false;
            found = &all->items[all->n - 1];
            if (!found->file.folder)
                continue;
            if (found->file.file != last.file)
                path = refs_file_path(threads[i].p, &found->file, a);
            if (!path.p)
                return false;
            last = found->file;
            found->f.path = path;
        }
    }
    return true;
}

static bool make_result(struct project *p, const struct check_thread *threads,
                        const struct refs_job *job, const struct refs_progress *progress,
                        struct check_result *r, struct err *err)
{
    struct refs_pace pace;
    struct check_texts texts = {.p = p, .r = r, .pace = &pace};
    struct check_list all;
    struct arena a;
    bool is_ok;

    for (unsigned i = 0; i < job->n_threads; i++) {
        r->n_files += threads[i].n_files;
        r->n_references += threads[i].n_references;
    }
    if (refs_is_in_scope(job->scope, SLICE("x.meta"), true))
        r->n_files += p->walk.n_plain_metas;
    r->n_total = r->n_files + (progress->n_total - progress->n_done);
    texts.is_stopped = progress->is_stopped;
    refs_pace_init(&pace, job->watch);
    if (!check_uses_merge(threads, job->n_threads, r, err))
        return false;
    all = (struct check_list){0};
    arena_init(&a, LIMIT_REFS_BYTES);
    is_ok = gather(threads, refs_threads(p), &all, &a);
    if (is_ok && refs_is_in_scope(job->scope, SLICE("EditorBuildSettings.asset"), false))
        is_ok = check_build_scenes(p, &all);
    if (!is_ok)
        err_no_memory(err);
    if (is_ok && all.n)
        qsort(all.items, all.n, sizeof(all.items[0]), compare_found);
    is_ok = is_ok && check_texts(&texts, &all, err);
    arena_done(&a);
    mem_free(all.items);
    if (!is_ok)
        return false;
    r->is_partial = texts.is_stopped;
    return true;
}

bool check_project(struct project *p, enum check_scope scope, const struct scan_watch *watch,
                   struct check_result *ret_result, struct err *err)
{
    const unsigned n_threads = refs_threads(p);
    struct check_thread *threads = threads_new(p, n_threads);
    struct refs_job job = {.p = p, .scope = scope, .watch = watch, .n_threads = n_threads};
    struct check_result r = {.findings = NULL};
    struct refs_progress progress;
    bool is_ok;

    if (!threads)
        return err_no_memory(err);
    arena_init(&r.arena, LIMIT_REFS_BYTES);
    job.file = check_file;
    job.ctx = threads;
    is_ok = !refs_is_in_scope(scope, SLICE("x.meta"), true) || check_problems(&threads[0]);
    if (!is_ok)
        err_no_memory(err);
    is_ok = is_ok && refs_run(&job, &progress, err);
    is_ok = is_ok && make_result(p, threads, &job, &progress, &r, err);
    threads_free(threads, n_threads);
    if (is_ok)
        *ret_result = r;
    else
        check_result_done(&r);
    return is_ok;
}

const char *const finding_lists[FINDING_COUNT] = {
    [FINDING_SCRIPT] = FINDING_LIST_SCRIPT,
    [FINDING_REFERENCE] = FINDING_LIST_REFERENCE,
    [FINDING_MALFORMED] = FINDING_LIST_MALFORMED,
    [FINDING_UNREADABLE] = FINDING_LIST_UNREADABLE,
};

size_t check_count(const struct check_result *r, enum finding_kind kind)
{
    size_t n = 0;

    for (size_t i = 0; i < r->n_findings; i++)
        if (r->findings[i].kind == kind)
            n += r->findings[i].n_more ? r->findings[i].n_more : 1;
    return n;
}

size_t check_count_unlisted(const struct check_result *r)
{
    size_t n = 0;

    for (size_t i = 0; i < r->n_findings; i++)
        n += r->findings[i].n_more;
    return n;
}

void check_result_done(struct check_result *r)
{
    mem_free(r->findings);
    mem_free(r->unresolved);
    mem_free(r->packages);
    arena_done(&r->arena);
    *r = (struct check_result){0};
}
