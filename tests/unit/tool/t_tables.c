/*
 * tool/'s tables: that every row is whole, keeps the rules for gates, hints and parameters, and
 * agrees with the seeds' signatures and defaults.
 */
#include <check.h>
#include <stdlib.h>

#include "agent/run/body.h"
#include "tool/rows.h"

static struct arena arena;

static void set_up(void)
{
    arena_init(&arena, (size_t)16 << 20);
}

static void tear_down(void)
{
    mem_fail_after(0);
    arena_done(&arena);
}

static const struct tool *row(int i)
{
    return tool_by_id((enum tool_id)i);
}

static const struct param *param_named(const struct tool *t, const char *name)
{
    for (const struct param *p = t->params; p && p->name; p++)
        if (strcmp(p->name, name) == 0)
            return p;
    return NULL;
}

/* --- What the seeds say: names and parameters, '?' marks those that may be absent. --- */

static const char *const explorer_signatures[] = {
    "AddComponent(objectId,type,confirm?,replaces?)",
    "CallMethod(objectId,componentType,method,argsJson?,confirm?)",
    "ClearClipboard(confirm?)",
    "ConsoleEval(code,confirm?)",
    "DeleteConsoleScript(path,confirm?)",
    "DestroyObject(objectId,confirm?)",
    "DestroyTestUi(confirm?)",
    "GetCameraInfo()",
    "GetClipboard()",
    "GetComponents(objectId,limit?,offset?)",
    "GetConfig()",
    "GetFreecam()",
    "GetObject(id)",
    "GetSelection()",
    "GetStartupScript()",
    "GetStatus()",
    "GetTimeScale()",
    "GetVersion()",
    "HookAdd(type,methodOrSignature,method?,confirm?)",
    "HookGetSource(signature)",
    "HookListAllowedTypes()",
    "HookListMethods(type,filter?,limit?,offset?)",
    "HookRemove(signature,confirm?)",
    "HookSetEnabled(signature,enabled,confirm?)",
    "HookSetSource(signature,source,confirm?)",
    "ListBuildScenes(limit?,offset?)",
    "ListChildren(objectId,limit?,offset?)",
    "ListComponentMembers(objectId,componentType,includeMethods?,limit?,offset?)",
    "ListObjects(sceneId?,name?,type?,activeOnly?,limit?,offset?)",
    "ListScenes(limit?,offset?,withPath?)",
    "LoadScene(name,mode?,confirm?)",
    "MousePick(mode?,x?,y?,normalized?)",
    "ReadComponentMember(objectId,componentType,name)",
    "ReadConsoleScript(path)",
    "RemoveComponent(objectId,typeOrIndex,confirm?)",
    "Reparent(objectId,newParentId,confirm?)",
    "RunConsoleScript(path,confirm?)",
    "RunStartupScript(confirm?)",
    "SaveScene(sceneId?,path?,confirm?)",
    "SearchObjects(query?,name?,type?,path?,activeOnly?,limit?,offset?)",
    "SelectObject(objectId)",
    "SetActive(objectId,active,confirm?)",
    "SetClipboardObject(objectId,confirm?)",
    "SetClipboardText(text,confirm?)",
    ("SetConfig(allowWrites?,requireConfirm?,enableConsoleEval?,componentAllowlist?,"
     "reflectionAllowlistMembers?,hookAllowlistSignatures?,restart?)"),
    "SetFreecamEnabled(enabled,confirm?)",
    "SetFreecamPose(pos,rot,confirm?)",
    "SetFreecamSpeed(speed,confirm?)",
    "SetMember(objectId,componentType,member,jsonValue,confirm?)",
    "SetStartupScriptEnabled(enabled,confirm?)",
    "SetTimeScale(value,lock?,confirm?)",
    "SpawnTestUi(confirm?)",
    "TailLogs(count?)",
    "WriteConsoleScript(path,content,confirm?)",
    "WriteStartupScript(content,confirm?)",
};
_Static_assert(N_ELEMENTS(explorer_signatures) == 54 + 1,
               "the explorer has 54 tools, and SaveScene is ours");

