/*
 * Reads the heads of declarations; see head.h. It knows the parts of a head and their order, and no
 * bodies. What it does not understand is no declaration: the caller reports where.
 */
#include "head.h"

#include "cursor.h"

#define MODIFIERS                                                                                  \
    " public private protected internal static sealed abstract virtual override readonly const "   \
    "unsafe extern new partial async volatile fixed event ref "
#define MAX_DEPTH 32        /* type arguments and tuples inside each other */
#define MAX_KEY   (1 << 20) /* bytes */

/* --- Types --- */

static bool skip_type(struct cursor *c, struct buf *name, int depth);

/* A tuple's items, behind its bracket. Their names do not count. */
static bool skip_tuple(struct cursor *c, struct buf *name, int depth)
{
    char mark;

    do {
        if (!skip_type(c, name, depth))
            return false;
        if (c->t.kind == LEX_WORD)
            cursor_next(c);
        mark = c->t.mark;
        if (mark != ',' && mark != ')')
            return false;
        buf_append_byte(name, mark);
        cursor_next(c);
    } while (mark == ',');
    return true;
}

/* What stands between < and >, both included; typeof(X<,>) names none. */
static bool skip_type_arguments(struct cursor *c, struct buf *name, int depth, size_t *ret_n)
{
    size_t n = 0;
    char mark;

    buf_append_byte(name, '<');
    cursor_next(c);
    do {
        while (cursor_is(c, "in") || cursor_is(c, "out"))
            cursor_next(c);
        if (c->t.mark == '[')
            cursor_skip_group(c); /* an attribute */
        if (c->t.mark != ',' && c->t.mark != '>' && !skip_type(c, name, depth))
            return false;
        mark = c->t.mark;
        if (mark != ',' && mark != '>')
            return false;
        n++;
        buf_append_byte(name, mark);
        cursor_next(c);
    } while (mark == ',');
    *ret_n = n;
    return true;
}

/* ?, * and [,] behind a type. Brackets that hold something are not part of it. */
static void skip_suffixes(struct cursor *c, struct buf *name)
{
    for (;;) {
        struct cursor inside = *c;

        if (c->t.mark == '[') {
            do
                cursor_next(&inside);
            while (inside.t.mark == ',');
            if (inside.t.mark != ']')
                return;
        } else if (c->t.mark != '?' && c->t.mark != '*') {
            return;
        }
        cursor_next(&inside);
        for (; c->t.begin < inside.t.begin && c->t.kind != LEX_END; cursor_next(c))
            buf_append(name, cursor_text(c));
    }
}

/* Moves past a type and adds its short name: without blanks, namespaces and outer types. */
static bool skip_type(struct cursor *c, struct buf *name, int depth)
{
    const size_t start = name->len;
    size_t n;

    if (depth > MAX_DEPTH)
        return false;
    while (cursor_is_one(c, " ref readonly "))
        cursor_next(c);
    if (c->t.mark == '(') {
        buf_append_byte(name, '(');
        cursor_next(c);
        if (!skip_tuple(c, name, depth + 1))
            return false;
        skip_suffixes(c, name);
        return true;
    }
    for (;;) {
        if (c->t.kind != LEX_WORD)
            return false;
        buf_append(name, cursor_text(c));
        cursor_next(c);
        if (c->t.mark == '<' && !skip_type_arguments(c, name, depth + 1, &n))
            return false;
        if (c->t.mark != '.' && c->t.mark != ':')
            break;
        if (c->t.mark == ':') {
            struct cursor colon = *c;

            cursor_next(&colon);
            if (colon.t.mark != ':' || colon.t.begin != c->t.end)
                break;
            *c = colon;
        }
        cursor_next(c);
        if (buf_ok(name))
            name->len = start;
    }
    skip_suffixes(c, name);
    return true;
}

size_t head_skip_type(struct slice text, size_t at, struct buf *name)
{
    struct cursor c = cursor_at(text, at);

    return skip_type(&c, name, 0) ? c.t.begin : SIZE_MAX;
}

/* --- Parts of a head --- */

