/* Checks of owner and mode, with messages that name the remedy. */
#include "private.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fd.h"

/* --- Folders --- */

static bool is_ours(const struct stat *what)
{
    return what->st_uid == geteuid();
}

/* Whether root may be this user's name for the owner: in a user namespace, as containers and
 * sandboxes have, every owner from outside appears as one and the same. */
static bool may_be_root(const struct stat *what)
{
    enum { OVERFLOW_UID = 65534 };
    FILE *map = what->st_uid == OVERFLOW_UID ? fopen("/proc/self/uid_map", "re") : NULL;
    unsigned long n = UINT_MAX;

    if (map && fscanf(map, "%*u %*u %lu", &n) != 1)
        n = UINT_MAX;
    if (map)
        fclose(map);
    return what->st_uid == 0 || n < UINT_MAX;
}

/* One folder, or link, above the folder in question. */
static bool check_above(const char *path, const char *above, struct err *err)
{
    struct stat what;

    if (lstat(above, &what) != 0)
        return err_set(err, ERR_NOT_FOUND, "cannot use folder '%s': %s", path, strerror(errno));
    if (!is_ours(&what) && !may_be_root(&what)) {
        err_set(err, ERR_DENIED,
                "umcp does not use folder '%s', because '%s' above it belongs to user %ld", path,
                above, (long)what.st_uid);
        return err_hint(err, "choose a folder below your home folder");
    }
    if (S_ISLNK(what.st_mode) || what.st_mode & S_ISVTX || !(what.st_mode & (S_IWGRP | S_IWOTH)))
        return true;
    err_set(err, ERR_DENIED,
            "umcp does not use folder '%s', because other users can write to '%s' above it", path,
            above);
    return err_hint(err, "run: chmod go-w '%s'", above);
}

/* Every folder above `where`, which is absolute; `path` is the user's name for it. */
static bool check_all_above(const char *path, const char *where, struct err *err)
{
    char above[PATH_MAX];

    if (strlen(where) >= sizeof(above))
        return err_set(err, ERR_ARGUMENT, "the path '%.100s...' is too long", where);
    if (!check_above(path, "/", err))
        return false;
    for (const char *slash = strchr(where + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        memcpy(above, where, (size_t)(slash - where));
        above[slash - where] = '\0';
        if (slash[1] && !check_above(path, above, err))
            return false;
    }
    return true;
}

static bool check_folder(int fd, const char *path, struct err *err)
{
    char here[PATH_MAX], absolute[2 * PATH_MAX], real[PATH_MAX], name[64];
    struct stat what;
    ssize_t len;

    if (fstat(fd, &what) != 0)
        return err_set(err, ERR_INTERNAL, "cannot use folder '%s': %s", path, strerror(errno));
    if (!is_ours(&what)) {
        err_set(err, ERR_DENIED, "umcp does not use folder '%s', because it belongs to user %ld",
                path, (long)what.st_uid);
        return err_hint(err, "choose a folder of your own");
    }
    if (what.st_mode & (S_IWGRP | S_IWOTH)) {
        err_set(err, ERR_DENIED,
                "umcp does not use folder '%s', because other users can write there", path);
        return err_hint(err, "check its contents, then run: chmod 700 '%s'", path);
    }
    snprintf(name, sizeof(name), "/proc/self/fd/%d", fd);
    len = readlink(name, real, sizeof(real) - 1);
    if (len < 1 || !getcwd(here, sizeof(here)))
        return err_set(err, ERR_INTERNAL, "cannot use folder '%s': %s", path, strerror(errno));
    real[len] = '\0';
    snprintf(absolute, sizeof(absolute), "%s%s%s", path[0] == '/' ? "" : here,
             path[0] == '/' ? "" : "/", path);
    /* A link on the way could be swapped where it stands, and its target at the target's place. */
    return check_all_above(path, real, err) && check_all_above(path, absolute, err);
}

int private_folder_open(const char *path, bool must_make, struct err *err)
{
    int fd;

    if (must_make && !fd_make_folders(path)) {
        err_set(err, ERR_INTERNAL, "cannot make folder '%s': %s", path, strerror(errno));
        return -1;
    }
    fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) {
        err_set(err, errno == ENOENT || errno == ENOTDIR ? ERR_NOT_FOUND : ERR_DENIED,
                "cannot use folder '%s': %s", path, strerror(errno));
        return -1;
    }
    if (check_folder(fd, path, err))
        return fd;
    close(fd);
    return -1;
}

