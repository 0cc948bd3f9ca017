/*
 * Reads ProjectSettings: the editor's version, names, scenes to build, tags and layers, the render
 * pipeline. A missing, binary or broken file becomes a note, and its values stay empty. Knows
 * nothing of packages.
 */
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"
#include "internal.h"

#define MAX_NOTE 1024
#define MAX_TREE (LIMIT_SETTINGS_FILE * 64) /* more than any file of that size needs */

/* Class ids of the settings. */
enum {
    CLASS_TIME = 5,
    CLASS_GRAPHICS = 30,
    CLASS_QUALITY = 47,
    CLASS_TAGS = 78,
    CLASS_PLAYER = 129,
    CLASS_BUILD = 1045
};

/* Reads one settings file at a time. */
struct reader {
    struct project *p;
    struct settings *s;
    struct arena tree;
    struct file_bytes file;
    struct yaml_doc doc; /* the one that was requested */
    bool has_failed;     /* out of memory */
};

bool settings_note(struct project *p, const char *format, ...)
{
    struct settings *s = &p->settings;
    char text[MAX_NOTE];
    struct slice note;
    va_list args;

    if (s->n_notes >= LIMIT_SETTINGS_NOTES)
        return true;
    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    note = arena_copy(&p->arena, slice_of(text));
    return note.p &&
           VEC_ADD_IN(&p->arena, s->notes, s->n_notes, s->notes_cap, LIMIT_SETTINGS_NOTES, note);
}

static void note(struct reader *r, const char *path, const char *what)
{
    r->has_failed |= !settings_note(r->p, "%s: %s", path, what);
}

/* --- Files. --- */

/* Notes why something could not be read. Lack of memory is a failure instead. */
static void note_error(struct reader *r, const char *path, const struct err *err)
{
    if (err->kind == ERR_INTERNAL)
        r->has_failed = true;
    else
        note(r, path, err->kind == ERR_NOT_FOUND ? "is not there" : err->message);
}

static bool read_file(struct reader *r, const char *path)
{
    struct err err;

    if (r->has_failed)
        return false;
    if (file_read(r->p, slice_of(path), &r->file, &err)) {
        if (r->file.bytes.len <= LIMIT_SETTINGS_FILE)
            return true;
        note(r, path, "is too large for settings");
        return false;
    }
    note_error(r, path, &err);
    return false;
}

/* The first document of a class in the current file; if file_id is not 0, the one with that id. */
static const struct yaml *find_doc(struct reader *r, int64_t class_id, int64_t file_id,
                                   struct err *err)
{
    const struct yaml *root;
    struct yaml_scan scan;
    enum yaml_step step;

    arena_reset(&r->tree);
    if (!yaml_open(&scan, r->file.bytes, err))
        return NULL;
    while ((step = yaml_next(&scan, &r->doc, err)) == YAML_ITEM) {
        if (r->doc.class_id != class_id || (file_id && r->doc.file_id != file_id))
            continue;
        return yaml_parse_doc(&r->tree, &r->doc, &root, err) ? root : NULL;
    }
    if (step == YAML_END)
        err_set(err, ERR_TOOL, "has no document of class %lld", (long long)class_id);
    return NULL;
}

/* The tree of a settings file, valid until the next one is read. NULL: there is none, with a
 * note. */
static const struct yaml *read_settings(struct reader *r, const char *path, int64_t class_id)
{
    const struct yaml *root;
    struct err err = {.kind = ERR_NONE};

    if (!read_file(r, path))
        return NULL;
    root = find_doc(r, class_id, 0, &err);
    if (!root)
        note_error(r, path, &err);
    return root;
}

/* --- Values. --- */

static struct slice copy(struct reader *r, struct slice s)
{
    s = arena_copy(&r->p->arena, s);
    r->has_failed |= !s.p;
    return s;
}

/* The text of a scalar; empty if `v` is not one. */
static struct slice text_of(struct reader *r, const struct yaml *v)
{
    struct slice text;
    struct err err;

    if (!v || v->type != YAML_SCALAR)
        return SLICE("");
    if (yaml_decode(&r->tree, v->raw, &text, &err))
        return copy(r, text);
    r->has_failed |= err.kind == ERR_INTERNAL;
    return SLICE("");
}

