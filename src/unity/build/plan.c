/*
 * From files to assemblies. A script belongs to the definition, or to the reference to one, that is
 * nearest above it; those of Assets without any belong to the predefined assemblies by the names of
 * their folders.
 */
#include "plan.h"

#include <stdio.h>

#include "base/limits.h"
#include "internal.h"
#include "unity/project/file.h"
#include "unity/project/meta.h"

#define PLATFORM "LinuxStandalone64"

/* The predefined assemblies, and which is before which. */
enum predefined { FIRST, MAIN, EDITOR_FIRST, EDITOR, PLUGINS, PREDEFINED_COUNT };

static const struct {
    const char *name;
    bool is_editor, is_plugins;
} predefined[PREDEFINED_COUNT] = {
    [FIRST] = {"Assembly-CSharp-firstpass", false, false},
    [MAIN] = {"Assembly-CSharp", false, false},
    [EDITOR_FIRST] = {"Assembly-CSharp-Editor-firstpass", true, false},
    [EDITOR] = {"Assembly-CSharp-Editor", true, false},
    [PLUGINS] = {PLAN_PLUGINS, false, true},
};

/* A folder whose sources belong together. */
struct scope {
    struct slice folder;
    size_t assembly; /* PLAN_NOWHERE: to something that is not here */
};

struct planner {
    struct plan *plan;
    const struct project *project;
    const struct files *files;
    struct map scopes;           /* struct scope */
    struct name_list defines[2]; /* that all have: of the player, of the editor */
    struct map tool_folders;     /* struct scope: Editor folders with a tool */
    size_t n_loose;              /* sources of packages that belong to no assembly */
    struct slice first_loose;
    bool is_full; /* there are more definitions than assemblies may be */
    bool has_failed;
};

/* --- The log --- */

void plan_log_line(const struct plan_log *log, struct slice text)
{
    if (log->warn)
        log->warn(log->ctx, text);
}

void plan_log(const struct plan *plan, struct slice path, const char *what, const char *why)
{
    struct buf text;

    buf_init(&text, 1 << 14);
    buf_printf(&text, "%.*s%s%s", SLICE_ARG(path), what, why);
    if (buf_ok(&text))
        plan_log_line(&plan->log, buf_slice(&text));
    buf_done(&text);
}

void plan_log_refused(const struct plan_log *log, struct slice path)
{
    struct buf text;

    buf_init(&text, 1 << 14);
    buf_printf(
        &text,
        "The player may not read '%.*s', so it compiles no scripts from there. If its sandbox is "
        "the reason, use --sandbox off",
        SLICE_ARG(path));
    if (buf_ok(&text))
        plan_log_line(log, buf_slice(&text));
    buf_done(&text);
}

/* --- Definitions --- */

/* "Assets/A/" of "Assets/A/B.asmdef". */
static struct slice folder_of(struct slice path)
{
    const char *slash = memrchr(path.p, '/', path.len);

    return slice_from(path.p, slash ? (size_t)(slash - path.p) + 1 : 0);
}

static void add_guid(struct planner *t, struct slice path, size_t assembly)
{
    struct plan_guid *entry;
    struct guid guid;

    if (!meta_read_guid(t->project, path, &guid))
        return;
    entry = map_add(&t->plan->guids, MAP_KEY(guid), NULL);
    t->has_failed |= !entry;
    if (entry)
        entry->assembly = assembly;
}

size_t plan_find(const struct plan *plan, struct slice reference)
{
    const struct plan_guid *by_guid;
    const struct plan_home *by_name;
    struct guid guid;

    if (slice_starts(reference, SLICE("GUID:"))) {
        by_guid = guid_parse(slice_skip(reference, 5), &guid)
                      ? map_find(&plan->guids, MAP_KEY(guid))
                      : NULL;
        return by_guid ? by_guid->assembly : PLAN_NOWHERE;
    }
    by_name = map_find(&plan->names, reference);
    return by_name ? by_name->assembly : PLAN_NOWHERE;
}

