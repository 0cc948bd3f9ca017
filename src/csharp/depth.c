/* Counts open brackets, and the tokens of an expression: each of them may nest one level deeper. */
#include "depth.h"

#include "base/limits.h"
#include "lex.h"

void csharp_place(struct slice code, size_t at, unsigned *ret_row, unsigned *ret_column)
{
    *ret_row = *ret_column = 1;
    for (size_t i = 0; i < at; i++) {
        unsigned char c = (unsigned char)code.p[i];

        *ret_column += c < 0x80 || c >= 0xc0;
        if (c == '\n') {
            ++*ret_row;
            *ret_column = 1;
        }
    }
}

bool csharp_is_deep(struct slice code, size_t max_depth, size_t max_run, size_t *ret_at)
{
    struct lex_token t = lex_next(code, 0);
    size_t depth = 0, n_run = 0; /* n_run: tokens since the last one of , ; { } */

    for (; t.kind != LEX_END; t = lex_next(code, t.end)) {
        depth += t.mark && strchr("([{", t.mark);
        n_run = t.mark && strchr(",;{}", t.mark) ? 0 : n_run + 1;
        if (depth > max_depth || n_run > max_run) {
            *ret_at = t.begin;
            return true;
        }
        depth -= t.mark && strchr(")]}", t.mark) && depth > 0;
    }
    return false;
}

bool csharp_check_depth(struct slice code, struct err *err)
{
    unsigned row, column;
    size_t at;

    if (!csharp_is_deep(code, LIMIT_CODE_DEPTH, LIMIT_CODE_RUN, &at))
        return true;
    csharp_place(code, at, &row, &column);
    return err_set(err, ERR_TOOL,
                   "(%u,%u): error CS1647: The code is nested too deeply to be compiled", row,
                   column);
}
