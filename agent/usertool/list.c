/*
 * Describes the tools of user code to the server: a row each, with the JSON Schema of its
 * arguments. The schemas are plain, like those of umcp's own tools: every property has one type,
 * and there is no $ref and no anyOf. Binding accepts more than they say: a vector as "1,2,3", an
 * enum's number.
 */
#include "base/limits.h"
#include "link/link.h"

#include "agent/reflect/kind.h"
#include "usertool.h"

enum {
    MAX_FORM = 1024 /* bytes of the text about a value's form */
};

/* The classes around a member, innermost first. A class inside itself is not described again. */
struct path {
    struct clr_class *class;
    const struct path *up;
    unsigned depth;
};

static void put_type(struct json_out *w, struct clr_class *k, const struct path *in);

/* --- Enums and numbers --- */

/* Writes the limits of types that are narrower than an ordinary integer. */
static void put_range(struct json_out *w, int code)
{
    static const struct {
        int code;
        int64_t min, max;
    } rows[] = {
        {CODE_I1, INT8_MIN, INT8_MAX}, {CODE_U1, 0, UINT8_MAX},  {CODE_I2, INT16_MIN, INT16_MAX},
        {CODE_U2, 0, UINT16_MAX},      {CODE_U4, 0, UINT32_MAX},
    };

    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        if (rows[i].code != code)
            continue;
        json_put_int(w, "minimum", rows[i].min);
        json_put_int(w, "maximum", rows[i].max);
    }
    if (code == CODE_U8)
        json_put_int(w, "minimum", 0);
}

static void put_names(struct json_out *w, struct clr_class *k)
{
    struct clr_field *f;
    void *cursor = NULL;

    if (usertool_is_set(k))
        return;
    json_key(w, "enum");
    json_array(w);
    for (size_t n = 0; n < LIMIT_SCHEMA_MEMBERS && (f = enum_next_value(k, &cursor)); n++)
        json_string(w, clr.field_get_name(f));
    json_array_end(w);
}

/* --- Structs and classes --- */

static void put_numbers(struct json_out *w, struct clr_class *k, const struct path *in)
{
    char room[FIELD_KEY_SIZE];
    struct clr_field *f;
    void *cursor = NULL;

    json_key(w, "properties");
    json_object(w);
    while ((f = struct_next_field(k, &cursor))) {
        json_key(w, struct_field_key(k, f, room));
        json_object(w);
        put_type(w, clr.class_from_type(clr.field_get_type(f)), in);
        json_object_end(w);
    }
    json_object_end(w);
    json_key(w, "required");
    json_array(w);
    for (cursor = NULL; (f = struct_next_field(k, &cursor));) {
        const char *key = struct_field_key(k, f, room);

        if (strcmp(key, "a") != 0 || !clr_is_named(k, "UnityEngine", "Color"))
            json_string(w, key); /* alpha is optional: without it, a colour is opaque */
    }
    json_array_end(w);
}

static void put_form(struct json_out *w, struct clr_class *k);

static void put_fields(struct json_out *w, struct clr_class *k, const struct path *in)
{
    void *cursor = NULL;
    struct clr_field *f;

    json_key(w, "properties");
    json_object(w);
    for (size_t n = 0; n < LIMIT_SCHEMA_MEMBERS && (f = usertool_next_field(&k, &cursor)); n++) {
        struct clr_class *type = clr.class_from_type(clr.field_get_type(f));

        json_key(w, clr.field_get_name(f));
        json_object(w);
        put_type(w, type, in);
        put_form(w, type);
        json_object_end(w);
    }
    json_object_end(w);
}

static void put_object(struct json_out *w, struct clr_class *k, const struct path *in)
{
    const struct path here = {k, in, in ? in->depth + 1 : 1};

    json_put_string(w, "type", "object");
    for (const struct path *p = in; p; p = p->up)
        if (p->class == k || here.depth > LIMIT_SCHEMA_CLASSES)
            return;
    if (kind_of_class(k).kind == KIND_NUMBERS)
        put_numbers(w, k, &here);
    else
        put_fields(w, k, &here);
}

/* --- All types --- */

static void put_array(struct json_out *w, struct clr_class *k, const struct path *in)
{
    struct clr_class *item = kind_argument(k);

    json_put_string(w, "type", "array");
    json_key(w, "items");
    json_object(w);
    if (item) {
        put_type(w, item, in);
        put_form(w, item);
    }
    json_object_end(w);
}

