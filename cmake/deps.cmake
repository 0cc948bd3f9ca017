# What umcp needs from the system. Packages are named by tools/install_deps.sh; nothing is vendored.
find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)

pkg_check_modules(UV REQUIRED IMPORTED_TARGET libuv)
pkg_check_modules(CRYPTO REQUIRED IMPORTED_TARGET libcrypto)
pkg_check_modules(SQLITE REQUIRED IMPORTED_TARGET sqlite3>=3.35) # with FTS5, as Debian builds it

# WebSocket frames: some systems describe wslay to pkg-config, Debian does not.
add_library(umcp_wslay INTERFACE)
pkg_check_modules(WSLAY QUIET IMPORTED_TARGET libwslay)
if(WSLAY_FOUND)
    target_link_libraries(umcp_wslay INTERFACE PkgConfig::WSLAY)
else()
    find_path(WSLAY_INCLUDE_DIR wslay/wslay.h REQUIRED)
    find_library(WSLAY_LIBRARY wslay REQUIRED)
    target_include_directories(umcp_wslay SYSTEM INTERFACE "${WSLAY_INCLUDE_DIR}")
    target_link_libraries(umcp_wslay INTERFACE "${WSLAY_LIBRARY}")
endif()

# The HTTP parser: the system's library if there is one, else compiled from the C sources that
# Debian's node-llhttp ships, in strict mode and without our warnings.
add_library(umcp_llhttp INTERFACE)
pkg_check_modules(LLHTTP QUIET IMPORTED_TARGET libllhttp)
if(LLHTTP_FOUND)
    target_link_libraries(umcp_llhttp INTERFACE PkgConfig::LLHTTP)
else()
    find_path(LLHTTP_INCLUDE_DIR llhttp.h PATHS /usr/share/include/llhttp /usr/include/llhttp)
    find_path(LLHTTP_SOURCE_DIR llhttp.c PATHS /usr/share/llhttp NO_DEFAULT_PATH)
    if(NOT LLHTTP_INCLUDE_DIR OR NOT LLHTTP_SOURCE_DIR)
        message(FATAL_ERROR "llhttp is missing: install node-llhttp or libllhttp-dev")
    endif()
    file(GLOB llhttp_sources "${LLHTTP_SOURCE_DIR}/*.c")
    add_library(llhttp STATIC ${llhttp_sources})
    target_include_directories(llhttp SYSTEM PUBLIC "${LLHTTP_INCLUDE_DIR}")
    target_compile_definitions(llhttp PUBLIC LLHTTP_STRICT_MODE=1)
    target_compile_options(llhttp PRIVATE -w)
    target_link_libraries(umcp_llhttp INTERFACE llhttp)
endif()
