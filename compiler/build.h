/* The steps of a build before and after the compiler: the cache, and whether its sources are the
 * same. */
#ifndef COMPILER_BUILD_H
#define COMPILER_BUILD_H

#include "request.h"

/* For all builds. Does not own the cache. */
void build_use(struct compiled *cache);
/* Computes the key and looks into the cache. False: the request is answered. */
bool build_begin(struct request *r);
/* The compiler has written r->out, */
void build_made(struct request *r);
/* or has a report. Both answer the request. */
void build_wrong(struct request *r, struct slice report);

#endif
