/* Walks the options table: for the command line, the environment, files and --help. */
#include "option.h"

#include <stdio.h>
#include <stdlib.h>

#include "dialect/dialect.h"
#include "json/json.h"

#define MAX_MS    3600000 /* an hour */
#define MAX_COUNT 1000000

static const struct {
    enum command command;
    const char *name, *words, *text;
} commands[] = {
    {CMD_SERVE, "serve", "", "Serve MCP and the five Unity protocols over HTTP and frames"},
    {CMD_STDIO, "stdio", "", "Serve one client on stdin and stdout (what MCP clients start)"},
    {CMD_CALL, "call", " TOOL|METHOD [JSON | key=value...]",
     "Call a running server and print its answer"},
    {CMD_CHECK, "check", " DIR",
     "Find missing scripts and broken references in a project; exit code 1 if there are any"},
    {CMD_DUMP, "dump", " SCENE|PREFAB|DIR",
     "Print the hierarchy of a scene or prefab, or of the scenes of a project"},
    {CMD_AUDIT, "audit", "",
     "Print each write and each refused write in a project, with its "
     "time and its caller"},
    {CMD_TOKEN, "token", " [FILE]",
     "Make a token and print it, or write it to a file that only you can read"},
    {CMD_DOCTOR, "doctor", " [DIR]",
     "Report what is installed, what runs and how to fix problems; with DIR, which of a "
     "project's scripts compile"},
};

/* --- Help --- */

static void print_help(enum command command)
{
    fprintf(stdout, "umcp %s: one native server through which AI agents see and change Unity\n\n",
            UMCP_VERSION);
    for (size_t i = 0; i < N_ELEMENTS(commands); i++)
        if (!command || commands[i].command == command)
            fprintf(stdout, "  umcp %s [options]%s\n      %s\n", commands[i].name,
                    commands[i].words, commands[i].text);
    fprintf(stdout, "\nOptions%s:\n", command ? "" : " (see umcp COMMAND --help)");
    for (size_t i = 0; i < n_options; i++) {
        char left[48];

        if (command && !(option_table[i].commands & (unsigned)command))
            continue;
        snprintf(left, sizeof(left), "--%s%s%s", option_table[i].name,
                 option_table[i].value ? " " : "",
                 option_table[i].value ? option_table[i].value : "");
        fprintf(stdout, "  %-30s %s\n", left, option_table[i].text);
    }
    fprintf(stdout, "  %-30s %s\n  %-30s %s\n\n", "--help", "This text", "--version",
            "The version");
    fprintf(stdout, "Each option can also be set by an environment variable (--allow-writes by\n"
                    "UMCP_ALLOW_WRITES=1) and by a key of the --config file. The command line\n"
                    "overrides the environment, and the environment overrides the file.\n");
}

/* --- Values --- */

static bool parse_flag(struct slice text, bool *ret_flag)
{
    static const char *const yes[] = {"1", "true", "yes", "on"};
    static const char *const no[] = {"", "0", "false", "no", "off"};

    for (size_t i = 0; i < N_ELEMENTS(yes); i++)
        if (slice_eq_nocase(text, slice_of(yes[i]))) {
            *ret_flag = true;
            return true;
        }
    for (size_t i = 0; i < N_ELEMENTS(no); i++)
        if (slice_eq_nocase(text, slice_of(no[i]))) {
            *ret_flag = false;
            return true;
        }
    return false;
}

static bool parse_groups(struct slice text, unsigned *ret_groups)
{
    unsigned groups = 0;

    while (text.len) {
        enum tool_group group;

        if (!tool_group_parse(slice_trim(slice_cut(&text, ',')), &group))
            return false;
        groups |= 1u << group;
    }
    *ret_groups = groups;
    return groups != 0;
}

static bool parse_level(struct slice text, enum log_level *ret_level)
{
    if (slice_eq_nocase(text, SLICE("information")))
        text = SLICE("info"); /* explorer's name for it */
    for (unsigned i = 0; i < LOG_LEVELS; i++)
        if (slice_eq_nocase(text, slice_of(log_level_name((enum log_level)i)))) {
            *ret_level = (enum log_level)i;
            return true;
        }
    return false;
}

static bool add_text(struct texts *list, const char *value)
{
    if (list->n == N_ELEMENTS(list->items))
        return false;
    list->items[list->n++] = value;
    return true;
}

