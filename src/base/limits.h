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

/* --- Transports: src/transport. --- */

#define LIMIT_UNREAD_PAUSE (4u << 20)           /* a peer with this much unread is not read from */
#define LIMIT_UNREAD       (4u * LIMIT_RESULT)  /* by one peer: then it is dropped */
#define LIMIT_UNREAD_TOTAL (16u * LIMIT_RESULT) /* by all peers together */
#define LIMIT_LINGER_MS    1000        /* for the client to read our last answer and close, */
#define LIMIT_LINGER_BYTES (16u << 20) /* and what it may send meanwhile: a body that was refused */
#define LIMIT_ADDRESSES    8           /* of one host name */
#define LIMIT_ANSWER       (LIMIT_RESULT + LIMIT_MESSAGE) /* a server's, to our client */

/* --- The program: src/cli. --- */

#define LIMIT_LISTEN        8          /* options --listen */
#define LIMIT_WORDS         64         /* arguments that are not options */
#define LIMIT_CONFIG_FILE   (1u << 20) /* a config file */
#define LIMIT_SMALL_FILE    4096u      /* a token, or saved settings */
#define LIMIT_INSTANCE_FILE 8192       /* one server's file in the state folder: two paths, a URL */
#define LIMIT_INSTANCES     64         /* servers found in one state folder */
#define LIMIT_DISCOVERED    32         /* servers found beside the discovery file */
#define LIMIT_SCAN          4096       /* entries looked at in the two folders above */
#define LIMIT_CLI_REQUEST   (4u << 20) /* what `umcp call` sends */
#define LIMIT_AUDIT_PAGE    (64u << 20) /* rows of the trail that `umcp audit` reads at once */
#define LIMIT_FORWARD_LINE  (4u * LIMIT_RESULT) /* from the server: a few large results */
#define LIMIT_FORWARD_QUEUE (4u << 20) /* bytes one side may be ahead before the other waits */
#define LIMIT_FORWARD_ASKS  4096       /* requests in flight before the client is not read from */

/* --- Tools: src/tool, src/json, src/link. --- */

#define LIMIT_ARG_FAULTS 32         /* faults that are named when arguments do not fit */
#define LIMIT_CATALOG    (1u << 20) /* memory of one catalogue: 600 tools, three names each */

/* --- Hosts: src/host. --- */

#define LIMIT_ENGINES      64       /* connected at once */
#define LIMIT_ENGINE_CALLS 128      /* sent to one and not answered: twice as many as may wait */
                                    /* there for tasks, so that others go on */
#define LIMIT_BRIDGE_CALLS      32  /* the same for a bridge engine */
#define LIMIT_BRIDGE_OPERATIONS 256 /* last calls of a bridge engine that its log lines may name */
#define LIMIT_MESSAGE_TREE      (64u << 20) /* one message of an engine, parsed */
#define LIMIT_DATA_NAME         256         /* bytes of a named result's name, */
#define LIMIT_DATA_VALUE        (1 << 20)   /* and of its value */
#define LIMIT_HELLO_MS          10000       /* for an engine that has connected to say what it is */
#define LIMIT_HUNG_MS           30000       /* a busy main thread: our own player is then killed */
#define LIMIT_SILENT_MS         10000       /* our own player that does not answer a ping */
#define LIMIT_DEAD_MS           30000       /* any other engine that does not */
#define LIMIT_LATE_RESULT_MS    1000   /* the same grace for bridge engines, which stop nothing */
#define LIMIT_STARTUP_MS        600000 /* to begin startup.cs: an engine may compile first */
#define LIMIT_STARTUP_MEMORY    (4 << 20) /* its call's arena */

#define LIMIT_SCRIPT         262144     /* bytes of one script: explorer's limit */
#define LIMIT_SCRIPTS        1000       /* files that are written */
#define LIMIT_SCRIPTS_BYTES  (64 << 20) /* and their bytes together */
#define LIMIT_SCRIPTS_LISTED 10000      /* files that are listed: users may put more there */
#define LIMIT_SCRIPT_DEPTH   8          /* folders in folders */
#define LIMIT_SCRIPT_NAME    1024       /* bytes of a path in the folder, and its NUL */

