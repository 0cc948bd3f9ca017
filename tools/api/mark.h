/* What a member does here: what stands behind " => " in a table. */
#ifndef API_MARK_H
#define API_MARK_H

#include "faults.h"

enum mark_kind {
    MARK_THROWS, /* the default: LeftOutException, which names the member or has the mark's text */
    MARK_HAND,   /* a .cs file declares it */
    MARK_SLOT,   /* reads and writes the class table */
    MARK_KEEP,   /* keeps what is set, and throws before that */
    MARK_AUTO,   /* an automatic property or event */
    MARK_FILE,   /* a private field that files have */
    MARK_FIELD,  /* a private field that they do not have */
    MARK_EMPTY,
    MARK_SETS,   /* a constructor that fills fields */
    MARK_RETURN, /* an expression */
    MARK_CODE,   /* { ... } */
    MARK_SAME    /* forwards to another member */
};

enum slot_kind {
    SLOT_NONE,
    SLOT_INT,
    SLOT_FLOAT,
    SLOT_VECTOR,
    SLOT_TEXT,
    SLOT_OBJECT,
    SLOT_OBJECTS
};

/* One of the rows that a struct's value is made of. */
struct slot_part {
    struct slice field; /* of the struct */
    struct slice key;   /* behind the slot's key and a dot */
    struct slice def;
    enum slot_kind kind; /* SLOT_NONE: that of the field */
};

/* A value of the class table, with its key in files. */
struct slot {
    struct slice key; /* "": the mark has no slot */
    struct slice newer_key, def;
    enum slot_kind kind; /* SLOT_NONE: that of the member's type */
    bool is_unsaved;
    bool is_limited;
    struct slice low, high;  /* limits of what is set; "": none */
    struct slot_part *parts; /* of a struct over several rows */
    size_t n_parts, parts_cap;
};

/* Where files that have no class row keep a value. */
struct file_key {
    struct slice path; /* "mipmaps.enableMipMap"; "": the mark has none */
    struct slice newer_path, def;
    bool is_guessed; /* ?: seen in no file */
};

/* What a getter, setter or method does. */
struct body {
    enum mark_kind kind; /* MARK_THROWS, MARK_EMPTY or MARK_RETURN; a method's also another */
    struct slice text;   /* the exception's text, with quotes, or the expression; "": none */
};

struct mark {
    enum mark_kind kind;
    bool is_written;      /* false: the line has none, or only a key of files */
    struct body get, set; /* the same unless the line has both */
    struct slice text;    /* code, fields that are set, a field's name, the other member */
    struct slice value;   /* " = 1" of a field */
    struct slice base;    /* "base(...)" or "this(...)" of a constructor */
    bool is_shared;       /* an earlier line declares the field */
    struct slot slot;
    struct file_key at;
};

struct line_place {
    struct arena *arena;
    struct faults *faults;
    struct slice path; /* of the table */
    size_t line;
};

/* Reads a mark; "" is MARK_THROWS. False: it is none, which is now a fault. */
bool mark_read(const struct line_place *p, struct slice text, struct mark *ret_mark);
/* Reads what follows "slot ", "row int " or "changed ": key[/newer] [default] and so on. */
bool slot_read(const struct line_place *p, struct slice text, struct slot *ret_slot);
/* Cuts " at path..." off the end of a text. */
bool file_key_cut(const struct line_place *p, struct slice *text, struct file_key *ret_key);
/* "int", "float" and so on; SLOT_NONE: another word. */
enum slot_kind slot_kind_named(struct slice word);

/* Takes a word, or what stands between quotation marks, off the front. "": there is none. */
struct slice word_cut(struct slice *text);

#endif
