/*
 * What the session has declared so far, for a compiler that was restarted: a list of submissions
 * and definitions as docs/compile.md has them. Private to agent/eval/.
 */
#ifndef AGENT_EVAL_JOURNAL_H
#define AGENT_EVAL_JOURNAL_H

#include "json/json.h"

struct journal {
    struct buf items; /* JSON objects with commas between them */
    bool is_cut;      /* there was too much: what it has is not all */
};

/* A request of the session: also what is kept of it. */
struct submission {
    int64_t number, previous;
    struct slice name; /* of a definition; empty: a submission */
    struct slice code;
};

/* Writes the members after "op". */
void submission_write(struct json_out *w, const struct submission *s);
void journal_add(struct journal *j, const struct submission *s);
/* Writes the list. */
void journal_write(struct json_out *w, const struct journal *j);
void journal_done(struct journal *j); /* empty again */

#endif