bool private_folder_check(const char *path, bool must_make, struct err *err)
{
    int fd = private_folder_open(path, must_make, err);

    if (fd >= 0)
        close(fd);
    return fd >= 0;
}

const char *private_folder_temporary(struct arena *a)
{
    const char *tmp = getenv("TMPDIR");
    struct slice path = arena_printf(a, "%s/umcp-XXXXXX", tmp && *tmp == '/' ? tmp : "/tmp");

    /* arena_printf() gives memory that is ours to write. */
    return path.p ? mkdtemp((char *)(uintptr_t)path.p) : NULL;
}

static int remove_entry(const char *path, const struct stat *what, int type, struct FTW *at)
{
    (void)what;
    (void)type;
    (void)at;
    remove(path);
    return 0;
}

void private_folder_remove(const char *path)
{
    nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT);
}

/* --- Files --- */

bool private_file_check(int fd, const char *path, enum private_from from, struct err *err)
{
    const bool is_secret = from == PRIVATE_FROM_READERS;
    struct stat what;

    if (fstat(fd, &what) != 0)
        return err_set(err, ERR_INTERNAL, "cannot read '%s': %s", path, strerror(errno));
    if (!S_ISREG(what.st_mode))
        return err_set(err, ERR_DENIED, "umcp does not read '%s', because it is not a file", path);
    if (!is_ours(&what)) {
        err_set(err, ERR_DENIED, "umcp does not read '%s', because it belongs to user %ld", path,
                (long)what.st_uid);
        return err_hint(err, "replace it by a file of your own");
    }
    if (!(what.st_mode & (is_secret ? 077 : S_IWGRP | S_IWOTH)))
        return true;
    err_set(err, ERR_DENIED, "umcp does not read '%s', because other users can %s it", path,
            is_secret && what.st_mode & (S_IRGRP | S_IROTH) ? "read" : "change");
    return err_hint(err, "%schmod %s '%s'", is_secret ? "run: " : "check its contents, then run: ",
                    is_secret ? "600" : "go-w", path);
}

int private_file_open(const char *path, enum private_from from, struct err *err)
{
    int fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);

    if (fd < 0 && errno == ELOOP) {
        err_set(err, ERR_DENIED, "umcp does not read '%s', because it is a link", path);
        err_hint(err, "name the file itself, or replace the link by it");
        return -1;
    }
    if (fd < 0) {
        err_set(err, errno == ENOENT || errno == ENOTDIR ? ERR_NOT_FOUND : ERR_DENIED,
                "cannot read '%s': %s", path, strerror(errno));
        return -1;
    }
    if (private_file_check(fd, path, from, err))
        return fd;
    close(fd);
    return -1;
}

bool private_file_read(struct arena *a, const char *path, enum private_from from, size_t max,
                       struct slice *ret_text, struct err *err)
{
    int fd = private_file_open(path, from, err);
    char *text = fd < 0 ? NULL : arena_alloc(a, max + 1);
    size_t len = 0;
    ssize_t n = 1;

    if (fd < 0)
        return false;
    while (text && len < max && n > 0) {
        n = read(fd, text + len, max - len);
        if (n > 0)
            len += (size_t)n;
    }
    close(fd);
    if (!text)
        return err_no_memory(err);
    if (n < 0)
        return err_set(err, ERR_NOT_FOUND, "cannot read '%s': %s", path, strerror(errno));
    text[len] = '\0';
    *ret_text = slice_from(text, len);
    return true;
}

/* Writes the text to a new file beside `path`, then gives it its name. */
static bool write_file(const char *path, struct slice text, bool must_replace)
{
    char fresh[PATH_MAX];
    int len = snprintf(fresh, sizeof(fresh), "%s.%ld.tmp", path, (long)getpid());
    int fd, fault;
    bool ok;

    if (len < 0 || (size_t)len >= sizeof(fresh)) {
        errno = ENAMETOOLONG;
        return false;
    }
    unlink(fresh);
    fd = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (fd < 0)
        return false;
    ok = fd_write(fd, text) && fsync(fd) == 0; /* else a crash may leave it empty */
    ok = close(fd) == 0 && ok;
    ok = ok && (must_replace ? rename(fresh, path) : link(fresh, path)) == 0;
    fault = errno;
    if (!ok || !must_replace)
        unlink(fresh);
    errno = fault;
    return ok;
}

bool private_file_write(const char *path, struct slice text)
{
    return write_file(path, text, true);
}

bool private_file_make(const char *path, struct slice text)
{
    return write_file(path, text, false);
}
