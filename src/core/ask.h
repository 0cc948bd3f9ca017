/*
 * Stages between a call and its answer: tasks, whose clients fetch the result later, and
 * questions that clients answer before a call continues. Included by internal.h alone.
 */
#ifndef CORE_ASK_H
#define CORE_ASK_H

/* --- Tasks (task/task.c): calls whose clients fetch the result later --- */

/* Decides when the call becomes a task. False with the call's err set: it would have to be one, and
 * cannot. */
bool task_check(struct core *c, struct call *call, const struct tool *tool);
/* Makes the call a task: records it, answers it, then posts it to the host. */
void task_start(struct core *c, struct call *call);
/* Makes a call that the host has a task, if it may become one: records it, then answers it. */
bool task_turn(struct core *c, struct call *call);
/* The store has written the record of a call with a task. False: that is the task's end. */
bool task_recorded(struct core *c, struct call *call);
/* The host has given the call back. True: it has questions, and the call waits for answers. */
bool task_ask(struct core *c, struct call *call);
/* Takes the client's answers to questions of a call in CALL_PAUSED: {key: result}. Others than
 * those asked are ignored. When all are answered, the call continues. */
bool task_answer(struct core *c, struct call *call, const struct json *answers, struct err *err);
void task_expire(struct core *c, struct call *call); /* without an answer in time */
/* 2025-11-25: sends the questions of a task that no way led to the client before. */
void task_send_questions(struct core *c, struct call *call);
/* The same: a session answers a request of ours. Without effect if no task has asked it. */
void task_response(struct core *c, const struct session *s, struct slice id,
                   const struct json *message);
void task_stop(struct core *c); /* the server stops: ends tasks that wait for answers */
void task_ended(struct core *c, struct call *call); /* notifies the listeners */
void task_free(struct call *call);
size_t task_bytes(const struct call *call); /* memory of its questions and answers */
void task_forget_session(struct call *call, const struct session *s);
/* Its data in the store, while it runs and afterwards; empty: not a task. */
struct slice task_mark(const struct call *call);
struct slice task_end_mark(struct call *call);
bool task_runs(const struct core *c, struct slice id); /* here: a task's whole id, with its key */
/* The task of this operation, if it runs here. */
struct call *task_find(struct core *c, struct slice operation);
bool task_write_questions(const struct call *call, struct buf *to); /* those not answered yet */
/* Fills in the status of a running task. The message is lent. */
void task_show_live(const struct call *call, struct task_view *view);
void task_progress(struct core *c, struct call *call, const struct progress *p, bool has_begun);
int64_t task_ttl(const struct core *c);
/* Whether the client declared tasks, if its revision wants that; else sets the call's err. */
bool task_can_poll(struct call *call);
/* Tells clients that listen that the task's status has changed. The view is lent. */
void event_task(struct core *c, const struct task_view *t);

/* --- The methods of tasks (task/ops.c) --- */

void op_task_get(struct core *c, struct call *call);
void op_task_update(struct core *c, struct call *call);
void op_task_cancel(struct core *c, struct call *call);
void op_task_result(struct core *c, struct call *call);
void op_task_list(struct core *c, struct call *call);
/* A tasks/result that waits for this operation; NULL: there is none. */
struct call *task_waiting(struct core *c, const char *operation);
/* Answers each tasks/result that waits for this operation. */
void task_wake(struct core *c, const char *operation);
/* Ends a tasks/result that is not needed any more. */
void task_stop_waiting(struct core *c, struct call *call);
/* The word for an error that is not a tool's result; NULL: it is one. */
const char *task_kind_name(enum err_kind kind);

/* --- Questions to the client (input.c) --- */

/* One round of questions. Lives in the call's arena. */
struct asking {
    struct slice requests;      /* {key: request}: those that the client can answer */
    struct slice sealed;        /* 2026-07-28: the client returns it with its answers */
    struct question *questions; /* sessions: the requests on their way */
    size_t n, n_open;
};

/* The questions that the client of this call takes: enum client_can. 0: none, or it cannot be
 * reached. */
unsigned input_can(const struct call *call);
/* Reads the answers of a client of 2026-07-28: call->hosted.inputs and state, and whether the user
 * allows the call. False with the call's err set: refused by the user, or a seal that is not
 * ours. */
bool input_read(struct core *c, struct call *call);
/* Asks hosted.questions. The call is answered with the questions, or waits for answers
 * (CALL_ASKING) and runs again, or fails. */
void input_ask(struct core *c, struct call *call);
/* The client answers a request of ours (OP_RESPONSE). */
answer_fn input_response;
/* Ends the wait of a call in state CALL_ASKING, which then fails. */
void input_expire(struct core *c, struct call *call);
void input_cancel(struct core *c, struct call *call);
/* Of this session, whose client has sent shutdown, or (NULL) of all: the server stops. */
void input_stop(struct core *c, const struct session *s);
/* Begins a round: keeps those of hosted.questions that the client can answer. NULL with the call's
 * err set: there are none, or it is one round too many. */
struct asking *input_round(struct core *c, struct call *call);
/* Makes the id of a request of ours: raw JSON that cannot be guessed. */
void input_make_id(struct core *c, char to[QUESTION_ID_SIZE]);
/* Whether one more call may wait for answers: of all, and of this one's session. */
bool input_has_room(const struct core *c, const struct call *call, struct err *err);
/* Prepares the next run: the call becomes one that was never posted. */
void input_begin_round(struct call *call);

/* Whether the request may be answered with questions, and sent again with answers: 2026-07-28. */
bool input_by_answer(const struct request *r);

/* --- The confirmation of guarded calls (confirm.c) --- */

#define CONFIRM_KEY "confirm"

/* Asks the user whether the call may run. */
void input_confirm(struct core *c, struct call *call);
/* Reads the user's answer. False with the call's err set: the user does not allow it. */
bool confirm_read(struct call *call, const struct json *answer);
/* From now on the call is one with confirm=true. False: no memory. */
bool confirm_set(struct call *call);

/* --- requestState (sealed.c) --- */

struct used_state {
    unsigned char digest[SEAL_DIGEST_SIZE];
    int64_t until; /* wall clock: then it has expired anyway */
};

/* Keeps the seal's data of the arguments before they are trimmed. False: no memory. */
bool input_remember(const struct core *c, struct call *call);
/* The state for the next round, which the client keeps; empty: too large, or no memory. */
struct slice sealed_write(struct core *c, struct call *call);
/* Takes it back. False with the call's err set: not ours, not of this request, or too old. */
bool sealed_read(struct core *c, struct call *call, struct slice text);

#endif
