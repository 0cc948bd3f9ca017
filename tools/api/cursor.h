/* A place in C# or in a line of a table: the token there, and what comes next. */
#ifndef API_CURSOR_H
#define API_CURSOR_H

#include "csharp/lex.h"

struct cursor {
    struct slice code;
    struct lex_token t; /* LEX_END: there is no more */
};

/* At the first token at or behind a position. */
static inline struct cursor cursor_at(struct slice code, size_t at)
{
    return (struct cursor){code, lex_next(code, at)};
}

static inline void cursor_next(struct cursor *c)
{
    c->t = lex_next(c->code, c->t.end);
}

static inline struct slice cursor_text(const struct cursor *c)
{
    return slice_from(c->code.p + c->t.begin, c->t.end - c->t.begin);
}

static inline bool cursor_is(const struct cursor *c, const char *word)
{
    return lex_is_word(c->code, &c->t, word);
}

/* One of the words of a list that has blanks around each: " ref out in ". */
bool cursor_is_one(const struct cursor *c, const char *words);

/* Moves past the group that the bracket here opens, with those inside of it: ( [ {. */
void cursor_skip_group(struct cursor *c);

/* Whether a text is a name, or names with dots between them, and nothing else. */
bool cursor_is_name(struct slice text);
bool cursor_is_dotted(struct slice text);

#endif
