/* Tells managed code whose code is about to run: managed/CoreModule/Operation.cs. */
#include "operation.h"

#include "clr/clr.h"

/* Of this domain; `set` is NULL where there is no such class. */
static struct {
    struct clr_method *set;
    bool is_sought;
} known;

void operation_forget(void)
{
    known.set = NULL;
    known.is_sought = false;
}

static void set_id(struct slice op)
{
    struct clr_class *k;
    struct err err;
    void *args[1];

    if (!known.is_sought) {
        known.is_sought = true;
        k = clr_class_named(SLICE("Umcp.Operation"));
        known.set = k ? clr_method(k, "Set", 1, "System.String") : NULL;
    }
    args[0] = op.len ? clr_string_new(op) : NULL;
    if (known.set)
        clr_call(known.set, NULL, args, NULL, &err);
}

void operation_enter(struct slice op)
{
    if (op.len)
        set_id(op);
}

void operation_leave(struct slice op)
{
    if (op.len)
        set_id((struct slice){0});
}
