/* `umcp stdio` in front of a running server: forwards a client's lines to it. */
#ifndef CLI_FORWARD_FORWARD_H
#define CLI_FORWARD_FORWARD_H

#include "cli/options.h"

enum forward_end {
    FORWARD_NOWHERE, /* there is no server to forward to: serve alone */
    FORWARD_DONE,    /* the client ended the session */
    FORWARD_FAILED   /* see err */
};

/*
 * Forwards lines until the client ends the session. The server is the one named by --connect or
 * WEB_SERVER_URL, else the newest in the same state folder. If the server ends, the session
 * continues with the next reachable one. If none appears and none was named, it continues with a
 * child process that serves alone.
 */
enum forward_end forward(struct options *o, struct err *err);

#endif
