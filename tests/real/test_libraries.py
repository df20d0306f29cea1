"""Tests with the real libraries of every major version, without a GPU. Each test runs a child process."""

from __future__ import annotations

import ctypes
import pathlib
from typing import Any

import pytest

from cudyn._bindings.libraries import catalog, versions
from cudyn._bindings.libraries.library import library

from ..support import fakes, real
from ..support.forked import BINDINGS, forked_json
from ..support.images import write_codestream
from ..support.releases import NEWEST, NEWEST_VERSION

pytestmark = pytest.mark.nvidia

START = """
import ctypes, json, cudyn
from cudyn._bindings.libraries import catalog
from cudyn import driver, errors
def describe_error(call):
    "Return the type, the name, the description and the message of the error that a call raises, or None."
    try:
        call()
    except Exception as error:
        parts = [getattr(error, part, "") for part in ("name", "description")]
        return [type(error).__name__, *parts, str(error)]
    return None
"""


def run_child(code: str, *directories: pathlib.Path, **env: str) -> Any:
    """Run code in a Python that finds the wheels in these directories, and parse its output."""
    path = ":".join(str(directory) for directory in directories)
    return forked_json(START + code, imports=BINDINGS, env={"PYTHONPATH": path, **env}, flags=("-S",))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "major"), [(name, m) for name, row in real.LIBRARIES.items() for m in row.majors]
)
def test_version_of_the_real_library_can_be_read(name: str, major: int, tmp_path: pathlib.Path) -> None:
    """A probe applies to the functions that the library exports. This does not download the whole library."""
    info, exports = catalog.find(name), real.list_exports(name, major)
    if any(symbol in exports for symbol, form in info.probes if form not in ("symbol", "placeholder")):
        return  # the function for the version
    shared = library(info)
    tables, oldest = shared.tables, shared.releases[0]
    versions_by_release = tables.VERSIONS or {oldest: shared.version_at(oldest)}
    source = "".join(
        f"int {symbol}(void) {{ return 0; }}\n" for symbol in sorted(exports & {*tables.FUNCTIONS})
    )
    handle = ctypes.CDLL(str(fakes.build(tmp_path, source, fakes.UNFINDABLE)))
    version, problem = versions.read_version(handle, info, tables.FUNCTIONS, versions_by_release)
    assert version in {tuple(numbers[:2]) for numbers in versions_by_release.values()}, problem


# --- the runtime API

RUNTIMES = {11: (11, 8), 12: (12, 9), 13: NEWEST_VERSION}
per_runtime = pytest.mark.parametrize("major", RUNTIMES)


def run_with_runtime(major: int, code: str, **env: str) -> Any:
    return run_child("from cudyn import runtime\n" + code, real.library("runtime", major), **env)


@per_runtime
def test_runtime_reports_its_version_and_level(major: int) -> None:
    """Check the version, the level, the names of errors and the shared handles.

    CUDA 11's cudaRuntimeGetVersion fails without a driver, but cudyn determines the version from the symbols.
    """
    version, level, path, version_call, messages, are_shared = run_with_runtime(
        major,
        """
version = ctypes.c_int()
status = runtime.raw.cudaRuntimeGetVersion(ctypes.byref(version))
messages = [runtime.cudaGetErrorName(2), runtime.cudaGetErrorString(2)]
pairs = [("cudaStream_t", "CUstream"), ("cudaEvent_t", "CUevent"), ("cudaGraph_t", "CUgraph")]
same = [getattr(runtime, a) is getattr(driver, b) for a, b in pairs]
print(json.dumps([runtime.version, runtime.level, runtime.path, [status, version.value], messages, same]))
""",
    )
    assert messages == ["cudaErrorMemoryAllocation", "out of memory"]
    assert are_shared == [True, True, True]
    assert tuple(version) == RUNTIMES[major]
    assert level == "{}.{}".format(*RUNTIMES[major])
    assert path == str(real.get_library_file("runtime", major))
    assert version_call in ([0, 1000 * version[0] + 10 * version[1]], [35, 0])
    if major != 11:
        assert version_call[0] == 0


