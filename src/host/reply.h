/*
 * What hosts' replies have in common: one page of a list, diagnostics for the user, and errors
 * about things that are not there. Private to host/.
 */
#ifndef HOST_REPLY_H
#define HOST_REPLY_H

#include "host.h"

/* Begins a page of the list `key`: json_page_wants() and json_page_wrote() go on. `page` is the
 * tool's arguments limit and offset, each of which may be unset; NULL: it has none. */
void host_page_begin(struct json_page *p, const struct host_call *call, struct json_out *w,
                     const char *key, const struct arg_int page[2]);
/* Goes on with another list. Limit and offset count for both lists together. */
void host_page_next(struct json_page *p, const char *key);
/* Ends the list. Unless all items are there, writes "total". If items did not fit, adds a
 * diagnostic that says how to get the others; `narrow` names arguments that make the list shorter,
 * or is NULL. False: no memory. */
bool host_page_end(struct host_call *call, struct json_page *p, const char *narrow);

/* Adds a copy of the text for the user; drops those over CALL_DIAGNOSTICS. False: no memory. */
bool host_add_diagnostic(struct host_call *call, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* A path that has no scene: ERR_ENGINE with seed 2's details. Returns false. */
bool host_no_scene(struct host_call *call, const char *message, struct slice error,
                   struct slice path);

/* An argument, or what took its place. */
struct host_named {
    const char *key; /* NULL: none */
    struct slice value;
};

/* What an argument names is not there: ERR_NOT_FOUND, "`what` not found: X", with seed 2's details,
 * which name it and, unless that is none, what it is not in. Returns false. */
bool host_missing(struct host_call *call, const char *what, struct host_named it,
                  struct host_named in);

#endif
