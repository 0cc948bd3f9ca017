/*
 * Unity projects as files, read without Unity. Knows nothing of the protocol or of hosts.
 */
#ifndef UNITY_UNITY_H
#define UNITY_UNITY_H

#include "unity/build/build.h"
#include "unity/build/inputs.h"
#include "unity/build/plan.h"
#include "unity/check/check.h"
#include "unity/csharp/csharp.h"
#include "unity/index/index.h"
#include "unity/index/watch.h"
#include "unity/project/asset.h"
#include "unity/project/classes.h"
#include "unity/project/file.h"
#include "unity/project/members.h"
#include "unity/project/meta.h"
#include "unity/project/mixer.h"
#include "unity/project/project.h"
#include "unity/project/script.h"
#include "unity/refs/refs.h"
#include "unity/save/save.h"
#include "unity/scene/scene.h"
#include "unity/yaml/yaml.h"

#endif
