/*
 * Every size, depth, count, queue and time that a peer, a project or an engine can drive up, with
 * the reason for its value. Any other maximum in the code is a constant of a format or protocol; it
 * is defined next to the parser and says so.
 */
#ifndef BASE_LIMITS_H
#define BASE_LIMITS_H

/* --- Server: core, transport, cli. --- */

#define LIMIT_MESSAGE     (4u << 20)  /* one JSON text: a 256 KB script, all escaped */
#define LIMIT_API_BODY    (1u << 20)  /* the bridge's REST routes: 1 MB */
#define LIMIT_FRAME       65536u      /* framed: both ways, header not counted */
#define LIMIT_RESULT      (16u << 20) /* one result: as much as an engine can send */
#define LIMIT_REPLY       100000u     /* as much as an agent should read; longer lists are cut */
#define LIMIT_CALL_MEMORY (64u << 20) /* a call's arena: a 1 MB message made of small numbers */
#define LIMIT_CALL_KEEP                                                                            \
    (256u << 10) /* arena bytes kept while a host runs the call; a larger arena is trimmed first */
#define LIMIT_REFUSED_KEEP (16u << 10) /* the same while the store records a refused write */
#define LIMIT_CHARGED      (64u << 20) /* memory of all calls that wait for a host or the store */
#define LIMIT_BATCH        64u         /* messages in one JSON-RPC batch */
#define LIMIT_HEAD         (32u << 10) /* an HTTP request's line and headers */
#define LIMIT_HEADERS      100u        /* headers of one request */
#define LIMIT_SESSIONS     1024u       /* MCP sessions over HTTP; a new one may end an old one */
#define LIMIT_STREAMS      1024u       /* SSE and chunked streams at once, */
#define LIMIT_OPEN_STREAMS                                                                         \
    256u                                 /* of each kind that needs no session: these hold
                                          * connections that others need for requests */
#define LIMIT_CALLS          1024u       /* calls in flight, all sessions together, */
#define LIMIT_SESSION_CALLS  512u        /* those of one session, tasks included, */
#define LIMIT_OPEN_CALLS     768u        /* and those of all requests without a session */
#define LIMIT_EXPLORER_CALLS 32u         /* explorer: requests in flight; more get RateLimited */
#define LIMIT_STREAM_QUEUE   256u        /* explorer: events queued per stream, then oldest out */
#define LIMIT_STREAM_BYTES   (32u << 20) /* and their bytes: 256 of LIMIT_REPLY have 25.6 MB, */
#define LIMIT_STREAM_TOTAL   (1u << 28)  /* and those of all streams, which share their events */
#define LIMIT_STREAM_PENDING (64u << 10) /* bytes handed to a slow socket before events queue */
#define LIMIT_URI            2048u       /* the URI of a resource subscription */
#define LIMIT_LISTENS        1024u       /* subscriptions/listen streams at once, */
#define LIMIT_LISTEN_BYTES   (16u << 20) /* and the bytes of the names, or kept */
#define LIMIT_REPLAY         256u        /* events of one stream kept for a client that resumes, */
#define LIMIT_REPLAY_BYTES   (4u << 20)  /* and their bytes, */
#define LIMIT_REPLAY_TOTAL   (64u << 20) /* the bytes of all streams together, */
#define LIMIT_REVIVALS       64u         /* requests that wait for the store to find a session */
#define LIMIT_REPLAY_DONE    16u         /* and streams of one session that have ended */
#define LIMIT_TRIES          256u        /* addresses whose wrong tokens are counted */
#define LIMIT_TRIES_WRONG    10u         /* wrong tokens of an address before it waits, */
#define LIMIT_SUBSCRIPTIONS  256u        /* resource subscriptions of one session */
#define LIMIT_LOG_LINES      2000u       /* the log ring */
#define LIMIT_LOG_TEXT       4096u       /* one log line */
#define LIMIT_DATA_BYTES     (32u << 20) /* engines' named results on their way to the store */
#define LIMIT_LOG_PAGE       500u        /* entries that get_logs reads at once */
#define LIMIT_LOG_SHOWN      1000u       /* bytes of a result or message in a list */
#define LIMIT_SEARCH_BYTES   1024u       /* bytes of a log search text, */
#define LIMIT_SEARCH_WORDS   32u         /* and its words; each one searches the whole index */
#define LIMIT_PAGE_BYTES     (48u << 10) /* a tools/list page that must fit in a frame */

