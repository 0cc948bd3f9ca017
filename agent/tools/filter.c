/*
 * Filtering a hierarchy. Each of 50,000 objects may be asked for its name, so what can be left out
 * is left out: types are judged once each, and of a path only what is new is searched.
 */
#include "filter.h"

void filter_init(struct filter *f, struct arena *a)
{
    *f = (struct filter){.arena = a};
    buf_init(&f->text, CARD_TEXT);
}

void filter_done(struct filter *f)
{
    buf_done(&f->text);
}

static bool wants_paths(const struct filter *f)
{
    return f->query.len || f->path.len;
}

bool filter_is_open(const struct filter *f)
{
    return !wants_paths(f) && !f->name.len && !f->type.len && !f->active_only;
}

void filter_begin(struct filter *f)
{
    f->n_levels = 0;
}

/* --- Types. --- */

/* A part of the full name will do, but of a base's the whole name, full or short, is wanted. */
static bool judge_name(struct clr_class *k, struct slice type, bool is_base, bool *ret_fits,
                       struct err *err)
{
    struct buf full;
    bool ok;

    buf_init(&full, CARD_TEXT);
    card_class_name(&full, k);
    ok = buf_ok(&full) || err_no_memory(err);
    if (ok && is_base)
        *ret_fits = slice_eq_nocase(slice_of(clr.class_get_name(k)), type) ||
                    slice_eq_nocase(buf_slice(&full), type);
    else if (ok)
        *ret_fits = slice_contains_nocase(buf_slice(&full), type);
    buf_done(&full);
    return ok;
}

/* `k` is NULL where a script is missing. */
static bool judge_type(struct clr_class *k, struct slice type, bool *ret_fits, struct err *err)
{
    if (!judge_name(k, type, false, ret_fits, err))
        return false;
    while (!*ret_fits && k && (k = clr.class_get_parent(k))) {
        if (!judge_name(k, type, true, ret_fits, err))
            return false;
    }
    return true;
}

static bool type_fits(struct filter *f, struct clr_object *component, bool *ret_fits,
                      struct err *err)
{
    struct clr_class *k = component ? clr.object_get_class(component) : NULL;
    size_t slot = ((uintptr_t)k >> 5) & (FILTER_TYPES - 1); /* classes are large and aligned */

    if (k && f->types[slot].class == k) {
        *ret_fits = f->types[slot].fits;
        return true;
    }
    if (!judge_type(k, f->type, ret_fits, err))
        return false;
    f->types[slot].class = k;
    f->types[slot].fits = *ret_fits;
    return true;
}

static bool has_type(struct filter *f, struct clr_object *game_object, bool *ret_fits,
                     struct err *err)
{
    struct clr_array *components;
    size_t n;
    bool fits = false;

    if (!engine_components(game_object, &components, err))
        return false;
    n = engine_length(components);
    for (size_t i = 0; i < n && !fits; i++) {
        if (!type_fits(f, engine_item(components, i), &fits, err))
            return false;
    }
    *ret_fits = fits;
    return true;
}

/* --- Names and paths. --- */

static bool push_level(struct filter *f, struct filter_level level, struct err *err)
{
    if (f->n_levels == f->cap) {
        size_t cap = f->cap ? 2 * f->cap : 32;
        struct filter_level *levels = arena_alloc(f->arena, cap * sizeof(*levels));

        if (!levels)
            return err_no_memory(err);
        if (f->n_levels)
            memcpy(levels, f->levels, f->n_levels * sizeof(*levels));
        f->levels = levels;
        f->cap = cap;
    }
    f->levels[f->n_levels++] = level;
    return true;
}

/* Whether the text holds `part`, where all before `from` is known not to hold it. */
static bool holds(struct slice text, size_t from, struct slice part)
{
    size_t reach = part.len ? part.len - 1 : 0; /* a match may begin before */

    return slice_contains_nocase(slice_skip(text, from > reach ? from - reach : 0), part);
}

/* The level that the next object is on; NULL: it is the root. */
static struct filter_level *current_level(struct filter *f)
{
    while (f->n_levels && f->levels[f->n_levels - 1].n_left == 0)
        f->n_levels--;
    if (!f->n_levels)
        return NULL;
    f->levels[f->n_levels - 1].n_left--;
    return &f->levels[f->n_levels - 1];
}

/* Appends the object's name to its parent's path; *ret_name is where the name begins. */
static bool step_path(struct filter *f, struct clr_object *transform, size_t *ret_name,
                      bool *ret_fits, struct err *err)
{
    const struct filter_level *up = current_level(f);
    struct filter_level here = {0};
    size_t parent_len = up ? up->path_len : 0;
    int32_t n_children;

    f->text.len = parent_len;
    buf_append_byte(&f->text, '/');
    if (!engine_get_text(OBJECT_NAME, transform, &f->text, err) ||
        !engine_get_int(TRANSFORM_CHILD_COUNT, transform, &n_children, err))
        return false;
    here.path_len = f->text.len;
    here.n_left = n_children > 0 ? (size_t)n_children : 0;
    here.has_query = (up && up->has_query) || holds(buf_slice(&f->text), parent_len, f->query);
    here.has_path = (up && up->has_path) || holds(buf_slice(&f->text), parent_len, f->path);
    *ret_name = parent_len + 1;
    *ret_fits = here.has_query && here.has_path;
    return !here.n_left || push_level(f, here, err);
}

static bool text_fits(struct filter *f, struct clr_object *transform, bool *ret_fits,
                      struct err *err)
{
    size_t name = 0;
    bool fits = true;

    if (wants_paths(f)) {
        if (!step_path(f, transform, &name, &fits, err))
            return false;
    } else if (f->name.len) {
        f->text.len = 0;
        if (!engine_get_text(OBJECT_NAME, transform, &f->text, err))
            return false;
    }
    if (fits && f->name.len)
        fits = slice_contains_nocase(slice_skip(buf_slice(&f->text), name), f->name);
    *ret_fits = fits;
    return true;
}

bool filter_fits(struct filter *f, struct clr_object *transform, bool *ret_fits, struct err *err)
{
    struct clr_object *game_object;
    bool fits;

    if (!text_fits(f, transform, &fits, err))
        return false;
    if (fits && (f->active_only || f->type.len)) {
        if (!engine_call(COMPONENT_GAME_OBJECT, transform, NULL, &game_object, err) ||
            (f->active_only && !engine_get_bool(GAME_OBJECT_IS_SHOWN, game_object, &fits, err)) ||
            (fits && f->type.len && !has_type(f, game_object, &fits, err)))
            return false;
    }
    *ret_fits = fits;
    return true;
}
