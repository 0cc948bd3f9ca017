# Tests by place: tests/unit/<folder>/t_<name>.c -> unit_<name>, fuzz/fuzz_<name>.c with its corpus ->
# corpus_<name>, tests/golden/<folder>/ -> golden_<folder>, tests/e2e/<folder>/<name>.py|.mjs and
# tests/hostile -> e2e_<folder>_<name>, tools/check_<name>.py -> check_<name>, tests/mono: see
# mono.cmake. A test that exits with 77 was skipped.
find_program(PYTHON3 python3)
find_program(NODE NAMES node nodejs)
pkg_check_modules(CHECK QUIET IMPORTED_TARGET check)
pkg_check_modules(JANSSON QUIET IMPORTED_TARGET jansson)
if(NOT PYTHON3 OR NOT CHECK_FOUND OR NOT JANSSON_FOUND)
    # A user who only builds the program does not have them, and does not miss them.
    message(STATUS "No tests: they need python3, check and jansson (tools/install_deps.sh test)")
    return()
endif()

# Limits are for what hangs, not for what is slow: Check's own 4 s for a test are too near on a busy machine.
set(test_environment
    "CK_DEFAULT_TIMEOUT=120"
    "ASAN_OPTIONS=detect_leaks=1:abort_on_error=0:strict_string_checks=1"
    "UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1"
    "UMCP_SOURCE=${CMAKE_SOURCE_DIR}"
    "UMCP_API=$<TARGET_FILE:umcp-api>")
