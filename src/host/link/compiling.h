/*
 * The compile service of our own engine (compile/service.h), as the link host sees it: lines that
 * it logs on its thread reach the owner's log on the loop's thread. Private to host/.
 */
#ifndef HOST_LINK_COMPILING_H
#define HOST_LINK_COMPILING_H

#include "compile/service.h"
#include "host/host.h"

struct compiling;

/* `events` must outlive it. Copies the options; their log and ctx do not count. NULL with err
 * set. */
struct compiling *compiling_new(const struct compile_service_options *options,
                                const struct host_events *events, struct err *err);
void compiling_free(struct compiling *c); /* NULL is fine here and below */
/* A connection for the next engine. */
bool compiling_connect(struct compiling *c, int *ret_fd, struct err *err);
/* Logs the service's lines since the last time. */
void compiling_tick(struct compiling *c);
/* A member of GET /health: the compiler and its state. */
void compiling_health(struct compiling *c, struct json_out *w);

#endif
