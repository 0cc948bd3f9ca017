/*
 * Reads one folder of a project: its names, the guids of its .meta files, its subfolders and links.
 * Anything unreadable becomes a problem. Knows no threads.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/limits.h"
#include "internal.h"

#define META_READ   16384 /* bytes of a .meta file to read at once; nearly all are smaller */
#define COUNT_NAMES 1024  /* names per call of walk_count() */
#define ASK_NAMES   256   /* names to read between calls of the watch */

/* The result of reading a .meta file. */
struct meta {
    enum meta_result result;
    struct guid guid;
    bool is_plain; /* has no references and no conflict */
};

bool walk_is_hidden(struct slice name)
{
    return name.len == 0 || name.p[0] == '.' || slice_ends_nocase(name, SLICE("~")) ||
           slice_ends_nocase(name, SLICE(".tmp")) || slice_eq_nocase(name, SLICE("cvs"));
}

static bool is_meta(struct slice name)
{
    return name.len > 5 && slice_eq(slice_skip(name, name.len - 5), SLICE(".meta"));
}

/* Builds dir/name in the thread's memory; p is NULL if out of memory. */
static struct slice join(struct walk_thread *t, const struct walk_dir *dir, struct slice name)
{
    size_t len = dir->path.len + 1 + name.len;
    char *text = arena_alloc(&t->text, len + 1);

    if (!text) {
        t->failure = ERR_INTERNAL;
        return (struct slice){0};
    }
    memcpy(text, dir->path.p, dir->path.len);
    text[dir->path.len] = '/';
    memcpy(text + dir->path.len + 1, name.p, name.len);
    text[len] = '\0';
    return slice_from(text, len);
}

/* Adds a problem. `path` must live as long as the thread; p NULL: out of memory. */
static void add_problem(struct walk_thread *t, struct slice path, enum walk_reason reason,
                        int os_error)
{
    const struct walk_problem problem = {.path = path, .reason = reason, .os_error = os_error};

    if (!path.p || !VEC_ADD(t->problems, t->n_problems, t->problems_cap, VEC_NO_MAX, problem))
        t->failure = ERR_INTERNAL;
}

static enum walk_type type_of_mode(mode_t mode)
{
    return S_ISREG(mode) ? WALK_FILE : S_ISDIR(mode) ? WALK_FOLDER : WALK_OTHER;
}

/* Some file systems return the type with the name; for the others, and for links, call stat(). */
static enum walk_type type_of(int folder, const struct dirent *d, int *ret_error)
{
    enum walk_type type;
    struct stat st;

    if (d->d_type == DT_REG)
        return WALK_FILE;
    if (d->d_type == DT_DIR)
        return WALK_FOLDER;
    if (d->d_type != DT_LNK && d->d_type != DT_UNKNOWN)
        return WALK_OTHER;
    if (fstatat(folder, d->d_name, &st, AT_SYMLINK_NOFOLLOW) == 0 && !S_ISLNK(st.st_mode))
        return type_of_mode(st.st_mode);
    if (fstatat(folder, d->d_name, &st, 0) != 0) {
        *ret_error = errno;
        return WALK_BROKEN;
    }
    type = type_of_mode(st.st_mode);
    return type == WALK_FOLDER ? WALK_LINK : type;
}

/* A link to a file or folder outside becomes a problem. */
static enum walk_type check_link(struct walk_thread *t, const struct walk_dir *dir,
                                 struct slice name, enum walk_type type)
{
    const struct walk_options *o = t->w->o;
    const struct slice path = join(t, dir, name);

    if (!path.p || walk_is_inside(o->project, o->roots, o->n_roots, path.p))
        return type;
    add_problem(t, path, WALK_OUTSIDE, 0);
    return WALK_BROKEN;
}

static bool is_link(int folder, const struct dirent *d)
{
    struct stat st;

    return d->d_type == DT_LNK ||
           (d->d_type == DT_UNKNOWN && fstatat(folder, d->d_name, &st, AT_SYMLINK_NOFOLLOW) == 0 &&
            S_ISLNK(st.st_mode));
}

