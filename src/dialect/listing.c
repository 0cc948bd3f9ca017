/* Listings and self-descriptions, generated from the tool and resource tables. */
#include "internal.h"

static bool is_offered(enum dialect_id dialect, const struct listing *l, const struct tool *t)
{
    if (t->is_unlisted)
        return false;
    switch (dialect) {
    case D_EDITOR:
        return t->group == GROUP_EDITOR;
    case D_EXPLORER:
        return t->group == GROUP_EXPLORER;
    case D_BRIDGE:
        return t->group == GROUP_BRIDGE;
    case D_PLAIN: /* always its own tools, plus those that MCP lists */
        if (t->group == GROUP_PLUGIN)
            return true;
        /* fall through */
    default:
        return (l->groups >> t->group & 1) && t->tier <= l->tier;
    }
}

/* The row at `i`, and its name in this dialect's listing. */
static const struct tool *row_at(enum dialect_id dialect, const struct listing *l, size_t i,
                                 struct slice *ret_name)
{
    const struct tool *t;

    if (dialect == D_PLAIN)
        return catalog_kebab_at(l->catalog, i, ret_name);
    t = catalog_at(l->catalog, i);
    *ret_name = slice_of(t->name);
    return t;
}

bool dialect_lists_plugins(enum dialect_id dialect, const struct listing *l)
{
    static const struct tool any = {.group = GROUP_PLUGIN, .tier = TIER_CORE};

    return is_offered(dialect, l, &any);
}

size_t dialect_count_tools(enum dialect_id dialect, const struct listing *l)
{
    size_t n = 0;

    for (size_t i = 0; i < catalog_count(l->catalog); i++)
        n += is_offered(dialect, l, catalog_at(l->catalog, i));
    return n;
}

static void write_tool(struct json_out *w, const struct request *r, struct slice name,
                       const struct tool *t)
{
    bool is_mcp = r->dialect == D_MCP;

    json_object(w);
    json_put_text(w, "name", name);
    if (is_mcp && r->revision >= REV_2025_06_18)
        json_put_string(w, "title", t->title);
    json_put_string(w, "description", t->text);
    json_key(w, "inputSchema");
    tool_write_schema(w, t);
    if (is_mcp && r->revision >= REV_2025_06_18 && t->output)
        json_put_raw(w, "outputSchema", tool_output_schema(t));
    if (is_mcp && r->revision >= REV_2025_03_26) {
        json_key(w, "annotations");
        json_object(w);
        json_put_string(w, "title", t->title);
        json_put_bool(w, "readOnlyHint", t->hints & HINT_READ_ONLY);
        json_put_bool(w, "destructiveHint", t->hints & HINT_DESTRUCTIVE);
        json_put_bool(w, "idempotentHint", t->hints & HINT_IDEMPOTENT);
        json_put_bool(w, "openWorldHint", t->hints & HINT_OPEN_WORLD);
        json_object_end(w);
    }
    json_object_end(w);
}

/* Frames limit the size of an answer, so a tool that does not fit goes to the next page. One that
 * does not fit a page of its own is left out. */
enum fit { FITS, FITS_NEXT_PAGE, FITS_NONE };

static enum fit write_if_fits(struct json_out *w, const struct request *r, const struct listing *l,
                              size_t start, size_t i)
{
    struct json_mark mark = json_mark(w);
    size_t most = l->budget + l->budget / 4;
    struct slice name;
    const struct tool *t = row_at(r->dialect, l, i, &name);

    if (l->budget && mark.len - start > l->budget)
        return FITS_NEXT_PAGE;
    write_tool(w, r, name, t);
    if (!l->budget || w->to->len - start <= most)
        return FITS;
    json_take_back(w, &mark);
    return w->wants_comma ? FITS_NEXT_PAGE : FITS_NONE;
}

void dialect_write_tools(struct json_out *w, const struct request *r, const struct listing *l)
{
    size_t start = w->to->len, seen = 0, next = 0;
    char text[24];
    struct buf cursor = {.p = text, .cap = sizeof(text), .max = sizeof(text)};
    struct slice name;

    if (r->dialect == D_EDITOR) {
        editor_write_tools(w, l);
        return;
    }
    json_object(w);
    json_key(w, "tools");
    json_array(w);
    for (size_t i = 0; i < catalog_count(l->catalog) && !next; i++) {
        if (!is_offered(r->dialect, l, row_at(r->dialect, l, i, &name)) || seen++ < l->first)
            continue;
        if (write_if_fits(w, r, l, start, i) == FITS_NEXT_PAGE)
            next = seen - 1;
    }
    json_array_end(w);
    if (next) {
        buf_printf(&cursor, "%zu", next);
        json_put_text(w, "nextCursor", buf_slice(&cursor));
    }
    json_object_end(w);
}

static void editor_card(struct json_out *w, const struct tool *t)
{
    json_put_string(w, "id", t->name);
    json_put_string(w, "name", t->title);
    json_put_string(w, "description", t->text);
    json_put_string(w, "category", t->category);
    json_put_string(w, "safetyLevel", tool_safety_name(t));
    json_put_string(w, "tier", tool_tier_name(t->tier));
}

