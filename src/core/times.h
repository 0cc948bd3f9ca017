/* Time limits of calls, the call that holds the engine, and late results: times/. Part of
 * internal.h, private to core. */
#ifndef CORE_TIMES_H
#define CORE_TIMES_H

#include "host/host.h"

/* --- Limits (times/times.c) --- */

/* Sets the limits of a call that is about to be posted. */
void call_set_times(struct core *c, struct call *call);
/* Whether the host keeps running it after the caller stops waiting, so that the caller can ask
 * for the result later. */
bool call_outlives_caller(const struct call *call);
/* Whether it lasts as long as its HTTP exchange, and no longer. */
bool call_needs_peer(const struct call *call);
/* The same for a call whose caller's time is over. */
bool call_goes_on(const struct core *c, const struct call *call);
/* The answer of a caller whose time is over, in late_err and late_text. */
void call_write_late(struct core *c, struct call *call);
/* Adds to the engine's error the limit that it has enforced. */
void call_describe_stop(struct core *c, struct call *call);
/* How long code of the console, of its scripts and of startup.cs may run. */
int64_t call_console_ms(const struct core_config *config);

/* --- The call that holds the engine's main thread (times/holder.c) --- */

#define HOLDER_TEXT 240 /* bytes that holder_say() writes at most, with its NUL */

/* Describes the call that holds it, if that is another one: "execute_code (logId 550e...) has held
 * the engine's main thread for 12 s". Strangers do not get its id. A call without an id gets one.
 * False: none holds it. `to` may be NULL. */
bool holder_say(struct core *c, const struct call *asker, char to[HOLDER_TEXT]);
/* Completes the error of a call that the host could not take because of it. */
void holder_explain(struct core *c, struct call *call);
/* The members "heldBy":{...} of err->details. */
void holder_write(struct core *c, const struct call *asker, struct json_out *w);

/* --- Late results (times/late.c) --- */

void late_result(void *ctx, const struct host_late *late); /* host_events */
void late_free_all(struct core *c);

#endif
