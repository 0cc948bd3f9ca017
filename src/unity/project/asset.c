/* Kinds of assets. Reads at most the first bytes of a file. */
#include "asset.h"
#include "classes.h"
#include "file.h"
#include "script.h"

#include <sys/stat.h>
#include <unistd.h>

enum { HEAD_SIZE = 512, ENDING_MAX = 24 };

static const struct asset_kind kinds[] = {
    {".aif", "Audio", "AudioClip"},
    {".aiff", "Audio", "AudioClip"},
    {".anim", "Animation", "AnimationClip"},
    {".asmdef", "AssemblyDefinition", "AssemblyDefinitionAsset"},
    {".asmref", "AssemblyDefinition", "AssemblyDefinitionReferenceAsset"},
    {".asset", "ScriptableObject", "ScriptableObject"},
    {".blend", "Model", "GameObject"},
    {".bmp", "Texture", "Texture2D"},
    {".bytes", "Text", "TextAsset"},
    {".compute", "Shader", "ComputeShader"},
    {".controller", "AnimatorController", "AnimatorController"},
    {".cs", "Script", "MonoScript"},
    {".csv", "Text", "TextAsset"},
    {".cubemap", "Texture", "Cubemap"},
    {".dae", "Model", "GameObject"},
    {".dll", "Plugin", "DefaultAsset"},
    {".exr", "Texture", "Texture2D"},
    {".fbx", "Model", "GameObject"},
    {".fnt", "Text", "TextAsset"},
    {".fontsettings", "Font", "Font"},
    {".gif", "Texture", "Texture2D"},
    {".glb", "Model", "GameObject"},
    {".gltf", "Model", "GameObject"},
    {".hdr", "Texture", "Texture2D"},
    {".hlsl", "Shader", "ShaderInclude"},
    {".htm", "Text", "TextAsset"},
    {".html", "Text", "TextAsset"},
    {".inputactions", "InputActions", "InputActionAsset"},
    {".jpeg", "Texture", "Texture2D"},
    {".jpg", "Texture", "Texture2D"},
    {".json", "Text", "TextAsset"},
    {".mat", "Material", "Material"},
    {".max", "Model", "GameObject"},
    {".mb", "Model", "GameObject"},
    {".md", "Text", "TextAsset"},
    {".mixer", "AudioMixer", "AudioMixerController"},
    {".mov", "Video", "VideoClip"},
    {".mp3", "Audio", "AudioClip"},
    {".mp4", "Video", "VideoClip"},
    {".obj", "Model", "GameObject"},
    {".ogg", "Audio", "AudioClip"},
    {".otf", "Font", "Font"},
    {".overridecontroller", "AnimatorController", "AnimatorOverrideController"},
    {".physicmaterial", "PhysicsMaterial", "PhysicMaterial"},
    {".physicsmaterial", "PhysicsMaterial", "PhysicsMaterial"},
    {".physicsmaterial2d", "PhysicsMaterial", "PhysicsMaterial2D"},
    {".playable", "Timeline", "TimelineAsset"},
    {".png", "Texture", "Texture2D"},
    {".prefab", "Prefab", "GameObject"},
    {".psd", "Texture", "Texture2D"},
    {".rendertexture", "Texture", "RenderTexture"},
    {".shader", "Shader", "Shader"},
    {".shadergraph", "Shader", "Shader"},
    {".spriteatlas", "SpriteAtlas", "SpriteAtlas"},
    {".terrainlayer", "TerrainLayer", "TerrainLayer"},
    {".tga", "Texture", "Texture2D"},
    {".tif", "Texture", "Texture2D"},
    {".tiff", "Texture", "Texture2D"},
    {".ttf", "Font", "Font"},
    {".txt", "Text", "TextAsset"},
    {".unity", "Scene", "SceneAsset"},
    {".uss", "UI", "StyleSheet"},
    {".uxml", "UI", "VisualTreeAsset"},
    {".vfx", "VisualEffect", "VisualEffectAsset"},
    {".wav", "Audio", "AudioClip"},
    {".webm", "Video", "VideoClip"},
    {".xml", "Text", "TextAsset"},
    {".yaml", "Text", "TextAsset"},
};

static const struct asset_kind other = {NULL, "Other", "DefaultAsset"};

static struct slice ending_of(struct slice path)
{
    for (size_t i = path.len; i > 0 && path.p[i - 1] != '/'; i--)
        if (path.p[i - 1] == '.')
            return slice_skip(path, i - 1);
    return SLICE("");
}

struct slice asset_name(struct slice path)
{
    size_t start = path.len;

    while (start > 0 && path.p[start - 1] != '/')
        start--;
    path = slice_skip(path, start);
    for (size_t i = path.len; i > 1; i--)
        if (path.p[i - 1] == '.')
            return slice_from(path.p, i - 1);
    return path;
}

