/* Answers of docs/compile.md: lines in one buffer, which serve.c sends. */
#ifndef COMPILER_ANSWER_H
#define COMPILER_ANSWER_H

#include "base/base.h"
#include "compile/client.h"
#include "json/json.h"

/* Lines that wait to be sent. */
extern struct buf answers;

void answer_hello(void);
void answer_assembly(int64_t id, const char *path, bool is_cached);
void answer_report(int64_t id, struct slice report);
void answer_fault(int64_t id, enum compile_fault fault, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The driver's own, under the client's id. */
void answer_pass(int64_t id, const struct json *root);

#endif
