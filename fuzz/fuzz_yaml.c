/*
 * Any bytes: the scan takes them or names a fault. Documents and entries follow each other without
 * gap; in trees, ranges nest and stand in order, and between them is nothing but the marks of the
 * format. All scalars are decoded and asked for all their types.
 */
#include <stdint.h>
#include <stdlib.h>

#include "base/limits.h"
#include "unity/unity.h"

#define MAX_MEMORY ((size_t)64 << 20)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool holds)
{
    if (!holds)
        abort();
}

/* Bytes from *at to `to` must be marks and white space only; *at moves to `to`. */
static void pass_marks(const char **at, const char *to)
{
    require(*at <= to);
    for (const char *p = *at; p < to; p++)
        require(*p && strchr(" \t\r\n:-,{}[]", *p));
    *at = to;
}

static void pass_bytes(const char **at, struct slice s)
{
    pass_marks(at, s.p);
    *at += s.len;
}

static void check_scalar(struct arena *a, const struct yaml *v)
{
    struct slice text = {0};
    struct err err = {0};
    int64_t whole;
    double value;
    bool flag;

    require(yaml_decode(a, v->raw, &text, &err) || err.kind == ERR_TOOL);
    require(text.len <= v->raw.len + v->raw.len / 2);
    if (yaml_to_int(v, &whole))
        require(yaml_to_double(v, &value) && (double)whole == value);
    if (yaml_to_bool(v, &flag))
        require(yaml_to_int(v, &whole) && whole == flag);
}

static void check_tree(struct arena *a, const struct yaml *v, const char **at, unsigned depth)
{
    const char *const end = v->raw.p + v->raw.len;
    struct yaml_ref ref;
    unsigned n_items = 0;

    require(depth <= LIMIT_YAML_DEPTH + 1);
    if (v->key.p) {
        struct slice text;
        struct err err;

        pass_bytes(at, v->key);
        (void)yaml_decode(a, v->key, &text, &err);
    }
    require(*at <= v->raw.p);
    pass_marks(at, v->raw.p);
    if (v->type == YAML_SCALAR) {
        require(!v->first && v->n_items == 0);
        check_scalar(a, v);
        *at = end;
        return;
    }
    for (const struct yaml *item = v->first; item; item = item->next, n_items++) {
        require((item->key.p != NULL) == (v->type == YAML_MAP));
        check_tree(a, item, at, depth + 1);
        require(*at <= end);
    }
    require(n_items == v->n_items);
    pass_marks(at, end);
    if (yaml_to_ref(v, &ref))
        require(yaml_get(v, "fileID") != NULL);
}

static void check_entries(struct arena *a, const struct yaml_doc *doc)
{
    const char *at = doc->body.p;
    struct yaml_entries it;
    struct yaml_entry entry;
    const struct yaml *root;
    struct err err = {0};
    enum yaml_step step;
    bool any = false;

    yaml_entries_init(&it, doc);
    while ((step = yaml_next_entry(&it, &entry, &err)) == YAML_ITEM) {
        require(entry.raw.p == at && entry.raw.len > 0);
        at += entry.raw.len;
        require(entry.key.p >= entry.raw.p && entry.value.p > entry.key.p + entry.key.len);
        require(entry.value.p + entry.value.len <= at);
        if (yaml_parse(a, entry.raw, 1, &root, &err)) {
            const char *inner = entry.raw.p;

            check_tree(a, root, &inner, 1);
            pass_marks(&inner, at);
        }
        any = true;
    }
    require(step == YAML_END || err.kind == ERR_TOOL);
    require(step == YAML_FAULT || !any || at == doc->body.p + doc->body.len);
    require(yaml_next_entry(&it, &entry, &err) == YAML_END);
}

static void check_doc(struct arena *a, const struct yaml_doc *doc)
{
    const struct yaml *root = NULL;
    struct err err = {0};
    const char *at = doc->type.p ? doc->type.p : doc->body.p;

    require(doc->body.p + doc->body.len == doc->raw.p + doc->raw.len);
    check_entries(a, doc);
    if (!yaml_parse_doc(a, doc, &root, &err)) {
        require(!root && (err.kind == ERR_TOOL || err.kind == ERR_INTERNAL));
        return;
    }
    check_tree(a, root, &at, 1);
    pass_marks(&at, doc->raw.p + doc->raw.len);
}

static void check_file(struct arena *a, struct slice file)
{
    struct yaml_scan scan;
    struct yaml_doc doc;
    struct err err = {0};
    enum yaml_step step;
    const char *at;
    size_t line;

    require(yaml_kind_name(yaml_kind_of(file)) != NULL);
    if (!yaml_open(&scan, file, &err)) {
        require(err.kind == ERR_TOOL);
        return;
    }
    at = scan.p;
    while ((step = yaml_next(&scan, &doc, &err)) == YAML_ITEM) {
        require(doc.raw.p == at && doc.raw.len > 0);
        line = yaml_line_of(file, 1, at);
        require(line == doc.line);
        at += doc.raw.len;
        check_doc(a, &doc);
        arena_reset(a);
    }
    require(step == YAML_FAULT ? err.kind == ERR_TOOL : at == file.p + file.len);
    require(yaml_next(&scan, &doc, &err) == YAML_END);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct slice in = slice_from((const char *)data, size);
    const struct yaml *root;
    struct slice text;
    struct arena a;
    struct err err;

    arena_init(&a, MAX_MEMORY);
    check_file(&a, in);
    if (yaml_parse(&a, in, 1, &root, &err)) {
        const char *at = in.p;

        check_tree(&a, root, &at, 1);
        pass_marks(&at, in.p + in.len);
    }
    (void)yaml_decode(&a, in, &text, &err);
    arena_done(&a);
    return 0;
}
