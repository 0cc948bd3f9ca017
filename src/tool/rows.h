/*
 * Shared by the files of rows: macros for writing a row, common parameters, and macros for output
 * schemas. Private to this folder.
 */
#ifndef TOOL_ROWS_H
#define TOOL_ROWS_H

#include "tool.h"

/* The rows of one file. */
struct tool_rows {
    const struct tool *rows;
    size_t n;
};

extern const struct tool_rows rows_explorer_status, rows_explorer_read, rows_explorer_write,
    rows_explorer_scripts, rows_explorer_hooks, rows_editor, rows_bridge;

/* Whether a declared row has this name, ignoring case, or MCP lists it so (catalog.c). */
bool tool_is_declared(struct slice name);

/* --- Kebab case (kebab.c) --- */

#define KEBAB_PREFIX "umcp-" /* for a declared tool whose kebab name a plugin has */

/* A tool under one of its names. */
struct entry {
    struct slice name;
    const struct tool *tool;
};

/* Writes the name in kebab case, at most twice as long, and returns its length. */
size_t kebab_write(struct slice name, char *to);
/* Gives each tool a unique kebab name, sorted in byte order in `ret_names`. `folded` has the rows'
 * names, sorted ignoring case. False: no memory. */
bool kebab_name(struct arena *a, const struct entry *folded, size_t n, struct entry *ret_names);
/* Gives each tool a unique name as MCP lists it, likewise (wire_name.c). No two differ only in
 * case. */
bool wire_name(struct arena *a, const struct entry *folded, size_t n, struct entry *ret_names);
/* Compares two entries for qsort(): by name, in byte order (catalog.c). */
int entry_compare(const void *left, const void *right);
/* Searches a list that is sorted ignoring case and has no two names that differ only in case; NULL:
 * not found. */
const struct tool *entry_find(const struct entry *folded, size_t n, struct slice name,
                              bool ignore_case);

/* --- An engine's list of tools --- */

/* Why a plugin tool cannot have this inputSchema, which may be NULL; NULL: it can
 * (plugin_schema.c). */
const char *plugin_schema_fault(const struct json *schema);

/* --- Words of a row --- */

#define EXPLORER(tool_id, tool_name)                                                               \
    .id = tool_id, .name = tool_name, .group = GROUP_EXPLORER, .refuses_unknown = true
#define EDITOR(tool_id, tool_name)                                                                 \
    .id = tool_id, .name = tool_name, .group = GROUP_EDITOR, .refuses_unknown = true
#define BRIDGE(tool_id, tool_name)                                                                 \
    .id = tool_id, .name = tool_name, .group = GROUP_BRIDGE, .refuses_unknown = true
#define TAKES(rows_of_params, args_type)                                                           \
    .params = rows_of_params, .args_size = sizeof(struct args_type)

#define READS        (HINT_READ_ONLY | HINT_IDEMPOTENT)
#define GUARDED      (GATE_WRITE | GATE_CONFIRM)
#define GUARDED_EVAL (GATE_EVAL | GUARDED)

/* --- Parameters in common. P(field) is an offset in the tool's own struct. --- */

#define LIMIT_PARAM(page_size)                                                                     \
    "limit", T_INT, P(limit), .def = page_size,                                                    \
                              .text = "Most items to return; less than 1 counts as 1."
#define OFFSET_PARAM "offset", T_INT, P(offset), .def = "0", .text = "How many items to skip."
#define OBJECT_PARAM                                                                               \
    "objectId", T_STRING, P(object_id), .is_required = true, .text = "Object id, as in obj:1234."
#define COMPONENT_TYPE_PARAM                                                                       \
    "componentType", T_STRING, P(component_type),                                                  \
        .is_required = true,                                                                       \
        .text = "Component type, full or short name, as in UnityEngine.Transform."
#define CONFIRM_PARAM                                                                              \
    "confirm", T_BOOL, P(confirm),                                                                 \
        .def = "false", .text = "Must be true while the server requires confirmation of writes."

/* --- Words of an output schema. RECORD<n> takes n pairs of name and schema, all required. --- */

#define S_STRING "{\"type\":\"string\"}"
#define S_INT    "{\"type\":\"integer\"}"
#define S_NUMBER "{\"type\":\"number\"}"
#define S_BOOL   "{\"type\":\"boolean\"}"
/* Strict checkers complain of a list of types, so alternatives are schemas of their own. */
#define S_NULL               "{\"type\":\"null\"}"
#define S_OR_NULL(schema)    "{\"anyOf\":[" schema "," S_NULL "]}"
#define S_STRING_OR_NULL     S_OR_NULL(S_STRING)
#define S_OBJECT             "{\"type\":\"object\"}"
#define S_LIST(item)         "{\"type\":\"array\",\"items\":" item "}"
#define S_LIST_OR_NULL(item) S_OR_NULL(S_LIST(item))

/* Any JSON value: a member's, or one returned by code. */
#define S_ANY_VALUE                                                                                \
    "{\"anyOf\":[" S_OBJECT ",{\"type\":\"array\"}," S_STRING "," S_NUMBER "," S_BOOL "," S_NULL   \
    "]}"