#define LIMIT_TRY_WAIT_MS     5000    /* this long, and twice that after each further one, */
#define LIMIT_TRY_WAIT_MAX_MS 60000   /* up to this: */
#define LIMIT_TRY_QUIET_MS    600000  /* and when an address's wrong tokens are forgotten */
#define LIMIT_CALL_MS         30000   /* the editor's default */
#define LIMIT_DISCOVERY_MS    10000   /* for plugin tools, while an engine starts (POST /) */
#define LIMIT_HOLD_MS         60000   /* for code, until it lets the engine's next frame begin */
#define LIMIT_CONSOLE_MS      10000   /* the same for the console, its scripts and hooks */
#define LIMIT_EVAL_GRACE_MS   5000    /* for an engine to abort and report late code */
#define LIMIT_DETACHED_MS     600000  /* for a call that awaits, or outlasts its caller */
#define LIMIT_TASK_AFTER_MS   2000    /* then a call becomes a task, if its client can poll it */
#define LIMIT_TASK_WAITS      256u    /* requests that wait for a task to end, at once */
#define LIMIT_PULSE_MS        1000    /* how often a caller is notified that its call runs */
#define LIMIT_PULSE_TEXT      96      /* with NUL: the reason to wait */
#define LIMIT_TASK_POLL_MS    1000    /* how often clients should ask for a task */
#define LIMIT_INPUT_ROUNDS    8u      /* rounds of questions that one call may take */
#define LIMIT_INPUT_MS        600000  /* for the client to answer one round */
#define LIMIT_INPUT_ANSWERS   64u     /* that a client may send at once */
#define LIMIT_INPUT_CALLS     256u    /* calls that wait for answers at once, */
#define LIMIT_SESSION_INPUTS  64u     /* those of one session, */
#define LIMIT_OPEN_INPUTS     192u    /* and those of all requests without a session */
#define LIMIT_STATES_USED     65536u  /* requestStates that were used and have not expired */
#define LIMIT_STATE_KEPT_S    86400   /* after that, for clocks that are set back */
#define LIMIT_WAIT_MS         3600000 /* the longest wait a caller may ask for */
#define LIMIT_FORGET_MS       60000   /* how often the store deletes expired entries */
#define LIMIT_SESSION_LEFT_MS 60000 /* without requests: then it is among the first to make room */
#define LIMIT_SESSION_IDLE_MS 3600000 /* until an HTTP session without requests ends */
#define LIMIT_HEAD_MS         15000   /* a client may take this long for one request's head */
#define LIMIT_BODY_MS         30000   /* and this long between two pieces of its body */
#define LIMIT_BODY_TOTAL_MS   300000  /* and this long for all of them */
#define LIMIT_IDLE_MS         75000   /* until an idle keep-alive connection is closed */
#define LIMIT_WRITE_MS        30000   /* until a client that does not read its answer is dropped */
#define LIMIT_AUTH_MS         10000   /* for a framed connection to authenticate */
#define LIMIT_HALF_CLOSED_MS  2000    /* for a call on POST / whose client may have gone */
#define LIMIT_SHUTDOWN_MS     5000    /* for calls in flight to finish when the server stops */
#define LIMIT_KEEPALIVE_MS    15000   /* between comment lines on quiet SSE streams */
#define LIMIT_RETRY_MS        500     /* how soon a client may resume an ended stream */

#define LIMIT_NAMES       64  /* entries of one allowlist, */
#define LIMIT_NAME_BYTES  256 /* and bytes of one entry: each call sends the list to the engine */
#define LIMIT_NAMES_JSON  (128u << 10) /* a whole list as JSON with most bytes escaped */
#define LIMIT_CLIENT_NAME 128          /* the name a client gives itself, in records */

/* --- Codecs: src/wire. --- */

#define LIMIT_REPLY_HEAD 65536u /* the head of another server's answer; ours are below 1 KB */
/* Chunk sizes and extensions may take as many bytes as a head plus this many per byte of body.
 * One-byte chunks need 5. Without a bound a request could last forever without growing. */
#define LIMIT_FRAMING_PER_BYTE 8u

/* --- Transports: src/transport. --- */

/* Connections at once. Each kind has its own share, so that a flood of one does not starve another.
 * If the system allows fewer descriptors, all shares shrink alike. */
#define LIMIT_HTTP_CONNECTIONS   1024u /* HTTP, and `umcp stdio` over TCP */
#define LIMIT_FRAMED_CONNECTIONS 256u
#define LIMIT_ENGINE_CONNECTIONS (LIMIT_ENGINES - 8u) /* the rest is for players that we start */
#define LIMIT_LOCAL_CONNECTIONS  128u                 /* by the socket in the state folder */
#define LIMIT_CONNECTIONS                                                                          \
    (LIMIT_HTTP_CONNECTIONS + LIMIT_FRAMED_CONNECTIONS + LIMIT_ENGINE_CONNECTIONS +                \
     LIMIT_LOCAL_CONNECTIONS)
#define LIMIT_ACCEPTS 32u          /* of one listener before others are served again */
#define LIMIT_BODIES  (256u << 20) /* bodies of all requests that arrive or are being answered */

