"""Tests for stubs in C: how they find the real library, by which name, and from several threads."""

from __future__ import annotations

import ctypes
import pathlib
import re
import shutil
import subprocess

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library

from ..support import compiled, real
from ..support.golden import Golden
from ..support.messages import raises
from ..support.releases import every_library
from . import stubs

# A fake runtime. Its functions return its version.
LIBRARY = """
#include <stddef.h>
int cudaRuntimeGetVersion(int *version) { *version = VERSION; return 0; }
int cudaGetDeviceCount(int *count) { *count = VERSION / 1000; return 0; }
int cudaMalloc(void **memory, size_t size) { *memory = (char *)NULL + size; return 0; }
int cudaPointerGetAttributes(void *attributes, const void *pointer) { return attributes == pointer; }
int cudaSignalExternalSemaphoresAsync(const void *all, const void *params, unsigned count, void *stream)
{ return all == params; }
int registered;
void *__cudaRegisterFatBinary(void *code) { (void)code; registered++; return &registered; }
void __cudaRegisterFatBinaryEnd(void *handle) { registered += 10 * (handle == &registered); }
void __cudaUnregisterFatBinary(void *handle) { registered += 100 * (handle == &registered); }
"""

# A program that is linked against the stub. `count FILE count` opens a file between two calls.
PROGRAM = """
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <stddef.h>
int cudaGetDeviceCount(int *);
int cudaMalloc(void **, size_t);
int cudaPointerGetAttributes(void *, const void *);
int cudaSignalExternalSemaphoresAsync(const void *, const void *, unsigned, void *);
void *__cudaRegisterFatBinary(void *);
void __cudaRegisterFatBinaryEnd(void *);
void __cudaUnregisterFatBinary(void *);
int main(int count, char **words) {
    static void *handle;
    for (int i = 1; i < count; i++) {
        int devices = 77, status;
        void *memory = (void *)77;
        if (!strcmp(words[i], "count")) {
            status = cudaGetDeviceCount(&devices);
            printf("%d %d\\n", status, devices);
        } else if (!strcmp(words[i], "malloc")) {
            status = cudaMalloc(&memory, 5);
            printf("%d %d\\n", status, (int)(size_t)memory);
        } else if (!strcmp(words[i], "attributes")) {
            printf("%d\\n", cudaPointerGetAttributes(NULL, NULL));
        } else if (!strcmp(words[i], "signal")) {
            printf("%d\\n", cudaSignalExternalSemaphoresAsync(NULL, NULL, 0, NULL));
        } else if (!strcmp(words[i], "register")) {
            handle = __cudaRegisterFatBinary(NULL);
            printf("%d\\n", handle != NULL);
        } else if (!strcmp(words[i], "end")) {
            __cudaRegisterFatBinaryEnd(handle);
            __cudaUnregisterFatBinary(handle);
        } else if (!strcmp(words[i], "registered")) {
            void *opened = dlopen(words[++i], RTLD_NOW);
            printf("%d\\n", opened ? *(int *)dlsym(opened, "registered") : -1);
        } else if (!dlopen(words[i], RTLD_NOW)) {
            printf("%s\\n", dlerror());
        }
    }
    return 0;
}
"""
FILES = {11: "libcudart.so.11.0", 12: "libcudart.so.12", 13: "libcudart.so.13"}
NO_LIBRARY, NO_SYMBOL = (status for _, status in catalog.find("runtime").absent)


def build_fake(
    directory: pathlib.Path, major: int, file: str = "", soname: str = "", *options: str
) -> pathlib.Path:
    """Build a fake runtime with the file name and the soname of a major version."""
    name = f"-Wl,-soname,{soname or FILES[major]}"
    command = ("gcc", "-shared", "-fPIC", f"-DVERSION={major}020", *options, "fake.c", "-o", "fake.so", name)
    built = compiled.make({"fake.c": LIBRARY}, *command)
    directory.mkdir(parents=True, exist_ok=True)
    return pathlib.Path(shutil.copy(built / "fake.so", directory / (file or FILES[major])))


