/*
 * player/scripts/compile.h: rounds of builds, from the cache or by the service. The test is the
 * service: it reads requests and answers them.
 */
#include "player/scripts/compile.h"

#include <fcntl.h>
#include <sys/socket.h>

#include "base/limits.h"
#include "player/app.h"
#include "player/scripts/inputs.h"
#include "unit/unity/project_rig.h"

struct player_options player_options = {.link_fd = -1}; /* main.c's, which is not here */

static struct project project;
static struct compile_options options;
static char stand_ins[PATH_MAX], cache[PATH_MAX], plugins[PATH_MAX]; /* beside the project */
static int service;                                                  /* our end */
static struct arena arena;

static void set_up(void)
{
    int ends[2];

    rig_begin();
    snprintf(stand_ins, sizeof(stand_ins), "%.200s-managed", rig_root);
    snprintf(cache, sizeof(cache), "%.200s-cache", rig_root);
    snprintf(plugins, sizeof(plugins), "%.200s-plugins", rig_root);
    rig_folder(stand_ins);
    rig_folder(plugins);
    ck_assert_int_eq(mkdir(cache, 0700), 0);
    rig_text(arena_printf(&arena, "%s/UnityEngine.CoreModule.dll", stand_ins).p, "core");
    rig_text(arena_printf(&arena, "%s/Umcp.Support.dll", stand_ins).p, "support");
    rig_folder("Assets");
    project = rig_open();
    ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends), 0);
    service = ends[1];
    options = (struct compile_options){.client = compile_client_new(ends[0]),
                                       .compiler_id = "0123",
                                       .managed_dir = stand_ins,
                                       .cache_dir = cache,
                                       .plugins_dir = plugins};
    ck_assert_int_eq(compile_find(&project, &options), COMPILE_DONE); /* forgets the last test */
    rig_text("Assets/A.cs", "class A {}");
    rig_text("Assets/B.cs", "class B {}");
}

static void tear_down(void)
{
    compile_stop();
    compile_client_free(options.client);
    if (service >= 0)
        close(service);
    project_done(&project);
    rig_end();
}

/* --- The service. --- */

/* What the player asked: "op A.cs B.cs+text P.cs", without the folders; "": nothing. */
static const char *asked(int64_t *ret_id)
{
    static char text[4096], line[1 << 16];
    ssize_t n = recv(service, line, sizeof(line), MSG_DONTWAIT);
    const struct json *root, *op, *sources;
    size_t len;

    if (n <= 0)
        return "";
    arena_reset(&arena);
    ck_assert(line[n - 1] == '\n');
    ck_assert(json_parse(&arena, slice_from(line, (size_t)n - 1), &root, &(struct json_fault){0}));
    ck_assert(json_to_int(json_get_value(root, "id"), ret_id));
    op = json_get_value(root, "op");
    len = (size_t)snprintf(text, sizeof(text), "%.*s", SLICE_ARG(op->text));
    if (json_get_value(root, "anew"))
        len += (size_t)snprintf(text + len, sizeof(text) - len, " anew");
    sources = json_get_value(root, "sources");
    for (const struct json *s = sources ? sources->first : NULL; s; s = s->next) {
        struct slice path = json_get_value(s, "path")->text;
        const char *slash = memrchr(path.p, '/', path.len);

        ck_assert_int_eq(path.p[0], '/');
        len += (size_t)snprintf(text + len, sizeof(text) - len, " %.*s%s",
                                (int)(path.p + path.len - slash) - 1, slash + 1,
                                json_get_value(s, "text") ? "+text" : "");
    }
    return text;
}

/* Takes a request, which must be this, and answers it with these members. */
static void serve(const char *request, const char *members)
{
    int64_t id = 0;
    char line[3 * PATH_MAX];
    int len;

    ck_assert_str_eq(asked(&id), request);
    len = snprintf(line, sizeof(line), "{\"id\":%lld,%s}\n", (long long)id, members);
    ck_assert_int_eq(send(service, line, (size_t)len, MSG_NOSIGNAL), len);
}

