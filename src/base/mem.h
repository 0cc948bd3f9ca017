/*
 * Every allocation of the program goes through here, so that a test can let the n-th one fail.
 */
#ifndef BASE_MEM_H
#define BASE_MEM_H

#include <stddef.h>

/* NULL when there is no memory. The caller owns the block and gives it to mem_free(). */
void *mem_alloc(size_t len);
void *mem_zalloc(size_t len);
/* As realloc(): on failure NULL, and the old block is untouched. */
void *mem_realloc(void *block, size_t len);
void mem_free(void *block);

/* For tests: the allocation `countdown` calls from now fails, and all later ones; 0 switches off.
 * Returns how many allocations have been made since the last call. */
size_t mem_fail_after(size_t countdown);

#endif