#define LIMIT_UNREAD_PAUSE (4u << 20)           /* unread by a peer; then we stop reading from it */
#define LIMIT_UNREAD       (4u * LIMIT_RESULT)  /* unread by one peer; then we drop it */
#define LIMIT_UNREAD_TOTAL (16u * LIMIT_RESULT) /* unread by all peers together */
#define LIMIT_LINGER_MS    1000        /* for the client to read our last answer and close, */
#define LIMIT_LINGER_BYTES (16u << 20) /* and bytes of a refused body it may still send */
#define LIMIT_ADDRESSES    8           /* addresses of one host name */
#define LIMIT_ANSWER       (LIMIT_RESULT + LIMIT_MESSAGE) /* a server's answer to our client */

/* --- The program: src/cli. --- */

#define LIMIT_LISTEN        8          /* --listen options; --allow-origin options */
#define LIMIT_ORIGIN        255        /* an Origin in an option or an answer: a host name */
#define LIMIT_WORDS         64         /* arguments that are not options */
#define LIMIT_CONFIG_FILE   (1u << 20) /* a config file */
#define LIMIT_SMALL_FILE    4096u      /* a token, or a discovery file */
#define LIMIT_TOKEN_MIN     16         /* characters of a token: 64 bits even of hex digits, */
#define LIMIT_TOKEN_MAX     1024       /* and few enough for a header */
#define LIMIT_INSTANCE_FILE 8192       /* one server's file in the state folder: two paths, a URL */
#define LIMIT_INSTANCES     64         /* servers found in one state folder */
#define LIMIT_DISCOVERED    32         /* servers found beside the discovery file */
#define LIMIT_SCAN          4096       /* directory entries read in the two folders above */
#define LIMIT_CLI_REQUEST   (4u << 20) /* a request that `umcp call` sends */
#define LIMIT_AUDIT_PAGE    (64u << 20)         /* memory for rows that `umcp audit` reads */
#define LIMIT_FORWARD_LINE  (4u * LIMIT_RESULT) /* a line from the server: a few large results */
#define LIMIT_FORWARD_QUEUE (4u << 20) /* bytes one side may be ahead before it is paused */
#define LIMIT_FORWARD_ASKS  4096 /* requests in flight before we stop reading from the client */

/* --- Tools: src/tool, src/json, src/link. --- */

#define LIMIT_ARG_FAULTS  32         /* bad arguments listed in one error */
#define LIMIT_CATALOG     (1u << 20) /* memory of one catalogue: 600 tools, three names each */
#define LIMIT_COMPLETIONS 100000     /* names that fit one completion */
#define LIMIT_PROMPT_ARG  (1u << 14) /* one argument of a prompt; a template has a few of them */

/* --- Hosts: src/host. --- */

#define LIMIT_ENGINES      64       /* engines connected at once */
#define LIMIT_ENGINE_CALLS 128      /* unanswered calls per engine: twice the number that may */
                                    /* wait there for tasks, so that other calls still get
                                     * through */
#define LIMIT_BRIDGE_CALLS      32  /* the same for a bridge engine */
#define LIMIT_BRIDGE_OPERATIONS 256 /* recent calls that its log lines may name */
#define LIMIT_MESSAGE_TREE      (64u << 20) /* the parse tree of one message from an engine */
#define LIMIT_DATA_NAME         256         /* bytes of a named result's name, */
#define LIMIT_DATA_VALUE        (1 << 20)   /* and of its value */
#define LIMIT_HELLO_MS          10000       /* for a new connection to send its hello */
#define LIMIT_HUNG_MS           30000       /* main thread busy this long: kill our own player */
#define LIMIT_SILENT_MS         10000       /* no pong this long: kill our own player */
#define LIMIT_DEAD_MS           30000       /* no pong this long: drop any other engine */
#define LIMIT_LATE_RESULT_MS    1000        /* the eval grace for bridges, which cannot abort */
#define LIMIT_STARTUP_MS        600000 /* until startup.cs begins: the engine may compile first */
#define LIMIT_STARTUP_MEMORY    (4 << 20) /* the arena of the startup.cs call */

#define LIMIT_KEPT           16           /* engines whose hooks and state are kept, */
#define LIMIT_KEPT_BYTES     (32u << 20)  /* bytes of the hooks of one, */
#define LIMIT_KEPT_STATE     (512u << 10) /* and of its state: a full clipboard, all escaped */
#define LIMIT_RESTORE_MEMORY (8u << 20)   /* the arena of a call that gives them back */
#define LIMIT_RESTORE_MS     10000 /* the longest that other calls wait for restored state */
#define LIMIT_RESTORED_MS    60000 /* an engine that ends sooner may have died of its hooks; */
#define LIMIT_RESTORES       5     /* after as many in a row, or one that hung, they are given up */

#define LIMIT_SCRIPT         262144     /* bytes of one script: explorer's limit */
#define LIMIT_SCRIPTS        1000       /* files that tools may write, */
#define LIMIT_SCRIPTS_BYTES  (64 << 20) /* and their bytes together */
#define LIMIT_SCRIPTS_LISTED 10000 /* files that are listed; users may add more than tools may */
#define LIMIT_SCRIPT_DEPTH   8     /* nested folders */
#define LIMIT_SCRIPT_NAME    1024  /* bytes of a path inside the folder, with its NUL */