/* Writes "type" and what belongs to it. */
static void put_type(struct json_out *w, struct clr_class *k, const struct path *in)
{
    const struct class_kind kind = kind_of_class(k);

    switch (kind.kind) {
    case KIND_BOOL:
        json_put_string(w, "type", "boolean");
        break;
    case KIND_INT:
        json_put_string(w, "type", "integer");
        put_range(w, kind.code);
        break;
    case KIND_FLOAT:
    case KIND_DECIMAL:
        json_put_string(w, "type", "number");
        break;
    case KIND_ENUM:
        json_put_string(w, "type", "string");
        put_names(w, k);
        break;
    case KIND_NULLABLE:
        if (kind_argument(k))
            put_type(w, kind_argument(k), in);
        break;
    case KIND_ARRAY:
    case KIND_LIST:
        put_array(w, k, in);
        break;
    case KIND_NUMBERS:
    case KIND_STRUCT:
    case KIND_CLASS:
        put_object(w, k, in);
        break;
    default: /* strings, and references, which are given as a string */
        json_put_string(w, "type", "string");
    }
}

/* Writes a description for a value that has none, if its type does not say enough. */
static void put_form(struct json_out *w, struct clr_class *k)
{
    const enum kind kind = kind_of_class(k).kind;
    struct clr_field *f;
    void *cursor = NULL;
    struct buf text;

    buf_init(&text, MAX_FORM);
    if (kind == KIND_NULLABLE && kind_argument(k)) {
        put_form(w, kind_argument(k));
    } else if (kind == KIND_UNITY) {
        buf_printf(&text, "%s: obj:<id>, a path or a name", clr.class_get_name(k));
    } else if (kind == KIND_ENUM && usertool_is_set(k)) {
        buf_append(&text, SLICE("One or more, with commas between:"));
        for (size_t n = 0; n < LIMIT_SCHEMA_MEMBERS && (f = enum_next_value(k, &cursor)); n++)
            buf_printf(&text, "%s %s", n ? "," : "", clr.field_get_name(f));
    }
    if (text.len && buf_ok(&text))
        json_put_text(w, "description", buf_slice(&text));
    buf_done(&text);
}

/* --- A tool --- */

static void put_param(struct json_out *w, const struct usertool_param *p)
{
    struct clr_object *def;
    enum kind kind;
    bool is_text;
    struct json_out value;
    struct buf text;

    json_key(w, p->name);
    json_object(w);
    put_type(w, p->type, NULL);
    if (p->text)
        json_put_string(w, "description", p->text);
    else
        put_form(w, p->type);
    /* Writes the default only if it has the schema's type: NaN is not a JSON number, and an enum's
     * number may have no name. */
    def = clr_handle_get(p->def);
    kind = def ? kind_of_class(clr.object_get_class(def)).kind : KIND_UNKNOWN;
    is_text = kind == KIND_STRING || kind == KIND_ENUM;
    if (def) {
        buf_init(&text, PLUGIN_SCHEMA_BYTES);
        json_out_init(&value, &text);
        if (reflect_json(&value, def)) {
            w->to->failed |= !buf_ok(&text);
            if (text.len && (text.p[0] == '"') == is_text)
                json_put_raw(w, "default", buf_slice(&text));
        }
        buf_done(&text);
    }
    json_object_end(w);
}

static void put_required(struct json_out *w, const struct usertool *t)
{
    bool has_any = false;

    for (size_t i = 0; i < t->n_params; i++) {
        if (!t->params[i].is_required)
            continue;
        if (!has_any) {
            json_key(w, "required");
            json_array(w);
        }
        has_any = true;
        json_string(w, t->params[i].name);
    }
    if (has_any)
        json_array_end(w);
}

static void put_schema(struct json_out *w, const struct usertool *t)
{
    json_object(w);
    json_put_string(w, "type", "object");
    json_key(w, "properties");
    json_object(w);
    for (size_t i = 0; i < t->n_params; i++)
        if (t->params[i].source == USERTOOL_ARGUMENT)
            put_param(w, &t->params[i]);
    json_object_end(w);
    put_required(w, t);
    json_put_bool(w, "additionalProperties", false);
    json_object_end(w);
}

void usertool_write_row(struct json_out *w, const struct usertool *tool)
{
    struct linkmsg_tool row = {.name = slice_of(tool->row.name),
                               .title = slice_of(tool->row.title),
                               .description = slice_of(tool->row.text),
                               .read_only = tool->row.hints & HINT_READ_ONLY,
                               .destructive = tool->row.hints & HINT_DESTRUCTIVE,
                               .where = slice_of(tool->where),
                               .timeout_ms = tool->row.timeout_ms};
    struct json_out schema;
    struct buf text;

    buf_init(&text, PLUGIN_SCHEMA_BYTES);
    json_out_init(&schema, &text);
    put_schema(&schema, tool);
    row.input_schema = buf_slice(&text);
    linkmsg_put_tool(w, &row);
    w->to->failed |= !buf_ok(&text);
    buf_done(&text);
}

void usertools_write(struct buf *to)
{
    struct json_out w;

    linkmsg_begin_tools(&w, to);
    for (size_t i = 0; i < usertools_count(); i++)
        json_raw(&w, usertool_at(i)->listed);
    linkmsg_end_tools(&w);
}