@per_runtime
@pytest.mark.parametrize(
    ("branch", "name"), [("", "cudaErrorInsufficientDriver"), ("535", "cudaErrorNoDevice")]
)
def test_runtime_without_a_gpu_raises_the_named_status(major: int, branch: str, name: str) -> None:
    env = {"LD_LIBRARY_PATH": str(real.driver(branch))} if branch else {}
    if branch and major == 13:
        name = "cudaErrorInsufficientDriver"  # driver 535 is too old for CUDA 13
    kind, status, description, text, message = run_with_runtime(
        major,
        f"""
message = runtime.cudaGetErrorString(runtime.{name})
print(json.dumps([*describe_error(runtime.cudaGetDeviceCount), message]))
""",
        CUDYN_RUNTIME=str(real.get_library_file("runtime", major)),
        **env,
    )
    assert (kind, status) == ("CudartError", name)
    assert description == message
    assert description
    assert text.startswith(f"cudaGetDeviceCount: {name} (")


@per_runtime
def test_prototypes_and_layouts_follow_the_loaded_major(major: int) -> None:
    graph, count, size, symbol, props = run_with_runtime(
        major,
        """
print(json.dumps([
    runtime.describe("cudaGraphInstantiate").prototype,
    len(runtime.raw.cudaGraphInstantiate.argtypes),
    ctypes.sizeof(runtime.cudaDeviceProp),
    runtime.describe("cudaGetDeviceProperties").symbol,
    ctypes.sizeof(runtime.raw.cudaGetDeviceProperties.argtypes[0]._type_)
    if hasattr(runtime.raw.cudaGetDeviceProperties.argtypes[0], "_type_") else None,
]))
""",
    )
    assert count == graph.count(",") + 1 == {11: 5, 12: 3, 13: 3}[major]
    assert size == {11: 728, 12: 1032, 13: 1008}[major]
    assert props in (size, None)
    assert symbol == ("cudaGetDeviceProperties_v2" if major == 12 else "cudaGetDeviceProperties")


@per_runtime
@pytest.mark.parametrize("level", ["11.8", "12.9", NEWEST])
def test_runtime_of_another_major_rejects_different_signatures(major: int, level: str) -> None:
    code = f"""
api = runtime.api({level!r})
names = ("cudaGraphInstantiate", "cudaGetDeviceProperties")
print(json.dumps([
    [api.has(name) for name in ("cudaGetErrorString", *names)],
    api.cudaGetErrorString(2),
    [describe_error(getattr(api, name)) for name in names],
    [describe_error(getattr(api.raw, name)) for name in names],
]))
"""
    has, message, *calls = run_with_runtime(major, code)
    level_major = int(level.partition(".")[0])
    # CUDA 12 still exports CUDA 11's cudaGetDeviceProperties. Its own version has the suffix _v2.
    same = [(level_major == 11) == (major == 11), level_major == major or (level_major, major) == (11, 12)]
    assert has == [True, *same]
    assert message == "out of memory"
    for checked in calls:
        for fits, symbol, (kind, _, _, text) in zip(
            same, ("cudaGraphInstantiate", "cudaGetDeviceProperties"), checked, strict=True
        ):
            if fits:
                assert kind == "TypeError"  # the function exists, but the call has too few arguments
            elif (
                level_major == 12 and symbol == "cudaGetDeviceProperties"
            ):  # the symbol is cudaGetDeviceProperties_v2, which only CUDA 12 exports
                newest = "{}.{}".format(*RUNTIMES[major])
                assert kind == "SymbolNotFoundError"
                assert f'runtime.api("{newest}").cudaGetDeviceProperties is' in text
            else:
                assert kind == "SignatureError"
                assert f"{symbol} was not called" in text
                assert f"Use runtime.{symbol}, which follows the library" in text


@pytest.mark.parametrize(("branch", "major"), [*real.last([("470", 11), ("525", 12), ("535", 12)]), ("", 13)])
def test_runtime_with_the_major_version_of_the_driver_is_chosen(branch: str, major: int) -> None:
    env = {"LD_LIBRARY_PATH": str(real.driver(branch))} if branch else {}
    directories = [real.library("runtime", major) for major in RUNTIMES]
    code = "from cudyn import runtime; print(json.dumps([runtime.version, runtime.level]))"
    version, level = run_child(code, *directories, **env)
    assert version[0] == major
    assert level.startswith(f"{major}.")


