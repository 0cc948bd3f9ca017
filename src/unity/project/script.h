/*
 * Scripts: which class a MonoBehaviour is of, and when its script is missing, which Unity shows as
 * "Missing Script". Nothing else decides that.
 */
#ifndef UNITY_PROJECT_SCRIPT_H
#define UNITY_PROJECT_SCRIPT_H

#include "project.h"
#include "unity/yaml/yaml.h"

#define SCRIPT_MISSING_NAME "Missing Script" /* what a component without its script is called */

/* What is wrong with a MonoBehaviour's m_Script. `local_class`: the class of the document that
 * `ref` names in its own file, 0 if there is none; `target`: what project_find() says of its
 * guid, NULL if it has none. */
enum ref_fault script_fault(const struct yaml_ref *ref, int64_t local_class,
                            const struct ref_target *target);

/* A script by a MonoBehaviour's m_Script. */
struct script_type {
    enum ref_state state; /* REF_MISSING: script_fault() says why */
    struct slice name;    /* the class; empty if unknown */
    struct slice name_space;
    struct slice package; /* REF_PACKAGE */
    bool is_in_manifest;
};

/*
 * The class that `ref` names: by the C# source it points to, by the hashed id in a compiled
 * assembly, by our table of package guids. Reads the source once and keeps the answer; texts live
 * as long as the project. A reference without guid is REF_UNRESOLVED: the caller has the file with
 * its MonoScript. False: no memory.
 */
bool script_find(struct project *p, const struct yaml_ref *ref, struct script_type *ret_type,
                 struct err *err);

#endif
