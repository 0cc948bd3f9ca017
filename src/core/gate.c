/*
 * May this be done now? Every gate of the program, in seed 4's order: eval, writes, confirmation,
 * allowlist; the tier stands before them all. Looks at nothing but the configuration and arguments.
 */
#include "internal.h"

static bool check_tier(const struct core_config *config, const struct tool *tool, struct arena *a,
                       struct err *err)
{
    if (tool->tier <= config->tier)
        return true;
    err_set(err, ERR_TIER, "Tool not available in current tier");
    err_hint(err, "'%s' needs tier %s; this server runs with --tier %s", tool->name,
             tool_tier_name(tool->tier), tool_tier_name(config->tier));
    err->details = arena_printf(a, "{\"requiredTier\":\"%s\",\"currentTier\":\"%s\"}",
                                tool_tier_name(tool->tier), tool_tier_name(config->tier));
    return false;
}

static bool check_eval(const struct core_config *config, const struct tool *tool, struct err *err)
{
    if (!(tool->gates & GATE_EVAL) || config->enable_eval)
        return true;
    err_set(err, ERR_DENIED, "ConsoleEval disabled by config");
    return err_hint(err, "set enableConsoleEval=true, or start umcp with --allow-eval");
}

static bool check_write(const struct core_config *config, const struct tool *tool, struct err *err)
{
    bool needs_write = tool->gates & GATE_WRITE;

    if (tool->gates & GATE_CONFIG && !config->allow_config_changes)
        needs_write = true;
    if (!needs_write || config->allow_writes)
        return true;
    err_set(err, ERR_DENIED, "Writes disabled");
    if (tool->gates & GATE_CONFIG)
        return err_hint(err, "start umcp with --allow-writes or --allow-config-changes");
    return err_hint(err, "set allowWrites=true, or start umcp with --allow-writes");
}

static bool check_confirm(const struct core_config *config, const struct tool *tool,
                          const struct json *args, struct err *err)
{
    bool confirmed = false;

    if (!(tool->gates & GATE_CONFIRM) || !config->require_confirm)
        return true;
    if (json_to_bool(json_get(args, "confirm"), &confirmed) && confirmed)
        return true;
    err_set(err, ERR_DENIED, "Confirmation required");
    return err_hint(err, "resend with confirm=true");
}

/* "UnityEngine.Light" is held by an entry of that name, "Light" by one that ends in ".Light". */
static bool is_listed(const struct names *list, struct slice name)
{
    for (size_t i = 0; i < list->n_items; i++) {
        struct slice entry = slice_of(list->items[i]);

        if (slice_eq(entry, name))
            return true;
        if (entry.len > name.len && entry.p[entry.len - name.len - 1] == '.' &&
            slice_eq(slice_skip(entry, entry.len - name.len), name))
            return true;
    }
    return false;
}

/* "Type.Member", byte by byte: a peer's text may hold a NUL, at which printf would stop. */
static struct slice join(struct arena *a, struct slice type, struct slice member)
{
    char *to = arena_alloc(a, type.len + 1 + member.len);

    if (!to)
        return (struct slice){0};
    memcpy(to, type.p, type.len);
    to[type.len] = '.';
    memcpy(to + type.len + 1, member.p, member.len);
    return slice_from(to, type.len + 1 + member.len);
}

static bool check_allow(const struct core_config *config, const struct tool *tool,
                        const struct json *args, struct arena *a, struct err *err)
{
    const struct names *list = tool->allow == ALLOW_COMPONENT ? &config->components
                               : tool->allow == ALLOW_MEMBER  ? &config->members
                                                              : &config->hooks;
    const struct json *first, *second = NULL;
    struct slice name;

    if (!(tool->gates & GATE_ALLOW))
        return true;
    first = json_get(args, tool->allow_key[0]);
    if (tool->allow_key[1])
        second = json_get(args, tool->allow_key[1]);
    /* A value that is missing or no text is refused as an argument, right after the gates. */
    if (!json_is(first, JSON_STRING) || (tool->allow_key[1] && !json_is(second, JSON_STRING)))
        return true;
    name = second ? join(a, first->text, second->text) : first->text;
    if (!name.p)
        return err_no_memory(err);
    /* Seed 4: the list counts when a component is named by its type, not by its index. */
    if (is_listed(list, name) ||
        (tool->allow == ALLOW_COMPONENT && text_to_int(name, &(int64_t){0})))
        return true;
    if (tool->allow == ALLOW_HOOK)
        return err_set(err, ERR_DENIED, "Denied by hook allowlist");
    if (tool->allow == ALLOW_COMPONENT && list->n_items == 0)
        return err_set(err, ERR_DENIED, "No components are allowlisted");
    return err_set(err, ERR_DENIED, "Denied by allowlist");
}

bool gate_check(const struct core_config *config, const struct tool *tool, const struct json *args,
                struct arena *a, struct err *err)
{
    return check_tier(config, tool, a, err) && check_eval(config, tool, err) &&
           check_write(config, tool, err) && check_confirm(config, tool, args, err) &&
           check_allow(config, tool, args, a, err);
}
