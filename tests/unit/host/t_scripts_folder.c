/*
 * The Scripts folder on disk: what is written, deleted and renamed there, and that no path and no
 * link leads out of it. What running a script does is t_link_scripts.c's.
 */
#include "scripts_rig.h"

#define OK  "{\"ok\":true}"
#define MAX 262144

static void expect_ok(enum tool_id id, const char *args)
{
    expect_result(ask(id, args), OK);
}

static void refuse(enum tool_id id, const char *args, enum err_kind kind, const char *message)
{
    expect_error(ask(id, args), kind, message);
}

/* Writes `len` bytes of x behind `before` into big.cs. */
static const struct test_call *write_long(const char *before, size_t len)
{
    const char *head = "{\"path\":\"big.cs\",\"content\":\"", *tail = "\"}";
    char *args = malloc(len + 100), *at = args;
    struct test_call *c;

    ck_assert_ptr_nonnull(args);
    at += sprintf(args, "%s%s", head, before);
    memset(at, 'x', len);
    memcpy(at + len, tail, strlen(tail) + 1);
    c = post(TOOL_WRITE_CONSOLE_SCRIPT, args);
    await_end(c);
    free(args);
    return c;
}

static int64_t size_of(const char *name)
{
    struct stat what;

    ck_assert_int_eq(stat(script_path(name), &what), 0);
    return (int64_t)what.st_size;
}

static size_t count_entries(const char *path)
{
    char command[PATH_MAX + 64];
    unsigned n = 0;
    FILE *out;

    snprintf(command, sizeof(command), "ls -A '%s' | wc -l", rig_path(path));
    out = popen(command, "r");
    ck_assert_ptr_nonnull(out);
    ck_assert_int_eq(fscanf(out, "%u", &n), 1);
    pclose(out);
    return n;
}

/* --- Writing. --- */

START_TEST(script_is_written_read_replaced_and_deleted)
{
    struct stat first, second;

    expect_ok(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'a.cs','content':'return 1;'}");
    expect_content("a.cs", "return 1;");
    ck_assert_int_eq(stat(script_path("a.cs"), &first), 0);
    ck_assert_int_eq(first.st_mode & 0777, 0600);
    expect_ok(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'./x/../a.cs','content':''}");
    expect_content("a.cs", "");
    ck_assert_int_eq(stat(script_path("a.cs"), &second), 0);
    ck_assert(first.st_ino != second.st_ino); /* not written into: a reader may have it open */
    ck_assert(
        slice_contains(buf_slice(&ask(TOOL_READ_CONSOLE_SCRIPT, "{'path':'a.cs'}")->call.result),
                       SLICE("\"Content\":\"\",\"SizeBytes\":0")));
    ck_assert_uint_eq(count_entries("Scripts"), 1);
    expect_ok(TOOL_DELETE_CONSOLE_SCRIPT, "{'path':'a.cs'}");
    ck_assert_uint_eq(count_entries("Scripts"), 0);
    refuse(TOOL_DELETE_CONSOLE_SCRIPT, "{'path':'a.cs'}", ERR_NOT_FOUND, "Script not found: a.cs");
    refuse(TOOL_READ_CONSOLE_SCRIPT, "{'path':'a.cs'}", ERR_NOT_FOUND, "Script not found: a.cs");
}
END_TEST

START_TEST(absolute_path_inside_the_folder_is_fine)
{
    char args[PATH_MAX + 100];

    snprintf(args, sizeof(args), "{'path':'%s','content':'1'}", script_path("sub/a.cs"));
    expect_ok(TOOL_WRITE_CONSOLE_SCRIPT, args);
    expect_content("sub/a.cs", "1");
    snprintf(args, sizeof(args), "{'path':'%s'}", script_path("sub/a.cs"));
    expect_ok(TOOL_DELETE_CONSOLE_SCRIPT, args);
}
END_TEST

