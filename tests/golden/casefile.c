/*
 * Reads a .case file into steps. One directive per line: a word, a blank, and the rest; README.md
 * has the list. Knows nothing of the server.
 */
#include "golden.h"

#include <stdio.h>
#include <stdlib.h>

enum rest {
    REST_PLAIN,   /* taken as it is */
    REST_ESCAPED, /* escapes are decoded */
    REST_HEX,
    REST_NUMBER,
    REST_PLACE,
    REST_NONE
};

static const struct word {
    const char *word;
    enum step_kind kind;
    enum rest rest;
} words[] = {
    {">", STEP_SEND, REST_PLAIN},
    {">>", STEP_SEND, REST_ESCAPED},
    {"frame", STEP_FRAME, REST_HEX},
    {"raw", STEP_RAW, REST_ESCAPED},
    {"http", STEP_HTTP, REST_PLAIN},
    {"stream", STEP_STREAM, REST_PLAIN},
    {"<", STEP_EXPECT, REST_PLAIN},
    {"<=", STEP_EXACT, REST_PLAIN},
    {"<none", STEP_NONE, REST_NONE},
    {"status", STEP_STATUS, REST_NUMBER},
    {"has-header", STEP_HAS_HEADER, REST_PLAIN},
    {"answers", STEP_UNORDERED, REST_PLAIN},
    {"event", STEP_EVENT, REST_PLAIN},
    {"event~", STEP_EVENT_ANY, REST_PLAIN},
    {"no-event", STEP_NO_EVENT, REST_PLAIN},
    {"stall", STEP_STALL, REST_NONE},
    {"resume", STEP_RESUME, REST_NONE},
    {"endpoint", STEP_ENDPOINT, REST_NONE},
    {"tick", STEP_TICK, REST_NUMBER},
    {"close", STEP_CLOSE, REST_NONE},
    {"closed", STEP_CLOSED, REST_NONE},
    {"drop", STEP_DROP, REST_NONE},
    {"via", STEP_VIA, REST_PLACE},
    {"header", STEP_HEADER, REST_PLAIN},
};

static bool read_file(const char *path, struct text *ret_text)
{
    FILE *f = fopen(path, "rb");
    char piece[65536];
    size_t n;

    if (!f)
        return false;
    while ((n = fread(piece, 1, sizeof(piece), f)) > 0)
        text_add(ret_text, slice_from(piece, n));
    fclose(f);
    return true;
}

/* Keeps a text that was made while reading, so that slices can point into it. */
static struct slice keep(struct golden_case *gc, struct text t)
{
    struct text *made = realloc(gc->made, (gc->n_made + 1) * sizeof(*made));

    if (!made)
        abort();
    gc->made = made;
    made[gc->n_made++] = t;
    return text_slice(&t);
}

static int hex_digit(char c)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *at = c ? strchr(digits, c) : NULL;

    return at ? (int)(at - digits) % 16 : -1;
}

/* The byte that two hex digits at the start of `s` mean. */
static bool hex_byte(struct slice s, char *ret_byte)
{
    int high = s.len >= 2 ? hex_digit(s.p[0]) : -1;
    int low = s.len >= 2 ? hex_digit(s.p[1]) : -1;

    if (high < 0 || low < 0)
        return false;
    *ret_byte = (char)(high * 16 + low);
    return true;
}

/* "\R(1000,ab)": `text` a thousand times. *s stands behind "\R". */
static bool add_repeated(struct text *to, struct slice *s)
{
    struct slice inner, number;
    struct text all;
    int64_t count;

    if (!s->len || s->p[0] != '(')
        return false;
    *s = slice_skip(*s, 1);
    inner = slice_cut(s, ')');
    number = slice_cut(&inner, ',');
    if (!text_to_int(number, &count) || count < 0 || count > (16 << 20))
        return false;
    all.len = (size_t)count * inner.len;
    all.p = must_zalloc(all.len);
    for (size_t i = 0; i < all.len; i += inner.len)
        memcpy(all.p + i, inner.p, inner.len);
    text_add(to, text_slice(&all));
    text_done(&all);
    return true;
}

/* One escape; *s stands behind the backslash. */
static bool add_escape(struct text *to, struct slice *s)
{
    static const char from[] = "nrt0\\", into[] = "\n\r\t\0\\";
    const char *at;
    char c;

    if (!s->len)
        return false;
    c = s->p[0];
    *s = slice_skip(*s, 1);
    if (c == 'R')
        return add_repeated(to, s);
    if (c == 'x') {
        if (!hex_byte(*s, &c))
            return false;
        *s = slice_skip(*s, 2);
        text_add(to, slice_from(&c, 1));
        return true;
    }
    at = c ? strchr(from, c) : NULL;
    if (at)
        text_add(to, slice_from(&into[at - from], 1));
    return at != NULL;
}

static bool decode_escapes(struct golden_case *gc, struct slice s, struct slice *ret_text)
{
    struct text t = text_dup(SLICE(""));

    while (s.len) {
        const char *back = memchr(s.p, '\\', s.len);
        size_t plain = back ? (size_t)(back - s.p) : s.len;

        text_add(&t, slice_from(s.p, plain));
        s = slice_skip(s, plain);
        if (!s.len)
            break;
        s = slice_skip(s, 1);
        if (!add_escape(&t, &s)) {
            text_done(&t);
            return false;
        }
    }
    *ret_text = keep(gc, t);
    return true;
}

