/*
 * Filters a hierarchy. It may be called for each of 50,000 objects, so it saves work: it judges
 * each type once, and searches only the new part of a path.
 */
#include "filter.h"

#include "base/limits.h"

#include "agent/reflect/reflect.h"

void filter_init(struct filter *f, struct arena *a)
{
    f->arena = a;
    buf_init(&f->text, LIMIT_CARD_TEXT);
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

void filter_key(const struct filter *f, struct buf *to)
{
    const struct slice texts[] = {f->query, f->name, f->type, f->path};

    for (size_t i = 0; i < N_ELEMENTS(texts); i++) {
        buf_printf(to, "%zu:", texts[i].len);
        buf_append(to, texts[i]);
    }
    buf_append_byte(to, f->active_only ? '+' : '-');
}

void filter_begin(struct filter *f)
{
    f->n_levels = 0;
}

/* --- Types. --- */

/* A class matches by a part of its full name, a base only by its whole name, full or short. */
static bool judge_name(struct clr_class *k, struct slice type, bool is_base, bool *ret_fits,
                       struct err *err)
{
    struct buf full;
    bool ok;

    buf_init(&full, LIMIT_CARD_TEXT);
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

/* `k` is NULL for a missing script. */
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

static bool game_object_of(const struct filter_item *item, struct clr_object **ret_object,
                           struct err *err)
{
    if (!item->node)
        return engine_call(COMPONENT_GAME_OBJECT, item->transform, NULL, ret_object, err);
    *ret_object = reflect_object_by_id(item->seen.id);
    return *ret_object || err_set(err, ERR_NOT_FOUND, "Object obj:%lld no longer exists",
                                  (long long)item->seen.id);
}

static bool has_type(struct filter *f, const struct filter_item *item, bool *ret_fits,
                     struct err *err)
{
    struct clr_object *game_object;
    struct clr_array *components;
    size_t n;
    bool fits = false;

    if (!game_object_of(item, &game_object, err) ||
        !engine_components(game_object, &components, err))
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

/* Whether the text contains `part`, which is known not to end before `from`. */
static bool contains_from(struct slice text, size_t from, struct slice part)
{
    size_t reach = part.len ? part.len - 1 : 0; /* a match may begin before `from` */

    return slice_contains_nocase(slice_skip(text, from > reach ? from - reach : 0), part);
}

/* The level of the next object; NULL if it is the root. */
static struct filter_level *current_level(struct filter *f)
{
    while (f->n_levels && f->levels[f->n_levels - 1].n_left == 0)
        f->n_levels--;
    if (!f->n_levels)
        return NULL;
    f->levels[f->n_levels - 1].n_left--;
    return &f->levels[f->n_levels - 1];
}

static bool append_name(struct filter *f, const struct filter_item *item, struct err *err)
{
    if (!item->node)
        return engine_get_text(OBJECT_NAME, item->transform, &f->text, err);
    buf_append(&f->text, item->seen.name);
    return buf_ok(&f->text) || err_no_memory(err);
}

static bool text_fits(struct filter *f, const struct filter_item *item, bool *ret_fits,
                      struct err *err)
{
    size_t name = 0;
    bool fits = true;

    if (wants_paths(f)) {
        const struct filter_level *up = current_level(f);
        struct filter_level here = {0};
        size_t parent_len = up ? up->path_len : 0;
        int32_t n = 0;

        /* Appends the object's name to its parent's path; `name` is where the name begins. */
        f->text.len = parent_len;
        buf_append_byte(&f->text, '/');
        if (!append_name(f, item, err) ||
            (!item->node && !engine_get_int(TRANSFORM_CHILD_COUNT, item->transform, &n, err)))
            return false;
        here.n_left = item->node ? item->seen.n_children : n > 0 ? (size_t)n : 0;
        here.path_len = f->text.len;
        here.has_query =
            (up && up->has_query) || contains_from(buf_slice(&f->text), parent_len, f->query);
        here.has_path =
            (up && up->has_path) || contains_from(buf_slice(&f->text), parent_len, f->path);
        name = parent_len + 1;
        fits = here.has_query && here.has_path;
        if (here.n_left && !VEC_ADD_IN(f->arena, f->levels, f->n_levels, f->cap, VEC_NO_MAX, here))
            return err_no_memory(err);
    } else if (f->name.len) {
        f->text.len = 0;
        if (!append_name(f, item, err))
            return false;
    }
    if (fits && f->name.len)
        fits = slice_contains_nocase(slice_skip(buf_slice(&f->text), name), f->name);
    *ret_fits = fits;
    return true;
}

static bool is_shown(const struct filter_item *item, bool *ret_is, struct err *err)
{
    struct clr_object *game_object;

    *ret_is = item->seen.is_shown;
    return item->node || (game_object_of(item, &game_object, err) &&
                          engine_get_bool(GAME_OBJECT_IS_SHOWN, game_object, ret_is, err));
}

bool filter_fits(struct filter *f, const struct filter_item *item, bool *ret_fits, struct err *err)
{
    bool fits;

    if (!text_fits(f, item, &fits, err) ||
        (fits && f->active_only && !is_shown(item, &fits, err)) ||
        (fits && f->type.len && !has_type(f, item, &fits, err)))
        return false;
    *ret_fits = fits;
    return true;
}
