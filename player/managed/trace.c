/*
 * Stack traces for log lines. The text of each method is cached in a table of fixed size, where new
 * methods evict older ones: code that is run once is a new method each time.
 */
#include <pthread.h>
#include <string.h>

#include "agent/agent.h"
#include "base/limits.h"

#include "trace.h"

#define CACHE_SIZE 1024 /* a power of two */
#define MAX_TEXT   1024 /* of one method */

enum frame_kind {
    FRAME_USER,
    FRAME_CODE,    /* the code of a call: frames below only run it */
    FRAME_LOGGING, /* UnityEngine.Debug and its callees */
    FRAME_ENGINE   /* other internal engine classes, which call user code */
};

struct frame {
    struct clr_method *method;
    enum frame_kind kind;
    size_t len;
    char *text; /* owned */
};

static struct {
    pthread_mutex_t lock; /* guards only the table; no runtime calls while it is held */
    struct frame table[CACHE_SIZE];
} cache = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* --- One method --- */

static bool is_visible(struct clr_class *k)
{
    enum { VISIBILITY = 7, PUBLIC = 1, NESTED_PUBLIC = 2 };
    struct clr_class *outer = clr.class_get_outer(k);
    int is = clr.class_get_flags(k) & VISIBILITY;

    return outer ? is == NESTED_PUBLIC && is_visible(outer) : is == PUBLIC;
}

/* The frame of a call's code itself, as each of the two compilers makes it. */
static bool is_code(struct clr_method *m, struct clr_class *k)
{
    struct clr_class *outer = clr.class_get_outer(k);

    if (outer && clr_is_code(outer))
        return slice_starts(slice_of(clr.class_get_name(k)), SLICE("<<Initialize>>d__"));
    return strcmp(clr.class_get_name(k), "<InteractiveExpressionClass>") == 0 &&
           strcmp(clr.method_get_name(m), "Host") == 0;
}

static enum frame_kind kind_of(struct clr_method *m, struct clr_class *k)
{
    static const char *const logging[] = {"Debug", "Logger", "DebugLogHandler"};
    const char *name = clr.class_get_name(k);

    if (is_code(m, k))
        return FRAME_CODE;
    if (strcmp(clr.image_get_name(clr.class_get_image(k)), "UnityEngine.CoreModule") != 0)
        return FRAME_USER;
    for (size_t i = 0; i < N_ELEMENTS(logging); i++)
        if (strcmp(name, logging[i]) == 0)
            return FRAME_LOGGING;
    return is_visible(k) ? FRAME_USER : FRAME_ENGINE;
}

static void append_type(struct buf *to, struct clr_type *t)
{
    char *name = clr.type_get_name(t);

    clr_append_names(to, slice_of(name));
    clr.free(name);
}

static void append_method(struct buf *to, struct clr_method *m, struct clr_class *k)
{
    uint32_t n = clr_param_count(m);

    if (is_code(m, k)) {
        buf_append(to, SLICE(AGENT_CODE_FRAME));
        return;
    }
    buf_append(to, SLICE("  at "));
    append_type(to, clr.class_get_type(k));
    buf_append_byte(to, '.');
    buf_append(to, slice_of(clr.method_get_name(m)));
    buf_append(to, SLICE(" ("));
    for (uint32_t i = 0; i < n; i++) {
        if (i > 0)
            buf_append(to, SLICE(", "));
        append_type(to, clr_param_type(m, i));
        buf_append_byte(to, ' ');
        buf_append(to, slice_of(clr_param_name(m, i)));
    }
    buf_append_byte(to, ')');
}

static struct frame *place_of(const struct clr_method *m)
{
    return &cache
                .table[((uintptr_t)m >> 4) * UINT64_C(0x9E3779B97F4A7C15) >> 32 & (CACHE_SIZE - 1)];
}

static bool append_cached(struct buf *to, const struct clr_method *m, enum frame_kind *ret_kind)
{
    struct frame *place = place_of(m);
    bool is_cached;

    pthread_mutex_lock(&cache.lock);
    is_cached = place->method == m;
    if (is_cached) {
        buf_append(to, slice_from(place->text, place->len));
        *ret_kind = place->kind;
    }
    pthread_mutex_unlock(&cache.lock);
    return is_cached;
}

