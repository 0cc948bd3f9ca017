/* Setting errors; see err.h. */
#include "err.h"

#include <stdarg.h>

#include "text.h"

bool err_set(struct err *err, enum err_kind kind, const char *format, ...)
{
    va_list args;

    err->kind = kind;
    err->hint[0] = '\0';
    err->line = 0;
    err->details = err->whole = (struct slice){0};
    va_start(args, format);
    text_vformat(err->message, sizeof(err->message), format, args);
    va_end(args);
    return false;
}

bool err_hint(struct err *err, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    text_vformat(err->hint, sizeof(err->hint), format, args);
    va_end(args);
    return false;
}

bool err_no_memory(struct err *err)
{
    return err_set(err, ERR_INTERNAL, "Out of memory");
}
