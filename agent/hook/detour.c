/*
 * Detours: decides which heads can be moved, finds memory near enough to jump to, and changes the
 * entry once. A detour is never freed: a thread may be anywhere in it, and code that is hooked
 * again needs the same one.
 */
#include "detour.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "park.h"
#include "x86.h"

#define JUMP_LEN  5  /* e9 and 32 bits */
#define FAR_LEN   14 /* jmp [rip], and 64 bits */
#define WORD_LEN  8  /* bytes that we can store at once */
#define MAX_HEAD  19 /* JUMP_LEN - 1 bytes, and the longest instruction */
#define MAX_TRIES 40
#define NEAR      0x7fff0000 /* bytes that a 32-bit jump certainly reaches */
#define POOL_STEP 0x100000
#define POOL_SIZE 65536

/* Executable memory. The slot has its own cache line, because it is written while other threads run
 * the rest. */
struct cell {
    _Alignas(64) _Atomic(uintptr_t) slot;
    _Alignas(64) uint8_t gate[16];
    uint8_t original[MAX_HEAD + JUMP_LEN];
};

struct detour {
    struct detour *next;
    uint8_t *entry;
    size_t head_len;
    uint8_t head[MAX_HEAD]; /* the entry before the change */
    uint8_t jump[JUMP_LEN]; /* and after it */
    struct cell *cell;
    bool is_installed;
};

static_assert(sizeof(struct cell) == 128, "cells fill their pool");

/* Code belongs to the whole process, and so do its detours. Main thread only. */
static struct {
    struct detour *all;
    struct cell *free, *end; /* of the newest pool */
} detours;

/* --- Memory near code. --- */

static bool is_near(const void *a, const void *b)
{
    const int64_t distance = (int64_t)((intptr_t)a - (intptr_t)b);

    return distance < NEAR && distance > -NEAR;
}

static struct cell *map_pool(uintptr_t at, const void *near)
{
    void *p = mmap((void *)at, POOL_SIZE, PROT_READ | PROT_WRITE | PROT_EXEC,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);

    if (p == MAP_FAILED)
        return NULL;
    if (is_near(p, near))
        return p;
    munmap(p, POOL_SIZE);
    return NULL;
}

static struct cell *find_pool(const void *near)
{
    const uintptr_t base = (uintptr_t)near & ~(uintptr_t)(POOL_SIZE - 1);
    struct cell *pool = NULL;

    for (uintptr_t d = POOL_STEP; d < NEAR && !pool; d += POOL_STEP) {
        pool = map_pool(base + d, near);
        if (!pool && base > d + POOL_SIZE)
            pool = map_pool(base - d, near);
    }
    return pool;
}

static struct cell *cell_near(const void *near)
{
    if (detours.free == detours.end || !is_near(detours.free, near)) {
        struct cell *pool = find_pool(near);

        if (!pool)
            return NULL;
        detours.free = pool;
        detours.end = pool + POOL_SIZE / sizeof(*pool);
    }
    return detours.free++;
}

/* --- Changing code. --- */

static int protection_of(const void *p)
{
    int protection = PROT_READ | PROT_EXEC;
    FILE *maps = fopen("/proc/self/maps", "re");
    char line[512];

    while (maps && fgets(line, sizeof(line), maps)) {
        unsigned long begin, end;
        char flags[5];

        if (sscanf(line, "%lx-%lx %4s", &begin, &end, flags) != 3 || (uintptr_t)p < begin ||
            (uintptr_t)p >= end)
            continue;
        protection = (flags[0] == 'r' ? PROT_READ : 0) | (flags[1] == 'w' ? PROT_WRITE : 0) |
                     (flags[2] == 'x' ? PROT_EXEC : 0);
        break;
    }
    if (maps)
        fclose(maps);
    return protection;
}

static bool protect(void *p, size_t len, int protection)
{
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    const uintptr_t begin = (uintptr_t)p & ~(page - 1);

    return mprotect((void *)begin, (uintptr_t)p + len - begin, protection) == 0;
}

/* Runs `change` while the code is writable. */
static bool with_writable(void *code, size_t len, bool (*change)(void *ctx, struct err *err),
                          void *ctx, struct err *err)
{
    const int before = protection_of(code);
    const bool is_writable = before & PROT_WRITE;
    bool ok;

    if (!is_writable && !protect(code, len, before | PROT_WRITE))
        return err_set(err, ERR_ARGUMENT, "The system does not let umcp change the method's code");
    ok = change(ctx, err);
    if (!is_writable)
        protect(code, len, before);
    return ok;
}

static void write_jump(uint8_t *to, const uint8_t *at, const void *target)
{
    const int32_t distance = (int32_t)((intptr_t)target - (intptr_t)(at + JUMP_LEN));

    to[0] = 0xe9;
    memcpy(to + 1, &distance, sizeof(distance));
}

/* --- Heads. --- */

static bool refuse(struct err *err, const char *why)
{
    return err_set(err, ERR_ARGUMENT, "The method cannot be hooked: %s", why);
}

/* How many bytes of whole instructions the jump overwrites. */
static bool measure_head(const uint8_t *code, size_t size, size_t *ret_len, struct err *err)
{
    struct x86_instruction i;
    size_t len = 0;

    while (len < JUMP_LEN) {
        if (!x86_decode(code + len, size - len, &i))
            return refuse(err, "it begins with an unknown instruction");
        if (i.is_branch || i.uses_position)
            return refuse(err, "it is too short, or begins with a jump");
        if (i.may_fault) /* the runtime turns faults into exceptions only in code that it knows */
            return refuse(err, "its first instructions read memory");
        len += i.len;
    }
    *ret_len = len;
    return true;
}