@pytest.mark.parametrize("branch", real.last(["470", "535"]))
def test_cudyn_runtime_variable_overrides_the_major_version_of_the_driver(branch: str) -> None:
    facts = run_with_runtime(
        11,
        "print(json.dumps([runtime.version, runtime._view.library.outcome.origin]))",
        LD_LIBRARY_PATH=str(real.driver(branch)),
        CUDYN_RUNTIME=str(real.get_library_file("runtime", 13)),
    )
    assert facts == [[*NEWEST_VERSION], "environment variable CUDYN_RUNTIME"]


# --- all libraries of all major versions

# The version of the library in the pinned wheel. For CUPTI 13 without a driver it is a lower bound.
VERSIONS: dict[tuple[str, int], tuple[int, int]] = {
    **{("runtime", major): version for major, version in RUNTIMES.items()},
    **{(name, 12): (12, 9) for name in ("nvjitlink", "nvfatbin", "cublas", "cublaslt")},
    **{(name, 13): NEWEST_VERSION for name in ("nvjitlink", "nvfatbin")},
    ("nvvm", 11): (1, 9),
    ("nvvm", 12): (2, 0),
    ("nvvm", 13): (2, 0),
    ("cupti", 11): (11, 8),
    ("cupti", 12): (12, 9),
    ("cupti", 13): (13, 4),
    ("curand", 11): (10, 3),
    ("curand", 12): (10, 3),
    ("curand", 13): (10, 4),
    ("cufile", 12): (1, 14),
    ("cufile", 13): (1, 20),
    ("nccl", 2): (2, 32),
    ("nvjpeg", 11): (11, 9),
    ("nvjpeg", 12): (12, 4),
    ("nvjpeg", 13): (13, 3),
    ("cudnn", 9): (9, 28),
    ("cutensor", 2): (2, 8),
    ("cusparselt", 0): (0, 10),
    ("nvcomp", 5): (5, 3),
    ("nvcomp", 6): (6, 0),
    ("nvimgcodec", 0): (0, 9),
    ("nvjpeg2k", 0): (0, 11),
    ("cudss", 0): (0, 8),
    ("cudss", 1): (1, 0),
    **{(name, 11): (11, 11) for name in ("cublas", "cublaslt")},
    **{(name, 13): (13, 10) for name in ("cublas", "cublaslt")},
    ("cufft", 11): (10, 9),
    ("cufft", 12): (11, 4),
    ("cufft", 13): (12, 5),
    ("cusparse", 11): (11, 7),
    ("cusparse", 12): (12, 5),
    ("cusparse", 13): (12, 9),
    ("cusolver", 11): (11, 4),
    ("cusolver", 12): (11, 7),
    ("cusolver", 13): (12, 4),
}

