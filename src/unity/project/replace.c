/*
 * Replaces a file atomically: writes the new content to a temporary file beside it, with a name
 * that editors ignore, and renames it once it is complete and on disk. The writer locks its
 * temporary file, so that others can tell a file in use from one that a dead process left behind.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file.h"

#define PREFIX   ".umcp-save-"
#define NAME_LEN (sizeof(PREFIX) - 1 + 16)

struct place {
    char path[PATH_MAX]; /* the folder, links resolved; `name` follows its NUL */
    char *name;          /* points into `path` */
    int folder;
    char temporary[NAME_LEN + 1];
    int file;
};

static bool fail(const char *path, struct err *err)
{
    const int os_error = errno;

    return err_set(err, os_error == ENOENT || os_error == ENOTDIR ? ERR_NOT_FOUND : ERR_TOOL,
                   "Cannot write '%s': %s", path, strerror(os_error));
}

/* If the path is a link, uses its target. */
static bool find_place(const char *path, struct place *at)
{
    int len;

    if (!realpath(path, at->path)) {
        if (errno != ENOENT)
            return false;
        len = snprintf(at->path, sizeof(at->path), "%s%s", path[0] == '/' ? "" : "./", path);
        if (len < 0 || (size_t)len >= sizeof(at->path)) {
            errno = ENAMETOOLONG;
            return false;
        }
    }
    at->name = strrchr(at->path, '/');
    *at->name++ = '\0';
    at->folder = open(at->path[0] ? at->path : "/", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return at->folder >= 0;
}

/* Removes temporary files that no process has locked. */
static void remove_leftovers(int folder)
{
    int copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *dir = copy < 0 ? NULL : fdopendir(copy);
    const struct dirent *entry;
    int file;

    if (!dir) {
        if (copy >= 0)
            close(copy);
        return;
    }
    while ((entry = readdir(dir))) {
        if (strlen(entry->d_name) != NAME_LEN ||
            strncmp(entry->d_name, PREFIX, sizeof(PREFIX) - 1) != 0)
            continue;
        file = openat(folder, entry->d_name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
        if (file < 0)
            continue;
        if (flock(file, LOCK_EX | LOCK_NB) == 0)
            unlinkat(folder, entry->d_name, 0);
        close(file);
    }
    closedir(dir);
}

static bool open_file(struct place *at)
{
    unsigned char random[8];
    char digits[17];

    do {
        if (getrandom(random, sizeof(random), 0) != sizeof(random))
            return false;
        text_hex(random, sizeof(random), digits);
        snprintf(at->temporary, sizeof(at->temporary), PREFIX "%s", digits);
        at->file = openat(at->folder, at->temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    } while (at->file < 0 && (errno == EEXIST || errno == EINTR));
    return at->file >= 0;
}

/* False: before we had the lock, another process took the file for a leftover and removes it. On
 * file systems without locks no process removes leftovers. */
static bool lock_file(int file)
{
    struct stat st;
    int result;

    do
        result = flock(file, LOCK_EX | LOCK_NB);
    while (result != 0 && errno == EINTR);
    return (result == 0 || errno != EWOULDBLOCK) && fstat(file, &st) == 0 && st.st_nlink > 0;
}

static bool make_file(struct place *at)
{
    while (open_file(at)) {
        if (lock_file(at->file))
            return true;
        close(at->file);
        at->file = -1;
    }
    return false;
}

static bool fill(const struct place *at, struct slice bytes)
{
    struct stat st;

    if (fstatat(at->folder, at->name, &st, 0) == 0) {
        if (!S_ISREG(st.st_mode)) {
            errno = S_ISDIR(st.st_mode) ? EISDIR : EINVAL;
            return false;
        }
        if (!(st.st_mode & 0222)) {
            errno = EACCES; /* rename() needs only a writable folder and would ignore this */
            return false;
        }
        if (fchmod(at->file, st.st_mode & 07777) != 0)
            return false;
    }
    return fd_write(at->file, bytes) && fsync(at->file) == 0;
}

bool file_replace(const char *path, struct slice bytes, struct err *err)
{
    struct place at = {.folder = -1, .file = -1};
    bool is_ok, is_made = false;

    is_ok = find_place(path, &at);
    if (is_ok) {
        remove_leftovers(at.folder);
        is_made = is_ok = make_file(&at);
    }
    is_ok = is_ok && fill(&at, bytes) && renameat(at.folder, at.temporary, at.folder, at.name) == 0;
    if (is_ok)
        is_ok = fsync(at.folder) == 0 || errno == EINVAL;
    if (!is_ok) {
        fail(path, err);
        if (is_made)
            unlinkat(at.folder, at.temporary, 0);
    }
    if (at.file >= 0)
        close(at.file);
    if (at.folder >= 0)
        close(at.folder);
    return is_ok;
}
