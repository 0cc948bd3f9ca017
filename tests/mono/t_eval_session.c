/* The session as the compile service has it: what is told anew, and what happens without it. */
#include "eval_rig.h"

#include <sys/socket.h>
#include <unistd.h>

static const struct {
    const char *code, *expected;
} newer[] = {
    {"int F(int x) => x + 1; return F(2);", "3"},
    {"record P(int X, int Y); return new P(1, 2) with { X = 5 };", "P { X = 5, Y = 2 }"},
    {"object o = 5; return o switch { int n when n > 3 => \"big\", _ => \"other\" };", "big"},
    {"string s = null; s ?\?= \"a\"; return s is not null;", "True"},
    {"List<int> l = new() { 1, 2 }; return l.Count;", "2"},
    {"int[] a = {1, 2, 3}; return a[^1] + a[1..].Length;", "5"},
    {"using var m = new System.IO.MemoryStream(); return m.Length;", "0"},
    {"await System.Threading.Tasks.Task.FromResult(4)", "4"},
    {"static class X { public static int Twice(this int n) => 2 * n; } return 4.Twice();", "8"},
    {"throw new OperationCanceledException(\"x\");", "Error: OperationCanceledException: x"},
    {"class Named { } return new Named();", "Named"},
    {"class Named { } return typeof(List<Named>);", "System.Collections.Generic.List`1[Named]"},
};

START_TEST(newer_csharp_is_known)
{
    if (has_service())
        expect(newer[_i].code, newer[_i].expected);
}
END_TEST

/* As after a restart: the compiler keeps two sessions. */
START_TEST(session_that_the_compiler_forgot_is_told_anew)
{
    struct clr_class *k = NULL;
    struct slice report;
    struct err err = {0};

    if (!has_service())
        return;
    expect("var k = 5; class C { public static int N = 3; }", "");
    expect("k = 6; C.N = 4;", "");
    ck_assert(eval_define(&arena, SLICE("public class Defined { public int X = 7; }"), "Defined",
                          &k, &report, &err));
    expect("using System.Text;", "");
    for (int i = 0; i < 2; i++) {
        ck_assert(begin_other_session(service_client, "other1"));
        ck_assert(begin_other_session(service_client, "other2"));
        expect("k + C.N + new Defined().X + new StringBuilder(\"a\").Length", "18");
    }
    expect("k++;", "");
    expect("k++", "7");
}
END_TEST

/* More than one request takes of them. Two names in turn hide each other never wholly. */
START_TEST(a_long_session_is_told_anew_in_parts)
{
    enum { DECLARATIONS = 1200 };

    if (!has_service())
        return;
    for (int i = 0; i < DECLARATIONS; i++)
        expect(arena_printf(&arena, "var %c%d = %d;", i % 2 ? 'x' : 'y', i % 4 < 2 ? 0 : i, i).p,
               "");
    for (int again = 0; again < 2; again++) {
        expect("x1199 + y1198 + x3 + y2", "2402");
        expect("x0 + y0", "2393");
        expect("x3 = 7; x3", "7");
        expect("x3 = 3; 1 + 1", "2");
        ck_assert(begin_other_session(service_client, "other1"));
        ck_assert(begin_other_session(service_client, "other2"));
    }
    expect("var last = x3; last", "3");
    expect("last + x1199", "1202");
}
END_TEST

START_TEST(what_is_hidden_is_not_told_anew)
{
    char code[64];

    if (!has_service())
        return;
    expect("namespace N { public static class X { public static int F() => 3; } } var j = 2;", "");
    for (int i = 0; i < 20; i++) {
        snprintf(code, sizeof(code), "var k = %d; int F%d() => 1;", i, i % 2);
        expect(code, "");
        snprintf(code, sizeof(code), "var k = %d;", i);
        expect(code, "");
    }
    expect("var j = 4; class T { public int V = 5; }", "");
    ck_assert(begin_other_session(service_client, "other1"));
    ck_assert(begin_other_session(service_client, "other2"));
    expect("k + j + N.X.F() + F0() + F1() + new T().V", "33");
}
END_TEST

/* A compiler that knows no session, and is late with each that it is told. */
static struct compile_client *late_client(void)
{
    static char line[1u << 20];
    int pair[2];
    long id;
    FILE *in;

    ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair), 0);
    if (fork() == 0) {
        close(pair[0]);
        in = fdopen(pair[1], "r");
        while (in && fgets(line, sizeof(line), in) && sscanf(line, "{\"id\":%ld", &id) == 1)
            dprintf(pair[1], "{\"id\":%ld,\"ok\":false,\"fault\":\"%s\",\"message\":\"x\"}\n", id,
                    strstr(line, "\"history\"") ? "late" : "session");
        _exit(0);
    }
    close(pair[1]);
    return compile_client_new(pair[0]);
}

