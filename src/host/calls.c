/* The list that hosts keep calls in while these wait. */
#include "calls.h"

void calls_append(struct call_list *l, struct host_call *call)
{
    call->next = NULL;
    if (l->last)
        l->last->next = call;
    else
        l->first = call;
    l->last = call;
}

struct host_call *calls_take_first(struct call_list *l)
{
    struct host_call *call = l->first;

    if (!call)
        return NULL;
    l->first = call->next;
    if (!l->first)
        l->last = NULL;
    call->next = NULL;
    return call;
}

bool calls_take_out(struct call_list *l, struct host_call *call)
{
    struct host_call *before = NULL, *at = l->first;

    while (at && at != call) {
        before = at;
        at = at->next;
    }
    if (!at)
        return false;
    if (before)
        before->next = call->next;
    else
        l->first = call->next;
    if (l->last == call)
        l->last = before;
    call->next = NULL;
    return true;
}
