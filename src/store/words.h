/*
 * How a search text is read, the same in every store. Blanks separate words that must all occur.
 * Punctuation inside a word makes it a phrase: "foo.bar" finds "foo bar" and "Foo::Bar". A token is
 * a run of letters and digits of any script, ignoring case. This is what SQLite's unicode61 does,
 * but it works the same in every version, in memory, and for texts not yet in the index.
 */
#ifndef STORE_WORDS_H
#define STORE_WORDS_H

#include "base/base.h"

#define WORDS_RESULT 4096 /* bytes of a result that are searchable */

/* Whether the query is empty or blank. */
bool words_are_empty(struct slice query);
/* Whether the parts, read one after the other, contain the whole query. A query of punctuation
 * alone matches nothing. */
bool words_match(struct slice query, const struct slice *parts, size_t n_parts);
/* Appends the case-folded tokens, separated by blanks, so that FTS5's "ascii" tokenizer finds the
 * same tokens. */
void words_plain(struct slice text, struct buf *to);
/* Appends the query in FTS5's syntax, all of it quoted. False: no memory. */
bool words_to_fts(struct slice query, struct buf *to);

#endif
