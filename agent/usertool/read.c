/* See read.h. */
#include "read.h"

#include "base/limits.h"

#include "agent/link/link.h"
#include "agent/reflect/kind.h"

const char *const usertool_attributes[] = {"McpPluginToolAttribute", "McpPluginTool",
                                           "AiToolAttribute", "AiTool", NULL};

#define BAD_FORMAT "CustomAttributeFormatException"

/* --- Questions to System.Reflection --- */

enum ask {
    MEMBER_ATTRIBUTES,
    MEMBER_ATTRIBUTES_OF, /* of one class: the others are not created */
    METHOD_PARAMS,
    PARAM_ATTRIBUTES,
    PARAM_IS_OPTIONAL,
    PARAM_DEFAULT,
    DATA_OF_MEMBER, /* attributes as written, without creating them */
    DATA_MAKER,
    DATA_ARGUMENTS,
    DATA_NAMED_ARGUMENTS,
    MAKER_TYPE,
    ARGUMENT_VALUE,
    ARGUMENT_NAME
};

static bool ask(enum ask what, struct clr_object *self, void **args, struct clr_object **ret_answer,
                struct err *err)
{
    static const struct {
        const char *class, *method;
        int n_params;
        const char *types;
    } rows[] = {
        [MEMBER_ATTRIBUTES] = {"MemberInfo", "GetCustomAttributes", 1, "System.Boolean"},
        [MEMBER_ATTRIBUTES_OF] = {"MemberInfo", "GetCustomAttributes", 2,
                                  "System.Type,System.Boolean"},
        [METHOD_PARAMS] = {"MethodBase", "GetParameters", 0, NULL},
        [PARAM_ATTRIBUTES] = {"ParameterInfo", "GetCustomAttributes", 1, "System.Boolean"},
        [PARAM_IS_OPTIONAL] = {"ParameterInfo", "get_IsOptional", 0, NULL},
        [PARAM_DEFAULT] = {"ParameterInfo", "get_DefaultValue", 0, NULL},
        [DATA_OF_MEMBER] = {"CustomAttributeData", "GetCustomAttributes", 1,
                            "System.Reflection.MemberInfo"},
        [DATA_MAKER] = {"CustomAttributeData", "get_Constructor", 0, NULL},
        [DATA_ARGUMENTS] = {"CustomAttributeData", "get_ConstructorArguments", 0, NULL},
        [DATA_NAMED_ARGUMENTS] = {"CustomAttributeData", "get_NamedArguments", 0, NULL},
        [MAKER_TYPE] = {"MemberInfo", "get_DeclaringType", 0, NULL},
        [ARGUMENT_VALUE] = {"CustomAttributeTypedArgument", "get_Value", 0, NULL},
        [ARGUMENT_NAME] = {"CustomAttributeNamedArgument", "get_MemberName", 0, NULL},
    };
    struct clr_class *k =
        clr.class_from_name(clr.get_corlib(), "System.Reflection", rows[what].class);
    struct clr_method *m =
        k ? clr_method(k, rows[what].method, rows[what].n_params, rows[what].types) : NULL;

    if (!m)
        return err_set(err, ERR_NOT_READY, "this engine has no System.Reflection.%s.%s",
                       rows[what].class, rows[what].method);
    return clr_call(m, self, args, ret_answer, err);
}

/* --- Values of an attribute --- */

static bool is_text(struct clr_object *o)
{
    return o && kind_of_class(clr.object_get_class(o)).kind == KIND_STRING;
}

/* A property or field; NULL if there is none or it is null. */
static bool member_of(struct clr_object *o, const char *name, struct clr_object **ret_value,
                      struct err *err)
{
    struct member m;

    *ret_value = NULL;
    return !reflect_find(clr.object_get_class(o), slice_of(name), &m) || !m.can_read ||
           reflect_get(o, &m, ret_value, err);
}

static bool text_of(struct clr_object *o, const char *name, struct clr_string **ret_text,
                    struct err *err)
{
    struct clr_object *value;

    if (!member_of(o, name, &value, err))
        return false;
    if (is_text(value))
        *ret_text = (struct clr_string *)value;
    return true;
}

/* Reads it by either name; *ret_flag stays unchanged if there is neither. */
static bool flag_of(struct clr_object *o, const char *name, const char *other, bool *ret_flag,
                    struct err *err)
{
    struct clr_object *value;