static const char *const made = "\"ok\":true,\"assembly\":\"/made.dll\",\"isCached\":false";
static const char *const died = "\"ok\":false,\"fault\":\"died\",\"message\":\"it is dead\"";

/* A report about the source of this name in Assets. */
static const char *wrong(const char *name)
{
    static char text[2 * PATH_MAX];

    snprintf(text, sizeof(text),
             "\"ok\":false,\"report\":\"%s/Assets/%s(1,2): error CS0029: no\\n\"", rig_root, name);
    return text;
}

/* --- The cache. --- */

/* Puts a file there, under the key of these sources. */
static void keep(enum phase phase, const char *without, const char *ending, const char *text)
{
    struct sources sources = {0};
    struct arena paths;
    struct inputs in;
    char key[COMPILE_KEY_SIZE], path[2 * PATH_MAX];
    struct err err;

    arena_init(&paths, 1 << 20);
    ck_assert(sources_find(&project, plugins, &paths, &sources));
    for (size_t i = 0; i < sources.n; i++)
        sources.items[i].is_out = slice_contains(sources.items[i].path, slice_of(without));
    ck_assert(inputs_make(&project, &options, &sources, phase, &in));
    ck_assert_msg(compile_key(&in.list, key, &err), "%s", err.message);
    snprintf(path, sizeof(path), "%s/%s%s", cache, key, ending);
    rig_text(path, text);
    ck_assert_int_eq(chmod(path, 0600), 0);
    inputs_done(&in);
    sources_done(&sources);
    arena_done(&paths);
}

static enum compile_state find(void)
{
    return compile_find(&project, &options);
}

/* --- What is known. --- */

START_TEST(without_sources_there_is_nothing_to_load)
{
    unlink(rig_path("Assets/A.cs"));
    unlink(rig_path("Assets/B.cs"));
    ck_assert_int_eq(find(), COMPILE_DONE);
    ck_assert_ptr_null(compile_assembly());
}
END_TEST

START_TEST(what_is_kept_needs_no_service)
{
    char report[2 * PATH_MAX];
    struct compile_client *client = options.client;

    options.client = NULL;
    keep(PHASE_TRY, "nothing", ".dll", "MZ");
    /* no added sources: the first phase is that of the own */
    ck_assert_int_eq(find(), COMPILE_DONE);
    ck_assert_ptr_nonnull(strstr(compile_assembly(), cache));
    rig_text("Assets/C.cs", "class C { wrong }");
    ck_assert_int_eq(find(), COMPILE_IDLE);
    snprintf(report, sizeof(report), "%s/Assets/C.cs(1,11): error CS1519: no\n", rig_root);
    keep(PHASE_OWN, "nothing", ".txt", report);
    ck_assert_int_eq(find(), COMPILE_DONE); /* the second round is known from before */
    compile_start();
    ck_assert_int_eq(compile_poll(), COMPILE_IDLE);
    options.client = client;
}
END_TEST

START_TEST(what_others_can_have_written_is_not_known)
{
    char command[PATH_MAX + 64];

    keep(PHASE_OWN, "nothing", ".dll", "MZ");
    ck_assert_int_eq(find(), COMPILE_DONE);
    snprintf(command, sizeof(command), "chmod 620 %s/*.dll", cache);
    ck_assert_int_eq(system(command), 0);
    ck_assert_int_eq(find(), COMPILE_IDLE);
    options.compiler_id = "4567";
    snprintf(command, sizeof(command), "chmod 600 %s/*.dll", cache);
    ck_assert_int_eq(system(command), 0);
    ck_assert_int_eq(find(), COMPILE_IDLE); /* another compiler made it */
    options.compiler_id = NULL;
    ck_assert_int_eq(find(), COMPILE_IDLE);
    options.compiler_id = "0123";
    ck_assert_int_eq(find(), COMPILE_DONE);
}
END_TEST

