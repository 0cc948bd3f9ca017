/* A ring of lines, each in its own allocation; see logring.h. */
#include "logring.h"

#include <stdarg.h>
#include <stdio.h>

#include "base/limits.h"

struct logring {
    struct log_line *lines[LIMIT_LOG_LINES];
    size_t first, n_lines; /* first is the index of the oldest */
    int64_t wall_ms;
    void (*added)(void *ctx, const struct log_line *line);
    void *ctx;
};

static const char *const level_names[LOG_LEVELS] = {"Debug", "Info", "Warning", "Error"};

const char *log_level_name(enum log_level level)
{
    return level_names[level];
}

struct logring *logring_new(void (*added)(void *ctx, const struct log_line *line), void *ctx)
{
    struct logring *r = mem_zalloc(sizeof(*r));

    if (r) {
        r->added = added;
        r->ctx = ctx;
    }
    return r;
}

void logring_free(struct logring *r)
{
    if (!r)
        return;
    for (size_t i = 0; i < r->n_lines; i++)
        mem_free(r->lines[(r->first + i) % LIMIT_LOG_LINES]);
    mem_free(r);
}

void logring_set_time(struct logring *r, int64_t wall_ms)
{
    r->wall_ms = wall_ms;
}

/* Copies the message. What the server says itself may name what callers wrote, so it is shown as
 * people may see it; Unity's own lines are as the game has logged them. */
static size_t put_message(struct buf *to, const struct log_line *line, size_t *ret_public)
{
    const struct slice all = slice_from(line->message.p, utf8_cut(line->message, LIMIT_LOG_TEXT));
    const size_t n = line->n_public < all.len ? line->n_public : all.len;

    if (strcmp(line->source, "unity") == 0) {
        buf_append(to, all);
        *ret_public = n;
    } else {
        shown_append(to, slice_from(all.p, n), SHOWN_TEXT);
        *ret_public = to->len;
        shown_append(to, slice_skip(all, n), SHOWN_TEXT);
    }
    return utf8_cut(buf_slice(to), LIMIT_LOG_TEXT);
}

static struct log_line *new_line(const struct log_line *from)
{
    size_t len, n_public;
    struct log_line *line;
    struct buf text;

    buf_init(&text, SHOWN_GROWTH * LIMIT_LOG_TEXT);
    len = put_message(&text, from, &n_public);
    line = buf_ok(&text) ? mem_alloc(sizeof(*line) + len + 1) : NULL;
    if (line) {
        char *copy = (char *)(line + 1);

        if (len)
            memcpy(copy, text.p, len);
        copy[len] = '\0';
        *line = *from;
        line->message = slice_from(copy, len);
        line->n_public = n_public < len ? n_public : len;
    }
    buf_done(&text);
    return line;
}

void logring_add_line(struct logring *r, const struct log_line *from)
{
    struct log_line *line = new_line(from);

    if (!line)
        return;
    line->wall_ms = r->wall_ms;
    if (r->n_lines == LIMIT_LOG_LINES) {
        mem_free(r->lines[r->first]);
        r->first = (r->first + 1) % LIMIT_LOG_LINES;
        r->n_lines--;
    }
    r->lines[(r->first + r->n_lines++) % LIMIT_LOG_LINES] = line;
    if (r->added)
        r->added(r->ctx, line);
}

void logring_add(struct logring *r, enum log_level level, const char *source, const char *category,
                 struct slice message)
{
    logring_add_line(r, &(struct log_line){.level = level,
                                           .source = source,
                                           .category = category,
                                           .message = message,
                                           .n_public = SIZE_MAX});
}

void logring_printf(struct logring *r, enum log_level level, const char *format, ...)
{
    char text[LIMIT_LOG_TEXT];
    struct slice message;
    va_list args;

    va_start(args, format);
    message = text_vformat(text, sizeof(text), format, args);
    va_end(args);
    logring_add(r, level, "mcp", NULL, message);
}

size_t logring_count(const struct logring *r)
{
    return r->n_lines;
}

const struct log_line *logring_at(const struct logring *r, size_t i)
{
    return i < r->n_lines ? r->lines[(r->first + i) % LIMIT_LOG_LINES] : NULL;
}