# A cheap call that works without a driver, a call that fails, and its status.
CALLS: dict[str, tuple[str, str, str]] = {
    "runtime": ("cudaGetErrorString(1)", "cudaGetDeviceCount()", "cudaErrorInsufficientDriver"),
    "nvjitlink": (
        'nvJitLinkDestroy(m.nvJitLinkCreate(1, ["-arch=sm_80"]))',
        'nvJitLinkCreate(1, ["-what"])',
        "NVJITLINK_ERROR_UNRECOGNIZED_OPTION",
    ),
    "nvfatbin": ("nvFatbinVersion()", 'nvFatbinCreate(["-what"], 1)', "NVFATBIN_ERROR_UNRECOGNIZED_OPTION"),
    "nvvm": ("nvvmIRVersion()", "nvvmCompileProgram(None, 0, None)", "NVVM_ERROR_INVALID_PROGRAM"),
    "cupti": ("has('cuptiGetVersion')", "cuptiUnsubscribe(None)", "CUPTI_ERROR_INVALID_PARAMETER"),
    "curand": ("curandGetProperty(0)", "curandCreateGeneratorHost(12345)", "CURAND_STATUS_TYPE_ERROR"),
    "cufile": ("cuFileGetVersion()", "cuFileGetParameterSizeT(9999)", "CU_FILE_INVALID_VALUE"),
    "nccl": ("ncclGetErrorString(4)", "ncclCommCount(None)", "ncclInvalidArgument"),
    "cublas": ("cublasGetStatusString(1)", "cublasCreate()", "CUBLAS_STATUS_NOT_INITIALIZED"),
    "cublaslt": ("cublasLtGetVersion()", "cublasLtLoggerSetLevel(99)", "CUBLAS_STATUS_INVALID_VALUE"),
    "cufft": ("cufftGetVersion()", "cufftDestroy(99)", "CUFFT_INVALID_PLAN"),
    "cusparse": ("cusparseGetErrorString(1)", "cusparseCreate()", "CUSPARSE_STATUS_NOT_INITIALIZED"),
    "nvjpeg": ("nvjpegGetProperty(0)", "nvjpegCreateSimple()", "NVJPEG_STATUS_EXECUTION_FAILED"),
    "cudnn": ("cudnnGetVersion()", "cudnnCreate()", "CUDNN_STATUS_NOT_INITIALIZED"),
    "cutensor": ("CUTENSOR_COMPUTE_DESC_32F", "cutensorCreate()", "CUTENSOR_STATUS_CUDA_ERROR"),
    "cusparselt": ("cusparseLtGetProperty(0)", "cusparseLtInit()", "CUSPARSE_STATUS_NOT_INITIALIZED"),
    "cudss": ("cudssGetProperty(0)", "cudssCreate()", "CUDSS_STATUS_EXECUTION_FAILED"),
    "nvcomp": (
        "nvcompBatchedLZ4CompressGetMaxOutputChunkSize(65536, m.nvcompBatchedLZ4CompressOpts_t())",
        "nvcompBatchedLZ4CompressAsync(0, 0, 9, 1, 0, 0, 0, 0, m.nvcompBatchedLZ4CompressOpts_t(), 0, None)",
        "nvcompErrorInvalidValue",
    ),
    "nvimgcodec": (
        "nvimgcodecGetProperties()",
        "nvimgcodecInstanceDestroy(None)",
        "NVIMGCODEC_STATUS_INVALID_PARAMETER",
    ),
    "nvjpeg2k": (
        "nvjpeg2kGetProperty(0)",
        "nvjpeg2kDecodeStateCreate(m.nvjpeg2kCreateSimple())",
        "NVJPEG2K_STATUS_EXECUTION_FAILED",
    ),
    "cusolver": ("cusolverGetVersion()", "cusolverDnCreate()", "CUSOLVER_STATUS_NOT_INITIALIZED"),
}

# Without a driver, NVSHMEM ends the process. tests/device/test_nvshmem.py tests it.
LIBRARIES = [(name, major) for name, row in real.LIBRARIES.items() if name in CALLS for major in row.majors]


@pytest.mark.parametrize(("name", "major"), real.mark_slow_unless_default(LIBRARIES))
def test_library_loads_and_resolves_its_symbols(name: str, major: int) -> None:
    """Load the library, and resolve all exported symbols in the table of its release."""
    directory, info = real.library(name, major), catalog.find(name)
    works, fails, status = CALLS[name]
    facts = run_child(
        f"""
import importlib
from cudyn._bindings.tables import rows
m = importlib.import_module("cudyn.{info.name}")
assert m.available, m.load_error
view = m._view
library, release = view.library, {real.pinned(name, major).release!r}
table = [s for s in library.tables.FUNCTIONS
         if any(rows.span_contains(span, library.releases, release) for span in library.get_versions(s))]
callable_ = [s for s in table
             if view.has(s) and view.function(s, s, True).argtypes is not None and m.symbol(s) is not None]
m.{works}
failure = describe_error(lambda: m.{fails})
ctypes.CDLL(None).fflush(None)  # cuFile prints to C's stdout
print(json.dumps([m.version, m.level, m.path, library.by_version, table, callable_,
                  failure]))
""",
        directory,
    )
    version, level, path, by_version, table, callable_, failure = facts
    assert directory.resolve() in pathlib.Path(path).parents
    assert tuple(version) == VERSIONS[name, major]
    if by_version:
        # cuRAND 10.3 belongs to CUDA 11.8 and to CUDA 12, and the library does not report the CUDA version.
        # The API is the same.
        assert level.partition(".")[0] == ("12" if (name, major) == ("curand", 11) else str(major))
    assert set(callable_) == set(table) & real.list_exports(name, major)
    assert len(callable_) > 5
    if (name, major) == ("cupti", 13):
        status = "CUPTI_ERROR_UNKNOWN"  # without a driver, all functions return this status
    assert failure[:2] == [info.error.__name__, status]
    assert status in failure[3]