static const char *const editor_signatures[] = {
    "asset.dependencies.graph(assetPath?,guid?,depth?,direction?,limit?,offset?)",
    "asset.info(assetPath?,guid?)",
    "audio.mixer.list(limit?,offset?)",
    "audio.mixer.snapshot.read(mixerPath?,mixerGuid?,snapshotName)",
    "editor.selection.info()",
    "mcp.server.info()",
    "mcp.tool.describe(toolId)",
    "mcp.tools.list(category?,tier?)",
    "project.assets.summary()",
    "project.info()",
    "project.references.missing(scope?,limit?,offset?)",
    "project.scenes.list(includeAllScenes?,limit?,offset?)",
    "scene.components.list(gameObjectPath,scenePath?,limit?,offset?)",
    "scene.hierarchy.dump(scenePath?,includeInactive?,rootPath?,offset?)",
    "scene.objects.find(scenePath?,nameContains?,tag?,layer?,componentType?,limit?,offset?)",
};
_Static_assert(N_ELEMENTS(editor_signatures) == 15, "the editor has 15 tools");

static const char *const bridge_signatures[] = {
    "cancel_operation(logId?,log_id?)",
    "execute_code(code,timeout?)",
    "get_log_details(logId?,log_id?)",
    "get_logs(count?,limit?,offset?,since?,level?,log_type?,text?,log_name?)",
    "get_result(logId?,log_id?)",
    "help()",
    "query(query,timeout?)",
};
_Static_assert(N_ELEMENTS(bridge_signatures) == 6 + 1,
               "the bridge has 6 tools, and cancel_operation is ours");

static void write_signature(struct buf *b, const struct tool *t)
{
    buf_reset(b, 1000);
    buf_printf(b, "%s(", t->name);
    for (const struct param *p = t->params; p && p->name; p++)
        buf_printf(b, "%s%s%s", p == t->params ? "" : ",", p->name, p->is_required ? "" : "?");
    buf_append(b, SLICE(")"));
}

static void check_group(enum tool_group group, const char *const *signatures, size_t n)
{
    struct catalog *c = catalog_new();
    size_t found = 0;
    struct buf b;

    buf_init(&b, 1000);
    for (size_t i = 0; i < catalog_count(c); i++) {
        const struct tool *t = catalog_at(c, i);

        if (t->group != group || t->is_unlisted)
            continue;
        write_signature(&b, t);
        ck_assert_msg(found < n && slice_is(buf_slice(&b), signatures[found]), "%.*s",
                      SLICE_ARG(buf_slice(&b)));
        found++;
    }
    ck_assert_uint_eq(found, n);
    buf_done(&b);
    catalog_free(c);
}

START_TEST(listed_tools_are_those_of_the_seeds)
{
    check_group(GROUP_EXPLORER, explorer_signatures, N_ELEMENTS(explorer_signatures));
    check_group(GROUP_EDITOR, editor_signatures, N_ELEMENTS(editor_signatures));
    check_group(GROUP_BRIDGE, bridge_signatures, N_ELEMENTS(bridge_signatures));
}
END_TEST

START_TEST(unlisted_tools_are_those_that_serve_resources_only)
{
    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);
        bool is_served = false,
             is_meant = i == TOOL_LIST_CONSOLE_SCRIPTS || i == TOOL_HOOK_LIST ||
                        i == TOOL_SCENE_ACTIVE || i == TOOL_PROJECT_ASSETS_LIST ||
                        i == TOOL_LIST_INSTANCES || i == TOOL_GET_SCRIPT_REPORT ||
                        i == TOOL_COMPLETE || i == TOOL_RESTORE_HOOK || i == TOOL_RESTORE_STATE;

        for (size_t r = 0; r < resource_count(); r++)
            is_served |= resource_at(r)->tool == t->id;
        ck_assert_msg(t->is_unlisted == is_meant, "%s", t->name);
        ck_assert_msg(is_served || !t->is_unlisted || i == TOOL_COMPLETE ||
                          i == TOOL_RESTORE_HOOK || i == TOOL_RESTORE_STATE,
                      "%s", t->name);
    }
}
END_TEST

