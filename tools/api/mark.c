/* Reads marks; see mark.h. Words of marks are known here alone. */
#include "mark.h"

#include "cursor.h"

#define MAX_PARTS 64

/* --- Words --- */

struct slice word_cut(struct slice *text)
{
    struct slice s = slice_trim(*text), word;
    size_t n = 0;

    if (s.len && s.p[0] == '"') {
        const char *end = memchr(s.p + 1, '"', s.len - 1);

        n = end ? (size_t)(end - s.p) + 1 : s.len;
        word = slice_from(s.p + 1, end ? n - 2 : n - 1);
    } else {
        while (n < s.len && s.p[n] != ' ' && s.p[n] != '/' && s.p[n] != '{')
            n++;
        word = slice_from(s.p, n);
    }
    *text = slice_skip(s, n);
    return word;
}

/* Takes "key" or "key/newer key" off the front. */
static bool key_cut(const struct line_place *p, struct slice *text, struct slice *key,
                    struct slice *newer)
{
    *key = word_cut(text);
    if (text->len && text->p[0] == '/') {
        *text = slice_skip(*text, 1);
        *newer = word_cut(text);
        if (newer->len == 0)
            return fault(p->faults, p->path, p->line, "no newer key behind the '/'");
    }
    for (size_t i = 0; i < key->len; i++)
        if (key->p[i] == '"' || key->p[i] == '\\')
            return fault(p->faults, p->path, p->line, "a key in files has no '%c'", key->p[i]);
    return key->len > 0 || fault(p->faults, p->path, p->line, "a key in files is missing here");
}

/* Digits with a fraction and an exponent, infinity or nan. */
static bool is_number(struct slice s)
{
    size_t i = s.len && s.p[0] == '-', digits = 0;

    if (slice_is(slice_skip(s, i), "infinity") || slice_is(s, "nan"))
        return true;
    for (; i < s.len && (text_is_digit(s.p[i]) || s.p[i] == '.'); i++)
        digits += text_is_digit(s.p[i]);
    if (i < s.len && s.p[i] == 'e' && digits > 0) {
        i += i + 1 < s.len && (s.p[i + 1] == '-' || s.p[i + 1] == '+') ? 2 : 1;
        for (digits = 0; i < s.len && text_is_digit(s.p[i]); i++)
            digits++;
    }
    return digits > 0 && i == s.len;
}

static bool check_default(const struct line_place *p, struct slice def)
{
    struct slice rest = def;
    size_t n = 0;

    do {
        struct slice one = slice_cut(&rest, ',');

        if (!is_number(one) || ++n > 4)
            return fault(p->faults, p->path, p->line,
                         "'%.*s' is no default: write a number, or up to four with commas",
                         SLICE_ARG(def));
    } while (rest.len);
    return true;
}

enum slot_kind slot_kind_named(struct slice word)
{
    static const char *const names[] = {"", "int", "float", "vector", "text", "object", "objects"};

    for (size_t i = 1; i < N_ELEMENTS(names); i++)
        if (slice_is(word, names[i]))
            return (enum slot_kind)i;
    return SLOT_NONE;
}

/* --- Slots --- */

static bool read_kind(const struct line_place *p, struct slice *text, enum slot_kind *ret_kind)
{
    struct slice word = word_cut(text);

    *ret_kind = slot_kind_named(word);
    return *ret_kind != SLOT_NONE ||
           fault(p->faults, p->path, p->line,
                 "'%.*s' is no kind: write int, float, vector, text, object or objects",
                 SLICE_ARG(word));
}

/* "0..1", "0.." or "..1". */
static bool read_limits(const struct line_place *p, struct slice *text, struct slot *s)
{
    struct slice word = word_cut(text);
    size_t i = 0;

    while (i + 1 < word.len && !(word.p[i] == '.' && word.p[i + 1] == '.'))
        i++;
    if (i + 1 < word.len) {
        s->low = slice_from(word.p, i);
        s->high = slice_skip(word, i + 2);
        s->is_limited = (s->low.len || s->high.len) && (!s->low.len || is_number(s->low)) &&
                        (!s->high.len || is_number(s->high));
    }
    return s->is_limited ||
           fault(p->faults, p->path, p->line,
                 "'%.*s' are no limits: write 'in 0..1', 'in 0..' or 'in ..1'", SLICE_ARG(word));
}

