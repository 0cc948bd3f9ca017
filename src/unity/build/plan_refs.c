/*
 * The inputs of an assembly beside its sources: other assemblies, DLLs, symbols and options. Then
 * the assemblies in the order in which they can be built.
 */
#include "internal.h"

#include <unistd.h>

#include "base/limits.h"
#include "compile/key.h"
#include "compile/library.h"
#include "unity/csharp/csharp.h"
#include "unity/project/file.h"

struct dll {
    struct slice path; /* absolute */
    struct slice name; /* "A.dll" */
    struct slice own;  /* the assembly's own name: "A" */
    struct plugin plugin;
    bool is_standin; /* for a package */
};

struct texts {
    struct slice *items;
    size_t n, cap;
};

struct connector {
    struct plan *plan;
    const struct project *project;
    const struct files *files;
    struct name_list defines[2]; /* of player and editor */
    struct dll *dlls;
    size_t n_dlls, dlls_cap;
    struct texts facades; /* paths of those that DLLs look for types in */
    struct texts told;    /* response files whose ignored options are logged */
    bool has_failed;
};

/* Each once. */
static void add_text(struct connector *c, struct texts *to, struct slice text)
{
    if (text.p && names_have(&(struct name_list){to->items, to->n}, text))
        return;
    c->has_failed |=
        !text.p || !VEC_ADD_IN(&c->plan->arena, to->items, to->n, to->cap, VEC_NO_MAX, text);
}

/* --- DLLs --- */

/* Native libraries have the same ending. The name points into the file's bytes. */
static bool is_managed(const struct connector *c, struct slice path, struct file_bytes *file,
                       struct slice *ret_name)
{
    struct err err;

    return file_read(c->project, path, file, &err) && dll_name(file->bytes, ret_name, &err);
}

/* Whether the runtime would take it for something else, or something else for it: it knows
 * assemblies by the name that they give themselves. */
static bool is_taken(const struct connector *c, const struct dll *dll, struct slice path)
{
    const size_t at = plan_find(c->plan, dll->own);

    if (standins_replace_dll(&c->plan->standins, dll->own)) {
        plan_log(c->plan, path,
                 " is left out, because the engine has an assembly of this name: ", dll->own.p);
        return true;
    }
    if (at != PLAN_NOWHERE && c->plan->items[at].sources.n) {
        plan_log(c->plan, path,
                 " is left out, because scripts compile to an assembly of this name: ", dll->own.p);
        return true;
    }
    for (size_t i = 0; i < c->n_dlls; i++)
        if (slice_eq_nocase(c->dlls[i].own, dll->own) ||
            slice_eq_nocase(c->dlls[i].name, dll->name)) {
            plan_log(c->plan, path,
                     " is left out, because another file has the same name: ", c->dlls[i].path.p);
            return true;
        }
    return false;
}

/* As in a compiler's response file. */
static bool is_path_for_compilers(struct slice path)
{
    static const char odd[] = "*?\\\",;";

    for (size_t i = 0; i < path.len; i++)
        if (strchr(odd, path.p[i]))
            return false;
    return !text_has_control(path) && utf8_valid(path);
}

static bool is_for(const struct connector *c, const struct dll *dll, bool is_editor)
{
    return (is_editor ? dll->plugin.is_for_editor : dll->plugin.is_for_player) &&
           build_constraints_hold(&dll->plugin.constraints, &c->defines[is_editor]);
}

static bool is_used(const struct connector *c, const struct dll *dll)
{
    return is_for(c, dll, false) || (c->plan->standins.editor.p && is_for(c, dll, true));
}

static bool read_meta(struct connector *c, struct slice path, struct file_bytes *file,
                      struct dll *dll)
{
    const struct slice meta = arena_printf(&c->plan->arena, "%s.meta", path.p);
    struct err err;

    if (!meta.p || !file_read(c->project, meta, file, &err))
        file->bytes = (struct slice){0};
    c->has_failed |= !meta.p || !plugin_read(&c->plan->arena, file->bytes, path, &dll->plugin);
    return !c->has_failed;
}

/* Whether an assembly may refer to another: its names have a zero behind them. */
static bool mentions(struct slice bytes, struct slice name)
{
    char text[256];

    if (name.len + 2 > sizeof(text))
        return false;
    text[0] = '\0';
    memcpy(text + 1, name.p, name.len);
    text[name.len + 1] = '\0';
    return memmem(bytes.p, bytes.len, text, name.len + 2) != NULL;
}

