/*
 * malloc with a trap door for tests. The two counters are the only mutable globals of the program:
 * a test that fails allocations must reach every folder without threading a pointer through all of
 * them. They are thread-local, so that a worker thread is never hit by another thread's test.
 */
#include "mem.h"

#include <stdlib.h>
#include <string.h>

static _Thread_local size_t n_made;
static _Thread_local size_t fail_at;

static int must_fail(void)
{
    n_made++;
    return fail_at && n_made >= fail_at;
}

void *mem_alloc(size_t len)
{
    return must_fail() ? NULL : malloc(len);
}

void *mem_zalloc(size_t len)
{
    return must_fail() ? NULL : calloc(1, len);
}

void *mem_realloc(void *block, size_t len)
{
    return must_fail() ? NULL : realloc(block, len);
}

void mem_free(void *block)
{
    free(block);
}

size_t mem_fail_after(size_t countdown)
{
    size_t made = n_made;

    n_made = 0;
    fail_at = countdown;
    return made;
}
