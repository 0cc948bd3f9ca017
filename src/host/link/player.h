/*
 * The engine that the server brings along: umcp-player, a child process. Started, watched, started
 * again when it dies, and never left behind. Knows processes, but neither messages nor calls: the
 * link host tells it whether the engine has connected and whether it still answers. Private to
 * host/.
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

/* It is needed: one that is started on demand is started by the next player_tick(). */
void player_want(struct player *p);
/* No engine will be started any more. */
void player_stop(struct player *p);
/* Whether there is, or soon will be, an engine. */
bool player_is_expected(const struct player *p);
/* Why there is none now, though it was started; "" if nothing went wrong. */
const char *player_complaint(const struct player *p);
/* Whether it is being started, or will be within a second, and has not failed again and again. */
bool player_is_near(const struct player *p, int64_t now);
/* How long until it is tried again. */
int64_t player_retry_ms(const struct player *p, int64_t now);

/* The process has connected and said what it is. */
void player_greeted(struct player *p);
/* Its connection is gone: so must it be, soon. */
void player_lost(struct player *p, int64_t now);
/* A call that runs code, or changes something, has ended it or is about to: that is no sign that
 * it cannot live. The next one is started at once. */
void player_excuse(struct player *p);
/* It does not do its work: ends it at once. `why` is a phrase: "it did not answer for 10 s". */
void player_kill(struct player *p, const char *why);

/* Starts, reaps. Returns when it wants to be called next. */
int64_t player_tick(struct player *p, int64_t now);

#endif
