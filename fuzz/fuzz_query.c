/*
 * Any bytes as a query: it is refused, or an expression that is plain or becomes C#. What is plain
 * lies within bounds and is text if the query was; what is rewritten has no more lines than the
 * query, and every place that a compiler could name is one of the query's.
 */
#include <stdint.h>
#include <stdlib.h>

#include "agent/query/query.h"
#include "json/json.h"

#define MAX_MEMORY ((size_t)64 << 20)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool holds)
{
    if (!holds)
        abort();
}

static size_t count_lines(struct slice s)
{
    size_t n = 0;

    for (size_t i = 0; i < s.len; i++)
        n += s.p[i] == '\n';
    return n;
}

static void try_plain(struct arena *a, struct slice expression)
{
    struct json_fault fault;
    struct query_path path;
    struct err err;

    require(query_parse(a, expression, &path, &err));
    if (!path.is_plain)
        return;
    if (path.root == QUERY_VALUE) {
        require(json_check(path.json, &fault));
        return;
    }
    require(path.root == QUERY_OBJECT || path.n_steps > 0);
    for (size_t i = 0; i < path.n_steps; i++) {
        require(path.steps[i].kind != QUERY_MEMBER || path.steps[i].text.len > 0);
        require(!utf8_valid(expression) || utf8_valid(path.steps[i].text));
    }
}

static void try_code(struct arena *a, struct slice expression)
{
    struct query_code code;
    struct slice report;
    struct err err;

    if (!query_rewrite(a, expression, &code, &err))
        return;
    require(count_lines(code.source) <= count_lines(expression) + 3);
    for (unsigned i = 0; i < 8; i++) {
        int64_t row, column;

        report = query_report(a, &code, arena_printf(a, "(%u,%u): x", 1 + i / 4, 1 + 7 * i));
        require(slice_starts(report, SLICE("(")));
        report = slice_skip(report, 1);
        require(text_to_int(slice_cut(&report, ','), &row) &&
                text_to_int(slice_cut(&report, ')'), &column));
        require(row >= 1 && (size_t)row <= count_lines(expression) + 1);
        require(column >= 1 && (size_t)column <= 2 * expression.len + 1);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct slice text = slice_from((const char *)data, size);
    struct slice expression;
    struct arena arena;
    struct err err;

    arena_init(&arena, MAX_MEMORY);
    if (query_check(text, &expression, &err)) {
        require(expression.p == text.p && expression.len <= text.len);
        try_plain(&arena, expression);
        try_code(&arena, expression);
    } else {
        require(err.kind == ERR_ARGUMENT);
    }
    arena_done(&arena);
    return 0;
}
