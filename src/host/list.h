/*
 * A list in a result, one page of it: what the caller skips, how many it wants, and at which size
 * the reply must end. Private to host/.
 */
#ifndef HOST_LIST_H
#define HOST_LIST_H

#include "host.h"

struct host_list {
    struct host_call *call;
    struct json_out *w;
    struct json_page page;
};

/* Begins the list `key`. The page comes from the tool's arguments; both may be unset. */
void host_list_begin(struct host_list *l, struct host_call *call, struct json_out *w,
                     const char *key, const struct arg_int page[2]);
/* The next item: true if it is to be written; then host_list_wrote() must follow. */
bool host_list_wants(struct host_list *l);
/* Takes the item back if it does not fit; the first one stays, however large. */
void host_list_wrote(struct host_list *l);
/* Goes on with another list, counting on: what is skipped and wanted counts for both together. */
void host_list_next(struct host_list *l, const char *key);
/* Ends the list. Unless all items are there, "total" follows. If items did not fit, a diagnostic
 * says which are there and how to get the others; `narrow` names arguments that make it shorter, or
 * is NULL. False: no memory. */
bool host_list_end(struct host_list *l, const char *narrow);

/* Adds a note to the user, copied; those over CALL_DIAGNOSTICS are dropped. False: no memory. */
bool host_note(struct host_call *call, const char *format, ...)
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
