#include "scan.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"
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

/* Reads rather than maps it: somebody may cut it meanwhile. Why it cannot be read; NULL: it can. */
static const char *read_file(int fd, struct buf *to)
{
    struct stat st;

    if (fd < 0 || fstat(fd, &st) != 0)
        return strerror(errno);
    if (!S_ISREG(st.st_mode))
        return "it is not a file";
    for (;;) {
        char *p = buf_reserve(to, 64 << 10);
        ssize_t n = p ? read(fd, p, 64 << 10) : -1;

        if (!p)
            return "it is too large";
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return strerror(errno);
        if (n == 0)
            return NULL;
        buf_advance(to, (size_t)n);
    }
}

void scan_source(const struct compile_source *source, struct buf *to)
{
    struct buf text;
    const char *why;
    int fd;

    if (source->text.p) {
        scan_text(source->path, source->text, to);
        return;
    }
    buf_init(&text, LIMIT_SOURCE_BYTES);
    fd = open(source->path.p, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    why = read_file(fd, &text);
    if (why)
        buf_printf(to, "%s(1,1): error CS2001: Source file '%s' cannot be read: %s\n",
                   source->path.p, source->path.p, why);
    else
        scan_text(source->path, buf_slice(&text), to);
    buf_done(&text);
    if (fd >= 0)
        close(fd);
}
