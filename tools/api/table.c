/*
 * Reads tables line by line; see table.h. A line that is wrong becomes a fault, and the next one is
 * read, so that one run names all faults.
 */
#include "table.h"

#include "cursor.h"

#define MAX_LINE    (1 << 16) /* bytes, an enum over several lines included */
#define MAX_LEVELS  16
#define MAX_TYPES   100000
#define MAX_MEMBERS 100000 /* of a type */
#define MAX_USINGS  1000
#define MAX_CLASS   2147483647 /* numbers of classes are ints */

struct reader {
    struct line_place place;
    struct table *table;
    struct slice rest; /* what is not read yet */
    size_t next_line;
    struct slice name_space;
    struct type *open[MAX_LEVELS]; /* the type that is open at each level */
    size_t n_open;
};

static bool wrong(struct reader *r, const char *what)
{
    return fault(r->place.faults, r->place.path, r->place.line, "%s", what);
}

/* --- Lines --- */

static bool is_blank(struct slice code, size_t from, size_t to)
{
    for (; from < to; from++)
        if (code.p[from] != ' ')
            return false;
    return true;
}

/* The text of a line goes into C# as it is: it must not open or close what others have. */
static bool check_text(struct reader *r, struct slice line)
{
    /* A text that is not closed extends into the blanks. */
    const struct slice padded = arena_printf(r->place.arena, "%.*s  ", SLICE_ARG(line));
    bool has_arrow = false;
    char open[64];
    size_t n = 0, end = 0;

    if (!padded.p)
        return fault_no_memory(r->place.faults);
    for (struct cursor c = cursor_at(padded, 0); c.t.kind != LEX_END;
         end = c.t.end, cursor_next(&c)) {
        const char mark = c.t.mark;

        if (!is_blank(line, end, c.t.begin))
            return wrong(r, "no comment or '#' may be inside of a line");
        if (c.t.end > line.len)
            return wrong(r, "a text is not closed: add the quotation mark");
        has_arrow = has_arrow || c.t.kind == LEX_ARROW;
        if (mark == ';' && (n == 0 || !has_arrow))
            return wrong(r, "only the code of a mark, '=> { ... }', has semicolons");
        if (mark == '(' || mark == '[' || mark == '{') {
            if (n == sizeof(open))
                return wrong(r, "more than 64 brackets inside each other");
            open[n++] = mark == '(' ? ')' : mark == '[' ? ']' : '}';
        } else if ((mark == ')' || mark == ']' || mark == '}') && (n == 0 || open[--n] != mark)) {
            return wrong(r, "a bracket closes nothing: remove it, or open it before");
        }
    }
    if (!is_blank(line, end, line.len))
        return wrong(r, "no comment or '#' may be inside of a line");
    return n == 0 || wrong(r, "a bracket is not closed");
}

static bool has_control(struct slice line)
{
    for (size_t i = 0; i < line.len; i++)
        if ((unsigned char)line.p[i] < ' ' || line.p[i] == 0x7f)
            return true;
    return false;
}

/* An enum goes on to the line with its brace. Takes these lines as one. */
static bool read_on(struct reader *r, struct slice *line)
{
    struct buf whole;

    buf_init(&whole, MAX_LINE);
    buf_append(&whole, *line);
    while (r->rest.len && !memchr(line->p, '}', line->len)) {
        *line = slice_cut(&r->rest, '\n');
        r->next_line++;
        buf_append_byte(&whole, ' ');
        buf_append(&whole, slice_trim(*line));
    }
    if (!buf_ok(&whole) || !memchr(line->p, '}', line->len)) {
        buf_done(&whole);
        return wrong(r, "the enum is not closed, or larger than 64 KB: add its '}'");
    }
    *line = arena_take(r->place.arena, &whole);
    return line->p || fault_no_memory(r->place.faults);
}

static bool is_enum_to_go_on(struct slice line)
{
    struct cursor c = cursor_at(line, 0);

    if (memchr(line.p, '}', line.len) || !memchr(line.p, '{', line.len))
        return false;
    while (c.t.mark == '[')
        cursor_skip_group(&c);
    while (cursor_is_one(&c, " protected internal private new "))
        cursor_next(&c);
    return cursor_is(&c, "enum");
}

/* --- Ends of lines --- */

/* The last word of a text, behind a blank; "": it has only one. */
static struct slice last_word(struct slice text)
{
    for (size_t i = text.len; i > 0; i--)
        if (text.p[i - 1] == ' ')
            return slice_skip(text, i);
    return (struct slice){0};
}

