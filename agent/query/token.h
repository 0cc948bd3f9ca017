/* Forms that are not C#, shared by reading and rewriting queries. Private to agent/. */
#ifndef AGENT_QUERY_TOKEN_H
#define AGENT_QUERY_TOKEN_H

#include "csharp/lex.h"

/* find("X"), Scene['X'], GameObject["X"] */
struct query_form {
    bool is_form; /* if false, nothing else is set */
    struct lex_token word, open, literal, close;
    struct slice name;
};

/* The form that begins at `t`, if any; `before` is the token before it. False: no memory. */
bool query_form(struct arena *a, struct slice code, const struct lex_token *before,
                const struct lex_token *t, struct query_form *ret_form);

#endif
