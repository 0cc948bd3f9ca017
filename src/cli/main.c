/* The entry point: reads the options, then runs the command. */
#include <stdio.h>
#include <unistd.h>

#include "app.h"

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
    fprintf(stderr, "umcp: %s\n", err->message);
    if (err->hint[0])
        fprintf(stderr, "      %s\n", err->hint);
    return err->kind == ERR_ARGUMENT || err->kind == ERR_PARSE ? 2 : 1;
}

size_t control_length(struct slice text)
{
    const unsigned char *p = (const unsigned char *)text.p;

    if (p[0] < ' ' || p[0] == 0x7F)
        return 1;
    if (text.len > 1 && p[0] == 0xC2 && p[1] >= 0x80 && p[1] < 0xA0)
        return 2;
    return text.len > 2 && p[0] == 0xE2 && p[1] == 0x80 && (p[2] == 0xA8 || p[2] == 0xA9) ? 3 : 0;
}

void put_text(struct buf *b, struct slice text)
{
    while (text.len) {
        size_t n = control_length(text);

        buf_append_byte(b, n ? ' ' : text.p[0]);
        text = slice_skip(text, n ? n : 1);
    }
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
