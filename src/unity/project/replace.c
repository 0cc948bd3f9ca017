/*
 * Replaces a file atomically: writes the new content to a temporary file beside it, with a name
 * that editors ignore, and renames it once it is complete and on disk. Writers take turns by a lock
 * on the folder. Just before the rename, a writer compares the old file with what it expects there,
 * so that it replaces no content that it has not seen. The writer also locks its temporary file, so
 * that others can distinguish a file in use from one of a dead process.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <time.h>
#include <unistd.h>

#include "base/limits.h"
#include "file.h"

#define PREFIX   ".umcp-save-"
#define NAME_LEN (sizeof(PREFIX) - 1 + 16)

enum { LOCK_STEP_MS = 5, COMPARED = 65536 };

struct temporary {
    int folder, file;
    char name[NAME_LEN + 1];
    struct stat old; /* of the file that is replaced; no st_nlink: there is none */
};

static bool fail(const char *path, struct err *err)
{
    const int os_error = errno;
    const char *name = strrchr(path, '/');

    if (os_error == ENAMETOOLONG)
        return err_set(err, ERR_ARGUMENT, "'%s' is too long for the name of a file",
                       name ? name + 1 : path);
    return err_set(err, os_error == ENOENT || os_error == ENOTDIR ? ERR_NOT_FOUND : ERR_TOOL,
                   "Cannot write '%s': %s", path, strerror(os_error));
}

/* If the path is a link, uses its target. */
static bool find_place(const char *path, struct file_place *at)
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

/* The rights of the old file; special bits, such as set-user-id, end with it. */
static mode_t mode_of(const struct temporary *t)
{
    return t->old.st_mode & 0777;
}

static bool has_mode(int file, mode_t mode)
{
    struct stat st;

    return fstat(file, &st) == 0 && (st.st_mode & 0777) == mode;
}

/* In the player's sandbox fchmod() has no effect: see rename_over(). */
static int make(const struct temporary *t)
{
    const mode_t mode = t->old.st_nlink ? mode_of(t) : 0666;
    const int file = openat(t->folder, t->name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);

    if (file >= 0 && t->old.st_nlink && !has_mode(file, mode))
        fchmod(file, mode);
    return file;
}

