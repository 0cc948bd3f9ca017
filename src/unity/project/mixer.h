/* The contents of an audio mixer: groups, snapshots, and the values that each snapshot sets. */
#ifndef UNITY_PROJECT_MIXER_H
#define UNITY_PROJECT_MIXER_H

#include "project.h"

struct mixer_group {
    int64_t id;
    struct slice name;
    struct slice guid; /* as written: 32 digits */
};

struct mixer_value {
    struct slice name;  /* exposed name, else "Volume" or "Lowpass/Cutoff freq", else the guid */
    struct slice group; /* p is NULL if it belongs to no group */
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

/* Everything lives in `a`. False: missing, not text, broken, or not a mixer. */
bool mixer_read(const struct project *p, struct slice path, struct arena *a,
                struct mixer *ret_mixer, struct err *err);

#endif
