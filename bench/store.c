/*
 * What it costs to keep a result: writes of one finished operation with its audit record, posted
 * one after the other (a client that waits for each) and many at a time, in memory and on disk;
 * and what the store's own threads cost the processor at ten thousand writes a second. Prints one
 * line of JSON. usage: store [folder], by default a new one in /tmp.
 */
#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "store/store.h"

#define RUN_NS  1000000000u /* each measurement */
#define AT_ONCE 64
#define PACED   30000 /* writes at a pace, PACE of them each millisecond */
#define PACE    10
#define WALL    1700000000000

static int wake_fd;
static unsigned n_done, n_bad;
static unsigned n_ids;

static uint64_t now_ns(void)
{
    struct timespec ts;

    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static void wake(void *ctx)
{
    (void)ctx;
    eventfd_write(wake_fd, 1);
}

static void done(void *ctx, struct store_request *r)
{
    (void)ctx;
    n_done++;
    n_bad += r->err.kind != ERR_NONE;
}

struct item {
    char id[OPERATION_ID_SIZE];
    struct operation operation;
    struct store_audit audit;
    struct store_request request;
};

/* Ids as random as UUIDs are: a multiplication by an odd number meets each once. */
static void fill(struct item *item)
{
    uint64_t n = ++n_ids, a = n * 0x9E3779B97F4A7C15u, b = (n ^ 0x5555) * 0xD1B54A32D192ED03u;

    snprintf(item->id, sizeof(item->id),
             "%08" PRIx64 "-%04" PRIx64 "-%04" PRIx64 "-9000-%012" PRIx64, a >> 32,
             a >> 16 & 0xFFFF, a & 0xFFFF, b & 0xFFFFFFFFFFFF);
    item->operation = (struct operation){
        .id = slice_of(item->id),
        .tool = SLICE("execute_code"),
        .caller = {SLICE("127.0.0.1:51234"), SLICE("0123456789abcdef"), SLICE("bench 1")},
        .engine = SLICE("unity-demo (player)"),
        .state = OPERATION_DONE,
        .started_ms = WALL + (int64_t)n,
        .finished_ms = WALL + (int64_t)n + 1,
        .args_bytes = 34,
        .has_value = true,
        .is_json = true,
        .result = SLICE("{\"x\":1.5,\"y\":2.5,\"z\":3.5}")};
    item->audit = (struct store_audit){.time_ms = WALL + (int64_t)n,
                                       .caller = item->operation.caller,
                                       .tool = item->operation.tool,
                                       .outcome = SLICE("done"),
                                       .operation = item->operation.id,
                                       .sizes = SLICE("code=34")};
    item->request = (struct store_request){
        .verb = STORE_WRITE, .operation = &item->operation, .audit = &item->audit, .done = done};
}

static void wait_until(struct store *s, unsigned wanted)
{
    while (n_done != wanted) {
        struct pollfd fd = {.fd = wake_fd, .events = POLLIN};
        eventfd_t count;

        poll(&fd, 1, -1);
        eventfd_read(wake_fd, &count);
        store_tick(s, n_ids, WALL + n_ids);
    }
}

static double cpu_us(int who)
{
    struct rusage usage;

    getrusage(who, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e6 +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

/* Microseconds of the store's threads for each write. */
static double measure_threads(struct store *s)
{
    static struct item items[PACE];
    double before = cpu_us(RUSAGE_SELF) - cpu_us(RUSAGE_THREAD);

    for (unsigned i = 0; i < PACED; i += PACE) {
        struct timespec pause = {.tv_nsec = 1000000};
        unsigned wanted = n_done + PACE;

        for (unsigned k = 0; k < PACE; k++) {
            fill(&items[k]);
            store_post(s, &items[k].request);
        }
        wait_until(s, wanted);
        nanosleep(&pause, NULL);
    }
    return (cpu_us(RUSAGE_SELF) - cpu_us(RUSAGE_THREAD) - before) / PACED;
}

/* Writes per second, `n` at a time. */
static double measure(struct store *s, unsigned n)
{
    static struct item items[AT_ONCE];
    uint64_t start = now_ns(), end = start + RUN_NS, now;
    uint64_t n_written = 0;

    do {
        unsigned wanted = n_done + n;

        for (unsigned i = 0; i < n; i++) {
            fill(&items[i]);
            store_post(s, &items[i].request);
        }
        wait_until(s, wanted);
        n_written += n;
        now = now_ns();
    } while (now < end);
    return n_bad ? 0 : (double)n_written * 1e9 / (double)(now - start);
}

int main(int argc, char **argv)
{
    struct store_limits limits = {
        .max_age_ms = 86400000, .audit_ms = 86400000, .max_bytes = 256 << 20};
    struct store_events events = {.wake = wake};
    struct err err = {0};
    char folder[] = "/tmp/umcp-bench-XXXXXX", path[512];
    struct store_sqlite_options options = {.path = path, .instance = "bench", .limits = limits};
    struct store *memory = store_memory_new(&limits, &events), *disk;
    double numbers[5];

    if (argc < 2 && !mkdtemp(folder))
        return 1;
    snprintf(path, sizeof(path), "%s/umcp.db", argc < 2 ? folder : argv[1]);
    disk = store_sqlite_new(&options, &events, &err);
    wake_fd = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    if (!memory || !disk || wake_fd < 0)
        return 1;
    numbers[0] = measure(memory, 1);
    numbers[1] = measure(memory, AT_ONCE);
    numbers[4] = measure_threads(disk);
    numbers[2] = measure(disk, 1);
    numbers[3] = measure(disk, AT_ONCE);
    fprintf(stdout,
            "{\"store\":{\"memory_single\":%.0f,\"memory_batch\":%.0f,\"sqlite_single\":%.0f,"
            "\"sqlite_batch\":%.0f,\"sqlite_threads_us\":%.1f}}\n",
            numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);
    store_free(memory);
    store_free(disk);
    if (argc < 2) {
        unlink(path);
        strcat(path, ".lock");
        unlink(path);
        rmdir(folder);
    }
    return n_bad != 0;
}
