/*
 * From a project to the graph: scenes, prefabs and assets become native objects with the values
 * that their files have. Files are read when something asks for them; what was read stays open, so
 * that scripts can be filled again in another domain.
 */
#ifndef PLAYER_LOAD_LOAD_H
#define PLAYER_LOAD_LOAD_H

#include "player/graph/graph.h"
#include "unity/unity.h"

/* The project is lent until the process ends. */
void load_start(struct project *p);
struct project *load_project(void);

/* A scene by path, name, or number in the build settings. Unless `is_additive`, all scenes that are
 * loaded go first. Its scripts wake up before this returns. ERR_NOT_FOUND: no such scene; else as
 * scene_open(), and nothing has changed. */
bool load_scene(struct slice name, bool is_additive, struct err *err);
/* The scene that a player begins with: the first of the build that can be loaded, else the first of
 * the project. Those that cannot are logged. */
bool load_first_scene(struct err *err);
/* At the end of the frame, in the order of requests. False: no such scene, or far too many. */
bool load_request(struct slice name, bool is_additive);
void load_requested(void);
/* With all its objects. False: a scene is being loaded, or something of it is being destroyed. */
bool load_unload(struct graph_scene *s);

/* Enabled scenes of the build settings. */
size_t load_build_count(void);
struct slice load_build_path(size_t i); /* empty: no such index */

/* Objects of files are being filled: what was loaded must stay as it is for now. */
bool load_is_busy(void);
/* One of the editor's own assets by its number in files; NULL: none. */
struct object *load_editor_asset(int64_t file_id);
/* "Folder/Name" below any Resources folder; NULL: none. */
struct object *load_resource_at(struct slice path);
/* The main object of "Assets/Folder/Name.prefab"; NULL: there is no such asset. */
struct object *load_asset_at(struct slice path);

/* A domain was entered: every script of every object is filled and woken again. */
void load_refill(void);

/* --- While an object is being filled. --- */

/* What {fileID, guid} names; NULL: nothing, or nothing that can be loaded. */
struct object *load_ref(const struct yaml *ref);
/* For texts that must be decoded; emptied after each object. */
struct arena *load_scratch(void);

#endif
