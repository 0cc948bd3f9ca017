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
    if (has_service())
        eval_set_compiler(compile_client_new(dup(service_fd)));
}

/* Of two texts the one that this compiler gives. */
static inline const char *either(const char *mono_csharp, const char *service)
{
    return has_service() ? service : mono_csharp;
}

#endif