#define LIMIT_PROJECT_THREADS 8                 /* a disk keeps no more than that busy */
#define LIMIT_WATCHED_FOLDERS 500000u           /* each costs the kernel about a kilobyte */
#define LIMIT_ROOTS_MEMORY    (16u << 20)       /* paths of packages outside the project */
#define LIMIT_SCENE_PATHS     ((size_t)1 << 30) /* paths of all objects of a scene */
#define LIMIT_SHOWN_NAME      4096  /* bytes of an object's name: one must not fill a reply, */
#define LIMIT_SHOWN_TYPES     1000  /* nor may its components, */
#define LIMIT_SHOWN_SETTING   1024  /* nor a name in the settings */
#define LIMIT_INDEX_MS        10000 /* a scan of the assets: editor's guard. Of this */
#define LIMIT_WATCH_MS        4000  /* the first part is for watching folders, */
#define LIMIT_WALK_MS         8000  /* all up to here for walking them, the rest for the tool */
#define LIMIT_CONTENTS_MS     15000 /* a scan that reads the assets: editor's guard */
#define LIMIT_PROJECT_MS      28000 /* any call: a partial answer before LIMIT_CALL_MS */

/* --- Store: src/store. --- */

#define LIMIT_LINE_BYTES      (32 << 20) /* lines that wait for the database */
#define LIMIT_JOURNAL_PENDING (8 << 20)  /* records that do; then operations wait, too */
#define LIMIT_JOURNAL_FILE    (64 << 20) /* a journal that is read; ours never grow so large */
#define LIMIT_JOURNALS        16         /* of other servers, that one read waits for */

/* --- Unity's files: src/unity. --- */

/* Projects. */
#define LIMIT_PROJECT_ENTRIES ((size_t)20000000) /* files and folders: twenty of the largest */
#define LIMIT_PROJECT_DEPTH   256u               /* folders in folders; deeper ones are reported */
#define LIMIT_INDEX_BYTES     ((size_t)4 << 30)  /* guids and paths of so many */
#define LIMIT_SCAN_THREADS    64u                /* that read files; disks gain nothing from more */
#define LIMIT_META_BYTES      65536u             /* of a .meta file, to find its guid */
#define LIMIT_WATCH_READS     64u /* of a storm of changes before the tree counts as new */
#define LIMIT_FILE_BYTES      ((size_t)1 << 31) /* one file; offsets in it have 32 bits */
#define LIMIT_SETTINGS_FILE   ((size_t)4 << 20) /* a file of settings, or a manifest */
#define LIMIT_SETTINGS_BYTES  ((size_t)1 << 30) /* what all of them say: never near */
#define LIMIT_SETTINGS_NOTES  200u              /* what was wrong with them; people read a few */
#define LIMIT_MIXER_DOCS      4096u             /* groups, effects and snapshots of a mixer */
/* Scripts. */
#define LIMIT_SCRIPT_BYTES     ((size_t)512 << 20) /* names of all classes of a project */
#define LIMIT_ASSEMBLY_CLASSES ((size_t)1 << 18)   /* of one assembly; the rest has no names */
#define LIMIT_TYPE_NAME        1024u               /* bytes of a type's name or namespace */
#define LIMIT_CSHARP_SPACES    32u /* namespaces in namespaces; deeper ones are not seen */
#define LIMIT_CSHARP_IFS       32u /* nested #if of which the depth of braces is known */
#define LIMIT_CSHARP_HOLES     16u /* texts in holes of texts; deeper ones are code */
#define LIMIT_CSHARP_MARKS     16u /* $ and @ before a quote; more open no text */
/* UnityYAML. */
#define LIMIT_YAML_DEPTH  64u  /* nesting; real files stay below 20 */
#define LIMIT_YAML_NUMBER 300u /* characters of a number */
/* Scenes. */
#define LIMIT_SCENE_OBJECTS ((size_t)4 << 20)  /* instances of instances grow exponentially */
#define LIMIT_SCENE_DEPTH   64u                /* instances in instances; a cycle ends sooner */
#define LIMIT_SCENE_BYTES   ((size_t)2 << 30)  /* all that a scene takes beside its files */
#define LIMIT_SCENE_TREE    ((size_t)2 << 30)  /* the tree of one value of one document */
#define LIMIT_SCENE_SEARCH  ((size_t)20 << 20) /* steps through lists, which files can make long */
#define LIMIT_SCENE_NOTES   256u               /* what is wrong with one; people read a few */
#define LIMIT_EDIT_STEPS    ((size_t)1 << 20)  /* to apply changes; usual are two for each name */
#define LIMIT_EDIT_ITEMS    4096u /* that changes may add to lists, beside 16 for each */
#define LIMIT_SAVE_BYTES    ((size_t)2 << 30)  /* all that the edits of a scene take */
#define LIMIT_SAVE_ITEMS    ((size_t)16 << 20) /* of one list */
#define LIMIT_SAVE_DEPTH    (1u << 20) /* of a hierarchy: files can hang Transforms in rings */
/* References and findings. */
#define LIMIT_REFS_BYTES     ((size_t)4 << 30)  /* what a thread keeps beside the file it reads */
#define LIMIT_REFS_TREE      ((size_t)2 << 30)  /* the tree of one document */
#define LIMIT_FINDINGS       1000000u           /* of a check; the project is not Unity's then */
#define LIMIT_FINDING_NAME   1000u              /* bytes of a property or name in one */
#define LIMIT_FINDING_OBJECT 4000u              /* bytes of an object's path in one */
#define LIMIT_FINDING_PATH   ((size_t)64 << 20) /* and of that path before it is cut */