# --- cuRAND, whose host generators do not need a GPU


@pytest.mark.parametrize(
    ("name", "major"), real.mark_slow_unless_default([("curand", 11), ("curand", 12), ("curand", 13)])
)
def test_curand_on_the_host_rejects_a_short_buffer(name: str, major: int) -> None:
    results = run_child(
        """
import array
from cudyn import curand
generator = curand.curandCreateGeneratorHost(curand.CURAND_RNG_PSEUDO_DEFAULT)
numbers = array.array("f", [0] * 64)
curand.curandGenerateUniform(generator, numbers, 64)
part = (ctypes.c_float * 4).from_buffer(numbers)
before = numbers.tolist()
failure = describe_error(lambda: curand.curandGenerateUniform(generator, part, 64))
print(json.dumps([all(0 < number <= 1 for number in before), numbers.tolist() == before, failure[0]]))
""",
        real.library(name, major),
    )
    assert results == [True, True, "ValueError"]


@pytest.mark.parametrize(
    ("name", "major"), real.mark_slow_unless_default([("curand", 11), ("curand", 12), ("curand", 13)])
)
def test_curand_on_the_host_stays_before_a_page_without_access(name: str, major: int) -> None:
    """The memory ends where that page begins. Writing one number too many would end the process."""
    results = run_child(
        """
import mmap
from cudyn import curand
page = mmap.PAGESIZE
pages = mmap.mmap(-1, 2 * page)
start = ctypes.addressof(ctypes.c_char.from_buffer(pages))
libc = ctypes.CDLL(None)
assert libc.mprotect(ctypes.c_void_p(start + page), ctypes.c_size_t(page), 0) == 0
generator = curand.curandCreateGeneratorHost(curand.CURAND_RNG_PSEUDO_DEFAULT)
wide = curand.curandCreateGeneratorHost(curand.CURAND_RNG_QUASI_SOBOL64)
calls = [
    (curand.curandGenerate, generator, ctypes.c_uint, ()),
    (curand.curandGenerateLongLong, wide, ctypes.c_ulonglong, ()),
    (curand.curandGenerateUniform, generator, ctypes.c_float, ()),
    (curand.curandGenerateUniformDouble, generator, ctypes.c_double, ()),
    (curand.curandGenerateNormal, generator, ctypes.c_float, (0, 1)),
    (curand.curandGenerateNormalDouble, generator, ctypes.c_double, (0, 1)),
    (curand.curandGenerateLogNormal, generator, ctypes.c_float, (0, 1)),
    (curand.curandGenerateLogNormalDouble, generator, ctypes.c_double, (0, 1)),
    (curand.curandGeneratePoisson, generator, ctypes.c_uint, (100,)),
]
results = []
for function, selected_generator, element, arguments in calls:
    for count in (2, 64, page // ctypes.sizeof(element)):
        size = count * ctypes.sizeof(element)
        array = (element * count).from_address(start + page - size)
        for memory in (array, memoryview(array).cast("B").cast(element._type_)):
            ctypes.memset(start, 0, page)
            function(selected_generator, memory, count, *arguments)
            written = sum(map(bool, array))
            short = describe_error(lambda: function(selected_generator, memory, count + 2, *arguments))
            results.append([written >= count // 2, short[0]])
print(json.dumps(results))
""",
        real.library(name, major),
    )
    # The results for 9 functions, 3 counts and 2 types of memory: whether numbers were written, and the error
    # for a count that is too large.
    assert results == [[True, "ValueError"]] * (9 * 3 * 2)


# --- nvJPEG2000, whose parser does not need a GPU


