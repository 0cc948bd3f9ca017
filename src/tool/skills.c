/*
 * Looks skills up by address. The files of a skill are sorted, so those of a directory stand
 * together, and its children are the first segments after its address, each once.
 */
#include "skills.h"

#include "skills_table.h"

size_t skill_count(void)
{
    return skill_table_len;
}

const struct skill *skill_at(size_t i)
{
    return &skill_table[i];
}

const struct skill *skill_find(struct slice uri)
{
    for (size_t i = 0; i < skill_table_len; i++)
        if (slice_is(uri, skill_table[i].uri))
            return &skill_table[i];
    return NULL;
}

const struct skill_file *skill_file_find(struct slice uri, const struct skill **ret_skill)
{
    for (size_t i = 0; i < skill_table_len; i++) {
        const struct skill *skill = &skill_table[i];

        for (size_t k = 0; k < skill->n_files; k++)
            if (slice_is(uri, skill->files[k].uri)) {
                if (ret_skill)
                    *ret_skill = skill;
                return &skill->files[k];
            }
    }
    return NULL;
}

/* --- Directories. --- */

struct walk {
    struct slice directory; /* without a slash at its end */
    struct slice last;      /* the child that was found last */
    size_t n_children;
};

/* Counts the child that the file is or lies in, unless it was the last one already. */
static void add_child(struct walk *walk, const struct skill_file *file, struct skill_entry *entry)
{
    struct slice uri = slice_of(file->uri), rest, name;
    size_t len = walk->directory.len + 1;

    if (!slice_starts(uri, walk->directory) || uri.len <= len || uri.p[len - 1] != '/')
        return;
    rest = slice_skip(uri, len);
    name = slice_cut(&rest, '/');
    uri.len = len + name.len;
    if (slice_eq(uri, walk->last))
        return;
    walk->last = uri;
    walk->n_children++;
    *entry = (struct skill_entry){uri, name, rest.len ? NULL : file};
}

/* Returns the number of children up to the i-th, which *ret_entry becomes. */
static size_t find_child(struct slice directory, size_t i, struct skill_entry *ret_entry)
{
    struct walk walk = {.directory = directory};

    if (directory.len && directory.p[directory.len - 1] == '/')
        walk.directory.len--;
    /* "skill:/" would otherwise be the directory of all skills. */
    if (walk.directory.len <= strlen(SKILL_SCHEME))
        return 0;
    for (size_t s = 0; s < skill_table_len; s++)
        for (size_t k = 0; k < skill_table[s].n_files && walk.n_children <= i; k++)
            add_child(&walk, &skill_table[s].files[k], ret_entry);
    return walk.n_children;
}

size_t skill_directory_count(struct slice uri)
{
    return find_child(uri, SIZE_MAX, &(struct skill_entry){0});
}

bool skill_directory_at(struct slice uri, size_t i, struct skill_entry *ret_entry)
{
    struct skill_entry entry;

    if (find_child(uri, i, &entry) <= i)
        return false;
    *ret_entry = entry;
    return true;
}