static struct slice without_end(struct slice text, struct slice end)
{
    return slice_trim(slice_from(text.p, text.len - end.len));
}

/* "2022.3" is 2022003. */
static bool read_version(struct slice text, int64_t *ret_version)
{
    struct slice major = slice_cut(&text, '.');
    int64_t high, low = 0;

    if (!text_to_int(major, &high) || (text.len && !text_to_int(text, &low)))
        return false;
    if (high < 1 || high > 9999 || low < 0 || low > 999)
        return false;
    *ret_version = high * 1000 + low;
    return true;
}

/* "2023.1..6000.2", each of which may be missing. */
static bool read_range(struct slice text, struct versions *v)
{
    for (size_t i = 0; i + 1 < text.len; i++) {
        struct slice since = slice_from(text.p, i), until;

        if (text.p[i] != '.' || text.p[i + 1] != '.')
            continue;
        until = slice_skip(text, i + 2);
        return (since.len || until.len) && (!since.len || read_version(since, &v->since)) &&
               (!until.len || read_version(until, &v->until));
    }
    return false;
}

/* Takes " @since..until" and " obsolete-error@version" off the end, in any order. */
static bool cut_versions(struct reader *r, struct slice *text, struct versions *v)
{
    for (;;) {
        struct slice word = last_word(*text), number = word;

        if (slice_starts(word, SLICE("obsolete-error@"))) {
            number = slice_skip(word, strlen("obsolete-error@"));
            if (!read_version(number, &v->error_since))
                return wrong(r, "no version of Unity: write obsolete-error@2022.2");
        } else if (word.len > 1 && word.p[0] == '@' &&
                   (text_is_digit(word.p[1]) || word.p[1] == '.')) {
            if (!read_range(slice_skip(word, 1), v))
                return wrong(r,
                             "no versions of Unity: write @2022.2.., @..6000.1 or @2022.2..6000.1");
        } else {
            return true;
        }
        *text = without_end(*text, word);
    }
}

/* Splits a mark off a line: behind the first arrow. */
static struct slice cut_mark(struct slice *line)
{
    struct cursor c = cursor_at(*line, 0);
    struct slice mark;

    while (c.t.kind != LEX_END && c.t.kind != LEX_ARROW)
        cursor_next(&c);
    if (c.t.kind == LEX_END)
        return (struct slice){0};
    mark = slice_trim(slice_skip(*line, c.t.end));
    *line = slice_trim(slice_from(line->p, c.t.begin));
    return mark;
}

/* --- Types --- */

/* Takes "#20", "FileClass" in quotation marks, "in Document" and versions off the end of a line. */
static bool cut_type_ends(struct reader *r, struct slice *text, struct type *t)
{
    for (;;) {
        struct slice word = last_word(*text), before = without_end(*text, word);

        if (word.len > 1 && word.p[0] == '#') {
            if (!text_to_int(slice_skip(word, 1), &t->number) || t->number < 1 ||
                t->number > MAX_CLASS)
                return wrong(r, "no class number: write #20");
        } else if (word.len > 2 && word.p[0] == '"' && word.p[word.len - 1] == '"') {
            t->file_class = slice_from(word.p + 1, word.len - 2);
        } else if (cursor_is_name(word) && slice_is(last_word(before), "in")) {
            t->document = word;
            before = without_end(before, last_word(before));
        } else {
            struct slice rest = *text;

            if (!cut_versions(r, &rest, &t->versions))
                return false;
            if (rest.len == text->len)
                return true;
            before = rest;
        }
        *text = before;
    }
}

static bool find_kind(struct type *t)
{
    static const char *const words[] = {"class", "struct", "interface", "enum"};

    t->kind = TYPE_DELEGATE;
    if (t->head.kind != HEAD_TYPE)
        return t->head.kind == HEAD_DELEGATE;
    for (size_t i = 0; i < N_ELEMENTS(words); i++) {
        if (slice_is(t->head.word, words[i])) {
            t->kind = (enum type_kind)i;
            return true;
        }
    }
    return false;
}

