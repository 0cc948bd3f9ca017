/* Settings, and lists of names that own their strings. */
#include "config.h"

/* --- Names --- */

void names_done(struct names *list)
{
    while (list->n_items)
        mem_free((char *)(uintptr_t)list->items[--list->n_items].p);
}

static bool add_name(struct names *list, struct slice name, struct err *err)
{
    char *copy;

    if (!allow_check(name, err))
        return false;
    if (list->n_items == LIMIT_NAMES)
        return err_set(err, ERR_ARGUMENT, "An allowlist may hold at most %d entries", LIMIT_NAMES);
    copy = text_copy(name);
    if (!copy)
        return err_no_memory(err);
    list->items[list->n_items++] = slice_from(copy, name.len);
    return true;
}

bool names_set(struct names *list, const struct slice *items, size_t n, struct err *err)
{
    struct names fresh = {0};

    for (size_t i = 0; i < n; i++) {
        struct slice name = slice_trim(items[i]);

        if (name.len && !add_name(&fresh, name, err)) {
            names_done(&fresh);
            return false;
        }
    }
    names_done(list);
    *list = fresh;
    return true;
}

bool names_parse(struct names *list, struct slice text, struct err *err)
{
    char end = slice_contains(text, SLICE("\n")) ? '\n' : ',';
    struct slice items[LIMIT_NAMES + 1]; /* one more than allowed, to detect too many */
    size_t n = 0;

    while (text.len && n < N_ELEMENTS(items)) {
        struct slice item = slice_trim(slice_cut(&text, end));

        if (item.len)
            items[n++] = item;
    }
    return names_set(list, items, n, err);
}

void names_write(struct json_out *w, const struct names *list)
{
    json_array(w);
    for (size_t i = 0; i < list->n_items; i++)
        json_text(w, list->items[i]);
    json_array_end(w);
}

/* --- Settings --- */

#define SETTING_ROW(member, type_, key_, gate_, text, option_, ...)                                \
    [SETTING_##member] = {.key = key_,                                                             \
                          .option = option_,                                                       \
                          .type = SETTING_##type_,                                                 \
                          .gate = gate_,                                                           \
                          .at = offsetof(struct core_config, member),                              \
                          .argument_at = offsetof(struct set_config_args, member)},
const struct setting config_settings[N_SETTINGS] = {SETTINGS(SETTING_ROW)};

void setting_write(struct json_out *w, const struct core_config *config, const struct setting *s)
{
    json_key(w, s->key);
    if (s->type == SETTING_NAMES)
        names_write(w, setting_names(config, s));
    else
        json_bool(w, setting_flag(config, s));
}

bool setting_opens(const struct setting *s, const struct core_config *from,
                   const struct core_config *to)
{
    const struct allow had =
        s->type == SETTING_NAMES ? names_allow(setting_names(from, s)) : (struct allow){0};
    const struct names *has = setting_names(to, s);

    if (s->type != SETTING_NAMES) /* an ON_FLAG closes while it is set */
        return setting_flag(from, s) != setting_flag(to, s) &&
               setting_flag(to, s) == (s->type == SETTING_FLAG);
    for (size_t i = 0; i < has->n_items; i++)
        if (!allow_has(&had, has->items[i]))
            return true;
    return false;
}

bool setting_copy(const struct setting *s, const struct core_config *from, struct core_config *to,
                  struct err *err)
{
    const struct names *list = setting_names(from, s);
    void *at = (char *)to + s->at;

    if (s->type == SETTING_NAMES)
        return names_set(at, list->items, list->n_items, err);
    *(bool *)at = setting_flag(from, s);
    return true;
}

void config_init(struct core_config *config)
{
    *config = (struct core_config){.groups = (1u << GROUP_COUNT) - 1, .dialect = -1};
    for (size_t i = 0; i < N_SETTINGS; i++)
        if (config_settings[i].type == SETTING_ON_FLAG)
            *(bool *)((char *)config + config_settings[i].at) = true;
}

/* Applies the argument, if the call has it. `config` must own its lists. */
static bool apply(struct core_config *config, size_t i, const struct set_config_args *args,
                  struct err *err)
{
    const struct setting *s = &config_settings[i];
    const void *arg = (const char *)args + s->argument_at;
    const struct arg_texts *texts = arg;
    const struct arg_bool *flag = arg;

    if (s->type == SETTING_NAMES ? !texts->is_set : !flag->is_set)
        return true;
    config->saved |= 1u << i;
    if (s->type == SETTING_NAMES)
        return names_set((void *)((char *)config + s->at), texts->items, texts->n_items, err);
    *(bool *)((char *)config + s->at) = flag->value;
    return true;
}

bool config_copy(const struct core_config *config, const struct set_config_args *args,
                 struct core_config *ret_config, struct err *err)
{
    struct core_config fresh = *config;

    for (size_t i = 0; i < N_SETTINGS; i++)
        if (config_settings[i].type == SETTING_NAMES)
            *(struct names *)((char *)&fresh + config_settings[i].at) = (struct names){0};
    for (size_t i = 0; i < N_SETTINGS; i++)
        if (!setting_copy(&config_settings[i], config, &fresh, err) ||
            (args && !apply(&fresh, i, args, err))) {
            config_done(&fresh);
            return false;
        }
    *ret_config = fresh;
    return true;
}

bool config_may_change(const struct core_config *from, const struct core_config *to,
                       struct err *err)
{
    for (size_t i = 0; i < N_SETTINGS; i++) {
        const struct setting *s = &config_settings[i];

        if (!setting_opens(s, from, to))
            continue;
        if (from->ceilings >> i & 1 && setting_opens(s, from->ceiling, to)) {
            err_set(err, ERR_DENIED, "SetConfig cannot open %s further than --%s does", s->key,
                    s->option);
            return err_hint(err, "start umcp with another --%s, or without it", s->option);
        }
        if (from->allow_config_changes)
            continue;
        err_set(err, ERR_DENIED, "SetConfig may only close gates, and this would open %s", s->key);
        return err_hint(err, "start umcp with --allow-config-changes");
    }
    return true;
}

void config_done(struct core_config *config)
{
    for (size_t i = 0; i < N_SETTINGS; i++)
        if (config_settings[i].type == SETTING_NAMES)
            names_done((struct names *)((char *)config + config_settings[i].at));
}
