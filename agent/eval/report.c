/* Removes from the compiler's report all lines that do not concern the caller's code. Knows no
 * runtime. */
#include "report.h"

#include "base/limits.h"

/* "(12,5): error CS0103: …" */
struct line {
    struct slice text;
    int64_t row, column; /* row 0: it names no place; column 0: unreadable */
    struct slice rest;   /* ": error …" */
};

static int64_t number_or_zero(struct slice text)
{
    int64_t number;

    return text_to_int(text, &number) && number >= 0 ? number : 0;
}

static struct line read_line(struct slice text)
{
    struct line l = {.text = slice_trim(text)};

    if (l.text.len && l.text.p[l.text.len - 1] == '\r')
        l.text.len--;
    l.rest = l.text;
    if (!slice_starts(l.text, SLICE("(")))
        return l;
    l.rest = slice_skip(l.rest, 1);
    l.row = number_or_zero(slice_cut(&l.rest, ','));
    l.column = number_or_zero(slice_cut(&l.rest, ')'));
    return l;
}

struct slice eval_report(struct arena *a, struct slice raw, unsigned end_row, unsigned end_column)
{
    struct slice report;
    struct buf to;
    size_t n = 0;

    buf_init(&to, raw.len + 64 + LIMIT_COMPILER_ERRORS);
    while (raw.len && n < LIMIT_COMPILER_ERRORS) {
        struct line l = read_line(slice_cut(&raw, '\n'));
        bool counts_from_0;

        if ((!slice_starts(l.rest, SLICE(": error CS")) &&
             !slice_starts(l.text, SLICE("error CS"))) ||
            (end_row && l.row > end_row && n > 0))
            continue;
        counts_from_0 = slice_starts(l.rest, SLICE(": error CS1525")) ||
                        slice_starts(l.rest, SLICE(": error CS1010"));
        if (to.len)
            buf_append_byte(&to, '\n');
        if (end_row && l.row > end_row)
            buf_printf(&to, "(%u,%u)%.*s", end_row, end_column, SLICE_ARG(l.rest));
        else if (l.row && counts_from_0 && (l.column || slice_contains(l.text, SLICE(",0)"))))
            buf_printf(&to, "(%lld,%lld)%.*s", (long long)l.row, (long long)l.column + 1,
                       SLICE_ARG(l.rest));
        else
            buf_append(&to, l.text);
        n++;
    }
    report = buf_ok(&to) ? arena_copy(a, buf_slice(&to)) : slice_from(NULL, 0);
    buf_done(&to);
    return report;
}
