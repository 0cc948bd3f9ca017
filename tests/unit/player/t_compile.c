/*
 * player/scripts/compile.h: rounds of builds, from the cache or by the service. The test is the
 * service: it reads requests and answers them.
 */
#include "player/scripts/compile.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/limits.h"
#include "player/app.h"
#include "player/managed/reached.h"
#include "player/scripts/report.h"
#include "player/scripts/tell.h"
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
        if (slice_is(path, "/umcp/Own.cs"))
            continue; /* in each assembly */
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

/* Puts a file there, under the key of the project's own sources. */
static void keep(const char *ending, const char *text)
{
    struct plan plan;
    struct inputs in;
    char key[COMPILE_KEY_SIZE], path[2 * PATH_MAX];
    struct err err;

    ck_assert(plan_make(&project, &(struct plan_options){.managed_dir = stand_ins}, &plan));
    ck_assert_str_eq(plan.items[0].name.p, "Assembly-CSharp");
    ck_assert(inputs_make(&project, &plan, &plan.items[0], &in));
    in.list.compiler_id = options.compiler_id;
    ck_assert_msg(compile_key(&in.list, NULL, key, &err), "%s", err.message);
    snprintf(path, sizeof(path), "%s/%s%s", cache, key, ending);
    rig_text(path, text);
    ck_assert_int_eq(chmod(path, 0600), 0);
    inputs_done(&in);
    plan_done(&plan);
}

/* The last of what is to be loaded; NULL: nothing is. */
static const char *loaded(void)
{
    const struct name_list *all = compile_loads();

    return all->n ? all->items[all->n - 1].p : NULL;
}

static enum compile_state find(void)
{
    return compile_find(&project, &options);
}

static int64_t now_us; /* our clock */

static enum compile_state poll_now(void)
{
    return compile_poll(now_us);
}

static enum compile_state poll_after(int64_t us)
{
    now_us += us;
    return poll_now();
}

/* --- What is known. --- */

START_TEST(without_sources_there_is_nothing_to_load)
{
    unlink(rig_path("Assets/A.cs"));
    unlink(rig_path("Assets/B.cs"));
    ck_assert_int_eq(find(), COMPILE_DONE);
    ck_assert_ptr_null(loaded());
}
END_TEST

START_TEST(what_is_kept_needs_no_service)
{
    char report[2 * PATH_MAX];
    struct compile_client *client = options.client;

    options.client = NULL;
    keep(".dll", "MZ");
    ck_assert_int_eq(find(), COMPILE_DONE);
    ck_assert_ptr_nonnull(strstr(loaded(), cache));
    rig_text("Assets/C.cs", "class C { wrong }");
    ck_assert_int_eq(find(), COMPILE_IDLE);
    snprintf(report, sizeof(report), "%s/Assets/C.cs(1,11): error CS1519: no\n", rig_root);
    keep(".txt", report);
    ck_assert_int_eq(find(), COMPILE_DONE); /* the second round is known from before */
    ck_assert_int_eq(report_get()->scripts[2].state, SCRIPT_OUT);
    compile_start();
    ck_assert_int_eq(poll_now(), COMPILE_IDLE);
    options.client = client;
}
END_TEST

START_TEST(what_others_can_have_written_is_not_known)
{
    char command[PATH_MAX + 64];

    keep(".dll", "MZ");
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

    keep(".dll", "MZ");
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
    const char *complaint;

    keep(".dll", "MZ");
    ck_assert_int_eq(find(), COMPILE_DONE);
    unlink(rig_path("Assets/B.cs"));
    rig_text("Assets/A.cs", "wrong");
    snprintf(report, sizeof(report), "%s/Assets/A.cs(1,1): error CS0116: no\n", rig_root);
    keep(".txt", report);
    ck_assert_int_eq(find(), COMPILE_FAILED);
    ck_assert_ptr_nonnull(loaded());
    ck_assert_str_eq(compile_progress(&complaint), "failed");
    ck_assert_str_eq(complaint, "none of the scripts compiles");
}
END_TEST

/* --- What is asked. --- */

START_TEST(a_build_is_asked_for_and_made)
{
    ck_assert_int_eq(find(), COMPILE_IDLE);
    ck_assert_ptr_null(loaded());
    compile_start();
    ck_assert_int_eq(poll_now(), COMPILE_RUNNING);
    serve("build A.cs B.cs", made);
    ck_assert_int_eq(poll_now(), COMPILE_DONE);
    ck_assert_str_eq(loaded(), "/made.dll");
    ck_assert_int_eq(poll_now(), COMPILE_IDLE);
}
END_TEST

