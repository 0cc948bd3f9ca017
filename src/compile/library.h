/*
 * The class library that code is compiled against: Mono's, which the player runs on, and umcp's
 * support assembly. Every build and every submission references all of it.
 */
#ifndef COMPILE_LIBRARY_H
#define COMPILE_LIBRARY_H

#include "base/base.h"

struct library {
    const char *dir;         /* of mscorlib.dll */
    const char *const *refs; /* absolute paths of the existing parts, mscorlib.dll first */
    size_t n_refs;
};

/* In the arena. `root` goes before the system's folders, for tests; NULL: none. ERR_NOT_FOUND:
 * there is no class library; the hint names the remedy. */
bool library_find(struct arena *a, const char *root, const char *lib_dir,
                  struct library *ret_library, struct err *err);
/* Is it the name of one of these, "System.Xml.dll"? */
bool library_has(struct slice file);
/* The program in $PATH, else in the system's folders; NULL: there is none. Links are followed. */
const char *library_find_program(struct arena *a, const char *root, const char *name);

#endif
