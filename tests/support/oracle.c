/*
 * jansson behind a narrow door: its names and ours are too much alike to meet in one file.
 */
#include "oracle.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

static void dump(FILE *to, const json_t *v);

static void dump_string(FILE *to, const char *text, size_t len)
{
    fprintf(to, "s%zu:", len);
    fwrite(text, 1, len, to);
}

static void dump_object(FILE *to, const json_t *object)
{
    void *at = json_object_iter((json_t *)object);

    fputc('{', to);
    for (; at; at = json_object_iter_next((json_t *)object, at)) {
        const char *key = json_object_iter_key(at);

        dump_string(to, key, strlen(key));
        dump(to, json_object_iter_value(at));
    }
    fputc('}', to);
}

static void dump_array(FILE *to, const json_t *array)
{
    fputc('[', to);
    for (size_t i = 0; i < json_array_size(array); i++)
        dump(to, json_array_get(array, i));
    fputc(']', to);
}

static void dump(FILE *to, const json_t *v)
{
    switch (json_typeof(v)) {
    case JSON_OBJECT:
        dump_object(to, v);
        break;
    case JSON_ARRAY:
        dump_array(to, v);
        break;
    case JSON_STRING:
        dump_string(to, json_string_value(v), json_string_length(v));
        break;
    case JSON_INTEGER:
        fprintf(to, "i%" JSON_INTEGER_FORMAT, json_integer_value(v));
        break;
    case JSON_REAL:
        fprintf(to, "d%a", json_real_value(v));
        break;
    case JSON_TRUE:
        fputc('t', to);
        break;
    case JSON_FALSE:
        fputc('f', to);
        break;
    case JSON_NULL:
        fputc('n', to);
        break;
    }
}

enum oracle_verdict oracle_read(const char *text, size_t len, char **ret_dump, size_t *ret_len)
{
    json_error_t error;
    json_t *v = json_loadb(text, len, JSON_DECODE_ANY | JSON_ALLOW_NUL, &error);
    FILE *to;

    *ret_dump = NULL;
    if (!v && (json_error_code(&error) == json_error_numeric_overflow ||
               json_error_code(&error) == json_error_null_byte_in_key))
        return ORACLE_UNABLE;
    if (!v)
        return ORACLE_NOT_JSON;
    to = open_memstream(ret_dump, ret_len);
    dump(to, v);
    fclose(to);
    json_decref(v);
    return ORACLE_JSON;
}
