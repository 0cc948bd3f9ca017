/* A request of docs/compile.md, read and checked. */
#ifndef COMPILER_REQUEST_H
#define COMPILER_REQUEST_H

#include "base/base.h"
#include "cache.h"
#include "compile/key.h"
#include "json/json.h"

enum request_op { OP_BUILD, OP_SUBMIT, OP_DEFINE, OP_CANCEL };

struct request {
    struct arena arena; /* holds the request, too */
    const struct json *root;
    int64_t id;     /* the client's */
    int64_t number; /* ours, for the driver: each try has another */
    enum request_op op;
    int64_t of;                   /* cancel: the other's id */
    struct compile_inputs inputs; /* build; without the compiler's id */
    char key[COMPILE_KEY_SIZE];
    /* Build: of references, then of sources; the compiled bytes must have these (compile/key.h). */
    char (*digests)[COMPILE_KEY_SIZE];
    char assembly[COMPILED_PATH_SIZE]; /* where it will be kept */
    char out[COMPILED_PATH_SIZE];      /* where the compiler writes it, */
    char left[COMPILED_PATH_SIZE];     /* and its list of omissions; "": none is made */
    int64_t deadline;                  /* while it runs */
    bool must_make;                    /* build: the cached assembly is unusable */
    bool is_running;
    bool must_be_alone; /* the driver died or was ended while it worked on this and another */
    bool is_cancelled;
};

/* Reads a line. NULL with err set: *ret_id is its id if it has one, else 0. */
struct request *request_read(struct slice line, int64_t *ret_id, struct err *err);
void request_free(struct request *r);
/* The id of a line that may be anything: `{"id":7,` at its begin; else 0. */
int64_t request_id(struct slice line);

#endif
