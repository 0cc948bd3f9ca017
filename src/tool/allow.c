/* Comparing names with an allowlist. */
#include "allow.h"

#include "base/limits.h"

/* One of the parts between an entry's dots. */
static bool check_segment(struct slice segment, bool is_first, bool is_last, struct err *err)
{
    if (!segment.len)
        return err_set(err, ERR_ARGUMENT,
                       "A name in an allowlist needs a word before and after each dot");
    if (!memchr(segment.p, '*', segment.len) || (slice_is(segment, "*") && is_last && !is_first))
        return true;
    return err_set(err, ERR_ARGUMENT,
                   "A star in an allowlist must follow a dot at the end of a name, for example "
                   "UnityEngine.*");
}

bool allow_check(struct slice entry, struct err *err)
{
    size_t begin = 0;

    if (entry.len > LIMIT_NAME_BYTES)
        return err_set(err, ERR_ARGUMENT, "A name in an allowlist may have at most %d bytes",
                       LIMIT_NAME_BYTES);
    if (text_has_control(entry)) /* a line feed would split it in a file */
        return err_set(err, ERR_ARGUMENT,
                       "A name in an allowlist must not contain control characters");
    if (memchr(entry.p, ' ', entry.len))
        return err_set(err, ERR_ARGUMENT, "A name in an allowlist must not contain blanks");
    for (size_t i = 0; i <= entry.len; i++) {
        if (i < entry.len && entry.p[i] != '.')
            continue;
        if (!check_segment(slice_from(entry.p + begin, i - begin), begin == 0, i == entry.len, err))
            return false;
        begin = i + 1;
    }
    return true;
}

/* Whether the entry is `name` or stands for it. */
static bool fits(struct slice entry, struct slice name)
{
    const struct slice begin = slice_from(entry.p, entry.len ? entry.len - 1 : 0);

    if (slice_eq(entry, name))
        return true;
    return entry.len > 2 && entry.p[entry.len - 1] == '*' && entry.p[entry.len - 2] == '.' &&
           name.len > begin.len && slice_starts(name, begin);
}

bool allow_has(const struct allow *list, struct slice name)
{
    for (size_t i = 0; i < list->n_items; i++)
        if (fits(list->items[i], name))
            return true;
    return false;
}

bool allow_has_from(const struct allow *list, struct slice name, struct slice origin)
{
    for (size_t i = 0; i < list->n_items; i++)
        if (slice_eq(list->items[i], name) ||
            (fits(list->items[i], name) && fits(list->items[i], origin)))
            return true;
    return false;
}

bool allow_may_have(const struct allow *list, struct slice name)
{
    for (size_t i = 0; i < list->n_items; i++) {
        struct slice entry = list->items[i];

        if (fits(entry, name))
            return true;
        if (entry.len > name.len && entry.p[entry.len - name.len - 1] == '.' &&
            slice_eq(slice_skip(entry, entry.len - name.len), name))
            return true;
    }
    return false;
}

struct slice allow_member(struct slice member)
{
    const char *end = member.len ? memchr(member.p, '(', member.len) : NULL;
    struct slice name = end ? slice_from(member.p, (size_t)(end - member.p)) : member;
    size_t begin = name.len;

    while (end && begin && name.p[begin - 1] != ':' && name.p[begin - 1] != ' ')
        begin--;
    return end ? slice_skip(name, begin) : name;
}

struct slice allow_join(struct arena *a, struct slice type, struct slice member)
{
    char *to = arena_alloc(a, type.len + 1 + member.len);

    if (!to)
        return (struct slice){0};
    memcpy(to, type.p, type.len);
    to[type.len] = '.';
    memcpy(to + type.len + 1, member.p, member.len);
    return slice_from(to, type.len + 1 + member.len);
}
