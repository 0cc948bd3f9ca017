/*
 * Finds compilers by the files that they consist of. A folder with Microsoft.CodeAnalysis.dll is
 * one that our driver can host; a csc.dll or csc.exe without it, or any other program, is run.
 */
#include "compiler.h"

#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"
#include "hash.h"
#include "library.h"

const char *const compiler_kind_words[] = {
    [COMPILER_HOSTED] = "hosted", [COMPILER_CSC] = "csc", [COMPILER_MCS] = "mcs", NULL};

const char compiler_mcs_limits[] =
    "mcs knows C# 7 in part: not local functions, 'case ... when', switch expressions, '\?\?=', "
    "'new()', ranges, records, 'is not', 'using var' or '#nullable'.";

static const char roslyn[] = "Microsoft.CodeAnalysis.dll";

struct found {
    struct arena *a;
    const struct compiler_search *search;
    const char *root, *mono, *dotnet;
    struct compiler *items;
    size_t n, cap;
    bool has_failed;
};

/* --- Files --- */

static bool is_file(const char *path)
{
    struct stat st;

    return path && stat(path, &st) == 0 && S_ISREG(st.st_mode) && access(path, R_OK) == 0;
}

static bool is_program(const char *path)
{
    return is_file(path) && access(path, X_OK) == 0;
}

static const char *join(struct found *l, const char *dir, const char *name)
{
    const char *path = arena_printf(l->a, "%s/%s", dir, name).p;

    l->has_failed |= !path;
    return path ? path : "";
}

static bool has(struct found *l, const char *dir, const char *name)
{
    return is_file(join(l, dir, name));
}

/* The folder of a path, cut `levels` times. */
static const char *above(struct found *l, const char *path, int levels)
{
    struct slice s = slice_of(path);

    while (levels > 0 && s.len > 0)
        levels -= s.p[--s.len] == '/';
    s = arena_copy(l->a, s);
    l->has_failed |= !s.p;
    return s.p ? s.p : "";
}

static const char *name_of(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

/* --- Kinds of compilers --- */

/* Windows' version resource holds the name and the value in UTF-16, each ended by zeros. Code may
 * have the same name as a text. */
static struct slice find_version(struct arena *a, struct slice file)
{
    static const char name[] = "P\0r\0o\0d\0u\0c\0t\0V\0e\0r\0s\0i\0o\0n\0\0";
    const char *at, *end = file.p + file.len;
    char text[64];
    size_t n = 0;

    while (n == 0 && (at = memmem(file.p, file.len, name, sizeof(name) - 1))) {
        file = slice_skip(file, (size_t)(at - file.p) + sizeof(name) - 1);
        at = file.p;
        while (at < end && *at == '\0')
            at++;
        for (; at + 1 < end && n < sizeof(text) && (text_is_digit(*at) || *at == '.'); at += 2)
            text[n++] = *at;
    }
    return arena_copy(a, slice_from(text, n));
}

static const char *file_version(struct arena *a, const char *path)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    struct slice version = SLICE("");
    struct stat st;

    if (fd >= 0 && fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size > 0 &&
        st.st_size <= LIMIT_COMPILER_FILE) {
        void *p = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);

        if (p != MAP_FAILED) {
            version = find_version(a, slice_from(p, (size_t)st.st_size));
            munmap(p, (size_t)st.st_size);
        }
    }
    if (fd >= 0)
        close(fd);
    return version.p ? version.p : "";
}

/* Versions of Roslyn that brought a version of C#, newest first. umcp uses Unity's. */
static const struct {
    int64_t major, minor;
    const char *csharp;
} languages[] = {{3, 8, "9.0"}, {3, 3, "8.0"}, {2, 8, "7.3"}, {0, 0, "7.0"}};

static const char *language_of(const char *version)
{
    struct slice rest = slice_of(version);
    int64_t major = 0, minor = 0;

    if (!text_to_int(slice_cut(&rest, '.'), &major))
        return languages[0].csharp; /* unknown: today's compilers have it */
    text_to_int(slice_cut(&rest, '.'), &minor);
    for (size_t i = 0; i < N_ELEMENTS(languages); i++)
        if (major > languages[i].major ||
            (major == languages[i].major && minor >= languages[i].minor))
            return languages[i].csharp;
    return languages[0].csharp;
}

