/* The kind of an asset, by its extension or, for .asset files, by its content. */
#ifndef UNITY_PROJECT_ASSET_H
#define UNITY_PROJECT_ASSET_H

#include "project.h"

struct asset_kind {
    const char *ending; /* ".prefab", lower case; NULL: any other */
    const char *label;  /* name in summaries: "Prefab" */
    const char *type;   /* the class of its main object: "GameObject" */
};

/* The file's name without folders and extension, which is also the name of its main object. */
struct slice asset_name(struct slice path);
/* Never NULL. Not for folders. */
const struct asset_kind *asset_kind_of(struct slice path);

/* The class of the first document of a text asset; 0: not text, or missing. Reads only the
 * start. */
int64_t asset_class(const struct project *p, struct slice path);
/* The key in the .meta file that ends in "Importer", in `a`; empty: none, or no .meta file. */
struct slice asset_importer(const struct project *p, struct slice path, struct arena *a);
/*
 * The type of an asset's main object: by its extension, or for an .asset file the class of its
 * script or of its first document. False: out of memory.
 */
bool asset_type(struct project *p, struct slice path, struct arena *a, struct slice *ret_type,
                struct err *err);

#endif
