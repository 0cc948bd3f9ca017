/*
 * One inotify watch per folder. When the tree changes, all watches are set up again. That takes
 * less time than the walk that follows, and it needs no special cases for folders that appear,
 * disappear or are renamed, perhaps with files in them.
 */
#include "watch.h"
#include "base/limits.h"

#include <dirent.h>
#include <errno.h>
#include <stdalign.h>
#include <stdio.h>
#include <sys/inotify.h>
#include <sys/vfs.h>
#include <unistd.h>

#define READ_SIZE 65536

#define EVENTS                                                                                     \
    (IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_MODIFY |            \
     IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR | IN_EXCL_UNLINK)

enum folder_kind {
    FOLDER_NONE,
    FOLDER_PROJECT,  /* the project's own folder, where those below may appear or vanish */
    FOLDER_ASSETS,   /* any folder that the walk reads */
    FOLDER_SETTINGS, /* ProjectSettings */
    FOLDER_CACHE,    /* Library/PackageCache: packages appear and vanish, but do not change */
};

static const struct {
    const char *name;
    enum folder_kind kind;
} known_folders[] = {
    {PROJECT_ASSETS, FOLDER_ASSETS},
    {PROJECT_PACKAGES, FOLDER_ASSETS},
    {PROJECT_SETTINGS, FOLDER_SETTINGS},
    {PROJECT_CACHE, FOLDER_CACHE},
};

/* --- Meaning of events. --- */

/* Files that describe other files: guids, classes, packages, assemblies. */
static bool describes_others(struct slice name)
{
    static const char *const endings[] = {".meta",   ".cs",     ".dll", ".json",
                                          ".asmdef", ".asmref", ".rsp"};

    for (size_t i = 0; i < N_ELEMENTS(endings); i++)
        if (slice_ends_nocase(name, slice_of(endings[i])))
            return true;
    return false;
}

static bool is_known_folder(struct slice name)
{
    for (size_t i = 0; i < N_ELEMENTS(known_folders); i++)
        if (slice_is(name, known_folders[i].name))
            return true;
    return false;
}

static enum watch_change change_in(enum folder_kind kind, uint32_t mask, struct slice name)
{
    if (mask & IN_Q_OVERFLOW)
        return WATCH_TREE; /* the kernel dropped events */
    if (kind == FOLDER_NONE || mask & IN_IGNORED)
        return WATCH_NOTHING; /* the folder is gone; its parent has reported that */
    if (mask & (IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT))
        return WATCH_TREE;
    if (kind == FOLDER_PROJECT)
        return is_known_folder(name) ? WATCH_TREE : WATCH_NOTHING;
    if (name.len && walk_is_hidden(name))
        return WATCH_NOTHING;
    if (kind == FOLDER_SETTINGS || mask & IN_ISDIR ||
        !(mask & (IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB)))
        return WATCH_TREE;
    return describes_others(name) ? WATCH_TREE : WATCH_CONTENT;
}

/* Whether a folder may have come or gone. A link to one comes like a file. */
static bool may_be_folder(uint32_t mask, struct slice name)
{
    if (mask & (IN_ISDIR | IN_Q_OVERFLOW | IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT))
        return true;
    return mask & (IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE) && !describes_others(name);
}

enum watch_change watch_take(struct watch *w, struct slice events)
{
    enum watch_change all = WATCH_NOTHING;
    struct inotify_event e;

    while (events.len >= sizeof(e)) {
        enum watch_change one;
        struct slice name = slice_skip(events, sizeof(e));
        size_t number;

        memcpy(&e, events.p, sizeof(e));
        if (e.len > events.len - sizeof(e))
            break;
        number = e.wd < 0 ? 0 : (size_t)e.wd;
        name.len = strnlen(name.p, e.len); /* padded with NULs */
        one = change_in(number < w->n_kinds ? w->kinds[number] : FOLDER_NONE, e.mask, name);
        if (one == WATCH_TREE) {
            w->has_folders |= may_be_folder(e.mask, name);
            w->is_settled = e.mask & (IN_CLOSE_WRITE | IN_MOVED_TO);
        }
        if (one > all)
            all = one;
        events = slice_skip(events, sizeof(e) + e.len);
    }
    return all;
}

enum watch_change watch_read(struct watch *w)
{
    alignas(struct inotify_event) char bytes[READ_SIZE];
    enum watch_change all = WATCH_NOTHING;

    for (unsigned i = 0; w->fd >= 0 && i < LIMIT_WATCH_READS; i++) {
        ssize_t n = read(w->fd, bytes, sizeof(bytes));
        enum watch_change some;

        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return n < 0 && errno == EAGAIN ? all : WATCH_TREE;
        some = watch_take(w, slice_from(bytes, (size_t)n));
        if (some > all)
            all = some;
    }
    return w->fd >= 0 ? WATCH_TREE : WATCH_NOTHING;
}

/* --- Watching a tree. --- */

/* A folder waiting to be watched. */
struct folder {
    struct folder *next;
    enum folder_kind kind;
    char path[];
};

struct start {
    struct watch *w;
    const struct watch_options *o;
    struct folder *waiting;
    struct err *err;
};

static bool push(struct start *s, enum folder_kind kind, const char *parent, const char *name)
{
    size_t parent_len = strlen(parent), name_len = strlen(name);
    struct folder *f = mem_alloc(sizeof(*f) + parent_len + name_len + 2);

    if (!f)
        return err_no_memory(s->err);
    memcpy(f->path, parent, parent_len);
    if (name_len)
        f->path[parent_len++] = '/';
    memcpy(f->path + parent_len, name, name_len + 1);
    f->kind = kind;
    f->next = s->waiting;
    s->waiting = f;
    return true;
}

