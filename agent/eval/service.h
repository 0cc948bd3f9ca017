/* The compile service as a backend (docs/compile.md). Private to agent/eval/. */
#ifndef AGENT_EVAL_SERVICE_H
#define AGENT_EVAL_SERVICE_H

#include "backend.h"

#include "compile/client.h"

extern const struct eval_backend eval_service;

/* The connection that code is compiled through; NULL: none. It stays the caller's. */
void service_set_client(struct compile_client *client);
/* False: there is no service, it has said that it cannot compile code of this kind, or it did not
 * run a moment ago. Then another backend has to. */
bool service_is_usable(void);
/* The reason that it cannot, for people; NULL: not known. */
const char *service_refusal(void);

#endif
