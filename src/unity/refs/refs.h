/*
 * References between assets. One parallel pass over all text assets looks only for references.
 */
#ifndef UNITY_REFS_REFS_H
#define UNITY_REFS_REFS_H

#include "unity/project/project.h"
#include "unity/yaml/yaml.h"

/* Which files of a project a scan reads. */
enum check_scope { CHECK_ALL, CHECK_SCENES, CHECK_PREFABS, CHECK_ASSETS };

/* --- The reference graph. --- */

struct refs_graph; /* assets are numbered by their index in the project's index */

bool refs_graph_new(struct project *p, const struct scan_watch *watch,
                    struct refs_graph **ret_graph, bool *ret_partial, struct err *err);
void refs_graph_free(struct refs_graph *g);
/* The references of asset `i`, and those to it: indices of entries, ascending, each once. */
const uint32_t *refs_used(const struct refs_graph *g, uint32_t i, size_t *ret_n);
const uint32_t *refs_users(const struct refs_graph *g, uint32_t i, size_t *ret_n);

#endif
