/*
 * File kinds, quotes, keys and line numbers: the basics under the YAML scan and the YAML tree.
 */
#include "lex.h"

#define HEAD_LEN 4096 /* bytes that are enough to recognise a file's kind */

static const char *const kind_names[YAML_KIND_COUNT] = {
    [YAML_UNITY] = "UnityYAML", [YAML_META] = "a .meta file",     [YAML_EMPTY] = "empty",
    [YAML_BINARY] = "binary",   [YAML_LFS] = "a Git LFS pointer", [YAML_JSON] = "JSON",
    [YAML_OTHER] = "other text"};

const char *yaml_kind_name(enum yaml_kind kind)
{
    return kind_names[kind];
}

enum yaml_kind yaml_kind_of(struct slice file)
{
    struct slice head = slice_from(file.p, file.len < HEAD_LEN ? file.len : HEAD_LEN);
    const char *p, *end;

    if (slice_starts(head, SLICE("\xEF\xBB\xBF")))
        head = slice_skip(head, 3);
    if (slice_starts(head, SLICE("%YAML")) || slice_starts(head, SLICE("--- !u!")))
        return YAML_UNITY;
    if (slice_starts(head, SLICE("fileFormatVersion:")))
        return YAML_META;
    if (slice_starts(head, SLICE("version https://git-lfs.github.com/spec/v1")))
        return YAML_LFS;
    if (head.len == 0)
        return YAML_EMPTY;
    if (memchr(head.p, '\0', head.len))
        return YAML_BINARY;
    end = head.p + head.len;
    for (p = head.p; p < end && (yaml_is_blank(*p) || *p == '\n'); p++)
        continue;
    if (p == end)
        return file.len <= HEAD_LEN ? YAML_EMPTY : YAML_OTHER;
    return *p == '{' || *p == '[' ? YAML_JSON : YAML_OTHER;
}

static const char *single_quote_end(const char *p, const char *end)
{
    for (p++; p < end; p += 2) {
        p = memchr(p, '\'', (size_t)(end - p));
        if (!p)
            return NULL;
        if (p + 1 == end || p[1] != '\'')
            return p + 1;
    }
    return NULL;
}

static const char *double_quote_end(const char *start, const char *end)
{
    for (const char *p = start + 1; p < end; p++) {
        size_t n_slashes = 0;

        p = memchr(p, '"', (size_t)(end - p));
        if (!p)
            return NULL;
        while (p[-1 - (ptrdiff_t)n_slashes] == '\\')
            n_slashes++; /* stops at the opening quote at the latest */
        if (n_slashes % 2 == 0)
            return p + 1;
    }
    return NULL;
}

const char *yaml_quote_end(const char *p, const char *end)
{
    return *p == '\'' ? single_quote_end(p, end) : double_quote_end(p, end);
}

const char *yaml_key_end(const char *p, const char *eol)
{
    if (*p == '{' || *p == '[')
        return NULL;
    if (yaml_is_quote(*p)) {
        p = yaml_quote_end(p, eol);
        p = p ? yaml_skip_blanks(p, eol) : eol;
        return p < eol && *p == ':' && (p + 1 == eol || yaml_is_blank(p[1])) ? p : NULL;
    }
    for (; p < eol; p++) {
        p = yaml_find(p, eol, ':');
        if (p == eol)
            return NULL;
        if (p + 1 == eol || yaml_is_blank(p[1]))
            return p;
    }
    return NULL;
}

size_t yaml_line_of(struct slice text, size_t line, const char *at)
{
    for (const char *p = text.p; p < at; p++, line++) {
        p = memchr(p, '\n', (size_t)(at - p));
        if (!p)
            break;
    }
    return line;
}

bool yaml_fault(struct err *err, size_t line, const char *what)
{
    err_set(err, ERR_TOOL, "line %zu: %s", line, what);
    err->line = line;
    return false;
}
