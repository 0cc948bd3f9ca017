/*
 * The graph of assets. Each thread collects pairs of asset numbers; these are then sorted into
 * rows, once by the referring asset and once by the one referred to.
 */
#include <stdlib.h>

#include "base/limits.h"
#include "internal.h"

#define META_LEN 5 /* ".meta" */

struct edge {
    uint32_t from, to;
};

/* Row i is at[starts[i]] up to, but not including, at[starts[i + 1]]. */
struct rows {
    size_t *starts;
    uint32_t *at;
};

struct refs_graph {
    uint32_t n;
    struct rows used, users;
};

/* The results of one thread. */
struct graph_thread {
    struct graph_job *job;
    struct refs_docs docs;
    struct map guids; /* struct refs_guid: index of the entry + 2; 1: not in the project */
    struct edge *edges;
    size_t n_edges, edges_cap;
    uint32_t *marks; /* by entry: the last file that refers to it */
    uint32_t n_files;
    uint32_t from; /* the current asset */
    struct arena path;
};

struct graph_job {
    const struct project *p;
    struct graph_thread *threads;
    unsigned n_threads;
};

static bool add_ref(void *ctx, const struct ref_seen *r, const struct refs_path *path)
{
    struct graph_thread *t = ctx;
    const struct project *p = t->job->p;
    struct ref_target target;
    struct refs_guid *known;
    uint32_t to;

    (void)path;
    if (r->ref.file_id == 0 || !r->ref.has_guid)
        return true;
    known = map_add(&t->guids, MAP_KEY(r->ref.guid), NULL);
    if (!known)
        return false;
    if (known->value == 0) {
        project_find(p, &r->ref.guid, &target);
        known->value =
            target.state == REF_FOUND ? (uint32_t)(target.entry - p->walk.index.entries) + 2 : 1;
    }
    to = known->value - 2;
    if (known->value == 1 || to == t->from || t->marks[to] == t->n_files)
        return true;
    t->marks[to] = t->n_files;
    return VEC_ADD(t->edges, t->n_edges, t->edges_cap, LIMIT_REFS_BYTES / sizeof(struct edge),
                   (struct edge){.from = t->from, .to = to});
}

static bool read_file(void *ctx, unsigned number, const struct refs_file *f,
                      const struct refs_bytes *b)
{
    struct graph_job *job = ctx;
    struct graph_thread *t = &job->threads[number];
    const struct guid_entry *entry;
    const size_t before = t->n_edges;
    enum refs_result result;
    struct slice path;
    struct err err;

    if (b->os_error || b->is_too_large || (b->kind != YAML_UNITY && b->kind != YAML_META) ||
        (b->kind == YAML_META && !f->file->is_meta))
        return true;
    arena_reset(&t->path);
    path = refs_file_path(job->p, f, &t->path);
    if (!path.p)
        return false;
    if (f->file->is_meta)
        path.len -= META_LEN;
    entry = guid_index_at(&job->p->walk.index, path);
    if (!entry)
        return true; /* a file without a .meta file is not an asset */
    t->from = (uint32_t)(entry - job->p->walk.index.entries);
    t->n_files++;
    result = refs_docs_read(&t->docs, b->bytes, &err);
    for (size_t i = 0; i < t->docs.n_docs && result == REFS_OK; i++)
        result = refs_docs_each(&t->docs, &t->docs.docs[i], add_ref, t, &err);
    if (result != REFS_OK)
        t->n_edges = before; /* a broken file counts as having no references */
    return result != REFS_NO_MEMORY;
}

static int compare_edges(const void *a, const void *b)
{
    const struct edge *left = a, *right = b;

    if (left->from != right->from)
        return left->from < right->from ? -1 : 1;
    return left->to == right->to ? 0 : left->to < right->to ? -1 : 1;
}

static bool rows_init(struct rows *rows, size_t n_rows, size_t n_items)
{
    rows->starts = mem_zalloc((n_rows + 1) * sizeof(*rows->starts));
    rows->at = mem_alloc((n_items + 1) * sizeof(*rows->at));
    return rows->starts && rows->at;
}

/* Requires sorted edges without duplicates. */
static void fill_rows(struct refs_graph *g, const struct edge *edges, size_t n_edges)
{
    for (size_t i = 0; i < n_edges; i++) {
        g->used.starts[edges[i].from + 1]++;
        g->users.starts[edges[i].to + 1]++;
    }
    for (size_t i = 0; i < g->n; i++) {
        g->used.starts[i + 1] += g->used.starts[i];
        g->users.starts[i + 1] += g->users.starts[i];
    }
    for (size_t i = 0; i < n_edges; i++) {
        g->used.at[i] = edges[i].to;
        g->users.at[g->users.starts[edges[i].to]++] = edges[i].from;
    }
    /* Filling has advanced each start to the next one; move them back. */
    for (size_t i = g->n; i > 0; i--)
        g->users.starts[i] = g->users.starts[i - 1];
    g->users.starts[0] = 0;
}

