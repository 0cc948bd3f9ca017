/*
 * Every size, depth, count, queue and time that a peer, a project or an engine can fill, with its
 * reason. The only place: a maximum that is not here is a constant of a format or protocol, stands
 * beside the code that reads that, and says so.
 */
#ifndef BASE_LIMITS_H
#define BASE_LIMITS_H

/* --- Server: core, transport, cli. --- */

#define LIMIT_MESSAGE     (4u << 20)  /* one JSON text: a 256 KB script, all escaped */
#define LIMIT_API_BODY    (1u << 20)  /* the bridge's REST routes: 1 MB */
#define LIMIT_FRAME       65536u      /* framed: both ways, header not counted */
#define LIMIT_RESULT      (16u << 20) /* one result out: what an engine can send */
#define LIMIT_REPLY       100000u     /* what an agent should have to read; longer lists are cut */
#define LIMIT_CALL_MEMORY (64u << 20) /* a call's arena: a message of 1 MB, all small numbers */
#define LIMIT_CALL_KEEP                                                                            \
    (256u << 10) /* of it, while a host has the call: more is slimmed down first */
#define LIMIT_REFUSED_KEEP   (16u << 10) /* of it, while the store records a refused write */
#define LIMIT_CHARGED        (64u << 20) /* what all calls that wait for a host or store may keep */
#define LIMIT_BATCH          64u         /* messages in one JSON-RPC batch */
#define LIMIT_HEAD           (32u << 10) /* an HTTP request's line and headers */
#define LIMIT_HEADERS        100u        /* of them */
#define LIMIT_CONNECTIONS    1024u       /* sockets at once */
#define LIMIT_SESSIONS       1024u /* MCP sessions over HTTP; the one unused longest makes room */
#define LIMIT_STREAMS        1024u /* SSE and chunked streams at once */
#define LIMIT_CALLS          1024u /* calls in flight, all sessions together */
#define LIMIT_EXPLORER_CALLS 32u   /* explorer: its requests in flight, then RateLimited */
#define LIMIT_STREAM_QUEUE   256u  /* explorer: events waiting for one stream, then the oldest go */
#define LIMIT_STREAM_BYTES   (1u << 20)  /* and their bytes: large results go first */
#define LIMIT_STREAM_PENDING (64u << 10) /* bytes handed to a slow socket before events queue */
#define LIMIT_URI            2048u       /* a resource that is subscribed to */
#define LIMIT_SUBSCRIPTIONS  256u        /* resource subscriptions of one session */
#define LIMIT_LOG_LINES      2000u       /* the log ring */
#define LIMIT_LOG_TEXT       4096u       /* one log line */
#define LIMIT_DATA_BYTES     (32u << 20) /* engines' named results on their way to the store */
#define LIMIT_LOG_PAGE       500u        /* entries that get_logs reads at once */
#define LIMIT_LOG_SHOWN      1000u       /* bytes of a result or message in a list */
#define LIMIT_SEARCH_BYTES   1024u       /* a text to search logs for, */
#define LIMIT_SEARCH_WORDS   32u         /* and its words: each is a look into the whole index */
#define LIMIT_PAGE_BYTES     (48u << 10) /* a tools/list page where frames bound an answer */

#define LIMIT_CALL_MS         30000   /* the editor's default */
#define LIMIT_EVAL_GRACE_MS   5000    /* for an engine to stop code that ran too long, and say so */
#define LIMIT_DETACHED_MS     600000  /* how long a call goes on after its caller stopped waiting */
#define LIMIT_WAIT_MS         3600000 /* the longest that a caller may say it waits */
#define LIMIT_FORGET_MS       60000   /* how often the store forgets what is too old */
#define LIMIT_SESSION_IDLE_MS 3600000 /* an HTTP session without requests */
#define LIMIT_HEAD_MS         15000   /* a client may take this long for one request's head */
#define LIMIT_BODY_MS         30000   /* and this long between two pieces of its body */
#define LIMIT_BODY_TOTAL_MS   300000  /* and this long for all of them */
#define LIMIT_IDLE_MS         75000   /* keep-alive without a request */
#define LIMIT_WRITE_MS        30000   /* a client that does not read its answer */
#define LIMIT_AUTH_MS         10000   /* a framed connection that does not authenticate */
#define LIMIT_SHUTDOWN_MS     5000    /* calls in flight get this long when the server stops */
#define LIMIT_KEEPALIVE_MS    15000   /* comment lines on quiet SSE streams */

#define LIMIT_NAMES       64  /* entries of one allowlist, */
#define LIMIT_NAME_BYTES  256 /* and bytes of one: an engine gets the list with each call */
#define LIMIT_NAMES_JSON  (128u << 10) /* all of them, most bytes escaped */
#define LIMIT_CLIENT_NAME 128          /* how a client calls itself, in records */

/* --- Codecs: src/wire. --- */

#define LIMIT_REPLY_HEAD 65536u /* the head of a server's answer; ours are below 1 KB */
/* Chunk sizes and extensions may take a head's worth of bytes and this many more per byte of body.
 * One-byte chunks need 5; without a bound, a request could go on for ever and never grow. */
#define LIMIT_FRAMING_PER_BYTE 8u

/* --- Tools: src/tool, src/json, src/link. --- */

#define LIMIT_ARG_FAULTS 32         /* faults that are named when arguments do not fit */
#define LIMIT_CATALOG    (1u << 20) /* memory of one catalogue: 600 tools, three names each */

/* --- Hosts: src/host. --- */

/* --- Store: src/store. --- */

/* --- Unity's files: src/unity. --- */

/* --- Agent: agent/. --- */

/* --- Player: player/. --- */

#endif
