/*
 * Findings in words: their place in the hierarchy, and a sentence about the fault. Opens
 * the scenes and prefabs that have findings, on the calling thread. Also adds the problems of the
 * walk and of the build's scenes.
 */
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "base/limits.h"
#include "internal.h"
#include "unity/scene/scene.h"

#define BUILD_SETTINGS "ProjectSettings/EditorBuildSettings.asset"

/* --- The walk. --- */

/* The line of the first conflict marker, or of a second guid; 0: unknown. */
static size_t conflict_line(const struct project *p, struct slice path)
{
    struct file_bytes f = {.block = NULL};
    struct slice rest, guid = {0};
    size_t line = 0, found = 0;
    struct err err;

    if (!file_read(p, path, &f, &err))
        return 0;
    rest = f.bytes;
    while (rest.len && !found) {
        struct slice text = slice_trim(slice_cut(&rest, '\n'));

        line++;
        if ((text.len && meta_is_conflict(text.p, text.p + text.len)) ||
            (guid.len && slice_starts(text, SLICE("guid:")) && !slice_eq(text, guid)))
            found = line;
        else if (slice_starts(text, SLICE("guid:")))
            guid = text;
    }
    file_done(&f);
    return found;
}

static struct slice problem_text(const struct project *p, const struct walk_problem *problem,
                                 struct arena *a)
{
    const char *what = walk_reason_text(problem->reason);
    const struct guid_entry *owner = NULL;

    if (problem->reason == WALK_UNREADABLE)
        return arena_printf(a, "It %s: %s.", what, strerror(problem->os_error));
    if (problem->reason == WALK_DUPLICATE)
        owner = guid_index_find(&p->walk.index, &problem->guid);
    if (owner)
        return arena_printf(a, "It %s, '%.*s'.", what,
                            SLICE_ARG(guid_index_path(&p->walk.index, owner)));
    return arena_printf(a, "It %s.", what);
}

bool check_problems(struct check_thread *t)
{
    const struct walk_result *w = &t->p->walk;

    for (size_t i = 0; i < w->n_problems; i++) {
        const struct walk_problem *problem = &w->problems[i];
        const bool is_conflict = problem->reason == WALK_CONFLICT;
        struct check_found *found;

        if (problem->reason == WALK_SEEN)
            continue; /* already read under its other path */
        found = check_list_add(&t->found, is_conflict ? FINDING_MALFORMED : FINDING_UNREADABLE);
        if (!found)
            return false;
        found->f.path = problem->path;
        found->f.line = is_conflict ? conflict_line(t->p, problem->path) : 0;
        found->f.context = problem_text(t->p, problem, &t->text);
        if (!found->f.context.p)
            return false;
    }
    return true;
}

/* --- The build. --- */

static bool is_there(int root, const struct project *p, struct slice path, struct arena *a)
{
    const struct guid_entry *entry = guid_index_at(&p->walk.index, path);
    struct slice name;

    if (entry && !(entry->kind & GUID_ORPHAN))
        return true;
    /* It may be in a package that is not here. */
    if (slice_starts(path, SLICE("Packages/")))
        return true;
    name = arena_copy(a, path);
    return path.len && (!name.p || faccessat(root, name.p, F_OK, 0) == 0);
}

bool check_build_scenes(const struct project *p, struct check_list *found)
{
    const struct settings *s = &p->settings;
    struct arena a;
    bool is_ok = true;
    int root;

    for (size_t i = 0; i < found->n; i++)
        if (found->items[i].f.kind == FINDING_MALFORMED &&
            slice_is(found->items[i].f.path, BUILD_SETTINGS))
            return true;
    root = open(*p->root ? p->root : "/", O_PATH | O_DIRECTORY | O_CLOEXEC);
    arena_init(&a, LIMIT_FINDING_PATH);
    for (size_t i = 0; i < s->n_build_scenes && is_ok; i++) {
        const struct build_scene *scene = &s->build_scenes[i];
        struct check_found *fresh;

        if (!scene->is_enabled || is_there(root, p, scene->path, &a))
            continue;
        fresh = check_list_add(found, FINDING_REFERENCE);
        is_ok = fresh != NULL;
        if (!fresh)
            break;
        fresh->reason = CHECK_NO_PATH;
        fresh->f.path = SLICE(BUILD_SETTINGS);
        fresh->f.line = scene->line;
        fresh->f.context = scene->path;
        fresh->doc = (int64_t)i;
    }
    arena_done(&a);
    if (root >= 0)
        close(root);
    return is_ok;
}

/* --- Texts. --- */

static struct slice context_of(const struct project *p, const struct check_found *found,
                               struct arena *a)
{
    const struct guid_entry *entry = NULL;
    char guid[GUID_TEXT_SIZE];
    struct slice path = {0};

