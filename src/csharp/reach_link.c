/* Types of all assemblies and how they derive from one another, for reach.c. */
#include "reach_code.h"

enum { TYPE_FLAGS, TYPE_NAME, TYPE_SPACE, TYPE_BASE, TYPE_FIELDS, TYPE_METHODS };
enum { REF_SCOPE, REF_NAME, REF_SPACE };
enum { METHOD_ADDRESS, METHOD_IMPLEMENTATION, METHOD_FLAGS, METHOD_NAME, METHOD_SIGNATURE };
enum { IS_INTERFACE = 0x20 };

/* A type of ours, by its assembly's number, a colon and its name. */
struct named {
    struct slice name;
    uint32_t type;
};

struct linking {
    struct reach *r;
    struct map names; /* of struct named */
    uint32_t *outer;  /* of the assembly at hand: the row of the type around each, or 0 */
};

bool reach_is_main(struct slice name)
{
    return slice_is(name, "MainThread") || slice_is(name, "MainThreadRunner");
}

bool reach_is_touched_by(struct slice member)
{
    static const char *const names[] = {"Run", "RunAsync", "Instance", "get_Instance"};

    for (size_t i = 0; i < N_ELEMENTS(names); i++)
        if (slice_is(member, names[i]))
            return true;
    return false;
}

bool reach_may_go_on(struct reach *r, size_t work)
{
    r->n_work += work;
    return r->n_work <= LIMIT_REACH_WORK;
}

/* --- Names --- */

static bool put_name(struct buf *to, const struct metadata *m, uint32_t table, uint32_t row)
{
    struct slice name, space;

    if (!metadata_text(m, metadata_cell(m, table, row, 1), &name) ||
        !metadata_text(m, metadata_cell(m, table, row, 2), &space))
        return false;
    if (space.len) {
        buf_append(to, space);
        buf_append_byte(to, '.');
    }
    buf_append(to, name);
    return true;
}

static bool put_def(struct linking *l, struct buf *to, const struct metadata *m, uint32_t row)
{
    uint32_t rows[LIMIT_REACH_DEPTH];
    size_t n = 0;

    for (; row && n < LIMIT_REACH_DEPTH; row = l->outer[row])
        rows[n++] = row;
    while (n > 0) {
        if (!put_name(to, m, METADATA_TYPE_DEF, rows[--n]))
            return false;
        if (n > 0)
            buf_append_byte(to, '/');
    }
    return buf_ok(to);
}

/* The assembly that has it, by number. */
static bool find_scope(const struct reach *r, const struct reach_assembly *a,
                       struct metadata_row scope, size_t *ret_number)
{
    struct slice name;

    if (scope.table != METADATA_ASSEMBLY_REF) {
        *ret_number = (size_t)(a - r->assemblies);
        return scope.table == 0; /* the module itself */
    }
    if (!metadata_text(
            &a->m,
            metadata_cell(&a->m, METADATA_ASSEMBLY_REF, scope.row, METADATA_ASSEMBLY_REF_NAME),
            &name))
        return false;
    for (size_t i = 0; i < r->n_assemblies; i++) {
        *ret_number = i;
        if (slice_eq(r->assemblies[i].name, name))
            return true;
    }
    return false;
}

static uint32_t find_ref(struct linking *l, const struct reach_assembly *a, uint32_t row)
{
    uint32_t rows[LIMIT_REACH_DEPTH];
    size_t n = 0, number;
    struct metadata_row scope = {METADATA_TYPE_REF, row};
    const struct named *found = NULL;
    struct buf name;

    for (; scope.table == METADATA_TYPE_REF && n < LIMIT_REACH_DEPTH; n++) {
        rows[n] = scope.row;
        scope = metadata_target(&a->m, METADATA_TYPE_REF, scope.row, REF_SCOPE);
    }
    if (!find_scope(l->r, a, scope, &number))
        return NO_NUMBER;
    buf_init(&name, LIMIT_REACH_NAME);
    buf_printf(&name, "%zu:", number);
    while (n > 0 && put_name(&name, &a->m, METADATA_TYPE_REF, rows[--n]))
        if (n > 0)
            buf_append_byte(&name, '/');
    if (buf_ok(&name))
        found = map_find(&l->names, buf_slice(&name));
    buf_done(&name);
    return found ? found->type : NO_NUMBER;
}