/* Returns true with *ret_is_new false if the folder is gone, not a folder, unreadable, or already
 * watched by another path. */
static bool watch_folder(struct start *s, const struct folder *f, bool *ret_is_new)
{
    struct watch *w = s->w;
    const size_t n_kinds = w->n_kinds;
    const int number = inotify_add_watch(w->fd, f->path, EVENTS);

    *ret_is_new = false;
    if (number < 0 && errno == ENOSPC)
        return err_set(s->err, ERR_TOO_LARGE,
                       "the system has no file watches left "
                       "(fs.inotify.max_user_watches)");
    if (number < 0)
        return errno != ENOMEM || err_no_memory(s->err);
    if ((size_t)number < n_kinds && w->kinds[number] != FOLDER_NONE)
        return true;
    if (++w->n_folders > s->o->max_folders)
        return err_set(s->err, ERR_TOO_LARGE, "the project has more than %zu folders",
                       s->o->max_folders);
    if (!VEC_GROW(w->kinds, (size_t)number + 1, w->n_kinds, VEC_NO_MAX)) /* max_folders bounds it */
        return err_no_memory(s->err);
    memset(w->kinds + n_kinds, FOLDER_NONE, w->n_kinds - n_kinds);
    w->kinds[number] = (unsigned char)f->kind;
    *ret_is_new = true;
    return true;
}

/* Whether it may be a link to a folder that holds everything. Other links are watched even if they
 * lead out of the project: those of a plugins folder may. */
static bool leads_wide(const struct start *s, const struct folder *f, const struct dirent *d)
{
    char path[PATH_MAX];

    return d->d_type != DT_DIR &&
           ((size_t)snprintf(path, sizeof(path), "%s/%s", f->path, d->d_name) >= sizeof(path) ||
            (path[0] == '/' && walk_is_wide(s->o->project, path)));
}

/* Pushes names that may be folders or links to folders; inotify rejects the rest. */
static bool push_subfolders(struct start *s, const struct folder *f)
{
    DIR *stream = opendir(f->path);
    const struct dirent *d;
    bool ok = true;

    while (ok && stream && (d = readdir(stream)) != NULL)
        if ((d->d_type == DT_DIR || d->d_type == DT_LNK || d->d_type == DT_UNKNOWN) &&
            !walk_is_hidden(slice_of(d->d_name)) && /* includes "." and ".." */
            !leads_wide(s, f, d))
            ok = push(s, f->kind, f->path, d->d_name);
    if (stream)
        closedir(stream);
    return ok;
}

static bool push_starts(struct start *s)
{
    const struct watch_options *o = s->o;
    bool ok = push(s, FOLDER_PROJECT, o->project, "");

    for (size_t i = 0; i < N_ELEMENTS(known_folders) && ok; i++)
        ok = push(s, known_folders[i].kind, o->project, known_folders[i].name);
    for (size_t i = 0; i < o->n_roots && ok; i++) {
        const bool is_absolute = o->roots[i][0] == '/';

        if (!is_known_folder(slice_of(o->roots[i]))) /* the cache is also a root of the walk */
            ok = push(s, FOLDER_ASSETS, is_absolute ? o->roots[i] : o->project,
                      is_absolute ? "" : o->roots[i]);
    }
    return ok;
}

/* Watches each folder before reading it, so that nothing appears in it unnoticed. */
static bool watch_all(struct start *s)
{
    const struct scan_watch *scan = s->o->scan;
    bool ok = push_starts(s);

    while (s->waiting) {
        struct folder *f = s->waiting;
        bool is_new = false;

        s->waiting = f->next;
        if (ok && scan && !scan->go_on(scan->ctx, s->w->n_folders, 0))
            ok = err_set(s->err, ERR_TIMEOUT, "umcp had not enough time to look at all folders");
        ok = ok && watch_folder(s, f, &is_new);
        if (ok && is_new && (f->kind == FOLDER_ASSETS || f->kind == FOLDER_SETTINGS))
            ok = push_subfolders(s, f);
        mem_free(f);
    }
    return ok;
}

/* Whether this kernel sees all changes. On these file systems, another machine or the host of a
 * virtual machine can change files without it. */
static bool is_local(const char *path)
{
    static const unsigned long remote[] = {
        0x6969,     /* NFS */
        0x01021997, /* 9P: Windows drives in WSL 2, shared folders of QEMU */
        0x517B,     /* SMB */
        0xFF534D42, /* CIFS */
        0xFE534D42, /* SMB 2 and 3 */
        0x65735546, /* FUSE: sshfs, shared folders of many virtual machines */
        0x786F4256, /* VirtualBox's shared folders */
        0xBACBACBC, /* VMware's */
        0x6A656A63, /* Docker Desktop */
    };
    struct statfs fs;

    if (statfs(path, &fs) != 0)
        return true;
    for (size_t i = 0; i < N_ELEMENTS(remote); i++)
        if (((unsigned long)fs.f_type & 0xFFFFFFFF) == remote[i])
            return false;
    return true;
}

void watch_init(struct watch *w)
{
    *w = (struct watch){.fd = -1};
}

void watch_done(struct watch *w)
{
    if (w->fd >= 0)
        close(w->fd);
    mem_free(w->kinds);
    watch_init(w);
}

bool watch_start(struct watch *w, const struct watch_options *o, struct err *err)
{
    struct start s = {.w = w, .o = o, .err = err};

    watch_done(w); /* first, because the kernel counts old and new watches against one maximum */
    if (!is_local(o->project))
        return err_set(err, ERR_TOOL, "the project is on a file system that others may change");
    w->fd = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (w->fd < 0)
        return err_set(err, ERR_TOOL, "inotify: %s", strerror(errno));
    if (watch_all(&s))
        return true;
    watch_done(w);
    return false;
}
