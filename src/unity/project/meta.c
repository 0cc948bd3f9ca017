/* Makes .meta files, and reads those on disk. */
#include "meta.h"

#include <errno.h>
#include <stdio.h>
#include <sys/random.h>
#include <sys/stat.h>

#include "base/limits.h"

bool meta_new_guid(const struct project *p, struct guid *ret_guid, struct err *err)
{
    struct ref_target target;
    struct guid guid;

    do {
        if (getrandom(guid.b, sizeof(guid.b), 0) != sizeof(guid.b))
            return err_set(err, ERR_INTERNAL, "The system cannot provide random numbers");
        project_find(p, &guid, &target);
    } while (target.state == REF_FOUND || target.state == REF_BUILT_IN ||
             target.state == REF_PACKAGE || target.entry);
    *ret_guid = guid;
    return true;
}

void meta_write(struct buf *to, const struct guid *guid, enum meta_importer importer)
{
    static const char *const lines[] = {
        [META_FOLDER] = "folderAsset: yes\nDefaultImporter:\n  externalObjects: {}\n",
        [META_PREFAB] = "PrefabImporter:\n  externalObjects: {}\n",
        [META_NATIVE] = "NativeFormatImporter:\n  externalObjects: {}\n"
                        "  mainObjectFileID: 11400000\n",
        [META_SCRIPT] = "MonoImporter:\n  externalObjects: {}\n  serializedVersion: 2\n"
                        "  defaultReferences: []\n  executionOrder: 0\n  icon: {instanceID: 0}\n",
    };
    char text[GUID_TEXT_SIZE];

    guid_format(guid, text);
    buf_printf(to,
               "fileFormatVersion: 2\nguid: %s\n%s  userData: \n  assetBundleName: \n"
               "  assetBundleVariant: \n",
               text, lines[importer]);
}

/* --- The existing file --- */

/* Whether there is something at the place of the .meta file, even a link to nowhere. */
static bool is_there(const struct project *p, const char *meta)
{
    char full[PATH_MAX];
    struct stat st;

    return !walk_path(p->root, slice_of(meta), full) || lstat(full, &st) == 0 ||
           (errno != ENOENT && errno != ENAMETOOLONG);
}

bool meta_read_guid(const struct project *p, struct slice path, struct guid *ret_guid)
{
    struct file_bytes file = {0};
    char meta[PATH_MAX];
    struct err err;
    const int len = snprintf(meta, sizeof(meta), "%.*s.meta", SLICE_ARG(path));
    const bool ok = len > 0 && (size_t)len < sizeof(meta) &&
                    file_read(p, slice_of(meta), &file, &err) &&
                    meta_guid(file.bytes, true, ret_guid) == META_OK;

    file_done(&file);
    return ok;
}

/* Why the index does not have the .meta file, although it is there. */
static bool refuse(const struct project *p, const char *meta, const struct guid *on_disk,
                   struct err *err)
{
    const struct guid_entry *other = on_disk ? guid_index_find(&p->walk.index, on_disk) : NULL;
    const char *why = "cannot be used";

    if (other) {
        const struct slice path = guid_index_path(&p->walk.index, other);

        err_set(err, ERR_TOOL, "'%s' has the guid of '%.*s'", meta, SLICE_ARG(path));
        return err_hint(err, "Delete the .meta file of the newer one: the next save makes another");
    }
    for (size_t i = 0; i < p->walk.n_problems; i++)
        if (slice_is(p->walk.problems[i].path, meta))
            why = walk_reason_text(p->walk.problems[i].reason);
    err_set(err, ERR_TOOL, "'%s' %s, so a reference has no guid to use", meta, why);
    return err_hint(err, "Correct or delete it: the next save makes another");
}

/* Takes the index's guid, once the disk has the same. */
static bool find_known(struct project *p, struct slice path, const char *meta,
                       struct guid *ret_guid, struct err *err)
{
    const struct guid_entry *known = guid_index_at(&p->walk.index, path);
    struct guid on_disk;
    const bool is_readable = meta_read_guid(p, path, &on_disk);

    if (!known || known->kind || !is_readable || !guid_eq(&known->guid, &on_disk)) {
        if (!project_refresh(p, err))
            return false;
        known = guid_index_at(&p->walk.index, path);
    }
    if (!known)
        return refuse(p, meta, is_readable ? &on_disk : NULL, err);
    *ret_guid = known->guid;
    return true;
}

/* --- Making one --- */

/* Only if there is none, also if one appears now. */
static bool write_new(const struct project *p, const char *meta, struct slice text, struct err *err)
{
    static const struct slice none = {0};
    char full[PATH_MAX];
    struct file_place at;
    bool ok;

    if (!walk_path(p->root, slice_of(meta), full))
        return err_set(err, ERR_TOOL, "its path is too long");
    if (!file_lock(full, &at, err))
        return false;
    ok = file_write(&at, NULL, &none, text, err);
    file_unlock(&at);
    return ok;
}

static bool make(struct project *p, struct slice path, const char *meta,
                 enum meta_importer importer, struct guid *ret_guid, struct err *err)
{
    struct err fault = {0};
    struct guid guid;
    struct buf text;
    bool ok;

    if (!meta_new_guid(p, &guid, err))
        return false;
    buf_init(&text, 1 << 12);
    meta_write(&text, &guid, importer);
    ok = buf_ok(&text) ? write_new(p, meta, buf_slice(&text), &fault) : err_no_memory(&fault);
    buf_done(&text);
    if (!ok && is_there(p, meta)) /* another process has made it just now */
        return find_known(p, path, meta, ret_guid, err);
    if (!ok) {
        err_set(err, ERR_TOOL, "'%.*s' has no .meta file, and umcp cannot make one: %s",
                SLICE_ARG(path), fault.message);
        if (!fault.hint[0] && (path.p[0] == '/' || path.p[0] == '.'))
            return err_hint(err, "It is outside of the project, where the engine only reads: let "
                                 "Unity make the .meta file, or write one yourself");
        return fault.hint[0] ? err_hint(err, "%s", fault.hint) : false;
    }
    if (!project_add(p, &guid, path, 0) && !project_refresh(p, err))
        return false;
    *ret_guid = guid;
    return true;
}

bool meta_need_guid(struct project *p, struct slice path, enum meta_importer importer,
                    struct guid *ret_guid, struct err *err)
{
    struct arena a;
    const char *meta;
    struct slice own;
    bool ok;

    arena_init(&a, 1u << 16);
    own = arena_copy(&a, path); /* it may be one that a refresh frees */
    meta = arena_printf(&a, "%.*s.meta", SLICE_ARG(path)).p;
    if (!own.p || !meta)
        ok = err_no_memory(err);
    else if (is_there(p, meta))
        ok = find_known(p, own, meta, ret_guid, err);
    else
        ok = make(p, own, meta, importer, ret_guid, err);
    arena_done(&a);
    return ok;
}
