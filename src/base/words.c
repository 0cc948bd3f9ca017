#include "words.h"

#include "base.h"
#include "limits.h"
#include "shown.h"

void words_init(struct words *w, int64_t now_ms)
{
    *w = (struct words){.room = LIMIT_WORDS_BURST, .since = now_ms};
}

/* How many bytes at the end begin a character that is longer. */
static size_t n_unfinished(struct slice s)
{
    for (size_t n = 1; n <= WORDS_KEPT && n <= s.len; n++) {
        const unsigned char c = (unsigned char)s.p[s.len - n];
        const size_t len = c >= 0xF0 ? 4 : c >= 0xE0 ? 3 : 2;

        if (c >= 0xC0)
            return len > n ? n : 0;
        if (c < 0x80)
            return 0;
    }
    return 0;
}

void words_clean(struct words *w, char *text, size_t len, struct buf *to)
{
    const size_t n_rest = w->n_rest;
    struct slice from = slice_from(text - n_rest, n_rest + len);
    size_t n;

    memcpy(text - n_rest, w->rest, n_rest);
    for (size_t i = 0; i < len; i++)
        if (text[i] == '\r')
            text[i] = ' ';
    w->n_rest = n_unfinished(from);
    memcpy(w->rest, from.p + from.len - w->n_rest, w->n_rest);
    from.len -= w->n_rest;
    while (from.len) {
        for (n = 0; n < from.len && utf8_sequence(slice_skip(from, n));)
            n += utf8_sequence(slice_skip(from, n));
        shown_append(to, slice_from(from.p, n), SHOWN_TEXT);
        if (n < from.len)
            buf_append_byte(to, '?');
        from = slice_skip(from, n < from.len ? n + 1 : n);
    }
}

bool words_may_pass(struct words *w, size_t len, int64_t now_ms)
{
    w->room += (now_ms - w->since) * (LIMIT_WORDS_A_SECOND / 1000);
    w->room = w->room > LIMIT_WORDS_BURST ? LIMIT_WORDS_BURST : w->room;
    w->since = now_ms;
    if (w->room < (int64_t)len) {
        w->n_left_out += len;
        return false;
    }
    w->room -= (int64_t)len;
    return true;
}

uint64_t words_left_out(struct words *w)
{
    const uint64_t n = w->n_left_out;

    w->n_left_out = 0;
    return n;
}