START_TEST(byte_order_mark_is_not_written_and_not_counted)
{
    expect_ok(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'a.cs','content':'\\uFEFF\\u00e91'}");
    expect_content("a.cs", "\xC3\xA9"
                           "1");
    expect_result(write_long("", MAX), OK);
    expect_result(write_long("\xEF\xBB\xBF", MAX), OK);
    ck_assert_int_eq(size_of("big.cs"), MAX);
    expect_error(write_long("", MAX + 1), ERR_ARGUMENT, "Content too large; max 262144 bytes");
    expect_error(write_long("\xC3\xA9", MAX - 1), ERR_ARGUMENT,
                 "Content too large; max 262144 bytes");
    ck_assert_int_eq(size_of("big.cs"), MAX);
}
END_TEST

START_TEST(folders_are_made_and_go_with_their_last_script)
{
    struct stat what;

    expect_ok(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'a\\\\b/c.cs','content':'1'}");
    expect_ok(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'a/d.CS','content':'2'}");
    expect_content("a/b/c.cs", "1");
    ck_assert_int_eq(stat(script_path("a/b"), &what), 0);
    ck_assert_int_eq(what.st_mode & 0777, 0700);
    expect_ok(TOOL_DELETE_CONSOLE_SCRIPT, "{'path':'a/b/c.cs'}");
    ck_assert(!has_script("a/b") && has_script("a/d.CS"));
    expect_ok(TOOL_DELETE_CONSOLE_SCRIPT, "{'path':'a/d.CS'}");
    ck_assert(!has_script("a"));
    ck_assert_int_eq(stat(rig_path("Scripts"), &what), 0);
}
END_TEST

/* --- Paths. --- */

#define OUTSIDE "path must stay inside the Scripts folder"

static const struct {
    const char *path, *message;
} bad_paths[] = {
    {"", "path is required"},
    {"a.txt", "Only .cs files are allowed"},
    {"a.cs/", "Only .cs files are allowed"},
    {"sub/../..", "Only .cs files are allowed"},
    {"../x.cs", OUTSIDE},
    {"sub/../../x.cs", OUTSIDE},
    {"..\\\\x.cs", OUTSIDE},
    {"/etc/x.cs", OUTSIDE},
    {"/x.cs", OUTSIDE},
    {"C:\\\\x.cs", OUTSIDE},
    {"x.txt:y.cs", OUTSIDE},
    {"link.cs", OUTSIDE},
    {"inside.cs", OUTSIDE},
    {"dead.cs", OUTSIDE},
    {"out/x.cs", OUTSIDE},
    {"sub/up/x.cs", OUTSIDE},
    {"a\\u0000.cs", "path must have less than 1024 bytes and no NUL"},
};

START_TEST(path_that_leaves_the_folder_is_refused_by_all)
{
    static const enum tool_id tools[] = {TOOL_READ_CONSOLE_SCRIPT, TOOL_DELETE_CONSOLE_SCRIPT,
                                         TOOL_RUN_CONSOLE_SCRIPT};
    char args[256];

    rig_text("secret.cs", "secret");
    rig_text("other/x.cs", "secret");
    put_script("sub/a.cs", "1");
    ck_assert_int_eq(symlink(rig_path("secret.cs"), script_path("link.cs")), 0);
    ck_assert_int_eq(symlink("sub/a.cs", script_path("inside.cs")), 0);
    ck_assert_int_eq(symlink("nowhere.cs", script_path("dead.cs")), 0);
    ck_assert_int_eq(symlink(rig_path("other"), script_path("out")), 0);
    ck_assert_int_eq(symlink("../..", script_path("sub/up")), 0);
    snprintf(args, sizeof(args), "{'path':'%s','content':'bad'}", bad_paths[_i].path);
    refuse(TOOL_WRITE_CONSOLE_SCRIPT, args, ERR_ARGUMENT, bad_paths[_i].message);
    for (size_t k = 0; k < N_ELEMENTS(tools); k++)
        refuse(tools[k], args, ERR_ARGUMENT, bad_paths[_i].message);
    expect_content("../secret.cs", "secret");
    expect_content("../other/x.cs", "secret");
    expect_content("sub/a.cs", "1");
    ck_assert(has_script("link.cs") && has_script("dead.cs") && !has_script("nowhere.cs"));
    ck_assert_uint_eq(count_entries("."), 4); /* Assets, Scripts, secret.cs, other */
    ck_assert_uint_eq(count_entries("Scripts"), 5);
}
END_TEST