START_TEST(wrong_sources_are_left_out_round_by_round)
{
    rig_text(arena_printf(&arena, "%s/P.cs", plugins).p, "class P {}");
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    serve("build A.cs B.cs", wrong("A.cs"));
    ck_assert_int_eq(poll_now(), COMPILE_RUNNING);
    serve("build B.cs", made);
    ck_assert_int_eq(poll_now(), COMPILE_RUNNING);
    serve("build P.cs", "\"ok\":true,\"assembly\":\"/plugins.dll\",\"isCached\":false");
    ck_assert_int_eq(poll_now(), COMPILE_DONE);
    ck_assert_uint_eq(compile_loads()->n, 2);
    ck_assert_str_eq(compile_loads()->items[0].p, "/plugins.dll"); /* found last, by name */
    ck_assert_str_eq(loaded(), "/made.dll");
}
END_TEST

/* None of them can be loaded before it is read again, so a path is a state of its content. */
START_TEST(a_generation_is_what_is_loaded)
{
    unsigned before;

    keep(".dll", "MZ");
    ck_assert_int_eq(find(), COMPILE_DONE);
    before = compile_generation();
    ck_assert_int_eq(find(), COMPILE_DONE);
    ck_assert_uint_eq(compile_generation(), before);
    rig_text("Assets/C.cs", "class C {}");
    keep(".dll", "MZ");
    ck_assert_int_eq(find(), COMPILE_DONE);
    ck_assert_uint_gt(compile_generation(), before);
}
END_TEST

START_TEST(an_assembly_that_fails_costs_no_other)
{
    static const char *const faults[] = {"request"};
    char members[128];

    rig_text("Assets/Lib/Lib.asmdef", "{\"name\":\"Lib\"}");
    rig_text("Assets/Lib/L.cs", "class L {}");
    for (size_t i = 0; i < N_ELEMENTS(faults); i++) {
        snprintf(members, sizeof(members), "\"ok\":false,\"fault\":\"%s\",\"message\":\"m\"",
                 faults[i]);
        ck_assert_int_eq(find(), COMPILE_IDLE);
        compile_start();
        serve("build L.cs", members);
        ck_assert_int_eq(poll_now(), COMPILE_RUNNING);
        serve("build A.cs B.cs", made);
        ck_assert_int_eq(poll_now(), COMPILE_DONE);
        ck_assert_str_eq(loaded(), "/made.dll");
    }
    ck_assert(slice_is(compile_home(SLICE("Assets/Lib/L.cs")), "Lib"));
    ck_assert(slice_is(compile_home(SLICE("Assets/A.cs")), "Assembly-CSharp"));
    ck_assert_uint_eq(compile_home(SLICE("Assets/None.cs")).len, 0);
}
END_TEST

/* --- What was left. --- */

START_TEST(what_was_left_is_reported)
{
    char left[4 * PATH_MAX];
    const struct report *r;

    snprintf(left, sizeof(left),
             "{\"members\":7,\"stubbed\":2,\"out\":1,\"names\":[{\"name\":\"GUI\",\"members\":1},"
             "{\"name\":\"GL\",\"members\":2}],\"sources\":[{\"path\":\"%s/Assets/A.cs\","
             "\"members\":4,\"stubbed\":2,\"out\":1,\"isOut\":false,\"left\":[{\"line\":3,"
             "\"column\":11,\"what\":\"A.F()\",\"how\":\"stub\",\"error\":\"CS0103: no\"}]},"
             "{\"path\":\"%s/Assets/B.cs\",\"members\":3,\"stubbed\":0,\"out\":0,"
             "\"isOut\":false,\"left\":[]}]}",
             rig_root, rig_root);
    keep(".dll", "MZ");
    ck_assert_int_eq(find(), COMPILE_DONE);
    r = report_get(); /* the file may be absent */
    ck_assert_uint_eq(r->n_scripts, 2);
    ck_assert_uint_eq(r->n_live, 2);
    keep(".left", left);
    ck_assert_int_eq(find(), COMPILE_DONE);
    ck_assert_uint_eq(r->n_partly, 1);
    ck_assert_int_eq(r->members, 7);
    ck_assert_int_eq(r->scripts[0].state, SCRIPT_PARTLY);
    ck_assert_uint_eq(r->scripts[0].n_left, 1);
    ck_assert(slice_is(r->scripts[0].left[0].what, "A.F()"));
    ck_assert(slice_is(r->scripts[0].assembly, "Assembly-CSharp"));
    ck_assert_int_eq(r->scripts[1].state, SCRIPT_LIVE);
    ck_assert(slice_is(r->names[0].name, "GL"));
    ck_assert_ptr_eq(report_find_stub(SLICE("A.F()"), SLICE("CS0103: no")), &r->scripts[0]);
    ck_assert_ptr_null(report_find_stub(SLICE("A.F()"), SLICE("CS0103: other")));
    ck_assert_ptr_null(report_find_stub(SLICE("A.G()"), SLICE("")));
    ck_assert_ptr_eq(r->worst[0], &r->scripts[0]);
    keep(".left", "{ broken");
    ck_assert_int_eq(find(), COMPILE_DONE);
    ck_assert_uint_eq(r->n_live, 2);
    keep(".left", "{\"sources\":[7,{\"path\":1}],\"names\":{}}");
    ck_assert_int_eq(find(), COMPILE_DONE);
    ck_assert_uint_eq(r->n_live, 2);
}
END_TEST

