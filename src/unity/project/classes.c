/* Finds Unity's classes in the table that the build makes from managed/api. */
#include "classes.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static int compare_id(const void *key, const void *row)
{
    const int64_t left = *(const int64_t *)key, right = ((const struct class_row *)row)->id;

    return (left > right) - (left < right);
}

const struct class_row *class_find(int64_t id)
{
    return bsearch(&id, class_rows, class_rows_n, sizeof(class_rows[0]), compare_id);
}

static bool is_named(const struct class_row *row, const char *full_name)
{
    size_t len = strlen(row->name_space);

    return strncmp(full_name, row->name_space, len) == 0 && full_name[len] == '.' &&
           strcmp(full_name + len + 1, row->name) == 0;
}

const struct class_row *class_named(const char *full_name)
{
    for (size_t i = 0; i < class_rows_n; i++)
        if (is_named(&class_rows[i], full_name))
            return &class_rows[i];
    return NULL;
}