static const struct {
    enum tool_id tool;
    const char *param, *def;
} defaults[] = {
    {TOOL_LIST_SCENES, "limit", "50"},
    {TOOL_LIST_BUILD_SCENES, "limit", "50"},
    {TOOL_LIST_OBJECTS, "limit", "100"},
    {TOOL_LIST_OBJECTS, "offset", "0"},
    {TOOL_GET_COMPONENTS, "limit", "100"},
    {TOOL_LIST_COMPONENT_MEMBERS, "limit", "100"},
    {TOOL_LIST_COMPONENT_MEMBERS, "includeMethods", "false"},
    {TOOL_LIST_CHILDREN, "limit", "100"},
    {TOOL_SEARCH_OBJECTS, "limit", "100"},
    {TOOL_HOOK_LIST, "limit", "100"},
    {TOOL_HOOK_LIST_METHODS, "limit", "100"},
    {TOOL_LIST_CONSOLE_SCRIPTS, "limit", "100"},
    {TOOL_MOUSE_PICK, "mode", "\"world\""},
    {TOOL_MOUSE_PICK, "normalized", "false"},
    {TOOL_TAIL_LOGS, "count", "200"},
    {TOOL_SET_CONFIG, "restart", "false"},
    {TOOL_CALL_METHOD, "argsJson", "\"[]\""},
    {TOOL_LOAD_SCENE, "mode", "\"single\""},
    {TOOL_PROJECT_SCENES_LIST, "includeAllScenes", "false"},
    {TOOL_PROJECT_REFERENCES_MISSING, "scope", "\"all\""},
    {TOOL_SCENE_HIERARCHY_DUMP, "includeInactive", "false"},
    {TOOL_ASSET_DEPENDENCIES_GRAPH, "depth", "1"},
    {TOOL_ASSET_DEPENDENCIES_GRAPH, "direction", "\"both\""},
    {TOOL_EXECUTE_CODE, "timeout", "1000"},
    {TOOL_QUERY, "timeout", "1000"},
    {TOOL_GET_LOGS, "count", "10"},
    {TOOL_GET_LOGS, "offset", "0"},
};

START_TEST(default_is_the_seeds)
{
    const struct param *p = param_named(tool_by_id(defaults[_i].tool), defaults[_i].param);

    ck_assert_ptr_nonnull(p);
    ck_assert_ptr_nonnull(p->def);
    ck_assert_str_eq(p->def, defaults[_i].def);
}
END_TEST

/* --- Rules for every row. --- */

START_TEST(every_id_has_one_row)
{
    static const struct tool_rows *const files[] = {
        &rows_explorer_status, &rows_explorer_read, &rows_explorer_write, &rows_explorer_scripts,
        &rows_explorer_hooks,  &rows_editor,        &rows_bridge,
    };
    size_t n = 0;

    for (size_t f = 0; f < N_ELEMENTS(files); f++)
        n += files[f]->n;
    ck_assert_uint_eq(n, TOOL_COUNT);
    for (int i = 0; i < TOOL_COUNT; i++) {
        ck_assert_msg(row(i) != NULL, "id %d has no row", i);
        ck_assert_int_eq((int)row(i)->id, i);
    }
    ck_assert_ptr_null(tool_by_id(TOOL_PLUGIN));
}
END_TEST

/* What the server keeps from engines: its own registry, and the Scripts folder. */
static bool stays_here(const struct tool *t)
{
    bool is_either = t->is_either || t->id == TOOL_SCENE_ACTIVE || t->id == TOOL_COMPLETE ||
                     t->id == TOOL_PROJECT_SCENES_LIST;

    return t->place == RUN_SERVER || (t->group == GROUP_EDITOR && !is_either) ||
           t->id == TOOL_LIST_INSTANCES ||
           (strstr(t->name, "Script") && t->id != TOOL_GET_SCRIPT_REPORT);
}

START_TEST(an_engine_has_a_body_for_what_it_is_sent)
{
    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct agent_tool *body = agent_tool_find((enum tool_id)i);

        ck_assert_msg(!body == stays_here(row(i)), "%s", row(i)->name);
        ck_assert(!body || (body->run && body->id == (enum tool_id)i));
    }
    ck_assert_ptr_null(agent_tool_find(TOOL_COUNT + 1));
}
END_TEST

