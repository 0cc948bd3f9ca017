/*
 * Journals beside the database, <database>-<instance>.journal. The loop's thread appends a record
 * with one write() and acknowledges the operation: the kernel's data survives the process. The
 * writer copies the record into the database a little later and notes its number in the same
 * transaction, so that an instance that replays a dead one's journal writes nothing twice. An
 * instance holds a lock on its journal while it runs.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "internal.h"
#include "store/entry.h"

enum {
    FILE_TRIMMED = 1 << 20, /* bytes; a larger file is replaced */
    REPLAY_ROWS = 512       /* records in one transaction */
};

#define END ".journal"

/* --- Names. --- */

/* Whether the instance's name is safe in a file name. */
static bool has_plain_name(struct slice instance)
{
    for (size_t i = 0; i < instance.len; i++)
        if (instance.p[i] == '/' || instance.p[i] == '.')
            return false;
    return instance.len > 0 && instance.len < JOURNAL_NAME;
}

static bool name_file(const char *path, const char *instance, const char *end, char to[PATH_MAX])
{
    return has_plain_name(slice_of(instance)) &&
           (size_t)snprintf(to, PATH_MAX, "%s-%s" END "%s", path, instance, end) < PATH_MAX;
}

/* Opens the database's folder, for closedir(), and returns the last part of its path. */
static DIR *open_folder(const char *path, const char **ret_base)
{
    char folder[PATH_MAX];
    const char *slash = strrchr(path, '/');
    size_t len = slash ? (size_t)(slash - path) : 1;

    if (len >= sizeof(folder))
        return NULL;
    memcpy(folder, slash ? path : ".", len);
    folder[len] = '\0';
    *ret_base = slash ? slash + 1 : path;
    return opendir(len ? folder : "/");
}

/* Extracts the instance from a journal's name. False: not a journal of this database. */
static bool name_instance(const char *name, const char *base, char to[JOURNAL_NAME])
{
    size_t len = strlen(name), before = strlen(base), after = strlen(END);
    struct slice instance;

    if (len < before + 1 + after || memcmp(name, base, before) != 0 || name[before] != '-' ||
        strcmp(name + len - after, END) != 0)
        return false;
    instance = slice_from(name + before + 1, len - before - 1 - after);
    if (!has_plain_name(instance))
        return false;
    memcpy(to, instance.p, instance.len);
    to[instance.len] = '\0';
    return true;
}

/* --- Looking at a journal. --- */

/* Opens the file at `path` if it is a regular file of this user and not a symbolic link; else
 * -1. */
static int open_regular(const char *path, struct stat *ret_stat)
{
    int fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);

    if (fd >= 0 && fstat(fd, ret_stat) == 0 && S_ISREG(ret_stat->st_mode) &&
        ret_stat->st_uid == geteuid() && ret_stat->st_nlink == 1)
        return fd;
    if (fd >= 0)
        close(fd);
    return -1;
}

static bool read_all(int fd, struct buf *to)
{
    ssize_t n = 1;

    while (n > 0 && to->len < LIMIT_JOURNAL_FILE) {
        char *at = buf_reserve(to, 64 << 10);

        n = at ? read(fd, at, 64 << 10) : -1;
        if (n > 0)
            buf_advance(to, (size_t)n);
    }
    return n >= 0;
}

/* The number of the last record in an instance's journal; 0: no record, or no journal. */
static uint64_t last_number(const char *path, const char *instance)
{
    char name[PATH_MAX];
    struct stat st;
    struct buf bytes;
    uint64_t last = 0;
    int fd = name_file(path, instance, "", name) ? open_regular(name, &st) : -1;

    if (fd < 0)
        return 0;
    buf_init(&bytes, LIMIT_JOURNAL_FILE + (128 << 10));
    if (st.st_size > JOURNAL_HEADER && read_all(fd, &bytes))
        last = journal_last(buf_slice(&bytes));
    buf_done(&bytes);
    close(fd);
    return last;
}

/* Reads how much of an instance's journal is in the database. */
static int read_mark(struct database *d, int which, const char *instance, uint64_t *ret_number)
{
    int code = SQLITE_OK;
    sqlite3_stmt *statement = database_statement(d, which, &code);

    *ret_number = 0;
    if (!statement)
        return code;
    sqlite3_bind_text(statement, 1, instance, -1, SQLITE_STATIC);
    code = sqlite3_step(statement);
    if (code == SQLITE_ROW)
        *ret_number = (uint64_t)sqlite3_column_int64(statement, 0);
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return code == SQLITE_ROW || code == SQLITE_DONE ? SQLITE_OK : code;
}

