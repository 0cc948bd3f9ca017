/*
 * Skills: how-to texts for agents, with their files, which clients read at skill:// addresses. They
 * are data/skills/<name>/ as part of the program; the build makes the table, with the digests
 * (cmake/skills.cmake). All of it is constant: nothing here allocates or fails for lack of memory.
 */
#ifndef TOOL_SKILLS_H
#define TOOL_SKILLS_H

#include "base/base.h"

struct skill_file {
    const char *path;      /* within the skill: "references/gates.md" */
    const char *uri;       /* "skill://changing-and-checking/references/gates.md" */
    const char *mime_type; /* "text/markdown"; SKILL.md always has this one */
    const char *digest;    /* "sha256:" and 64 lower-case hex digits */
    struct slice contents; /* UTF-8 text */
};

struct skill {
    const char *name; /* its folder's; the last segment before /SKILL.md */
    const char *description;
    const char *uri;         /* of its SKILL.md: "skill://<name>/SKILL.md" */
    const char *frontmatter; /* that of SKILL.md as the text of a JSON object, its keys in order */
    const struct skill_file *files; /* all of them, SKILL.md included, in byte order of path */
    size_t n_files;
};

/* One item of a directory. */
struct skill_entry {
    struct slice uri;              /* without a slash at its end */
    struct slice name;             /* the last segment of uri */
    const struct skill_file *file; /* NULL: a directory, of type SKILL_DIRECTORY_TYPE */
};

#define SKILL_SCHEME         "skill://"
#define SKILL_DIRECTORY_TYPE "inode/directory"

size_t skill_count(void);
/* Sorted by name. */
const struct skill *skill_at(size_t i);
/* The skill whose SKILL.md is at `uri`; NULL if there is none. Addresses tell upper from lower
 * case, and nothing in them is decoded: no skill has a name that needs it. */
const struct skill *skill_find(struct slice uri);
/* Any file of any skill; NULL if there is none. ret_skill may be NULL. */
const struct skill_file *skill_file_find(struct slice uri, const struct skill **ret_skill);

/* How many direct children the directory at `uri` has: "skill://<name>" or a folder below, with or
 * without a slash at the end. 0: it is not a directory, since none is empty. */
size_t skill_directory_count(struct slice uri);
/* The i-th child, in byte order of addresses. False: there are not so many. */
bool skill_directory_at(struct slice uri, size_t i, struct skill_entry *ret_entry);

#endif
