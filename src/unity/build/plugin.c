/*
 * The importer of a DLL. Platforms are a list of pairs or, in other versions, a map:
 *
 *     PluginImporter:
 *       defineConstraints: []
 *       isExplicitlyReferenced: 0
 *       platformData:
 *       - first:                          platformData:
 *           : Any                           Any:
 *         second:                             enabled: 1
 *           enabled: 0                        settings:
 *           settings:                           Exclude Linux64: 1
 *             Exclude Linux64: 1            Editor:
 *       - first:                              enabled: 0
 *           Any:
 *         second:
 *           enabled: 1
 */
#include "base/limits.h"
#include "build.h"
#include "unity/yaml/yaml.h"

/* One entry about a platform. */
struct platforms {
    bool any, player, editor;
    bool excludes_player, excludes_editor;
};

static bool is_on(const struct yaml *map, const char *key)
{
    const struct yaml *v = yaml_get(map, key);
    bool value = false;

    return yaml_to_bool(v, &value) && value;
}

static void take_platform(struct platforms *all, struct slice name, const struct yaml *data)
{
    const bool is_enabled = is_on(data, "enabled");
    const struct yaml *settings = yaml_get(data, "settings");

    if (slice_is(name, "Any")) {
        all->any |= is_enabled;
        all->excludes_player |= is_on(settings, "Exclude Linux64");
        all->excludes_editor |= is_on(settings, "Exclude Editor");
    } else if (slice_is(name, "Editor")) {
        all->editor = is_enabled;
    } else if (slice_is(name, "Linux64") || slice_is(name, "LinuxUniversal")) {
        all->player |= is_enabled;
    }
}

static void read_platforms(struct platforms *all, const struct yaml *data)
{
    const struct yaml *v = data ? data->first : NULL;

    for (; v; v = v->next) {
        const struct yaml *pair = data->type == YAML_LIST ? yaml_get(v, "first") : NULL;

        if (data->type == YAML_MAP)
            take_platform(all, v->key, v);
        else if (pair && pair->first) /* "Standalone: Linux64", "Any: ", ": Any" */
            take_platform(all, pair->first->raw.len ? pair->first->raw : pair->first->key,
                          yaml_get(v, "second"));
    }
}

static bool read_constraints(struct arena *a, const struct yaml *list, struct plugin *plugin)
{
    struct slice *items = NULL, text;
    size_t n = 0, cap = 0;
    struct err err;

    for (const struct yaml *v = list && list->type == YAML_LIST ? list->first : NULL;
         v && n < LIMIT_RSP_ITEMS; v = v->next) {
        if (!yaml_decode(a, v->raw, &text, &err))
            continue;
        text = arena_copy(a, text);
        if (!text.p || !VEC_ADD_IN(a, items, n, cap, LIMIT_RSP_ITEMS, text))
            return false;
    }
    plugin->constraints = (struct name_list){items, n};
    return true;
}

/* The map of the importer; NULL: there is none. */
static const struct yaml *find_importer(struct arena *a, struct slice meta)
{
    const struct yaml *root;
    struct yaml_scan scan;
    struct yaml_doc doc;
    struct err err;

    if (!meta.len || !yaml_open(&scan, meta, &err) || yaml_next(&scan, &doc, &err) != YAML_ITEM ||
        !yaml_parse_doc(a, &doc, &root, &err))
        return NULL;
    return yaml_get(root, "PluginImporter");
}

bool plugin_read(struct arena *a, struct slice meta, struct slice path, struct plugin *ret_plugin)
{
    const bool is_in_editor = slice_contains_nocase(path, SLICE("/Editor/"));
    struct plugin plugin = {.is_for_player = !is_in_editor, .is_for_editor = true};
    const struct yaml *importer = find_importer(a, meta);
    const struct yaml *data = yaml_get(importer, "platformData");
    struct platforms all = {0};

    if (data && data->first) {
        read_platforms(&all, data);
        plugin.is_for_player = all.any ? !all.excludes_player : all.player;
        plugin.is_for_editor = all.any ? !all.excludes_editor : all.editor;
    }
    plugin.is_explicit = is_on(importer, "isExplicitlyReferenced");
    if (!read_constraints(a, yaml_get(importer, "defineConstraints"), &plugin))
        return false;
    *ret_plugin = plugin;
    return true;
}