bool journal_is_behind(struct sqlite_store *s, struct database *d, const char *instance)
{
    uint64_t saved = 0, last = last_number(s->path, instance);

    if (!last)
        return false;
    read_mark(d, d == &s->writer ? SQL_MARK : SQL_READER_MARK, instance, &saved);
    return saved < last;
}

size_t journals_behind(struct sqlite_store *s, struct journal_mark marks[LIMIT_JOURNALS])
{
    const char *base;
    DIR *dir = open_folder(s->path, &base);
    size_t n = 0;

    for (struct dirent *e = dir ? readdir(dir) : NULL; e && n < LIMIT_JOURNALS; e = readdir(dir)) {
        struct journal_mark *m = &marks[n];
        uint64_t saved = 0;

        if (!name_instance(e->d_name, base, m->instance) || strcmp(m->instance, s->instance) == 0)
            continue;
        m->number = last_number(s->path, m->instance);
        if (!m->number)
            continue;
        read_mark(&s->reader, SQL_READER_MARK, m->instance, &saved);
        n += saved < m->number;
    }
    if (dir)
        closedir(dir);
    return n;
}

bool journal_has_reached(struct sqlite_store *s, const struct journal_mark *mark)
{
    uint64_t saved = 0;

    if (read_mark(&s->reader, SQL_READER_MARK, mark->instance, &saved) != SQLITE_OK)
        return true; /* the read itself will report the error */
    return saved >= mark->number || !last_number(s->path, mark->instance);
}

bool store_sqlite_has_orphans(const struct store_sqlite_options *options)
{
    char instance[JOURNAL_NAME];
    const char *base;
    DIR *dir = open_folder(options->path, &base);
    bool found = false;

    for (struct dirent *e = dir ? readdir(dir) : NULL; e && !found; e = readdir(dir))
        found = name_instance(e->d_name, base, instance) &&
                !(options->is_alive && options->is_alive(options->ctx, instance)) &&
                last_number(options->path, instance) > 0;
    if (dir)
        closedir(dir);
    return found;
}

/* --- The journal of this instance. --- */

/* Creates a locked file with the header and `records` under the journal's name. -1: see errno. */
static int make_file(struct sqlite_store *s, struct slice records, int64_t *ret_size)
{
    char path[PATH_MAX], other[PATH_MAX];
    struct buf start;
    int fd = -1;
    bool ok;

    errno = ENAMETOOLONG;
    if (!name_file(s->path, s->instance, "", path) ||
        !name_file(s->path, s->instance, ".new", other))
        return -1;
    unlink(other);
    buf_init(&start, JOURNAL_HEADER);
    journal_put_header(&start);
    if (buf_ok(&start))
        fd = open(other, O_CREAT | O_EXCL | O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600);
    ok = fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) == 0 && fd_write(fd, buf_slice(&start)) &&
         fd_write(fd, records) && rename(other, path) == 0;
    buf_done(&start);
    if (!ok && fd >= 0) {
        int error = errno;

        unlink(other);
        close(fd);
        errno = error;
    }
    *ret_size = (int64_t)(JOURNAL_HEADER + records.len);
    return ok ? fd : -1;
}

static void complain(struct sqlite_store *s, int error)
{
    if (!s->has_complained)
        log_message(
            s, STORE_WARNING,
            "umcp cannot write the journal of the database %s (%s). Until it can, each operation "
            "waits for the database",
            s->path, strerror(error));
    s->has_complained = true;
}

static int journal_forget(struct sqlite_store *s, const char *instance)
{
    int code = SQLITE_OK;
    sqlite3_stmt *forget = database_statement(&s->writer, SQL_DELETE_MARK, &code);

    if (!forget)
        return code;
    sqlite3_bind_text(forget, 1, instance, -1, SQLITE_STATIC);
    return database_run(forget);
}

/* Deletes some of the marks of instances whose journals no longer exist. */
static void forget_removed_journals(struct sqlite_store *s)
{
    char gone[64][JOURNAL_NAME], path[PATH_MAX];
    size_t n = 0;
    int code = SQLITE_OK;
    sqlite3_stmt *statement = database_statement(&s->writer, SQL_MARKED_INSTANCES, &code);
    struct stat st;

    while (statement && n < N_ELEMENTS(gone) && sqlite3_step(statement) == SQLITE_ROW) {
        const char *instance = (const char *)sqlite3_column_text(statement, 0);

        if (instance && strcmp(instance, s->instance) != 0 &&
            name_file(s->path, instance, "", path) && lstat(path, &st) != 0 && errno == ENOENT)
            snprintf(gone[n++], JOURNAL_NAME, "%s", instance);
    }
    sqlite3_reset(statement);
    while (n)
        journal_forget(s, gone[--n]);
}

