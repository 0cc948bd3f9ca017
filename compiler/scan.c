#include "scan.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

void scan_source(const struct compile_source *source, struct buf *to)
{
    int fd;

    if (source->text.p)
        return;
    fd = open(source->path.p, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0) {
        buf_printf(to, "%s(1,1): error CS2001: Source file '%s' cannot be read: %s\n",
                   source->path.p, source->path.p, strerror(errno));
        return;
    }
    close(fd);
}
