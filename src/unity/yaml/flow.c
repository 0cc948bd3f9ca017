/*
 * Maps in braces and lists in brackets, {fileID: 1, guid: ..., type: 3}, and quoted scalars. Line
 * breaks in them are white space: Unity breaks long maps after a comma.
 */
#include "base/limits.h"
#include "internal.h"

enum byte_class {
    FLOW_TEXT,
    FLOW_SPACE,
    FLOW_COLON, /* ends a key if nothing, white space or a mark follows */
    FLOW_MARK   /* , { } [ ] */
};

static const unsigned char class_of[256] = {
    [' '] = FLOW_SPACE, ['\t'] = FLOW_SPACE, ['\r'] = FLOW_SPACE, ['\n'] = FLOW_SPACE,
    [':'] = FLOW_COLON, [','] = FLOW_MARK,   ['{'] = FLOW_MARK,   ['}'] = FLOW_MARK,
    ['['] = FLOW_MARK,  [']'] = FLOW_MARK};

static enum byte_class look(const char *p)
{
    return (enum byte_class)class_of[(unsigned char)*p];
}

static void skip_space(struct yaml_reader *r)
{
    while (r->p < r->end && look(r->p) == FLOW_SPACE)
        r->p++;
}

struct yaml *yaml_read_quoted(struct yaml_reader *r)
{
    const char *const start = r->p;
    const char *end = yaml_quote_end(start, r->end);

    if (!end)
        return yaml_reader_fault(r, start, "a quoted text that does not end");
    r->p = end;
    return yaml_reader_node(r, YAML_SCALAR, start, end);
}

/* Skips a plain scalar, up to a mark or a key's colon. Returns its end without white space. */
static const char *skip_plain(struct yaml_reader *r)
{
    const char *p = r->p;
    const char *end = p;

    for (; p < r->end; p++) {
        const enum byte_class class = look(p);

        if (class == FLOW_TEXT)
            end = p + 1;
        else if (class == FLOW_MARK)
            break;
        else if (class == FLOW_COLON &&
                 (p + 1 == r->end || look(p + 1) == FLOW_SPACE || look(p + 1) == FLOW_MARK))
            break;
        else if (class == FLOW_COLON)
            end = p + 1;
    }
    r->p = p;
    return end;
}

/* Reads a value, which may be missing: {ns: , asm: X}. */
static struct yaml *read_value(struct yaml_reader *r)
{
    const char *const start = r->p;

    if (start < r->end && (*start == '{' || *start == '['))
        return yaml_read_flow(r);
    if (start < r->end && yaml_is_quote(*start))
        return yaml_read_quoted(r);
    return yaml_reader_node(r, YAML_SCALAR, start, skip_plain(r));
}

static struct yaml *read_pair(struct yaml_reader *r)
{
    const char *const start = r->p;
    const char *end = yaml_is_quote(*start) ? yaml_quote_end(start, r->end) : skip_plain(r);
    struct yaml *value;

    if (!end)
        return yaml_reader_fault(r, start, "a quoted key that does not end");
    r->p = end;
    skip_space(r);
    if (r->p < r->end && *r->p == ':') {
        const char *here = ++r->p;

        skip_space(r);
        value = read_value(r);
        if (value && value->raw.len == 0) /* a missing value does not include the white space */
            value->raw.p = here < r->end && *here == ' ' ? here + 1 : here;
    } else if (end > start) {
        value = yaml_reader_node(r, YAML_SCALAR, end, end);
    } else {
        return yaml_reader_fault(r, start, "no key in a map in braces");
    }
    if (!value)
        return NULL;
    value->key = yaml_span(start, end);
    return value;
}

/* After an item: skips a comma, but leaves a closing mark. */
static bool end_item(struct yaml_reader *r, char closing)
{
    skip_space(r);
    if (r->p < r->end && *r->p == ',') {
        r->p++;
        skip_space(r);
        return true;
    }
    if (r->p == r->end || *r->p == closing)
        return true;
    yaml_reader_fault(r, r->p, "no comma between two values");
    return false;
}

struct yaml *yaml_read_flow(struct yaml_reader *r)
{
    const bool is_map = *r->p == '{';
    const char closing = is_map ? '}' : ']';
    struct yaml *node = yaml_reader_node(r, is_map ? YAML_MAP : YAML_LIST, r->p, r->p);
    struct yaml *last = NULL;

    if (!node)
        return NULL;
    if (++r->depth > LIMIT_YAML_DEPTH)
        return yaml_reader_fault(r, r->p, "nested too deep");
    r->p++;
    skip_space(r);
    while (r->p < r->end && *r->p != closing) {
        struct yaml *item = is_map ? read_pair(r) : read_value(r);

        if (item && !is_map && item->raw.len == 0)
            return yaml_reader_fault(r, r->p, "no value in a list in brackets");
        if (!item || !end_item(r, closing))
            return NULL;
        yaml_reader_append(node, &last, item);
    }
    if (r->p == r->end)
        return yaml_reader_fault(r, node->raw.p, "a bracket that is not closed");
    r->p++;
    r->depth--;
    node->raw = yaml_span(node->raw.p, r->p);
    return node;
}