/* Past a parameter's name and default: behind the comma, or at the bracket that closes the list. */
static void skip_parameter_rest(struct cursor *c)
{
    while (c->t.kind != LEX_END) {
        if (c->t.mark == ',') {
            cursor_next(c);
            return;
        }
        if (c->t.mark == ')' || c->t.mark == ']')
            return;
        if (c->t.mark == '(' || c->t.mark == '[' || c->t.mark == '{')
            cursor_skip_group(c);
        else
            cursor_next(c);
    }
}

/* The parameters' types, from the bracket that opens the list. */
static bool read_parameters(struct cursor *c, struct head *h, struct buf *key)
{
    const size_t begin = c->t.begin;

    buf_append_byte(key, '(');
    cursor_next(c);
    while (c->t.mark != ')' && c->t.mark != ']') {
        while (c->t.mark == '[')
            cursor_skip_group(c);
        for (; cursor_is_one(c, " ref out in this params "); cursor_next(c))
            if (!cursor_is_one(c, " this params "))
                buf_append(key, SLICE("ref "));
        if (!skip_type(c, key, 0))
            return false;
        skip_parameter_rest(c);
        buf_append_byte(key, ',');
        h->n_parameters++;
    }
    buf_append_byte(key, ')');
    h->end = c->t.end;
    h->parameters = slice_from(c->code.p + begin, h->end - begin);
    cursor_next(c);
    return true;
}

/* The name of a type or delegate, with the number of its parameters. */
static bool read_own_name(struct cursor *c, struct head *h, struct buf *key)
{
    struct buf names;
    bool is_fine = true;

    if (c->t.kind != LEX_WORD)
        return false;
    h->name = cursor_text(c);
    h->end = c->t.end;
    cursor_next(c);
    buf_init(&names, MAX_KEY);
    if (c->t.mark == '<') {
        is_fine = skip_type_arguments(c, &names, 0, &h->arity);
        h->end = c->t.begin;
        while (h->end > 0 && c->code.p[h->end - 1] != '>')
            h->end--;
    }
    buf_done(&names);
    buf_append(key, h->name);
    buf_printf(key, "`%zu", h->arity);
    return is_fine;
}

/*
 * The name of a member: Name<T>, or IFoo<T>.Name of an interface. In the key, the interface has its
 * own name alone.
 */
static bool read_member_name(struct cursor *c, struct head *h, struct buf *key)
{
    const size_t begin = c->t.begin;
    size_t last = key->len;

    for (;;) {
        if (c->t.kind != LEX_WORD)
            return false;
        h->arity = 0;
        h->end = c->t.end;
        buf_append(key, cursor_text(c));
        cursor_next(c);
        if (c->t.mark == '<') {
            size_t name_end = key->len;

            if (!skip_type_arguments(c, key, 0, &h->arity))
                return false;
            if (c->t.mark != '.' && buf_ok(key))
                key->len = name_end;
        }
        if (c->t.mark != '.')
            break;
        h->marks |= HEAD_EXPLICIT;
        if (buf_ok(key)) { /* only the last of the interface's names counts */
            struct slice name = slice_from(key->p + last, key->len - last);

            memmove(key->p, name.p, name.len);
            key->len = name.len;
        }
        buf_append_byte(key, '.');
        last = key->len;
        cursor_next(c);
    }
    h->name = slice_from(c->code.p + begin, h->end - begin);
    return true;
}

/* "operator +", from behind the word. */
static bool read_operator(struct cursor *c, struct head *h, struct buf *key)
{
    const size_t begin = c->t.begin;

    do {
        h->end = c->t.end;
        cursor_next(c);
    } while (c->t.kind != LEX_END && c->t.mark != '(');
    h->kind = HEAD_OPERATOR;
    h->name = slice_trim(slice_from(c->code.p + begin, c->t.begin - begin));
    buf_append(key, SLICE("operator "));
    buf_append(key, h->name);
    return c->t.mark == '(' && read_parameters(c, h, key);
}

