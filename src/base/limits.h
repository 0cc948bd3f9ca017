/*
 * Every size, depth, count, queue and time that a peer, a project or an engine can fill, with its
 * reason. The only place: a maximum that is not here is a constant of a format or protocol, stands
 * beside the code that reads that, and says so.
 */
#ifndef BASE_LIMITS_H
#define BASE_LIMITS_H

/* --- Server: core, transport, cli. --- */

#define LIMIT_MESSAGE     (4u << 20)  /* one JSON text: a 256 KB script, all escaped */
#define LIMIT_API_BODY    (1u << 20)  /* seed 1's REST routes: 1 MB */
#define LIMIT_FRAME       65536u      /* seed 0: both ways, header not counted */
#define LIMIT_RESULT      (16u << 20) /* one result out: what an engine can send */
#define LIMIT_REPLY       100000u     /* what an agent should have to read; longer lists are cut */
#define LIMIT_CALL_MEMORY (64u << 20) /* a call's arena: a message of 1 MB, all small numbers */
#define LIMIT_CALL_KEEP                                                                            \
    (256u << 10) /* of it, while a host has the call: more is slimmed down first */
#define LIMIT_REFUSED_KEEP   (16u << 10) /* of it, while the trail is told of a refused write */
#define LIMIT_HELD           (64u << 20) /* what all calls that wait for a host or store may keep */
#define LIMIT_BATCH          64u         /* messages in one JSON-RPC batch */
#define LIMIT_HEAD           (32u << 10) /* an HTTP request's line and headers */
#define LIMIT_HEADERS        100u        /* of them */
#define LIMIT_CONNECTIONS    1024u       /* sockets at once */
#define LIMIT_SESSIONS       1024u /* MCP sessions over HTTP; the one unused longest makes room */
#define LIMIT_STREAMS        1024u /* SSE and chunked streams at once */
#define LIMIT_CALLS          1024u /* calls in flight, all sessions together */
#define LIMIT_EXPLORER_CALLS 32u   /* seed 4: its requests in flight, then RateLimited */
#define LIMIT_STREAM_QUEUE   256u  /* seed 4: events waiting for one stream, then the oldest go */
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

#define LIMIT_CALL_MS         30000   /* a tool without its own limit: seed 2's default */
#define LIMIT_EVAL_GRACE_MS   5000    /* for an engine to stop code that ran too long, and say so */
#define LIMIT_DETACHED_MS     600000  /* how long a call goes on after its caller stopped waiting */
#define LIMIT_WAIT_MS         3600000 /* the longest that a caller may say it waits */
#define LIMIT_FORGET_MS       60000   /* how often the store forgets what is too old */
#define LIMIT_SESSION_IDLE_MS 3600000 /* an HTTP session nobody uses */
#define LIMIT_HEAD_MS         15000   /* a client may take this long for one request's head */
#define LIMIT_BODY_MS         30000   /* and this long between two pieces of its body */
#define LIMIT_BODY_TOTAL_MS   300000  /* and this long for all of them */
#define LIMIT_IDLE_MS         75000   /* keep-alive without a request */
#define LIMIT_WRITE_MS        30000   /* a client that does not read its answer */
#define LIMIT_AUTH_MS         10000   /* a framed connection that does not authenticate */
#define LIMIT_SHUTDOWN_MS     5000    /* calls in flight get this long when the server stops */
#define LIMIT_KEEPALIVE_MS    15000   /* comment lines on quiet SSE streams */

/* --- Tools: src/tool, src/json, src/link. --- */

/* --- Hosts: src/host. --- */

/* --- Store: src/store. --- */

/* --- Unity's files: src/unity. --- */

/* --- Agent: agent/. --- */

/* --- Player: player/. --- */

#define LIMIT_OBJECTS        (1u << 30)  /* of the world: ids are even and fit into an int */
#define LIMIT_TYPES          (1u << 20)  /* types of user code */
#define LIMIT_TYPE_FIELDS    1000u       /* of a type that is generated from values of files */
#define LIMIT_TYPES_TEXT     (16u << 20) /* the description of all generated types */
#define LIMIT_TAGS           10000u      /* tags of a project and its scenes */
#define LIMIT_SCENE_DEPTH    4096u       /* levels of a hierarchy that are loaded */
#define LIMIT_SCENE_REQUESTS 256u        /* scenes that code asks for in one frame */
#define LIMIT_OBJECT_BYTES   ((size_t)256 << 20) /* the trees of one object's values */
#define LIMIT_SAVED_BYTES    ((size_t)2 << 30)   /* a scene or prefab that is written */
#define LIMIT_SAVED_TEXT     (256u << 20)        /* one string of a script that is saved */
#define LIMIT_NEW_SCRIPT     (64u << 20)         /* the document of a new script, without values */
#define LIMIT_PROPERTY_PATH  (1u << 16)          /* m_List.Array.data[0].m_Name */
#define LIMIT_MANAGED_TEXT   (1u << 20)          /* one string that an internal call takes */
#define LIMIT_LOG_MESSAGE    (1u << 16)          /* of a line that managed code logs */
#define LIMIT_TRACE_BYTES    (1u << 17)          /* its stack, */
#define LIMIT_TRACE_FRAMES   100u                /* with at most so many methods */
#define LIMIT_EARLY_LINES    100u                /* log lines kept until the agent has started */

#define LIMIT_SOURCE_FOLDERS 100000u      /* folders with scripts, searched and watched */
#define LIMIT_SOURCES        100000u      /* scripts of a project */
#define LIMIT_SOURCE_PATHS   (256u << 20) /* their paths */
#define LIMIT_SOURCE_BYTES   (64u << 20)  /* one of them, when it is mended for mcs */
#define LIMIT_TOOL_SOURCE    (4u << 20) /* one of an Editor folder, when it is searched for tools */
#define LIMIT_TOOL_CLASSES   100000u    /* classes in sources that declare tools, */
#define LIMIT_TOOL_NAMES     (64u << 20) /* and their names */
#define LIMIT_COMPILE_ROUNDS 64u         /* runs of mcs until something compiles */
#define LIMIT_COMPILE_S      120         /* that one of them may take */
#define LIMIT_BISECTIONS     8u /* searches for a script that breaks mcs: then mcs is broken */
#define LIMIT_ASSEMBLIES     8u /* compiled scripts that are kept on disk */

#endif
