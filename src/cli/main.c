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

/* How long a character is that a terminal would obey, or that ends a line: ASCII's controls, C1's
 * (C2 80 to C2 9F), and the separators U+2028 and U+2029. 0: it is none. */
static size_t control_length(struct slice text)
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
