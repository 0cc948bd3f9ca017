/* Finds the file of a method: asks the engine, then the debug information. */
#include "sources.h"

enum { PATH_BYTES = 4096 };

/* Set once, before anything asks. */
static struct {
    agent_source_fn *find;
    agent_scripts_fn *write; /* NULL: the engine compiles none */
} sources;

void agent_set_sources(agent_source_fn *find)
{
    sources.find = find;
}

void agent_set_scripts(agent_scripts_fn *write)
{
    sources.write = write;
}

agent_scripts_fn *agent_scripts(void)
{
    return sources.write;
}

/* Keeps the path from the project's own folder on, else the file name: we do not reveal where a
 * project lies. */
static struct slice shorten(struct slice path)
{
    static const char *const roots[] = {"/Assets/", "/Packages/"};
    const char *slash = path.len ? memrchr(path.p, '/', path.len) : NULL;

    for (size_t i = 0; i < N_ELEMENTS(roots); i++) {
        const size_t len = strlen(roots[i]);
        const char *root = path.len ? memmem(path.p, path.len, roots[i], len) : NULL;

        if (root)
            return slice_skip(path, (size_t)(root + 1 - path.p));
    }
    return slash ? slice_skip(path, (size_t)(slash + 1 - path.p)) : path;
}

bool agent_source_of(struct clr_method *m, struct buf *to)
{
    struct buf path;
    bool is_known;

    if (sources.find && sources.find(m, to))
        return true;
    buf_init(&path, PATH_BYTES);
    is_known = clr_method_source(&path, m) && buf_ok(&path);
    for (size_t i = 0; i < path.len; i++)
        if (path.p[i] == '\\')
            path.p[i] = '/';
    if (is_known)
        buf_append(to, shorten(buf_slice(&path)));
    buf_done(&path);
    return is_known;
}
