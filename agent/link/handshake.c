/*
 * The opening handshake of RFC 6455 from the client's side, between the link's socket and its
 * WebSocket codec. It accepts only answers of our server, which keeps the reader small. Knows no
 * sockets and no JSON.
 */
#include "handshake.h"

#include <errno.h>
#include <stdio.h>
#include <sys/random.h>

#include "base/limits.h"
#include "link/link.h"
#include "wire/wire.h"

#define KEY_BYTES    16
#define DEFAULT_PORT 80

#define OTHER_VERSION "; its umcp is of another version, so install the same on both sides"

/* --- Addresses --- */

static bool is_visible(struct slice s)
{
    for (size_t i = 0; i < s.len; i++)
        if (s.p[i] <= ' ' || s.p[i] >= 0x7f)
            return false;
    return true;
}

static bool copy_text(struct slice from, char *to, size_t size)
{
    if (from.len >= size)
        return false;
    memcpy(to, from.p ? from.p : "", from.len);
    to[from.len] = '\0';
    return true;
}

/* "host:port", "[v6]:port", or either without the port. */
static bool parse_authority(struct slice text, struct ws_url *url)
{
    struct slice host;
    int64_t port = DEFAULT_PORT;

    if (text.len && text.p[0] == '[') {
        text = slice_skip(text, 1);
        if (!memchr(text.p, ']', text.len))
            return false;
        host = slice_cut(&text, ']');
        if (text.len && text.p[0] != ':')
            return false;
        if (text.len)
            text = slice_skip(text, 1);
    } else {
        host = slice_cut(&text, ':');
    }
    if (text.len && (!text_to_int(text, &port) || port < 1 || port > 65535))
        return false;
    url->port = (int)port;
    return host.len && copy_text(host, url->host, sizeof(url->host));
}

bool ws_url_parse(struct slice text, struct ws_url *ret_url, struct err *err)
{
    struct ws_url url;
    struct slice rest = text, authority;

    if (slice_starts(rest, SLICE("ws://")))
        rest = slice_skip(rest, 5);
    else if (slice_starts(rest, SLICE("http://")))
        rest = slice_skip(rest, 7);
    authority = slice_cut(&rest, '/');
    if (!is_visible(text) || slice_contains(authority, SLICE("@")) ||
        slice_ends_nocase(authority, SLICE(":")) || !parse_authority(authority, &url))
        return err_set(err, ERR_ARGUMENT, "'%.*s' is not the address of a server", SLICE_ARG(text));
    if (snprintf(url.path, sizeof(url.path), "/%.*s", SLICE_ARG(rest)) >= (int)sizeof(url.path))
        return err_set(err, ERR_ARGUMENT, "the address of the server is too long");
    if (!rest.len)
        copy_text(SLICE(LINKMSG_PATH), url.path, sizeof(url.path));
    *ret_url = url;
    return true;
}

bool ws_url_is_local(const struct ws_url *url)
{
    struct slice host = slice_of(url->host);
    unsigned part[4];
    char more;

    if (slice_is(host, "::1") || slice_eq_nocase(host, SLICE("localhost")))
        return true;
    return sscanf(url->host, "%3u.%3u.%3u.%3u%c", &part[0], &part[1], &part[2], &part[3], &more) ==
               4 &&
           part[0] == 127;
}

/* --- The request --- */

bool handshake_key(char ret_key[HANDSHAKE_KEY_SIZE])
{
    unsigned char bytes[KEY_BYTES];
    ssize_t n;

    do
        n = getrandom(bytes, KEY_BYTES, 0);
    while (n < 0 && errno == EINTR);
    if (n != KEY_BYTES)
        return false;
    base64_encode(bytes, KEY_BYTES, ret_key);
    return true;
}

void handshake_request(struct buf *to, const struct ws_url *url, const char *key)
{
    bool is_v6 = strchr(url->host, ':') != NULL;

    buf_printf(to,
               "GET %s HTTP/1.1\r\n"
               "Host: %s%s%s:%d\r\n"
               "Upgrade: websocket\r\n"
               "Connection: Upgrade\r\n"
               "Sec-WebSocket-Key: %s\r\n"
               "Sec-WebSocket-Version: 13\r\n"
               "Sec-WebSocket-Protocol: " LINKMSG_SUBPROTOCOL "\r\n\r\n",
               url->path, is_v6 ? "[" : "", url->host, is_v6 ? "]" : "", url->port, key);
}

/* --- The answer --- */

