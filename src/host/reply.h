/*
 * Helpers for the replies of hosts: pages of lists, diagnostics for the user, and errors about
 * things that do not exist. Private to host/.
 */
#ifndef HOST_REPLY_H
#define HOST_REPLY_H

#include "host.h"

/* Begins a page of the list `key`; continue with json_page_wants() and json_page_wrote(). `page`
 * has the tool's limit and offset arguments, which may be unset; NULL: it has none. */
void host_page_begin(struct json_page *p, const struct host_call *call, struct json_out *w,
                     const char *key, const struct arg_int page[2]);
/* Continues with another list. Limit and offset apply to both lists together. */
void host_page_next(struct json_page *p, const char *key);
/* Ends the list. Unless all items were written, writes "total". If items did not fit, adds a
 * diagnostic that says how to get the rest; `narrow` names arguments that shorten the list, or is
 * NULL. False: no memory. */
bool host_page_end(struct host_call *call, struct json_page *p, const char *narrow);

/* Adds a diagnostic for the user; drops those over CALL_DIAGNOSTICS. False: no memory. */
bool host_add_diagnostic(struct host_call *call, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Sets ERR_ENGINE with editor's details, for a scene that is not at `path`. Returns false. */
bool host_no_scene(struct host_call *call, const char *message, struct slice error,
                   struct slice path);

/* An argument and its value. */
struct host_named {
    const char *key; /* NULL: none */
    struct slice value;
};

/* Sets ERR_NOT_FOUND, "`what` not found: X", for an argument that names something that does not
 * exist. Editor's details also name `in`, the place that was searched, if it has a key. Returns
 * false. */
bool host_missing(struct host_call *call, const char *what, struct host_named it,
                  struct host_named in);

#endif