static size_t add_assembly(struct planner *t, const struct assembly *a)
{
    struct plan *plan = t->plan;
    struct plan_home *named = map_add(&plan->names, a->name, NULL);

    if (!named ||
        !VEC_ADD_IN(&plan->arena, plan->items, plan->n, plan->cap, LIMIT_ASSEMBLIES, *a)) {
        t->has_failed = true;
        return PLAN_NOWHERE;
    }
    return named->assembly = plan->n - 1;
}

static void add_scope(struct planner *t, struct slice folder, size_t assembly)
{
    bool is_new;
    struct scope *s = map_add(&t->scopes, folder, &is_new);

    t->has_failed |= !s;
    if (s && is_new)
        s->assembly = assembly;
    else if (s)
        plan_log(t->plan, folder, " has more than one assembly definition",
                 ": umcp uses the "
                 "first");
}

/* Whether it is not part of this build. Sets is_editor. */
static void choose_use(struct planner *t, struct assembly *a)
{
    struct name_list own, all;
    struct slice *items;

    a->is_editor = !asmdef_is_for(a->def, PLATFORM) && asmdef_is_for(a->def, "Editor");
    a->is_unused = a->def->is_test || (!a->is_editor && !asmdef_is_for(a->def, PLATFORM)) ||
                   standins_replace(&t->plan->standins, a->name);
    if (!asmdef_defines(a->def, t->project, &t->plan->arena, &own)) {
        t->has_failed = true;
        return;
    }
    all = t->defines[a->is_editor];
    items = arena_alloc(&t->plan->arena, (all.n + own.n + 1) * sizeof(*items));
    if (!items) {
        t->has_failed = true;
        return;
    }
    memcpy(items, all.items, all.n * sizeof(*items));
    if (own.n)
        memcpy(items + all.n, own.items, own.n * sizeof(*items));
    a->defines = (struct name_list){items, all.n + own.n};
    a->is_unused |= !build_constraints_hold(&a->def->constraints, &a->defines);
}

static void read_definition(struct planner *t, struct slice path, struct file_bytes *file)
{
    struct asmdef *def = arena_alloc(&t->plan->arena, sizeof(*def));
    struct assembly a = {.def = def, .folder = folder_of(path)};
    struct err err;
    size_t at;

    t->has_failed |= !def;
    if (!def || !file_read(t->project, path, file, &err) ||
        !asmdef_read(&t->plan->arena, file->bytes, def, &err)) {
        if (def)
            plan_log(t->plan, path, " is ignored: ", err.message);
        return;
    }
    a.name = def->name;
    a.has_unsafe = def->allows_unsafe;
    at = plan_find(t->plan, a.name);
    if (at != PLAN_NOWHERE) {
        plan_log(t->plan, path, " has the name of another assembly",
                 ", to which its scripts are added");
    } else if (t->plan->n >= LIMIT_ASSEMBLIES) {
        if (!t->is_full)
            plan_log(t->plan, path,
                     " and others are ignored: the project has too many "
                     "assemblies",
                     "");
        t->is_full = true;
        add_scope(t, a.folder, at);
    } else {
        choose_use(t, &a);
        if (standins_replace(&t->plan->standins, a.name) &&
            !standins_have(&t->plan->standins, a.name))
            plan_log(t->plan, path, " is ignored: the class library has an assembly of this name",
                     "");
        at = add_assembly(t, &a);
    }
    if (at == PLAN_NOWHERE)
        return;
    add_guid(t, path, at);
    add_scope(t, a.folder, at);
}

static void read_reference(struct planner *t, struct slice path, struct file_bytes *file)
{
    struct slice reference;
    struct err err;
    size_t at;

    if (!file_read(t->project, path, file, &err) ||
        !asmref_read(&t->plan->arena, file->bytes, &reference, &err)) {
        plan_log(t->plan, path, " is ignored: ", err.message);
        return;
    }
    at = plan_find(t->plan, reference);
    if (at == PLAN_NOWHERE)
        plan_log(t->plan, path,
                 " refers to an assembly that the project does not have: ", reference.p);
    add_scope(t, folder_of(path), at);
}

