/*
 * umcp-api: makes C# from the tables of managed/api and the C# that is written by hand, and the C
 * that knows Unity's classes from the tables alone. The build runs it once for each. A person runs
 * it to see what a newer Unity has. usage() says how.
 *
 * It ends with 1 if anything is wrong, after it has named all that is; then no file is written.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "agree.h"
#include "missing.h"
#include "write_c.h"
#include "write_cs.h"
#include "write_members.h"

#define MAX_MEMORY     ((size_t)1 << 30)
#define MAX_FILE       (64 << 20)
#define MAX_ASSEMBLIES 1000
#define MAX_SOURCES    100000
#define MAX_FORMS      10000

/* One table and the .cs files that are compiled with it. */
struct assembly {
    struct table *table;
    struct scan scan;
    struct source **sources;
    size_t n_sources, sources_cap;
    struct buf cs;
};

struct run {
    struct arena arena;
    struct faults faults;
    struct names names;
    const char *folder; /* where to */
    struct assembly *assemblies;
    size_t n_assemblies, assemblies_cap;
    struct form *forms;
    size_t n_forms, forms_cap;
};

static int usage(void)
{
    fputs("usage: umcp-api FOLDER [TABLE.api [SOURCE.cs]...]...\n"
          "Writes FOLDER/<name of the table>.cs: what the table has and its sources lack.\n"
          "       umcp-api --classes FOLDER [TABLE.api | FORM.yaml]...\n"
          "Writes class_rows.c, class_names.c and member_rows.c in FOLDER: Unity's classes.\n"
          "       umcp-api --missing [TABLE.api SOURCE.cs...]...\n"
          "Prints, as lines of a table, what is public in the sources and not in the table.\n",
          stderr);
    return 2;
}

/* --- Files --- */

static bool read_file(struct run *r, const char *path, struct slice *ret_text)
{
    struct stat st;
    char *text = NULL;
    size_t n = 0;
    int fd;

    errno = 0;
    fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd >= 0 && fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size < MAX_FILE)
        text = arena_alloc(&r->arena, (size_t)st.st_size + 1);
    while (text && n < (size_t)st.st_size) {
        ssize_t got = read(fd, text + n, (size_t)st.st_size - n);

        if (got <= 0)
            break;
        n += (size_t)got;
    }
    if (fd >= 0)
        close(fd);
    if (!text)
        return fault(&r->faults, slice_of(path), 0, "it cannot be read: %s",
                     errno ? strerror(errno) : "it is no file, or too large");
    text[n] = '\0';
    *ret_text = slice_from(text, n);
    return true;
}

static bool has_text(struct run *r, const char *path, struct slice text)
{
    struct slice old;
    struct stat st;

    return stat(path, &st) == 0 && (size_t)st.st_size == text.len && read_file(r, path, &old) &&
           slice_eq(old, text);
}

/* A file that is the same already keeps its time, so that nothing behind it is built again. */
static bool write_file(struct run *r, const char *path, struct slice text)
{
    struct slice made = arena_printf(&r->arena, "%s.new", path);
    bool is_done;
    int fd;

    if (has_text(r, path, text))
        return true;
    fd = made.p ? open(made.p, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644) : -1;
    is_done = fd >= 0 && fd_write(fd, text);
    if (fd >= 0)
        is_done = close(fd) == 0 && is_done;
    if (!is_done || rename(made.p, path) != 0)
        return fault(&r->faults, slice_of(path), 0, "it cannot be written: %s", strerror(errno));
    return true;
}

/* --- Reading --- */

static bool add_table(struct run *r, const char *path)
{
    struct assembly *a;
    struct slice text;

    if (!read_file(r, path, &text))
        return false;
    if (!VEC_ADD_IN(&r->arena, r->assemblies, r->n_assemblies, r->assemblies_cap, MAX_ASSEMBLIES,
                    (struct assembly){0}))
        return fault_no_memory(&r->faults);
    a = &r->assemblies[r->n_assemblies - 1];
    scan_init(&a->scan, &r->arena, &r->faults);
    buf_init(&a->cs, MAX_FILE);
    return table_read(&r->arena, slice_of(path), text, &r->faults, &a->table) &&
           names_add(&r->names, a->table, &r->faults);
}

static bool add_source(struct run *r, const char *path)
{
    struct assembly *a = &r->assemblies[r->n_assemblies - 1];
    struct source *s = arena_zalloc(&r->arena, sizeof(*s));

    if (!s)
        return fault_no_memory(&r->faults);
    s->path = slice_of(path);
    if (!read_file(r, path, &s->text))
        return false;
    scan_add(&a->scan, s);
    return true;
}

/* "forms/UnityEngine.Light.yaml" is that of a new UnityEngine.Light. */
static bool add_form(struct run *r, const char *path)
{
    const char *slash = strrchr(path, '/');
    struct form form = {.name = slice_of(slash ? slash + 1 : path)};

    form.name.len -= strlen(".yaml");
    return read_file(r, path, &form.text) &&
           (VEC_ADD_IN(&r->arena, r->forms, r->n_forms, r->forms_cap, MAX_FORMS, form) ||
            fault_no_memory(&r->faults));
}

/* --- Making --- */