    if (!member_of(o, name, &value, err) || (!value && !member_of(o, other, &value, err)))
        return false;
    if (value && kind_of_class(clr.object_get_class(value)).kind == KIND_BOOL)
        *ret_flag = *(uint8_t *)clr.object_unbox(value);
    return true;
}

/* Whether the class or one of its bases has one of the names. */
static bool is_class_named(struct clr_class *k, const char *const *names)
{
    for (; k; k = clr.class_get_parent(k))
        for (const char *const *n = names; *n; n++)
            if (strcmp(clr.class_get_name(k), *n) == 0)
                return true;
    return false;
}

static bool is_named(struct clr_object *o, const char *const *names)
{
    return is_class_named(clr.object_get_class(o), names);
}

static bool is_description(struct clr_object *o)
{
    static const char *const names[] = {"DescriptionAttribute", NULL};

    return is_named(o, names);
}

/* --- The name, if the attribute has no Name: its first argument --- */

static bool first_argument(struct clr_object *data, struct clr_string **ret_text, struct err *err)
{
    struct clr_object *arguments = NULL, *first = NULL, *value = NULL;
    struct items it;

    if (!ask(DATA_ARGUMENTS, data, NULL, &arguments, err) || !arguments ||
        !items_open(&it, arguments, err))
        return false;
    err->kind = ERR_NONE;
    if (!items_next(&it, &first, err) || !first)
        return err->kind == ERR_NONE;
    items_close(&it);
    if (!ask(ARGUMENT_VALUE, first, NULL, &value, err))
        return false;
    if (is_text(value))
        *ret_text = (struct clr_string *)value;
    return true;
}

static bool is_data_of(struct clr_object *data, struct clr_class *attribute)
{
    struct clr_object *maker = NULL, *type = NULL;
    struct err err;

    return data && ask(DATA_MAKER, data, NULL, &maker, &err) && maker &&
           ask(MAKER_TYPE, maker, NULL, &type, &err) && type &&
           clr_class_of_type_object(type) == attribute;
}

/* The attribute of that class as it is written; *ret_data is NULL if there is none. */
static bool find_data(struct clr_object *method, struct clr_class *attribute,
                      struct clr_object **ret_data, struct err *err)
{
    struct clr_object *all = NULL, *data = NULL;
    struct items it;

    *ret_data = NULL;
    if (!ask(DATA_OF_MEMBER, NULL, (void *[]){method}, &all, err) || !all ||
        !items_open(&it, all, err))
        return false;
    err->kind = ERR_NONE;
    while (items_next(&it, &data, err)) {
        if (!is_data_of(data, attribute))
            continue;
        items_close(&it);
        *ret_data = data;
        return true;
    }
    return err->kind == ERR_NONE;
}

static bool name_as_written(struct clr_object *method, struct clr_class *attribute,
                            struct clr_string **ret_name, struct err *err)
{
    struct clr_object *data;

    return find_data(method, attribute, &data, err) &&
           (!data || first_argument(data, ret_name, err));
}

/* --- The limit --- */

static bool is_text_equal(struct clr_object *o, const char *text)
{
    struct buf name;
    bool is;

    if (!is_text(o))
        return false;
    buf_init(&name, LIMIT_TYPE_NAME);
    clr_string_append(&name, (struct clr_string *)o);
    is = buf_ok(&name) && slice_is(buf_slice(&name), text);
    buf_done(&name);
    return is;
}

/* Whether `Name = …` stands in the attribute: a property that is not written has a value, too. */
static bool is_written(struct clr_object *method, struct clr_class *attribute, const char *name,
                       bool *ret_is, struct err *err)
{
    struct clr_object *data, *all = NULL, *argument = NULL, *member = NULL;
    struct items it;

    *ret_is = false;
    if (!find_data(method, attribute, &data, err))
        return false;
    if (!data)
        return true;
    if (!ask(DATA_NAMED_ARGUMENTS, data, NULL, &all, err) || !all || !items_open(&it, all, err))
        return false;
    err->kind = ERR_NONE;
    while (items_next(&it, &argument, err)) {
        if (!argument || !ask(ARGUMENT_NAME, argument, NULL, &member, err) ||
            !is_text_equal(member, name))
            continue;
        items_close(&it);
        *ret_is = true;
        return true;
    }
    return err->kind == ERR_NONE;
}

