/*
 * The tables of a .NET assembly (ECMA-335, II.22 to II.25): the names of its types, methods
 * and fields, their references to each other, and the code of its methods.
 *
 * Every number comes from the file and may be wrong: missing data reads as 0 or is empty.
 * Knows nothing of files or Unity.
 */
#ifndef CSHARP_METADATA_H
#define CSHARP_METADATA_H

#include "base/base.h"

enum metadata_table {
    METADATA_TYPE_REF = 0x01,
    METADATA_TYPE_DEF = 0x02,
    METADATA_FIELD = 0x04,
    METADATA_METHOD_DEF = 0x06,
    METADATA_INTERFACE = 0x09,
    METADATA_MEMBER_REF = 0x0A,
    METADATA_MODULE_REF = 0x1A,
    METADATA_TYPE_SPEC = 0x1B,
    METADATA_ASSEMBLY = 0x20,
    METADATA_ASSEMBLY_REF = 0x23,
    METADATA_NESTED = 0x29,
    METADATA_METHOD_SPEC = 0x2B,
    METADATA_TABLES
};

enum { METADATA_COLUMNS = 9 /* the most that a table has */ };
/* Columns of names. */
enum { METADATA_ASSEMBLY_NAME = 7, METADATA_ASSEMBLY_REF_NAME = 3 };

/* Points into the file's bytes. */
struct metadata {
    struct slice file, rows, texts, blobs;
    size_t sections; /* where their headers are */
    uint32_t n_sections;
    uint32_t n_rows[64];
    size_t first[METADATA_TABLES];                          /* where each table begins, in `rows` */
    uint8_t columns[METADATA_TABLES][METADATA_COLUMNS + 1]; /* where each column begins */
};

/* A row of some table; rows count from 1, and 0 is none. */
struct metadata_row {
    uint32_t table, row;
};

/* ERR_TOOL: not an assembly, or a broken one. Rows that the file does not have read as 0. */
bool metadata_open(struct slice file, struct metadata *ret_data, struct err *err);
/* Whether all rows that it counts are in the file. */
bool metadata_is_whole(const struct metadata *m);
/* Whether this row is. */
bool metadata_has(const struct metadata *m, uint32_t table, uint32_t row);
uint32_t metadata_cell(const struct metadata *m, uint32_t table, uint32_t row, unsigned column);
/* The row to which a cell of several bytes and tables refers. */
struct metadata_row metadata_target(const struct metadata *m, uint32_t table, uint32_t row,
                                    unsigned column);
/* False: no such text, or too long for a name. */
bool metadata_text(const struct metadata *m, uint32_t at, struct slice *ret_text);
struct slice metadata_blob(const struct metadata *m, uint32_t at);
/* A number in a blob, which moves past it; 0 if it is broken. */
uint32_t metadata_number(struct slice *blob);
/* TypeDef, TypeRef or TypeSpec, as blobs refer to them. */
struct metadata_row metadata_type(uint32_t coded);
/* The code of a method, without its header; empty: it has none. */
struct slice metadata_code(const struct metadata *m, uint32_t method);

#endif
