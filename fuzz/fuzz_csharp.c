/*
 * Any bytes as C# source: a class is found or not. What is found lies in the source, is a word, and
 * is found again when the file has its name. Rewritten source has as many lines as before.
 */
#include <stdint.h>
#include <stdlib.h>

#include "unity/unity.h"

#define MAX_MEMORY ((size_t)1 << 20)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool holds)
{
    if (!holds)
        abort();
}

static bool has_blank(struct slice s)
{
    for (size_t i = 0; i < s.len; i++)
        if (strchr(" \t\r\n{}\"'", s.p[i]))
            return true;
    return false;
}

static size_t count_lines(struct slice s)
{
    size_t n = 0;

    for (size_t i = 0; i < s.len; i++)
        n += s.p[i] == '\n';
    return n;
}

static void rewrite(struct slice source)
{
    struct buf names, nulls, global;

    buf_init(&names, 4 * MAX_MEMORY);
    buf_init(&nulls, 4 * MAX_MEMORY);
    buf_init(&global, 4 * MAX_MEMORY);
    if (csharp_resolve_names(source, 7, &names))
        require(count_lines(buf_slice(&names)) == count_lines(source));
    if (csharp_remove_nullable(source, &nulls))
        require(count_lines(buf_slice(&nulls)) == count_lines(source));
    if (csharp_remove_global(source, &global))
        require(count_lines(buf_slice(&global)) == count_lines(source));
    buf_done(&global);
    buf_done(&names);
    buf_done(&nulls);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct slice source = slice_from((const char *)data, size);
    struct slice name_space, name, same_space, same;
    struct arena arena;

    arena_init(&arena, MAX_MEMORY);
    if (csharp_find_class(&arena, source, SLICE("A.cs"), &name_space, &name)) {
        require(name.len > 0 && !has_blank(name) && !has_blank(name_space));
        require(name.p >= source.p && name.p + name.len <= source.p + source.len);
        /* A name that ends in ".cs" is no word, so it cannot be cut. */
        require(csharp_find_class(&arena, source, name, &same_space, &same));
        require(slice_eq(same, name));
    }
    arena_done(&arena);
    rewrite(source);
    return 0;
}
