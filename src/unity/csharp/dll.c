/*
 * The name of a .NET assembly, and the types that it defines. An assembly is a Windows PE file
 * whose data directory 14 points to the CLI header, which points to the metadata. There the stream
 * "#~" holds tables, one after the other, whose column widths depend on the sizes of other tables
 * and heaps (ECMA-335, II.22 to II.25).
 *
 * Every number comes from the file and may be wrong. Knows nothing of files or Unity.
 */
#include "base/limits.h"
#include "csharp.h"

#define MAX_SECTIONS 96
#define MAX_STREAMS  64
#define MAX_ROWS     ((uint32_t)0xFFFFFF)

enum { TYPE_DEF = 2, ASSEMBLY = 0x20, TABLE_COUNT = 64 };

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
static struct bytes find_metadata(struct bytes *file)
{
    const size_t pe = u32(file, 0x3C), optional = pe + 24;
    const bool is_pe = u16(file, 0) == 0x5A4D && u32(file, pe) == 0x4550;
    const uint32_t n_sections = u16(file, pe + 6), magic = u16(file, optional);
    const size_t directories = optional + (magic == 0x20B ? 112 : 96);
    const size_t sections = optional + u16(file, pe + 20);
    const bool has_cli = is_pe && (magic == 0x10B || magic == 0x20B) &&
                         u32(file, directories - 4) > 14 && u32(file, directories + 14 * 8) != 0;
    struct bytes cli, metadata;
    uint32_t size;

    if (!has_cli)
        return (struct bytes){.is_broken = true};
    cli = at_address(file, sections, n_sections, u32(file, directories + 14 * 8));
    metadata = at_address(file, sections, n_sections, u32(&cli, 8));
    size = u32(&cli, 12);
    if (cli.is_broken || metadata.is_broken || u32(&metadata, 0) != 0x424A5342)
        return (struct bytes){.is_broken = true};
    return part(&metadata, 0, size < metadata.s.len ? size : metadata.s.len);
}

/* Length of the NUL-terminated text at `at`; SIZE_MAX if there is no NUL within `max` bytes. */
static size_t text_len(const struct bytes *b, size_t at, size_t max)
{
    const size_t left = at < b->s.len ? b->s.len - at : 0;
    const char *end = left ? memchr(b->s.p + at, '\0', left < max ? left : max) : NULL;

    return end ? (size_t)(end - (b->s.p + at)) : SIZE_MAX;
}

/* Finds the tables and strings streams. False: one of them is missing. */
static bool find_streams(struct bytes *metadata, struct bytes *ret_tables, struct bytes *ret_texts)
{
    size_t at = 16 + (size_t)u32(metadata, 12);
    const uint32_t n = u16(metadata, at + 2);
    bool has_tables = false, has_texts = false;

    at += 4;
    for (uint32_t i = 0; i < n && i < MAX_STREAMS; i++) {
        const uint32_t offset = u32(metadata, at), size = u32(metadata, at + 4);
        const size_t len = text_len(metadata, at + 8, 32);
        struct slice name;

        if (metadata->is_broken || len == SIZE_MAX)
            return false;
        name = slice_from(metadata->s.p + at + 8, len);
        if (slice_is(name, "#~") || slice_is(name, "#-")) {
            *ret_tables = part(metadata, offset, size);
            has_tables = true;
        } else if (slice_is(name, "#Strings")) {
            *ret_texts = part(metadata, offset, size);
            has_texts = true;
        }
        at += 8 + ((len + 4) & ~(size_t)3);
    }
    return has_tables && has_texts && !metadata->is_broken;
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
    /* HasCustomAttribute */
    TARGETS('a', 5,
            "\x06\x04\x01\x02\x08\x09\x0A\x00\x0E\x17\x14\x11\x1A\x1B\x20\x23\x26\x27\x28\x2A"
            "\x2C\x2B"),
#undef TARGETS
};

static const char *const columns[] = {"2SGGG",
                                      "rSS",
                                      "4SStFM",
                                      "F",
                                      "2SB",
                                      "M",
                                      "422SBP",
                                      "P",
                                      "22S",
                                      "Tt",
                                      "pSB",
                                      "2cB",
                                      "ayB",
                                      "fB",
                                      "2dB",
                                      "24T",
                                      "4F",
                                      "B",
                                      "TE",
                                      "E",
                                      "2St",
                                      "TQ",
                                      "Q",
                                      "2SB",
                                      "2Ms",
                                      "Tmm",
                                      "S",
                                      "B",
                                      "2oSR",
                                      "4F",
                                      "44",
                                      "4",
                                      "42222"
                                      "4BSS"};
_Static_assert(N_ELEMENTS(columns) == ASSEMBLY + 1, "a row for each table up to that one");

