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

bool csharp_check_depth(struct slice code, struct err *err)
{
    struct lex_token t = lex_next(code, 0);
    size_t depth = 0, n_run = 0; /* n_run: tokens since the last one of , ; { } */
    unsigned row, column;

    for (; t.kind != LEX_END; t = lex_next(code, t.end)) {
        depth += t.mark && strchr("([{", t.mark);
        n_run = t.mark && strchr(",;{}", t.mark) ? 0 : n_run + 1;
        if (depth > LIMIT_CODE_DEPTH || n_run > LIMIT_CODE_RUN)
            break;
        depth -= t.mark && strchr(")]}", t.mark) && depth > 0;
    }
    if (t.kind == LEX_END)
        return true;
    csharp_place(code, t.begin, &row, &column);
    return err_set(err, ERR_TOOL,
                   "(%u,%u): error CS1647: The code is nested too deeply to be compiled", row,
                   column);
}
