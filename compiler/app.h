/* umcp-compile: shared by its files. */
#ifndef COMPILER_APP_H
#define COMPILER_APP_H

#include "base/base.h"
#include "base/limits.h"
#include "compile/client.h"
#include "compile/compiler.h"
#include "compile/library.h"

enum {
    APP_CHUNK = 64 << 10, /* bytes that are read at once, */
    APP_CHUNKS = 16       /* and how often in a turn, so that each gets a turn */
};

/* Paths are absolute. */
struct app_options {
    int fd;
    const char *project, *cache, *lib, *kind, *path, *runtime, *id, *from, *sandbox;
    const char *roots[LIMIT_COMPILE_ROOTS], *reads[LIMIT_COMPILE_ROOTS];
    size_t n_roots, n_reads;
    bool is_dotnet;
};

/* Set by main.c before anything else runs. */
struct app {
    struct app_options options;
    struct compiler compiler; /* from the options; a driver that cannot be made changes it */
    const char *csc;          /* the program of a hosted compiler that is not ours; NULL: none */
    const char *driver;       /* hosted: the program of the runtime */
    struct library library;
    bool has_library;
    char problem[700]; /* why nothing can be compiled, for people; "": it can */
    struct arena arena;
};

extern struct app app;

/* For people, on stderr. */
void app_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
