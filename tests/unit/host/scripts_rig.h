/*
 * A link host with a Scripts folder on disk. Its files are read and written on a thread: whoever
 * wants something of it here waits until it has come.
 */
#ifndef SCRIPTS_RIG_H
#define SCRIPTS_RIG_H

#include "link_host_rig.h"
#include "unit/unity/project_rig.h"

#define PATIENCE_MS 60000 /* for things that take a moment, on a machine that is very busy */

static inline void begin_scripts(void)
{
    rig_begin();
    state_dir = rig_root;
    setup();
}

static inline void end_scripts(void)
{
    teardown();
    rig_end();
}

/* Of "sub/a.cs" below Scripts. */
static inline const char *script_path(const char *name)
{
    char path[PATH_MAX];

    snprintf(path, sizeof(path), "Scripts/%s", name);
    return rig_path(path);
}

static inline void put_script(const char *name, const char *text)
{
    char path[PATH_MAX];

    snprintf(path, sizeof(path), "Scripts/%s", name);
    rig_text(path, text);
}

static inline bool has_script(const char *name)
{
    struct stat what;

    return lstat(script_path(name), &what) == 0;
}

static inline void expect_content(const char *name, const char *text)
{
    char content[256] = "";
    FILE *file = fopen(script_path(name), "rb");

    ck_assert_msg(file != NULL, "%s is not there", name);
    content[fread(content, 1, sizeof(content) - 1, file)] = '\0';
    fclose(file);
    ck_assert_str_eq(content, text);
}

static inline void await_end(const struct test_call *c)
{
    for (int ms = 0; ms < PATIENCE_MS && !c->n_finished; ms++) {
        usleep(1000);
        pass(0);
    }
    ck_assert_uint_eq(c->n_finished, 1);
}

/* A call whose answer has come. Its arguments have ' for ". */
static inline const struct test_call *ask(enum tool_id id, const char *args)
{
    char text[4096];
    struct test_call *c;

    snprintf(text, sizeof(text), "%s", args);
    for (char *p = text; *p; p++)
        if (*p == '\'')
            *p = '"';
    c = post(id, text);
    await_end(c);
    return c;
}

/* When this returns, the folder has done all that it was asked before. */
static inline void settle(void)
{
    ask(TOOL_LIST_CONSOLE_SCRIPTS, "{}");
    pass(0);
}

#endif
