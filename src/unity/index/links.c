/*
 * Where a project may lead us: links stay inside of its folder and its packages, and no package is
 * a folder that holds everything a user has.
 */
#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"
#include "index.h"

bool walk_path(const char *project, struct slice path, char to[PATH_MAX])
{
    const bool is_absolute = slice_starts(path, SLICE("/"));
    const int len = snprintf(to, PATH_MAX, "%s%s%.*s", is_absolute ? "" : project,
                             is_absolute ? "" : "/", SLICE_ARG(path));

    return len > 0 && len < PATH_MAX;
}

static bool resolve(const char *project, const char *path, char to[PATH_MAX])
{
    char full[PATH_MAX];

    return walk_path(project, slice_of(path), full) && realpath(full, to);
}

/* Whether the real path is the folder or below it. */
static bool is_at_or_below(const char *path, const char *folder)
{
    const size_t len = strcmp(folder, "/") == 0 ? 0 : strlen(folder);

    return strncmp(path, folder, len) == 0 && (path[len] == '/' || path[len] == '\0');
}

bool walk_is_inside(const char *project, const char *const *roots, size_t n_roots, const char *path)
{
    char real[PATH_MAX], folder[PATH_MAX];

    if (!resolve(project, path, real))
        return false;
    if (realpath(project[0] ? project : "/", folder) && is_at_or_below(real, folder))
        return true;
    for (size_t i = 0; i < n_roots; i++)
        if (resolve(project, roots[i], folder) && is_at_or_below(real, folder))
            return true;
    return false;
}

static bool holds(const char *folder, const char *path)
{
    char real[PATH_MAX];

    return path && path[0] == '/' && realpath(path, real) && is_at_or_below(real, folder);
}

bool walk_is_wide(const char *project, const char *path)
{
    char folder[PATH_MAX], root[PATH_MAX], text[PATH_MAX];
    struct passwd entry, *user = NULL;

    if (getpwuid_r(geteuid(), &entry, text, sizeof(text), &user) != 0)
        user = NULL;
    return resolve(project, path, folder) &&
           (strcmp(folder, "/") == 0 || holds(folder, getenv("HOME")) ||
            holds(folder, user ? user->pw_dir : NULL) ||
            (realpath(project[0] ? project : "/", root) && is_at_or_below(root, folder)));
}

/* --- Size. --- */

struct waiting {
    struct waiting *next;
    char path[];
};

static bool push(struct waiting **list, const char *parent, const char *name)
{
    const size_t size = strlen(parent) + strlen(name) + 2;
    struct waiting *one = mem_alloc(sizeof(*one) + size);

    if (!one)
        return false;
    snprintf(one->path, size, "%s%s%s", parent, name[0] ? "/" : "", name);
    one->next = *list;
    *list = one;
    return true;
}

static bool is_folder(int in, const struct dirent *d)
{
    struct stat st;

    return d->d_type == DT_DIR ||
           (d->d_type == DT_UNKNOWN && fstatat(in, d->d_name, &st, AT_SYMLINK_NOFOLLOW) == 0 &&
            S_ISDIR(st.st_mode));
}

/* Counts the names of one folder and adds its subfolders. False: no memory. */
static bool count_names(const char *path, struct waiting **list, size_t max, size_t *n)
{
    DIR *stream = opendir(path);
    const struct dirent *d;
    bool ok = true;

    while (ok && stream && *n <= max && (d = readdir(stream)) != NULL) {
        if (walk_is_hidden(slice_of(d->d_name)))
            continue;
        ++*n;
        if (is_folder(dirfd(stream), d))
            ok = push(list, path, d->d_name);
    }
    if (stream)
        closedir(stream);
    return ok;
}

bool walk_is_large(const char *project, const char *path, size_t max)
{
    struct waiting *list = NULL;
    char real[PATH_MAX];
    bool ok = resolve(project, path, real) && push(&list, real, "");
    size_t n = 0;

    while (list) {
        struct waiting *one = list;

        list = one->next;
        ok = ok && count_names(one->path, &list, max, &n);
        mem_free(one);
        ok = ok && n <= max;
    }
    return !ok;
}