START_TEST(what_is_no_file_is_neither_replaced_nor_deleted)
{
    rig_folder("Scripts/folder.cs");
    put_script("file.cs", "1");
    ck_assert_int_eq(mkfifo(script_path("pipe.cs"), 0600), 0);
    refuse(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'folder.cs','content':''}", ERR_ARGUMENT,
           "folder.cs is not a file");
    refuse(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'pipe.cs','content':''}", ERR_ARGUMENT,
           "pipe.cs is not a file");
    refuse(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'file.cs/a.cs','content':''}", ERR_ARGUMENT,
           "file.cs is not a folder");
    refuse(TOOL_DELETE_CONSOLE_SCRIPT, "{'path':'folder.cs'}", ERR_ARGUMENT,
           "folder.cs is not a file");
    refuse(TOOL_DELETE_CONSOLE_SCRIPT, "{'path':'file.cs/a.cs'}", ERR_NOT_FOUND,
           "Script not found: file.cs/a.cs");
    refuse(TOOL_READ_CONSOLE_SCRIPT, "{'path':'folder.cs'}", ERR_NOT_FOUND,
           "Script not found: folder.cs");
    refuse(TOOL_RUN_CONSOLE_SCRIPT, "{'path':'pipe.cs'}", ERR_NOT_FOUND,
           "Script not found: pipe.cs");
    ck_assert_uint_eq(count_entries("Scripts"), 3);
}
END_TEST

START_TEST(names_that_a_list_would_not_show_cannot_be_written)
{
    char args[600];

    refuse(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'.a.cs','content':''}", ERR_ARGUMENT,
           "Names in path must not begin with a dot");
    refuse(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'x/.git/a.cs','content':''}", ERR_ARGUMENT,
           "Names in path must not begin with a dot");
    refuse(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'1/2/3/4/5/6/7/8/9/a.cs','content':''}",
           ERR_ARGUMENT, "path may have at most 8 folders");
    ck_assert(!has_script(""));
    expect_ok(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'1/2/3/4/5/6/7/8/a.cs','content':''}");
    ck_assert(slice_starts(buf_slice(&ask(TOOL_LIST_CONSOLE_SCRIPTS, "{}")->call.result),
                           SLICE("{\"Total\":1,")));
    snprintf(args, sizeof(args), "{'path':'%0300d.cs','content':''}", 1);
    refuse(TOOL_WRITE_CONSOLE_SCRIPT, args, ERR_ARGUMENT, "A name in path is too long");
    snprintf(args, sizeof(args), "{'path':'%0300d/a.cs','content':''}", 1);
    refuse(TOOL_WRITE_CONSOLE_SCRIPT, args, ERR_ARGUMENT, "A name in path is too long");
}
END_TEST

START_TEST(folders_of_a_script_that_cannot_be_written_do_not_stay)
{
    char args[600];

    expect_ok(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'a/b.cs','content':''}");
    snprintf(args, sizeof(args), "{'path':'a/c/d/%0300d.cs','content':''}", 1);
    refuse(TOOL_WRITE_CONSOLE_SCRIPT, args, ERR_ARGUMENT, "A name in path is too long");
    ck_assert(has_script("a/b.cs") && !has_script("a/c"));
    snprintf(args, sizeof(args), "{'path':'a/c/%0300d/d.cs','content':''}", 1);
    refuse(TOOL_WRITE_CONSOLE_SCRIPT, args, ERR_ARGUMENT, "A name in path is too long");
    ck_assert(has_script("a/b.cs") && !has_script("a/c"));
}
END_TEST

