/*
 * Tools of user code: methods that carry [McpPluginTool]. find.c looks for them after each change
 * of the domain, list.c describes them to the server, bind.c makes managed values of a call's
 * arguments, run.c runs the method, wait.c follows a coroutine. Main thread only. Private to
 * agent/.
 */
#ifndef AGENT_USERTOOL_USERTOOL_H
#define AGENT_USERTOOL_USERTOOL_H

#include "agent/clr/clr.h"
#include "agent/run/body.h"

/* Bytes of all rows in the `tools` message, without the message around them. The other limits are
 * in tool/plugins.h. */
enum { USERTOOL_LIST_BYTES = PLUGIN_LIST_BYTES - 64 };

/* Where the value of a parameter comes from. */
enum usertool_source {
    USERTOOL_ARGUMENT, /* the caller; only these are listed */
    USERTOOL_CANCEL,   /* a CancellationToken: set when the caller stops waiting */
    USERTOOL_PROGRESS  /* an IProgress<float>: its reports go to the caller */
};

struct usertool_param {
    const char *name;
    const char *text; /* its [Description]; NULL: none */
    struct clr_class *type;
    enum usertool_source source;
    bool is_required; /* has no default and cannot be null: `int? x` is not required */
    uintptr_t def;    /* handle of the boxed default; 0: null, or zero for a struct */
};

enum usertool_result { USERTOOL_VOID, USERTOOL_VALUE, USERTOOL_TASK, USERTOOL_COROUTINE };

struct usertool {
    struct tool row;   /* TOOL_PLUGIN: name, title, text, hints, gates; no params */
    const char *where; /* "Assets/Scripts/Tools.cs: Tools.Create", or only the latter */
    struct clr_class *class;
    struct clr_method *method;
    bool is_static;
    bool is_for_worker;          /* runs beside the main thread */
    enum usertool_result result; /* from the declared return type */
    struct usertool_param *params;
    size_t n_params;
    struct slice listed; /* its description for the server: one JSON object */
};

/* --- find.c --- */

/*
 * Searches the loaded assemblies of user code and rebuilds the list. A tool that is ill-formed, a
 * duplicate or one too many is left out; a warning in the log says where it is and why. False with
 * err set: no memory, and the list is empty.
 */
bool usertools_find(struct err *err);
/* Drops all tools and their handles, because the domain is unloaded. The server keeps its list. */
void usertools_forget(void);
size_t usertools_count(void);
const struct usertool *usertool_at(size_t i); /* in the order of their names */
const struct usertool *usertool_named(struct slice name);
/* Why a parameter of this type makes a tool ill-formed: "is abstract", say; NULL if it can be
 * passed. Also accepts CancellationToken and IProgress<float>. In types.c. */
const char *usertool_refuses(struct clr_class *type);
/* Whether an enum is [Flags], so that several of its names may be given, separated by commas. In
 * types.c. */
bool usertool_is_set(struct clr_class *k);
/* The fields that an object of a user class or struct is made from, its own before those of its
 * bases. *k begins as the class, *iterator as NULL. NULL: there are no more. In types.c. */
struct clr_field *usertool_next_field(struct clr_class **k, void **iterator);

/* --- list.c --- */

/* Writes the whole message {"tools":[…]} of docs/link.md. */
void usertools_write(struct buf *to);
/* Writes one object of that list, from all members but `listed`. */
void usertool_write_row(struct json_out *w, const struct usertool *tool);

/* --- run.c --- */

/* The body of all user tools: call->tool is the row of a usertool, call->json its arguments. */
agent_body body_usertool;
extern const struct agent_tools tools_user;
/* Forgets look-ups of running tools, because the domain is unloaded. In types.c. */
void usertool_run_forget(void);

#endif
