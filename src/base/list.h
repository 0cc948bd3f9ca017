/*
 * A list of structs that already exist. The link lives inside the struct, so the list allocates
 * nothing and removal needs no search.
 *
 *     struct task {
 *         struct list link;
 *         int number;
 *     };
 *     struct list waiting = {0};
 *
 *     list_append(&waiting, &task->link);
 *     LIST_EACH(struct task, t, &waiting, link)
 *         show(t->number);
 *     list_remove(&task->link);
 *
 * The head and the links form a ring. A zeroed head is an empty list and a zeroed link is not in a
 * list, so a zeroed struct is ready for use. Do not copy or move a head or a link that is in use:
 * its neighbours point to it.
 */
#ifndef BASE_LIST_H
#define BASE_LIST_H

#include <stdbool.h>
#include <stddef.h>

/* The head of a list, or the link of one struct in it. */
struct list {
    struct list *prev, *next;
};

/* The struct of `type` whose `member` this pointer points to. */
#define OWNER_OF(pointer, type, member) ((type *)(void *)((char *)(pointer)-offsetof(type, member)))

/* True for a head without links, and for a link that is not in a list. */
static inline bool list_is_empty(const struct list *l)
{
    return !l->next || l->next == l;
}

/* Inserts a link after `place`, which is a head or a link in a list. The new link must not be in a
 * list; the same holds for the next two functions. */
static inline void list_insert(struct list *place, struct list *link)
{
    if (!place->next)
        place->prev = place->next = place;
    link->prev = place;
    link->next = place->next;
    place->next->prev = link;
    place->next = link;
}

/* Adds a link at the front. */
static inline void list_prepend(struct list *head, struct list *link)
{
    list_insert(head, link);
}

/* Adds a link at the end. */
static inline void list_append(struct list *head, struct list *link)
{
    list_insert(head->next ? head->prev : head, link);
}

/* Takes a link out of its list. Does nothing if the link is not in a list. */
static inline void list_remove(struct list *link)
{
    if (!link->next)
        return;
    link->prev->next = link->next;
    link->next->prev = link->prev;
    link->prev = link->next = NULL;
}

/* Moves all links of `from`, in order, to the end of `to`, in constant time. */
static inline void list_move_all(struct list *from, struct list *to)
{
    if (list_is_empty(from))
        return;
    if (!to->next)
        to->prev = to->next = to;
    from->next->prev = to->prev;
    to->prev->next = from->next;
    from->prev->next = to;
    to->prev = from->prev;
    from->prev = from->next = NULL;
}

/* The neighbour of a link, or NULL at the end of the list. For the head itself these are the first
 * and the last link, or NULL if the list is empty. */
static inline struct list *list_next(const struct list *head, const struct list *link)
{
    return link->next == head ? NULL : link->next;
}
static inline struct list *list_prev(const struct list *head, const struct list *link)
{
    return link->prev == head ? NULL : link->prev;
}

/* Returns whether a link is in this list. Linear time. */
static inline bool list_contains(const struct list *head, const struct list *link)
{
    const struct list *l = list_next(head, head);

    while (l && l != link)
        l = list_next(head, l);
    return l != NULL;
}

/* Takes the first link out and returns it; NULL: the list is empty. */
static inline struct list *list_take_first(struct list *head)
{
    struct list *first = list_next(head, head);

    if (first)
        list_remove(first);
    return first;
}

/* OWNER_OF() for the macros below: NULL stays NULL. `at` is the offset of the link. */
static inline void *list_owner(struct list *link, size_t at)
{
    return link ? (char *)link - at : NULL;
}

/* The functions above for structs instead of links: `type` is the struct, `member` its link. They
 * return NULL at the end of the list. */
#define LIST_FIRST(type, head, member)                                                             \
    ((type *)list_owner(list_next(head, head), offsetof(type, member)))
#define LIST_LAST(type, head, member)                                                              \
    ((type *)list_owner(list_prev(head, head), offsetof(type, member)))
#define LIST_NEXT(type, item, head, member)                                                        \
    ((type *)list_owner(list_next(head, &(item)->member), offsetof(type, member)))
#define LIST_TAKE_FIRST(type, head, member)                                                        \
    ((type *)list_owner(list_take_first(head), offsetof(type, member)))

/* Visits each struct from first to last. The body must not remove `item`. */
#define LIST_EACH(type, item, head, member)                                                        \
    for (type *item = LIST_FIRST(type, head, member); item;                                        \
         item = LIST_NEXT(type, item, head, member))

/* The same, but the body may remove or free `item`. It must not remove the next one. */
#define LIST_EACH_SAFE(type, item, head, member)                                                   \
    for (type *item = LIST_FIRST(type, head, member),                                              \
              *item##_next = item ? LIST_NEXT(type, item, head, member) : NULL;                    \
         item;                                                                                     \
         item = item##_next, item##_next = item ? LIST_NEXT(type, item, head, member) : NULL)

#endif