const struct asset_kind *asset_kind_of(struct slice path)
{
    struct slice ending = ending_of(path);
    size_t low = 0, high = N_ELEMENTS(kinds);

    if (ending.len > ENDING_MAX)
        return &other;
    while (low < high) {
        size_t mid = low + (high - low) / 2;
        int order = slice_compare_nocase(slice_of(kinds[mid].ending), ending);

        if (order == 0)
            return &kinds[mid];
        if (order < 0)
            low = mid + 1;
        else
            high = mid;
    }
    return &other;
}

/* Reads the file's first bytes; 0: none. */
static size_t read_head(const struct project *p, struct slice path, char head[HEAD_SIZE])
{
    const int file = file_open(p, path);
    struct stat st;
    ssize_t n = 0;

    if (file < 0)
        return 0;
    if (fstat(file, &st) == 0 && S_ISREG(st.st_mode))
        n = read(file, head, HEAD_SIZE);
    close(file);
    return n > 0 ? (size_t)n : 0;
}

int64_t asset_class(const struct project *p, struct slice path)
{
    char head[HEAD_SIZE];
    struct slice rest = slice_from(head, read_head(p, path, head));
    struct slice tag = SLICE("--- !u!");

    if (yaml_kind_of(rest) != YAML_UNITY)
        return 0;
    while (rest.len) {
        struct slice line = slice_cut(&rest, '\n');
        int64_t id;

        if (!slice_starts(line, tag))
            continue;
        line = slice_skip(line, tag.len);
        return text_to_int(slice_cut(&line, ' '), &id) ? id : 0;
    }
    return 0;
}

static bool is_importer(struct slice key)
{
    struct slice end = SLICE("Importer");

    return key.len > end.len && slice_eq(slice_skip(key, key.len - end.len), end);
}

struct slice asset_importer(const struct project *p, struct slice path, struct arena *a)
{
    struct slice meta = arena_printf(a, "%.*s.meta", SLICE_ARG(path));
    struct slice found = SLICE("");
    struct file_bytes file = {0};
    struct yaml_scan scan;
    struct yaml_doc doc;
    struct yaml_entries it;
    struct yaml_entry e;
    struct err ignored = {0};

    if (meta.p && file_read(p, meta, &file, &ignored) && yaml_open(&scan, file.bytes, &ignored) &&
        yaml_next(&scan, &doc, &ignored) == YAML_ITEM) {
        yaml_entries_init(&it, &doc);
        while (!found.len && yaml_next_entry(&it, &e, &ignored) == YAML_ITEM)
            if (is_importer(e.key))
                found = arena_copy(a, e.key);
    }
    file_done(&file);
    return found;
}

/* The class of the script of the MonoBehaviour in `doc`. */
static bool script_name(struct project *p, const struct yaml_doc *doc, struct arena *a,
                        struct slice *ret_type, struct err *err)
{
    struct yaml_entries it;
    struct yaml_entry e;
    struct err fault = {0};

    yaml_entries_init(&it, doc);
    while (yaml_next_entry(&it, &e, &fault) == YAML_ITEM) {
        const struct yaml *root;
        struct script_type script;
        struct yaml_ref ref;

        if (!slice_is(e.key, "m_Script"))
            continue;
        if (!yaml_parse(a, e.raw, 1, &root, &fault) || !yaml_to_ref(root->first, &ref) ||
            !ref.has_guid)
            return true;
        if (!script_find(p, &ref, &script, err))
            return false;
        if (script.name.len)
            *ret_type = script.name;
        return true;
    }
    return true;
}

bool asset_type(struct project *p, struct slice path, struct arena *a, struct slice *ret_type,
                struct err *err)
{
    const struct asset_kind *kind = asset_kind_of(path);

    *ret_type = slice_of(kind->type);
    if (kind->ending && strcmp(kind->ending, ".asset") == 0) {
        struct file_bytes file = {0};
        const struct class_row *row;
        struct yaml_scan scan;
        struct yaml_doc doc;
        struct err ignored = {0};
        bool ok = true;

        if (file_read(p, path, &file, &ignored) && yaml_open(&scan, file.bytes, &ignored) &&
            yaml_next(&scan, &doc, &ignored) == YAML_ITEM) {
            row = class_find(doc.class_id);
            if (row && doc.class_id != CLASS_MONO_BEHAVIOUR)
                *ret_type = slice_of(row->name);
            else if (doc.class_id == CLASS_MONO_BEHAVIOUR)
                ok = script_name(p, &doc, a, ret_type, err);
        }
        file_done(&file);
        return ok;
    }
    return true;
}