/* What follows the name: bases, constraints, values. */
static void split_tail(struct type *t, struct slice line)
{
    struct slice bases;

    t->name =
        slice_trim(slice_from(t->head.name.p, (size_t)(line.p + t->head.end - t->head.name.p)));
    t->tail = t->head.tail;
    bases = slice_trim(t->tail);
    if (bases.len < 2 || bases.p[0] != ':' || t->kind == TYPE_DELEGATE)
        return;
    bases = slice_trim(slice_skip(bases, 1));
    for (size_t i = 0, depth = 0; i <= bases.len; i++) {
        char c = i < bases.len ? bases.p[i] : ',';

        depth += c == '<';
        depth -= c == '>' && depth > 0;
        if (depth == 0 && (c == ',' || c == ' ' || c == '{')) {
            t->base = slice_from(bases.p, i);
            return;
        }
    }
}

static bool name_type(struct reader *r, struct type *t)
{
    struct slice space = t->outer ? t->outer->full : r->name_space;
    struct slice key = t->outer ? t->outer->key : r->name_space;
    struct slice dot = space.len ? SLICE(".") : SLICE("");

    t->name_space = r->name_space;
    t->full = arena_printf(r->place.arena, "%.*s%.*s%.*s", SLICE_ARG(space), SLICE_ARG(dot),
                           SLICE_ARG(t->name));
    t->key = arena_printf(r->place.arena, "%.*s%.*s%.*s", SLICE_ARG(key), SLICE_ARG(dot),
                          SLICE_ARG(t->head.key));
    return (t->full.p && t->key.p) || fault_no_memory(r->place.faults);
}

static bool add_type(struct reader *r, struct type *t, size_t level)
{
    struct table *table = r->table;
    bool is_added;

    t->table = table;
    t->line = r->place.line;
    t->outer = level > 0 ? r->open[level - 1] : NULL;
    if (t->outer && t->outer->kind > TYPE_INTERFACE &&
        !(t->outer->kind == TYPE_FILE && t->kind == TYPE_FILE))
        return wrong(r, "only classes, structs and interfaces have types inside: indent it less");
    if (!name_type(r, t))
        return false;
    if (t->outer)
        is_added = VEC_ADD_IN(r->place.arena, t->outer->inner, t->outer->n_inner,
                              t->outer->inner_cap, MAX_TYPES, t);
    else
        is_added = VEC_ADD_IN(r->place.arena, table->types, table->n_types, table->types_cap,
                              MAX_TYPES, t);
    if (!is_added)
        return fault_no_memory(r->place.faults);
    r->open[level] = t;
    return true;
}

static bool read_type(struct reader *r, struct slice line, size_t level)
{
    struct type *t = arena_zalloc(r->place.arena, sizeof(*t));

    if (!t)
        return fault_no_memory(r->place.faults);
    if (!cut_type_ends(r, &line, t))
        return false;
    if (!check_text(r, line))
        return false;
    if (!head_read(r->place.arena, line, &t->head))
        return fault_no_memory(r->place.faults);
    if (!find_kind(t))
        return wrong(r, "the type's line cannot be read");
    if (t->kind == TYPE_ENUM && (line.len == 0 || line.p[line.len - 1] != '}'))
        return wrong(r, "an enum's line ends with its values: '{ A, B = 2 }'");
    split_tail(t, line);
    return add_type(r, t, level);
}

/* "file TagManager #78": what files have and C# has not. */
static bool read_file_type(struct reader *r, struct slice line, size_t level)
{
    struct type *t = arena_zalloc(r->place.arena, sizeof(*t));

    if (!t)
        return fault_no_memory(r->place.faults);
    if (!cut_type_ends(r, &line, t))
        return false;
    t->kind = TYPE_FILE;
    line = slice_skip(line, line.len < strlen("file ") ? line.len : strlen("file "));
    t->name = slice_trim(slice_cut(&line, ':'));
    t->base = slice_trim(line);
    if (!cursor_is_name(t->name) || (t->base.len && !cursor_is_dotted(t->base)))
        return wrong(r, "write the name of the file's class: file TagManager #78");
    t->head = (struct head){.kind = HEAD_TYPE, .name = t->name};
    t->head.key = arena_printf(r->place.arena, "%.*s`0", SLICE_ARG(t->name));
    return add_type(r, t, level);
}

/* --- Members --- */

static bool check_place(struct reader *r, const struct member *m)
{
    const struct type *t = m->owner;

    if (!t)
        return wrong(r, "a member must be in a type: indent it under the type");
    if (t->kind == TYPE_FILE && m->kind != MEMBER_VALUE)
        return wrong(r, "a 'file' has only lines that begin with 'value'");
    if ((m->kind == MEMBER_ROW || m->kind == MEMBER_CHANGED) && t->kind != TYPE_CLASS)
        return wrong(r, "only classes have rows");
    if (t->kind == TYPE_ENUM || t->kind == TYPE_DELEGATE)
        return wrong(r, "enums and delegates have no members: indent it less");
    return true;
}

