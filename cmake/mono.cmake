# Tests on a real C# runtime, tests/mono/: programs without sanitizers, since Mono does not live with
# them, each run on Mono and on the fake GameAssembly.so (IL2CPP's names on a hidden Mono).
set(mono_data "${CMAKE_BINARY_DIR}/tests/mono")
set(mono_runtimes mono)
find_library(MONO_STATIC libmonosgen-2.0.a)

# Compiles <name>.dll into <folder> of mono_data, where test programs find it. SOURCES are files of
# tests/mono/ or whole paths; USES are assemblies of the same folder.
set(mono_assemblies "")
function(mono_assembly folder name)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "SOURCES;USES")
    set(dir "${mono_data}/${folder}")
    set(sources "")
    foreach(source IN LISTS arg_SOURCES)
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${CMAKE_SOURCE_DIR}/tests/mono")
        list(APPEND sources "${source}")
    endforeach()
    list(TRANSFORM arg_USES PREPEND "${dir}/")
    list(TRANSFORM arg_USES PREPEND "-r:" OUTPUT_VARIABLE references)
    add_custom_command(OUTPUT "${dir}/${name}.dll"
        COMMAND "${CMAKE_COMMAND}" -E make_directory "${dir}"
        COMMAND "${MCS}" -nologo -unsafe -langversion:latest -nowarn:0067,0162,0169,0414,0649,1998
            -target:library ${references} "-out:${dir}/${name}.dll" ${sources}
        DEPENDS ${sources} ${arg_USES} COMMENT "Compiling ${folder}/${name}.dll" VERBATIM)
    list(APPEND mono_assemblies "${dir}/${name}.dll")
    set(mono_assemblies "${mono_assemblies}" PARENT_SCOPE)
endfunction()

# What stops code is a part of the player's assemblies, so the tests' own must have it, too.
set(guard "${CMAKE_SOURCE_DIR}/managed/CoreModule/Guard.cs")
mono_assembly(. Sample SOURCES Sample.cs "${guard}")
mono_assembly(. Values SOURCES Values.cs)
mono_assembly(. Hooked SOURCES Hooked.cs)
# A small UnityEngine of its own, so alone in its folder; then with plugin tools in it, and with
# plugin tools that take their time.
mono_assembly(mini MiniUnity SOURCES MiniUnity.cs "${guard}")
mono_assembly(editor MiniEditor SOURCES MiniUnity.cs MiniEditor.cs "${guard}")
mono_assembly(usertools UserTools SOURCES MiniUnity.cs UserTools.cs "${guard}")
mono_assembly(waittools WaitTools SOURCES MiniUnity.cs UserTools.cs WaitTools.cs "${guard}")

# Plugin tools, each assembly in a folder with what it uses, since IL2CPP has all of a folder.
set(many_tools "static class Many {\n")
foreach(i RANGE 1 510)
    string(APPEND many_tools "[McpPlugin.McpPluginTool(\"tool-${i}\"), System.ComponentModel.Description(\"Tool ${i}\")]\n"
        "static int Tool${i}(string name, int count = ${i}, float[] values = null) { return count; }\n")
endforeach()
file(CONFIGURE OUTPUT "${mono_data}/ManyTools.cs" CONTENT "${many_tools}}\n")
string(REPEAT "0123456789" 900 long_text)
set(wide_tools "using D = System.ComponentModel.DescriptionAttribute;\nstatic class Wide {\nconst string T = \"${long_text}\";\n")
foreach(i RANGE 1 80)
    string(APPEND wide_tools "[McpPlugin.McpPluginTool(\"wide-${i}\"), D(T)]\n"
        "static void Tool${i}([D(T)] int a, [D(T)] int b, [D(T)] int c, [D(T)] int d, [D(T)] int e, [D(T)] int f) { }\n")
endforeach()
file(CONFIGURE OUTPUT "${mono_data}/WideTools.cs" CONTENT "${wide_tools}}\n")
foreach(row IN ITEMS plugins=PluginTools bad_plugins=BadTools slow_plugins=SlowTools many_plugins=ManyTools
        wide_plugins=WideTools)
    string(REPLACE "=" ";" row "${row}")
    list(GET row 0 folder)
    list(GET row 1 name)
    set(source "${name}.cs")
    if(EXISTS "${mono_data}/${name}.cs")
        set(source "${mono_data}/${name}.cs")
    endif()
    mono_assembly(${folder} MiniUnity SOURCES MiniUnity.cs "${guard}")
    mono_assembly(${folder} Marks SOURCES Marks.cs)
    mono_assembly(${folder} ${name} SOURCES "${source}" USES MiniUnity.dll Marks.dll)