void journal_open(struct sqlite_store *s)
{
    struct journal_file *j = &s->journal;
    uint64_t saved = 0;
    int64_t size;
    int fd, error;

    if (j->fd >= 0 || !s->writer.db || s->options.has_no_journal ||
        !has_plain_name(slice_of(s->instance)))
        return;
    if (read_mark(&s->writer, SQL_MARK, s->instance, &saved) != SQLITE_OK)
        return;
    forget_removed_journals(s);
    fd = make_file(s, slice_from(NULL, 0), &size);
    error = errno;
    pthread_mutex_lock(&s->lock);
    j->fd = fd;
    j->size = size;
    j->error = 0;
    if (j->number < saved) /* left by an earlier process with the same name */
        j->number = saved;
    pthread_mutex_unlock(&s->lock);
    if (fd < 0)
        complain(s, error);
}

void journal_check(struct sqlite_store *s)
{
    struct journal_file *j = &s->journal;
    char path[PATH_MAX];
    struct stat open_one, named;
    bool is_gone = j->fd >= 0 && name_file(s->path, s->instance, "", path) &&
                   (fstat(j->fd, &open_one) != 0 || lstat(path, &named) != 0 ||
                    open_one.st_ino != named.st_ino || open_one.st_dev != named.st_dev);

    if (!is_gone)
        return;
    pthread_mutex_lock(&s->lock);
    close(j->fd);
    j->fd = -1;
    pthread_mutex_unlock(&s->lock);
    journal_open(s);
}

bool journal_append(struct sqlite_store *s, const struct store_request *r)
{
    struct journal_file *j = &s->journal;
    size_t before = j->pending.len;
    struct slice record;
    struct stat st;
    ssize_t n;

    if (s->phase != PHASE_OPEN || j->fd < 0 || j->error || before > LIMIT_JOURNAL_PENDING ||
        r->data || r->session || !journal_put(&j->pending, j->number + 1, r->operation, r->audit)) {
        j->pending.failed = false;
        return false;
    }
    if (fstat(j->fd, &st) != 0 || st.st_nlink == 0) { /* the file was removed */
        j->error = ENOENT;
        j->pending.len = before;
        return false;
    }
    record = slice_skip(buf_slice(&j->pending), before);
    do {
        n = write(j->fd, record.p, record.len);
    } while (n < 0 && errno == EINTR);
    if (n != (ssize_t)record.len) {
        j->error = n < 0 ? errno : ENOSPC;
        j->is_torn = ftruncate(j->fd, (off_t)j->size) != 0;
        j->pending.len = before;
        return false;
    }
    j->size += n;
    j->number++;
    j->n_pending++;
    return true;
}

void journal_trim(struct sqlite_store *s, bool is_idle)
{
    struct journal_file *j = &s->journal;
    int64_t size;
    int fd;

    if (j->fd < 0 || s->phase != PHASE_OPEN || s->unsaved.len || j->size <= JOURNAL_HEADER ||
        (!is_idle && !j->error && j->size < FILE_TRIMMED))
        return;
    if (!j->pending.len) {
        if (ftruncate(j->fd, JOURNAL_HEADER) == 0) {
            j->size = JOURNAL_HEADER;
            j->is_torn = false;
        } else {
            j->error = errno;
        }
        return;
    }
    if (j->size < FILE_TRIMMED)
        return;
    fd = make_file(s, buf_slice(&j->pending), &size); /* under load it is never empty */
    if (fd < 0)
        return;
    close(j->fd);
    j->fd = fd;
    j->size = size;
    j->is_torn = false;
}

void journal_mend(struct sqlite_store *s)
{
    struct journal_file *j = &s->journal;
    int error;

    pthread_mutex_lock(&s->lock);
    error = j->error;
    if (!j->pending.len && !j->is_torn)
        j->error = 0;
    pthread_mutex_unlock(&s->lock);
    if (error)
        complain(s, error);
}

void journal_end(struct sqlite_store *s)
{
    struct journal_file *j = &s->journal;
    char path[PATH_MAX];

    if (j->fd >= 0 && s->phase == PHASE_OPEN && !s->unsaved.len && !j->pending.len &&
        name_file(s->path, s->instance, "", path)) {
        unlink(path);
        journal_forget(s, s->instance);
    }
    if (j->fd >= 0)
        close(j->fd);
    j->fd = -1;
}

/* --- In the database. --- */