@pytest.fixture
def program() -> pathlib.Path:
    """Return the program, linked with the stub for callers of CUDA 12."""
    return link_program(stubs.build("runtime", 12))


def link_program(stub: pathlib.Path, *options: str) -> pathlib.Path:
    """Build the program, linked with a stub."""
    rpath = f"-Wl,-rpath,{stub.parent}"
    link_options = (stub, rpath, "-ldl")
    built = compiled.make(
        {"program.c": PROGRAM}, "gcc", "program.c", "-o", "program", *link_options, *options
    )
    return built / "program"


def test_stub_opens_nothing_before_a_call(program: pathlib.Path, tmp_path: pathlib.Path) -> None:
    build_fake(tmp_path / "here", 12)
    env = stubs.make_environment(tmp_path / "here", LD_DEBUG="files")
    assert "libcudart.so.12" not in stubs.run(program, env).stderr
    assert "libcudart.so.12" in stubs.run(program, env, "count").stderr


def test_first_search_prefers_the_callers_major(program: pathlib.Path, tmp_path: pathlib.Path) -> None:
    for major in (11, 12, 13):
        build_fake(tmp_path / str(major), major)
    for majors, expected_major in (((11, 12, 13), 12), ((11, 13), 13), ((11,), 11)):
        env = stubs.make_environment(*(tmp_path / str(major) for major in majors))
        process = stubs.run(program, env, "count", "malloc")
        assert process.stdout.split() == ["0", str(expected_major), "0", "5"]
        assert process.stderr == ""


def test_loaded_library_is_preferred_to_other_files(program: pathlib.Path, tmp_path: pathlib.Path) -> None:
    loaded = build_fake(tmp_path / "loaded", 11, "another-name.so")
    build_fake(tmp_path / "here", 12)
    assert (
        stubs.run(program, stubs.make_environment(tmp_path / "here"), str(loaded), "count").stdout == "0 11\n"
    )


