/* What of a tool's parameters can be made from JSON. */
#include "reflect_kind.h"
#include "usertool.h"

const char *usertool_refuses(struct clr_class *type)
{
    switch (kind_of_class(type).kind) {
    case KIND_BOOL:
    case KIND_INT:
    case KIND_FLOAT:
    case KIND_DECIMAL:
    case KIND_ENUM:
    case KIND_STRING:
    case KIND_NUMBERS:
    case KIND_UNITY:
        return NULL;
    case KIND_NULLABLE:
    case KIND_LIST:
        return kind_argument(type) ? usertool_refuses(kind_argument(type))
                                   : "is of a type that cannot be passed";
    case KIND_ARRAY:
        return clr.class_get_rank(type) == 1 && kind_argument(type)
                   ? usertool_refuses(kind_argument(type))
                   : "is an array of more than one dimension";
    case KIND_STRUCT:
    case KIND_CLASS:
        if (clr.class_get_parent(type) &&
            kind_is_named(clr.class_get_parent(type), "System", "MulticastDelegate"))
            return "is a delegate";
        return clr.class_get_flags(type) & (CLASS_ABSTRACT | CLASS_INTERFACE)
                   ? "is abstract, and no object of it can be made"
                   : NULL;
    default:
        return "is of a type that cannot be passed";
    }
}