void compiler_describe(struct arena *a, struct compiler *c)
{
    struct slice file = slice_of(c->path);

    if (c->kind == COMPILER_MCS) {
        c->version = "";
        c->csharp = "7 (part)";
        return;
    }
    if (c->kind == COMPILER_HOSTED)
        file = arena_printf(a, "%s/%s", c->path, roslyn);
    c->version = file.p ? file_version(a, file.p) : "";
    c->csharp = language_of(c->version);
}

/* --- The id --- */

static int by_name(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void add_driver_sources(struct found *l, struct hash *h, const char *lib_dir)
{
    const char *dir = join(l, lib_dir, "compiler-src"), **paths = NULL;
    size_t n = 0, cap = 0;
    DIR *d = opendir(dir);
    struct dirent *e;

    while (d && (e = readdir(d)))
        if (slice_ends_nocase(slice_of(e->d_name), SLICE(".cs")) &&
            !VEC_ADD_IN(l->a, paths, n, cap, LIMIT_DRIVER_SOURCES, join(l, dir, e->d_name)))
            l->has_failed = true;
    if (d)
        closedir(d);
    if (n > 1)
        qsort(paths, n, sizeof(paths[0]), by_name);
    for (size_t i = 0; i < n; i++)
        hash_add_stat(h, paths[i]);
}

static bool set_id(struct found *l, struct compiler *c)
{
    static const char *const hosted[] = {"Microsoft.CodeAnalysis.dll",
                                         "Microsoft.CodeAnalysis.CSharp.dll", "csc.dll", "csc.exe",
                                         "umcp-csc.exe"};
    const char *lib_dir = l->search->lib_dir ? l->search->lib_dir : "";
    struct hash *h = hash_new();
    struct library library = {0};
    struct err err;

    if (!h)
        return false;
    hash_add(h, SLICE("umcp compiler 1"));
    hash_add(h, slice_of(c->csharp));
    hash_add(h, slice_of(c->runtime ? c->runtime : ""));
    hash_add_stat(h, c->path);
    for (size_t i = 0; c->kind == COMPILER_HOSTED && i < N_ELEMENTS(hosted); i++)
        hash_add_stat(h, join(l, c->path, hosted[i]));
    if (c->kind == COMPILER_HOSTED)
        add_driver_sources(l, h, lib_dir);
    library_find(l->a, l->root, lib_dir, &library, &err); /* without one nothing compiles */
    for (size_t i = 0; i < library.n_refs; i++)
        hash_add_stat(h, library.refs[i]);
    return hash_end(h, c->id);
}

static void add(struct found *l, struct compiler c)
{
    compiler_describe(l->a, &c);
    for (size_t i = 0; i < l->n; i++)
        if (strcmp(l->items[i].path, c.path) == 0)
            return;
    if (!set_id(l, &c) || !VEC_ADD_IN(l->a, l->items, l->n, l->cap, LIMIT_COMPILERS, c))
        l->has_failed = true;
}

/* --- Ways to a compiler --- */

/* A folder with Roslyn's libraries. False: it is not one, or its runtime is missing. */
static bool add_folder(struct found *l, const char *dir, const char *runtime, bool is_dotnet,
                       const char *from)
{
    if (!runtime || !has(l, dir, roslyn) || !has(l, dir, "Microsoft.CodeAnalysis.CSharp.dll"))
        return false;
    add(l, (struct compiler){.kind = COMPILER_HOSTED,
                             .from = from,
                             .path = dir,
                             .runtime = runtime,
                             .is_dotnet = is_dotnet});
    return true;
}

static bool add_program(struct found *l, enum compiler_kind kind, const char *path,
                        const char *runtime, bool is_dotnet, const char *from)
{
    if (!is_file(path))
        return false;
    add(l,
        (struct compiler){
            .kind = kind, .from = from, .path = path, .runtime = runtime, .is_dotnet = is_dotnet});
    return true;
}

/* csc.dll or csc.exe in a folder, hosted if its libraries are there. */
static bool add_csc(struct found *l, const char *dir, const char *runtime, bool is_dotnet,
                    const char *from)
{
    return add_folder(l, dir, runtime, is_dotnet, from) ||
           (runtime && add_program(l, COMPILER_CSC, join(l, dir, is_dotnet ? "csc.dll" : "csc.exe"),
                                   runtime, is_dotnet, from));
}

/* The dotnet that belongs to a folder with csc.dll: an SDK's, Unity's, else any. */
static const char *dotnet_of(struct found *l, const char *dir)
{
    const char *const places[] = {join(l, above(l, dir, 4), "dotnet"),
                                  join(l, above(l, dir, 1), "NetCoreRuntime/dotnet"),
                                  join(l, dir, "dotnet")};

    for (size_t i = 0; i < N_ELEMENTS(places); i++)
        if (is_program(places[i]))
            return places[i];
    return l->dotnet;
}

static const char *mono_of(struct found *l, const char *dir)
{
    /* MonoBleedingEdge/lib/mono/4.5 */
    const char *own = join(l, above(l, dir, 3), "bin/mono");

    return is_program(own) ? own : l->mono;
}

/* The compiler that the user named. */
static bool add_path(struct found *l, const char *path, const char *from)
{
    char real[PATH_MAX];
    const char *dir, *name;
    struct stat st;

    if (!realpath(path, real) || stat(real, &st) != 0)
        return false;
    path = arena_copy(l->a, slice_of(real)).p;
    if (!path)
        return !(l->has_failed = true);
    name = S_ISDIR(st.st_mode) ? "" : name_of(path);
    dir = S_ISDIR(st.st_mode) ? path : above(l, path, 1);
    if (strcmp(name, "csc.dll") == 0 || (!*name && has(l, dir, "csc.dll")))
        return add_csc(l, dir, dotnet_of(l, dir), true, from);
    if (strcmp(name, "csc.exe") == 0 || !*name)
        return add_csc(l, dir, mono_of(l, dir), false, from);
    if (strcmp(name, "mcs.exe") == 0)
        return l->mono && add_program(l, COMPILER_MCS, path, l->mono, false, from);
    if (!is_program(path))
        return false;
    return add_program(l, strcmp(name, "mcs") == 0 ? COMPILER_MCS : COMPILER_CSC, path, NULL, false,
                       from);
}

/* --- Unity --- */

/* %s: what goes before, and the version. */
static const struct {
    const char *format;
    bool is_in_home;
} unity_places[] = {
    {"%s/Unity/Hub/Editor/%s/Editor/Data", true},
    {"%s/opt/unity/hub/Editor/%s/Editor/Data", false},
    {"%s/opt/unity/editors/%s/Editor/Data", false},
    {"%s/Applications/Unity/Hub/Editor/%s/Unity.app/Contents", false},
    {"%s/opt/unity/Editor/Data", false},
    {"%s/opt/Unity/Editor/Data", false},
    {"%s/Applications/Unity/Unity.app/Contents", false},
};

/* A version is a name of a folder: it comes from the project. */
static bool is_version(const char *text)
{
    if (!text || !text_is_digit(*text))
        return false;
    for (; *text; text++)
        if (!text_is_digit(*text) && *text != '.' && !(*text >= 'a' && *text <= 'z'))
            return false;
    return true;
}

static bool add_sdks(struct found *l, const char *const *roots, size_t n_roots, const char *runtime,
                     const char *from);

static void add_unity_data(struct found *l, const char *data, const char *from)
{
    const char *dotnet = join(l, data, "NetCoreRuntime/dotnet");
    const char *sdk = join(l, data, "DotNetSdk");
    const char *mono = join(l, data, "MonoBleedingEdge/bin/mono");

    if (is_program(dotnet) && add_csc(l, join(l, data, "DotNetSdkRoslyn"), dotnet, true, from))
        return;
    if (add_sdks(l, &sdk, 1, is_program(dotnet) ? dotnet : NULL, from))
        return;
    if (is_program(mono))
        add_csc(l, join(l, data, "MonoBleedingEdge/lib/mono/4.5"), mono, false, from);
}

static void add_unity(struct found *l)
{
    const char *version = l->search->unity_version;
    const char *from = is_version(version) ? arena_printf(l->a, "Unity %s", version).p : NULL;

    for (size_t i = 0; from && i < N_ELEMENTS(unity_places); i++) {
        const char *before = unity_places[i].is_in_home ? l->search->home : l->root;
        struct buf path;

        if (!before)
            continue;
        buf_init(&path, PATH_MAX);
        for (const char *p = unity_places[i].format, *text = before; *p; p++) {
            if (p[0] == '%' && p[1] == 's') {
                buf_append(&path, slice_of(text));
                text = version;
                p++;
            } else {
                buf_append_byte(&path, *p);
            }
        }
        if (buf_ok(&path)) {
            struct slice data = arena_take(l->a, &path);

            if (data.p)
                add_unity_data(l, data.p, from);
        } else {
            buf_done(&path);
        }
    }
}

/* --- .NET --- */

struct sdk {
    const char *dir; /* of csc.dll */
    const char *runtime;
    const char *version;
};

/* Numbers count; with the same ones, a preview comes first. */
static int compare_versions(const char *a, const char *b)
{
    while (*a && *b) {
        if (text_is_digit(*a) && text_is_digit(*b)) {
            unsigned long long x = strtoull(a, (char **)&a, 10), y = strtoull(b, (char **)&b, 10);

            if (x != y)
                return x < y ? -1 : 1;
        } else if (*a != *b) {
            return *a < *b ? -1 : 1;
        } else {
            a++;
            b++;
        }
    }
    if (*a == *b)
        return 0;
    return (*a ? *a == '-' : *b != '-') ? -1 : 1;
}

static int newest_first(const void *a, const void *b)
{
    const struct sdk *x = a, *y = b;

    return compare_versions(y->version, x->version);
}

static void list_sdks(struct found *l, const char *root, const char *runtime, struct sdk **sdks,
                      size_t *n, size_t *cap)
{
    const char *dir = join(l, root, "sdk");
    DIR *d = opendir(dir);
    struct dirent *e;

    if (!runtime)
        runtime = join(l, root, "dotnet");
    while (d && (e = readdir(d))) {
        const char *bin = text_is_digit(e->d_name[0])
                              ? arena_printf(l->a, "%s/%s/Roslyn/bincore", dir, e->d_name).p
                              : NULL;
        const char *version = arena_copy(l->a, slice_of(e->d_name)).p;

        if (bin && version && is_program(runtime) && has(l, bin, "csc.dll"))
            VEC_ADD_IN(l->a, *sdks, *n, *cap, LIMIT_COMPILERS,
                       (struct sdk){.dir = bin, .runtime = runtime, .version = version});
    }
    if (d)
        closedir(d);
}

static bool add_sdks(struct found *l, const char *const *roots, size_t n_roots, const char *runtime,
                     const char *from)
{
    struct sdk *sdks = NULL;
    size_t n = 0, cap = 0;

    for (size_t i = 0; i < n_roots; i++)
        if (roots[i])
            list_sdks(l, roots[i], runtime, &sdks, &n, &cap);
    if (n > 1)
        qsort(sdks, n, sizeof(sdks[0]), newest_first);
    for (size_t i = 0; i < n; i++) {
        const char *name = from ? from : arena_printf(l->a, ".NET SDK %s", sdks[i].version).p;

        add_csc(l, sdks[i].dir, sdks[i].runtime, true, name ? name : ".NET SDK");
    }
    return n > 0;
}

static void add_dotnet(struct found *l)
{
    const char *env = getenv("DOTNET_ROOT");
    const char *const roots[] = {
        env && *env == '/' ? env : NULL,
        arena_printf(l->a, "%s/usr/share/dotnet", l->root).p,
        arena_printf(l->a, "%s/usr/lib/dotnet", l->root).p,
        arena_printf(l->a, "%s/usr/local/share/dotnet", l->root).p,
        arena_printf(l->a, "%s/opt/dotnet", l->root).p,
        l->search->home ? join(l, l->search->home, ".dotnet") : NULL,
        l->dotnet ? above(l, l->dotnet, 1) : NULL,
    };

    add_sdks(l, roots, N_ELEMENTS(roots), NULL, NULL);
}

/* --- Mono, and our own --- */

static void add_mono(struct found *l)
{
    struct library library;
    struct err err;

    if (!l->mono || !library_find(l->a, l->root, NULL, &library, &err))
        return;
    add_csc(l, library.dir, l->mono, false, "Mono");
}

static void add_own(struct found *l)
{
    const char *dir = l->search->lib_dir ? join(l, l->search->lib_dir, "roslyn") : NULL;

    if (dir && has(l, dir, "umcp-csc.exe"))
        add_folder(l, dir, l->mono, false, "umcp");
}

static void add_mcs(struct found *l)
{
    struct library library;
    const char *mcs;
    struct err err;

    if (l->mono && library_find(l->a, l->root, NULL, &library, &err) &&
        add_program(l, COMPILER_MCS, join(l, library.dir, "mcs.exe"), l->mono, false, "Mono's mcs"))
        return;
    mcs = library_find_program(l->a, l->root, "mcs");
    if (mcs)
        add_program(l, COMPILER_MCS, mcs, NULL, false, "Mono's mcs");
}

/* --- All of them --- */

static bool is_auto(const char *wanted)
{
    return !wanted || !*wanted || strcmp(wanted, "auto") == 0;
}

static struct found start_list(struct arena *a, const struct compiler_search *search)
{
    const char *root = search->root ? search->root : "";

    return (struct found){.a = a,
                          .search = search,
                          .root = root,
                          .mono = library_find_program(a, root, "mono"),
                          .dotnet = library_find_program(a, root, "dotnet")};
}

bool compiler_list(struct arena *a, const struct compiler_search *search,
                   struct compiler **ret_items, size_t *ret_n, struct err *err)
{
    struct found l = start_list(a, search);

    if (!is_auto(search->wanted) && strcmp(search->wanted, "mcs") != 0)
        add_path(&l, search->wanted, "--compiler");
    if (search->csc && *search->csc)
        add_path(&l, search->csc, "$UMCP_CSC");
    add_unity(&l);
    add_dotnet(&l);
    add_mono(&l);
    add_own(&l);
    add_mcs(&l);
    if (l.has_failed)
        return err_no_memory(err);
    *ret_items = l.items;
    *ret_n = l.n;
    return true;
}

static bool refuse_path(struct err *err, const char *what, const char *path)
{
    err_set(err, ERR_NOT_FOUND,
            "%s names '%s', which is no C# compiler, or whose mono or dotnet "
            "is not installed",
            what, path);
    return err_hint(err, "name a folder with Microsoft.CodeAnalysis.dll, a csc.dll, a csc.exe or "
                         "another program, and install the mono or dotnet that runs it");
}

static bool choose_path(struct arena *a, const struct compiler_search *search, const char *path,
                        const char *from, struct compiler *ret_compiler, struct err *err)
{
    struct found l = start_list(a, search);

    if (!add_path(&l, path, from) && !l.has_failed)
        return refuse_path(err, from, path);
    if (l.has_failed)
        return err_no_memory(err);
    *ret_compiler = l.items[0];
    return true;
}

bool compiler_choose(struct arena *a, const struct compiler_search *search,
                     struct compiler *ret_compiler, struct err *err)
{
    bool must_be_mcs = search->wanted && strcmp(search->wanted, "mcs") == 0;
    struct compiler *items;
    size_t n;

    if (!is_auto(search->wanted) && !must_be_mcs)
        return choose_path(a, search, search->wanted, "--compiler", ret_compiler, err);
    if (!must_be_mcs && search->csc && *search->csc)
        return choose_path(a, search, search->csc, "$UMCP_CSC", ret_compiler, err);
    if (!compiler_list(a, search, &items, &n, err))
        return false;
    for (size_t i = 0; i < n; i++)
        if (!must_be_mcs || items[i].kind == COMPILER_MCS) {
            *ret_compiler = items[i];
            return true;
        }
    err_set(err, ERR_NOT_FOUND, "no %s is installed", must_be_mcs ? "mcs" : "C# compiler");
    return err_hint(err, "on Debian and Ubuntu install mono-mcs; or install a .NET SDK, or name a "
                         "compiler with --compiler or UMCP_CSC");
}

const char *compiler_name(struct arena *a, const struct compiler *c)
{
    static const char *const names[] = {
        [COMPILER_HOSTED] = "Roslyn", [COMPILER_CSC] = "csc", [COMPILER_MCS] = "mcs"};

    return arena_printf(a, "%s%s%s, C# %s, from %s", names[c->kind], c->version[0] ? " " : "",
                        c->version, c->csharp, c->from)
        .p;
}
