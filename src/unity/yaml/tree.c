/*
 * The second level: parses lines into a tree of maps, lists and scalars, by recursive descent over
 * blocks. flow.c parses braces and brackets. Scalars are located but not decoded.
 */
#include "base/limits.h"
#include "internal.h"

struct yaml *yaml_reader_fault(struct yaml_reader *r, const char *at, const char *what)
{
    yaml_fault(r->err, yaml_line_of(yaml_span(r->begin, r->end), r->line, at), what);
    return NULL;
}

/* Allocates nodes in batches: one at a time, allocating would take as long as parsing. */
static bool add_spare(struct yaml_reader *r)
{
    unsigned n = r->n_last < 64 ? 2 * r->n_last + 4 : r->n_last;

    r->spare = arena_alloc(r->a, n * sizeof(*r->spare));
    if (!r->spare)
        return err_no_memory(r->err);
    r->n_spare = r->n_last = n;
    return true;
}

struct yaml *yaml_reader_node(struct yaml_reader *r, enum yaml_type type, const char *start,
                              const char *end)
{
    struct yaml *node;

    if (!r->n_spare && !add_spare(r))
        return NULL;
    r->n_spare--;
    node = r->spare++;
    *node = (struct yaml){.type = type, .raw = yaml_span(start, end)};
    return node;
}

void yaml_reader_append(struct yaml *parent, struct yaml **last, struct yaml *child)
{
    if (*last)
        (*last)->next = child;
    else
        parent->first = child;
    *last = child;
    parent->n_items++;
}

/* Moves to the first non-space byte of the next line that is not blank, or to the end. */
static void next_line(struct yaml_reader *r)
{
    const char *line, *p, *first;

    do {
        line = r->eol < r->end ? r->eol + 1 : r->end;
        r->eol = yaml_eol(line, r->end);
        for (p = line; p < r->eol && *p == ' '; p++)
            continue;
        first = yaml_skip_blanks(p, r->eol);
    } while (first == r->eol && r->eol < r->end);
    r->p = first == r->eol ? r->end : p;
    r->col = (size_t)(p - line);
}

static bool is_deeper(const struct yaml_reader *r, size_t col)
{
    return r->p < r->end && r->col > col;
}

static bool is_item(const struct yaml_reader *r, size_t col)
{
    return r->p < r->end && r->col == col && yaml_is_dash(r->p, r->eol);
}

/* Finishes a quoted or flow value: nothing else may follow on its line. */
static struct yaml *end_value(struct yaml_reader *r, struct yaml *node, const char *what)
{
    if (!node)
        return NULL;
    r->p = node->raw.p + node->raw.len;
    if (r->p > r->eol)
        r->eol = yaml_eol(r->p, r->end);
    if (yaml_skip_blanks(r->p, r->eol) < r->eol)
        return yaml_reader_fault(r, r->p, what);
    next_line(r);
    return node;
}

/* Reads the scalar or flow collection at r->p. */
static struct yaml *read_inline(struct yaml_reader *r, size_t parent_col)
{
    const char *start, *end;

    if (*r->p == '{' || *r->p == '[')
        return end_value(r, yaml_read_flow(r), "text after a closing bracket");
    if (yaml_is_quote(*r->p))
        return end_value(r, yaml_read_quoted(r), "text after a closing quote");
    /* A plain scalar continues on every line that is indented deeper than its parent. */
    start = r->p;
    end = yaml_trim_end(start, r->eol);
    next_line(r);
    if (is_deeper(r, parent_col) && (*start == '|' || *start == '>'))
        return yaml_reader_fault(r, start, "a block scalar, which Unity does not write");
    while (is_deeper(r, parent_col)) {
        if (yaml_key_end(r->p, r->eol))
            return yaml_reader_fault(r, r->p, "a key that is indented too deep");
        end = yaml_trim_end(r->p, r->eol);
        next_line(r);
    }
    return yaml_reader_node(r, YAML_SCALAR, start, end);
}

static struct yaml *read_block(struct yaml_reader *r, size_t parent_col);

/* Reads the value after the colon or dash at `mark`, on its line or below. List items may be in the
 * same column as their key. */
static struct yaml *read_value(struct yaml_reader *r, const char *mark, size_t col)
{
    const bool is_key = *mark == ':';
    const char *const here = mark + 1 < r->eol && mark[1] == ' ' ? mark + 2 : mark + 1;
    const char *p = yaml_skip_blanks(mark + 1, r->eol);