static bool add_member(struct reader *r, struct member *m)
{
    m->line = r->place.line;
    if (!VEC_ADD_IN(r->place.arena, m->owner->members, m->owner->n_members, m->owner->members_cap,
                    MAX_MEMBERS, *m))
        return fault_no_memory(r->place.faults);
    return true;
}

/* "row int m_IsPlaying 0 unsaved" and "changed m_CastShadows 0". */
static bool read_row(struct reader *r, struct slice line, struct member *m)
{
    enum slot_kind kind = SLOT_NONE;
    struct slice rest = line;

    m->kind = slice_is(word_cut(&rest), "row") ? MEMBER_ROW : MEMBER_CHANGED;
    if (!check_place(r, m))
        return false;
    if (m->kind == MEMBER_ROW) {
        struct slice word = word_cut(&rest);

        if (slice_is(word, "none"))
            return rest.len == 0 ? add_member(r, m) : wrong(r, "nothing may follow 'row none'");
        kind = slot_kind_named(word);
        if (kind == SLOT_NONE)
            return wrong(r,
                         "write the kind of the row: int, float, vector, text, object or objects");
    }
    if (!slot_read(&r->place, slice_trim(rest), &m->mark.slot))
        return false;
    if (m->kind == MEMBER_CHANGED && m->mark.slot.def.len == 0)
        return wrong(r, "write the default of this class behind the key");
    m->mark.slot.kind = kind;
    return add_member(r, m);
}

/* The end of a key, behind its last '.' or '/', without "m_". */
static struct slice name_of_key(struct slice key)
{
    size_t begin = 0;

    for (size_t i = 0; i < key.len; i++)
        if (key.p[i] == '.' || key.p[i] == '/')
            begin = i + 1;
    key = slice_skip(key, begin);
    return slice_starts(key, SLICE("m_")) ? slice_skip(key, 2) : key;
}

/* "bool m_Enabled 1" becomes "bool enabled at m_Enabled 1". */
static bool add_name(struct reader *r, struct slice *line)
{
    struct buf short_name;
    struct slice rest, type, name;
    size_t end;

    buf_init(&short_name, MAX_LINE);
    end = head_skip_type(*line, 0, &short_name);
    buf_done(&short_name);
    if (end == SIZE_MAX)
        return true;
    type = slice_from(line->p, end);
    rest = slice_trim(slice_skip(*line, end));
    name = rest;
    name = name_of_key(slice_cut(&name, ' '));
    if (name.len == 0)
        return wrong(r, "a value is written so: value bool m_Enabled 1");
    *line = arena_printf(r->place.arena, "%.*s %c%.*s at %.*s", SLICE_ARG(type),
                         name.p[0] >= 'A' && name.p[0] <= 'Z' ? name.p[0] - 'A' + 'a' : name.p[0],
                         SLICE_ARG(slice_skip(name, 1)), SLICE_ARG(rest));
    return line->p || fault_no_memory(r->place.faults);
}

/* "value bool m_Enabled 1" or "value int[] tags at tags". */
static bool read_value(struct reader *r, struct slice line, struct member *m)
{
    struct slice rest = slice_trim(slice_skip(line, strlen("value ")));

    m->kind = MEMBER_VALUE;
    if (!check_place(r, m))
        return false;
    if (!slice_contains(rest, SLICE(" at ")) && !add_name(r, &rest))
        return false;
    if (!file_key_cut(&r->place, &rest, &m->mark.at))
        return false;
    if (!check_text(r, rest))
        return false;
    if (!head_read(r->place.arena, rest, &m->head))
        return fault_no_memory(r->place.faults);
    if (m->head.kind != HEAD_FIELD || m->head.end != rest.len || m->mark.at.path.len == 0)
        return wrong(r, "a value is written so: value string[] tags at tags");
    return add_member(r, m);
}

