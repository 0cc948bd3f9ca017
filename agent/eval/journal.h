/*
 * What the session has declared so far, for a compiler that was restarted: a list of submissions
 * and definitions as docs/compile.md has them. Private to agent/eval/.
 */
#ifndef AGENT_EVAL_JOURNAL_H
#define AGENT_EVAL_JOURNAL_H

#include "json/json.h"

enum { JOURNAL_TAIL = 512 };

struct journal {
    struct buf items; /* JSON objects with commas between them */
    bool is_cut;      /* there was too much: what it has is not all */
    /* the last items: submissions that go when later ones hide all that they declare */
    struct {
        int64_t number;
        size_t from; /* where it begins in `items`, with its comma */
    } tail[JOURNAL_TAIL];
    size_t n_tail;
};

/* A request of the session: also what is kept of it. */
struct submission {
    int64_t number, previous;
    struct slice name; /* of a definition; empty: a submission */
    struct slice code;
    /* of a submission that is kept: */
    int64_t follows;  /* as its answer says */
    bool has_library; /* later code may need that, even if all else is hidden */
};

/* Writes the members after "op". */
void submission_write(struct json_out *w, const struct submission *s);
/* Adds it, and drops what it hides, as far as nothing that stays comes after that. */
void journal_add(struct journal *j, const struct submission *s);
/* Writes the list. */
void journal_write(struct json_out *w, const struct journal *j);
void journal_done(struct journal *j); /* empty again */

#endif
