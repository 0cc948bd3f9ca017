/*
 * C# source as words and signs: what csharp.c reads. Comments, the content of texts and directives
 * are no tokens. Private to csharp*.c.
 */
#ifndef UNITY_CSHARP_LEX_H
#define UNITY_CSHARP_LEX_H

#include "base/base.h"
#include "base/limits.h"

enum csharp_token { CSHARP_END, CSHARP_WORD, CSHARP_SIGN };

struct csharp_lex {
    const char *p, *end;
    const char *at; /* where the token begins; p is behind it */
    bool at_line_start;
    struct slice word; /* of CSHARP_WORD, without '@' */
    bool is_name;      /* had an '@': never a keyword */
    char sign;         /* of CSHARP_SIGN; '"' for a text */
    int64_t depth;     /* of braces, behind the token */
    int64_t if_depths[LIMIT_CSHARP_IFS];
    unsigned n_ifs;
};

void csharp_lex_init(struct csharp_lex *l, struct slice source);
enum csharp_token csharp_next(struct csharp_lex *l);

/* The next hole of a text, which is a whole token, with the brace that closes it; `at` is 0 at
 * first, and is moved. Of raw texts none are found. False: there is no other. */
bool csharp_next_hole(struct slice text, size_t *at, struct slice *ret_hole);

#endif