/* What tell_write() writes, for this part of a path. */
static const struct json *told(struct arena *a, struct slice path, size_t budget)
{
    const struct json *root = NULL;
    struct json_fault fault;
    struct buf text;

    arena_init(a, 1 << 20);
    buf_init(&text, 1 << 20);
    tell_write(&(struct agent_scripts_query){.path = path, .limit = 10, .budget = budget}, &text);
    ck_assert(buf_ok(&text));
    ck_assert(json_parse(a, arena_copy(a, buf_slice(&text)), &root, &fault));
    buf_done(&text);
    return root;
}

static int64_t count_of(const struct json *v, const char *key)
{
    int64_t value = -1;

    ck_assert(json_to_int(json_get(v, key), &value));
    return value;
}

START_TEST(what_is_told_follows_the_build)
{
    const struct json *v;
    struct arena a;

    keep(".dll", "MZ");
    ck_assert_int_eq(find(), COMPILE_DONE);
    v = told(&a, (struct slice){0}, 0);
    ck_assert(slice_is(json_get_text(v, "State"), "compiled"));
    ck_assert_int_eq(count_of(v, "Total"), 2);
    ck_assert_int_eq(count_of(json_get(v, "LastBuild"), "Compiled"), 0);
    arena_done(&a);
    v = told(&a, SLICE("b.CS"), 0);
    ck_assert_int_eq(count_of(v, "Total"), 1);
    ck_assert_int_eq(count_of(json_get(v, "Totals"), "Scripts"), 2);
    arena_done(&a);
    v = told(&a, (struct slice){0}, 1); /* the first comes, however large */
    ck_assert_int_eq(count_of(v, "NextOffset"), 1);
    arena_done(&a);
    rig_text("Assets/B.cs", "class New {}");
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    v = told(&a, (struct slice){0}, 0); /* the last build's, meanwhile */
    ck_assert(slice_is(json_get_text(v, "State"), "compiling"));
    ck_assert_int_eq(count_of(v, "Total"), 2);
    arena_done(&a);
    serve("build A.cs B.cs", "\"ok\":false,\"fault\":\"unavailable\",\"message\":\"it is ill\"");
    ck_assert_int_eq(poll_now(), COMPILE_FAILED);
    v = told(&a, (struct slice){0}, 0);
    ck_assert(slice_is(json_get_text(v, "State"), "waiting"));
    ck_assert(slice_is(json_get_text(v, "Complaint"), "it is ill"));
    arena_done(&a);
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    serve("build A.cs B.cs", made);
    ck_assert_int_eq(poll_now(), COMPILE_DONE);
    v = told(&a, (struct slice){0}, 0);
    ck_assert(slice_is(json_get_text(v, "State"), "compiled"));
    ck_assert(!json_get_text(v, "Complaint").len);
    ck_assert_int_eq(count_of(json_get(v, "LastBuild"), "Compiled"), 1);
    arena_done(&a);
}
END_TEST

