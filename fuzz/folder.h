/*
 * A small project on disk, for targets whose input are files. Each has one folder, which goes with
 * the process.
 */
#ifndef FUZZ_FOLDER_H
#define FUZZ_FOLDER_H

#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static int dir_fd = -1; /* of that folder, once it is made */

static inline void require(bool holds)
{
    if (!holds)
        abort();
}

static inline void put_file(const char *name, const void *bytes, size_t len)
{
    int fd = openat(dir_fd, name, O_WRONLY | O_CREAT | O_TRUNC, 0600);

    require(fd >= 0 && write(fd, bytes, len) == (ssize_t)len);
    close(fd);
}

#endif
