/*
 * Rings of things that already exist: the link lives inside the thing, so nothing is allocated and
 * leaving a ring needs no search. Private to transport/.
 */
#ifndef TRANSPORT_LINK_H
#define TRANSPORT_LINK_H

#include <stdbool.h>
#include <stddef.h>

struct link {
    struct link *prev, *next;
};

/* The struct of `type` whose `member` this link (or other member) is. */
#define OWNER_OF(pointer, type, member) ((type *)(void *)((char *)(pointer)-offsetof(type, member)))

static inline void link_init(struct link *k)
{
    k->prev = k->next = k;
}

/* True for an empty ring, and for a link that is in none. */
static inline bool link_is_alone(const struct link *k)
{
    return k->next == k;
}

/* Leaves its ring, if it is in one. */
static inline void link_leave(struct link *k)
{
    k->prev->next = k->next;
    k->next->prev = k->prev;
    link_init(k);
}

/* Joins at the end; the link must be in no ring. */
static inline void link_join(struct link *ring, struct link *k)
{
    k->prev = ring->prev;
    k->next = ring;
    ring->prev->next = k;
    ring->prev = k;
}

#endif
