/*
 * The JSON-RPC 2.0 envelope: classifies messages and writes the frame of answers. Ids stay raw
 * tokens, so that 1, 1.0, "1" and 20-digit ids are returned byte for byte. Independent of methods.
 */
#ifndef RPC_RPC_H
#define RPC_RPC_H

#include "base/base.h"
#include "json/json.h"

enum rpc_kind { RPC_REQUEST, RPC_NOTIFICATION, RPC_RESPONSE };

/* Why a value is not a message. */
enum rpc_fault {
    RPC_FINE,
    RPC_NO_OBJECT,   /* not an object */
    RPC_BAD_VERSION, /* "jsonrpc" is not "2.0" */
    RPC_NO_METHOD,   /* no method, or not a string, or empty */
    RPC_BAD_ID,      /* neither string nor number nor null */
    RPC_BAD_PARAMS   /* neither object nor array nor null */
};

struct rpc_message {
    enum rpc_kind kind;
    struct slice id; /* raw token; p is NULL: none that can be echoed */
    bool has_null_id;
    struct slice method;
    const struct json *params; /* NULL if absent or null */
};

/* Reads one message. On a fault, *ret_message still has the id if it could be read. */
enum rpc_fault rpc_read(const struct json *value, struct rpc_message *ret_message);

/* The frame around a result or an error. An absent id is written as null, or omitted. */
enum rpc_absent_id { RPC_ID_NULL, RPC_ID_OMIT };

/* Opens {"jsonrpc":"2.0","id":ID, ; the caller writes "result" or "error" and rpc_close()s. */
void rpc_open(struct json_out *w, struct slice id, enum rpc_absent_id absent);
void rpc_close(struct json_out *w);
/* Opens {"jsonrpc":"2.0","method":METHOD,"params":{ ; the caller writes the params' members. */
void rpc_open_notification(struct json_out *w, const char *method);
void rpc_close_notification(struct json_out *w);

#endif
