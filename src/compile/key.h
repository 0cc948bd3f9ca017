/*
 * The name under which an assembly is kept: a hash of everything that it is made from. umcp-compile
 * writes <cache>/<key>.dll, or <cache>/<key>.txt with the compiler's report if the sources are
 * wrong; the player, which can only read there, computes the same key and looks first.
 */
#ifndef COMPILE_KEY_H
#define COMPILE_KEY_H

#include "base/base.h"

#define COMPILE_KEY_SIZE 65 /* 64 hex digits and a NUL */

struct compile_source {
    struct slice path; /* absolute, NUL-terminated: what reports name */
    struct slice text; /* p == NULL: what the file has */
};

/* A build, as the message "build" has it (docs/compile.md). */
struct compile_inputs {
    const char *compiler_id; /* struct compiler */
    struct slice name;       /* of the assembly */
    const struct slice *defines;
    const struct slice *references; /* absolute, NUL-terminated */
    const struct compile_source *sources;
    size_t n_defines, n_references, n_sources;
};

/* SHA-256 of the content of sources and references and of all else. False: one of the files cannot
 * be read; err names it. */
bool compile_key(const struct compile_inputs *inputs, char ret_key[COMPILE_KEY_SIZE],
                 struct err *err);

#endif
