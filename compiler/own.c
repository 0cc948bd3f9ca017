#include "own.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app.h"
#include "cache.h"
#include "process.h"

enum {
    SHOWN_OUTPUT = 4096,
    MAKE_MS = 45000 /* our parent waits LIMIT_COMPILE_HELLO_MS for the first line */
};

/* Where it is made, and where it is kept then. */
struct making {
    char from[PATH_MAX], to[PATH_MAX];
    const char *dir;      /* of Roslyn's libraries */
    const char *csc;      /* the program that belongs to them */
    struct buf options;   /* for csc, one a line */
    char complaint[1000]; /* why it failed; "": it did not */
};

static const char *join(const char *dir, const char *name)
{
    const char *path = arena_printf(&app.arena, "%s/%s", dir, name).p;

    return path ? path : "";
}

static bool is_there(const char *path)
{
    return access(path, R_OK) == 0;
}

static bool complain(struct making *m, const char *what, const char *path)
{
    snprintf(m->complaint, sizeof(m->complaint), "cannot %s '%s': %s", what, path, strerror(errno));
    return false;
}

/* --- Files --- */

static bool copy_bytes(int in, int out)
{
    char bytes[64 << 10];
    ssize_t n;

    while ((n = read(in, bytes, sizeof(bytes))) > 0)
        if (!fd_write(out, slice_from(bytes, (size_t)n)))
            return false;
    return n == 0;
}

static bool copy_file(struct making *m, const char *from, const char *name)
{
    const char *to = join(m->from, name);
    int in = open(from, O_RDONLY | O_CLOEXEC);
    int out = in < 0 ? -1 : open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    bool ok = (out >= 0 && copy_bytes(in, out)) || complain(m, "copy", from);

    if (in >= 0)
        close(in);
    if (out >= 0)
        close(out);
    return ok;
}

static bool write_file(struct making *m, const char *path, struct slice text)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    bool ok = (fd >= 0 && fd_write(fd, text)) || complain(m, "write", path);

    if (fd >= 0)
        close(fd);
    return ok;
}

/* Calls `each` for the files of a folder that end so. False: it did, or there is no such folder. */
static bool each_file(struct making *m, const char *dir, const char *ending,
                      bool (*each)(struct making *m, const char *path, const char *name))
{
    DIR *d = opendir(dir);
    struct dirent *e;
    bool ok = d || complain(m, "read", dir);

    while (ok && (e = readdir(d)))
        if (slice_ends_nocase(slice_of(e->d_name), slice_of(ending)))
            ok = each(m, join(dir, e->d_name), e->d_name);
    if (d)
        closedir(d);
    return ok;
}

/* --- Inputs of the driver --- */

static bool add_source(struct making *m, const char *path, const char *name)
{
    (void)name;
    buf_printf(&m->options, "\"%s\"\n", path);
    return true;
}

static bool add_reference(struct making *m, const char *path, const char *name)
{
    (void)name;
    buf_printf(&m->options, "-r:\"%s\"\n", path);
    return true;
}

/* The compiler's own copy is newer. */
static bool add_framework(struct making *m, const char *path, const char *name)
{
    return is_there(join(m->dir, name)) || add_reference(m, path, name);
}

/* Programs of that folder, and libraries of other languages. */
static bool is_ours(const char *name)
{
    static const char *const others[] = {"csc.",
                                         "vbc.",
                                         "csi.",
                                         "VBCS",
                                         "Microsoft.CodeAnalysis.VisualBasic",
                                         "Microsoft.Build",
                                         "Microsoft.DiaSymReader"};

    for (size_t i = 0; i < N_ELEMENTS(others); i++)
        if (slice_starts(slice_of(name), slice_of(others[i])))
            return false;
    return true;
}

/* Beside a program a runtime finds libraries without options. */
static bool add_library(struct making *m, const char *path, const char *name)
{
    /* Mono's folder has its class library, too. */
    if (!is_ours(name) || (!app.compiler.is_dotnet && is_there(join(app.library.dir, name)) &&
                           !slice_starts(slice_of(name), SLICE("Microsoft.CodeAnalysis"))))
        return true;
    return copy_file(m, path, name) && add_reference(m, join(m->from, name), name);
}

/* The newest of the frameworks beside the dotnet that runs it. */
static const char *framework_dir(void)
{
    struct slice root = slice_of(app.compiler.runtime);
    const char *dir, *best = NULL;
    struct dirent *e;
    DIR *d;

    while (root.len && root.p[root.len - 1] != '/')
        root.len--;
    dir = arena_printf(&app.arena, "%.*sshared/Microsoft.NETCore.App", SLICE_ARG(root)).p;
    d = dir ? opendir(dir) : NULL;
    while (d && (e = readdir(d)))
        if (text_is_digit(e->d_name[0]) && (!best || strverscmp(e->d_name, best) > 0))
            best = arena_copy(&app.arena, slice_of(e->d_name)).p;
    if (d)
        closedir(d);
    return best ? join(dir, best) : NULL;
}

static bool add_class_library(struct making *m)
{
    if (app.compiler.is_dotnet) {
        const char *dir = framework_dir();

        /* It runs on the framework of csc itself. */
        return dir && each_file(m, dir, ".dll", add_framework) &&
               copy_file(m, join(m->dir, "csc.runtimeconfig.json"), "umcp-csc.runtimeconfig.json");
    }
    for (size_t i = 0; i < app.library.n_refs; i++)
        add_reference(m, app.library.refs[i], "");
    return !is_there(join(app.library.dir, "Facades")) ||
           each_file(m, join(app.library.dir, "Facades"), ".dll", add_reference);
}