#define FIELDS1(name, schema)       "\"" name "\":" schema
#define FIELDS2(name, schema, ...)  FIELDS1(name, schema) "," FIELDS1(__VA_ARGS__)
#define FIELDS3(name, schema, ...)  FIELDS1(name, schema) "," FIELDS2(__VA_ARGS__)
#define FIELDS4(name, schema, ...)  FIELDS1(name, schema) "," FIELDS3(__VA_ARGS__)
#define FIELDS5(name, schema, ...)  FIELDS1(name, schema) "," FIELDS4(__VA_ARGS__)
#define FIELDS6(name, schema, ...)  FIELDS1(name, schema) "," FIELDS5(__VA_ARGS__)
#define FIELDS7(name, schema, ...)  FIELDS1(name, schema) "," FIELDS6(__VA_ARGS__)
#define FIELDS8(name, schema, ...)  FIELDS1(name, schema) "," FIELDS7(__VA_ARGS__)
#define FIELDS9(name, schema, ...)  FIELDS1(name, schema) "," FIELDS8(__VA_ARGS__)
#define FIELDS10(name, schema, ...) FIELDS1(name, schema) "," FIELDS9(__VA_ARGS__)

#define NAMES1(name, schema)       "\"" name "\""
#define NAMES2(name, schema, ...)  NAMES1(name, schema) "," NAMES1(__VA_ARGS__)
#define NAMES3(name, schema, ...)  NAMES1(name, schema) "," NAMES2(__VA_ARGS__)
#define NAMES4(name, schema, ...)  NAMES1(name, schema) "," NAMES3(__VA_ARGS__)
#define NAMES5(name, schema, ...)  NAMES1(name, schema) "," NAMES4(__VA_ARGS__)
#define NAMES6(name, schema, ...)  NAMES1(name, schema) "," NAMES5(__VA_ARGS__)
#define NAMES7(name, schema, ...)  NAMES1(name, schema) "," NAMES6(__VA_ARGS__)
#define NAMES8(name, schema, ...)  NAMES1(name, schema) "," NAMES7(__VA_ARGS__)
#define NAMES9(name, schema, ...)  NAMES1(name, schema) "," NAMES8(__VA_ARGS__)
#define NAMES10(name, schema, ...) NAMES1(name, schema) "," NAMES9(__VA_ARGS__)

/* `required` is a comma-separated list of quoted names; `fields` comes from FIELDS<n>. */
#define S_RECORD(required, fields)                                                                 \
    "{\"type\":\"object\",\"properties\":{" fields "},\"required\":[" required "]}"
#define RECORD1(...)  S_RECORD(NAMES1(__VA_ARGS__), FIELDS1(__VA_ARGS__))
#define RECORD2(...)  S_RECORD(NAMES2(__VA_ARGS__), FIELDS2(__VA_ARGS__))
#define RECORD3(...)  S_RECORD(NAMES3(__VA_ARGS__), FIELDS3(__VA_ARGS__))
#define RECORD4(...)  S_RECORD(NAMES4(__VA_ARGS__), FIELDS4(__VA_ARGS__))
#define RECORD5(...)  S_RECORD(NAMES5(__VA_ARGS__), FIELDS5(__VA_ARGS__))
#define RECORD6(...)  S_RECORD(NAMES6(__VA_ARGS__), FIELDS6(__VA_ARGS__))
#define RECORD7(...)  S_RECORD(NAMES7(__VA_ARGS__), FIELDS7(__VA_ARGS__))
#define RECORD8(...)  S_RECORD(NAMES8(__VA_ARGS__), FIELDS8(__VA_ARGS__))
#define RECORD10(...) S_RECORD(NAMES10(__VA_ARGS__), FIELDS10(__VA_ARGS__))
/* n required pairs, after optional fields in parentheses. */
#define RECORD1_AND(optional, ...) S_RECORD(NAMES1(__VA_ARGS__), FIELDS1(__VA_ARGS__) "," optional)
#define RECORD2_AND(optional, ...) S_RECORD(NAMES2(__VA_ARGS__), FIELDS2(__VA_ARGS__) "," optional)
#define RECORD3_AND(optional, ...) S_RECORD(NAMES3(__VA_ARGS__), FIELDS3(__VA_ARGS__) "," optional)
#define RECORD4_AND(optional, ...) S_RECORD(NAMES4(__VA_ARGS__), FIELDS4(__VA_ARGS__) "," optional)
#define RECORD5_AND(optional, ...) S_RECORD(NAMES5(__VA_ARGS__), FIELDS5(__VA_ARGS__) "," optional)

#define PAGE_OF(item) RECORD2("Total", S_INT, "Items", S_LIST(item))

/* The answer of a guarded tool. Only "ok" is always there: a refusal is
 * {"ok":false,"error":{...}}. */
#define OK_RESULT RECORD1("ok", S_BOOL)
#define OK_RESULT_AND(fields)                                                                      \
    "{\"type\":\"object\",\"properties\":{\"ok\":" S_BOOL "," fields "},\"required\":[\"ok\"]}"

#define VECTOR3 RECORD3("X", S_NUMBER, "Y", S_NUMBER, "Z", S_NUMBER)
#define OBJECT_CARD                                                                                \
    RECORD7("Id", S_STRING, "Name", S_STRING, "Path", S_STRING, "Tag", S_STRING, "Layer", S_INT,   \
            "Active", S_BOOL, "ComponentCount", S_INT)

#endif
