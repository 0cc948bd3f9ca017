/*
 * Tools that write, delete and rename files of the Scripts folder. A file is replaced atomically:
 * readers see the old one or the new one, even if this process dies. Runs on the folder's worker.
 */
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

enum { TEMPORARY_SIZE = 32 }; /* of a file name */

static bool put_ok(struct host_call *call)
{
    buf_append(&call->result, SLICE("{\"ok\":true}"));
    return true;
}

static void close_keeping_errno(int fd)
{
    int error = errno;

    close(fd);
    errno = error;
}

/* --- Existing files. --- */

/* Finds a script of that name and its size. Anything else of that name is an error. */
static bool look(const struct scripts *s, const char *name, bool *ret_exists, int64_t *ret_size,
                 struct err *err)
{
    struct err absent = {0};
    struct stat what;
    const char *last;
    int at, result;

    *ret_size = 0;
    *ret_exists = false;
    if (!scripts_open_parent(s, name, false, &at, &last, &absent)) {
        if (absent.kind == ERR_NOT_FOUND)
            return true;
        *err = absent;
        return false;
    }
    result = fstatat(at, last, &what, AT_SYMLINK_NOFOLLOW);
    close_keeping_errno(at);
    if (result < 0)
        return errno == ENOENT || scripts_no_access(name, "read", err);
    if (S_ISLNK(what.st_mode))
        return scripts_leaves_folder(err);
    if (!S_ISREG(what.st_mode))
        return err_set(err, ERR_ARGUMENT, "%s is not a file", name);
    *ret_exists = true;
    *ret_size = (int64_t)what.st_size;
    return true;
}

/* Refuses names that ListConsoleScripts does not show, since check_room() would not count them. */
static bool check_name(const char *name, struct err *err)
{
    char shown[SHOWN_NAME_SIZE];
    unsigned depth = 0;

    if (name[0] == '.' || strstr(name, "/."))
        return err_set(err, ERR_ARGUMENT, "Names in path must not begin with a dot");
    for (struct slice rest = slice_of(name); rest.len;) {
        const struct slice part = slice_cut(&rest, '/');
        const char *fault = utf8_name_fault(part);

        if (fault)
            return err_set(err, ERR_ARGUMENT, "path has a name that %s: '%s'", fault,
                           shown_name(part, shown));
    }
    for (const char *c = name; *c; c++)
        depth += *c == '/';
    return depth <= LIMIT_SCRIPT_DEPTH ||
           err_set(err, ERR_ARGUMENT, "path may have at most %d folders", LIMIT_SCRIPT_DEPTH);
}

static bool check_room(const struct scripts *s, struct host_call *call, const char *name,
                       size_t len)
{
    struct err *err = &call->err;
    int64_t bytes, before;
    bool exists;
    size_t n;

    if (!look(s, name, &exists, &before, err) || !scripts_count(s, call->arena, &n, &bytes, err))
        return false;
    if (!exists && n >= LIMIT_SCRIPTS)
        return err_set(err, ERR_TOO_LARGE, "Too many scripts; max %d", LIMIT_SCRIPTS);
    if (bytes - before + (int64_t)len > LIMIT_SCRIPTS_BYTES)
        return err_set(err, ERR_TOO_LARGE, "Scripts too large together; max %d bytes",
                       LIMIT_SCRIPTS_BYTES);
    return true;
}

/* --- Writing. --- */

/* Creates a file in the folder `at`, under a random name. */
static bool write_temporary(int at, struct slice content, char ret_name[TEMPORARY_SIZE])
{
    unsigned char bytes[8];
    bool ok;
    int fd;

    if (getrandom(bytes, sizeof(bytes), 0) != sizeof(bytes))
        return false;
    snprintf(ret_name, TEMPORARY_SIZE, ".umcp-%02x%02x%02x%02x%02x%02x%02x%02x", bytes[0], bytes[1],
             bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]);
    fd = openat(at, ret_name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (fd < 0)
        return false;
    ok = fd_write(fd, content) && fsync(fd) == 0;
    close_keeping_errno(fd);
    if (!ok) {
        int error = errno;

        unlinkat(at, ret_name, 0);
        errno = error;
    }
    return ok;
}

/* rename() does not follow links: it replaces a link, not its target. */
static bool replace(const struct scripts *s, int at, const char *name, const char *last,
                    struct slice content, struct err *err)
{
    char temporary[TEMPORARY_SIZE];
    bool ok = true;

