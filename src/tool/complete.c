/* Picks and orders the values of a completion. */
#include "complete.h"

#include <stdlib.h>

#include "base/limits.h"

const char *const complete_kind_names[] = {
    "scene",  "prefab", "asset",     "object",     "type",   "sceneId", "objectId",
    "member", "folder", "assetType", "objectPath", "script", NULL,
};
_Static_assert(N_ELEMENTS(complete_kind_names) == COMPLETE_SCRIPT + 1, "each kind has a name");

bool complete_kind_is_live(enum complete_kind kind)
{
    return kind >= COMPLETE_OBJECT && kind <= COMPLETE_MEMBER;
}

struct completion completion_begin(struct arena *a, const struct complete_args *args)
{
    struct completion c = {.arena = a, .wanted = args->prefix.value, .within = args->within.value};

    for (size_t i = 0; complete_kind_names[i]; i++)
        if (slice_is(args->kind.value, complete_kind_names[i]))
            c.kind = (enum complete_kind)(COMPLETE_SCENE + i);
    c.limit = args->limit.value < 1                   ? 1
              : args->limit.value > COMPLETION_VALUES ? COMPLETION_VALUES
                                                      : (size_t)args->limit.value;
    return c;
}

static bool begins(struct slice text, struct slice with)
{
    return text.len >= with.len && slice_eq_nocase(slice_from(text.p, with.len), with);
}

/* The part after the last '/'; in a name without slashes, after the last '.'. */
static struct slice last_part(struct slice text)
{
    const char separator = text.len && memchr(text.p, '/', text.len) ? '/' : '.';
    size_t i = text.len;

    while (i > 0 && text.p[i - 1] != separator)
        i--;
    return slice_skip(text, i);
}

static enum completion_rank rank_of(struct slice text, struct slice wanted)
{
    if (begins(text, wanted))
        return RANK_BEGIN;
    if (begins(last_part(text), wanted))
        return RANK_SEGMENT;
    return slice_contains_nocase(text, wanted) ? RANK_PART : RANK_NONE;
}

bool completion_add(struct completion *c, struct slice value, struct slice also)
{
    enum completion_rank rank = rank_of(value, c->wanted);
    enum completion_rank other = also.len ? rank_of(also, c->wanted) : RANK_NONE;

    if (other < rank)
        rank = other;
    if (rank == RANK_NONE || !value.len)
        return true;
    if (c->n == LIMIT_COMPLETIONS) {
        c->is_cut = true;
        return true;
    }
    value = arena_copy(c->arena, value);
    return value.p && VEC_ADD_IN(c->arena, c->values, c->n, c->cap, LIMIT_COMPLETIONS,
                                 (struct completion_value){value, rank});
}

static int compare(const void *left, const void *right)
{
    const struct completion_value *a = left, *b = right;
    int order = slice_compare_nocase(a->text, b->text);

    if (a->rank != b->rank)
        return a->rank < b->rank ? -1 : 1;
    return order ? order : slice_compare(a->text, b->text);
}

void completion_write(struct completion *c, struct json_out *w)
{
    size_t total = 0;

    if (c->n)
        qsort(c->values, c->n, sizeof(*c->values), compare);
    json_object(w);
    json_key(w, "values");
    json_array(w);
    for (size_t i = 0; i < c->n; i++) {
        if (i && slice_eq(c->values[i].text, c->values[i - 1].text))
            continue;
        if (total++ < c->limit)
            json_text(w, c->values[i].text);
    }
    json_array_end(w);
    json_put_int(w, "total", (int64_t)total);
    json_put_bool(w, "hasMore", c->is_cut || total > c->limit);
    json_object_end(w);
}

bool complete_words(struct arena *a, const char *const *words, struct slice wanted,
                    struct json_out *w)
{
    struct completion c = {.arena = a, .wanted = wanted, .limit = COMPLETION_VALUES};

    for (size_t i = 0; words[i]; i++)
        if (!completion_add(&c, slice_of(words[i]), (struct slice){0}))
            return false;
    completion_write(&c, w);
    return true;
}
