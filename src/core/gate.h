/* Gates, and the audit trail of the calls that passed them. Part of internal.h, private to core. */
#ifndef CORE_GATE_H
#define CORE_GATE_H

#include "call.h"

/* --- Gates (gate.c) --- */
struct gate {
    const struct core_config *config;
    const struct json *args; /* as the caller sent them */
    bool host_knows_types;   /* the host resolves type names and checks the allowlist itself */
    bool can_ask;            /* the user is asked for a missing confirmation, after this check */
};

bool gate_wants_confirm(const struct gate *gate, const struct tool *tool);

bool gate_check(const struct gate *gate, const struct tool *tool, struct arena *a, struct err *err);
/* The tier above which no tool runs, also with open gates. */
enum tier gate_limit(const struct core_config *config);
/* The server's tier: that of --tier, or the highest whose tools the gates let run. */
enum tier gate_tier(const struct core_config *config);
/* Says in the error's details which tier the tool needs, and which the server has. */
void gate_say_tiers(const struct core_config *config, const struct tool *tool, struct arena *a,
                    struct err *err);
/* Adds a hint to err: which options let an engine compile the query that was refused. */
void gate_hint_eval(const struct core_config *config, struct err *err);
/* The tool's allowlist as a JSON array, for its host; empty if there is no memory. */
struct slice gate_list(const struct core_config *config, const struct tool *tool, struct arena *a);

/* --- Audit (record/audit.c) --- */
void audit_call(struct core *c, const struct call *call);

#endif
