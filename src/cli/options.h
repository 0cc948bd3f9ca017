/*
 * The command line: one table of options gives the parser, the environment variables, the keys of
 * the config file, --help and the error texts.
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
};

/* Everything the options say. Texts belong to argv, the environment, or the arena. */
struct options {
    enum command command;
    struct arena arena;

    const char *project;   /* NULL: none */
    bool is_project_found; /* the user has not named it */
    const char *listen[LIMIT_LISTEN];
    size_t n_listen;
    const char *framed; /* serve: listen address; call: where to connect */
    bool is_framed;     /* stdio --framed: frames instead of lines */
    const char *token_file, *framed_token_file;
    struct core_config config; /* tokens are not read yet */
    const char *state_dir, *discovery, *config_file;
    const char *connect; /* stdio: a server's URL, or "none"; NULL: find one */
    const char *player;  /* "auto", "off" or a program; NULL: auto */
    const char *plugins; /* a folder of C# sources; NULL: none */
    enum log_level log_level;
    const char *url;
    bool is_json;      /* check, dump, audit: for programs */
    const char *since; /* audit; NULL: from the beginning */

    int64_t keep_hours, keep_audit_days, keep_mb;

    uint64_t given;                 /* bit per option that the environment or command line has */
    uint64_t in_config;             /* and that the config file has */
    char **argv;                    /* main()'s */
    const char *words[LIMIT_WORDS]; /* arguments that are not options */
    size_t n_words;
};

/* Reads config file, environment and argv, in this order: the later one counts. False with err set;
 * ERR_NONE in err means that --help or --version was asked for and printed. */
bool options_read(int argc, char **argv, struct options *ret_options, struct err *err);
/* What SetConfig kept in `path`: counts more than the config file and less than
 * what was given. */
bool options_read_saved(struct options *o, const char *path, struct err *err);
/* The names of options that somebody has set, one by one: *at begins as 0; NULL after the last. */
const char *options_said(const struct options *o, size_t *at);
void options_done(struct options *o);

#endif
