#include "key.h"

#include <sys/stat.h>
#include <time.h>

#include "base/limits.h"
#include "hash.h"

_Static_assert(HASH_SIZE == COMPILE_KEY_SIZE, "both are SHA-256 in hex");

static void add_list(struct hash *h, const struct slice *items, size_t n, const char *what)
{
    hash_add(h, slice_of(what));
    hash_add(h, MAP_KEY(n));
    for (size_t i = 0; i < n; i++)
        hash_add(h, items[i]);
}

bool compile_is_option(struct slice option)
{
    static const char *const names[] = {"unsafe",
                                        "unsafe-",
                                        "checked",
                                        "nullable:enable",
                                        "nullable:disable",
                                        "nullable:warnings",
                                        "nullable:annotations"};
    const struct slice version = SLICE("langversion:");

    for (size_t i = 0; i < N_ELEMENTS(names); i++)
        if (slice_is(option, names[i]))
            return true;
    if (!slice_starts(option, version) || option.len == version.len || option.len > 32)
        return false;
    for (size_t i = version.len; i < option.len; i++)
        if (!text_is_digit(option.p[i]) && option.p[i] != '.' &&
            (option.p[i] < 'a' || option.p[i] > 'z'))
            return false;
    return true;
}

struct files {
    struct hash *hash;
    uint64_t left; /* bytes that they may still have */
    char (*digests)[COMPILE_KEY_SIZE];
};

/* -1 with err set: it cannot be read, or has too much. */
static int64_t digest_file(const struct files *f, const char *path, uint64_t max,
                           char ret_digest[HASH_SIZE], struct err *err)
{
    struct err why;
    int64_t size = hash_file(path, max < f->left ? max : f->left, NULL, ret_digest, &why);

    if (size < 0 && why.kind == ERR_TOO_LARGE && f->left < max)
        err_set(err, ERR_TOO_LARGE,
                "the files of a build may have at most %g MB together, and "
                "'%s' exceeds that",
                (double)LIMIT_BUILD_BYTES / (1 << 20), path);
    else if (size < 0)
        err_set(err, why.kind, "cannot read '%s': %s", path, why.message);
    return size;
}

static void add_digest(struct files *f, uint64_t size, const char digest[HASH_SIZE])
{
    f->left -= size < f->left ? size : f->left;
    hash_add(f->hash, slice_of(digest));
    if (f->digests)
        memcpy(*f->digests++, digest, HASH_SIZE);
}

static bool add_file(struct files *f, struct slice path, uint64_t max, struct err *err)
{
    char digest[HASH_SIZE];
    const int64_t size = digest_file(f, path.p, max, digest, err);

    if (size >= 0)
        add_digest(f, (uint64_t)size, digest);
    return size >= 0;
}

static void add_text(struct files *f, struct slice text)
{
    hash_add(f->hash, text);
    if (f->digests)
        (*f->digests++)[0] = '\0';
}

static int64_t ns_of(struct timespec t)
{
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* A file that has just changed may change again within a tick of the clock. */
static bool is_settled(const struct stat *st)
{
    enum { TICK_S = 2 };

    return st->st_ctim.tv_sec + TICK_S < time(NULL);
}

/* References are many and large, and each assembly of a project has nearly the same. */
static bool add_reference(struct files *f, const char *path, struct map *known, struct err *err)
{
    struct compile_digest *found = NULL;
    struct compile_file file = {0};
    char digest[HASH_SIZE];
    struct stat st;
    int64_t size;

    if (known && stat(path, &st) == 0) {
        file = (struct compile_file){.dev = st.st_dev,
                                     .ino = st.st_ino,
                                     .size = (uint64_t)st.st_size,
                                     .mtime_ns = ns_of(st.st_mtim),
                                     .ctime_ns = ns_of(st.st_ctim)};
        found = map_find(known, MAP_KEY(file));
    }
    if (found) {
        add_digest(f, file.size, found->digest);
        return true;
    }
    size = digest_file(f, path, LIMIT_ASSEMBLY_BYTES, digest, err);
    if (size < 0)
        return false;
    if (file.ino && is_settled(&st) && (found = map_add(known, MAP_KEY(file), NULL)))
        memcpy(found->digest, digest, sizeof(digest));
    add_digest(f, (uint64_t)size, digest);
    return true;
}

/* Paths count, too: reports and assemblies name them. */
static bool add_files(struct files *f, const struct compile_inputs *in, struct err *err)
{
    for (size_t i = 0; i < in->n_references; i++)
        if (!add_reference(f, in->references[i].p, in->digests, err))
            return false;
    for (size_t i = 0; i < in->n_sources; i++) {
        const struct compile_source *s = &in->sources[i];

        hash_add(f->hash, s->path);
        hash_add(f->hash, s->text.p ? SLICE("text") : SLICE("file"));
        if (s->text.p)
            add_text(f, s->text);
        else if (!add_file(f, s->path, LIMIT_SOURCE_BYTES, err))
            return false;
    }
    return true;
}

bool compile_key(const struct compile_inputs *inputs, char (*ret_digests)[COMPILE_KEY_SIZE],
                 char ret_key[COMPILE_KEY_SIZE], struct err *err)
{
    char key[HASH_SIZE];
    struct hash *h = hash_new();
    struct files files = {.hash = h, .left = LIMIT_BUILD_BYTES, .digests = ret_digests};
    bool ok;

    if (!h)
        return err_no_memory(err);
    hash_add(h, SLICE("umcp build 3"));
    hash_add(h, slice_of(inputs->compiler_id));
    hash_add(h, inputs->name);
    add_list(h, inputs->defines, inputs->n_defines, "defines");
    add_list(h, inputs->references, inputs->n_references, "references");
    add_list(h, inputs->options, inputs->n_options, "options");
    hash_add(h, inputs->is_tolerant ? SLICE("tolerant") : SLICE("strict"));
    hash_add(h, SLICE("files"));
    ok = add_files(&files, inputs, err);
    if (!hash_end(h, key))
        return ok ? err_no_memory(err) : false;
    if (ok)
        memcpy(ret_key, key, sizeof(key));
    return ok;
}
