/* A note's states, and the side that may change each: IDLE and WRITTEN the one who asks, ASKED
 * either, so that is where one exchange decides between a late handler and a wait that ends;
 * WRITING the handler. */
#include "note.h"

#include <errno.h>

enum { IDLE, ASKED, WRITING, WRITTEN };

struct timespec deadline_in(int ms)
{
    struct timespec until;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += ms % 1000 * 1000000L;
    until.tv_sec += ms / 1000 + until.tv_nsec / 1000000000L;
    until.tv_nsec %= 1000000000L;
    return until;
}

bool note_init(struct note *n)
{
    atomic_init(&n->state, IDLE);
    return sem_init(&n->is_written, 0, 0) == 0;
}

bool note_ask(struct note *n)
{
    if (atomic_load(&n->state) == WRITING)
        return false;
    while (sem_trywait(&n->is_written) == 0) /* of an answer that came too late */
        ;
    atomic_store(&n->state, ASKED);
    return true;
}

bool note_wait(struct note *n, int ms)
{
    const struct timespec until = deadline_in(ms);
    int asked = ASKED;

    while (atomic_load(&n->state) != WRITTEN &&
           (sem_timedwait(&n->is_written, &until) == 0 || errno == EINTR))
        ;
    atomic_compare_exchange_strong(&n->state, &asked, IDLE);
    return atomic_load(&n->state) == WRITTEN;
}

bool note_begin(struct note *n)
{
    int asked = ASKED;

    return atomic_compare_exchange_strong(&n->state, &asked, WRITING);
}

void note_end(struct note *n)
{
    atomic_store(&n->state, WRITTEN);
    sem_post(&n->is_written);
}
