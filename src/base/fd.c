/* Writing to descriptors, making folders, absolute paths. */
#include "fd.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool fd_write(int fd, struct slice bytes)
{
    while (bytes.len) {
        ssize_t n = write(fd, bytes.p, bytes.len);

        if (n < 0 && errno != EINTR)
            return false;
        if (n > 0)
            bytes = slice_skip(bytes, (size_t)n);
    }
    return true;
}

static bool make_folder(const char *path)
{
    return mkdir(path, 0700) == 0 || errno == EEXIST;
}

bool fd_make_folders(const char *path)
{
    char text[PATH_MAX];
    int len = snprintf(text, sizeof(text), "%s", path);
    bool ok = true;

    if (len < 1 || (size_t)len >= sizeof(text)) {
        errno = len < 1 ? ENOENT : ENAMETOOLONG;
        return false;
    }
    for (char *slash = strchr(text + 1, '/'); ok && slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        ok = make_folder(text);
        *slash = '/';
    }
    return ok && make_folder(text);
}

const char *fd_absolute_path(struct arena *a, const char *path)
{
    char here[PATH_MAX];

    if (path[0] == '/')
        return path;
    return getcwd(here, sizeof(here)) ? arena_printf(a, "%s/%s", here, path).p : NULL;
}
