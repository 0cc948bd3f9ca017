/*
 * The inside of the memory store, for the store on disk, which falls back on it. Not for others,
 * and not for two threads at once.
 */
#ifndef STORE_MEMORY_H
#define STORE_MEMORY_H

#include "store.h"

/* Something kept. One block, its texts behind it. */
struct memory_item {
    struct store_entry entry;
    int64_t time_ms, seq;              /* the order of lists */
    size_t size;                       /* of the block */
    bool is_cleared;                   /* a named result that is no longer there */
    bool is_journaled;                 /* its beginning is in the journal of the store on disk */
    struct memory_item *older, *newer; /* of the same operation */
};

/* Sequences begin after `seq`, and a named result that is cleared leaves a mark. */
void memory_stand_in(struct store *s, int64_t seq);
/* Whether an operation (or named result) of that id is known, a cleared one included. */
bool memory_knows(struct store *s, struct slice id, bool is_data);
/* The i-th item, oldest first, the trail after all others; NULL: there is none. */
const struct memory_item *memory_at(struct store *s, size_t i);
/* What is written from now on is in the journal, too, or not. */
void memory_set_journaled(struct store *s, bool is_journaled);
/* Forgets what of the trail is in the journal, too. */
void memory_drop_journaled(struct store *s);
/* Forgets the first `n` of them. */
void memory_drop(struct store *s, size_t n);

#endif
