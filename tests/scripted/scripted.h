/*
 * A host that answers from a script, for tests that need a server and no engine: golden cases,
 * end-to-end tests, unit tests of core and of the link, the session fuzzer. It keeps no state but
 * its place in the script: what it answers stands there, word for word.
 *
 * A script is text, one directive a line. A `host` line names a tool and, if it matters, arguments;
 * the indented lines below it say what happens when that tool is called:
 *
 *     host wait-seconds {"seconds":2}
 *       after 1000
 *       progress 1 2 Waiting
 *       after 1000
 *       text [Success] Waited 2 seconds
 *
 * A `host` line fits a call if its tool is the call's or `*`, and if the call has every argument
 * that the line names, with the same value. Of the lines that fit, the one that names the most
 * arguments answers; if there are several, the first. When lines of one text name the same tool and
 * arguments, the first call gets the first of them, the second call the second, and so on; the last
 * one stays.
 *
 *     after MS              the next line happens so much later
 *     progress N TOTAL TEXT
 *     event NAME JSON       "selection", "scenes_diff"
 *     updated URI           one of the host's own resources has changed
 *     log TEXT              a line that the engine logs during the call
 *     note TEXT             a diagnostic of the result
 *     state TEXT            what the next round gets, if this one asks
 *     ask KEY JSON          asks the client, unless its answers have KEY; `ask` lines that follow
 *                           each other ask together, and end the round
 *     ask-again KEY JSON    the same, even if they have it
 *     inputs                the result {state, inputs}: what this round was given
 *     say LEVEL TEXT        a log line for the client of the call: "Debug", "Info", "Error"
 *     close-stream          the client's connection ends, and the client comes back for the result
 *     change tools|offers   the last of its tools goes or comes back; its offers have a new version
 *     json VALUE            the result, and the end of the call
 *     text TEXT             a result that is text
 *     blocks ARRAY          a result in MCP's shapes: content blocks, contents, messages
 *     bad-blocks ARRAY      the same, of a call that failed
 *     void                  a result of code that gave no value
 *     fail KIND TEXT        an error; KIND is a name of enum err_kind without ERR_
 *     hint TEXT             before `fail`: what to do about it
 *     details JSON          before `fail`
 *
 * `\n` in TEXT is a line break.
 *
 * `set hostState ready|absent|reloading`, `set unityVersion V`, `set platform P`, `set runtime R`:
 * what the host says of itself. `set task.TOOL never|at-once|after-input|required`: when calls of
 * one of the tools of user code become tasks. The reader passes over all other lines that are not
 * indented, so a golden case is a script, too.
 */
#ifndef SCRIPTED_H
#define SCRIPTED_H

#include "host/host.h"

struct script;

/* Ends the program where memory fails: tests fail allocations only afterwards. */
struct script *script_new(void);
void script_free(struct script *s);
/* Adds the rows of a text, which is copied; they come after those that are there. False with err
 * set: a line is not understood. */
bool script_add(struct script *s, struct slice text, struct err *err);
/* A script of this text alone, all of whose lines must be understood. */
struct script *script_from(const char *text);
bool script_add_file(struct script *s, const char *path, struct err *err);

/* The script is lent, and may serve many hosts. NULL: no memory. */
struct host *scripted_host_new(const struct script *s, const struct host_events *events);

/* The tools of user code that it has, and its prompts and resources: tools.c. */
const struct tool *scripted_tools(size_t *ret_n);
extern const struct host_offers scripted_offers;

#endif
