#include "scan.h"

#include "base/limits.h"
#include "compile/hash.h"
#include "csharp/depth.h"

static void scan_text(struct slice path, struct slice text, struct buf *to)
{
    unsigned row, column;
    size_t at;

    if (!csharp_is_deep(text, LIMIT_FILE_DEPTH, LIMIT_FILE_RUN, &at))
        return;
    csharp_place(text, at, &row, &column);
    buf_printf(to, "%s(%u,%u): error CS1647: The code is nested too deeply to be compiled\n",
               path.p, row, column);
}

void scan_source(const struct compile_source *source, struct buf *to)
{
    char digest[HASH_SIZE];
    struct buf text;
    struct err why;

    if (source->text.p) {
        scan_text(source->path, source->text, to);
        return;
    }
    buf_init(&text, LIMIT_SOURCE_BYTES);
    if (hash_file(source->path.p, LIMIT_SOURCE_BYTES, &text, digest, &why) < 0)
        buf_printf(to, "%s(1,1): error CS2001: Source file '%s' cannot be read: %s\n",
                   source->path.p, source->path.p, why.message);
    else
        scan_text(source->path, buf_slice(&text), to);
    buf_done(&text);
}
