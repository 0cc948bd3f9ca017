/* Lists a type's members, as an inspector shows them. */
#include "kind.h"

#include "base/limits.h"

struct said {
    struct slice name;
};

struct listing {
    struct arena *arena;
    struct member *items;
    size_t n, cap;
    struct map said; /* in derived classes: names of fields and properties, signatures of methods */
    struct buf text; /* of the current method */
    bool has_failed; /* no memory */
};

/* False if a more derived class has it. `name` is lent, and copied unless it is the runtime's
 * own. */
static bool is_first(struct listing *l, struct slice name, bool is_lasting)
{
    bool is_new = false;
    struct said *said = map_add(&l->said, name, &is_new);

    if (said && is_new && !is_lasting)
        said->name = arena_copy(l->arena, name);
    l->has_failed |= !said || !said->name.p;
    return is_new && !l->has_failed;
}

static void add(struct listing *l, const struct member *m)
{
    if (l->n < LIMIT_MEMBERS)
        l->has_failed |= !VEC_ADD_IN(l->arena, l->items, l->n, l->cap, LIMIT_MEMBERS, *m);
}

static void add_fields(struct listing *l, struct clr_class *k)
{
    void *iterator = NULL;
    struct clr_field *f;
    struct member m;

    while ((f = clr.class_get_fields(k, &iterator))) {
        if (member_of_field(k, f, &m) && is_first(l, slice_of(m.name), true))
            add(l, &m);
    }
}

static void add_properties(struct listing *l, struct clr_class *k)
{
    void *iterator = NULL;
    struct clr_property *p;
    struct member m;

    while ((p = clr.class_get_properties(k, &iterator))) {
        if (member_of_property(k, p, &m) && is_first(l, slice_of(m.name), true))
            add(l, &m);
    }
}

/* Of System.Object's methods, lists the four that people call. */
static bool is_listed_method(struct clr_class *k, struct clr_method *m)
{
    static const char *const of_object[] = {"ToString", "GetHashCode", "Equals", "GetType"};
    const char *name = clr.method_get_name(m);

    if (member_is_hidden(k, clr_method_flags(m)) || clr_method_flags(m) & METHOD_SPECIAL_NAME ||
        name[0] == '<' || strcmp(name, "Finalize") == 0)
        return false;
    if (kind_of_class(k).kind != KIND_OBJECT)
        return true;
    for (size_t i = 0; i < N_ELEMENTS(of_object); i++) {
        if (strcmp(name, of_object[i]) == 0)
            return true;
    }
    return false;
}

static bool is_first_method(struct listing *l, struct clr_method *m)
{
    const uint32_t n = clr_param_count(m);

    buf_reset(&l->text, 4096);
    buf_printf(&l->text, "%s(", clr.method_get_name(m));
    for (uint32_t i = 0; i < n; i++) {
        clr_type_full_name(&l->text, clr_param_type(m, i));
        buf_append_byte(&l->text, ',');
    }
    l->has_failed |= !buf_ok(&l->text);
    return !l->has_failed && is_first(l, buf_slice(&l->text), false);
}

static void add_methods(struct listing *l, struct clr_class *k)
{
    void *iterator = NULL;
    struct clr_method *method;

    while (!l->has_failed && (method = clr.class_get_methods(k, &iterator))) {
        struct member m = {.kind = MEMBER_METHOD,
                           .name = clr.method_get_name(method),
                           .class = k,
                           .method = method,
                           .is_static = clr_method_flags(method) & METHOD_STATIC};

        if (is_listed_method(k, method) && is_first_method(l, method))
            add(l, &m);
    }
}

bool reflect_members(struct arena *a, struct clr_class *k, bool with_methods,
                     struct member **ret_members, size_t *ret_n, struct err *err)
{
    struct listing l = {.arena = a, .said = MAP_BY_SLICE(struct said, name, VEC_NO_MAX)};

    buf_init(&l.text, 1 << 16);
    for (; k && !l.has_failed; k = clr.class_get_parent(k)) {
        add_fields(&l, k);
        add_properties(&l, k);
        if (with_methods)
            add_methods(&l, k);
    }
    buf_done(&l.text);
    map_done(&l.said);
    if (l.has_failed)
        return err_no_memory(err);
    *ret_members = l.items;
    *ret_n = l.n;
    return true;
}
