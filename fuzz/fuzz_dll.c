/*
 * Any bytes as a .NET assembly: types are listed or it is refused. Names lie in the file and have
 * no NUL; an iteration that is ended early ends there.
 */
#include <stdint.h>
#include <stdlib.h>

#include "unity/unity.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

struct seen {
    struct slice file;
    size_t n, max;
};

static void require(bool holds)
{
    if (!holds)
        abort();
}

static void check_name(const struct seen *s, struct slice name)
{
    require(name.p >= s->file.p && name.p + name.len <= s->file.p + s->file.len);
    require(!memchr(name.p, '\0', name.len));
}

static bool see_type(void *ctx, struct slice name_space, struct slice name)
{
    struct seen *s = ctx;

    require(s->n < s->max);
    check_name(s, name_space);
    check_name(s, name);
    package_script_id(name_space, name);
    return ++s->n < s->max;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct seen all = {.file = slice_from((const char *)data, size), .max = 1000};
    struct seen one = {.file = all.file, .max = 1};
    struct slice name;
    struct err err;

    if (dll_types(all.file, see_type, &all, &err))
        require(dll_types(one.file, see_type, &one, &err) && one.n == (all.n > 0));
    else
        require(err.kind == ERR_TOOL);
    if (dll_name(all.file, &name, &err))
        check_name(&all, name);
    else
        require(err.kind == ERR_TOOL);
    return 0;
}
