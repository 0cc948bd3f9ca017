/*
 * The fake's inside: a world of scenes, objects and components in memory, and the tool bodies that
 * read and change it. Shared by the fake*.c files alone; everybody else sees host.h.
 */
#ifndef HOST_FAKE_H
#define HOST_FAKE_H

#include "host.h"

/* What callers can make grow, and how far. */
enum {
    FAKE_OBJECTS = 4096,      /* all scenes together */
    FAKE_DEPTH = 24,          /* of the hierarchy: json/ must be able to read a dump */
    FAKE_COMPONENTS = 32,     /* on one object */
    FAKE_SCENES = 16,         /* loaded at once */
    FAKE_NAME = 256,          /* bytes of an object's or script's name */
    FAKE_TEXT = 65536,        /* bytes of the clipboard, a string member or a string in a script */
    FAKE_SCRIPTS = 64,        /* files in the Scripts folder */
    FAKE_SCRIPT_SIZE = 262144 /* bytes of one: seed 4's 256 KB */
};

#define FAKE_SCRIPTS_FOLDER "/fake/Scripts"

struct fake;

/* A tool.s body. True: the answer is in call->result; or fake_wait() was called. Else: err. */
typedef bool fake_body(struct fake *f, struct host_call *call);

/* --- Types and their members: const tables in fake_types.c. --- */

struct fake_vec3 {
    float x, y, z;
};

enum fake_kind {
    V_NONE, /* void, null */
    V_BOOL,
    V_INT,
    V_FLOAT,
    V_DOUBLE,
    V_STRING,
    V_VECTOR3,
    V_OBJECT,
    V_COMPONENT
};

enum fake_type_id {
    TYPE_OBJECT,
    TYPE_GAME_OBJECT,
    TYPE_COMPONENT,
    TYPE_TRANSFORM,
    TYPE_RECT_TRANSFORM,
    TYPE_BEHAVIOUR,
    TYPE_MONO_BEHAVIOUR,
    TYPE_CAMERA,
    TYPE_LIGHT,
    TYPE_CANVAS,
    TYPE_COLLIDER,
    TYPE_BOX_COLLIDER,
    TYPE_SPHERE_COLLIDER,
    TYPE_CAPSULE_COLLIDER,
    TYPE_RIGIDBODY,
    TYPE_AUDIO_SOURCE,
    TYPE_CANVAS_RENDERER,
    TYPE_UI_BEHAVIOUR,
    TYPE_EVENT_SYSTEM,
    TYPE_INPUT_MODULE,
    TYPE_BASE_INPUT,
    TYPE_GRAPHIC_RAYCASTER,
    TYPE_IMAGE,
    TYPE_GRAB_INTERACTABLE,
    TYPE_PLAYER_CONTROLLER,
    TYPE_GAME_SESSION,
    TYPE_COUNT
};

/* Where a member's value lives. */
enum fake_place {
    AT_SLOT, /* the component's own: member.slot */
    AT_TEXT, /* the component's one string */
    AT_NAME,
    AT_TAG,
    AT_LAYER,
    AT_ACTIVE_SELF,
    AT_ACTIVE_IN_HIERARCHY,
    AT_GAME_OBJECT,
    AT_TRANSFORM,
    AT_PARENT,
    AT_CHILD_COUNT,
    AT_ENABLED,
    AT_POSITION,
    AT_LOCAL_POSITION,
    AT_EULER_ANGLES,
    AT_LOCAL_SCALE
};

struct fake_member {
    const char *name;
    enum fake_kind kind;
    enum fake_place place;
    bool is_field; /* else a property */
    bool is_writable;
    unsigned slot; /* AT_SLOT */
    double def;    /* AT_SLOT: what a new component has */
};

struct fake_type {
    const char *name; /* with its namespace */
    enum fake_type_id base;
    bool is_abstract;                  /* cannot be added to an object */
    const struct fake_member *members; /* own ones only; ends with a nameless row */
};

/* The two methods that can be called. */
struct fake_method {
    const char *name;
    enum fake_type_id on; /* and on what derives from it */
    enum fake_kind arg, result;
};

enum { FAKE_SLOTS = 4 };

/* --- The world. --- */

struct fake_component {
    int id;
    const struct fake_type *type; /* NULL: its script is missing */
    bool is_enabled;
    double slots[FAKE_SLOTS];
    char *text; /* owned; NULL: empty */
    size_t text_len;
    struct fake_component *next;
};

struct fake_rect { /* in parts of the screen, from its lower left corner */
    float left, bottom, right, top;
};

