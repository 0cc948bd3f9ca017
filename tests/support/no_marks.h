/*
 * Comes before every unit test that shares its process with others. Check notes the place of each
 * assertion that holds, to tell where a forked test crashed. That takes most of the time of a test
 * that asserts in a loop, and the sanitizers tell it better.
 */
#ifndef SUPPORT_NO_MARKS_H
#define SUPPORT_NO_MARKS_H

#include <check.h>

#define _mark_point(file, line) ((void)0)

#endif
