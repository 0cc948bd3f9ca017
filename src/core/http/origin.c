/*
 * Hosts and web pages that a request may name. A page of another site can make the user's browser
 * send requests here; Origin or Sec-Fetch-Site reveal that, and Host reveals a foreign name that
 * resolves to this machine.
 */
#include <stdio.h>

#include "core/internal.h"

#define HTTP "http://"

/* Where MCP Inspector serves its page. */
static const char *const inspector[] = {"http://localhost:6274", "http://127.0.0.1:6274"};

/* --- Host --- */

/* Splits "host:port" or "[v6]:port"; without a port it is that of HTTP. False: malformed. */
static bool split(struct slice authority, struct slice *ret_host, int *ret_port)
{
    size_t len = 0;
    int port = 0;

    if (authority.len && authority.p[0] == '[')
        while (len < authority.len && authority.p[len] != ']')
            len++;
    while (len < authority.len && authority.p[len] != ':')
        len++;
    *ret_host = slice_from(authority.p, len);
    authority = slice_skip(authority, len);
    if (!authority.len) {
        *ret_port = 80;
        return len > 0;
    }
    if (authority.len < 2 || authority.len > 6)
        return false;
    for (size_t i = 1; i < authority.len; i++) {
        if (!text_is_digit(authority.p[i]))
            return false;
        port = port * 10 + (authority.p[i] - '0');
    }
    *ret_port = port;
    return len > 0 && port <= 65535;
}

static bool is_text(struct slice host, const char *name)
{
    return slice_eq_nocase(host, slice_of(name));
}

/* A number from 0 to 255 without leading zeros, which some readers take for octal. */
static bool is_octet(struct slice text)
{
    int64_t n;

    for (size_t i = 0; i < text.len; i++)
        if (!text_is_digit(text.p[i]))
            return false;
    return text.len && text.len <= 3 && (text.len == 1 || text.p[0] != '0') &&
           text_to_int(text, &n) && n <= 255;
}

/* A full 127.0.0.0/8 address. It means this machine and, unlike a name, cannot be made to resolve
 * elsewhere. */
static bool is_loopback_v4(struct slice host)
{
    bool is_fine = slice_starts(host, SLICE("127.")) && host.p[host.len - 1] != '.';
    unsigned n_octets = 0;

    for (; is_fine && host.len; n_octets++)
        is_fine = is_octet(slice_cut(&host, '.'));
    return is_fine && n_octets == 4;
}

bool host_is_fine(const struct core *c, struct slice authority)
{
    struct slice host;
    int port;

    /* A public server has a token, and is reached under names we cannot guess. */
    if (c->config.is_public)
        return true;
    return split(authority, &host, &port) &&
           (is_text(host, "localhost") || is_text(host, "[::1]") || is_loopback_v4(host));
}

/* --- Origin --- */

/* Whether a page from `host`, on a port that this listener has, is from this listener. `localhost`
 * is each of the addresses of this machine. */
static bool is_alias(struct slice own, struct slice host)
{
    bool is_any_v4 = is_text(own, "0.0.0.0"), is_any_v6 = is_text(own, "[::]");
    bool is_named = is_text(own, "localhost");
    bool is_mapped = slice_starts(own, SLICE("[::ffff:127."));

    if (slice_eq_nocase(own, host))
        return true;
    if (is_text(host, "localhost"))
        return is_any_v4 || is_any_v6 || is_mapped || is_text(own, "[::1]") || is_loopback_v4(own);
    if (is_text(host, "127.0.0.1"))
        return is_any_v4 || is_any_v6 || is_mapped || is_named;
    return is_text(host, "[::1]") && (is_any_v6 || is_named);
}

static bool is_own(const struct core *c, const struct http_request *r, struct slice origin)
{
    struct slice authority = slice_skip(origin, sizeof(HTTP) - 1), host;
    int port;

    if (!slice_starts(origin, SLICE(HTTP)))
        return false;
    /* The reason is the same as for Host: a public server has names that we do not know. */
    if (c->config.is_public && slice_eq_nocase(authority, r->header[HDR_HOST]))
        return true;
    if (!split(authority, &host, &port))
        return false;
    for (size_t i = 0; i < c->n_own; i++)
        if (c->own[i].port == port && is_alias(slice_of(c->own[i].host), host))
            return true;
    return false;
}

static bool is_allowed(const struct core *c, struct slice origin)
{
    const struct texts *lists = &c->config.allow_origins;

    for (size_t i = 0; i < N_ELEMENTS(inspector); i++)
        if (is_text(origin, inspector[i]))
            return true;
    for (size_t i = 0; i < lists->n; i++) {
        struct slice list = slice_of(lists->items[i]);

        while (list.len)
            if (slice_eq_nocase(slice_trim(slice_cut(&list, ',')), origin))
                return true;
    }
    return false;
}

bool origin_is_name(struct slice text)
{
    size_t colon = 0;

    while (colon < text.len && text.p[colon] != ':')
        colon++;
    if (!colon || text.len > LIMIT_ORIGIN || text.len < colon + 4 ||
        memcmp(text.p + colon, "://", 3) != 0)
        return false;
    for (size_t i = 0; i < text.len; i++) {
        char ch = text.p[i];
        bool is_plain = text_is_digit(ch) || (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z');

        if (!is_plain && (!ch || !strchr(i < colon + 3 ? "+-.:/" : "-._[]:", ch)))
            return false;
    }
    return true;
}

/* "none" is the user's own doing: an address typed, a bookmark. "same-origin" is a page of ours. */
static bool is_from_elsewhere(struct slice site)
{
    return slice_contains_nocase(site, SLICE("cross-site")) ||
           slice_contains_nocase(site, SLICE("same-site"));
}

bool origin_is_fine(const struct core *c, const struct http_request *r)
{
    struct slice origin = r->header[HDR_ORIGIN];

    if (origin.p)
        return is_own(c, r, origin) || is_allowed(c, origin);
    return !is_from_elsewhere(r->header[HDR_FETCH_SITE]);
}

void origin_refuse(struct peer *p, const struct http_request *r, enum http_cors cors)
{
    struct slice origin = r->header[HDR_ORIGIN];
    char text[LIMIT_ORIGIN + 160];
    struct buf to = {.p = text, .cap = sizeof(text), .max = sizeof(text)};

    if (origin_is_name(origin))
        buf_printf(&to,
                   "This Origin is not allowed: to allow its pages, start the server with "
                   "--allow-origin %.*s",
                   SLICE_ARG(origin));
    else if (origin.p)
        buf_printf(&to, "This Origin is not allowed, and --allow-origin cannot name it");
    else
        buf_printf(&to, "A page of another site sent this request: to allow that site, name its "
                        "Origin with --allow-origin");
    buf_append_byte(&to, '\0');
    route_refuse(p, 403, buf_ok(&to) ? text : "This Origin is not allowed", cors);
}

void core_add_address(struct core *c, const char *host, int port)
{
    bool is_v6 = strchr(host, ':') != NULL;

    if (c->n_own == N_ELEMENTS(c->own))
        return;
    snprintf(c->own[c->n_own].host, sizeof(c->own[0].host), "%s%s%s", is_v6 ? "[" : "", host,
             is_v6 ? "]" : "");
    c->own[c->n_own++].port = port;
}