/* --- Agent: agent/. --- */

#define LIMIT_AGENT_CALLS        1024u       /* calls that wait in an engine; then NotReady */
#define LIMIT_AGENT_CALL_BYTES   (64u << 20) /* and their bytes */
#define LIMIT_AGENT_LINES        200u   /* log lines kept while there is no server: the oldest go */
#define LIMIT_AGENT_UNSENT       10000u /* log lines kept while the server is slow to read, */
#define LIMIT_AGENT_UNSENT_BYTES (4u << 20)  /* and their bytes */
#define LIMIT_AGENT_LINE         8192u       /* bytes of one log line, and of its stack */
#define LIMIT_AGENT_BEHIND       (1u << 20)  /* unsent bytes; then lines wait, events are dropped */
#define LIMIT_AGENT_SILENCE_US   20000000    /* without a word of a server that pinged before */
#define LIMIT_AGENT_STALL_US     30000000    /* without the server reading a byte */
#define LIMIT_AGENT_DIAL_US      10000000    /* connecting and the handshake together */
#define LIMIT_AGENT_ANSWER       16384u      /* the head of the server's answer to the handshake */
#define LIMIT_AGENT_FILE         4096u       /* a discovery file, a token file */
#define LIMIT_AGENT_HELLO        (64u << 10) /* what an engine says about itself */

#define LIMIT_AGENT_LATER     64       /* calls whose results come later */
#define LIMIT_AGENT_SETTLE_US 2000000  /* for what a call does later: others wait for it */
#define LIMIT_TASKS_NESTED    16       /* tasks that give tasks, all of which have ended */
#define LIMIT_AFTERLIFE_US    1000000  /* for code whose call is over, each time that it goes on */
#define LIMIT_STUCK_WORK_US   600000   /* after the first abort: code that used it is stuck, */
#define LIMIT_STUCK_SLEEP_US  1000000  /* or slept so long, */
#define LIMIT_STUCK_US        10000000 /* or neither, on a busy machine */
#define LIMIT_THROW_DETAILS   (32u << 10) /* JSON about an exception and its inner ones */
#define LIMIT_THROW_TEXT      (8u << 10)  /* of a message, of a stack; less if all does not fit */
#define LIMIT_THROW_INNER     5           /* exceptions within exceptions */
#define LIMIT_THROW_US        1000000     /* for an exception to make its message */

#define LIMIT_CODE            262144      /* bytes of code, query or patch: the explorer's 256 KB */
#define LIMIT_CODE_DEPTH      500         /* brackets within brackets: compilers recurse */
#define LIMIT_CODE_RUN        3000        /* tokens of an expression: each may be a level */
#define LIMIT_TEXTS_NESTED    16          /* interpolated texts within texts */
#define LIMIT_COMPILE_US      5000000     /* stopping the compiler costs its session */
#define LIMIT_EXCEPTION_TEXT  (64u << 10) /* "TypeName: message" */
#define LIMIT_COMPILER_REPORT (64 << 10)  /* the compiler's report, */
#define LIMIT_COMPILER_ERRORS 20          /* and the errors that callers see of it */
#define LIMIT_REPORT_DETAILS  3000        /* bytes of it that the message has no room for */
#define LIMIT_CONSOLE_TEXT    (4 << 20)   /* what ConsoleEval shows of a value */
#define LIMIT_CODE_KEPT       128         /* compiled codes that may run again, the last few, */
#define LIMIT_CODE_KEPT_BYTES (32 << 10)  /* and bytes of the source of one */
#define LIMIT_QUERY_NAMES     100         /* objects in a query: each may cost a look at all */
#define LIMIT_QUERY_STEPS     256         /* steps of a plain path; a longer one is compiled */
#define LIMIT_QUERY_WORDS     16          /* words of a type's name */

