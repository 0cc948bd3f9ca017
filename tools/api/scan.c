/*
 * Finds declarations in C#; see scan.h. A declaration is a head up to the token that ends it; what
 * follows decides only where the next one begins.
 */
#include "scan.h"

#include "cursor.h"

#define MAX_HANDS 1000000
#define MAX_DEPTH 32 /* namespaces and types inside each other */
#define MAX_NAME  (1 << 16)

struct block {
    const struct source *source;
    struct slice owner; /* the key of the type around it, or a namespace */
    int depth;
    bool is_type, is_interface;
};

void scan_init(struct scan *s, struct arena *a, struct faults *faults)
{
    s->arena = a;
    s->faults = faults;
    s->hands = (struct map)MAP_BY_SLICE(struct hand, key, MAX_HANDS);
}

void scan_done(struct scan *s)
{
    map_done(&s->hands);
}

const struct hand *scan_find(const struct scan *s, struct slice owner, struct slice key)
{
    const struct hand *found;
    struct buf both;

    buf_init(&both, 2 * MAX_NAME);
    buf_append(&both, owner);
    buf_append_byte(&both, '|');
    buf_append(&both, key);
    found = buf_ok(&both) ? map_find(&s->hands, buf_slice(&both)) : NULL;
    buf_done(&both);
    return found;
}

static struct hand *declare(struct scan *s, struct slice owner, struct slice key,
                            const struct block *in, size_t at)
{
    struct slice both = arena_printf(s->arena, "%.*s|%.*s", SLICE_ARG(owner), SLICE_ARG(key));
    bool is_new;
    struct hand *h = both.p ? map_add(&s->hands, both, &is_new) : NULL;

    if (!h) {
        fault_no_memory(s->faults);
        return NULL;
    }
    if (is_new) {
        h->source = in->source;
        h->at = at;
        h->owner = owner.len;
    }
    return h;
}

/* The attributes' names, without their ending and arguments, each with a blank behind it. */
static void note_attributes(struct scan *s, struct hand *h, struct slice text)
{
    struct cursor c = cursor_at(text, 0);
    struct buf names;

    if (c.t.kind == LEX_END)
        return;
    buf_init(&names, MAX_NAME);
    buf_append(&names, h->attributes.len ? h->attributes : SLICE(" "));
    while (c.t.kind != LEX_END) {
        bool is_before_name = c.t.mark == '[' || c.t.mark == ',';
        size_t behind;

        if (c.t.mark == '(') {
            cursor_skip_group(&c);
            continue;
        }
        cursor_next(&c);
        behind = is_before_name ? head_skip_type(text, c.t.begin, &names) : SIZE_MAX;
        if (behind == SIZE_MAX)
            continue;
        if (buf_ok(&names) && slice_ends_nocase(buf_slice(&names), SLICE("Attribute")))
            names.len -= strlen("Attribute");
        buf_append_byte(&names, ' ');
        c = cursor_at(text, behind);
    }
    h->attributes = arena_take(s->arena, &names);
    if (!h->attributes.p)
        fault_no_memory(s->faults);
}

/* Past a body or a value: to the semicolon, or to the brace that ends the type. */
static void skip_to_semicolon(struct cursor *c)
{
    while (c->t.kind != LEX_END && c->t.mark != ';' && c->t.mark != '}') {
        if (c->t.mark == '(' || c->t.mark == '[' || c->t.mark == '{')
            cursor_skip_group(c);
        else
            cursor_next(c);
    }
    if (c->t.mark == ';')
        cursor_next(c);
}

/* Past a name in a value, with its type arguments: their commas separate no fields. */
static void skip_name(struct cursor *c)
{
    struct buf name;
    size_t behind;

    buf_init(&name, MAX_NAME);
    behind = head_skip_type(c->code, c->t.begin, &name);
    buf_done(&name);
    if (behind != SIZE_MAX)
        *c = cursor_at(c->code, behind);
    else
        cursor_next(c);
}

/* The other names of "int a = 1, b". */
static void declare_more(struct scan *s, struct cursor c, const struct block *in,
                         const struct hand *first)
{
    const unsigned marks = first->marks;
    struct hand *h;

    while (c.t.kind != LEX_END && c.t.mark != ';') {
        if (c.t.mark == '(' || c.t.mark == '[' || c.t.mark == '{') {
            cursor_skip_group(&c);
        } else if (c.t.kind == LEX_WORD) {
            skip_name(&c);
        } else if (c.t.mark != ',') {
            cursor_next(&c);
        } else {
            cursor_next(&c);
            if (c.t.kind != LEX_WORD)
                continue;
            h = declare(s, in->owner, cursor_text(&c), in, c.t.begin);
            if (!h)
                return;
            h->marks = marks;
            h->kind = HEAD_FIELD;
            cursor_next(&c);
        }
    }
}

static void scan_block(struct scan *s, struct cursor *c, const struct block *in);

