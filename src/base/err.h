/*
 * Errors. Inside the program an error is an err_kind; only dialect/errors.c turns it into a
 * protocol's error code.
 */
#ifndef BASE_ERR_H
#define BASE_ERR_H

#include <stdbool.h>

#include "slice.h"

enum err_kind {
    ERR_NONE,
    ERR_PARSE,        /* not JSON */
    ERR_REQUEST,      /* JSON, but not a JSON-RPC request */
    ERR_METHOD,       /* no such method */
    ERR_PARAMS,       /* the method's parameters have the wrong shape */
    ERR_UNKNOWN_TOOL, /* no such tool */
    ERR_SHAPE,        /* a tool's arguments do not fit its parameters */
    ERR_ARGUMENT,     /* the arguments fit, but a value is wrong */
    ERR_NOT_FOUND,    /* no such object, scene, file or operation */
    ERR_NO_RESOURCE,  /* no such resource */
    ERR_NOT_READY,    /* no engine, or it is reloading */
    ERR_DENIED,       /* a gate is closed: writes, confirmation, allowlist, eval */
    ERR_TIER,         /* the tool belongs to a higher tier */
    ERR_AUTH,         /* wrong or missing token */
    ERR_SESSION,      /* no such session, or a required session id is missing */
    ERR_VERSION,      /* a protocol revision that we do not serve */
    ERR_ENVELOPE,     /* a request lacks what its revision requires in _meta */
    ERR_HEADER,       /* an HTTP header is missing, or contradicts the request */
    ERR_CAPABILITY,   /* the client lacks a capability of the call; details names it */
    ERR_RATE,         /* too many calls in flight */
    ERR_TIMEOUT,      /* the deadline passed */
    ERR_TOOL,         /* the tool ran and failed */
    ERR_ENGINE,       /* Unity refused */
    ERR_HEALTH,       /* the health check failed */
    ERR_TOO_LARGE,    /* a result, or data a tool wants to keep, exceeds a limit */
    ERR_MESSAGE_SIZE, /* a message exceeds a limit */
    ERR_INTERNAL,     /* a bug of ours, or out of memory */
    ERR_COUNT
};

struct err {
    enum err_kind kind;
    char message[400];    /* a sentence for the user; cut at a character boundary */
    char hint[240];       /* the remedy, for the user; may be empty */
    size_t line;          /* in the file that the message names; 0: none */
    struct slice details; /* a JSON object in the call's arena, or empty */
    struct slice whole;   /* the uncut message in the call's arena; empty: `message` is complete */
};

/* The message, uncut. */
static inline struct slice err_text(const struct err *err)
{
    return err->whole.len ? err->whole : slice_of(err->message);
}

/* Sets kind and message, clears the rest. Returns false, so that a function can say
 * `return err_set(err, ERR_NOT_FOUND, "no scene '%s'", id);` */
bool err_set(struct err *err, enum err_kind kind, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Adds a hint to an error that is already set. Returns false. */
bool err_hint(struct err *err, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Sets ERR_INTERNAL, for a failed allocation or an internal limit that was reached. */
bool err_no_memory(struct err *err);

#endif
