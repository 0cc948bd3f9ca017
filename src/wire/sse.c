/*
 * Server-Sent Events as the HTML standard defines them, and the chunks they travel in. An event:
 *
 *     event: message
 *     id: 7
 *     data: {"jsonrpc":"2.0",
 *     data: "method":"ping"}
 *
 * followed by an empty line.
 */
#include <stdio.h>

#include "wire.h"

/* Cuts one line off *rest. CRLF, LF and CR all end a line (HTML 9.2.5). False: it was the last. */
static bool cut_line(struct slice *rest, struct slice *ret_line)
{
    size_t len = 0, end;

    while (len < rest->len && rest->p[len] != '\n' && rest->p[len] != '\r')
        len++;
    *ret_line = slice_from(rest->p, len);
    if (len == rest->len)
        return false;
    end = len + 1;
    if (rest->p[len] == '\r' && end < rest->len && rest->p[end] == '\n')
        end++;
    *rest = slice_skip(*rest, end);
    return true;
}

/* Writes every line of `text` after `name`; at least one line. */
static void write_lines(struct buf *to, struct slice name, struct slice text)
{
    struct slice line;
    bool has_more;

    do {
        has_more = cut_line(&text, &line);
        buf_append(to, name);
        buf_append(to, line);
        buf_append_byte(to, '\n');
    } while (has_more);
}

/* A field that must be one line is cut after its first: the rest would become other fields. */
static void write_field(struct buf *to, struct slice name, struct slice value)
{
    struct slice line;

    cut_line(&value, &line);
    if (line.len)
        write_lines(to, name, line);
}

void sse_write(struct buf *to, struct slice event, struct slice id, struct slice data)
{
    write_field(to, SLICE("event: "), event);
    write_field(to, SLICE("id: "), id);
    write_lines(to, SLICE("data: "), data);
    buf_append_byte(to, '\n');
}

void sse_write_retry(struct buf *to, int64_t ms)
{
    buf_printf(to, "retry: %lld\n", (long long)ms);
}

void sse_write_comment(struct buf *to, struct slice text)
{
    write_lines(to, SLICE(": "), text);
    buf_append_byte(to, '\n');
}

void chunk_write(struct buf *to, struct slice data)
{
    char size[24];
    int len = snprintf(size, sizeof(size), "%zx\r\n", data.len);

    buf_append(to, slice_from(size, (size_t)len));
    buf_append(to, data);
    buf_append(to, SLICE("\r\n"));
}