/* --- Types --- */

uint32_t reach_type_of(const struct reach *r, const struct reach_assembly *a,
                       struct metadata_row type)
{
    for (unsigned depth = 0; type.table == METADATA_TYPE_SPEC && depth < 4; depth++) {
        struct slice spec =
            metadata_blob(&a->m, metadata_cell(&a->m, METADATA_TYPE_SPEC, type.row, 0));

        type = (struct metadata_row){0};
        if (spec.len < 3 || spec.p[0] != 0x15)
            break;
        spec = slice_skip(spec, 2); /* a generic type, a class or a struct */
        type = metadata_type(metadata_number(&spec));
    }
    if (type.table == METADATA_TYPE_REF && type.row && type.row <= a->m.n_rows[METADATA_TYPE_REF])
        return a->refs[type.row];
    if (type.table == METADATA_TYPE_DEF && type.row && type.row <= a->m.n_rows[METADATA_TYPE_DEF])
        return r->types[a->first_type + type.row - 1].is_main ? REACH_MAIN
                                                              : a->first_type + type.row - 1;
    return NO_NUMBER;
}

/* The runs of rows that belong to types are given by where each begins. */
static void set_methods(struct reach *r, struct reach_assembly *a, uint32_t row)
{
    const uint32_t all = a->m.n_rows[METADATA_METHOD_DEF];
    struct reach_type *t = &r->types[a->first_type + row - 1];
    uint32_t from = metadata_cell(&a->m, METADATA_TYPE_DEF, row, TYPE_METHODS);
    uint32_t to = row < a->m.n_rows[METADATA_TYPE_DEF]
                      ? metadata_cell(&a->m, METADATA_TYPE_DEF, row + 1, TYPE_METHODS)
                      : all + 1;

    if (from == 0 || from > all + 1 || to < from || to > all + 1)
        from = to = 1;
    t->first_method = a->first_method + from - 1;
    t->n_methods = to - from;
    for (uint32_t i = t->first_method; i < t->first_method + t->n_methods; i++)
        r->methods[i].type = a->first_type + row - 1;
}

static bool set_type(struct linking *l, struct reach_assembly *a, uint32_t row)
{
    struct reach *r = l->r;
    struct reach_type *t = &r->types[a->first_type + row - 1];
    struct slice name = {0};
    struct named *named;
    struct buf full;
    bool ok = true;

    metadata_text(&a->m, metadata_cell(&a->m, METADATA_TYPE_DEF, row, TYPE_NAME), &name);
    *t = (struct reach_type){
        .assembly = (uint32_t)(a - r->assemblies),
        .base = NO_NUMBER,
        .first_sub = NO_NUMBER,
        .is_main = reach_is_main(name),
        .is_generated = name.len && name.p[0] == '<',
        .is_interface = metadata_cell(&a->m, METADATA_TYPE_DEF, row, TYPE_FLAGS) & IS_INTERFACE};
    set_methods(r, a, row);
    buf_init(&full, LIMIT_REACH_NAME);
    buf_printf(&full, "%u:", t->assembly);
    if (put_def(l, &full, &a->m, row)) {
        const struct slice copy = arena_copy(&r->arena, buf_slice(&full));

        named = copy.p ? map_add(&l->names, copy, NULL) : NULL;
        ok = named != NULL;
        if (named)
            named->type = a->first_type + row - 1;
    }
    buf_done(&full);
    return ok;
}

