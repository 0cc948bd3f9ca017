/*
 * What the parts of the load generator share: the plan read from the command line, the tally of
 * what was seen, and the check that every answer has to pass. tcp.c and pipe.c fill the
 * tally, load.c prints it. Stands alone: nothing of src/ is in here.
 */
#ifndef BENCH_LOAD_H
#define BENCH_LOAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum mode { MODE_HTTP, MODE_FRAMED, MODE_STDIO, MODE_COLD };

#define MAX_CONNECTIONS 1024      /* also calls in flight on stdio */
#define MAX_SECONDS     300.0     /* no run is longer, whatever was asked for */
#define MAX_COUNT       10000000u /* nor has it more calls */
#define MAX_REPEATS     100       /* cold starts */
#define MAX_HEADERS     16
#define MAX_ANSWER      (256u << 10) /* a larger answer is an error */
#define STALL_NS        10000000000u /* nothing answered for so long: the run is over */

#define ID_MARK   "@ID@"
#define ID_DIGITS 10 /* ids have this many digits, so that a message never changes its size */

struct plan {
    enum mode mode;
    int port;
    const char *path;
    const char *headers[MAX_HEADERS];
    int n_headers;
    const char *body;   /* the call; ID_MARK in it becomes the call's number */
    const char *hello;  /* framed: authentication; stdio, cold: lines sent first */
    const char *expect; /* every answer must contain it */
    const char *second; /* http, framed: every other call is this one; NULL: there is none */
    const char *second_expect;
    const char *refuse; /* no answer may contain it; NULL: nothing is refused */
    int connections;
    double seconds, warmup;
    uint64_t count;    /* 0: only time ends the run */
    uint64_t first_id; /* ids are not used twice in one session */
    uint64_t every_us; /* a call is due so often, on one connection; 0: as fast as answers come */
    uint64_t over_us;  /* slower answers are counted */
    int repeats;
    int cpu;        /* of the spawned server; -1: anywhere */
    char **command; /* stdio, cold */
};

/*
 * Latencies in nanoseconds with a relative error below 1/64: exact below 64, then 64 steps for each
 * power of two.
 */
#define HIST_STEPS 64
#define HIST_SIZE  (HIST_STEPS * 59)

/* Calls answered well while measuring. */
struct series {
    uint64_t hist[HIST_SIZE];
    uint64_t calls;
    uint64_t max_ns;
};

struct tally {
    struct series series[2];                    /* of plan.body, and of plan.second */
    uint64_t errors;                            /* counted always */
    uint64_t n_over;                            /* that took longer than plan.over_us */
    uint64_t start_ns, measure_ns, deadline_ns; /* set by tally_start() */
    uint64_t last_ns;                           /* the last answer */
    uint64_t next_id, n_sent;
    double samples_ms[MAX_REPEATS]; /* cold */
    int n_samples;
    int n_killed; /* servers that did not leave when their input ended */
    char first_error[240];
};

uint64_t now_ns(void);

void tally_start(struct tally *t, const struct plan *p);
/* One good answer to a call sent at `sent_ns`. Those outside the measured time are not counted. */
void tally_answer(struct tally *t, const struct plan *p, bool is_second, uint64_t sent_ns,
                  uint64_t got_ns);
/* Keeps the first message, counts all. `len` bytes at `bytes` are quoted after it if not NULL. */
void tally_error(struct tally *t, const char *what, const char *bytes, size_t len);
/* May another call be sent at this time? */
bool tally_wants_more(const struct tally *t, const struct plan *p, uint64_t now);

/* Does the answer hold what is expected, and the id of its call (0: the call had none)? */
bool answer_is_good(const struct plan *p, bool is_second, const char *bytes, size_t len,
                    uint64_t id);

/* Copies `text` to `to`, with room for an id's digits in place of ID_MARK. Returns where they go;
 * -1: there is no mark; -2: it does not fit. */
long message_render(const char *text, char *to, size_t size, size_t *ret_len);
void message_set_id(char *digits, uint64_t id);

/* The three ways to drive a server. False: the run could not even start; the tally says why. */
bool run_tcp(const struct plan *p, struct tally *t);
bool run_stdio(const struct plan *p, struct tally *t);
bool run_cold(const struct plan *p, struct tally *t);

#endif
