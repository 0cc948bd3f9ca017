/* The engine's log: lines for the agent, kept until it has started. Any thread. */
#ifndef PLAYER_MANAGED_LOG_H
#define PLAYER_MANAGED_LOG_H

#include "agent/agent.h"

/* Numbers of UnityEngine.LogType. */
enum log_type {
    LOG_TYPE_ERROR,
    LOG_TYPE_ASSERT,
    LOG_TYPE_WARNING,
    LOG_TYPE_LOG,
    LOG_TYPE_EXCEPTION
};

void engine_log(enum log_type type, struct slice message);
/* The line's level is set from the type; a type that is not one counts as LOG_TYPE_LOG. */
void engine_log_line(int type, struct agent_line *line);
/* The agent has started: sends what was logged before. */
void engine_log_begin(void);

#endif
