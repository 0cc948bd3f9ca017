/*
 * `umcp check DIR`: prints the faults of a project, one line each in the style of compilers, and
 * undecided references. Exit code 0: nothing is broken, 1: something is, 2: the project
 * could not be read.
 */
#include <stdio.h>
#include <unistd.h>

#include "app.h"
#include "unity/unity.h"
#include "json/json.h"

#define MAX_TEXT ((size_t)1 << 32) /* all findings as text */

/* --- Progress, on a terminal. --- */

static bool show_progress(void *ctx, size_t done, size_t total)
{
    bool *is_shown = ctx;

    if (isatty(STDERR_FILENO)) {
        fprintf(stderr, "\r%zu of %zu files", done, total);
        *is_shown = true;
    }
    return true;
}

/* --- As lines. --- */

static void put_place(struct buf *b, struct slice path, size_t line)
{
    put_text(b, path);
    if (line)
        buf_printf(b, ":%zu", line);
    buf_append(b, SLICE(": "));
}

static void put_finding(struct buf *b, const struct finding *f)
{
    put_place(b, f->path, f->line);
    if (f->kind == FINDING_UNREADABLE)
        buf_append(b, SLICE("warning: "));
    if (f->object.len) {
        put_text(b, f->object);
        buf_append(b, SLICE(": "));
    }
    if (f->property.len) {
        put_text(b, f->property);
        buf_append(b, SLICE(": "));
    }
    put_text(b, f->context);
    buf_append_byte(b, '\n');
}

static void put_warnings(struct buf *b, const struct project *p, const struct check_result *r,
                         struct arena *a)
{
    struct slice maybe = project_maybe_in(p, a);

    for (size_t i = 0; i < r->n_packages; i++) {
        const struct package_use *u = &r->packages[i];

        if (u->is_in_manifest)
            continue;
        put_place(b, u->path, u->line);
        buf_printf(b, "warning: uses package %.*s, which the manifest does not name (%zu uses)\n",
                   SLICE_ARG(u->package), u->n_uses);
    }
    for (size_t i = 0; i < r->n_unresolved; i++) {
        const struct unresolved *u = &r->unresolved[i];
        char guid[GUID_TEXT_SIZE];

        guid_format(&u->guid, guid);
        put_place(b, u->path, u->line);
        buf_printf(b, "warning: unresolved guid %s (%zu uses)", guid, u->n_uses);
        if (u->hint.len) {
            buf_append(b, SLICE(", type "));
            put_text(b, u->hint);
        }
        buf_append_byte(b, '\n');
    }
    if (r->n_unresolved && maybe.len) {
        buf_append(b, SLICE("warning: unresolved guids may be in packages that are not here: "));
        put_text(b, maybe);
        buf_append_byte(b, '\n');
    }
}

static void put_lines(struct buf *b, const struct project *p, const struct check_result *r,
                      struct arena *a)
{
    for (size_t i = 0; i < r->n_findings; i++)
        put_finding(b, &r->findings[i]);
    put_warnings(b, p, r, a);
    buf_printf(b,
               "%zu files, %zu references: %zu missing scripts, %zu broken references, "
               "%zu malformed files, %zu unreadable, %zu unresolved guids\n",
               r->n_files, r->n_references, check_count(r, FINDING_SCRIPT),
               check_count(r, FINDING_REFERENCE), check_count(r, FINDING_MALFORMED),
               check_count(r, FINDING_UNREADABLE), r->n_unresolved);
}

/* --- As JSON. --- */

static void put_guid(struct json_out *w, const struct guid *g)
{
    char text[GUID_TEXT_SIZE];

    guid_format(g, text);
    json_put_string(w, "guid", guid_is_null(g) ? NULL : text);
}

static void put_json_finding(struct json_out *w, const struct finding *f)
{
    json_object(w);
    json_put_text(w, "path", f->path);
    if (f->kind != FINDING_UNREADABLE)
        json_put_int(w, "line", (int64_t)f->line);
    if (f->kind == FINDING_SCRIPT || f->kind == FINDING_REFERENCE) {
        json_put_text(w, "gameObjectPath", f->object);
        json_put_int(w, "componentIndex", f->component);
    }
    if (f->kind == FINDING_REFERENCE)
        json_put_text(w, "propertyPath", f->property);
    if (f->kind == FINDING_SCRIPT || f->kind == FINDING_REFERENCE)
        put_guid(w, &f->guid);
    if (f->kind == FINDING_REFERENCE)
        json_put_int(w, "fileID", f->file_id);
    json_put_text(w, "context", f->context);
    if (f->n_more)
        json_put_int(w, "more", (int64_t)f->n_more);
    json_object_end(w);
}

