/*
 * What a method's attributes say of the tool that it is. Reads them with System.Reflection, which
 * makes the attributes: constructors and getters of user code run meanwhile. Private to
 * find.c and read.c.
 */
#ifndef AGENT_USERTOOL_READ_H
#define AGENT_USERTOOL_READ_H

#include "usertool.h"

/* The attributes that make a method a tool; ends with NULL. */
extern const char *const usertool_attributes[];

/* Managed pointers: lives on the stack alone. NULL: it is not said. */
struct usertool_marks {
    struct clr_string *name, *title, *text;
    bool is_read_only, is_destructive;
    bool is_enabled; /* else the method is no tool */
    struct {
        struct clr_string *text;
        struct clr_object *def; /* boxed; NULL: null */
        bool is_optional;
        bool is_rest; /* params T[] */
    } params[PLUGIN_PARAMS];
};

/* Stopped after limit_us where the runtime can do that. ERR_ENGINE: something threw; ERR_TIMEOUT:
 * it was stopped. */
bool usertool_read(struct clr_method *m, int64_t limit_us, struct usertool_marks *ret_marks,
                   struct err *err);

#endif
