# Our own assembly of Roslyn, Microsoft's C# compiler, on Debian's Mono: <build>/lib/umcp/roslyn/.
# Its libraries come from two npm packages, fetched on the machine that builds, checked by the hashes
# of managed/Roslyn/package-lock.json, and never shipped. Without npm, or offline, umcp is built
# without it, and the next build tries again. One of them has Newtonsoft.Json, too, which becomes
# <build>/lib/umcp/packages/Newtonsoft.Json.dll.
find_program(MONO mono)
find_program(NPM npm)
set(roslyn_missing "")
foreach(tool IN ITEMS MCS=mono-mcs MONO=mono-runtime NPM=npm)
    string(REGEX MATCH "^(.+)=(.+)$" unused ${tool})
    if(NOT ${CMAKE_MATCH_1})
        string(APPEND roslyn_missing " ${CMAKE_MATCH_2}")
    endif()
endforeach()
if(roslyn_missing)
    message(STATUS "Scripts will be compiled with mcs, which knows part of C# 7. "
        "For C# 9 install (Debian):${roslyn_missing}")
    return()
endif()

set(roslyn_dir "${managed_dir}/roslyn")
set(roslyn_stamp "${roslyn_dir}/.made")
# The build trees of a checkout share one download.
cmake_path(IS_PREFIX CMAKE_SOURCE_DIR "${CMAKE_BINARY_DIR}" NORMALIZE roslyn_is_inside)
if(roslyn_is_inside)
    set(roslyn_packages "${CMAKE_SOURCE_DIR}/build/roslyn-packages")
else()
    set(roslyn_packages "${CMAKE_BINARY_DIR}/roslyn-packages")
endif()
set(roslyn_lock managed/Roslyn/package.json managed/Roslyn/package-lock.json)
file(GLOB roslyn_shims CONFIGURE_DEPENDS managed/Roslyn/Shims/*.cs)
# If it cannot be made, there is no stamp, and what depends on it runs again with the next build.
add_custom_command(OUTPUT "${roslyn_stamp}"
    COMMAND "${CMAKE_COMMAND}" "-DNPM=${NPM}" "-DMCS=${MCS}" "-DMONO=${MONO}"
        "-DSTRIP=${CMAKE_STRIP}"
        "-DSOURCE=${CMAKE_SOURCE_DIR}/managed/Roslyn" "-DPACKAGES=${roslyn_packages}"
        "-DOUT=${roslyn_dir}" -P "${CMAKE_SOURCE_DIR}/cmake/roslyn_make.cmake"
    DEPENDS ${roslyn_lock} ${roslyn_shims} managed/Roslyn/Facades.cs cmake/roslyn_make.cmake
    COMMENT "Putting Roslyn together" VERBATIM)

file(GLOB driver_sources CONFIGURE_DEPENDS managed/Compiler/*.cs)
add_custom_command(OUTPUT "${roslyn_dir}/umcp-csc.exe"
    COMMAND "${CMAKE_COMMAND}" "-DMCS=${MCS}" "-DMONO=${MONO}" "-DSTRIP=${CMAKE_STRIP}"
        "-DDRIVER=${driver_sources}" "-DOUT=${roslyn_dir}"
        "-DPACKAGES=${roslyn_packages}" "-DIS_STRICT=${UMCP_WERROR}" -P "${CMAKE_SOURCE_DIR}/cmake/roslyn_make.cmake"
    DEPENDS ${driver_sources} "${roslyn_stamp}"
    COMMENT "Compiling umcp-csc.exe" VERBATIM)
add_custom_target(roslyn ALL DEPENDS "${roslyn_dir}/umcp-csc.exe")
add_dependencies(product roslyn)
install(DIRECTORY "${roslyn_dir}" DESTINATION "${CMAKE_INSTALL_LIBDIR}/umcp" OPTIONAL
    FILES_MATCHING PATTERN "*.dll" PATTERN "*.exe" PATTERN "*.so")
install(FILES "${managed_dir}/packages/Newtonsoft.Json.dll" DESTINATION
    "${CMAKE_INSTALL_LIBDIR}/umcp/packages" OPTIONAL)
