/* Comparing names with an allowlist. */
#include "allow.h"

bool allow_has(const struct allow *list, struct slice name)
{
    for (size_t i = 0; i < list->n_items; i++)
        if (slice_eq(list->items[i], name))
            return true;
    return false;
}

bool allow_may_have(const struct allow *list, struct slice name)
{
    for (size_t i = 0; i < list->n_items; i++) {
        struct slice entry = list->items[i];

        if (slice_eq(entry, name))
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
