/*
 * Unity projects as files, read without Unity. Knows nothing of JSON, of the protocol or of hosts.
 */
#ifndef UNITY_UNITY_H
#define UNITY_UNITY_H

#include "yaml.h"

#endif
