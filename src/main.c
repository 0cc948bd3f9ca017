/* Where it begins: options, then the command they name. */
#include <stdio.h>
#include <unistd.h>

#include "app.h"

static const struct {
    enum command command;
    int (*run)(struct options *o);
} runs[] = {
    {CMD_SERVE, run_serve}, {CMD_STDIO, run_stdio}, {CMD_CALL, run_call},
    {CMD_CHECK, run_check}, {CMD_DUMP, run_dump},   {CMD_DOCTOR, run_doctor},
    {CMD_AUDIT, run_audit},
};

int complain(const struct err *err)
{
    fprintf(stderr, "umcp: %s\n", err->message);
    if (err->hint[0])
        fprintf(stderr, "      %s\n", err->hint);
    return err->kind == ERR_ARGUMENT || err->kind == ERR_PARSE ? 2 : 1;
}

void put_text(struct buf *b, struct slice text)
{
    for (size_t i = 0; i < text.len; i++)
        buf_append_byte(b, (unsigned char)text.p[i] < ' ' || text.p[i] == 0x7F ? ' ' : text.p[i]);
}

unsigned processors(void)
{
    long n = sysconf(_SC_NPROCESSORS_ONLN);

    return n < 1 ? 1 : n > 8 ? 8 : (unsigned)n;
}

int main(int argc, char **argv)
{
    struct options o;
    struct err err = {0};
    int code = 0;

    if (!options_read(argc, argv, &o, &err))
        code = err.kind == ERR_NONE ? 0 : complain(&err);
    else
        for (size_t i = 0; i < N_ELEMENTS(runs); i++)
            if (runs[i].command == o.command)
                code = runs[i].run(&o);
    options_done(&o);
    return code;
}