/* The facades that a DLL looks for types in. */
static void add_facades(struct connector *c, struct slice bytes)
{
    const struct name_list *all = &c->plan->standins.facades;

    for (size_t i = 0; i < all->n; i++)
        if (mentions(bytes, standins_name(all->items[i])))
            add_text(c, &c->facades, all->items[i]);
}

static void add_dll(struct connector *c, struct slice path, struct file_bytes *file)
{
    const char *slash = memrchr(path.p, '/', path.len);
    struct dll dll = {.name = slice_skip(path, (size_t)(slash - path.p) + 1)};

    if (standins_replace_dll(&c->plan->standins, slice_from(dll.name.p, dll.name.len - 4)) ||
        !is_path_for_compilers(path) || !is_managed(c, path, file, &dll.own))
        return;
    add_facades(c, file->bytes);
    dll.own = arena_copy(&c->plan->arena, dll.own);
    dll.path = file_path(&c->plan->arena, c->project, path);
    c->has_failed |= !dll.own.p || !dll.path.p;
    if (c->has_failed || !read_meta(c, path, file, &dll) || !is_used(c, &dll) ||
        is_taken(c, &dll, path))
        return;
    c->has_failed |=
        !VEC_ADD_IN(&c->plan->arena, c->dlls, c->n_dlls, c->dlls_cap, LIMIT_ASSEMBLIES, dll);
}

static bool has_assembly(const struct connector *c, struct slice own)
{
    for (size_t i = 0; i < c->n_dlls; i++)
        if (slice_eq_nocase(c->dlls[i].own, own))
            return true;
    return false;
}

/* A project without a manifest gets one from Unity 2019 and later, which names this package. */
static bool is_by_default(const struct project *p, const struct package_standin *row)
{
    struct slice version = p->settings.unity_version;
    int64_t major;

    return (row->flags & STANDIN_DEFAULT) && !p->settings.has_manifest &&
           text_to_int(slice_cut(&version, '.'), &major) && major >= 2019;
}

/* Whether the project names the package, in this version, and does not hold it. */
static bool is_stood_for(const struct project *p, const struct package_standin *row)
{
    const struct package *package = project_package(p, slice_of(row->package));
    const bool is_unity = slice_is(slice_of(row->package), "Unity");

    if (!is_unity && !package)
        return is_by_default(p, row);
    if (!is_unity && package->folder)
        return false;
    /* An address, of git for instance, says nothing of a version. */
    return !row->versions[0] ||
           version_is_in(is_unity ? p->settings.unity_version : package->version,
                         slice_of(row->versions));
}

static void add_package(struct connector *c, const struct package_standin *row)
{
    const struct slice name = slice_of(row->assembly);
    struct dll dll = {.name = name,
                      .own = slice_from(name.p, name.len - 4),
                      .is_standin = !(row->flags & STANDIN_DLL)};

    if (!is_stood_for(c->project, row) || has_assembly(c, dll.own) ||
        plan_find(c->plan, dll.own) != PLAN_NOWHERE)
        return;
    dll.path = arena_printf(&c->plan->arena, "%.*s/packages/%s",
                            SLICE_ARG(c->plan->standins.folder), row->assembly);
    if (!dll.path.p || access(dll.path.p, R_OK) != 0)
        return;
    dll.plugin.is_for_player = dll.plugin.is_for_editor = true;
    c->has_failed |=
        !VEC_ADD_IN(&c->plan->arena, c->dlls, c->n_dlls, c->dlls_cap, LIMIT_ASSEMBLIES, dll);
}

static void find_dlls(struct connector *c)
{
    struct file_bytes file = {0};

    for (size_t i = 0; i < c->files->n && !c->has_failed; i++)
        if (c->files->items[i].kind == FILE_DLL && c->n_dlls < LIMIT_ASSEMBLIES)
            add_dll(c, c->files->items[i].path, &file);
    for (const struct package_standin *row = package_standins; row->package; row++)
        add_package(c, row);
    file_done(&file);
}

/* Whether a definition names a stand-in's. It may do so by the guid of a file that is not there:
 * then it is unknown which one it means. */
static bool names_standin(const struct connector *c, const struct asmdef *def, struct slice own)
{
    for (size_t i = 0; i < def->references.n; i++) {
        const struct slice name = def->references.items[i];

        if (slice_eq(name, own) ||
            (slice_starts(name, SLICE("GUID:")) && plan_find(c->plan, name) == PLAN_NOWHERE))
            return true;
    }
    return false;
}

