/*
 * Where scripts keep data: "data/<company>/<product>" in the player's folder, as Unity's path ends
 * with these names. Earlier versions had "persistent" there, or beside it, for all projects; for a
 * while with the two names below.
 */
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app.h"
#include "unity/unity.h"

struct slice data_company(const struct project *p)
{
    return p->settings.company_name.len ? p->settings.company_name : SLICE("DefaultCompany");
}

struct slice data_product(const struct project *p)
{
    const struct slice root = slice_of(p->root);
    size_t n = root.len;

    while (n > 0 && root.p[n - 1] != '/')
        n--;
    return p->settings.product_name.len ? p->settings.product_name : slice_skip(root, n);
}

/* The name as that of a folder; NULL: no memory. */
static const char *folder_name(struct arena *a, struct slice name)
{
    struct slice copy = arena_copy(a, name);

    for (size_t i = 0; i < copy.len; i++)
        if (copy.p[i] == '/' || (i == 0 && copy.p[i] == '.'))
            ((char *)(uintptr_t)copy.p)[i] = '_';
    return copy.p;
}

struct slice data_folder(struct arena *a, const struct project *p)
{
    const char *const names[] = {"data", folder_name(a, data_company(p)),
                                 folder_name(a, data_product(p))};
    struct slice path = slice_of(player_options.state_dir);

    for (size_t i = 0; i < N_ELEMENTS(names) && path.p && names[i]; i++) {
        path = arena_printf(a, "%.*s/%s", SLICE_ARG(path), names[i]);
        if (path.p)
            mkdir(path.p, 0700);
    }
    return path;
}

/* Scripts can write to the player's folder, and this runs outside the sandbox: follows no link. */
static int open_below(int above, const char *name)
{
    return openat(above, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/* Into the folder of the company. */
static void move_old(int state, int to, const char *company, const char *product,
                     const char *oldest)
{
    const int old = open_below(state, "persistent"), from = open_below(old, company);
    const int older = oldest ? open(oldest, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    struct stat st;

    if (fstatat(to, product, &st, AT_SYMLINK_NOFOLLOW) != 0 &&
        renameat(from, product, to, product) != 0 &&
        renameat(state, "persistent", to, product) != 0)
        renameat(older, "persistent", to, product);
    for (size_t i = 0; i < 3; i++)
        close((const int[]){old, from, older}[i]);
}

bool data_prepare(struct arena *a, const struct project *p, const char *oldest, struct err *err)
{
    const char *company = folder_name(a, data_company(p));
    const char *product = folder_name(a, data_product(p));
    const char *above = arena_printf(a, "%s/data", player_options.state_dir).p;
    const char *path = company ? arena_printf(a, "%s/%s", above, company).p : NULL;
    const int state = open(player_options.state_dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const int data = open_below(state, "data");
    bool is_ok = path && product;
    int to = -1;

    if (!is_ok)
        err_no_memory(err);
    is_ok = is_ok && leftovers_check_folder(data, above, company, true, err);
    if (is_ok) {
        to = open_below(data, company);
        move_old(state, to, company, product, oldest);
        is_ok = leftovers_check_folder(to, path, product, true, err) &&
                leftovers_check_folder(to, path, "editor", false, err); /* MonoScript.cs */
    }
    for (size_t i = 0; i < 3; i++)
        close((const int[]){state, data, to}[i]);
    return is_ok;
}
