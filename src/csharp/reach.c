/*
 * See reach.h. Types and methods of all assemblies have numbers. A method's code is read once, into
 * edges to what it names. A question walks along the edges.
 *
 * A virtual call leads to the overrides in classes that the walk has seen being made; if it has
 * seen none, to all overrides. What an object does for the class library (Dispose(), MoveNext())
 * counts as called where the object is made. A delegate in a field counts as called where the field
 * is read, if the class itself sets it as it begins.
 */
#include "reach.h"

#include "reach_code.h"

/* --- Assemblies --- */

struct reach *reach_new(void)
{
    struct reach *r = mem_zalloc(sizeof(*r));

    if (r)
        arena_init(&r->arena, LIMIT_REACH_MEMORY);
    return r;
}

void reach_free(struct reach *r)
{
    if (!r)
        return;
    mem_free(r->edges);
    mem_free(r->todo);
    mem_free(r->virtuals);
    arena_done(&r->arena);
    mem_free(r);
}

static bool is_main_named(const struct metadata *m, uint32_t table, uint32_t row)
{
    struct slice name;

    return metadata_text(m, metadata_cell(m, table, row, 1), &name) && reach_is_main(name);
}

static bool any_named(const struct metadata *m, uint32_t table)
{
    for (uint32_t row = 1; row <= m->n_rows[table]; row++)
        if (is_main_named(m, table, row))
            return true;
    return false;
}

bool reach_add(struct reach *r, struct slice file)
{
    struct reach_assembly *a = &r->assemblies[r->n_assemblies];
    struct err ignored;

    if (r->n_assemblies == LIMIT_REACH_ASSEMBLIES || r->is_linked ||
        !metadata_open(file, &a->m, &ignored) || !metadata_is_whole(&a->m) ||
        !metadata_text(&a->m, metadata_cell(&a->m, METADATA_ASSEMBLY, 1, METADATA_ASSEMBLY_NAME),
                       &a->name))
        return false;
    r->names_main |= any_named(&a->m, METADATA_TYPE_REF) || any_named(&a->m, METADATA_TYPE_DEF);
    r->n_assemblies++;
    return true;
}

bool reach_names_main(const struct reach *r)
{
    return r->names_main;
}

static bool is_for_editor(const struct metadata *m)
{
    const uint32_t table = METADATA_ASSEMBLY_REF;
    struct slice name;

    for (uint32_t row = 1; row <= m->n_rows[table]; row++)
        if (metadata_text(m, metadata_cell(m, table, row, METADATA_ASSEMBLY_REF_NAME), &name) &&
            slice_is(name, "UnityEditor"))
            return true;
    return false;
}

void reach_each_main(const struct reach *r, reach_each_fn *each, void *ctx)
{
    for (size_t i = 0; i < r->n_assemblies; i++) {
        const struct reach_assembly *a = &r->assemblies[i];

        for (uint32_t row = 1; row <= a->m.n_rows[METADATA_TYPE_DEF]; row++)
            if (is_main_named(&a->m, METADATA_TYPE_DEF, row))
                each(ctx, a->name, (uint32_t)METADATA_TYPE_DEF << 24 | row, is_for_editor(&a->m));
    }
}

/* --- The walk --- */

static void visit(struct reach *r, uint32_t method)
{
    struct reach_method *m = &r->methods[method];

    if (m->seen == r->walk)
        return;
    m->seen = r->walk;
    if (reach_is_touch(r, method))
        r->has_found = true;
    else if (!VEC_ADD(r->todo, r->n_todo, r->todo_cap, LIMIT_REACH_METHODS, method))
        r->is_cut = true;
}

static bool is_foreign(const struct reach *r, uint32_t type)
{
    for (unsigned depth = 0; type != NO_NUMBER && depth < LIMIT_REACH_DEPTH; depth++) {
        if (r->types[type].has_foreign_interface)
            return true;
        type = r->types[type].base;
    }
    return false;
}

/* The class library calls these methods of an object; we do not see where. */
static void make(struct reach *r, uint32_t type)
{
    const bool has_foreign = is_foreign(r, type);

    r->types[type].made = r->walk;
    r->is_cut |= !reach_may_go_on(r, r->types[type].n_methods);
    for (unsigned depth = 0; type != NO_NUMBER && depth < LIMIT_REACH_DEPTH; depth++) {
        const struct reach_type *t = &r->types[type];

        for (uint32_t m = t->first_method; m < t->first_method + t->n_methods; m++) {
            const uint32_t flags = reach_flags(r, m);
            const bool is_override = (flags & REACH_VIRTUAL) && !(flags & REACH_NEW_SLOT);
            const bool is_for_interface =
                (flags & REACH_VIRTUAL) && (flags & REACH_FINAL) && has_foreign;

            if (is_override || is_for_interface)
                visit(r, m);
        }
        type = t->base;
    }
}

static void visit_field(struct reach *r, uint32_t type, uint32_t field)
{
    const struct reach_type *t = &r->types[type];
    uint32_t *const seen = &r->fields[r->assemblies[t->assembly].first_field + field - 1];

    if (*seen == r->walk)
        return;
    *seen = r->walk;
    for (uint32_t m = t->first_method; m < t->first_method + t->n_methods; m++) {
        uint32_t from, n;

        if (!reach_may_go_on(r, 1)) {
            r->is_cut = true;
            return;
        }

        if (!reach_is_constructor(r, m))
            continue;
        n = reach_code_of_field(r, m, field, &from);
        for (uint32_t i = from; i < from + n; i++) {
            if (r->edges[i].kind == EDGE_CALL)
                visit(r, r->edges[i].to);
            else if (r->edges[i].kind == EDGE_MAKE || r->edges[i].kind == EDGE_NAME)
                r->types[r->edges[i].to].made = r->walk;
        }
    }
}

