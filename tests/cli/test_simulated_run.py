"""Tests for `python -m cudyn run --simulate`, which runs any program in a simulation."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cudyn._cli.main import main
from cudyn._cli.simulated import programs
from cudyn._simulator.driver import process_libraries

from ..conftest import ROOT

pytestmark = [
    pytest.mark.skipif(
        sys.platform != "linux" or platform.machine() not in ("x86_64", "aarch64"),
        reason="libraries of Linux",
    ),
    pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler"),
]

PTX = """.version 8.0
.target sm_80
.address_size 64
.visible .entry put(.param .u64 p)
{
    .reg .b64 %p;
    .reg .b32 %t;
    ld.param.u64 %p, [p];
    mov.u32 %t, %tid.x;
    st.global.u32 [%p], %t;
    ret;
}
"""
# A program that launches as many threads as it has arguments, in a kernel that is only correct for one
# thread.
PROGRAM = f"""
#include <stdio.h>
#include <stddef.h>
int cuInit(unsigned), cuDeviceGet(int *, int), cuDevicePrimaryCtxRetain(void **, int);
int cuCtxSetCurrent(void *), cuModuleLoadData(void **, const void *);
int cuModuleGetFunction(void **, void *, const char *), cuMemAlloc_v2(unsigned long *, size_t);
int cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *,
                   void **, void **);
int cuMemcpyDtoH_v2(void *, unsigned long, size_t);
int main(int count, char **arguments)
{{
    int device, value = -1;
    void *context, *module, *kernel;
    unsigned long x;
    int failed = cuInit(0) || cuDeviceGet(&device, 0) || cuDevicePrimaryCtxRetain(&context, device)
        || cuCtxSetCurrent(context) || cuModuleLoadData(&module, {json.dumps(PTX)})
        || cuModuleGetFunction(&kernel, module, "put") || cuMemAlloc_v2(&x, 4);
    void *parameters[] = {{&x}};
    failed = failed || cuLaunchKernel(kernel, 1, 1, 1, count, 1, 1, 0, NULL, parameters, NULL)
        || cuMemcpyDtoH_v2(&value, x, 4);
    printf("%d %d\\n", failed, value);
    return 3;
}}
"""
RACE = "put: race in global memory: byte 0 of an allocation of 4 bytes (argument 0) is written by thread"


@pytest.fixture(scope="module")
def stubs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with libraries to link programs with."""
    directory = tmp_path_factory.mktemp("stubs")
    process_libraries.write_libraries(str(directory))
    return directory


def build(source: str, path: Path, stubs: Path, *linking: str) -> Path:
    """Compile a C program or, with other options for linking, a library, and link it with libcuda.so.1."""
    path.with_suffix(".c").write_text(source)
    options = ["-Wl,--unresolved-symbols=ignore-in-shared-libs", f"-L{stubs}", "-l:libcuda.so.1", *linking]
    subprocess.run(["cc", str(path.with_suffix(".c")), "-o", str(path), *options], check=True)
    return path


