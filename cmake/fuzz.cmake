# Every fuzz/fuzz_<name>.c as a libFuzzer program in <build>/fuzz/; tools/run_fuzz.sh runs them.
if(NOT CMAKE_C_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "UMCP_FUZZ needs clang (cmake --preset fuzz)")
endif()

# What a target needs of agent/, which has no library here.
set(agent_sources_fuzz_query agent/query/rewrite.c agent/query/text.c)
set(agent_sources_fuzz_handshake agent/link/handshake.c)

file(GLOB fuzz_sources CONFIGURE_DEPENDS fuzz/fuzz_*.c)
foreach(source IN LISTS fuzz_sources)
    cmake_path(GET source STEM name)
    add_executable(${name} ${source})
    target_link_libraries(${name} PRIVATE scripted umcp_api_lib umcp_lib PkgConfig::UV PkgConfig::CRYPTO)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    target_sources(${name} PRIVATE ${agent_sources_${name}})
    target_include_directories(${name} PRIVATE "${CMAKE_SOURCE_DIR}")
    set_target_properties(${name} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/fuzz")
endforeach()
