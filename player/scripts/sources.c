/*
 * Finds C# sources on disk. Reads only file names, except for assembly definitions and sources in
 * Editor folders. Links to folders are followed once, after all real folders, so that there are no
 * cycles and each source has one path.
 */
#include "sources.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "player/managed/log.h"
#include "json/json.h"

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
    struct arena *arena;
    int root; /* fd of the project's folder */
    struct sources found;
    struct folder *waiting, *links;
    struct slice *editor_only; /* folders of editor-only assembly definitions */
    size_t n_editor_only, editor_only_cap;
    struct map seen; /* of struct seen_folder: folders already read */
    bool is_added;   /* applies to what is found now */
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

/* --- Files that are read. --- */

static bool is_editor_only(const struct project *p, struct slice path)
{
    struct file_bytes file = {0};
    struct arena a;
    const struct json *root, *platforms;
    struct err err;
    bool is_only = false;

    arena_init(&a, 1u << 20);
    if (file_read(p, path, &file, &err) &&
        json_parse(&a, file.bytes, &root, &(struct json_fault){0})) {
        platforms = json_get_value(root, "includePlatforms");
        is_only = json_is(platforms, JSON_ARRAY) && platforms->n_items == 1 &&
                  json_is(platforms->first, JSON_STRING) &&
                  slice_is(platforms->first->text, "Editor");
    }
    file_done(&file);
    arena_done(&a);
    return is_only;
}

bool source_has_tools(struct slice text)
{
    return slice_contains(text, SLICE("McpPluginTool")) || slice_contains(text, SLICE("AiTool"));
}

