# The engine's side: umcp-player, libumcp-agent.so, and the managed assemblies that mcs makes.
# Mono is opened at run time, so none of its packages is needed here but the compiler.

# Mono and the address sanitizer do not live in one process, so a sanitized build compiles what the
# engine's programs use a second time, without.
set(engine_folders base json csharp wire link tool unity compile sandbox)
if(UMCP_SANITIZE)
    set(engine_sources "")
    foreach(folder IN LISTS engine_folders)
        file(GLOB_RECURSE sources CONFIGURE_DEPENDS src/${folder}/*.c)
        list(APPEND engine_sources ${sources})
    endforeach()
    add_library(umcp_engine_lib STATIC ${engine_sources} ${class_names} src/unity/index/package_table.S)
    target_include_directories(umcp_engine_lib PUBLIC src)
    add_dependencies(umcp_engine_lib class_tables)
    target_link_libraries(umcp_engine_lib
        PUBLIC umcp_flags
        PRIVATE umcp_llhttp umcp_wslay PkgConfig::CRYPTO Threads::Threads m)
    target_compile_options(umcp_engine_lib PUBLIC -fno-sanitize=all)
    target_link_options(umcp_engine_lib INTERFACE -fno-sanitize=all)
else()
    add_library(umcp_engine_lib INTERFACE)
    target_link_libraries(umcp_engine_lib INTERFACE umcp_lib)
endif()

# What the player needs of agent/, and what only libumcp-agent.so does: ways into other engines.
file(GLOB_RECURSE agent_sources CONFIGURE_DEPENDS agent/*.c)
set(agent_ways_in ${agent_sources})
list(FILTER agent_ways_in INCLUDE REGEX "/agent/(embed|plugin|preload)\\.c$")
list(REMOVE_ITEM agent_sources ${agent_ways_in})
add_library(umcp_agent_lib STATIC ${agent_sources})
target_include_directories(umcp_agent_lib PUBLIC "${CMAKE_SOURCE_DIR}")
target_link_libraries(umcp_agent_lib PUBLIC umcp_engine_lib ${CMAKE_DL_LIBS} Threads::Threads m)

add_library(umcp-agent SHARED ${agent_ways_in})
target_link_libraries(umcp-agent PRIVATE umcp_agent_lib)
target_link_options(umcp-agent PRIVATE LINKER:-z,defs LINKER:--exclude-libs,ALL)
set_target_properties(umcp-agent PROPERTIES LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib")
add_dependencies(product umcp-agent)
install(TARGETS umcp-agent LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}")

file(GLOB_RECURSE player_sources CONFIGURE_DEPENDS player/*.c)
list(APPEND player_sources "${class_rows}")
add_executable(umcp-player ${player_sources})
target_link_libraries(umcp-player PRIVATE umcp_agent_lib PkgConfig::CRYPTO)
# Mono calls these by way of the player (player/interpose.c).
foreach(name IN ITEMS socket getaddrinfo fork fchmod futimens abort _exit)
    target_link_options(umcp-player PRIVATE LINKER:--export-dynamic-symbol=${name})
endforeach()
target_compile_definitions(umcp-player PRIVATE UMCP_MANAGED_DIR="${CMAKE_INSTALL_LIBDIR}/umcp")
set_target_properties(umcp-player PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
add_dependencies(product umcp-player)
install(TARGETS umcp-player RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")

# It starts runtimes and embeds none, so it is sanitized like the server.
file(GLOB compiler_sources CONFIGURE_DEPENDS compiler/*.c)
add_executable(umcp-compile ${compiler_sources})
target_link_libraries(umcp-compile PRIVATE umcp_lib PkgConfig::CRYPTO)
set_target_properties(umcp-compile PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
add_dependencies(product umcp-compile)
install(TARGETS umcp-compile RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
# It compiles its driver anew for libraries of Roslyn that are not ours.
file(GLOB driver_sources CONFIGURE_DEPENDS managed/Compiler/*.cs)
set(driver_copies "")
foreach(source IN LISTS driver_sources)
    cmake_path(GET source FILENAME name)
    set(copy "${CMAKE_BINARY_DIR}/lib/umcp/compiler-src/${name}")
    add_custom_command(OUTPUT "${copy}"
        COMMAND "${CMAKE_COMMAND}" -E copy "${source}" "${copy}" DEPENDS "${source}" VERBATIM)
    list(APPEND driver_copies "${copy}")
endforeach()
add_custom_target(driver_sources ALL DEPENDS ${driver_copies})
add_dependencies(product driver_sources)
install(FILES ${driver_sources} DESTINATION "${CMAKE_INSTALL_LIBDIR}/umcp/compiler-src")

# Each folder of managed/ becomes the assembly that the table names, in this order: a row may use
# the rows above it. What is in editor/ is for Editor assemblies alone.
find_program(MCS mcs)
set(managed_assemblies
    Support=Umcp.Support
    CoreModule=UnityEngine.CoreModule
    InputLegacyModule=UnityEngine.InputLegacyModule
    JSONSerializeModule=UnityEngine.JSONSerializeModule
    SubsystemsModule=UnityEngine.SubsystemsModule
    AndroidJNIModule=UnityEngine.AndroidJNIModule
    PhysicsModule=UnityEngine.PhysicsModule
    Physics2DModule=UnityEngine.Physics2DModule
    AudioModule=UnityEngine.AudioModule
    AnimationModule=UnityEngine.AnimationModule
    DirectorModule=UnityEngine.DirectorModule
    ParticleSystemModule=UnityEngine.ParticleSystemModule
    TextRenderingModule=UnityEngine.TextRenderingModule
    IMGUIModule=UnityEngine.IMGUIModule
    AIModule=UnityEngine.AIModule
    UIModule=UnityEngine.UIModule
    AssetBundleModule=UnityEngine.AssetBundleModule
    UnityAnalyticsCommonModule=UnityEngine.UnityAnalyticsCommonModule
    UnityAnalyticsModule=UnityEngine.UnityAnalyticsModule
    UnityWebRequestModule=UnityEngine.UnityWebRequestModule
    ImageConversionModule=UnityEngine.ImageConversionModule
    UnityWebRequestAssetBundleModule=UnityEngine.UnityWebRequestAssetBundleModule
    UnityWebRequestAudioModule=UnityEngine.UnityWebRequestAudioModule
    UnityWebRequestTextureModule=UnityEngine.UnityWebRequestTextureModule
    UnityWebRequestWWWModule=UnityEngine.UnityWebRequestWWWModule
    AccessibilityModule=UnityEngine.AccessibilityModule
    ClothModule=UnityEngine.ClothModule
    GameCenterModule=UnityEngine.GameCenterModule
    GridModule=UnityEngine.GridModule
    TilemapModule=UnityEngine.TilemapModule
    ScreenCaptureModule=UnityEngine.ScreenCaptureModule
    SpriteMaskModule=UnityEngine.SpriteMaskModule
    SpriteShapeModule=UnityEngine.SpriteShapeModule
    TerrainModule=UnityEngine.TerrainModule
    TerrainPhysicsModule=UnityEngine.TerrainPhysicsModule
    VFXModule=UnityEngine.VFXModule
    VehiclesModule=UnityEngine.VehiclesModule
    VideoModule=UnityEngine.VideoModule
    WindModule=UnityEngine.WindModule
    XRModule=UnityEngine.XRModule
    VRModule=UnityEngine.VRModule
    PropertiesModule=UnityEngine.PropertiesModule
    UIElementsModule=UnityEngine.UIElementsModule
    UI=UnityEngine.UI
    McpPlugin=Umcp.McpPlugin
    UnityEditor=editor/UnityEditor
    Awaitables=packages/UnityEngine.Awaitables
    TextMeshPro=packages/Unity.TextMeshPro
    Cinemachine=packages/Cinemachine
    Cinemachine3=packages/Unity.Cinemachine
    InputSystem=packages/Unity.InputSystem
    Addressables=packages/Unity.Addressables
    Mathematics=packages/Unity.Mathematics
    Burst=packages/Unity.Burst
    Collections=packages/Unity.Collections
    Timeline=packages/Unity.Timeline
    Navigation=packages/Unity.AI.Navigation
    PostProcessing=packages/Unity.Postprocessing.Runtime
    RenderPipelines=packages/Unity.RenderPipelines.Core.Runtime
    UniversalPipeline=packages/Unity.RenderPipelines.Universal.Runtime
    HighDefinition=packages/Unity.RenderPipelines.HighDefinition.Runtime
    TilemapExtras=packages/Unity.2D.Tilemap.Extras
    Netcode=packages/Unity.Netcode.Runtime
    UniTask=packages/UniTask
    Splines=packages/Unity.Splines
    Localization=packages/Unity.Localization
    XRManagement=packages/Unity.XR.Management
    XRCoreUtils=packages/Unity.XR.CoreUtils
    ARSubsystems=packages/Unity.XR.ARSubsystems
    ARFoundation=packages/Unity.XR.ARFoundation
    XRHands=packages/Unity.XR.Hands
    XRInteraction=packages/Unity.XR.Interaction.Toolkit
    ServicesCore=packages/Unity.Services.Core
    Authentication=packages/Unity.Services.Authentication
    Lobbies=packages/Unity.Services.Lobbies
    Relay=packages/Unity.Services.Relay)
# Fields that only the engine sets, and what the signatures of Unity have: obsolete members, members that hide
# others, equality without its other half, protected members of sealed classes.
# Fields of structs in two files: C knows the layout of none of those.
set(managed_nowarn 0067,0108,0109,0114,0169,0282,0414,0612,0618,0628,0649,0660,0661,0672,0809)
# What a row is made of besides: the same sources are Unity's, too.
set(managed_more_McpPlugin unity-package/Runtime/McpPlugin/*.cs)
set(managed_dir "${CMAKE_BINARY_DIR}/lib/umcp")
set(managed_outputs "")
# Containers of Unity.Collections that differ in their names, sizes, and how they are counted.
function(make_container template name)
    configure_file("managed/Collections/${template}.cs.in" "${CMAKE_BINARY_DIR}/managed/Collections/${name}.cs" @ONLY)
endfunction()
foreach(BYTES 32 64 128 512 4096)
    make_container(Fixed Fixed${BYTES})
endforeach()
foreach(WORD Native NativeParallel Unsafe UnsafeParallel)
    string(REGEX REPLACE "Native.*" "" SPACE "${WORD}")
    string(REGEX REPLACE "Unsafe.*" ".LowLevel.Unsafe" SPACE "${SPACE}")
    string(REGEX REPLACE "^(Native|Unsafe)" "" CALL "${WORD}")
    string(REGEX REPLACE "Parallel" "()" CALL "${CALL}")
    make_container(Maps ${WORD}Maps)
endforeach()
set(managed_more_Collections ${CMAKE_BINARY_DIR}/managed/Collections/*.cs)
# What both versions of Cinemachine have: the folder, the namespace, and what makes one the first of its priority.
foreach(row Cinemachine=Cinemachine=MoveToTopOfPrioritySubqueue Cinemachine3=Unity.Cinemachine=Prioritize)
    string(REGEX MATCH "^(.+)=(.+)=(.+)$" unused "${row}")
    set(SPACE "${CMAKE_MATCH_2}")
    set(FIRST "${CMAKE_MATCH_3}")
    set(managed_more_${CMAKE_MATCH_1} "${CMAKE_BINARY_DIR}/managed/${CMAKE_MATCH_1}/Base.cs")
    configure_file(managed/Cinemachine/Base.cs.in "${managed_more_${CMAKE_MATCH_1}}" @ONLY)
endforeach()
set(managed_references "")
find_program(MONO mono)
if(NOT MCS)
    message(STATUS "No managed assemblies: mcs is not installed (Debian: mono-mcs)")
    set(managed_assemblies "")
elseif(MONO)
    set(vectors "${CMAKE_BINARY_DIR}/managed/Vectors")
    add_custom_command(OUTPUT "${vectors}.cs"
        COMMAND "${MCS}" -nologo "-out:${vectors}.exe" "${CMAKE_SOURCE_DIR}/managed/Vectors/Vectors.cs"
        COMMAND "${MONO}" "${vectors}.exe" "${vectors}.cs"
        DEPENDS managed/Vectors/Vectors.cs COMMENT "Writing vectors" VERBATIM)
    set(managed_made_Mathematics "${vectors}.cs")
else()
    list(FILTER managed_assemblies EXCLUDE REGEX "^(Mathematics|UniversalPipeline|Netcode)=") # which need vectors
endif()
# What a table of managed/api says of an assembly and its folder's sources lack: one command makes it for all of them,
# and touches only what has changed.
set(api_arguments "")
set(api_inputs "")
set(api_outputs "")
foreach(row IN LISTS managed_assemblies)
    string(REGEX MATCH "^([^=]+)=(.*/)?([^/]+)$" unused "${row}")
    set(folder "${CMAKE_MATCH_1}")
    set(name "${CMAKE_MATCH_3}")
    file(GLOB sources_${folder} CONFIGURE_DEPENDS managed/${folder}/*.cs ${managed_more_${folder}})
    set(table "${CMAKE_SOURCE_DIR}/managed/api/${name}.api")
    if(EXISTS "${table}")
        list(APPEND api_arguments "${table}" ${sources_${folder}})
        list(APPEND api_inputs "${table}" ${sources_${folder}})
        list(APPEND api_outputs "${api_dir}/${name}.cs")
        list(APPEND managed_made_${folder} "${api_dir}/${name}.cs")
    endif()
endforeach()
if(api_outputs)
    add_custom_command(OUTPUT ${api_outputs}
        COMMAND "${CMAKE_COMMAND}" -E make_directory "${api_dir}"
        COMMAND umcp-api "${api_dir}" ${api_arguments}
        DEPENDS umcp-api ${api_inputs} COMMENT "Making C# from managed/api" VERBATIM)
endif()
foreach(row IN LISTS managed_assemblies)
    string(REGEX MATCH "^([^=]+)=(.+)$" unused "${row}")
    set(folder "${CMAKE_MATCH_1}")
    set(assembly "${CMAKE_MATCH_2}")
    set(sources ${sources_${folder}} ${managed_made_${folder}})
    if(sources)
        set(output "${managed_dir}/${assembly}.dll")
        add_custom_command(OUTPUT "${output}"
            COMMAND "${CMAKE_COMMAND}" -E make_directory "${managed_dir}/packages" "${managed_dir}/editor"
            COMMAND "${MCS}" -nologo -target:library -optimize+ -warnaserror+
                -unsafe -langversion:latest -define:UMCP_STANDIN
                -nowarn:${managed_nowarn} "-out:${output}" ${managed_references} ${sources}
            DEPENDS ${sources} ${managed_outputs}
            COMMENT "Compiling ${assembly}.dll" VERBATIM)
        list(APPEND managed_outputs "${output}")
        list(APPEND managed_references "-r:${output}")
    endif()
endforeach()
# The player takes every assembly that it finds there for one of them.
file(GLOB managed_found "${managed_dir}/*.dll")
foreach(old IN LISTS managed_found)
    if(NOT old IN_LIST managed_outputs)
        file(REMOVE "${old}")
    endif()
endforeach()
if(managed_outputs)
    # Assemblies that say where types are, for DLLs of projects: <build>/lib/umcp/facades/.
    if(MONO)
        set(forwards "${CMAKE_BINARY_DIR}/Forwards.exe")
        set(forwards_of ${managed_outputs})
        list(FILTER forwards_of INCLUDE REGEX "/UnityEngine\\.[A-Za-z0-9]*Module\\.dll$")
        add_custom_command(OUTPUT "${managed_dir}/facades/.made"
            COMMAND "${MCS}" -nologo "-out:${forwards}" managed/Forwards/Forwards.cs
            COMMAND "${MONO}" "${forwards}" "${managed_dir}/facades" "${MCS}" ${forwards_of}
            COMMAND "${CMAKE_COMMAND}" -E touch "${managed_dir}/facades/.made"
            DEPENDS managed/Forwards/Forwards.cs ${forwards_of} WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}"
            COMMENT "Writing facades" VERBATIM)
        list(APPEND managed_outputs "${managed_dir}/facades/.made")
        install(DIRECTORY "${managed_dir}/facades" DESTINATION "${CMAKE_INSTALL_LIBDIR}/umcp"
            FILES_MATCHING PATTERN "*.dll")
    endif()
    add_custom_target(managed ALL DEPENDS ${managed_outputs})
    add_dependencies(product managed)
    list(FILTER managed_outputs INCLUDE REGEX "\\.dll$")
    foreach(output IN LISTS managed_outputs)
        cmake_path(GET output PARENT_PATH place)
        cmake_path(RELATIVE_PATH place BASE_DIRECTORY "${managed_dir}")
        install(FILES "${output}" DESTINATION "${CMAKE_INSTALL_LIBDIR}/umcp/${place}")
    endforeach()
endif()

include(cmake/roslyn.cmake)
