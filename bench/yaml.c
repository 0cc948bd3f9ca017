/*
 * How fast UnityYAML is read: the scan of documents, the scan with top-level keys, and trees. On
 * the largest files of a folder, joined in memory, and on a made-up scene; libyaml, if its header
 * is there, reads the same made-up scene without the words it does not take. Linked with the
 * library; prints one line of JSON.
 * usage: yaml [FOLDER]
 */
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "unity/unity.h"

#if __has_include(<yaml.h>)
#include <yaml.h>
#define HAVE_LIBYAML 1
#endif

#define SCENE_BYTES ((size_t)200 << 20)
#define FILES_BYTES ((size_t)64 << 20)
#define MIN_FILE    (64 << 10)
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
static size_t read_libyaml(struct slice text)
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

static void add_object(struct buf *b, long id, bool for_libyaml)
{
    const char *const tag = for_libyaml ? "!u" : "!u!";

    buf_printf(b,
               "--- %s1 &%ld\nGameObject:\n  m_ObjectHideFlags: 0\n"
               "  m_CorrespondingSourceObject: {fileID: 0}\n  m_PrefabInstance: {fileID: 0}\n"
               "  serializedVersion: 6\n  m_Component:\n  - component: {fileID: %ld}\n"
               "  - component: {fileID: %ld}\n  m_Layer: 0\n  m_Name: Object %ld\n"
               "  m_TagString: Untagged\n  m_IsActive: 1\n",
               tag, id, id + 1, id + 2, id);
    buf_printf(b,
               "--- %s4 &%ld\nTransform:\n  m_GameObject: {fileID: %ld}\n"
               "  m_LocalRotation: {x: -0, y: 0.7071068, z: -0, w: 0.7071068}\n"
               "  m_LocalPosition: {x: %ld.25, y: 0, z: -1.5}\n  m_LocalScale: {x: 1, y: 1, z: 1}\n"
               "  m_Children: []\n  m_Father: {fileID: 0}\n",
               tag, id + 1, id, id % 1000);
    buf_printf(
        b,
        "--- %s114 &%ld\nMonoBehaviour:\n  m_GameObject: {fileID: %ld}\n  m_Enabled: 1\n"
        "  m_Script: {fileID: 11500000, guid: 4510294d23d964fe59443526f1ca7c4b, type: 3}\n"
        "  m_Name: \n  m_OnClick:\n    m_PersistentCalls:\n      m_Calls:\n"
        "      - m_Target: {fileID: %ld}\n        m_MethodName: Open\n        m_Mode: 1\n"
        "        m_Arguments:\n          m_ObjectArgument: {fileID: 0}\n"
        "          m_IntArgument: 0\n          m_StringArgument: 'It''s\n            here'\n",
        tag, id + 2, id, id);
}

/* libyaml wants the %TAG line before each document; a tag "!u1" needs none. */
static void make_scene(struct buf *b, size_t len, bool for_libyaml)
{
    buf_init(b, len + (1 << 20));
    if (!for_libyaml)
        buf_append(b, SLICE(HEAD));
    for (long id = 1000; b->len < len && buf_ok(b); id += 3)
        add_object(b, id, for_libyaml);
}

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
    printf("\"%s\":{\"mb\":%.1f,\"documents\":%.0f,\"entries\":%.0f,\"trees\":%.0f},", name,
           (double)text.len / 1e6, mb_per_s(read_docs, text), mb_per_s(read_entries, text),
           mb_per_s(read_trees, text));
}

int main(int argc, char **argv)
{
    struct buf scene, plain;
    double libyaml = 0;

    buf_init(&files, FILES_BYTES + (1 << 20));
    buf_append(&files, SLICE(HEAD));
    if (argc > 1 && nftw(argv[1], add_file, 16, FTW_PHYS) != 0)
        perror(argv[1]);
    make_scene(&scene, SCENE_BYTES, false);
    make_scene(&plain, SCENE_BYTES / 10, true);
    printf("{\"unit\":\"MB/s\",");
    if (argc > 1)
        print_text("files", buf_slice(&files));
    print_text("scene", buf_slice(&scene));
#ifdef HAVE_LIBYAML
    libyaml = mb_per_s(read_libyaml, buf_slice(&plain));
#endif
    printf("\"libyaml_events\":%.0f}\n", libyaml);
    buf_done(&plain);
    buf_done(&scene);
    buf_done(&files);
    return 0;
}