void editor_write_tools(struct json_out *w, const struct listing *l)
{
    json_object(w);
    json_key(w, "tools");
    json_array(w);
    for (size_t i = 0; i < catalog_count(l->catalog); i++) {
        const struct tool *t = catalog_at(l->catalog, i);

        if (!is_offered(D_EDITOR, l, t) ||
            (l->category.len && !slice_eq_nocase(l->category, slice_of(t->category))) ||
            (l->only_tier.len && !slice_eq_nocase(l->only_tier, slice_of(tool_tier_name(t->tier)))))
            continue;
        json_object(w);
        editor_card(w, t);
        json_object_end(w);
    }
    json_array_end(w);
    json_object_end(w);
}

void editor_write_tool(struct json_out *w, const struct tool *tool, bool for_envelope,
                       bool has_schema_version)
{
    json_object(w);
    json_key(w, "tool");
    json_object(w);
    editor_card(w, tool);
    if (has_schema_version)
        json_put_string(w, "schemaVersion", "0.1.0");
    json_key(w, "inputs");
    if (for_envelope)
        tool_write_editor_schema(w, tool);
    else
        tool_write_schema(w, tool);
    json_put_raw(w, "outputs", tool_output_schema(tool));
    json_put_string(w, "notes", tool->notes ? tool->notes : "");
    json_object_end(w);
    json_object_end(w);
}

static void write_resource(struct json_out *w, const struct request *r, const struct resource *res,
                           bool as_template)
{
    json_object(w);
    if (as_template)
        json_put_string(w, "uriTemplate", res->uri_template);
    else
        json_put_string(w, "uri", res->shown);
    json_put_string(w, "name", res->name);
    if (r->dialect == D_MCP && r->revision >= REV_2025_06_18)
        json_put_string(w, "title", res->title);
    json_put_string(w, "description", res->text);
    json_put_string(w, "mimeType", "application/json");
    json_object_end(w);
}

static bool lists_resource(enum dialect_id dialect, const struct resource *res, bool templates)
{
    switch (dialect) {
    case D_EXPLORER: /* has no separate list of templates */
        return res->is_explorer;
    case D_PLAIN:
        return res->is_project && !res->is_template;
    default:
        return templates ? res->uri_template != NULL : !res->is_template;
    }
}

void dialect_write_resources(struct json_out *w, const struct request *r, bool templates)
{
    json_object(w);
    json_key(w, templates ? "resourceTemplates" : "resources");
    json_array(w);
    for (size_t i = 0; i < resource_count(); i++)
        if (lists_resource(r->dialect, resource_at(i), templates))
            write_resource(w, r, resource_at(i), templates && r->dialect == D_MCP);
    json_array_end(w);
    json_object_end(w);
}

static const char mcp_instructions[] =
    "umcp shows and changes Unity: scenes, objects, components, assets, logs. Start with GetStatus "
    "and ListScenes, or project.info for a project on disk. Everything is read-only until the "
    "operator allows writes; a tool that is refused says which option opens it.";

static const char explorer_instructions[] =
    "Unity Explorer interface: list_tools, call_tool, list_resources, read_resource and "
    "stream_events. Read-only unless allowWrites is set; guarded tools want confirm=true.";

static void write_server(struct json_out *w, const char *name, const struct self *s)
{
    json_key(w, "serverInfo");
    json_object(w);
    json_put_string(w, "name", name);
    json_put_string(w, "version", s->version);
    json_object_end(w);
}

void dialect_write_initialize(struct json_out *w, const struct request *r, const struct self *s)
{
    bool is_explorer = r->dialect == D_EXPLORER;
    bool is_il2cpp = s->runtime && strcmp(s->runtime, "IL2CPP") == 0;

    json_object(w);
    json_put_string(w, "protocolVersion",
                    revision_name(is_explorer ? REV_2024_11_05 : r->revision));
    json_key(w, "capabilities");
    if (is_explorer)
        json_raw(w, SLICE("{\"tools\":{\"listChanged\":true},\"resources\":{\"listChanged\":true},"
                          "\"experimental\":{\"streamEvents\":{}}}"));
    else if (r->dialect == D_BRIDGE)
        json_raw(w, SLICE("{\"tools\":{}}"));
    else
        json_raw(w, SLICE("{\"tools\":{\"listChanged\":true},"
                          "\"resources\":{\"subscribe\":true,\"listChanged\":true},"
                          "\"logging\":{}}"));
    if (is_explorer)
        write_server(w, is_il2cpp ? "UnityExplorer.Mcp" : "UnityExplorer.Mcp.Mono", s);
    else
        write_server(w, "umcp", s);
    json_put_string(w, "instructions", is_explorer ? explorer_instructions : mcp_instructions);
    json_object_end(w);
}

void editor_write_info(struct json_out *w, const struct self *s, const struct catalog *catalog)
{
    const char *last = NULL;

    json_object(w);
    json_put_string(w, "serverVersion", s->version);
    json_put_string(w, "unityVersion", s->unity_version ? s->unity_version : "");
    json_put_string(w, "platform", s->platform ? s->platform : "");
    json_key(w, "enabledToolCategories");
    json_array(w);
    /* Writes each category once: the catalogue is sorted by name, so the editor's dotted names of
     * one category are adjacent. */
    for (size_t i = 0; i < catalog_count(catalog); i++) {
        const struct tool *t = catalog_at(catalog, i);

        if (t->group != GROUP_EDITOR || t->is_unlisted || (last && !strcmp(last, t->category)))
            continue;
        json_string(w, t->category);
        last = t->category;
    }
    json_array_end(w);
    json_put_string(w, "tier", tool_tier_name(s->tier));
    json_object_end(w);
}
