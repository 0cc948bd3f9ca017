/* A list of jobs that wait, first in, first out, linked by job->next. Private to host/. */
#ifndef HOST_JOBS_H
#define HOST_JOBS_H

#include "host.h"

struct job_list {
    struct job *first, *last;
};

void jobs_append(struct job_list *l, struct job *job);
struct job *jobs_take_first(struct job_list *l); /* NULL: none */
/* False: it is not among them. */
bool jobs_take_out(struct job_list *l, struct job *job);

#endif