endforeach()
add_custom_target(mono_assemblies ALL DEPENDS ${mono_assemblies})

function(mono_module name source)
    add_library(${name} MODULE ${source})
    target_include_directories(${name} PRIVATE "${CMAKE_SOURCE_DIR}")
    target_link_libraries(${name} PRIVATE umcp_flags)
    target_compile_options(${name} PRIVATE -fno-sanitize=all)
    target_link_options(${name} PRIVATE -fno-sanitize=all)
    target_compile_definitions(${name} PRIVATE ${ARGN})
    set_target_properties(${name} PROPERTIES
        PREFIX "" LIBRARY_OUTPUT_DIRECTORY "${mono_data}" INTERPROCEDURAL_OPTIMIZATION OFF)
endfunction()

# Runtimes that have nothing but names, some of them missing.
mono_module(stub_mono_bare tests/mono/stub_runtime.c STUB_MONO STUB_NO_OPTIONAL)
mono_module(stub_mono_incomplete tests/mono/stub_runtime.c
    STUB_MONO STUB_NO_OPTIONAL STUB_INCOMPLETE)
mono_module(stub_il2cpp_bare tests/mono/stub_runtime.c STUB_IL2CPP STUB_NO_OPTIONAL)
mono_module(stub_il2cpp_incomplete tests/mono/stub_runtime.c STUB_IL2CPP STUB_INCOMPLETE)

if(MONO_STATIC)
    mono_module(GameAssembly tests/mono/fake_il2cpp.c)
    target_link_libraries(GameAssembly PRIVATE
        "${MONO_STATIC}" m rt Threads::Threads ${CMAKE_DL_LIBS})
    target_link_options(GameAssembly PRIVATE
        "LINKER:--version-script=${CMAKE_SOURCE_DIR}/tests/mono/fake_il2cpp.map")
    list(APPEND mono_runtimes il2cpp)
    set(mono_fake $<TARGET_FILE:GameAssembly>)
else()
    message(STATUS "No fake IL2CPP: libmonosgen-2.0.a is not installed (libmonosgen-2.0-dev)")
endif()

foreach(name IN ITEMS clr clr_values reflect reflect_write value overload tools tools_write tools_state editor
        hook hook_tools guard eval eval_session query usertool usertool_run usertool_wait)
    add_executable(mono_${name} tests/mono/t_${name}.c)
    target_link_libraries(mono_${name} PRIVATE umcp_agent_lib PkgConfig::CHECK PkgConfig::CRYPTO)
    set_target_properties(mono_${name} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
    foreach(runtime IN LISTS mono_runtimes)
        umcp_test(mono_${name}_${runtime} mono 300 mono_${name} ${runtime} "${mono_data}")
    endforeach()
endforeach()

# The same, with code that the compile service compiles.
foreach(name IN ITEMS eval eval_session query hook hook_tools)
    umcp_test(mono_${name}_service mono 300 mono_${name} service "${mono_data}"
        $<TARGET_FILE:umcp-compile> --fd 0 --project "${mono_data}" --read "${mono_data}"
        --cache "${mono_data}/cache" --lib "${managed_dir}" --kind hosted
        --runtime "${MONO}" --id 0000000000000000000000000000000000000000000000000000000000000000
        --path "${managed_dir}/roslyn")
endforeach()

# LD_PRELOAD into a program that mono runs, into an engine that loads Mono by itself, and into one
# that loads the fake IL2CPP.
add_executable(mono_engine tests/mono/engine.c)
target_link_libraries(mono_engine PRIVATE umcp_flags ${CMAKE_DL_LIBS})
target_compile_options(mono_engine PRIVATE -fno-sanitize=all)
target_link_options(mono_engine PRIVATE -fno-sanitize=all)
set_target_properties(mono_engine PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
umcp_test(mono_preload mono 300 "${PYTHON3}" "${CMAKE_SOURCE_DIR}/tests/mono/preload.py"
    $<TARGET_FILE:umcp-agent> $<TARGET_FILE:mono_engine> ${mono_fake})
umcp_test(mono_plugin mono 300 "${PYTHON3}" "${CMAKE_SOURCE_DIR}/tests/mono/plugin.py"
    $<TARGET_FILE:umcp-agent>)
umcp_test(mono_player_tools mono 300 "${PYTHON3}" "${CMAKE_SOURCE_DIR}/tests/mono/player_tools.py"
    $<TARGET_FILE:umcp-player>)
umcp_test(mono_player_calls mono 300 "${PYTHON3}" "${CMAKE_SOURCE_DIR}/tests/mono/player_calls.py"
    $<TARGET_FILE:umcp-player> "${CMAKE_SOURCE_DIR}/examples/unity-demo")
