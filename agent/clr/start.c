/*
 * Starts Mono in a process of our own. Checks first that Mono's class library exists, because Mono
 * ends the process if it does not.
 */
#include "clr.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

#define CLASS_LIBRARY "mono/4.5/mscorlib.dll"
#define READ_OBJECT   "System.Threading.Volatile::VolatileRead(object&)"

/* If none can be loaded, reports why the first one, the usual one, cannot. */
static bool load_mono(struct err *err)
{
    struct err other;

    for (size_t i = 0; clr_mono_libraries[i]; i++) {
        if (clr_load(clr_mono_libraries[i], i ? &other : err))
            return true;
    }
    return err_hint(err, "Install Mono: on Debian and Ubuntu the packages libmonosgen-2.0-1 and "
                         "mono-mcs.");
}

static bool has_class_library(struct slice dir)
{
    char path[CLR_MAX_PATH + sizeof(CLASS_LIBRARY)];

    if (dir.len == 0 || dir.len >= CLR_MAX_PATH)
        return false;
    memcpy(path, dir.p, dir.len);
    memcpy(path + dir.len, "/" CLASS_LIBRARY, sizeof("/" CLASS_LIBRARY));
    return access(path, R_OK) == 0;
}

/* Looks beside Mono itself, then where distributions put architecture-independent files. */
static bool find_class_library(char *ret_dir, struct err *err)
{
    struct slice dir = {NULL, 0};
    Dl_info info;
    void *p;

    memcpy(&p, &clr.mono.jit_init_version, sizeof(p));
    if (dladdr(p, &info) && info.dli_fname && strrchr(info.dli_fname, '/'))
        dir = slice_from(info.dli_fname, (size_t)(strrchr(info.dli_fname, '/') - info.dli_fname));
    if (!has_class_library(dir))
        dir = SLICE("/usr/lib");
    if (!has_class_library(dir)) {
        err_set(err, ERR_NOT_READY, "Mono is installed, but its class library is missing");
        return err_hint(err, "On Debian and Ubuntu install the package libmono-corlib4.5-cil.");
    }
    memcpy(ret_dir, dir.p, dir.len);
    ret_dir[dir.len] = '\0';
    return true;
}

static bool is_read_of_object(struct clr_method *m)
{
    struct clr_type *type = clr_param_type(m, 0);
    char *name = NULL;
    bool is_it = false;

    if (type && strcmp(clr.method_get_name(m), "VolatileRead") == 0)
        name = clr.type_get_name(type);
    if (name)
        is_it = strcmp(name, "System.Object&") == 0;
    clr.free(name);
    return is_it;
}

static struct clr_object *read_object(struct clr_object **at)
{
    return at ? __atomic_load_n(at, __ATOMIC_ACQUIRE) : NULL;
}

/*
 * Mono 6 ends the process when it compiles a call of Thread.VolatileRead(ref object): what it
 * would emit in place of the call takes the parameter for no reference. It does that for methods of
 * Thread alone, so the method becomes one of Volatile, where the call is like others; its body is
 * ours. A look-up finds it in Thread as before. The class stands in the first words of a
 * method.
 */
static void mend_volatile_read(void)
{
    struct clr_class *from = clr.class_from_name(clr.get_corlib(), "System.Threading", "Thread");
    struct clr_class *to = clr.class_from_name(clr.get_corlib(), "System.Threading", "Volatile");
    struct clr_method *m = NULL;
    void *iter = NULL, **words;

    while (from && to && (m = clr.class_get_methods(from, &iter)) && !is_read_of_object(m))
        ;
    words = (void **)m;
    for (size_t i = 0; words && i < 3; i++)
        if (words[i] == (void *)from) {
            words[i] = to;
            if (clr.method_get_class(m) != to)
                words[i] = from;
            else
                clr_add_call(READ_OBJECT, (const void *)(uintptr_t)read_object);
            break;
        }
}

bool clr_start(const char *assembly_dir, struct err *err)
{
    char without_inlining[] = "--optimize=-inline", *options[] = {without_inlining};
    char dir[CLR_MAX_PATH];

    if (clr.domain)
        return err_set(err, ERR_NOT_READY, "a C# runtime is already running in this process");
    if (!load_mono(err))
        return false;
    if (!clr.mono.jit_init_version || !clr.mono.set_dirs || !clr.mono.config_parse ||
        !clr.mono.set_assemblies_path)
        return err_set(err, ERR_NOT_READY, "%s lacks the functions that start it", clr.library);
    if (!find_class_library(dir, err))
        return false;
    /* A crash must end the process, not start gdb. */
    setenv("MONO_DEBUG", "no-gdb-backtrace", 0);
    /* When a thread stops the others, for the collector or an abort, it waits this many ms for one
     * that is deep in native code, as in a long internal call; then Mono ends the process. Mono's
     * default is 200. */
    setenv("MONO_SLEEP_ABORT_LIMIT", "60000", 0);
    clr.mono.set_dirs(dir, "/etc");
    clr.mono.config_parse(NULL); /* maps the library names used in C# to files */
    if (assembly_dir)
        clr.mono.set_assemblies_path(assembly_dir);
    if (clr.mono.jit_parse_options) /* otherwise hooks would miss calls of small methods */
        clr.mono.jit_parse_options(N_ELEMENTS(options), options);
    if (!clr.mono.jit_init_version("umcp", "v4.0.30319"))
        return err_set(err, ERR_NOT_READY, "Mono failed to start");
    mend_volatile_read();
    clr_enter_domain();
    return true;
}