#define LIMIT_PROJECT_THREADS 8                 /* more threads do not make a disk faster */
#define LIMIT_WATCHED_FOLDERS 500000u           /* each watch costs the kernel about a kilobyte */
#define LIMIT_ROOTS_MEMORY    (16u << 20)       /* paths of packages outside the project */
#define LIMIT_SCENE_PATHS     ((size_t)1 << 30) /* paths of all objects of a scene */
#define LIMIT_NUMBERED_SCENES 16                /* scene files whose objects keep their numbers, */
#define LIMIT_NUMBERED        (1 << 20) /* and objects and components of each, or of an engine */
#define LIMIT_SHOWN_NAME      4096      /* bytes of one name: an object must not fill a reply, */
#define LIMIT_SHOWN_TYPES     1000      /* components of one object, */
#define LIMIT_SHOWN_SETTING   1024      /* bytes of a name in the settings */
#define LIMIT_INDEX_MS        10000     /* a scan of the assets (editor's limit), of which */
#define LIMIT_WATCH_MS        4000      /* the first part is for watching folders, */
#define LIMIT_WALK_MS         8000  /* the time up to here to walking them, the rest to the tool */
#define LIMIT_CONTENTS_MS     15000 /* a scan that reads the assets (editor's limit) */
#define LIMIT_PROJECT_MS      28000 /* any call: answer in part before LIMIT_CALL_MS is over */

/* --- Store: src/store. --- */

#define LIMIT_LINE_BYTES      (32 << 20) /* bytes of log lines waiting for the database */
#define LIMIT_JOURNAL_PENDING (8 << 20)  /* and of journal records; then operations wait too */
#define LIMIT_JOURNAL_FILE    (64 << 20) /* a journal that we read; ours stay far smaller */
#define LIMIT_JOURNALS        16         /* journals of other servers that one read waits for */

/* --- Unity's files: src/unity. --- */

/* Projects. */
#define LIMIT_PACKAGE_ENTRIES ((size_t)100000)   /* of a package outside the project */
#define LIMIT_PROJECT_ENTRIES ((size_t)20000000) /* files and folders: twenty huge projects */
#define LIMIT_PROJECT_DEPTH   256u               /* nested folders; deeper ones are reported */
#define LIMIT_INDEX_BYTES     ((size_t)4 << 30)  /* guids and paths of that many files */
#define LIMIT_SCAN_THREADS    64u                /* disks gain nothing from more */
#define LIMIT_META_BYTES      65536u             /* bytes of a .meta file searched for its guid */
#define LIMIT_WATCH_READS     64u /* reads in a burst of changes; then we rescan the tree */
#define LIMIT_FILE_BYTES      ((size_t)1 << 31) /* one file; offsets in it have 32 bits */
#define LIMIT_SETTINGS_FILE   ((size_t)4 << 20) /* a file of settings, or a manifest */
#define LIMIT_SETTINGS_BYTES  ((size_t)1 << 30) /* contents of all settings files */
#define LIMIT_SETTINGS_NOTES  200u              /* complaints about them; people read a few */
#define LIMIT_MIXER_DOCS      4096u             /* groups, effects and snapshots of a mixer */
/* Scripts. */
#define LIMIT_SCRIPT_BYTES     ((size_t)512 << 20) /* names of all classes of a project */
#define LIMIT_ASSEMBLY_CLASSES ((size_t)1 << 18)   /* of one assembly; the rest get no names */
#define LIMIT_TYPE_NAME        1024u               /* bytes of a type's name or namespace */
#define LIMIT_CSHARP_SPACES    32u                 /* nested namespaces; deeper ones are ignored */
#define LIMIT_CSHARP_IFS       32u                 /* nested #if whose brace depth we track */
#define LIMIT_CSHARP_HOLES     16u /* strings nested in holes; deeper ones are code */
#define LIMIT_CSHARP_MARKS     16u /* $ and @ before a quote; longer runs do not open a string */
/* UnityYAML. */
#define LIMIT_YAML_DEPTH  64u  /* nesting; real files stay below 20 */
#define LIMIT_YAML_NUMBER 300u /* characters of a number */
/* Scenes. */
#define LIMIT_SCENE_OBJECTS ((size_t)4 << 20)  /* nested prefab instances can grow exponentially */
#define LIMIT_SCENE_DEPTH   64u                /* nested prefab instances; cycles end sooner */
#define LIMIT_SCENE_BYTES   ((size_t)2 << 30)  /* memory of a scene, not counting its files */
#define LIMIT_SCENE_TREE    ((size_t)2 << 30)  /* the tree of one value of one document */
#define LIMIT_SCENE_SEARCH  ((size_t)20 << 20) /* steps through lists, which may be long */
#define LIMIT_SCENE_NOTES   256u               /* complaints about one scene; people read a few */
#define LIMIT_EDIT_STEPS    ((size_t)1 << 20)  /* to apply overrides; two per name are usual */
#define LIMIT_EDIT_ITEMS    4096u              /* list items that overrides add, beyond 16 each */
#define LIMIT_SAVE_BYTES    ((size_t)2 << 30)  /* memory of all edits of a scene */
#define LIMIT_SAVE_ITEMS    ((size_t)16 << 20) /* items of one list */
#define LIMIT_SAVE_LOCK_MS  5000               /* wait for others that write to the folder */
#define LIMIT_SAVE_DEPTH    (1u << 20)         /* levels of a hierarchy, which may be a ring */
/* References and findings. */
#define LIMIT_REFS_BYTES     ((size_t)4 << 30)  /* a scanning thread's memory beside its file */
#define LIMIT_REFS_TREE      ((size_t)2 << 30)  /* the tree of one document */
#define LIMIT_FINDINGS       1000000u           /* about, of one check; the rest is counted */
#define LIMIT_FINDINGS_FILE  10000u             /* of a kind in a file; others are seen */
#define LIMIT_FINDINGS_LATER 100u               /* the same, after half of LIMIT_FINDINGS */
#define LIMIT_FINDING_NAME   1000u              /* bytes of a property or name in a finding */
#define LIMIT_FINDING_OBJECT 4000u              /* bytes of an object's path in a finding */
#define LIMIT_FINDING_PATH   ((size_t)64 << 20) /* bytes of that path before it is shortened */

