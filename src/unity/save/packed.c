/*
 * Lists of integers for save.h. A document stores such a list as one hex string, each integer in
 * little-endian byte order. Modifications set the integers one by one, as in any list.
 *
 *     counts: 0100000002000000
 */
#include "base/limits.h"
#include "internal.h"

#include <stdio.h>

static struct slice hex_of(struct scene_save *s, const struct save_numbers *numbers)
{
    static const char digits[] = "0123456789abcdef";
    const size_t len = 2 * numbers->n * numbers->width;
    char *hex = arena_alloc(&s->arena, len + 1), *to = hex;

    if (!hex)
        return (struct slice){0};
    for (size_t i = 0; i < numbers->n; i++)
        for (unsigned k = 0; k < numbers->width; k++) {
            unsigned byte = (unsigned)((uint64_t)numbers->items[i] >> 8 * k & 0xFF);

            *to++ = digits[byte >> 4];
            *to++ = digits[byte & 0xF];
        }
    return slice_from(hex, len);
}

/* Sets the numbers one by one, for modifications and for files that do store a real list. */
static bool set_each(struct scene_save *s, int64_t id, struct slice path,
                     const struct save_numbers *numbers, struct err *err)
{
    struct save_value v = {.kind = SAVE_INT, .number = (int64_t)numbers->n};
    struct buf at;
    bool ok;

    v.width = numbers->width;
    buf_init(&at, LIMIT_SAVE_BYTES);
    buf_printf(&at, "%.*s.Array.size", SLICE_ARG(path));
    ok = buf_ok(&at) ? save_set(s, id, buf_slice(&at), &v, err) : err_no_memory(err);
    for (size_t i = 0; ok && i < numbers->n; i++) {
        at.len = path.len;
        buf_printf(&at, ".Array.data[%zu]", i);
        v.number = numbers->items[i];
        ok = buf_ok(&at) ? save_set(s, id, buf_slice(&at), &v, err) : err_no_memory(err);
    }
    buf_done(&at);
    return ok;
}

bool save_set_numbers(struct scene_save *s, int64_t id, struct slice path,
                      const struct save_numbers *numbers, struct err *err)
{
    struct save_doc *d = save_own_doc(s, id);
    struct save_node *root, *n;
    struct slice hex;

    if (numbers->n > LIMIT_SAVE_ITEMS)
        return err_set(err, ERR_TOO_LARGE, "a list of more than %zu items", LIMIT_SAVE_ITEMS);
    if (!d || !path_is_valid(path))
        return set_each(s, id, path, numbers, err);
    if (!save_root(s, d, &root, err) || !node_follow(s, root, path, &n, err))
        return false;
    if (n->type != YAML_SCALAR && n->n_items)
        return set_each(s, id, path, numbers, err);
    if (n->type == YAML_LIST && !numbers->n)
        return true;
    hex = hex_of(s, numbers);
    if (!hex.p)
        return err_no_memory(err);
    if (n->type != YAML_SCALAR || !slice_eq_nocase(n->is_changed ? n->text : n->raw, hex))
        node_set_scalar(n, hex, true);
    return true;
}
