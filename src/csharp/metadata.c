/*
 * An assembly is a Windows PE file whose data directory 14 points to the CLI header, which points
 * to the metadata. There the stream "#~" holds tables, one after the other, whose column widths
 * depend on the sizes of other tables and heaps. See metadata.h.
 */
#include "metadata.h"

#include "base/limits.h"

#define MAX_SECTIONS 96
#define MAX_STREAMS  64
#define MAX_ROWS     ((uint32_t)0xFFFFFF)

/* Bytes with checked reads: a read past the end returns 0 and marks them as broken. */
struct bytes {
    struct slice s;
    bool is_broken;
};

static uint64_t get(struct bytes *b, size_t at, size_t width)
{
    uint64_t value = 0;

    if (at > b->s.len || width > b->s.len - at) {
        b->is_broken = true;
        return 0;
    }
    for (size_t i = 0; i < width; i++)
        value |= (uint64_t)(unsigned char)b->s.p[at + i] << (8 * i);
    return value;
}

static uint32_t u16(struct bytes *b, size_t at)
{
    return (uint32_t)get(b, at, 2);
}

static uint32_t u32(struct bytes *b, size_t at)
{
    return (uint32_t)get(b, at, 4);
}

/* A part of the bytes. If it is not completely inside, the result is empty and broken. */
static struct bytes part(struct bytes *b, size_t at, size_t len)
{
    if (at > b->s.len || len > b->s.len - at) {
        b->is_broken = true;
        return (struct bytes){.is_broken = true};
    }
    return (struct bytes){.s = slice_from(b->s.p + at, len)};
}

/* The bytes at a memory address, as far as the file has them. */
static struct bytes at_address(struct bytes *file, size_t sections, uint32_t n, uint32_t address)
{
    for (uint32_t i = 0; i < n && i < MAX_SECTIONS && !file->is_broken; i++) {
        const size_t header = sections + (size_t)i * 40;
        const uint32_t start = u32(file, header + 12);
        const uint32_t len = u32(file, header + 16), offset = u32(file, header + 20);

        if (address >= start && address - start < len)
            return part(file, (size_t)offset + (address - start), len - (address - start));
    }
    file->is_broken = true;
    return (struct bytes){.is_broken = true};
}

/* The metadata of an assembly; empty and broken if the file is not an assembly. */
static struct bytes find_metadata(struct bytes *file, struct metadata *m)
{
    const size_t pe = u32(file, 0x3C), optional = pe + 24;
    const bool is_pe = u16(file, 0) == 0x5A4D && u32(file, pe) == 0x4550;
    const uint32_t magic = u16(file, optional);
    const size_t directories = optional + (magic == 0x20B ? 112 : 96);
    const bool has_cli = is_pe && (magic == 0x10B || magic == 0x20B) &&
                         u32(file, directories - 4) > 14 && u32(file, directories + 14 * 8) != 0;
    struct bytes cli, metadata;
    uint32_t size;

    if (!has_cli)
        return (struct bytes){.is_broken = true};
    m->n_sections = u16(file, pe + 6);
    m->sections = optional + u16(file, pe + 20);
    cli = at_address(file, m->sections, m->n_sections, u32(file, directories + 14 * 8));
    metadata = at_address(file, m->sections, m->n_sections, u32(&cli, 8));
    size = u32(&cli, 12);
    if (cli.is_broken || metadata.is_broken || u32(&metadata, 0) != 0x424A5342)
        return (struct bytes){.is_broken = true};
    return part(&metadata, 0, size < metadata.s.len ? size : metadata.s.len);
}

/* Length of the NUL-terminated text at `at`; SIZE_MAX if there is no NUL within `max` bytes. */
static size_t text_len(struct slice s, size_t at, size_t max)
{
    const size_t left = at < s.len ? s.len - at : 0;
    const char *end = left ? memchr(s.p + at, '\0', left < max ? left : max) : NULL;

    return end ? (size_t)(end - (s.p + at)) : SIZE_MAX;
}

/* Finds the streams; blobs may be missing. */
static bool find_streams(struct bytes *metadata, struct metadata *m)
{
    size_t at = 16 + (size_t)u32(metadata, 12);
    const uint32_t n = u16(metadata, at + 2);
    bool has_rows = false, has_texts = false;

    at += 4;
    for (uint32_t i = 0; i < n && i < MAX_STREAMS; i++) {
        const uint32_t offset = u32(metadata, at), size = u32(metadata, at + 4);
        const size_t len = text_len(metadata->s, at + 8, 32);
        struct slice name;

        if (metadata->is_broken || len == SIZE_MAX)
            return false;
        name = slice_from(metadata->s.p + at + 8, len);
        if (slice_is(name, "#~") || slice_is(name, "#-")) {
            m->rows = part(metadata, offset, size).s;
            has_rows = true;
        } else if (slice_is(name, "#Strings")) {
            m->texts = part(metadata, offset, size).s;
            has_texts = true;
        } else if (slice_is(name, "#Blob")) {
            m->blobs = part(metadata, offset, size).s;
        }
        at += 8 + ((len + 4) & ~(size_t)3);
    }
    return has_rows && has_texts && !metadata->is_broken;
}

