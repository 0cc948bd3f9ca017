/* Reads and makes the user's key. Everything goes through the folder's descriptor, so that the
 * folder that was checked is the one that is used. */
#include "key.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "proof.h"

static_assert(LINKKEY_SIZE == LINKPROOF_SIZE, "a key has the form of a nonce");

const char *linkkey_path(struct arena *a, struct err *err)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    struct slice path;

    if (state && state[0] == '/')
        path = arena_printf(a, "%s/umcp/link.key", state);
    else if (home && home[0] == '/')
        path = arena_printf(a, "%s/.local/state/umcp/link.key", home);
    else {
        err_set(err, ERR_NOT_FOUND, "there is no folder for link.key, because HOME is not set");
        return NULL;
    }
    if (!path.p)
        err_no_memory(err);
    return path.p;
}

/* A folder of this user in which nobody else can put a file. */
static int open_folder(const char *path, struct err *err)
{
    struct stat what;
    int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    if (fd < 0 && errno == ENOENT && fd_make_folders(path))
        fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0 || fstat(fd, &what) != 0) {
        err_set(err, ERR_NOT_FOUND, "cannot use folder '%s': %s", path, strerror(errno));
    } else if (what.st_uid != geteuid()) {
        err_set(err, ERR_DENIED, "folder '%s' belongs to another user: set XDG_STATE_HOME", path);
    } else if (what.st_mode & (S_IWGRP | S_IWOTH)) {
        err_set(err, ERR_DENIED, "other users can write in folder '%s': chmod 700 it", path);
    } else {
        return fd;
    }
    if (fd >= 0)
        close(fd);
    return -1;
}

/* The file appears under its name complete, and only if there is none yet. */
static bool make(int folder, const char *path, struct err *err)
{
    unsigned char bytes[LINKPROOF_BYTES + 8];
    char key[LINKKEY_SIZE + 1], suffix[17], name[64];
    bool ok;
    int fd;

    if (getentropy(bytes, sizeof(bytes)) != 0)
        return err_set(err, ERR_INTERNAL, "the system cannot provide random numbers");
    text_hex(bytes, LINKPROOF_BYTES, key);
    memcpy(key + LINKKEY_SIZE - 1, "\n", 2);
    text_hex(bytes + LINKPROOF_BYTES, 8, suffix);
    snprintf(name, sizeof(name), "link.key.%s", suffix);
    fd = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    ok = fd >= 0 && fd_write(fd, slice_of(key)) && fsync(fd) == 0 &&
         (linkat(folder, name, folder, "link.key", 0) == 0 || errno == EEXIST);
    if (!ok)
        err_set(err, ERR_INTERNAL, "cannot make '%s': %s", path, strerror(errno));
    if (fd >= 0) {
        close(fd);
        unlinkat(folder, name, 0);
    }
    return ok;
}

static bool read_key(int fd, const char *path, char ret_key[LINKKEY_SIZE], struct err *err)
{
    char text[LINKKEY_SIZE + 1];
    struct stat what;
    ssize_t len;

    if (fstat(fd, &what) != 0)
        return err_set(err, ERR_INTERNAL, "cannot read '%s': %s", path, strerror(errno));
    if (!S_ISREG(what.st_mode) || what.st_uid != geteuid())
        return err_set(err, ERR_DENIED,
                       "'%s' is not a file of this user: delete it, and umcp makes another", path);
    if (what.st_mode & 077)
        return err_set(err, ERR_DENIED,
                       "other users may know '%s': delete it, and umcp makes another", path);
    len = read(fd, text, sizeof(text));
    if (len == LINKKEY_SIZE && text[LINKKEY_SIZE - 1] == '\n' &&
        linkproof_take_nonce(slice_from(text, LINKKEY_SIZE - 1), ret_key))
        return true;
    return err_set(err, ERR_DENIED,
                   "'%s' does not hold 64 hex digits and a line feed: delete it, and umcp makes "
                   "another",
                   path);
}

static int open_key(int folder)
{
    return openat(folder, "link.key", O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
}

static bool get_from(int folder, const char *path, char ret_key[LINKKEY_SIZE], struct err *err)
{
    int fd = open_key(folder);
    bool ok;

    if (fd < 0 && errno == ENOENT) {
        if (!make(folder, path, err))
            return false;
        fd = open_key(folder);
    }
    if (fd < 0 && errno == ELOOP)
        return err_set(err, ERR_DENIED, "'%s' is a link: delete it, and umcp makes a key there",
                       path);
    if (fd < 0)
        return err_set(err, ERR_DENIED, "cannot read '%s': %s", path, strerror(errno));
    ok = read_key(fd, path, ret_key, err);
    close(fd);
    return ok;
}

bool linkkey_get(const char *path, char ret_key[LINKKEY_SIZE], struct err *err)
{
    const char *slash = strrchr(path, '/');
    char above[PATH_MAX];
    int folder;
    bool ok;

    if (!slash || (size_t)(slash - path) >= sizeof(above))
        return err_set(err, ERR_ARGUMENT, "the path of link.key is too long");
    memcpy(above, path, (size_t)(slash - path));
    above[slash - path] = '\0';
    folder = open_folder(above, err);
    if (folder < 0)
        return false;
    ok = get_from(folder, path, ret_key, err);
    close(folder);
    return ok;
}