START_TEST(names_are_unique_and_in_the_alphabet)
{
    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);
        size_t len = strlen(t->name);

        ck_assert_msg(len >= 1 && len <= 64, "%s", t->name);
        for (const char *c = t->name; *c; c++)
            ck_assert_msg((*c >= 'A' && *c <= 'Z') || (*c >= 'a' && *c <= 'z') ||
                              (*c >= '0' && *c <= '9') || *c == '_' || *c == '.' || *c == '-',
                          "%s", t->name);
        for (int j = 0; j < i; j++)
            ck_assert_msg(
                !slice_eq_nocase(slice_of(t->name), slice_of(tool_by_id((enum tool_id)j)->name)),
                "%s", t->name);
    }
}
END_TEST

static bool is_sentence(const char *text)
{
    return text && strlen(text) > 10 && text[strlen(text) - 1] == '.' && !strchr(text, '\n') &&
           !strstr(text, "  ");
}

START_TEST(every_tool_and_parameter_has_text)
{
    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);
        ck_assert_msg(t->title && *t->title, "%s", t->name);
        ck_assert_msg(t->category && *t->category, "%s", t->name);
        ck_assert_msg(is_sentence(t->text), "%s", t->name);
        ck_assert_msg(!t->notes || is_sentence(t->notes), "%s", t->name);
        for (const struct param *p = t->params; p && p->name; p++)
            ck_assert_msg(is_sentence(p->text), "%s.%s", t->name, p->name);
    }
}
END_TEST

START_TEST(editor_categories_are_the_first_part_of_the_name)
{
    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);
        struct slice rest = slice_of(t->name);
        struct slice part = slice_cut(&rest, '.');

        if (t->group != GROUP_EDITOR)
            continue;
        if (slice_is(part, "mcp"))
            part = SLICE("mcp.platform");
        ck_assert_msg(slice_is(part, t->category), "%s", t->name);
        ck_assert_msg(t->hints & HINT_READ_ONLY && !t->gates, "%s", t->name);
    }
}
END_TEST

START_TEST(only_tools_that_write_are_gated)
{
    const unsigned write_gates = GATE_EVAL | GATE_WRITE | GATE_CONFIRM | GATE_CONFIG;

    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);
        bool is_read = t->hints & HINT_READ_ONLY;

        /* The engine is told, and refuses what must be compiled; core knows whose a call is. */
        if (i == TOOL_QUERY || i == TOOL_CANCEL_OPERATION) {
            ck_assert(!is_read && !t->gates);
            continue;
        }
        ck_assert_msg(is_read == !(t->gates & write_gates), "%s", t->name);
        ck_assert_msg(!is_read || !(t->hints & HINT_DESTRUCTIVE), "%s", t->name);
        ck_assert_msg(!(t->hints & HINT_DESTRUCTIVE) || t->gates & (GATE_WRITE | GATE_EVAL), "%s",
                      t->name);
        ck_assert_msg(!(t->hints & HINT_OPEN_WORLD) || t->gates & GATE_EVAL ||
                          i == TOOL_CALL_METHOD,
                      "%s", t->name);
    }
}
END_TEST

START_TEST(gates_of_the_explorer_are_the_seeds)
{
    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);
        bool is_guarded = !(t->hints & HINT_READ_ONLY) && i != TOOL_SET_CONFIG;
        bool runs_code = i == TOOL_CONSOLE_EVAL || i == TOOL_RUN_CONSOLE_SCRIPT ||
                         i == TOOL_RUN_STARTUP_SCRIPT || i == TOOL_HOOK_SET_SOURCE;

        if (t->group != GROUP_EXPLORER || i == TOOL_RESTORE_HOOK || i == TOOL_RESTORE_STATE)
            continue; /* these two have no caller who could confirm */
        ck_assert_msg(is_guarded == !!(t->gates & GATE_WRITE), "%s", t->name);
        ck_assert_msg((is_guarded && i != TOOL_SELECT_OBJECT) == !!(t->gates & GATE_CONFIRM), "%s",
                      t->name);
        ck_assert_msg(runs_code == !!(t->gates & GATE_EVAL), "%s", t->name);
        ck_assert_msg((i == TOOL_SET_CONFIG) == !!(t->gates & GATE_CONFIG), "%s", t->name);
    }
}
END_TEST

START_TEST(confirm_is_a_parameter_where_it_is_asked_for)
{
    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);
        const struct param *p = param_named(t, "confirm");

        ck_assert_msg(!p == !(t->gates & GATE_CONFIRM), "%s", t->name);
        if (!p)
            continue;
        ck_assert_msg(p->type == T_BOOL && !p->is_required, "%s", t->name);
        ck_assert_msg(strcmp(p->def, "false") == 0, "%s", t->name);
    }
}
END_TEST