static bool decode_hex(struct golden_case *gc, struct slice s, struct slice *ret_text)
{
    struct text t = text_dup(SLICE(""));
    char c;

    while (hex_byte(s, &c)) {
        text_add(&t, slice_from(&c, 1));
        s = slice_trim(slice_skip(s, 2));
    }
    if (s.len) {
        text_done(&t);
        return false;
    }
    *ret_text = keep(gc, t);
    return true;
}

static bool parse_place(struct slice s, struct place *ret_place)
{
    if (slice_is(s, "stdio"))
        *ret_place = (struct place){.kind = PLACE_STDIO};
    else if (slice_is(s, "framed"))
        *ret_place = (struct place){.kind = PLACE_FRAMED};
    else if (slice_starts(s, SLICE("POST /")))
        *ret_place = (struct place){.kind = PLACE_POST, .target = slice_skip(s, 5)};
    else
        return false;
    return true;
}

static bool fill_step(struct golden_case *gc, enum rest form, struct slice rest, struct step *s)
{
    s->text = rest;
    switch (form) {
    case REST_PLAIN:
        return true;
    case REST_ESCAPED:
        return decode_escapes(gc, rest, &s->text);
    case REST_HEX:
        return decode_hex(gc, rest, &s->text);
    case REST_NUMBER:
        return text_to_int(slice_trim(rest), &s->number);
    case REST_PLACE:
        return parse_place(slice_trim(rest), &s->place);
    case REST_NONE:
        return slice_trim(rest).len == 0;
    }
    return false;
}

static void add_step(struct golden_case *gc, const struct step *s)
{
    struct step *steps = realloc(gc->steps, (gc->n_steps + 1) * sizeof(*steps));

    if (!steps)
        abort();
    gc->steps = steps;
    steps[gc->n_steps++] = *s;
}

/* Nothing has been sent so far: `header` alone does not count. */
static bool is_before_messages(const struct golden_case *gc)
{
    for (size_t i = 0; i < gc->n_steps; i++)
        if (gc->steps[i].kind != STEP_HEADER)
            return false;
    return true;
}

static bool add_setting(struct golden_case *gc, struct slice rest)
{
    struct slice key = slice_cut(&rest, ' ');

    if (gc->n_settings == CASE_SETTINGS || !key.len)
        return false;
    gc->settings[gc->n_settings].key = key;
    gc->settings[gc->n_settings++].value = slice_trim(rest);
    return true;
}

static bool read_line(struct golden_case *gc, struct slice line, int number)
{
    struct slice rest = line, word = slice_cut(&rest, ' ');
    struct step s = {.line = number};

    /* Lines that begin with a blank belong to a `host` line, and all of these to the host. */
    if (!word.len || word.p[0] == '#' || slice_is(word, "host"))
        return true;
    if (slice_is(word, "skip-over")) {
        gc->is_skipped |= slice_is(slice_trim(rest), "memory");
        return true;
    }
    if (slice_is(word, "set"))
        return add_setting(gc, slice_trim(rest));
    for (size_t i = 0; i < N_ELEMENTS(words); i++) {
        if (!slice_is(word, words[i].word))
            continue;
        s.kind = words[i].kind;
        if (!fill_step(gc, words[i].rest, rest, &s))
            return false;
        if (s.kind == STEP_VIA && is_before_messages(gc)) {
            if (gc->n_places == CASE_PLACES)
                return false;
            gc->places[gc->n_places++] = s.place;
            return true;
        }
        add_step(gc, &s);
        return true;
    }
    return false;
}

static bool read_script(struct golden_case *gc)
{
    char path[4096];
    struct err err;

    gc->script = script_new();
    snprintf(path, sizeof(path), "%s/answers.txt", gc->dir);
    if (script_add(gc->script, text_slice(&gc->file), &err) &&
        script_add_file(gc->script, path, &err))
        return true;
    printf("%s: %s\n", gc->name, err.message);
    return false;
}

bool case_load(const char *dir, const char *name, struct golden_case *ret_case)
{
    struct golden_case gc = {.dir = dir};
    struct slice rest;
    char path[4096];
    int number = 0;

    gc.name = text_dup(slice_of(name)).p;
    snprintf(path, sizeof(path), "%s/%s", dir, name);
    if (!read_file(path, &gc.file)) {
        printf("%s: cannot be read\n", name);
        case_done(&gc);
        return false;
    }
    if (!read_script(&gc)) {
        case_done(&gc);
        return false;
    }
    rest = text_slice(&gc.file);
    while (rest.len) {
        struct slice line = slice_cut(&rest, '\n');

        number++;
        if (line.len && line.p[line.len - 1] == '\r')
            line.len--;
        if (!read_line(&gc, line, number)) {
            printf("%s:%d: not a directive: %.*s\n", name, number, SLICE_ARG(line));
            case_done(&gc);
            return false;
        }
    }
    if (!gc.n_places)
        gc.places[gc.n_places++] = (struct place){.kind = PLACE_STDIO};
    *ret_case = gc;
    return true;
}

void case_done(struct golden_case *gc)
{
    for (size_t i = 0; i < gc->n_made; i++)
        text_done(&gc->made[i]);
    free(gc->made);
    free(gc->steps);
    free(gc->name);
    script_free(gc->script);
    text_done(&gc->file);
    *gc = (struct golden_case){0};
}

struct slice case_setting(const struct golden_case *gc, const char *key, const char *otherwise)
{
    for (size_t i = 0; i < gc->n_settings; i++)
        if (slice_is(gc->settings[i].key, key))
            return gc->settings[i].value;
    return slice_of(otherwise);
}

bool case_is_true(const struct golden_case *gc, const char *key, bool otherwise)
{
    return slice_is(case_setting(gc, key, otherwise ? "true" : "false"), "true");
}
