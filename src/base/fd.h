/* What writers of files share. Errors are in errno. */
#ifndef BASE_FD_H
#define BASE_FD_H

#include <stdbool.h>

#include "arena.h"
#include "slice.h"

/* All of it, however often the system takes only a part. */
bool fd_write(int fd, struct slice bytes);
/* A folder and those above it that are not there, for their owner alone. */
bool fd_make_folders(const char *path);
/* The path from the root, in `a`; an absolute path is returned as it is. NULL: the working folder
 * is not known, or no memory. */
const char *fd_absolute_path(struct arena *a, const char *path);

#endif