static const struct {
    enum tool_id tool;
    enum allow_list list;
    const char *keys[2];
} allowed[] = {
    {TOOL_ADD_COMPONENT, ALLOW_COMPONENT, {"type"}},
    {TOOL_REMOVE_COMPONENT, ALLOW_COMPONENT, {"typeOrIndex"}},
    {TOOL_SET_MEMBER, ALLOW_MEMBER, {"componentType", "member"}},
    {TOOL_CALL_METHOD, ALLOW_MEMBER, {"componentType", "method"}},
    {TOOL_HOOK_ADD, ALLOW_HOOK, {"type"}},
    {TOOL_HOOK_LIST_METHODS, ALLOW_HOOK, {"type"}},
    {TOOL_RESTORE_HOOK, ALLOW_HOOK, {"type"}},
};

START_TEST(allowlists_name_required_texts)
{
    size_t n = 0;

    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);
        bool is_told = i == TOOL_REPARENT || i == TOOL_DESTROY_OBJECT; /* the host decides */
        bool is_gated = t->gates & GATE_ALLOW;

        ck_assert_msg((t->allow != ALLOW_NONE) == (is_gated || is_told), "%s", t->name);
        ck_assert_msg(is_gated == !!t->allow_key[0], "%s", t->name);
        n += is_gated;
    }
    ck_assert_uint_eq(n, N_ELEMENTS(allowed));
    ck_assert_int_eq(tool_by_id(TOOL_REPARENT)->allow, ALLOW_COMPONENT);
    ck_assert_int_eq(tool_by_id(TOOL_DESTROY_OBJECT)->allow, ALLOW_COMPONENT);
    for (size_t i = 0; i < N_ELEMENTS(allowed); i++) {
        const struct tool *t = tool_by_id(allowed[i].tool);

        ck_assert_msg(t->allow == allowed[i].list, "%s", t->name);
        for (size_t k = 0; k < 2; k++) {
            const char *key = t->allow_key[k];
            const struct param *p = key ? param_named(t, key) : NULL;

            ck_assert_pstr_eq(key, allowed[i].keys[k]);
            ck_assert_msg(!key || (p && p->type == T_STRING && p->is_required), "%s", t->name);
        }
    }
}
END_TEST

START_TEST(server_runs_what_needs_no_host)
{
    static const enum tool_id in_server[] = {
        TOOL_GET_CONFIG,        TOOL_SET_CONFIG,     TOOL_HOOK_LIST_ALLOWED_TYPES,
        TOOL_TAIL_LOGS,         TOOL_MCP_TOOLS_LIST, TOOL_MCP_SERVER_INFO,
        TOOL_MCP_TOOL_DESCRIBE, TOOL_GET_RESULT,     TOOL_GET_LOGS,
        TOOL_GET_LOG_DETAILS,   TOOL_HELP,           TOOL_CANCEL_OPERATION,
    };

    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);
        bool is_meant = false;

        for (size_t k = 0; k < N_ELEMENTS(in_server); k++)
            is_meant |= in_server[k] == t->id;
        ck_assert_msg(is_meant == (t->place == RUN_SERVER), "%s", t->name);
    }
}
END_TEST

START_TEST(wait_key_is_any_number_and_has_a_default)
{
    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);
        const struct param *p = t->wait_key ? param_named(t, t->wait_key) : NULL;

        ck_assert_msg(!t->wait_key == (i != TOOL_EXECUTE_CODE && i != TOOL_QUERY), "%s", t->name);
        ck_assert_msg(!t->wait_key || (p && p->type == T_NUMBER && p->def && p->is_clamped &&
                                       !p->has_min && !p->has_max),
                      "%s", t->name);
    }
}
END_TEST

START_TEST(code_and_content_are_private)
{
    static const char *const names[] = {"code", "content", "source", "text", "jsonValue", "query"};

    for (int i = 0; i < TOOL_COUNT; i++)
        for (size_t k = 0; k < N_ELEMENTS(names); k++) {
            const struct param *p = param_named(row(i), names[k]);

            ck_assert_msg(!p || p->is_private || row(i)->hints & HINT_READ_ONLY, "%s.%s",
                          row(i)->name, names[k]);
        }
}
END_TEST

