# The two steps of roslyn.cmake, run as scripts while building.
# -DSOURCE -DPACKAGES -DOUT -DNPM -DMCS -DMONO -DSTRIP: makes OUT of Roslyn's libraries, shims and facades.
# -DDRIVER=files -DPACKAGES -DOUT -DMCS -DMONO -DSTRIP -DIS_STRICT: compiles the driver into OUT; its errors end a
# strict build.
set(stamp "${OUT}/.made")
# Mono's class library and the fetched libraries declare some types both.
set(mcs "${MCS}" -nologo -optimize+ -nowarn:436,1685,1701)

# What is needed of the packages; the rest of their 40 MB is not kept.
set(libraries
    @autorest/csharp/Microsoft.CodeAnalysis.dll
    @autorest/csharp/Microsoft.CodeAnalysis.CSharp.dll
    nswag/bin/binaries/Win/System.Buffers.dll
    nswag/bin/binaries/Win/System.Collections.Immutable.dll
    nswag/bin/binaries/Win/System.Memory.dll
    nswag/bin/binaries/Win/System.Numerics.Vectors.dll
    nswag/bin/binaries/Win/System.Reflection.Metadata.dll
    nswag/bin/binaries/Win/System.Runtime.CompilerServices.Unsafe.dll)
# For projects that only name Unity's package of it: the library itself stands in.
set(newtonsoft nswag/bin/binaries/Win/Newtonsoft.Json.dll)

function(give_up why details)
    file(WRITE "${PACKAGES}/failure.log" "${details}")
    message("Scripts will be compiled with mcs, which knows part of C# 7: ${why} "
        "The next build tries again (${PACKAGES}/failure.log).")
endfunction()

# Fetches into PACKAGES, unless the same is there already. Sets `ret_is_there`.
function(fetch ret_is_there)
    set(${ret_is_there} FALSE PARENT_SCOPE)
    set(needed ${libraries} ${newtonsoft})
    file(SHA256 "${SOURCE}/package-lock.json" wanted)
    file(MAKE_DIRECTORY "${PACKAGES}")
    file(LOCK "${PACKAGES}" DIRECTORY GUARD FUNCTION TIMEOUT 600 RESULT_VARIABLE problem)
    set(found "")
    if(EXISTS "${PACKAGES}/.fetched")
        file(READ "${PACKAGES}/.fetched" found)
    endif()
    list(TRANSFORM needed REPLACE "^.*/" "${PACKAGES}/" OUTPUT_VARIABLE kept)
    foreach(path IN LISTS kept)
        if(NOT EXISTS "${path}")
            set(found "")
        endif()
    endforeach()
    if(NOT found STREQUAL wanted)
        set(work "${PACKAGES}/work")
        file(REMOVE_RECURSE "${work}")
        file(COPY "${SOURCE}/package.json" "${SOURCE}/package-lock.json" DESTINATION "${work}")
        execute_process(
            COMMAND "${NPM}" ci --ignore-scripts --no-audit --no-fund --prefer-offline
                --fetch-retries=1 --fetch-retry-mintimeout=1000 --loglevel=error
            WORKING_DIRECTORY "${work}" TIMEOUT 300
            RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
        if(NOT result EQUAL 0)
            file(REMOVE_RECURSE "${work}")
            give_up("npm cannot fetch Roslyn (15 MB)." "${output}")
            return()
        endif()
        list(TRANSFORM needed PREPEND "${work}/node_modules/" OUTPUT_VARIABLE paths)
        file(COPY ${paths} DESTINATION "${PACKAGES}")
        file(REMOVE_RECURSE "${work}")
        file(WRITE "${PACKAGES}/.fetched" "${wanted}")
    endif()
    set(${ret_is_there} TRUE PARENT_SCOPE)
endfunction()

# Runs a command in OUT. Sets `ret_is_done`.
function(run ret_is_done)
    execute_process(COMMAND ${ARGN} WORKING_DIRECTORY "${OUT}" TIMEOUT 300
        RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(result EQUAL 0)
        set(${ret_is_done} TRUE PARENT_SCOPE)
    else()
        set(${ret_is_done} FALSE PARENT_SCOPE)
        list(GET ARGN 0 program)
        give_up("${program} cannot put Roslyn together." "${output}")
    endif()
endfunction()

# Compiles assemblies of OUT to native code beside them (NAME.so), which Mono uses if it fits: the
# compiler then starts three times as fast. Where that does not work, Mono compiles as it runs.
function(make_native)
    foreach(name IN LISTS ARGN)
        file(REMOVE "${OUT}/${name}.so")
        execute_process(COMMAND "${MONO}" --aot=nodebug "${name}" WORKING_DIRECTORY "${OUT}"
            TIMEOUT 300 OUTPUT_QUIET ERROR_QUIET)
        if(EXISTS "${OUT}/${name}.so" AND STRIP)
            execute_process(COMMAND "${STRIP}" "${name}.so" WORKING_DIRECTORY "${OUT}"
                OUTPUT_QUIET ERROR_QUIET)
        endif()
        file(REMOVE "${OUT}/${name}.so.tmp")
    endforeach()
endfunction()

if(DEFINED DRIVER)
    if(NOT EXISTS "${stamp}")
        return() # the first step has said why
    endif()
    file(GLOB libraries "${OUT}/System*.dll" "${OUT}/Microsoft*.dll")
    list(TRANSFORM libraries PREPEND -r:)
    run(is_done ${mcs} -out:umcp-csc.exe ${libraries} ${DRIVER})
    if(IS_STRICT AND NOT is_done)
        file(READ "${PACKAGES}/failure.log" errors)
        message(FATAL_ERROR "${errors}")
    endif()
    if(is_done)
        make_native(umcp-csc.exe)
    endif()
    return()
endif()

file(REMOVE_RECURSE "${OUT}")
fetch(is_there)
if(NOT is_there)
    return()
endif()
list(TRANSFORM libraries REPLACE "^.*/" "${PACKAGES}/")
file(COPY ${libraries} DESTINATION "${OUT}")
file(COPY "${PACKAGES}/Newtonsoft.Json.dll" DESTINATION "${OUT}/../packages")
file(GLOB shims "${SOURCE}/Shims/*.cs")
run(is_done ${mcs} -target:library -unsafe -out:Umcp.Shims.dll -r:memory=System.Memory.dll ${shims})
if(is_done)
    run(is_done ${mcs} -out:Facades.exe -r:System.Collections.Immutable.dll -r:System.Reflection.Metadata.dll
        -r:System.Memory.dll "${SOURCE}/Facades.cs")
endif()
if(is_done)
    run(is_done "${MONO}" Facades.exe . Umcp.Shims.dll Microsoft.CodeAnalysis.dll
        Microsoft.CodeAnalysis.CSharp.dll)
endif()
file(REMOVE "${OUT}/Facades.exe")
if(is_done)
    make_native(Microsoft.CodeAnalysis.dll Microsoft.CodeAnalysis.CSharp.dll
        System.Collections.Immutable.dll System.Memory.dll System.Reflection.Metadata.dll)
    file(TOUCH "${stamp}")
endif()
