/*
 * Leavings of an earlier engine in the player's folder. Scripts may write there, and their files
 * outlive them: a file where this engine needs a folder, a folder where it needs a file, a link,
 * or one that others can change. The engine trusts none of it, and gives it another name in the
 * same folder.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app.h"
#include "player/managed/log.h"

enum kind {
    KIND_FOLDER,      /* is made if it is not there */
    KIND_USED_FOLDER, /* may be absent */
    KIND_FILE         /* this engine makes it when it is needed */
};

/* All entries that the engine opens in its folder, but those that data.c names after the
 * project. */
static const struct own {
    const char *name;
    enum kind kind;
} owns[] = {
    {"home", KIND_FOLDER},
    {"tmp", KIND_FOLDER},
    {"data", KIND_FOLDER},            /* data.c */
    {"temporary", KIND_FOLDER},       /* calls/app.c */
    {"persistent", KIND_USED_FOLDER}, /* of an earlier version: data.c */
    {"held", KIND_FILE},              /* blame.c */
    {"prefs", KIND_FILE},             /* PrefsFile.cs, to the end */
    {"prefs.new", KIND_FILE},
    {"editor-prefs", KIND_FILE},
    {"editor-prefs.new", KIND_FILE},
};

/* Whether it can be used as it is, by this user alone. A link never can. */
static bool is_usable(const struct stat *st, enum kind kind)
{
    const mode_t rights = kind == KIND_FILE ? S_IRUSR | S_IWUSR : S_IRWXU;

    return (kind == KIND_FILE ? S_ISREG(st->st_mode) : S_ISDIR(st->st_mode)) &&
           st->st_uid == geteuid() && (st->st_mode & rights) == rights;
}

/* Whether no other user can have changed it. Without a sandbox scripts write with the user's own
 * umask, which may leave that to a group: below a folder that is closed to others it does no harm,
 * and ends here. */
static bool is_private(int folder, const char *name, const struct stat *st)
{
    struct stat above;

    if (!(st->st_mode & (S_IWGRP | S_IWOTH)))
        return true;
    return fstat(folder, &above) == 0 && !(above.st_mode & (S_IRWXG | S_IRWXO)) &&
           fchmodat(folder, name, st->st_mode & S_IRWXU, 0) == 0;
}

static void tell(const char *path, const char *aside, enum kind kind)
{
    char text[3 * PATH_MAX];

    snprintf(text, sizeof(text),
             "The engine has renamed '%s' to '%s', because it is not a %s that belongs to this "
             "user alone",
             path, aside, kind == KIND_FILE ? "file" : "folder");
    fprintf(stderr, "umcp-player: %s\n", text);
    engine_log(LOG_TYPE_WARNING, slice_of(text));
}

static bool set_aside(int folder, const char *above, const char *name, enum kind kind,
                      struct err *err)
{
    char aside[NAME_MAX + 1], path[PATH_MAX], path_aside[PATH_MAX], digits[9];
    unsigned char random[4];
    /* A long name is cut, so that there is room for the rest. */
    const int kept = (int)utf8_cut(slice_of(name), NAME_MAX - 32);

    do {
        if (getrandom(random, sizeof(random), 0) != sizeof(random))
            return err_set(err, ERR_INTERNAL, "the system cannot provide random numbers: %s",
                           strerror(errno));
        text_hex(random, sizeof(random), digits);
        snprintf(aside, sizeof(aside), "%.*s.set-aside-%s", kept, name, digits);
    } while (faccessat(folder, aside, F_OK, AT_SYMLINK_NOFOLLOW) == 0);
    snprintf(path, sizeof(path), "%s/%s", above, name);
    snprintf(path_aside, sizeof(path_aside), "%s/%s", above, aside);
    if (renameat(folder, name, folder, aside) != 0) {
        err_set(err, ERR_INTERNAL, "cannot give '%s' the name '%s': %s", path, path_aside,
                strerror(errno));
        return err_hint(err, "move it to another place");
    }
    tell(path, path_aside, kind);
    return true;
}

static bool check(int folder, const char *above, const char *name, enum kind kind, struct err *err)
{
    struct stat st;
    bool is_there = fstatat(folder, name, &st, AT_SYMLINK_NOFOLLOW) == 0;

    if (is_there && !(is_usable(&st, kind) && is_private(folder, name, &st))) {
        if (!set_aside(folder, above, name, kind, err))
            return false;
        is_there = false;
    }
    if (is_there || kind != KIND_FOLDER || mkdirat(folder, name, 0700) == 0 || errno == EEXIST)
        return true;
    return err_set(err, ERR_INTERNAL, "cannot make folder '%s/%s': %s", above, name,
                   strerror(errno));
}

bool leftovers_check_folder(int above, const char *above_path, const char *name, bool must_make,
                            struct err *err)
{
    return check(above, above_path, name, must_make ? KIND_FOLDER : KIND_USED_FOLDER, err);
}

bool leftovers_check(const char *dir, struct err *err)
{
    const int folder = open(dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    bool is_ok = folder >= 0;

    if (!is_ok)
        err_set(err, ERR_INTERNAL, "cannot use folder '%s': %s", dir, strerror(errno));
    for (size_t i = 0; is_ok && i < N_ELEMENTS(owns); i++)
        is_ok = check(folder, dir, owns[i].name, owns[i].kind, err);
    if (folder >= 0)
        close(folder);
    return is_ok;
}