static void cache_frame(struct clr_method *m, enum frame_kind kind, struct slice text)
{
    struct frame *place = place_of(m);
    char *copy = mem_alloc(text.len);

    if (!copy)
        return;
    memcpy(copy, text.p, text.len);
    pthread_mutex_lock(&cache.lock);
    mem_free(place->text);
    *place = (struct frame){m, kind, text.len, copy};
    pthread_mutex_unlock(&cache.lock);
}

static enum frame_kind append_frame(struct buf *to, struct clr_method *m)
{
    struct clr_class *k;
    enum frame_kind kind;
    char text[MAX_TEXT];
    struct buf made = {.p = text, .cap = sizeof(text), .max = sizeof(text)};
    struct slice line;

    if (append_cached(to, m, &kind))
        return kind;
    k = clr.method_get_class(m);
    kind = kind_of(m, k);
    append_method(&made, m, k);
    line = slice_from(text, utf8_cut(buf_slice(&made), MAX_TEXT));
    buf_append(to, line);
    /* Dynamic methods have no token and may be freed at any time, so do not cache them. */
    if (clr.mono.method_get_token && clr.mono.method_get_token(m))
        cache_frame(m, kind, line);
    return kind;
}

/* --- All of them --- */

struct walk {
    struct trace_methods stack;
    bool is_cut;
};

static int add_frame(struct clr_method *m, int32_t native_offset, int32_t il_offset, int is_managed,
                     void *ctx)
{
    struct walk *walk = ctx;

    (void)native_offset, (void)il_offset;
    if (!is_managed || !m)
        return 0;
    walk->is_cut = walk->stack.n == LIMIT_TRACE_FRAMES;
    if (!walk->is_cut)
        walk->stack.items[walk->stack.n++] = m;
    return walk->is_cut;
}

static void append_frames(struct buf *to, const struct trace_methods *stack, bool is_cut)
{
    size_t end = to->len; /* end of the last line outside the engine */
    bool has_begun = false;

    for (size_t i = 0; i < stack->n; i++) {
        size_t before = to->len;
        enum frame_kind kind;

        if (has_begun)
            buf_append_byte(to, '\n');
        kind = append_frame(to, stack->items[i]);
        if (!has_begun && kind == FRAME_LOGGING) {
            to->len = before;
            continue;
        }
        has_begun = true;
        if (kind == FRAME_USER || kind == FRAME_CODE || is_cut)
            end = to->len;
        if (kind == FRAME_CODE)
            break;
    }
    to->len = end;
}

void trace_append(struct buf *to)
{
    struct walk walk = {0};

    if (!clr.mono.stack_walk_no_il)
        return;
    clr.mono.stack_walk_no_il(add_frame, &walk);
    append_frames(to, &walk.stack, walk.is_cut);
}

/* --- Of another thread --- */

bool trace_can_note(void)
{
    return clr.mono.stack_walk_async_safe != NULL;
}

/* The outermost ones count: the engine called their code. */
static int note_frame(struct clr_method *m, struct clr_domain *domain, void *base, int offset,
                      void *ctx)
{
    struct trace_methods *stack = ctx;

    (void)domain, (void)base, (void)offset;
    if (!m)
        return 0;
    if (stack->n == LIMIT_TRACE_FRAMES) {
        stack->n--;
        memmove(stack->items, stack->items + 1, stack->n * sizeof(stack->items[0]));
    }
    stack->items[stack->n++] = m;
    return 0;
}

void trace_note(struct trace_methods *ret_stack, void *context)
{
    ret_stack->n = 0;
    clr.mono.stack_walk_async_safe(note_frame, context, ret_stack);
}

void trace_append_methods(struct buf *to, const struct trace_methods *stack)
{
    append_frames(to, stack, stack->n == LIMIT_TRACE_FRAMES);
}

void trace_append_method(struct buf *to, struct clr_method *m)
{
    static const size_t at = sizeof("  at ") - 1;
    char text[MAX_TEXT];
    struct buf made = {.p = text, .cap = sizeof(text), .max = sizeof(text)};

    append_frame(&made, m);
    if (made.len > at)
        buf_append(to, slice_from(text + at, made.len - at));
}

bool trace_is_code(struct clr_method *m)
{
    return kind_of(m, clr.method_get_class(m)) == FRAME_CODE;
}

void trace_forget(void)
{
    pthread_mutex_lock(&cache.lock);
    for (size_t i = 0; i < CACHE_SIZE; i++) {
        mem_free(cache.table[i].text);
        cache.table[i] = (struct frame){0};
    }
    pthread_mutex_unlock(&cache.lock);
}