START_TEST(what_was_reached_is_counted)
{
    struct reached *all;
    struct arena a;
    size_t n = 0;

    reached_forget();
    for (int i = 0; i < 3; i++)
        reached_note(SLICE("A.F()"), SLICE("CS0103: no"));
    reached_note(SLICE("UnityEngine.Camera.Render()"), SLICE(""));
    reached_told(SLICE("A.F()"), SLICE("CS0103: no"));
    reached_told(SLICE("unknown"), SLICE(""));
    reached_frame(1);
    reached_frame(2000000);
    arena_init(&a, 1 << 16);
    all = reached_copy(&a, &n);
    ck_assert_uint_eq(n, 2);
    ck_assert(slice_is(all[0].member, "A.F()") && slice_is(all[0].reason, "CS0103: no"));
    ck_assert_int_eq(all[0].times, 3);
    ck_assert(slice_is(all[1].member, "UnityEngine.Camera.Render()") && !all[1].reason.len);
    for (unsigned i = 0; i < LIMIT_REACHED + 10; i++) {
        char name[32];

        snprintf(name, sizeof(name), "M%u", i);
        reached_note(slice_of(name), SLICE(""));
    }
    arena_done(&a);
    arena_init(&a, 16 << 20);
    reached_copy(&a, &n);
    ck_assert_uint_eq(n, LIMIT_REACHED);
    reached_forget();
    reached_copy(&a, &n);
    ck_assert_uint_eq(n, 0);
    arena_done(&a);
}
END_TEST

START_TEST(rewritten_sources_are_sent_as_text)
{
    options.is_mcs = true;
    rig_text("Assets/B.cs", "#nullable enable\nclass B { string? \xff; }");
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    serve("build A.cs B.cs", wrong("B.cs"));
    ck_assert_int_eq(poll_now(), COMPILE_RUNNING);
    serve("build A.cs B.cs+text", made);
    ck_assert_int_eq(poll_now(), COMPILE_DONE);
}
END_TEST

START_TEST(a_service_that_was_killed_is_asked_again)
{
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    serve("build A.cs B.cs", died);
    ck_assert_int_eq(poll_now(), COMPILE_RUNNING);
    serve("build A.cs B.cs", made);
    ck_assert_int_eq(poll_now(), COMPILE_DONE);
}
END_TEST

START_TEST(a_source_that_kills_the_compiler_is_left_out)
{
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    serve("build A.cs B.cs", died);
    ck_assert_int_eq(poll_now(), COMPILE_RUNNING);
    serve("build A.cs B.cs", died);
    ck_assert_int_eq(poll_now(), COMPILE_RUNNING);
    serve("build A.cs", made); /* so it was B */
    ck_assert_int_eq(poll_now(), COMPILE_RUNNING);
    serve("build A.cs", made);
    ck_assert_int_eq(poll_now(), COMPILE_DONE);
}
END_TEST

START_TEST(changes_are_looked_at_again)
{
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    serve("build A.cs B.cs", "\"ok\":false,\"fault\":\"changed\",\"message\":\"x\"");
    ck_assert_int_eq(poll_now(), COMPILE_CHANGED);
    ck_assert_int_eq(poll_now(), COMPILE_IDLE);
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
        ck_assert_int_eq(poll_now(), COMPILE_FAILED);
        ck_assert_int_eq(poll_now(), COMPILE_IDLE);
    }
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    close(service);
    service = -1;
    ck_assert_int_eq(poll_now(), COMPILE_FAILED);
    compile_start();
    ck_assert_int_eq(poll_now(), COMPILE_IDLE);
}
END_TEST

static const char *const gone = "\"ok\":false,\"fault\":\"unavailable\",\"message\":\"m\"";
static const char *const late = "\"ok\":false,\"fault\":\"late\",\"message\":\"m\"";

/* The wait doubles, up to the most. */
START_TEST(a_service_that_is_not_there_is_asked_again_later)
{
    int64_t delay = LIMIT_COMPILE_RETRY_US, id;

    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    for (int i = 0; i < 10; i++) {
        serve("build A.cs B.cs", gone);
        ck_assert_int_eq(poll_now(), COMPILE_FAILED);
        ck_assert_int_eq(poll_after(delay - 1), COMPILE_IDLE);
        ck_assert_str_eq(asked(&id), "");
        ck_assert_int_eq(poll_after(1), COMPILE_RUNNING);
        delay = delay * 2 < LIMIT_BUILD_RETRY_US ? delay * 2 : LIMIT_BUILD_RETRY_US;
    }
    serve("build A.cs B.cs", late);
    ck_assert_int_eq(poll_now(), COMPILE_FAILED);
    ck_assert_int_eq(poll_after(LIMIT_BUILD_RETRY_US), COMPILE_IDLE);
    rig_text("Assets/B.cs", "class b {}");
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    serve("build A.cs B.cs", late);
    ck_assert_int_eq(poll_now(), COMPILE_FAILED);
    ck_assert_int_eq(poll_after(LIMIT_COMPILE_RETRY_US), COMPILE_RUNNING);
    serve("build A.cs B.cs", made);
    ck_assert_int_eq(poll_now(), COMPILE_DONE);
    ck_assert_str_eq(loaded(), "/made.dll");
    ck_assert_int_eq(poll_after(LIMIT_BUILD_RETRY_US), COMPILE_IDLE);
}
END_TEST