START_TEST(explorer_has_choices_for_two_parameters_only)
{
    for (int i = 0; i < TOOL_COUNT; i++)
        for (const struct param *p = row(i)->params; p && p->name; p++)
            ck_assert_msg(row(i)->group != GROUP_EXPLORER || row(i)->is_unlisted ||
                              !p->choices == (strcmp(p->name, "mode") != 0),
                          "%s.%s", row(i)->name, p->name);
}
END_TEST

/* Old clients rely on clamping, which is the bodies' business. */
START_TEST(pages_are_not_bounded_by_the_check)
{
    for (int i = 0; i < TOOL_COUNT; i++)
        for (const struct param *p = row(i)->params; p && p->name; p++)
            if (strcmp(p->name, "limit") == 0 || strcmp(p->name, "offset") == 0)
                ck_assert_msg(!p->has_min && !p->has_max && p->type == T_INT, "%s", row(i)->name);
}
END_TEST

static const size_t arg_sizes[] = {
    [T_STRING] = sizeof(struct arg_text),   [T_INT] = sizeof(struct arg_int),
    [T_NUMBER] = sizeof(struct arg_number), [T_BOOL] = sizeof(struct arg_bool),
    [T_STRINGS] = sizeof(struct arg_texts), [T_VECTOR3] = sizeof(struct arg_vector3),
    [T_TIME] = sizeof(struct arg_int),
};

START_TEST(parameters_fill_their_struct_without_overlap)
{
    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);
        size_t total = 0;

        ck_assert_msg(!t->params == !t->args_size, "%s", t->name);
        for (const struct param *p = t->params; p && p->name; p++) {
            total += p->same_as ? 0 : arg_sizes[p->type];
            ck_assert_msg(p->at + arg_sizes[p->type] <= t->args_size, "%s.%s", t->name, p->name);
            for (const struct param *q = t->params; q < p; q++) {
                bool is_second = p->same_as && strcmp(p->same_as, q->name) == 0;

                ck_assert_msg(is_second ? p->at == q->at && p->type == q->type
                                        : p->at >= q->at + arg_sizes[q->type] ||
                                              q->at >= p->at + arg_sizes[p->type],
                              "%s.%s", t->name, p->name);
                ck_assert_msg(!slice_eq_nocase(slice_of(p->name), slice_of(q->name)), "%s.%s",
                              t->name, p->name);
            }
        }
        ck_assert_msg(total <= t->args_size && t->args_size < total + 16, "%s", t->name);
    }
}
END_TEST

static void check_default(const struct tool *t, const struct param *p)
{
    struct param alone[2] = {*p, {0}};
    struct tool tool = {.params = alone, .args_size = t->args_size};
    struct bound_args bound;

    ck_assert_msg(!(p->def && p->is_required), "%s.%s", t->name, p->name);
    alone[0].is_required = false;
    ck_assert(args_bind(&arena, &tool, NULL, false, &bound));
    ck_assert_uint_eq(bound.n_faults, 0);
    /* Every arg_* struct begins with is_set. */
    ck_assert_msg(*((const bool *)bound.args + p->at) == (p->def != NULL), "%s.%s", t->name,
                  p->name);
    arena_reset(&arena);
}

START_TEST(defaults_fit_their_own_parameter)
{
    for (int i = 0; i < TOOL_COUNT; i++)
        for (const struct param *p = row(i)->params; p && p->name; p++)
            check_default(row(i), p);
}
END_TEST

/* --- Schemas, as strict checkers want them. --- */

