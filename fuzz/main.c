/*
 * Runs a fuzz target on stored inputs instead of on libFuzzer's, so that every corpus is an
 * ordinary test: fuzz/corpus/<name>/ holds seeds and one file for each bug found.
 * Arguments are files or folders; a folder's files are taken in order of their names.
 */
#include <dirent.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool replay_file(const char *path, size_t len, size_t *n_run)
{
    FILE *file = fopen(path, "rb");
    /* Exactly as long as the input, so that the address sanitizer sees a read beyond its end. */
    uint8_t *data = malloc(len ? len : 1);
    bool ok = file && data && fread(data, 1, len, file) == len;

    if (ok) {
        LLVMFuzzerTestOneInput(data, len);
        ++*n_run;
    } else {
        fprintf(stderr, "cannot read %s\n", path);
    }
    free(data);
    if (file)
        fclose(file);
    return ok;
}

static bool replay(const char *path, size_t *n_run);

static bool replay_folder(const char *path, size_t *n_run)
{
    struct dirent **entries;
    int n = scandir(path, &entries, NULL, alphasort);
    bool ok = n >= 0;

    if (!ok)
        perror(path);
    for (int i = 0; i < n; i++) {
        char *inner = NULL;

        if (entries[i]->d_name[0] != '.') {
            ok &= asprintf(&inner, "%s/%s", path, entries[i]->d_name) > 0 && replay(inner, n_run);
            free(inner);
        }
        free(entries[i]);
    }
    if (n >= 0)
        free(entries);
    return ok;
}

static bool replay(const char *path, size_t *n_run)
{
    struct stat st;

    if (stat(path, &st) != 0) {
        perror(path);
        return false;
    }
    if (S_ISDIR(st.st_mode))
        return replay_folder(path, n_run);
    return replay_file(path, (size_t)st.st_size, n_run);
}

int main(int argc, char **argv)
{
    size_t n_run = 0;
    bool ok = true;

    for (int i = 1; i < argc; i++)
        ok &= replay(argv[i], &n_run);
    printf("%zu inputs replayed\n", n_run);
    return ok && n_run > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