if(TARGET umcp)
    # The program once more, with a host that answers from a script in place of its own.
    set(replayed_sources ${program_sources} tests/scripted/base_host.c)
    list(FILTER replayed_sources EXCLUDE REGEX "/src/.*base_host\\.c$")
    add_executable(umcp_scripted ${replayed_sources})
    target_link_libraries(umcp_scripted PRIVATE scripted PkgConfig::UV PkgConfig::CRYPTO)
    set_target_properties(umcp_scripted PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
    list(APPEND test_environment
        "UMCP=$<TARGET_FILE:umcp>" "UMCP_SCRIPTED=$<TARGET_FILE:umcp_scripted>"
        "UMCP_CONFORMANCE=$<TARGET_FILE:umcp-conformance>")
endif()

# The longest begin first, so that none of them is left alone at the end.
set(longest agent_bridge_operations agent_console_eval agent_long_work agent_tool_threads engine_held engine_process
    engine_submissions hostile_code hostile_code_results hostile_compilers hostile_modes hostile_saves
    hostile_setters_hooks_paths)
list(TRANSFORM longest PREPEND e2e_)
function(umcp_test name label timeout)
    add_test(NAME ${name} COMMAND ${ARGN} WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    if(name IN_LIST longest)
        set(cost 4)
    elseif(name MATCHES "^e2e_(hostile|engine)_")
        set(cost 3)
    elseif(label MATCHES "^(e2e|mono|golden)$" OR
            name MATCHES "^unit_(agent_link|check_files|detour|scene|store.*)$")
        set(cost 2)
    else()
        set(cost 1)
    endif()
    set_tests_properties(${name} PROPERTIES
        LABELS ${label} TIMEOUT ${timeout} COST ${cost} SKIP_RETURN_CODE 77
        ENVIRONMENT "${test_environment}")
endfunction()

# The engine's side once more, with sanitizers: what of it needs no runtime is tested like the rest.
set(engine_tested ${agent_sources} ${player_sources} ${compiler_sources})
list(FILTER engine_tested EXCLUDE REGEX "/(player/(main|interpose)|compiler/main)\\.c$")
add_library(test_engine STATIC ${engine_tested})
target_include_directories(test_engine PUBLIC "${CMAKE_SOURCE_DIR}")
target_link_libraries(test_engine PUBLIC umcp_lib ${CMAKE_DL_LIBS} Threads::Threads m)

# What test programs link: the library, Check, jansson, and tests/support as "support/x.h".
file(GLOB support_sources CONFIGURE_DEPENDS tests/support/*.c)
add_library(test_support INTERFACE)
target_include_directories(test_support INTERFACE tests)
target_link_libraries(test_support INTERFACE
    scripted test_engine umcp_api_lib umcp_lib PkgConfig::CHECK PkgConfig::JANSSON PkgConfig::UV PkgConfig::CRYPTO Threads::Threads)
if(support_sources)
    add_library(test_support_code STATIC ${support_sources})
    target_link_libraries(test_support_code PRIVATE test_support)
endif()

add_custom_target(check_programs) # what `make check` runs
function(umcp_test_program target)
    add_executable(${target} ${ARGN})
    add_dependencies(check_programs ${target})
    target_compile_options(${target} PRIVATE -O0) # to compile assertions takes longer than to run them
    target_link_libraries(${target} PRIVATE $<TARGET_NAME_IF_EXISTS:test_support_code> test_support)
    set_target_properties(${target} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
endfunction()

# A sanitized process is dear to fork, so a program's tests run in one: a crash ends them all, which
# tools/run_tests.py counts as a failure. These keep state from one test to the next, and fail so.
set(forking_units unit_agent_handshake unit_agent_link unit_agent_pending unit_agent_pump)

file(GLOB unit_sources CONFIGURE_DEPENDS tests/unit/*/t_*.c)
foreach(source IN LISTS unit_sources)
    cmake_path(GET source STEM name)
    string(REGEX REPLACE "^t_" "unit_" name ${name})
    umcp_test_program(${name} ${source})
    umcp_test(${name} unit 300 ${name})
    if(NOT name IN_LIST forking_units)
        set_property(TEST ${name} APPEND PROPERTY ENVIRONMENT "CK_FORK=no")
        target_compile_options(${name} PRIVATE
            -include "${CMAKE_SOURCE_DIR}/tests/support/no_marks.h")
    endif()
endforeach()

file(GLOB fuzz_sources CONFIGURE_DEPENDS fuzz/fuzz_*.c)
foreach(source IN LISTS fuzz_sources)
    cmake_path(GET source STEM name)
    string(REGEX REPLACE "^fuzz_" "" name ${name})
    umcp_test_program(corpus_${name} ${source} fuzz/main.c)
    umcp_test(corpus_${name} corpus 300 corpus_${name} "${CMAKE_SOURCE_DIR}/fuzz/corpus/${name}")
endforeach()

file(GLOB golden_sources CONFIGURE_DEPENDS tests/golden/*.c)
if(golden_sources)
    umcp_test_program(golden_runner ${golden_sources})
    file(GLOB golden_folders CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}/tests/golden"
        tests/golden/*/*.case)
    list(TRANSFORM golden_folders REPLACE "/.*" "")
    list(REMOVE_DUPLICATES golden_folders)
    foreach(name IN LISTS golden_folders)
        umcp_test(golden_${name} golden 300
            golden_runner --only ${name}/ "${CMAKE_SOURCE_DIR}/tests/golden")
    endforeach()
endif()

# tests/e2e/lib and tests/e2e/data have what the tests share, not tests.
file(GLOB e2e_sources CONFIGURE_DEPENDS tests/e2e/*/*.py tests/e2e/*/*.mjs
    tests/hostile/*.py tests/hostile/*.mjs)
list(FILTER e2e_sources EXCLUDE REGEX "/tests/e2e/(lib|data|node_modules)/")
if(NOT TARGET umcp)
    set(e2e_sources "")
endif()
foreach(source IN LISTS e2e_sources)
    string(REGEX MATCH "([^/]+)/([^/]+)[.]([a-z]+)$" place ${source})
    set(name e2e_${CMAKE_MATCH_1}_${CMAKE_MATCH_2})
    if(CMAKE_MATCH_3 STREQUAL "py")
        umcp_test(${name} e2e 600
            "${PYTHON3}" "${CMAKE_SOURCE_DIR}/tests/e2e" ${CMAKE_MATCH_1}/${CMAKE_MATCH_2})
        # What tries a matter of luck often (lib/umcp.py), tries it twenty times as often in `make soak`.
        file(STRINGS ${source} tries REGEX "[ =(]often\\(" LIMIT_COUNT 1)
        if(tries)
            set_property(TEST ${name} APPEND PROPERTY LABELS soak)
        endif()
    elseif(NODE)
        umcp_test(${name} e2e 600 "${NODE}" "${source}")
    else()
        message(STATUS "No ${name}: node is not installed")
    endif()
endforeach()

file(GLOB check_sources CONFIGURE_DEPENDS tools/check_*.py)
foreach(source IN LISTS check_sources)
    cmake_path(GET source STEM name)
    umcp_test(${name} check 120 "${PYTHON3}" "${source}")
    umcp_test(${name}_self check 120 "${PYTHON3}" "${source}" --self-test)
endforeach()

if(MCS)
    include(cmake/mono.cmake)
else()
    message(STATUS "No tests on Mono: mcs is not installed (Debian: mono-mcs)")
endif()
