/*
 * The vocabulary of the whole program: slices, memory, arenas, buffers, containers, errors, text.
 * Depends on no other folder.
 */
#ifndef BASE_BASE_H
#define BASE_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arena.h"
#include "base64.h"
#include "buf.h"
#include "child.h"
#include "err.h"
#include "fd.h"
#include "ids.h"
#include "list.h"
#include "map.h"
#include "mem.h"
#include "number.h"
#include "private.h"
#include "seal.h"
#include "shown.h"
#include "slice.h"
#include "text.h"
#include "token.h"
#include "utf8.h"
#include "vec.h"

#define N_ELEMENTS(array) (sizeof(array) / sizeof((array)[0]))

#endif