static void make(struct run *r, struct assembly *a)
{
    struct cs_writer w = {&r->names, a->table, &a->scan, &r->faults, 0, &a->cs};

    if (!agree_check(a->table, &a->scan, &r->faults))
        return;
    write_cs(&w);
    if (!buf_ok(&a->cs))
        fault_no_memory(&r->faults);
}

static bool write_assembly(struct run *r, struct assembly *a)
{
    const char *path = a->table->path.p, *slash = strrchr(path, '/');
    struct slice name = slice_of(slash ? slash + 1 : path), to;

    to = arena_printf(&r->arena, "%s/%.*s.cs", r->folder, (int)(name.len - strlen(".api")), name.p);
    return to.p ? write_file(r, to.p, buf_slice(&a->cs)) : fault_no_memory(&r->faults);
}

static void run_all(struct run *r)
{
    names_resolve(&r->names, &r->faults);
    for (size_t i = 0; i < r->n_assemblies; i++)
        make(r, &r->assemblies[i]);
    for (size_t i = 0; i < r->n_assemblies && r->faults.n == 0 && !r->faults.no_memory; i++)
        write_assembly(r, &r->assemblies[i]);
}

static const struct {
    const char *name;
    void (*write)(const struct c_writer *w);
} class_files[] = {
    {"class_rows.c", write_class_rows},
    {"class_names.c", write_class_names},
    {"member_rows.c", write_members},
};

static void write_classes(struct run *r)
{
    struct c_writer w = {.names = &r->names, .forms = r->forms, .n_forms = r->n_forms};
    struct buf out[N_ELEMENTS(class_files)];

    w.faults = &r->faults;
    w.arena = &r->arena;
    names_resolve(&r->names, &r->faults);
    for (size_t i = 0; i < r->n_assemblies; i++)
        write_c_add(&w, r->assemblies[i].table);
    for (size_t i = 0; i < N_ELEMENTS(class_files); i++) {
        w.out = &out[i];
        buf_init(w.out, MAX_FILE);
        class_files[i].write(&w);
        if (!buf_ok(w.out))
            fault_no_memory(&r->faults);
    }
    for (size_t i = 0; i < N_ELEMENTS(class_files); i++) {
        struct slice to = arena_printf(&r->arena, "%s/%s", r->folder, class_files[i].name);

        if (!to.p)
            fault_no_memory(&r->faults);
        if (r->faults.n == 0 && !r->faults.no_memory)
            write_file(r, to.p, buf_slice(&out[i]));
        buf_done(&out[i]);
    }
}

/* On stdout, for a person who brings a table up to date. */
static void write_missing(struct run *r)
{
    for (size_t i = 0; i < r->n_assemblies && !r->faults.no_memory; i++) {
        struct assembly *a = &r->assemblies[i];

        if (!missing_write(a->table, &a->scan, &a->cs))
            fault_no_memory(&r->faults);
        else if (!fd_write(1, buf_slice(&a->cs)))
            fault(&r->faults, a->table->path, 0, "its lines cannot be printed: %s",
                  strerror(errno));
    }
}

static int report(struct run *r)
{
    if (r->faults.no_memory)
        fputs("umcp-api: out of memory\n", stderr);
    if (r->faults.text.len)
        fwrite(r->faults.text.p, 1, r->faults.text.len, stderr);
    if (r->faults.n > 0)
        fprintf(stderr, "umcp-api: %zu fault%s, nothing is written\n", r->faults.n,
                r->faults.n == 1 ? "" : "s");
    return r->faults.n > 0 || r->faults.no_memory;
}

/* Reads the files of the command line, each by its ending. False: they make no sense. */
static bool add_files(struct run *r, char **paths)
{
    for (; *paths && r->faults.n == 0 && !r->faults.no_memory; paths++) {
        struct slice path = slice_of(*paths);

        if (slice_ends_nocase(path, SLICE(".api")))
            add_table(r, *paths);
        else if (slice_ends_nocase(path, SLICE(".yaml")))
            add_form(r, *paths);
        else if (r->n_assemblies > 0)
            add_source(r, *paths);
        else
            return false;
    }
    return true;
}

/* What the first argument asks for; a folder means run_all. */
static const struct {
    const char *option;
    void (*run)(struct run *r);
    int n_before; /* arguments before the files */
} modes[] = {
    {"--classes", write_classes, 2},
    {"--missing", write_missing, 1},
    {NULL, run_all, 1},
};

int main(int argc, char **argv)
{
    struct run r = {0};
    size_t mode = 0;
    int status;

    while (modes[mode].option && (argc < 2 || strcmp(argv[1], modes[mode].option) != 0))
        mode++;
    if (argc <= modes[mode].n_before)
        return usage();
    arena_init(&r.arena, MAX_MEMORY);
    faults_init(&r.faults);
    names_open(&r.names);
    r.folder = argv[modes[mode].n_before];
    if (!add_files(&r, argv + modes[mode].n_before + 1))
        return usage();
    if (r.faults.n == 0 && !r.faults.no_memory)
        modes[mode].run(&r);
    status = report(&r);
    for (size_t i = 0; i < r.n_assemblies; i++) {
        scan_done(&r.assemblies[i].scan);
        buf_done(&r.assemblies[i].cs);
    }
    names_close(&r.names);
    faults_done(&r.faults);
    arena_done(&r.arena);
    return status;
}
