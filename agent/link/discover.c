/* Reads the discovery file that `umcp serve` writes, by the rules of link/discovery.h. */
#include "discover.h"

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
    is_found =
        path && private_file_read(&a, path, PRIVATE_FROM_WRITERS, LIMIT_AGENT_FILE, &text, &err) &&
        json_parse(&a, text, &root, &fault) &&
        ws_url_parse(json_get_text(root, DISCOVERY_URL), &url, &err) && ws_url_is_local(&url);
    arena_done(&a);
    if (!is_found)
        ws_url_parse(SLICE(DISCOVERY_USUAL_SERVER), &url, &err);
    *ret_url = url;
}

char *discover_token_dup(const char *path, struct err *err)
{
    struct arena a;
    const char *token;
    char *copy = NULL;

    arena_init(&a, 16u << 10);
    if (token_read(&a, path, &token, err)) {
        copy = text_copy(slice_of(token));
        if (!copy)
            err_no_memory(err);
    }
    arena_done(&a);
    return copy;
}
