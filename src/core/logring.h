/* The last LIMIT_LOG_LINES log lines, for TailLogs, get_logs and streams. */
#ifndef CORE_LOGRING_H
#define CORE_LOGRING_H

#include "base/base.h"

enum log_level { LOG_DEBUG, LOG_INFO, LOG_WARNING, LOG_ERROR, LOG_LEVELS };

struct log_line {
    int64_t wall_ms;
    enum log_level level;
    const char *source;   /* "mcp", "unity" */
    const char *category; /* "audit" or NULL */
    struct slice message;
    size_t n_public; /* bytes of the message that everybody may read; see peer_is_trusted() */
    bool is_hushed;  /* the rest is not for explorer's streams either */
};

struct logring;

/* Calls `added` (may be NULL) for each new line. */
struct logring *logring_new(void (*added)(void *ctx, const struct log_line *line), void *ctx);
void logring_free(struct logring *r);
void logring_set_time(struct logring *r, int64_t wall_ms);
/* Adds a line, truncated at LIMIT_LOG_TEXT. If there is no memory, the line is lost. */
void logring_add(struct logring *r, enum log_level level, const char *source, const char *category,
                 struct slice message);
/* Adds a copy of the line, with the time of now. */
void logring_add_line(struct logring *r, const struct log_line *line);
void logring_printf(struct logring *r, enum log_level level, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
size_t logring_count(const struct logring *r);
/* Line i, oldest first; valid until the next logring_add(). */
const struct log_line *logring_at(const struct logring *r, size_t i);
const char *log_level_name(enum log_level level); /* "Info" */

#endif
