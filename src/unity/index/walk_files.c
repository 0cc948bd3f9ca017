/*
 * The list of files that may refer to assets: decides which names and bytes are worth reading, and
 * merges the lists of all threads. Opens no files.
 */
#include <stdlib.h>

#include "internal.h"

#define MAX_EXTENSION 16

/* Sorted, in lower case: extensions of files that Unity imports and never writes as UnityYAML. */
static const char *const other_extensions[] = {
    "3ds",
    "7z",
    "a",
    "aab",
    "aar",
    "abc",
    "aif",
    "aiff",
    "apk",
    "ase",
    "aseprite",
    "asf",
    "asmdef",
    "asmref",
    "astc",
    "avi",
    "bat",
    "blend",
    "bmp",
    "boo",
    "c",
    "c4d",
    "cc",
    "cfg",
    "cg",
    "cginc",
    "compute",
    "cpp",
    "cs",
    "csproj",
    "css",
    "csv",
    "dae",
    "dds",
    "dfont",
    "dll",
    "doc",
    "docx",
    "dylib",
    "exe",
    "exr",
    "fbx",
    "flac",
    "fnt",
    "fon",
    "gif",
    "glb",
    "glsl",
    "glslinc",
    "gltf",
    "gradle",
    "gz",
    "h",
    "hdr",
    "hlsl",
    "hlsli",
    "hpp",
    "htm",
    "html",
    "ico",
    "iff",
    "ini",
    "inputactions",
    "it",
    "jar",
    "java",
    "jpeg",
    "jpg",
    "js",
    "jslib",
    "json",
    "jspre",
    "kt",
    "ktx",
    "ktx2",
    "lib",
    "log",
    "lua",
    "m",
    "m4a",
    "m4v",
    "ma",
    "markdown",
    "max",
    "mb",
    "md",
    "mdb",
    "mm",
    "mod",
    "mov",
    "mp3",
    "mp4",
    "mpeg",
    "mpg",
    "mtl",
    "nn",
    "o",
    "obj",
    "ogg",
    "ogv",
    "onnx",
    "otf",
    "pdb",
    "pdf",
    "php",
    "pict",
    "plist",
    "ply",
    "png",
    "ppt",
    "pptx",
    "properties",
    "proto",
    "psb",
    "psd",
    "pvr",
    "py",
    "rar",
    "raytrace",
    "rb",
    "rsp",
    "rtf",
    "s3m",
    "sh",
    "shader",
    "shadergraph",
    "shadersubgraph",
    "sln",
    "so",
    "sql",
    "stl",
    "svg",
    "swift",
    "tar",
    "tga",
    "tgz",
    "tif",
    "tiff",
    "ts",
    "tss",
    "tsv",
    "ttc",
    "ttf",
    "txt",
    "unitypackage",
    "usd",
    "usdz",
    "uss",
    "uxml",
    "wav",
    "webm",
    "webp",
    "winmd",
    "wma",
    "wmv",
    "woff",
    "woff2",
    "xls",
    "xlsx",
    "xm",
    "xml",
    "yaml",
    "yml",
    "zip",
};

static int compare_extension(const void *key, const void *item)
{
    return strcmp(key, *(const char *const *)item);
}

bool walk_may_be_yaml(struct slice name)
{
    const char *dot = memrchr(name.p, '.', name.len);
    struct slice s = dot ? slice_skip(name, (size_t)(dot + 1 - name.p)) : (struct slice){0};
    char extension[MAX_EXTENSION];

    if (s.len == 0 || s.len >= sizeof(extension))
        return true;
    for (size_t i = 0; i < s.len; i++)
        extension[i] = s.p[i] >= 'A' && s.p[i] <= 'Z' ? (char)(s.p[i] | 0x20) : s.p[i];
    extension[s.len] = '\0';
    return !bsearch(extension, other_extensions, N_ELEMENTS(other_extensions),
                    sizeof(other_extensions[0]), compare_extension);
}

bool walk_may_be_ref(const char *p, const char *end)
{
    struct slice rest;

    while (p < end && (*p == ' ' || *p == '\t' || *p == '\r' || *p == '\n'))
        p++;
    rest = slice_from(p, (size_t)(end - p));
    return slice_starts(rest, SLICE("fileID")) || slice_starts(rest, SLICE("guid")) ||
           slice_starts(rest, SLICE("type"));
}