@pytest.mark.slow
def test_nvjpeg2k_parses_an_image() -> None:
    facts = run_child(
        f"""
from cudyn import nvjpeg2k as m
handle = m.nvjpeg2kCreateSimple()
stream = m.nvjpeg2kStreamCreate()
data = {write_codestream(64, 48, 2)!r}
m.nvjpeg2kStreamParse(handle, data, len(data), 0, 0, stream)
info = m.nvjpeg2kStreamGetImageInfo(stream)
part = m.nvjpeg2kStreamGetImageComponentInfo(stream, 0)
resolutions = m.nvjpeg2kStreamGetResolutionsInTile(stream, 0)
sizes = [m.nvjpeg2kStreamGetResolutionComponentDim(stream, 0, 0, level) for level in range(resolutions)]
beyond = describe_error(lambda: m.nvjpeg2kStreamParse(handle, data, len(data) + 1, 0, 0, stream))
bad = describe_error(lambda: m.nvjpeg2kStreamParse(handle, bytes(8), 8, 0, 0, stream))
print(json.dumps([info.image_width, info.image_height, info.num_components, part.precision, sizes,
                  beyond[0], bad[:3]]))
m.nvjpeg2kStreamDestroy(stream)
m.nvjpeg2kDestroy(handle)
""",
        real.library("nvjpeg2k", 0),
    )
    *image, sizes, beyond, bad = facts
    assert image == [64, 48, 1, 8]
    assert sizes == [[16, 12], [32, 24], [64, 48]]
    assert beyond == "ValueError"
    assert bad == [
        "Nvjpeg2kError",
        "NVJPEG2K_STATUS_BAD_JPEG",
        "the data is not a JPEG 2000 image, or is damaged",
    ]


# --- compilers and linkers

COMPILER = {12: "12.9", 13: NEWEST}
per_compiler = pytest.mark.parametrize("major", real.last(COMPILER))

LINK = """
from cudyn import nvrtc, nvjitlink
KERNEL = '''extern "C" __device__ float other(float);
extern "C" __global__ void kernel(float *data) { *data = other(*data); }'''
OTHER = '''extern "C" __device__ float other(float x) { return x * 3; }'''
def compile_source(source, arch, lto=False):
    program = nvrtc.nvrtcCreateProgram(source, None, 0, None, None)
    options = ["-rdc=true", "-arch=" + arch, *(["-dlto"] if lto else [])]
    nvrtc.nvrtcCompileProgram(program, len(options), options)
    size, get = ((nvrtc.nvrtcGetLTOIRSize, nvrtc.nvrtcGetLTOIR) if lto
                 else (nvrtc.nvrtcGetPTXSize, nvrtc.nvrtcGetPTX))
    output = bytearray(size(program))
    get(program, output)
    return output
def link_inputs(inputs, kind, *options):
    link = nvjitlink.nvJitLinkCreate(len(options), list(options))
    for number, output in enumerate(inputs):
        nvjitlink.nvJitLinkAddData(link, kind, output, len(output), f"input {number}")
    nvjitlink.nvJitLinkComplete(link)
    return link
def get_cubin(link):
    output = bytearray(nvjitlink.nvJitLinkGetLinkedCubinSize(link))
    nvjitlink.nvJitLinkGetLinkedCubin(link, output)
    nvjitlink.nvJitLinkDestroy(link)
    assert not link
    return output
"""


def run_with_linker(major: int, code: str) -> Any:
    return run_child(LINK + code, real.library("nvjitlink", major), real.nvrtc(COMPILER[major]))


@per_compiler
@pytest.mark.parametrize("arch", ["80", "90"])
def test_nvjitlink_links_ptx_to_a_cubin(major: int, arch: str) -> None:
    results = run_with_linker(
        major,
        f"""
inputs = [compile_source(source, "compute_{arch}") for source in (KERNEL, OTHER)]
output = get_cubin(link_inputs(inputs, nvjitlink.NVJITLINK_INPUT_PTX, "-arch=sm_{arch}"))
print(json.dumps([output[:4].hex(), b"kernel" in output]))
""",
    )
    assert results == [b"\x7fELF".hex(), True]


@per_compiler
def test_nvjitlink_links_lto_ir_to_a_cubin_or_ptx(major: int) -> None:
    magic, ptx = run_with_linker(
        major,
        """
inputs = [compile_source(source, "compute_80", lto=True) for source in (KERNEL, OTHER)]
output = get_cubin(link_inputs(inputs, nvjitlink.NVJITLINK_INPUT_LTOIR, "-arch=sm_80", "-lto"))
link = link_inputs(inputs, nvjitlink.NVJITLINK_INPUT_LTOIR, "-arch=compute_80", "-lto", "-ptx")
ptx = ctypes.create_string_buffer(nvjitlink.nvJitLinkGetLinkedPtxSize(link))
nvjitlink.nvJitLinkGetLinkedPtx(link, ptx)
print(json.dumps([output[:4].hex(), ptx.value.decode()]))
""",
    )
    assert magic == b"\x7fELF".hex()
    assert ".entry kernel(" in ptx
    assert "other" not in ptx, "the function must be inlined"