int journal_set_mark(struct sqlite_store *s, const char *instance, uint64_t number)
{
    int code = SQLITE_OK;
    sqlite3_stmt *statement = database_statement(&s->writer, SQL_SET_MARK, &code);

    if (!statement)
        return code;
    sqlite3_bind_text(statement, 1, instance, -1, SQLITE_STATIC);
    sqlite3_bind_int64(statement, 2, (int64_t)number);
    return database_run(statement);
}

struct store_request record_request(const struct journal_record *record)
{
    return (struct store_request){.verb = STORE_WRITE,
                                  .operation = record->has_operation ? &record->operation : NULL,
                                  .audit = record->has_audit ? &record->audit : NULL};
}

int write_record(struct sqlite_store *s, const struct journal_record *record)
{
    struct store_request r = record_request(record);

    return write_request(s, &r);
}

/* --- Journals of dead instances. --- */

/* Replays one transaction of records after *saved. *ret_reading: why it stopped. */
static int replay_some(struct sqlite_store *s, struct slice bytes, size_t *at, uint64_t *saved,
                       enum journal_reading *ret_reading)
{
    struct journal_record record;
    int n = 0, code = begin(s);

    *ret_reading = JOURNAL_READ;
    while (code == SQLITE_OK && n < REPLAY_ROWS) {
        *ret_reading = journal_next(bytes, at, &record);
        if (*ret_reading != JOURNAL_READ)
            break;
        if (record.number <= *saved)
            continue;
        code = write_record(s, &record);
        *saved = record.number;
        n++;
    }
    if (code == SQLITE_OK && n)
        code = journal_set_mark(s, s->writes_for, *saved);
    if (code == SQLITE_OK)
        code = commit(s);
    if (code != SQLITE_OK)
        roll_back(s);
    return code;
}

/* Replays the journal open and locked as `fd`. */
static int replay_file(struct sqlite_store *s, int fd, const char *path, const char *instance)
{
    enum journal_reading reading = JOURNAL_BROKEN;
    const char *why = "is damaged";
    size_t at = JOURNAL_HEADER;
    uint64_t saved = 0;
    char name[PATH_MAX];
    struct buf bytes;
    int code = read_mark(&s->writer, SQL_MARK, instance, &saved);

    buf_init(&bytes, LIMIT_JOURNAL_FILE + (128 << 10));
    if (code == SQLITE_OK && !read_all(fd, &bytes)) {
        why = "cannot be read";
    } else if (code == SQLITE_OK && bytes.len > 0 && !journal_has_header(buf_slice(&bytes))) {
        why = "was written by another version of umcp, or is not a journal";
    } else if (code == SQLITE_OK && bytes.len < LIMIT_JOURNAL_FILE) {
        s->writes_for = instance;
        do {
            code = replay_some(s, buf_slice(&bytes), &at, &saved, &reading);
        } while (code == SQLITE_OK && reading == JOURNAL_READ);
        s->writes_for = s->instance;
        s->has_unindexed = true;
    }
    buf_done(&bytes);
    if (code != SQLITE_OK)
        return code;
    if (reading != JOURNAL_BROKEN) {
        unlink(path);
        return journal_forget(s, instance);
    }
    dbfile_choose_name(s, path, name, sizeof(name));
    if (rename(path, name) == 0)
        log_message(s, STORE_WARNING,
                    "The journal %s %s. umcp has copied its readable records into the database and "
                    "renamed the file to %s",
                    path, why, name);
    return journal_forget(s, instance);
}

static int replay_one(struct sqlite_store *s, const char *instance)
{
    char path[PATH_MAX];
    struct stat st;
    int fd = name_file(s->path, instance, "", path) ? open_regular(path, &st) : -1;
    int code = SQLITE_OK;

    if (fd < 0)
        return SQLITE_OK;
    /* Check again now that we hold the lock: another process may have replayed and removed it. */
    if (flock(fd, LOCK_EX | LOCK_NB) == 0 && fstat(fd, &st) == 0 && st.st_nlink == 1)
        code = replay_file(s, fd, path, instance);
    close(fd);
    return code;
}

int journal_replay(struct sqlite_store *s)
{
    const char *base;
    DIR *dir = open_folder(s->path, &base);
    char instance[JOURNAL_NAME];
    int code = SQLITE_OK;

    for (struct dirent *e = dir ? readdir(dir) : NULL; e && code == SQLITE_OK; e = readdir(dir))
        if (name_instance(e->d_name, base, instance) &&
            (s->journal.fd < 0 || strcmp(instance, s->instance) != 0))
            code = replay_one(s, instance);
    if (dir)
        closedir(dir);
    return code;
}
