/*
 * Decides whether a call is allowed. Has every gate of the program, in explorer's order: eval,
 * writes, confirmation, allowlist; the tier is checked before them all. Depends only on the
 * configuration and the arguments.
 */
#include "internal.h"

/* Names every closed gate among these, because opening one of two would not be enough. */
static bool hint_closed(const struct core_config *config, unsigned gates, struct err *err)
{
    const struct setting *eval = &config_settings[SETTING_enable_eval];
    const struct setting *writes = &config_settings[SETTING_allow_writes], *one;
    bool is_eval = gates & eval->gate && !config->enable_eval;
    bool is_write = gates & writes->gate && !config->allow_writes;

    if (is_eval && is_write)
        return err_hint(err, "set %s=true and %s=true, or start umcp with --%s and --%s", eval->key,
                        writes->key, eval->option, writes->option);
    one = is_eval ? eval : writes;
    return err_hint(err, "set %s=true, or start umcp with --%s", one->key, one->option);
}

static const struct names *list_of(const struct core_config *config, const struct tool *tool)
{
    for (size_t i = 0; i < N_SETTINGS; i++)
        if (config_settings[i].type == SETTING_NAMES && config_settings[i].gate == tool->allow)
            return setting_names(config, &config_settings[i]);
    return NULL;
}

/* Whether the list may have this member of some type. */
static bool may_have_member(const struct allow *list, struct slice member)
{
    for (size_t i = 0; i < list->n_items; i++)
        if (list->items[i].p[list->items[i].len - 1] == '*')
            return true;
    return allow_may_have(list, member);
}

static bool check_allow(const struct gate *gate, const struct tool *tool, struct arena *a,
                        struct err *err)
{
    const struct json *first, *second = NULL;
    struct slice name, member;
    struct allow list;

    if (!(tool->gates & GATE_ALLOW))
        return true;
    list = names_allow(list_of(gate->config, tool));
    first = json_get(gate->args, tool->allow_key[0]);
    if (tool->allow_key[1])
        second = json_get(gate->args, tool->allow_key[1]);
    /* args_bind(), right after the gates, refuses a value that is missing or not a string. */
    if (!json_is(first, JSON_STRING) || (tool->allow_key[1] && !json_is(second, JSON_STRING)))
        return true;
    member = second ? allow_member(second->text) : first->text;
    name = second ? allow_join(a, first->text, member) : first->text;
    if (!name.p)
        return err_no_memory(err);
    /* A component may be given by its place. A host that knows types compares the type it finds
     * there; in explorer the list is about names alone. */
    if (tool->allow == ALLOW_COMPONENT && !gate->host_knows_types &&
        text_to_int(name, &(int64_t){0}))
        return true;
    if (allow_may_have(&list, name))
        return true;
    /* A name that is not on the list may still stand for a type that is: a base class can select a
     * component of a listed derived class. A host that knows types decides. */
    if (gate->host_knows_types && tool->allow == ALLOW_COMPONENT && list.n_items > 0)
        return true;
    if (gate->host_knows_types && tool->allow == ALLOW_MEMBER && may_have_member(&list, member))
        return true;
    if (tool->allow == ALLOW_HOOK)
        return err_set(err, ERR_DENIED, "Denied by hook allowlist");
    if (tool->allow == ALLOW_COMPONENT && list.n_items == 0)
        return err_set(err, ERR_DENIED, "No components are allowlisted");
    return err_set(err, ERR_DENIED, "Denied by allowlist");
}

bool gate_wants_confirm(const struct gate *gate, const struct tool *tool)
{
    bool is_confirmed = false;

    return tool->gates & GATE_CONFIRM && gate->config->require_confirm &&
           !(json_to_bool(json_get(gate->args, "confirm"), &is_confirmed) && is_confirmed);
}

enum tier gate_limit(const struct core_config *config)
{
    return config->tier == TIER_BY_GATES ? TIER_4 : config->tier;
}

enum tier gate_tier(const struct core_config *config)
{
    if (config->tier != TIER_BY_GATES)
        return config->tier;
    if (!config->allow_writes)
        return TIER_CORE;
    return config->enable_eval ? TIER_3 : TIER_2;
}

void gate_say_tiers(const struct core_config *config, const struct tool *tool, struct arena *a,
                    struct err *err)
{
    err->details = arena_printf(a, "{\"requiredTier\":\"%s\",\"currentTier\":\"%s\"}",
                                tool_tier_name(tool_tier(tool)), tool_tier_name(gate_tier(config)));
}

bool gate_check(const struct gate *gate, const struct tool *tool, struct arena *a, struct err *err)
{
    const struct core_config *config = gate->config;
    bool is_config = tool->gates & GATE_CONFIG;
    bool is_write = tool->gates & GATE_WRITE || (is_config && !config->allow_config_changes);

    if (tool_tier(tool) > gate_limit(config)) {
        err_set(err, ERR_TIER, "Tool not available in current tier");
        gate_say_tiers(config, tool, a, err);
        return err_hint(err, "'%s' needs tier %s; this server runs with --tier %s", tool->name,
                        tool_tier_name(tool_tier(tool)), tool_tier_name(config->tier));
    }
    if (tool->gates & GATE_EVAL && !config->enable_eval) {
        err_set(err, ERR_DENIED, "ConsoleEval disabled by config");
        return hint_closed(config, tool->gates, err);
    }
    if (is_write && !config->allow_writes) {
        err_set(err, ERR_DENIED, "Writes disabled");
        if (is_config)
            return err_hint(err, "start umcp with --allow-config-changes, or with "
                                 "--allow-writes, which lets SetConfig close gates");
        return hint_closed(config, GATE_WRITE, err);
    }
    if (!gate->can_ask && gate_wants_confirm(gate, tool)) {
        err_set(err, ERR_DENIED, "Confirmation required");
        return err_hint(err, "resend with confirm=true");
    }
    return check_allow(gate, tool, a, err);
}

void gate_hint_eval(const struct core_config *config, struct err *err)
{
    hint_closed(config, GATE_EVAL | GATE_WRITE, err);
}

struct slice gate_list(const struct core_config *config, const struct tool *tool, struct arena *a)
{
    const struct names *list = list_of(config, tool);
    struct json_out w;
    struct buf to;

    buf_init(&to, LIMIT_NAMES_JSON);
    json_out_init(&w, &to);
    names_write(&w, list ? list : &(struct names){0});
    return arena_take(a, &to);
}
