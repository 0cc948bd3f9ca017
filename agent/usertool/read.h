/*
 * Reads a tool's description from the attributes of its method. Uses System.Reflection, which
 * creates the attributes, so constructors and getters of user code run meanwhile. Private to find.c
 * and read.c.
 */
#ifndef AGENT_USERTOOL_READ_H
#define AGENT_USERTOOL_READ_H

#include "usertool.h"

/* The attributes that make a method a tool; ends with NULL. */
extern const char *const usertool_attributes[];

/* These are managed pointers: keep it on the stack. NULL: the attributes do not say. */
struct usertool_marks {
    struct clr_string *name, *title, *text;
    struct clr_string *thread; /* "main" or "background" */
    int64_t timeout_ms;        /* 0: no limit; -1: it names none */
    bool is_read_only, is_destructive;
    bool is_enabled; /* if false, the method is not a tool */
    struct {
        struct clr_string *text;
        struct clr_object *def; /* boxed; NULL: null */
        bool is_optional;
        bool is_rest; /* params T[] */
    } params[PLUGIN_PARAMS];
};

/* Stops the code after limit_us, if the runtime can do that. ERR_ENGINE: something threw.
 * ERR_TIMEOUT: it was stopped. */
bool usertool_read(struct clr_method *m, int64_t limit_us, struct usertool_marks *ret_marks,
                   struct err *err);

#endif
