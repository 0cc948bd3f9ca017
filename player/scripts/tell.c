/*
 * Writes the report of the last build together with later events: stubs that were
 * reached, and scripts that are not run because they held the engine.
 */
#include "tell.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/limits.h"
#include "compile.h"
#include "player/blame.h"
#include "player/managed/reached.h"
#include "report.h"
#include "json/json.h"

enum { SHOWN_REACHED = 20 };

struct telling {
    const struct report *report;
    const struct agent_scripts_query *query;
    struct arena arena;
    int64_t *reached; /* for each script of the report, in its order; NULL: none, or no memory */
    int64_t n_reached;
    struct reached *engine; /* members of Unity's, most often first */
    size_t n_engine;
    struct json_out w;
};

/* --- Events since the build --- */

static int most_often(const void *a, const void *b)
{
    const struct reached *x = a, *y = b;

    return x->times == y->times ? slice_compare(x->member, y->member)
                                : (x->times < y->times) - (x->times > y->times);
}

static void count_reached(struct telling *t)
{
    const size_t n_scripts = t->report->n_scripts;
    size_t n = 0;
    struct reached *items = reached_copy(&t->arena, &n);

    t->reached = n_scripts ? arena_zalloc(&t->arena, n_scripts * sizeof(*t->reached)) : NULL;
    for (size_t i = 0; i < n; i++) {
        const struct report_script *s = report_find_stub(items[i].member, items[i].reason);

        if (s && t->reached) {
            t->reached[s - t->report->scripts] += items[i].times;
            t->n_reached += items[i].times;
        } else if (!items[i].reason.len) {
            items[t->n_engine++] = items[i];
        }
    }
    t->engine = items;
    if (t->n_engine)
        qsort(t->engine, t->n_engine, sizeof(*t->engine), most_often);
}

static bool is_held(const struct report_script *s)
{
    struct blame_held held;

    for (size_t i = 0; blame_at(i, &held); i++)
        if (slice_eq(held.path, s->path))
            return true;
    return false;
}

static const char *state_of(const struct report_script *s)
{
    return s->state != SCRIPT_OUT && is_held(s) ? "held" : script_state_words[s->state];
}

/* --- The whole --- */

static void put_build(struct telling *t)
{
    const struct report *r = t->report;
    char time[TEXT_TIME_SIZE];

    json_key(&t->w, "LastBuild");
    if (!r->build) {
        json_null(&t->w);
        return;
    }
    text_time(r->ended_ms, time);
    json_object(&t->w);
    json_put_int(&t->w, "Number", r->build);
    json_put_string(&t->w, "Ended", time);
    json_put_int(&t->w, "Ms", r->took_ms);
    json_put_int(&t->w, "Assemblies", (int64_t)r->n_assemblies);
    json_put_int(&t->w, "Compiled", (int64_t)r->n_made);
    json_object_end(&t->w);
}

static void put_totals(struct telling *t)
{
    const struct report *r = t->report;
    int64_t n[SCRIPT_OUT + 1] = {0}, n_held = 0;

    for (size_t i = 0; i < r->n_scripts; i++)
        if (r->scripts[i].state != SCRIPT_OUT && is_held(&r->scripts[i]))
            n_held++;
        else
            n[r->scripts[i].state]++;
    json_key(&t->w, "Totals");
    json_object(&t->w);
    json_put_int(&t->w, "Scripts", (int64_t)r->n_scripts);
    json_put_int(&t->w, "Live", n[SCRIPT_LIVE]);
    json_put_int(&t->w, "Partly", n[SCRIPT_PARTLY]);
    json_put_int(&t->w, "Out", n[SCRIPT_OUT]);
    json_put_int(&t->w, "Held", n_held);
    json_put_int(&t->w, "Members", r->members);
    json_put_int(&t->w, "Kept", r->members - r->stubbed - r->out);
    json_put_int(&t->w, "Stubbed", r->stubbed);
    json_put_int(&t->w, "LeftOut", r->out);
    json_put_int(&t->w, "Reached", t->n_reached);
    json_object_end(&t->w);
}

static void put_names(struct telling *t)
{
    const struct report *r = t->report;

    json_key(&t->w, "Names");
    json_array(&t->w);
    for (size_t i = 0; i < r->n_names && i < REPORT_SHOWN_NAMES; i++) {
        json_object(&t->w);
        json_put_text(&t->w, "Name", r->names[i].name);
        json_put_int(&t->w, "Members", r->names[i].members);
        json_object_end(&t->w);
    }
    json_array_end(&t->w);
}

