/*
 * What a search text means, in every store alike: blanks separate words that must all be there;
 * marks inside of a word make it a phrase ("foo.bar" finds "foo bar" and "Foo::Bar"). A token is a
 * run of letters and digits of any script, and case does not count: what SQLite's unicode61 does,
 * but the same in every version, in memory, and before and after a text is in an index.
 */
#ifndef STORE_WORDS_H
#define STORE_WORDS_H

#include "base/base.h"

#define WORDS_RESULT 4096 /* bytes of a result that are searched */

/* Whether nothing is asked for: the text is empty or blank. */
bool words_are_empty(struct slice query);
/* Whether the parts, read one after the other, have all that is asked for. A query of marks alone
 * asks for what cannot be there. */
bool words_match(struct slice query, const struct slice *parts, size_t n_parts);
/* Appends the tokens, folded, with a blank between two: what FTS5's tokenizer "ascii" takes for the
 * same tokens. */
void words_plain(struct slice text, struct buf *to);
/* The query for FTS5: quoted strings, whatever the bytes. False: no memory. */
bool words_to_fts(struct slice query, struct buf *to);

#endif