static void scan_type(struct scan *s, struct cursor *c, const struct block *in,
                      const struct head *h, size_t at)
{
    struct slice dot = in->owner.len ? SLICE(".") : SLICE("");
    struct slice key = arena_printf(s->arena, "%.*s%.*s%.*s", SLICE_ARG(in->owner), SLICE_ARG(dot),
                                    SLICE_ARG(h->key));
    const bool is_interface = slice_is(h->word, "interface");
    struct hand *hand = key.p ? declare(s, SLICE(""), key, in, at) : NULL;

    if (!hand) {
        fault_no_memory(s->faults);
        c->t.kind = LEX_END;
        return;
    }
    hand->marks |= h->marks;
    hand->kind = h->kind;
    hand->is_interface = is_interface;
    hand->has_bases = hand->has_bases || (h->rest.len && memchr(h->rest.p, ':', h->rest.len));
    note_attributes(s, hand, h->attributes);
    if (h->kind == HEAD_DELEGATE || c->t.mark != '{') {
        skip_to_semicolon(c);
    } else if (slice_is(h->word, "enum")) {
        cursor_skip_group(c);
    } else {
        cursor_next(c);
        scan_block(s, c, &(struct block){in->source, key, in->depth + 1, true, is_interface});
    }
}

/* To the token that ends the head. */
static void skip_head(struct cursor *c)
{
    while (c->t.kind != LEX_END && c->t.kind != LEX_ARROW && c->t.mark != ';' && c->t.mark != '{' &&
           c->t.mark != '}' && c->t.mark != '=') {
        if (c->t.mark == '(' || c->t.mark == '[') {
            cursor_skip_group(c);
        } else if (cursor_is(c, "operator")) { /* == is no value */
            while (c->t.kind != LEX_END && c->t.mark != '(')
                cursor_next(c);
        } else {
            cursor_next(c);
        }
    }
}

/* Past what follows the head of a member. */
static void skip_body(struct cursor *c)
{
    if (c->t.mark != '{') {
        skip_to_semicolon(c);
        return;
    }
    cursor_skip_group(c);
    if (c->t.mark == '=') /* the value of an automatic property */
        skip_to_semicolon(c);
}

static void scan_member(struct scan *s, struct cursor *c, const struct block *in)
{
    const size_t begin = c->t.begin;
    struct slice text = in->source->text;
    struct hand *hand;
    struct head h;

    skip_head(c);
    if (c->t.mark == '}' || c->t.kind == LEX_END)
        return; /* the caller sees a type that is not closed */
    if (!head_read(s->arena, slice_from(text.p + begin, c->t.end - begin), &h)) {
        fault_no_memory(s->faults);
        c->t.kind = LEX_END;
        return;
    }
    if (h.kind == HEAD_TYPE || h.kind == HEAD_DELEGATE) {
        scan_type(s, c, in, &h, begin);
        return;
    }
    if (h.kind != HEAD_NONE && in->is_type) {
        hand = declare(s, in->owner, h.key, in, begin);
        if (!hand)
            return;
        hand->kind = h.kind;
        hand->marks |= h.marks | (in->is_interface ? HEAD_SEEN : 0);
        if (h.kind == HEAD_FIELD || (h.kind == HEAD_EVENT && c->t.mark != '{'))
            declare_more(s, cursor_at(text, begin + h.end), in, hand);
    }
    skip_body(c);
}

static void scan_namespace(struct scan *s, struct cursor *c, const struct block *in)
{
    struct buf name;
    struct block inside = {in->source, {0}, in->depth + 1, false, false};

    buf_init(&name, MAX_NAME);
    buf_append(&name, in->owner);
    if (name.len)
        buf_append_byte(&name, '.');
    for (cursor_next(c); c->t.kind == LEX_WORD || c->t.mark == '.'; cursor_next(c))
        buf_append(&name, cursor_text(c));
    inside.owner = arena_take(s->arena, &name);
    if (!inside.owner.p)
        fault_no_memory(s->faults);
    if (c->t.mark == '{') {
        cursor_next(c);
        scan_block(s, c, &inside);
    }
}

/* [assembly: ...] belongs to no declaration. */
static bool is_of_assembly(const struct cursor *at)
{
    struct cursor c = *at;

    if (c.t.mark != '[')
        return false;
    cursor_next(&c);
    if (!cursor_is_one(&c, " assembly module "))
        return false;
    cursor_next(&c);
    return c.t.mark == ':';
}

/* Up to the brace that ends the block, and past it. */
static void scan_block(struct scan *s, struct cursor *c, const struct block *in)
{
    if (in->depth > MAX_DEPTH) {
        fault(s->faults, in->source->path, line_of(in->source->text, c->t.begin),
              "more than %d blocks inside each other: move the type out", MAX_DEPTH);
        c->t.kind = LEX_END;
        return;
    }
    while (c->t.kind != LEX_END && !s->faults->no_memory) {
        size_t begin = c->t.begin;

        if (c->t.mark == '}') {
            cursor_next(c);
            if (in->depth > 0)
                return;
            fault(s->faults, in->source->path, line_of(in->source->text, begin),
                  "this brace closes nothing: remove it");
        } else if (c->t.mark == ';') {
            cursor_next(c);
        } else if (is_of_assembly(c)) {
            cursor_skip_group(c);
        } else if (cursor_is(c, "namespace")) {
            scan_namespace(s, c, in);
        } else if (cursor_is(c, "using") && !in->is_type) {
            skip_to_semicolon(c);
        } else {
            scan_member(s, c, in);
        }
        if (c->t.begin == begin && c->t.kind != LEX_END)
            cursor_next(c);
    }
    if (in->depth > 0 && !s->faults->no_memory)
        fault(s->faults, in->source->path, line_of(in->source->text, in->source->text.len),
              "a brace is not closed: close %.*s", SLICE_ARG(in->owner));
}

void scan_add(struct scan *s, const struct source *source)
{
    struct cursor c = cursor_at(source->text, 0);

    scan_block(s, &c, &(struct block){source, SLICE(""), 0, false, false});
}
