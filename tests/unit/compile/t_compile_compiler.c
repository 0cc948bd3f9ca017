/* compile/compiler.h: which compilers are found in made-up machines, and in which order. */
#include <check.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "compile/compiler.h"
#include "compile/library.h"

static char root[64], home[80], lib[80];
static struct arena a;
static struct err err;
static struct compiler_search search;
static struct compiler *items;
static size_t n_items;

static const char *in(const char *name)
{
    static char paths[8][PATH_MAX];
    static unsigned at;
    char *to = paths[at++ % 8];

    snprintf(to, PATH_MAX, "%s/%s", root, name);
    return to;
}

static void put_bytes(const char *name, const void *bytes, size_t len, mode_t mode)
{
    char folder[PATH_MAX];
    FILE *f;

    snprintf(folder, sizeof(folder), "%s", in(name));
    *strrchr(folder, '/') = '\0';
    ck_assert(fd_make_folders(folder));
    f = fopen(in(name), "w");
    ck_assert_ptr_nonnull(f);
    fwrite(bytes, 1, len, f);
    fclose(f);
    chmod(in(name), mode);
}

static void put(const char *name)
{
    put_bytes(name, "x", 1, 0644);
}

static void put_program(const char *name)
{
    put_bytes(name, "x", 1, 0755);
}

/* Roslyn's libraries and its program. `version` is one character a digit: "3.8.0". */
static void put_roslyn(const char *folder, const char *version, const char *program)
{
    char name[PATH_MAX], bytes[200] = {0};
    size_t n = 0;

    for (const char *p = "ProductVersion"; *p; p++, n += 2)
        bytes[n] = *p;
    n += 4;
    for (const char *p = version; *p; p++, n += 2)
        bytes[n] = *p;
    snprintf(name, sizeof(name), "%s/Microsoft.CodeAnalysis.dll", folder);
    put_bytes(name, bytes, n + 2, 0644);
    snprintf(name, sizeof(name), "%s/Microsoft.CodeAnalysis.CSharp.dll", folder);
    put(name);
    snprintf(name, sizeof(name), "%s/%s", folder, program);
    put(name);
}

