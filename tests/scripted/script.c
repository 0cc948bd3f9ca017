/* Reads a script into rows and steps; scripted.h has the format. Knows nothing of calls. */
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>

#define MAX_SCRIPT (64u << 20)

/* Where a script is being read. */
struct reader {
    struct script *to;
    struct row *first; /* of this text */
    struct row **end;  /* where the next row goes */
    struct row *row;   /* whose steps are being read; NULL: none */
    struct step **at;  /* where its next step goes */
};

static void *must(const void *p)
{
    if (!p)
        abort();
    return (void *)p;
}

struct script *script_new(void)
{
    struct script *s = must(mem_zalloc(sizeof(*s)));
    const struct tool *rows;

    arena_init(&s->arena, MAX_SCRIPT);
    s->info = (struct host_info){.state = HOST_READY,
                                 .unity_version = "2022.3.20f1",
                                 .platform = "WindowsPlayer",
                                 .runtime = "IL2CPP",
                                 .product_name = "Example"};
    rows = scripted_tools(&s->n_tools);
    s->tools = must(arena_alloc(&s->arena, s->n_tools * sizeof(*rows)));
    memcpy(s->tools, rows, s->n_tools * sizeof(*rows));
    return s;
}

void script_free(struct script *s)
{
    if (s)
        arena_done(&s->arena);
    mem_free(s);
}

/* --- Steps. --- */

static struct slice cut_word(struct slice *rest)
{
    struct slice word = slice_cut(rest, ' ');

    *rest = slice_trim(*rest);
    return word;
}

/* `\n` in a text is a line break; JSON stays as it is. */
static struct slice copy_text(struct script *s, struct slice text, bool is_json)
{
    char *to = must(arena_copy(&s->arena, text).p);
    size_t n = 0;

    for (size_t i = 0; i < text.len; i++) {
        bool is_break = !is_json && slice_starts(slice_skip(text, i), SLICE("\\n"));

        to[n++] = is_break ? '\n' : text.p[i];
        i += is_break;
    }
    to[n] = '\0';
    return slice_from(to, n);
}

static bool read_number(struct slice text, double *ret_value)
{
    struct json v = {.type = JSON_NUMBER, .raw = text};

    return json_to_double(&v, ret_value);
}

static bool read_kind(struct slice name, enum err_kind *ret_kind)
{
    static const char *const names[ERR_COUNT] = {
        [ERR_SHAPE] = "SHAPE",         [ERR_ARGUMENT] = "ARGUMENT", [ERR_NOT_FOUND] = "NOT_FOUND",
        [ERR_NOT_READY] = "NOT_READY", [ERR_DENIED] = "DENIED",     [ERR_TIMEOUT] = "TIMEOUT",
        [ERR_TOOL] = "TOOL",           [ERR_ENGINE] = "ENGINE",     [ERR_TOO_LARGE] = "TOO_LARGE",
        [ERR_INTERNAL] = "INTERNAL",
    };

    for (int i = 0; i < ERR_COUNT; i++)
        if (names[i] && slice_is(name, names[i])) {
            *ret_kind = (enum err_kind)i;
            return true;
        }
    return false;
}

/* What stands before a step's text. */
static bool read_head(struct script *s, struct step *step, struct slice *rest)
{
    switch (step->kind) {
    case STEP_AFTER:
        return text_to_int(cut_word(rest), &step->ms);
    case STEP_PROGRESS:
        return read_number(cut_word(rest), &step->done) &&
               read_number(cut_word(rest), &step->total);
    case STEP_EVENT:
    case STEP_ASK:
    case STEP_ASK_AGAIN:
    case STEP_SAY:
        step->name = must(arena_copy(&s->arena, cut_word(rest)).p);
        return true;
    case STEP_FAIL:
        return read_kind(cut_word(rest), &step->err);
    default:
        return true;
    }
}

static bool has_json(enum step_kind kind)
{
    return kind == STEP_JSON || kind == STEP_EVENT || kind == STEP_DETAILS || kind == STEP_BLOCKS ||
           kind == STEP_BAD_BLOCKS || kind == STEP_ASK || kind == STEP_ASK_AGAIN;
}

static bool read_step(struct reader *r, struct slice line)
{
    static const char *const words[] = {
        [STEP_AFTER] = "after",
        [STEP_PROGRESS] = "progress",
        [STEP_EVENT] = "event",
        [STEP_UPDATED] = "updated",
        [STEP_LOG] = "log",
        [STEP_NOTE] = "note",
        [STEP_HINT] = "hint",
        [STEP_JSON] = "json",
        [STEP_DETAILS] = "details",
        [STEP_TEXT] = "text",
        [STEP_VOID] = "void",
        [STEP_FAIL] = "fail",
        [STEP_BLOCKS] = "blocks",
        [STEP_BAD_BLOCKS] = "bad-blocks",
        [STEP_STATE] = "state",
        [STEP_ASK] = "ask",
        [STEP_INPUTS] = "inputs",
        [STEP_SAY] = "say",
        [STEP_CHANGE] = "change",
        [STEP_CLOSE_STREAM] = "close-stream",
        [STEP_ASK_AGAIN] = "ask-again",
    };
    struct step *step = must(arena_zalloc(&r->to->arena, sizeof(*step)));
    struct slice rest = slice_trim(line), word = cut_word(&rest);
    struct json_fault fault;
    size_t kind = 0;

    while (kind < N_ELEMENTS(words) && !slice_is(word, words[kind]))
        kind++;
    step->kind = (enum step_kind)kind;
    if (!r->row || kind == N_ELEMENTS(words) || !read_head(r->to, step, &rest))
        return false;
    if (has_json(step->kind) && !json_check(rest, &fault))
        return false;
    step->text = copy_text(r->to, rest, has_json(step->kind));
    *r->at = step;
    r->at = &step->next;
    return true;
}

