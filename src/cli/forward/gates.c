/*
 * The server's gates apply to a forwarded client, not the options of its own process. We report the
 * differences on stderr: a user who starts `umcp stdio` without options must not believe that it is
 * read-only.
 */
#include <stdio.h>

#include "cli/app.h"
#include "internal.h"

const char gates_question[] = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"call_tool\","
                              "\"params\":{\"name\":\"GetConfig\",\"arguments\":{}}}";

/* Options that affect this process only, or that a forwarded session passes on. */
static const char *const local_options[] = {"project",   "state-dir",        "token-file",
                                            "dialect",   "connect",          "config",
                                            "log-level", "allow-other-users"};

static bool is_in_list(struct slice name, const struct names *list)
{
    for (size_t i = 0; i < list->n_items; i++)
        if (slice_eq(name, list->items[i]))
            return true;
    return false;
}

/* Whether both lists have the same names, in any order. */
static bool is_same_list(const struct names *here, const struct json *there)
{
    if (!json_is(there, JSON_ARRAY) || here->n_items != there->n_items)
        return false;
    for (const struct json *v = there->first; v; v = v->next)
        if (!is_in_list(v->text, here))
            return false;
    return true;
}

static void compare_list(const struct setting *s, const struct names *here,
                         const struct json *there)
{
    struct buf text;

    if (is_same_list(here, there))
        return;
    buf_init(&text, 64u << 10);
    put_text(&text, there ? there->raw : SLICE("[]"));
    fprintf(stderr, "umcp: --%s has no effect here: the server uses %.*s\n", s->option,
            SLICE_ARG(buf_slice(&text)));
    buf_done(&text);
}

static void compare_flag(const struct setting *s, bool here, const struct json *there)
{
    bool value, is_on = here == (s->type == SETTING_FLAG); /* the option */

    if (!json_to_bool(there, &value) || value == here)
        return;
    fprintf(stderr, "umcp: --%s is %s here; the server decides, and has it %s\n", s->option,
            is_on ? "on" : "off", is_on ? "off" : "on");
}

static bool is_setting(const char *option)
{
    for (size_t i = 0; i < N_SETTINGS; i++)
        if (strcmp(option, config_settings[i].option) == 0)
            return true;
    return false;
}

static bool is_local_option(const char *option)
{
    for (size_t i = 0; i < N_ELEMENTS(local_options); i++)
        if (strcmp(option, local_options[i]) == 0)
            return true;
    return false;
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
    for (size_t i = 0; there && i < N_SETTINGS; i++) {
        const struct json *value = json_get(there, config_settings[i].key);

        if (config_settings[i].type == SETTING_NAMES)
            compare_list(&config_settings[i], setting_names(&o->config, &config_settings[i]),
                         value);
        else
            compare_flag(&config_settings[i], setting_flag(&o->config, &config_settings[i]), value);
    }
    while (there && (name = options_next_set(o, &at)))
        if (!is_setting(name) && !is_local_option(name))
            fprintf(stderr, "umcp: --%s has no effect here: the server uses its own value\n", name);
    arena_done(&a);
    return there != NULL;
}
