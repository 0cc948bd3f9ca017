/*
 * Makes a small .NET assembly, byte by byte as ECMA-335 lays it out, for tests of dll_types().
 */
#ifndef DLL_RIG_H
#define DLL_RIG_H

#include "base/base.h"

#define DLL_TEXT 0x200  /* where the only section is in the file, */
#define DLL_BASE 0x2000 /* and in memory */

struct dll_type {
    const char *name_space, *name;
    uint32_t flags; /* 0 and 1: not nested */
};

struct dll_form {
    const struct dll_type *types;
    size_t n_types;
    bool is_64;         /* the other kind of header */
    bool has_wide;      /* indices into texts and guids have four bytes */
    uint32_t n_refs;    /* rows of TypeRef; from 2^14 on, columns grow */
    uint32_t n_fields;  /* said to be there, though they are not; columns grow from 2^16 on */
    const char *stream; /* NULL: "#~" */
    const char *name;   /* of the assembly; NULL: it is a module without one */
};

static inline void dll_put(struct buf *b, uint64_t value, size_t width)
{
    for (size_t i = 0; i < width; i++)
        buf_append_byte(b, (char)(value >> (8 * i)));
}

/* Overwrites bytes that are there. */
static inline void dll_set(struct buf *b, size_t at, uint64_t value, size_t width)
{
    for (size_t i = 0; i < width; i++)
        b->p[at + i] = (char)(value >> (8 * i));
}

static inline void dll_pad(struct buf *b, size_t to)
{
    while (buf_ok(b) && b->len < to)
        buf_append_byte(b, '\0');
}

static inline uint32_t dll_add_text(struct buf *texts, const char *text)
{
    const uint32_t at = (uint32_t)texts->len;

    buf_append(texts, slice_from(text, strlen(text) + 1));
    return text[0] ? at : 0;
}

/* The stream of tables: Module, TypeRef, TypeDef, and Field in name only. */
static inline void dll_put_tables(struct buf *b, const struct dll_form *f, struct buf *texts)
{
    const size_t wide = f->has_wide ? 4 : 2;
    const size_t extends = f->n_refs >= 1 << 14 || f->n_types >= 1 << 14 ? 4 : 2;
    const uint32_t module = dll_add_text(texts, "<Module>");

    dll_put(b, 0, 4);
    dll_put(b, 0x0002, 2);
    dll_put(b, f->has_wide ? 3 : 0, 1);
    dll_put(b, 1, 1);
    dll_put(b, (f->n_fields ? 0x17 : 0x07) | (uint64_t)(f->name != NULL) << 0x20, 8);
    dll_put(b, 0, 8);
    dll_put(b, 1, 4);
    dll_put(b, f->n_refs, 4);
    dll_put(b, f->n_types + 1, 4);
    if (f->n_fields)
        dll_put(b, f->n_fields, 4);
    if (f->name)
        dll_put(b, 1, 4);
    dll_pad(b, b->len + 2 + wide + 3 * wide);
    for (uint32_t i = 0; i < f->n_refs; i++)
        dll_pad(b, b->len + (f->n_refs >= 1 << 14 ? 4 : 2) + 2 * wide);
    for (size_t i = 0; i <= f->n_types; i++) {
        const struct dll_type *t = i ? &f->types[i - 1] : NULL;

        dll_put(b, t ? t->flags : 0, 4);
        dll_put(b, t ? dll_add_text(texts, t->name) : module, wide);
        dll_put(b, t ? dll_add_text(texts, t->name_space) : 0, wide);
        dll_pad(b, b->len + extends + (f->n_fields >= 1 << 16 ? 4 : 2) + 2);
    }
    if (f->name) {
        dll_pad(b, b->len + 16 + 2);
        dll_put(b, dll_add_text(texts, f->name), wide);
        dll_pad(b, b->len + wide);
    }
}

static inline void dll_put_metadata(struct buf *b, const struct dll_form *f)
{
    const char *const stream = f->stream ? f->stream : "#~";
    const size_t start = b->len;
    size_t heads, tables;
    struct buf texts;

    buf_init(&texts, b->max);
    buf_append_byte(&texts, '\0');
    dll_put(b, 0x424A5342, 4);
    dll_put(b, 0x00010001, 4);
    dll_put(b, 0, 4);
    dll_put(b, 12, 4);
    buf_append(b, SLICE("v4.0.30319\0\0"));
    dll_put(b, 2 << 16, 4);
    heads = b->len;
    dll_put(b, 0, 8);
    buf_append(b, slice_of(stream));
    dll_pad(b, heads + 12);
    dll_put(b, 0, 8);
    buf_append(b, SLICE("#Strings\0\0\0\0"));
    tables = b->len;
    dll_put_tables(b, f, &texts);
    dll_set(b, heads, tables - start, 4);
    dll_set(b, heads + 4, b->len - tables, 4);
    dll_set(b, heads + 12, b->len - start, 4);
    dll_set(b, heads + 16, texts.len, 4);
    buf_append(b, buf_slice(&texts));
    buf_done(&texts);
}

/* The whole file into `b`, which must be empty. */
static inline void dll_make(struct buf *b, const struct dll_form *f)
{
    const size_t optional = 0x98, directories = optional + (f->is_64 ? 112 : 96);
    const size_t section = directories + 16 * 8;
    const size_t metadata = DLL_TEXT + 72;

    buf_append(b, SLICE("MZ"));
    dll_pad(b, DLL_TEXT + 72);
    dll_set(b, 0x3C, 0x80, 4);
    memcpy(b->p + 0x80, "PE\0\0", 4);
    dll_set(b, 0x84, f->is_64 ? 0x8664 : 0x14C, 2);
    dll_set(b, 0x86, 1, 2);
    dll_set(b, 0x94, section - optional, 2);
    dll_set(b, optional, f->is_64 ? 0x20B : 0x10B, 2);
    dll_set(b, directories - 4, 16, 4);
    dll_set(b, directories + 14 * 8, DLL_BASE, 4);
    dll_set(b, directories + 14 * 8 + 4, 72, 4);
    dll_put_metadata(b, f);
    memcpy(b->p + section, ".text\0\0\0", 8);
    dll_set(b, section + 8, b->len - DLL_TEXT, 4);
    dll_set(b, section + 12, DLL_BASE, 4);
    dll_set(b, section + 16, b->len - DLL_TEXT, 4);
    dll_set(b, section + 20, DLL_TEXT, 4);
    dll_set(b, DLL_TEXT, 72, 4);
    dll_set(b, DLL_TEXT + 8, DLL_BASE + 72, 4);
    dll_set(b, DLL_TEXT + 12, b->len - metadata, 4);
}

#endif
