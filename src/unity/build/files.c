/*
 * Finds the files that scripts are made of, on disk: C# sources, assembly definitions and
 * references to them, DLLs, response files. Reads only names of files. Links to folders are
 * followed once, after all real folders, so that there are no cycles and each file has one path.
 */
#include "files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"
#include "internal.h"
#include "unity/index/index.h"

struct folder {
    struct folder *next;
    struct slice path; /* NUL-terminated */
};

struct seen_folder {
    struct folder_id {
        uint64_t dev, ino;
    } id;
};

struct search {
    const struct project *project;
    const struct plan_log *log;
    struct arena *arena;
    int root; /* fd of the project's folder */
    struct files found;
    struct folder *waiting, *links;
    struct map seen; /* of struct seen_folder: folders already read */
    bool is_added;   /* applies to the files found now */
    bool is_full, has_failed;
};

/* --- Lists. --- */

static void push(struct search *s, struct folder **to, struct slice path)
{
    struct folder *f = path.p ? arena_alloc(s->arena, sizeof(*f)) : NULL;

    if (!f) {
        s->has_failed = true;
        return;
    }
    *f = (struct folder){.next = *to, .path = path};
    *to = f;
}

/* --- The search. --- */

/* From the directory entry, or for a link from its target. */
static bool is_folder(int in, const struct dirent *d, bool *ret_is_link)
{
    struct stat st;

    *ret_is_link = false;
    if (d->d_type == DT_DIR)
        return true;
    if (d->d_type != DT_LNK && d->d_type != DT_UNKNOWN)
        return false;
    if (fstatat(in, d->d_name, &st, AT_SYMLINK_NOFOLLOW) == 0 && !S_ISLNK(st.st_mode))
        return S_ISDIR(st.st_mode);
    *ret_is_link = true;
    return fstatat(in, d->d_name, &st, 0) == 0 && S_ISDIR(st.st_mode);
}

/* The project's links stay inside, as for the walk. Those of plugins may lead anywhere: the user
 * has named that folder. */
static bool leads_out(const struct search *s, const char *path)
{
    const struct project *p = s->project;

    return !s->is_added && !walk_is_inside(p->root, p->roots, p->n_roots, path);
}

/* Unity does not compile scripts in these. */
static bool is_closed(struct slice path)
{
    static const char *const folders[] = {"Assets/StreamingAssets", "Assets/WebGLTemplates"};

    for (size_t i = 0; i < N_ELEMENTS(folders); i++)
        if (slice_eq_nocase(path, slice_of(folders[i])))
            return true;
    return false;
}

static bool kind_of(struct slice name, enum file_kind *ret_kind)
{
    static const struct {
        const char *ending;
        enum file_kind kind;
    } rows[] = {{".cs", FILE_SOURCE},
                {".asmdef", FILE_ASMDEF},
                {".asmref", FILE_ASMREF},
                {".dll", FILE_DLL},
                {".rsp", FILE_RSP}};

    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        if (slice_ends_nocase(name, slice_of(rows[i].ending))) {
            *ret_kind = rows[i].kind;
            return true;
        }
    return false;
}

static void add_entry(struct search *s, const struct folder *f, int in, const struct dirent *d)
{
    const struct slice name = slice_of(d->d_name);
    enum file_kind kind = FILE_SOURCE;
    bool is_link, is_dir;
    struct slice path;

    if (walk_is_hidden(name)) /* "." and ".." too */
        return;
    is_dir = is_folder(in, d, &is_link);
    if (!is_dir && !kind_of(name, &kind))
        return;
    path = arena_printf(s->arena, "%s/%s", f->path.p, d->d_name);
    if (!path.p)
        s->has_failed = true;
    else if ((is_dir && is_closed(path)) ||
             (d->d_type != DT_DIR && d->d_type != DT_REG && leads_out(s, path.p)))
        return;
    else if (is_dir)
        push(s, is_link ? &s->links : &s->waiting, path);
    else if (s->found.n >= LIMIT_SOURCES)
        s->is_full = true;
    else
        s->has_failed |= !VEC_ADD(s->found.items, s->found.n, s->found.cap, LIMIT_SOURCES,
                                  (struct file){path, kind, s->is_added});
}

static void read_folder(struct search *s, const struct folder *f)
{
    int in = openat(s->root, f->path.p, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    struct folder_id id = {0};
    DIR *stream = NULL;
    const struct dirent *d;
    struct stat st;

    if (in < 0 && errno == EACCES)
        plan_log_refused(s->log, f->path);
    if (in >= 0 && fstat(in, &st) == 0) {
        id = (struct folder_id){.dev = st.st_dev, .ino = st.st_ino};
        if (!map_find(&s->seen, MAP_KEY(id))) {
            s->is_full |= s->seen.n == LIMIT_SOURCE_FOLDERS;
            s->has_failed |= !s->is_full && !map_add(&s->seen, MAP_KEY(id), NULL);
            stream = s->is_full || s->has_failed ? NULL : fdopendir(in);
        }
    }
    if (!stream) {
        if (in >= 0)
            close(in);
        return;
    }
    while (!s->has_failed && !s->is_full && (d = readdir(stream)))
        add_entry(s, f, in, d);
    closedir(stream);
}

/* Searches all of a folder; the targets of links come last. */
static void search_below(struct search *s, const char *path)
{
    push(s, &s->waiting, arena_copy(s->arena, slice_of(path)));
    while ((s->waiting || s->links) && !s->has_failed && !s->is_full) {
        struct folder **from = s->waiting ? &s->waiting : &s->links;
        const struct folder *f = *from;

        *from = f->next;
        read_folder(s, f);
    }
}

static int compare(const void *a, const void *b)
{
    const struct file *x = a, *y = b;

    if (x->is_added != y->is_added)
        return x->is_added - y->is_added;
    return slice_compare(x->path, y->path);
}

bool files_find(const struct project *p, const struct plan_options *options, struct arena *a,
                struct files *ret_files)
{
    struct search s = {.project = p,
                       .log = &options->log,
                       .arena = a,
                       .seen = MAP_BY_BYTES(struct seen_folder, id, LIMIT_SOURCE_FOLDERS)};

    s.root = open(p->root, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    search_below(&s, PROJECT_ASSETS);
    for (size_t i = 0; i < p->settings.n_packages; i++) {
        const struct package *package = &p->settings.packages[i];

        if (package->folder && !standins_replace_package(package->name))
            search_below(&s, package->folder);
    }
    s.is_added = true;
    if (options->plugins_dir)
        search_below(&s, options->plugins_dir);
    if (s.found.n)
        qsort(s.found.items, s.found.n, sizeof(s.found.items[0]), compare);
    if (s.is_full)
        plan_log_line(s.log, SLICE("The project has more scripts or folders than the player can "
                                   "compile: the player leaves some out"));
    if (s.root >= 0)
        close(s.root);
    map_done(&s.seen);
    if (s.has_failed)
        files_done(&s.found);
    *ret_files = s.found;
    return !s.has_failed;
}

void files_done(struct files *f)
{
    mem_free(f->items);
    *f = (struct files){0};
}