/* As a whole number; false: it is of another type. */
static bool whole_of(struct clr_object *value, int64_t *ret_n)
{
    const void *const at = clr.object_unbox(value);

    switch (kind_of_class(clr.object_get_class(value)).code) {
    case CODE_I4:
        *ret_n = *(const int32_t *)at;
        return true;
    case CODE_U4:
        *ret_n = *(const uint32_t *)at;
        return true;
    case CODE_I8:
    case CODE_U8:
        *ret_n = *(const int64_t *)at;
        return true;
    default:
        return false;
    }
}

/* A project's own attribute may have any default, so 0 counts only if it is written. */
static bool read_limit(struct clr_object *method, struct clr_object *attribute,
                       struct usertool_marks *marks, struct err *err)
{
    struct clr_object *value;
    bool counts = true;
    int64_t ms;

    if (!member_of(attribute, "TimeoutMs", &value, err))
        return false;
    if (!value || !whole_of(value, &ms) || ms < 0)
        return true;
    if (ms == 0 && !is_written(method, clr.object_get_class(attribute), "TimeoutMs", &counts, err))
        return false;
    if (counts)
        marks->timeout_ms = ms;
    return true;
}

/* --- The whole method --- */

static bool read_tool(struct clr_object *method, struct clr_object *attribute,
                      struct usertool_marks *marks, struct err *err)
{
    if (!text_of(attribute, "Name", &marks->name, err) ||
        (!marks->name &&
         !name_as_written(method, clr.object_get_class(attribute), &marks->name, err)))
        return false;
    return text_of(attribute, "Title", &marks->title, err) &&
           text_of(attribute, "Thread", &marks->thread, err) &&
           read_limit(method, attribute, marks, err) &&
           flag_of(attribute, "Enabled", "Enabled", &marks->is_enabled, err) &&
           flag_of(attribute, "ReadOnly", "ReadOnlyHint", &marks->is_read_only, err) &&
           flag_of(attribute, "Destructive", "DestructiveHint", &marks->is_destructive, err);
}

/* The type of the attribute that makes it a tool, without creating attributes; NULL: unknown. */
static struct clr_object *find_type(struct clr_object *method)
{
    struct clr_object *all = NULL, *data = NULL, *maker = NULL, *type = NULL;
    struct items it;
    struct err err;

    if (!ask(DATA_OF_MEMBER, NULL, (void *[]){method}, &all, &err) || !all ||
        !items_open(&it, all, &err))
        return NULL;
    while (items_next(&it, &data, &err)) {
        if (!data || !ask(DATA_MAKER, data, NULL, &maker, &err) || !maker ||
            !ask(MAKER_TYPE, maker, NULL, &type, &err) || !type ||
            !is_class_named(clr_class_of_type_object(type), usertool_attributes))
            continue;
        items_close(&it);
        return type;
    }
    return NULL;
}

/* The compiler has written an attribute wrongly, so that none can be created. If it is not the
 * tool's own, that one still has the name for the log. */
static void read_name_alone(struct clr_object *method, struct usertool_marks *marks)
{
    struct clr_object *type = find_type(method), *all = NULL, *o = NULL;
    uint8_t with_bases = 0;
    struct items it;
    struct err err;

    if (!type || !ask(MEMBER_ATTRIBUTES_OF, method, (void *[]){type, &with_bases}, &all, &err) ||
        !all || !items_open(&it, all, &err))
        return;
    if (items_next(&it, &o, &err) && o) {
        items_close(&it);
        text_of(o, "Name", &marks->name, &err);
    }
}

static bool read_method(struct clr_object *method, struct usertool_marks *marks, struct err *err)
{
    struct clr_object *all = NULL, *o = NULL;
    uint8_t with_bases = 0;
    struct items it;
    bool ok = true;

    if (!ask(MEMBER_ATTRIBUTES, method, (void *[]){&with_bases}, &all, err)) {
        if (strncmp(err->message, BAD_FORMAT, strlen(BAD_FORMAT)) == 0)
            read_name_alone(method, marks);
        return false;
    }
    if (!all || !items_open(&it, all, err))
        return false;
    err->kind = ERR_NONE;
    while (ok && items_next(&it, &o, err)) {
        if (o && !marks->name && is_named(o, usertool_attributes))
            ok = read_tool(method, o, marks, err);
        else if (o && is_description(o))
            ok = text_of(o, "Description", &marks->text, err);
    }
    return ok && err->kind == ERR_NONE;
}

