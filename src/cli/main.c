/* The entry point: reads the options, then runs the command. */
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "app.h"

#define MAX_SAID 8192        /* bytes of a line for people */
#define PIECE    (64u << 10) /* of a long text, shown at once */

static const struct {
    enum command command;
    int (*run)(struct options *o);
    bool has_project; /* or its state folder */
} runs[] = {
    {CMD_SERVE, run_serve, true},   {CMD_STDIO, run_stdio, true},  {CMD_CALL, run_call, true},
    {CMD_AUDIT, run_audit, true},   {CMD_CHECK, run_check, false}, {CMD_DUMP, run_dump, false},
    {CMD_DOCTOR, run_doctor, true}, {CMD_TOKEN, run_token, false},
};

int complain(const struct err *err)
{
    say_line(stderr, "umcp: %s", err->message);
    if (err->hint[0])
        say_line(stderr, "      %s", err->hint);
    return err->kind == ERR_ARGUMENT || err->kind == ERR_PARSE ? 2 : 1;
}

void put_text(struct buf *b, struct slice text)
{
    shown_append(b, text, SHOWN_LINE);
}

void say_line(FILE *to, const char *format, ...)
{
    char text[MAX_SAID];
    struct buf line;
    va_list args;

    buf_init(&line, SHOWN_GROWTH * MAX_SAID);
    va_start(args, format);
    put_text(&line, text_vformat(text, sizeof(text), format, args));
    va_end(args);
    fprintf(to, "%.*s\n", SLICE_ARG(buf_slice(&line)));
    buf_done(&line);
}

bool print_shown(struct slice text)
{
    struct buf piece;
    bool ok = true;

    while (text.len && ok) {
        const size_t n = utf8_cut(text, PIECE);

        buf_init(&piece, SHOWN_GROWTH * PIECE);
        shown_append(&piece, slice_from(text.p, n ? n : 1), SHOWN_TEXT);
        ok = buf_ok(&piece) && fwrite(piece.p, 1, piece.len, stdout) == piece.len;
        buf_done(&piece);
        text = slice_skip(text, n ? n : 1);
    }
    return ok;
}

unsigned processors(void)
{
    long n = sysconf(_SC_NPROCESSORS_ONLN);

    return n < 1 ? 1 : n > 8 ? 8 : (unsigned)n;
}

static int run(struct options *o)
{
    size_t i = 0;

    while (runs[i].command != o->command)
        i++;
    if (runs[i].has_project)
        find_project(o);
    base_host_prepare(o);
    return runs[i].run(o);
}

int main(int argc, char **argv)
{
    struct options o;
    struct err err = {0};
    int code = 0;

    if (options_read(argc, argv, &o, &err))
        code = run(&o);
    else if (err.kind != ERR_NONE)
        code = complain(&err);
    options_done(&o);
    return code;
}
