/*
 * Finds a document's references in its bytes, without a tree, jumping from brace to brace with
 * memchr(). Accepts Unity's forms,
 *
 *     m_Script: {fileID: 11500000, guid: 0cd44c1031e13a943bb63640046fad76, type: 3}
 *     - {fileID: 4300000, guid: ...,
 *       type: 2}
 *
 * and ignores texts. Anything else that looks like a reference is called odd and left to the tree.
 * Takes linear time, whatever the length of a line.
 */
#include "unity/yaml/lex.h"
#include "internal.h"

static const char *find(const char *p, const char *end, char c)
{
    const char *at = p < end ? memchr(p, c, (size_t)(end - p)) : NULL;

    return at ? at : end;
}

/* Whether a document does not begin as Unity writes it: its type name and colon are not alone on
 * the line, the body begins with a blank line, or the body is a map in braces. */
static bool needs_tree(const struct yaml_doc *doc, const char *first, const char *end)
{
    const char *behind = doc->type.p ? doc->type.p + doc->type.len : NULL;

    if (behind &&
        (*doc->type.p == '-' || *behind != ':' || yaml_trim_end(behind, doc->body.p) != behind + 1))
        return true;
    return first < end && (yaml_is_blank(*first) || *first == '\n' || *first == '{');
}

void refs_lex_init(struct refs_lex *l, const struct yaml_doc *doc)
{
    const char *const p = doc->body.p, *const end = doc->body.p + doc->body.len;
    const char *first = p;

    while (first < end && *first == ' ')
        first++;
    *l = (struct refs_lex){.begin = p, .p = p, .end = end, .col = (size_t)(first - p)};
    l->needs_tree = needs_tree(doc, first, end);
    l->line = l->known = l->cut = l->after = p;
    l->quotes[0] = find(p, end, '\'');
    l->quotes[1] = find(p, end, '"');
}

/* The start of the line that contains `at`. Calls must not go backwards. */
static const char *line_of(struct refs_lex *l, const char *at)
{
    const char *eol = at > l->known ? memrchr(l->known, '\n', (size_t)(at - l->known)) : NULL;

    if (eol)
        l->line = eol + 1;
    l->known = at;
    return l->line;
}

/* Skips a line's indentation and dashes. */
static const char *content_of(const char *line, const char *end)
{
    const char *p = line;

    while (p < end && (*p == ' ' || (*p == '-' && p + 1 < end && p[1] == ' ')))
        p++;
    return p;
}

static const char *next_quote(const struct refs_lex *l)
{
    return l->quotes[0] < l->quotes[1] ? l->quotes[0] : l->quotes[1];
}

/* Continues at `at`, since there is no reference before it. */
static void resume(struct refs_lex *l, const char *at)
{
    if (l->p < at)
        l->p = at;
    if (l->quotes[0] < at)
        l->quotes[0] = find(at, l->end, '\'');
    if (l->quotes[1] < at)
        l->quotes[1] = find(at, l->end, '"');
}

/* Skips the quoted text at p and the rest of its line, which must be blank. */
static bool skip_quoted(struct refs_lex *l, const char *p, bool is_item)
{
    const char *const behind = yaml_quote_end(p, l->end);
    const char *eol;

    /* This may be a line of a plain text with an unmatched quote that only looks like an item. */
    if (!behind || (is_item && memchr(p, '\n', (size_t)(behind - p))))
        return false;
    eol = yaml_eol(behind, l->end);
    resume(l, eol);
    return yaml_skip_blanks(behind, eol) == eol;
}

/*
 * Skips the next quote and its line. The quote either opens a text, possibly of many lines, or is a
 * character in a plain text. False if the line may be anything else, such as a map in braces.
 */
static bool skip_quote(struct refs_lex *l)
{
    const char *const quote = next_quote(l);
    const char *const eol = yaml_eol(quote, l->end);
    const char *const line = line_of(l, quote), *const content = content_of(line, eol);
    const char *const colon = yaml_key_end(content, eol);
    const char *const value = colon ? yaml_skip_blanks(colon + 1, eol) : content;
    const bool is_item = !colon && content - line >= 2 && content[-2] == '-';

    if (yaml_is_blank(*content) || yaml_is_dash(content, eol))
        return false; /* a tab */
    if (value < eol && yaml_is_quote(*value))
        return (colon || is_item) && skip_quoted(l, value, is_item);
    if ((value < eol && (*value == '{' || *value == '[')) || walk_has_ref(content, eol))
        return false;
    resume(l, eol);
    return true;
}

/* Sets the key whose value is at the brace. False: it is not a value, or is inside other braces. */
static bool find_key(struct refs_lex *l, const char *brace, struct ref_seen *seen)
{
    const char *const line = line_of(l, brace);
    const char *const content = content_of(line, brace);
    const char *colon;

    seen->key = yaml_span(content, content);
    seen->is_top = false;
    if (content == brace) /* without a dash, its key is on a line above */
        return content - line >= 2 && content[-2] == '-';
    if (yaml_is_blank(*content) || yaml_is_dash(content, brace))
        return false; /* a tab */
    colon = yaml_key_end(content, brace);
    if (!colon || colon + 1 == brace || yaml_skip_blanks(colon + 1, brace) < brace)
        return false;
    seen->key = yaml_span(content, yaml_trim_end(content, colon));
    seen->is_top = (size_t)(content - line) == l->col && !memchr(line, '-', l->col);
    return true;
}

