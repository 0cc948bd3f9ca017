/*
 * What hosts' replies have in common: one page of a list, diagnostics for the user, and errors
 * about things that are not there. Private to host/.
 */
#ifndef HOST_REPLY_H
#define HOST_REPLY_H

#include "host.h"

/* One page of a list: what the caller skips, how many items it wants, and at which size the reply
 * must end. */
struct host_page {
    struct host_call *call;
    struct json_out *w;
    size_t offset, limit; /* limit 0: no limit */
    size_t n_seen;        /* items so far, all pages */
    size_t n_shown;
    bool is_full;           /* over the budget: nothing more fits */
    size_t mark;            /* where the item began */
    struct json_out before; /* the writer as it was then */
};

/* Begins the list `key`. The page comes from the tool's arguments; both may be unset. */
void host_page_begin(struct host_page *l, struct host_call *call, struct json_out *w,
                     const char *key, const struct arg_int page[2]);
/* The next item: true if it is to be written; then host_page_wrote() must follow. */
bool host_page_wants(struct host_page *l);
/* Takes the item back if it does not fit; the first one stays, however large. */
void host_page_wrote(struct host_page *l);
/* Goes on with another list, counting on: what is skipped and wanted counts for both together. */
void host_page_next(struct host_page *l, const char *key);
/* Ends the list. Unless all items are there, "total" follows. If items did not fit, a diagnostic
 * says which are there and how to get the others; `narrow` names arguments that make it shorter, or
 * is NULL. False: no memory. */
bool host_page_end(struct host_page *l, const char *narrow);

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
