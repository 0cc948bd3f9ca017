/*
 * The inputs of csc and mcs: copies that no other program can change, of bytes that have the
 * digests of the build's key. Reports get the names of the originals.
 */
#ifndef COMPILER_COPIES_H
#define COMPILER_COPIES_H

#include "request.h"

/* Makes an empty folder for them in the folder `work`. */
bool copies_begin(const char *work, struct err *err);
void copies_remove(const char *work);

/* Writes source or reference `i` of the build; to[] gets the copy's path. Errors and the code name
 * the source by its own path. ERR_NOT_FOUND: the file has changed since the key. */
bool copies_source(const struct request *r, size_t i, const char *work, char to[COMPILED_PATH_SIZE],
                   struct err *err);
bool copies_reference(const struct request *r, size_t i, const char *work,
                      char to[COMPILED_PATH_SIZE], struct err *err);
/* Appends as much of a report as fits, with the paths of originals in place of those of their
 * copies. */
void copies_rename(const struct request *r, const char *work, struct slice report, struct buf *to);

#endif