#define LIMIT_VALUE_DEPTH       3  /* objects within objects that are shown by their members, */
#define LIMIT_VALUE_NESTING     16 /* and those and collections together */
#define LIMIT_VALUE_SIZE        (100 * 1024) /* JSON of a value */
#define LIMIT_VALUE_DEEP        32         /* levels of value_write_deep(), whatever is asked for */
#define LIMIT_RESULT_DEPTH      3          /* levels of a method's result */
#define LIMIT_VALUE_TEXT        1024       /* characters of a value that is shown as its text */
#define LIMIT_VALUE_ITEMS       65536      /* of a collection: an enumerator may never end */
#define LIMIT_VALUE_MEMORY      (8u << 20) /* lists of members, while a value is shown */
#define LIMIT_TEXT_ITEMS        10         /* items of a collection in a text, */
#define LIMIT_TEXT_LEVELS       2          /* and collections within collections */
#define LIMIT_MEMBERS           65536      /* of one type with all its bases; more are left out */
#define LIMIT_METHOD_ARGS       16         /* arguments of CallMethod */
#define LIMIT_OVERLOADS         128        /* methods of one name; more are not looked at */
#define LIMIT_ATTRIBUTE_CLASSES 64         /* attribute classes of a wanted name, on IL2CPP */

#define LIMIT_CARD_TEXT      (1 << 20)  /* a name, a path, a value as text */
#define LIMIT_WATCHED_SCENES 256        /* loaded scenes; more are not watched */
#define LIMIT_SEARCHES_KEPT  4          /* searches whose finds are kept for the next page, */
#define LIMIT_SEARCH_KEY     (64 << 10) /* and bytes of what one asks for */
#define LIMIT_MEMBER_CHARS   1024       /* characters of a member's value */
#define LIMIT_CLIPBOARD      65536      /* bytes of a text in the explorer's clipboard */
#define LIMIT_SCENE_NAME     4096       /* one name in scene.active: it must not fill a reply */
#define LIMIT_PROJECT_NAME   1024       /* one text of project.info, likewise */

#define LIMIT_HOOKS          1000       /* at the same time */
#define LIMIT_PATCH_PARAMS   32         /* parameters of a hooked method and of a patch's */
#define LIMIT_SIGNATURE      (1u << 16) /* a method in words */
#define LIMIT_PATCH_CODE     (2u << 20) /* a patch with what is written around it */
#define LIMIT_TYPE_ARGS      16         /* type arguments in the name of a type, */
#define LIMIT_TYPE_DEPTH     8          /* types within types, */
#define LIMIT_HOOK_TYPE_NAME 16384      /* and bytes of it */
#define LIMIT_THREADS        4096       /* threads of the process that can be stopped */

#define LIMIT_PLUGIN_MEMORY       (64 << 20) /* rows and texts of all tools of a domain */
#define LIMIT_ATTRIBUTE_TEXT      (1 << 20)  /* a text of an attribute, before it is cut */
#define LIMIT_PLUGIN_REPORTS      50      /* log lines about tools left out; the rest is counted */
#define LIMIT_ATTRIBUTES_US       5000000 /* for the attributes of one tool to be made */
#define LIMIT_ATTRIBUTES_HURRY_US 1000000 /* the same after some did not end */
#define LIMIT_ATTRIBUTES_HUNG     2       /* tools whose attributes hung; then no more are made */
#define LIMIT_SCHEMA_CLASSES      5       /* classes within classes in a JSON Schema, */
#define LIMIT_SCHEMA_MEMBERS      128     /* and members of one class or enum */
#define LIMIT_ENUM_VALUES         512     /* values of an enum; of more, any number passes */
#define LIMIT_ROUTINES_NESTED     64      /* coroutines that wait for one another */
#define LIMIT_ROUTINE_END_US      1000000 /* for the `finally` of a coroutine that is dropped */
#define LIMIT_CANCEL_US           1000000 /* for what user code does when it is cancelled */

/* --- Player: player/. --- */

#define LIMIT_OBJECTS        (1u << 30)  /* of the world: ids are even and fit into an int */
#define LIMIT_TYPES          (1u << 20)  /* types of user code */
#define LIMIT_TYPE_FIELDS    1000u       /* of a type that is generated from values of files */
#define LIMIT_TYPES_TEXT     (16u << 20) /* the description of all generated types */
#define LIMIT_TAGS           10000u      /* tags of a project and its scenes */
#define LIMIT_LOADED_DEPTH   4096u       /* levels of a hierarchy that are loaded */
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
