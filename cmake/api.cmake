# umcp-api, which makes C# and C from the tables of managed/api. The build runs it, so it links nothing that it makes
# sources for: of src/ it has base/ and the lexer of C# alone.
file(GLOB api_sources CONFIGURE_DEPENDS tools/api/*.c)
list(FILTER api_sources EXCLUDE REGEX "/main\\.c$")
add_library(umcp_api_lib STATIC EXCLUDE_FROM_ALL ${api_sources})
target_include_directories(umcp_api_lib PUBLIC src)
target_link_libraries(umcp_api_lib PUBLIC umcp_flags)

file(GLOB api_base_sources CONFIGURE_DEPENDS src/base/*.c)
add_executable(umcp-api tools/api/main.c ${api_base_sources} src/csharp/lex.c)
target_link_libraries(umcp-api PRIVATE umcp_api_lib PkgConfig::CRYPTO Threads::Threads m)
set_target_properties(umcp-api PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tools")

# What C knows of Unity's classes: their numbers and names, and the player's class rows with the YAML of new objects.
file(GLOB api_tables CONFIGURE_DEPENDS managed/api/*.api)
file(GLOB api_forms CONFIGURE_DEPENDS player/classes/forms/*.yaml)
set(api_dir "${CMAKE_BINARY_DIR}/managed/api")
set(class_names "${api_dir}/class_names.c" "${api_dir}/member_rows.c") # of src/unity
set(class_rows "${api_dir}/class_rows.c") # of player/
add_custom_command(OUTPUT "${class_rows}" ${class_names}
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${api_dir}"
    COMMAND umcp-api --classes "${api_dir}" ${api_tables} ${api_forms}
    DEPENDS umcp-api ${api_tables} ${api_forms} COMMENT "Writing Unity's classes" VERBATIM)
add_custom_target(class_tables DEPENDS "${class_rows}" ${class_names})