/* --- Compile service: src/compile/, compiler/. --- */

#define LIMIT_COMPILE_LINE     (32u << 20) /* one message: an assembly of 20 MB in base64 */
#define LIMIT_COMPILE_UNSENT   (64u << 20) /* messages that the other side does not take yet */
#define LIMIT_COMPILE_ROOTS    1024u  /* packages outside of the project that umcp-compile reads */
#define LIMIT_COMPILE_HELLO    65536u /* the hello of umcp-compile */
#define LIMIT_COMPILE_HELLO_MS 60000  /* and when at the latest */
/* umcp-compile ends late requests itself; one that does not is ended this many seconds after all
 * its requests should have been. */
#define LIMIT_COMPILE_SILENCE_S 30
#define LIMIT_COMPILE_TREE      (128u << 20)        /* the parse tree of a message */
#define LIMIT_COMPILE_REQUESTS  256u                /* without an answer; a client sends a few */
#define LIMIT_COMPILE_WAITING   (256u << 20)        /* memory of all requests of umcp-compile */
#define LIMIT_COMPILE_ID        ((int64_t)1 << 53)  /* their ids: JSON's whole numbers */
#define LIMIT_COMPILE_S         120                 /* seconds for one build, */
#define LIMIT_COMPILE_ROUND_S   30                  /* of them for its last round, */
#define LIMIT_SUBMIT_S          10                  /* for one submission, */
#define LIMIT_CANCEL_MS         1000                /* and for the driver to stop one */
#define LIMIT_COMPILE_REPORT    (1u << 20)          /* a compiler's report; the rest is dropped */
#define LIMIT_LEFT_BYTES        (4u << 20)          /* the list of an assembly's losses */
#define LIMIT_COMPILE_MEMORY    ((uint64_t)4 << 30) /* address space of a compiler on Mono, */
#define LIMIT_COMPILE_HEAP_HEX  "40000000"          /* and the heap of one on .NET: 1 GB */
#define LIMIT_FILE_DEPTH        1000         /* nested brackets of a source: compilers recurse, */
#define LIMIT_FILE_RUN          10000        /* and tokens of an expression: each may nest deeper */
#define LIMIT_COMPILERS         64           /* compilers of one machine */
#define LIMIT_COMPILER_FILE     (64 << 20)   /* a file that is searched for its version */
#define LIMIT_DRIVER_SOURCES    100          /* sources of our driver */
#define LIMIT_ASSEMBLY_BYTES    (256u << 20) /* one assembly, made or referenced */
#define LIMIT_BUILD_BYTES       ((uint64_t)1 << 30)   /* all sources and references of a build */
#define LIMIT_CACHE_AGE_S       (30 * 24 * 3600)      /* since an assembly was asked for, */
#define LIMIT_CACHE_BYTES       ((uint64_t)512 << 20) /* the bytes of all of them, */
#define LIMIT_CACHE_ENTRIES     1000u                 /* their number, */
#define LIMIT_CACHE_LISTED      100000u               /* and those that are looked at */

/* --- Agent: agent/. --- */