static void read_definitions(struct planner *t)
{
    static const enum file_kind order[] = {FILE_ASMDEF, FILE_ASMREF};
    struct file_bytes file = {0};

    for (size_t k = 0; k < N_ELEMENTS(order); k++)
        for (size_t i = 0; i < t->files->n && !t->has_failed; i++) {
            const struct file *f = &t->files->items[i];

            if (f->kind != order[k] || f->is_added)
                continue;
            if (f->kind == FILE_ASMDEF)
                read_definition(t, f->path, &file);
            else
                read_reference(t, f->path, &file);
        }
    file_done(&file);
}

/* --- Where sources belong --- */

/* The nearest folder with a definition; NULL: none. */
static const struct scope *find_scope(const struct planner *t, struct slice path)
{
    struct slice folder = folder_of(path);
    const struct scope *found = NULL;

    while (folder.len && !found) {
        found = map_find(&t->scopes, folder);
        folder = folder_of(slice_from(folder.p, folder.len - 1));
    }
    return found;
}

static bool starts_nocase(struct slice path, const char *begin)
{
    const size_t len = strlen(begin);

    return path.len > len && slice_eq_nocase(slice_from(path.p, len), slice_of(begin));
}

/* The folder up to and with "/Editor/"; empty: none. */
static struct slice editor_folder(struct slice path)
{
    static const struct slice name = SLICE_INIT("/Editor/");

    for (size_t i = 0; i + name.len <= path.len; i++)
        if (slice_eq_nocase(slice_from(path.p + i, name.len), name))
            return slice_from(path.p, i + name.len);
    return (struct slice){0};
}

static enum predefined predefined_of(struct slice path)
{
    static const char *const first[] = {"Assets/Plugins/", "Assets/Standard Assets/",
                                        "Assets/Pro Standard Assets/"};
    const bool is_editor = editor_folder(path).len > 0;

    for (size_t i = 0; i < N_ELEMENTS(first); i++)
        if (starts_nocase(path, first[i]))
            return is_editor ? EDITOR_FIRST : FIRST;
    return is_editor ? EDITOR : MAIN;
}

/* The assembly of a source, and the folder that decides whether it is an editor's. */
static size_t place_of(const struct planner *t, const struct file *f, struct slice *ret_folder)
{
    const struct scope *scope = f->is_added ? NULL : find_scope(t, f->path);

    *ret_folder = (struct slice){0};
    if (f->is_added)
        return PLUGINS;
    if (scope) {
        *ret_folder = scope->folder;
        return scope->assembly;
    }
    if (!slice_starts(f->path, SLICE("Assets/")))
        return PLAN_NOWHERE;
    *ret_folder = editor_folder(f->path);
    return predefined_of(f->path);
}

static bool declares_tools(const struct planner *t, struct slice path)
{
    struct file_bytes file = {0};
    struct err err;
    bool has = false;

    if (file_read(t->project, path, &file, &err) && file.bytes.len <= LIMIT_TOOL_SOURCE)
        has = source_has_tools(file.bytes);
    file_done(&file);
    return has;
}

/* Without a stand-in for UnityEditor, only Editor folders of Assets in which some source declares a
 * tool are compiled, as plugins. */
static void find_tool_folders(struct planner *t)
{
    for (size_t i = 0; i < t->files->n && !t->plan->standins.editor.p; i++) {
        const struct file *f = &t->files->items[i];
        struct slice folder;
        const size_t at = f->kind == FILE_SOURCE ? place_of(t, f, &folder) : PLAN_NOWHERE;

        if (at != PLAN_NOWHERE && t->plan->items[at].is_editor &&
            slice_starts(f->path, SLICE("Assets/")) && !map_find(&t->tool_folders, folder) &&
            declares_tools(t, f->path))
            t->has_failed |= !map_add(&t->tool_folders, folder, NULL);
    }
}