/* "field=key default as kind" or "key default". */
static bool read_part(const struct line_place *p, struct slice text, struct slot *s)
{
    struct slot_part part = {0};
    struct slice word = word_cut(&text), rest = word;

    part.field = slice_cut(&rest, '=');
    part.key = rest.len ? rest : part.field;
    if (part.field.len == 0)
        return fault(p->faults, p->path, p->line, "a field is missing between the commas");
    for (word = word_cut(&text); word.len; word = word_cut(&text)) {
        if (slice_is(word, "as")) {
            if (!read_kind(p, &text, &part.kind))
                return false;
            continue;
        }
        if (!check_default(p, word))
            return false;
        part.def = word;
    }
    if (slice_trim(text).len)
        return fault(p->faults, p->path, p->line, "what is '%.*s'?", SLICE_ARG(text));
    if (!VEC_ADD_IN(p->arena, s->parts, s->n_parts, s->parts_cap, MAX_PARTS, part))
        return fault(p->faults, p->path, p->line, "more than %d rows of one value", MAX_PARTS);
    return true;
}

/* "{spring 0, damper 0.2}": `text` begins with the brace. */
static bool read_parts(const struct line_place *p, struct slice *text, struct slot *s)
{
    const char *end = memchr(text->p, '}', text->len);
    struct slice inside;

    if (!end)
        return fault(p->faults, p->path, p->line, "the '{' of the rows is not closed");
    inside = slice_from(text->p + 1, (size_t)(end - text->p) - 1);
    *text = slice_skip(*text, inside.len + 2);
    do {
        if (!read_part(p, slice_cut(&inside, ','), s))
            return false;
    } while (inside.len);
    return true;
}

static bool read_slot_word(const struct line_place *p, struct slice word, struct slice *text,
                           struct slot *s)
{
    if (slice_is(word, "unsaved")) {
        s->is_unsaved = true;
        return true;
    }
    if (slice_is(word, "as"))
        return read_kind(p, text, &s->kind);
    if (slice_is(word, "in"))
        return read_limits(p, text, s);
    if (s->def.len)
        return fault(p->faults, p->path, p->line, "what is '%.*s' behind the default?",
                     SLICE_ARG(word));
    s->def = word;
    return check_default(p, word);
}

bool slot_read(const struct line_place *p, struct slice text, struct slot *ret_slot)
{
    struct slot s = {0};
    struct slice rest = text;

    if (!key_cut(p, &rest, &s.key, &s.newer_key))
        return false;
    for (rest = slice_trim(rest); rest.len; rest = slice_trim(rest)) {
        if (rest.p[0] == '{') {
            if (!read_parts(p, &rest, &s))
                return false;
            continue;
        }
        struct slice word = word_cut(&rest);

        if (word.len == 0)
            return fault(p->faults, p->path, p->line, "what is '%.*s'?", SLICE_ARG(rest));
        if (!read_slot_word(p, word, &rest, &s))
            return false;
    }
    *ret_slot = s;
    return true;
}

/* --- Keys of files --- */

/* Where the last word `at` is that has blanks around, outside of brackets; SIZE_MAX: none. */
static size_t find_at(struct slice text)
{
    struct cursor c = cursor_at(text, 0);
    size_t found = SIZE_MAX;

    while (c.t.kind != LEX_END) {
        bool is_apart = (c.t.begin == 0 || text.p[c.t.begin - 1] == ' ') && c.t.end < text.len &&
                        text.p[c.t.end] == ' ';

        if (c.t.mark == '(' || c.t.mark == '[' || c.t.mark == '{') {
            cursor_skip_group(&c);
            continue;
        }
        if (is_apart && cursor_is(&c, "at"))
            found = c.t.begin;
        cursor_next(&c);
    }
    return found;
}

