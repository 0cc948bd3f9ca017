/* Looks up the rows that the build makes from managed/api; see members.h. */
#include "members.h"

#include <stdlib.h>

/* --- Types --- */

const struct member_type *member_type_at(size_t i)
{
    return i < member_types_n ? &member_types[i] : NULL;
}

static const struct member_type *type_of(short number)
{
    return number >= 0 ? &member_types[number] : NULL;
}

static bool is_last_part(struct slice full, struct slice name)
{
    return full.len > name.len && full.p[full.len - name.len - 1] == '.' &&
           slice_eq(slice_skip(full, full.len - name.len), name);
}

/* Both types and enums begin with their name. */
static int compare_name(const void *key, const void *row)
{
    return slice_compare(*(const struct slice *)key, slice_of(*(const char *const *)row));
}

const struct member_type *member_type_find(struct slice name)
{
    const struct member_type *found =
        bsearch(&name, member_types, member_types_n, sizeof(member_types[0]), compare_name);
    bool is_nested = name.len > 0 && memchr(name.p, '.', name.len);

    for (size_t i = 0; i < member_types_n && !found; i++)
        if ((member_types[i].outer < 0 || is_nested) &&
            is_last_part(slice_of(member_types[i].name), name))
            found = &member_types[i];
    return found;
}

const struct member_type *member_type_numbered(int64_t number)
{
    for (size_t i = 0; i < member_types_n && number > 0; i++)
        if (member_types[i].number == number)
            return &member_types[i];
    return NULL;
}

const struct member_type *member_type_base(const struct member_type *t)
{
    return type_of(t->base);
}

const struct member_type *member_type_document(const struct member_type *t)
{
    return type_of(t->document);
}

/* --- Members --- */

/* Takes the nested type's name, "Android.", off a member's. False: it begins with another. */
static bool cut_nested(const struct member_type *t, struct slice *name)
{
    struct slice last = slice_of(t->name);
    size_t begin;

    if (t->outer < 0)
        return true;
    if (!cut_nested(&member_types[t->outer], name))
        return false;
    begin = strlen(member_types[t->outer].name) + 1;
    last = slice_skip(last, begin);
    if (!slice_starts(*name, last) || name->len <= last.len + 1 || name->p[last.len] != '.')
        return false;
    *name = slice_skip(*name, last.len + 1);
    return true;
}

static const struct member_row *find_own(const struct member_type *t, struct slice name)
{
    for (short i = 0; i < t->n_rows; i++)
        if (slice_is(name, t->rows[i].name))
            return &t->rows[i];
    return NULL;
}

const struct member_row *member_find(const struct member_type *t, struct slice name)
{
    const struct member_row *found = NULL;
    const struct member_type *each = t;

    for (; each && !found; each = member_type_base(each))
        found = find_own(each, name);
    if (found || t->first_part < 0)
        return found;
    for (const short *part = member_parts + t->first_part; *part >= 0 && !found; part++) {
        struct slice rest = name;

        if (cut_nested(&member_types[*part], &rest))
            found = find_own(&member_types[*part], rest);
    }
    return found;
}

/* Whether a path is a key or goes on behind it. */
static bool begins(struct slice path, const char *text, struct slice *ret_rest)
{
    struct slice key = slice_of(text);

    if (!slice_starts(path, key))
        return false;
    if (path.len > key.len && path.p[key.len] != '.' && path.p[key.len] != '[')
        return false;
    *ret_rest = slice_skip(path, key.len);
    if (ret_rest->len && ret_rest->p[0] == '.')
        *ret_rest = slice_skip(*ret_rest, 1);
    return true;
}

struct match {
    const struct member_row *row;
    struct slice rest;
};

static void match_key(struct match *best, const struct member_row *row, const char *key,
                      struct slice path)
{
    struct slice rest;

    if (!key || !begins(path, key, &rest))
        return;
    if (best->row && rest.len > best->rest.len)
        return;
    if (best->row && rest.len == best->rest.len && !(best->row->flags & MEMBER_OBSOLETE))
        return;
    *best = (struct match){row, rest};
}

static void match_own(struct match *best, const struct member_type *t, struct slice path)
{
    for (short i = 0; i < t->n_rows; i++) {
        match_key(best, &t->rows[i], t->rows[i].newer_key, path);
        match_key(best, &t->rows[i], t->rows[i].key, path);
    }
}

const struct member_row *member_at(const struct member_type *t, struct slice path,
                                   struct slice *ret_rest)
{
    struct match best = {0};

    for (const struct member_type *each = t; each; each = member_type_base(each))
        match_own(&best, each, path);
    if (t->first_part >= 0)
        for (const short *part = member_parts + t->first_part; *part >= 0; part++)
            match_own(&best, &member_types[*part], path);
    if (best.row)
        *ret_rest = best.rest;
    return best.row;
}

/* --- Enums --- */

const struct member_enum *member_enum_find(struct slice full_name)
{
    return bsearch(&full_name, member_enums, member_enums_n, sizeof(member_enums[0]), compare_name);
}

const char *member_enum_name(const struct member_enum *e, int64_t value)
{
    for (short i = 0; i < e->n_constants; i++)
        if (e->constants[i].value == value)
            return e->constants[i].name;
    return NULL;
}

bool member_enum_value(const struct member_enum *e, struct slice name, int64_t *ret_value)
{
    for (short i = 0; i < e->n_constants; i++) {
        if (!slice_is(name, e->constants[i].name))
            continue;
        *ret_value = e->constants[i].value;
        return true;
    }
    return false;
}