@per_compiler
def test_nvjitlink_error_contains_the_log(major: int) -> None:
    missing, broken, option = run_with_linker(
        major,
        """
def log(call):
    try:
        call()
    except cudyn.CudaError as error:
        return [type(error).__name__, error.function, error.name, error.log, str(error)]
ptx = nvjitlink.NVJITLINK_INPUT_PTX
print(json.dumps([
    log(lambda: link_inputs([compile_source(KERNEL, "compute_80")], ptx, "-arch=sm_80")),
    log(lambda: link_inputs([b".version 8.0\\n.target sm_80\\nrubbish\\0"], ptx, "-arch=sm_80")),
    log(lambda: link_inputs([], ptx, "-what")),
]))
""",
    )
    error, function, status, log, message = missing
    assert (error, function) == ("NvJitLinkError", "nvJitLinkComplete")
    assert status == "NVJITLINK_ERROR_INTERNAL"
    assert "Undefined reference to 'other'" in log
    assert log in message
    error, function, status, log, _ = broken
    assert (error, function) == ("NvJitLinkError", "nvJitLinkAddData")
    assert status == "NVJITLINK_ERROR_PTX_COMPILE"
    assert "rubbish" in log
    _, _, status, log, _ = option
    assert (status, log) == ("NVJITLINK_ERROR_UNRECOGNIZED_OPTION", "")


@per_compiler
def test_nvjitlink_empty_log_needs_memory_for_its_final_zero(major: int) -> None:
    """The library reports the size 0, but writes a byte."""
    results = run_with_linker(
        major,
        """
link = nvjitlink.nvJitLinkCreate(1, ["-arch=sm_80"])
logs = [nvjitlink.nvJitLinkGetErrorLog, nvjitlink.nvJitLinkGetInfoLog]
sizes = [nvjitlink.nvJitLinkGetErrorLogSize, nvjitlink.nvJitLinkGetInfoLogSize]
memory = bytearray(b"x")
print(json.dumps([[get_size(link) for get_size in sizes], [get_log(link) for get_log in logs],
                  [describe_error(lambda: get_log(link, bytearray(0)))[0] for get_log in logs],
                  [get_log(link, memory) for get_log in logs], list(memory)]))
""",
    )
    assert results == [[0, 0], ["", ""], ["ValueError", "ValueError"], [None, None], [0]]


@per_compiler
def test_nvfatbin_packs_two_cubins(major: int) -> None:
    magic, sizes, mismatch, option, null = run_child(
        """
from cudyn import nvfatbin, nvrtc
def compile_cubin(arch):
    program = nvrtc.nvrtcCreateProgram("__global__ void kernel() {}", None, 0, None, None)
    nvrtc.nvrtcCompileProgram(program, 1, ["-arch=sm_" + arch])
    output = bytearray(nvrtc.nvrtcGetCUBINSize(program))
    nvrtc.nvrtcGetCUBIN(program, output)
    return output
fatbin, cubins = nvfatbin.nvFatbinCreate(None, 0), {arch: compile_cubin(arch) for arch in ("80", "90")}
for arch, output in cubins.items():
    nvfatbin.nvFatbinAddCubin(fatbin, output, len(output), arch, "kernel")
packed = bytearray(nvfatbin.nvFatbinSize(fatbin))
nvfatbin.nvFatbinGet(fatbin, packed)
output = cubins["90"]
print(json.dumps([
    int.from_bytes(packed[:4], "little"), [len(packed), *map(len, cubins.values())],
    describe_error(lambda: nvfatbin.nvFatbinAddCubin(fatbin, output, len(output), "80", "kernel")),
    describe_error(lambda: nvfatbin.nvFatbinCreate(["-what"], 1)),
    describe_error(lambda: nvfatbin.nvFatbinSize(None)),
]))
""",
        real.library("nvfatbin", major),
        real.nvrtc(COMPILER[major]),
    )
    assert magic == 0xBA55ED50
    packed_size, *cubin_sizes = sizes
    assert packed_size > max(cubin_sizes)
    assert mismatch[:2] == ["NvFatbinError", "NVFATBIN_ERROR_ELF_ARCH_MISMATCH"]
    assert option[:2] == ["NvFatbinError", "NVFATBIN_ERROR_UNRECOGNIZED_OPTION"]
    assert null[:2] == ["NvFatbinError", "NVFATBIN_ERROR_NULL_POINTER"]
    assert mismatch[2], "the library describes it"