/* --- Tables. --- */

/* Columns, one character each: '2' and '4' are numbers of so many bytes; S, G and B refer to texts,
 * guids and blobs; other capitals to rows of one table, and small letters to those of several. */
static const struct {
    char letter;
    unsigned tag_bits; /* of a column, which say which table is meant */
    const char *tables;
    size_t n_tables;
} targets[] = {
#define TARGETS(letter, bits, list)                                                                \
    {                                                                                              \
        letter, bits, list, sizeof(list) - 1                                                       \
    }
    TARGETS('T', 0, "\x02"),                 /* TypeDef */
    TARGETS('F', 0, "\x04"),                 /* Field */
    TARGETS('M', 0, "\x06"),                 /* MethodDef */
    TARGETS('P', 0, "\x08"),                 /* Param */
    TARGETS('E', 0, "\x14"),                 /* Event */
    TARGETS('Q', 0, "\x17"),                 /* Property */
    TARGETS('R', 0, "\x1A"),                 /* ModuleRef */
    TARGETS('A', 0, "\x23"),                 /* AssemblyRef */
    TARGETS('t', 2, "\x02\x01\x1B"),         /* TypeDefOrRef */
    TARGETS('c', 2, "\x04\x08\x17"),         /* HasConstant */
    TARGETS('f', 1, "\x04\x08"),             /* HasFieldMarshal */
    TARGETS('d', 2, "\x02\x06\x20"),         /* HasDeclSecurity */
    TARGETS('p', 3, "\x02\x01\x1A\x06\x1B"), /* MemberRefParent */
    TARGETS('s', 1, "\x14\x17"),             /* HasSemantics */
    TARGETS('m', 1, "\x06\x0A"),             /* MethodDefOrRef */
    TARGETS('o', 1, "\x04\x06"),             /* MemberForwarded */
    TARGETS('r', 2, "\x00\x1A\x23\x01"),     /* ResolutionScope */
    TARGETS('y', 3, "\x06\x0A"),             /* CustomAttributeType */
    TARGETS('i', 2, "\x26\x23\x27"),         /* Implementation */
    TARGETS('g', 1, "\x02\x06"),             /* TypeOrMethodDef */
    /* HasCustomAttribute */
    TARGETS('a', 5,
            "\x06\x04\x01\x02\x08\x09\x0A\x00\x0E\x17\x14\x11\x1A\x1B\x20\x23\x26\x27\x28\x2A"
            "\x2C\x2B"),
#undef TARGETS
};

static const char *const columns[METADATA_TABLES] = {
    "2SGGG", "rSS", "4SStFM", "F",   "2SB",  "M",   "422SBP", "P",    "22S", "Tt",   "pSB",
    "2cB",   "ayB", "fB",     "2dB", "24T",  "4F",  "B",      "TE",   "E",   "2St",  "TQ",
    "Q",     "2SB", "2Ms",    "Tmm", "S",    "B",   "2oSR",   "4F",   "44",  "4",    "422224BSS",
    "4",     "444", "84BSSB", "4A",  "444A", "4SB", "44SSi",  "44Si", "TT",  "22gS", "mB",
};

static const char *letters_of(char column, unsigned *ret_bits, size_t *ret_n)
{
    size_t i = 0;

    while (i < N_ELEMENTS(targets) && targets[i].letter != column)
        i++;
    if (i == N_ELEMENTS(targets))
        return NULL;
    *ret_bits = targets[i].tag_bits;
    *ret_n = targets[i].n_tables;
    return targets[i].tables;
}

static uint8_t width_of(const struct metadata *m, unsigned heaps, char column)
{
    unsigned bits;
    size_t n;
    const char *tables = letters_of(column, &bits, &n);

    switch (column) {
    case '2':
    case '4':
    case '8':
        return (uint8_t)(column - '0');
    case 'S':
        return heaps & 1 ? 4 : 2;
    case 'G':
        return heaps & 2 ? 4 : 2;
    case 'B':
        return heaps & 4 ? 4 : 2;
    default:
        break;
    }
    for (size_t k = 0; tables && k < n; k++)
        if (m->n_rows[(size_t)tables[k]] >= 1u << (16 - bits))
            return 4;
    return 2;
}

static void measure_columns(struct metadata *m, unsigned heaps, size_t table)
{
    uint8_t at = 0;

    for (size_t i = 0; i < METADATA_COLUMNS; i++) {
        m->columns[table][i] = at;
        if (!columns[table][i]) {
            memset(m->columns[table] + i, at, METADATA_COLUMNS + 1 - i);
            return;
        }
        at = (uint8_t)(at + width_of(m, heaps, columns[table][i]));
    }
    m->columns[table][METADATA_COLUMNS] = at;
}

static size_t row_len(const struct metadata *m, size_t table)
{
    return m->columns[table][METADATA_COLUMNS];
}