/* Which declarations a mark fits. */
static bool fits(enum mark_kind mark, const struct head *h)
{
    const bool is_property = h->kind == HEAD_PROPERTY;
    const bool has_code =
        h->kind == HEAD_METHOD || h->kind == HEAD_OPERATOR || h->kind == HEAD_CONSTRUCTOR;

    switch (mark) {
    case MARK_HAND:
        return true;
    case MARK_THROWS:
    case MARK_EMPTY:
        return h->kind != HEAD_FIELD;
    case MARK_SLOT:
    case MARK_KEEP:
    case MARK_FILE:
    case MARK_FIELD:
        return is_property;
    case MARK_AUTO:
        return is_property || h->kind == HEAD_EVENT;
    case MARK_SETS:
        return h->kind == HEAD_CONSTRUCTOR;
    case MARK_RETURN:
        return is_property || h->kind == HEAD_INDEXER || (has_code && h->kind != HEAD_CONSTRUCTOR);
    case MARK_CODE:
        return has_code;
    case MARK_SAME:
        return is_property || h->kind == HEAD_METHOD;
    }
    return false;
}

/* What may follow the name or the parameters. */
static bool is_fine_tail(const struct head *h)
{
    struct cursor c = cursor_at(h->tail, 0);

    if (c.t.kind == LEX_END)
        return true;
    if (h->kind == HEAD_FIELD)
        return c.t.mark == '=' && !(h->marks & HEAD_EXPLICIT);
    return h->kind == HEAD_PROPERTY || h->kind == HEAD_INDEXER ||
           (h->kind == HEAD_METHOD && cursor_is(&c, "where"));
}

static bool check_member(struct reader *r, const struct member *m)
{
    const struct head *h = &m->head;
    bool is_property = h->kind == HEAD_PROPERTY || h->kind == HEAD_INDEXER;
    struct slice get, set;

    if (h->kind == HEAD_NONE || h->kind == HEAD_TYPE || h->kind == HEAD_DELEGATE ||
        !is_fine_tail(h))
        return wrong(r, "this is no declaration, or one that the generator does not know");
    if (is_property && !head_accessors(h->tail, &get, &set))
        return wrong(r,
                     "a property ends with its accessors: {get}, {get set}, {get protected set}");
    if (h->kind == HEAD_OPERATOR && !head_operator(h))
        return wrong(r, "C# has no such operator with so many parameters");
    if (h->kind == HEAD_INDEXER && h->n_parameters == 0)
        return wrong(r, "an indexer has parameters: this[int index] {get}");
    if (m->mark.slot.key.len && h->kind != HEAD_PROPERTY)
        return wrong(r, "only properties have slots");
    if ((m->mark.is_written && !fits(m->mark.kind, h)) ||
        (m->mark.base.len && h->kind != HEAD_CONSTRUCTOR))
        return wrong(r, "this mark does not fit the declaration: see managed/api/README.md");
    if (m->mark.slot.n_parts && m->mark.slot.is_limited)
        return wrong(r, "a value of several rows has no limits");
    return true;
}

/* Where a part of the text begins; its length: nowhere. */
static size_t find_part(struct slice text, struct slice part)
{
    size_t i = 0;

    while (i < text.len && !slice_starts(slice_skip(text, i), part))
        i++;
    return i;
}

/* "int x {keep} at y" becomes "int x {get set}" and "keep at y"; likewise {auto}. */
static bool cut_short_mark(struct reader *r, struct slice *line, struct slice *mark)
{
    static const struct slice words[] = {SLICE_INIT("{keep}"), SLICE_INIT("{auto}")};

    for (size_t i = 0; i < N_ELEMENTS(words) && mark->len == 0; i++) {
        size_t begin = find_part(*line, words[i]);
        struct slice rest, key;

        if (begin == line->len)
            continue;
        rest = slice_skip(*line, begin + words[i].len);
        key = slice_skip(rest, find_part(rest, SLICE(" at ")));
        *mark = arena_printf(r->place.arena, "%.*s%.*s", (int)words[i].len - 2, words[i].p + 1,
                             SLICE_ARG(key));
        *line = arena_printf(r->place.arena, "%.*s{get set}%.*s", (int)begin, line->p,
                             (int)(rest.len - key.len), rest.p);
        if (!line->p || !mark->p)
            return fault_no_memory(r->place.faults);
    }
    return true;
}

/* The key "." is the member's name, "m_" that name as most files have it: m_Name. */
static bool name_key(struct reader *r, struct member *m)
{
    struct slice name = m->head.name, *path = &m->mark.at.path;

    if (slice_is(*path, ".")) {
        *path = name;
    } else if (slice_is(*path, "m_") && name.len) {
        *path =
            arena_printf(r->place.arena, "m_%c%.*s",
                         name.p[0] >= 'a' && name.p[0] <= 'z' ? name.p[0] - 'a' + 'A' : name.p[0],
                         SLICE_ARG(slice_skip(name, 1)));
        return path->p || fault_no_memory(r->place.faults);
    }
    return true;
}

