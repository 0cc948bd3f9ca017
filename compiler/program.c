#include "program.h"

#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "answer.h"
#include "app.h"
#include "build.h"
#include "copies.h"
#include "process.h"
#include "response.h"

enum { END_MS = 1000 }; /* from the end of its output to its own */

static struct {
    const char *work;
    struct process process;
    struct request *request;
    struct buf output;
} run = {.process = {.in = -1, .out = -1}, .output = {.max = LIMIT_COMPILE_REPORT}};

void program_use(const char *work)
{
    run.work = work;
}

static void stop(void)
{
    process_end(&run.process);
    copies_remove(run.work);
    run.request = NULL;
}

static bool start(struct request *r, struct err *err)
{
    const struct compiler *c = &app.compiler;
    const char *argv[8], **to = argv;
    char at[COMPILED_PATH_SIZE + 32], version[64];

    if (!response_write(r, run.work, at, sizeof(at), err))
        return false;
    if (c->runtime)
        *to++ = c->runtime;
    if (c->is_dotnet)
        *to++ = "exec";
    *to++ = c->path;
    if (c->kind == COMPILER_CSC) {
        snprintf(version, sizeof(version), "-langversion:%s", c->csharp);
        *to++ = "-noconfig";
        *to++ = version;
    }
    *to++ = at;
    *to = NULL;
    buf_reset(&run.output, 0);
    if (!process_start(&run.process, argv, PROCESS_REPORTS, err))
        return false;
    run.request = r;
    return true;
}

static bool cancel(const struct request *r)
{
    (void)r;
    return false;
}

const struct worker program_worker = {.start = start, .cancel = cancel, .stop = stop};

/* --- Its end --- */

/* Whether the report has errors of the code. That of a crash has none. */
static bool has_errors(struct slice report)
{
    return slice_contains(report, SLICE(": error CS")) || slice_starts(report, SLICE("error CS"));
}

static struct slice last_line(struct slice report)
{
    struct slice line = {0}, rest = report;

    while (rest.len) {
        struct slice next = slice_cut(&rest, '\n');

        if (!slice_is_blank(next))
            line = next;
    }
    return line;
}

static void answer(struct request *r, int status, struct slice report)
{
    struct stat st;

    if (WIFEXITED(status) && WEXITSTATUS(status) == 0 && stat(r->out, &st) == 0) {
        build_made(r);
    } else if (WIFEXITED(status) && WEXITSTATUS(status) != 127 && has_errors(report)) {
        build_wrong(r, report);
    } else {
        char how[200];
        struct slice line = last_line(report);

        child_end_text(status, how, sizeof(how));
        answer_fault(r->id, COMPILE_FAULT_DIED, "the compiler %s%s%.*s", how, line.len ? ": " : "",
                     SLICE_ARG(line));
    }
}

static void has_ended(void)
{
    const int status = process_wait(&run.process, END_MS);
    struct request *r = run.request;
    struct buf report;

    run.request = NULL;
    copies_remove(run.work);
    buf_init(&report, LIMIT_COMPILE_REPORT);
    copies_rename(r, run.work, buf_slice(&run.output), &report);
    answer(r, status, buf_slice(&report));
    buf_done(&report);
    queue_remove(r);
}

size_t program_poll(struct pollfd *to)
{
    if (!run.process.pid)
        return 0;
    *to = (struct pollfd){.fd = run.process.out, .events = POLLIN};
    return 1;
}

/* Surplus output is read and dropped, so that the program can end. */
void program_turn(void)
{
    for (int i = 0; i < APP_CHUNKS && run.process.pid; i++) {
        char bytes[APP_CHUNK];
        ssize_t n = read(run.process.out, bytes, sizeof(bytes));
        size_t left = run.output.max - run.output.len;

        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno == EAGAIN)
            return;
        if (n > 0)
            buf_append(&run.output, slice_from(bytes, (size_t)n < left ? (size_t)n : left));
        else
            has_ended();
    }
}
