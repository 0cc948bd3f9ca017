/*
 * The reader: bytes in, a tree in the caller's arena out. It keeps its own stack of open arrays and
 * objects instead of recursing, so that deep input cannot exhaust the C stack. Each function takes
 * the place to read from and returns the place after what it read, or NULL on failure.
 */
#include "json.h"

#include "internal.h"

struct level {
    struct json *node;        /* the open array or object; NULL at level 0, outside the root */
    const struct json **link; /* where to store the next child's address */
};

struct reader {
    const char *start, *end;
    struct arena *arena;
    /* Not NULL: builds no tree, and all values of one depth share one node. */
    struct json *nodes;
    struct json_fault fault;
    unsigned depth;
    struct level levels[JSON_MAX_DEPTH + 1];
};

static const char *fail_as(struct reader *r, enum json_fault_kind kind, const char *at,
                           const char *reason)
{
    r->fault = (struct json_fault){kind, reason, (size_t)(at - r->start)};
    return NULL;
}

static const char *fail(struct reader *r, const char *at, const char *reason)
{
    return fail_as(r, JSON_FAULT_SYNTAX, at, reason);
}

static inline const char *skip_space(const char *p, const char *end)
{
    while (p < end && (*p == ' ' || *p == '\n' || *p == '\r' || *p == '\t'))
        p++;
    return p;
}

/* The code unit of the escape with four hex digits at `p`; -1: there is none. */
static int32_t code_unit(const char *p, const char *end)
{
    int32_t unit = 0;

    if (end - p < 6 || p[0] != '\\' || p[1] != 'u')
        return -1;
    for (int i = 2; i < 6; i++) {
        int digit = text_hex_digit(p[i]);

        if (digit < 0)
            return -1;
        unit = unit << 4 | digit;
    }
    return unit;
}

static bool is_high_surrogate(int32_t unit)
{
    return unit >= 0xD800 && unit <= 0xDBFF;
}

static bool is_low_surrogate(int32_t unit)
{
    return unit >= 0xDC00 && unit <= 0xDFFF;
}

void json_replace_lone_surrogates(char *text, size_t len)
{
    const char *end = text + len;

    for (size_t i = 0; i < len;) {
        int32_t unit = code_unit(text + i, end);

        if (unit < 0) {
            i += text[i] == '\\' ? 2 : 1;
        } else if (is_high_surrogate(unit) && is_low_surrogate(code_unit(text + i + 6, end))) {
            i += 12;
        } else {
            if (is_high_surrogate(unit) || is_low_surrogate(unit))
                memcpy(text + i + 2, "fffd", 4);
            i += 6;
        }
    }
}

/* The character that this one after a backslash means; 0: not an escape. */
static const char short_escapes[256] = {
    ['"'] = '"',  ['\\'] = '\\', ['/'] = '/',  ['b'] = '\b',
    ['f'] = '\f', ['n'] = '\n',  ['r'] = '\r', ['t'] = '\t',
};

/* Checks the escape whose backslash is at `p`; a surrogate pair counts as one. */
static const char *check_escape(struct reader *r, const char *p)
{
    int32_t unit;

    if (r->end - p < 2)
        return fail(r, r->end, "unterminated string");
    if (short_escapes[(unsigned char)p[1]])
        return p + 2;
    unit = code_unit(p, r->end);
    if (unit < 0)
        return fail(r, p, "bad escape");
    if (is_high_surrogate(unit) && is_low_surrogate(code_unit(p + 6, r->end)))
        return p + 12;
    if (is_high_surrogate(unit) || is_low_surrogate(unit))
        return fail(r, p, "lone surrogate");
    return p + 6;
}

/* Checks a string's contents from `p` on and returns where its closing quote is. */
static const char *find_quote(struct reader *r, const char *p, bool *ret_has_escapes)
{
    bool has_escapes = false;

    for (;;) {
        p = scan_beyond_ascii(scan_plain(p, r->end), r->end);
        if (p == r->end)
            return fail(r, p, "unterminated string");
        if (scan_is_plain(*p))
            continue;
        if (*p != '\\')
            break;
        has_escapes = true;
        p = check_escape(r, p);
        if (!p)
            return NULL;
    }
    if (*p != '"')
        return fail(r, p, (signed char)*p < 0 ? "not UTF-8" : "control character in a string");
    *ret_has_escapes = has_escapes;
    return p;
}

/* Decodes the checked escape at *p to `to`, moves *p behind it, returns the length. */
static size_t decode_escape(const char **p, const char *end, char *to)
{
    int32_t unit, low;

    if ((*p)[1] != 'u') {
        *to = short_escapes[(unsigned char)(*p)[1]];
        *p += 2;
        return 1;
    }
    unit = code_unit(*p, end);
    *p += 6;
    if (is_high_surrogate(unit)) {
        low = code_unit(*p, end);
        *p += 6;
        unit = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00);
    }
    return utf8_encode((uint32_t)unit, to);
}

