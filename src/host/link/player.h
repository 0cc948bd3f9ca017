/*
 * The server's own engine: umcp-player, a child process. It is restarted when it dies and never
 * outlives the server. This file handles the process, but neither messages nor calls: the link host
 * reports when the engine has connected and when it has stopped answering. Private to host/.
 */
#ifndef HOST_LINK_PLAYER_H
#define HOST_LINK_PLAYER_H

#include "host/host.h"

struct player;

/* `events` must outlive the player. A thread calls its wake(), player_tick() its log(). Copies the
 * texts. NULL with err set. */
struct player *player_new(const struct player_options *options, const struct host_events *events,
                          struct err *err);
/* Ends the process: asks it to exit, and kills it after a second. NULL is fine here and below. */
void player_free(struct player *p);

/* Makes the next player_tick() start a lazy player, because a call needs it. */
void player_want(struct player *p);
/* Starts no more engines. */
void player_stop(struct player *p);
/* Whether an engine runs or will be started. */
bool player_is_expected(const struct player *p);
/* The same, but for a lazy one that no call has needed yet. */
bool player_is_wanted(const struct player *p);
/* Why no engine runs although one was started; "" if nothing went wrong. */
const char *player_complaint(const struct player *p);
/* Whether it is due to start within a second and has not failed several times in a row. */
bool player_is_near(const struct player *p, int64_t now);
/* How long until the next attempt to start it. */
int64_t player_retry_ms(const struct player *p, int64_t now);

/* Call it when the process has connected and sent hello. */
void player_greeted(struct player *p);
/* Call it when the connection has ended: kills the process unless it exits soon. */
void player_lost(struct player *p, int64_t now);
/* Call it when code or a write has crashed the process or is about to. This does not count as a
 * failure: the next process starts at once. */
void player_excuse(struct player *p);
/* Kills the process. `why` is a phrase such as "it did not answer for 10 s". */
void player_kill(struct player *p, const char *why);

/* Writes members for GET /health: the compile service, and the sandbox. */
void player_health(const struct player *p, struct json_out *w);
/* Starts and reaps the process. Returns when it wants to be called next. */
int64_t player_tick(struct player *p, int64_t now);

#endif
