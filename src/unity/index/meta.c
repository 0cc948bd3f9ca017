/*
 * Finds the guid in a .meta file. Unity writes it as the second line:
 *
 *     fileFormatVersion: 2
 *     guid: 0cd44c1031e13a943bb63640046fad76
 *
 * but a file in a repository may be a bad merge, an LFS pointer or truncated. Does not read files.
 */
#include "index.h"

#define CONFLICT_RUN 7 /* git writes at least this many marker characters */

bool meta_is_conflict(const char *p, const char *end)
{
    const char c = *p;
    size_t n = 0;

    if (c != '<' && c != '=' && c != '>' && c != '|')
        return false;
    for (; p < end && *p == c; p++)
        n++;
    return n >= CONFLICT_RUN && (p == end || *p == ' ' || *p == '\t' || *p == '\r' || *p == '\n');
}

static struct slice cut_line(struct slice *rest)
{
    struct slice line = slice_cut(rest, '\n');

    if (line.len && line.p[line.len - 1] == '\r')
        line.len--;
    return line;
}

/* Returns the result including one more line; `sofar` and `guid` are the result up to it. */
static enum meta_result add_line(struct slice line, enum meta_result sofar, struct guid *guid)
{
    struct guid found;

    if (line.len && meta_is_conflict(line.p, line.p + line.len))
        return META_CONFLICT;
    if (!slice_starts(line, SLICE("guid:")))
        return sofar;
    if (!guid_parse(slice_trim(slice_skip(line, 5)), &found) || guid_is_null(&found))
        return META_BAD_GUID;
    if (sofar == META_OK && !guid_eq(&found, guid))
        return META_CONFLICT;
    *guid = found;
    return META_OK;
}

/* Drops an incomplete last line. */
static struct slice whole_lines(struct slice bytes)
{
    while (bytes.len && bytes.p[bytes.len - 1] != '\n')
        bytes.len--;
    return bytes;
}

enum meta_result meta_guid(struct slice bytes, bool is_whole, struct guid *ret_guid)
{
    enum meta_result result = META_NO_GUID;
    struct guid guid = {{0}};

    if (slice_starts(bytes, SLICE("\xEF\xBB\xBF")))
        bytes = slice_skip(bytes, 3);
    if (bytes.len == 0)
        return is_whole ? META_EMPTY : META_NO_GUID;
    if (memchr(bytes.p, '\0', bytes.len))
        return META_BINARY;
    if (slice_starts(bytes, SLICE("version https://git-lfs.github.com/spec/")))
        return META_LFS;
    if (!is_whole)
        bytes = whole_lines(bytes);
    while (bytes.len && (result == META_NO_GUID || result == META_OK))
        result = add_line(cut_line(&bytes), result, &guid);
    if (result == META_OK)
        *ret_guid = guid;
    return result;
}
