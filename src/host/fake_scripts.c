/*
 * The fake's Scripts folder: files in memory. The rules for their paths are those of scripts.h;
 * running them is fake_run.c's business.
 */
#include "fake.h"

#include <stdio.h>

#include "host/scripts/scripts.h"

/* The name within the Scripts folder that a caller's path means, in the arena. */
static bool resolve(struct arena *a, struct slice path, struct slice *ret_name, struct err *err)
{
    struct slice folder = SLICE(FAKE_SCRIPTS_FOLDER "/");
    char *name;
    size_t len;

    if (!scripts_check_path(path, err))
        return false;
    if (slice_starts(path, folder))
        path = slice_skip(path, folder.len);
    name = arena_alloc(a, path.len + 1);
    if (!name)
        return err_no_memory(err);
    if (!scripts_normalize(path, name, &len, err))
        return false;
    if (len > FAKE_NAME || memchr(name, '\0', len))
        return err_set(err, ERR_ARGUMENT, "path must have at most %d bytes and no NUL", FAKE_NAME);
    *ret_name = slice_from(name, len);
    return true;
}

/* --- Files. --- */

/* Where a name stands, or would stand, in the order of names. */
static size_t place_of(const struct fake *f, struct slice name, bool *ret_exists)
{
    size_t i = 0;

    while (i < f->n_scripts && slice_compare(slice_of(f->scripts[i].name), name) < 0)
        i++;
    *ret_exists = i < f->n_scripts && slice_is(name, f->scripts[i].name);
    return i;
}

static struct fake_script *find_script(struct fake *f, struct slice name)
{
    bool exists;
    size_t i = place_of(f, name, &exists);

    return exists ? &f->scripts[i] : NULL;
}

static void delete_script(struct fake *f, struct fake_script *s)
{
    size_t i = (size_t)(s - f->scripts);

    mem_free(s->name);
    mem_free(s->content);
    memmove(s, s + 1, (f->n_scripts - i - 1) * sizeof(*s));
    f->n_scripts--;
}

void fake_scripts_done(struct fake *f)
{
    while (f->n_scripts)
        delete_script(f, &f->scripts[f->n_scripts - 1]);
}

/* Makes room for a new script; takes `name`. */
static struct fake_script *insert_script(struct fake *f, size_t at, char *name)
{
    struct fake_script *s = &f->scripts[at];

    memmove(s + 1, s, (f->n_scripts - at) * sizeof(*s));
    f->n_scripts++;
    *s = (struct fake_script){.name = name};
    return s;
}

static bool store_script(struct fake *f, struct slice name, struct slice content, struct err *err)
{
    bool exists;
    size_t at = place_of(f, name, &exists);
    struct fake_script *s = exists ? &f->scripts[at] : NULL;
    char *text, *own_name = NULL;

    content = scripts_without_bom(content);
    if (content.len > FAKE_SCRIPT_SIZE)
        return err_set(err, ERR_ARGUMENT, "Content too large; max %d bytes", FAKE_SCRIPT_SIZE);
    if (!exists && f->n_scripts == FAKE_SCRIPTS)
        return err_set(err, ERR_TOO_LARGE, "Too many scripts; max %d", FAKE_SCRIPTS);
    text = text_copy(content);
    if (text && !exists)
        own_name = text_copy(name);
    if (!text || (!exists && !own_name)) {
        mem_free(text);
        return err_no_memory(err);
    }
    if (!exists)
        s = insert_script(f, at, own_name);
    mem_free(s->content);
    s->content = text;
    s->len = content.len;
    s->modified = fake_wall_time(f);
    return true;
}

bool fake_script_find(struct fake *f, struct host_call *call, struct slice path,
                      struct fake_script **ret_script)
{
    struct slice name;
    struct fake_script *s;

    if (!resolve(call->arena, path, &name, &call->err))
        return false;
    s = find_script(f, name);
    if (!s)
        return err_set(&call->err, ERR_NOT_FOUND, "Script not found: %.*s", SLICE_ARG(name));
    *ret_script = s;
    return true;
}

/* --- Tools. --- */

static void put_path(struct json_out *w, const char *key, const char *name)
{
    char path[sizeof(FAKE_SCRIPTS_FOLDER "/") + FAKE_NAME];

    snprintf(path, sizeof(path), FAKE_SCRIPTS_FOLDER "/%s", name);
    json_put_string(w, key, path);
}