static bool are_origins(struct slice list)
{
    bool ok = list.len > 0;

    while (list.len)
        ok = origin_is_name(slice_trim(slice_cut(&list, ','))) && ok;
    return ok;
}

/* Stores a value given as text; `value` must outlive the options. */
static bool store(struct options *o, const struct option *opt, const char *value, struct err *err)
{
    void *at = (char *)o + opt->at;
    bool ok = true, flag = false;
    struct err why;

    switch (opt->kind) {
    case OPT_FLAG:
    case OPT_ON_FLAG:
        ok = parse_flag(slice_of(value), &flag);
        *(bool *)at = flag == (opt->kind == OPT_FLAG);
        break;
    case OPT_TEXT:
        *(const char **)at = value;
        break;
    case OPT_LIST:
        ok = add_text(at, value);
        break;
    case OPT_ORIGINS:
        ok = are_origins(slice_of(value)) && add_text(at, value);
        break;
    case OPT_NAMES:
        return names_parse(at, slice_of(value), &why) ||
               err_set(err, why.kind, "--%s: %s", opt->name, why.message);
    case OPT_TIER:
        ok = tool_tier_parse(slice_of(value), at);
        break;
    case OPT_GROUPS:
        ok = parse_groups(slice_of(value), at);
        break;
    case OPT_DIALECT: {
        enum dialect_id id = D_MCP;

        ok = dialect_parse(slice_of(value), &id) && id != D_FRAMED;
        *(int *)at = (int)id;
        break;
    }
    case OPT_LEVEL:
        ok = parse_level(slice_of(value), at);
        break;
    case OPT_SWITCH:
        ok = parse_flag(slice_of(value), &flag) && *value;
        *(const char **)at = flag ? "on" : "off";
        break;
    case OPT_ENGINES:
        ok = strcmp(value, "own") == 0 || strcmp(value, "any") == 0;
        *(bool *)at = strcmp(value, "own") == 0;
        break;
    case OPT_MS:
    case OPT_COUNT:
        ok = text_to_int(slice_of(value), at) && *(int64_t *)at > 0 &&
             *(int64_t *)at <= (opt->kind == OPT_MS ? MAX_MS : MAX_COUNT);
        break;
    }
    if (!ok)
        return err_set(err, ERR_ARGUMENT, "--%s: '%s' is not a valid value (%s)", opt->name, value,
                       opt->text);
    return true;
}

/* The same for the environment and the command line, which override saved settings. */
static bool store_given(struct options *o, const struct option *opt, const char *value,
                        struct err *err)
{
    o->given |= UINT64_C(1) << (opt - option_table);
    return store(o, opt, value, err);
}

/* --- The environment --- */

/* The values of a repeatable option before a source was read. */
struct before {
    size_t n_listen, n_origins;
};

static struct before count_lists(const struct options *o)
{
    return (struct before){o->listen.n, o->config.allow_origins.n};
}

static void drop_first(struct texts *list, size_t n)
{
    if (list->n == n)
        return;
    memmove(list->items, list->items + n, (list->n - n) * sizeof(list->items[0]));
    list->n -= n;
}

/* Values from this source replace those from weaker sources. */
static void keep_newest(struct options *o, struct before before)
{
    drop_first(&o->listen, before.n_listen);
    drop_first(&o->config.allow_origins, before.n_origins);
}

static bool read_environment(struct options *o, struct err *err)
{
    struct before before = count_lists(o);

    for (size_t i = 0; i < n_options; i++) {
        char name[64] = "UMCP_";
        size_t len = 5;
        const char *value;

        for (const char *c = option_table[i].name; *c && len < sizeof(name) - 1; c++)
            name[len++] = *c == '-' ? '_' : (char)(*c - (*c >= 'a' && *c <= 'z' ? 32 : 0));
        value = option_table[i].commands & o->command && !(option_table[i].commands & ONLY_TYPED)
                    ? getenv(name)
                    : NULL;
        if (value && !store_given(o, &option_table[i], value, err))
            return false;
    }
    keep_newest(o, before);
    return true;
}

/* --- The config file --- */

