/*
 * The bytes of a journal: what was acknowledged before it is in the database. A file begins with
 * eight bytes of magic, a u32 version and a u32 that is 0; records follow, one behind the other:
 *
 *     u32 length of the body   u32 checksum of all that follows   u64 number: 1, 2, 3 ...
 *     body: u8 parts (1: operation, 2: audit), then those parts, in this order
 *     operation: u8 state, u8 flags, i64 started, finished, args_bytes, then its texts
 *     audit: i64 time, then its texts
 *
 * Numbers are little-endian. A text is a u32 length and its bytes; the texts of a part are those of
 * entry_texts(), in that order. Knows no files and no database.
 */
#ifndef STORE_JOURNAL_H
#define STORE_JOURNAL_H

#include "store.h"

enum {
    JOURNAL_HEADER = 16,       /* bytes before the first record */
    JOURNAL_HEAD = 16,         /* of a record before its body */
    JOURNAL_RECORD = 256 << 10 /* no record has more bytes than this */
};

/* One record; its texts are in the bytes it was read from. */
struct journal_record {
    uint64_t number;
    bool has_operation, has_audit;
    struct operation operation;
    struct store_audit audit;
};

enum journal_reading {
    JOURNAL_READ,
    JOURNAL_END,   /* nothing more, or a record that was not written to its end */
    JOURNAL_BROKEN /* not a record */
};

void journal_put_header(struct buf *to);
/* Whether the bytes begin with the header of a version that this program reads. */
bool journal_has_header(struct slice bytes);
/* A record of whichever of the two are not NULL. False: it has more than JOURNAL_RECORD bytes, or
 * there is no memory; `to` is then as it was before. */
bool journal_put(struct buf *to, uint64_t number, const struct operation *o,
                 const struct store_audit *a);
/* The record at *at, which is then behind it. */
enum journal_reading journal_next(struct slice bytes, size_t *at, struct journal_record *ret);
/* The number of the last whole record behind the header; 0: there is none. */
uint64_t journal_last(struct slice bytes);

#endif
