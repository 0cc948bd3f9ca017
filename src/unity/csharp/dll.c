/*
 * The types that a .NET assembly defines. An assembly is a Windows PE file whose data directory 14
 * points to the CLI header, which points to the metadata. There the stream "#~" holds tables, one
 * after the other, whose column widths depend on the sizes of other tables (ECMA-335, II.24,
 * II.25):
 *
 *     Module     u16, string, guid, guid, guid
 *     TypeRef    ResolutionScope, string name, string namespace
 *     TypeDef    u32 flags, string name, string namespace, TypeDefOrRef, Field, MethodDef
 *
 * Every number comes from the file and may be wrong. Knows nothing of files or Unity.
 */
#include "base/limits.h"
#include "csharp.h"

#define MAX_SECTIONS 96
#define MAX_STREAMS  64
#define MAX_ROWS     ((uint32_t)0xFFFFFF)

enum table { MODULE = 0, TYPE_REF = 1, TYPE_DEF = 2, FIELD = 4, METHOD_DEF = 6 };
enum { MODULE_REF = 0x1A, TYPE_SPEC = 0x1B, ASSEMBLY_REF = 0x23, TABLE_COUNT = 64 };

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

struct tables {
    struct bytes bytes, texts;
    uint32_t n_rows[TABLE_COUNT];
    size_t text_width, guid_width; /* of a column */
    size_t first;                  /* where the first table begins */
};

static bool open_tables(struct tables *t)
{
    const uint64_t heaps = get(&t->bytes, 6, 1), present = get(&t->bytes, 8, 8);
    size_t at = 24;

    t->text_width = heaps & 1 ? 4 : 2;
    t->guid_width = heaps & 2 ? 4 : 2;
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

/* The width of a column that refers to rows of one table, or of several by a tag. */
static size_t width_of(const struct tables *t, const int *targets, size_t n, unsigned tag_bits)
{
    for (size_t i = 0; i < n; i++)
        if (t->n_rows[targets[i]] >= 1u << (16 - tag_bits))
            return 4;
    return 2;
}

/* The offset of TypeDef's first row, and the length of a row. */
static size_t type_defs(const struct tables *t, size_t *ret_row)
{
    static const int scope[] = {MODULE, MODULE_REF, ASSEMBLY_REF, TYPE_REF};
    static const int extends[] = {TYPE_DEF, TYPE_REF, TYPE_SPEC};
    static const int field[] = {FIELD}, method[] = {METHOD_DEF};
    const size_t module_row = 2 + t->text_width + 3 * t->guid_width;
    const size_t ref_row = width_of(t, scope, 4, 2) + 2 * t->text_width;

    *ret_row = 4 + 2 * t->text_width + width_of(t, extends, 3, 2) + width_of(t, field, 1, 0) +
               width_of(t, method, 1, 0);
    return t->first + t->n_rows[MODULE] * module_row + t->n_rows[TYPE_REF] * ref_row;
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
    const size_t first = type_defs(t, &row_len);

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

bool dll_types(struct slice bytes, dll_each_fn *each, void *ctx, struct err *err)
{
    struct bytes file = {.s = bytes};
    struct bytes metadata = find_metadata(&file);
    struct tables t = {.first = 0};

    if (file.is_broken || metadata.is_broken)
        return err_set(err, ERR_TOOL, "not a .NET assembly");
    if (!find_streams(&metadata, &t.bytes, &t.texts) || !open_tables(&t) ||
        !each_type(&t, each, ctx))
        return err_set(err, ERR_TOOL, "a broken .NET assembly");
    return true;
}
