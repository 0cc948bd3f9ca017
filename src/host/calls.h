/* A list of calls that wait, first in, first out, linked by call->next. Private to host/. */
#ifndef HOST_CALLS_H
#define HOST_CALLS_H

#include "host.h"

struct call_list {
    struct host_call *first, *last;
};

void calls_append(struct call_list *l, struct host_call *call);
struct host_call *calls_take_first(struct call_list *l); /* NULL: none */
/* False: it is not among them. */
bool calls_take_out(struct call_list *l, struct host_call *call);

#endif