START_TEST(content_counts_and_not_time)
{
    static const struct timespec then[2] = {{.tv_sec = 1000}, {.tv_sec = 1000}};

    keep(PHASE_OWN, "nothing", ".dll", "MZ");
    ck_assert_int_eq(utimensat(AT_FDCWD, rig_path("Assets/A.cs"), then, 0), 0);
    ck_assert_int_eq(find(), COMPILE_DONE);
    rig_text("Assets/A.cs", "class a {}");
    ck_assert_int_eq(utimensat(AT_FDCWD, rig_path("Assets/A.cs"), then, 0), 0);
    ck_assert_int_eq(find(), COMPILE_IDLE);
    rig_text("Assets/A.cs", "class A {}");
    ck_assert_int_eq(find(), COMPILE_DONE);
    rig_text(arena_printf(&arena, "%s/UnityEngine.CoreModule.dll", stand_ins).p, "CORE");
    ck_assert_int_eq(find(), COMPILE_IDLE);
}
END_TEST

START_TEST(a_report_that_all_are_wrong_keeps_what_is_loaded)
{
    char report[2 * PATH_MAX];

    keep(PHASE_OWN, "nothing", ".dll", "MZ");
    ck_assert_int_eq(find(), COMPILE_DONE);
    unlink(rig_path("Assets/B.cs"));
    rig_text("Assets/A.cs", "wrong");
    snprintf(report, sizeof(report), "%s/Assets/A.cs(1,1): error CS0116: no\n", rig_root);
    keep(PHASE_OWN, "nothing", ".txt", report);
    ck_assert_int_eq(find(), COMPILE_FAILED);
    ck_assert_ptr_nonnull(compile_assembly());
}
END_TEST

/* --- What is asked. --- */

START_TEST(a_build_is_asked_for_and_made)
{
    ck_assert_int_eq(find(), COMPILE_IDLE);
    ck_assert_ptr_null(compile_assembly());
    compile_start();
    ck_assert_int_eq(compile_poll(), COMPILE_RUNNING);
    serve("build A.cs B.cs", made);
    ck_assert_int_eq(compile_poll(), COMPILE_DONE);
    ck_assert_str_eq(compile_assembly(), "/made.dll");
    ck_assert_int_eq(compile_poll(), COMPILE_IDLE);
}
END_TEST

START_TEST(wrong_sources_are_left_out_round_by_round)
{
    rig_text(arena_printf(&arena, "%s/P.cs", plugins).p, "class P {}");
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    serve("build A.cs B.cs P.cs", wrong("A.cs"));
    ck_assert_int_eq(compile_poll(), COMPILE_RUNNING);
    serve("build A.cs B.cs", wrong("A.cs")); /* whose fault it is */
    ck_assert_int_eq(compile_poll(), COMPILE_RUNNING);
    serve("build B.cs", made);
    ck_assert_int_eq(compile_poll(), COMPILE_RUNNING);
    serve("build B.cs P.cs", "\"ok\":true,\"assembly\":\"/both.dll\",\"isCached\":false");
    ck_assert_int_eq(compile_poll(), COMPILE_DONE);
    ck_assert_str_eq(compile_assembly(), "/both.dll");
}
END_TEST

START_TEST(rewritten_sources_are_sent_as_text)
{
    options.is_mcs = true;
    rig_text("Assets/B.cs", "#nullable enable\nclass B { string? \xff; }");
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    serve("build A.cs B.cs", wrong("B.cs"));
    ck_assert_int_eq(compile_poll(), COMPILE_RUNNING);
    serve("build A.cs B.cs+text", made);
    ck_assert_int_eq(compile_poll(), COMPILE_DONE);
}
END_TEST

START_TEST(a_service_that_was_killed_is_asked_again)
{
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    serve("build A.cs B.cs", died);
    ck_assert_int_eq(compile_poll(), COMPILE_RUNNING);
    serve("build A.cs B.cs", made);
    ck_assert_int_eq(compile_poll(), COMPILE_DONE);
}
END_TEST

