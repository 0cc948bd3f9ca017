/* The parts of a task. Private to this folder. */
#ifndef CORE_TASK_TASK_H
#define CORE_TASK_TASK_H

#include "core/internal.h"

enum step {
    STEP_OPENING, /* the store records it; the host does not have it yet */
    STEP_TURNING, /* the store records it while the host runs it */
    STEP_GIVEN    /* the client has its id */
};

/* A question to the client. Lives in the task's arena. */
struct task_question {
    struct slice key;           /* the tool's, */
    struct slice shown;         /* and the client's: no key is used twice in one task */
    struct slice raw;           /* the request */
    struct slice answer;        /* raw; empty: none yet */
    char id[QUESTION_ID_SIZE];  /* 2025-11-25: of our request; empty: not sent yet */
    struct task_question *next; /* asked before this one */
};

struct task {
    enum step step;
    char id[TASK_ID_SIZE];
    char mark[64];           /* for the store while it runs, */
    struct buf end_mark;     /* and when it has ended */
    struct session *session; /* 2025-11-25: notified of changes of status; NULL: none, or ended */
    int64_t created_ms, updated_ms;
    char message[128];  /* of its last progress; may be empty */
    struct arena arena; /* of the questions: the call's own may be trimmed between rounds */
    struct task_question *questions; /* of all rounds, the last one first */
};

/* The status of a running task, for clients. */
struct task_view task_view_of(const struct core *c, const struct call *call);
/* Sends a message about a task of 2025-11-25: to a client that waits for its result, else to its
 * session. False: there is no way at present. */
bool task_send(struct core *c, struct call *call, struct slice message);
/* Notifies the client that its missing answers are no longer needed. */
void task_take_back(struct core *c, struct call *call);
/* Notifies subscribers of the task's new status. */
void task_tell(struct core *c, struct call *call, const struct task_view *view);

#endif