static bool declares_tools(const struct search *s, struct slice path)
{
    struct file_bytes file = {0};
    struct stat st;
    struct err err;
    bool has = false;

    if (fstatat(s->root, path.p, &st, 0) != 0 || !S_ISREG(st.st_mode) ||
        st.st_size > LIMIT_TOOL_SOURCE)
        return false;
    if (file_read(s->project, path, &file, &err))
        has = source_has_tools(file.bytes);
    file_done(&file);
    return has;
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

static void add_entry(struct search *s, const struct folder *f, int in, const struct dirent *d)
{
    const struct slice name = slice_of(d->d_name);
    bool is_link, is_dir, is_source, is_asmdef;
    struct slice path;

    if (walk_is_hidden(name)) /* "." and ".." too */
        return;
    is_dir = is_folder(in, d, &is_link);
    is_source = !is_dir && slice_ends_nocase(name, SLICE(".cs"));
    is_asmdef = !is_dir && slice_ends_nocase(name, SLICE(".asmdef"));
    if (!is_dir && !is_source && !is_asmdef)
        return;
    path = arena_printf(s->arena, "%s/%s", f->path.p, d->d_name);
    if (!path.p)
        s->has_failed = true;
    else if (d->d_type != DT_DIR && d->d_type != DT_REG && leads_out(s, path.p))
        return;
    else if (is_dir)
        push(s, is_link ? &s->links : &s->waiting, path);
    else if (is_source && s->found.n >= LIMIT_SOURCES)
        s->is_full = true;
    else if (is_source)
        s->has_failed |= !VEC_ADD(s->found.items, s->found.n, s->found.cap, LIMIT_SOURCES,
                                  (struct source){.path = path, .is_added = s->is_added});
    else if (is_editor_only(s->project, path))
        s->has_failed |= !VEC_ADD(s->editor_only, s->n_editor_only, s->editor_only_cap,
                                  LIMIT_SOURCE_FOLDERS, slice_from(path.p, f->path.len + 1));
}

void source_log_refused(struct slice path)
{
    struct buf text;

    buf_init(&text, 1 << 14);
    buf_printf(
        &text,
        "The player may not read '%.*s', so there are no scripts of it. If its sandbox is the "
        "reason, --sandbox off turns that off",
        SLICE_ARG(path));
    if (buf_ok(&text))
        engine_log(LOG_TYPE_WARNING, buf_slice(&text));
    buf_done(&text);
}

static void read_folder(struct search *s, const struct folder *f)
{
    int in = openat(s->root, f->path.p, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    struct folder_id id = {0};
    DIR *stream = NULL;
    const struct dirent *d;
    struct stat st;

    if (in < 0 && errno == EACCES)
        source_log_refused(f->path);
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

/* --- Which of those that were found. --- */

/* Length of the package root that an absolute path begins with. Names of folders above a package
 * must not affect its sources. */
static size_t root_length(const struct project *p, struct slice path)
{
    for (size_t i = 0; i < p->n_roots; i++) {
        size_t len = strlen(p->roots[i]);

        if (path.len > len && slice_starts(path, slice_of(p->roots[i])) && path.p[len] == '/')
            return len;
    }
    return 0;
}

/* The Editor folder that contains a source; empty: none. */
static struct slice editor_folder(const struct search *s, struct slice path)
{
    static const char name[] = "/Editor/";
    const size_t root = root_length(s->project, path);
    const char *at = memmem(path.p + root, path.len - root, name, sizeof(name) - 1);

    if (at)
        return slice_from(path.p, (size_t)(at - path.p) + sizeof(name) - 1);
    for (size_t i = 0; i < s->n_editor_only; i++)
        if (slice_starts(path, s->editor_only[i]))
            return s->editor_only[i];
    return (struct slice){0};
}

static bool is_among(const struct folder *list, struct slice path)
{
    for (; list; list = list->next)
        if (slice_eq(list->path, path))
            return true;
    return false;
}

/* The project's own Editor folders in which some source declares a tool. */
static struct folder *find_tool_folders(struct search *s)
{
    struct folder *list = NULL;

    for (size_t i = 0; i < s->found.n; i++) {
        const struct source *source = &s->found.items[i];
        struct slice folder = editor_folder(s, source->path);

        if (!source->is_added && folder.len && slice_starts(folder, SLICE("Assets/")) &&
            !is_among(list, folder) && declares_tools(s, source->path))
            push(s, &list, folder);
    }
    return list;
}

/* Drops sources of Editor folders, except those that declare tools. */
static void drop_editor_sources(struct search *s)
{
    const struct folder *tools = find_tool_folders(s);
    size_t n = 0;

    for (size_t i = 0; i < s->found.n; i++) {
        struct source source = s->found.items[i];
        struct slice folder = editor_folder(s, source.path);

        if (!source.is_added && folder.len && !is_among(tools, folder))
            continue;
        source.is_added |= folder.len > 0;
        s->found.items[n++] = source;
    }
    s->found.n = n;
}

static int compare(const void *a, const void *b)
{
    const struct source *x = a, *y = b;

    if (x->is_added != y->is_added)
        return x->is_added - y->is_added;
    return slice_compare(x->path, y->path);
}

bool sources_find(const struct project *p, const char *plugins, struct arena *a,
                  struct sources *ret_sources)
{
    struct search s = {.project = p,
                       .arena = a,
                       .seen = MAP_BY_BYTES(struct seen_folder, id, LIMIT_SOURCE_FOLDERS)};

    s.root = open(p->root, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    search_below(&s, "Assets");
    search_below(&s, "Packages");
    for (size_t i = 0; i < p->n_roots; i++)
        if (!slice_contains(slice_of(p->roots[i]), SLICE("PackageCache")))
            search_below(&s, p->roots[i]);
    s.is_added = true;
    if (plugins)
        search_below(&s, plugins);
    drop_editor_sources(&s);
    if (s.found.n)
        qsort(s.found.items, s.found.n, sizeof(s.found.items[0]), compare);
    if (s.is_full)
        engine_log(LOG_TYPE_WARNING,
                   SLICE("The project has more scripts or folders than the player can compile: "
                         "some are left out"));
    if (s.root >= 0)
        close(s.root);
    map_done(&s.seen);
    mem_free(s.editor_only);
    if (s.has_failed)
        sources_done(&s.found);
    *ret_sources = s.found;
    return !s.has_failed;
}

void sources_done(struct sources *s)
{
    mem_free(s->items);
    *s = (struct sources){0};
}
