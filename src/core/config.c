/* Lists of names that own their texts. */
#include "config.h"

void names_done(struct names *list)
{
    while (list->n_items)
        mem_free((char *)(uintptr_t)list->items[--list->n_items].p);
}

bool names_set(struct names *list, const struct slice *items, size_t n)
{
    struct names fresh = {0};

    if (n > CONFIG_NAMES)
        return false;
    for (size_t i = 0; i < n; i++) {
        char *copy = items[i].len <= CONFIG_NAME ? mem_alloc(items[i].len + 1) : NULL;

        if (!copy) {
            names_done(&fresh);
            return false;
        }
        if (items[i].len)
            memcpy(copy, items[i].p, items[i].len);
        copy[items[i].len] = '\0';
        fresh.items[fresh.n_items++] = slice_from(copy, items[i].len);
    }
    names_done(list);
    *list = fresh;
    return true;
}
