/*
 * Guids that belong to no asset of the project: which packages are used, and which guids are
 * unknown. Each thread counts separately; the first use is the first by path and line among all
 * threads.
 */
#include <stdlib.h>

#include "internal.h"

uint32_t check_use_of(struct check_thread *t, const struct guid *g)
{
    struct refs_guid *known = map_add(&t->guids, MAP_KEY(*g), NULL);
    struct check_use use = {.guid = *g};

    if (!known || known->value)
        return known ? known->value : 0;
    project_find(t->p, g, &use.target);
    if (use.target.state == REF_FOUND || use.target.state == REF_BUILT_IN)
        known->value = 1;
    else if (VEC_ADD(t->uses, t->n_uses, t->uses_cap, VEC_NO_MAX, use))
        known->value = (uint32_t)t->n_uses + 1;
    return known->value;
}

static bool is_before(const struct check_thread *t, const struct refs_file *than)
{
    if (!than->folder)
        return true;
    return than->file != t->file.file && refs_file_compare(t->p, &t->file, than) < 0;
}

/* "Ns.Class" from either form of m_EditorClassIdentifier: Asm::Ns.Class and Asm:Ns:Class. */
static struct slice class_of(struct slice value, struct arena *a)
{
    struct slice rest = value, name_space;

    slice_cut(&rest, ':');
    name_space = slice_cut(&rest, ':');
    if (rest.len == 0)
        return arena_copy(a, (struct slice){0});
    if (name_space.len == 0)
        return arena_copy(a, rest);
    return arena_printf(a, "%.*s.%.*s", SLICE_ARG(name_space), SLICE_ARG(rest));
}

/* The class name from the script's own document. False: out of memory. */
static bool read_hint(struct check_thread *t, const struct yaml_doc *doc, struct slice *ret_hint)
{
    static const struct slice key = SLICE_INIT("\n  m_EditorClassIdentifier: ");
    const char *const end = doc->raw.p + doc->raw.len;
    const char *p = memmem(doc->raw.p, doc->raw.len, key.p, key.len);
    struct slice value, text;
    struct err err;

    *ret_hint = (struct slice){0};
    if (!p)
        return true;
    value = slice_from(p + key.len, (size_t)(end - p) - key.len);
    value = slice_cut(&value, '\n');
    if (value.len && value.p[value.len - 1] == '\r')
        value.len--;
    arena_reset(&t->docs.trees);
    if (yaml_decode(&t->docs.trees, slice_trim(value), &text, &err))
        *ret_hint = class_of(text, &t->text);
    return ret_hint->p || ret_hint->len == 0;
}

static bool take_hint(struct check_thread *t, struct check_use *use, const struct yaml_doc *doc)
{
    struct slice hint;

    if (use->target.state != REF_UNRESOLVED || (use->hint.len && !is_before(t, &use->hint_file)))
        return true;
    if (!read_hint(t, doc, &hint))
        return false;
    if (hint.len) {
        use->hint = hint;
        use->hint_file = t->file;
    }
    return true;
}

bool check_uses_commit(struct check_thread *t)
{
    bool is_ok = true;

    for (size_t i = 0; i < t->n_entries && is_ok; i++) {
        const struct check_entry *e = &t->entries[i];
        struct check_use *use = &t->uses[e->use];

        use->n_uses++;
        if (is_before(t, &use->first)) {
            use->first = t->file;
            use->line = yaml_line_of(e->doc->raw, e->doc->line, e->at);
        }
        if (e->is_script) {
            use->n_scripts++;
            is_ok = take_hint(t, use, e->doc);
        }
    }
    return is_ok;
}

/* --- Merging the threads. --- */

static int compare_uses(const void *a, const void *b)
{
    const struct check_use *left = a, *right = b;

    return memcmp(left->guid.b, right->guid.b, sizeof(left->guid.b));
}

static int compare_packages(const void *a, const void *b)
{
    const struct check_use *left = a, *right = b;

    return slice_compare(left->target.package, right->target.package);
}

static int compare_unresolved(const void *a, const void *b)
{
    const struct unresolved *left = a, *right = b;

    if (left->n_uses != right->n_uses)
        return left->n_uses > right->n_uses ? -1 : 1;
    return memcmp(left->guid.b, right->guid.b, sizeof(left->guid.b));
}