struct answer {
    struct slice upgrade, connection, accept, protocol, extensions;
};

/* Where to store the value of this header; NULL if we do not need it. */
static struct slice *slot_of(struct answer *a, struct slice name)
{
    if (slice_eq_nocase(name, SLICE("Upgrade")))
        return &a->upgrade;
    if (slice_eq_nocase(name, SLICE("Connection")))
        return &a->connection;
    if (slice_eq_nocase(name, SLICE("Sec-WebSocket-Accept")))
        return &a->accept;
    if (slice_eq_nocase(name, SLICE("Sec-WebSocket-Protocol")))
        return &a->protocol;
    if (slice_eq_nocase(name, SLICE("Sec-WebSocket-Extensions")))
        return &a->extensions;
    return NULL;
}

/* The next line without its CR LF; false if it does not end that way, or has a stray CR or NUL. */
static bool next_line(struct slice *rest, struct slice *ret_line)
{
    struct slice line = slice_cut(rest, '\n');

    if (!line.len || line.p[line.len - 1] != '\r')
        return false;
    line.len--;
    *ret_line = line;
    return !line.len || (!memchr(line.p, '\r', line.len) && !memchr(line.p, '\0', line.len));
}

static bool read_headers(struct slice rest, struct answer *ret_answer, struct err *err)
{
    struct answer a = {0};
    struct slice line;

    while (rest.len) {
        struct slice *slot, name, value;

        if (!next_line(&rest, &line) || (line.len && !memchr(line.p, ':', line.len)))
            return err_set(err, ERR_REQUEST, "the server's answer is malformed");
        if (!line.len)
            continue; /* the last one */
        value = line;
        name = slice_cut(&value, ':');
        slot = slot_of(&a, name);
        if (slot && slot->p)
            return err_set(err, ERR_REQUEST, "the server sent the header '%.*s' twice",
                           SLICE_ARG(name));
        if (slot)
            *slot = slice_trim(value);
    }
    *ret_answer = a;
    return true;
}

/* Whether the item is in a comma-separated list. */
static bool has_item(struct slice list, struct slice item)
{
    while (list.len)
        if (slice_eq_nocase(slice_trim(slice_cut(&list, ',')), item))
            return true;
    return false;
}

static bool check_answer(const struct answer *a, const char *key, struct err *err)
{
    char accept[WS_ACCEPT_SIZE];

    if (!slice_eq_nocase(a->upgrade, SLICE("websocket")) ||
        !has_item(a->connection, SLICE("upgrade")) || !ws_accept_key(slice_of(key), accept) ||
        !slice_is(a->accept, accept))
        return err_set(err, ERR_REQUEST, "the server does not speak WebSocket");
    if (!slice_is(a->protocol, LINKMSG_SUBPROTOCOL))
        return err_set(err, ERR_VERSION,
                       "the server does not speak " LINKMSG_SUBPROTOCOL OTHER_VERSION);
    if (a->extensions.len)
        return err_set(err, ERR_REQUEST, "the server uses an extension that was not asked for");
    return true;
}

ssize_t handshake_response(struct slice in, const char *key, struct err *err)
{
    const char *end =
        in.len
            ? memmem(in.p, in.len < LIMIT_AGENT_ANSWER ? in.len : LIMIT_AGENT_ANSWER, "\r\n\r\n", 4)
            : NULL;
    struct slice head, line;
    struct answer a = {0};

    if (!end && in.len < LIMIT_AGENT_ANSWER)
        return 0;
    if (!end) {
        err_set(err, ERR_TOO_LARGE, "the server's answer is too long");
        return -1;
    }
    head = slice_from(in.p, (size_t)(end - in.p) + 4);
    if (!next_line(&head, &line) || !slice_starts(line, SLICE("HTTP/1.1 "))) {
        err_set(err, ERR_REQUEST, "the server does not speak HTTP/1.1");
        return -1;
    }
    line = slice_skip(line, 9);
    if (!slice_is(line, "101") && !slice_starts(line, SLICE("101 "))) {
        /* One that wants a token here, or another upgrade, is not of this version. */
        err_set(err, ERR_DENIED, "the server refuses: HTTP %.*s%s", SLICE_ARG(line),
                slice_starts(line, SLICE("401")) || slice_starts(line, SLICE("426")) ? OTHER_VERSION
                                                                                     : "");
        return -1;
    }
    if (!read_headers(head, &a, err) || !check_answer(&a, key, err))
        return -1;
    return end - in.p + 4;
}
