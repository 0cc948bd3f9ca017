/*
 * The engine's log. Lines are queued until the agent has started. A line that is repeated
 * is logged a few times, then counted (repeats.h), unless the code of a call logs it. Any thread.
 */
#ifndef PLAYER_MANAGED_LOG_H
#define PLAYER_MANAGED_LOG_H

#include "agent/agent.h"

/* The values of UnityEngine.LogType. */
enum log_type {
    LOG_TYPE_ERROR,
    LOG_TYPE_ASSERT,
    LOG_TYPE_WARNING,
    LOG_TYPE_LOG,
    LOG_TYPE_EXCEPTION
};

void engine_log(enum log_type type, struct slice message);
/* Sets the line's level from `type`; an unknown type counts as LOG_TYPE_LOG. */
void engine_log_line(int type, struct agent_line *line);
/* Call when the agent has started: sends the queued lines. */
void engine_log_begin(void);
/* Call after each frame: logs the counts of repeated lines that have ended. */
void engine_log_frame(void);
/* Call before the agent stops: logs the counts that are still due. */
void engine_log_end(void);

#endif
