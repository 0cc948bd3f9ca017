/* Reads the code of methods into edges, for reach.c. */
#include "reach_code.h"

#include "il.h"

enum { MEMBER_PARENT, MEMBER_NAME, MEMBER_SIGNATURE };

/* The code of one method. */
struct reading {
    struct reach *r;
    const struct reach_assembly *a;
    bool touches, has_failed;
};

static void add(struct reading *g, enum edge_kind kind, uint32_t to, uint32_t more)
{
    g->has_failed |= !VEC_ADD(g->r->edges, g->r->n_edges, g->r->edges_cap, LIMIT_REACH_EDGES,
                              (struct reach_edge){to, more, kind});
}

/* --- Types --- */

static struct metadata_row row_of(uint32_t token)
{
    return (struct metadata_row){token >> 24, token & 0xFFFFFF};
}

static void note_type(struct reading *g, enum edge_kind kind, struct metadata_row type)
{
    const uint32_t number = reach_type_of(g->r, g->a, type);

    if (number < g->r->n_types)
        add(g, kind, number, 0);
}

/* The simple ones among the arguments of a generic method. */
static void note_arguments(struct reading *g, struct slice blob)
{
    uint32_t n;

    if (metadata_number(&blob) != 0x0A)
        return;
    for (n = metadata_number(&blob); n > 0 && blob.len; n--) {
        const uint32_t kind = metadata_number(&blob);

        if (kind == 0x11 || kind == 0x12)
            note_type(g, EDGE_NAME, metadata_type(metadata_number(&blob)));
        else if (kind > 0x0E)
            return;
    }
}

/* --- Members --- */

static void note_method(struct reading *g, uint32_t method, uint32_t code)
{
    const bool may_differ = code == IL_CALLVIRT || code == IL_LDVIRTFTN;

    if (g->r->methods[method].type == NO_NUMBER)
        return;
    g->touches |= reach_is_touch(g->r, method);
    if (code == IL_NEWOBJ)
        add(g, EDGE_MAKE, g->r->methods[method].type, 0);
    add(g, may_differ && (reach_flags(g->r, method) & REACH_VIRTUAL) ? EDGE_VIRTUAL : EDGE_CALL,
        method, 0);
}

/* A reference names a method by its class, name and signature; overloads with as many parameters
 * count alike. */
static void note_methods(struct reading *g, uint32_t type, struct metadata_row ref, uint32_t code)
{
    const struct metadata *m = &g->a->m;
    const uint32_t n_params = reach_signature_count(
        metadata_blob(m, metadata_cell(m, METADATA_MEMBER_REF, ref.row, MEMBER_SIGNATURE)));
    struct slice name, own;
    bool has_any = false;

    if (!metadata_text(m, metadata_cell(m, METADATA_MEMBER_REF, ref.row, MEMBER_NAME), &name))
        return;
    for (unsigned depth = 0; type != NO_NUMBER && depth < LIMIT_REACH_DEPTH && !has_any; depth++) {
        const struct reach_type *t = &g->r->types[type];

        g->has_failed |= !reach_may_go_on(g->r, t->n_methods);
        for (uint32_t i = t->first_method; i < t->first_method + t->n_methods; i++) {
            if (!reach_name(g->r, i, &own) || !slice_eq(own, name) ||
                reach_param_count(g->r, i) != n_params)
                continue;
            note_method(g, i, code);
            has_any = true;
        }
        type = t->base;
    }
}

static void note_field(struct reading *g, uint32_t type, uint32_t row)
{
    const struct reach_type *t = &g->r->types[type];

    if (t->is_generated && t->has_foreign_interface)
        add(g, EDGE_MAKE, type, 0); /* the state of an async method or an iterator */
    else if (!t->is_generated && row)
        add(g, EDGE_FIELD, type, row);
}

/* The type that has the field, and its row there; NO_NUMBER: none of ours. */
static uint32_t field_owner(const struct reading *g, uint32_t row)
{
    const struct metadata *m = &g->a->m;
    uint32_t low = 1, high = m->n_rows[METADATA_TYPE_DEF];

    if (!row || row > m->n_rows[METADATA_FIELD])
        return NO_NUMBER;
    while (low < high) { /* the last type whose fields begin at the row or before it */
        const uint32_t middle = low + (high - low + 1) / 2;

        if (metadata_cell(m, METADATA_TYPE_DEF, middle, 4) <= row)
            low = middle;
        else
            high = middle - 1;
    }
    return high ? g->a->first_type + low - 1 : NO_NUMBER;
}

/* The row of a field by its name, in the type's own assembly. */
static uint32_t field_row(struct reach *r, uint32_t type, struct slice name)
{
    const struct reach_assembly *a = &r->assemblies[r->types[type].assembly];
    const uint32_t row = type - a->first_type + 1;
    const uint32_t all = a->m.n_rows[METADATA_FIELD];
    const uint32_t to = row < a->m.n_rows[METADATA_TYPE_DEF]
                            ? metadata_cell(&a->m, METADATA_TYPE_DEF, row + 1, 4)
                            : all + 1;
    struct slice own;

    for (uint32_t i = metadata_cell(&a->m, METADATA_TYPE_DEF, row, 4); i < to && i <= all; i++)
        if (i && reach_may_go_on(r, 1) &&
            metadata_text(&a->m, metadata_cell(&a->m, METADATA_FIELD, i, 1), &own) &&
            slice_eq(own, name))
            return i;
    return 0;
}

