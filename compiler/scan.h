/* Looks at a source before a compiler does. */
#ifndef COMPILER_SCAN_H
#define COMPILER_SCAN_H

#include "base/base.h"
#include "compile/key.h"

/* Appends "path(line,column): error CS…: …" if the source cannot be read, or is nested so deeply
 * that a compiler might not survive it. */
void scan_source(const struct compile_source *source, struct buf *to);

#endif