struct fake_object {
    int id;
    char name[FAKE_NAME + 1];
    const char *tag; /* one of fake_tags */
    int layer;
    bool is_active;
    /* Relative to the parent. Only positions add up along the hierarchy; the rotation and scale of
     * a parent do not move its children in this world. */
    struct fake_vec3 position, rotation, scale; /* rotation in degrees */
    bool has_rect;
    struct fake_rect rect;             /* UI only */
    struct fake_component *components; /* the transform comes first */
    size_t n_components;
    struct fake_scene *scene;
    struct fake_object *parent; /* a scene's root has none */
    struct fake_object *first, *last, *next, *prev;
};

/* What a scene's file holds; const tables in fake_scenes.c. */
struct fake_object_row {
    int id; /* components get id * 100 + their index */
    const char *name;
    const char *parent; /* name of an earlier row; NULL: a root */
    const char *tag;    /* NULL: Untagged */
    struct fake_vec3 position;
    const enum fake_type_id *components; /* after the transform; ends with TYPE_COUNT */
};

#define FAKE_MISSING TYPE_OBJECT /* in a row: a component whose script is missing */

struct fake_scene_file {
    const char *path, *name;
    int build_index; /* -1: not in the build */
    const struct fake_object_row *rows;
    size_t n_rows;
};

struct fake_scene {
    char id[16]; /* "scn:0", "scn:ddol" */
    const char *name;
    const struct fake_scene_file *file; /* NULL: one of the two pseudo-scenes */
    int index;
    bool is_loaded;
    struct fake_object root; /* parent of the scene's roots; no object itself */
};

enum { FAKE_FILES = 3 };

struct fake_world {
    struct fake_scene *scenes[FAKE_SCENES]; /* by index; NULL: free */
    struct fake_scene *active;
    struct fake_scene *ddol, *hide;
    bool was_loaded[FAKE_FILES]; /* each file, ever */
    size_t n_objects;
    int next_id;
    struct fake_object *selected, *copied; /* NULL: none; cleared when the object dies */
    bool selection_changed;                /* and not told yet */
};

struct fake_script {
    char *name; /* relative to the Scripts folder */
    char *content;
    size_t len;
    int64_t modified; /* ms since 1970, in the fake's time */
};

struct fake_freecam {
    bool is_enabled, has_pose;
    float speed;
    struct fake_vec3 position, rotation;
};

struct fake {
    struct host host; /* first: a struct host * is a struct fake * */
    struct host_info info;
    int64_t scan_cost_ms;
    int64_t now, first_now;
    bool has_time;
    struct host_call *waiting; /* linked by call->next, oldest first */
    struct fake_world world;
    char *clipboard; /* owned; NULL: no text */
    size_t clipboard_len;
    float time_scale;
    bool is_time_locked;
    struct fake_freecam freecam;
    struct fake_script scripts[FAKE_SCRIPTS]; /* in order of their names */
    size_t n_scripts;
};

/* --- fake.c: calls and events. --- */

/*
 * Leaves the call unfinished until `ms` of the fake's time have passed since the next tick; then
 * `resume` runs as its body. False: no memory. The state is for `resume`: fake_wait_state().
 */
bool fake_wait(struct host_call *call, int64_t ms, fake_body *resume, void *state);
void *fake_wait_state(const struct host_call *call);

void fake_progress(struct fake *f, struct host_call *call, double done, double total,
                   const char *message);
/* What code logs, during the operation (NULL: none) that runs it. */
void fake_log(struct fake *f, const char *operation, struct slice message);
/* Sends a "selection" event if the selection is not what was told last. */
void fake_tell_selection(struct fake *f);
void fake_tell_scenes(struct fake *f, const struct fake_scene *added, const char *const *removed,
                      size_t n_removed);
int64_t fake_wall_time(const struct fake *f); /* ms since 1970 */

/* --- fake_world.c --- */

bool fake_world_init(struct fake_world *w); /* false: no memory; fake_world_done() still works */
void fake_world_done(struct fake_world *w);

extern const char *const fake_tags[];        /* NULL-terminated */
const char *fake_tag_find(struct slice tag); /* NULL: not defined */

/* A new object under `parent`, with a transform; `id` 0 means a new one. */
bool fake_object_new(struct fake_world *w, struct fake_object *parent, struct slice name, int id,
                     struct fake_object **ret_object, struct err *err);
/* Destroys it and all below. */
void fake_object_free(struct fake_world *w, struct fake_object *o);
bool fake_component_new(struct fake_world *w, struct fake_object *o, const struct fake_type *type,
                        struct fake_component **ret_component, struct err *err);
void fake_component_free(struct fake_object *o, struct fake_component *c);

