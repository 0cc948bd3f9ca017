/* Enums and names that several folders share. */
#ifndef BASE_IDS_H
#define BASE_IDS_H

/* The protocol a peer speaks. The order is that of the columns in dialect/errors.c. */
enum dialect_id { D_MCP, D_PLAIN, D_EDITOR, D_EXPLORER, D_BRIDGE, D_FRAMED, D_COUNT };

/* Tools are grouped by the system whose tool names they use. */
enum tool_group { GROUP_EXPLORER, GROUP_EDITOR, GROUP_BRIDGE, GROUP_PLUGIN, GROUP_COUNT };

/* Effects of tools, least first: read, change, destroy, run code. No tool needs the last.
 * A server has one of them as its bound, else the one that its gates allow. */
enum tier { TIER_BY_GATES, TIER_CORE, TIER_1, TIER_2, TIER_3, TIER_4, TIER_COUNT };

/* Revisions of the Model Context Protocol, oldest first. */
enum revision {
    REV_2024_11_05,
    REV_2025_03_26,
    REV_2025_06_18,
    REV_2025_11_25,
    REV_2026_07_28,
    REV_COUNT
};

/* The lists of a check's findings, as replies name them. */
#define FINDING_LIST_SCRIPT     "missingScripts"
#define FINDING_LIST_REFERENCE  "brokenReferences"
#define FINDING_LIST_MALFORMED  "malformed"
#define FINDING_LIST_UNREADABLE "unreadable"

/* The type that replies give a component without its script. */
#define SCRIPT_MISSING_NAME "Missing Script"

/* Abilities of an MCP client that umcp uses. */
enum client_can {
    CAN_ELICIT = 1,     /* ask its user to fill in a form */
    CAN_OPEN_URL = 2,   /* ask its user to visit a page */
    CAN_SAMPLE = 4,     /* ask its model */
    CAN_LIST_ROOTS = 8, /* name its folders */
    CAN_POLL_TASKS = 16 /* take a task in place of a tool's result (2026-07-28) */
};

#endif
