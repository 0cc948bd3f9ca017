/*
 * A project with a script, a material and a manifest, for tests of what a check of it finds.
 */
#ifndef CHECK_RIG_H
#define CHECK_RIG_H

#include "project_rig.h"

#define GUID_CS    "0a000000000000000000000000000001"
#define GUID_MAT   "0a000000000000000000000000000002"
#define GUID_GONE  "0a000000000000000000000000000003" /* only its .meta is left */
#define GUID_NONE  "0b000000000000000000000000000001" /* nothing has these */
#define GUID_NONE2 "0b000000000000000000000000000002"
#define GUID_IMAGE "fe87c0e1cc204ed48ad3b37840f39efc" /* UnityEngine.UI.Image */
#define GUID_URP   "bf2edee5c58d82540a51f03df9d42094" /* UniversalRenderPipelineAsset */

#define REF_CS    "{fileID: 11500000, guid: " GUID_CS ", type: 3}"
#define REF_MAT   "{fileID: 11500000, guid: " GUID_MAT ", type: 3}"
#define REF_GONE  "{fileID: 11500000, guid: " GUID_GONE ", type: 3}"
#define REF_NONE  "{fileID: 11500000, guid: " GUID_NONE ", type: 3}"
#define REF_NONE2 "{fileID: 11500000, guid: " GUID_NONE2 ", type: 3}"
#define REF_IMAGE "{fileID: 11500000, guid: " GUID_IMAGE ", type: 3}"
#define REF_URP   "{fileID: 11500000, guid: " GUID_URP ", type: 3}"

/* A document that is on nothing, with these lines. */
#define ASSET(lines)                                                                               \
    RIG_HEAD "--- !u!114 &11400000\nMonoBehaviour:\n  m_GameObject: {fileID: 0}\n"                 \
             "  m_Script: " REF_CS "\n  m_Name: Data\n" lines
#define ASSET_LINE 8 /* of the first of them */

static inline void make_project(void)
{
    rig_begin();
    rig_asset("Assets/Tool.cs", GUID_CS, "public class Tool : MonoBehaviour {}\n");
    rig_asset("Assets/Red.mat", GUID_MAT,
              RIG_HEAD "--- !u!21 &2100000\nMaterial:\n  m_Name: Red\n");
    rig_meta("Assets/Gone.mat", GUID_GONE);
    rig_text("ProjectSettings/ProjectVersion.txt", "m_EditorVersion: 2021.3.20f1\n");
    rig_text("Packages/manifest.json", "{\"dependencies\": {\"com.unity.ugui\": \"1.0.0\"}}\n");
}

static inline struct check_result check_with(enum check_scope scope, unsigned n_threads,
                                             const struct scan_watch *watch)
{
    struct check_result r;
    struct project p;
    struct err err;

    ck_assert_msg(project_open(rig_root, n_threads, &p, &err), "%s", err.message);
    ck_assert_msg(check_project(&p, scope, watch, &r, &err), "%s", err.message);
    project_done(&p);
    return r;
}

static inline struct check_result check_all(void)
{
    return check_with(CHECK_ALL, 1, NULL);
}

static inline const char *kind_name(enum finding_kind kind)
{
    static const char *const names[] = {"script", "reference", "malformed", "unreadable"};

    return names[kind];
}

/* The findings as lines "kind path:line property", the first `len` bytes of them. */
static inline void write_findings(const struct check_result *r, char *to, size_t len)
{
    size_t at = 0;

    to[0] = '\0';
    for (size_t i = 0; i < r->n_findings && at < len; i++) {
        const struct finding *f = &r->findings[i];

        at += (size_t)snprintf(to + at, len - at, "%s %.*s:%zu%s%.*s\n", kind_name(f->kind),
                               SLICE_ARG(f->path), f->line, f->property.len ? " " : "",
                               SLICE_ARG(f->property));
    }
}

/* Checks the project and compares its findings. */
static inline void expect(enum check_scope scope, const char *wanted)
{
    struct check_result r = check_with(scope, 1, NULL);
    char got[16384];

    write_findings(&r, got, sizeof(got));
    ck_assert_str_eq(got, wanted);
    ck_assert(!r.is_partial);
    ck_assert_uint_eq(r.n_files, r.n_total);
    check_result_done(&r);
}

static inline const struct package_use *find_package(const struct check_result *r, const char *name)
{
    for (size_t i = 0; i < r->n_packages; i++)
        if (slice_is(r->packages[i].package, name))
            return &r->packages[i];
    return NULL;
}

#endif
