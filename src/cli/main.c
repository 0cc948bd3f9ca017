/* The entry point: reads the options, then runs the command. */
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "app.h"

#define MAX_SAID 8192 /* bytes of a line for people */

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

size_t control_length(struct slice text)
{
    const unsigned char first = (unsigned char)text.p[0];
    size_t len;

    if (utf8_is_control(utf8_decode(text, &len)))
        return len;
    return len == 1 && first >= 0x80 && first < 0xA0 ? 1 : 0; /* C1 in encodings of one byte */
}

void put_text(struct buf *b, struct slice text)
{
    while (text.len) {
        size_t n = control_length(text), len = utf8_sequence(text);

        if (n)
            buf_append_byte(b, ' ');
        else
            buf_append(b, slice_from(text.p, len ? len : 1));
        text = slice_skip(text, n ? n : len ? len : 1);
    }
}

void say_line(FILE *to, const char *format, ...)
{
    char text[MAX_SAID];
    struct buf line;
    va_list args;

    buf_init(&line, MAX_SAID);
    va_start(args, format);
    put_text(&line, text_vformat(text, sizeof(text), format, args));
    va_end(args);
    fprintf(to, "%.*s\n", SLICE_ARG(buf_slice(&line)));
    buf_done(&line);
}

/* How many bytes can be shown as they are. */
static size_t shown_length(struct slice text)
{
    size_t n = 0;

    while (n < text.len) {
        const struct slice rest = slice_skip(text, n);
        const size_t len = utf8_sequence(rest);

        if (rest.p[0] != '\n' && rest.p[0] != '\t' && control_length(rest))
            break;
        n += len ? len : 1;
    }
    return n;
}

bool print_shown(struct slice text)
{
    while (text.len) {
        size_t n = shown_length(text);

        if (n && fwrite(text.p, 1, n, stdout) != n)
            return false;
        text = slice_skip(text, n);
        if (text.len && fprintf(stdout, "\\u%04x", (unsigned)utf8_decode(text, &n)) < 0)
            return false;
        text = text.len ? slice_skip(text, n) : text;
    }
    return true;
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
