/* Lists of names that own their texts. */
#include "config.h"

void names_done(struct names *list)
{
    while (list->n_items)
        mem_free((char *)(uintptr_t)list->items[--list->n_items].p);
}

static bool has_control(struct slice name)
{
    for (size_t i = 0; i < name.len; i++)
        if ((unsigned char)name.p[i] < ' ' || name.p[i] == 0x7F)
            return true;
    return false;
}

static bool add_name(struct names *list, struct slice name, struct err *err)
{
    char *copy;

    if (name.len > CONFIG_NAME)
        return err_set(err, ERR_ARGUMENT, "A name in an allowlist may have at most %d bytes",
                       CONFIG_NAME);
    if (has_control(name)) /* a line feed would part it in a file */
        return err_set(err, ERR_ARGUMENT, "A name in an allowlist has no control characters");
    if (list->n_items == CONFIG_NAMES)
        return err_set(err, ERR_ARGUMENT, "An allowlist may hold at most %d entries", CONFIG_NAMES);
    copy = text_copy(name);
    if (!copy)
        return err_no_memory(err);
    list->items[list->n_items++] = slice_from(copy, name.len);
    return true;
}

bool names_set(struct names *list, const struct slice *items, size_t n, struct err *err)
{
    struct names fresh = {0};

    for (size_t i = 0; i < n; i++) {
        struct slice name = slice_trim(items[i]);

        if (name.len && !add_name(&fresh, name, err)) {
            names_done(&fresh);
            return false;
        }
    }
    names_done(list);
    *list = fresh;
    return true;
}
