/*
 * The file format of a journal, which holds records that were acknowledged before they reached the
 * database. A file begins with eight bytes of magic, a u32 version and a u32 that is 0. Records
 * follow:
 *
 *     u32 length of the body   u32 checksum of all that follows   u64 number: 1, 2, 3 ...
 *     body: u8 parts (1: operation, 2: audit), then those parts, in this order
 *     operation: u8 state, u8 flags, i64 started, finished, args_bytes, then its texts
 *     audit: i64 time, then its texts
 *
 * Numbers are little-endian. A text is a u32 length and its bytes. The texts of a part are those of
 * entry_texts(), in that order. The last of an operation, its task, is there only if a flag says
 * so: older journals have none. This code does no I/O.
 */
#ifndef STORE_JOURNAL_H
#define STORE_JOURNAL_H

#include "store.h"

enum {
    JOURNAL_HEADER = 16,       /* bytes before the first record */
    JOURNAL_HEAD = 16,         /* bytes of a record before its body */
    JOURNAL_RECORD = 256 << 10 /* most bytes of a record */
};

/* One record. Its texts point into the bytes it was read from. */
struct journal_record {
    uint64_t number;
    bool has_operation, has_audit;
    struct operation operation;
    struct store_audit audit;
};

enum journal_reading {
    JOURNAL_READ,
    JOURNAL_END,   /* no more records, or an incomplete one */
    JOURNAL_BROKEN /* not a record */
};

void journal_put_header(struct buf *to);
/* Whether the bytes begin with the header of a version that this program reads. */
bool journal_has_header(struct slice bytes);
/* Appends a record of those of the two that are not NULL. False: it is over JOURNAL_RECORD bytes,
 * or there is no memory; `to` is then unchanged. */
bool journal_put(struct buf *to, uint64_t number, const struct operation *o,
                 const struct store_audit *a);
/* Reads the record at *at and moves *at past it. */
enum journal_reading journal_next(struct slice bytes, size_t *at, struct journal_record *ret);
/* The number of the last complete record; 0: there is none. */
uint64_t journal_last(struct slice bytes);

#endif
