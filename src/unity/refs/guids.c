/*
 * Numbers by guid: what a thread already knows of the guids it met, so that it asks the project
 * once for each.
 */
#include "internal.h"

#define FIRST_SLOTS 1024

void refs_guids_init(struct refs_guids *m, const struct project *p)
{
    *m = (struct refs_guids){.key = {p->walk.index.key[0], p->walk.index.key[1]}};
}

void refs_guids_done(struct refs_guids *m)
{
    mem_free(m->slots);
    *m = (struct refs_guids){0};
}

static struct refs_guid *slot_of(const struct refs_guids *m, const struct guid *g)
{
    size_t i = (size_t)guid_hash(g, m->key) & (m->n_slots - 1);

    while (m->slots[i].is_used && !guid_eq(&m->slots[i].guid, g))
        i = (i + 1) & (m->n_slots - 1);
    return &m->slots[i];
}

static bool grow(struct refs_guids *m)
{
    struct refs_guids more = *m;

    more.n_slots = m->n_slots ? 2 * m->n_slots : FIRST_SLOTS;
    more.slots = mem_zalloc(more.n_slots * sizeof(*more.slots));
    if (!more.slots)
        return false;
    for (size_t i = 0; i < m->n_slots; i++)
        if (m->slots[i].is_used)
            *slot_of(&more, &m->slots[i].guid) = m->slots[i];
    mem_free(m->slots);
    *m = more;
    return true;
}

uint32_t *refs_guids_at(struct refs_guids *m, const struct guid *g)
{
    struct refs_guid *slot;

    if (m->n >= m->n_slots / 2 && !grow(m))
        return NULL;
    slot = slot_of(m, g);
    if (!slot->is_used) {
        *slot = (struct refs_guid){.guid = *g, .is_used = true};
        m->n++;
    }
    return &slot->value;
}
