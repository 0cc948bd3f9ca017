/*
 * Reads the discovery file that `umcp serve` writes. A token may be sent to the server that it
 * names, so only a file of this user's own counts, and only a server on this machine.
 */
#include "discover.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "json/json.h"

#define MAX_FILE 4096u

char *discover_text_dup(const char *text)
{
    size_t size = text ? strlen(text) + 1 : 0;
    char *copy = text ? mem_alloc(size) : NULL;

    if (copy)
        memcpy(copy, text, size);
    return copy;
}

char *discover_path_dup(void)
{
    const char *named = getenv("UE_MCP_DISCOVERY");
    const char *folder = getenv("TMPDIR");
    char path[4096];

    if (named && named[0])
        return discover_text_dup(named);
    snprintf(path, sizeof(path), "%s/unity-explorer-mcp.json",
             folder && folder[0] ? folder : "/tmp");
    return discover_text_dup(path);
}

/* Opens first and asks then: what is read is what was looked at. */
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
        text = arena_alloc(a, MAX_FILE);
    if (text)
        len = read(fd, text, MAX_FILE);
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
               ws_url_parse(json_get_text(root, "baseUrl"), &url, &err) && ws_url_is_local(&url);
    arena_done(&a);
    if (!is_found)
        ws_url_parse(SLICE(DISCOVER_DEFAULT), &url, &err);
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
        copy = discover_text_dup(arena_copy(&a, line).p);
    arena_done(&a);
    return copy;
}