static void put_held(struct telling *t)
{
    struct blame_held held;

    json_key(&t->w, "Held");
    json_array(&t->w);
    for (size_t i = 0; blame_at(i, &held); i++) {
        json_object(&t->w);
        json_put_text(&t->w, "Path", held.path);
        json_put_text(&t->w, "Class", held.class);
        json_put_text(&t->w, "Method", held.method);
        json_put_int(&t->w, "Deaths", held.deaths);
        json_object_end(&t->w);
    }
    json_array_end(&t->w);
}

static void put_engine(struct telling *t)
{
    json_key(&t->w, "EngineReached");
    json_array(&t->w);
    for (size_t i = 0; i < t->n_engine && i < SHOWN_REACHED; i++) {
        json_object(&t->w);
        json_put_text(&t->w, "Name", t->engine[i].member);
        json_put_int(&t->w, "Times", t->engine[i].times);
        json_object_end(&t->w);
    }
    json_array_end(&t->w);
}

/* --- Each script --- */

static void put_left(struct json_out *w, const struct report_left *left)
{
    json_object(w);
    json_put_int(w, "Line", left->line);
    json_put_int(w, "Column", left->column);
    json_put_text(w, "What", left->what);
    json_put_text(w, "How", left->how);
    json_put_text(w, "Error", left->error);
    json_object_end(w);
}

static void put_script(struct telling *t, const struct report_script *s, const char *state)
{
    json_object(&t->w);
    json_put_text(&t->w, "Path", s->path);
    json_put_text(&t->w, "Assembly", s->assembly);
    json_put_string(&t->w, "State", state);
    json_put_int(&t->w, "Members", s->members);
    json_put_int(&t->w, "Kept", s->members - s->stubbed - s->out);
    json_put_int(&t->w, "Stubbed", s->stubbed);
    json_put_int(&t->w, "LeftOut", s->out);
    json_put_int(&t->w, "Reached", t->reached ? t->reached[s - t->report->scripts] : 0);
    json_put_int(&t->w, "LeftTotal", (int64_t)s->n_left);
    json_key(&t->w, "Left");
    json_array(&t->w);
    for (size_t i = 0; i < s->n_left && i < t->query->n_left; i++)
        put_left(&t->w, &s->left[i]);
    json_array_end(&t->w);
    json_object_end(&t->w);
}

static bool fits(const struct telling *t, const struct report_script *s, const char *state)
{
    const struct agent_scripts_query *q = t->query;

    return (!q->state.len || slice_is(q->state, state)) &&
           (!q->path.len || slice_contains_nocase(s->path, q->path));
}

static void put_scripts(struct telling *t)
{
    struct json_page page = {.w = &t->w,
                             .offset = t->query->offset,
                             .limit = t->query->limit,
                             .budget = t->query->budget};
    size_t next;

    json_key(&t->w, "Items");
    json_array(&t->w);
    for (size_t i = 0; i < t->report->n_scripts; i++) {
        const struct report_script *s = t->report->worst[i];
        const char *state = state_of(s);

        if (!fits(t, s, state) || !json_page_wants(&page))
            continue;
        put_script(t, s, state);
        json_page_wrote(&page);
    }
    json_array_end(&t->w);
    json_put_int(&t->w, "Total", (int64_t)page.n_seen);
    next = page.offset + page.n_shown;
    if (page.n_shown && next < page.n_seen)
        json_put_int(&t->w, "NextOffset", (int64_t)next);
}

void tell_write(const struct agent_scripts_query *query, struct buf *to)
{
    struct telling t = {.report = report_get(), .query = query};
    const char *complaint, *state = compile_progress(&complaint);

    arena_init(&t.arena, LIMIT_REPORT_BYTES);
    count_reached(&t);
    json_out_init(&t.w, to);
    json_object(&t.w);
    json_put_string(&t.w, "State", state);
    json_put_string(&t.w, "Complaint", complaint);
    json_put_string(&t.w, "Compiler", compile_compiler());
    put_build(&t);
    put_totals(&t);
    put_names(&t);
    put_held(&t);
    put_engine(&t);
    put_scripts(&t);
    json_object_end(&t.w);
    arena_done(&t.arena);
}

void tell_changes(void)
{
    static struct {
        const char *state;
        unsigned build;
    } told;
    const char *complaint, *state = compile_progress(&complaint);
    const unsigned build = report_get()->build;
    char text[80];

    if (state == told.state && build == told.build)
        return;
    told.state = state;
    told.build = build;
    snprintf(text, sizeof(text), "{\"state\":\"%s\",\"build\":%u}", state, build);
    agent_scripts_changed(slice_of(text));
}
