/*
 * umcp-compile as a child process: started with the engine's first request, restarted when it dies,
 * ended with its owner. A thread passes messages between the engine and it, and answers requests
 * itself that the process did not survive. The server has one; a player started by hand has its
 * own.
 */
#ifndef COMPILE_SERVICE_H
#define COMPILE_SERVICE_H

#include <sys/types.h>

#include "base/base.h"
#include "compiler.h"

struct compile_service;

struct compile_service_options {
    /* Why nothing can be compiled, with the remedy: no process is started, and this is the answer
     * to each request. NULL: it can, and all else counts. */
    const char *complaint;
    const char *program;      /* umcp-compile */
    const char *project;      /* its real path */
    const char *const *roots; /* packages outside of it; n_roots */
    size_t n_roots;
    const char *plugins;   /* another folder with sources; NULL: none */
    const char *cache_dir; /* private (base/private.h), the process writes only there */
    const char *lib_dir;   /* stand-ins and driver */
    const struct compiler *compiler;
    bool has_sandbox;
    int64_t answer_ms; /* for tests: how long a request may take; 0: as long as is usual */
    /* A line for the log, from any thread; level "Info", "Warning" or "Error". */
    text_log_fn *log;
    void *ctx;
};

/* Copies the options. NULL with err set. */
struct compile_service *compile_service_new(const struct compile_service_options *options,
                                            struct err *err);
void compile_service_free(struct compile_service *s);
/* Makes a connection for an engine, in place of the one before. The descriptor is close-on-exec. */
bool compile_service_connect(struct compile_service *s, int *ret_fd, struct err *err);

struct compile_status {
    pid_t pid; /* 0: it does not run */
    unsigned n_starts;
    char compiler[128], csharp[32]; /* of its hello; "" before */
    char complaint[512];            /* why it does not run; "" if nothing went wrong */
};

void compile_service_status(struct compile_service *s, struct compile_status *ret_status);

#endif