bool walk_has_ref(const char *p, const char *end)
{
    while (p < end && (p = memchr(p, '{', (size_t)(end - p))) != NULL)
        if (walk_may_be_ref(++p, end))
            return true;
    return false;
}

void walk_list_file(struct walk_thread *t, const struct walk_dir *dir, struct slice name,
                    bool is_meta)
{
    const struct walk_folder folder = {.path = dir->path, .first = t->n_files};
    const struct walk_file file = {
        .at = (uint32_t)t->file_names.len, .len = (uint32_t)name.len, .is_meta = is_meta};
    bool is_ok = t->n_folders && t->folders[t->n_folders - 1].path.p == dir->path.p;

    if (!is_ok)
        is_ok = VEC_ADD(t->folders, t->n_folders, t->folders_cap, VEC_NO_MAX, folder);
    buf_append(&t->file_names, name);
    buf_append_byte(&t->file_names, '\0');
    if (is_ok && buf_ok(&t->file_names) &&
        VEC_ADD(t->files, t->n_files, t->files_cap, VEC_NO_MAX, file))
        t->folders[t->n_folders - 1].n_files++;
    else
        t->failure = ERR_INTERNAL;
}

/* A folder and the thread that found it. */
struct owned {
    struct walk_folder folder;
    const struct walk_thread *thread;
};

static int compare_folders(const void *a, const void *b)
{
    return slice_compare(((const struct owned *)a)->folder.path,
                         ((const struct owned *)b)->folder.path);
}

/* Allocates the arrays for all folders, files and names; the result owns them. */
static struct owned *make_room(struct walk_result *r, const struct walk_thread *threads,
                               unsigned n_threads)
{
    size_t n_folders = 1, n_files = 1, names_len = 1; /* so that no array is empty */
    struct owned *all;

    for (unsigned i = 0; i < n_threads; i++) {
        n_folders += threads[i].n_folders;
        n_files += threads[i].n_files;
        names_len += threads[i].file_names.len;
        r->n_plain_metas += threads[i].n_plain_metas;
    }
    if (names_len > UINT32_MAX)
        return NULL;
    r->folders = mem_alloc(n_folders * sizeof(*r->folders));
    r->files = mem_alloc(n_files * sizeof(*r->files));
    r->names = mem_alloc(names_len);
    all = mem_alloc(n_folders * sizeof(*all));
    if (r->folders && r->files && r->names)
        return all;
    mem_free(all);
    return NULL;
}

/* Appends a folder and its files; returns the new end of the names. */
static size_t add_folder(struct walk_result *r, const struct owned *from, size_t names_len)
{
    struct walk_folder *folder = &r->folders[r->n_folders++];

    *folder = from->folder;
    folder->first = r->n_files;
    for (size_t i = 0; i < folder->n_files; i++) {
        struct walk_file *file = &r->files[r->n_files++];

        *file = from->thread->files[from->folder.first + i];
        memcpy(r->names + names_len, from->thread->file_names.p + file->at, file->len + 1);
        file->at = (uint32_t)names_len;
        names_len += file->len + 1;
    }
    return names_len;
}

bool walk_merge_files(struct walk_result *r, const struct walk_thread *threads, unsigned n_threads,
                      struct err *err)
{
    struct owned *all = make_room(r, threads, n_threads);
    size_t n = 0, names_len = 0;
    bool is_ok = all != NULL;

    for (unsigned i = 0; i < n_threads && is_ok; i++) {
        for (size_t k = 0; k < threads[i].n_folders && is_ok; k++) {
            all[n] = (struct owned){.folder = threads[i].folders[k], .thread = &threads[i]};
            all[n].folder.path = arena_copy(&r->text, all[n].folder.path);
            is_ok = all[n++].folder.path.p != NULL;
        }
    }
    if (is_ok)
        qsort(all, n, sizeof(*all), compare_folders);
    for (size_t i = 0; i < n && is_ok; i++)
        names_len = add_folder(r, &all[i], names_len);
    mem_free(all);
    return is_ok || err_no_memory(err);
}