    if (!write_temporary(at, content, temporary))
        return scripts_no_access(name, "written", err);
    if (worker_must_stop(s->worker))
        ok = err_set(err, ERR_TIMEOUT, "Cancelled");
    else if (renameat(at, temporary, at, last) < 0)
        ok = scripts_no_access(name, "written", err);
    if (!ok)
        unlinkat(at, temporary, 0);
    return ok;
}

static bool unlink_name(const struct scripts *s, const char *name, int flags, struct err *err)
{
    const char *last;
    int at, result;

    if (!scripts_open_parent(s, name, false, &at, &last, err))
        return false;
    result = unlinkat(at, last, flags);
    close_keeping_errno(at);
    if (result < 0 && errno == ENOENT)
        return scripts_not_found(name, err);
    return result == 0 || scripts_no_access(name, "deleted", err);
}

/* Removes empty parent folders of `name` after its file was deleted or could not be written. */
static void prune(const struct scripts *s, const char *name)
{
    char path[LIMIT_SCRIPT_NAME];
    struct err err;
    char *slash;

    snprintf(path, sizeof(path), "%s", name);
    while ((slash = strrchr(path, '/'))) {
        *slash = '\0';
        unlink_name(s, path, AT_REMOVEDIR, &err); /* fails if it is not empty or does not exist */
    }
}

static bool store(const struct scripts *s, struct host_call *call, const char *name,
                  struct slice content)
{
    struct err *err = &call->err;
    const char *last;
    bool ok;
    int at;

    content = scripts_without_bom(content);
    if (content.len > LIMIT_SCRIPT)
        return err_set(err, ERR_ARGUMENT, "Content too large; max %d bytes", LIMIT_SCRIPT);
    if (!check_name(name, err) || !check_room(s, call, name, content.len))
        return false;
    if (!private_folder_check(s->folder, true, err))
        return false;
    ok = scripts_open_parent(s, name, true, &at, &last, err);
    if (ok) {
        ok = replace(s, at, name, last, content, err);
        close(at);
    }
    if (!ok)
        prune(s, name);
    return ok;
}

bool scripts_write(struct scripts *s, struct host_call *call)
{
    const struct write_script_args *args = call->args;
    char name[LIMIT_SCRIPT_NAME];

    return scripts_resolve(s, args->path.value, name, &call->err) &&
           store(s, call, name, args->content.value) && put_ok(call);
}

/* --- Deleting. --- */

static bool delete_script(const struct scripts *s, const char *name, struct err *err)
{
    int64_t size;
    bool exists;

    if (!look(s, name, &exists, &size, err))
        return false;
    return exists ? unlink_name(s, name, 0, err) : scripts_not_found(name, err);
}

bool scripts_delete(struct scripts *s, struct host_call *call)
{
    const struct script_args *args = call->args;
    char name[LIMIT_SCRIPT_NAME];

    if (!scripts_resolve(s, args->path.value, name, &call->err) ||
        !delete_script(s, name, &call->err))
        return false;
    prune(s, name);
    return put_ok(call);
}

/* --- The start-up script. --- */

static bool move(const struct scripts *s, const char *from, const char *to, struct err *err)
{
    const char *last;
    int at, result;

    if (!scripts_open_parent(s, from, false, &at, &last, err))
        return false;
    result = renameat(at, last, at, to);
    close_keeping_errno(at);
    return result == 0 || scripts_no_access(from, "renamed", err);
}

bool scripts_set_startup_enabled(struct scripts *s, struct host_call *call)
{
    const struct enabled_args *args = call->args;
    const char *from = args->enabled.value ? SCRIPTS_STARTUP_DISABLED : SCRIPTS_STARTUP;
    const char *to = args->enabled.value ? SCRIPTS_STARTUP : SCRIPTS_STARTUP_DISABLED;
    int64_t size;
    bool exists;

    if (!look(s, from, &exists, &size, &call->err))
        return false;
    if (exists && !move(s, from, to, &call->err))
        return false;
    return put_ok(call); /* even if there was nothing to rename */
}

bool scripts_write_startup(struct scripts *s, struct host_call *call)
{
    const struct write_startup_args *args = call->args;
    struct err *err = &call->err;

    if (!store(s, call, SCRIPTS_STARTUP, args->content.value))
        return false;
    if (!delete_script(s, SCRIPTS_STARTUP_DISABLED, err) && err->kind != ERR_NOT_FOUND)
        return false;
    *err = (struct err){0};
    return put_ok(call);
}