#define LIMIT_AGENT_CALLS        1024u       /* calls queued in an engine; more get NotReady */
#define LIMIT_AGENT_CALL_BYTES   (64u << 20) /* and their bytes */
#define LIMIT_AGENT_LINES        200u        /* log lines kept while no server is connected */
#define LIMIT_AGENT_UNSENT       10000u      /* log lines kept while the server is slow to read, */
#define LIMIT_AGENT_UNSENT_BYTES (4u << 20)  /* and their bytes */
#define LIMIT_AGENT_LINE         8192u       /* bytes of one log line, and of its stack */
#define LIMIT_AGENT_BEHIND       (1u << 20)  /* unsent bytes; then lines wait, events go */
#define LIMIT_AGENT_SILENCE_US   20000000    /* silence of a server that has pinged before */
#define LIMIT_AGENT_STALL_US     30000000    /* time in which the server reads no byte */
#define LIMIT_AGENT_DIAL_US      10000000    /* connecting plus the handshake */
#define LIMIT_AGENT_ANSWER       16384u      /* the head of the server's answer to the handshake */
#define LIMIT_AGENT_FILE         4096u       /* a discovery file, a token file */
#define LIMIT_AGENT_HELLO        (64u << 10) /* an engine's description of itself */

#define LIMIT_AGENT_PENDING   64       /* calls whose results arrive later */
#define LIMIT_AGENT_SETTLE_US 2000000  /* for a call's deferred work, which other calls wait for */
#define LIMIT_TASKS_NESTED    16       /* tasks that return tasks, all of them finished */
#define LIMIT_AFTERLIFE_US    1000000  /* for code of a finished call, each time it resumes */
#define LIMIT_STUCK_WORK_US   600000   /* CPU time after the first abort that means stuck, */
#define LIMIT_STUCK_SLEEP_US  1000000  /* or wall time if it is asleep, */
#define LIMIT_STUCK_US        10000000 /* or wall time, on a busy machine */
#define LIMIT_THROW_DETAILS   (32u << 10) /* JSON describing an exception and its inner ones */
#define LIMIT_THROW_TEXT      (8u << 10)  /* one message or stack; less if all is too large */
#define LIMIT_THROW_INNER     5           /* nested inner exceptions */
#define LIMIT_THROW_US        1000000     /* for an exception to compute its message */

#define LIMIT_CODE             262144  /* bytes of code, query or patch: the explorer's 256 KB */
#define LIMIT_CODE_DEPTH       500     /* nested brackets: compilers recurse */
#define LIMIT_CODE_RUN         3000    /* tokens of an expression: each may nest one level deeper */
#define LIMIT_TEXTS_NESTED     16      /* nested interpolated strings */
#define LIMIT_COMPILE_US       5000000 /* then the compiler is stopped and loses its session, */
#define LIMIT_COMPILE_END_US   1000000 /* or after this, if the call was cancelled */
#define LIMIT_REFERENCES       (4u << 20)  /* paths of all loaded assemblies */
#define LIMIT_SUBMIT_WAIT_US   30000000    /* for the service, which ends late ones itself */
#define LIMIT_COMPILE_RETRY_US 5000000     /* until a service that did not run is asked again */
#define LIMIT_CODE_JOURNAL     (16u << 20) /* declarations of code, for a restarted compiler */
#define LIMIT_CODE_HISTORY     100u        /* items of it in one request, which has 10 s */
#define LIMIT_EXCEPTION_TEXT   (64u << 10) /* "TypeName: message" */
#define LIMIT_COMPILER_REPORT  (64 << 10)  /* the compiler's report, */
#define LIMIT_COMPILER_ERRORS  20          /* and the errors of it shown to the caller */
#define LIMIT_REPORT_DETAILS   3000        /* bytes of the report that do not fit the message */
#define LIMIT_CONSOLE_TEXT     (4 << 20)   /* the text ConsoleEval shows for a value */
#define LIMIT_CODE_KEPT        128         /* recently compiled snippets kept for running again, */
#define LIMIT_CODE_KEPT_BYTES  (32 << 10)  /* and bytes of source of one */
#define LIMIT_QUERY_NAMES      100 /* objects named in a query: each may search all objects */
#define LIMIT_QUERY_STEPS      256 /* steps of a plain path; a longer one is compiled */
#define LIMIT_QUERY_WORDS      16  /* parts of a type's name */

#define LIMIT_VALUE_DEPTH       3            /* nested objects shown with their members, */
#define LIMIT_VALUE_NESTING     16           /* and nested objects and collections together */
#define LIMIT_VALUE_SIZE        (100 * 1024) /* JSON of a value */
#define LIMIT_VALUE_DEEP        32           /* levels of value_write_deep() at most */
#define LIMIT_RESULT_DEPTH      3            /* levels of a method's result */
#define LIMIT_VALUE_TEXT        1024         /* characters of a value shown as text */
#define LIMIT_VALUE_ITEMS       65536      /* items of a collection: an enumerator may never end */
#define LIMIT_VALUE_MEMORY      (8u << 20) /* member lists while a value is shown */
#define LIMIT_TEXT_ITEMS        10         /* items of a collection shown as text, */
#define LIMIT_TEXT_LEVELS       2          /* and nested collections */
#define LIMIT_MEMBERS           65536      /* members of a type and its bases; more are left out */
#define LIMIT_METHOD_ARGS       16         /* arguments of CallMethod */
#define LIMIT_OVERLOADS         128        /* overloads of one method name; more are ignored */
#define LIMIT_ATTRIBUTE_CLASSES 64         /* attribute classes with the same name, on IL2CPP */

