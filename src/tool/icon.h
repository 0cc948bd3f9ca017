/*
 * The server's title and icon, for listings that have them. The icon is data/icon.svg in base64;
 * tests/e2e/repo/skills.py compares the two.
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

#endif
