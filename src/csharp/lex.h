/* C# as a series of tokens: just enough to separate code from texts and comments. */
#ifndef CSHARP_LEX_H
#define CSHARP_LEX_H

#include "base/base.h"

enum lex_kind {
    LEX_END,     /* end of the code */
    LEX_WORD,    /* an identifier or keyword */
    LEX_LITERAL, /* a number, text or character */
    LEX_ARROW,   /* => */
    LEX_MARK     /* any other character */
};

struct lex_token {
    enum lex_kind kind;
    char mark;         /* the character of a LEX_MARK; else 0 */
    size_t begin, end; /* positions in the code */
};

/* The next token at or after `at`. Skips blanks, comments, and lines that begin with #. */
struct lex_token lex_next(struct slice code, size_t at);
bool lex_is_word(struct slice code, const struct lex_token *t, const char *word);

#endif
