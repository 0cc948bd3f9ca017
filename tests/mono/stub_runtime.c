/*
 * A library with the names of a runtime and nothing behind them, to see what clr_load() makes of
 * one that lacks some. Nothing in it is ever called.
 *
 * STUB_MONO or STUB_IL2CPP: whose names. STUB_NO_OPTIONAL: without those that a feature needs.
 * STUB_INCOMPLETE: without some that are needed.
 */
#include "agent/clr/functions.h"

#define DEFINE(symbol)                                                                             \
    __attribute__((visibility("default"))) void symbol(void);                                      \
    void symbol(void)                                                                              \
    {                                                                                              \
    }
#define MONO(result, name, parameters)   DEFINE(mono_##name)
#define IL2CPP(result, name, parameters) DEFINE(il2cpp_##name)
#define NONE(result, name, parameters)

#ifdef STUB_NO_OPTIONAL
#define MAY_MONO   NONE
#define MAY_IL2CPP NONE
#else
#define MAY_MONO   MONO
#define MAY_IL2CPP IL2CPP
#endif

/* clang-format off */
#ifdef STUB_MONO
CLR_BOTH(MONO, MAY_MONO)
CLR_MONO(MONO, MAY_MONO)
#ifndef STUB_INCOMPLETE
DEFINE(mono_class_get_nesting_type)
DEFINE(mono_class_from_mono_type)
#ifdef STUB_NO_OPTIONAL /* one generation of handles is needed: the newer one here */
DEFINE(mono_gchandle_new_v2)
DEFINE(mono_gchandle_get_target_v2)
DEFINE(mono_gchandle_free_v2)
#endif
#endif
#endif
#ifdef STUB_IL2CPP
CLR_BOTH(IL2CPP, MAY_IL2CPP)
CLR_IL2CPP(IL2CPP, MAY_IL2CPP)
#ifndef STUB_INCOMPLETE
DEFINE(il2cpp_class_get_declaring_type)
DEFINE(il2cpp_class_from_type)
#endif
#endif
/* clang-format on */