/* Reads the JSON object that a file holds; `what` describes the file in error messages. */
static bool parse_object(struct arena *a, const char *what, const char *path, struct slice text,
                         const struct json **ret_root, struct err *err)
{
    const struct json *root;
    struct json_fault fault;

    if (!json_parse(a, text, &root, &fault))
        return err_set(err, ERR_PARSE, "%s '%s': %s at byte %zu", what, path, fault.reason,
                       fault.at);
    if (root->type != JSON_OBJECT)
        return err_set(err, ERR_PARSE, "%s '%s' must hold one JSON object", what, path);
    *ret_root = root;
    return true;
}

static bool read_object(struct arena *a, const char *what, const char *path,
                        const struct json **ret_root, struct err *err)
{
    FILE *f = fopen(path, "rb");
    char *text = arena_alloc(a, LIMIT_CONFIG_FILE);
    size_t len = f && text ? fread(text, 1, LIMIT_CONFIG_FILE, f) : 0;
    bool ok = f && text && !ferror(f) && len < LIMIT_CONFIG_FILE;

    if (f)
        fclose(f);
    if (!ok)
        return err_set(err, ERR_NOT_FOUND, "cannot read %s '%s'", what, path);
    return parse_object(a, what, path, slice_from(text, len), ret_root, err);
}

static struct slice text_of(const struct json *v)
{
    return v->type == JSON_STRING ? v->text : v->raw;
}

/* Converts a key's value to the text of the command line. NULL: no memory. */
static const char *value_text(struct arena *a, const struct option *opt, const struct json *v)
{
    struct slice text = text_of(v);
    bool flag;

    /* The file's key is the opposite of the option. Values that are not booleans are refused
     * later. */
    if (opt->kind == OPT_ON_FLAG && parse_flag(text, &flag))
        return flag ? "false" : "true";
    if (v->type == JSON_ARRAY) {
        text = SLICE("");
        for (const struct json *item = v->first; item; item = item->next) {
            text = arena_printf(a, "%.*s%.*s%c", SLICE_ARG(text), SLICE_ARG(text_of(item)),
                                opt->kind == OPT_NAMES ? '\n' : ',');
            if (!text.p)
                return NULL;
        }
    }
    return arena_copy(a, text).p;
}

static bool store_key(struct options *o, const struct option *opt, const struct json *v,
                      struct err *err)
{
    const char *value = value_text(&o->arena, opt, v);

    if (!value)
        return err_no_memory(err);
    if (opt->kind != OPT_LIST || v->type != JSON_ARRAY)
        return store(o, opt, value, err);
    for (const struct json *item = v->first; item; item = item->next) {
        value = arena_copy(&o->arena, text_of(item)).p;
        if (!value)
            return err_no_memory(err);
        if (!store(o, opt, value, err))
            return false;
    }
    return true;
}

/* Reads explorer's own keys for the listen address. */
static bool read_bind(struct options *o, const struct json *root, struct err *err)
{
    const struct json *address = json_get_value(root, "bindAddress");
    const struct json *number = json_get_value(root, "port");
    int64_t port = 51477;
    struct slice text, host;
    bool is_v6;

    if (!address && !number)
        return true;
    if (address && !json_is(address, JSON_STRING))
        return err_set(err, ERR_ARGUMENT, "config file '%s': bindAddress must be text",
                       o->config_file);
    if (number && (!json_to_int(number, &port) || port < 0 || port > 65535))
        return err_set(err, ERR_ARGUMENT, "config file '%s': port must be 0 to 65535",
                       o->config_file);
    host = address ? address->text : SLICE("127.0.0.1");
    is_v6 = slice_contains(host, SLICE(":")) && host.p[0] != '[';
    text = arena_printf(&o->arena, "%s%.*s%s:%lld", is_v6 ? "[" : "", SLICE_ARG(host),
                        is_v6 ? "]" : "",
                        (long long)(port ? port : 51477)); /* explorer: 0 means its default */
    if (!text.p)
        return err_no_memory(err);
    return add_text(&o->listen, text.p) || err_set(err, ERR_ARGUMENT, "too many addresses");
}

/* Keys of explorer's file that umcp ignores, and those that read_bind() reads. */
static const char *const passive_keys[] = {"enabled", "transportPreference", "exportRoot",
                                           "bindAddress", "port"};

