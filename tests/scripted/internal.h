/* What script.c reads and scripted.c plays. */
#ifndef SCRIPTED_INTERNAL_H
#define SCRIPTED_INTERNAL_H

#include "scripted.h"

enum step_kind {
    STEP_AFTER,
    STEP_PROGRESS,
    STEP_EVENT,
    STEP_UPDATED,
    STEP_LOG,
    STEP_NOTE,
    STEP_SAY,
    STEP_CLOSE_STREAM,
    STEP_CHANGE,
    STEP_HINT,
    STEP_DETAILS,
    STEP_STATE,
    STEP_ASK,
    STEP_ASK_AGAIN,
    /* From here on: the end of the call. */
    STEP_JSON,
    STEP_INPUTS,
    STEP_TEXT,
    STEP_VOID,
    STEP_BLOCKS,
    STEP_BAD_BLOCKS,
    STEP_FAIL
};

struct step {
    enum step_kind kind;
    struct slice text;  /* NUL-terminated */
    const char *name;   /* EVENT, ASK; SAY: the level */
    enum err_kind err;  /* FAIL */
    int64_t ms;         /* AFTER */
    double done, total; /* PROGRESS */
    struct step *next;
};

struct row {
    struct slice tool;        /* or "*" */
    struct slice args;        /* as written; may be empty */
    const struct json *wants; /* the same; NULL: any */
    struct step *steps;
    struct row *again; /* for the next call of the same; NULL: this one */
    struct row *next;
    size_t index;
};

struct script {
    struct arena arena;
    struct tool *tools; /* scripted_tools(), as the settings want them */
    size_t n_tools;
    struct row *first;
    size_t n_rows;
    struct host_info info;
};

#endif
