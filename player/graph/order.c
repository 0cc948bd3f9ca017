/*
 * Finds the n-th object of a scene in hierarchy order. Every transform knows the size of its tree.
 * A long list of siblings also keeps prefix sums of these sizes: a change invalidates the sums
 * behind it, and the next lookup computes them again.
 */
#include <string.h>

#include "internal.h"

enum { SHORT_LIST = 32 }; /* below this, add up sizes instead of keeping sums */

void graph_forget_ranks(struct siblings s, size_t place)
{
    if (place < s.ranks->n_known)
        s.ranks->n_known = place;
}

void graph_count_tree(const struct transform *t, int sign)
{
    size_t n = sign < 0 ? 0 - t->n_tree : t->n_tree; /* unsigned, so that adding it subtracts */
    struct graph_scene *scene = t->component.owner->scene;

    if (scene)
        scene->n_objects += n;
    for (struct transform *p = t->parent; p; p = p->parent) {
        struct siblings s = graph_siblings_of(p);

        p->n_tree += n;
        if (s.items && s.ranks->n_known)
            graph_forget_ranks(s, graph_place(s, p));
    }
}

/* Completes the sums of the list; false: no memory. */
static bool complete_sums(struct siblings s)
{
    struct ranks *r = s.ranks;
    size_t sum;

    if (!VEC_GROW(r->sums, *s.n, r->cap, LIMIT_OBJECTS))
        return false;
    sum = r->n_known ? r->sums[r->n_known - 1] : 0;
    for (; r->n_known < *s.n; r->n_known++) {
        sum += (*s.items)[r->n_known]->n_tree;
        r->sums[r->n_known] = sum;
    }
    return true;
}

/* The first sum above i. */
static size_t find_rank(const struct ranks *r, size_t i)
{
    size_t low = 0, high = r->n_known;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (r->sums[middle] <= i)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The sibling whose tree contains the i-th object of the list; *ret_i is its index in that tree. */
static struct transform *find_sibling(struct siblings s, size_t i, size_t *ret_i)
{
    size_t k = 0;

    if (*s.n > SHORT_LIST && complete_sums(s)) {
        k = find_rank(s.ranks, i);
        i -= k ? s.ranks->sums[k - 1] : 0;
    }
    for (; k < *s.n && i >= (*s.items)[k]->n_tree; k++)
        i -= (*s.items)[k]->n_tree;
    *ret_i = i;
    return k < *s.n ? (*s.items)[k] : NULL;
}

struct transform *graph_nth(struct graph_scene *s, size_t i)
{
    struct transform *t = find_sibling(graph_siblings(NULL, s), i, &i);

    while (t && i > 0)
        t = find_sibling(graph_siblings(t, NULL), i - 1, &i);
    return t;
}

struct transform *graph_after(const struct transform *t)
{
    if (t->n_children)
        return t->children[0];
    for (; t; t = t->parent) {
        struct siblings s = graph_siblings_of(t);
        size_t next = s.items ? graph_sibling_index(t) + 1 : 0;

        if (s.items && next < *s.n)
            return (*s.items)[next];
    }
    return NULL;
}
