/* What the stores share about entries: what of them is searched, shown and joined. */
#ifndef STORE_ENTRY_H
#define STORE_ENTRY_H

#include "store.h"

enum {
    ENTRY_SPARED_MS = 600000, /* when there is no room, operations go before lines only if older */
    ENTRY_TEXTS = 12,         /* no entry has more texts than this */
    ENTRY_PARTS = 4,          /* nor more that are searched */
    ENTRY_TEXT = 256 << 10,   /* bytes of a text that is not JSON; a longer one is cut */
    DATA_BYTES = 16u << 20    /* of a named result */
};

/* Pointers to the texts of an entry, to copy them. Returns how many there are. */
size_t entry_texts(struct store_entry *e, struct slice *ret_texts[ENTRY_TEXTS]);
/* A block whose first `head` bytes are the caller's to fill, with the entry's texts behind them, to
 * which the entry then points. NULL: no memory. */
void *entry_pack(struct store_entry *e, size_t head, size_t *ret_size);
/* An entry with its texts in the arena. False: no memory. */
bool entry_copy(struct arena *a, const struct store_entry *from, struct store_entry *ret_entry);

/* As lists filter it. */
enum store_level operation_level(enum operation_state state);
/* What searches look at, of an operation or a line. Returns how many parts. */
size_t entry_words(const struct store_entry *e, struct slice parts[ENTRY_PARTS]);
/* Leaves only the beginning of what is long, as STORE_LIST has it. */
void operation_shorten(struct operation *o);
/* Makes an entry from outside fit to be shown, whatever wrote it: texts are UTF-8 and not longer
 * than they may be, levels, states and times are real ones, and what should be JSON is. */
void entry_mend(struct store_entry *e);
/* Its message and stack as long as they may be. */
void line_cut(struct store_line *line);
/* The record of a named result as DATA_WRITE leaves it; its texts are those of `d`. */
struct operation data_operation(const struct store_data *d);
/* What DATA_APPEND makes of what was there (empty: nothing was). */
bool data_append(struct slice old, struct slice value, struct buf *to);
/* The number in a line's id; false: it is not a line's id. */
bool line_id(struct slice id, int64_t *ret_seq);

#endif
