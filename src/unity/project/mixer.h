/* What is in an audio mixer: groups, snapshots, and what each snapshot sets. */
#ifndef UNITY_PROJECT_MIXER_H
#define UNITY_PROJECT_MIXER_H

#include "project.h"

struct mixer_group {
    int64_t id;
    struct slice name;
    struct slice guid; /* as written: 32 digits */
};

struct mixer_value {
    struct slice name;  /* the exposed name, else "Volume", "Lowpass/Cutoff freq", else the guid */
    struct slice group; /* p is NULL if no group has it */
    double value;
};

struct mixer_snapshot {
    int64_t id;
    struct slice name;
    struct mixer_value *values; /* in the file's order */
    size_t n_values;
};

struct mixer {
    struct slice name;
    struct mixer_group *groups; /* from the master group down, children in order */
    size_t n_groups;
    struct mixer_snapshot *snapshots; /* in the mixer's order */
    size_t n_snapshots;
};

/* All of it lives in `a`. False: not there, not text, broken, or no mixer. */
bool mixer_read(const struct project *p, struct slice path, struct arena *a,
                struct mixer *ret_mixer, struct err *err);

#endif
