/*
 * A note that a signal's handler writes for another thread. It belongs to one of the two at a time:
 * to the asking thread, from note_wait() on until the next note_ask(); between, to the handler that
 * takes it first. A late handler finds no request, and leaves the note as it is.
 */
#ifndef PLAYER_NOTE_H
#define PLAYER_NOTE_H

#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <time.h>

struct note {
    _Atomic int state;
    sem_t is_written;
};

/* In so many ms, for sem_timedwait() and its like. */
struct timespec deadline_in(int ms);

bool note_init(struct note *n);
/* By the asking thread, before it sends the signal. False: a handler still writes, do not send
 * one. */
bool note_ask(struct note *n);
/* Waits for the handler. True: its text is the caller's; false: there was none. */
bool note_wait(struct note *n, int ms);
/* The handler: whether to write. Then it must call note_end() afterwards. Both are safe there. */
bool note_begin(struct note *n);
void note_end(struct note *n);

#endif
