/*
 * The guids of well-known packages, in a table that is linked into the program and read in place:
 * nothing is unpacked at start-up. tools/make_package_table.py writes it; numbers are
 * little-endian:
 *
 *     "umcpkg1\n"
 *     u32 rows, packages, types, name_bytes, type_bytes
 *     u32 starts[257]         first row of each first byte of a guid, and the end
 *     15 bytes x rows         guids without their first byte, in order
 *     u8 x rows               package
 *     u16 x rows              type + 1, or 0 for none
 *     u16 x (packages + 1)    offsets into the names that follow; all of it is name_bytes
 *     2 bytes x 256           meaning of a code: {letter, 0}, or two codes
 *     u32 x (blocks + 1)      offsets into the types that follow; 16 types make a block
 *     type_bytes              types in order: u8 shared, u8 n, n codes
 *
 * A type begins with the first `shared` letters of the previous one in its block.
 */
#include "index.h"

#define MAGIC_LEN 8
#define BLOCK     16
#define TAIL      15

extern const unsigned char package_table[]; /* in package_table.S */

/* The parts of the table. */
struct table {
    size_t n_rows, n_packages;
    const unsigned char *starts, *tails, *packages, *types; /* one item per row */
    const unsigned char *name_offsets, *names;
    const unsigned char *pairs;
    const unsigned char *block_offsets, *blocks;
};

static uint32_t u16(const unsigned char *p, size_t i)
{
    return (uint32_t)p[2 * i] | (uint32_t)p[2 * i + 1] << 8;
}

static uint32_t u32(const unsigned char *p, size_t i)
{
    return u16(p, 2 * i) | u16(p, 2 * i + 1) << 16;
}

static struct table open_table(void)
{
    const unsigned char *head = package_table + MAGIC_LEN;
    size_t n_blocks = (u32(head, 2) + BLOCK - 1) / BLOCK;
    struct table t = {
        .n_rows = u32(head, 0), .n_packages = u32(head, 1), .starts = head + 5 * sizeof(uint32_t)};

    t.tails = t.starts + 257 * sizeof(uint32_t);
    t.packages = t.tails + TAIL * t.n_rows;
    t.types = t.packages + t.n_rows;
    t.name_offsets = t.types + 2 * t.n_rows;
    t.names = t.name_offsets + 2 * (t.n_packages + 1);
    t.pairs = t.name_offsets + u32(head, 3);
    t.block_offsets = t.pairs + 512;
    t.blocks = t.block_offsets + 4 * (n_blocks + 1);
    return t;
}

/* Writes the letters of `code` to to[at], but not beyond to[end], and returns where it stopped. A
 * code expands only to earlier ones, so `open` never holds more items than there are codes. */
static size_t expand(const struct table *t, unsigned char code, char *to, size_t at, size_t end)
{
    unsigned char open[256];
    size_t n_open = 0;

    open[n_open++] = code;
    while (n_open > 0 && at < end) {
        const unsigned char *pair = t->pairs + 2 * open[--n_open];

        if (pair[1]) {
            open[n_open++] = pair[1];
            open[n_open++] = pair[0];
        } else {
            to[at++] = (char)pair[0];
        }
    }
    return at;
}

/* Writes the letters of one entry before to[end]; returns where it stopped. */
static size_t read_entry(const struct table *t, const unsigned char *entry, char *to, size_t end)
{
    size_t at = entry[0];

    for (size_t i = 0; i < entry[1] && at < end; i++)
        at = expand(t, entry[2 + i], to, at, end);
    return at;
}

/* Reads the entry first and then goes backwards, because most entries before it contribute nothing
 * to the shared letters. */
static void read_type(const struct table *t, size_t number, char to[PACKAGE_TYPE_SIZE])
{
    const unsigned char *entries[BLOCK];
    size_t last = number % BLOCK, missing;

    entries[0] = t->blocks + u32(t->block_offsets, number / BLOCK);
    for (size_t i = 0; i < last; i++)
        entries[i + 1] = entries[i] + 2 + entries[i][1];
    to[read_entry(t, entries[last], to, PACKAGE_TYPE_SIZE - 1)] = '\0';
    missing = entries[last][0];
    while (missing > 0 && last > 0) {
        last--;
        if (entries[last][0] < missing) {
            read_entry(t, entries[last], to, missing);
            missing = entries[last][0];
        }
    }
}

static struct slice read_name(const struct table *t, size_t package)
{
    size_t from = u16(t->name_offsets, package), to = u16(t->name_offsets, package + 1);

    return slice_from((const char *)t->names + from, to - from);
}

static void read_row(const struct table *t, size_t row, struct package_row *ret_row)
{
    size_t type = u16(t->types, row);

    ret_row->package = read_name(t, t->packages[row]);
    ret_row->type[0] = '\0';
    if (type)
        read_type(t, type - 1, ret_row->type);
}

static int compare_tail(const struct table *t, size_t row, const struct guid *g)
{
    return memcmp(t->tails + TAIL * row, g->b + 1, TAIL);
}

size_t package_find(const struct guid *g, struct package_row *rows, size_t max)
{
    struct table t = open_table();
    size_t low = u32(t.starts, g->b[0]), end = u32(t.starts, g->b[0] + 1u);
    size_t high = end, n = 0;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (compare_tail(&t, middle, g) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low + n < end && compare_tail(&t, low + n, g) == 0; n++)
        if (n < max)
            read_row(&t, low + n, &rows[n]);
    return n;
}

size_t package_count(void)
{
    return open_table().n_rows;
}

void package_at(size_t i, struct guid *ret_guid, struct package_row *ret_row)
{
    struct table t = open_table();
    unsigned first = 0;

    while (first < 255 && u32(t.starts, first + 1u) <= i)
        first++;
    ret_guid->b[0] = (unsigned char)first;
    memcpy(ret_guid->b + 1, t.tails + TAIL * i, TAIL);
    read_row(&t, i, ret_row);
}

size_t package_name_count(void)
{
    return open_table().n_packages;
}

struct slice package_name_at(size_t i)
{
    struct table t = open_table();

    return read_name(&t, i);
}
