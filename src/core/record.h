/* Calls in the store, and the memory of those that wait. Part of internal.h, private to core. */
#ifndef CORE_RECORD_H
#define CORE_RECORD_H

#include "call.h"

/* --- Records (record/record.c): calls in the store --- */

/* Makes the call an operation: gives it an id, and a record if there is a store. False: no memory.
 * Does not touch call->hosted, which the host may already have. */
bool record_open(struct core *c, struct call *call);
/* Tells the store that it is running, unless that is recorded; call_recorded() follows, now or
 * later. */
void record_begin(struct core *c, struct call *call);
int64_t record_started(const struct call *call); /* ms since 1970; only with a record */
bool record_is_begun(const struct call *call);   /* recorded as running, or there is no store */
/* Tells the store how it ended, with the row for the audit trail; call_recorded() follows. Reads
 * call->hosted unless the call was cancelled. */
void record_end(struct core *c, struct call *call, bool is_cancelled);
/* The same for a write that was refused before it became an operation. */
void record_refusal(struct core *c, struct call *call);
bool record_is_busy(const struct call *call); /* the store still uses it */
const struct store_caller *record_caller(const struct call *call);
/* Whether this call's sender may see arguments and results of calls that `of` made. */
bool record_may_see(const struct call *call, const struct store_caller *of);
void record_free(struct call *call);

/* --- Looking things up (record/record.c) --- */

struct lookup;
typedef void tell_fn(struct core *c, struct call *call, const struct store_request *r);

/* Creates a query to the store in the call's arena; the caller fills it in and calls
 * lookup_ask(). The call's arguments may move. NULL: there is no store or no memory, and the
 * call's err is set. */
struct store_request *lookup_new(struct core *c, struct call *call, tell_fn *tell);
/* Sends the query. tell() gets the findings, then call_finish() follows. If the store finds
 * nothing or fails, the call fails without tell(). If `what` is NULL, tell() is called in any case
 * and checks the request's err itself. */
void lookup_ask(struct core *c, struct store_request *r, const char *what);
void lookup_miss(struct call *call, const char *what); /* fails the call with "<what> not found" */

/* --- Memory of running calls (charge.c) --- */

/* Drops the parts that a large call does not need while it waits for the host or the store, and
 * charges the rest against LIMIT_CHARGED until call_free(). The arguments may move. Returns false
 * with the call's err set if all waiting calls together exceed the limit. */
bool call_charge(struct core *c, struct call *call);
/* Charges the growth of the arena and the task since. */
bool call_charge_more(struct core *c, struct call *call);
/* Charges more bytes of a call that waits. False with err set: over the limit. */
bool call_charge_bytes(struct core *c, struct call *call, size_t bytes, struct err *err);
/* The same for a refused write, which no longer needs its arguments. */
bool call_charge_refused(struct core *c, struct call *call);
/* Charges the result of a call that waits for the store; never fails. */
void call_charge_result(struct core *c, struct call *call);

#endif