static const char *read_int(const char *p, const char *end, int64_t *ret_value)
{
    const char *const start = p;
    int64_t value = 0;

    if (p < end && *p == '-')
        p++;
    for (; p < end && text_is_digit(*p) && p - start < 18; p++)
        value = 10 * value + (*p - '0');
    if (p < end && text_is_digit(*p)) {
        while (p < end && text_is_digit(*p) && p - start < 32)
            p++;
        return text_to_int(yaml_span(start, p), ret_value) ? p : NULL;
    }
    if (p == start || !text_is_digit(p[-1]))
        return NULL;
    *ret_value = *start == '-' ? -value : value;
    return p;
}

/* Skips a comma, white space and `word`; NULL if they are not there. */
static const char *read_next(const char *p, const char *end, struct slice word)
{
    if (p == end || *p != ',')
        return NULL;
    for (p++; p < end && (yaml_is_blank(*p) || *p == '\n'); p++)
        continue;
    return slice_starts(yaml_span(p, end), word) ? p + word.len : NULL;
}

/* Reads the reference at p and returns its end; NULL if it is not a reference, or odd. */
static const char *read_ref(const char *p, const char *end, struct yaml_ref *ref)
{
    int64_t type;

    *ref = (struct yaml_ref){.has_guid = false};
    if (!slice_starts(yaml_span(p, end), SLICE("{fileID: ")))
        return NULL;
    p = read_int(p + 9, end, &ref->file_id);
    if (p && p < end && *p == '}')
        return p + 1;
    p = p ? read_next(p, end, SLICE("guid: ")) : NULL;
    if (!p || end - p < 32 || !guid_parse(slice_from(p, 32), &ref->guid))
        return NULL;
    ref->has_guid = true;
    p = read_next(p + 32, end, SLICE("type: "));
    p = p ? read_int(p, end, &type) : NULL;
    if (!p || p == end || *p != '}' || type < INT32_MIN || type > INT32_MAX)
        return NULL;
    ref->type = (int)type;
    return p + 1;
}

/* After the last brace: checks that the remaining texts are closed. */
static enum refs_step end_of(struct refs_lex *l)
{
    while (next_quote(l) < l->end)
        if (!skip_quote(l))
            return REFS_NEEDS_TREE;
    l->p = l->end;
    return REFS_END;
}

enum refs_step refs_lex_next(struct refs_lex *l, struct ref_seen *ret_seen)
{
    if (l->needs_tree)
        return REFS_NEEDS_TREE;
    for (;;) {
        const char *const brace = find(l->p, l->end, '{');
        const char *behind;

        if (brace == l->end)
            return end_of(l);
        if (!walk_may_be_ref(brace + 1, l->end)) {
            l->p = brace + 1;
            continue;
        }
        while (next_quote(l) < brace)
            if (!skip_quote(l))
                return REFS_NEEDS_TREE;
        if (l->p > brace)
            continue;
        l->p = brace;
        behind = find_key(l, brace, ret_seen) ? read_ref(brace, l->end, &ret_seen->ref) : NULL;
        if (!behind || (behind < l->end && *behind != '\n' && *behind != '\r'))
            return REFS_NEEDS_TREE;
        ret_seen->at = brace;
        ret_seen->lex = l;
        l->p = behind;
        return REFS_REF;
    }
}

/* The end of the block whose key is at `col`, on the line that ends at `eol`. */
static const char *block_end(const char *eol, const char *end, size_t col)
{
    const char *line = eol < end ? eol + 1 : end;

    while (line < end) {
        const char *p = line;

        eol = yaml_eol(line, end);
        while (p < eol && *p == ' ')
            p++;
        if (p < eol && *p != '\r' && !(p == line && yaml_is_quote(*p)) &&
            ((size_t)(p - line) < col || ((size_t)(p - line) == col && !yaml_is_dash(p, eol))))
            return line;
        line = eol < end ? eol + 1 : end;
    }
    return end;
}

/* p is after "m_Removed". Returns the end of the key if it is one of the two lists, else NULL. */
static const char *removed_key_end(const char *p, const char *end)
{
    static const struct slice keys[] = {SLICE_INIT("Components"), SLICE_INIT("GameObjects")};

    for (size_t i = 0; i < N_ELEMENTS(keys); i++)
        if (slice_starts(yaml_span(p, end), keys[i])) {
            p = yaml_skip_blanks(p + keys[i].len, end);
            return p < end && *p == ':' && (p + 1 == end || yaml_is_blank(p[1]) || p[1] == '\n')
                       ? p + 1
                       : NULL;
        }
    return NULL;
}

/* Moves to the next m_Removed... list after l->after, or to the document's end. */
static void find_removed(struct refs_lex *l)
{
    static const struct slice name = SLICE_INIT("m_Removed");
    const char *p = memmem(l->after, (size_t)(l->end - l->after), name.p, name.len);
    const char *line = p, *behind;

    l->cut = p ? p : l->end;
    l->after = p ? p + name.len : l->end;
    behind = p ? removed_key_end(l->after, l->end) : NULL;
    if (!behind)
        return;
    while (line > l->begin && (line[-1] == ' ' || line[-1] == '-'))
        line--;
    if ((line == l->begin || line[-1] == '\n') && content_of(line, p) == p)
        l->after = block_end(yaml_eol(behind, l->end), l->end, (size_t)(p - line));
}

bool refs_is_removed(const struct ref_seen *r)
{
    if (!r->lex)
        return r->is_removed;
    while (r->lex->after <= r->at && r->lex->after < r->lex->end)
        find_removed(r->lex);
    return r->lex->cut <= r->at && r->at < r->lex->after;
}
