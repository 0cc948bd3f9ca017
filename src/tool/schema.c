/*
 * Generates a row's texts for peers: JSON Schema, and the names of tiers, groups and safety
 * levels. The schemas stay plain (every property typed, no $ref, no oneOf), because some clients
 * understand no more.
 */
#include "tool.h"

static const char *const tier_names[TIER_COUNT] = {"", "core", "tier1", "tier2", "tier3", "tier4"};
static const char *const group_names[GROUP_COUNT] = {
    [GROUP_EXPLORER] = "explorer",
    [GROUP_EDITOR] = "editor",
    [GROUP_BRIDGE] = "bridge",
    [GROUP_PLUGIN] = "plugin",
};

static const char *const type_names[] = {
    [T_STRING] = "string", [T_INT] = "integer",   [T_NUMBER] = "number",
    [T_BOOL] = "boolean",  [T_STRINGS] = "array", [T_VECTOR3] = "object",
    [T_TIME] = "string",   [T_JSON] = NULL, /* tools with such parameters bring their own schema */
};

/* JSON members that a type needs beside its name. */
static const struct {
    const char *key;
    struct slice raw;
} type_details[][2] = {
    [T_STRINGS] = {{"items", SLICE_INIT("{\"type\":\"string\"}")}},
    [T_VECTOR3] = {{"properties", SLICE_INIT("{\"X\":{\"type\":\"number\"},"
                                             "\"Y\":{\"type\":\"number\"},"
                                             "\"Z\":{\"type\":\"number\"}}")},
                   {"required", SLICE_INIT("[\"X\",\"Y\",\"Z\"]")}},
    [T_JSON] = {{NULL, {NULL, 0}}},
};

static void write_choices(struct json_out *w, const char *const *choices)
{
    json_key(w, "enum");
    json_array(w);
    for (; *choices; choices++)
        json_string(w, *choices);
    json_array_end(w);
}

static void write_property(struct json_out *w, const struct param *p)
{
    json_key(w, p->name);
    json_object(w);
    json_put_string(w, "type", type_names[p->type]);
    for (size_t i = 0; i < N_ELEMENTS(type_details[0]); i++)
        if (type_details[p->type][i].key)
            json_put_raw(w, type_details[p->type][i].key, type_details[p->type][i].raw);
    if (p->text)
        json_put_string(w, "description", p->text);
    if (p->choices)
        write_choices(w, p->choices);
    if (p->def)
        json_put_raw(w, "default", slice_of(p->def));
    if (p->has_min)
        json_put_int(w, "minimum", p->min);
    if (p->has_max)
        json_put_int(w, "maximum", p->max);
    json_object_end(w);
}

/* "required" cannot say "one of these two": the descriptions do. */
static bool is_required(const struct tool *tool, const struct param *p, bool is_editor)
{
    return (p->is_required || (is_editor && p->editor_requires)) && !tool_second_name(tool, p);
}

static void write_required(struct json_out *w, const struct tool *tool, bool is_editor)
{
    bool has_any = false;

    for (const struct param *p = tool->params; p && p->name; p++)
        has_any |= is_required(tool, p, is_editor);
    if (!has_any)
        return;
    json_key(w, "required");
    json_array(w);
    for (const struct param *p = tool->params; p->name; p++)
        if (is_required(tool, p, is_editor))
            json_string(w, p->name);
    json_array_end(w);
}

static void write_schema(struct json_out *w, const struct tool *tool, bool is_editor)
{
    if (tool->input.len) {
        json_raw(w, tool->input);
        return;
    }
    json_object(w);
    json_put_string(w, "type", "object");
    json_key(w, "properties");
    json_object(w);
    for (const struct param *p = tool->params; p && p->name; p++)
        write_property(w, p);
    json_object_end(w);
    write_required(w, tool, is_editor);
    json_put_bool(w, "additionalProperties", false);
    json_object_end(w);
}

void tool_write_schema(struct json_out *w, const struct tool *tool)
{
    write_schema(w, tool, false);
}

void tool_write_editor_schema(struct json_out *w, const struct tool *tool)
{
    write_schema(w, tool, true);
}

struct slice tool_output_schema(const struct tool *tool)
{
    return tool->output ? slice_of(tool->output) : SLICE("{}");
}

/* The first row that fits decides: one of the gates, and all of the hints. */
static const struct {
    unsigned gates, hints;
    enum tier tier;
} tiers[] = {
    {GATE_EVAL, 0, TIER_3},
    {GATE_WRITE | GATE_CONFIG, HINT_DESTRUCTIVE, TIER_2},
    {GATE_WRITE | GATE_CONFIG, 0, TIER_1},
};

enum tier tool_tier(const struct tool *tool)
{
    if (tool->wait_key)
        return TIER_3; /* query has no gate: the engine is told whether it may compile */
    for (size_t i = 0; i < N_ELEMENTS(tiers); i++)
        if (tool->gates & tiers[i].gates && (tool->hints & tiers[i].hints) == tiers[i].hints)
            return tiers[i].tier;
    return TIER_CORE;
}

const char *tool_tier_name(enum tier tier)
{
    return tier_names[tier];
}

/* The index of the name, ignoring case, or n. */
static size_t name_index(const char *const *names, size_t n, struct slice text)
{
    size_t i = 0;

    while (i < n && !slice_eq_nocase(text, slice_of(names[i])))
        i++;
    return i;
}

bool tool_tier_parse(struct slice text, enum tier *ret_tier)
{
    size_t i = name_index(tier_names, TIER_COUNT, text);

    if (i == TIER_COUNT || i == TIER_BY_GATES)
        return false;
    *ret_tier = (enum tier)i;
    return true;
}

bool tool_group_parse(struct slice text, enum tool_group *ret_group)
{
    size_t i = name_index(group_names, GROUP_COUNT, text);

    if (i == GROUP_COUNT)
        return false;
    *ret_group = (enum tool_group)i;
    return true;
}

const char *tool_safety_name(const struct tool *tool)
{
    if (tool->hints & HINT_READ_ONLY)
        return "read-only";
    return tool->hints & HINT_DESTRUCTIVE ? "destructive" : "safe-write";
}
