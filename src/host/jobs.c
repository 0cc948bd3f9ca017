/* The list that hosts keep jobs in while these wait. */
#include "jobs.h"

void jobs_append(struct job_list *l, struct job *job)
{
    job->next = NULL;
    if (l->last)
        l->last->next = job;
    else
        l->first = job;
    l->last = job;
}

struct job *jobs_take_first(struct job_list *l)
{
    struct job *job = l->first;

    if (!job)
        return NULL;
    l->first = job->next;
    if (!l->first)
        l->last = NULL;
    job->next = NULL;
    return job;
}

bool jobs_take_out(struct job_list *l, struct job *job)
{
    struct job *before = NULL, *at = l->first;

    while (at && at != job) {
        before = at;
        at = at->next;
    }
    if (!at)
        return false;
    if (before)
        before->next = job->next;
    else
        l->first = job->next;
    if (l->last == job)
        l->last = before;
    job->next = NULL;
    return true;
}
