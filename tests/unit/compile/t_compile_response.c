/* compiler/response.h: the exact bytes of the one response file, and paths that it cannot hold. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "compiler/app.h"
#include "compiler/copies.h"
#include "compiler/response.h"

struct app app; /* main.c has it elsewhere */

void app_say(const char *format, ...)
{
    (void)format;
}

static const char *const library_refs[] = {"/usr/lib/mono/4.5/mscorlib.dll"};
static char work[64];
static struct err err;

static void setup(void)
{
    snprintf(work, sizeof(work), "/tmp/umcp-response-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(work));
    app = (struct app){.compiler = {.kind = COMPILER_CSC}};
    app.options.lib = "/lib/umcp";
    app.options.cache = "/state/compiled";
    app.library.dir = "/usr/lib/mono/4.5";
    app.library.refs = library_refs;
    app.library.n_refs = 1;
}

static void teardown(void)
{
    char path[128];

    copies_remove(work);
    snprintf(path, sizeof(path), "%s/build.rsp", work);
    unlink(path);
    rmdir(work);
}

static const char *file_at(const char *path)
{
    static char text[4096];
    FILE *f = fopen(path, "rb");
    size_t n;

    ck_assert_ptr_nonnull(f);
    n = fread(text, 1, sizeof(text) - 1, f);
    text[n] = '\0';
    fclose(f);
    return text;
}

/* A build of one source with a text, and perhaps one reference. */
static struct request request_of(const char *source, const char *reference)
{
    static struct compile_source sources[1];
    static struct slice references[1];
    static char digests[2][COMPILE_KEY_SIZE];
    struct request r = {.digests = digests};

    sources[0] = (struct compile_source){.path = slice_of(source), .text = SLICE("class A {}")};
    references[0] = slice_of(reference ? reference : "");
    r.inputs.sources = sources;
    r.inputs.n_sources = 1;
    r.inputs.references = references;
    r.inputs.n_references = reference ? 1 : 0;
    snprintf(r.out, sizeof(r.out), "/state/compiled/work/a \"b.dll");
    return r;
}

static bool write_it(const struct request *r, char to[128])
{
    err = (struct err){0};
    return response_write(r, work, to, 128, &err);
}

START_TEST(all_of_it)
{
    static const struct slice defines[] = {SLICE("UNITY_64"), SLICE("A_B")};
    static const struct slice options[] = {SLICE("langversion:9.0"), SLICE("checked"),
                                           SLICE("nullable:enable")};
    static const struct slice references[] = {SLICE("/lib/umcp/UnityEngine.CoreModule.dll"),
                                              SLICE("/usr/lib/mono/4.5/mscorlib.dll")};
    const struct compile_source sources[] = {
        {.path = SLICE("/p/Assets/@A b.cs"), .text = SLICE("class A {}")},
        {.path = SLICE("/p/Assets/-out:x.cs"), .text = SLICE("class B {}")},
        {.path = SLICE("/p/Assets/@A b.cs"), .text = SLICE("class C {}")},
    };
    struct request r = request_of("", NULL);
    char to[128], wanted[1024];

    snprintf(r.out, sizeof(r.out), "/state/compiled/work/out.dll");
    r.inputs = (struct compile_inputs){.defines = defines,
                                       .n_defines = 2,
                                       .options = options,
                                       .n_options = 3,
                                       .references = references,
                                       .n_references = 2,
                                       .sources = sources,
                                       .n_sources = 3};
    ck_assert_msg(write_it(&r, to), "%s", err.message);
    snprintf(wanted, sizeof(wanted), "@%s/build.rsp", work);
    ck_assert_str_eq(to, wanted);
    snprintf(wanted, sizeof(wanted),
             "-nologo\n-target:library\n-optimize+\n-warn:0\n-debug-\n-nostdlib\n"
             "-out:\"/state/compiled/work/out.dll\"\n"
             "-langversion:9.0\n-nullable:enable\n-unsafe\n-checked+\n"
             "-d:UNITY_64;A_B\n"
             "-r:\"/usr/lib/mono/4.5/mscorlib.dll\"\n"
             "-r:\"/lib/umcp/UnityEngine.CoreModule.dll\"\n"
             "\"%s/in/s0.cs\"\n\"%s/in/s1.cs\"\n",
             work, work);
    ck_assert_str_eq(file_at(to + 1), wanted);
    snprintf(wanted, sizeof(wanted), "%s/in/s1.cs", work);
    ck_assert_str_eq(file_at(wanted), "#line 1 \"/p/Assets/-out:x.cs\"\nclass B {}");
    app.compiler.kind = COMPILER_MCS; /* of the options it gets those that it knows */
    ck_assert(write_it(&r, to));
    ck_assert_ptr_nonnull(strstr(file_at(to + 1), "dll\"\n-unsafe\n-checked+\n-d:UNITY_64;A_B\n"));
}
END_TEST

/* Copies have names of ours, so whatever is not refused cannot be taken for an option. */
START_TEST(paths_of_sources)
{
    static const char *const good[] = {
        "/p/a b.cs",     "/p/@x.cs", "/p/-r:x.cs", "/p/a,b;c.cs", "/p/\xC3\xA9#'$(x).cs",
        "/p//..//@/-.cs"};
    static const char *const bad[] = {"/p/a\"b.cs", "/p/a\nb.cs", "/p/a\rb.cs", "/p/a\tb.cs",
                                      "/p/*.cs",    "/p/a?.cs",   "/p/a\\b.cs", "/p/\xFF.cs"};
    char to[128], wanted[1024];

    snprintf(wanted, sizeof(wanted), "\n\"%s/in/s0.cs\"\n", work);
    for (size_t i = 0; i < N_ELEMENTS(good); i++) {
        struct request r = request_of(good[i], NULL);

        ck_assert_msg(write_it(&r, to), "%s: %s", good[i], err.message);
        ck_assert_ptr_nonnull(strstr(file_at(to + 1), wanted));
        ck_assert_ptr_null(strstr(file_at(to + 1), good[i]));
    }
    for (size_t i = 0; i < N_ELEMENTS(bad); i++) {
        struct request r = request_of(bad[i], NULL);

        ck_assert_msg(!write_it(&r, to) && err.kind == ERR_REQUEST, "%s", bad[i]);
    }
}
END_TEST

START_TEST(paths_of_references)
{
    static const char *const bad[] = {"/lib/umcp/a\"b.dll", "/lib/umcp/a,b.dll",
                                      "/lib/umcp/a;b.dll", "/lib/umcp/a\nb.dll", "/lib/umcp/*.dll"};
    static const char *const elsewhere[] = {"/lib/umcpx/a.dll", "/lib/umcp/../../p/a.dll",
                                            "/p/Assets/@a.dll", "/p/-a.dll"};
    struct request fine = request_of("/p/A.cs", "/lib/umcp/@a -b.dll");
    char to[128];

    ck_assert_msg(write_it(&fine, to), "%s", err.message);
    ck_assert_ptr_nonnull(strstr(file_at(to + 1), "\n-r:\"/lib/umcp/@a -b.dll\"\n"));
    for (size_t i = 0; i < N_ELEMENTS(bad); i++) {
        struct request r = request_of("/p/A.cs", bad[i]);

        ck_assert_msg(!write_it(&r, to) && err.kind == ERR_REQUEST, "%s", bad[i]);
    }
    /* What others can write is copied, and these are not there. */
    for (size_t i = 0; i < N_ELEMENTS(elsewhere); i++) {
        struct request r = request_of("/p/A.cs", elsewhere[i]);

        ck_assert_msg(!write_it(&r, to) && err.kind == ERR_NOT_FOUND, "%s", elsewhere[i]);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("compile_response");
    TCase *t = tcase_create("compile_response");
    SRunner *runner;
    int failed;

    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_test(t, all_of_it);
    tcase_add_test(t, paths_of_sources);
    tcase_add_test(t, paths_of_references);
    suite_add_tcase(s, t);
    runner = srunner_create(s);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? 1 : 0;
}
