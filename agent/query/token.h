/* What reading and rewriting queries share: literals, forms that are no C#. Private to agent/. */
#ifndef AGENT_QUERY_TOKEN_H
#define AGENT_QUERY_TOKEN_H

#include "lex.h"

struct query_literal {
    char quote; /* " or '; 0: it is no constant text */
    struct slice text;
};

/* False: no memory. */
bool query_literal(struct arena *a, struct slice code, const struct eval_token *t,
                   struct query_literal *ret_literal);

/* find("X"), Scene['X'], GameObject["X"] */
struct query_form {
    bool is_form; /* else nothing else is set */
    struct eval_token word, open, literal, close;
    struct slice name;
};

/* What begins at `t`, whose token before is `before`. False: no memory. */
bool query_form(struct arena *a, struct slice code, const struct eval_token *before,
                const struct eval_token *t, struct query_form *ret_form);

#endif
