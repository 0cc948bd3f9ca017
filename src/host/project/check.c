/* project.references.missing on files: the findings of unity/check in editor's format. */
#include "internal.h"

#include "host/reply.h"

static enum check_scope scope_of(struct slice name)
{
    static const char *const names[] = {[CHECK_ALL] = "all",
                                        [CHECK_SCENES] = "scenes",
                                        [CHECK_PREFABS] = "prefabs",
                                        [CHECK_ASSETS] = "assets"};

    for (size_t i = 0; i < N_ELEMENTS(names); i++)
        if (slice_is(name, names[i]))
            return (enum check_scope)i;
    return CHECK_ALL;
}

/* Keeps the findings, because clients ask for one page after the other. */
static bool use_check(struct project_call *call, enum check_scope scope)
{
    struct scan_watch watch = {project_call_go_on, call};
    struct project_cache *cache = call->cache;
    struct check_result *r = &cache->check;

    if (cache->has_check && cache->check_generation == call->generation &&
        cache->check_scope == scope && !r->is_partial)
        return true;
    if (cache->has_check)
        check_result_done(r);
    cache->has_check = check_project(call->project, scope, &watch, r, call->err);
    cache->check_scope = scope;
    cache->check_generation = call->generation;
    if (!cache->has_check)
        return false;
    return !r->is_partial || project_call_stopped(call, r->n_files, r->n_total);
}

static struct slice last_name(struct slice path)
{
    size_t start = path.len;

    while (start > 0 && path.p[start - 1] != '/')
        start--;
    return slice_skip(path, start);
}

static bool put_finding(struct project_call *call, struct json_out *w, const struct finding *f)
{
    if (f->kind == FINDING_SCRIPT) {
        struct slice context = f->context;

        /* Writes exactly editor's four keys, and its sentence. */
        if (f->component >= 0)
            context = arena_printf(call->arena,
                                   "Missing script component at index %d on GameObject '%.*s'",
                                   f->component, SLICE_ARG(last_name(f->object)));
        if (!context.p)
            return err_no_memory(call->err);
        json_object(w);
        json_put_text(w, "path", f->path);
        json_put_text(w, "gameObjectPath", f->object);
        json_put_int(w, "componentIndex", f->component);
        json_put_text(w, "context", context);
        json_object_end(w);
        return true;
    }
    json_object(w);
    json_put_text(w, "path", f->path);
    if (f->kind == FINDING_REFERENCE) {
        json_put_text(w, "gameObjectPath", f->object);
        json_put_int(w, "componentIndex", f->component);
        json_put_text(w, "propertyPath", f->property);
    }
    json_put_text(w, "context", f->context);
    if (f->kind == FINDING_REFERENCE || f->line)
        json_put_int(w, "line", (int64_t)f->line);
    if (f->kind == FINDING_REFERENCE)
        project_put_guid(w, &f->guid);
    json_object_end(w);
    return true;
}

/* Writes a list for each kind; editor has the first two, and the others are left out if empty. */
static bool put_findings(struct project_call *call, struct json_page *l)
{
    const struct check_result *r = &call->cache->check;

    for (enum finding_kind kind = 0; kind < FINDING_COUNT; kind++) {
        if (kind > FINDING_REFERENCE && !check_count(r, kind))
            continue;
        if (kind)
            host_page_next(l, finding_lists[kind]);
        for (size_t i = 0; i < r->n_findings; i++) {
            if (r->findings[i].kind != kind || !json_page_wants(l))
                continue;
            if (!put_finding(call, l->w, &r->findings[i]))
                return false;
            json_page_wrote(l);
        }
    }
    return true;
}

static void put_place(struct json_out *w, size_t n_uses, struct slice path, size_t line)
{
    json_put_int(w, "uses", (int64_t)n_uses);
    json_put_text(w, "path", path);
    json_put_int(w, "line", (int64_t)line);
}

static void put_unresolved(struct json_page *l, const struct check_result *r)
{
    for (size_t i = 0; i < r->n_unresolved; i++) {
        const struct unresolved *u = &r->unresolved[i];

        if (!json_page_wants(l))
            continue;
        json_object(l->w);
        project_put_guid(l->w, &u->guid);
        put_place(l->w, u->n_uses, u->path, u->line);
        json_key(l->w, "type");
        if (u->hint.len)
            json_text(l->w, u->hint);
        else
            json_null(l->w);
        json_object_end(l->w);
        json_page_wrote(l);
    }
}

static void put_packages(struct json_page *l, const struct check_result *r)
{
    for (size_t i = 0; i < r->n_packages; i++) {
        const struct package_use *u = &r->packages[i];

        if (u->is_in_manifest || !json_page_wants(l))
            continue;
        json_object(l->w);
        json_put_text(l->w, "package", u->package);
        put_place(l->w, u->n_uses, u->path, u->line);
        json_object_end(l->w);
        json_page_wrote(l);
    }
}

/* Writes lists that editor does not have, except empty ones. */
static void put_other(struct json_page *l, const struct check_result *r)
{
    size_t n_strangers = 0;

    if (r->n_unresolved) {
        host_page_next(l, "unresolved");
        put_unresolved(l, r);
    }
    for (size_t i = 0; i < r->n_packages; i++)
        n_strangers += !r->packages[i].is_in_manifest;
    if (n_strangers) {
        host_page_next(l, "packagesNotInManifest");
        put_packages(l, r);
    }
}

static bool tell_unlisted(struct project_call *call)
{
    const size_t n = check_count_unlisted(&call->cache->check);

    return !n || host_add_diagnostic(call->host_call,
                                     "%zu more findings are not listed: the last finding of each "
                                     "such file has their number",
                                     n);
}

static bool references_missing(struct project_call *call)
{
    const struct missing_args *args = call->args;
    struct json_page list;
    struct json_out w;
    struct slice maybe;
    size_t n_malformed, n_unread;

    if (!use_check(call, scope_of(args->scope.value)))
        return false;
    maybe = project_maybe_in(call->project, call->arena);
    n_malformed = check_count(&call->cache->check, FINDING_MALFORMED);
    n_unread = check_count(&call->cache->check, FINDING_UNREADABLE);
    if (call->cache->check.n_unresolved &&
        !host_add_diagnostic(
            call->host_call,
            "%zu guids are unresolved: they may be in packages that are not in the project "
            "folder (%.*s)",
            call->cache->check.n_unresolved, SLICE_ARG(slice_from(maybe.p, utf8_cut(maybe, 400)))))
        return false;
    if ((n_malformed || n_unread) &&
        !host_add_diagnostic(call->host_call,
                             "%zu files are malformed and %zu could not be read (binary, Git LFS "
                             "pointers, empty): see malformed and unreadable",
                             n_malformed, n_unread))
        return false;
    if (!tell_unlisted(call))
        return false;
    json_out_init(&w, call->result);
    json_object(&w);
    host_page_begin(&list, call->host_call, &w, finding_lists[0],
                    (const struct arg_int[]){args->limit, args->offset});
    if (!put_findings(call, &list))
        return false;
    put_other(&list, &call->cache->check);
    if (!host_page_end(call->host_call, &list, "scope"))
        return false;
    json_object_end(&w);
    return true;
}

static const struct project_tool tools[] = {
    {TOOL_PROJECT_REFERENCES_MISSING, references_missing, LIMIT_CONTENTS_MS, false},
};
const struct project_tools project_tools_check = {tools, N_ELEMENTS(tools)};
