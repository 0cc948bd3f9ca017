/*
 * The table of the runtime's functions, filled once from the lists in functions.h. Calls none of
 * them.
 */
#include "clr.h"

#include <assert.h>
#include <dlfcn.h>

#define NO_RUNTIME "no C# runtime is loaded"

struct clr clr = {.lacks = {NO_RUNTIME, NO_RUNTIME, NO_RUNTIME, NO_RUNTIME}};
static_assert(CLR_FEATURES == 4, "a new feature needs a reason above");

const char *const clr_mono_libraries[] = {
    "libmonosgen-2.0.so.1",
    "/usr/lib/libmonosgen-2.0.so.1",
    "/usr/local/lib/libmonosgen-2.0.so.1",
    "libmonoboehm-2.0.so.1",
    NULL,
};

struct row {
    const char *mono, *il2cpp; /* NULL: the runtime has no such function */
    size_t at;                 /* offset of the pointer in struct clr */
    bool is_needed;
};

#define NEED(r, name, p)        {"mono_" #name, "il2cpp_" #name, offsetof(struct clr, name), true},
#define MAY(r, name, p)         {"mono_" #name, "il2cpp_" #name, offsetof(struct clr, name), false},
#define NEED2(r, name, m, i, p) {m, i, offsetof(struct clr, name), true},
#define NEED_MONO(r, name, p)   {"mono_" #name, NULL, offsetof(struct clr, mono.name), true},
#define MAY_MONO(r, name, p)    {"mono_" #name, NULL, offsetof(struct clr, mono.name), false},
#define NEED_IL2CPP(r, name, p) {NULL, "il2cpp_" #name, offsetof(struct clr, il2cpp.name), true},
#define MAY_IL2CPP(r, name, p)  {NULL, "il2cpp_" #name, offsetof(struct clr, il2cpp.name), false},

static const struct row rows[] = {CLR_BOTH(NEED, MAY) CLR_RENAMED(NEED2) CLR_MONO(
    NEED_MONO, MAY_MONO) CLR_IL2CPP(NEED_IL2CPP, MAY_IL2CPP)};

#define MONO_AT(name) offsetof(struct clr, mono.name)

/* The Mono functions that each feature needs. */
static const struct feature_row {
    enum clr_feature feature;
    size_t at;
    const char *why;
} feature_rows[] = {
    {CLR_EVAL, MONO_AT(domain_assembly_open), "this Mono has no mono_domain_assembly_open"},
    {CLR_EVAL, MONO_AT(assembly_get_object), "this Mono has no mono_assembly_get_object"},
    {CLR_ABORT, MONO_AT(thread_stop), "this Mono has no mono_thread_stop"},
    {CLR_HOOK, MONO_AT(jit_info_get_code_start), "this Mono has no mono_jit_info_get_code_start"},
    {CLR_HOOK, MONO_AT(jit_info_get_code_size), "this Mono has no mono_jit_info_get_code_size"},
    {CLR_HOOK, MONO_AT(jit_info_table_find), "this Mono has no mono_jit_info_table_find"},
    {CLR_RELOAD, MONO_AT(domain_create_appdomain), "this Mono has no mono_domain_create_appdomain"},
    {CLR_RELOAD, MONO_AT(domain_unload), "this Mono has no mono_domain_unload"},
    {CLR_RELOAD, MONO_AT(domain_set), "this Mono has no mono_domain_set"},
};

static const char *const il2cpp_lacks[CLR_FEATURES] = {
    [CLR_EVAL] = "IL2CPP code is compiled ahead of time: new C# cannot be run",
    [CLR_ABORT] = "IL2CPP cannot stop a thread",
    [CLR_HOOK] = "IL2CPP code is compiled ahead of time: methods cannot be replaced by C#",
    [CLR_RELOAD] = "IL2CPP has one domain, which cannot be unloaded",
};

