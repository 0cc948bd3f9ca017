/*
 * A forwarded client is under the server's gates, whatever options its own process was given or not
 * given. Those that the server has otherwise are told: who starts `umcp stdio` without options must
 * not take it for read-only.
 */
#include <stdio.h>

#include "cli/app.h"
#include "internal.h"

const char gates_question[] = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"call_tool\","
                              "\"params\":{\"name\":\"GetConfig\",\"arguments\":{}}}";

/* Options that GetConfig tells of. */
static const struct gate_row {
    const char *name; /* the option's */
    const char *key;  /* GetConfig's */
    bool is_opposite; /* the key says the opposite of the option */
    size_t at;        /* in struct options: a bool, or the slice of a list */
    bool is_list;
} rows[] = {
    {"allow-writes", "allowWrites", false, offsetof(struct options, allow_writes), false},
    {"no-confirm", "requireConfirm", true, offsetof(struct options, no_confirm), false},
    {"allow-eval", "enableConsoleEval", false, offsetof(struct options, allow_eval), false},
    {"component-allow", "componentAllowlist", false, offsetof(struct options, component_allow),
     true},
    {"member-allow", "reflectionAllowlistMembers", false, offsetof(struct options, member_allow),
     true},
    {"hook-allow", "hookAllowlistSignatures", false, offsetof(struct options, hook_allow), true},
};

/* Options that concern this process alone, or that a forwarded session takes along. */
static const char *const own[] = {"project", "state-dir", "token-file", "dialect",
                                  "connect", "config",    "log-level"};

static bool is_in_list(struct slice name, struct slice list, char end)
{
    while (list.len)
        if (slice_eq(name, slice_trim(slice_cut(&list, end))))
            return true;
    return false;
}

/* Whether the lists name the same, in whatever order. */
static bool is_same_list(struct slice here, const struct json *there)
{
    char end = slice_contains(here, SLICE("\n")) ? '\n' : ',';
    struct slice rest = here;
    size_t n = 0;

    while (rest.len)
        n += slice_trim(slice_cut(&rest, end)).len > 0;
    if (!json_is(there, JSON_ARRAY) || n != there->n_items)
        return false;
    for (const struct json *v = there->first; v; v = v->next)
        if (!is_in_list(v->text, here, end))
            return false;
    return true;
}

static bool is_gate(const char *name)
{
    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        if (strcmp(name, rows[i].name) == 0)
            return true;
    return false;
}

static void compare_list(const struct gate_row *row, struct slice here, const struct json *there)
{
    struct buf text;

    if (is_same_list(here, there))
        return;
    buf_init(&text, 64u << 10);
    put_text(&text, there ? there->raw : SLICE("[]"));
    fprintf(stderr, "umcp: --%s is decided by the server: there it is %.*s\n", row->name,
            SLICE_ARG(buf_slice(&text)));
    buf_done(&text);
}

static void compare_flag(const struct gate_row *row, bool here, const struct json *there)
{
    bool value;

    if (!json_to_bool(there, &value) || (value != row->is_opposite) == here)
        return;
    fprintf(stderr, "umcp: --%s is decided by the server: it is %s here and %s there\n", row->name,
            here ? "on" : "off", here ? "off" : "on");
}

static bool is_own(const char *name)
{
    for (size_t i = 0; i < N_ELEMENTS(own); i++)
        if (strcmp(name, own[i]) == 0)
            return true;
    return false;
}

static void compare(const struct gate_row *row, const struct options *o, const struct json *config)
{
    const void *field = (const char *)o + row->at;

    if (row->is_list)
        compare_list(row, *(const struct slice *)field, json_get(config, row->key));
    else
        compare_flag(row, *(const bool *)field, json_get(config, row->key));
}

bool gates_compare(struct options *o, struct slice config)
{
    const struct json *root, *content, *there;
    const char *name;
    struct json_fault fault;
    struct arena a;
    size_t at = 0;

    arena_init(&a, 4u << 20);
    content = json_parse(&a, config, &root, &fault) ? json_get(json_get(root, "result"), "content")
                                                    : NULL;
    there =
        json_is(content, JSON_ARRAY) && content->first ? json_get(content->first, "json") : NULL;
    for (size_t i = 0; there && i < N_ELEMENTS(rows); i++)
        compare(&rows[i], o, there);
    while (there && (name = options_said(o, &at)))
        if (!is_gate(name) && !is_own(name))
            fprintf(stderr, "umcp: --%s has no effect here: the server has its own\n", name);
    arena_done(&a);
    return there != NULL;
}