static void add_name(struct walk_thread *t, const struct walk_dir *dir, int folder,
                     const struct dirent *d)
{
    struct slice text = slice_of(d->d_name);
    struct walk_name name;
    int os_error = 0;

    if (walk_is_hidden(text))
        return;
    name = (struct walk_name){.text = arena_copy(&t->names_text, text),
                              .type = type_of(folder, d, &os_error)};
    if (!name.text.p || !VEC_ADD(t->names, t->n_names, t->names_cap, VEC_NO_MAX, name))
        t->failure = ERR_INTERNAL;
    else if (name.type == WALK_BROKEN)
        add_problem(t, join(t, dir, text), WALK_UNREADABLE, os_error);
    else if (name.type != WALK_OTHER && is_link(folder, d))
        t->names[t->n_names - 1].type = check_link(t, dir, text, name.type);
    if (!is_meta(text) && !utf8_valid(text))
        add_problem(t, join(t, dir, text), WALK_NOT_UTF8, 0);
}

static int compare_names(const void *a, const void *b)
{
    return slice_compare(((const struct walk_name *)a)->text, ((const struct walk_name *)b)->text);
}

static void read_names(struct walk_thread *t, const struct walk_dir *dir, DIR *stream)
{
    struct dirent *d;
    size_t n_names = 0;
    int os_error = 0;

    while (t->failure == ERR_NONE) {
        errno = 0;
        d = readdir(stream);
        os_error = errno;
        if (!d)
            break;
        if (strcmp(d->d_name, ".") == 0 || strcmp(d->d_name, "..") == 0)
            continue;
        add_name(t, dir, dirfd(stream), d);
        if (++n_names % COUNT_NAMES == 0)
            walk_count(t, COUNT_NAMES);
    }
    walk_count(t, n_names % COUNT_NAMES);
    if (t->failure == ERR_NONE && os_error)
        add_problem(t, dir->path, WALK_UNREADABLE, os_error);
    if (t->n_names)
        qsort(t->names, t->n_names, sizeof(t->names[0]), compare_names);
}

/* Looks for the guid in the first LIMIT_META_BYTES bytes of a .meta file. */
static enum meta_result read_more(struct walk_thread *t, int file, struct guid *guid)
{
    char *bytes = mem_alloc(LIMIT_META_BYTES);
    enum meta_result result = META_NO_GUID;
    ssize_t len = -1;

    if (bytes)
        len = pread(file, bytes, LIMIT_META_BYTES, 0);
    else
        t->failure = ERR_INTERNAL;
    if (len >= 0)
        result = meta_guid(slice_from(bytes, (size_t)len), len < LIMIT_META_BYTES, guid);
    mem_free(bytes);
    return result;
}

/* Whether a .meta file has no references, and no conflict after the part that meta_guid() read. */
static bool is_plain(struct slice bytes)
{
    if (walk_has_ref(bytes.p, bytes.p + bytes.len))
        return false;
    return bytes.len <= META_HEAD ||
           !(memchr(bytes.p, '<', bytes.len) || memchr(bytes.p, '>', bytes.len) ||
             memchr(bytes.p, '=', bytes.len));
}

/* False: unreadable, with errno set. */
static bool read_meta(struct walk_thread *t, int folder, const char *name, struct meta *ret_meta)
{
    char bytes[META_READ];
    int file = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY), os_error;
    ssize_t len = file < 0 ? -1 : read(file, bytes, sizeof(bytes));
    struct slice head =
        slice_from(bytes, len < META_HEAD ? (size_t)(len < 0 ? 0 : len) : META_HEAD);

    os_error = errno;
    if (len >= 0) {
        ret_meta->result = meta_guid(head, len < META_HEAD, &ret_meta->guid);
        if (ret_meta->result == META_NO_GUID && len >= META_HEAD)
            ret_meta->result = read_more(t, file, &ret_meta->guid);
        ret_meta->is_plain = len < META_READ && is_plain(slice_from(bytes, (size_t)len));
    }
    if (file >= 0)
        close(file);
    errno = os_error;
    return len >= 0;
}

static unsigned kind_of(const struct walk_thread *t, struct slice asset, struct slice path)
{
    const struct walk_name key = {.text = asset};
    const struct walk_name *name = bsearch(&key, t->names, t->n_names, sizeof(key), compare_names);
    unsigned kind = utf8_valid(path) ? 0 : GUID_NOT_UTF8;

    if (!name)
        return kind | GUID_ORPHAN;
    return name->type == WALK_FOLDER || name->type == WALK_LINK ? kind | GUID_FOLDER : kind;
}

