/* C# as a row of tokens: just enough to tell code from texts and comments. Private to agent/. */
#ifndef AGENT_QUERY_LEX_H
#define AGENT_QUERY_LEX_H

#include "base/base.h"

enum eval_token_kind {
    EVAL_END,     /* of the code */
    EVAL_WORD,    /* an identifier or keyword */
    EVAL_LITERAL, /* a number, text or character */
    EVAL_ARROW,   /* => */
    EVAL_MARK     /* any other character */
};

struct eval_token {
    enum eval_token_kind kind;
    char mark;         /* EVAL_MARK; else 0 */
    size_t begin, end; /* in the code */
};

/* The next token at or behind `at`. Blanks, comments, and lines that begin with # are no tokens. */
struct eval_token eval_next(struct slice code, size_t at);
bool eval_is_word(struct slice code, const struct eval_token *t, const char *word);

#endif
