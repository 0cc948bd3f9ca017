/*
 * Finds a runtime that is already loaded: looks at all shared objects of the process, even those
 * that the engine loaded for itself alone (RTLD_LOCAL). Calls no function of the runtime.
 */
#include "clr.h"

#include <dlfcn.h>
#include <link.h>

static const char *const probes[] = {"il2cpp_runtime_invoke", "mono_runtime_invoke"};

/* Copies only the name: a dlopen() in here could wait for a lock that another dlopen() holds. */
static int add_name(struct dl_phdr_info *info, size_t size, void *ctx)
{
    struct buf *names = ctx;

    (void)size;
    if (info->dlpi_name && *info->dlpi_name)
        buf_append(names, slice_from(info->dlpi_name, strlen(info->dlpi_name) + 1));
    return 0;
}

/* Whether the library itself is a runtime: dlsym() with a handle also searches its dependencies. */
static bool has_runtime(const char *library)
{
    void *handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD);
    bool is_found = false;

    if (!handle)
        return false;
    for (size_t i = 0; i < N_ELEMENTS(probes) && !is_found; i++) {
        void *p = dlsym(handle, probes[i]);
        Dl_info info;

        is_found = p && dladdr(p, &info) && info.dli_fname && strcmp(info.dli_fname, library) == 0;
    }
    dlclose(handle);
    return is_found;
}

static const char *find_in(struct slice names)
{
    while (names.len) {
        const char *name = names.p;

        if (has_runtime(name))
            return name;
        names = slice_skip(names, strlen(name) + 1);
    }
    return NULL;
}

bool clr_find(char *ret_library, size_t size)
{
    struct buf names;
    const char *name;
    bool is_found = false;

    buf_init(&names, 1 << 20);
    dl_iterate_phdr(add_name, &names);
    name = buf_ok(&names) ? find_in(buf_slice(&names)) : NULL;
    if (!name && (dlsym(RTLD_DEFAULT, probes[0]) || dlsym(RTLD_DEFAULT, probes[1])))
        name = "";
    if (name && strlen(name) < size) {
        memcpy(ret_library, name, strlen(name) + 1);
        is_found = true;
    }
    buf_done(&names);
    return is_found;
}