START_TEST(builds_that_are_always_late_come_to_an_end)
{
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    for (unsigned i = 0; i < LIMIT_BUILD_LATE; i++) {
        serve("build A.cs B.cs", late);
        ck_assert_int_eq(poll_now(), COMPILE_FAILED);
        ck_assert_int_eq(poll_after(LIMIT_BUILD_RETRY_US),
                         i + 1 < LIMIT_BUILD_LATE ? COMPILE_RUNNING : COMPILE_IDLE);
    }
}
END_TEST

START_TEST(sources_that_change_come_before_the_next_try)
{
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    serve("build A.cs B.cs", gone);
    ck_assert_int_eq(poll_now(), COMPILE_FAILED);
    compile_stop();
    rig_text("Assets/C.cs", "class C {}");
    ck_assert_int_eq(find(), COMPILE_IDLE);
    compile_start();
    ck_assert_int_eq(poll_after(LIMIT_BUILD_RETRY_US), COMPILE_RUNNING);
    serve("build A.cs B.cs C.cs", made);
    ck_assert_int_eq(poll_now(), COMPILE_DONE);
}
END_TEST

START_TEST(an_assembly_that_cannot_be_loaded_is_made_anew_once)
{
    keep(".dll", "MZ");
    ck_assert_int_eq(find(), COMPILE_DONE);
    ck_assert(!compile_discard("/other.dll"));
    ck_assert(compile_discard(loaded()));
    compile_start();
    serve("build anew A.cs B.cs", died); /* faults do not bring back what the cache has */
    ck_assert_int_eq(poll_now(), COMPILE_RUNNING);
    serve("build anew A.cs B.cs", gone);
    ck_assert_int_eq(poll_now(), COMPILE_FAILED);
    ck_assert_int_eq(poll_after(LIMIT_COMPILE_RETRY_US), COMPILE_RUNNING);
    serve("build anew A.cs B.cs", made);
    ck_assert_int_eq(poll_now(), COMPILE_DONE);
    ck_assert(!compile_discard("/made.dll"));
    ck_assert_str_eq(loaded(), "/made.dll");
}
END_TEST

/* What still runs was asked against the assembly. A process discards one once: this is another. */
START_TEST(to_discard_an_assembly_cancels_what_runs)
{
    int64_t id;
    int status;

    rig_text("Assets/Lib/Lib.asmdef", "{\"name\":\"Lib\"}");
    rig_text("Assets/Lib/L.cs", "class L {}");
    ck_assert_int_eq(find(), COMPILE_IDLE);
    if (fork() == 0) {
        compile_start();
        serve("build L.cs", made);
        _exit(poll_now() != COMPILE_RUNNING || strcmp(asked(&id), "build A.cs B.cs") != 0 ||
              !compile_discard("/made.dll") || strcmp(asked(&id), "cancel") != 0);
    }
    ck_assert(wait(&status) > 0 && status == 0);
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
    ck_assert_int_eq(poll_now(), COMPILE_IDLE);
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
    tcase_add_test(c, what_is_told_follows_the_build);
    tcase_add_test(c, what_was_reached_is_counted);
    tcase_add_test(c, a_report_that_all_are_wrong_keeps_what_is_loaded);
    tcase_add_test(c, a_build_is_asked_for_and_made);
    tcase_add_test(c, wrong_sources_are_left_out_round_by_round);
    tcase_add_test(c, a_generation_is_what_is_loaded);
    tcase_add_test(c, an_assembly_that_fails_costs_no_other);
    tcase_add_test(c, what_was_left_is_reported);
    tcase_add_test(c, rewritten_sources_are_sent_as_text);
    tcase_add_test(c, a_service_that_was_killed_is_asked_again);
    tcase_add_test(c, a_source_that_kills_the_compiler_is_left_out);
    tcase_add_test(c, changes_are_looked_at_again);
    tcase_add_test(c, faults_end_it);
    tcase_add_test(c, a_service_that_is_not_there_is_asked_again_later);
    tcase_add_test(c, builds_that_are_always_late_come_to_an_end);
    tcase_add_test(c, sources_that_change_come_before_the_next_try);
    tcase_add_test(c, to_discard_an_assembly_cancels_what_runs);
    tcase_add_test(c, an_assembly_that_cannot_be_loaded_is_made_anew_once);
    tcase_add_test(c, a_build_is_cancelled);
    suite_add_tcase(s, c);
    return rig_run(s);
}
