/* docs/link.md names the same heads, keys, kinds and limits as link/table.c. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "link/internal.h"

static struct arena arena;

/* --- docs/link.md --- */

static char *page;

static void load_page(void)
{
    const char *root = getenv("UMCP_SOURCE");
    char path[4096];
    size_t len;
    FILE *f;

    arena_init(&arena, 4u << 20);
    snprintf(path, sizeof(path), "%s/docs/link.md", root ? root : ".");
    f = fopen(path, "rb");
    ck_assert_msg(f != NULL, "no %s", path);
    page = arena_zalloc(&arena, 1 << 20);
    len = fread(page, 1, (1 << 20) - 1, f);
    fclose(f);
    ck_assert(len > 0 && len < (1 << 20) - 1);
}

static void drop_page(void)
{
    page = NULL;
    arena_done(&arena);
}

/* What stands between a line that begins with `begin` and the next `end`. */
static struct slice part(const char *begin, const char *end)
{
    char *from = strstr(page, begin), *to;

    ck_assert_msg(from != NULL, "docs/link.md has no '%s'", begin);
    from += strlen(begin);
    to = strstr(from, end);
    return slice_from(from, to ? (size_t)(to - from) : strlen(from));
}

/* The next line of a table that has a cell of code first: that cell. */
static bool next_row(struct slice *rest, struct slice *ret_cell)
{
    while (rest->len) {
        struct slice line = slice_cut(rest, '\n');
        const char *end;

        if (!slice_starts(line, SLICE("| `{")))
            continue;
        end = memmem(line.p, line.len, "` |", 3);
        ck_assert_ptr_nonnull(end);
        *ret_cell = slice_from(line.p, (size_t)(end - line.p));
        return true;
    }
    return false;
}

/* The next "key": in the text. */
static bool next_key(struct slice *rest, struct slice *ret_key)
{
    const char *colon, *quote;

    while ((colon = rest->len ? memmem(rest->p, rest->len, "\":", 2) : NULL)) {
        struct slice before = slice_from(rest->p, (size_t)(colon - rest->p));

        *rest = slice_skip(*rest, before.len + 2);
        quote = memrchr(before.p, '"', before.len);
        if (!quote)
            continue;
        *ret_key = slice_from(quote + 1, (size_t)(colon - quote - 1));
        return true;
    }
    return false;
}

static bool has_field(const struct field *f, struct slice key)
{
    while (f->key && !slice_is(key, f->key))
        f++;
    return f->key != NULL;
}

static enum linkmsg_head head_named(enum linkmsg_side from, struct slice key)
{
    enum linkmsg_head h = 0;

    while (h < LINKMSG_HEADS &&
           (linkmsg_heads[h].from != from || !slice_is(key, linkmsg_heads[h].key)))
        h++;
    ck_assert_msg(h < LINKMSG_HEADS, "docs/link.md has a head '%.*s'", SLICE_ARG(key));
    return h;
}

/* Every head of the page is one of ours, with keys that it has; returns the heads that it names. */
static unsigned heads_in(enum linkmsg_side from, const char *section)
{
    struct slice rest = part(section, "\n## "), cell, key;
    unsigned seen = 0;

    while (next_row(&rest, &cell)) {
        enum linkmsg_head h = LINKMSG_HEADS;

        while (next_key(&cell, &key)) {
            if (h == LINKMSG_HEADS)
                h = head_named(from, key);
            ck_assert_msg(slice_is(key, linkmsg_heads[h].key) ||
                              has_field(linkmsg_heads[h].fields, key),
                          "docs/link.md has '%.*s' in '%s'", SLICE_ARG(key), linkmsg_heads[h].key);
        }
        seen |= 1u << h;
    }
    return seen;
}

START_TEST(the_page_names_the_same_heads)
{
    unsigned seen = heads_in(LINKMSG_ENGINE, "\n## From the engine\n") |
                    heads_in(LINKMSG_SERVER, "\n## From the server\n");

    for (size_t h = 0; h < LINKMSG_HEADS; h++)
        ck_assert_msg(seen >> h & 1, "docs/link.md has no head '%s'", linkmsg_heads[h].key);
}
END_TEST

static void expect_fields(const struct field *f)
{
    for (; f->key; f++) {
        struct slice key = arena_printf(&arena, "\"%s\":", f->key);
        struct slice code = arena_printf(&arena, "`%s`", f->key);

        ck_assert_msg(strstr(page, key.p) || strstr(page, code.p), "docs/link.md has no '%s'",
                      f->key);
        for (size_t i = 0; f->words && f->words[i]; i++)
            ck_assert_msg(strstr(page, f->words[i]), "docs/link.md has no '%s'", f->words[i]);
    }
}

START_TEST(the_page_names_every_key_and_word)
{
    for (size_t h = 0; h < LINKMSG_HEADS; h++)
        expect_fields(linkmsg_heads[h].fields);
    expect_fields(linkmsg_tool_fields);
    expect_fields(linkmsg_line_fields);
    ck_assert_ptr_nonnull(strstr(page, "`GET " LINKMSG_PATH "`"));
    ck_assert_ptr_nonnull(strstr(page, "`" LINKMSG_SUBPROTOCOL "`"));
}
END_TEST