/* --- Rows. --- */

/* The last of the rows that answer the same call, in this text; NULL: there is none yet. */
static struct row *find_same(const struct reader *r, const struct row *row)
{
    for (struct row *i = r->first; i; i = i->next) {
        if (!slice_eq(i->tool, row->tool) || !slice_eq(i->args, row->args))
            continue;
        while (i->again)
            i = i->again;
        return i;
    }
    return NULL;
}

static bool read_row(struct reader *r, struct slice rest)
{
    struct row *row = must(arena_zalloc(&r->to->arena, sizeof(*row))), *same;
    struct json_fault fault;

    row->tool = cut_word(&rest);
    row->args = rest;
    if (!row->tool.len || (rest.len && !json_parse(&r->to->arena, rest, &row->wants, &fault)))
        return false;
    row->index = r->to->n_rows++;
    same = find_same(r, row);
    if (same) {
        same->again = row;
    } else {
        *r->end = row;
        r->end = &row->next;
        if (!r->first)
            r->first = row;
    }
    r->row = row;
    r->at = &row->steps;
    return true;
}

static bool read_tasking(struct script *s, struct slice tool, struct slice mode)
{
    static const char *const modes[] = {[TASK_NEVER] = "never",
                                        [TASK_AT_ONCE] = "at-once",
                                        [TASK_AFTER_INPUT] = "after-input",
                                        [TASK_REQUIRED] = "required"};
    size_t at = 0, i = TASK_NEVER;

    while (at < s->n_tools && !slice_is(tool, s->tools[at].name))
        at++;
    while (i < N_ELEMENTS(modes) && !slice_is(mode, modes[i]))
        i++;
    if (at == s->n_tools || i == N_ELEMENTS(modes))
        return false;
    s->tools[at].task = (enum task_mode)i;
    return true;
}

static bool read_setting(struct script *s, struct slice rest)
{
    static const char *const states[] = {
        [HOST_ABSENT] = "absent", [HOST_READY] = "ready", [HOST_RELOADING] = "reloading"};
    struct slice key = cut_word(&rest);
    const char *value = must(arena_copy(&s->arena, rest).p);

    if (slice_starts(key, SLICE("task.")))
        return read_tasking(s, slice_skip(key, 5), rest);
    if (slice_is(key, "unityVersion"))
        s->info.unity_version = value;
    else if (slice_is(key, "platform"))
        s->info.platform = value;
    else if (slice_is(key, "runtime"))
        s->info.runtime = value;
    if (!slice_is(key, "hostState"))
        return true;
    for (size_t i = 0; i < N_ELEMENTS(states); i++)
        if (slice_is(rest, states[i])) {
            s->info.state = (enum host_state)i;
            return true;
        }
    return false;
}

static bool read_line(struct reader *r, struct slice line)
{
    struct slice rest = line, word = cut_word(&rest);

    if (slice_is_blank(line) || line.p[0] == '#')
        return true;
    if (line.p[0] == ' ')
        return read_step(r, line);
    r->row = NULL;
    if (slice_is(word, "host"))
        return read_row(r, rest);
    return !slice_is(word, "set") || read_setting(r->to, rest);
}

bool script_add(struct script *s, struct slice text, struct err *err)
{
    struct reader r = {.to = s, .end = &s->first};
    struct slice rest = arena_copy(&s->arena, text);

    must(rest.p);
    while (*r.end)
        r.end = &(*r.end)->next;
    for (int number = 1; rest.len; number++) {
        struct slice line = slice_cut(&rest, '\n');

        if (!read_line(&r, line))
            return err_set(err, ERR_ARGUMENT, "line %d is not understood: %.*s", number,
                           SLICE_ARG(line));
    }
    return true;
}

struct script *script_from(const char *text)
{
    struct script *s = script_new();

    if (!script_add(s, slice_of(text), &(struct err){0}))
        abort();
    return s;
}

bool script_add_file(struct script *s, const char *path, struct err *err)
{
    FILE *f = fopen(path, "rb");
    struct buf text;
    size_t n;
    bool ok;

    if (!f)
        return err_set(err, ERR_NOT_FOUND, "%s cannot be read", path);
    buf_init(&text, MAX_SCRIPT);
    do {
        n = fread(must(buf_reserve(&text, 65536)), 1, 65536, f);
        buf_advance(&text, n);
    } while (n);
    fclose(f);
    ok = script_add(s, buf_slice(&text), err);
    buf_done(&text);
    return ok;
}
