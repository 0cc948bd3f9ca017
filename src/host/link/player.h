/*
 * The server's own engine: umcp-player, a child process. It is restarted when it dies and never
 * outlives the server. This file knows processes, but neither messages nor calls: the link host
 * tells it when the engine has connected and when it has stopped answering. Private to host/.
 */
#ifndef HOST_LINK_PLAYER_H
#define HOST_LINK_PLAYER_H

#include "host/host.h"

struct player;

/* `events` must outlive the player: its wake() is called from a thread, log() from player_tick().
 * NULL with err set. Texts are copied. */
struct player *player_new(const struct player_options *options, const struct host_events *events,
                          struct err *err);
/* Ends the process: asks, and kills it after a second. NULL is fine here and below. */
void player_free(struct player *p);

/* A call needs it: a lazy player is started by the next player_tick(). */
void player_want(struct player *p);
/* No engine will be started any more. */
void player_stop(struct player *p);
/* Whether an engine runs or will be started. */
bool player_is_expected(const struct player *p);
/* Why no engine runs although it was started; "" if nothing went wrong. */
const char *player_complaint(const struct player *p);
/* Whether it starts within a second, and has not failed several times in a row. */
bool player_is_near(const struct player *p, int64_t now);
/* How long until it is tried again. */
int64_t player_retry_ms(const struct player *p, int64_t now);

/* The process has connected and said hello. */
void player_greeted(struct player *p);
/* Its connection is gone: it is killed unless it ends soon. */
void player_lost(struct player *p, int64_t now);
/* A call that runs code or writes has crashed it, or is about to. That does not count as a failure:
 * the next process is started at once. */
void player_excuse(struct player *p);
/* Kills it. `why` is a phrase such as "it did not answer for 10 s". */
void player_kill(struct player *p, const char *why);

/* Starts and reaps the process. Returns when it wants to be called next. */
int64_t player_tick(struct player *p, int64_t now);

#endif