static bool open_tables(struct metadata *m)
{
    struct bytes b = {.s = m->rows};
    const unsigned heaps = (unsigned)get(&b, 6, 1);
    const uint64_t present = get(&b, 8, 8);
    size_t at = 24;

    for (size_t i = 0; i < N_ELEMENTS(m->n_rows); i++) {
        if (!(present >> i & 1))
            continue;
        m->n_rows[i] = u32(&b, at);
        if (m->n_rows[i] > MAX_ROWS)
            return false;
        at += 4;
    }
    at += heaps & 0x40 ? 4 : 0; /* "extra data" of edit-and-continue */
    for (size_t i = 0; i < METADATA_TABLES; i++) {
        m->first[i] = at;
        measure_columns(m, heaps, i);
        at += m->n_rows[i] * row_len(m, i);
    }
    return !b.is_broken;
}

bool metadata_open(struct slice file, struct metadata *ret_data, struct err *err)
{
    struct bytes b = {.s = file};
    struct metadata m = {.file = file};
    struct bytes metadata = find_metadata(&b, &m);

    if (b.is_broken || metadata.is_broken)
        return err_set(err, ERR_TOOL, "not a .NET assembly");
    if (!find_streams(&metadata, &m) || !open_tables(&m))
        return err_set(err, ERR_TOOL, "a broken .NET assembly");
    *ret_data = m;
    return true;
}

bool metadata_is_whole(const struct metadata *m)
{
    const size_t last = METADATA_TABLES - 1;

    return m->first[last] + m->n_rows[last] * row_len(m, last) <= m->rows.len;
}

bool metadata_has(const struct metadata *m, uint32_t table, uint32_t row)
{
    return row && row <= m->n_rows[table] &&
           m->first[table] + (size_t)row * row_len(m, table) <= m->rows.len;
}

/* --- Cells. --- */

uint32_t metadata_cell(const struct metadata *m, uint32_t table, uint32_t row, unsigned column)
{
    const uint8_t *const at = m->columns[table];
    struct bytes b = {.s = m->rows};

    if (row == 0 || row > m->n_rows[table])
        return 0;
    return (uint32_t)get(&b, m->first[table] + (size_t)(row - 1) * row_len(m, table) + at[column],
                         (size_t)(at[column + 1] - at[column]));
}

struct metadata_row metadata_target(const struct metadata *m, uint32_t table, uint32_t row,
                                    unsigned column)
{
    const uint32_t cell = metadata_cell(m, table, row, column);
    unsigned bits = 0;
    size_t n = 0, which;
    const char *tables = letters_of(columns[table][column], &bits, &n);

    which = cell & ((1u << bits) - 1);
    if (!tables || which >= n || !(cell >> bits))
        return (struct metadata_row){0};
    return (struct metadata_row){(unsigned char)tables[which], cell >> bits};
}

bool metadata_text(const struct metadata *m, uint32_t at, struct slice *ret_text)
{
    const size_t len = text_len(m->texts, at, LIMIT_TYPE_NAME);

    if (len == SIZE_MAX)
        return false;
    *ret_text = slice_from(m->texts.p + at, len);
    return true;
}

uint32_t metadata_number(struct slice *blob)
{
    const unsigned char *const p = (const unsigned char *)blob->p;
    const size_t len = blob->len == 0 ? 0 : p[0] < 0x80 ? 1 : p[0] < 0xC0 ? 2 : 4;
    uint32_t value;

    if (len == 0 || len > blob->len) {
        *blob = (struct slice){0};
        return 0;
    }
    value = len == 1 ? p[0] : p[0] & (len == 2 ? 0x3Fu : 0x1Fu);
    for (size_t i = 1; i < len; i++)
        value = value << 8 | p[i];
    *blob = slice_skip(*blob, len);
    return value;
}

struct slice metadata_blob(const struct metadata *m, uint32_t at)
{
    struct slice rest = at < m->blobs.len ? slice_skip(m->blobs, at) : (struct slice){0};
    const uint32_t len = metadata_number(&rest);

    return len <= rest.len ? slice_from(rest.p, len) : (struct slice){0};
}

struct metadata_row metadata_type(uint32_t coded)
{
    static const uint32_t tables[] = {METADATA_TYPE_DEF, METADATA_TYPE_REF, METADATA_TYPE_SPEC, 0};

    return (struct metadata_row){tables[coded & 3], coded >> 2};
}

struct slice metadata_code(const struct metadata *m, uint32_t method)
{
    const uint32_t address = metadata_cell(m, METADATA_METHOD_DEF, method, 0);
    struct bytes file = {.s = m->file};
    struct bytes b = address ? at_address(&file, m->sections, m->n_sections, address)
                             : (struct bytes){.is_broken = true};
    const uint32_t head = (uint32_t)get(&b, 0, 1);
    struct bytes code;

    if ((head & 3) == 2)
        code = part(&b, 1, head >> 2);
    else
        code = part(&b, (size_t)(u16(&b, 0) >> 12) * 4, u32(&b, 4));
    return b.is_broken || (head & 3) < 2 ? (struct slice){0} : code.s;
}
