/*
 * Unity projects as files, read without Unity. Knows nothing of the protocol or of hosts.
 */
#ifndef UNITY_UNITY_H
#define UNITY_UNITY_H

#include "asset.h"
#include "index.h"
#include "mixer.h"
#include "project.h"
#include "refs.h"
#include "scene.h"
#include "scene_save.h"
#include "watch.h"
#include "yaml.h"

#endif
