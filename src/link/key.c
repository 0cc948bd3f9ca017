/* Reads and makes the user's key. base/private.h says which folders and files count. */
#include "key.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <unistd.h>

#include "proof.h"

_Static_assert(LINKKEY_SIZE == LINKPROOF_SIZE, "a key has the form of a nonce");

const char *linkkey_path(struct arena *a, struct err *err)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    struct slice path;

    if (state && state[0] == '/') {
        path = arena_printf(a, "%s/umcp/link.key", state);
    } else if (home && home[0] == '/') {
        path = arena_printf(a, "%s/.local/state/umcp/link.key", home);
    } else {
        err_set(err, ERR_NOT_FOUND, "umcp has no folder for link.key, because HOME is not set");
        return NULL;
    }
    if (!path.p)
        err_no_memory(err);
    return path.p;
}

static bool check_folder(const char *path, struct err *err)
{
    const char *slash = strrchr(path, '/');
    char above[PATH_MAX];

    if (!slash || (size_t)(slash - path) >= sizeof(above))
        return err_set(err, ERR_ARGUMENT, "the path of link.key is too long");
    memcpy(above, path, (size_t)(slash - path));
    above[slash - path] = '\0';
    return private_folder_check(above, true, err);
}

/* Another process may have been first, which is fine. */
static bool make(const char *path, struct err *err)
{
    unsigned char bytes[LINKPROOF_BYTES];
    char line[LINKKEY_SIZE + 1];

    if (getentropy(bytes, sizeof(bytes)) != 0)
        return err_set(err, ERR_INTERNAL, "the system cannot provide random numbers");
    text_hex(bytes, sizeof(bytes), line);
    memcpy(line + LINKKEY_SIZE - 1, "\n", 2);
    if (private_file_make(path, slice_of(line)) || errno == EEXIST)
        return true;
    return err_set(err, ERR_INTERNAL, "cannot make '%s': %s", path, strerror(errno));
}

bool linkkey_get(const char *path, char ret_key[LINKKEY_SIZE], struct err *err)
{
    char text[LINKKEY_SIZE + 1];
    ssize_t len;
    int fd;

    if (!check_folder(path, err))
        return false;
    fd = private_file_open(path, PRIVATE_FROM_READERS, err);
    if (fd < 0 && err->kind == ERR_NOT_FOUND && make(path, err))
        fd = private_file_open(path, PRIVATE_FROM_READERS, err);
    if (fd < 0) {
        if (err->kind == ERR_DENIED)
            err_hint(err, "delete the file, and umcp makes another");
        return false;
    }
    len = read(fd, text, sizeof(text));
    close(fd);
    if (len == LINKKEY_SIZE && text[LINKKEY_SIZE - 1] == '\n' &&
        linkproof_take_nonce(slice_from(text, LINKKEY_SIZE - 1), ret_key))
        return true;
    err_set(err, ERR_DENIED, "'%s' does not hold 64 hex digits and a line feed", path);
    return err_hint(err, "delete the file, and umcp makes another");
}