/* Some parts of a declaration are attributes that the compiler adds, such as a decimal default. */
static bool read_param_attribute(struct clr_object *o, size_t i, struct usertool_marks *marks,
                                 struct err *err)
{
    const char *name = clr.class_get_name(clr.object_get_class(o));

    if (strcmp(name, "ParamArrayAttribute") == 0)
        marks->params[i].is_rest = true;
    else if (strcmp(name, "DecimalConstantAttribute") == 0)
        return member_of(o, "Value", &marks->params[i].def, err);
    else if (is_description(o))
        return text_of(o, "Description", &marks->params[i].text, err);
    return true;
}

static bool read_param(struct clr_object *param, size_t i, struct usertool_marks *marks,
                       struct err *err)
{
    struct clr_object *all = NULL, *o = NULL;
    uint8_t with_bases = 0;
    struct items it;
    bool ok = true;
    struct clr_object *is_optional = NULL, *value = NULL;
    struct clr_class *k;

    if (!ask(PARAM_ATTRIBUTES, param, (void *[]){&with_bases}, &all, err) || !all ||
        !items_open(&it, all, err))
        return false;
    err->kind = ERR_NONE;
    while (ok && items_next(&it, &o, err))
        ok = !o || read_param_attribute(o, i, marks, err);
    if (!ok || err->kind != ERR_NONE)
        return false;
    /* An optional parameter may have no default; the runtime then returns a special value. */
    if (!ask(PARAM_IS_OPTIONAL, param, NULL, &is_optional, err))
        return false;
    marks->params[i].is_optional = is_optional && *(uint8_t *)clr.object_unbox(is_optional);
    if (!marks->params[i].is_optional || marks->params[i].def)
        return true;
    if (!ask(PARAM_DEFAULT, param, NULL, &value, err))
        return false;
    k = value ? clr.object_get_class(value) : NULL;
    if (k && !clr_is_named(k, "System", "DBNull") &&
        !clr_is_named(k, "System.Reflection", "Missing"))
        marks->params[i].def = value;
    return true;
}

static bool read_params(struct clr_object *method, struct usertool_marks *marks, struct err *err)
{
    struct clr_object *all = NULL, *param = NULL;
    struct items it;
    bool ok = true;

    if (!ask(METHOD_PARAMS, method, NULL, &all, err) || !all || !items_open(&it, all, err))
        return false;
    err->kind = ERR_NONE;
    for (size_t i = 0; ok && i < PLUGIN_PARAMS && items_next(&it, &param, err); i++)
        ok = param && read_param(param, i, marks, err);
    return ok && err->kind == ERR_NONE;
}

/* --- Under guard --- */

/* Keep it on the stack of usertool_read(): an abort may unwind the frames below. */
struct reading {
    struct clr_method *method;
    struct usertool_marks *marks;
    struct err *err;
    bool is_done;
};

static void read_all(void *ctx)
{
    struct reading *r = ctx;
    struct clr_object *method = clr_method_object(r->method);

    if (!method)
        err_set(r->err, ERR_NOT_READY, "this engine has no reflection");
    else
        r->is_done = read_method(method, r->marks, r->err) && read_params(method, r->marks, r->err);
}

bool usertool_read(struct clr_method *m, int64_t limit_us, struct usertool_marks *ret_marks,
                   struct err *err)
{
    struct reading r = {.method = m, .marks = ret_marks, .err = err};
    const struct guard_limits limits = {.deadline = link_now() + limit_us};

    *ret_marks = (struct usertool_marks){.is_enabled = true, .timeout_ms = -1};
    err_set(err, ERR_ENGINE, "one of them is null");
    if (guard_run(read_all, &r, &limits) != GUARD_DONE)
        return err_set(err, ERR_TIMEOUT, "its attributes take too long to create");
    if (!r.is_done) {
        const struct err why = *err;

        err_set(err, why.kind, "umcp cannot read its attributes: %s", why.message);
    }
    return r.is_done;
}
