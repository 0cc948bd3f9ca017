/*
 * The session's declarations so far, for a compiler that was restarted: a list of submissions
 * and definitions as docs/compile.md has them. Private to agent/eval/.
 */
#ifndef AGENT_EVAL_JOURNAL_H
#define AGENT_EVAL_JOURNAL_H

#include "json/json.h"

struct journal_entry {
    int64_t number;
    size_t from; /* where it begins in `items`, with its comma */
    bool is_definition;
};

struct journal {
    struct buf items; /* JSON objects with commas between them */
    bool is_cut;      /* there was too much: it is incomplete */
    struct journal_entry *entries;
    size_t n, cap;
    size_t
        n_fixed; /* the first entries, which stay even if later ones hide all that they declare */
};

/* A request of the session: also its record. */
struct submission {
    int64_t number, previous;
    struct slice name; /* of a definition; empty: a submission */
    struct slice code;
    /* of a submission that is kept: */
    int64_t follows;  /* of its answer */
    bool has_library; /* later code may need that, even if all else is hidden */
};

/* Writes the members after "op". */
void submission_write(struct json_out *w, const struct submission *s);
/* Adds it, and drops hidden items, as far as no item that stays follows them. */
void journal_add(struct journal *j, const struct submission *s);
/* Writes `n` entries of the list from this one on, or as many as there are. */
void journal_write(struct json_out *w, const struct journal *j, size_t from, size_t n);
/* The number of the last submission among the first `n` entries; 0: none. */
int64_t journal_last_submission(const struct journal *j, size_t n);
void journal_done(struct journal *j); /* empty again */

#endif