static bool read_code(struct reader *r, struct slice line, struct member *m)
{
    struct slice mark = cut_mark(&line);

    if (!cut_short_mark(r, &line, &mark))
        return false;
    if (!check_place(r, m) || !cut_versions(r, &line, &m->versions))
        return false;
    if (!mark_read(&r->place, mark, &m->mark))
        return false;
    if (!head_read(r->place.arena, line, &m->head))
        return fault_no_memory(r->place.faults);
    if (!check_member(r, m) || !name_key(r, m))
        return false;
    return add_member(r, m);
}

/* --- The table --- */

static bool read_using(struct reader *r, struct slice line)
{
    struct slice name = slice_trim(slice_skip(line, strlen("using ")));
    struct table *t = r->table;

    if (!check_text(r, name))
        return false;
    if (!VEC_ADD_IN(r->place.arena, t->usings, t->n_usings, t->usings_cap, MAX_USINGS, name))
        return wrong(r, "too many lines with 'using'");
    return true;
}

static bool is_type(struct slice line)
{
    struct cursor c = cursor_at(line, 0);

    while (c.t.mark == '[')
        cursor_skip_group(&c);
    while (cursor_is_one(
        &c, " protected internal private static sealed abstract readonly unsafe new ref "))
        cursor_next(&c);
    return cursor_is_one(&c, " class struct interface enum delegate ");
}

/* A line without its indentation. */
static bool read_line(struct reader *r, struct slice line, size_t level)
{
    struct member m = {.owner = level > 0 ? r->open[level - 1] : NULL};

    if (level > 0 && !m.owner)
        return false; /* the fault is in the type's line */
    if (level == 0 && slice_starts(line, SLICE("using ")))
        return read_using(r, line);
    if (level == 0 && slice_starts(line, SLICE("namespace "))) {
        r->name_space = slice_trim(slice_skip(line, strlen("namespace ")));
        if (slice_is(r->name_space, "-"))
            r->name_space = (struct slice){0};
        else if (!cursor_is_dotted(r->name_space))
            return wrong(r, "write the namespace's name, or '-' for none");
        r->n_open = 0;
        return true;
    }
    r->n_open = level;
    if (slice_starts(line, SLICE("file ")) || is_type(line)) {
        r->open[level] = NULL;
        r->n_open = level + 1;
        return line.p[0] == 'f' && !is_type(line) ? read_file_type(r, line, level)
                                                  : read_type(r, line, level);
    }
    if (slice_starts(line, SLICE("row ")) || slice_starts(line, SLICE("changed ")))
        return read_row(r, line, &m);
    if (slice_starts(line, SLICE("value ")))
        return read_value(r, line, &m);
    return check_text(r, line) && read_code(r, line, &m);
}

static bool read_indented(struct reader *r, struct slice line)
{
    size_t indent = 0;

    while (indent < line.len && line.p[indent] == ' ')
        indent++;
    line = slice_skip(line, indent);
    if (line.len == 0 || line.p[0] == '#')
        return true;
    if (line.len > MAX_LINE)
        return wrong(r, "the line is longer than 64 KB");
    if (!has_control(line) && is_enum_to_go_on(line) && !read_on(r, &line))
        return false;
    while (line.p[line.len - 1] == ' ')
        line.len--;
    if (has_control(line))
        return wrong(r, "the line has a control character, such as a tab or NUL: remove it");
    if (!utf8_valid(line))
        return wrong(r, "the line is not UTF-8");
    if (indent >= MAX_LEVELS)
        return wrong(r, "indent by one blank a level, at most 15 levels");
    if (indent > r->n_open)
        return wrong(r, "the line is indented under no type");
    return read_line(r, line, indent);
}

bool table_read(struct arena *a, struct slice path, struct slice text, struct faults *faults,
                struct table **ret_table)
{
    struct reader r = {.place = {a, faults, path, 0}, .rest = text, .next_line = 1};

    r.table = arena_zalloc(a, sizeof(*r.table));
    if (!r.table)
        return fault_no_memory(faults);
    r.table->path = path;
    r.table->text = text;
    while (r.rest.len && !faults->no_memory) {
        struct slice line = slice_cut(&r.rest, '\n');

        r.place.line = r.next_line++;
        read_indented(&r, line);
    }
    *ret_table = r.table;
    return !faults->no_memory;
}