static bool is_known_key(struct slice key)
{
    for (size_t i = 0; i < N_ELEMENTS(passive_keys); i++)
        if (slice_is(key, passive_keys[i]))
            return true;
    for (size_t i = 0; i < n_options; i++)
        if (option_table[i].key && slice_is(key, option_table[i].key))
            return true;
    return false;
}

static bool read_config(struct options *o, struct err *err)
{
    const struct json *root;

    if (!o->config_file)
        return true;
    if (!read_object(&o->arena, "config file", o->config_file, &root, err))
        return false;
    for (const struct json *v = root->first; v; v = v->next)
        if (!is_known_key(v->key))
            return err_set(err, ERR_ARGUMENT, "config file '%s': unknown key '%.*s'",
                           o->config_file, SLICE_ARG(v->key));
    for (size_t i = 0; i < n_options; i++) {
        const struct json *v =
            option_table[i].key ? json_get_value(root, option_table[i].key) : NULL;

        if (!v || !(option_table[i].commands & o->command))
            continue;
        if (!store_key(o, &option_table[i], v, err))
            return false;
        o->in_config |= UINT64_C(1) << i;
    }
    return read_bind(o, root, err);
}

/* Describes a saved setting's effect, and undoes it if it may not have one. `i` is its
 * setting_id. */
static bool judge_saved(struct options *o, size_t i, struct err *err)
{
    const struct setting *s = &config_settings[i];
    const bool is_given = o->config.ceilings >> i & 1;
    const bool opens = setting_opens(s, &o->start, &o->config);
    const bool counts = !opens || (o->config.allow_config_changes && !is_given);
    const char *what = opens ? "opens " : "closes ", *but = opens ? "" : ", although --";
    struct json_out w;
    struct buf text;

    if (!opens && !setting_opens(s, &o->config, &o->start)) {
        o->config.saved |= 1u << i;
        return true; /* as it is without the file */
    }
    if (!counts)
        what = "would open ";
    if (!counts && is_given)
        but = ", which is ignored because of the option --";
    else if (!counts)
        but = ", which is ignored without --allow-config-changes";
    buf_init(&text, LIMIT_NAMES_JSON);
    json_out_init(&w, &text);
    json_object(&w);
    setting_write(&w, &o->config, s);
    json_object_end(&w);
    if (buf_ok(&text)) /* without the braces */
        o->saved[i] = arena_printf(&o->arena, "%s%.*s%s%s%s", what, (int)text.len - 2, text.p + 1,
                                   but, !opens || (!counts && is_given) ? s->option : "",
                                   opens ? "" : " opens it: delete the file to undo that");
    buf_done(&text);
    if (!o->saved[i].p)
        return err_no_memory(err);
    if (counts)
        o->config.saved |= 1u << i;
    return counts || setting_copy(s, &o->start, &o->config, err);
}

bool options_read_saved(struct options *o, const char *path, struct slice text, struct err *err)
{
    const struct json *root;
    size_t id = 0;

    if (!parse_object(&o->arena, "saved settings", path, text, &root, err))
        return false;
    for (size_t i = 0; i < n_options; i++) {
        const struct json *v =
            option_table[i].key ? json_get_value(root, option_table[i].key) : NULL;

        if (!(option_table[i].commands & SAVED))
            continue;
        if (v && (!store_key(o, &option_table[i], v, err) || !judge_saved(o, id, err)))
            return false;
        id++; /* the rows of tool/settings.h stand here in their order */
    }
    return true;
}

/* Keeps the options' part of the settings: no call opens one further than a given option. */
static bool keep_ceilings(struct options *o, struct err *err)
{
    size_t id = 0;

    if (!config_copy(&o->config, NULL, &o->start, err))
        return false;
    for (size_t i = 0; i < n_options; i++)
        if (option_table[i].commands & SAVED)
            o->config.ceilings |= (unsigned)((o->given | o->in_config) >> i & 1) << id++;
    o->config.ceiling = &o->start;
    return true;
}

const char *options_next_set(const struct options *o, size_t *at)
{
    while (*at < n_options) {
        size_t i = (*at)++;

        if ((o->given | o->in_config) >> i & 1)
            return option_table[i].name;
    }
    return NULL;
}

/* --- The command line --- */