/* Objects of a scene in hierarchy order: NULL starts, NULL ends. */
struct fake_object *fake_object_next(const struct fake_object *root, struct fake_object *o);
bool fake_object_is_root(const struct fake_object *o);  /* stands at the top of its scene */
bool fake_object_is_shown(const struct fake_object *o); /* active, and so is all above it */
struct fake_vec3 fake_object_position(const struct fake_object *o);
void fake_object_set_position(struct fake_object *o, struct fake_vec3 position);
size_t fake_object_child_count(const struct fake_object *o);
/* "A/B", in the arena; p is NULL when there is no memory. */
struct slice fake_object_path(struct arena *a, const struct fake_object *o);
/* Finds by "A/B" or "/A/B". NULL: none. */
struct fake_object *fake_object_at(struct fake_scene *s, struct slice path);
/* The first active object of that name in the loaded scenes, as GameObject.Find() has it. */
struct fake_object *fake_object_named(struct fake_world *w, struct slice name);
struct fake_object *fake_object_by_id(struct fake_world *w, int64_t id);
/* The object that "obj:123" names. */
bool fake_object_find(struct fake_world *w, struct slice id, struct fake_object **ret_object,
                      struct err *err);
bool fake_object_move(struct fake_object *o, struct fake_object *parent, struct err *err);
/* Camera.main; failing that and if `or_any`, the first camera. NULL: none. */
struct fake_component *fake_camera(struct fake_world *w, bool or_any,
                                   struct fake_object **ret_object);

/* All scenes that are there: loaded files by index, then ddol and hide. Returns how many. */
enum { FAKE_ALL_SCENES = FAKE_SCENES + 2 };
size_t fake_scene_list(struct fake_world *w, struct fake_scene *to[FAKE_ALL_SCENES]);
struct fake_scene *fake_scene_by_id(struct fake_world *w, struct slice id);
size_t fake_scene_loaded_count(const struct fake_world *w); /* without the pseudo-scenes */

extern const struct fake_scene_file fake_files[FAKE_FILES];
/* By path or name, without regard to case. NULL: none. */
const struct fake_scene_file *fake_file_find(struct slice name);
/*
 * The scene that a file holds, not part of the world yet; fake_scene_free() destroys it. With
 * `as_stored` the objects have the ids of the file, else new ones.
 */
bool fake_scene_open(struct fake_world *w, const struct fake_scene_file *file, bool as_stored,
                     struct fake_scene **ret_scene, struct err *err);
void fake_scene_free(struct fake_world *w, struct fake_scene *s);
/* Makes the file's scene part of the world, at the first free index. */
bool fake_scene_load(struct fake_world *w, const struct fake_scene_file *file,
                     struct fake_scene **ret_scene, struct err *err);

/* --- fake_types.c --- */

extern const struct fake_type fake_types[TYPE_COUNT];
extern const struct fake_method fake_methods[];
extern const size_t fake_n_methods;

const char *fake_type_short(const struct fake_type *type); /* NULL type: "Missing Script" */
const char *fake_type_name(const struct fake_type *type);  /* with namespace; the same for NULL */
bool fake_type_is(const struct fake_type *type, const struct fake_type *base);
const struct fake_type *fake_type_base(const struct fake_type *type); /* NULL: has none */
/* By full or short name. NULL: none. */
const struct fake_type *fake_type_find(struct slice name);
struct fake_component *fake_component_of(const struct fake_object *o, enum fake_type_id type);

/* What a member is read from: a component, or the object itself. */
struct fake_target {
    struct fake_object *object;
    struct fake_component *component; /* NULL: the object itself */
    const struct fake_type *type;
};

/* By exact name, short name or base class; "GameObject" is the object itself. */
bool fake_target_find(struct fake_object *o, struct slice type, struct fake_target *ret_target,
                      struct err *err);
const struct fake_member *fake_member_find(const struct fake_type *type, struct slice name);
/* A kind of value as C# calls it: "System.Single". */
const char *fake_kind_name(enum fake_kind kind);

/* --- fake_value.c --- */

struct fake_value {
    enum fake_kind kind;
    bool truth;                       /* V_BOOL */
    double number;                    /* V_INT, V_FLOAT, V_DOUBLE */
    struct slice text;                /* V_STRING; lent */
    struct fake_vec3 vector;          /* V_VECTOR3 */
    struct fake_object *object;       /* V_OBJECT, V_COMPONENT; NULL: null */
    struct fake_component *component; /* V_COMPONENT */
    const struct fake_type *type;     /* V_OBJECT, V_COMPONENT: as declared */
};

struct fake_value fake_member_get(const struct fake_target *t, const struct fake_member *m);
/* Converts strictly; on failure nothing has changed. */
bool fake_member_set(const struct fake_target *t, const struct fake_member *m,
                     const struct json *value, struct err *err);
