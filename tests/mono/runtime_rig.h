/*
 * What all programs of this folder share: the runtime to start, by the words of the command line,
 * and the suite to run. Usage of each: t_… mono|il2cpp FOLDER. The folder has the assemblies and,
 * for il2cpp, the stand-in GameAssembly.so. Check forks: every test has a runtime of its own.
 */
#ifndef TESTS_MONO_RUNTIME_RIG_H
#define TESTS_MONO_RUNTIME_RIG_H

#include "agent/clr/clr.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

static const char *folder; /* set by main() before anything runs, as is the next */
static bool is_il2cpp;

static inline const char *path_of(const char *file)
{
    static char path[4096];

    snprintf(path, sizeof(path), "%s/%s", folder, file);
    return path;
}

/* Mono's finalizer thread loads classes when it begins. Tests call the runtime outside of regions,
 * where Mono ends the process if it has to wait for a lock: so they begin when that is over. */
static inline void await_finalizer(void)
{
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System", "GC");
    struct clr_method *m = k ? clr_method(k, "WaitForPendingFinalizers", 0, NULL) : NULL;
    struct clr_object *exception = NULL;

    ck_assert(m != NULL);
    clr.runtime_invoke(m, NULL, NULL, &exception);
}

/* Mono loads one assembly; IL2CPP has all of `dir`, "." for the folder itself. */
static inline void start_runtime(const char *dir, const char *assembly)
{
    struct err err = {0};

    if (is_il2cpp) {
        ck_assert_msg(clr_load(path_of("GameAssembly.so"), &err), "%s", err.message);
        clr.il2cpp.set_data_dir(path_of(dir));
        ck_assert(clr.il2cpp.init("test"));
        ck_assert(clr_enter_domain());
    } else {
        ck_assert_msg(clr_start(folder, &err), "%s", err.message);
        await_finalizer();
        ck_assert(clr.mono.domain_assembly_open(clr.domain, path_of(assembly)));
    }
}

static inline struct clr_class *class_named(const char *name)
{
    struct clr_class *k = clr_class_named(slice_of(name));

    ck_assert_msg(k != NULL, "no class %s", name);
    return k;
}

static inline TCase *add_case(Suite *s, const char *name, void (*setup)(void))
{
    TCase *tc = tcase_create(name);

    tcase_set_timeout(tc, 120);
    if (setup)
        tcase_add_checked_fixture(tc, setup, NULL);
    suite_add_tcase(s, tc);
    return tc;
}

/* What main() does; `add` adds the cases. */
static inline int run_suite(int argc, char **argv, void (*add)(Suite *s))
{
    Suite *s;
    SRunner *sr;
    int n_failed;

    if (argc != 3) {
        fprintf(stderr, "usage: %s mono|il2cpp FOLDER\n", argv[0]);
        return 2;
    }
    is_il2cpp = strcmp(argv[1], "il2cpp") == 0;
    folder = argv[2];
    s = suite_create(argv[1]);
    add(s);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed == 0 ? 0 : 1;
}

#endif