static bool set_types(struct linking *l, struct reach_assembly *a)
{
    const uint32_t n = a->m.n_rows[METADATA_TYPE_DEF];

    l->outer = mem_zalloc((n + 1) * sizeof(*l->outer));
    if (!l->outer)
        return false;
    for (uint32_t i = 1; i <= a->m.n_rows[METADATA_NESTED]; i++) {
        const uint32_t inner = metadata_cell(&a->m, METADATA_NESTED, i, 0);
        const uint32_t outer = metadata_cell(&a->m, METADATA_NESTED, i, 1);

        if (inner && inner <= n && outer <= n)
            l->outer[inner] = outer;
    }
    for (uint32_t row = 1; row <= n && !l->r->has_failed; row++)
        l->r->has_failed = !set_type(l, a, row);
    mem_free(l->outer);
    return !l->r->has_failed;
}

static bool set_refs(struct linking *l, struct reach_assembly *a)
{
    const uint32_t n = a->m.n_rows[METADATA_TYPE_REF];

    a->refs = arena_alloc(&l->r->arena, (n + 1) * sizeof(*a->refs));
    if (!a->refs)
        return false;
    for (uint32_t row = 1; row <= n; row++) {
        struct slice name;

        a->refs[row] = find_ref(l, a, row);
        if (metadata_text(&a->m, metadata_cell(&a->m, METADATA_TYPE_REF, row, REF_NAME), &name) &&
            reach_is_main(name))
            a->refs[row] = REACH_MAIN;
    }
    return true;
}

/* --- Subtypes --- */

static void add_sub(struct reach *r, uint32_t type, uint32_t of)
{
    if (of >= r->n_types)
        return;
    r->subs[r->n_subs] = (struct reach_sub){type, r->types[of].first_sub};
    r->types[of].first_sub = r->n_subs++;
}

static void set_bases(struct reach *r, struct reach_assembly *a)
{
    for (uint32_t row = 1; row <= a->m.n_rows[METADATA_TYPE_DEF]; row++) {
        const uint32_t type = a->first_type + row - 1;
        const uint32_t base =
            reach_type_of(r, a, metadata_target(&a->m, METADATA_TYPE_DEF, row, TYPE_BASE));

        r->types[type].base = base < r->n_types ? base : NO_NUMBER;
        add_sub(r, type, base);
    }
    for (uint32_t row = 1; row <= a->m.n_rows[METADATA_INTERFACE]; row++) {
        const uint32_t owner = metadata_cell(&a->m, METADATA_INTERFACE, row, 0);
        const uint32_t of = reach_type_of(r, a, metadata_target(&a->m, METADATA_INTERFACE, row, 1));

        if (!owner || owner > a->m.n_rows[METADATA_TYPE_DEF])
            continue;
        if (of == NO_NUMBER)
            r->types[a->first_type + owner - 1].has_foreign_interface = true;
        add_sub(r, a->first_type + owner - 1, of);
    }
}

static bool count_all(struct reach *r)
{
    size_t n_types = 0, n_methods = 0, n_fields = 0, n_subs = 0;

    for (size_t i = 0; i < r->n_assemblies; i++) {
        struct reach_assembly *a = &r->assemblies[i];

        a->first_type = (uint32_t)n_types;
        a->first_method = (uint32_t)n_methods;
        a->first_field = (uint32_t)n_fields;
        n_fields += a->m.n_rows[METADATA_FIELD];
        n_types += a->m.n_rows[METADATA_TYPE_DEF];
        n_methods += a->m.n_rows[METADATA_METHOD_DEF];
        n_subs += a->m.n_rows[METADATA_TYPE_DEF] + a->m.n_rows[METADATA_INTERFACE];
        if (n_types > LIMIT_REACH_METHODS || n_methods > LIMIT_REACH_METHODS ||
            n_fields > LIMIT_REACH_METHODS)
            return false;
    }
    r->types = arena_zalloc(&r->arena, (n_types + 1) * sizeof(*r->types));
    r->methods = arena_zalloc(&r->arena, (n_methods + 1) * sizeof(*r->methods));
    r->subs = arena_zalloc(&r->arena, (n_subs + 1) * sizeof(*r->subs));
    r->fields = arena_zalloc(&r->arena, (n_fields + 1) * sizeof(*r->fields));
    r->n_types = (uint32_t)n_types;
    r->n_methods = (uint32_t)n_methods;
    for (size_t i = 0; r->methods && i < n_methods; i++)
        r->methods[i].type = NO_NUMBER;
    return r->types && r->methods && r->subs && r->fields;
}