static void check_schema(const struct tool *t, const struct json *schema)
{
    const struct json *type = json_get(schema, "type"), *any = json_get(schema, "anyOf");
    const struct json *properties = json_get(schema, "properties");
    const struct json *more = json_get(schema, "additionalProperties");

    ck_assert_msg(json_is(schema, JSON_OBJECT) && (json_is(type, JSON_STRING) || any), "%s: %.*s",
                  t->name, SLICE_ARG(schema->raw));
    for (const struct json *m = schema->first; m; m = m->next)
        ck_assert_msg(slice_is(m->key, "type") || slice_is(m->key, "anyOf") ||
                          slice_is(m->key, "properties") || slice_is(m->key, "required") ||
                          slice_is(m->key, "items") || slice_is(m->key, "enum") ||
                          slice_is(m->key, "description") || slice_is(m->key, "default") ||
                          slice_is(m->key, "minimum") || slice_is(m->key, "maximum") ||
                          slice_is(m->key, "additionalProperties"),
                      "%s: %.*s", t->name, SLICE_ARG(m->key));
    for (const struct json *s = any ? any->first : NULL; s; s = s->next)
        check_schema(t, s);
    for (const struct json *p = properties ? properties->first : NULL; p; p = p->next)
        check_schema(t, p);
    for (const struct json *r = json_get(schema, "required") ? json_get(schema, "required")->first
                                                             : NULL;
         r; r = r->next)
        ck_assert_msg(json_get(properties, arena_copy(&arena, r->text).p) != NULL, "%s: %.*s",
                      t->name, SLICE_ARG(r->text));
    if (json_get(schema, "items"))
        check_schema(t, json_get(schema, "items"));
    if (json_is(more, JSON_OBJECT))
        check_schema(t, more);
}

START_TEST(schemas_are_strict)
{
    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);
        const struct json *root;
        struct json_fault fault;
        struct json_out w;
        struct buf text;

        ck_assert_msg(t->output != NULL, "%s", t->name);
        ck_assert(json_parse(&arena, tool_output_schema(t), &root, &fault));
        ck_assert_msg(slice_is(json_get_text(root, "type"), "object"), "%s", t->name);
        ck_assert_msg(json_get(root, "required") != NULL, "%s", t->name);
        check_schema(t, root);
        buf_init(&text, 1 << 20);
        json_out_init(&w, &text);
        tool_write_schema(&w, t);
        ck_assert(json_parse(&arena, arena_copy(&arena, buf_slice(&text)), &root, &fault));
        check_schema(t, root);
        buf_done(&text);
    }
}
END_TEST

/* What reads does not destroy, and what has no gate only reads. */
START_TEST(hints_agree_with_each_other)
{
    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = row(i);

        ck_assert_msg(!(t->hints & HINT_READ_ONLY) ||
                          t->hints == (HINT_READ_ONLY | HINT_IDEMPOTENT),
                      "%s", t->name);
        ck_assert_msg(t->hints & HINT_READ_ONLY || t->gates || i == TOOL_QUERY ||
                          i == TOOL_CANCEL_OPERATION,
                      "%s", t->name);
        ck_assert_msg(!(t->gates & GATE_EVAL) || t->hints & HINT_OPEN_WORLD, "%s", t->name);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("tables");
    TCase *tc = tcase_create("rows");
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_test(tc, listed_tools_are_those_of_the_seeds);
    tcase_add_test(tc, unlisted_tools_are_those_that_serve_resources_only);
    tcase_add_loop_test(tc, default_is_the_seeds, 0, (int)N_ELEMENTS(defaults));
    tcase_add_test(tc, every_id_has_one_row);
    tcase_add_test(tc, an_engine_has_a_body_for_what_it_is_sent);
    tcase_add_test(tc, names_are_unique_and_in_the_alphabet);
    tcase_add_test(tc, every_tool_and_parameter_has_text);
    tcase_add_test(tc, editor_categories_are_the_first_part_of_the_name);
    tcase_add_test(tc, only_tools_that_write_are_gated);
    tcase_add_test(tc, gates_of_the_explorer_are_the_seeds);
    tcase_add_test(tc, confirm_is_a_parameter_where_it_is_asked_for);
    tcase_add_test(tc, allowlists_name_required_texts);
    tcase_add_test(tc, server_runs_what_needs_no_host);
    tcase_add_test(tc, wait_key_is_any_number_and_has_a_default);
    tcase_add_test(tc, code_and_content_are_private);
    tcase_add_test(tc, explorer_has_choices_for_two_parameters_only);
    tcase_add_test(tc, pages_are_not_bounded_by_the_check);
    tcase_add_test(tc, parameters_fill_their_struct_without_overlap);
    tcase_add_test(tc, defaults_fit_their_own_parameter);
    tcase_add_test(tc, schemas_are_strict);
    tcase_add_test(tc, hints_agree_with_each_other);
    suite_add_tcase(suite, tc);

    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
