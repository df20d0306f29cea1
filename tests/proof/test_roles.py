"""Tests for the roles in the generated tables, which determine what cudyn does with each parameter.

If the role `out` were wrong, C would write beyond the object that cudyn allocates for one value.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from codegen.declared_types import DeclaredTypes
from codegen.documentation import read_documentation, stem
from codegen.exceptions import Exceptions
from codegen.roles import inference, questions
from codegen.sources import Sources
from cudyn._bindings import tables
from cudyn._bindings.tables import driver_functions, nvrtc_functions, rows

from ..codegen.test_roles import read_exceptions
from .headers import Readings, fold

TABLES = {"driver": driver_functions, "nvrtc": nvrtc_functions}
# The other libraries. Most of them have less documentation. Tests of all libraries are at the end.
OTHERS = {
    path.stem.removesuffix("_functions"): importlib.import_module(f"cudyn._bindings.tables.{path.stem}")
    for path in sorted(Path(tables.__file__).parent.glob("*_functions.py"))
    if path.stem.removesuffix("_functions") not in TABLES
}


class Prototype(NamedTuple):
    """A prototype in a table."""

    library: str
    symbol: str
    params: Sequence[rows.Param]

    def __str__(self) -> str:
        return self.symbol


def newest_prototypes(tables_: Mapping[str, ModuleType] = TABLES) -> Iterator[Prototype]:
    """Yield the newest prototype of each symbol."""
    for library, table in tables_.items():
        for symbol, row in table.FUNCTIONS.items():
            text = rows.spans(row, table.RELEASES)[-1][2]
            if text.startswith("="):
                text = rows.spans(table.FUNCTIONS[text[1:]], table.RELEASES)[-1][2]
            yield Prototype(library, symbol, rows.prototype(text)[1])


def every_prototype(tables_: Mapping[str, ModuleType]) -> Iterator[Prototype]:
    """Yield the prototypes of all releases."""
    for library, table in tables_.items():
        for symbol, row in table.FUNCTIONS.items():
            for _, _, text in rows.spans(row, table.RELEASES):
                if not text.startswith("="):
                    yield Prototype(library, symbol, rows.prototype(text)[1])


def without_versions(symbol: str) -> str:
    """Return a symbol without version and stream suffixes: cuMemcpyHtoD for cuMemcpyHtoD_v2_ptds."""
    return re.sub(r"(_v\d+)?(_ptds|_ptsz)?$", "", symbol)


def test_out_parameters_are_pointers_to_types_with_a_size() -> None:
    total = 0
    for function in every_prototype(TABLES | OTHERS):
        for param in function.params:
            if param.role == "out":
                assert re.fullmatch(r"(const )?\w+( \w+)* \*+", param.type), (str(function), param.name)
                target = param.type.removesuffix("*").rstrip()
                assert target not in ("void", "char"), (str(function), param.name)
                if not target.endswith("*"):
                    assert not target.startswith("const "), (str(function), param.name)
                total += 1
    assert total > 300


def test_inout_parameters_are_pointers_to_writable_memory() -> None:
    for function in every_prototype(TABLES | OTHERS):
        for param in function.params:
            if param.role == "inout":
                assert param.type.endswith("*"), (str(function), param.name)
                if not param.type.endswith("**"):  # pointers to const pointers can be written
                    assert not param.type.startswith("const "), (str(function), param.name)


def test_versions_of_a_function_have_the_same_roles() -> None:
    """Parameters with the same name and type must have the same role in all versions of a function."""
    seen: dict[tuple[str, str, str], dict[str, set[str]]] = {}
    for function in newest_prototypes():
        for param in function.params:
            key = (without_versions(function.symbol), param.name, param.type)
            seen.setdefault(key, {}).setdefault(param.role, set()).add(function.symbol)
    # Only the second version fails for nodes whose edges contain data. Its pointers may be null.
    differing = {key[:2]: set(by_role.get("inout", ())) for key, by_role in seen.items() if len(by_role) > 1}
    assert differing == {
        ("cuStreamGetCaptureInfo", "dependencies_out"): {
            "cuStreamGetCaptureInfo_v2",
            "cuStreamGetCaptureInfo_v2_ptsz",
        }
    }


# Outputs of functions that also have a count. According to the header's documentation, each output is one
# object, regardless of the count. If it were an array, the driver would write beyond the object, so read the
# documentation before adding an entry.
ONE_OBJECT = {
    # a handle or an address of the created object; the count belongs to the inputs
    "cuCtxCreate": {"pctx"},  # numParams: affinities
    "cuGraphInstantiate": {"phGraphExec", "phErrorNode"},  # bufferSize: size of the log
    "cuLibraryLoadData": {"library"},  # numJitOptions, numLibraryOptions
    "cuLibraryLoadFromFile": {"library"},
    "cuLinkCreate": {"stateOut"},  # numOptions
    "cuMemAlloc": {"dptr"},  # bytesize: size of the allocation
    "cuMemAllocAsync": {"dptr"},
    "cuMemAllocFromPoolAsync": {"dptr"},
    "cuMemAllocManaged": {"dptr"},
    "cuMemAddressReserve": {"ptr"},  # size: size of the range
    "cuMemCreate": {"handle"},  # size: size of the allocation
    "cuMipmappedArrayCreate": {"pHandle"},  # numMipmapLevels
    "cuModuleLoadDataEx": {"module"},  # numOptions
    "cuUserObjectCreate": {"object_out"},  # initialRefcount
    "nvrtcCreateProgram": {"prog"},  # numHeaders
    # the added node; the count is the number of its dependencies
    **{
        f"cuGraphAdd{kind}": {"phGraphNode"}
        for kind in (
            "BatchMemOpNode",
            "ChildGraphNode",
            "EmptyNode",
            "EventRecordNode",
            "EventWaitNode",
            "ExternalSemaphoresSignalNode",
            "ExternalSemaphoresWaitNode",
            "HostNode",
            "KernelNode",
            "MemAllocNode",
            "MemFreeNode",
            "MemcpyNode",
            "MemsetNode",
            "Node",
        )
    },
    "cuDevResourceGenerateDesc": {"phDesc"},  # nbResources: number of described resources
    # a single integer; the count is an input
    "cuDeviceGetTexture1DLinearMaxWidth": {"maxWidthInElements"},  # numChannels
    "cuDevSmResourceSplit": {"remainder"},  # nbGroups: length of the array `result`
    "cuDevSmResourceSplitByCount": {"remainder"},
    "cuLogicalEndpointIdReserve": {"baseLeId"},  # the first of `count` ids
    "cuLogicalEndpointQuery": {"queryStatus"},  # one status for all `count` ids
    "cuMemBatchDecompressAsync": {"errorIndex"},  # the index of the failed operation
    "cuMemcpy3DBatchAsync": {"failIdx"},
    "cuMemcpyBatchAsync": {"failIdx"},
    "cuOccupancyAvailableDynamicSMemPerBlock": {"dynamicSmemSize"},  # numBlocks, blockSize
    "cuOccupancyMaxActiveBlocksPerMultiprocessor": {"numBlocks"},  # blockSize, dynamicSMemSize
    "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags": {"numBlocks"},
    "cuOccupancyMaxPotentialBlockSize": {"minGridSize", "blockSize"},
    "cuOccupancyMaxPotentialBlockSizeWithFlags": {"minGridSize", "blockSize"},
}

COUNT = re.compile(
    r"(num|nb)[A-Z_]\w*|n[A-Z]\w*|\w*(count|Count|Refcount)|len|length|\w*Len(gth)?|size|\w*Size|bytesize"
)


def test_out_parameters_next_to_a_count_are_single_objects() -> None:
    single_by_function: dict[str, set[str]] = {}
    for function in newest_prototypes():
        counted = any(
            COUNT.fullmatch(param.name)
            and ("*" not in param.type or param.role in ("inout", "count", "most"))
            for param in function.params
        )
        single = {
            param.name for param in function.params if param.role == "out" and not param.type.endswith("**")
        }
        if counted and single:
            single_by_function.setdefault(without_versions(function.symbol), set()).update(single)
    assert single_by_function == ONE_OBJECT


# Outputs of one object whose documentation contains words that suggest an array. Each entry was checked by
# hand.
NO_ARRAY = {
    ("cuDeviceGetTexture1DLinearMaxWidth", "maxWidthInElements"),  # the output is a number of elements
    ("cuGetProcAddress", "symbolStatus"),  # the words describe the possible values
    ("cuStreamGetCaptureInfo", "dependencies_out"),  # a pointer to the driver's own array
    ("cuStreamGetCaptureInfo", "edgeData_out"),
    ("cuStreamGetFlags", "flags"),  # the words refer to the list of flags in the manual
}
ARRAY = re.compile(
    r"\b(arrays? of|an array|lists?|entries|entry|elements?|(for|of) each|one per|\w+ values)\b", re.I
)


# The name and the description of a parameter in the headers' comments.
DOCUMENTED_PARAM = re.compile(
    r"\\param\s*(?:\[[^\]]*\])?\s*(\w+)(.*?)(?=\\param|\\return|\\sa|\\note|\n\s*\*\s*\n|\Z)", re.DOTALL
)


def test_out_parameters_are_not_documented_as_arrays(readings: Readings) -> None:
    """This test searches the headers' documentation independently of codegen's rules."""
    documentation: dict[tuple[str, str], str] = {}
    for library in TABLES:
        for reading in readings[library]:
            for function in reading.functions.values():
                for name, description in DOCUMENTED_PARAM.findall(function.doc):
                    key = (without_versions(function.symbol), name)
                    words = description.replace("*", " ").split()
                    documentation[key] = f"{documentation.get(key, '')} {' '.join(words)}"
    assert len(documentation) > 1000
    documented_as_arrays = set()
    for prototype in newest_prototypes():
        for param in prototype.params:
            key = (without_versions(prototype.symbol), param.name)
            if param.role == "out" and ARRAY.search(documentation.get(key, "")):
                documented_as_arrays.add(key)
    assert documented_as_arrays == NO_ARRAY


# Memory for several objects, which must never be allocated for a single object: lists, strings, and the
# caller's memory.
ARRAYS = [
    ("cuDevSmResourceSplit", "result", "inout"),
    ("cuDevSmResourceSplitByCount", "result", "list"),
    ("cuDeviceGetCliqueInfo", "cliqueInfo", "list"),
    ("cuDeviceGetHostAtomicCapabilities", "capabilities", "list"),
    ("cuDeviceGetLuid", "luid", "bytes"),
    ("cuDeviceGetName", "name", "text"),
    ("cuDeviceGetP2PAtomicCapabilities", "capabilities", "list"),
    ("cuDeviceGetPCIBusId", "pciBusId", "text"),
    ("cuGLGetDevices", "pCudaDevices", "list"),
    ("cuGraphGetEdges", "from", "list"),
    ("cuGraphGetEdges", "to", "list"),
    ("cuGraphGetEdges", "edgeData", "list"),
    ("cuGraphGetNodes", "nodes", "list"),
    ("cuGraphGetRootNodes", "rootNodes", "list"),
    ("cuGraphInstantiate", "logBuffer", "inout"),
    ("cuGraphNodeGetDependencies", "dependencies", "list"),
    ("cuGraphNodeGetDependencies", "edgeData", "list"),
    ("cuGraphNodeGetDependentNodes", "dependentNodes", "list"),
    ("cuGraphNodeGetDependentNodes", "edgeData", "list"),
    ("cuLibraryEnumerateKernels", "kernels", "list"),
    ("cuLogsDumpToMemory", "buffer", "text"),
    ("cuMemGetLocationInfo", "location_out", "list"),
    ("cuMemPoolGetAttribute", "value", "typed"),
    ("cuModuleEnumerateFunctions", "functions", "list"),
    ("cuPointerGetAttribute", "data", "typed"),
    ("cuTexRefGetBorderColor", "pBorderColor", "list"),
    ("nvrtcGetPTX", "ptx", "inout"),
    ("nvrtcGetProgramLog", "log", "inout"),
    ("nvrtcGetSupportedArchs", "supportedArchs", "inout"),
]


@pytest.mark.parametrize(("stem", "name", "role"), ARRAYS)
def test_memory_for_several_objects_has_the_right_role(stem: str, name: str, role: str) -> None:
    found_roles: set[str] = set()
    for function in newest_prototypes():
        if without_versions(function.symbol) == stem:
            found_roles.update(param.role for param in function.params if param.name == name)
    assert found_roles == {role}


# Reasons why the caller has to provide the memory of a parameter, with patterns of functions.
REASONS_FOR_INOUT = {
    "bulk data whose size the caller passes or another call returns": (
        r"\w*(Memcpy|ReadEvent|ReadAllEvents|MemcpyNode)\w*|cuFileRead|p?ncclRecv|p?nccl\w*(Reduce|Gather|Scatter"
        r"|AlltoAll|Broadcast)\w*|nvrtcGet\w+|nvvmGet\w+|nvFatbinGet|nvJitLinkGet\w+|nvmlSystemGetCPER_v1"
        r"|nvml(VgpuInstance|Device)Get(Vgpu)?Metadata|cufft\w+|cusolverDn\wgesvdaStridedBatched"
        r"|cusolverRfBatchZeroPivot|p?ncclParamGet|cu\w*StreamGetCaptureInfo_v2|cu(da)?GraphInstantiate(_v2)?"
        r"|cuptiActivityGetNextRecord\w*|nvjpeg(2k)?EncodeRetrieveBitstream\w*|cudnn(?!Get\w+(Descriptor|Dim)$)\w+"
        r"|cutensor\w+|nvshmem_info_get_name|custatevec\w+|nvimgcodec(FutureGetProcessingStatus|DecoderGetMetadata)"
    ),
    "a result in device memory or host memory, as the library's pointer mode says": (
        r"cusparse(X((bsr|csr)s[vm]2|(csr|bsr)(ilu02|ic02))_zeroPivot|[SDCZ]nnz(_compress)?"
        r"|X(csrgeam2|csrgemm2|csr2bsr|csr2gebsr|gebsr2gebsr)Nnz|[SD]prune(Dense|Csr)2csrNnz(ByPercentage)?)"
    ),
    "a matrix in device memory or host memory": r"cublasXt[SDCZ]\w+",
    "device memory": r"nvcompBatched\w+|npp\w+",
    "device memory, or host memory of a known size": (
        r"cublas(\w*[aA]sum|\w*[dD]ot[cu]?|\w*[nN]rm2|\w*[rR]otm?g|I\w*am(ax|in))(Ex)?(_v2)?(_64)?"
        r"|curandGenerate\w*"
    ),
    "arrays of the host whose sizes other arguments determine": r"cusolverSp\w+Host",
    "an object that the call reads and writes in part": (
        r"cu(da)?Graph(AddNode|AddMemAllocNode|InstantiateWithParams)\w*|cuTensorMap\w+|cu(da)?EGLStream\w+"
        r"|cu(da)?DeviceGetNvSciSyncAttributes|nvml\w+|cupti(Subscribe_v2|PCSampling\w+|(Device)?Get\w+|Profiler\w+"
        r"|SassMetrics\w+|PmSampling\w+|RangeProfiler\w+)|nvimgcodecCodeStreamGet\w+Info|nvjpeg2kDecode(Image|Tile)?"
    ),
    "a handle that the call sets to null": r"nvrtcDestroyProgram|nvvmDestroyProgram|nv\w+Destroy",
    "null has a meaning": r"cu(TexRefSetAddress|daBindTexture)\w*|cu(da)?DevSmResourceSplit",
    "the header does not document the output": (
        r"cublas[SDCZ](geqrf|gels|getrs)Batched|cusparse([SDCZ]csrcolor|SpMVOp_createDescr)"
        r"|nvshmem_(query_thread|info_get_version|team_get_config)|nvshmemx_vendor_get_version_info"
    ),
    "the caller's object, which the call changes": (
        r"cusparseLt(MatDesc|MatmulDesc|MatmulAlg)SetAttribute|cusparseLtMatmulSearch|nvshmemx_set_attr_\w+_args"
    ),
    "written after the call has returned": r"cuFile(Read|Write)Async",
    "an attribute whose size the caller passes": (
        r"cublasLt\w+GetAttribute|cuptiEventGroupGetAttribute|cudss(Config|Data)Get"
    ),
    "an array declared with brackets, with elements that are not const": (
        r"cublasXt(GetNumBoards|DeviceSelect)|cusolverDn\wpotr[fs]Batched"
        r"|cusolverRfBatch(SetupHost|ResetValues|Solve)|cudnnGet\w+(Descriptor|Dim)"
    ),
}


def test_inout_parameters_all_have_a_reason() -> None:
    symbols_by_reason: dict[str, list[str]] = {}
    for function in every_prototype(TABLES | OTHERS):
        if any(param.role == "inout" for param in function.params):
            reasons = [
                reason
                for reason, pattern in REASONS_FOR_INOUT.items()
                if re.fullmatch(pattern, without_suffixes(function.symbol))
            ]
            symbols_by_reason.setdefault(reasons[0] if reasons else "none", []).append(function.symbol)
    assert symbols_by_reason.pop("none", []) == []
    assert symbols_by_reason.keys() == REASONS_FOR_INOUT.keys()


def without_suffixes(symbol: str) -> str:
    """Return a symbol without its stream suffix, and without the release suffix of nvJitLink."""
    return re.sub(r"^__(\w+?)_\d+_\d+$", r"\1", re.sub(r"_pt[sd][sz]$", "", symbol))


# --- the other libraries


def test_roles_of_the_runtime_equal_those_of_the_driver() -> None:
    """The parameters of functions with the same name and number of parameters must have equal roles."""
    driver: dict[str, list[Sequence[rows.Param]]] = {}
    for function in every_prototype({"driver": driver_functions}):
        driver.setdefault(without_versions(function.symbol), []).append(function.params)
    compared = 0
    differing = {}
    for function in every_prototype({"runtime": OTHERS["runtime"]}):
        twins = driver.get("cu" + without_versions(function.symbol).removeprefix("cuda"), [])
        runtime_roles = [param.role for param in function.params]
        twins_roles = [[param.role for param in twin] for twin in twins if len(twin) == len(runtime_roles)]
        if twins_roles:
            compared += 1
            if runtime_roles not in twins_roles:
                differing[without_versions(function.symbol)] = [
                    param.name
                    for param, *driver_roles in zip(function.params, *twins_roles)
                    if param.role not in driver_roles
                ]
    assert compared > 100
    assert differing == {  # the driver declares CUdeviceptr, and the runtime void *
        "cudaGraphMemFreeNodeGetParams": ["dptr_out"],
        "cudaMemcpyPeer": ["dst"],
        "cudaMemcpyPeerAsync": ["dst"],
        "cudaMemcpyWithAttributesAsync": ["dst"],
    }


# Scalars may be in device memory, so the caller provides the memory. Only these functions return values.
NUMBERS = re.compile(r"(float|double|cu(Float|Double)?Complex|cufft\w+|__half|cuda\w*bf?\w*16) \*")
NUMBERS_ON_THE_HOST = {
    ("cusolverDnXgesvdp", "h_err_sigma"),
    *((f"cusolverSp{kind}csreigvsiHost", "mu") for kind in "SDCZ"),
    *((f"cusolverSp{kind}csrlsqvqrHost", "min_norm") for kind in "SDCZ"),
    ("cufftCreate", "handle"),
    *((f"cufftPlan{kind}", "plan") for kind in ("1d", "2d", "3d", "Many")),
    ("cusolverDnXgesvdjGetResidual", "residual"),
    ("cusolverDnXsyevjGetResidual", "residual"),
    ("cusolverRfGetNumericProperties", "boost"),
    ("cusolverRfGetNumericProperties", "zero"),
}
MATHS = {name: OTHERS[name] for name in ("cublas", "cublaslt", "cufft", "curand", "cusolver", "cusparse")}


def test_maths_libraries_return_only_listed_numbers() -> None:
    returned = set()
    for function in every_prototype(MATHS):
        for param in function.params:
            if param.role == "out" and NUMBERS.fullmatch(param.type):
                returned.add((function.symbol, param.name))
    assert returned == NUMBERS_ON_THE_HOST


def test_maths_functions_except_queries_return_only_listed_values() -> None:
    """This includes counts and statuses of computations, which may be in device memory."""
    queries = re.compile(
        r"\w*(Get(?![a-z])|Create|_create|cufftPlan|Estimate|_bufferSize|BufferInfo|_getNumProducts)\w*"
        r"|cublasLtMatmulAlgo\w+|cufftXtMalloc|cusolverRf(Access|Extract)\w+|cusolverSpXcsrluNnzHost"
        r"|cublasXtMaxBoards"
    )
    on_the_host = {"issym", "position", "singularity", "num_eigs", "rankA", "min_norm", "mu"}  # in cusolverSp
    on_the_host |= {"iter", "niters", "meig", "meig64", "h_meig", "h_err_sigma"}  # in cusolverDn
    for function in every_prototype(MATHS):
        if not queries.fullmatch(function.symbol):
            returned = {param.name for param in function.params if param.role == "out"}
            is_solver = function.symbol.startswith(("cusolverSp", "cusolverDn"))
            assert not returned - (on_the_host if is_solver else set()), str(function)


def test_out_structs_with_a_size_or_version_are_initialized() -> None:
    """The table INITIAL contains the values of such members in new objects."""
    from cudyn import cupti, nccl, nvml
    from cudyn._bindings.libraries.module import view_of

    for module in (cupti, nvml, nccl):
        library = view_of(module).library
        name = library.info.name
        types = library.types_at(library.releases[-1])
        initial = library.common_types.tables.INITIAL
        for function in newest_prototypes({name: OTHERS[name]}):
            for param in function.params:
                resolved = types.resolve(param.type.removesuffix(" *"))
                if param.role == "out" and param.type.endswith(" *") and resolved.startswith("struct "):
                    tag = resolved.partition(" ")[2]
                    cls = types.ctype(resolved)
                    first = cls._fields_[0][0] if hasattr(cls, "_fields_") else ""
                    if first in ("version", "size", "structSize"):
                        assert first in initial.get(tag, {}), (str(function), param.name)


def test_exceptions_to_the_rules_all_change_a_role(pins: Sources, readings: Readings, tmp_path: Path) -> None:
    """The roles are inferred with and without each entry. `unused` lists the entries without an effect."""
    for library in pins.libraries:
        exceptions = Exceptions(library)
        none = read_exceptions(tmp_path)
        none.rules = exceptions.rules
        none.confirmed = exceptions.confirmed
        none.memory = exceptions.memory
        changed: set[tuple[str, str]] = set()
        library_readings = readings[library.name]
        docs = read_documentation(
            function for reading in reversed(library_readings) for function in reading.functions.values()
        )
        types = DeclaredTypes(library_readings)
        folded = fold(library, library_readings)
        exceptions.answers(folded, library.status)
        roles_by_symbol: dict[str, list[tuple[str, ...]]] = {}
        for symbol, spans in folded.functions.items():
            for function in (span.value for span in spans):
                with_entries = inference.infer_roles(function, docs, exceptions, types)
                roles_by_symbol.setdefault(symbol, []).append(with_entries)
                without = inference.infer_roles(function, docs, none, types)
                for param, role, other in zip(function.params, with_entries, without):
                    if role != other:
                        changed |= {(name, param.name) for name in (symbol, stem(symbol))}
        exceptions.told(folded, roles_by_symbol)
        exceptions.types(folded)
        exceptions.initial(folded)
        exceptions.bytes(folded)
        questions.check_settled(library, folded, docs, exceptions, types)
        assert exceptions.unused == set()
        entries = {(name, param) for name, params in exceptions.rows.items() for param in params}
        assert entries - changed == set()
