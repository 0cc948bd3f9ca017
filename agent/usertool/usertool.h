/*
 * Tools of user code: methods that carry [McpPluginTool]. find.c looks for them after each
 * change of the domain, list.c tells the server, bind.c makes managed values of a
 * call's arguments, run.c runs the method, wait.c follows a coroutine. Main
 * thread only. Private to agent/.
 */
#ifndef AGENT_USERTOOL_USERTOOL_H
#define AGENT_USERTOOL_USERTOOL_H

#include "agent/clr/clr.h"
#include "agent/run/body.h"

/* Bytes of all rows in the `tools` message, without the message around them; tool/plugins.h has the
 * other limits. */
enum { USERTOOL_LIST_BYTES = PLUGIN_LIST_BYTES - 64 };

/* Where the value of a parameter comes from. */
enum usertool_source {
    USERTOOL_ARGUMENT, /* the caller; the only ones that are listed */
    USERTOOL_CANCEL,   /* a CancellationToken: set when nobody waits for the call any more */
    USERTOOL_PROGRESS  /* an IProgress<float>: what it is told goes to the caller */
};

struct usertool_param {
    const char *name;
    const char *text; /* its [Description]; NULL: none */
    struct clr_class *type;
    enum usertool_source source;
    bool is_required; /* has no default, and null will not do: `int? x` is not required */
    uintptr_t def;    /* handle of the default, boxed; 0: null, or zero for a struct */
};

enum usertool_result { USERTOOL_VOID, USERTOOL_VALUE, USERTOOL_TASK, USERTOOL_COROUTINE };

struct usertool {
    struct tool row;   /* TOOL_PLUGIN: name, title, text, hints, gates; no params */
    const char *where; /* "Assets/Scripts/Tools.cs: Tools.Create", or the latter alone */
    struct clr_class *class;
    struct clr_method *method;
    bool is_static;
    enum usertool_result result; /* by the declared return type */
    struct usertool_param *params;
    size_t n_params;
    struct slice listed; /* what the server is told of it: one JSON object */
};

/* --- find.c --- */

/*
 * Looks through the loaded assemblies of user code and makes the list anew. What is ill-formed, a
 * duplicate or too many is logged as a warning with where it stands and why, and left out. False
 * with err set: no memory; the list is then empty.
 */
bool usertools_find(struct err *err);
/* The domain goes: so do all tools and their handles. What the server was told stands. */
void usertools_forget(void);
size_t usertools_count(void);
const struct usertool *usertool_at(size_t i); /* in the order of their names */
const struct usertool *usertool_named(struct slice name);
/* What cannot be passed makes a tool ill-formed: "is abstract", say; NULL: it can be passed. Knows
 * CancellationToken and IProgress<float>, too. types.c has it. */
const char *usertool_refuses(struct clr_class *type);
/* Whether an enum is [Flags]: several of its names may stand together, with commas between.
 * types.c has it. */
bool usertool_is_set(struct clr_class *k);
/* The fields that an object of user code's class or struct is made from, those of its bases after
 * its own. *k begins as the class, *iterator as NULL; NULL: there are no more. types.c. */
struct clr_field *usertool_next_field(struct clr_class **k, void **iterator);

/* --- list.c --- */

/* The whole message {"tools":[…]} of docs/link.md. */
void usertools_write(struct buf *to);
/* One object of that list, from all members but `listed`. */
void usertool_write_row(struct json_out *w, const struct usertool *tool);

/* --- run.c --- */

/* The body of all of them: call->tool is the row of a usertool, call->json its arguments. */
agent_body body_usertool;
extern const struct agent_tools tools_user;
/* The domain goes: so does what running tools has looked up. types.c. */
void usertool_run_forget(void);

#endif
