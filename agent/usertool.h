/*
 * Tools of user code: methods that carry [McpPluginTool]. usertool_find.c looks for them after each
 * change of the domain, usertool_list.c tells the server, usertool_bind.c makes managed values of a
 * call's arguments, usertool_run.c runs the method, usertool_wait.c follows a coroutine. Main
 * thread only. Private to agent/.
 */
#ifndef AGENT_USERTOOL_H
#define AGENT_USERTOOL_H

#include "body.h"
#include "clr/clr.h"

enum {
    USERTOOL_MAX = LINKMSG_MAX_TOOLS, /* tools; more are reported and left out */
    USERTOOL_PARAMS = 64,             /* of one */
    USERTOOL_NAME = LINKMSG_MAX_NAME, /* bytes of a name */
    USERTOOL_TITLE = 256,             /* of a title; what is longer is cut */
    USERTOOL_TEXT = 8192,             /* of a description; what is longer is cut */
    USERTOOL_SCHEMA_BYTES = 64 << 10  /* of one tool's JSON Schema; more makes it ill-formed */
};

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
};

/* --- usertool_find.c --- */

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
/* What cannot be passed makes a tool ill-formed: why a parameter of this type is one; NULL: it can.
 * usertool_bind.c has it, since that knows what it can make. */
const char *usertool_refuses(struct clr_class *type);

/* --- usertool_list.c --- */

/* The whole message {"tools":[…]} of docs/link.md. */
void usertools_write(struct buf *to);
/* JSON Schema of one parameter's type, without description and default. */
void usertool_write_type(struct json_out *w, struct clr_class *type);

/* --- usertool_run.c --- */

/* The body of all of them: call->tool is the row of a usertool, call->json its arguments. */
agent_body body_usertool;

#endif