static void add_meta(struct walk_thread *t, const struct walk_dir *dir, int folder,
                     const struct walk_name *name)
{
    static const enum walk_reason reasons[] = {
        [META_EMPTY] = WALK_EMPTY,     [META_LFS] = WALK_LFS,
        [META_BINARY] = WALK_BINARY,   [META_CONFLICT] = WALK_CONFLICT,
        [META_NO_GUID] = WALK_NO_GUID, [META_BAD_GUID] = WALK_BAD_GUID,
    };
    struct slice asset = slice_from(name->text.p, name->text.len - 5);
    struct walk_found found = {.kind = 0};
    struct meta meta = {.is_plain = false};

    if (walk_is_hidden(asset))
        return;
    if (!read_meta(t, folder, name->text.p, &meta)) {
        add_problem(t, join(t, dir, name->text), WALK_UNREADABLE, errno);
        return;
    }
    if (meta.result != META_OK) {
        add_problem(t, join(t, dir, name->text), reasons[meta.result], 0);
        return;
    }
    if (meta.is_plain)
        t->n_plain_metas++;
    else
        walk_list_file(t, dir, name->text, true);
    found.guid = meta.guid;
    found.path = join(t, dir, asset);
    found.kind = found.path.p ? kind_of(t, asset, found.path) : 0;
    if (!found.path.p || !VEC_ADD(t->found, t->n_found, t->found_cap, VEC_NO_MAX, found))
        t->failure = ERR_INTERNAL;
}

static void add_subdir(struct walk_thread *t, const struct walk_dir *dir,
                       const struct walk_name *name)
{
    const bool is_link = name->type == WALK_LINK;
    const struct walk_dir sub = {
        .path = join(t, dir, name->text), .depth = dir->depth + 1, .is_start = is_link};
    struct walk_dirs *to = is_link ? &t->links : &t->subdirs;

    if (!sub.path.p)
        return;
    if (sub.depth > t->w->o->max_depth)
        add_problem(t, sub.path, WALK_TOO_DEEP, 0);
    else if (!VEC_ADD(to->items, to->n, to->cap, VEC_NO_MAX, sub))
        t->failure = ERR_INTERNAL;
}

void walk_read_folder(struct walk_thread *t, const struct walk_dir *dir)
{
    int flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (dir->is_start ? 0 : O_NOFOLLOW);
    int folder = openat(t->w->project, dir->path.p, flags);
    DIR *stream = NULL;
    struct stat st;

    if (folder < 0 || fstat(folder, &st) != 0) {
        add_problem(t, dir->path, WALK_UNREADABLE, errno);
    } else if (walk_enter(t, &st)) {
        stream = fdopendir(folder);
        if (!stream)
            add_problem(t, dir->path, WALK_UNREADABLE, errno);
    } else if (t->failure == ERR_NONE) {
        add_problem(t, dir->path, WALK_SEEN, 0);
    }
    if (!stream) {
        if (folder >= 0)
            close(folder);
        return;
    }
    t->n_names = 0;
    arena_reset(&t->names_text);
    read_names(t, dir, stream);
    for (size_t i = 0; i < t->n_names && t->failure == ERR_NONE; i++) {
        const struct walk_name *name = &t->names[i];

        if (i % ASK_NAMES == ASK_NAMES - 1 && !walk_goes_on(t))
            break;
        if (name->type == WALK_FILE && !is_meta(name->text)) {
            if (walk_may_be_yaml(name->text))
                walk_list_file(t, dir, name->text, false);
        } else if (dir->is_flat) {
            continue;
        } else if (name->type == WALK_FOLDER || name->type == WALK_LINK) {
            add_subdir(t, dir, name);
        } else if (name->type == WALK_FILE) {
            add_meta(t, dir, folder, name);
        } else if (is_meta(name->text) && name->type == WALK_OTHER) {
            add_problem(t, join(t, dir, name->text), WALK_NOT_FILE, 0);
        }
    }
    closedir(stream);
}
