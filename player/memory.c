/*
 * Limits the process's use of memory. Code compiled at run time is freed only with its domain, and
 * a script may ask for more than there is.
 */
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#include "app.h"

#define MEGABYTE ((int64_t)1 << 20)

enum { LEAST_HARD_MB = 4096, HARD_FACTOR = 4 };

/* Above this limit the runtime throws OutOfMemoryException or ends, but the machine is safe. */
void memory_limit(int soft_mb, bool is_final)
{
    int64_t mb = (int64_t)soft_mb * HARD_FACTOR;
    rlim_t bytes = (rlim_t)((mb > LEAST_HARD_MB ? mb : LEAST_HARD_MB) * MEGABYTE);
    struct rlimit limit;

    if (soft_mb <= 0 || getrlimit(RLIMIT_AS, &limit) != 0)
        return;
    /* RLIM_INFINITY is the largest number. */
    limit.rlim_cur = limit.rlim_cur < bytes ? limit.rlim_cur : bytes;
    if (is_final)
        limit.rlim_max = limit.rlim_cur;
    setrlimit(RLIMIT_AS, &limit); /* if this fails, there is no limit */
}

int64_t memory_used_mb(void)
{
    long long pages = 0;
    FILE *f = fopen("/proc/self/statm", "re");

    if (f && fscanf(f, "%*s %lld", &pages) != 1)
        pages = 0;
    if (f)
        fclose(f);
    return pages * sysconf(_SC_PAGESIZE) / MEGABYTE;
}
