/*
 * The first level: finds documents and their top-level keys by the first bytes of lines. Most of a
 * file is skipped from line break to line break.
 */
#include "lex.h"
#include "unity/index/index.h"

static bool fault_conflict(struct err *err, size_t line)
{
    yaml_fault(err, line, "an unresolved merge conflict");
    return err_hint(err, "Resolve the conflict in the version control system first.");
}

static bool starts_with(const char *p, const char *end, struct slice text)
{
    return slice_starts(yaml_span(p, end), text);
}

/* Moves to the first document of UnityYAML. */
static bool skip_preamble(struct yaml_scan *scan, const char *end, struct err *err)
{
    while (scan->p < end && !starts_with(scan->p, end, SLICE("---"))) {
        const char *eol = yaml_eol(scan->p, end);

        if (meta_is_conflict(scan->p, end))
            return fault_conflict(err, scan->line);
        if (*scan->p != '%' && yaml_skip_blanks(scan->p, eol) < eol)
            return yaml_fault(err, scan->line, "text before the first document");
        scan->p = eol < end ? eol + 1 : end;
        scan->line++;
    }
    return scan->p < end || yaml_fault(err, scan->line, "the file ends before its first document");
}

bool yaml_open(struct yaml_scan *scan, struct slice file, struct err *err)
{
    struct yaml_scan fresh = {.file = file, .kind = yaml_kind_of(file), .p = file.p, .line = 1};

    if (slice_starts(file, SLICE("\xEF\xBB\xBF")))
        fresh.p += 3;
    if (fresh.kind == YAML_OTHER && meta_is_conflict(fresh.p, file.p + file.len))
        return fault_conflict(err, 1);
    if (fresh.kind != YAML_UNITY && fresh.kind != YAML_META)
        return err_set(err, ERR_TOOL, "line 1: not readable as UnityYAML: the file is %s",
                       yaml_kind_name(fresh.kind));
    if (fresh.kind == YAML_UNITY && !skip_preamble(&fresh, file.p + file.len, err))
        return false;
    *scan = fresh;
    return true;
}

/* Reads digits with an optional '-'. Returns the first byte after them, or NULL. */
static const char *read_id(const char *p, const char *eol, int64_t *ret_id)
{
    const char *start = p;

    if (p < eol && *p == '-')
        p++;
    while (p < eol && text_is_digit(*p))
        p++;
    return text_to_int(yaml_span(start, p), ret_id) ? p : NULL;
}

/* --- !u!CLASS &ID [stripped] */
static bool read_header(const char *p, const char *eol, struct yaml_doc *doc)
{
    struct slice rest;

    if (!starts_with(p, eol, SLICE("--- !u!")))
        return false;
    p = read_id(p + 7, eol, &doc->class_id);
    if (!p || !starts_with(p, eol, SLICE(" &")))
        return false;
    p = read_id(p + 2, eol, &doc->file_id);
    if (!p)
        return false;
    rest = yaml_span(p, yaml_trim_end(p, eol));
    doc->is_stripped = slice_is(rest, " stripped");
    return doc->is_stripped || rest.len == 0;
}

/* Whether a document's body may have a line that begins with *p at column 0. */
static bool may_stand_at_0(const struct yaml_scan *scan, const char *p)
{
    /* A closing quote may be alone on a line; empty lines are line breaks in a quoted text. */
    return scan->kind == YAML_META || *p == '\n' || *p == '\r' || yaml_is_quote(*p);
}

/* Skips from scan->p to the next document. */
static bool skip_body(struct yaml_scan *scan, struct err *err)
{
    const char *const end = scan->file.p + scan->file.len;
    const char *p = scan->p;
    size_t line = scan->line;

    while (p < end) {
        if (*p != ' ') {
            if (meta_is_conflict(p, end))
                return fault_conflict(err, line);
            if (scan->kind == YAML_UNITY && starts_with(p, end, SLICE("---")))
                break;
            if (!may_stand_at_0(scan, p))
                return yaml_fault(err, line, "text at column 0 that is not a document header");
        }
        p = yaml_eol(p, end);
        if (p == end)
            break;
        p++;
        line++;
    }
    scan->p = p;
    scan->line = line;
    return true;
}

/* Reads the lines with header and type name, and moves scan->p past them. */
static bool read_head(struct yaml_scan *scan, struct yaml_doc *doc, struct err *err)
{
    const char *const end = scan->file.p + scan->file.len;
    const char *eol = yaml_eol(scan->p, end);
    const char *type, *colon;

    if (!read_header(scan->p, eol, doc))
        return yaml_fault(err, scan->line, "a document header must be --- !u!CLASS &ID");
    if (eol == end || eol + 1 == end)
        return yaml_fault(err, scan->line, "the file ends before the document's type name");
    type = eol + 1;
    eol = yaml_eol(type, end);
    if (meta_is_conflict(type, end))
        return fault_conflict(err, scan->line + 1);
    colon = yaml_is_blank(*type) || yaml_is_quote(*type) ? NULL : yaml_key_end(type, eol);
    if (!colon || colon == type)
        return yaml_fault(err, scan->line + 1, "a document must begin with its type name");
    doc->type = yaml_span(type, yaml_trim_end(type, colon));
    scan->p = eol < end ? eol + 1 : end;
    scan->line += 2;
    return true;
}