START_TEST(the_page_names_the_same_kinds)
{
    struct slice text = part("\nKinds of errors:", "\n\n");
    size_t n_ours = 0, n_theirs = 0;

    for (const struct kind_row *row = linkmsg_kinds; row->name; row++) {
        bool is_first = row == linkmsg_kinds || strcmp(row->name, row[-1].name) != 0;
        struct slice code = arena_printf(&arena, "`%s`", row->name);

        n_ours += is_first;
        ck_assert_msg(slice_contains(text, code), "docs/link.md has no kind %s", row->name);
    }
    for (size_t i = 0; i + 1 < text.len; i++)
        n_theirs += text.p[i] == '`' && text.p[i + 1] >= 'A' && text.p[i + 1] <= 'Z';
    ck_assert_uint_eq(n_theirs, n_ours + 1); /* `Engine` is there twice */
}
END_TEST

START_TEST(the_page_names_the_same_limits)
{
#define ROW(name, value, words) {(value), (words)},
    static const struct {
        long value;
        const char *words;
    } limits[] = {LINKMSG_LIMITS(ROW)};
#undef ROW
    struct slice text = part("\n## Limits\n", "\n## ");
    size_t n_rows = 0;

    for (size_t i = 0; i < N_ELEMENTS(limits); i++) {
        long v = limits[i].value;
        bool is_mib = v % (1 << 20) == 0, is_kib = v % 1024 == 0;
        struct slice row = arena_printf(&arena, "\n| %s | %ld%s |\n", limits[i].words,
                                        is_mib   ? v >> 20
                                        : is_kib ? v >> 10
                                                 : v,
                                        is_mib   ? " MiB"
                                        : is_kib ? " KiB"
                                                 : "");

        ck_assert_msg(slice_contains(text, row), "docs/link.md lacks:%s", row.p);
    }
    for (size_t i = 0; i + 1 < text.len; i++)
        n_rows += text.p[i] == '\n' && text.p[i + 1] == '|';
    ck_assert_uint_eq(n_rows, N_ELEMENTS(limits) + 2); /* and the table's own head */
    ck_assert(slice_contains(text, SLICE("from 1 to 2^53")));
    ck_assert(slice_contains(
        text, arena_printf(&arena, "without `deadlineMs` has %d, one without `budget` %d",
                           LINKMSG_DEFAULT_MS, LINKMSG_DEFAULT_BUDGET)));
}
END_TEST

/* A cell of a table in backquotes. */
static struct slice code_cell(struct slice *line)
{
    struct slice cell = slice_trim(slice_cut(line, '|'));

    ck_assert_msg(cell.len > 2 && cell.p[0] == '`' && cell.p[cell.len - 1] == '`', "%.*s",
                  SLICE_ARG(cell));
    return slice_from(cell.p + 1, cell.len - 2);
}

/* The value of a line "- name: `value`". */
static struct slice value_of(const char *name)
{
    return part(arena_printf(&arena, "\n- %s: `", name).p, "`\n");
}

/* by, role, port, proof */
START_TEST(the_page_has_proofs_that_hold)
{
    struct slice rest = part("| by | role | port | proof |\n|---|---|---|---|\n", "\n\n");
    struct linkproof p = {.by = LINKPROOF_BY_KEY};
    unsigned n = 0;

    ck_assert(linkproof_take_nonce(value_of("the engine's nonce"), p.engine_nonce));
    ck_assert(linkproof_take_nonce(value_of("the server's nonce"), p.server_nonce));
    while (rest.len) {
        struct slice line = slice_cut(&rest, '\n'), by, secret, role, proof;
        int64_t port;

        slice_cut(&line, '|');
        by = code_cell(&line);
        role = code_cell(&line);
        ck_assert(text_to_int(code_cell(&line), &port));
        proof = code_cell(&line);
        p.by = slice_is(by, "key") ? LINKPROOF_BY_KEY : LINKPROOF_BY_TOKEN;
        ck_assert(slice_is(by, linkproof_by_name(p.by)));
        secret = value_of(p.by == LINKPROOF_BY_KEY ? "the key" : "the token");
        p.port = (int)port;
        ck_assert(slice_is(role, "server") || slice_is(role, "engine"));
        ck_assert(linkproof_is_fine(&p, slice_is(role, "server"), secret, proof));
        ck_assert(!linkproof_is_fine(&p, slice_is(role, "engine"), secret, proof));
        n++;
    }
    ck_assert_uint_eq(n, 4);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("link_docs");
    TCase *docs = tcase_create("docs");
    SRunner *runner;
    int n_failed;

    tcase_add_checked_fixture(docs, load_page, drop_page);
    tcase_add_test(docs, the_page_names_the_same_heads);
    tcase_add_test(docs, the_page_names_every_key_and_word);
    tcase_add_test(docs, the_page_names_the_same_kinds);
    tcase_add_test(docs, the_page_names_the_same_limits);
    tcase_add_test(docs, the_page_has_proofs_that_hold);
    suite_add_tcase(s, docs);
    runner = srunner_create(s);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? 1 : 0;
}
