/*
 * Writes the head of an HTTP response. Every answer takes this path, so it only joins prepared
 * pieces. Uses no sockets and no dates.
 */
#include "http.h"

#define ROW(status, text)                                                                          \
    {                                                                                              \
        status, SLICE_INIT("HTTP/1.1 " #status " " text "\r\n")                                    \
    }

static const struct status_row {
    int status;
    struct slice line;
} status_rows[] = {
    ROW(200, "OK"),
    ROW(202, "Accepted"),
    ROW(204, "No Content"),
    ROW(100, "Continue"),
    ROW(101, "Switching Protocols"),
    ROW(201, "Created"),
    ROW(304, "Not Modified"),
    ROW(400, "Bad Request"),
    ROW(401, "Unauthorized"),
    ROW(403, "Forbidden"),
    ROW(404, "Not Found"),
    ROW(405, "Method Not Allowed"),
    ROW(406, "Not Acceptable"),
    ROW(408, "Request Timeout"),
    ROW(409, "Conflict"),
    ROW(410, "Gone"),
    ROW(413, "Content Too Large"),
    ROW(415, "Unsupported Media Type"),
    ROW(417, "Expectation Failed"),
    ROW(421, "Misdirected Request"),
    ROW(426, "Upgrade Required"),
    ROW(429, "Too Many Requests"),
    ROW(431, "Request Header Fields Too Large"),
    ROW(500, "Internal Server Error"),
    ROW(501, "Not Implemented"),
    ROW(502, "Bad Gateway"),
    ROW(503, "Service Unavailable"),
    ROW(504, "Gateway Timeout"),
    ROW(505, "HTTP Version Not Supported"),
};

#undef ROW

static const struct slice cors_lines[] = {
    [CORS_EXPLORER] = SLICE_INIT("Access-Control-Allow-Origin: *\r\n"
                                 "Access-Control-Allow-Headers: Content-Type, Authorization\r\n"
                                 "Access-Control-Allow-Methods: GET, POST, OPTIONS\r\n"
                                 "Access-Control-Max-Age: 86400\r\n"),
    [CORS_MCP] = SLICE_INIT("Access-Control-Allow-Origin: *\r\n"
                            "Access-Control-Allow-Headers: Content-Type, Authorization, Accept, "
                            "Mcp-Session-Id, MCP-Protocol-Version, Mcp-Method, Mcp-Name, "
                            "Last-Event-ID\r\n"
                            "Access-Control-Allow-Methods: GET, POST, OPTIONS, DELETE\r\n"
                            "Access-Control-Max-Age: 86400\r\n"
                            "Access-Control-Expose-Headers: Mcp-Session-Id, "
                            "MCP-Protocol-Version\r\n"),
};

static void write_status_line(struct buf *to, int status)
{
    for (size_t i = 0; i < N_ELEMENTS(status_rows); i++)
        if (status_rows[i].status == status) {
            buf_append(to, status_rows[i].line);
            return;
        }
    buf_printf(to, "HTTP/1.1 %d Unknown\r\n", status);
}

static void write_content_length(struct buf *to, size_t length)
{
    char line[40] = "Content-Length: ";
    char digits[24];
    size_t n = 0, at = sizeof("Content-Length: ") - 1;

    do {
        digits[n++] = (char)('0' + length % 10);
        length /= 10;
    } while (length);
    while (n)
        line[at++] = digits[--n];
    line[at++] = '\r';
    line[at++] = '\n';
    buf_append(to, slice_from(line, at));
}

void http_write_head(struct buf *to, const struct http_head *head)
{
    bool is_interim = head->status < 200;
    /* RFC 9110 8.6 and RFC 9112 6.1: these have no body, so they must not state its length. */
    bool has_body = !is_interim && head->status != 204;

    write_status_line(to, head->status);
    if (has_body && head->content_type) {
        buf_append(to, SLICE("Content-Type: "));
        buf_append(to, slice_of(head->content_type));
        buf_append(to, SLICE("\r\n"));
    }
    if (has_body && head->body == BODY_CHUNKED)
        buf_append(to, SLICE("Transfer-Encoding: chunked\r\n"));
    else if (has_body && head->body == BODY_LENGTH)
        write_content_length(to, head->length);
    if (!is_interim && (!head->keep_alive || head->body == BODY_UNTIL_CLOSE))
        buf_append(to, SLICE("Connection: close\r\n"));
    if (!is_interim)
        buf_append(to, cors_lines[head->cors]);
    buf_append(to, head->extra);
    buf_append(to, SLICE("\r\n"));
}
