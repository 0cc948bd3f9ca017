/* Collects faults; see faults.h. */
#include "faults.h"

#include <stdarg.h>

#define MAX_FAULTS 100 /* nobody reads more */
#define MAX_FAULT  1000

void faults_init(struct faults *f)
{
    *f = (struct faults){0};
    buf_init(&f->text, (size_t)2 * MAX_FAULTS * MAX_FAULT);
}

void faults_done(struct faults *f)
{
    buf_done(&f->text);
}

bool fault(struct faults *f, struct slice path, size_t line, const char *format, ...)
{
    char text[MAX_FAULT];
    va_list args;

    if (f->n++ >= MAX_FAULTS)
        return false;
    va_start(args, format);
    text_vformat(text, sizeof(text), format, args);
    va_end(args);
    if (line > 0)
        buf_printf(&f->text, "%.*s:%zu: %s\n", SLICE_ARG(path), line, text);
    else
        buf_printf(&f->text, "%.*s: %s\n", SLICE_ARG(path), text);
    return false;
}

bool fault_no_memory(struct faults *f)
{
    f->no_memory = true;
    return false;
}

size_t line_of(struct slice text, size_t at)
{
    size_t line = 1;

    for (size_t i = 0; i < at && i < text.len; i++)
        line += text.p[i] == '\n';
    return line;
}