START_TEST(a_source_that_kills_the_compiler_is_left_out)
{
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    serve("build A.cs B.cs", died);
    ck_assert_int_eq(compile_poll(), COMPILE_RUNNING);
    serve("build A.cs B.cs", died);
    ck_assert_int_eq(compile_poll(), COMPILE_RUNNING);
    serve("build A.cs", made); /* so it was B */
    ck_assert_int_eq(compile_poll(), COMPILE_RUNNING);
    serve("build A.cs", made);
    ck_assert_int_eq(compile_poll(), COMPILE_DONE);
}
END_TEST

START_TEST(changes_are_looked_at_again)
{
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    serve("build A.cs B.cs", "\"ok\":false,\"fault\":\"changed\",\"message\":\"x\"");
    ck_assert_int_eq(compile_poll(), COMPILE_CHANGED);
    ck_assert_int_eq(compile_poll(), COMPILE_IDLE);
}
END_TEST

START_TEST(faults_end_it)
{
    static const char *const faults[] = {"late", "unavailable", "request"};
    char members[128];

    for (size_t i = 0; i < N_ELEMENTS(faults); i++) {
        ck_assert_int_eq(find(), COMPILE_IDLE);
        compile_start();
        snprintf(members, sizeof(members), "\"ok\":false,\"fault\":\"%s\",\"message\":\"m\"",
                 faults[i]);
        serve("build A.cs B.cs", members);
        ck_assert_int_eq(compile_poll(), COMPILE_FAILED);
        ck_assert_int_eq(compile_poll(), COMPILE_IDLE);
    }
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    close(service);
    service = -1;
    ck_assert_int_eq(compile_poll(), COMPILE_FAILED);
    compile_start();
    ck_assert_int_eq(compile_poll(), COMPILE_IDLE);
}
END_TEST

START_TEST(an_assembly_that_cannot_be_loaded_is_made_anew_once)
{
    keep(PHASE_OWN, "nothing", ".dll", "MZ");
    ck_assert_int_eq(find(), COMPILE_DONE);
    ck_assert(compile_discard());
    ck_assert_ptr_null(compile_assembly());
    compile_start();
    serve("build anew A.cs B.cs", made);
    ck_assert_int_eq(compile_poll(), COMPILE_DONE);
    ck_assert(!compile_discard());
    ck_assert_str_eq(compile_assembly(), "/made.dll");
}
END_TEST

START_TEST(a_build_is_cancelled)
{
    int64_t id;

    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    ck_assert_str_eq(asked(&id), "build A.cs B.cs");
    compile_stop();
    ck_assert_str_eq(asked(&id), "cancel");
    ck_assert_int_eq(compile_poll(), COMPILE_IDLE);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("compile");
    TCase *c = tcase_create("compile");

    arena_init(&arena, 16u << 20);
    tcase_set_timeout(c, 60);
    tcase_add_checked_fixture(c, set_up, tear_down);
    tcase_add_test(c, without_sources_there_is_nothing_to_load);
    tcase_add_test(c, what_is_kept_needs_no_service);
    tcase_add_test(c, what_others_can_have_written_is_not_known);
    tcase_add_test(c, content_counts_and_not_time);
    tcase_add_test(c, a_report_that_all_are_wrong_keeps_what_is_loaded);
    tcase_add_test(c, a_build_is_asked_for_and_made);
    tcase_add_test(c, wrong_sources_are_left_out_round_by_round);
    tcase_add_test(c, rewritten_sources_are_sent_as_text);
    tcase_add_test(c, a_service_that_was_killed_is_asked_again);
    tcase_add_test(c, a_source_that_kills_the_compiler_is_left_out);
    tcase_add_test(c, changes_are_looked_at_again);
    tcase_add_test(c, faults_end_it);
    tcase_add_test(c, an_assembly_that_cannot_be_loaded_is_made_anew_once);
    tcase_add_test(c, a_build_is_cancelled);
    suite_add_tcase(s, c);
    return rig_run(s);
}
