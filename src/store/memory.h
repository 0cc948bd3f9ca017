/*
 * The memory store's private interface to the store on disk, which falls back on it. Only one
 * thread at a time may use it.
 */
#ifndef STORE_MEMORY_H
#define STORE_MEMORY_H

#include "store.h"

/* An entry in one block, followed by its texts. */
struct memory_item {
    struct store_entry entry;
    int64_t time_ms, seq;              /* the sort order of lists */
    size_t size;                       /* of the block */
    bool is_cleared;                   /* a named result that has been cleared */
    bool is_journaled;                 /* its first version is in the disk store's journal */
    struct memory_item *older, *newer; /* of the same operation */
};

/* Makes this store replace the one on disk: sequences start after `seq`, and clearing a named
 * result leaves a tombstone. */
void memory_stand_in(struct store *s, int64_t seq);
/* Whether the store has an operation (or named result) with that id, even a cleared one. */
bool memory_knows(struct store *s, struct slice id, bool is_data);
/* The i-th item: entries from oldest to newest, then the audit trail. NULL: there are fewer. */
const struct memory_item *memory_at(struct store *s, size_t i);
/* Tells whether entries written from now on are also in the journal. */
void memory_set_journaled(struct store *s, bool is_journaled);
/* Drops audit rows that are also in the journal. */
void memory_drop_journaled(struct store *s);
/* Drops the first `n` items. */
void memory_drop(struct store *s, size_t n);

#endif
