/*
 * Finds the files of which scripts are made: those of Assets and of the packages that are on this
 * machine, with or without a .meta file, and those of the plugins folder. Private to this folder.
 */
#ifndef UNITY_BUILD_FILES_H
#define UNITY_BUILD_FILES_H

#include "base/base.h"
#include "plan.h"

enum file_kind { FILE_SOURCE, FILE_ASMDEF, FILE_ASMREF, FILE_DLL, FILE_RSP };

struct file {
    struct slice path; /* relative to the project's folder or absolute; NUL-terminated */
    enum file_kind kind;
    bool is_added; /* of the plugins folder */
};

struct files {
    struct file *items; /* the project's own first, each part ordered by path */
    size_t n, cap;
};

/* Paths live in `a`. Leaves out packages that the stand-ins replace, and folders whose scripts
 * Unity does not compile. Skips unreadable files, and logs if there are more than the maximum.
 * False, and an empty list: no memory. */
bool files_find(const struct project *p, const struct plan_options *options, struct arena *a,
                struct files *ret_files);
void files_done(struct files *f);

#endif
