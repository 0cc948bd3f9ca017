/*
 * For the files that hold rows of the class table: how a property is written, and all rows by name.
 */
#ifndef PLAYER_GRAPH_ROWS_H
#define PLAYER_GRAPH_ROWS_H

#include "graph.h"

/* clang-format off */
#define INT(key, n)               {key, VALUE_INT, {n, 0, 0, 0}}
#define FLOAT(key, n)             {key, VALUE_FLOAT, {n, 0, 0, 0}}
#define VECTOR(key, x, y, z, w)   {key, VALUE_VECTOR, {x, y, z, w}}
#define TEXT(key)                 {key, VALUE_TEXT, {0, 0, 0, 0}}
#define OBJECT(key)               {key, VALUE_OBJECT, {0, 0, 0, 0}}
#define OBJECTS(key)              {key, VALUE_OBJECTS, {0, 0, 0, 0}}
#define END                       {NULL, VALUE_INT, {0, 0, 0, 0}}
#define EVERY_LAYER               -1 /* 32 bits; a float could not say 4294967295 */
/* clang-format on */

extern const struct native_class class_camera, class_light, class_renderer, class_mesh_renderer,
    class_skinned_mesh_renderer, class_sprite_renderer, class_line_renderer, class_trail_renderer,
    class_particle_system, class_particle_system_renderer, class_mesh_filter, class_text_mesh,
    class_canvas, class_canvas_group, class_canvas_renderer, class_terrain, class_collider,
    class_box_collider, class_sphere_collider, class_capsule_collider, class_mesh_collider,
    class_character_controller, class_rigidbody, class_rigidbody_2d, class_collider_2d,
    class_box_collider_2d, class_circle_collider_2d, class_polygon_collider_2d,
    class_edge_collider_2d, class_capsule_collider_2d, class_nav_mesh_agent, class_audio_behaviour,
    class_audio_source, class_audio_listener, class_animator, class_animation, class_material,
    class_mesh, class_texture, class_texture_2d, class_sprite, class_audio_clip, class_shader,
    class_font, class_physic_material, class_text_asset, class_motion, class_animation_clip,
    class_runtime_animator_controller;

#endif
