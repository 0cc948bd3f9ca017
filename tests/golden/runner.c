/*
 * golden_runner [--pass whole|split|torture] [--only TEXT] DIR
 *
 * Replays every DIR/<folder>/<name>.case against core in process: whole, cut into bytes and random
 * pieces, and with every n-th allocation failing. Prints each line that fails as
 * case:line, and the sum last.
 */
#include "golden.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#ifdef __SANITIZE_ADDRESS__
#define HAS_LEAK_CHECK 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HAS_LEAK_CHECK 1
#endif
#endif
#ifdef HAS_LEAK_CHECK
#include <sanitizer/lsan_interface.h>
#endif

#define RANDOM_PLAYS 2
#define TORTURE_ALL  80           /* the first allocations fail one by one */
#define TORTURE_MORE 60           /* of the others so many, evenly spread */
#define TORTURE_LONG (256u << 10) /* cases that send more than this are left out */

enum { PASS_WHOLE = 1, PASS_SPLIT = 2, PASS_TORTURE = 4, PASS_ALL = 7 };

struct options {
    unsigned passes;
    const char *only;
    const char *dir;
};

struct names_found {
    char **items;
    size_t n_items;
};

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void add_name(struct names_found *to, const char *folder, const char *file)
{
    char **items = realloc(to->items, (to->n_items + 1) * sizeof(*items));
    size_t size = strlen(folder) + strlen(file) + 2;

    if (!items)
        abort();
    to->items = items;
    items[to->n_items] = must_zalloc(size);
    snprintf(items[to->n_items++], size, "%s/%s", folder, file);
}

static void find_files(const char *dir, const char *folder, struct names_found *to)
{
    char path[4096];
    DIR *d;
    struct dirent *e;

    snprintf(path, sizeof(path), "%s/%s", dir, folder);
    d = opendir(path);
    while (d && (e = readdir(d))) {
        size_t len = strlen(e->d_name);

        if (len > 5 && strcmp(e->d_name + len - 5, ".case") == 0)
            add_name(to, folder, e->d_name);
    }
    if (d)
        closedir(d);
}

static bool find_cases(const char *dir, struct names_found *to)
{
    DIR *d = opendir(dir);
    struct dirent *e;

    if (!d)
        return false;
    while ((e = readdir(d)))
        if (e->d_name[0] != '.')
            find_files(dir, e->d_name, to);
    closedir(d);
    if (to->n_items)
        qsort(to->items, to->n_items, sizeof(*to->items), compare_names);
    return true;
}

static const char *place_name(const struct place *p, char *to, size_t size)
{
    if (p->kind == PLACE_POST)
        snprintf(to, size, "POST %.*s", SLICE_ARG(p->target));
    else
        snprintf(to, size, "%s", p->kind == PLACE_STDIO ? "stdio" : "framed");
    return to;
}

static bool play(const struct golden_case *gc, const struct place *place,
                 const struct play_mode *mode, struct play_result *ret_result)
{
    char where[128];

    case_play(gc, place, mode, ret_result);
    if (ret_result->ok)
        return true;
    printf("%s:%d: %s (%s", gc->name, ret_result->line, ret_result->why,
           place_name(place, where, sizeof(where)));
    if (mode->torture.countdown)
        printf(", allocation %zu%s fails", mode->torture.countdown,
               mode->torture.stays ? " and all later" : "");
    printf(", %s)\n", mode->name);
    return false;
}

static bool play_split(const struct golden_case *gc, const struct place *place)
{
    struct play_mode mode = {.name = "bytes", .feed = FEED_BYTES};
    struct play_result r;

    if (!play(gc, place, &mode, &r))
        return false;
    mode = (struct play_mode){.name = "random pieces", .feed = FEED_RANDOM};
    for (uint64_t i = 1; i <= RANDOM_PLAYS; i++) {
        mode.seed = i * 7919 + strlen(gc->name);
        if (!play(gc, place, &mode, &r))
            return false;
    }
    return true;
}

/* A leak must be blamed on the case that made it, so this is asked after each. */
static bool has_leaked(const struct golden_case *gc)
{
#ifdef HAS_LEAK_CHECK
    if (__lsan_do_recoverable_leak_check()) {
        printf("%s: leaks when memory fails\n", gc->name);
        return true;
    }
#endif
    (void)gc;
    return false;
}

