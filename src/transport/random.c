/* Unguessable bytes from the system. */
#include <errno.h>
#include <stdlib.h>
#include <sys/random.h>

#include "transport.h"

void system_random(void *to, size_t len)
{
    char *p = to;

    while (len) {
        ssize_t n = getrandom(p, len, 0);

        if (n < 0 && errno != EINTR)
            abort(); /* a guessable session id would be worse than no server */
        if (n > 0) {
            p += n;
            len -= (size_t)n;
        }
    }
}
