/*
 * Every allocation of the program goes through here, so that a test can make the n-th one fail.
 */
#ifndef BASE_MEM_H
#define BASE_MEM_H

#include <stddef.h>

/* Return NULL if there is no memory. The caller frees the block with mem_free(). */
void *mem_alloc(size_t len);
void *mem_zalloc(size_t len);
/* Like realloc(): returns NULL on failure and leaves the old block untouched. */
void *mem_realloc(void *block, size_t len);
void mem_free(void *block);

/* For tests: makes the `countdown`-th allocation from now fail, and all later ones; 0 turns this
 * off. Returns the number of allocations since the last call. */
size_t mem_fail_after(size_t countdown);

#endif