bool file_key_cut(const struct line_place *p, struct slice *text, struct file_key *ret_key)
{
    size_t at = find_at(*text);
    struct file_key key = {0};
    struct slice rest, word;

    *ret_key = key;
    if (at == SIZE_MAX)
        return true;
    rest = slice_skip(*text, at + 3);
    *text = slice_trim(slice_from(text->p, at));
    if (!key_cut(p, &rest, &key.path, &key.newer_path))
        return false;
    while (rest = slice_trim(rest), rest.len) {
        bool is_text = rest.p[0] == '"';

        word = word_cut(&rest);
        if (!is_text && slice_is(word, "?"))
            key.is_guessed = true;
        else if (key.def.p || (word.len == 0 && !is_text))
            return fault(p->faults, p->path, p->line,
                         "what is '%.*s' behind the key? A default with blanks needs \"\"",
                         SLICE_ARG(word.len ? word : rest));
        else
            key.def = word;
    }
    *ret_key = key;
    return true;
}

/* --- Marks --- */

static const struct {
    const char *word;
    enum mark_kind kind;
} words[] = {
    {"throws", MARK_THROWS}, {"hand", MARK_HAND},     {"slot", MARK_SLOT},   {"keep", MARK_KEEP},
    {"auto", MARK_AUTO},     {"file", MARK_FILE},     {"field", MARK_FIELD}, {"empty", MARK_EMPTY},
    {"sets", MARK_SETS},     {"return", MARK_RETURN}, {"same", MARK_SAME},
};

/* Takes a constructor's "base(...)" or "this(...)" off the end. */
static struct slice cut_base(struct slice *text)
{
    struct cursor c = cursor_at(*text, 0);
    struct slice base = {0};

    while (c.t.kind != LEX_END) {
        struct cursor behind = c;

        cursor_next(&behind);
        if (c.t.mark == '(' || c.t.mark == '[' || c.t.mark == '{') {
            cursor_skip_group(&c);
            continue;
        }
        if (cursor_is_one(&c, " base this ") && behind.t.mark == '(') {
            base = slice_skip(*text, c.t.begin);
            *text = slice_trim(slice_from(text->p, c.t.begin));
            break;
        }
        c = behind;
    }
    return base;
}

/* Where a bar stands that divides a getter from a setter; the text's length: nowhere. */
static size_t find_bar(struct slice text)
{
    struct cursor c = cursor_at(text, 0);

    while (c.t.kind != LEX_END) {
        struct cursor behind = c;

        cursor_next(&behind);
        if (c.t.mark == '|' && cursor_is_one(&behind, " throws empty return "))
            return c.t.begin;
        if (c.t.mark == '(' || c.t.mark == '[' || c.t.mark == '{')
            cursor_skip_group(&c);
        else
            c = behind;
    }
    return text.len;
}

static bool is_text(struct slice s)
{
    struct cursor c = cursor_at(s, 0);

    return c.t.kind == LEX_LITERAL && c.t.begin == 0 && c.t.end == s.len && s.p[0] == '"';
}

/* Throws, empty, or an expression. */
static bool read_body(const struct line_place *p, struct slice text, struct body *ret_body)
{
    struct slice rest = text, word = word_cut(&rest);

    rest = slice_trim(rest);
    *ret_body = (struct body){MARK_THROWS, rest};
    if (slice_is(word, "throws") && (rest.len == 0 || is_text(rest)))
        return true;
    ret_body->kind = MARK_EMPTY;
    if (slice_is(word, "empty") && rest.len == 0)
        return true;
    ret_body->kind = MARK_RETURN;
    if (slice_is(word, "return") && rest.len > 0)
        return true;
    return fault(p->faults, p->path, p->line,
                 "what is '%.*s'? Write throws, throws \"text\", return x or empty",
                 SLICE_ARG(text));
}

/* "getter | setter", or one of both for both. */
static bool read_bodies(const struct line_place *p, struct slice text, struct mark *m)
{
    size_t at = find_bar(text);

    if (!read_body(p, slice_trim(slice_from(text.p, at)), &m->get))
        return false;
    m->set = m->get;
    m->kind = m->get.kind;
    return at == text.len || read_body(p, slice_trim(slice_skip(text, at + 1)), &m->set);
}