static bool is_of_field(uint32_t code)
{
    return code >= IL_LDFLD && code <= IL_STSFLD;
}

static void note_own_field(struct reading *g, uint32_t row)
{
    const uint32_t type = field_owner(g, row);
    struct slice name;

    if (type == NO_NUMBER ||
        !metadata_text(&g->a->m, metadata_cell(&g->a->m, METADATA_FIELD, row, 1), &name))
        return;
    g->touches |= g->r->types[type].is_main && reach_is_touched_by(name);
    note_field(g, type, row);
}

static void note_reference(struct reading *g, struct metadata_row ref, uint32_t code)
{
    const struct metadata *m = &g->a->m;
    const struct metadata_row parent =
        metadata_target(m, METADATA_MEMBER_REF, ref.row, MEMBER_PARENT);
    const uint32_t type = reach_type_of(g->r, g->a, parent);
    struct slice name;

    if (!metadata_text(m, metadata_cell(m, METADATA_MEMBER_REF, ref.row, MEMBER_NAME), &name))
        return;
    if (type == REACH_MAIN)
        g->touches |= reach_is_touched_by(name);
    if (type >= g->r->n_types)
        return;
    if (is_of_field(code))
        note_field(g, type, field_row(g->r, type, name));
    else
        note_methods(g, type, ref, code);
}

static void note_member(struct reading *g, uint32_t token, uint32_t code)
{
    const struct metadata *m = &g->a->m;
    struct metadata_row row = row_of(token);

    if (row.table == METADATA_METHOD_SPEC) {
        note_arguments(g, metadata_blob(m, metadata_cell(m, METADATA_METHOD_SPEC, row.row, 1)));
        row = metadata_target(m, METADATA_METHOD_SPEC, row.row, 0);
    }
    if (row.table == METADATA_METHOD_DEF && row.row && row.row <= m->n_rows[METADATA_METHOD_DEF])
        note_method(g, g->a->first_method + row.row - 1, code);
    else if (row.table == METADATA_FIELD)
        note_own_field(g, row.row);
    else if (row.table == METADATA_MEMBER_REF)
        note_reference(g, row, code);
}

static void note(struct reading *g, struct il il)
{
    switch (il.code) {
    case IL_JMP:
    case IL_CALL:
    case IL_CALLVIRT:
    case IL_NEWOBJ:
    case IL_LDFTN:
    case IL_LDVIRTFTN:
    case IL_LDTOKEN:
    case IL_LDFLD:
    case IL_LDFLDA:
    case IL_LDSFLD:
    case IL_LDSFLDA:
    case IL_STFLD:
    case IL_STSFLD:
        note_member(g, il.token, il.code);
        break;
    case IL_BOX:
    case IL_INITOBJ:
    case IL_CONSTRAINED:
        note_type(g, EDGE_MAKE, row_of(il.token));
        break;
    default:
        break;
    }
}

/* --- Whole methods --- */

static struct slice code_of(struct reading *g, uint32_t method)
{
    g->a = &g->r->assemblies[g->r->types[g->r->methods[method].type].assembly];
    return metadata_code(&g->a->m, method - g->a->first_method + 1);
}

bool reach_code(struct reach *r, uint32_t method)
{
    struct reading g = {.r = r};
    struct slice code;
    struct il il;

    if (r->methods[method].is_read)
        return true;
    code = code_of(&g, method);
    r->methods[method].first_edge = (uint32_t)r->n_edges;
    while (!g.has_failed && reach_may_go_on(r, 1) && il_next(&code, &il))
        note(&g, il);
    r->methods[method].n_edges = (uint32_t)(r->n_edges - r->methods[method].first_edge);
    r->methods[method].touches = g.touches;
    r->methods[method].is_read = true;
    return !g.has_failed;
}

/* Whether the code up to here was for a field that was written by a person, and for which. */
static bool ends_field(struct reading *g, struct il il, uint32_t *ret_field)
{
    const struct metadata_row row = row_of(il.token);
    struct slice name;

    if ((il.code != IL_STFLD && il.code != IL_STSFLD) || row.table != METADATA_FIELD ||
        !metadata_text(&g->a->m, metadata_cell(&g->a->m, METADATA_FIELD, row.row, 1), &name))
        return false;
    *ret_field = row.row;
    /* Compilers keep a lambda in a field of their own first. */
    return !(name.len && name.p[0] == '<' && !slice_contains(name, SLICE(">k__BackingField")));
}

uint32_t reach_code_of_field(struct reach *r, uint32_t constructor, uint32_t field,
                             uint32_t *ret_first)
{
    struct reading g = {.r = r};
    struct slice code = code_of(&g, constructor);
    const size_t first = r->n_edges;
    size_t n_wanted = first;
    uint32_t stored;
    struct il il;

    while (!g.has_failed && reach_may_go_on(r, 1) && il_next(&code, &il)) {
        size_t from = n_wanted;

        if (!ends_field(&g, il, &stored)) {
            note(&g, il);
            continue;
        }
        if (stored == field)
            from = r->n_edges;
        n_wanted = r->n_edges = from;
    }
    r->n_edges = first; /* they are not kept, but still there */
    *ret_first = (uint32_t)first;
    return (uint32_t)(n_wanted - first);
}
