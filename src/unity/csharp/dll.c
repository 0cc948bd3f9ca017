/* The name of a .NET assembly, and the types that it defines. Knows nothing of files or Unity. */
#include "csharp.h"

#include "csharp/metadata.h"

enum { TYPE_FLAGS, TYPE_NAME, TYPE_SPACE }; /* columns */

/* Row 1 is the module, not a type. Nested types are recognized by their visibility flags. */
bool dll_types(struct slice bytes, dll_each_fn *each, void *ctx, struct err *err)
{
    const uint32_t table = METADATA_TYPE_DEF;
    struct metadata m;

    if (!metadata_open(bytes, &m, err))
        return false;
    for (uint32_t row = 2; row <= m.n_rows[table]; row++) {
        struct slice name, space;

        if (!metadata_has(&m, table, row) ||
            !metadata_text(&m, metadata_cell(&m, table, row, TYPE_NAME), &name) ||
            !metadata_text(&m, metadata_cell(&m, table, row, TYPE_SPACE), &space))
            return err_set(err, ERR_TOOL, "a broken .NET assembly");
        if ((metadata_cell(&m, table, row, TYPE_FLAGS) & 7) < 2 && !each(ctx, space, name))
            break;
    }
    return true;
}

bool dll_name(struct slice bytes, struct slice *ret_name, struct err *err)
{
    struct metadata m;

    if (!metadata_open(bytes, &m, err))
        return false;
    return (metadata_has(&m, METADATA_ASSEMBLY, 1) &&
            metadata_text(&m, metadata_cell(&m, METADATA_ASSEMBLY, 1, METADATA_ASSEMBLY_NAME),
                          ret_name) &&
            ret_name->len) ||
           err_set(err, ERR_TOOL, "a .NET module without a name");
}