/* A name or a literal. */
static bool is_value(struct slice s)
{
    struct cursor c = cursor_at(s, 0);

    return (c.t.kind == LEX_WORD || c.t.kind == LEX_LITERAL) && c.t.begin == 0 && c.t.end == s.len;
}

/* "x y=other": fields, and what they get if not the parameter of their name. */
static bool read_fields(const struct line_place *p, struct slice text, struct mark *m)
{
    m->base = cut_base(&text);
    m->text = text;
    do {
        struct slice value = slice_cut(&text, ' '), field = slice_cut(&value, '=');

        if (!cursor_is_name(field) || (value.len && !is_value(value)))
            return fault(p->faults, p->path, p->line,
                         "write the fields behind 'sets': x y=parameter");
    } while (text.len);
    return true;
}

/* "name = value" or "name shared". */
static bool read_field(const struct line_place *p, struct slice text, struct mark *m)
{
    m->text = word_cut(&text);
    text = slice_trim(text);
    m->is_shared = slice_is(text, "shared");
    if (!m->is_shared)
        m->value = text;
    if (cursor_is_name(m->text) && (m->is_shared || text.len == 0 || text.p[0] == '='))
        return true;
    return fault(p->faults, p->path, p->line,
                 "write the field's name, and behind it nothing, '= value' or 'shared'");
}

static bool read_known(const struct line_place *p, struct slice text, struct slice rest,
                       struct mark *m)
{
    switch (m->kind) {
    case MARK_THROWS:
    case MARK_EMPTY:
    case MARK_RETURN:
        if (m->kind != MARK_RETURN)
            m->base = cut_base(&text);
        return read_bodies(p, text, m);
    case MARK_HAND:
        if (rest.len == 0)
            return true;
        if (!slice_is(word_cut(&rest), "slot"))
            return fault(p->faults, p->path, p->line,
                         "behind 'hand' there is nothing, or 'slot key'");
        return slot_read(p, slice_trim(rest), &m->slot);
    case MARK_SLOT:
        return slot_read(p, rest, &m->slot);
    case MARK_FILE:
    case MARK_FIELD:
        return read_field(p, rest, m);
    case MARK_AUTO:
        m->value = rest;
        return rest.len == 0 || rest.p[0] == '=' ||
               fault(p->faults, p->path, p->line, "behind 'auto' there is nothing, or '= value'");
    case MARK_SETS:
        return read_fields(p, rest, m);
    case MARK_SAME:
        m->text = rest;
        return cursor_is_dotted(rest) ||
               fault(p->faults, p->path, p->line, "write the other member's name behind 'same'");
    case MARK_KEEP:
        if (rest.len == 0)
            return true;
        m->text = slice_is(word_cut(&rest), "in") ? slice_trim(rest) : (struct slice){0};
        return cursor_is_dotted(m->text) ||
               fault(p->faults, p->path, p->line, "behind 'keep' there is nothing, or 'in object'");
    case MARK_CODE:
        break;
    }
    return true;
}

bool mark_read(const struct line_place *p, struct slice text, struct mark *ret_mark)
{
    struct mark m = {0};
    struct slice rest, word;

    if (!file_key_cut(p, &text, &m.at))
        return false;
    m.is_written = text.len > 0;
    rest = text;
    word = word_cut(&rest);
    if (text.len && text.p[0] == '{') {
        m.kind = MARK_CODE;
        m.text = text;
        *ret_mark = m;
        return true;
    }
    if (text.len == 0) {
        *ret_mark = m;
        return true;
    }
    for (size_t i = 0; i < N_ELEMENTS(words); i++) {
        if (!slice_is(word, words[i].word))
            continue;
        m.kind = words[i].kind;
        if (!read_known(p, text, slice_trim(rest), &m))
            return false;
        *ret_mark = m;
        return true;
    }
    return fault(p->faults, p->path, p->line, "no mark is called '%.*s': see managed/api/README.md",
                 SLICE_ARG(word));
}