/* Copies eight bytes and returns how many of them precede a backslash. */
static size_t copy_word(const char *p, char *to)
{
    uint64_t slashes = scan_word(p) ^ SCAN_EACH('\\');
    uint64_t hits = (slashes - SCAN_EACH(1)) & ~slashes & SCAN_EACH(0x80);

    memcpy(to, p, 8);
    return hits ? (size_t)__builtin_ctzll(hits) / 8 : 8;
}

/* Decodes the checked contents of a string. No escape is shorter than what it means, so the
 * source's length is enough room. */
static bool decode(struct reader *r, struct slice inside, struct slice *ret_text)
{
    const char *p = inside.p, *end = inside.p + inside.len;
    char *text = arena_alloc(r->arena, inside.len);
    char *to = text;

    if (!text)
        return false;
    while (p < end) {
        if (*p == '\\') {
            to += decode_escape(&p, end, to);
        } else if (end - p < 8) {
            *to++ = *p++;
        } else {
            size_t len = copy_word(p, to);

            p += len;
            to += len;
        }
    }
    *ret_text = slice_from(text, (size_t)(to - text));
    return true;
}

/* Reads the string whose opening quote is at `p`. */
static const char *read_string(struct reader *r, const char *p, struct slice *ret_text)
{
    bool has_escapes = false;
    const char *quote = find_quote(r, p + 1, &has_escapes);

    if (!quote)
        return NULL;
    *ret_text = slice_from(p + 1, (size_t)(quote - p) - 1);
    if (has_escapes && !r->nodes && !decode(r, *ret_text, ret_text))
        return fail_as(r, JSON_FAULT_MEMORY, p, "out of memory");
    return quote + 1;
}

static const char *skip_digits(const char *p, const char *end)
{
    while (p < end && *p >= '0' && *p <= '9')
        p++;
    return p;
}

static const char *read_number(struct reader *r, const char *p)
{
    const char *digits = *p == '-' ? p + 1 : p;

    p = skip_digits(digits, r->end);
    if (p == digits)
        return fail(r, p, "expected a digit");
    if (*digits == '0' && p - digits > 1)
        return fail(r, digits, "leading zero");
    if (p < r->end && *p == '.') {
        digits = p + 1;
        p = skip_digits(digits, r->end);
        if (p == digits)
            return fail(r, p, "expected a digit");
    }
    if (p < r->end && (*p == 'e' || *p == 'E')) {
        digits = p + 1;
        if (digits < r->end && (*digits == '+' || *digits == '-'))
            digits++;
        p = skip_digits(digits, r->end);
        if (p == digits)
            return fail(r, p, "expected a digit");
    }
    return p;
}

static const char *read_literal(struct reader *r, const char *p, struct slice literal)
{
    if (!slice_starts(slice_from(p, (size_t)(r->end - p)), literal))
        return fail(r, p, "expected a value");
    return p + literal.len;
}

static const char *open_level(struct reader *r, const char *p, struct json *node)
{
    if (r->depth == JSON_MAX_DEPTH)
        return fail_as(r, JSON_FAULT_DEPTH, p, "nested too deeply");
    r->levels[++r->depth] = (struct level){node, &node->first};
    return p + 1;
}

/* Reads a value; for an array or object only its opening bracket. */
static const char *read_value(struct reader *r, const char *p, struct json *node)
{
    const char *start = p;

    if (p == r->end)
        return fail(r, p, "expected a value");
    node->raw.p = p;
    switch (*p) {
    case '"':
        node->type = JSON_STRING;
        p = read_string(r, p, &node->text);
        break;
    case '{':
        node->type = JSON_OBJECT;
        p = open_level(r, p, node);
        break;
    case '[':
        node->type = JSON_ARRAY;
        p = open_level(r, p, node);
        break;
    case 't':
        node->type = JSON_BOOL;
        p = read_literal(r, p, SLICE("true"));
        break;
    case 'f':
        node->type = JSON_BOOL;
        p = read_literal(r, p, SLICE("false"));
        break;
    case 'n':
        p = read_literal(r, p, SLICE("null"));
        break;
    default:
        if (*p != '-' && (*p < '0' || *p > '9'))
            return fail(r, p, "expected a value");
        node->type = JSON_NUMBER;
        p = read_number(r, p);
    }
    if (p)
        node->raw.len = (size_t)(p - start);
    return p;
}

static const char *read_name(struct reader *r, const char *p, struct json *node)
{
    if (p == r->end || *p != '"')
        return fail(r, p, "expected a name");
    p = read_string(r, p, &node->key);
    if (!p)
        return NULL;
    p = skip_space(p, r->end);
    if (p == r->end || *p != ':')
        return fail(r, p, "expected ':'");
    return skip_space(p + 1, r->end);
}

