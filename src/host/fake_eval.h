/*
 * What the three files of the fake's evaluator share: fake_lex.c reads words and literals,
 * fake_expr.c expressions, fake_eval.c statements. The language is described there.
 */
#ifndef HOST_FAKE_EVAL_H
#define HOST_FAKE_EVAL_H

#include "fake.h"

#define FAKE_EVAL_DEPTH 64 /* of parentheses and signs */

/* A value on its way through an expression. */
struct fake_operand {
    struct fake_value v;
    bool is_const; /* known before anything runs */
};

/* All functions that return bool leave the reason of a failure in `e` and return false. */

bool fake_eval_fail(struct fake_eval *e, enum fake_eval_end end, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
#define SYNTAX(e, ...) fake_eval_fail(e, EVAL_COMPILE_ERROR, __VA_ARGS__)
bool fake_eval_throw(struct fake_eval *e, const char *exception);
bool fake_eval_no_memory(struct fake_eval *e);
/* How C# calls the value's type: "int". */
const char *fake_eval_type(const struct fake_value *v);

/* Passes over blanks and comments; so do the following four. */
void fake_eval_skip(struct fake_eval *e);
/* Takes `text` if it is next, as a whole word. */
bool fake_eval_accept(struct fake_eval *e, const char *text);
bool fake_eval_expect(struct fake_eval *e, const char *text);
bool fake_eval_at_end(struct fake_eval *e);
struct slice fake_eval_word(struct fake_eval *e); /* letters, digits and _; may be empty */

/* Literals: the next character is a digit, or the quote. */
bool fake_eval_number(struct fake_eval *e, struct fake_operand *ret);
bool fake_eval_string(struct fake_eval *e, char quote, struct fake_operand *ret);

bool fake_eval_sum(struct fake_eval *e, struct fake_operand *ret);
/* The same, but it must be of this kind. */
bool fake_eval_typed(struct fake_eval *e, enum fake_kind kind, struct fake_operand *ret);

#endif
