/* Helpers for code that writes files. Errors are in errno. */
#ifndef BASE_FD_H
#define BASE_FD_H

#include <stdbool.h>

#include "arena.h"
#include "slice.h"

/* Writes all bytes, repeating partial writes. */
bool fd_write(int fd, struct slice bytes);
/* Makes a folder and its missing parents, accessible to the owner only. */
bool fd_make_folders(const char *path);
/* Makes a path absolute, in `a`; returns an absolute path unchanged. NULL: the working folder is
 * unknown, or no memory. */
const char *fd_absolute_path(struct arena *a, const char *path);

#endif