/* A loop may start inside the head; its jump back would land in the middle of our jump. Constants
 * after the code may look like such a jump; then we refuse a method needlessly. */
static bool is_jumped_into(const uint8_t *code, size_t size, size_t head_len)
{
    struct x86_instruction i;

    for (size_t at = 0; at < size; at += i.len) {
        int64_t to;

        if (!x86_decode(code + at, size - at, &i)) {
            i.len = 1;
            continue;
        }
        to = (int64_t)(at + i.len) + i.target;
        if (i.has_target && to > 0 && to < (int64_t)head_len)
            return true;
    }
    return false;
}

static bool build(struct detour *d, size_t size, struct err *err)
{
    struct cell *cell = d->cell;
    int32_t to_slot;

    if (!measure_head(d->entry, size, &d->head_len, err))
        return false;
    if (is_jumped_into(d->entry, size, d->head_len))
        return refuse(err, "it jumps back to its beginning");
    if (!cell || !is_near(cell, d->entry))
        cell = cell_near(d->entry);
    if (!cell)
        return err_set(err, ERR_NOT_READY, "The process has no free memory near the method's code");
    d->cell = cell;
    memcpy(d->head, d->entry, d->head_len);
    memcpy(cell->original, d->head, d->head_len);
    write_jump(cell->original + d->head_len, cell->original + d->head_len, d->entry + d->head_len);
    to_slot = (int32_t)((intptr_t)&cell->slot - (intptr_t)(cell->gate + 6));
    memcpy(cell->gate, (const uint8_t[]){0xff, 0x25}, 2); /* jmp [rip + to_slot] */
    memcpy(cell->gate + 2, &to_slot, sizeof(to_slot));
    write_jump(d->jump, d->entry, cell->gate);
    atomic_store(&cell->slot, (uintptr_t)cell->original);
    d->is_installed = false;
    return true;
}

/* --- Detours. --- */

static struct detour *find(const uint8_t *entry)
{
    struct detour *d = detours.all;

    while (d && d->entry != entry)
        d = d->next;
    return d;
}

static struct detour *renew(struct detour *d, size_t size, struct err *err)
{
    if (build(d, size, err))
        return d;
    d->head_len = 0; /* never matches again */
    d->is_installed = false;
    return NULL;
}

struct detour *detour_get(void *entry, size_t size, struct err *err)
{
    struct detour *d = find(entry);

#if !defined(__x86_64__)
    err_set(err, ERR_NOT_READY, "Hooks need an x86-64 processor");
    return NULL;
#endif
    if (d) { /* the code may have been freed, and other code put in its place */
        const bool is_current = d->is_installed ? memcmp(d->entry, d->jump, JUMP_LEN) == 0
                                                : d->head_len && size >= d->head_len &&
                                                      memcmp(d->entry, d->head, d->head_len) == 0;

        return is_current ? d : renew(d, size, err);
    }
    if (((uintptr_t)entry & (WORD_LEN - 1)) > WORD_LEN - JUMP_LEN) {
        refuse(err, "its code is not aligned, so umcp cannot change it in one step");
        return NULL;
    }
    d = mem_zalloc(sizeof(*d));
    if (!d) {
        err_no_memory(err);
        return NULL;
    }
    d->entry = entry;
    d->next = detours.all;
    detours.all = d;
    return renew(d, size, err);
}

void *detour_original(const struct detour *d)
{
    return d->cell->original;
}

/* Stores the whole word at once: an arriving thread sees either the old code or the new. */
static void store_jump(void *ctx)
{
    const struct detour *d = ctx;
    const uintptr_t offset = (uintptr_t)d->entry & (WORD_LEN - 1);
    uint8_t *at = d->entry - offset;
    uint64_t word;

    memcpy(&word, at, sizeof(word));
    memcpy((uint8_t *)&word + offset, d->jump, JUMP_LEN);
    __atomic_store_n((uint64_t *)(void *)at, word, __ATOMIC_SEQ_CST);
}

struct installing {
    struct detour *detour;
    void (*pause)(void);
};

static bool install(void *ctx, struct err *err)
{
    struct installing *in = ctx;
    struct detour *d = in->detour;
    const struct park park = {
        .from = d->entry, .to = d->entry + d->head_len, .work = store_jump, .ctx = d};

    for (int i = 0; i < MAX_TRIES; i++) {
        if (i > 0)
            in->pause();
        d->is_installed = park_run(&park, err);
        if (d->is_installed || err->kind != ERR_NOT_READY)
            break;
    }
    if (!d->is_installed && err->kind == ERR_NOT_READY)
        err_hint(err, "try again in a moment");
    return d->is_installed;
}

bool detour_install(struct detour *d, void (*pause)(void), struct err *err)
{
    struct installing in = {d, pause};

    return d->is_installed || with_writable(d->entry, d->head_len, install, &in, err);
}

void detour_switch(struct detour *d, void *to)
{
    atomic_store(&d->cell->slot, to ? (uintptr_t)to : (uintptr_t)d->cell->original);
}

struct redirection {
    uint8_t *from;
    const void *to;
};

static bool redirect(void *ctx, struct err *err)
{
    const struct redirection *r = ctx;

    (void)err;
    memcpy(r->from, (const uint8_t[]){0xff, 0x25, 0, 0, 0, 0}, 6); /* jmp [rip] */
    memcpy(r->from + 6, &r->to, sizeof(r->to));
    return true;
}

bool detour_redirect(void *from, size_t size, const void *to, struct err *err)
{
    struct redirection r = {from, to};

    if (size < FAR_LEN)
        return refuse(err, "a part of the hook is too short");
    return with_writable(from, FAR_LEN, redirect, &r, err);
}
