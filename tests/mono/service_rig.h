/*
 * Runs the tests of code through the compile service: t_… service FOLDER PROGRAM ARGUMENT… starts
 * one umcp-compile for all tests, with a socket as its standard input. If there is no driver in
 * the folder that is the last argument, they are skipped.
 */
#ifndef TESTS_MONO_SERVICE_RIG_H
#define TESTS_MONO_SERVICE_RIG_H

#include "agent/eval/eval.h"
#include "compile/client.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

enum { SKIPPED = 77 };

static int service_fd = -1; /* of the compiler; set by main() before anything runs */
static struct compile_client *service_client; /* of the test that runs */

/* A session of somebody else. False: its code was not compiled. */
static inline bool begin_other_session(struct compile_client *client, const char *session)
{
    struct json_out *w = compile_client_begin(client, "submit");
    struct compile_answer answer = {.end = COMPILE_END_FAULT};
    struct arena a;

    json_put_string(w, "session", session);
    json_put_int(w, "number", 1);
    json_put_int(w, "previous", 0);
    json_put_string(w, "code", "1");
    json_put_raw(w, "references", SLICE("[]"));
    json_put_raw(w, "usings", SLICE("[]"));
    arena_init(&a, 16u << 20);
    compile_client_wait(client, &a, compile_client_send(client), NULL, NULL, &answer);
    arena_done(&a);
    return answer.end == COMPILE_END_MADE;
}

/* Waits until it compiles: it has little time for a request, and on a busy machine it starts
 * late. */
static inline void warm_service(void)
{
    struct compile_client *client = compile_client_new(dup(service_fd));

    for (int n = 0; n < 10 && !begin_other_session(client, "warm"); n++)
        ;
    compile_client_free(client);
}

/* At the start of main(). Returns how many words run_suite() gets. */
static inline int start_service(int argc, char **argv)
{
    char driver[4096];
    int pair[2];

    if (argc < 3 || strcmp(argv[1], "service") != 0)
        return argc;
    snprintf(driver, sizeof(driver), "%s/umcp-csc.exe", argv[argc - 1]);
    if (access(driver, R_OK) != 0) {
        printf("skipped: the compile service is not built here\n");
        exit(SKIPPED);
    }
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0)
        exit(1);
    if (fork() == 0) {
        dup2(pair[1], STDIN_FILENO);
        execv(argv[3], argv + 3);
        _exit(1);
    }
    close(pair[1]);
    service_fd = pair[0];
    warm_service();
    memcpy(argv[1], "mono", sizeof("mono"));
    return 3;
}

static inline bool has_service(void)
{
    return service_fd >= 0;
}

/* In the set-up of a test. */
static inline void use_service(void)
{
    if (!has_service())
        return;
    service_client = compile_client_new(dup(service_fd));
    eval_set_compiler(service_client);
}

/* Of two texts the one that this compiler gives. */
static inline const char *either(const char *mono_csharp, const char *service)
{
    return has_service() ? service : mono_csharp;
}

#endif