static size_t sent_bytes(const struct golden_case *gc)
{
    size_t n = 0;

    for (size_t i = 0; i < gc->n_steps; i++)
        n += gc->steps[i].text.len;
    return n;
}

static bool play_torture(const struct golden_case *gc, const struct place *place, size_t n_allocs)
{
    struct play_mode mode = {.name = "torture", .feed = FEED_WHOLE};
    size_t stride = n_allocs / TORTURE_MORE + 1;
    struct play_result r;

    if (sent_bytes(gc) > TORTURE_LONG)
        return true;
    for (size_t n = 1; n <= n_allocs; n += n < TORTURE_ALL ? 1 : stride) {
        for (int stays = 0; stays < 2; stays++) {
            mode.torture = (struct torture){.countdown = n, .stays = stays};
            if (!play(gc, place, &mode, &r))
                return false;
        }
    }
    return true;
}

static bool play_case(const struct golden_case *gc, unsigned passes)
{
    struct play_mode whole = {.name = "whole", .feed = FEED_WHOLE};

    for (size_t i = 0; i < gc->n_places; i++) {
        struct play_result r;

        if (!play(gc, &gc->places[i], &whole, &r))
            return false;
        if (passes & PASS_SPLIT && !play_split(gc, &gc->places[i]))
            return false;
        if (passes & PASS_TORTURE && !play_torture(gc, &gc->places[i], r.n_allocs))
            return false;
    }
    return !(passes & PASS_TORTURE && has_leaked(gc));
}

/* Starting up under failing allocation is the same for every case, so it is done once. */
static bool torture_start(void)
{
    struct golden_case gc = {.name = "start", .script = script_new()};
    bool ok = true, has_fired = true;

    for (size_t n = 1; has_fired; n++) {
        struct world w = {.torture = {.countdown = n}};

        ok = world_open(&w, &gc);
        has_fired = w.torture.has_fired;
        world_close(&w);
    }
    script_free(gc.script);
    return ok && !has_leaked(&gc);
}

static bool read_options(int argc, char **argv, struct options *o)
{
    static const char *const names[] = {"whole", "split", "torture"};

    *o = (struct options){.passes = PASS_ALL};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--pass") == 0 && i + 1 < argc) {
            i++;
            o->passes = 0;
            for (unsigned k = 0; k < N_ELEMENTS(names); k++)
                o->passes |= strcmp(argv[i], names[k]) == 0 ? 1u << k : 0;
        } else if (strcmp(argv[i], "--only") == 0 && i + 1 < argc) {
            o->only = argv[++i];
        } else {
            o->dir = argv[i];
        }
    }
    return o->dir && o->passes;
}

enum outcome { PASSED, FAILED, SKIPPED, OUTCOMES };

static enum outcome run_case(const struct options *o, const char *name)
{
    struct golden_case gc;
    enum outcome outcome;

    if (!case_load(o->dir, name, &gc))
        return FAILED;
    outcome = gc.is_skipped ? SKIPPED : play_case(&gc, o->passes) ? PASSED : FAILED;
    case_done(&gc);
    fflush(stdout);
    return outcome;
}

int main(int argc, char **argv)
{
    struct options o;
    struct names_found found = {0};
    unsigned n[OUTCOMES] = {0};

    if (!read_options(argc, argv, &o)) {
        printf("usage: golden_runner [--pass whole|split|torture] [--only TEXT] DIR\n");
        return 2;
    }
    if (!find_cases(o.dir, &found)) {
        printf("%s: cannot be read\n", o.dir);
        return 2;
    }
    if (o.passes & PASS_TORTURE && !torture_start()) {
        printf("start: fails without memory\n");
        n[FAILED]++;
    }
    for (size_t i = 0; i < found.n_items; i++) {
        if (!o.only || strstr(found.items[i], o.only))
            n[run_case(&o, found.items[i])]++;
        free(found.items[i]);
    }
    free(found.items);
    printf("golden: %u passed, %u failed, %u skipped\n", n[PASSED], n[FAILED], n[SKIPPED]);
    return n[FAILED] || !n[PASSED];
}
