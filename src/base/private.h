/*
 * Folders and files that only this user can have written. umcp compiles, runs and trusts only
 * files of such places. A check and the use that follows it go through one descriptor, so
 * that no other process can swap the file in between.
 */
#ifndef BASE_PRIVATE_H
#define BASE_PRIVATE_H

#include <stdbool.h>

#include "arena.h"
#include "err.h"
#include "slice.h"

/* The access to a file that other users must not have. */
enum private_from { PRIVATE_FROM_WRITERS, PRIVATE_FROM_READERS /* and writers */ };

/*
 * Opens a folder that belongs to this user, that no other user can write to or swap for another:
 * root or this user owns every folder above it, and others write to one only if
 * it is sticky, as /tmp is. If `must_make`, first makes it and missing folders above it, with mode
 * 0700. -1 with err set, naming the remedy; ERR_NOT_FOUND: there is no such folder.
 */
int private_folder_open(const char *path, bool must_make, struct err *err);
/* The same, without a descriptor. */
bool private_folder_check(const char *path, bool must_make, struct err *err);
/* Makes a folder for this process alone, in $TMPDIR or /tmp. Its path is in the arena; NULL: see
 * errno. */
const char *private_folder_temporary(struct arena *a);
/* Removes a folder and all that is in it. Follows no links, and stays on its file system. */
void private_folder_remove(const char *path);

/*
 * Opens a regular file for reading, not a link: this user's own, and closed to others. -1 with err
 * set, naming the remedy; ERR_NOT_FOUND: there is no such file. The caller checks
 * its folder.
 */
int private_file_open(const char *path, enum private_from from, struct err *err);
/* The same for a file that is open already; `path` is for the message. */
bool private_file_check(int fd, const char *path, enum private_from from, struct err *err);
/* Reads such a file, up to `max` bytes; a NUL follows the text. */
bool private_file_read(struct arena *a, const char *path, enum private_from from, size_t max,
                       struct slice *ret_text, struct err *err);
/* Replaces the file, mode 0600, atomically: readers see the old text or the new, never half. False:
 * see errno. */
bool private_file_write(const char *path, struct slice text);
/* The same, but leaves a file alone that exists already: then errno is EEXIST. */
bool private_file_make(const char *path, struct slice text);

#endif
