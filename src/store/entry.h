/* Functions on entries that both stores share: which texts they have, search, show and join. */
#ifndef STORE_ENTRY_H
#define STORE_ENTRY_H

#include "store.h"

enum {
    ENTRY_SPARED_MS = 600000, /* when space runs out, newer operations outlast lines */
    ENTRY_TEXTS = 12,         /* most texts of one entry */
    ENTRY_PARTS = 4,          /* most texts of one entry that are searched */
    ENTRY_TEXT = 256 << 10,   /* bytes of a text that is not JSON; a longer one is cut */
    DATA_BYTES = 16u << 20    /* most bytes of a named result */
};

/* Collects pointers to the texts of an entry, so that the caller can copy them. Returns how
 * many. */
size_t entry_texts(struct store_entry *e, struct slice *ret_texts[ENTRY_TEXTS]);
/* Allocates a block with `head` bytes for the caller to fill, followed by copies of the entry's
 * texts, and points the entry at the copies. NULL: no memory. */
void *entry_pack(struct store_entry *e, size_t head, size_t *ret_size);
/* Copies an entry and its texts into the arena. False: no memory. */
bool entry_copy(struct arena *a, const struct store_entry *from, struct store_entry *ret_entry);

/* The level that list filters use for an operation in this state. */
enum store_level operation_level(enum operation_state state);
/* Collects the searchable texts of an operation or a line. Returns how many. */
size_t entry_words(const struct store_entry *e, struct slice parts[ENTRY_PARTS]);
/* Cuts long texts to the size of STORE_LIST. */
void operation_shorten(struct operation *o);
/* Makes an untrusted entry fit to be shown: afterwards its texts are UTF-8 and within their limits,
 * its levels, states and times are in range, and fields that should be JSON are JSON. */
void entry_mend(struct store_entry *e);
/* Cuts its message and stack to STORE_LINE_TEXT. */
void line_cut(struct store_line *line);
/* The operation that DATA_WRITE stores for a named result; it borrows the texts of `d`. */
struct operation data_operation(const struct store_data *d);
/* Appends `value` to the old value as DATA_APPEND does; `old` is empty if there was none. */
bool data_append(struct slice old, struct slice value, struct buf *to);
/* Parses the sequence number in a line's id. False: it is not a line's id. */
bool line_id(struct slice id, int64_t *ret_seq);
/* Whether the line with that sequence number has this id. */
bool line_is(const struct store_line *line, struct slice id);

#endif