static struct refs_graph *make_graph(const struct graph_job *job)
{
    struct refs_graph *g = mem_zalloc(sizeof(*g));
    struct edge *edges = NULL;
    size_t n_edges = 0, n = 0;

    for (unsigned i = 0; i < job->n_threads; i++)
        n_edges += job->threads[i].n_edges;
    edges = mem_alloc((n_edges + 1) * sizeof(*edges));
    if (g)
        g->n = job->p->walk.index.n_entries;
    if (!g || !edges || !rows_init(&g->used, g->n, n_edges) ||
        !rows_init(&g->users, g->n, n_edges)) {
        mem_free(edges);
        refs_graph_free(g);
        return NULL;
    }
    n_edges = 0;
    for (unsigned i = 0; i < job->n_threads; i++) {
        const struct graph_thread *t = &job->threads[i];

        if (t->n_edges)
            memcpy(edges + n_edges, t->edges, t->n_edges * sizeof(*edges));
        n_edges += t->n_edges;
    }
    qsort(edges, n_edges, sizeof(*edges), compare_edges);
    for (size_t i = 0; i < n_edges; i++)
        if (n == 0 || compare_edges(&edges[n - 1], &edges[i]) != 0)
            edges[n++] = edges[i];
    fill_rows(g, edges, n);
    mem_free(edges);
    return g;
}

static void threads_free(struct graph_job *job)
{
    for (unsigned i = 0; i < job->n_threads; i++) {
        refs_docs_done(&job->threads[i].docs);
        map_done(&job->threads[i].guids);
        arena_done(&job->threads[i].path);
        mem_free(job->threads[i].edges);
        mem_free(job->threads[i].marks);
    }
    mem_free(job->threads);
}

static bool threads_init(struct graph_job *job)
{
    const size_t n_entries = job->p->walk.index.n_entries;
    bool is_ok = true;

    job->threads = mem_zalloc(job->n_threads * sizeof(*job->threads));
    if (!job->threads)
        return false;
    for (unsigned i = 0; i < job->n_threads; i++) {
        struct graph_thread *t = &job->threads[i];

        t->job = job;
        refs_docs_init(&t->docs);
        t->guids = (struct map)MAP_BY_BYTES(struct refs_guid, guid, UINT32_MAX);
        arena_init(&t->path, LIMIT_REFS_BYTES);
        t->marks = mem_zalloc((n_entries + 1) * sizeof(*t->marks));
        is_ok = is_ok && t->marks;
    }
    return is_ok;
}

bool refs_graph_new(struct project *p, const struct scan_watch *watch,
                    struct refs_graph **ret_graph, bool *ret_partial, struct err *err)
{
    struct graph_job job = {.p = p, .n_threads = refs_threads(p)};
    struct refs_job run = {.p = p, .watch = watch, .file = read_file, .ctx = &job};
    struct refs_progress progress = {0};
    struct refs_graph *g = NULL;
    bool is_ok = threads_init(&job);

    run.n_threads = job.n_threads;
    if (!is_ok)
        err_no_memory(err);
    else
        is_ok = refs_run(&run, &progress, err);
    if (is_ok) {
        g = make_graph(&job);
        is_ok = g || err_no_memory(err);
    }
    if (job.threads)
        threads_free(&job);
    if (is_ok) {
        *ret_graph = g;
        *ret_partial = progress.is_stopped;
    }
    return is_ok;
}

void refs_graph_free(struct refs_graph *g)
{
    if (!g)
        return;
    mem_free(g->used.starts);
    mem_free(g->used.at);
    mem_free(g->users.starts);
    mem_free(g->users.at);
    mem_free(g);
}

static const uint32_t *row(const struct refs_graph *g, const struct rows *rows, uint32_t i,
                           size_t *ret_n)
{
    *ret_n = i < g->n ? rows->starts[i + 1] - rows->starts[i] : 0;
    return i < g->n ? rows->at + rows->starts[i] : NULL;
}

const uint32_t *refs_used(const struct refs_graph *g, uint32_t i, size_t *ret_n)
{
    return row(g, &g->used, i, ret_n);
}

const uint32_t *refs_users(const struct refs_graph *g, uint32_t i, size_t *ret_n)
{
    return row(g, &g->users, i, ret_n);
}