static void read_version(struct reader *r)
{
    static const char path[] = "ProjectSettings/ProjectVersion.txt";
    static const struct slice key = SLICE_INIT("m_EditorVersion:");
    struct slice rest, line;

    if (!read_file(r, path))
        return;
    rest = r->file.bytes;
    if (slice_starts(rest, SLICE("\xEF\xBB\xBF")))
        rest = slice_skip(rest, 3);
    while (rest.len) {
        line = slice_cut(&rest, '\n');
        if (line.len && line.p[line.len - 1] == '\r')
            line.len--;
        if (slice_starts(line, key)) {
            r->s->unity_version = copy(r, slice_trim(slice_skip(line, key.len)));
            return;
        }
    }
    note(r, path, "has no m_EditorVersion line");
}

/* --- Scenes. --- */

static bool is_there(const struct project *p, struct slice path)
{
    char full[PATH_MAX];
    const int len = snprintf(full, sizeof(full), "%s/%.*s", p->root, SLICE_ARG(path));

    return path.len && len > 0 && (size_t)len < sizeof(full) && access(full, F_OK) == 0;
}

/* The path of a scene. If it was moved, its guid leads to it, as in the editor. */
static struct slice scene_path_of(struct reader *r, const struct yaml *item)
{
    const struct slice path = text_of(r, yaml_get(item, "path"));
    const struct yaml *guid_text = yaml_get(item, "guid");
    const struct guid_entry *entry;
    struct guid guid;

    if (!guid_text || guid_text->type != YAML_SCALAR || !guid_parse(guid_text->raw, &guid))
        return path;
    entry = guid_index_find(&r->p->walk.index, &guid);
    if (!entry || entry->kind & GUID_ORPHAN || is_there(r->p, path))
        return path;
    return copy(r, guid_index_path(&r->p->walk.index, entry));
}

static void read_scenes(struct reader *r)
{
    const struct yaml *root =
        read_settings(r, "ProjectSettings/EditorBuildSettings.asset", CLASS_BUILD);
    const struct yaml *list = yaml_get(root, "m_Scenes");
    struct slice text = r->doc.raw;
    size_t line = r->doc.line;

    if (!list || list->type != YAML_LIST)
        return;
    for (const struct yaml *item = list->first; item && !r->has_failed; item = item->next) {
        const struct yaml *path = yaml_get(item, "path");
        struct build_scene scene = {.path = scene_path_of(r, item)};

        if (r->has_failed || !path)
            continue;
        /* Count from the previous scene: from the start, a long list would take quadratic time. */
        line = yaml_line_of(text, line, path->key.p);
        text = slice_skip(text, (size_t)(path->key.p - text.p));
        scene.line = line;
        yaml_to_bool(yaml_get(item, "enabled"), &scene.is_enabled);
        r->has_failed |= !VEC_ADD_IN(&r->p->arena, r->s->build_scenes, r->s->n_build_scenes,
                                     r->s->build_scenes_cap, LIMIT_SETTINGS_FILE, scene);
    }
}

/* --- Tags and layers. --- */

static void read_tags(struct reader *r, const struct yaml *list)
{
    if (!list || list->type != YAML_LIST)
        return;
    for (const struct yaml *item = list->first; item && !r->has_failed; item = item->next) {
        const struct slice tag = text_of(r, item);

        if (tag.len) /* old editors leave empty ones */
            r->has_failed |= !VEC_ADD_IN(&r->p->arena, r->s->tags, r->s->n_tags, r->s->tags_cap,
                                         LIMIT_SETTINGS_FILE, tag);
    }
}

/* Unity 4 has no list, but keys: "Builtin Layer 0: Default", "User Layer 8: Enemies". */
static void read_old_layers(struct reader *r, const struct yaml *root)
{
    static const struct slice kinds[] = {SLICE_INIT("Builtin Layer "), SLICE_INIT("User Layer ")};

    for (const struct yaml *v = root->first; v; v = v->next)
        for (size_t i = 0; i < N_ELEMENTS(kinds); i++) {
            int64_t number;

            if (slice_starts(v->key, kinds[i]) &&
                text_to_int(slice_skip(v->key, kinds[i].len), &number) && number >= 0 &&
                number < LAYER_COUNT)
                r->s->layers[number] = text_of(r, v);
        }
}

static void read_tag_manager(struct reader *r)
{
    const struct yaml *root = read_settings(r, "ProjectSettings/TagManager.asset", CLASS_TAGS);
    const struct yaml *layers = yaml_get(root, "layers");
    size_t i = 0;

    if (!root || root->type != YAML_MAP)
        return;
    read_tags(r, yaml_get(root, "tags"));
    if (!layers)
        read_old_layers(r, root);
    else if (layers->type == YAML_LIST)
        for (const struct yaml *v = layers->first; v && i < LAYER_COUNT; v = v->next)
            r->s->layers[i++] = text_of(r, v);
}

