/*
 * Any bytes as the files that say what Unity builds: an assembly definition, a response file, a
 * plugin's importer, a version expression. What is read has names without a NUL; symbols can be
 * given to a compiler.
 */
#include <stdint.h>
#include <stdlib.h>

#include "unity/unity.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check(const struct name_list *list, bool are_symbols)
{
    for (size_t i = 0; i < list->n; i++)
        if (strlen(list->items[i].p) < list->items[i].len ||
            (are_symbols && !build_is_symbol(list->items[i])))
            abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct slice text = slice_from((const char *)data, size);
    struct slice reference;
    struct plugin plugin;
    struct asmdef def;
    struct arena a;
    struct rsp rsp;
    struct err err;

    arena_init(&a, 64u << 20);
    if (asmdef_read(&a, text, &def, &err)) {
        check(&def.references, false);
        check(&def.constraints, false);
        for (size_t i = 0; i < def.n_version_defines; i++)
            version_is_in(SLICE("1.2.3"), def.version_defines[i].expression);
    }
    asmref_read(&a, text, &reference, &err);
    if (rsp_read(&a, text, &rsp))
        check(&rsp.defines, true);
    plugin_read(&a, text, SLICE("Assets/A.dll"), &plugin);
    version_is_in(SLICE("2022.3.15f1"), text);
    build_constraint_holds(text, &(struct name_list){&SLICE("A"), 1});
    arena_done(&a);
    return 0;
}
