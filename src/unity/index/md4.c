/*
 * MD4 (RFC 1320), for the ids that Unity gives to classes in compiled assemblies. MD4 is not
 * secure, and nothing here relies on that. Implemented here because system libraries may lack it.
 */
#include "index.h"

#define BLOCK 64

struct md4 {
    uint32_t state[4];
    unsigned char block[BLOCK];
    uint64_t len; /* bytes so far; `block` holds the last, incomplete block */
};

static uint32_t rotate(uint32_t x, unsigned n)
{
    return x << n | x >> (32 - n);
}

/* RFC 1320 3.4: the constant of each round, and the shifts and word order of its sixteen steps. */
static const struct round {
    uint32_t constant;
    unsigned char shift[4];
    unsigned char word[16];
} rounds[3] = {
    {0, {3, 7, 11, 19}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}},
    {0x5A827999u, {3, 5, 9, 13}, {0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15}},
    {0x6ED9EBA1u, {3, 9, 11, 15}, {0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15}},
};

static uint32_t choose(size_t round, uint32_t x, uint32_t y, uint32_t z)
{
    if (round == 0)
        return (x & y) | (~x & z);
    if (round == 1)
        return (x & y) | (x & z) | (y & z);
    return x ^ y ^ z;
}

static void add_block(struct md4 *m)
{
    uint32_t word[16], s[4];

    for (size_t i = 0; i < 16; i++)
        word[i] = (uint32_t)m->block[4 * i] | (uint32_t)m->block[4 * i + 1] << 8 |
                  (uint32_t)m->block[4 * i + 2] << 16 | (uint32_t)m->block[4 * i + 3] << 24;
    memcpy(s, m->state, sizeof(s));
    for (size_t r = 0; r < N_ELEMENTS(rounds); r++)
        for (size_t i = 0; i < 16; i++) {
            uint32_t *a = &s[(16 - i) % 4], b = s[(17 - i) % 4];

            *a += choose(r, b, s[(18 - i) % 4], s[(19 - i) % 4]) + word[rounds[r].word[i]] +
                  rounds[r].constant;
            *a = rotate(*a, rounds[r].shift[i % 4]);
        }
    for (size_t i = 0; i < 4; i++)
        m->state[i] += s[i];
}

static void add(struct md4 *m, struct slice bytes)
{
    for (size_t i = 0; i < bytes.len; i++) {
        m->block[m->len++ % BLOCK] = (unsigned char)bytes.p[i];
        if (m->len % BLOCK == 0)
            add_block(m);
    }
}

int32_t package_script_id(struct slice name_space, struct slice name)
{
    struct md4 m = {.state = {0x67452301u, 0xEFCDAB89u, 0x98BADCFEu, 0x10325476u}};
    int32_t id;
    uint64_t n_bits;

    add(&m, SLICE("s\0\0\0"));
    add(&m, name_space);
    add(&m, name);
    /* RFC 1320 3.1 and 3.2: appends a one bit, zeros, and the length in bits as the last eight
     * bytes. */
    n_bits = m.len * 8;
    add(&m, SLICE("\x80"));
    while (m.len % BLOCK != BLOCK - 8)
        add(&m, SLICE("\0"));
    for (unsigned i = 0; i < 8; i++)
        add(&m, slice_from(&(char){(char)(n_bits >> (8 * i) & 0xFF)}, 1));
    memcpy(&id, &m.state[0], sizeof(id));
    return id;
}
