/* What is wrong with tables and code: each with its file, line and remedy. */
#ifndef API_FAULTS_H
#define API_FAULTS_H

#include "base/base.h"

struct faults {
    struct buf text; /* a line each: "path:line: fault" */
    size_t n;
    bool no_memory;
};

void faults_init(struct faults *f);
void faults_done(struct faults *f);
/* Line 0: the whole file. Returns false. */
bool fault(struct faults *f, struct slice path, size_t line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* Returns false. */
bool fault_no_memory(struct faults *f);

/* The line, from 1, of a position in a text. */
size_t line_of(struct slice text, size_t at);

#endif
