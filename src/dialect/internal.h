/* Private to this folder. */
#ifndef DIALECT_INTERNAL_H
#define DIALECT_INTERNAL_H

#include "dialect.h"

/* Sets the error for params that lack `key`, or (NULL) are not an object. */
typedef void missing_fn(struct err *err, struct slice method, const char *key);

struct dialect {
    const char *name;
    const struct method *methods; /* ends with a row whose name is NULL */
    bool ignores_case;            /* of method names */
    bool ignores_unknown;         /* arguments */
    bool takes_null_id;
    bool refuses_notifications; /* a message without an id is an error */
    enum rpc_absent_id absent_id;
    const char *empty_text; /* error for an empty message; NULL: as for other bad JSON */
    missing_fn *missing;
    const char *const *fault_texts; /* by rpc_fault; NULL entry: the default text */
};

extern const struct dialect dialects[D_COUNT];

#endif
