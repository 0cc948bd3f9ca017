/* Numbers of ECMA-335 that the runtimes return: kinds of types, flags. Private to agent/. */
#ifndef AGENT_CLR_ECMA_H
#define AGENT_CLR_ECMA_H

/* II.23.1.16: the kinds of a type. */
enum type_code {
    CODE_VOID = 0x01,
    CODE_BOOL = 0x02,
    CODE_CHAR = 0x03,
    CODE_I1 = 0x04,
    CODE_U1 = 0x05,
    CODE_I2 = 0x06,
    CODE_U2 = 0x07,
    CODE_I4 = 0x08,
    CODE_U4 = 0x09,
    CODE_I8 = 0x0a,
    CODE_U8 = 0x0b,
    CODE_R4 = 0x0c,
    CODE_R8 = 0x0d,
    CODE_STRING = 0x0e,
    CODE_POINTER = 0x0f,
    CODE_VALUE = 0x11,
    CODE_CLASS = 0x12,
    CODE_VAR = 0x13,     /* T of a class */
    CODE_ARRAY = 0x14,   /* of any rank */
    CODE_GENERIC = 0x15, /* with type arguments */
    CODE_TYPED_REFERENCE = 0x16,
    CODE_INT_PTR = 0x18,
    CODE_UINT_PTR = 0x19,
    CODE_FUNCTION = 0x1b,
    CODE_OBJECT = 0x1c,
    CODE_VECTOR = 0x1d, /* T[] */
    CODE_MVAR = 0x1e,   /* T of a method */
};

/* II.23.1.5, 10 and 15: flags of fields, methods and classes. */
enum {
    ACCESS_MASK = 7,     /* of fields and methods */
    ACCESS_INTERNAL = 3, /* lower values are narrower still */
    ACCESS_ANY = 6,      /* public */
    FIELD_STATIC = 0x10,
    FIELD_READ_ONLY = 0x20,
    FIELD_CONST = 0x40,
    METHOD_STATIC = 0x10,
    METHOD_VIRTUAL = 0x40,
    METHOD_NEW_SLOT = 0x100,
    METHOD_ABSTRACT = 0x400,
    METHOD_SPECIAL_NAME = 0x800,
    CLASS_INTERFACE = 0x20,
    CLASS_ABSTRACT = 0x80,
    CLASS_SERIALIZABLE = 0x2000,
};

#endif