bool reach_link(struct reach *r)
{
    struct linking l = {.r = r, .names = MAP_BY_SLICE(struct named, name, LIMIT_REACH_METHODS)};

    if (r->is_linked)
        return !r->has_failed;
    r->is_linked = true;
    r->has_failed = !count_all(r);
    for (size_t i = 0; i < r->n_assemblies && !r->has_failed; i++)
        r->has_failed = !set_types(&l, &r->assemblies[i]);
    for (size_t i = 0; i < r->n_assemblies && !r->has_failed; i++)
        r->has_failed = !set_refs(&l, &r->assemblies[i]);
    for (size_t i = 0; i < r->n_assemblies && !r->has_failed; i++)
        set_bases(r, &r->assemblies[i]);
    map_done(&l.names);
    return !r->has_failed;
}

/* --- Methods --- */

/* Its assembly, and the row in it. */
static const struct reach_assembly *home_of(const struct reach *r, uint32_t method,
                                            uint32_t *ret_row)
{
    const struct reach_assembly *a = &r->assemblies[r->types[r->methods[method].type].assembly];

    *ret_row = method - a->first_method + 1;
    return a;
}

bool reach_find(const struct reach *r, struct slice assembly, uint32_t token, uint32_t *ret_method)
{
    const uint32_t row = token & 0xFFFFFF;

    if (token >> 24 != METADATA_METHOD_DEF || !row)
        return false;
    for (size_t i = 0; i < r->n_assemblies; i++) {
        const struct reach_assembly *a = &r->assemblies[i];

        if (!slice_eq(a->name, assembly) || row > a->m.n_rows[METADATA_METHOD_DEF])
            continue;
        *ret_method = a->first_method + row - 1;
        return r->methods[*ret_method].type != NO_NUMBER;
    }
    return false;
}

uint32_t reach_flags(const struct reach *r, uint32_t method)
{
    uint32_t row;
    const struct reach_assembly *a = home_of(r, method, &row);

    return metadata_cell(&a->m, METADATA_METHOD_DEF, row, METHOD_FLAGS);
}

bool reach_name(const struct reach *r, uint32_t method, struct slice *ret_name)
{
    uint32_t row;
    const struct reach_assembly *a = home_of(r, method, &row);

    return metadata_text(&a->m, metadata_cell(&a->m, METADATA_METHOD_DEF, row, METHOD_NAME),
                         ret_name);
}

uint32_t reach_signature_count(struct slice signature)
{
    const uint32_t kind = metadata_number(&signature);

    if (kind & 0x10)
        metadata_number(&signature); /* type parameters */
    return metadata_number(&signature);
}

uint32_t reach_param_count(const struct reach *r, uint32_t method)
{
    uint32_t row;
    const struct reach_assembly *a = home_of(r, method, &row);

    return reach_signature_count(
        metadata_blob(&a->m, metadata_cell(&a->m, METADATA_METHOD_DEF, row, METHOD_SIGNATURE)));
}

bool reach_is_method(const struct reach *r, uint32_t method, struct slice name, uint32_t n_params)
{
    struct slice own;

    if (!reach_name(r, method, &own) || own.len < name.len ||
        (own.len > name.len && own.p[own.len - name.len - 1] != '.'))
        return false;
    return slice_eq(slice_skip(own, own.len - name.len), name) &&
           reach_param_count(r, method) == n_params;
}

bool reach_is_constructor(const struct reach *r, uint32_t method)
{
    struct slice name;

    return reach_name(r, method, &name) && (slice_is(name, ".ctor") || slice_is(name, ".cctor"));
}

bool reach_is_touch(const struct reach *r, uint32_t method)
{
    struct slice name;

    return r->types[r->methods[method].type].is_main && reach_name(r, method, &name) &&
           reach_is_touched_by(name);
}