def test_library_of_the_callers_major_loaded_later_is_used(
    program: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    for major, after in ((12, ["0 12", "0 5"]), (13, [f"{NO_LIBRARY} 77"] * 2)):
        words = ("count", "count", "malloc", str(build_fake(tmp_path / "loaded", major)), "count", "malloc")
        process = stubs.run(program, stubs.make_environment(), *words)
        assert process.stdout.splitlines() == [f"{NO_LIBRARY} 77"] * 3 + after
        assert process.stderr.count("\n") == 1


def test_module_is_registered_with_one_library_or_none(program: pathlib.Path, tmp_path: pathlib.Path) -> None:
    loaded = str(build_fake(tmp_path / "loaded", 12))
    words = ("register", "registered", loaded, "end", "registered", loaded)
    assert stubs.run(program, stubs.make_environment(), *words).stdout.split() == ["0", "0", "0"]
    assert stubs.run(program, stubs.make_environment(), loaded, *words).stdout.split() == ["1", "1", "111"]


def test_function_with_another_signature_in_the_loaded_major_is_bridged_or_not_called(
    program: pathlib.Path, tmp_path: pathlib.Path, golden: Golden
) -> None:
    for major in (11, 12, 13):
        build_fake(tmp_path / str(major), major)
        env = stubs.make_environment(tmp_path / str(major))
        process = stubs.run(program, env, "attributes", "signal", "signal", "count")
        attributes, *signals, _, count = process.stdout.split()
        assert (attributes, count) == ("1", str(major))
        assert signals == [str(NO_SYMBOL) if major == 13 else "1"] * 2
        if major == 13:
            golden.check("another_signature", process.stderr)
        else:
            assert process.stderr == ""


def test_function_that_the_library_lacks_returns_the_second_status(
    program: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    build_fake(tmp_path / "here", 12, "", "", "-DcudaMalloc=other")
    process = stubs.run(program, stubs.make_environment(tmp_path / "here"), "malloc", "malloc", "count")
    assert process.stdout.split() == [str(NO_SYMBOL), "77", str(NO_SYMBOL), "77", "0", "12"]
    assert (
        process.stderr
        == "cudyn_stub_cudart: cudaMalloc is not called: the CUDA runtime that is loaded lacks it\n"
    )


def test_environment_variable_names_the_library(
    program: pathlib.Path, tmp_path: pathlib.Path, golden: Golden
) -> None:
    """Other libraries are not used, even if they exist."""
    build_fake(tmp_path / "here", 12)
    named = build_fake(tmp_path / "named", 13, "renamed.so", "renamed.so")
    env = stubs.make_environment(tmp_path / "here", CUDYN_RUNTIME=str(named))
    assert stubs.run(program, env, "count").stdout == "0 13\n"
    assert stubs.run(program, {**env, "CUDYN_RUNTIME": ""}, "count").stdout == "0 12\n"
    for name in ("/nowhere.so", str(stubs.build("runtime", 12)), str(stubs.build("runtime", 13))):
        words = ("count", str(tmp_path / "here" / FILES[12]), "count")
        process = stubs.run(program, {**env, "CUDYN_RUNTIME": name}, *words)
        assert process.stdout == f"{NO_LIBRARY} 77\n" * 2
        why = (
            "this is a stub"
            if "stub" in name
            else "cannot open shared object file: No such file or directory"
        )
        golden.check("no_library", process.stderr, name=name, why=why)


def test_environment_variable_with_a_file_name_names_the_library_of_the_system(
    program: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library in the current directory is not used."""
    monkeypatch.chdir(tmp_path)
    build_fake(tmp_path, 13, "any.so", "any.so")
    assert stubs.run(program, stubs.make_environment(CUDYN_RUNTIME="any.so"), "count").stdout == (
        f"{NO_LIBRARY} 77\n"
    )
    build_fake(tmp_path / "here", 12, "any.so", "any.so")
    env = stubs.make_environment(tmp_path / "here", CUDYN_RUNTIME="any.so")
    assert stubs.run(program, env, "count").stdout == "0 12\n"


@pytest.mark.parametrize(
    ("value", "reason"),
    [("./any.so", "a relative path"), ("{0}/any.so:{0}", "a list of paths"), ("{0};any", "a list of paths")],
)
def test_environment_variable_with_a_relative_path_or_a_list_is_rejected(
    value: str,
    reason: str,
    program: pathlib.Path,
    tmp_path: pathlib.Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    build_fake(tmp_path, 13, "any.so", "any.so")
    process = stubs.run(program, stubs.make_environment(CUDYN_RUNTIME=value.format(tmp_path)), "count")
    assert process.stdout == f"{NO_LIBRARY} 77\n"
    assert process.stderr.endswith(f", which CUDYN_RUNTIME names ({reason})\n")


@pytest.mark.parametrize("version", [10, 14])
def test_library_of_an_unknown_major_is_not_called(
    version: int, program: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    named = build_fake(tmp_path, version, "renamed.so", "renamed.so")
    process = stubs.run(program, stubs.make_environment(CUDYN_RUNTIME=str(named)), "count")
    assert process.stdout == f"{NO_SYMBOL} 77\n"
    assert "cudaGetDeviceCount is not called" in process.stderr


# --- the soname of the real library


def link_with_real_soname(*options: str) -> tuple[pathlib.Path, pathlib.Path]:
    """Return the program, linked with a stub named libcudart.so.12."""
    stub = stubs.build("runtime", None, "libcudart.so.12")
    return link_program(stub, *options), stub


def test_stub_with_the_real_soname_has_its_symbol_versions(tmp_path: pathlib.Path) -> None:
    program, _ = link_with_real_soname()
    symbols = subprocess.run(["nm", "-D", program], capture_output=True, text=True, check=True).stdout
    assert "cudaGetDeviceCount@libcudart.so.12" in symbols
    # The same program also runs with the real library.
    real_one = stubs.find_cudart(12)
    env = stubs.make_environment(real_one.parent, LD_PRELOAD=str(real_one))
    assert stubs.run(program, env, "count").stdout.split()[0] in ("35", "100", "0")


def test_stub_with_the_real_soname_finds_the_library(tmp_path: pathlib.Path) -> None:
    """The library is in LD_LIBRARY_PATH, after the stub."""
    program, stub = link_with_real_soname()
    build_fake(tmp_path / "here", 12)
    for directories in ([tmp_path / "here"], [stub.parent, tmp_path / "here"]):
        process = stubs.run(
            program, {"LD_LIBRARY_PATH": ":".join(map(str, [stub.parent, *directories]))}, "count"
        )
        assert (process.stdout, process.stderr) == ("0 12\n", "")
    loaded = str(tmp_path / "here" / FILES[12])
    env = {"LD_LIBRARY_PATH": str(stub.parent)}
    assert stubs.run(program, {**env, "CUDYN_RUNTIME": loaded}, "count").stdout == "0 12\n"
    assert stubs.run(program, env, loaded, "count").stdout == "0 12\n"
    process = stubs.run(program, {**env, "CUDYN_RUNTIME": str(stub)}, "count")
    assert process.stdout == f"{NO_LIBRARY} 77\n"
    assert "this is a stub" in process.stderr


def test_stub_with_the_real_soname_does_not_use_itself(tmp_path: pathlib.Path) -> None:
    """The stub does not use copies of itself either. A library of a different major version is used."""
    program, stub = link_with_real_soname()
    copy = tmp_path / "copy" / stub.name
    copy.parent.mkdir()
    shutil.copyfile(stub, copy)
    env = stubs.make_environment(stub.parent, copy.parent)
    process = stubs.run(program, env, str(copy), "count", "malloc")
    assert process.stdout == f"{NO_LIBRARY} 77\n{NO_LIBRARY} 77\n"
    assert "libcudart.so.12 (not in a directory that is searched for libraries)" in process.stderr
    build_fake(tmp_path / "here", 11)
    assert (
        stubs.run(program, stubs.make_environment(stub.parent, tmp_path / "here"), "count").stdout == "0 11\n"
    )


def test_stub_does_not_use_a_stub_with_the_real_soname(program: pathlib.Path, tmp_path: pathlib.Path) -> None:
    stub = stubs.build("runtime", None, "libcudart.so.12")
    process = stubs.run(program, stubs.make_environment(stub.parent), "count")
    assert process.stdout == f"{NO_LIBRARY} 77\n"
    assert "tried libcudart.so.12 (this is a stub), libcudart.so.13 (" in process.stderr


@pytest.mark.nvidia
def test_stub_with_the_real_soname_calls_the_real_library(tmp_path: pathlib.Path) -> None:
    program, stub = link_with_real_soname()
    env = {"LD_LIBRARY_PATH": f"{stub.parent}:{stubs.find_cudart(12).parent}:{real.driver('535')}"}
    output = stubs.run(program, env, "count", "malloc")
    assert output.stdout.split()[0] == "100"
    assert output.stderr == ""


# --- threads, constructors

THREADS = """
#include <pthread.h>
#include <stddef.h>
int cudaGetDeviceCount(int *);
int cudaMalloc(void **, size_t);
int cudaFree(void *);
static pthread_barrier_t barrier;
static void *call(void *unused) {
    int count = 0;
    void *memory;
    size_t wrong = 0;
    pthread_barrier_wait(&barrier);
    for (int i = 0; i < 100; i++) {
        wrong += cudaGetDeviceCount(&count) != STATUS || count != COUNT;
        wrong += cudaMalloc(&memory, 5) != STATUS;
        wrong += cudaFree(memory) == 0; /* the library does not have it */
    }
    (void)unused;
    return (void *)wrong;
}
int main(void) {
    pthread_t threads[8];
    size_t all = 0;
    pthread_barrier_init(&barrier, NULL, 8);
    for (int i = 0; i < 8; i++) pthread_create(&threads[i], NULL, call, NULL);
    for (int i = 0; i < 8; i++) {
        void *wrong;
        pthread_join(threads[i], &wrong);
        all += (size_t)wrong;
    }
    return all != 0;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("sanitizer", ["thread", "address,undefined"])
@pytest.mark.parametrize("is_library_available", [True, False])
def test_first_calls_in_threads_are_safe(
    sanitizer: str, is_library_available: bool, tmp_path: pathlib.Path
) -> None:
    stub = stubs.build("runtime", 12, "", (f"-fsanitize={sanitizer}", "-g"))
    (tmp_path / "threads.c").write_text(THREADS)
    target = tmp_path / "threads"
    status, count = (0, 12) if is_library_available else (NO_LIBRARY, 0)
    options = [f"-fsanitize={sanitizer}", "-g", f"-DSTATUS={status}", f"-DCOUNT={count}"]
    stubs.gcc(*options, tmp_path / "threads.c", "-o", target, stub, f"-Wl,-rpath,{stub.parent}", "-lpthread")
    if is_library_available:
        build_fake(tmp_path / "here", 12, "", "", f"-fsanitize={sanitizer}")
    env = stubs.make_environment(
        *([tmp_path / "here"] if is_library_available else []), ASAN_OPTIONS="detect_leaks=0"
    )
    for _ in range(5):
        process = stubs.run(target, env)
        assert process.stderr.count("\n") == 1, process.stderr


def test_first_calls_in_a_constructor_and_a_thread_do_not_deadlock(tmp_path: pathlib.Path) -> None:
    """The constructor holds the loader's lock, which dlopen in the other thread waits for."""
    stub = stubs.build("runtime", 12)
    build_fake(tmp_path / "here", 12)
    (tmp_path / "module.c").write_text(
        "#include <unistd.h>\nint cudaGetDeviceCount(int *);\nint counted;\n"
        "__attribute__((constructor)) static void start(void)\n"
        "{ usleep(200000); cudaGetDeviceCount(&counted); }\n"
    )
    stubs.gcc("-shared", "-fPIC", tmp_path / "module.c", "-o", tmp_path / "module.so", stub)
    (tmp_path / "main.c").write_text(
        "#include <dlfcn.h>\n#include <pthread.h>\n#include <stdio.h>\n#include <unistd.h>\n"
        "int cudaGetDeviceCount(int *);\nstatic int counted;\n"
        "static void *call(void *p) { usleep(100000); cudaGetDeviceCount(&counted); return p; }\n"
        "int main(int n, char **words) { pthread_t t; pthread_create(&t, NULL, call, NULL);\n"
        "void *module = dlopen(words[1], RTLD_NOW); pthread_join(t, NULL); (void)n;\n"
        'printf("%d %d\\n", counted, *(int *)dlsym(module, "counted")); return 0; }\n'
    )
    target = tmp_path / "main"
    stubs.gcc(tmp_path / "main.c", "-o", target, stub, f"-Wl,-rpath,{stub.parent}", "-ldl", "-lpthread")
    env = stubs.make_environment(tmp_path / "here")
    command = [str(target), str(tmp_path / "module.so")]
    process = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120)
    assert process.stdout == "12 12\n"


# --- the source of stubs


@pytest.mark.parametrize("info", every_library(slow=["npp"]))
def test_stub_of_every_library_compiles(info: catalog.LibraryInfo, tmp_path: pathlib.Path) -> None:
    stub = stubs.generate(info.name)
    (tmp_path / "stub.c").write_text(stub.source)
    stubs.gcc(*stubs.STRICT, "-fsyntax-only", tmp_path / "stub.c")
    owner = library(info)
    newest = [s for s in owner.tables.FUNCTIONS if owner.get_versions(s)[-1][1] is None]
    assert set(newest) <= set(re.findall(r"^EXPORT .*?(\w+)\(", stub.source, re.M))


def test_stub_returns_names_and_texts_of_statuses(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    monkeypatch.setenv("CUDYN_RUNTIME", "/nowhere.so")  # the libraries in this process are ignored
    handle = ctypes.CDLL(str(shutil.copy(stubs.build("runtime", 13), tmp_path)))
    name = handle.cudaGetErrorName
    text = handle.cudaGetErrorString
    name.restype = text.restype = ctypes.c_char_p
    for status in library(catalog.find("runtime")).statuses:
        assert name(int(status)).decode() == status.name
    driver = library(catalog.find("driver"))
    assert text(100) == b"no CUDA-capable device is detected"
    assert text(98) == b"invalid device function"
    assert text(54321) == b"unrecognized error code"
    monkeypatch.setenv("CUDYN_DRIVER", "/nowhere.so")
    get_error_string = ctypes.CDLL(str(shutil.copy(stubs.build("driver", 13), tmp_path))).cuGetErrorString
    output = ctypes.c_char_p(b"?")
    assert get_error_string(100, ctypes.byref(output)) == 0
    assert output.value == text(100)
    assert get_error_string(54321, ctypes.byref(output)) == driver.info.absent[0][1]
    assert output.value is None


@pytest.mark.parametrize(
    ("name", "major", "soname"),
    [
        ("runtime", 10, ""),
        ("runtime", 13, "libcudart.so.12"),
        ("nccl", 12, ""),
    ],
)
def test_write_stub_with_an_invalid_major_raises(name: str, major: int, soname: str) -> None:
    with raises(ValueError):
        stubs.generate(name, major, soname=soname)


def test_write_stub_with_a_soname_uses_its_major() -> None:
    for soname, major in (("libcudart.so.11.0", 11), ("cudart64_12.dll", 12), ("libmy_own.so", 13)):
        assert f"headers of CUDA {major}," in stubs.generate("runtime", soname=soname).source
    assert "headers of CUDA" not in stubs.generate("nccl").source


AARCH64 = "aarch64-linux-gnu-gcc"


@pytest.mark.slow
@pytest.mark.skipif(
    not (shutil.which(AARCH64) and shutil.which("qemu-aarch64")),
    reason=f"{AARCH64} or qemu-aarch64 is not installed",
)
def test_stub_on_aarch64_works(tmp_path: pathlib.Path) -> None:
    """Structures are also passed by value."""
    texts = {
        "stub": stubs.generate("runtime", 12).source,
        "library": stubs.LIBRARY,
        "program": stubs.BY_VALUE,
    }
    for name, text in texts.items():
        (tmp_path / f"{name}.c").write_text(text)
    options = {
        "stub": [*stubs.STRICT, "-shared", "-fPIC", "-o", "libstub.so"],
        "library": ["-shared", "-fPIC", "-o", "libcudart.so.12", "-Wl,-soname,libcudart.so.12"],
        "program": ["-o", "program", "libstub.so", "-Wl,-rpath,$ORIGIN"],
    }
    for name, inputs in options.items():
        subprocess.run([AARCH64, "-O2", f"{name}.c", *inputs, "-ldl"], cwd=tmp_path, check=True)
    command = [
        "qemu-aarch64",
        "-L",
        "/usr/aarch64-linux-gnu",
        "-E",
        f"LD_LIBRARY_PATH={tmp_path}",
        "./program",
    ]
    process = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert process.stdout.split() == ["0", "12", str(NO_SYMBOL), "0", "1", "1", "cudaErrorNoDevice"]
    (tmp_path / "libcudart.so.12").unlink()
    process = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert process.stdout.split()[:4] == [str(NO_LIBRARY), "7", str(NO_LIBRARY), "0"]