static bool open_file(struct temporary *t)
{
    unsigned char random[8];
    char digits[17];

    do {
        if (getrandom(random, sizeof(random), 0) != sizeof(random))
            return false;
        text_hex(random, sizeof(random), digits);
        snprintf(t->name, sizeof(t->name), PREFIX "%s", digits);
        t->file = make(t);
    } while (t->file < 0 && (errno == EEXIST || errno == EINTR));
    return t->file >= 0;
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

static bool make_file(struct temporary *t)
{
    while (open_file(t)) {
        if (lock_file(t->file))
            return true;
        close(t->file);
        t->file = -1;
    }
    return false;
}

/* The new file gets the old one's mode. False: the old one must not be replaced. */
static bool look_at_old(struct temporary *t, const char *name)
{
    struct stat st;

    if (fstatat(t->folder, name, &st, AT_SYMLINK_NOFOLLOW) != 0)
        return true;
    if (!S_ISREG(st.st_mode)) {
        errno = S_ISDIR(st.st_mode) ? EISDIR : EINVAL;
        return false;
    }
    if (!(st.st_mode & 0222)) {
        errno = EACCES; /* rename() needs only a writable folder and would ignore this */
        return false;
    }
    t->old = st;
    return true;
}

/* --- Turns. --- */

/* The process that has the folder's lock, from /proc/locks; false: the system does not say. */
static bool find_holder(int folder, int *ret_pid)
{
    FILE *locks = fopen("/proc/locks", "re");
    unsigned device_major, device_minor;
    unsigned long long inode;
    struct stat st;
    char line[256];
    bool is_found = false;
    int pid;

    if (locks && fstat(folder, &st) == 0)
        while (!is_found && fgets(line, sizeof(line), locks)) {
            is_found = sscanf(line, "%*d: FLOCK %*s %*s %d %x:%x:%llu", &pid, &device_major,
                              &device_minor, &inode) == 4 &&
                       inode == st.st_ino && device_major == major(st.st_dev) &&
                       device_minor == minor(st.st_dev);
        }
    if (locks)
        fclose(locks);
    if (is_found)
        *ret_pid = pid;
    return is_found;
}

static bool refuse_busy(const struct file_place *at, struct err *err)
{
    char who[64] = "another program";
    int pid;

    if (find_holder(at->folder, &pid))
        snprintf(who, sizeof(who), "process %d", pid);
    err_set(err, ERR_TOOL, "Cannot write '%s': %s has kept the folder '%s' locked for %d seconds",
            at->name, who, at->path, LIMIT_SAVE_LOCK_MS / 1000);
    return err_hint(err, "Repeat the call once that program has finished writing");
}

/* Waits for the folder's lock. Where the file system has no locks, continues without. */
static bool take_turn(const struct file_place *at, struct err *err)
{
    const struct timespec step = {.tv_nsec = LOCK_STEP_MS * 1000000L};

    for (int waited = 0; waited < LIMIT_SAVE_LOCK_MS; waited += LOCK_STEP_MS) {
        if (flock(at->folder, LOCK_EX | LOCK_NB) == 0 || (errno != EWOULDBLOCK && errno != EINTR))
            return true;
        nanosleep(&step, NULL);
    }
    return refuse_busy(at, err);
}

bool file_lock(const char *path, struct file_place *ret_place, struct err *err)
{
    ret_place->folder = -1;
    if (!find_place(path, ret_place))
        return fail(path, err);
    if (!take_turn(ret_place, err)) {
        file_unlock(ret_place);
        return false;
    }
    remove_leftovers(ret_place->folder);
    return true;
}

void file_unlock(struct file_place *at)
{
    if (at->folder >= 0)
        close(at->folder);
    at->folder = -1;
}

/* --- The old content. --- */

static bool has_bytes(int file, struct slice bytes)
{
    char piece[COMPARED];
    struct stat st;

    if (fstat(file, &st) != 0 || (uint64_t)st.st_size != bytes.len)
        return false;
    for (;;) {
        const ssize_t n = read(file, piece, sizeof(piece));

        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return n == 0 && bytes.len == 0;
        if ((size_t)n > bytes.len || memcmp(piece, bytes.p, (size_t)n) != 0)
            return false;
        bytes = slice_skip(bytes, (size_t)n);
    }
}

/* Whether a program has the file open for writing. A file system without leases does not say. */
static bool has_writer(int file)
{
    bool is_open;

    if (fcntl(file, F_SETSIG, SIGURG) != 0) /* a signal that does nothing, if a writer comes now */
        return false;
    is_open = fcntl(file, F_SETLEASE, F_RDLCK) != 0 && errno == EAGAIN;
    fcntl(file, F_SETLEASE, F_UNLCK);
    return is_open;
}

static bool check_old(const struct file_place *at, const char *name, struct slice was,
                      struct err *err)
{
    const int file =
        openat(at->folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
    const bool is_open = file >= 0 && has_writer(file);
    const bool is_same = file >= 0 && !is_open && has_bytes(file, was);

    if (file >= 0)
        close(file);
    if (is_same)
        return true;
    err_set(err, ERR_TOOL, "'%s' %s while it was being saved", name,
            is_open ? "was open for writing in another program" : "was changed by another program");
    return err_hint(err, "Repeat the call");
}

/* --- The whole. --- */

static bool exchange(const struct temporary *t, const char *name)
{
    return renameat2(t->folder, t->name, t->folder, name, RENAME_EXCHANGE) == 0;
}

/* Whether the new file could not get the old one's mode. A file that has another name must keep its
 * content there. */
static bool must_keep_old(const struct temporary *t)
{
    return t->old.st_nlink == 1 && !(t->old.st_mode & (S_ISUID | S_ISGID | S_ISVTX)) &&
           !has_mode(t->file, mode_of(t));
}

/* Writes to the old file, which has the temporary name now. */
static bool refill_old(const struct temporary *t, struct slice bytes)
{
    const int file =
        openat(t->folder, t->name, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    struct stat st;
    bool is_ok;

    if (file < 0)
        return false;
    is_ok = fstat(file, &st) == 0 && st.st_ino == t->old.st_ino && st.st_dev == t->old.st_dev &&
            st.st_nlink == 1 && fd_write(file, bytes) && ftruncate(file, (off_t)bytes.len) == 0 &&
            fsync(file) == 0;
    close(file);
    return is_ok;
}

static bool is_ours(const struct temporary *t, const char *name)
{
    struct stat own, st;

    return fstat(t->file, &own) == 0 && fstatat(t->folder, name, &st, AT_SYMLINK_NOFOLLOW) == 0 &&
           own.st_ino == st.st_ino && own.st_dev == st.st_dev;
}

/* The old file comes back with the new content if that is how it keeps its mode. Before, between
 * and after the exchanges the name is that of a whole file. */
static bool rename_over(const struct temporary *t, const char *name, struct slice bytes)
{
    if (!must_keep_old(t) || !exchange(t, name))
        return renameat(t->folder, t->name, t->folder, name) == 0;
    if (refill_old(t, bytes) && is_ours(t, name))
        exchange(t, name);
    unlinkat(t->folder, t->name, 0);
    return true;
}

/* Renames without replacing, where the file system can; else a file that appears between our look
 * and the rename is replaced. */
static bool rename_new(const struct temporary *t, const char *name)
{
    struct stat st;

    if (renameat2(t->folder, t->name, t->folder, name, RENAME_NOREPLACE) == 0)
        return true;
    if (errno != EINVAL && errno != ENOSYS)
        return false;
    if (fstatat(t->folder, name, &st, AT_SYMLINK_NOFOLLOW) == 0) {
        errno = EEXIST;
        return false;
    }
    return renameat(t->folder, t->name, t->folder, name) == 0;
}

static bool put(const struct temporary *t, const struct file_place *at, const char *name,
                const struct slice *was, struct slice bytes, struct err *err)
{
    bool is_ok;

    if (was && was->p && !check_old(at, name, *was, err))
        return false;
    is_ok = was && !was->p ? rename_new(t, name) : rename_over(t, name, bytes);
    return (is_ok && (fsync(at->folder) == 0 || errno == EINVAL)) || fail(name, err);
}

bool file_write(const struct file_place *at, const char *name, const struct slice *was,
                struct slice bytes, struct err *err)
{
    struct temporary t = {.folder = at->folder, .file = -1};
    bool is_ok, is_made;

    name = name ? name : at->name;
    is_made = look_at_old(&t, name) && make_file(&t);
    is_ok = (is_made && fd_write(t.file, bytes) && fsync(t.file) == 0) || fail(name, err);
    is_ok = is_ok && put(&t, at, name, was, bytes, err);
    if (is_made && !is_ok)
        unlinkat(at->folder, t.name, 0);
    if (t.file >= 0)
        close(t.file);
    return is_ok;
}

bool file_replace(const char *path, const struct slice *was, struct slice bytes, struct err *err)
{
    struct file_place at;
    bool is_ok;

    if (!file_lock(path, &at, err))
        return false;
    is_ok = file_write(&at, NULL, was, bytes, err);
    file_unlock(&at);
    return is_ok;
}
