/* Finds the project, and reads and writes the program's own files: tokens, settings, the state
 * folder. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app.h"
#include "transport/transport.h"
#include "unity/unity.h"

/* --- The project --- */

void find_project(struct options *o)
{
    char here[PATH_MAX];
    const char *root = NULL;
    struct stat what;

    if (o->project || !realpath(".", here))
        return;
    if (project_is_at(here))
        root = arena_copy(&o->arena, slice_of(here)).p;
    else
        project_find_root(&o->arena, here, &root);
    /* Serving a project runs its scripts, so we do not pick up another user's project unasked. */
    if (!root || stat(root, &what) != 0 || what.st_uid != geteuid())
        return;
    o->project = root;
    o->is_project_found = true;
}

/* --- Tokens --- */

const char *state_dir(struct options *o)
{
    const char *base = getenv("XDG_STATE_HOME");
    const char *home = getenv("HOME");
    char real[PATH_MAX];
    const char *project = realpath(o->project ? o->project : ".", real) ? real : ".";
    const char *name = strrchr(project, '/') ? strrchr(project, '/') + 1 : project;
    uint32_t hash = 2166136261u; /* FNV-1a: tells projects of the same name apart */
    const char *absolute;
    struct slice path;

    if (o->state_dir && strcmp(o->state_dir, "none") == 0)
        return NULL;
    if (o->state_dir) { /* other programs use it from other folders */
        absolute = fd_absolute_path(&o->arena, o->state_dir);
        return absolute ? absolute : o->state_dir;
    }
    for (const char *c = project; *c; c++)
        hash = (hash ^ (unsigned char)*c) * 16777619u;
    if (base && base[0] == '/') /* relative ones do not count, as everywhere */
        path = arena_printf(&o->arena, "%s/umcp/%s-%08x", base, name, hash);
    else
        path = home && home[0] == '/'
                   ? arena_printf(&o->arena, "%s/.local/state/umcp/%s-%08x", home, name, hash)
                   : (struct slice){0};
    return path.p;
}

const char *store_path(struct options *o)
{
    const char *dir = state_dir(o);

    return dir ? arena_printf(&o->arena, "%s/records.db", dir).p : NULL;
}

void token_new(char to[TOKEN_LINE_SIZE])
{
    unsigned char secret[TOKEN_BYTES];

    system_random(secret, sizeof(secret));
    text_hex(secret, sizeof(secret), to);
    to[TOKEN_LINE_SIZE - 2] = '\n';
    to[TOKEN_LINE_SIZE - 1] = '\0';
}

bool token_make(struct arena *a, const char *dir, const char **ret_token, const char **ret_path,
                struct err *err)
{
    struct slice path = arena_printf(a, "%s/framed.token", dir ? dir : "");
    char line[TOKEN_LINE_SIZE];

    if (!dir) {
        err_set(err, ERR_NOT_FOUND,
                "umcp has no folder for the token, because HOME is not set or --state-dir is none");
        return err_hint(err, "name a folder with --state-dir, or a token with --framed-token-file");
    }
    if (!path.p)
        return err_no_memory(err);
    *ret_path = path.p;
    if (!private_folder_check(dir, true, err))
        return false;
    token_new(line);
    if (!private_file_make(path.p, slice_of(line)) && errno != EEXIST)
        return err_set(err, ERR_INTERNAL, "cannot write token file '%s': %s", path.p,
                       strerror(errno));
    return token_read(a, path.p, ret_token, err);
}

bool framed_token_check(const struct options *o, struct err *err)
{
    char host[ADDRESS_SIZE];
    int port;
    bool is_far = o->framed && address_parse(slice_of(o->framed), host, sizeof(host), &port) &&
                  !address_is_loopback(host);
    struct err why;

    if (o->framed_token_file)
        return err_set(err, ERR_ARGUMENT,
                       "--framed-token and --framed-token-file exclude each other: give one of "
                       "them");
    if (!token_check_letters(slice_of(o->framed_token), &why))
        return err_set(err, why.kind, "--framed-token: %s", why.message);
    if (!is_far)
        return true;
    err_set(err, ERR_DENIED,
            "--framed-token works on loopback only, and '%s' is no loopback "
            "address",
            o->framed);
    return err_hint(err, "use --framed-token-file there, or --framed 127.0.0.1:PORT");
}

