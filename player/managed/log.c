/* The engine's log. */
#include "log.h"
#include "base/limits.h"
#include "player/app.h"
#include "repeats.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>

/* Lines logged before the agent has started, oldest first. */
static struct {
    struct early_line {
        const char *level;
        size_t len, stack_len;
        char text[3000], stack[1000];
    } lines[LIMIT_EARLY_LINES];
    size_t n, n_lost; /* lost: there was no room */
    bool is_over;
    pthread_mutex_t lock; /* user threads log too */
} early = {.lock = PTHREAD_MUTEX_INITIALIZER};

static struct {
    struct repeats lines;
    uint64_t frame;
} repeated; /* early.lock guards it */

static void queue_early(const struct agent_line *given)
{
    struct early_line *line = &early.lines[early.n];

    if (!given->message.len)
        return;
    if (early.n == N_ELEMENTS(early.lines)) {
        early.n_lost++;
        return;
    }
    line->level = given->level;
    line->len = utf8_cut(given->message, sizeof(line->text));
    memcpy(line->text, given->message.p, line->len);
    line->stack_len = utf8_cut(given->stack, sizeof(line->stack));
    if (line->stack_len)
        memcpy(line->stack, given->stack.p, line->stack_len);
    early.n++;
}

void engine_log_begin(void)
{
    char lost[96];

    pthread_mutex_lock(&early.lock);
    early.is_over = true;
    for (size_t i = 0; i < early.n; i++) {
        const struct early_line *line = &early.lines[i];

        agent_log(&(struct agent_line){.level = line->level,
                                       .message = slice_from(line->text, line->len),
                                       .stack = slice_from(line->stack, line->stack_len)});
    }
    snprintf(lost, sizeof(lost), "%zu more lines were logged before the engine was connected",
             early.n_lost);
    if (early.n_lost)
        agent_log(&(struct agent_line){.level = "Warning", .message = slice_of(lost)});
    early.n = early.n_lost = 0;
    pthread_mutex_unlock(&early.lock);
}

static void put(const struct agent_line *line)
{
    if (early.is_over)
        agent_log(line);
    else
        queue_early(line);
}

/* "text [repeated 100 times]"; an exception's text has its stack behind the first line. */
static void put_count(const struct agent_line *line, uint64_t count)
{
    const char *end = line->message.len ? memchr(line->message.p, '\n', line->message.len) : NULL;
    size_t len = end ? (size_t)(end - line->message.p) : line->message.len;
    struct agent_line told = *line;
    struct buf text;

    buf_init(&text, LIMIT_LOG_MESSAGE + 64);
    buf_append(&text, slice_from(line->message.p, len));
    buf_printf(&text, " [repeated %" PRIu64 " times]", count);
    if (end)
        buf_append(&text, slice_from(end, line->message.len - len));
    told.message = buf_slice(&text);
    put(&told);
    buf_done(&text);
}

static void put_or_count(const struct agent_line *line)
{
    uint64_t count = 0;
    enum repeats_verdict verdict = REPEATS_LOG;

    if (!line->op.len && !agent_is_in_call())
        verdict = repeats_see(&repeated.lines, line, repeated.frame, &count);
    if (verdict == REPEATS_LOG)
        put(line);
    else if (verdict == REPEATS_TELL)
        put_count(line, count);
}

void engine_log_frame(void)
{
    pthread_mutex_lock(&early.lock);
    repeats_end(&repeated.lines, ++repeated.frame, put_count);
    pthread_mutex_unlock(&early.lock);
}

void engine_log_end(void)
{
    pthread_mutex_lock(&early.lock);
    repeated.frame += LIMIT_REPEAT_GAP;
    repeats_end(&repeated.lines, repeated.frame, put_count);
    pthread_mutex_unlock(&early.lock);
}

/* The text of an object is often the name of its class, which a call's code may have declared. */
static void put_plain(const struct agent_line *line)
{
    struct agent_line told = *line;
    struct buf text;

    if (!line->message.len || !slice_contains(line->message, SLICE(CLR_CODE))) {
        put_or_count(line);
        return;
    }
    buf_init(&text, line->message.len + 1);
    clr_append_names(&text, line->message);
    told.message = buf_slice(&text);
    put_or_count(buf_ok(&text) ? &told : line);
    buf_done(&text);
}

void engine_log_line(int type, struct agent_line *line)
{
    static const char *const levels[] = {"Error", "Error", "Warning", "Info", "Error"};

    if (type == LOG_TYPE_EXCEPTION)
        confine_look_at(line->message);
    line->level = levels[type >= 0 && type < (int)N_ELEMENTS(levels) ? type : LOG_TYPE_LOG];
    pthread_mutex_lock(&early.lock);
    put_plain(line);
    pthread_mutex_unlock(&early.lock);
}

void engine_log(enum log_type type, struct slice message)
{
    engine_log_line((int)type, &(struct agent_line){.message = message});
}
