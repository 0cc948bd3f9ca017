/*
 * The .meta files that this program makes itself, and the guids in them. A .meta file that exists
 * is never overwritten here: all that refers to its guid would lose it.
 */
#ifndef UNITY_PROJECT_META_H
#define UNITY_PROJECT_META_H

#include "file.h"
#include "project.h"

/* The purpose of the lines below the guid. */
enum meta_importer { META_FOLDER, META_PREFAB, META_SCRIPT, META_NATIVE };

/* A random guid that nothing in the project has. */
bool meta_new_guid(const struct project *p, struct guid *ret_guid, struct err *err);
/* The guid that a file's .meta file has on disk. False: there is none, or none can be used. */
bool meta_read_guid(const struct project *p, struct slice path, struct guid *ret_guid);
/* Appends the text of a .meta file, as Unity writes it. */
void meta_write(struct buf *to, const struct guid *guid, enum meta_importer importer);

/*
 * The guid of a file of the project, by its path there. If its .meta file is not in the index as it
 * is on disk, the project is refreshed first, which invalidates earlier results of the index. If
 * there is none, it is made, and added to the index. ERR_TOOL: there is one of which no guid can be
 * used (broken, not a file, the guid of another asset), or it cannot be written.
 */
bool meta_need_guid(struct project *p, struct slice path, enum meta_importer importer,
                    struct guid *ret_guid, struct err *err);

#endif