/* "implicit operator Foo(Bar b)": overloads differ by their results. */
static bool read_conversion(struct cursor *c, struct head *h, struct buf *key)
{
    struct buf type;
    bool is_fine;

    h->kind = HEAD_OPERATOR;
    h->name = cursor_text(c);
    buf_append(key, h->name);
    cursor_next(c);
    if (!cursor_is(c, "operator"))
        return false;
    cursor_next(c);
    buf_init(&type, MAX_KEY);
    is_fine = skip_type(c, &type, 0) && c->t.mark == '(' && read_parameters(c, h, key);
    buf_append(key, buf_slice(&type));
    buf_done(&type);
    return is_fine;
}

static void read_modifiers(struct cursor *c, struct head *h, bool *ret_is_event)
{
    bool is_private = false;

    for (; cursor_is_one(c, MODIFIERS); cursor_next(c)) {
        if (cursor_is_one(c, " public protected "))
            h->marks |= HEAD_SEEN | HEAD_ACCESS;
        if (cursor_is_one(c, " private internal "))
            h->marks |= HEAD_ACCESS;
        is_private = is_private || cursor_is(c, "private");
        if (cursor_is_one(c, " static const "))
            h->marks |= HEAD_STATIC;
        if (cursor_is(c, "const"))
            h->marks |= HEAD_CONST;
        if (cursor_is(c, "abstract"))
            h->marks |= HEAD_ABSTRACT;
        if (cursor_is(c, "partial"))
            h->marks |= HEAD_PARTIAL;
        *ret_is_event = *ret_is_event || cursor_is(c, "event");
    }
    if (is_private)
        h->marks &= ~(unsigned)HEAD_SEEN;
}

/* --- Heads --- */

/* What has a type before its name, or is a constructor. */
static bool read_member(struct cursor *c, struct head *h, struct buf *key, bool is_event)
{
    const size_t begin = c->t.begin;
    struct cursor behind = *c;
    bool is_fine;

    cursor_next(&behind);
    if (c->t.kind == LEX_WORD && behind.t.mark == '(') {
        h->kind = HEAD_CONSTRUCTOR;
        h->name = cursor_text(c);
        if (h->marks & HEAD_STATIC)
            buf_append(key, SLICE("static "));
        buf_append(key, h->name);
        *c = behind;
        return read_parameters(c, h, key);
    }
    is_fine = skip_type(c, key, 0);
    key->len = 0;
    if (!is_fine)
        return false;
    h->type = slice_trim(slice_from(c->code.p + begin, c->t.begin - begin));
    if (cursor_is(c, "operator")) {
        cursor_next(c);
        return read_operator(c, h, key);
    }
    if (!read_member_name(c, h, key))
        return false;
    if (c->t.mark == '(' || c->t.mark == '[') {
        h->kind = c->t.mark == '(' ? HEAD_METHOD : HEAD_INDEXER;
        if (h->kind == HEAD_INDEXER && !slice_ends_nocase(h->name, SLICE("this"))) {
            h->kind = HEAD_FIELD; /* of a fixed size */
            return true;
        }
        buf_printf(key, "`%zu", h->arity);
        return read_parameters(c, h, key);
    }
    if (is_event)
        h->kind = HEAD_EVENT;
    else
        h->kind = c->t.mark == '{' || c->t.kind == LEX_ARROW ? HEAD_PROPERTY : HEAD_FIELD;
    return true;
}

static bool read_kind(struct cursor *c, struct head *h, struct buf *key, bool is_event)
{
    struct buf type;
    bool is_fine;

    if (cursor_is_one(c, " class struct interface enum ")) {
        h->kind = HEAD_TYPE;
        h->word = cursor_text(c);
        cursor_next(c);
        return read_own_name(c, h, key);
    }
    if (cursor_is_one(c, " implicit explicit "))
        return read_conversion(c, h, key);
    if (!cursor_is(c, "delegate"))
        return read_member(c, h, key, is_event);
    h->kind = HEAD_DELEGATE;
    cursor_next(c);
    buf_init(&type, MAX_KEY);
    is_fine = skip_type(c, &type, 0) && read_own_name(c, h, key);
    buf_done(&type);
    return is_fine;
}

