/* The options table. No other file knows the name of an option. */
#include "option.h"

#include "link/link.h"

#define AT(field) offsetof(struct options, field)

/* A row of tool/settings.h. */
#define SETTING_OPTION(member, type, key, gate, text, option, value, help)                         \
    {option, key, OPT_##type, AT(config.member), value, help, SERVER | SAVED},

const struct option option_table[] = {
    {"project", "project", OPT_TEXT, AT(project), "DIR",
     "Unity project (default: the one that contains this folder; for dump, the file)",
     SERVER | CMD_DUMP | CMD_AUDIT | CMD_DOCTOR},
    {"listen", "listen", OPT_LIST, AT(listen), "ADDR:PORT|unix:PATH",
     "HTTP address or Unix socket to listen on; may be repeated (default: ports 8080 and 51477 of "
     "127.0.0.1 and [::1])",
     CMD_SERVE},
    {"framed", "framed", OPT_TEXT, AT(framed), "ADDR:PORT",
     "serve: also listen for length-prefixed frames; call: speak frames to this server",
     CMD_SERVE | CMD_CALL},
    {"framed", NULL, OPT_FLAG, AT(is_framed), NULL,
     "Use length-prefixed frames on stdin and stdout instead of lines", CMD_STDIO | ONLY_TYPED},
    {"token-file", "tokenFile", OPT_TEXT, AT(token_file), "FILE",
     "File with the bearer token that HTTP clients must send", SERVER | CMD_CALL},
    {"framed-token-file", "framedTokenFile", OPT_TEXT, AT(framed_token_file), "FILE",
     "File with the token of session.authenticate (default: --token-file, else umcp makes one)",
     SERVER | CMD_CALL},
    {"framed-token", NULL, OPT_TEXT, AT(framed_token), "TOKEN",
     "Token of session.authenticate, however short, to test old clients on loopback "
     "($UMCP_FRAMED_TOKEN keeps it out of the list of processes)",
     SERVER | CMD_CALL},
    {"allow-other-users", "allowOtherUsers", OPT_FLAG, AT(allow_other_users), NULL,
     "serve: let other users of this machine connect without a token; stdio, call: connect to a "
     "server of another user",
     SERVER | CMD_CALL},
    {"allow-origin", "allowOrigin", OPT_ORIGINS, AT(config.allow_origins), "ORIGIN,...",
     "Let web pages of these origins connect, for example http://localhost:3000; may be repeated",
     CMD_SERVE},
    SETTINGS(SETTING_OPTION){
        "allow-config-changes", "allowConfigChanges", OPT_FLAG, AT(config.allow_config_changes),
        NULL,
        "Let SetConfig open those of the gates above that no option sets; later starts "
        "keep them open",
        SERVER},
    {"eval-timeout", "evalTimeoutMs", OPT_MS, AT(config.eval_ms), "MS",
     "Stop code that holds the engine's main thread for longer than this (default 60000; console and "
     "hooks 10000)",
     SERVER},
    {"tier", "tier", OPT_TIER, AT(config.tier), "TIER",
     "Offer and run tools up to this tier: core reads, tier1 changes, tier2 destroys, tier3 runs "
     "code, tier4 is all (default: what the other options allow)",
     SERVER},
    {"tools", "tools", OPT_GROUPS, AT(config.groups), "GROUP,...",
     "List tools of these groups: explorer, editor, bridge, plugin (default all)", SERVER},
    {"dialect", "dialect", OPT_DIALECT, AT(config.dialect), "D",
     "Speak only this dialect: mcp, plain, editor, explorer, bridge", CMD_STDIO},
    {"connect", "connect", OPT_TEXT, AT(connect), "URL|auto|none",
     "Forward to this server (default $WEB_SERVER_URL, else one that serves the same project); "
     "none: serve the client without one",
     CMD_STDIO},
    {"player", "player", OPT_TEXT, AT(player), "auto|off|PATH",
     "The engine that runs the project: auto starts umcp-player if it is installed (default auto)",
     SERVER},
    {"engines", "engines", OPT_ENGINES, AT(config.own_engines_only), "own|any",
     "Which engines may connect: own accepts only the umcp-player of this server (default any)",
     SERVER},
    {"compiler", "compiler", OPT_TEXT, AT(compiler), "PATH|auto|mcs",
     "The C# compiler for scripts and code: auto is the best one that is installed, mcs is "
     "Mono's old one (default auto, or $UMCP_CSC)",
     SERVER | CMD_DOCTOR},
    {"sandbox", "sandbox", OPT_SWITCH, AT(sandbox), "on|off",
     "on: run the project's code only in a full sandbox; off: in none (default: in as much of "
     "one as the kernel has)",
     SERVER | CMD_DOCTOR},
    {"plugins", "plugins", OPT_TEXT, AT(plugins), "DIR",
     "Folder of C# sources that the player compiles with the project's, for [McpPluginTool]",
     SERVER},
    {"state-dir", "stateDir", OPT_TEXT, AT(state_dir), "DIR",
     "Folder for records, scripts and the token that umcp makes; none: keep nothing (default "
     "$XDG_STATE_HOME/umcp/...)",
     SERVER | CMD_CALL | CMD_AUDIT | CMD_DOCTOR},
    {"keep-hours", "keepHours", OPT_COUNT, AT(keep_hours), "N",
     "Hours to keep operations and log lines (default 24)", SERVER},
    {"keep-audit-days", "keepAuditDays", OPT_COUNT, AT(keep_audit_days), "N",
     "Days to keep the audit trail (default 30)", SERVER},
    {"keep-mb", "keepMegabytes", OPT_COUNT, AT(keep_mb), "N",
     "Megabytes to keep at most, of all three together (default 256)", SERVER},
    {"since", NULL, OPT_TEXT, AT(since), "T",
     "Print only what happened since: 2026-01-31T12:00:00Z, or 90m, 12h, 7d ago", CMD_AUDIT},
    {"discovery", "discovery", OPT_TEXT, AT(discovery), "FILE",
     "Discovery file (default $" DISCOVERY_VARIABLE ", else " DISCOVERY_FILE " in $TMPDIR)",
     CMD_SERVE | CMD_CALL | CMD_DOCTOR},
    {"config", NULL, OPT_TEXT, AT(config_file), "FILE",
     "JSON file that sets these options by their config keys (mcp.config.json)", SERVER},
    {"log-level", "logLevel", OPT_LEVEL, AT(log_level), "L",
     "Log to stderr from this level on: debug, info, warning, error (default info; stdio: "
     "warning)",
     SERVER},
    {"timeout", NULL, OPT_MS, AT(timeout_ms), "MS",
     "Give up when the whole call has taken this long (default 60000)", CMD_CALL},
    {"url", NULL, OPT_TEXT, AT(url), "URL",
     "Server to call, or unix:PATH (default: the one in the discovery file, else "
     "http://127.0.0.1:8080)",
     CMD_CALL},
    {"json", NULL, OPT_FLAG, AT(is_json), NULL, "Print JSON",
     CMD_CHECK | CMD_DUMP | CMD_AUDIT | CMD_DOCTOR},
};

const size_t n_options = N_ELEMENTS(option_table);

_Static_assert(N_ELEMENTS(option_table) <= 8 * sizeof(((struct options *)NULL)->given),
               "a bit for each option");
