/*
 * A text file, "held" in the player's folder, with a line for each script:
 *
 *     2 9f86d0…0f00a08 Game.Loop Assets/Loop.cs\tGame.Loop.Awake ()
 *
 * that is deaths, SHA-256 of the source, class, path and method. Scripts can write to that folder:
 * all they gain is that a script is not run.
 */
#include "blame.h"

#include <stdio.h>

#include "app.h"
#include "base/limits.h"
#include "compile/hash.h"
#include "player/load/load.h"
#include "player/managed/log.h"

enum { DEATHS = 2 /* a third is not risked */ };

struct entry {
    int64_t deaths;
    struct slice hash, class, path, method;
};

static struct {
    struct arena arena; /* holds the texts */
    struct entry items[LIMIT_BLAMED];
    size_t n;
} blame;

static bool file_name(char *to, size_t size)
{
    int n = snprintf(to, size, "%s/held", player_options.state_dir);

    return player_options.state_dir && n > 0 && (size_t)n < size;
}

/* The source's content now. */
static bool hash_source(struct slice path, char ret_hash[HASH_SIZE])
{
    const struct project *p = load_project();
    char full[PATH_MAX];
    struct err err;

    return walk_path(p->root, path, full) &&
           hash_file(full, LIMIT_SOURCE_BYTES, NULL, ret_hash, &err) >= 0;
}

static bool read_entry(struct slice line, struct entry *e)
{
    *e = (struct entry){0};
    if (!text_to_int(slice_cut(&line, ' '), &e->deaths) || e->deaths < 1)
        return false;
    e->hash = slice_cut(&line, ' ');
    e->class = slice_cut(&line, ' ');
    e->path = slice_cut(&line, '\t');
    e->method = line;
    return e->hash.len == HASH_SIZE - 1 && e->class.len && e->path.len && utf8_valid(e->path) &&
           utf8_valid(e->method);
}

static bool is_current(const struct entry *e)
{
    char hash[HASH_SIZE];

    return hash_source(e->path, hash) && slice_is(e->hash, hash);
}

static void log_entry(const struct entry *e)
{
    struct buf text;

    buf_init(&text, 1 << 14);
    buf_printf(&text,
               "The engine no longer runs '%.*s', because that script ended the engine %lld "
               "times, in %.*s. The engine runs it again once it changes",
               SLICE_ARG(e->path), (long long)e->deaths, SLICE_ARG(e->method));
    if (buf_ok(&text))
        engine_log(LOG_TYPE_ERROR, buf_slice(&text));
    buf_done(&text);
}

void blame_read(void)
{
    char name[4096];
    struct slice text;
    struct err err;

    arena_done(&blame.arena);
    arena_init(&blame.arena, LIMIT_BLAME_BYTES + 4096);
    blame.n = 0;
    if (!file_name(name, sizeof(name)) ||
        !private_file_read(&blame.arena, name, PRIVATE_FROM_WRITERS, LIMIT_BLAME_BYTES, &text,
                           &err))
        return;
    while (text.len && blame.n < LIMIT_BLAMED) {
        struct entry *e = &blame.items[blame.n];

        if (!read_entry(slice_cut(&text, '\n'), e) || !is_current(e))
            continue;
        blame.n++;
        if (e->deaths >= DEATHS)
            log_entry(e);
    }
}

bool blame_at(size_t i, struct blame_held *ret_held)
{
    for (size_t k = 0; k < blame.n; k++) {
        const struct entry *e = &blame.items[k];

        if (e->deaths < DEATHS || i-- > 0)
            continue;
        *ret_held = (struct blame_held){e->path, e->class, e->method, e->deaths};
        return true;
    }
    return false;
}

bool blame_has(struct slice class)
{
    for (size_t i = 0; i < blame.n; i++)
        if (blame.items[i].deaths >= DEATHS && slice_eq(blame.items[i].class, class))
            return true;
    return false;
}

static void write_entry(struct buf *to, const struct entry *e)
{
    buf_printf(to, "%lld %.*s %.*s %.*s\t%.*s\n", (long long)e->deaths, SLICE_ARG(e->hash),
               SLICE_ARG(e->class), SLICE_ARG(e->path), SLICE_ARG(e->method));
}

void blame_add(struct slice class, struct slice method, struct slice path)
{
    struct entry new = {.deaths = 1, .class = class, .path = path, .method = method};
    char name[4096], hash[HASH_SIZE];
    struct buf text;

    if (!file_name(name, sizeof(name)) || !hash_source(path, hash))
        return;
    new.hash = slice_of(hash);
    buf_init(&text, LIMIT_BLAME_BYTES);
    for (size_t i = 0; i < blame.n; i++)
        if (slice_eq(blame.items[i].class, class))
            new.deaths += blame.items[i].deaths;
        else
            write_entry(&text, &blame.items[i]);
    write_entry(&text, &new);
    if (buf_ok(&text))
        private_file_write(name, buf_slice(&text));
    buf_done(&text);
}