#define LIMIT_CARD_TEXT      (1 << 20)  /* a name, a path, a value as text */
#define LIMIT_TYPE_NAMES     (16 << 20) /* names of all types of components */
#define LIMIT_WATCHED_SCENES 256        /* loaded scenes; more are not watched */
#define LIMIT_SEARCHES_KEPT  4          /* searches whose matches are kept for the next page, */
#define LIMIT_SEARCH_KEY     (64 << 10) /* and bytes of one search's arguments */
#define LIMIT_MEMBER_CHARS   1024       /* characters of a member's value */
#define LIMIT_CLIPBOARD      65536      /* bytes of a text in the explorer's clipboard */
#define LIMIT_SCENE_NAME     4096       /* one name in scene.active: it must not fill a reply */
#define LIMIT_PROJECT_NAME   1024       /* one text of project.info, likewise */
#define LIMIT_PLACE_DEPTH    1000       /* objects above one whose place is kept for an engine */

#define LIMIT_HOOKS          1000       /* hooks installed at once */
#define LIMIT_PATCH_PARAMS   32         /* parameters of a hooked method and of a patch's */
#define LIMIT_SIGNATURE      (1u << 16) /* a method signature as text */
#define LIMIT_PATCH_CODE     (2u << 20) /* a patch with its generated wrapper */
#define LIMIT_TYPE_ARGS      16         /* type arguments in the name of a type, */
#define LIMIT_TYPE_DEPTH     8          /* nested type arguments, */
#define LIMIT_HOOK_TYPE_NAME 16384      /* and bytes of the name */
#define LIMIT_THREADS        4096       /* threads of the process that we can stop */

#define LIMIT_PLUGIN_MEMORY   (64 << 20) /* descriptions of all tools of a domain */
#define LIMIT_ASIDE_END_US    1000000 /* for a tool that cannot be aborted to end before a reload */
#define LIMIT_WORKER_GRACE_US 5000000 /* for a cancelled tool with a token to end */
#define LIMIT_ATTRIBUTE_TEXT  (1 << 20) /* a text of an attribute, before it is cut */
/* Reading code, to decide where plugin tools run. Code beyond counts as absent. */
#define LIMIT_REACH_ASSEMBLIES    1000       /* projects have hundreds at most */
#define LIMIT_REACH_FILE          (64 << 20) /* bytes of one; larger ones are not read */
#define LIMIT_REACH_FILES         (512 << 20)
#define LIMIT_REACH_MEMORY        (256 << 20) /* tables of all types and methods */
#define LIMIT_REACH_METHODS       (4u << 20)
#define LIMIT_REACH_EDGES         (16u << 20)
#define LIMIT_REACH_STEPS         20000    /* methods that one tool may reach */
#define LIMIT_REACH_WORK          50000000 /* rows and instructions of all tools: a second */
#define LIMIT_REACH_ROUNDS        64       /* of overrides that make classes with overrides */
#define LIMIT_REACH_DEPTH         64       /* of bases, nested types and subclasses */
#define LIMIT_REACH_NAME          4096     /* bytes of a type's name with those around it */
#define LIMIT_PLUGIN_REPORTS      50      /* log lines about tools left out; the rest are counted */
#define LIMIT_ATTRIBUTES_US       5000000 /* for constructing the attributes of one tool */
#define LIMIT_ATTRIBUTES_HURRY_US 1000000 /* the same once some have hung */
#define LIMIT_ATTRIBUTES_HUNG     2   /* tools whose attributes hung; then the rest are skipped */
#define LIMIT_SCHEMA_CLASSES      5   /* nested classes in a JSON Schema, */
#define LIMIT_SCHEMA_MEMBERS      128 /* and members of one class or enum */
#define LIMIT_ENUM_VALUES         512 /* values of an enum; with more, any number is accepted */
#define LIMIT_ROUTINES_NESTED     64  /* coroutines waiting for one another */
#define LIMIT_ROUTINE_END_US      1000000 /* for the `finally` blocks of a dropped coroutine */
#define LIMIT_CANCEL_US           1000000 /* for user code to handle its cancellation */

/* --- Player: player/. --- */