static void setup(void)
{
    snprintf(root, sizeof(root), "/tmp/umcp-compiler-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(root));
    snprintf(home, sizeof(home), "%s/home", root);
    snprintf(lib, sizeof(lib), "%s/lib", root);
    arena_init(&a, 4u << 20);
    search = (struct compiler_search){
        .home = home, .unity_version = "2022.3.20f1", .lib_dir = lib, .root = root};
    setenv("PATH", "/nonexistent", 1);
    unsetenv("DOTNET_ROOT");
}

static void teardown(void)
{
    char command[128];

    arena_done(&a);
    setenv("PATH", "/usr/bin:/bin", 1);
    snprintf(command, sizeof(command), "rm -rf '%s'", root);
    ck_assert_int_eq(system(command), 0);
}

static void list(void)
{
    ck_assert_msg(compiler_list(&a, &search, &items, &n_items, &err), "%s", err.message);
}

/* The path of an item, without the root. */
static const char *path_of(size_t i)
{
    ck_assert_uint_lt(i, n_items);
    ck_assert_int_eq(strncmp(items[i].path, root, strlen(root)), 0);
    return items[i].path + strlen(root) + 1;
}

static void put_mono(void)
{
    put_program("usr/bin/mono");
    put("usr/lib/mono/4.5/mscorlib.dll");
    put("usr/lib/mono/4.5/mcs.exe");
}

START_TEST(nothing_is_here)
{
    struct compiler c;

    list();
    ck_assert_uint_eq(n_items, 0);
    ck_assert(!compiler_choose(&a, &search, &c, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    ck_assert_ptr_nonnull(strstr(err.hint, "mono-mcs"));
    search.wanted = "mcs";
    ck_assert(!compiler_choose(&a, &search, &c, &err));
    ck_assert_ptr_nonnull(strstr(err.message, "no mcs"));
}
END_TEST

START_TEST(mcs_comes_last)
{
    struct compiler c;

    put_mono();
    list();
    ck_assert_uint_eq(n_items, 1);
    ck_assert_int_eq(items[0].kind, COMPILER_MCS);
    ck_assert_str_eq(path_of(0), "usr/lib/mono/4.5/mcs.exe");
    ck_assert_str_eq(items[0].csharp, "7 (part)");
    ck_assert_ptr_nonnull(strstr(items[0].runtime, "usr/bin/mono"));
    ck_assert(!items[0].is_dotnet);
    put_roslyn("lib/roslyn", "4.1.0", "umcp-csc.exe");
    list();
    ck_assert_uint_eq(n_items, 2);
    ck_assert_str_eq(items[0].from, "umcp");
    ck_assert_int_eq(items[0].kind, COMPILER_HOSTED);
    ck_assert_str_eq(items[0].version, "4.1.0");
    search.wanted = "mcs";
    ck_assert(compiler_choose(&a, &search, &c, &err));
    ck_assert_int_eq(c.kind, COMPILER_MCS);
    search.wanted = "auto";
    ck_assert(compiler_choose(&a, &search, &c, &err));
    ck_assert_str_eq(c.from, "umcp");
}
END_TEST

START_TEST(the_best_is_first)
{
    static const char *const paths[] = {
        "csc",
        "home/Unity/Hub/Editor/2022.3.20f1/Editor/Data/DotNetSdkRoslyn",
        "usr/share/dotnet/sdk/10.0.100/Roslyn/bincore",
        "usr/lib/mono/4.5",
        "lib/roslyn",
        "usr/lib/mono/4.5/mcs.exe"};

    put_mono();
    put_roslyn("lib/roslyn", "4.1.0", "umcp-csc.exe");
    put_roslyn("usr/lib/mono/4.5", "3.9.0", "csc.exe");
    put_program("usr/share/dotnet/dotnet");
    put_roslyn("usr/share/dotnet/sdk/10.0.100/Roslyn/bincore", "5.0.0", "csc.dll");
    put_roslyn(paths[1], "3.9.0", "csc.dll");
    put_program("home/Unity/Hub/Editor/2022.3.20f1/Editor/Data/NetCoreRuntime/dotnet");
    put_program("csc");
    search.csc = in("csc");
    list();
    ck_assert_uint_eq(n_items, N_ELEMENTS(paths));
    for (size_t i = 0; i < n_items; i++)
        ck_assert_str_eq(path_of(i), paths[i]);
    ck_assert_str_eq(items[0].from, "$UMCP_CSC");
    ck_assert_int_eq(items[0].kind, COMPILER_CSC);
    ck_assert_ptr_null(items[0].runtime);
    ck_assert_str_eq(items[1].from, "Unity 2022.3.20f1");
    ck_assert(items[1].is_dotnet && items[2].is_dotnet && !items[3].is_dotnet);
    ck_assert_str_eq(items[2].from, ".NET SDK 10.0.100");
    for (size_t i = 0; i < n_items; i++)
        for (size_t j = 0; j < i; j++)
            ck_assert_str_ne(items[i].id, items[j].id);
}
END_TEST

START_TEST(unity_has_three_layouts)
{
    put("home/Unity/Hub/Editor/2022.3.20f1/Editor/Data/MonoBleedingEdge/lib/mono/4.5/csc.exe");
    list();
    ck_assert_uint_eq(n_items, 0); /* nothing runs it */
    put_program("home/Unity/Hub/Editor/2022.3.20f1/Editor/Data/MonoBleedingEdge/bin/mono");
    list();
    ck_assert_uint_eq(n_items, 1);
    ck_assert_int_eq(items[0].kind, COMPILER_CSC);
    ck_assert_ptr_nonnull(strstr(items[0].runtime, "MonoBleedingEdge/bin/mono"));
    put_roslyn("home/Unity/Hub/Editor/2022.3.20f1/Editor/Data/DotNetSdk/sdk/8.0.1/Roslyn/bincore",
               "4.8.0", "csc.dll");
    put_program("home/Unity/Hub/Editor/2022.3.20f1/Editor/Data/DotNetSdk/dotnet");
    list();
    ck_assert_uint_eq(n_items, 1);
    ck_assert(items[0].is_dotnet);
    ck_assert_str_eq(items[0].from, "Unity 2022.3.20f1");
    put_roslyn("home/Unity/Hub/Editor/2022.3.20f1/Editor/Data/DotNetSdkRoslyn", "3.9.0", "csc.dll");
    put_program("home/Unity/Hub/Editor/2022.3.20f1/Editor/Data/NetCoreRuntime/dotnet");
    list();
    ck_assert_str_eq(path_of(0), "home/Unity/Hub/Editor/2022.3.20f1/Editor/Data/DotNetSdkRoslyn");
    search.unity_version = "2021.3.1f1";
    list();
    ck_assert_uint_eq(n_items, 0);
    search.unity_version = "../2022.3.20f1"; /* the project says what it likes */
    list();
    ck_assert_uint_eq(n_items, 0);
}
END_TEST

START_TEST(unity_in_other_places)
{
    put_roslyn("opt/unity/Editor/Data/DotNetSdkRoslyn", "3.9.0", "csc.dll");
    put_program("opt/unity/Editor/Data/NetCoreRuntime/dotnet");
    put_roslyn("Applications/Unity/Hub/Editor/2022.3.20f1/Unity.app/Contents/DotNetSdkRoslyn",
               "3.9.0", "csc.dll");
    put_program(
        "Applications/Unity/Hub/Editor/2022.3.20f1/Unity.app/Contents/NetCoreRuntime/dotnet");
    list();
    ck_assert_uint_eq(n_items, 2);
    ck_assert_ptr_nonnull(strstr(items[0].path, "Applications"));
    ck_assert_ptr_nonnull(strstr(items[1].path, "opt/unity"));
}
END_TEST

START_TEST(sdks_by_version)
{
    static const char *const versions[] = {"10.0.100", "9.0.200", "9.0.100", "9.0.100-rc.1",
                                           "8.0.404"};
    char name[200];

    put_program("usr/lib/dotnet/dotnet");
    put_program("home/.dotnet/dotnet");
    for (size_t i = 0; i < N_ELEMENTS(versions); i++) {
        snprintf(name, sizeof(name), "%s/sdk/%s/Roslyn/bincore",
                 i % 2 ? "usr/lib/dotnet" : "home/.dotnet", versions[i]);
        put_roslyn(name, "4.8.0", "csc.dll");
    }
    put("usr/lib/dotnet/sdk/NuGetFallbackFolder/Roslyn/bincore/csc.dll");
    list();
    ck_assert_uint_eq(n_items, N_ELEMENTS(versions));
    for (size_t i = 0; i < n_items; i++) {
        snprintf(name, sizeof(name), ".NET SDK %s", versions[i]);
        ck_assert_str_eq(items[i].from, name);
        ck_assert_ptr_nonnull(strstr(items[i].runtime, i % 2 ? "usr/lib/dotnet" : "home/.dotnet"));
    }
}
END_TEST

START_TEST(dotnet_by_environment_and_path)
{
    char path[PATH_MAX];

    put_program("one/dotnet");
    put_roslyn("one/sdk/8.0.1/Roslyn/bincore", "4.8.0", "csc.dll");
    put_program("two/dotnet");
    put_roslyn("two/sdk/9.0.1/Roslyn/bincore", "4.8.0", "csc.dll");
    ck_assert(fd_make_folders(in("bin")));
    ck_assert_int_eq(symlink(in("two/dotnet"), in("bin/dotnet")), 0);
    list();
    ck_assert_uint_eq(n_items, 0);
    setenv("DOTNET_ROOT", in("one"), 1);
    list();
    ck_assert_uint_eq(n_items, 1);
    snprintf(path, sizeof(path), "relative:%s", in("bin"));
    setenv("PATH", path, 1);
    list();
    ck_assert_uint_eq(n_items, 2);
    ck_assert_ptr_nonnull(strstr(items[0].path, "two/sdk"));
    unsetenv("DOTNET_ROOT");
}
END_TEST

START_TEST(languages)
{
    static const char *const rows[][2] = {
        {"2.8.2", "7.3"}, {"3.4.1", "8.0"}, {"3.8.0", "9.0"}, {"4.14.0", "9.0"}, {"", "9.0"}};

    put_program("usr/bin/mono");
    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        put_roslyn("lib/roslyn", rows[i][0], "umcp-csc.exe");
        list();
        ck_assert_uint_eq(n_items, 1);
        ck_assert_str_eq(items[0].version, rows[i][0]);
        ck_assert_str_eq(items[0].csharp, rows[i][1]);
    }
}
END_TEST

START_TEST(what_the_user_names)
{
    struct compiler c;

    put_program("usr/bin/mono");
    put_roslyn("some/place", "4.1.0", "csc.exe");
    search.wanted = in("some/place");
    ck_assert(compiler_choose(&a, &search, &c, &err));
    ck_assert_int_eq(c.kind, COMPILER_HOSTED);
    ck_assert_str_eq(c.from, "--compiler");
    search.wanted = in("some/place/csc.exe");
    ck_assert(compiler_choose(&a, &search, &c, &err));
    ck_assert_int_eq(c.kind, COMPILER_HOSTED);
    put("else/csc.exe");
    search.wanted = in("else/csc.exe");
    ck_assert(compiler_choose(&a, &search, &c, &err));
    ck_assert_int_eq(c.kind, COMPILER_CSC);
    put("else/csc.dll");
    search.wanted = in("else/csc.dll");
    ck_assert(!compiler_choose(&a, &search, &c, &err)); /* no dotnet */
    ck_assert_ptr_nonnull(strstr(err.message, "--compiler"));
    put_program("usr/bin/dotnet");
    ck_assert(compiler_choose(&a, &search, &c, &err));
    ck_assert(c.is_dotnet);
    put_program("else/mcs");
    search.wanted = in("else/mcs");
    ck_assert(compiler_choose(&a, &search, &c, &err));
    ck_assert_int_eq(c.kind, COMPILER_MCS);
    search.wanted = in("none");
    ck_assert(!compiler_choose(&a, &search, &c, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    search.wanted = NULL;
    search.csc = in("none");
    ck_assert(!compiler_choose(&a, &search, &c, &err)); /* not another one in silence */
    ck_assert_ptr_nonnull(strstr(err.message, "$UMCP_CSC"));
}
END_TEST

START_TEST(ids_follow_files)
{
    char id[COMPILER_ID_SIZE];
    static const char *const files[] = {
        "lib/roslyn/umcp-csc.exe", "lib/roslyn/Microsoft.CodeAnalysis.dll",
        "lib/compiler-src/Program.cs", "lib/Umcp.Support.dll", "usr/lib/mono/4.5/mscorlib.dll"};

    put_mono();
    put_roslyn("lib/roslyn", "4.1.0", "umcp-csc.exe");
    put("lib/compiler-src/Program.cs");
    put("lib/Umcp.Support.dll");
    list();
    memcpy(id, items[0].id, sizeof(id));
    ck_assert_uint_eq(strlen(id), 64);
    list();
    ck_assert_str_eq(items[0].id, id);
    for (size_t i = 0; i < N_ELEMENTS(files); i++) {
        put_bytes(files[i], "longer", 6, 0644);
        list();
        ck_assert_str_ne(items[0].id, id);
        memcpy(id, items[0].id, sizeof(id));
    }
}
END_TEST

START_TEST(class_library)
{
    struct library l;

    ck_assert(!library_find(&a, root, lib, &l, &err));
    ck_assert_ptr_nonnull(strstr(err.hint, "mono-mcs"));
    put_mono();
    put("usr/lib/mono/4.5/System.Core.dll");
    put("usr/lib/mono/4.5/Other.dll");
    put("lib/Umcp.Support.dll");
    ck_assert(library_find(&a, root, lib, &l, &err));
    ck_assert_uint_eq(l.n_refs, 3);
    ck_assert_ptr_nonnull(strstr(l.refs[0], "/mscorlib.dll"));
    ck_assert_ptr_nonnull(strstr(l.refs[1], "/System.Core.dll"));
    ck_assert_ptr_nonnull(strstr(l.refs[2], "/Umcp.Support.dll"));
}
END_TEST

/* Each allocation fails once: an error, never a shorter list. */
START_TEST(no_memory)
{
    put_mono();
    put_roslyn("lib/roslyn", "4.1.0", "umcp-csc.exe");
    list();
    for (size_t i = 1; i < 1000; i++) {
        size_t n_all = n_items;
        bool ok;

        arena_done(&a);
        arena_init(&a, 4u << 20);
        mem_fail_after(i);
        ok = compiler_list(&a, &search, &items, &n_items, &err);
        mem_fail_after(0);
        if (ok) {
            ck_assert_uint_eq(n_items, n_all);
            return;
        }
        n_items = n_all;
        ck_assert_int_eq(err.kind, ERR_INTERNAL);
    }
    ck_abort_msg("it never succeeds");
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("compile_compiler");
    TCase *tests = tcase_create("compiler");
    SRunner *runner;
    int n_failed;

    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, nothing_is_here);
    tcase_add_test(tests, mcs_comes_last);
    tcase_add_test(tests, the_best_is_first);
    tcase_add_test(tests, unity_has_three_layouts);
    tcase_add_test(tests, unity_in_other_places);
    tcase_add_test(tests, sdks_by_version);
    tcase_add_test(tests, dotnet_by_environment_and_path);
    tcase_add_test(tests, languages);
    tcase_add_test(tests, what_the_user_names);
    tcase_add_test(tests, ids_follow_files);
    tcase_add_test(tests, class_library);
    tcase_add_test(tests, no_memory);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed != 0;
}