@pytest.fixture(scope="module")
def program(stubs: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(PROGRAM, tmp_path_factory.mktemp("program") / "program", stubs)


def run(
    directory: Path, *arguments: object, simulate: str = "sm_90", **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run `python -m cudyn run --simulate=...` in a directory, with environment variables."""
    command = [sys.executable, "-m", "cudyn", "run", f"--simulate={simulate}", *map(str, arguments)]
    env = {**os.environ, "PYTHONPATH": str(ROOT), **variables}
    return subprocess.run(command, cwd=directory, env=env, capture_output=True, text=True)


def test_run_of_a_c_program_without_a_finding_returns_its_status(program: Path, tmp_path: Path) -> None:
    completed = run(tmp_path, program)
    assert (completed.returncode, completed.stdout) == (3, "0 0\n"), completed.stderr
    assert completed.stderr == "cudyn: simulated sm_90: 0 faults; 1 kernel was run on the CPU\n"


def test_run_of_a_c_program_with_a_race_fails_and_writes_reports(program: Path, tmp_path: Path) -> None:
    """The program itself succeeds, but the run fails and writes JSON and JUnit reports."""
    reports = ["--json", "report.json", "--junit", "report.xml", "--devices=2", "--memory=1G"]
    completed = run(tmp_path, *reports, program, "two")
    assert (completed.returncode, completed.stdout) == (1, "1 -1\n")
    finding, summary = completed.stderr.splitlines()
    assert finding.startswith(f"cudyn: {RACE}")
    assert summary == "cudyn: simulated sm_90: 1 fault; 1 kernel was run on the CPU"
    report = json.loads((tmp_path / "report.json").read_text())
    assert (report["status"], report["launches"], report["devices"], report["memory"]) == (3, 1, 2, 1 << 30)
    assert [(item["kind"], f"cudyn: {item['message']}") for item in report["findings"]] == [
        ("fault", finding)
    ]
    suite = ElementTree.parse(tmp_path / "report.xml").getroot()
    assert (suite.get("tests"), suite.get("failures")) == ("2", "2")
    assert [failure.get("type") for failure in suite.iter("failure")] == ["fault", "exit status"]


def test_run_with_isolated_kernels_has_the_same_result(program: Path, tmp_path: Path) -> None:
    completed = run(tmp_path, "--isolate", program)
    assert (completed.returncode, completed.stdout) == (3, "0 0\n"), completed.stderr
    completed = run(tmp_path, "--isolate", "--json=report.json", program, "two")
    assert (completed.returncode, completed.stdout) == (1, "1 -1\n")
    assert completed.stderr.startswith(f"cudyn: {RACE}")
    assert json.loads((tmp_path / "report.json").read_text())["isolate"] is True


@pytest.mark.parametrize("name", ["a:b", "a;b"])
def test_run_in_a_directory_that_a_list_of_paths_cannot_contain_is_rejected(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The part of LD_LIBRARY_PATH after the separator would be a relative path."""
    (tmp_path / name).mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / name))
    settings = programs.Settings("sm_90", is_check=True, devices=1, memory=1 << 30, schedule="default")
    with pytest.raises(ValueError, match="cannot be part of PYTHONPATH; set TMPDIR to another path"):
        programs.run(["-c", "pass"], settings)
    assert list((tmp_path / name).iterdir()) == []


def test_check_does_not_run_kernels(program: Path, tmp_path: Path) -> None:
    completed = run(tmp_path, "--junit=report.xml", program, simulate="sm_90,check")
    assert (completed.returncode, completed.stdout) == (3, "1 -1\n")
    assert "because put did not run: kernels are only checked" in completed.stderr
    assert "1 read of a kernel that did not run; 1 kernel was checked" in completed.stderr


# A program that launches kernels in child processes, which are started in five ways.
CHILDREN = f"""
import ctypes, multiprocessing, subprocess, sys
import cudyn
def put(count):
    with cudyn.Buffer(4) as x:
        cudyn.Module({PTX.encode()!r}).get_kernel("put").launch(1, count, x)
        return bytes(x)[0]
def call(command):
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()
if __name__ == "__main__":
    contexts = map(multiprocessing.get_context, ("fork", "spawn"))
    results = [context.Pool(1).map(put, [1])[0] for context in contexts]
    results.append(call([sys.executable, "-c", "import children; print(children.put(1))"]))
    results.append(call([sys.argv[1]]))
    results.append(call(["sh", "-c", sys.argv[1] + " two"]))
    results.append(ctypes.CDLL("libcuda.so.1").cuInit(0))
    results.append(put(1))
    print(results)
"""


def test_run_simulates_child_processes(program: Path, tmp_path: Path) -> None:
    """Programs that a script starts are also simulated, and their race is reported once."""
    (tmp_path / "children.py").write_text(CHILDREN)
    (tmp_path / "other").mkdir()
    (tmp_path / "other/sitecustomize.py").write_text("import sys; sys.is_customized = True")
    other_sitecustomize = os.pathsep.join([str(ROOT), str(tmp_path), str(tmp_path / "other")])
    completed = run(tmp_path, "children.py", program, PYTHONPATH=other_sitecustomize)
    assert completed.stdout == "[0, 0, '0', '0 0', '1 -1', 0, 0]\n", completed.stderr
    assert completed.returncode == 1
    assert completed.stderr.count(f"cudyn: {RACE}") == 1
    assert "simulated sm_90: 1 fault; 6 kernels were run on the CPU\n" in completed.stderr
    code = "import sys; print(sys.is_customized)"
    assert run(tmp_path, "-c", code, PYTHONPATH=other_sitecustomize).stdout == "True\n"


