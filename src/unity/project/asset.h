/* What kind of thing an asset is: by the ending of its name, and of an .asset by what is in it. */
#ifndef UNITY_PROJECT_ASSET_H
#define UNITY_PROJECT_ASSET_H

#include "project.h"

struct asset_kind {
    const char *ending; /* ".prefab", lower case; NULL: any other */
    const char *label;  /* what counts put it under: "Prefab" */
    const char *type;   /* the class of its main object: "GameObject" */
};

/* The file's name without folders and ending: what its main object is called. */
struct slice asset_name(struct slice path);
/* Never NULL. Folders are not asked here. */
const struct asset_kind *asset_kind_of(struct slice path);

/* The class of the first document of a text asset; 0: not text, or not there. Reads little. */
int64_t asset_class(const struct project *p, struct slice path);
/* The key of the .meta file that ends in Importer, in `a`; empty: none, or there is no .meta. */
struct slice asset_importer(const struct project *p, struct slice path, struct arena *a);
/*
 * The type of an asset's main object: by its ending; of an .asset its script's class, or the
 * class of its first document. False: no memory.
 */
bool asset_type(struct project *p, struct slice path, struct arena *a, struct slice *ret_type,
                struct err *err);

#endif
