/*
 * Any bytes as a table of managed/api, and those behind a form feed as its C#: what is wrong is
 * named with its line. C# and C that are made without a fault close each bracket that they open.
 */
#include <stdint.h>
#include <stdlib.h>

#include "csharp/lex.h"
#include "tools/api/agree.h"
#include "tools/api/write_c.h"
#include "tools/api/write_cs.h"

#define MAX_MEMORY ((size_t)256 << 20)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool holds)
{
    if (!holds)
        abort();
}

static void check_brackets(struct slice code)
{
    struct lex_token t = lex_next(code, 0);
    size_t depth = 0;

    for (; t.kind != LEX_END; t = lex_next(code, t.end)) {
        depth += t.mark == '(' || t.mark == '[' || t.mark == '{';
        if (t.mark == ')' || t.mark == ']' || t.mark == '}')
            require(depth-- > 0);
    }
    require(depth == 0);
}

static void make_c(const struct names *names, const struct table *table, struct faults *faults,
                   struct arena *arena)
{
    struct c_writer w = {.names = names, .faults = faults, .arena = arena};
    struct buf out;

    buf_init(&out, MAX_MEMORY);
    w.out = &out;
    require(write_c_add(&w, table));
    write_class_rows(&w);
    write_class_names(&w);
    require(buf_ok(&out) && !faults->no_memory);
    if (faults->n == 0)
        check_brackets(buf_slice(&out));
    buf_done(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct slice code = slice_from((const char *)data, size), text = slice_cut(&code, '\f');
    const struct source source = {SLICE("S.cs"), code};
    struct arena arena;
    struct faults faults;
    struct names names;
    struct scan scan;
    struct table *table;
    struct buf out;

    arena_init(&arena, MAX_MEMORY);
    faults_init(&faults);
    names_open(&names);
    scan_init(&scan, &arena, &faults);
    buf_init(&out, MAX_MEMORY);
    require(table_read(&arena, SLICE("T.api"), text, &faults, &table));
    scan_add(&scan, &source);
    require(names_add(&names, table, &faults));
    names_resolve(&names, &faults);
    require(agree_check(table, &scan, &faults));
    write_cs(&(struct cs_writer){&names, table, &scan, &faults, 0, &out});
    require(buf_ok(&out) && !faults.no_memory && (faults.n == 0) == (faults.text.len == 0));
    if (faults.n == 0)
        check_brackets(buf_slice(&out));
    make_c(&names, table, &faults, &arena);
    buf_done(&out);
    scan_done(&scan);
    names_close(&names);
    faults_done(&faults);
    arena_done(&arena);
    return 0;
}