    if (found->reason == CHECK_TEXT)
        return arena_copy(a, found->f.context);
    if (found->reason == CHECK_NO_PATH)
        return arena_printf(a, "The build settings list the scene '%.*s', which does not exist.",
                            SLICE_ARG(found->f.context));
    guid_format(&found->f.guid, guid);
    if (found->fault == FAULT_GONE)
        entry = guid_index_find(&p->walk.index, &found->f.guid);
    if (entry)
        path = guid_index_path(&p->walk.index, entry);
    if (found->f.kind == FINDING_SCRIPT) {
        if (found->fault == FAULT_NULL)
            return arena_copy(a, SLICE("The script is missing: m_Script is not set."));
        if (found->fault == FAULT_GONE)
            return arena_printf(a, "The script '%.*s' is missing: only its .meta file is left.",
                                SLICE_ARG(path));
        if (found->fault == FAULT_ABSENT)
            return arena_printf(a, "The script is missing: no asset has the guid %s.", guid);
        return arena_printf(a,
                            "The script is missing: the file has no MonoScript with the id %lld.",
                            (long long)found->f.file_id);
    }
    if (found->fault == FAULT_GONE)
        return arena_printf(a, "'%.*s' is missing: only its .meta file is left.", SLICE_ARG(path));
    if (found->fault == FAULT_ABSENT)
        return arena_printf(a, "No asset has the guid %s.", guid);
    return arena_printf(a, "The file has no object with the id %lld.", (long long)found->f.file_id);
}

static bool add_finding(struct check_texts *x, const struct check_found *found)
{
    struct finding *f = &x->r->findings[x->r->n_findings];
    const struct finding *last = x->r->n_findings ? f - 1 : NULL;
    struct arena *a = &x->r->arena;

    *f = found->f;
    /* Findings of a file share its path. */
    f->path = last && slice_eq(last->path, found->f.path) ? last->path : arena_copy(a, f->path);
    f->context = context_of(x->p, found, a);
    f->property = found->reason == CHECK_NO_PATH
                      ? arena_printf(a, "m_Scenes[%lld]", (long long)found->doc)
                      : arena_copy(a, f->property);
    f->object = arena_copy(a, f->object);
    if (!f->path.p || !f->context.p || !f->property.p || !f->object.p)
        return false;
    x->r->n_findings++;
    if (f->kind != FINDING_UNREADABLE)
        x->r->n_broken += f->n_more ? f->n_more : 1;
    return true;
}

/* Sets the document's place in the hierarchy, if it has one. */
static bool find_object(struct check_texts *x, const struct scene *s,
                        const struct check_found *found, struct finding *f)
{
    int index = -1;
    const struct scene_object *o = scene_by_id(s, found->doc, &index);
    struct arena scratch;
    struct slice path;

    if (!o)
        return true;
    arena_init(&scratch, LIMIT_FINDING_PATH);
    path = scene_path(&scratch, o);
    if (!path.p)
        path = o->name; /* the full path is too long */
    path.len = utf8_cut(path, LIMIT_FINDING_OBJECT);
    f->object = arena_copy(&x->r->arena, path);
    f->component = index;
    arena_done(&scratch);
    return f->object.p != NULL;
}

/* Sets objects and components for the findings `from` to `to`, which are all of one file. */
static bool add_objects(struct check_texts *x, const struct check_found *all, size_t from,
                        size_t to)
{
    struct scene *s = NULL;
    bool is_ok = true, is_in_scene = false;
    struct err err;

    for (size_t i = from; i < to; i++)
        is_in_scene = is_in_scene || all[i].is_in_scene;
    if (!is_in_scene || x->is_stopped)
        return true;
    if (!refs_pace_ask(x->pace, x->r->n_files, x->r->n_total)) {
        x->is_stopped = true;
        return true;
    }
    if (!scene_open(x->p, x->r->findings[from].path, &s, &err))
        return true; /* findings keep their document's name */
    for (size_t i = from; i < to && is_ok; i++)
        is_ok = !all[i].is_in_scene || find_object(x, s, &all[i], &x->r->findings[i]);
    scene_free(s);
    return is_ok;
}

bool check_texts(struct check_texts *x, const struct check_list *found, struct err *err)
{
    const struct check_found *all = found->items;
    size_t from = 0;

    x->r->findings = mem_alloc((found->n + 1) * sizeof(*x->r->findings));
    if (!x->r->findings)
        return err_no_memory(err);
    for (size_t i = 0; i < found->n; i++)
        if (!add_finding(x, &all[i]))
            return err_no_memory(err);
    for (size_t i = 1; i <= found->n; i++) {
        if (i < found->n && x->r->findings[i].path.p == x->r->findings[from].path.p)
            continue;
        if (!add_objects(x, all, from, i))
            return err_no_memory(err);
        from = i;
    }
    return true;
}
