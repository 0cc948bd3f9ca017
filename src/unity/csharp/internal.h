/*
 * C# source as words and signs, for csharp.c and rewrite.c. Comments and directives are not tokens;
 * a string is one token. Private to unity/csharp.
 */
#ifndef UNITY_CSHARP_INTERNAL_H
#define UNITY_CSHARP_INTERNAL_H

#include "base/base.h"
#include "base/limits.h"

enum csharp_token { CSHARP_END, CSHARP_WORD, CSHARP_SIGN };

struct csharp_lex {
    const char *p, *end;
    const char *at; /* where the token begins; p is behind it */
    bool at_line_start;
    struct slice word; /* of a CSHARP_WORD, without '@' */
    bool is_name;      /* had an '@': never a keyword */
    char sign;         /* of a CSHARP_SIGN; '"' for a string */
    int64_t depth;     /* brace depth after the token */
    int64_t if_depths[LIMIT_CSHARP_IFS];
    unsigned n_ifs;
};

void csharp_lex_init(struct csharp_lex *l, struct slice source);
enum csharp_token csharp_next(struct csharp_lex *l);

/* Finds the next interpolation hole of a string token, including its closing brace. `at` starts at
 * 0 and moves on. Raw strings are not searched. False: no more holes. */
bool csharp_next_hole(struct slice text, size_t *at, struct slice *ret_hole);

#endif
