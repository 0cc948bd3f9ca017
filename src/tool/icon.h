/*
 * The server's title and icon, and the icons of the items in its lists. The server's icon is
 * data/icon.svg in base64; tests/e2e/repo/skills.py compares the two. Included by tool.h.
 */
#ifndef TOOL_ICON_H
#define TOOL_ICON_H

#define SERVER_TITLE "umcp: Unity for agents"
#define ICON_TYPE    "image/svg+xml"
#define ICON_SIZES   "any"
#define ICON_URI                                                                                   \
    "data:" ICON_TYPE ";base64,"                                                                   \
    "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0OCA0OCI+PHJl"         \
    "Y3Qgd2lkdGg9IjQ4IiBoZWlnaHQ9IjQ4IiByeD0iMTAiIGZpbGw9IiMzMzUxN2YiLz48cGF0aCBkPSJNMjQg"         \
    "OCAzOCAxNnYxNkwyNCA0MCAxMCAzMlYxNnpNMTAgMTZsMTQgOCAxNC04TTI0IDI0djE2IiBmaWxsPSJub25l"         \
    "IiBzdHJva2U9IiNmZmYiIHN0cm9rZS13aWR0aD0iMyIgc3Ryb2tlLWxpbmVqb2luPSJyb3VuZCIvPjwvc3Zn"         \
    "Pgo="

/* Beside the categories of tools. */
#define ICON_PROMPT "prompt"
#define ICON_SKILL  "skill"

/* The data: address of the icon for tools of this category and the resources that they read; a
 * category that is unknown, or NULL, has that of plugin tools. */
const char *icon_of(const char *category);

#endif