/* Adds `from` to `to`; both are uses of the same guid or package. */
static void join(const struct project *p, struct check_use *to, const struct check_use *from)
{
    to->n_uses += from->n_uses;
    to->n_scripts += from->n_scripts;
    to->target.is_in_manifest = to->target.is_in_manifest || from->target.is_in_manifest;
    if (refs_file_compare(p, &from->first, &to->first) < 0 ||
        (from->first.file == to->first.file && from->line < to->line)) {
        to->first = from->first;
        to->line = from->line;
    }
    if (from->hint.len &&
        (!to->hint.len || refs_file_compare(p, &from->hint_file, &to->hint_file) < 0)) {
        to->hint = from->hint;
        to->hint_file = from->hint_file;
    }
}

/* Sorts, merges equal items, and returns how many are left. */
static size_t join_all(const struct project *p, struct check_use *uses, size_t n,
                       int (*compare)(const void *, const void *))
{
    size_t n_left = 0;

    if (n)
        qsort(uses, n, sizeof(*uses), compare);
    for (size_t i = 0; i < n; i++)
        if (n_left > 0 && compare(&uses[n_left - 1], &uses[i]) == 0)
            join(p, &uses[n_left - 1], &uses[i]);
        else
            uses[n_left++] = uses[i];
    return n_left;
}

/* Copies the uses with this state into new memory. */
static struct check_use *gather(const struct check_thread *threads, unsigned n_threads,
                                enum ref_state state, size_t *ret_n)
{
    struct check_use *uses;
    size_t n = 1;

    for (unsigned i = 0; i < n_threads; i++)
        n += threads[i].n_uses;
    uses = mem_alloc(n * sizeof(*uses));
    *ret_n = 0;
    for (unsigned i = 0; i < n_threads && uses; i++) {
        const struct check_use *from = threads[i].uses;

        for (size_t k = 0; k < threads[i].n_uses; k++)
            if (from[k].target.state == state && from[k].n_uses)
                uses[(*ret_n)++] = from[k];
    }
    return uses;
}

static bool keep_packages(const struct project *p, struct check_use *uses, size_t n,
                          struct check_result *r)
{
    n = join_all(p, uses, n, compare_packages);
    r->packages = mem_alloc((n + 1) * sizeof(*r->packages));
    if (!r->packages)
        return false;
    for (size_t i = 0; i < n; i++) {
        r->packages[i] = (struct package_use){
            .package = arena_copy(&r->arena, uses[i].target.package),
            .n_uses = uses[i].n_uses,
            .is_in_manifest = uses[i].target.is_in_manifest,
            .path = refs_file_path(p, &uses[i].first, &r->arena),
            .line = uses[i].line,
        };
        if (!r->packages[i].package.p || !r->packages[i].path.p)
            return false;
        r->n_packages++;
    }
    return true;
}

static bool keep_unresolved(const struct project *p, struct check_use *uses, size_t n,
                            struct check_result *r)
{
    n = join_all(p, uses, n, compare_uses);
    r->unresolved = mem_alloc((n + 1) * sizeof(*r->unresolved));
    if (!r->unresolved)
        return false;
    for (size_t i = 0; i < n; i++) {
        r->unresolved[i] = (struct unresolved){
            .guid = uses[i].guid,
            .n_uses = uses[i].n_uses,
            .n_scripts = uses[i].n_scripts,
            .path = refs_file_path(p, &uses[i].first, &r->arena),
            .line = uses[i].line,
            .hint = arena_copy(&r->arena, uses[i].hint),
        };
        if (!r->unresolved[i].path.p || !r->unresolved[i].hint.p)
            return false;
        r->n_unresolved++;
    }
    if (n)
        qsort(r->unresolved, n, sizeof(*r->unresolved), compare_unresolved);
    return true;
}

bool check_uses_merge(const struct check_thread *threads, unsigned n_threads,
                      struct check_result *r, struct err *err)
{
    const struct project *p = threads[0].p;
    size_t n_packages, n_unresolved;
    struct check_use *packages = gather(threads, n_threads, REF_PACKAGE, &n_packages);
    struct check_use *unresolved = gather(threads, n_threads, REF_UNRESOLVED, &n_unresolved);
    bool is_ok = packages && unresolved && keep_packages(p, packages, n_packages, r) &&
                 keep_unresolved(p, unresolved, n_unresolved, r);

    mem_free(packages);
    mem_free(unresolved);
    return is_ok || err_no_memory(err);
}