enum yaml_step yaml_next(struct yaml_scan *scan, struct yaml_doc *ret_doc, struct err *err)
{
    const char *const end = scan->file.len ? scan->file.p + scan->file.len : scan->file.p;
    const char *const start = scan->p;
    struct yaml_doc doc = {.line = scan->line};
    const char *body;

    if (scan->p == end)
        return YAML_END;
    if (scan->kind == YAML_UNITY && !read_head(scan, &doc, err)) {
        scan->p = end;
        return YAML_FAULT;
    }
    body = scan->p;
    if (!skip_body(scan, err)) {
        scan->p = end;
        return YAML_FAULT;
    }
    doc.raw = yaml_span(start, scan->p);
    doc.body = yaml_span(body, scan->p);
    *ret_doc = doc;
    return YAML_ITEM;
}

void yaml_entries_init(struct yaml_entries *it, const struct yaml_doc *doc)
{
    const char *const end = doc->body.p + doc->body.len;
    const char *p = doc->body.p;

    *it = (struct yaml_entries){p, p, end, doc->line + (doc->type.p ? 2 : 0), 0};
    for (const char *line = p; line < end;) {
        const char *eol = yaml_eol(line, end);

        for (p = line; p < eol && *p == ' '; p++)
            continue;
        if (yaml_skip_blanks(p, eol) < eol) {
            it->col = (size_t)(p - line);
            return;
        }
        line = eol < end ? eol + 1 : end;
    }
    it->p = end; /* only blank lines */
}

/* Whether the line at p belongs to the entry above it. */
static bool continues(const char *p, const char *end, size_t col)
{
    const char *start = p;

    while (p < end && *p == ' ' && (size_t)(p - start) <= col)
        p++;
    if ((size_t)(p - start) > col || p == end || *p == '\n' || *p == '\r')
        return true;
    if ((size_t)(p - start) == col && *p == '-')
        return p + 1 == end || yaml_is_blank(p[1]) || p[1] == '\n';
    if (p > start || !yaml_is_quote(*p))
        return false;
    /* A closing quote is alone on its line. At column 0 of a .meta file, a quote may also open a
     * key. */
    return col > 0 || p + 1 == end || yaml_is_blank(p[1]) || p[1] == '\n';
}

static enum yaml_step fault_entry(struct yaml_entries *it, const char *at, const char *what,
                                  struct err *err)
{
    yaml_fault(err, yaml_line_of(yaml_span(it->begin, it->end), it->line, at), what);
    it->p = it->end;
    return YAML_FAULT;
}

/* The key of the entry at it->p, after any blank lines; NULL if there is none. */
static const char *find_key(const struct yaml_entries *it, const char **ret_eol)
{
    const char *line = it->p;
    const char *eol = yaml_eol(line, it->end);
    const char *p;

    while (yaml_skip_blanks(line, eol) == eol && eol < it->end) {
        line = eol + 1;
        eol = yaml_eol(line, it->end);
    }
    *ret_eol = eol;
    for (p = line; p < eol && *p == ' '; p++)
        continue;
    return (size_t)(p - line) == it->col && p < eol && !yaml_is_dash(p, eol) ? p : NULL;
}

enum yaml_step yaml_next_entry(struct yaml_entries *it, struct yaml_entry *ret_entry,
                               struct err *err)
{
    const char *const start = it->p;
    const char *p, *eol, *key, *colon, *value;

    if (start == it->end)
        return YAML_END;
    key = find_key(it, &eol);
    colon = key ? yaml_key_end(key, eol) : NULL;
    if (!colon)
        return fault_entry(it, key ? key : start, "no key at the column of the first one", err);
    value = colon + 1 < eol && colon[1] == ' ' ? colon + 2 : colon + 1;
    p = yaml_skip_blanks(value, eol);
    if (p < eol && yaml_is_quote(*p)) {
        p = yaml_quote_end(p, it->end);
        if (!p)
            return fault_entry(it, value, "a quoted text that does not end", err);
        eol = yaml_eol(p, it->end);
    }
    p = eol < it->end ? eol + 1 : it->end;
    while (p < it->end && continues(p, it->end, it->col)) {
        p = yaml_eol(p, it->end);
        p += p < it->end;
    }
    ret_entry->key = yaml_span(key, yaml_trim_end(key, colon));
    ret_entry->value = yaml_span(value, yaml_trim_end(value, p));
    ret_entry->raw = yaml_span(start, p);
    it->p = p;
    return YAML_ITEM;
}
