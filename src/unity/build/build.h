/*
 * Unity's rules for building a project's scripts: assembly definitions, response
 * files, plugin importers, player settings, and the symbols that all of them define. plan.h makes
 * assemblies of that, inputs.h the requests of the compile service. Knows no engine.
 */
#ifndef UNITY_BUILD_BUILD_H
#define UNITY_BUILD_BUILD_H

#include "base/base.h"
#include "unity/project/project.h"

/* A list of texts; each ends in a NUL. */
struct name_list {
    const struct slice *items;
    size_t n;
};

bool names_have(const struct name_list *list, struct slice name);

/* --- Versions (version.c) --- */

/* Compares "1.2.3-preview.4" and "2022.3.15f1" as Unity does: negative, zero or positive. False:
 * one of them is no version. */
bool version_compare(struct slice a, struct slice b, int *ret_order);
/* Whether a version is in the range of an expression: "1.2" (or later), "[1.2]", "[1.2,2)",
 * "(1,]". An empty one takes any version, a broken one none. */
bool version_is_in(struct slice version, struct slice expression);

/* --- Symbols (defines.c) --- */

/* The settings of ProjectSettings.asset for builds for Linux. */
struct build_settings {
    struct slice symbols; /* "A;B" */
    int64_t api_level;    /* 0: absent */
    int64_t input;        /* activeInputHandler: 0 old, 1 new, 2 both */
    bool allows_unsafe;   /* true if absent */
};

/* A missing or broken file counts as empty. False: no memory. */
bool build_settings_read(const struct project *p, struct arena *a,
                         struct build_settings *ret_settings);
/* The symbols that all assemblies have: version, platform, API and settings. With `is_editor` also
 * those of the editor. False: no memory. */
bool build_defines(const struct project *p, struct arena *a, const struct build_settings *settings,
                   bool is_editor, struct name_list *ret_defines);
/* Whether a symbol may be defined: a name of C#. */
bool build_is_symbol(struct slice name);
/* Whether a define constraint holds: "A", "!A", "A || !B". */
bool build_constraint_holds(struct slice constraint, const struct name_list *defines);
bool build_constraints_hold(const struct name_list *constraints, const struct name_list *defines);

/* --- Assembly definitions (asmdef.c) --- */

struct version_define {
    struct slice name, expression, define; /* name: of a package, or "Unity" */
};

/* *.asmdef */
struct asmdef {
    struct slice name;
    struct name_list
        references;        /* names of assemblies, or "GUID:" and the guid of their definition */
    struct name_list dlls; /* file names; they count if overrides_references is set */
    struct name_list include, exclude; /* platforms */
    struct name_list constraints;
    struct version_define *version_defines;
    size_t n_version_defines;
    bool allows_unsafe, overrides_references, is_auto_referenced, has_no_engine;
    bool is_test; /* only for Unity's test runner */
};

/* Texts live in `a`. ERR_TOOL: broken, with the reason. */
bool asmdef_read(struct arena *a, struct slice text, struct asmdef *ret_asmdef, struct err *err);
/* *.asmref: the assembly that a folder belongs to, by name or "GUID:...". */
bool asmref_read(struct arena *a, struct slice text, struct slice *ret_reference, struct err *err);
/* Whether it is part of a build for this platform: "LinuxStandalone64", "Editor". */
bool asmdef_is_for(const struct asmdef *d, const char *platform);
/* The symbols that it adds in this project. False: no memory. */
bool asmdef_defines(const struct asmdef *d, const struct project *p, struct arena *a,
                    struct name_list *ret_defines);

/* --- Response files (rsp.c) --- */

/* csc.rsp, mcs.rsp: the options that count, and the ignored ones. */
struct rsp {
    struct name_list defines, references;
    struct name_list options; /* "unsafe", "langversion:9.0", "nullable:enable" */
    struct name_list ignored; /* as written */
};

/* False: no memory. */
bool rsp_read(struct arena *a, struct slice text, struct rsp *ret_rsp);

/* --- Plugins (plugin.c) --- */

/* The .meta file of a DLL. */
struct plugin {
    bool is_for_player, is_for_editor;
    bool is_explicit; /* only assemblies that name it reference it */
    struct name_list constraints;
};

/* `meta` may be empty: then the path alone decides, as in Unity. False: no memory. */
bool plugin_read(struct arena *a, struct slice meta, struct slice path, struct plugin *ret_plugin);

#endif
