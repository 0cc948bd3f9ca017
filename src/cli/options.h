/*
 * The command line. One table of options drives the parser, the environment variables, the keys of
 * the config file, --help and the error messages.
 */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "base/base.h"
#include "core/core.h"

enum command {
    CMD_SERVE = 1,
    CMD_STDIO = 2,
    CMD_CALL = 4,
    CMD_DOCTOR = 8,
    CMD_CHECK = 16,
    CMD_DUMP = 32,
    CMD_AUDIT = 64,
    CMD_TOKEN = 128,
};

/* The values of all options. Texts belong to argv, the environment, or the arena. */
struct options {
    enum command command;
    struct arena arena;

    const char *project;   /* NULL: no project */
    bool is_project_found; /* we found it; the user did not name it */
    struct texts listen;
    bool allow_other_users; /* serve any user without a token; call any user's listener */
    const char *framed;     /* serve: listen address; call: where to connect */
    bool is_framed;         /* stdio --framed: frames instead of lines */
    const char *token_file, *framed_token_file;
    const char *framed_token;  /* itself, of any length; NULL: none */
    struct core_config config; /* without tokens, which are read later */
    const char *state_dir, *discovery, *config_file;
    const char *connect;  /* stdio: a server's URL, or "none"; NULL: find a server */
    const char *player;   /* "auto", "off" or a program; NULL: auto */
    const char *plugins;  /* a folder of C# sources; NULL: none */
    const char *compiler; /* a path, "auto" or "mcs"; NULL: auto */
    const char *sandbox;  /* "on" or "off"; NULL: as much as the kernel has */
    enum log_level log_level;
    const char *url;
    int64_t timeout_ms; /* call: of the whole */
    bool is_json;       /* check, dump, audit, doctor DIR: machine-readable output */
    const char *since;  /* audit; NULL: from the beginning */

    int64_t keep_hours, keep_audit_days, keep_mb;

    uint64_t given;                 /* bit per option that the environment or command line sets */
    uint64_t in_config;             /* the same for the config file */
    struct core_config start;       /* its settings are as the options say; config.ceiling */
    struct slice saved[N_SETTINGS]; /* effects of saved settings: "opens ..."; p NULL: none */
    char **argv;                    /* as passed to main() */
    const char *words[LIMIT_WORDS]; /* arguments that are not options */
    size_t n_words;
};

/* Reads the config file, the environment and argv; later sources override earlier ones. False with
 * err set. If err is ERR_NONE, --help or --version was printed. */
bool options_read(int argc, char **argv, struct options *ret_options, struct err *err);
/* Reads the settings that SetConfig saved, the text of `path`. Settings
 * that close a gate count. Those that open one count only with --allow-config-changes, and not if
 * the setting's option is given. `saved` describes both. */
bool options_read_saved(struct options *o, const char *path, struct slice text, struct err *err);
/* Iterates over the names of options that are set anywhere: *at begins as 0; NULL after the
 * last. */
const char *options_next_set(const struct options *o, size_t *at);
void options_done(struct options *o);

#endif
