/*
 * A row of the options table, for option_table.c, which has it, and options.c, which walks it.
 * Private to these two.
 */
#ifndef CLI_OPTION_H
#define CLI_OPTION_H

#include "options.h"

enum option_kind {
    OPT_FLAG,    /* bool */
    OPT_ON_FLAG, /* bool that the option clears: --no-confirm is requireConfirm=false */
    OPT_TEXT,    /* const char * */
    OPT_LIST,    /* struct texts, may be repeated */
    OPT_ORIGINS, /* the same; each text is a list with commas */
    OPT_NAMES,   /* struct names */
    OPT_TIER,
    OPT_GROUPS,
    OPT_DIALECT,
    OPT_LEVEL,
    OPT_SWITCH,  /* const char *: "on" or "off" */
    OPT_ENGINES, /* bool: only our own */
    OPT_MS,      /* int64_t: milliseconds, at least 1 */
    OPT_COUNT    /* int64_t: 1 to a million */
};

struct option {
    const char *name; /* without "--"; the environment variable is UMCP_NAME */
    const char *key;  /* in the config file; NULL: none */
    enum option_kind kind;
    size_t at;         /* offset in struct options */
    const char *value; /* placeholder in --help; NULL for flags */
    const char *text;
    unsigned commands; /* enum command bits */
};

#define SERVER     (CMD_SERVE | CMD_STDIO)
#define ONLY_TYPED 0x100 /* no environment variable: another row uses the name */
#define SAVED      0x200 /* SetConfig may change and save it */

extern const struct option option_table[];
extern const size_t n_options;

#endif