/* --- Kept drivers --- */

/* Whether no other user can have written the folder, or one of the files in it. */
static bool is_private(const char *folder, struct err *err)
{
    int dir = private_folder_open(folder, false, err);
    DIR *d = dir >= 0 ? fdopendir(dir) : NULL;
    struct dirent *e;
    bool ok = d != NULL;

    while (ok && (e = readdir(d))) {
        int fd;

        if (strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0)
            continue;
        fd = private_file_open(join(folder, e->d_name), PRIVATE_FROM_WRITERS, err);
        ok = fd >= 0;
        if (ok)
            close(fd);
    }
    if (d)
        closedir(d);
    return ok;
}

/* A folder that is not ours alone is removed and made again. */
static bool is_kept(const char *folder, const char *driver)
{
    struct err err = {0};
    struct stat st;

    if (lstat(folder, &st) != 0)
        return false;
    if (!S_ISLNK(st.st_mode) && is_there(driver) && is_private(folder, &err))
        return true;
    if (err.kind)
        app_say("umcp compiles the driver again: %s", err.message);
    private_folder_remove(folder);
    return false;
}

/* --- Compiling --- */

static bool run_csc(struct making *m)
{
    const char *at = arena_printf(&app.arena, "@%s/driver.rsp", m->from).p;
    const char *const dotnet[] = {app.compiler.runtime, "exec", m->csc, "-noconfig", at, NULL};
    const char *const mono[] = {app.compiler.runtime, m->csc, "-noconfig", at, NULL};
    const int64_t end = clock_ms() + MAKE_MS;
    struct process p = PROCESS_NONE;
    char output[SHOWN_OUTPUT], how[200];
    struct err err = {0};
    size_t len = 0;
    ssize_t n = 1;
    int status;

    if (!at || !process_start(&p, app.compiler.is_dotnet ? dotnet : mono, PROCESS_REPORTS, &err)) {
        snprintf(m->complaint, sizeof(m->complaint), "%s", err.message);
        return false;
    }
    while (n != 0 && clock_ms() < end) {
        struct pollfd fd = {.fd = p.out, .events = POLLIN};

        poll(&fd, 1, 1000);
        n = read(p.out, output + len, sizeof(output) - len);
        len = n > 0 && len + (size_t)n < sizeof(output) ? len + (size_t)n : len;
    }
    status = process_wait(&p, 1000);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return true;
    child_end_text(status, how, sizeof(how));
    snprintf(m->complaint, sizeof(m->complaint), "it %s: %.*s", how, len > 600 ? 600 : (int)len,
             output);
    return false;
}

static bool make(struct making *m)
{
    const char *name = app.compiler.is_dotnet ? "umcp-csc.dll" : "umcp-csc.exe";

    if (mkdir(m->from, 0700) != 0)
        return complain(m, "make", m->from);
    buf_printf(&m->options,
               "-nologo\n-target:exe\n-optimize+\n-warn:0\n-debug-\n-nostdlib\n-out:\"%s\"\n",
               join(m->from, name));
    if (!add_class_library(m) || !each_file(m, m->dir, ".dll", add_library) ||
        !each_file(m, join(app.options.lib, "compiler-src"), ".cs", add_source) ||
        !write_file(m, join(m->from, "driver.rsp"), buf_slice(&m->options)) || !run_csc(m))
        return false;
    /* Another umcp-compile may have been faster. */
    if (rename(m->from, m->to) != 0 && !is_kept(m->to, join(m->to, name)))
        return complain(m, "keep", m->to);
    return true;
}

/* Unused folders are removed with time. */
static void note_use(const char *folder)
{
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    if (fd < 0)
        return;
    futimens(fd, NULL);
    close(fd);
}

/* The same for as long as the compiler, our sources and the class library are. */
static const char *kept_driver(const char *work, struct making *m)
{
    const char *name = app.compiler.is_dotnet ? "umcp-csc.dll" : "umcp-csc.exe";
    const char *path;

    snprintf(m->from, sizeof(m->from), "%s/driver", work);
    snprintf(m->to, sizeof(m->to), "%s/" COMPILED_DRIVER "%.32s", app.options.cache,
             app.options.id);
    path = join(m->to, name);
    if (!is_kept(m->to, path)) {
        buf_init(&m->options, 1u << 20);
        if (!make(m))
            path = NULL;
        buf_done(&m->options);
    }
    note_use(m->to);
    return path;
}

void own_driver_find(const char *work)
{
    struct compiler *c = &app.compiler;
    const char *own = join(c->path, "umcp-csc.exe");
    struct making *m;

    if (is_there(own)) {
        app.driver = own;
        return;
    }
    m = arena_zalloc(&app.arena, sizeof(*m));
    if (!m)
        return;
    m->dir = c->path;
    m->csc = join(c->path, c->is_dotnet ? "csc.dll" : "csc.exe");
    app.driver = is_there(m->csc) ? kept_driver(work, m) : NULL;
    if (app.driver)
        return;
    if (!is_there(m->csc)) {
        snprintf(app.problem, sizeof(app.problem), "the folder '%s' has no %s", c->path,
                 c->is_dotnet ? "csc.dll" : "csc.exe");
        return;
    }
    app_say("umcp runs csc once for each build, because it cannot compile its driver for '%s': %s",
            c->path, m->complaint);
    c->kind = COMPILER_CSC;
    c->path = m->csc;
}
