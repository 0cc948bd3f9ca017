/*
 * Small icons, one for each group of categories. They are drawn on a grid of 8 by 8 in a blue that
 * shows on light and on dark; t_skills.c holds each to 300 bytes, because lists repeat them.
 */
#include "icon.h"

#include <string.h>

#include "base/base.h"

#define DRAWN(path)                                                                                \
    "data:" ICON_TYPE ",%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%208%208'%3E"  \
    "%3Cpath%20fill='%2357a'%20d='" path "'/%3E%3C/svg%3E"

static const char tree[] = DRAWN("M0,0h4v2H0zM4,3h4v2H4zM4,6h4v2H4zM1,2h1v2h2v1H2v2h2v1H1z");
static const char cube[] = DRAWN("M4,0l4,2v4L4,8,0,6V2zM1,3v2.5l2.5,1.2V4.2z");
static const char gear[] = DRAWN("M3,0h2v1h2v2h1v2H7v2H5v1H3V7H1V5H0V3h1V1h2zM3,3v2h2V3z");
static const char folder[] = DRAWN("M0,1h3l1,1h4v5H0z");
static const char camera[] = DRAWN("M0,2h2l1-1h2l1,1h2v5H0zM3,3v3h2V3z");
static const char prompt[] = DRAWN("M0,0h8v8H0zM1,2v1l1,1-1,1v1l2-2zM4,5v1h3V5z");
static const char lines[] = DRAWN("M0,1h8v1H0zM0,3h8v1H0zM0,5h8v1H0zM0,7h5v1H0z");
static const char info[] = DRAWN("M3,0h2v2H3zM2,3h3v4h1v1H2V7h1V4H2z");
static const char board[] = DRAWN("M1,1h2V0h2v1h2v7H1zM2,3v1h4V3zM2,5v1h4V5z");
static const char play[] = DRAWN("M1,0l7,4-7,4z");
static const char sound[] = DRAWN("M0,3h2l2-2v6L2,5H0zM5,3h1v2H5zM7,2h1v4H7z");
static const char window[] = DRAWN("M0,1h8v6H0zM1,3v3h6V3z");
static const char plug[] = DRAWN("M2,0h1v2h2V0h1v2h1v2L5,6v2H3V6L1,4V2h1z");
static const char bubble[] = DRAWN("M0,0h8v6H4L2,8V6H0z");
static const char book[] = DRAWN("M0,1h3l1,1,1-1h3v6H5L4,8,3,7H0z");

static const struct {
    const char *category, *uri;
} icons[] = {
    {"asset", folder},   {"audio", sound},      {"camera", camera},     {"clipboard", board},
    {"code", prompt},    {"component", gear},   {"config", gear},       {"console", prompt},
    {"editor", window},  {"help", info},        {"hooks", prompt},      {"logs", lines},
    {"object", cube},    {"plugin", plug},      {"project", folder},    {"scene", tree},
    {"selection", cube}, {"status", info},      {"mcp.platform", info}, {"testui", window},
    {"time", play},      {ICON_PROMPT, bubble}, {ICON_SKILL, book},
};

const char *icon_of(const char *category)
{
    for (size_t i = 0; category && i < N_ELEMENTS(icons); i++)
        if (strcmp(icons[i].category, category) == 0)
            return icons[i].uri;
    return plug;
}