struct tables {
    struct bytes bytes, texts;
    uint32_t n_rows[TABLE_COUNT];
    size_t text_width, guid_width, blob_width; /* of a column */
    size_t first;                              /* where the first table begins */
};

static bool open_tables(struct tables *t)
{
    const uint64_t heaps = get(&t->bytes, 6, 1), present = get(&t->bytes, 8, 8);
    size_t at = 24;

    t->text_width = heaps & 1 ? 4 : 2;
    t->guid_width = heaps & 2 ? 4 : 2;
    t->blob_width = heaps & 4 ? 4 : 2;
    for (size_t i = 0; i < TABLE_COUNT; i++) {
        if (!(present >> i & 1))
            continue;
        t->n_rows[i] = u32(&t->bytes, at);
        if (t->n_rows[i] > MAX_ROWS)
            return false;
        at += 4;
    }
    t->first = at + (heaps & 0x40 ? 4 : 0); /* "extra data" of edit-and-continue */
    return !t->bytes.is_broken;
}

static size_t width_of(const struct tables *t, char column)
{
    size_t i = 0;

    switch (column) {
    case '2':
        return 2;
    case '4':
        return 4;
    case 'S':
        return t->text_width;
    case 'G':
        return t->guid_width;
    case 'B':
        return t->blob_width;
    default:
        break;
    }
    while (targets[i].letter != column)
        i++;
    for (size_t k = 0; k < targets[i].n_tables; k++)
        if (t->n_rows[(size_t)targets[i].tables[k]] >= 1u << (16 - targets[i].tag_bits))
            return 4;
    return 2;
}

/* The first `n` columns of a row. */
static size_t width_of_columns(const struct tables *t, size_t table, size_t n)
{
    size_t width = 0;

    for (size_t i = 0; i < n && columns[table][i]; i++)
        width += width_of(t, columns[table][i]);
    return width;
}

/* The offset of a table's first row, and the length of a row. */
static size_t find_table(const struct tables *t, size_t table, size_t *ret_row)
{
    size_t at = t->first;

    for (size_t i = 0; i < table; i++)
        at += t->n_rows[i] * width_of_columns(t, i, SIZE_MAX);
    *ret_row = width_of_columns(t, table, SIZE_MAX);
    return at;
}

/* False: no such text, or too long for a name. */
static bool read_text(struct tables *t, size_t at, struct slice *ret_text)
{
    const size_t start = get(&t->bytes, at, t->text_width);
    const size_t len = text_len(&t->texts, start, LIMIT_TYPE_NAME);

    if (t->bytes.is_broken || len == SIZE_MAX)
        return false;
    *ret_text = slice_from(t->texts.s.p + start, len);
    return true;
}

/* Row 0 is the module, not a type. Nested types are recognized by their visibility flags. */
static bool each_type(struct tables *t, dll_each_fn *each, void *ctx)
{
    size_t row_len;
    const size_t first = find_table(t, TYPE_DEF, &row_len);

    for (uint32_t i = 1; i < t->n_rows[TYPE_DEF]; i++) {
        const size_t row = first + (size_t)i * row_len;
        const uint32_t visibility = u32(&t->bytes, row) & 7;
        struct slice name, name_space;

        if (!read_text(t, row + 4, &name) || !read_text(t, row + 4 + t->text_width, &name_space))
            return false;
        if (visibility < 2 && !each(ctx, name_space, name))
            break;
    }
    return true;
}

static bool open_assembly(struct slice bytes, struct tables *t, struct err *err)
{
    struct bytes file = {.s = bytes};
    struct bytes metadata = find_metadata(&file);

    *t = (struct tables){.first = 0};
    if (file.is_broken || metadata.is_broken)
        return err_set(err, ERR_TOOL, "not a .NET assembly");
    return (find_streams(&metadata, &t->bytes, &t->texts) && open_tables(t)) ||
           err_set(err, ERR_TOOL, "a broken .NET assembly");
}

bool dll_types(struct slice bytes, dll_each_fn *each, void *ctx, struct err *err)
{
    struct tables t;

    if (!open_assembly(bytes, &t, err))
        return false;
    return each_type(&t, each, ctx) || err_set(err, ERR_TOOL, "a broken .NET assembly");
}

bool dll_name(struct slice bytes, struct slice *ret_name, struct err *err)
{
    enum { NAME = 7 /* the columns before it */ };
    struct tables t;
    size_t at, row;

    if (!open_assembly(bytes, &t, err))
        return false;
    at = find_table(&t, ASSEMBLY, &row) + width_of_columns(&t, ASSEMBLY, NAME);
    return (t.n_rows[ASSEMBLY] && read_text(&t, at, ret_name) && ret_name->len) ||
           err_set(err, ERR_TOOL, "a .NET module without a name");
}