#define LIMIT_OBJECTS        (1u << 30)  /* objects in the world: ids are even and fit in an int */
#define LIMIT_TYPES          (1u << 20)  /* types of user code */
#define LIMIT_TYPE_FIELDS    1000u       /* fields of a type generated from serialized values */
#define LIMIT_TYPES_TEXT     (16u << 20) /* the description of all generated types */
#define LIMIT_TAGS           10000u      /* tags of a project and its scenes */
#define LIMIT_LOADED_DEPTH   4096u       /* levels of a hierarchy; deeper objects are not loaded */
#define LIMIT_SCENE_REQUESTS 256u        /* scene loads requested in one frame */
#define LIMIT_OBJECT_BYTES   ((size_t)256 << 20) /* the trees of one object's values */
#define LIMIT_SAVED_BYTES    ((size_t)2 << 30)   /* a scene or prefab to be written */
#define LIMIT_SAVED_TEXT     (256u << 20)        /* one string of a saved script */
#define LIMIT_NEW_SCRIPT     (64u << 20)         /* the document of a new script, without values */
#define LIMIT_PROPERTY_PATH  (1u << 16)          /* m_List.Array.data[0].m_Name */
#define LIMIT_MANAGED_TEXT   (1u << 20)          /* one string that an internal call takes */
#define LIMIT_SESSION_KEYS   65536               /* SessionState of scripts */
#define LIMIT_SESSION_BYTES  (16u << 20)
#define LIMIT_LOG_MESSAGE    (1u << 16) /* bytes of a line that managed code logs */
#define LIMIT_TRACE_BYTES    (1u << 17) /* its stack, */
#define LIMIT_TRACE_FRAMES   100u       /* with at most this many methods */
#define LIMIT_BLAMED         64u        /* scripts that held the engine until it died, */
#define LIMIT_BLAME_BYTES    (1u << 18) /* and the text that names them */
#define LIMIT_EARLY_LINES    100u       /* log lines kept until the agent has started */
#define LIMIT_REPEATS        512u       /* different lines whose repeats are counted: */
#define LIMIT_REPEATS_LOGGED 10u        /* after this many of one, */
#define LIMIT_REPEAT_GAP     10u        /* until it is absent for this many frames */
#define LIMIT_REPEAT_TEXT    200u       /* kept of its text */

#define LIMIT_SYMBOLS        1000u        /* of one assembly: each is compared with all others */
#define LIMIT_RSP_ITEMS      4096u        /* options of a response file, constraints of a plugin */
#define LIMIT_RSP_OPTION     8192u        /* one option */
#define LIMIT_SOURCE_FOLDERS 100000u      /* folders with scripts, searched and watched */
#define LIMIT_SOURCES        100000u      /* scripts of a project */
#define LIMIT_ASSEMBLIES     4096u        /* assemblies of a project, and its DLLs */
#define LIMIT_SOURCE_PATHS   (256u << 20) /* their paths */
#define LIMIT_REPORT_FILE    (4u << 20)   /* a compiler's list for one assembly, */
#define LIMIT_REPORT_BYTES   (256u << 20) /* and of all of them, as trees */
#define LIMIT_REPORT_NAMES   1000u        /* names that are missing */
#define LIMIT_TOLD_SCRIPTS   100u         /* scripts that 'umcp doctor DIR' gets, */
#define LIMIT_TOLD_LEFT      20u          /* and of each as many things that were left */
#define LIMIT_REACHED        10000u       /* members that threw because they are not there, */
#define LIMIT_REACHED_BYTES  (8u << 20)   /* and their names and reasons */
#define LIMIT_SOURCE_BYTES   (64u << 20)  /* one source: it is read whole */
#define LIMIT_BUILD_INPUTS   (256u << 20) /* paths and rewritten sources of one build */
#define LIMIT_TOOL_SOURCE    (4u << 20)   /* one Editor source while it is searched for tools */
#define LIMIT_TOOL_CLASSES   100000u      /* classes in sources that declare tools, */
#define LIMIT_TOOL_NAMES     (64u << 20)  /* and their names */
#define LIMIT_COMPILE_ROUNDS 64u          /* builds until one succeeds */
#define LIMIT_BISECTIONS     8u           /* searches for a script; then we blame the compiler */
#define LIMIT_SOURCE_ERRORS  10u          /* errors of one script in the log, */
#define LIMIT_ROUND_ERRORS   50u          /* and of all that a build leaves out */
#define LIMIT_BUILD_LATE     3u           /* builds that take too long, one after the other */
#define LIMIT_BUILD_RETRY_US 60000000     /* longest wait until a lost service is asked again */

/* --- The sandbox: src/sandbox. --- */

/* The output of a child process to our standard error, in bytes: a stack of all threads at once,
 * and then more than anybody reads. */
#define LIMIT_WORDS_BURST    ((int64_t)1 << 20)
#define LIMIT_WORDS_A_SECOND 64000

#define LIMIT_CODE_MB            1024  /* of compiled code in the player before a reload */
#define LIMIT_SANDBOX_FILES      4096u /* descriptors of a process, */
#define LIMIT_SANDBOX_FILE_BYTES ((uint64_t)4 << 30) /* and bytes of a file that it writes */

#endif
