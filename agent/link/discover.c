/* Reads the discovery file that `umcp serve` writes, by the rules of link/discovery.h. */
#include "discover.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"
#include "link/link.h"
#include "json/json.h"

char *discover_path_dup(void)
{
    struct arena a;
    const char *path;
    char *copy;

    arena_init(&a, 64u << 10);
    path = discovery_usual_path(&a);
    copy = path ? text_copy(slice_of(path)) : NULL;
    arena_done(&a);
    return copy;
}

char *discover_key_dup(void)
{
    struct arena a;
    const char *path;
    struct err err;
    char *copy;

    arena_init(&a, 64u << 10);
    path = linkkey_path(&a, &err);
    copy = path ? text_copy(slice_of(path)) : NULL;
    arena_done(&a);
    return copy;
}

/* Opens the file before it checks its owner, so that the file it reads is the one it checked. */
static struct slice read_file(struct arena *a, const char *path, bool must_be_own)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (must_be_own ? O_NOFOLLOW : 0));
    struct stat what;
    char *text = NULL;
    ssize_t len = -1;

    if (fd < 0)
        return (struct slice){0};
    if (fstat(fd, &what) == 0 && S_ISREG(what.st_mode) &&
        (!must_be_own || (what.st_uid == geteuid() && (what.st_mode & (S_IWGRP | S_IWOTH)) == 0)))
        text = arena_alloc(a, LIMIT_AGENT_FILE);
    if (text)
        len = read(fd, text, LIMIT_AGENT_FILE);
    close(fd);
    return len > 0 ? slice_from(text, (size_t)len) : (struct slice){0};
}

void discover_server(const char *path, struct ws_url *ret_url)
{
    struct arena a;
    struct slice text;
    const struct json *root;
    struct json_fault fault;
    struct err err;
    struct ws_url url;
    bool is_found;

    arena_init(&a, 256u << 10);
    text = path ? read_file(&a, path, true) : (struct slice){0};
    is_found = text.len && json_parse(&a, text, &root, &fault) &&
               ws_url_parse(json_get_text(root, DISCOVERY_URL), &url, &err) &&
               ws_url_is_local(&url);
    arena_done(&a);
    if (!is_found)
        ws_url_parse(SLICE(DISCOVERY_USUAL_SERVER), &url, &err);
    *ret_url = url;
}

char *discover_token_dup(const char *path)
{
    struct arena a;
    struct slice text, line;
    char *copy = NULL;

    arena_init(&a, 16u << 10);
    text = read_file(&a, path, false);
    line = slice_cut(&text, '\n');
    if (line.len && line.p[line.len - 1] == '\r')
        line.len--;
    line = slice_trim(line);
    if (line.len)
        copy = text_copy(line);
    arena_done(&a);
    return copy;
}
