/*
 * The requestStates that were used, as empty files in the folder "used" of the state folder: the
 * server that makes a state's file uses it, and no other does. Files are removed when there are
 * many and they have expired, or a day later: until then a clock that is set back revives no state.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <unistd.h>

#include "app.h"
#include "base/limits.h"

enum {
    LOOK_EVERY = 256, /* uses between two looks at the folder */
    NAME_SIZE = 24 + 2 * SEAL_DIGEST_SIZE
};

/* "<until>-<digest>" */
static void write_name(const unsigned char digest[SEAL_DIGEST_SIZE], int64_t until,
                       char to[NAME_SIZE])
{
    char hex[2 * SEAL_DIGEST_SIZE + 1];

    text_hex(digest, SEAL_DIGEST_SIZE, hex);
    snprintf(to, NAME_SIZE, "%lld-%s", (long long)until, hex);
}

/* Deletes states that expired before `end`, and counts the rest. */
static size_t clean(int dir, int64_t end)
{
    const int copy = openat(dir, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *d = copy < 0 ? NULL : fdopendir(copy);
    struct dirent *e;
    size_t n = 0;

    if (!d && copy >= 0)
        close(copy);
    while (d && (e = readdir(d))) {
        struct slice rest = slice_of(e->d_name), number = slice_cut(&rest, '-');
        int64_t until;

        if (!rest.len || !text_to_int(number, &until))
            continue;
        if (until >= end || unlinkat(dir, e->d_name, 0))
            n++;
    }
    if (d)
        closedir(d);
    return n;
}

static bool has_room(struct states *s, int dir, int64_t now)
{
    if (s->n_used++ % LOOK_EVERY == 0 || s->n_left >= LIMIT_STATES_USED)
        s->n_left = clean(dir, now - (int64_t)LIMIT_STATE_KEPT_S * 1000);
    if (s->n_left >= LIMIT_STATES_USED)
        s->n_left = clean(dir, now);
    return s->n_left < LIMIT_STATES_USED;
}

static enum state_use make(struct states *s, int dir, const char *name, int64_t now)
{
    int fd;

    if (!has_room(s, dir, now))
        return STATE_FULL;
    fd = openat(dir, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (fd < 0)
        return errno == EEXIST ? STATE_USED : STATE_FAILED;
    close(fd);
    s->n_left++;
    return STATE_NEW;
}

enum state_use states_use(struct states *s, const unsigned char digest[SEAL_DIGEST_SIZE],
                          int64_t until, int64_t now)
{
    char path[PATH_MAX], name[NAME_SIZE];
    enum state_use use;
    struct err err;
    int dir;

    if (!s->dir)
        return STATE_UNSHARED;
    if (snprintf(path, sizeof(path), "%s/used", s->dir) >= (int)sizeof(path))
        return STATE_FAILED;
    dir = private_folder_open(path, true, &err);
    if (dir < 0)
        return STATE_FAILED;
    write_name(digest, until, name);
    use = make(s, dir, name, now);
    close(dir);
    return use;
}
