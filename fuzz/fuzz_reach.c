/*
 * Any bytes as the code of a project, perhaps two assemblies of it: what its methods come to is
 * known or it is not.
 */
#include <stdint.h>

#include "csharp/reach.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct slice file = slice_from((const char *)data, size);
    struct reach *r = reach_new();

    if (!r)
        return 0;
    if (reach_add(r, file))
        reach_add(r, slice_from(file.p, size / 2));
    for (uint32_t row = 0; row < 64; row++)
        reach_main(r, SLICE("tools"), 0x06000000 | row);
    reach_free(r);
    return 0;
}