static void put_file(struct json_out *w, const struct fake_script *s)
{
    const char *slash = strrchr(s->name, '/');

    json_put_string(w, "Name", slash ? slash + 1 : s->name);
    put_path(w, "Path", s->name);
}

bool fake_list_scripts(struct fake *f, struct host_call *call)
{
    const struct page_args *args = call->args;
    struct fake_range r = fake_page(args->limit, args->offset, f->n_scripts);
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_int(&w, "Total", (int64_t)f->n_scripts);
    json_key(&w, "Items");
    json_array(&w);
    for (size_t i = r.first; i < r.end; i++) {
        json_object(&w);
        put_file(&w, &f->scripts[i]);
        json_object_end(&w);
    }
    json_array_end(&w);
    json_object_end(&w);
    return true;
}

bool fake_read_script(struct fake *f, struct host_call *call)
{
    const struct read_script_args *args = call->args;
    struct fake_script *s = NULL;
    struct json_out w;

    if (!fake_script_find(f, call, args->path.value, &s))
        return false;
    json_out_init(&w, &call->result);
    json_object(&w);
    put_file(&w, s);
    json_put_text(&w, "Content", slice_from(s->content, s->len));
    json_put_int(&w, "SizeBytes", (int64_t)s->len);
    scripts_put_time(&w, "LastModifiedUtc", s->modified);
    json_put_bool(&w, "Truncated", false); /* nothing larger can be stored */
    json_object_end(&w);
    return true;
}

bool fake_write_script(struct fake *f, struct host_call *call)
{
    const struct write_script_args *args = call->args;
    struct slice name;

    return resolve(call->arena, args->path.value, &name, &call->err) &&
           store_script(f, name, args->content.value, &call->err) && fake_ok(call);
}

bool fake_delete_script(struct fake *f, struct host_call *call)
{
    const struct script_args *args = call->args;
    struct fake_script *s = NULL;

    if (!fake_script_find(f, call, args->path.value, &s))
        return false;
    delete_script(f, s);
    return fake_ok(call);
}

/* --- The start-up script is startup.cs, and startup.disabled.cs while it is off. --- */

struct fake_script *fake_startup_script(struct fake *f)
{
    struct fake_script *s = find_script(f, SLICE(SCRIPTS_STARTUP));

    return s ? s : find_script(f, SLICE(SCRIPTS_STARTUP_DISABLED));
}

bool fake_get_startup(struct fake *f, struct host_call *call)
{
    const struct fake_script *enabled = find_script(f, SLICE(SCRIPTS_STARTUP));
    const struct fake_script *s = fake_startup_script(f);
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_put_bool(&w, "enabled", enabled != NULL);
    put_path(&w, "path", s ? s->name : SCRIPTS_STARTUP);
    if (s)
        json_put_text(&w, "content", slice_from(s->content, s->len));
    json_object_end(&w);
    return true;
}

/* Renaming replaces a file that has the new name; without the old one there is nothing to do. */
bool fake_set_startup_enabled(struct fake *f, struct host_call *call)
{
    const struct enabled_args *args = call->args;
    struct slice from =
        args->enabled.value ? SLICE(SCRIPTS_STARTUP_DISABLED) : SLICE(SCRIPTS_STARTUP);
    struct slice to =
        args->enabled.value ? SLICE(SCRIPTS_STARTUP) : SLICE(SCRIPTS_STARTUP_DISABLED);
    struct fake_script *s = find_script(f, from);
    struct fake_script moved;
    bool exists;
    char *name;

    if (!s)
        return fake_ok(call);
    name = text_copy(to);
    if (!name)
        return err_no_memory(&call->err);
    if (find_script(f, to))
        delete_script(f, find_script(f, to));
    s = find_script(f, from);
    moved = *s;
    s->content = NULL;
    delete_script(f, s);
    s = insert_script(f, place_of(f, to, &exists), name);
    s->content = moved.content;
    s->len = moved.len;
    s->modified = moved.modified;
    return fake_ok(call);
}

bool fake_write_startup(struct fake *f, struct host_call *call)
{
    const struct write_startup_args *args = call->args;
    struct fake_script *disabled;

    if (!store_script(f, SLICE(SCRIPTS_STARTUP), args->content.value, &call->err))
        return false;
    disabled = find_script(f, SLICE(SCRIPTS_STARTUP_DISABLED));
    if (disabled)
        delete_script(f, disabled);
    return fake_ok(call);
}
