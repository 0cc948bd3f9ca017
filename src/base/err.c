/* Setting errors; see err.h. */
#include "err.h"

#include <stdarg.h>
#include <stdio.h>

#include "utf8.h"

static void format_text(char *to, size_t size, const char *format, va_list args)
{
    int len = vsnprintf(to, size, format, args);

    if (len < 0)
        to[0] = '\0';
    else if ((size_t)len >= size)
        to[utf8_cut(slice_from(to, size - 1), size - 1)] = '\0';
}

bool err_set(struct err *err, enum err_kind kind, const char *format, ...)
{
    va_list args;

    err->kind = kind;
    err->hint[0] = '\0';
    err->line = 0;
    err->details = err->whole = (struct slice){0};
    va_start(args, format);
    format_text(err->message, sizeof(err->message), format, args);
    va_end(args);
    return false;
}

bool err_hint(struct err *err, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    format_text(err->hint, sizeof(err->hint), format, args);
    va_end(args);
    return false;
}

bool err_no_memory(struct err *err)
{
    return err_set(err, ERR_INTERNAL, "Out of memory");
}
