/*
 * Scripts: the class of a MonoBehaviour, and whether its script is missing (Unity shows "Missing
 * Script"). This is the only place that decides that.
 */
#ifndef UNITY_PROJECT_SCRIPT_H
#define UNITY_PROJECT_SCRIPT_H

#include "project.h"
#include "unity/yaml/yaml.h"

/* The fault of a MonoBehaviour's m_Script. `local_class` is the class of the document that `ref`
 * names in its own file, 0 if none. `target` is project_find()'s result for its guid, NULL if it
 * has none. */
enum ref_fault script_fault(const struct yaml_ref *ref, int64_t local_class,
                            const struct ref_target *target);

/* The script that a MonoBehaviour's m_Script refers to. */
struct script_type {
    enum ref_state state; /* REF_MISSING: script_fault() has the reason */
    struct slice name;    /* of the class; empty if unknown */
    struct slice name_space;
    struct slice package; /* REF_PACKAGE: its name */
    bool is_in_manifest;
};

/*
 * Finds the class that `ref` refers to: in C# source, by the hashed id in a compiled assembly, or
 * in our table of package guids. Reads each source once, and after project_refresh() again if it
 * has changed; texts live as long as the project. A reference without guid is REF_UNRESOLVED: only
 * the caller can look up a MonoScript in its own file. False: out of memory.
 */
bool script_find(struct project *p, const struct yaml_ref *ref, struct script_type *ret_type,
                 struct err *err);

#endif
