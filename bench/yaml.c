/*
 * How fast UnityYAML is read: the scan of documents, the scan with top-level keys, and trees. On
 * one file, and on the files of a folder, joined in memory. libyaml, if its header is there, reads
 * the first documents of both as events and as trees: those that it takes, and without the words
 * that it does not take. Linked with the library; prints one line of JSON.
 * usage: yaml FILE [FOLDER]
 */
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "unity/unity.h"

#if __has_include(<yaml.h>)
#include <yaml.h>
#define HAVE_LIBYAML 1
#endif

#define FILES_BYTES ((size_t)64 << 20)
#define PART_BYTES  ((size_t)16 << 20) /* that libyaml reads too */
#define MIN_FILE    1024
#define ARENA_MAX   ((size_t)4 << 30)
#define RUN_NS      1000000000u /* each measurement */
#define HEAD        "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"

static struct buf files; /* nftw() hands nothing through */

typedef size_t read_fn(struct slice text); /* returns what it counted, 0 on failure */

static uint64_t now_ns(void)
{
    struct timespec ts;

    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static size_t read_docs(struct slice text)
{
    struct yaml_scan scan;
    struct yaml_doc doc;
    struct err err = {0};
    enum yaml_step step;
    size_t n = 0;

    if (!yaml_open(&scan, text, &err))
        return 0;
    while ((step = yaml_next(&scan, &doc, &err)) == YAML_ITEM)
        n++;
    return step == YAML_END ? n : 0;
}

static size_t read_entries(struct slice text)
{
    struct yaml_scan scan;
    struct yaml_doc doc;
    struct yaml_entries it;
    struct yaml_entry entry;
    struct err err = {0};
    size_t n = 0;

    if (!yaml_open(&scan, text, &err))
        return 0;
    while (yaml_next(&scan, &doc, &err) == YAML_ITEM) {
        yaml_entries_init(&it, &doc);
        while (yaml_next_entry(&it, &entry, &err) == YAML_ITEM)
            n++;
    }
    return err.kind == ERR_NONE ? n : 0;
}

static size_t read_trees(struct slice text)
{
    struct arena a;
    struct yaml_scan scan;
    struct yaml_doc doc;
    const struct yaml *root;
    struct err err = {0};
    size_t n = 0;

    if (!yaml_open(&scan, text, &err))
        return 0;
    arena_init(&a, ARENA_MAX);
    while (yaml_next(&scan, &doc, &err) == YAML_ITEM) {
        if (!yaml_parse_doc(&a, &doc, &root, &err))
            break;
        n += root->n_items;
        arena_reset(&a);
    }
    arena_done(&a);
    return err.kind == ERR_NONE ? n : 0;
}

#ifdef HAVE_LIBYAML
static size_t read_events(struct slice text)
{
    yaml_parser_t parser;
    yaml_event_t event;
    bool at_end = false;
    size_t n = 0;

    if (!yaml_parser_initialize(&parser))
        return 0;
    yaml_parser_set_input_string(&parser, (const unsigned char *)text.p, text.len);
    while (!at_end) {
        if (!yaml_parser_parse(&parser, &event)) {
            n = 0;
            break;
        }
        at_end = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
        n++;
    }
    yaml_parser_delete(&parser);
    return n;
}

static size_t read_loaded(struct slice text)
{
    yaml_parser_t parser;
    yaml_document_t doc;
    bool has_root = true;
    size_t n = 0;

    if (!yaml_parser_initialize(&parser))
        return 0;
    yaml_parser_set_input_string(&parser, (const unsigned char *)text.p, text.len);
    while (has_root) {
        if (!yaml_parser_load(&parser, &doc)) {
            n = 0;
            break;
        }
        has_root = yaml_document_get_root_node(&doc) != NULL;
        yaml_document_delete(&doc);
        n += has_root;
    }
    yaml_parser_delete(&parser);
    return n;
}
#endif

/* The best of the runs that fit the time; one warms up. */
static double mb_per_s(read_fn *read, struct slice text)
{
    const uint64_t begin = now_ns();
    uint64_t best = UINT64_MAX;

    if (text.len == 0 || read(text) == 0)
        return 0;
    do {
        const uint64_t start = now_ns();
        uint64_t spent;

        read(text);
        spent = now_ns() - start;
        best = spent < best ? spent : best;
    } while (now_ns() - begin < RUN_NS);
    return (double)text.len * 1e3 / (double)best;
}

#ifdef HAVE_LIBYAML
/*
 * The first documents, as they are and as libyaml wants them: it needs the %TAG line before each
 * document, and takes no word behind the anchor, so that a head becomes "--- !u1 &5". Those that it
 * refuses even then are left out of both.
 */
static void make_parts(struct slice text, struct buf *part, struct buf *plain)
{
    struct yaml_scan scan;
    struct yaml_doc doc;
    struct err err;

    buf_append(part, SLICE(HEAD));
    if (!yaml_open(&scan, text, &err))
        return;
    while (part->len < PART_BYTES && yaml_next(&scan, &doc, &err) == YAML_ITEM) {
        const char *body = memchr(doc.raw.p, '\n', doc.raw.len);
        const size_t from = plain->len;

        if (!body)
            continue;
        buf_printf(plain, "--- !u%lld &%lld", (long long)doc.class_id, (long long)doc.file_id);
        buf_append(plain, slice_skip(doc.raw, (size_t)(body - doc.raw.p)));
        if (buf_ok(plain) && read_loaded(slice_skip(buf_slice(plain), from)))
            buf_append(part, doc.raw);
        else
            plain->len = from;
    }
}

static void print_libyaml(struct slice text)
{
    struct buf part, plain;

    buf_init(&part, FILES_BYTES * 2);
    buf_init(&plain, FILES_BYTES * 2);
    make_parts(text, &part, &plain);
    if (buf_ok(&part) && buf_ok(&plain))
        printf(",\"part\":{\"mb\":%.1f,\"trees\":%.1f,\"libyaml_trees\":%.1f,"
               "\"libyaml_events\":%.1f}",
               (double)part.len / 1e6, mb_per_s(read_trees, buf_slice(&part)),
               mb_per_s(read_loaded, buf_slice(&plain)), mb_per_s(read_events, buf_slice(&plain)));
    buf_done(&plain);
    buf_done(&part);
}
#endif

/* Documents only, so that many files are one. */
static int add_file(const char *path, const struct stat *st, int what, struct FTW *ftw)
{
    struct yaml_scan scan;
    struct err err;
    struct buf b;
    FILE *file;
    char *p;

    (void)ftw;
    if (what != FTW_F || st->st_size < MIN_FILE || files.len + (size_t)st->st_size > FILES_BYTES)
        return 0;
    file = fopen(path, "rb");
    buf_init(&b, FILES_BYTES);
    p = file ? buf_reserve(&b, (size_t)st->st_size) : NULL;
    if (p)
        buf_advance(&b, fread(p, 1, (size_t)st->st_size, file));
    if (p && yaml_open(&scan, buf_slice(&b), &err) && scan.kind == YAML_UNITY) {
        buf_append(&files, slice_skip(buf_slice(&b), (size_t)(scan.p - b.p)));
        if (files.len && files.p[files.len - 1] != '\n')
            buf_append_byte(&files, '\n');
    }
    buf_done(&b);
    if (file)
        fclose(file);
    return 0;
}

static void print_text(const char *name, struct slice text)
{
    printf("\"%s\":{\"mb\":%.1f,\"documents\":%.1f,\"entries\":%.1f,\"trees\":%.1f", name,
           (double)text.len / 1e6, mb_per_s(read_docs, text), mb_per_s(read_entries, text),
           mb_per_s(read_trees, text));
#ifdef HAVE_LIBYAML
    print_libyaml(text);
#endif
    printf("}");
}

static bool map_file(const char *path, struct slice *ret_text)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);
    struct stat st;
    void *p = MAP_FAILED;

    if (file >= 0 && fstat(file, &st) == 0)
        p = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
    if (p == MAP_FAILED)
        perror(path);
    else
        *ret_text = slice_from(p, (size_t)st.st_size);
    if (file >= 0)
        close(file);
    return p != MAP_FAILED;
}

int main(int argc, char **argv)
{
    struct slice scene;

    if (argc < 2 || !map_file(argv[1], &scene))
        return 2;
    buf_init(&files, FILES_BYTES + (1 << 20));
    buf_append(&files, SLICE(HEAD));
    if (argc > 2 && nftw(argv[2], add_file, 16, FTW_PHYS) != 0)
        perror(argv[2]);
    printf("{");
    print_text("scene", scene);
    if (argc > 2) {
        printf(",");
        print_text("files", buf_slice(&files));
    }
    puts("}");
    buf_done(&files);
    return 0;
}