/* Stand-ins are there for all that have the engine, whether they are named or not. */
static bool is_wanted(const struct connector *c, const struct dll *dll, const struct assembly *a)
{
    if (dll->is_standin)
        return !a->def || !a->def->has_no_engine || names_standin(c, a->def, dll->own);
    if (a->def && a->def->overrides_references)
        return names_have(&a->def->dlls, dll->name);
    return !dll->plugin.is_explicit || a->is_plugins;
}

static void connect_dlls(struct connector *c, struct assembly *a, struct texts *to)
{
    for (size_t i = 0; i < c->n_dlls && !c->has_failed; i++) {
        const struct dll *dll = &c->dlls[i];

        if (is_wanted(c, dll, a) && is_for(c, dll, a->is_editor))
            c->has_failed |= !VEC_ADD_IN(&c->plan->arena, to->items, to->n, to->cap, VEC_NO_MAX,
                                         dll->path); /* each path is there once */
    }
    for (size_t i = 0; i < c->facades.n; i++)
        add_text(c, to, c->facades.items[i]);
}

/* The runtime finds assemblies by name, among those that are loaded. */
static void list_loads(struct connector *c)
{
    struct texts all = {0}, editor = {0};

    for (size_t i = 0; i < c->facades.n; i++)
        add_text(c, &all, c->facades.items[i]);
    for (size_t i = 0; i < c->n_dlls; i++)
        if (is_for(c, &c->dlls[i], false))
            add_text(c, &all, c->dlls[i].path);
        else if (is_for(c, &c->dlls[i], true))
            add_text(c, &editor, c->dlls[i].path);
    c->plan->dlls = (struct name_list){all.items, all.n};
    c->plan->editor_dlls = (struct name_list){editor.items, editor.n};
}

/* --- Response files --- */

/* csc.rsp, or mcs.rsp of older versions, beside the definition or in Assets. */
static const struct file *find_rsp(const struct connector *c, const struct assembly *a)
{
    static const char *const names[] = {"csc.rsp", "mcs.rsp"};
    const struct slice folder = a->def ? a->folder : SLICE("Assets/");

    for (size_t k = 0; k < N_ELEMENTS(names); k++)
        for (size_t i = 0; i < c->files->n; i++) {
            const struct file *f = &c->files->items[i];

            if (f->kind == FILE_RSP && !f->is_added && slice_starts(f->path, folder) &&
                slice_is(slice_skip(f->path, folder.len), names[k]))
                return f;
        }
    return NULL;
}

/* A DLL that the file names, if it is the project's. The class library is referenced in any case.
 */
static void add_named_dll(struct connector *c, struct slice rsp, struct slice name, bool is_told,
                          struct texts *to)
{
    const struct project *p = c->project;
    struct file_bytes file = {0};
    struct slice own;

    if (is_path_for_compilers(name) && walk_is_inside(p->root, p->roots, p->n_roots, name.p) &&
        is_managed(c, name, &file, &own))
        add_text(c, to, file_path(&c->plan->arena, c->project, name));
    else if (!is_told && !library_has(name))
        plan_log(c->plan, rsp,
                 ": umcp ignores this reference, which is not in the project: ", name.p);
    file_done(&file);
}

/* Of each kind of option the last one counts. */
static void add_option(struct connector *c, struct texts *to, struct slice option)
{
    const size_t kind = strcspn(option.p, ":-");

    if (!compile_is_option(option))
        return;
    for (size_t i = 0; i < to->n; i++)
        if (strcspn(to->items[i].p, ":-") == kind && strncmp(to->items[i].p, option.p, kind) == 0) {
            to->items[i] = option;
            return;
        }
    add_text(c, to, option);
}

static void tell_ignored(struct connector *c, struct slice rsp, const struct rsp *read)
{
    struct slice all = {0};
    size_t i;

    for (i = 0; i < read->ignored.n && all.len < 1000; i++)
        all = arena_printf(&c->plan->arena, "%.*s%s%s", SLICE_ARG(all), i ? " " : "",
                           read->ignored.items[i].p);
    if (i < read->ignored.n)
        all = arena_printf(&c->plan->arena, "%.*s ...", SLICE_ARG(all));
    if (all.p)
        plan_log(c->plan, rsp,
                 ": umcp ignores options that could run code or read other files: ", all.p);
}

