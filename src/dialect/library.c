/*
 * MCP's lists beside tools: prompts, resources, and the skills of the Skills extension with
 * their files. Rows of the tables come first, then those of the host.
 */
#include "internal.h"

/* --- Prompts --- */

static void write_prompt_args(struct json_out *w, const struct request *r, const struct prompt *p)
{
    json_key(w, "arguments");
    json_array(w);
    for (const struct prompt_arg *arg = p->args; arg->name; arg++) {
        json_object(w);
        json_put_string(w, "name", arg->name);
        if (arg->title && request_has(r, FEATURE_TITLES))
            json_put_string(w, "title", arg->title);
        if (arg->text)
            json_put_string(w, "description", arg->text);
        json_put_bool(w, "required", arg->is_required);
        json_object_end(w);
    }
    json_array_end(w);
}

static void write_prompt(struct json_out *w, const struct request *r, const struct prompt *p)
{
    json_object(w);
    json_put_string(w, "name", p->name);
    if (p->title && request_has(r, FEATURE_TITLES))
        json_put_string(w, "title", p->title);
    json_put_string(w, "description", p->text);
    mcp_put_icon(w, r, ICON_PROMPT);
    if (p->args[0].name)
        write_prompt_args(w, r, p);
    json_object_end(w);
}

void mcp_write_prompts(struct json_out *w, const struct request *r, const struct shelf *s)
{
    struct pager pager = pager_begin(w, &s->page);
    size_t n = prompt_count() + s->n_prompts;

    json_object(w);
    json_key(w, "prompts");
    json_array(w);
    for (size_t i = 0; i < n; i++)
        if (pager_wants(&pager, w)) {
            write_prompt(w, r, i < prompt_count() ? prompt_at(i) : &s->prompts[i - prompt_count()]);
            pager_wrote(&pager, w);
        }
    json_array_end(w);
    pager_end(&pager, w);
    json_object_end(w);
}

static void put_messages(struct json_out *w, const struct prompt *p, struct slice text)
{
    json_put_string(w, "description", p->text);
    json_key(w, "messages");
    if (p->tool) { /* the host has written them */
        json_raw(w, text);
        return;
    }
    json_array(w);
    json_object(w);
    json_put_string(w, "role", "user");
    json_key(w, "content");
    text_block(w, text);
    json_object_end(w);
    json_array_end(w);
}

void mcp_write_prompt(struct json_out *w, const struct request *r, const struct prompt *p,
                      struct slice text)
{
    rpc_open(w, r->id, dialect_mcp.absent_id);
    json_key(w, "result");
    dialect_mcp.open(w, r, (struct slice){0});
    put_messages(w, p, text);
    json_object_end(w);
    rpc_close(w);
}

/* --- Resources --- */

static void write_resource(struct json_out *w, const struct request *r, const struct resource *res,
                           bool as_template)
{
    json_object(w);
    if (as_template)
        json_put_string(w, "uriTemplate", res->uri_template);
    else
        json_put_string(w, "uri", res->shown ? res->shown : res->uri);
    json_put_string(w, "name", res->name);
    if (res->title && request_has(r, FEATURE_TITLES))
        json_put_string(w, "title", res->title);
    if (res->text)
        json_put_string(w, "description", res->text);
    json_put_string(w, "mimeType", res->mime_type ? res->mime_type : "application/json");
    mcp_put_icon(w, r, resource_tool(res)->category);
    json_object_end(w);
}

static void write_skill_resource(struct json_out *w, const struct request *r,
                                 const struct skill *skill)
{
    json_object(w);
    json_put_string(w, "uri", skill->uri);
    json_put_string(w, "name", skill->name);
    json_put_string(w, "description", skill->description);
    json_put_string(w, "mimeType", "text/markdown");
    mcp_put_icon(w, r, ICON_SKILL);
    json_object_end(w);
}

void dialect_write_resources(struct json_out *w, const struct request *r, const struct shelf *s,
                             bool templates)
{
    struct pager pager = pager_begin(w, &s->page);
    const bool is_mcp = r->dialect == D_MCP;
    size_t n = resource_count() + (is_mcp ? s->n_resources : 0);

    json_object(w);
    json_key(w, templates ? "resourceTemplates" : "resources");
    json_array(w);
    for (size_t i = 0; i < n; i++) {
        const struct resource *res =
            i < resource_count() ? resource_at(i) : &s->resources[i - resource_count()];

        if (dialect_of(r->dialect)->lists(res, templates) && pager_wants(&pager, w)) {
            write_resource(w, r, res, templates && is_mcp);
            pager_wrote(&pager, w);
        }
    }
    for (size_t i = 0; is_mcp && !templates && i < skill_count(); i++)
        if (pager_wants(&pager, w)) {
            write_skill_resource(w, r, skill_at(i));
            pager_wrote(&pager, w);
        }
    json_array_end(w);
    pager_end(&pager, w);
    json_object_end(w);
}

/* --- Skills --- */

static void write_skill(struct json_out *w, const struct skill *skill)
{
    json_object(w);
    json_put_string(w, "uri", skill->uri);
    json_put_raw(w, "frontmatter", slice_of(skill->frontmatter));
    json_key(w, "resources");
    json_array(w);
    for (size_t i = 0; i < skill->n_files; i++) {
        json_object(w);
        json_put_string(w, "uri", skill->files[i].uri);
        json_put_string(w, "digest", skill->files[i].digest);
        json_put_int(w, "size", (int64_t)skill->files[i].contents.len);
        json_object_end(w);
    }
    json_array_end(w);
    json_object_end(w);
}

void mcp_write_skills(struct json_out *w, const struct page *page)
{
    struct pager pager = pager_begin(w, page);

    json_object(w);
    json_key(w, "skills");
    json_array(w);
    for (size_t i = 0; i < skill_count(); i++)
        if (pager_wants(&pager, w)) {
            write_skill(w, skill_at(i));
            pager_wrote(&pager, w);
        }
    json_array_end(w);
    pager_end(&pager, w);
    json_object_end(w);
}

void mcp_write_skill(struct json_out *w, const struct skill *skill)
{
    json_object(w);
    json_key(w, "skill");
    write_skill(w, skill);
    json_object_end(w);
}

void mcp_write_directory(struct json_out *w, struct slice uri, const struct page *page)
{
    struct pager pager = pager_begin(w, page);
    struct skill_entry entry;

    json_object(w);
    json_key(w, "resources");
    json_array(w);
    for (size_t i = 0; skill_directory_at(uri, i, &entry); i++) {
        if (!pager_wants(&pager, w))
            continue;
        json_object(w);
        json_put_text(w, "uri", entry.uri);
        json_put_text(w, "name", entry.name);
        json_put_string(w, "mimeType", entry.file ? entry.file->mime_type : SKILL_DIRECTORY_TYPE);
        if (entry.file)
            json_put_int(w, "size", (int64_t)entry.file->contents.len);
        json_object_end(w);
        pager_wrote(&pager, w);
    }
    json_array_end(w);
    pager_end(&pager, w);
    json_object_end(w);
}
