/*
 * Load generator: closed loop over HTTP, frames or a child's pipes, every answer checked. Reads the
 * plan from the command line, runs it, prints one line of JSON. Talks to 127.0.0.1 only.
 */
#include "load.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char usage[] =
    "usage: load http   --port P --path /mcp --body JSON [--header 'K: V']... [common]\n"
    "       load framed --port P --hello JSON --body JSON [common]\n"
    "       load stdio  --hello LINES --body JSON [common] [--cpu N] -- COMMAND...\n"
    "       load cold   --hello LINE --repeats N [--cpu N] -- COMMAND...\n"
    "common: --connections N --seconds T --warmup T --count N --first-id N --expect S --refuse S\n"
    "http, framed: --every-us N (one connection: a call is due so often) --over-us N (count)\n"
    "              --second JSON --second-expect S (every other call of a connection is this one)\n"
    "@ID@ in the body becomes the number of the call, and its answer must carry it.\n";

uint64_t now_ns(void)
{
    struct timespec ts;

    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static unsigned hist_index(uint64_t ns)
{
    unsigned shift;

    if (ns < HIST_STEPS)
        return (unsigned)ns;
    shift = 63u - (unsigned)__builtin_clzll(ns) - 6u;
    return (shift + 1) * HIST_STEPS + (unsigned)((ns >> shift) - HIST_STEPS);
}

/* The middle of the step. */
static double hist_value(unsigned index)
{
    unsigned shift = index / HIST_STEPS;

    if (shift == 0)
        return index;
    shift--;
    return (double)((uint64_t)(HIST_STEPS + index % HIST_STEPS) << shift) +
           (double)((uint64_t)1 << shift) / 2;
}

static double quantile_us(const struct series *s, double q)
{
    uint64_t rank = (uint64_t)(q * (double)s->calls);
    uint64_t seen = 0;

    if (s->calls == 0)
        return 0;
    for (unsigned i = 0; i < HIST_SIZE; i++) {
        seen += s->hist[i];
        if (seen > rank)
            return hist_value(i) / 1000;
    }
    return (double)s->max_ns / 1000;
}

void tally_start(struct tally *t, const struct plan *p)
{
    t->start_ns = now_ns();
    t->last_ns = t->start_ns;
    t->measure_ns = t->start_ns + (uint64_t)(p->warmup * 1e9);
    t->deadline_ns = t->measure_ns + (uint64_t)(p->seconds * 1e9);
    t->next_id = p->first_id;
}

void tally_answer(struct tally *t, const struct plan *p, bool is_second, uint64_t sent_ns,
                  uint64_t got_ns)
{
    struct series *s = &t->series[is_second];
    uint64_t took = got_ns - sent_ns;

    t->last_ns = got_ns;
    if (got_ns < t->measure_ns || got_ns > t->deadline_ns)
        return;
    s->calls++;
    s->hist[hist_index(took)]++;
    t->n_over += p->over_us && took > p->over_us * 1000;
    if (took > s->max_ns)
        s->max_ns = took;
}

void tally_error(struct tally *t, const char *what, const char *bytes, size_t len)
{
    if (t->errors++)
        return;
    snprintf(t->first_error, sizeof(t->first_error), "%s%s%.*s", what, bytes ? ": " : "",
             bytes ? (int)(len < 160 ? len : 160) : 0, bytes ? bytes : "");
}

bool tally_wants_more(const struct tally *t, const struct plan *p, uint64_t now)
{
    uint64_t limit = p->count ? p->count : MAX_COUNT;

    return now < t->deadline_ns && t->n_sent < limit;
}

bool answer_is_good(const struct plan *p, bool is_second, const char *bytes, size_t len,
                    uint64_t id)
{
    const char *expect = is_second ? p->second_expect : p->expect;
    char wanted[5 + ID_DIGITS] = "\"id\":";

    if (expect && !memmem(bytes, len, expect, strlen(expect)))
        return false;
    if (p->refuse && memmem(bytes, len, p->refuse, strlen(p->refuse)))
        return false;
    if (id == 0)
        return true;
    message_set_id(wanted + 5, id);
    return memmem(bytes, len, wanted, sizeof(wanted)) != NULL;
}

long message_render(const char *text, char *to, size_t size, size_t *ret_len)
{
    const char *mark = strstr(text, ID_MARK);
    size_t len = strlen(text);
    size_t before = mark ? (size_t)(mark - text) : len;
    size_t total = mark ? len - strlen(ID_MARK) + ID_DIGITS : len;

    if (total > size)
        return -2;
    memcpy(to, text, before);
    if (mark) {
        memset(to + before, '0', ID_DIGITS);
        memcpy(to + before + ID_DIGITS, mark + strlen(ID_MARK), len - before - strlen(ID_MARK));
    }
    *ret_len = total;
    return mark ? (long)before : -1;
}

void message_set_id(char *digits, uint64_t id)
{
    for (int i = ID_DIGITS; i-- > 0; id /= 10)
        digits[i] = (char)('0' + id % 10);
}

enum kind { TEXT, INT, U64, SECONDS, HEADER };

static const struct row {
    const char *name;
    enum kind kind;
    size_t at; /* in struct plan */
} rows[] = {
    {"--port", INT, offsetof(struct plan, port)},
    {"--path", TEXT, offsetof(struct plan, path)},
    {"--header", HEADER, 0},
    {"--body", TEXT, offsetof(struct plan, body)},
    {"--hello", TEXT, offsetof(struct plan, hello)},
    {"--expect", TEXT, offsetof(struct plan, expect)},
    {"--second", TEXT, offsetof(struct plan, second)},
    {"--second-expect", TEXT, offsetof(struct plan, second_expect)},
    {"--refuse", TEXT, offsetof(struct plan, refuse)},
    {"--connections", INT, offsetof(struct plan, connections)},
    {"--seconds", SECONDS, offsetof(struct plan, seconds)},
    {"--warmup", SECONDS, offsetof(struct plan, warmup)},
    {"--count", U64, offsetof(struct plan, count)},
    {"--first-id", U64, offsetof(struct plan, first_id)},
    {"--every-us", U64, offsetof(struct plan, every_us)},
    {"--over-us", U64, offsetof(struct plan, over_us)},
    {"--repeats", INT, offsetof(struct plan, repeats)},
    {"--cpu", INT, offsetof(struct plan, cpu)},
};
#define N_ROWS (sizeof(rows) / sizeof(rows[0]))

static bool apply_option(struct plan *p, const char *name, char *value)
{
    size_t i = 0;
    void *to;

    while (i < N_ROWS && strcmp(rows[i].name, name) != 0)
        i++;
    if (i == N_ROWS || !value)
        return false;
    to = (char *)p + rows[i].at;
    switch (rows[i].kind) {
    case TEXT:
        *(const char **)to = value;
        return true;
    case INT:
        *(int *)to = atoi(value);
        return true;
    case U64:
        *(uint64_t *)to = strtoull(value, NULL, 10);
        return true;
    case SECONDS:
        *(double *)to = atof(value);
        return true;
    case HEADER:
        if (p->n_headers == MAX_HEADERS)
            return false;
        p->headers[p->n_headers++] = value;
        return true;
    }
    return false;
}

static bool plan_is_sound(const struct plan *p)
{
    bool is_tcp = p->mode == MODE_HTTP || p->mode == MODE_FRAMED;

    if (is_tcp ? p->port < 1 || p->port > 65535 : !p->command[0])
        return false;
    if (p->mode != MODE_COLD && !p->body)
        return false;
    if (p->mode != MODE_HTTP && !p->hello)
        return false;
    if (p->second && !is_tcp)
        return false;
    if (p->every_us && (!is_tcp || p->connections != 1 || p->every_us > 1000000))
        return false;
    return p->connections >= 1 && p->connections <= MAX_CONNECTIONS && p->seconds > 0 &&
           p->warmup >= 0 && p->seconds + p->warmup <= MAX_SECONDS && p->count <= MAX_COUNT &&
           p->first_id >= 1000000000u && p->first_id < 9000000000u && p->repeats >= 1 &&
           p->repeats <= MAX_REPEATS;
}

/* argv[argc] is NULL, so the command is empty when there is no "--". */
static bool plan_read(struct plan *p, int argc, char **argv)
{
    static const char *const modes[] = {"http", "framed", "stdio", "cold"};
    int mode = 0, i = 2;

    while (mode < 4 && (argc < 2 || strcmp(argv[1], modes[mode]) != 0))
        mode++;
    if (mode == 4)
        return false;
    *p = (struct plan){.mode = (enum mode)mode,
                       .path = "/mcp",
                       .connections = 1,
                       .seconds = 1,
                       .first_id = 1000000000u,
                       .repeats = 1,
                       .cpu = -1};
    for (; i < argc && strcmp(argv[i], "--") != 0; i += 2) {
        if (!apply_option(p, argv[i], argv[i + 1]))
            return false;
    }
    p->command = argv + (i < argc ? i + 1 : argc);
    return plan_is_sound(p);
}

static void print_text(const char *key, const char *text)
{
    printf(",\"%s\":\"", key);
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;

        if (c == '"' || c == '\\')
            printf("\\%c", c);
        else if (c < 0x20 || c >= 0x7f)
            printf("\\u%04x", c);
        else
            putchar(c);
    }
    putchar('"');
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static void print_cold(struct tally *t)
{
    int n = t->n_samples;

    qsort(t->samples_ms, (size_t)n, sizeof(double), by_value);
    printf("{\"runs\":%d,\"min_ms\":%.3f,\"p50_ms\":%.3f,\"max_ms\":%.3f", n,
           n ? t->samples_ms[0] : 0, n ? t->samples_ms[n / 2] : 0, n ? t->samples_ms[n - 1] : 0);
}

static void print_series(const struct series *s)
{
    printf("\"p50_us\":%.1f,\"p99_us\":%.1f,\"max_us\":%.1f", quantile_us(s, 0.50),
           quantile_us(s, 0.99), (double)s->max_ns / 1000);
}

static void print_calls(const struct plan *p, const struct tally *t)
{
    const struct series *first = &t->series[0], *second = &t->series[1];
    uint64_t calls = first->calls + second->calls;
    uint64_t end = t->last_ns < t->deadline_ns && p->count ? t->last_ns : t->deadline_ns;
    double seconds = end > t->measure_ns ? (double)(end - t->measure_ns) / 1e9 : 0;

    printf("{\"connections\":%d,\"calls\":%" PRIu64 ",\"sent\":%" PRIu64 ",\"seconds\":%.3f"
           ",\"calls_per_s\":%.0f,\"over\":%" PRIu64 ",\"next_id\":%" PRIu64 ",",
           p->connections, calls, t->n_sent, seconds, seconds > 0 ? (double)calls / seconds : 0,
           t->n_over, t->next_id);
    print_series(first);
    if (p->second) {
        printf(",\"second\":{\"calls\":%" PRIu64 ",", second->calls);
        print_series(second);
        putchar('}');
    }
}

int main(int argc, char **argv)
{
    static bool (*const runs[])(const struct plan *, struct tally *) = {run_tcp, run_tcp, run_stdio,
                                                                        run_cold};
    static struct tally tally;
    struct plan plan;
    bool ran;

    if (!plan_read(&plan, argc, argv)) {
        fputs(usage, stderr);
        return 2;
    }
    signal(SIGPIPE, SIG_IGN);
    ran = runs[plan.mode](&plan, &tally);
    if (plan.mode == MODE_COLD)
        print_cold(&tally);
    else
        print_calls(&plan, &tally);
    printf(",\"killed\":%d,\"errors\":%" PRIu64, tally.n_killed, tally.errors);
    if (tally.errors)
        print_text("first_error", tally.first_error);
    puts("}");
    return ran && tally.errors == 0 ? 0 : 1;
}