static void read_rsp(struct connector *c, const struct assembly *a, struct texts *defines,
                     struct texts *options, struct texts *dlls)
{
    const struct file *f = a->is_plugins ? NULL : find_rsp(c, a);
    struct file_bytes file = {0};
    struct rsp rsp = {0};
    struct err err;
    bool is_told;

    if (!f || !file_read(c->project, f->path, &file, &err))
        return;
    c->has_failed |= !rsp_read(&c->plan->arena, file.bytes, &rsp);
    file_done(&file);
    for (size_t i = 0; i < rsp.defines.n && defines->n < LIMIT_SYMBOLS; i++)
        add_text(c, defines, rsp.defines.items[i]);
    for (size_t i = 0; i < rsp.options.n; i++)
        add_option(c, options, rsp.options.items[i]);
    is_told = names_have(&(struct name_list){c->told.items, c->told.n}, f->path);
    for (size_t i = 0; i < rsp.references.n; i++)
        add_named_dll(c, f->path, rsp.references.items[i], is_told, dlls);
    if (!is_told)
        tell_ignored(c, f->path, &rsp);
    add_text(c, &c->told, f->path);
}

/* --- One assembly --- */

static void equip(struct connector *c, struct assembly *a)
{
    struct texts defines = {0}, options = {0}, dlls = {0};

    for (size_t i = 0; i < a->defines.n && defines.n < LIMIT_SYMBOLS; i++)
        add_text(c, &defines, a->defines.items[i]);
    if (!a->has_unsafe)
        add_option(c, &options, SLICE("unsafe-"));
    connect_dlls(c, a, &dlls);
    read_rsp(c, a, &defines, &options, &dlls);
    if (defines.n >= LIMIT_SYMBOLS)
        plan_log(c->plan, a->name, " has too many symbols", ": umcp does not define some of them");
    a->defines = (struct name_list){defines.items, defines.n};
    a->options = (struct name_list){options.items, options.n};
    a->dlls = (struct name_list){dlls.items, dlls.n};
}

/* Whether one may refer to the other without naming it. Predefined assemblies see all definitions
 * that allow it and the predefined ones before them; plugins see all of the player's. */
static bool sees(const struct plan *plan, size_t from, size_t to)
{
    const struct assembly *a = &plan->items[from], *b = &plan->items[to];

    if (from == to || b->sources.n == 0 || a->def || b->is_plugins)
        return false;
    if (b->is_editor && !a->is_editor)
        return false;
    if (a->is_plugins)
        return true;
    return b->def ? b->def->is_auto_referenced : to < from;
}

/* Whether an assembly may refer to another that it names. */
static bool may_name(const struct plan *plan, size_t from, size_t to)
{
    const struct assembly *a = &plan->items[from], *b = &plan->items[to];

    return from != to && b->sources.n > 0 && b->def && (a->is_editor || !b->is_editor);
}

static void refer(struct connector *c, size_t from, size_t *seen_by)
{
    struct plan *plan = c->plan;
    struct assembly *a = &plan->items[from];
    size_t *items = NULL, n = 0, cap = 0;

    for (size_t to = 0; to < plan->n; to++)
        if (sees(plan, from, to))
            c->has_failed |= !VEC_ADD_IN(&plan->arena, items, n, cap, VEC_NO_MAX, to);
    for (size_t i = 0; a->def && i < a->def->references.n; i++) {
        const size_t to = plan_find(plan, a->def->references.items[i]);

        if (to == PLAN_NOWHERE || seen_by[to] == from + 1 || !may_name(plan, from, to))
            continue;
        seen_by[to] = from + 1;
        c->has_failed |= !VEC_ADD_IN(&plan->arena, items, n, cap, VEC_NO_MAX, to);
    }
    a->references = items;
    a->n_references = n;
}

/* --- Unusable DLLs --- */

/* Whether a line complains about this file: it is broken, or has the name of another. */
static bool is_about(struct slice line, struct slice path)
{
    static const char *const errors[] = {"error CS0009: ", "error CS1703: ", "error CS1704: "};
    const char *at = memmem(line.p, line.len, path.p, path.len);
    bool is_known = false;

    for (size_t i = 0; i < N_ELEMENTS(errors); i++)
        is_known = is_known || slice_contains(line, slice_of(errors[i]));
    return is_known && at && at + path.len < line.p + line.len && strchr("'\"", at[path.len]);
}

static void take_out(struct name_list *list, struct slice path)
{
    struct slice *items = (struct slice *)(uintptr_t)list->items; /* the plan's own */
    size_t n = 0;

    for (size_t i = 0; i < list->n; i++)
        if (!slice_eq(items[i], path))
            items[n++] = items[i];
    list->n = n;
}