bool head_read(struct arena *a, struct slice text, struct head *ret_head)
{
    struct cursor c = cursor_at(text, 0);
    struct head h = {0};
    bool is_event = false;
    struct buf key;

    while (c.t.mark == '[')
        cursor_skip_group(&c);
    h.attributes = slice_trim(slice_from(text.p, c.t.begin));
    h.rest = slice_skip(text, c.t.begin);
    read_modifiers(&c, &h, &is_event);
    buf_init(&key, MAX_KEY);
    if (!read_kind(&c, &h, &key, is_event)) {
        h.kind = HEAD_NONE;
        buf_done(&key);
        *ret_head = h;
        return true;
    }
    h.tail = slice_skip(text, h.end);
    h.key = arena_take(a, &key);
    *ret_head = h;
    return h.key.p != NULL;
}

/* --- Parts of a head that was read --- */

bool head_next_parameter(struct slice parameters, size_t *at, struct head_parameter *ret_parameter)
{
    struct cursor c = cursor_at(parameters, *at);
    struct head_parameter one = {0};
    struct buf type;
    bool is_fine;

    if (*at == 0)
        cursor_next(&c);
    while (c.t.mark == '[')
        cursor_skip_group(&c);
    for (; cursor_is_one(&c, " ref out in this params "); cursor_next(&c))
        if (!cursor_is_one(&c, " this params "))
            one.passing = cursor_text(&c);
    buf_init(&type, MAX_KEY);
    is_fine = skip_type(&c, &type, 0) && c.t.kind == LEX_WORD;
    buf_done(&type);
    if (!is_fine)
        return false;
    one.name = cursor_text(&c);
    skip_parameter_rest(&c);
    *at = c.t.begin;
    *ret_parameter = one;
    return true;
}

bool head_accessors(struct slice braces, struct slice *ret_get, struct slice *ret_set)
{
    struct cursor c = cursor_at(braces, 0);
    struct slice get = {0}, set = {0};

    if (c.t.mark != '{')
        return false;
    for (cursor_next(&c); c.t.mark != '}'; cursor_next(&c)) {
        const size_t begin = c.t.begin;
        struct slice *to;

        while (cursor_is_one(&c, " protected internal private "))
            cursor_next(&c);
        to = cursor_is(&c, "get") ? &get : &set;
        if (!cursor_is_one(&c, " get set ") || to->len)
            return false;
        *to = slice_from(braces.p + begin, c.t.end - begin);
    }
    cursor_next(&c);
    *ret_get = get;
    *ret_set = set;
    return c.t.kind == LEX_END && get.len + set.len > 0;
}

static const struct {
    const char *sign, *of_one, *of_two;
} operators[] = {
    {"+", "op_UnaryPlus", "op_Addition"},
    {"-", "op_UnaryNegation", "op_Subtraction"},
    {"*", NULL, "op_Multiply"},
    {"/", NULL, "op_Division"},
    {"%", NULL, "op_Modulus"},
    {"==", NULL, "op_Equality"},
    {"!=", NULL, "op_Inequality"},
    {"<", NULL, "op_LessThan"},
    {">", NULL, "op_GreaterThan"},
    {"<=", NULL, "op_LessThanOrEqual"},
    {">=", NULL, "op_GreaterThanOrEqual"},
    {"!", "op_LogicalNot", NULL},
    {"~", "op_OnesComplement", NULL},
    {"&", NULL, "op_BitwiseAnd"},
    {"|", NULL, "op_BitwiseOr"},
    {"^", NULL, "op_ExclusiveOr"},
    {"<<", NULL, "op_LeftShift"},
    {">>", NULL, "op_RightShift"},
    {"++", "op_Increment", NULL},
    {"--", "op_Decrement", NULL},
    {"true", "op_True", NULL},
    {"false", "op_False", NULL},
    {"implicit", "op_Implicit", NULL},
    {"explicit", "op_Explicit", NULL},
};

const char *head_operator(const struct head *h)
{
    for (size_t i = 0; i < N_ELEMENTS(operators); i++)
        if (slice_is(h->name, operators[i].sign))
            return h->n_parameters == 1   ? operators[i].of_one
                   : h->n_parameters == 2 ? operators[i].of_two
                                          : NULL;
    return NULL;
}
