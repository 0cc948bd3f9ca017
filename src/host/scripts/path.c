/*
 * Explorer's rules for a Scripts folder: files that end in .cs, and nothing outside the folder. We
 * follow no symbolic link below it: each folder on the way is opened from its parent, so that no
 * other process can swap one.
 */
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* --- Paths. --- */

static bool is_separator(char c)
{
    return c == '/' || c == '\\';
}

static struct slice next_part(struct slice *rest)
{
    size_t len = 0;
    struct slice part;

    while (len < rest->len && !is_separator(rest->p[len]))
        len++;
    part = slice_from(rest->p, len);
    *rest = slice_skip(*rest, len < rest->len ? len + 1 : len);
    return part;
}

static size_t without_last_part(const char *p, size_t len)
{
    while (len && p[len - 1] != '/')
        len--;
    return len ? len - 1 : 0;
}

bool scripts_leaves_folder(struct err *err)
{
    return err_set(err, ERR_ARGUMENT, "path must stay inside the Scripts folder");
}

/* Copies a checked path to `to`, which has room for path.len + 1, and resolves empty, "." and ".."
 * parts. Fails if the path leaves the folder. */
static bool normalize(struct slice path, char *to, size_t *ret_len, struct err *err)
{
    size_t len = 0;

    if (is_separator(path.p[0]) || memchr(path.p, ':', path.len))
        return scripts_leaves_folder(err);
    while (path.len) {
        struct slice part = next_part(&path);

        if (part.len == 0 || slice_is(part, "."))
            continue;
        if (slice_is(part, "..")) {
            if (len == 0)
                return scripts_leaves_folder(err);
            len = without_last_part(to, len);
            continue;
        }
        if (len)
            to[len++] = '/';
        memcpy(to + len, part.p, part.len);
        len += part.len;
    }
    to[len] = '\0';
    *ret_len = len;
    return true;
}

bool scripts_resolve(const struct scripts *s, struct slice path, char ret_name[LIMIT_SCRIPT_NAME],
                     struct err *err)
{
    struct slice folder = slice_of(s->folder);
    bool is_absolute =
        slice_starts(path, folder) && path.len > folder.len && is_separator(path.p[folder.len]);
    size_t len;

    if (path.len == 0)
        return err_set(err, ERR_ARGUMENT, "path is required");
    if (!slice_ends_nocase(path, SLICE(".cs")))
        return err_set(err, ERR_ARGUMENT, "Only .cs files are allowed");
    if (is_absolute)
        path = slice_skip(path, folder.len + 1);
    if (path.len >= LIMIT_SCRIPT_NAME || memchr(path.p, '\0', path.len))
        return err_set(err, ERR_ARGUMENT, "path must have less than %d bytes and no NUL",
                       LIMIT_SCRIPT_NAME);
    return normalize(path, ret_name, &len, err);
}

struct slice scripts_without_bom(struct slice text)
{
    struct slice bom = SLICE(SCRIPTS_BOM);

    return slice_starts(text, bom) ? slice_skip(text, bom.len) : text;
}

/* --- On disk. --- */

bool scripts_not_found(const char *name, struct err *err)
{
    return err_set(err, ERR_NOT_FOUND, "Script not found: %s", name);
}

bool scripts_no_access(const char *name, const char *verb, struct err *err)
{
    if (errno == ENAMETOOLONG)
        return err_set(err, ERR_ARGUMENT, "A name in path is too long");
    return err_set(err, ERR_ENGINE, "%s cannot be %s: %s", name, verb, strerror(errno));
}

static bool is_link(int at, const char *name)
{
    struct stat what;

    return fstatat(at, name, &what, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(what.st_mode);
}

/* Opens the folder `part` inside the folder `at`; -1 if there is none or it is a link. */
static int step_into(int at, const char *part, bool may_make)
{
    const int flags = O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
    int fd = openat(at, part, flags);

    if (fd >= 0 || errno != ENOENT || !may_make)
        return fd;
    if (mkdirat(at, part, 0700) < 0 && errno != EEXIST)
        return -1;
    return openat(at, part, flags);
}

/* A folder below the Scripts folder is checked as that is: the code in it runs. */
static bool check_step(int fd, const char *part, struct err *err)
{
    struct stat what;

    if (fstat(fd, &what) == 0 && what.st_uid == geteuid() && !(what.st_mode & (S_IWGRP | S_IWOTH)))
        return true;
    err_set(err, ERR_DENIED,
            "umcp does not use the folder '%s' of scripts, because other users "
            "can write there",
            part);
    return err_hint(err, "check its contents, then run chmod 700 on it");
}

/* Sets the error for a parent folder of `name` that step_into() could not open. */
static bool set_step_error(int at, const char *part, const char *name, bool may_make,
                           struct err *err)
{
    const int error = errno;
    const bool is_there = error == ENOTDIR || error == ELOOP;

    if (is_there && is_link(at, part))
        return scripts_leaves_folder(err);
    if (is_there && may_make)
        return err_set(err, ERR_ARGUMENT, "%s is not a folder", part);
    if (is_there || error == ENOENT)
        return scripts_not_found(name, err);
    errno = error;
    return scripts_no_access(name, may_make ? "written" : "read", err);
}

bool scripts_open_parent(const struct scripts *s, const char *name, bool may_make, int *ret_fd,
                         const char **ret_last, struct err *err)
{
    int at = private_folder_open(s->folder, false, err);
    const char *rest = name, *slash;
    char part[LIMIT_SCRIPT_NAME];

    if (at < 0)
        return err->kind == ERR_NOT_FOUND ? scripts_not_found(name, err) : false;
    for (; (slash = strchr(rest, '/')); rest = slash + 1) {
        int next;

        snprintf(part, sizeof(part), "%.*s", (int)(slash - rest), rest);
        next = step_into(at, part, may_make);
        if (next < 0)
            set_step_error(at, part, name, may_make, err);
        close(at);
        if (next >= 0 && !check_step(next, part, err)) {
            close(next);
            next = -1;
        }
        if (next < 0)
            return false;
        at = next;
    }
    *ret_fd = at;
    *ret_last = rest;
    return true;
}
