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