/* These have their names in every project, also against its file. */
static void name_built_in_layers(struct settings *s)
{
    static const struct slice names[] = {SLICE_INIT("Default"),        SLICE_INIT("TransparentFX"),
                                         SLICE_INIT("Ignore Raycast"), SLICE_INIT(""),
                                         SLICE_INIT("Water"),          SLICE_INIT("UI")};

    for (size_t i = 0; i < N_ELEMENTS(names); i++)
        if (!s->layers[i].len)
            s->layers[i] = names[i];
}

/* --- The render pipeline. --- */

const char *render_pipeline_name(enum render_pipeline pipeline)
{
    static const char *const names[] = {[PIPELINE_BUILT_IN] = "Built-in",
                                        [PIPELINE_URP] = "URP",
                                        [PIPELINE_HDRP] = "HDRP",
                                        [PIPELINE_UNKNOWN] = "Unknown"};

    return names[pipeline];
}

/* From the name of a pipeline asset's class or package. */
static enum render_pipeline pipeline_of(struct slice name)
{
    static const struct {
        const char *part;
        enum render_pipeline pipeline;
    } parts[] = {
        {"UniversalRenderPipelineAsset", PIPELINE_URP},
        {"LightweightRenderPipelineAsset", PIPELINE_URP},
        {"LightweightPipelineAsset", PIPELINE_URP},
        {"render-pipelines.universal", PIPELINE_URP},
        {"render-pipelines.lightweight", PIPELINE_URP},
        {"HDRenderPipelineAsset", PIPELINE_HDRP},
        {"render-pipelines.high-definition", PIPELINE_HDRP},
    };

    for (size_t i = 0; i < N_ELEMENTS(parts); i++)
        if (slice_contains(name, slice_of(parts[i].part)))
            return parts[i].pipeline;
    return PIPELINE_UNKNOWN;
}

/* From a reference to the pipeline asset, which may itself be in a package. */
static enum render_pipeline pipeline_by_ref(struct reader *r, const struct yaml_ref *ref)
{
    const struct guid_index *index = &r->p->walk.index;
    const struct yaml *asset;
    struct ref_target target;
    struct slice path;
    struct err err = {.kind = ERR_NONE};
    const struct yaml *hint;
    enum render_pipeline found;
    struct script_type type;
    struct yaml_ref script;

    if (!ref->has_guid)
        return PIPELINE_UNKNOWN;
    project_find(r->p, &ref->guid, &target);
    if (target.state == REF_PACKAGE)
        return pipeline_of(target.package);
    if (target.state != REF_FOUND)
        return PIPELINE_UNKNOWN;
    path = arena_copy(&r->p->arena, guid_index_path(index, target.entry));
    r->has_failed |= !path.p;
    if (!path.p || !read_file(r, path.p))
        return PIPELINE_UNKNOWN;
    asset = find_doc(r, CLASS_MONO_BEHAVIOUR, ref->file_id, &err);
    if (!asset)
        note_error(r, path.p, &err);
    /* From the script of the asset's document. */
    hint = yaml_get(asset, "m_EditorClassIdentifier");
    found = PIPELINE_UNKNOWN;
    type = (struct script_type){.state = REF_UNRESOLVED};
    if (!yaml_to_ref(yaml_get(asset, "m_Script"), &script))
        return PIPELINE_UNKNOWN;
    if (!script_find(r->p, &script, &type, &err))
        r->has_failed = true;
    found = pipeline_of(type.name);
    if (found == PIPELINE_UNKNOWN && !type.name.len)
        found = pipeline_of(type.package);
    if (found == PIPELINE_UNKNOWN && hint)
        found = pipeline_of(hint->raw);
    return found;
}

/* The project's pipeline in GraphicsSettings. False: none is set. */
static bool graphics_ref(struct reader *r, struct yaml_ref *ret_ref)
{
    static const char *const keys[] = {"m_CustomRenderPipeline", "m_RenderPipelineAsset",
                                       "m_RenderPipeline"};
    const struct yaml *root =
        read_settings(r, "ProjectSettings/GraphicsSettings.asset", CLASS_GRAPHICS);

    if (!root)
        r->s->pipeline = PIPELINE_UNKNOWN;
    for (size_t i = 0; i < N_ELEMENTS(keys); i++)
        if (yaml_to_ref(yaml_get(root, keys[i]), ret_ref))
            return ret_ref->file_id != 0;
    return false;
}

