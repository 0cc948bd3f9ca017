/*
 * The name under which an assembly is kept: a hash of everything that it is made from. umcp-compile
 * writes <cache>/<key>.dll, or <cache>/<key>.txt with the compiler's report if the sources are
 * wrong; the player, which can only read there, computes the same key and looks first. Beside the
 * assembly of a tolerant build is <key>.left: the list of omissions (docs/compile.md).
 */
#ifndef COMPILE_KEY_H
#define COMPILE_KEY_H

#include "base/base.h"

#define COMPILE_KEY_SIZE 65 /* 64 hex digits and a NUL */

struct compile_source {
    struct slice path; /* absolute, NUL-terminated: its name in reports */
    struct slice text; /* p == NULL: the file's content */
};

/* A build, as the message "build" has it (docs/compile.md). */
struct compile_inputs {
    const char *compiler_id; /* struct compiler */
    struct slice name;       /* of the assembly */
    const struct slice *defines;
    const struct slice *references; /* absolute, NUL-terminated */
    const struct slice *options;    /* compile_is_option() */
    const struct compile_source *sources;
    size_t n_defines, n_references, n_options, n_sources;
    bool is_tolerant;    /* leaves out single members that do not compile */
    struct map *digests; /* COMPILE_DIGESTS: spares reading references again; NULL: none */
};

/* The content of references when they were last read, by their stat(). */
struct compile_digest {
    struct compile_file {
        uint64_t dev, ino, size;
        int64_t mtime_ns, ctime_ns;
    } file;
    char digest[COMPILE_KEY_SIZE];
};
#define COMPILE_DIGESTS MAP_BY_BYTES(struct compile_digest, file, 8192)

/* Whether a build may have this option: "unsafe", "unsafe-", "checked", "langversion:9.0",
 * "nullable:enable" and its kin. */
bool compile_is_option(struct slice option);

/* SHA-256 of the content of sources and references and of all else. ret_digests (NULL: not wanted)
 * gets those of references, then of sources, each by itself; "" for a source with a text. False:
 * one of the files cannot be read, or they are too large; err names the file. */
bool compile_key(const struct compile_inputs *inputs, char (*ret_digests)[COMPILE_KEY_SIZE],
                 char ret_key[COMPILE_KEY_SIZE], struct err *err);

#endif
