/*
 * Text that people read: in a terminal, a log, a question. Invisible characters, and those that
 * change the look of others, could deceive them, so these are shown as escapes.
 */
#ifndef BASE_SHOWN_H
#define BASE_SHOWN_H

#include <stdint.h>

#include "buf.h"
#include "slice.h"

/* The fault of the character, as in "has a control character"; NULL: people see it as it is. */
const char *shown_fault(uint32_t code);
/* Bytes at the start of `text`, which is not empty, that are such a character; 0: they are not. */
size_t shown_hidden(struct slice text);

enum shown_as {
    SHOWN_LINE, /* line feeds and tabs become blanks */
    SHOWN_TEXT  /* they stay */
};
enum { SHOWN_GROWTH = 6 /* bytes that one byte may become */ };

/* Appends the text, each such character as JSON would escape it: "\u202e", "\udb40\udc41". */
void shown_append(struct buf *to, struct slice text, enum shown_as as);

enum { SHOWN_NAME_SIZE = 256 };
/* The beginning of a name, for a message: in one line, with a NUL. */
const char *shown_name(struct slice name, char to[SHOWN_NAME_SIZE]);

#endif