START_TEST(journal_that_cannot_be_compiled_is_given_up)
{
    if (!has_service())
        return;
    expect("var k = 5;", "");
    eval_set_compiler(late_client());
    ck_assert(strstr(eval("7+1"), "took too long"));
    ck_assert(strstr(eval("7+2"), "what earlier code declared is lost"));
    eval_set_compiler(service_client);
    expect("7+5", "12");
}
END_TEST

START_TEST(class_of_code_is_found_by_its_name)
{
    struct buf name;

    if (!has_service())
        return;
    expect("class Found { public class Inner { } }", "");
    buf_init(&name, 256);
    clr_class_full_name(&name, class_named("Found"));
    ck_assert(slice_is(buf_slice(&name), "Found"));
    buf_reset(&name, 256);
    clr_class_full_name(&name, class_named("Found+Inner"));
    ck_assert(slice_is(buf_slice(&name), "Found+Inner"));
    buf_done(&name);
}
END_TEST

/* A connection whose other end is closed. */
static struct compile_client *lost_client(void)
{
    int pair[2];

    ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), 0);
    close(pair[1]);
    return compile_client_new(pair[0]);
}

START_TEST(lost_service_is_told_once)
{
    if (!has_service())
        return;
    expect("var k = 5;", "");
    eval_set_compiler(lost_client());
    ck_assert(strstr(eval("k"), "what earlier code declared is lost"));
    expect("7+5", "12"); /* by Mono.CSharp */
    ck_assert(strstr(eval("k"), "error CS0103: The name `k'"));
}
END_TEST

/* As a service, answers a client's request before it comes. */
static void refuse_request(int fd, int number)
{
    char line[200];
    int len = snprintf(line, sizeof(line),
                       "{\"id\":%lld,\"ok\":false,\"fault\":\"unavailable\","
                       "\"message\":\"it is not running\"}\n",
                       ((long long)getpid() << 24) + number);

    ck_assert_int_eq(write(fd, line, (size_t)len), len);
}

/* Of a service that refuses the first request. `ret_end` is its end of the connection. */
static struct compile_client *refusing_client(int *ret_end)
{
    int pair[2];

    ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), 0);
    refuse_request(pair[1], 1);
    *ret_end = pair[1];
    return compile_client_new(pair[0]);
}

/* How many requests have come in. */
static int count_requests(int fd)
{
    static char bytes[1 << 20];
    int n = 0;
    ssize_t len;

    while ((len = recv(fd, bytes, sizeof(bytes), MSG_DONTWAIT)) > 0)
        for (ssize_t i = 0; i < len; i++)
            n += bytes[i] == '\n';
    return n;
}

START_TEST(service_that_is_not_running_is_asked_again_later)
{
    int fd, n = 0;

    if (is_il2cpp)
        return;
    eval_set_compiler(refusing_client(&fd));
    for (int i = 0; i < 2; i++) {
        expect("7+5", "12"); /* by Mono.CSharp */
        ck_assert_int_eq(n += count_requests(fd), 1);
    }
    refuse_request(fd, 2);
    while (n < 2) {
        usleep(100 * 1000);
        expect("7+5", "12");
        n += count_requests(fd);
    }
}
END_TEST

START_TEST(names_of_the_other_compiler_are_kept)
{
    int fd;

    if (is_il2cpp)
        return;
    eval_set_compiler(refusing_client(&fd));
    expect("var k = 5;", "");
    eval_set_compiler(service_client); /* it runs again */
    expect("k", "5");
}
END_TEST

START_TEST(names_outlive_that_the_service_does_not_run)
{
    int fd;

    if (!has_service())
        return;
    expect("var k = 5;", "");
    eval_set_compiler(refusing_client(&fd));
    ck_assert_msg(strstr(eval("k"), "it is not running"), "%s", eval("k"));
    eval_set_compiler(service_client);
    expect("k", "5");
}
END_TEST

static void add(Suite *s)
{
    TCase *tc = add_case(s, "eval_session", start);

    tcase_add_loop_test(tc, newer_csharp_is_known, 0, N_ELEMENTS(newer));
    tcase_add_test(tc, session_that_the_compiler_forgot_is_told_anew);
    tcase_add_test(tc, what_is_hidden_is_not_told_anew);
    tcase_add_test(tc, journal_that_cannot_be_compiled_is_given_up);
    tcase_add_test(tc, class_of_code_is_found_by_its_name);
    tcase_add_test(tc, lost_service_is_told_once);
    tcase_add_test(tc, service_that_is_not_running_is_asked_again_later);
    tcase_add_test(tc, names_of_the_other_compiler_are_kept);
    tcase_add_test(tc, names_outlive_that_the_service_does_not_run);
    tcase_add_test(tc, a_long_session_is_told_anew_in_parts);
}

int main(int argc, char **argv)
{
    return run_suite(start_service(argc, argv), argv, add);
}