static void put_json_findings(struct json_out *w, const struct check_result *r)
{
    for (size_t kind = 0; kind < FINDING_COUNT; kind++) {
        json_key(w, finding_lists[kind]);
        json_array(w);
        for (size_t i = 0; i < r->n_findings; i++)
            if (r->findings[i].kind == kind)
                put_json_finding(w, &r->findings[i]);
        json_array_end(w);
    }
}

static void put_json_unresolved(struct json_out *w, const struct check_result *r,
                                struct slice maybe)
{
    json_key(w, "unresolved");
    json_array(w);
    for (size_t i = 0; i < r->n_unresolved; i++) {
        const struct unresolved *u = &r->unresolved[i];

        json_object(w);
        put_guid(w, &u->guid);
        json_put_int(w, "uses", (int64_t)u->n_uses);
        json_put_int(w, "scripts", (int64_t)u->n_scripts);
        json_put_text(w, "path", u->path);
        json_put_int(w, "line", (int64_t)u->line);
        json_key(w, "type");
        if (u->hint.len)
            json_text(w, u->hint);
        else
            json_null(w);
        json_object_end(w);
    }
    json_array_end(w);
    json_key(w, "maybeIn");
    json_array(w);
    while (maybe.len)
        json_text(w, slice_trim(slice_cut(&maybe, ',')));
    json_array_end(w);
}

static void put_json_packages(struct json_out *w, const struct check_result *r)
{
    json_key(w, "packages");
    json_array(w);
    for (size_t i = 0; i < r->n_packages; i++) {
        const struct package_use *u = &r->packages[i];

        json_object(w);
        json_put_text(w, "package", u->package);
        json_put_int(w, "uses", (int64_t)u->n_uses);
        json_put_bool(w, "inManifest", u->is_in_manifest);
        json_put_text(w, "path", u->path);
        json_put_int(w, "line", (int64_t)u->line);
        json_object_end(w);
    }
    json_array_end(w);
}

static void put_json(struct buf *b, const struct project *p, const struct check_result *r,
                     struct arena *a)
{
    struct json_out w;

    json_out_init(&w, b);
    json_object(&w);
    json_put_string(&w, "project", p->root);
    json_put_text(&w, "unityVersion", p->settings.unity_version);
    json_put_int(&w, "files", (int64_t)r->n_files);
    json_put_int(&w, "references", (int64_t)r->n_references);
    json_put_bool(&w, "partial", r->is_partial);
    put_json_findings(&w, r);
    put_json_unresolved(&w, r, project_maybe_in(p, a));
    put_json_packages(&w, r);
    json_object_end(&w);
    buf_append_byte(b, '\n');
}

/* --- The command. --- */

static bool print(const struct options *o, const struct project *p, const struct check_result *r,
                  struct err *err)
{
    struct arena a;
    struct buf b;
    bool is_ok;

    arena_init(&a, MAX_TEXT);
    buf_init(&b, MAX_TEXT);
    if (o->is_json)
        put_json(&b, p, r, &a);
    else
        put_lines(&b, p, r, &a);
    is_ok = buf_ok(&b) && print_shown(buf_slice(&b)) && fflush(stdout) == 0;
    buf_done(&b);
    arena_done(&a);
    return is_ok || err_set(err, ERR_TOOL, "cannot write the findings to standard output");
}

int run_check(struct options *o)
{
    bool is_shown = false, is_broken = false, is_ok;
    struct scan_watch watch = {show_progress, &is_shown};
    struct err err = {0};
    struct check_result r;
    struct project p;

    if (o->n_words != 1) {
        err_set(&err, ERR_ARGUMENT, "umcp check needs one project folder");
        return complain(&err);
    }
    is_ok = project_open(o->words[0], processors(), &p, &err);
    if (is_ok) {
        for (size_t i = 0; i < p.settings.n_notes; i++)
            say_line(stderr, "umcp: %.*s", SLICE_ARG(p.settings.notes[i]));
        is_ok = check_project(&p, CHECK_ALL, &watch, &r, &err);
        if (is_shown)
            fprintf(stderr, "\r%*s\r", 48, "");
        if (is_ok) {
            is_ok = print(o, &p, &r, &err);
            is_broken = r.n_broken > 0;
            check_result_done(&r);
        }
        project_done(&p);
    }
    if (is_ok)
        return is_broken ? 1 : 0;
    complain(&err);
    return 2; /* 1 means that the project was read and is broken */
}
