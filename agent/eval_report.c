/* Cleans the compiler's report of what says nothing about the caller's code. Knows no runtime. */
#include "eval_report.h"

enum { MAX_ERRORS = 20 };

/* "(12,5): error …": the row, and what stands behind the place. 0: the line names no place. */
static int64_t read_row(struct slice line, struct slice *ret_rest)
{
    struct slice rest = line, row;
    int64_t number;

    if (!slice_starts(line, SLICE("(")))
        return 0;
    rest = slice_skip(rest, 1);
    row = slice_cut(&rest, ',');
    slice_cut(&rest, ')');
    if (!text_to_int(row, &number) || number < 0)
        return 0;
    *ret_rest = rest;
    return number;
}

static bool is_error(struct slice line)
{
    return slice_starts(line, SLICE("error CS")) || slice_contains(line, SLICE("): error CS"));
}

struct slice eval_report(struct arena *a, struct slice raw, unsigned end_row, unsigned end_column)
{
    struct slice report, rest = {0};
    struct buf to;
    size_t n = 0;

    buf_init(&to, raw.len + 64);
    while (raw.len && n < MAX_ERRORS) {
        struct slice line = slice_trim(slice_cut(&raw, '\n'));
        bool is_behind = end_row && read_row(line, &rest) > end_row;

        if (line.len && line.p[line.len - 1] == '\r')
            line.len--;
        if (!is_error(line) || (is_behind && n > 0))
            continue;
        if (n++)
            buf_append_byte(&to, '\n');
        if (is_behind)
            buf_printf(&to, "(%u,%u)%.*s", end_row, end_column, SLICE_ARG(rest));
        else
            buf_append(&to, line);
    }
    report = buf_ok(&to) ? arena_copy(a, buf_slice(&to)) : slice_from(NULL, 0);
    buf_done(&to);
    return report;
}