/* Closes the levels that end at `p` and returns where the next value must be, or the root's end. */
static const char *close_levels(struct reader *r, const char *p)
{
    while (r->depth > 0) {
        struct json *open = r->levels[r->depth].node;
        bool is_object = open->type == JSON_OBJECT;

        p = skip_space(p, r->end);
        if (p < r->end && *p == ',')
            return skip_space(p + 1, r->end);
        if (p == r->end || *p != (is_object ? '}' : ']'))
            return fail(r, p, is_object ? "expected ',' or '}'" : "expected ',' or ']'");
        p++;
        open->raw.len = (size_t)(p - open->raw.p);
        r->depth--;
    }
    return p;
}

static struct json *add_node(struct reader *r)
{
    struct level *level = &r->levels[r->depth];
    struct json *node = r->nodes ? &r->nodes[r->depth] : arena_alloc(r->arena, sizeof(*node));

    if (!node)
        return NULL;
    *node = (struct json){.type = JSON_NULL};
    *level->link = node;
    level->link = &node->next;
    if (level->node)
        level->node->n_items++;
    return node;
}

/* Whether an array or object was opened before `p` and is not empty. */
static bool has_content(const struct reader *r, const char *p, const struct json *node)
{
    return (node->type == JSON_OBJECT && (p == r->end || *p != '}')) ||
           (node->type == JSON_ARRAY && (p == r->end || *p != ']'));
}

static const char *read_tree(struct reader *r, const char *p)
{
    do {
        const struct json *parent = r->levels[r->depth].node;
        struct json *node = add_node(r);

        if (!node)
            return fail_as(r, JSON_FAULT_MEMORY, p, "out of memory");
        if (json_is(parent, JSON_OBJECT))
            p = read_name(r, p, node);
        if (p)
            p = read_value(r, p, node);
        if (!p)
            return NULL;
        if (node->type >= JSON_ARRAY)
            p = skip_space(p, r->end);
        if (!has_content(r, p, node))
            p = close_levels(r, p);
    } while (p && r->depth > 0);
    return p;
}

/* Reads the whole text; the caller has set the reader's arena or nodes. */
static bool read_text(struct reader *r, struct slice in, const struct json **ret_root,
                      struct json_fault *ret_fault)
{
    const struct json *root = NULL;
    const char *p;

    if (in.len == 0)
        in = SLICE("");
    r->start = in.p;
    r->end = in.p + in.len;
    r->depth = 0;
    r->levels[0] = (struct level){NULL, &root};

    if (slice_starts(in, SLICE("\xEF\xBB\xBF")))
        p = fail(r, in.p, "byte order mark");
    else
        p = read_tree(r, skip_space(in.p, r->end));
    if (p)
        p = skip_space(p, r->end);
    if (p && p != r->end)
        p = fail(r, p, "text after the value");
    if (!p) {
        *ret_fault = r->fault;
        return false;
    }
    *ret_root = root;
    return true;
}

bool json_parse(struct arena *a, struct slice in, const struct json **ret_root,
                struct json_fault *ret_fault)
{
    struct reader r;

    r.arena = a;
    r.nodes = NULL;
    return read_text(&r, in, ret_root, ret_fault);
}

bool json_check(struct slice in, struct json_fault *ret_fault)
{
    struct json nodes[JSON_MAX_DEPTH + 1];
    const struct json *root;
    struct reader r;

    r.arena = NULL;
    r.nodes = nodes;
    return read_text(&r, in, &root, ret_fault);
}

const struct json *json_get(const struct json *object, const char *key)
{
    const struct slice name = slice_of(key);
    const struct json *found = NULL;

    if (!json_is(object, JSON_OBJECT))
        return NULL;
    for (const struct json *v = object->first; v; v = v->next)
        if (slice_eq(v->key, name))
            found = v;
    return found;
}

const struct json *json_get_value(const struct json *object, const char *key)
{
    const struct json *v = json_get(object, key);

    return json_is(v, JSON_NULL) ? NULL : v;
}

struct slice json_get_text(const struct json *object, const char *key)
{
    const struct json *v = json_get(object, key);

    return json_is(v, JSON_STRING) ? v->text : (struct slice){0};
}

bool json_to_bool(const struct json *v, bool *ret_value)
{
    if (!json_is(v, JSON_BOOL))
        return false;
    *ret_value = v->raw.p[0] == 't';
    return true;
}

const char *json_type_name(enum json_type type)
{
    static const char *const names[] = {
        [JSON_NULL] = "null",     [JSON_BOOL] = "boolean", [JSON_NUMBER] = "number",
        [JSON_STRING] = "string", [JSON_ARRAY] = "array",  [JSON_OBJECT] = "object",
    };

    return names[type];
}