/* --- Limits. --- */

START_TEST(scripts_may_be_a_thousand)
{
    char name[32];

    for (int i = 0; i < 999; i++) {
        snprintf(name, sizeof(name), "%d/%d.cs", i / 100, i);
        put_script(name, "");
    }
    put_script("notes.txt", "");
    expect_ok(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'a.cs','content':'1'}");
    refuse(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'new/b.cs','content':'1'}", ERR_TOO_LARGE,
           "Too many scripts; max 1000");
    ck_assert(!has_script("new"));
    expect_ok(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'a.cs','content':'2'}"); /* takes no place */
    expect_ok(TOOL_DELETE_CONSOLE_SCRIPT, "{'path':'a.cs'}");
    expect_ok(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'b.cs','content':'1'}");
}
END_TEST

START_TEST(scripts_together_have_a_largest_size)
{
    put_script("huge.cs", "");
    put_script("a.cs", "12");
    ck_assert_int_eq(truncate(script_path("huge.cs"), (64 << 20) - 3), 0);
    expect_ok(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'a.cs','content':'123'}");
    refuse(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'a.cs','content':'1234'}", ERR_TOO_LARGE,
           "Scripts too large together; max 67108864 bytes");
    expect_content("a.cs", "123");
}
END_TEST

/* --- The start-up script. --- */

static void expect_startup(const char *wanted)
{
    const struct test_call *c = ask(TOOL_GET_STARTUP_SCRIPT, "{}");

    ck_assert_msg(slice_contains(buf_slice(&c->call.result), slice_of(wanted)), "%.*s",
                  SLICE_ARG(buf_slice(&c->call.result)));
}

START_TEST(startup_script_is_written_switched_off_and_on)
{
    expect_ok(TOOL_SET_STARTUP_SCRIPT_ENABLED, "{'enabled':true}"); /* there is none */
    expect_ok(TOOL_SET_STARTUP_SCRIPT_ENABLED, "{'enabled':false}");
    ck_assert(!has_script(""));
    expect_ok(TOOL_WRITE_STARTUP_SCRIPT, "{'content':'\\uFEFFa'}");
    expect_startup("\"enabled\":true");
    expect_ok(TOOL_SET_STARTUP_SCRIPT_ENABLED, "{'enabled':true}");
    expect_content("startup.cs", "a");
    expect_ok(TOOL_SET_STARTUP_SCRIPT_ENABLED, "{'enabled':false}");
    ck_assert(!has_script("startup.cs"));
    expect_content("startup.disabled.cs", "a");
    expect_startup("\"enabled\":false");
    expect_startup("startup.disabled.cs\",\"content\":\"a\"}");
    expect_ok(TOOL_WRITE_STARTUP_SCRIPT, "{'content':'b'}");
    ck_assert(!has_script("startup.disabled.cs"));
    expect_content("startup.cs", "b");
    put_script("startup.disabled.cs", "c");
    expect_ok(TOOL_SET_STARTUP_SCRIPT_ENABLED, "{'enabled':true}"); /* replaces */
    expect_content("startup.cs", "c");
    put_script("startup.disabled.cs", "d");
    expect_ok(TOOL_SET_STARTUP_SCRIPT_ENABLED, "{'enabled':false}");
    expect_content("startup.disabled.cs", "c");
    ck_assert_uint_eq(count_entries("Scripts"), 1);
}
END_TEST