/* The pipeline of the quality level that a player begins with: that of its platform, or else the
 * editor's. The engine's QualitySettings choose the same. */
static bool quality_ref(struct reader *r, struct yaml_ref *ret_ref)
{
    const struct yaml *root =
        read_settings(r, "ProjectSettings/QualitySettings.asset", CLASS_QUALITY);
    const struct yaml *levels = yaml_get(root, "m_QualitySettings"), *level;
    int64_t current = 0;

    if (!yaml_to_int(yaml_get(yaml_get(root, "m_PerPlatformDefaultQuality"), "Standalone"),
                     &current))
        yaml_to_int(yaml_get(root, "m_CurrentQuality"), &current);
    level = levels && levels->type == YAML_LIST ? levels->first : NULL;
    for (int64_t i = 0; i < current && level && level->next; i++)
        level = level->next;
    return yaml_to_ref(yaml_get(level, "customRenderPipeline"), ret_ref) && ret_ref->file_id != 0;
}

bool settings_read(struct project *p, struct err *err)
{
    struct reader r = {.p = p, .s = &p->settings};
    const struct yaml *root;
    struct yaml_ref ref;
    bool has_ref = false;

    arena_init(&r.tree, MAX_TREE);
    read_version(&r);
    root = read_settings(&r, "ProjectSettings/ProjectSettings.asset", CLASS_PLAYER);
    r.s->product_name = text_of(&r, yaml_get(root, "productName"));
    r.s->company_name = text_of(&r, yaml_get(root, "companyName"));
    r.s->version = text_of(&r, yaml_get(root, "bundleVersion"));
    read_scenes(&r);
    read_tag_manager(&r);
    name_built_in_layers(r.s);
    r.s->pipeline = PIPELINE_BUILT_IN;
    if (graphics_ref(&r, &ref)) {
        r.s->pipeline = pipeline_by_ref(&r, &ref);
        has_ref = true;
    }
    if ((!has_ref || r.s->pipeline == PIPELINE_UNKNOWN) && quality_ref(&r, &ref))
        r.s->pipeline = pipeline_by_ref(&r, &ref);
    arena_done(&r.tree);
    file_done(&r.file);
    return !r.has_failed || err_no_memory(err);
}

/* --- Times. --- */

/* Unity 6 writes the fixed step as a count of parts of a second. */
static double seconds_of(const struct yaml *v)
{
    const struct yaml *rate = yaml_get(v, "m_Rate");
    double count = 0, numerator = 0, denominator = 1, seconds = 0;

    if (yaml_to_double(v, &seconds))
        return seconds;
    yaml_to_double(yaml_get(v, "m_Count"), &count);
    yaml_to_double(yaml_get(rate, "m_Numerator"), &numerator);
    yaml_to_double(yaml_get(rate, "m_Denominator"), &denominator);
    return numerator > 0 ? count * denominator / numerator : 0;
}

static void read_seconds(const struct yaml *root, const char *key, double least, float *to)
{
    const struct yaml *v = yaml_get(root, key);
    const double seconds = seconds_of(v);

    if (v && seconds >= least && seconds <= 1e6)
        *to = (float)seconds;
}

bool project_time(struct project *p, struct time_settings *times)
{
    struct reader r = {.p = p, .s = &p->settings};
    const struct yaml *root = NULL;
    struct err err = {.kind = ERR_NONE};

    arena_init(&r.tree, MAX_TREE); /* no notes: without the file Unity's own values count */
    if (file_read(p, SLICE("ProjectSettings/TimeManager.asset"), &r.file, &err) &&
        r.file.bytes.len <= LIMIT_SETTINGS_FILE)
        root = find_doc(&r, CLASS_TIME, 0, &err);
    read_seconds(root, "Fixed Timestep", 0.0001, &times->fixed_step);
    read_seconds(root, "Maximum Allowed Timestep", 0.0001, &times->longest_step);
    read_seconds(root, "Maximum Particle Timestep", 0.0001, &times->particle_step);
    read_seconds(root, "m_TimeScale", 0, &times->scale);
    arena_done(&r.tree);
    file_done(&r.file);
    return err.kind != ERR_INTERNAL;
}