static const struct option *find_option(const struct options *o, struct slice name)
{
    for (size_t i = 0; i < n_options; i++)
        if (option_table[i].commands & o->command && slice_is(name, option_table[i].name))
            return &option_table[i];
    return NULL;
}

static bool read_option(struct options *o, int argc, char **argv, int *i, struct err *err)
{
    struct slice rest = slice_of(argv[*i] + 2);
    struct slice name = slice_cut(&rest, '=');
    const struct option *opt = find_option(o, name);
    bool has_value = strchr(argv[*i], '=') != NULL;

    if (!opt) {
        err_set(err, ERR_ARGUMENT, "unknown option --%.*s", SLICE_ARG(name));
        return err_hint(err, "umcp --help lists the options of each command");
    }
    if ((opt->kind == OPT_FLAG || opt->kind == OPT_ON_FLAG) && !has_value)
        return store_given(o, opt, "true", err);
    if (has_value)
        return store_given(o, opt, rest.p, err);
    if (*i + 1 >= argc)
        return err_set(err, ERR_ARGUMENT, "--%s needs a value: --%s %s", opt->name, opt->name,
                       opt->value);
    return store_given(o, opt, argv[++*i], err);
}

static bool read_words(struct options *o, int argc, char **argv, struct err *err)
{
    bool options_over = false;
    struct before before = count_lists(o);

    for (int i = 2; i < argc; i++) {
        if (!options_over && strcmp(argv[i], "--") == 0) {
            options_over = true;
        } else if (!options_over && strncmp(argv[i], "--", 2) == 0) {
            if (!read_option(o, argc, argv, &i, err))
                return false;
        } else if (!(o->command & (CMD_CALL | CMD_CHECK | CMD_DUMP | CMD_TOKEN | CMD_DOCTOR))) {
            return err_set(err, ERR_ARGUMENT, "unexpected argument '%s'", argv[i]);
        } else if (o->n_words < LIMIT_WORDS) {
            o->words[o->n_words++] = argv[i];
        } else {
            return err_set(err, ERR_ARGUMENT, "too many arguments");
        }
    }
    keep_newest(o, before);
    return true;
}

/* Finds --config before the rest, because every other source overrides the file. */
static void find_config(struct options *o, int argc, char **argv)
{
    o->config_file = getenv("UMCP_CONFIG");
    for (int i = 2; i < argc; i++) {
        if (strcmp(argv[i], "--config") == 0 && i + 1 < argc)
            o->config_file = argv[i + 1];
        else if (strncmp(argv[i], "--config=", 9) == 0)
            o->config_file = argv[i] + 9;
    }
}

static bool read_command(int argc, char **argv, struct options *o, struct err *err)
{
    const char *word = argc > 1 ? argv[1] : "--help";

    for (size_t i = 0; i < N_ELEMENTS(commands); i++)
        if (strcmp(word, commands[i].name) == 0)
            o->command = commands[i].command;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--") == 0)
            break;
        if (strcmp(argv[i], "--version") == 0) {
            fprintf(stdout, "umcp %s\n", UMCP_VERSION);
            return false;
        }
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            word = "--help";
    }
    if (strcmp(word, "--help") == 0 || strcmp(word, "help") == 0) {
        print_help(o->command);
        return false;
    }
    if (!o->command) {
        err_set(err, ERR_ARGUMENT, "unknown command '%s'", word);
        return err_hint(err, "umcp --help lists the commands");
    }
    return true;
}

bool options_read(int argc, char **argv, struct options *ret_options, struct err *err)
{
    struct options *o = ret_options;

    *o = (struct options){.log_level = LOG_INFO,
                          .timeout_ms = 60000,
                          .keep_hours = 24,
                          .keep_audit_days = 30,
                          .keep_mb = 256,
                          .argv = argv};
    config_init(&o->config);
    arena_init(&o->arena, 16u << 20);
    err->kind = ERR_NONE;
    if (!read_command(argc, argv, o, err))
        return false;
    if (o->command == CMD_STDIO)
        o->log_level = LOG_WARNING;
    if (o->command & SERVER)
        find_config(o, argc, argv);
    return read_config(o, err) && read_environment(o, err) && read_words(o, argc, argv, err) &&
           keep_ceilings(o, err);
}

void options_done(struct options *o)
{
    config_done(&o->config);
    config_done(&o->start);
    arena_done(&o->arena);
}
