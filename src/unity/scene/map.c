/* Numbers by 64-bit id: open addressing, for documents and objects of one file. */
#include "internal.h"

static size_t first_slot(const struct id_map *m, int64_t id)
{
    uint64_t hash = ((uint64_t)id ^ m->key) * 0x9E3779B97F4A7C15u;

    hash = (hash ^ hash >> 29) * (m->key | 1);
    return (size_t)(hash >> 24) & (m->n_slots - 1);
}

static struct id_slot *slot_of(const struct id_map *m, int64_t id)
{
    size_t i = first_slot(m, id);

    while (m->slots[i].at && m->slots[i].id != id)
        i = (i + 1) & (m->n_slots - 1);
    return &m->slots[i];
}

static bool grow(struct id_map *m)
{
    struct id_map larger = {.n_slots = m->n_slots ? 2 * m->n_slots : 64, .n = m->n, .key = m->key};

    larger.slots = mem_zalloc(larger.n_slots * sizeof(*larger.slots));
    if (!larger.slots)
        return false;
    for (size_t i = 0; i < m->n_slots; i++)
        if (m->slots[i].at)
            *slot_of(&larger, m->slots[i].id) = m->slots[i];
    mem_free(m->slots);
    *m = larger;
    return true;
}

bool id_map_add(struct id_map *m, int64_t id, uint32_t at, int32_t part)
{
    struct id_slot *slot;

    if (m->n >= m->n_slots / 4 * 3 && !grow(m))
        return false;
    slot = slot_of(m, id);
    if (slot->at)
        return true;
    *slot = (struct id_slot){.id = id, .at = at + 1, .part = part};
    m->n++;
    return true;
}

const struct id_slot *id_map_find(const struct id_map *m, int64_t id)
{
    const struct id_slot *slot = m->n_slots ? slot_of(m, id) : NULL;

    return slot && slot->at ? slot : NULL;
}

void id_map_done(struct id_map *m)
{
    mem_free(m->slots);
    *m = (struct id_map){.key = m->key};
}