static void drop_dll(struct plan *plan, struct slice path, struct slice line)
{
    struct slice reason = arena_copy(&plan->arena, slice_trim(line));

    plan_log(plan, path, " is left out: ", reason.p ? reason.p : "");
    take_out(&plan->dlls, path);
    take_out(&plan->editor_dlls, path);
    for (size_t i = 0; i < plan->n; i++)
        take_out(&plan->items[i].dlls, path);
}

bool plan_drop_dlls(struct plan *plan, const struct assembly *a, struct slice report)
{
    bool has_dropped = false;

    while (report.len) {
        const struct slice line = slice_cut(&report, '\n');

        for (size_t i = 0; i < a->dlls.n; i++)
            if (is_about(line, a->dlls.items[i])) {
                drop_dll(plan, a->dlls.items[i], line);
                has_dropped = true;
                break;
            }
    }
    return has_dropped;
}

/* --- The order --- */

enum mark { MARK_NONE, MARK_OPEN, MARK_DONE };

struct sorter {
    struct plan *plan;
    unsigned char *marks;
    size_t *order; /* old numbers, in the new order */
    size_t n;
};

/* One step down for each reference; there are at most LIMIT_ASSEMBLIES. */
static void visit(struct sorter *s, size_t at)
{
    struct assembly *a = &s->plan->items[at];
    size_t n = 0;

    s->marks[at] = MARK_OPEN;
    for (size_t i = 0; i < a->n_references; i++) {
        const size_t to = a->references[i];

        if (s->marks[to] == MARK_OPEN) {
            plan_log(s->plan, a->name,
                     " and another assembly refer to each other; umcp drops this reference: ",
                     s->plan->items[to].name.p);
            continue;
        }
        if (s->marks[to] == MARK_NONE)
            visit(s, to);
        a->references[n++] = to;
    }
    a->n_references = n;
    s->marks[at] = MARK_DONE;
    if (a->sources.n)
        s->order[s->n++] = at;
}

/* Moves those that are built into their order, and adapts the numbers that name them. */
static void rearrange(const struct sorter *s, struct assembly *items, size_t *places)
{
    struct plan *plan = s->plan;

    for (size_t i = 0; i < s->n; i++) {
        items[i] = plan->items[s->order[i]];
        places[s->order[i]] = i;
    }
    for (size_t i = 0; i < s->n; i++)
        for (size_t k = 0; k < items[i].n_references; k++)
            items[i].references[k] = places[items[i].references[k]];
    MAP_EACH(struct plan_home, home, &plan->homes)
        home->assembly = places[home->assembly];
    plan->items = items;
    plan->n = plan->cap = s->n;
}

static bool sort(struct plan *plan)
{
    struct arena *a = &plan->arena;
    struct sorter s = {.plan = plan,
                       .marks = arena_zalloc(a, plan->n + 1),
                       .order = arena_alloc(a, (plan->n + 1) * sizeof(size_t))};
    struct assembly *items = arena_alloc(a, (plan->n + 1) * sizeof(*items));
    size_t *places = arena_zalloc(a, (plan->n + 1) * sizeof(*places));

    if (!s.marks || !s.order || !items || !places)
        return false;
    for (int is_editor = 0; is_editor <= 1; is_editor++) /* the player's refer to none of those */
        for (size_t i = 0; i < plan->n; i++)
            if (s.marks[i] == MARK_NONE && plan->items[i].is_editor == is_editor)
                visit(&s, i);
    rearrange(&s, items, places);
    return true;
}

bool plan_connect(struct plan *plan, const struct project *p, const struct files *files)
{
    struct connector c = {.plan = plan, .project = p, .files = files};
    size_t *seen_by = arena_zalloc(&plan->arena, (plan->n + 1) * sizeof(*seen_by));

    c.defines[0] = c.defines[1] = plan->items[0].defines;
    for (size_t i = 0; i < plan->n; i++)
        if (!plan->items[i].def)
            c.defines[plan->items[i].is_editor] = plan->items[i].defines;
    c.has_failed = !seen_by;
    find_dlls(&c);
    list_loads(&c);
    for (size_t i = 0; i < plan->n && !c.has_failed; i++) {
        if (plan->items[i].sources.n == 0)
            continue;
        equip(&c, &plan->items[i]);
        refer(&c, i, seen_by);
    }
    return !c.has_failed && sort(plan);
}