bool seal_key_read(const char *dir, unsigned char key[SEAL_KEY_SIZE])
{
    struct slice path, text;
    struct arena a;
    struct err err;
    bool ok;

    if (!dir)
        return false;
    arena_init(&a, 4 * (SEAL_KEY_SIZE + PATH_MAX));
    path = arena_printf(&a, "%s/seal.key", dir);
    system_random(key, SEAL_KEY_SIZE); /* several servers may come here at once: one wins */
    ok = path.p && private_folder_check(dir, true, &err) &&
         (private_file_make(path.p, slice_from((const char *)key, SEAL_KEY_SIZE)) ||
          errno == EEXIST) &&
         private_file_read(&a, path.p, PRIVATE_FROM_READERS, SEAL_KEY_SIZE, &text, &err) &&
         text.len == SEAL_KEY_SIZE;
    if (ok)
        memcpy(key, text.p, SEAL_KEY_SIZE);
    arena_done(&a);
    return ok;
}

/* --- Settings --- */

#define SAVED_SETTINGS "settings.json"

bool saved_read(const char *dir, struct options *o, struct err *err)
{
    struct slice path =
        dir ? arena_printf(&o->arena, "%s/" SAVED_SETTINGS, dir) : (struct slice){0};
    struct slice text;

    if (!path.p)
        return true;
    if (!private_file_read(&o->arena, path.p, PRIVATE_FROM_WRITERS, LIMIT_CONFIG_FILE, &text, err))
        return err->kind == ERR_NOT_FOUND;
    if (options_read_saved(o, path.p, text, err))
        return true;
    if (err->kind == ERR_ARGUMENT) { /* it names only the option that the key belongs to */
        const struct err was = *err;

        err_set(err, was.kind, "saved settings '%s': %s", path.p, was.message);
    }
    return err_hint(err, "correct the file, or delete it and start with options");
}

void saved_say(FILE *to, const char *before, const char *dir, const struct options *o)
{
    struct buf text;

    for (size_t i = 0; i < N_SETTINGS; i++) {
        if (!o->saved[i].p)
            continue;
        buf_init(&text, LIMIT_NAMES_JSON + 2 * PATH_MAX);
        put_text(&text, slice_of(dir));
        buf_append(&text, SLICE("/" SAVED_SETTINGS " "));
        put_text(&text, o->saved[i]);
        fprintf(to, "%s%.*s\n", before, SLICE_ARG(buf_slice(&text)));
        buf_done(&text);
    }
}

bool saved_write(const char *dir, struct slice settings, struct err *err)
{
    struct slice path, line;
    struct arena a;
    struct err why;
    bool ok;

    if (!dir)
        return err_set(err, ERR_NOT_READY,
                       "umcp has no folder for settings, because HOME is not set or --state-dir "
                       "is none");
    arena_init(&a, 4u << 20);
    path = arena_printf(&a, "%s/" SAVED_SETTINGS, dir);
    line = arena_printf(&a, "%.*s\n", SLICE_ARG(settings));
    ok = (path.p && line.p) || err_no_memory(err);
    if (ok && !private_folder_check(dir, true, &why)) {
        ok = err_set(err, why.kind, "cannot write settings: %s", why.message);
        err_hint(err, "%s", why.hint);
    }
    if (ok && !private_file_write(path.p, line))
        ok = err_set(err, ERR_INTERNAL, "cannot write settings to '%s': %s", dir, strerror(errno));
    arena_done(&a);
    return ok;
}

const char *program_beside(struct arena *a, const char *name)
{
    static const char *const places[] = {"", "../bin/"};
    char self[PATH_MAX];
    ssize_t len = readlink("/proc/self/exe", self, sizeof(self));

    while (len > 0 && self[len - 1] != '/')
        len--;
    for (size_t i = 0; len > 0 && i < N_ELEMENTS(places); i++) {
        const char *path = arena_printf(a, "%.*s%s%s", (int)len, self, places[i], name).p;

        if (path && access(path, X_OK) == 0)
            return path;
    }
    return NULL;
}