NVVM = '''
from cudyn import nvvm
IR = """target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128\\
-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @answer(i32* %%out) {
  store i32 31337, i32* %%out
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void (i32*)* @answer, !"kernel", i32 1}
!nvvmir.version = !{!1}
!1 = !{i32 %d, i32 %d}
""" % nvvm.nvvmIRVersion()[:2]
def program(source):
    output = nvvm.nvvmCreateProgram()
    nvvm.nvvmAddModuleToProgram(output, source, len(source), "answer")
    return output
'''


@pytest.mark.slow
@pytest.mark.parametrize("major", real.LIBRARIES["nvvm"].majors)
def test_nvvm_compiles_to_ptx(major: int) -> None:
    ptx, destroyed = run_child(
        NVVM
        + """
output = program(IR)
nvvm.nvvmVerifyProgram(output, 1, ["-arch=compute_80"])
nvvm.nvvmCompileProgram(output, 1, ["-arch=compute_80"])
ptx = ctypes.create_string_buffer(nvvm.nvvmGetCompiledResultSize(output))
nvvm.nvvmGetCompiledResult(output, ptx)
nvvm.nvvmDestroyProgram(output)
print(json.dumps([ptx.value.decode(), not output]))
""",
        real.library("nvvm", major),
    )
    assert ".entry answer(" in ptx
    assert "31337" in ptx
    assert destroyed


@pytest.mark.slow
@pytest.mark.parametrize("major", real.LIBRARIES["nvvm"].majors)
@pytest.mark.parametrize("call", ["nvvmVerifyProgram", "nvvmCompileProgram"])
def test_nvvm_error_contains_the_log(major: int, call: str) -> None:
    kind, name, log, text = run_child(
        NVVM
        + f"""
try:
    nvvm.{call}(program(IR.replace("store i32", "stare i32")), 1, ["-arch=compute_80"])
except cudyn.CudaError as error:
    print(json.dumps([type(error).__name__, error.name, error.log, str(error)]))
""",
        real.library("nvvm", major),
    )
    assert kind == "NvvmError"
    assert name in ("NVVM_ERROR_INVALID_IR", "NVVM_ERROR_COMPILATION")
    assert "expected instruction opcode" in log
    assert log in text


# --- NVML


@pytest.mark.parametrize(
    ("branch", "version"), real.last([("470", [11, 0]), ("525", [12, 0]), ("535", [12, 2])])
)
def test_nvml_without_a_driver_reports_the_version_of_its_branch(branch: str, version: list[int]) -> None:
    """Compare the version with the CUDA release of the driver branch. For CUDA 11.4, it is a lower bound.

    require() uses the CUDA version, although NVML itself reports 12.535.309.01.
    """
    directory = real.nvml(branch)
    reported, path, message, init, count, required = run_child(
        """
from cudyn import nvml
message = nvml.nvmlErrorString(nvml.NVML_ERROR_DRIVER_NOT_LOADED)
required = [r for r in nvml._view.library.releases if describe_error(lambda: nvml.require(r)) is None]
init, count = describe_error(nvml.nvmlInit), describe_error(nvml.nvmlDeviceGetCount)
print(json.dumps([nvml.version, nvml.path, message, init, count, required]))
""",
        LD_LIBRARY_PATH=str(directory),
    )
    assert reported == version
    assert path == str((directory / "libnvidia-ml.so.1").resolve())
    assert init[:3] == ["NvmlError", "NVML_ERROR_DRIVER_NOT_LOADED", message]
    assert count[:2] == ["NvmlError", "NVML_ERROR_UNINITIALIZED"]
    releases = library(catalog.find("nvml")).releases
    assert required == [
        release for release in releases if tuple(map(int, release.split("."))) <= tuple(version)
    ]