const char *clr_name(void)
{
    static const char *const names[] = {
        [CLR_ABSENT] = "none", [CLR_MONO_RUNTIME] = "Mono", [CLR_IL2CPP_RUNTIME] = "IL2CPP"};

    return names[clr.kind];
}

static_assert(sizeof(void *) == sizeof(void (*)(void)), "dlsym() gives functions as void *");

/* Appends the names of needed functions that are absent to `missing`. */
static void fill(struct clr *table, void *handle, struct buf *missing)
{
    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        const struct row *r = &rows[i];
        const char *name = table->kind == CLR_MONO_RUNTIME ? r->mono : r->il2cpp;
        void *p = name ? dlsym(handle, name) : NULL;

        /* ISO C has no cast from void * to a function pointer; POSIX says that the bytes are the
         * same. */
        memcpy((char *)table + r->at, &p, sizeof(p));
        if (name && !p && r->is_needed)
            buf_printf(missing, "%s%s", missing->len ? ", " : "", name);
    }
}

static void find_lacks(struct clr *table)
{
    if (table->kind == CLR_IL2CPP_RUNTIME) {
        memcpy(table->lacks, il2cpp_lacks, sizeof(table->lacks));
        return;
    }
    for (size_t i = 0; i < N_ELEMENTS(feature_rows); i++) {
        const struct feature_row *r = &feature_rows[i];
        void *p;

        memcpy(&p, (const char *)table + r->at, sizeof(p));
        if (!p)
            table->lacks[r->feature] = r->why;
    }
}

static bool load_from(void *handle, const char *library, struct err *err)
{
    struct clr table = {.kind = CLR_ABSENT};
    struct buf missing;
    bool is_complete;

    if (dlsym(handle, "il2cpp_runtime_invoke"))
        table.kind = CLR_IL2CPP_RUNTIME;
    else if (dlsym(handle, "mono_runtime_invoke"))
        table.kind = CLR_MONO_RUNTIME;
    else
        return err_set(err, ERR_NOT_READY, "%s is not a C# runtime",
                       *library ? library : "the program itself");
    memcpy(table.library, library, strlen(library) + 1);

    buf_init(&missing, 16384);
    fill(&table, handle, &missing);
    /* One of the two generations of handles must be complete. */
    if (table.kind == CLR_MONO_RUNTIME) {
        if (!table.mono.gchandle_get_target_v2 || !table.mono.gchandle_free_v2)
            table.mono.gchandle_new_v2 = NULL;
        if (!table.mono.gchandle_new_v2 &&
            (!table.mono.gchandle_new || !table.mono.gchandle_get_target ||
             !table.mono.gchandle_free))
            buf_printf(&missing, "%smono_gchandle_new", missing.len ? ", " : "");
    }
    is_complete = missing.len == 0 && buf_ok(&missing);
    if (is_complete) {
        find_lacks(&table);
        clr = table;
    } else {
        err_set(err, ERR_NOT_READY, "the C# runtime in %s lacks %.*s",
                *library ? library : "the program itself", SLICE_ARG(buf_slice(&missing)));
    }
    buf_done(&missing);
    return is_complete;
}

bool clr_load(const char *library, struct err *err)
{
    void *handle;

    if (strlen(library) >= CLR_MAX_PATH)
        return err_set(err, ERR_ARGUMENT, "the path of the C# runtime is too long");
    if (clr.kind != CLR_ABSENT) {
        if (strcmp(clr.library, library) == 0)
            return true;
        return err_set(err, ERR_NOT_READY, "this process has another C# runtime: %s", clr.library);
    }
    if (!*library)
        return load_from(RTLD_DEFAULT, library, err);

    handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD);
    if (!handle) /* Mono's own native helpers find its functions only if they are global. */
        handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL);
    if (!handle)
        return err_set(err, ERR_NOT_READY, "no C# runtime: %s", dlerror());
    if (load_from(handle, library, err))
        return true;
    dlclose(handle);
    return false;
}
