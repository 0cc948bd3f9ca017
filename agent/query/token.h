/* What reading and rewriting queries share: forms that are not C#. Private to agent/. */
#ifndef AGENT_QUERY_TOKEN_H
#define AGENT_QUERY_TOKEN_H

#include "agent/csharp/lex.h"

/* find("X"), Scene['X'], GameObject["X"] */
struct query_form {
    bool is_form; /* else nothing else is set */
    struct lex_token word, open, literal, close;
    struct slice name;
};

/* What begins at `t`, whose token before is `before`. False: no memory. */
bool query_form(struct arena *a, struct slice code, const struct lex_token *before,
                const struct lex_token *t, struct query_form *ret_form);

#endif