WITHOUT_WAIT = f"""
import cudyn
kernel = cudyn.Module({PTX.encode()!r}).get_kernel("put")
streams = cudyn.Stream(), cudyn.Stream()
x, y = cudyn.Buffer(4), cudyn.Buffer(4)
kernel.launch(1, 1, x, stream=streams[0])
y.copy_from(x, stream=streams[1])
"""


def test_run_with_an_order_finds_races_in_work_that_is_pending_at_the_end(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(WITHOUT_WAIT)
    completed = run(tmp_path, "--schedule=seed:3", "program.py")
    assert completed.returncode == 1
    assert "cudyn: race between streams: " in completed.stderr
    assert "cudyn: simulated sm_90 (schedule seed:3): 1 fault; " in completed.stderr


IN_PYTEST = f"""
import cudyn
def put(count):
    x = cudyn.Buffer(4)
    cudyn.Module({PTX.encode()!r}).get_kernel("put").launch(1, count, x)
def test_wrong():
    put(2)
def test_out_of_bounds():
    cudyn.Module({PTX.encode()!r}).get_kernel("put").launch(1, 1, None)
def test_right():
    put(1)
"""


def test_pytest_in_a_run_resets_the_devices_after_each_test(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(IN_PYTEST)
    options = ["-q", "-c", os.devnull, "--rootdir=.", "-p", "no:cacheprovider", "-p", "pytest_cudyn"]
    completed = run(tmp_path, "-m", "pytest", *options, "test_it.py", PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    assert completed.returncode == 1
    assert "2 failed, 1 passed" in completed.stdout
    assert "cudyn: simulated sm_90: every kernel ran on the CPU" in completed.stdout
    assert "cudyn: simulated sm_90: 2 faults; 3 kernels were run on the CPU" in completed.stderr


STATIC_RUNTIME = """
int cuInit(unsigned), cuGetExportTable(const void **, const void *);
int main(void)
{
    const void *table;
    char id[16] = {0};
    cuInit(0);
    return cuGetExportTable(&table, id) && cuGetExportTable(&table, id) ? 0 : 2;
}
"""


def test_program_with_a_static_runtime_fails_with_the_remedy(stubs: Path, tmp_path: Path) -> None:
    completed = run(tmp_path, build(STATIC_RUNTIME, tmp_path / "static", stubs))
    assert completed.returncode == 1
    assert completed.stderr.count("build the program with `nvcc -cudart shared`") == 1
    assert completed.stderr.endswith("cudyn: called but not simulated: cuGetExportTable (2)\n")


LINKING_PROGRAM = """
import ctypes
ctypes.CDLL("libcuda.so.1").cuInit(0)
print(ctypes.CDLL({path!r}).request())
"""


@pytest.mark.parametrize(("name", "messages"), [("libnvJitLink.so.13", 0), ("libother.so", 1)])
def test_library_with_a_static_runtime_fails_the_run_unless_it_is_a_compiler(
    stubs: Path, tmp_path: Path, name: str, messages: int
) -> None:
    code = STATIC_RUNTIME.replace("main", "request").replace("cuInit(0);", "")
    path = build(code, tmp_path / name, stubs, "-shared", "-fPIC")
    program = tmp_path / "link.py"
    program.write_text(LINKING_PROGRAM.format(path=str(path)))
    completed = run(tmp_path, str(program))
    assert completed.stdout == "0\n"
    assert completed.returncode == messages
    assert completed.stderr.count("build the program with `nvcc -cudart shared`") == messages
    assert completed.stderr.count("called but not simulated") == messages


@pytest.mark.parametrize(
    ("kind", "is_check", "launches", "fails"),
    [
        ("fault", True, 1, True),
        ("not run", False, 1, True),
        ("not run", True, 1, False),
        ("not supported", False, 0, True),
        ("not supported", False, 1, False),
        ("not simulated", False, 1, True),
    ],
)
def test_finding_fails_the_command(kind: str, is_check: bool, launches: int, fails: bool) -> None:
    settings = programs.Settings("sm_90", is_check, devices=1, memory=1 << 30, schedule="default")
    finding = {"kind": kind, "message": "a message", "process": 1, "program": "it"}
    result = programs.Result(["it"], settings, 0, [finding], launches, Counter())
    assert programs.report(result, "", "") == fails


FORKS = """
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>
int cuInit(unsigned);
int main(void)
{
    int status;
    if (!fork())
        return cuInit(0);
    wait(&status);
    printf("%d %d\\n", WEXITSTATUS(status), cuInit(0));
    fflush(stdout);
    if (!fork())
        return cuInit(0);
    wait(&status);
    printf("%d %d\\n", WEXITSTATUS(status), cuInit(0));
    return 0;
}
"""


def test_c_program_forks(stubs: Path, tmp_path: Path) -> None:
    """As on a device, a child has no driver if the parent has initialized it."""
    completed = run(tmp_path, build(FORKS, tmp_path / "forks", stubs))
    assert (completed.returncode, completed.stdout) == (0, "0 0\n3 0\n"), completed.stderr


def test_python_that_ignores_the_environment_is_reported(tmp_path: Path) -> None:
    code = "import ctypes; print(ctypes.CDLL('libcuda.so.1').cuInit(0))"
    completed = run(tmp_path, sys.executable, "-I", "-c", code)
    assert (completed.returncode, completed.stdout) == (1, "4\n")
    assert "is not simulated: it needs Python 3.11 or newer, without -E, -I or -S" in completed.stderr


def test_run_without_a_c_compiler_is_a_usage_error(program: Path, tmp_path: Path) -> None:
    """The message suggests an alternative that needs no compiler."""
    if find_spec("ziglang"):
        pytest.skip("ziglang is a C compiler")
    nothing = {"PATH": str(tmp_path), "CC": ""}
    completed = run(tmp_path, program, **nothing)
    assert completed.returncode == 2
    assert "no C compiler: expected cc, gcc or clang on PATH, or `pip install ziglang`" in completed.stderr
    assert "; sm_90,check checks launches without a compiler" in completed.stderr
    completed = run(tmp_path, program, simulate="sm_90,check", **nothing)
    assert completed.returncode == 2
    assert "programs other than Python scripts need a C compiler" in completed.stderr
    code = "import cudyn; print(cudyn.Device(0).arch)"
    assert run(tmp_path, "-c", code, simulate="sm_90,check", **nothing).stdout == "sm_90\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--simulate=sm_90", "expected a script, a program, -m MODULE or -c CODE"),
        ("--simulate=sm_90,no true", "run: --simulate: expected sm_90[,run|check], got 'sm_90,no'"),
        ("--simulate=90 true", "expected an arch such as 'sm_90', got '90'"),
        (
            "--simulate=sm_90 --schedule=7 true",
            "expected a schedule: 'default', 'reverse' or a seed such as 'seed:7', got '7'",
        ),
        ("--simulate=sm_90 --devices=0 true", "expected 1 to 64 devices, got 0"),
        ("--simulate=sm_90 --memory=much true", "--memory: expected a size such as 16G, got 'much'"),
        ("--simulate=sm_90 --memory=1K true", "expected at least 1 MiB of memory, got 1024 bytes"),
        ("--simulate=sm_90 /none/there", "or a program, got '/none/there'"),
        ("--simulate=sm_90 --provide=x true", "expected one of --provide, --simulate and --guard"),
        ("--simulate=sm_90 --major=12 true", "--major needs --provide"),
        ("--provide=x --isolate true", "--isolate needs --simulate"),
        ("--simulate=sm_90,check --isolate true", "isolate=True needs run=True or run=run_on_cpu(...)"),
        ("--provide=x --devices=2 true", "--devices needs --simulate"),
        ("true", "expected one of --provide, --simulate and --guard"),
    ],
)
def test_invalid_options_are_usage_errors(
    arguments: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as info:
        main(["run", *arguments.split()])
    assert info.value.code == 2
    assert message in capsys.readouterr().err
