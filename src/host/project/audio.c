/* The editor group's tools for audio mixers, reading their files. */
#include "internal.h"

#include "host/reply.h"

static bool is_mixer(const struct guid_entry *e, struct slice path)
{
    const struct asset_kind *kind = asset_kind_of(path);

    return !(e->kind & (GUID_FOLDER | GUID_ORPHAN)) && kind->ending &&
           strcmp(kind->ending, ".mixer") == 0;
}

static void put_mixer(struct json_out *w, struct slice path, const struct guid *guid,
                      const struct mixer *m)
{
    json_object(w);
    json_put_text(w, "path", path);
    project_put_guid(w, guid);
    json_put_text(w, "name", m->name);
    json_key(w, "groups");
    json_array(w);
    for (size_t i = 0; i < m->n_groups; i++) {
        json_object(w);
        json_put_text(w, "name", m->groups[i].name);
        json_put_text(w, "guid", m->groups[i].guid);
        json_object_end(w);
    }
    json_array_end(w);
    json_key(w, "snapshots");
    json_array(w);
    for (size_t i = 0; i < m->n_snapshots; i++) {
        json_object(w);
        json_put_text(w, "name", m->snapshots[i].name);
        json_object_end(w);
    }
    json_array_end(w);
    json_object_end(w);
}

/* Reports a mixer that cannot be read and still lists the others. */
static bool list_mixer(struct project_call *call, struct json_page *list,
                       const struct guid_entry *e)
{
    struct slice path = guid_index_path(&call->project->walk.index, e);
    struct err err = {0};
    struct mixer mixer;

    if (!is_mixer(e, path))
        return true;
    if (!mixer_read(call->project, path, call->arena, &mixer, &err)) {
        if (err.kind == ERR_INTERNAL) {
            *call->err = err;
            return false;
        }
        return host_add_diagnostic(call->host_call, "%.*s: %s", SLICE_ARG(path), err.message);
    }
    if (json_page_wants(list)) {
        put_mixer(list->w, path, &e->guid, &mixer);
        json_page_wrote(list);
    }
    return true;
}

static bool mixer_list(struct project_call *call)
{
    const struct guid_index *x = &call->project->walk.index;
    const struct page_args *args = call->args;
    struct json_page list;
    struct json_out w;
    uint32_t i;

    json_out_init(&w, call->result);
    json_object(&w);
    host_page_begin(&list, call->host_call, &w, "mixers",
                    (const struct arg_int[]){args->limit, args->offset});
    for (i = 0; i < x->n_entries && project_call_go_on(call, i, x->n_entries); i++)
        if (!list_mixer(call, &list, &x->entries[i]))
            return false;
    if (!project_call_ended(call, i, x->n_entries))
        return false;
    if (!host_page_end(call->host_call, &list, NULL))
        return false;
    json_object_end(&w);
    return true;
}

/* --- One snapshot. --- */

static bool find_mixer(struct project_call *call, const struct snapshot_args *args,
                       const struct guid_entry **ret_entry)
{
    const struct guid_index *x = &call->project->walk.index;
    struct host_named mixer = args->mixer_path.is_set
                                  ? (struct host_named){"mixerPath", args->mixer_path.value}
                                  : (struct host_named){"mixerGuid", args->mixer_guid.value};
    const struct guid_entry *e = NULL;
    struct guid g;

    if (!args->mixer_path.is_set && !args->mixer_guid.is_set)
        return args_refuse_missing(call->arena, "mixerPath", "mixerGuid", call->err);
    if (args->mixer_path.is_set)
        e = guid_index_at(x, mixer.value);
    else if (guid_parse(mixer.value, &g))
        e = guid_index_find(x, &g);
    if (!e || !is_mixer(e, guid_index_path(x, e)))
        return host_missing(call->host_call, "Mixer", mixer, (struct host_named){0});
    *ret_entry = e;
    return true;
}

static const struct mixer_snapshot *find_snapshot(const struct mixer *m, struct slice name)
{
    for (size_t i = 0; i < m->n_snapshots; i++)
        if (slice_eq(m->snapshots[i].name, name))
            return &m->snapshots[i];
    return NULL;
}

static bool put_snapshot(struct project_call *call, struct slice path,
                         const struct mixer_snapshot *s)
{
    struct json_page list;
    struct json_out w;

    json_out_init(&w, call->result);
    json_object(&w);
    json_put_text(&w, "mixerPath", path);
    json_put_text(&w, "snapshotName", s->name);
    host_page_begin(&list, call->host_call, &w, "parameters", NULL);
    for (size_t i = 0; i < s->n_values; i++) {
        if (!json_page_wants(&list))
            continue;
        json_object(&w);
        json_put_text(&w, "name", s->values[i].name);
        json_key(&w, "value");
        json_double(&w, s->values[i].value);
        json_key(&w, "group");
        if (s->values[i].group.p)
            json_text(&w, s->values[i].group);
        else
            json_null(&w);
        json_object_end(&w);
        json_page_wrote(&list);
    }
    json_array_end(&w);
    json_key(&w, "diagnostics");
    json_array(&w);
    json_array_end(&w);
    json_put_string(&w, "note",
                    "Values are those stored in the snapshot; volumes are in decibels.");
    json_object_end(&w);
    return !list.is_full ||
           host_add_diagnostic(call->host_call, "Reply cut for its size: %zu of %zu parameters",
                               list.n_shown, list.n_seen);
}

static bool read_snapshot(struct project_call *call)
{
    const struct snapshot_args *args = call->args;
    const struct mixer_snapshot *snapshot;
    const struct guid_entry *e = NULL;
    struct mixer mixer;
    struct slice path;

    if (!find_mixer(call, args, &e))
        return false;
    path = guid_index_path(&call->project->walk.index, e);
    if (!mixer_read(call->project, path, call->arena, &mixer, call->err)) {
        if (call->err->kind == ERR_TOOL)
            call->err->kind = ERR_ENGINE;
        return false;
    }
    snapshot = find_snapshot(&mixer, args->snapshot_name.value);
    if (!snapshot)
        return host_missing(call->host_call, "Snapshot",
                            (struct host_named){"snapshotName", args->snapshot_name.value},
                            (struct host_named){"mixerPath", path});
    return put_snapshot(call, path, snapshot);
}

static const struct project_tool tools[] = {
    {TOOL_AUDIO_MIXER_LIST, mixer_list, LIMIT_INDEX_MS, true},
    {TOOL_AUDIO_MIXER_SNAPSHOT_READ, read_snapshot, 0, false},
};
const struct project_tools project_tools_audio = {tools, N_ELEMENTS(tools)};