    if (p == r->eol) {
        next_line(r);
        if (is_deeper(r, col) || (is_key && is_item(r, col)))
            return read_block(r, col);
        return yaml_reader_node(r, YAML_SCALAR, here, here);
    }
    if (is_key) {
        r->p = p;
        return read_inline(r, col);
    }
    r->col += (size_t)(p - r->p);
    r->p = p;
    return read_block(r, col);
}

static struct yaml *read_map(struct yaml_reader *r, const char *colon)
{
    const size_t col = r->col;
    struct yaml *map = yaml_reader_node(r, YAML_MAP, r->p, r->p);
    struct yaml *last = NULL;

    if (!map)
        return NULL;
    do {
        const char *const key = r->p;
        struct yaml *value;

        if (!colon)
            colon = yaml_key_end(key, r->eol);
        if (!colon)
            return yaml_reader_fault(r, key, "a key without colon");
        value = read_value(r, colon, col);
        if (!value)
            return NULL;
        value->key = yaml_span(key, yaml_trim_end(key, colon));
        yaml_reader_append(map, &last, value);
        colon = NULL;
    } while (r->p < r->end && r->col == col && !yaml_is_dash(r->p, r->eol));
    map->raw.len = (size_t)(last->raw.p + last->raw.len - map->raw.p);
    return map;
}

static struct yaml *read_list(struct yaml_reader *r)
{
    const size_t col = r->col;
    struct yaml *list = yaml_reader_node(r, YAML_LIST, r->p, r->p);
    struct yaml *last = NULL;

    if (!list)
        return NULL;
    do {
        struct yaml *item = read_value(r, r->p, col);

        if (!item)
            return NULL;
        yaml_reader_append(list, &last, item);
    } while (is_item(r, col));
    list->raw.len = (size_t)(last->raw.p + last->raw.len - list->raw.p);
    return list;
}

/* Reads the map, list or scalar that begins at r->p in column r->col, up to the first line that
 * does not belong to it. If no open block has that line's column, yaml_parse() reports it. */
static struct yaml *read_block(struct yaml_reader *r, size_t parent_col)
{
    const bool is_list = yaml_is_dash(r->p, r->eol);
    const char *colon = is_list ? NULL : yaml_key_end(r->p, r->eol);
    struct yaml *node;

    if (*r->p == '\t')
        return yaml_reader_fault(r, r->p, "a tab in the indentation");
    if (!is_list && !colon)
        return read_inline(r, parent_col);
    if (++r->depth > LIMIT_YAML_DEPTH)
        return yaml_reader_fault(r, r->p, "nested too deep");
    node = is_list ? read_list(r) : read_map(r, colon);
    r->depth--;
    return node;
}

bool yaml_parse(struct arena *a, struct slice lines, size_t line, const struct yaml **ret_root,
                struct err *err)
{
    const char *const end = lines.len ? lines.p + lines.len : lines.p;
    struct yaml_reader r = {.a = a, .begin = lines.p, .p = lines.p, .end = end, .line = line};
    struct yaml *root;

    r.err = err;
    r.eol = yaml_eol(r.p, end);
    while (r.p < r.eol && *r.p == ' ')
        r.p++;
    r.col = (size_t)(r.p - lines.p);
    if (yaml_skip_blanks(r.p, r.eol) == r.eol)
        next_line(&r);
    if (r.p == end)
        return yaml_fault(err, line, "nothing but blank lines");
    root = read_block(&r, r.col);
    if (!root)
        return false;
    if (r.p < end || root->type == YAML_SCALAR) {
        yaml_reader_fault(&r, r.p, r.p < end ? "wrong indentation" : "neither map nor list");
        return false;
    }
    *ret_root = root;
    return true;
}

bool yaml_parse_doc(struct arena *a, const struct yaml_doc *doc, const struct yaml **ret_root,
                    struct err *err)
{
    const char *const end = doc->raw.p + doc->raw.len;
    const struct yaml *root;

    if (!doc->type.p)
        return yaml_parse(a, doc->body, doc->line, ret_root, err);
    if (!yaml_parse(a, yaml_span(doc->type.p, end), doc->line + 1, &root, err))
        return false;
    if (root->n_items != 1)
        return yaml_fault(err, doc->line + 1, "a document with more than one type name");
    *ret_root = root->first;
    return true;
}
