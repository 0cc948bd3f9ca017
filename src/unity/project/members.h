/*
 * Which value of a file is which member of a Unity class: "mipmaps.enableMipMap" of a
 * TextureImporter is mipmapEnabled. From the tables of managed/api, without an engine.
 *
 * A file is made of documents, such as "PlayerSettings:" or the importer in a .meta file. The
 * values of one document may be members of several types: those of PhysicsManager are Physics's. A
 * document is named by its type; members of nested classes are named with them:
 * "Android.minSdkVersion".
 *
 * A key is a path of keys joined by dots. "[]" is each item of a list, and
 * "[buildTarget=DefaultTexturePlatform]" the item whose key has that value. Keys of a struct's
 * members begin at the struct.
 */
#ifndef UNITY_PROJECT_MEMBERS_H
#define UNITY_PROJECT_MEMBERS_H

#include "base/base.h"

enum {
    MEMBER_OBSOLETE = 1,
    MEMBER_GUESSED = 2, /* no file of ours shows its key */
};

struct member_row {
    const char *name; /* "mipmapEnabled" */
    /* "bool", "string", "UnityEngine.Color", an enum or struct by its full name, a list "int[]" or
     * a map "Dictionary<string,int>", which older files write as a list of "first" and "second". */
    const char *type;
    const char *key;
    const char *newer_key; /* newer files have this one; NULL: the same */
    const char *def;       /* without its key; NULL: zero, empty or null. "0,-9.81,0" is a vector */
    unsigned flags;        /* MEMBER_OBSOLETE ... */
};

struct member_type {
    const char *name; /* "UnityEditor.TextureImporter" */
    int64_t number;   /* Unity's number of the class; 0: none */
    const struct member_row *rows;
    short n_rows;
    /* Numbers of types, or -1. */
    short base;
    short outer;
    short document; /* whose document holds its values; -1: a value itself, such as a struct */
    short first_part;
};

struct member_constant {
    const char *name;
    int64_t value;
};

struct member_enum {
    const char *name; /* "UnityEngine.FogMode" */
    const struct member_constant *constants;
    short n_constants;
    bool is_flags;
};

/* By its full name, or by the end of it: "TextureImporter", "PlayerSettings.iOS". NULL: unknown. */
const struct member_type *member_type_find(struct slice name);
/* By the number in the document's header. NULL: unknown. */
const struct member_type *member_type_numbered(int64_t number);
/* All types, from 0 on. NULL: there are no more. */
const struct member_type *member_type_at(size_t i);
const struct member_type *member_type_base(const struct member_type *t);
/* NULL: its values are part of another value. */
const struct member_type *member_type_document(const struct member_type *t);

/* A member of a document or of a value, of its bases' too. NULL: it has none of that name. */
const struct member_row *member_find(const struct member_type *t, struct slice name);
/*
 * The member whose key is the path or begins it: of several, the one with the longest key, and the
 * one that is not obsolete. *ret_rest is what follows the key: "" or "[].name" or "name" of the
 * member's own type. NULL: no member has it.
 */
const struct member_row *member_at(const struct member_type *t, struct slice path,
                                   struct slice *ret_rest);

/* NULL: no member has that type, or it is no enum. */
const struct member_enum *member_enum_find(struct slice full_name);
/* NULL: the value has no name. */
const char *member_enum_name(const struct member_enum *e, int64_t value);
bool member_enum_value(const struct member_enum *e, struct slice name, int64_t *ret_value);

/* What the build makes of the tables; for members.c alone. */
extern const struct member_type member_types[]; /* sorted by name */
extern const size_t member_types_n;
extern const struct member_enum member_enums[]; /* sorted by name */
extern const size_t member_enums_n;
extern const short member_parts[]; /* numbers of the types of a document, its own first, then -1 */

#endif
