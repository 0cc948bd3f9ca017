/* `umcp stdio` in front of a server that runs already: passes a client's lines on to it. */
#ifndef CLI_FORWARD_FORWARD_H
#define CLI_FORWARD_FORWARD_H

#include "cli/options.h"

enum forward_end {
    FORWARD_NOWHERE, /* there is no server to pass anything on to: serve alone */
    FORWARD_DONE,    /* the client has ended it */
    FORWARD_FAILED   /* err tells why */
};

/*
 * Passes lines on until the client ends it. The server is the one that --connect or WEB_SERVER_URL
 * names, else the newest of the same state folder. When it goes away, the session goes on with the
 * next one that can be reached; if none comes, with a child that serves alone, unless a server was
 * named.
 */
enum forward_end forward(struct options *o, struct err *err);

#endif