static void follow_edge(struct reach *r, struct reach_edge e)
{
    switch (e.kind) {
    case EDGE_VIRTUAL:
        if (r->methods[e.to].asked == r->walk)
            break;
        r->methods[e.to].asked = r->walk;
        r->is_cut |=
            !VEC_ADD(r->virtuals, r->n_virtuals, r->virtuals_cap, LIMIT_REACH_METHODS, e.to);
        visit(r, e.to);
        break;
    case EDGE_CALL:
        visit(r, e.to);
        break;
    case EDGE_MAKE:
        if (r->types[e.to].made_whole != r->walk) {
            r->types[e.to].made_whole = r->walk;
            make(r, e.to);
        }
        break;
    case EDGE_NAME:
        r->types[e.to].made = r->walk;
        break;
    case EDGE_FIELD:
        visit_field(r, e.to, e.more);
        break;
    }
}

static void follow_all(struct reach *r)
{
    while (r->n_todo && !r->has_found && !r->is_cut) {
        const uint32_t method = r->todo[--r->n_todo];
        uint32_t from, n;

        if (++r->n_steps > LIMIT_REACH_STEPS || !reach_may_go_on(r, 1) || !reach_code(r, method)) {
            r->is_cut = true;
            return;
        }
        if (r->methods[method].touches) {
            r->has_found = true;
            return;
        }
        from = r->methods[method].first_edge;
        n = r->methods[method].n_edges;
        for (uint32_t i = from; i < from + n && !r->has_found; i++)
            follow_edge(r, r->edges[i]);
    }
}

/* --- Overrides --- */

struct candidates {
    struct slice name;
    uint32_t n_params;
    bool of_interface, must_be_made;
    bool has_found; /* some class that is made */
};

static bool visit_override(struct reach *r, uint32_t type, const struct candidates *c)
{
    bool has_any = false;

    for (unsigned depth = 0; type != NO_NUMBER && depth < LIMIT_REACH_DEPTH && !has_any; depth++) {
        const struct reach_type *t = &r->types[type];

        for (uint32_t m = t->first_method; m < t->first_method + t->n_methods; m++) {
            if (!(reach_flags(r, m) & REACH_VIRTUAL) ||
                !reach_is_method(r, m, c->name, c->n_params))
                continue;
            visit(r, m);
            has_any = true;
        }
        if (!c->of_interface)
            break;
        type = t->base;
    }
    return has_any;
}

/* Whether the class or one that derives from it is made. */
static bool visit_subtypes(struct reach *r, uint32_t type, struct candidates *c, unsigned depth)
{
    bool is_made = r->types[type].made == r->walk;

    if (depth > LIMIT_REACH_DEPTH || r->types[type].walked == r->n_walks)
        return is_made;
    r->is_cut |= !reach_may_go_on(r, r->types[type].n_methods + 1);
    r->types[type].walked = r->n_walks;
    for (uint32_t s = r->types[type].first_sub; s != NO_NUMBER && !r->is_cut; s = r->subs[s].next)
        is_made |= visit_subtypes(r, r->subs[s].type, c, depth + 1);
    if (is_made || !c->must_be_made)
        visit_override(r, type, c);
    c->has_found |= is_made;
    return is_made;
}

static void resolve(struct reach *r, uint32_t method, bool must_be_made)
{
    const uint32_t type = r->methods[method].type;
    struct candidates c = {.must_be_made = true,
                           .of_interface = r->types[type].is_interface,
                           .n_params = reach_param_count(r, method)};

    if (!reach_name(r, method, &c.name))
        return;
    r->n_walks++;
    visit_subtypes(r, type, &c, 0);
    if (c.has_found || must_be_made)
        return;
    c.must_be_made = false;
    r->n_walks++;
    visit_subtypes(r, type, &c, 0);
}

static void resolve_all(struct reach *r, bool must_be_made)
{
    for (size_t i = 0; i < r->n_virtuals && !r->has_found && !r->is_cut; i++)
        resolve(r, r->virtuals[i], must_be_made);
}

/* Classes that are made later may have overrides of what was called before; all others count only
 * when no class at all is seen. */
static void walk(struct reach *r)
{
    for (unsigned round = 0; round < LIMIT_REACH_ROUNDS; round++) {
        follow_all(r);
        resolve_all(r, true);
        if (!r->n_todo)
            resolve_all(r, false);
        if (!r->n_todo || r->has_found || r->is_cut)
            return;
    }
}

bool reach_main(struct reach *r, struct slice assembly, uint32_t token)
{
    uint32_t method;

    if (!r->names_main || !reach_link(r) || !reach_find(r, assembly, token, &method))
        return false;
    r->walk++;
    r->has_found = r->is_cut = false;
    r->n_todo = r->n_virtuals = 0;
    r->n_steps = 0;
    visit(r, method);
    walk(r);
    return r->has_found;
}