bool fake_value_from_json(enum fake_kind kind, const struct json *v, struct fake_value *ret_value);
/* As C#'s ToString() has it. */
void fake_value_text(struct buf *to, const struct fake_value *v);
/* As the bridge has it: vectors are objects, engine objects are texts. */
void fake_value_json(struct json_out *w, const struct fake_value *v);
/* The same in an arena; p is NULL when there is no memory. */
struct slice fake_value_copy_text(struct arena *a, const struct fake_value *v);
/* "x,y,z" as three JSON numbers. */
bool fake_vec3_parse(struct arena *a, struct slice text, struct fake_vec3 *ret_vector);
void fake_vec3_json(struct json_out *w, struct fake_vec3 v, bool upper_case);
/* The first `n` characters of `s`, with "..." if there are more; p is NULL: no memory. */
struct slice fake_shorten(struct arena *a, struct slice s, size_t n);

/* --- fake_explorer.c: what listings share. --- */

struct fake_range {
    size_t first, end;
};

/* What of `total` items a page shows; limit is at least 1, offset at least 0. */
struct fake_range fake_page(struct arg_int limit, struct arg_int offset, size_t total);
void fake_put_id(struct json_out *w, const char *key, const struct fake_object *o); /* NULL: null */
/* "Path":"/A/B"; false: no memory. */
bool fake_put_path(struct json_out *w, struct arena *a, const struct fake_object *o);
void fake_write_selection(struct json_out *w, const struct fake_world *world);
bool fake_ok(struct host_call *call); /* {"ok":true} */

/* --- fake_eval.c --- */

enum fake_eval_end { EVAL_DONE, EVAL_SLEEPS, EVAL_COMPILE_ERROR, EVAL_EXCEPTION, EVAL_NO_MEMORY };

struct fake_eval {
    struct fake *f;
    struct arena *arena;
    struct slice code;
    bool is_query;         /* one expression, no statement */
    const char *operation; /* that runs it, for what it logs; NULL: none */

    size_t at;                    /* where reading stands */
    bool is_checking, is_checked; /* while checking, nothing is looked up or done */
    unsigned depth;
    enum fake_eval_end end;
    struct fake_value value; /* EVAL_DONE; V_NONE if there was no expression */
    int64_t sleep_ms;        /* EVAL_SLEEPS: call again after that */
    char message[200];       /* what was wrong */
    unsigned line;           /* EVAL_COMPILE_ERROR */
};

/* Checks all of the code first, then runs it up to its end or the next sleep. */
enum fake_eval_end fake_eval_run(struct fake_eval *e);

/* --- Bodies. --- */

fake_body fake_get_status, fake_get_version, fake_list_scenes, fake_list_build_scenes,
    fake_list_objects, fake_get_object, fake_get_components, fake_list_members, fake_read_member,
    fake_list_children, fake_search_objects, fake_get_selection, fake_get_clipboard,
    fake_get_time_scale; /* fake_explorer.c */

fake_body fake_get_camera, fake_get_freecam, fake_set_freecam_enabled, fake_set_freecam_speed,
    fake_set_freecam_pose, fake_mouse_pick, fake_spawn_test_ui,
    fake_destroy_test_ui;                             /* fake_view.c */
struct fake_object *fake_test_canvas(struct fake *f); /* NULL: not spawned */

fake_body fake_set_active, fake_select_object, fake_set_clipboard_text, fake_set_clipboard_object,
    fake_clear_clipboard, fake_set_member, fake_call_method, fake_add_component,
    fake_remove_component, fake_reparent, fake_destroy_object, fake_load_scene, fake_save_scene,
    fake_set_time_scale; /* fake_write.c */

fake_body fake_list_scripts, fake_read_script, fake_write_script, fake_delete_script,
    fake_get_startup, fake_set_startup_enabled, fake_write_startup; /* fake_scripts.c */
void fake_scripts_done(struct fake *f);
/* The script that a caller's path names. */
bool fake_script_find(struct fake *f, struct host_call *call, struct slice path,
                      struct fake_script **ret_script);
/* startup.cs, or its disabled twin; NULL: neither is there. */
struct fake_script *fake_startup_script(struct fake *f);

fake_body fake_console_eval, fake_run_script, fake_run_startup, fake_execute_code,
    fake_query; /* fake_run.c */

fake_body fake_project_info, fake_project_scenes, fake_scene_active, fake_scene_dump,
    fake_scene_objects, fake_scene_components, fake_selection_info; /* fake_editor.c */

fake_body fake_assets_summary, fake_assets_list, fake_references_missing, fake_asset_info,
    fake_asset_graph, fake_mixer_list, fake_mixer_snapshot; /* fake_assets.c */

fake_body fake_plugin; /* fake_plugin.c: all tools with TOOL_PLUGIN */
const struct tool *fake_plugin_tools(size_t *ret_n);

#endif