static void place_source(struct planner *t, const struct file *f)
{
    struct slice folder;
    size_t at = place_of(t, f, &folder);
    struct assembly *a = at == PLAN_NOWHERE ? NULL : &t->plan->items[at];
    struct plan_home *home;

    if (!a) {
        t->first_loose = t->n_loose++ ? t->first_loose : f->path;
        return;
    }
    if (a->is_editor && !t->plan->standins.editor.p) {
        if (!map_find(&t->tool_folders, folder))
            return;
        a = &t->plan->items[at = PLUGINS];
    }
    if (a->is_unused)
        return;
    home = map_add(&t->plan->homes, f->path, NULL);
    t->has_failed |= !home || !VEC_ADD(a->sources.items, a->sources.n, a->sources.cap,
                                       LIMIT_SOURCES, (struct source){.path = f->path});
    if (home)
        home->assembly = at;
}

static void place_sources(struct planner *t)
{
    char number[64];

    find_tool_folders(t);
    for (size_t i = 0; i < t->files->n && !t->has_failed; i++)
        if (t->files->items[i].kind == FILE_SOURCE)
            place_source(t, &t->files->items[i]);
    snprintf(number, sizeof(number), "%zu scripts of packages", t->n_loose);
    if (t->n_loose)
        plan_log(t->plan, t->first_loose,
                 " belongs to no assembly, so neither umcp nor Unity compiles it: ", number);
}

/* --- All of it --- */

static void add_predefined(struct planner *t, bool has_unsafe)
{
    for (size_t i = 0; i < PREDEFINED_COUNT; i++)
        add_assembly(t, &(struct assembly){.name = slice_of(predefined[i].name),
                                           .is_editor = predefined[i].is_editor,
                                           .is_plugins = predefined[i].is_plugins,
                                           .has_unsafe = has_unsafe || predefined[i].is_plugins,
                                           .defines = t->defines[predefined[i].is_editor]});
}

static bool make(struct planner *t)
{
    struct build_settings settings;
    struct arena *a = &t->plan->arena;

    if (!build_settings_read(t->project, a, &settings) ||
        !build_defines(t->project, a, &settings, false, &t->defines[0]) ||
        !build_defines(t->project, a, &settings, true, &t->defines[1]))
        return false;
    add_predefined(t, settings.allows_unsafe);
    if (t->has_failed)
        return false;
    read_definitions(t);
    if (!t->has_failed)
        place_sources(t);
    return !t->has_failed && plan_connect(t->plan, t->project, t->files);
}

static const struct plan empty = {
    .homes = MAP_BY_SLICE(struct plan_home, path, LIMIT_SOURCES),
    .names = MAP_BY_SLICE(struct plan_home, path, LIMIT_ASSEMBLIES),
    .guids = MAP_BY_BYTES(struct plan_guid, guid, LIMIT_ASSEMBLIES),
};

bool plan_make(struct project *p, const struct plan_options *options, struct plan *ret_plan)
{
    struct files files = {0};
    struct planner t = {.plan = ret_plan,
                        .project = p,
                        .files = &files,
                        .scopes = MAP_BY_SLICE(struct scope, folder, LIMIT_SOURCE_FOLDERS),
                        .tool_folders = MAP_BY_SLICE(struct scope, folder, LIMIT_SOURCE_FOLDERS)};
    bool ok;

    *ret_plan = empty;
    ret_plan->log = options->log;
    arena_init(&ret_plan->arena, LIMIT_SOURCE_PATHS);
    ok = standins_find(options->managed_dir, &ret_plan->arena, &ret_plan->standins) &&
         files_find(p, options, &ret_plan->arena, &files) && make(&t);
    map_done(&t.scopes);
    map_done(&t.tool_folders);
    map_done(&ret_plan->names);
    map_done(&ret_plan->guids);
    files_done(&files);
    if (!ok)
        plan_done(ret_plan);
    return ok;
}

void plan_done(struct plan *plan)
{
    for (size_t i = 0; i < plan->n; i++)
        mem_free(plan->items[i].sources.items);
    map_done(&plan->homes);
    arena_done(&plan->arena);
    *plan = empty;
}

size_t plan_count(const struct plan *plan)
{
    size_t n = 0;

    for (size_t i = 0; i < plan->n; i++)
        n += plan->items[i].sources.n;
    return n;
}

const struct assembly *plan_home(const struct plan *plan, struct slice path)
{
    const struct plan_home *home = map_find(&plan->homes, path);

    return home ? &plan->items[home->assembly] : NULL;
}