START_TEST(startup_script_that_is_a_link_is_not_touched)
{
    rig_text("secret.cs", "secret");
    rig_folder("Scripts");
    ck_assert_int_eq(symlink(rig_path("secret.cs"), script_path("startup.cs")), 0);
    refuse(TOOL_GET_STARTUP_SCRIPT, "{}", ERR_ARGUMENT, OUTSIDE);
    refuse(TOOL_RUN_STARTUP_SCRIPT, "{}", ERR_ARGUMENT, OUTSIDE);
    refuse(TOOL_WRITE_STARTUP_SCRIPT, "{'content':''}", ERR_ARGUMENT, OUTSIDE);
    refuse(TOOL_SET_STARTUP_SCRIPT_ENABLED, "{'enabled':false}", ERR_ARGUMENT, OUTSIDE);
    expect_content("../secret.cs", "secret");
}
END_TEST

/* --- Trouble. --- */

START_TEST(folder_that_cannot_be_made_is_told)
{
    const struct test_call *c;

    rig_text("Scripts", "a file");
    c = ask(TOOL_WRITE_CONSOLE_SCRIPT, "{'path':'a.cs','content':''}");
    ck_assert_int_ne((int)c->call.err.kind, (int)ERR_NONE);
    refuse(TOOL_DELETE_CONSOLE_SCRIPT, "{'path':'a.cs'}", ERR_NOT_FOUND, "Script not found: a.cs");
    expect_result(ask(TOOL_LIST_CONSOLE_SCRIPTS, "{}"), "{\"Total\":0,\"Items\":[]}");
}
END_TEST

/* Whether it was cancelled in time or not: one answer, and a whole file or none. */
START_TEST(cancelled_write_leaves_all_or_nothing)
{
    for (int i = 0; i < 10; i++) {
        struct test_call *c =
            post(TOOL_WRITE_CONSOLE_SCRIPT, "{\"path\":\"a.cs\",\"content\":\"whole\"}");

        host->ops->cancel(host, &c->call);
        await_end(c);
        if (c->call.err.kind == ERR_NONE)
            expect_content("a.cs", "whole");
        else
            ck_assert_str_eq(c->call.err.message, "Cancelled");
    }
    rig_folder("Scripts");
    ck_assert_uint_le(count_entries("Scripts"), 1);
}
END_TEST

START_TEST(host_that_ends_with_work_to_do_leaves_nothing_behind)
{
    for (int i = 0; i < 20; i++)
        post(i % 2 ? TOOL_WRITE_STARTUP_SCRIPT : TOOL_RUN_STARTUP_SCRIPT, "{\"content\":\"1\"}");
    host->ops->free(host);
    host = NULL;
    rig_folder("Scripts");
    ck_assert_uint_le(count_entries("Scripts"), 1);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("scripts_folder");
    TCase *tc = tcase_create("scripts_folder");

    tcase_set_timeout(tc, 120);
    tcase_add_checked_fixture(tc, begin_scripts, end_scripts);
    tcase_add_test(tc, script_is_written_read_replaced_and_deleted);
    tcase_add_test(tc, absolute_path_inside_the_folder_is_fine);
    tcase_add_test(tc, byte_order_mark_is_not_written_and_not_counted);
    tcase_add_test(tc, folders_are_made_and_go_with_their_last_script);
    tcase_add_loop_test(tc, path_that_leaves_the_folder_is_refused_by_all, 0,
                        (int)N_ELEMENTS(bad_paths));
    tcase_add_test(tc, what_is_no_file_is_neither_replaced_nor_deleted);
    tcase_add_test(tc, names_that_a_list_would_not_show_cannot_be_written);
    tcase_add_test(tc, folders_of_a_script_that_cannot_be_written_do_not_stay);
    tcase_add_test(tc, scripts_may_be_a_thousand);
    tcase_add_test(tc, scripts_together_have_a_largest_size);
    tcase_add_test(tc, startup_script_is_written_switched_off_and_on);
    tcase_add_test(tc, startup_script_that_is_a_link_is_not_touched);
    tcase_add_test(tc, folder_that_cannot_be_made_is_told);
    tcase_add_test(tc, cancelled_write_leaves_all_or_nothing);
    tcase_add_test(tc, host_that_ends_with_work_to_do_leaves_nothing_behind);
    suite_add_tcase(s, tc);
    return rig_run(s);
}
