/*
 * Looks at an open project again, after files of it changed: its packages, its .meta files, and the
 * classes of its scripts. Settings stay as they were read.
 */
#include "base/limits.h"
#include "internal.h"

static bool is_same_folder(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

static bool are_same(const struct project *a, const struct project *b)
{
    bool is_same = a->settings.n_packages == b->settings.n_packages && a->n_roots == b->n_roots &&
                   a->settings.has_manifest == b->settings.has_manifest;

    for (size_t i = 0; is_same && i < a->settings.n_packages; i++) {
        const struct package *x = &a->settings.packages[i], *y = &b->settings.packages[i];

        is_same = slice_eq(x->name, y->name) && slice_eq(x->version, y->version) &&
                  x->source == y->source && x->is_direct == y->is_direct &&
                  is_same_folder(x->folder, y->folder);
    }
    for (size_t i = 0; is_same && i < a->n_roots; i++)
        is_same = strcmp(a->roots[i], b->roots[i]) == 0;
    return is_same;
}

/* Its current state: settings of packages and roots, in an arena of its own. */
static bool read_packages(const struct project *p, struct project *ret_now, struct err *err)
{
    struct project now = {.root = p->root, .n_threads = p->n_threads};
    struct manifest_roots roots = {0};

    arena_init(&now.arena, LIMIT_SETTINGS_BYTES);
    if (!manifest_read(&now, &roots, err)) {
        arena_done(&now.arena);
        return false;
    }
    now.roots = roots.paths;
    now.n_roots = roots.n_paths;
    *ret_now = now;
    return true;
}

static void take_packages(struct project *p, struct project *now)
{
    arena_done(&p->packages);
    p->packages = now->arena;
    p->settings.packages = now->settings.packages;
    p->settings.n_packages = now->settings.n_packages;
    p->settings.has_manifest = now->settings.has_manifest;
    p->roots = now->roots;
    p->n_roots = now->n_roots;
}

/* Of two files with one guid, the one that had it before keeps it: the other is its copy. */
static void keep_owners(const struct walk_result *before, struct walk_result *now)
{
    static const struct slice ending = SLICE_INIT(".meta");

    for (size_t i = 0; i < now->n_problems; i++) {
        const struct walk_problem *problem = &now->problems[i];
        const struct guid_entry *owner = problem->reason == WALK_DUPLICATE
                                             ? guid_index_find(&before->index, &problem->guid)
                                             : NULL;
        const struct slice path = owner ? guid_index_path(&before->index, owner) : SLICE("");

        if (owner && problem->path.len == path.len + ending.len &&
            slice_starts(problem->path, path))
            guid_index_move(&now->index, &problem->guid, path);
    }
}

bool project_refresh(struct project *p, struct err *err)
{
    struct walk_result walk;
    struct project now;

    if (!read_packages(p, &now, err))
        return false;
    if (!project_walk(&now, NULL, &walk, err)) {
        arena_done(&now.arena);
        return false;
    }
    p->settings.knows_all_guids = now.settings.knows_all_guids;
    if (are_same(p, &now))
        arena_done(&now.arena);
    else
        take_packages(p, &now);
    keep_owners(&p->walk, &walk);
    walk_result_done(&p->walk);
    p->walk = walk;
    project_judge_walk(p);
    script_cache_doubt(p->scripts);
    return true;
}
