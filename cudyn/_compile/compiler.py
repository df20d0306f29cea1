"""CUDA C++ to code, and code to linked code, without a driver or a GPU: `cudyn.compile`, `cudyn.link`.

A layer on cudyn.nvrtc, cudyn.nvfatbin and cudyn.nvjitlink, which do the work.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import os
import re
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from .._errors import CudynError, LoadError, show
from .._formats import image as images
from .._formats.image import Image
from .._formats.signature import common, merged
from ..errors import NvJitLinkError, NvrtcError
from . import cache as kept
from . import includes
from . import options as known

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from .._formats.signature import KernelInfo

    Path = str | os.PathLike[str]

# What NVRTC has to be asked for, and which functions give it: size and contents.
_OUTPUTS = {
    "ptx": ("", "nvrtcGetPTXSize", "nvrtcGetPTX"),
    "cubin": ("", "nvrtcGetCUBINSize", "nvrtcGetCUBIN"),
    "ltoir": ("-dlto", "nvrtcGetLTOIRSize", "nvrtcGetLTOIR"),
    "optixir": ("--optix-ir", "nvrtcGetOptiXIRSize", "nvrtcGetOptiXIR"),
}
_ARCH = re.compile(r"(sm|compute|lto)_\d+[af]?")
_BY_ARCH = {"sm": "cubin", "compute": "ptx", "lto": "ltoir"}

# Options that say what `to` says; and those that have to be read: name and value, or those of one letter.
_BY_OPTION = {"-dlto": "ltoir", "--dlink-time-opt": "ltoir", "-optix-ir": "optixir", "--optix-ir": "optixir"}
_READ = re.compile(
    r"(-arch|--gpu-architecture|--include-path|-include|--pre-include)(?:=(.*))?|(-I)[= ]?(.*)", re.S
)
_EXECUTABLE = b"\2\0"  # e_type of ELF; nvJitLink leaves such a CUBIN out and says nothing
_MISSING = re.compile(r'(?:cannot|could not) open source file "([^"]+)"')
_FORMAT = "2"  # of the key: another one forgets what the cache has


def compile(
    source: str | bytes | os.PathLike[str],
    *,
    arch: str | Sequence[str] | None = None,
    to: str | None = None,
    name: str = "",
    options: Sequence[str] = (),
    include: Sequence[Path] = (),
    headers: Mapping[str, str | bytes] | None = None,
    define: Mapping[str, object] | Sequence[str] = (),
    std: str = "",
    expressions: Sequence[str] = (),
    cache: bool = True,
) -> Any:
    """Compile CUDA C++ with NVRTC. No driver is touched, unless `arch` is left to the current device.

    source       the text, or the path of a file (an os.PathLike; its folder is searched for "headers" first)
    arch         "sm_90" for a CUBIN, "compute_90" for PTX, "lto_90" for LTO-IR; several for one image each,
                 or for a fatbin; None: that of the current context's device, or the first one's
    to           "ptx", "cubin", "ltoir", "optixir" or "fatbin"; None: what `arch` says
    name         of the source in messages; None: the file's
    options      passed to NVRTC as they are
    include      folders of headers; the toolkit's own are found by themselves
    headers      name -> text of headers that are in memory
    define       macro -> value, None for none, True for 1; or a list of "NAME" and "NAME=VALUE"
    std          such as "c++17"
    expressions  names of kernels such as "add<float>"; `Image.names` has what they are in the code
    cache        take what is kept of an equal compilation, and keep this one (see cudyn._compile.cache); what
                 depends on more than can be told before compiling is never kept: `Image.unkept` says why

    Returns an Image, or a list of them for a list of architectures, in its order; one Image for a fatbin.
    Raises NvrtcError with the compiler's log, ValueError for what is wrong before NVRTC is asked, TypeError,
    or the LoadError of NVRTC where there is none and the cache does not have it.
    """
    headers = {} if headers is None else headers
    job = _Job(source, name, options, include, headers, define, std, expressions, cache)
    if arch is None:
        arch = job.arch or device_arch()
    elif job.arch:
        raise ValueError(f"the architecture is given twice: {arch!r}, and {job.arch!r} in the options")
    if to is not None and to not in images.KINDS:
        raise ValueError(f"to={to!r}: there are {', '.join(images.KINDS)}")
    several = [arch] if isinstance(arch, str) else _strings("arch", arch)
    if not several:
        raise ValueError("no architecture is given")
    kinds = [kind_of(each, to) for each in several]
    made = [job.image(each, kind) for each, kind in zip(several, kinds)]
    if to == "fatbin":
        return fatbin(made)
    return made[0] if isinstance(arch, str) else made


def kind_of(arch: str, to: str | None) -> str:
    """What is made for an architecture: what it says or, but for a fatbin, `to`. ValueError: it can't be."""
    found = _ARCH.fullmatch(arch)
    if not found:
        raise ValueError(f"an architecture is written as 'sm_90' or 'compute_90', not {arch!r}")
    said = _BY_ARCH[found[1]]
    kind = said if to in (None, "fatbin") else str(to)
    if kind == "cubin" and said != "cubin":
        raise ValueError(f"a CUBIN is for a real architecture, such as sm_90, not {arch}")
    if said == "ltoir" and kind != "ltoir":
        raise ValueError(f"{arch} is LTO-IR, not {kind}")
    return kind


def link(
    inputs: Sequence[Image | bytes | os.PathLike[str]],
    *,
    arch: str | None = None,
    to: str = "cubin",
    options: Sequence[str] = (),
) -> Image:
    """Link PTX, CUBIN, LTO-IR and fatbins with nvJitLink, without a driver.

    inputs   images, their bytes, or files
    arch     such as "sm_90"; None: that of the current context's device, or the first one's
    to       "cubin", or "ptx" of LTO-IR
    options  passed to nvJitLink as they are; -lto is added where there is LTO-IR

    Raises NvJitLinkError with the linker's log, or ValueError.
    """
    linker: Any = importlib.import_module("cudyn.nvjitlink")
    if to not in ("cubin", "ptx"):
        raise ValueError(f"to={to!r}: there are cubin and ptx")
    given = _strings("options", options)
    (arch,) = _strings("arch", [device_arch() if arch is None else arch])
    kind_of(arch, "cubin" if to == "cubin" else None)
    inputs = _listed("inputs", inputs)
    parts = [_as_image(each) for each in inputs]
    if not parts:
        raise ValueError("there is nothing to link")
    labels = [os.fspath(e) if isinstance(e, os.PathLike) else f"input {i}" for i, e in enumerate(inputs)]
    called = [os.fsencode(label) for label in labels]  # nvJitLink keeps the pointers, for its messages
    for i, part in enumerate(parts):
        if part.kind == "cubin" and part.data[16:18] == _EXECUTABLE:
            raise ValueError(f"{labels[i]} is a CUBIN that can't be linked: compile it with -rdc=true")
    kinds = {
        "ptx": linker.NVJITLINK_INPUT_PTX,
        "cubin": linker.NVJITLINK_INPUT_CUBIN,
        "ltoir": linker.NVJITLINK_INPUT_LTOIR,
        "fatbin": linker.NVJITLINK_INPUT_FATBIN,
    }
    lto = "-lto" in given or any(part.kind == "ltoir" for part in parts)
    if to == "ptx" and not lto:
        raise ValueError("to='ptx' is for LTO-IR; what there is to link has none")
    wanted = [f"-arch={arch}", *(["-lto"] if lto else []), *(["-ptx"] if to == "ptx" else [])]
    wanted += [option for option in given if option not in wanted]
    try:
        handle = linker.nvJitLinkCreate(len(wanted), wanted)
    except NvJitLinkError as error:  # it does not say which
        raise error.with_notes(f"The options were {' '.join(wanted)}.") from None
    try:
        for i, part in enumerate(parts):
            if part.kind not in kinds:
                raise ValueError(f"{labels[i]} is {part.kind}, which nvJitLink does not take")
            linker.nvJitLinkAddData(handle, kinds[part.kind], part.data, len(part.data), called[i])
        linker.nvJitLinkComplete(handle)
        size_of, contents = (
            ("LinkedPtxSize", "LinkedPtx") if to == "ptx" else ("LinkedCubinSize", "LinkedCubin")
        )
        data = bytearray(getattr(linker, f"nvJitLinkGet{size_of}")(handle))
        getattr(linker, f"nvJitLinkGet{contents}")(handle, data)
        log = bytearray(linker.nvJitLinkGetInfoLogSize(handle))
        if log:
            linker.nvJitLinkGetInfoLog(handle, log)
    finally:
        linker.nvJitLinkDestroy(ctypes.byref(handle))
    found = images.read(bytes(data))
    by = f"nvJitLink {show(linker.version)}"
    kernels = found.kernels
    if to == "cubin":
        typed = [kernel for part in parts for kernel in part.kernels]
        kernels = merged(kernels, [*typed, *_typed(parts, arch, given)])
    names = {expression: name for part in parts for expression, name in part.names.items()}
    return Image(found.data, found.kind, (arch,), kernels, _text(log), names, by)


def _typed(parts: Sequence[Image], arch: str, options: Sequence[str]) -> Sequence[KernelInfo]:
    """The kernels of LTO-IR with the types of their parameters, which are in the PTX that it becomes."""
    intermediate = [part for part in parts if part.kind == "ltoir"]
    try:
        return link(intermediate, arch=arch, to="ptx", options=options).kernels if intermediate else ()
    except NvJitLinkError:  # an option is not for PTX: then numbers have to say what they are
        return ()


def fatbin(parts: Sequence[Image]) -> Image:
    """Pack PTX, CUBIN and LTO-IR images into one fatbin with nvFatbin, without a driver."""
    packer: Any = importlib.import_module("cudyn.nvfatbin")
    parts = _listed("parts", parts)
    if not parts:
        raise ValueError("there is nothing to pack")
    packed: set[tuple[str, str]] = set()
    for part in parts:
        if not isinstance(part, Image):
            raise TypeError(f"a fatbin is made of Images, not {type(part).__name__}")
        what = f"{part.kind} for {', '.join(part.arch) or 'an unknown architecture'}"
        if not part.arch or part.kind not in ("ptx", "cubin", "ltoir"):
            raise ValueError(f"a fatbin takes PTX, CUBIN and LTO-IR of a known architecture, not {what}")
        number = part.arch[0].partition("_")[2]  # PTX for sm_90 and for compute_90 is the same
        if (part.kind, number) in packed:
            raise ValueError(f"there are two parts that are {what}; the driver would take one of them")
        packed.add((part.kind, number))
    handle = packer.nvFatbinCreate(None, 0)
    try:
        for part in parts:
            number, label = part.arch[0].partition("_")[2], part.arch[0]
            if part.kind == "cubin":
                packer.nvFatbinAddCubin(handle, part.data, len(part.data), number, label)
            elif part.kind == "ltoir":
                packer.nvFatbinAddLTOIR(handle, part.data, len(part.data), number, label, None)
            else:
                text = part.data.rstrip(b"\0")
                packer.nvFatbinAddPTX(handle, text, len(text) + 1, number, label, None)
        data = bytearray(packer.nvFatbinSize(handle))
        packer.nvFatbinGet(handle, data)
    finally:
        packer.nvFatbinDestroy(ctypes.byref(handle))
    return Image(
        bytes(data),
        "fatbin",
        tuple(part.arch[0] for part in parts),
        common([part.kernels for part in parts]),
        "".join(dict.fromkeys(part.log for part in parts)),
        {e: name for e, name in parts[0].names.items() if all(part.names.get(e) == name for part in parts)},
        f"nvFatbin {show(packer.version)}",
    )


def device_arch() -> str:
    """The architecture of this thread's current context or, where it has none, of the first device.

    ValueError where there is none; it lists what NVRTC supports.
    """
    driver: Any = importlib.import_module("cudyn.driver")
    try:
        driver.cuInit(0)
        device = driver.cuCtxGetDevice() if driver.cuCtxGetCurrent() else driver.cuDeviceGet(0)
        major, minor = (
            driver.cuDeviceGetAttribute(attribute, device)
            for attribute in (
                driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
                driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
            )
        )
    except CudynError as error:
        why = str(error).splitlines()[0].rstrip(".")
        known = ", ".join(f"sm_{n}" for n in supported())
        hint = f"NVRTC supports {known}." if known else "There is no NVRTC either."
        raise ValueError(f"say arch=..., for there is no device to ask ({why}). {hint}") from None
    return f"sm_{major}{minor}"


def supported() -> list[int]:
    """The compute capabilities that NVRTC can compile for, such as 90; [] without an NVRTC."""
    nvrtc: Any = importlib.import_module("cudyn.nvrtc")
    if not nvrtc.available:
        return []
    found = (ctypes.c_int * nvrtc.nvrtcGetNumSupportedArchs())()
    nvrtc.nvrtcGetSupportedArchs(found)
    return list(found)


class _Key(NamedTuple):
    """What the cache knows code by.

    name    the hash of what the code depends on
    build   the hash of what compiles it; None: there is no compiler
    unsure  why the name may not have all of it; "" if it has
    facts   what the name is the hash of, each a JSON value
    """

    name: str
    build: str | None
    unsure: str
    facts: dict[str, Any]


class _Job:
    """One source with everything but the architecture."""

    def __init__(
        self,
        source: str | bytes | os.PathLike[str],
        name: str,
        options: Sequence[str],
        include: Sequence[Path],
        headers: Mapping[str, str | bytes],
        define: Any,
        std: str,
        expressions: Sequence[str],
        cache: bool,
    ) -> None:
        self.nvrtc: Any = importlib.import_module("cudyn.nvrtc")
        self.include = _strings("include", include)
        if isinstance(source, os.PathLike):
            path = os.fspath(source)
            name = name or path
            self.include.insert(0, os.path.dirname(os.path.abspath(path)))
            with open(path, "rb") as file:
                source = file.read()
        self.name = _strings("name", [name])[0] or "kernel.cu"
        self.source = _checked(self.name, source)
        if not hasattr(headers, "items"):
            raise TypeError(f"headers are a mapping of names to texts, not {type(headers).__name__}")
        names = _strings("headers", headers)
        self.headers = {key: _checked(key, headers[key]) for key in names}
        self.expressions = _strings("expressions", expressions)
        self.cache = cache
        given = define if hasattr(define, "items") else dict.fromkeys(_strings("define", define))
        self.options = _strings("define", [_macro(each, given[each]) for each in _strings("define", given)])
        self.options += [f"-std={each}" for each in _strings("std", [std]) if each]
        self.arch = ""
        self.before: list[str] = []  # headers that options include
        self._take(_strings("options", options))

    def _take(self, options: list[str]) -> None:
        """Options as they are; the architecture and folders of headers go to their own place."""
        folders = []
        rest = iter(options)
        for option in rest:
            found = _READ.fullmatch(option)
            if not found:
                self.options.append(option)
                continue
            what, value = found[1] or found[3], found[2] or found[4] or next(rest, "")
            if not value:
                raise ValueError(f"the option {option} has no value")
            if "arch" in what:
                self.arch = value
            elif what in ("-I", "--include-path"):
                folders.append(value)
            else:
                self.before.append(value)
                self.options.append(f"{what}={value}")
        self.include = [*folders, *self.include]

    def image(self, arch: str, kind: str) -> Image:
        """The code for one architecture, from the cache or compiled."""
        for option in self.options:
            if _BY_OPTION.get(option, kind) != kind:
                raise ValueError(f"the option {option} makes no {kind}; say to={_BY_OPTION[option]!r}")
        if not self.cache or kept.folder() is None:
            return self._compile(arch, kind)
        key = self._key(arch, kind)
        if key.unsure and key.build is not None:
            return replace(self._compile(arch, kind), unkept=key.unsure)
        found = None if key.unsure else kept.find(key.name, key.build)
        if found is not None:
            return found
        if key.build is None:
            raise self._missing(key)
        with kept.alone(key.name):
            found = kept.find(key.name, key.build)
            if found is None:
                found = self._compile(arch, kind)
                changed = self._key(arch, kind) != key  # while the compiler read it
                why = "a header changed meanwhile" if changed else ""
                found = replace(found, unkept=why or kept.keep(key.name, key.build, found, key.facts))
        return found

    # --- the cache

    def _key(self, arch: str, kind: str) -> _Key:
        """What the code depends on and what compiles it. The toolkit's headers are the compiler's: a machine
        with neither finds what they made.
        """
        toolkit = self._toolkit()
        used = includes.follow(
            self.source, self.name, self.headers, self.include, toolkit, self._options_as_text()
        )
        option = known.unkeepable(self.options)
        unsure = f"the option {option} does more than the cache can do" if option else used.unsure
        debug = not known.PATHS.isdisjoint(self.options)
        paths = [self.include if used.paths or debug else [], os.getcwd() if debug else ""]
        facts = {
            "source": _hash([self.source]),
            "name": self.name,
            "architecture": arch,
            "kind": kind,
            "options": self.options,
            "expressions": self.expressions,
            "headers": _hash([sorted(self.headers.items()), used.own]),
            "paths": paths,
        }
        build = None
        if self.nvrtc.available:
            build = _hash(
                [_build_of(self._library), self.nvrtc.version, used.theirs, toolkit if debug else []]
            )[:16]
        return _Key(_hash([_FORMAT, facts]), build, unsure, facts)

    def _options_as_text(self) -> bytes:
        """What options define and include, as a source would write it."""
        lines = [f'#include "{header}"' for header in self.before]
        lines += [f"#define {option}" for option in self.options if not option.startswith("-std")]
        return "\n".join(lines).encode("utf-8", "surrogateescape")

    def _missing(self, key: _Key) -> LoadError:
        """The error of the library that is not there, with what the cache has."""
        error: LoadError = self.nvrtc.load_error
        library, summary, attempts, hint, *more = error.args
        there = f"It is not kept: {key.unsure}." if key.unsure else kept.nearest(key.facts)
        return type(error)(library, summary, attempts, f"{hint}\n{there}".strip(), *more)

    def _toolkit(self) -> list[str]:
        return _toolkit_of(self._library, self.nvrtc.version)

    @cached_property
    def _library(self) -> str:
        """The file of NVRTC, which is looked up each time that it is asked for; "" where there is none."""
        return self.nvrtc.path or ""

    # --- the compiler

    def _compile(self, arch: str, kind: str) -> Image:
        nvrtc = self.nvrtc
        extra, size_of, contents = _OUTPUTS[kind]
        if nvrtc.available:
            self._refuse(arch, kind, contents)
        program = nvrtc.nvrtcCreateProgram(
            self.source,
            os.fsencode(self.name),
            len(self.headers),
            list(self.headers.values()),
            list(self.headers),
        )
        try:
            for expression in self.expressions:
                nvrtc.nvrtcAddNameExpression(program, expression)
            # NVRTC knows no lto_90: it is LTO-IR for compute_90.
            options = [f"-arch={arch.replace('lto', 'compute')}", *([extra] if extra else []), *self.options]
            words = [option.encode("utf-8", "surrogateescape") for option in options]
            words += [b"--include-path=" + os.fsencode(each) for each in (*self.include, *self._toolkit())]
            try:
                nvrtc.nvrtcCompileProgram(program, len(words), words)
            except NvrtcError as error:
                if "--gpu-architecture" in error.log or "--nv_arch" in error.log:
                    raise self._not_for(arch) from None
                raise self._explained(error) from None
            log = self._output(program, "nvrtcGetProgramLogSize", "nvrtcGetProgramLog")
            lowered = {e: _text(nvrtc.nvrtcGetLoweredName(program, e)) for e in self.expressions}
            data = self._output(program, size_of, contents)
            if kind == "ptx":
                kernels = images.read(data).kernels
            elif kind == "cubin":
                typed = images.read(self._output(program, *_OUTPUTS["ptx"][1:])).kernels
                kernels = merged(images.read(data).kernels, typed)
            else:
                kernels = ()
        finally:
            nvrtc.nvrtcDestroyProgram(ctypes.byref(program))
        return Image(data, kind, (arch,), kernels, _text(log), lowered, f"NVRTC {show(nvrtc.version)}")

    def _output(self, program: Any, size_of: str, contents: str) -> bytes:
        data = bytearray(getattr(self.nvrtc, size_of)(program))
        if data:
            getattr(self.nvrtc, contents)(program, data)
        return bytes(data)

    def _refuse(self, arch: str, kind: str, contents: str) -> None:
        """What this NVRTC can't do, before it is asked."""
        version = show(self.nvrtc.version)
        if not self.nvrtc.has(contents):
            raise ValueError(f"NVRTC {version} can't make {kind}: it has no {contents}")
        if int(re.sub(r"\D", "", arch)) not in supported():
            raise self._not_for(arch)

    def _not_for(self, arch: str) -> ValueError:
        listed = ", ".join(map(str, supported()))
        return ValueError(f"NVRTC {show(self.nvrtc.version)} can't compile for {arch}; it can for {listed}")

    def _explained(self, error: NvrtcError) -> NvrtcError:
        """With the wheel that has a header which is not there."""
        missing = _MISSING.search(error.log)
        version = self.nvrtc.version
        project = includes.project_of(missing[1], version[0] if version else None) if missing else ""
        if not missing:
            return error
        hint = f"The header {missing[1]} was not found."
        if project:
            hint += f" It is the toolkit's: pip install {project}, or install a CUDA toolkit."
        return error.with_notes(hint)


_builds: dict[str, str] = {}
_toolkits: dict[str, list[str]] = {}


def _hash(parts: list[Any]) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def _build_of(path: str) -> str:
    """A library by its size and the start of its file, which says where everything in it is."""
    found = _builds.get(path)
    if found is None:
        with open(path, "rb") as file:
            start = file.read(1 << 16)
            size = os.fstat(file.fileno()).st_size
        found = _builds[path] = hashlib.sha256(b"%d " % size + start).hexdigest()[:16]
    return found


def _toolkit_of(path: str, version: tuple[int, int] | None) -> list[str]:
    found = _toolkits.get(path)
    if found is None:
        found = _toolkits[path] = includes.of_toolkit(path, version[0] if version else None)
    return found


def _checked(name: str, text: str | bytes) -> bytes:
    """Source text as NVRTC takes it: UTF-8 without a byte order mark or a NUL."""
    if not isinstance(text, (str, bytes)):
        raise TypeError(f"{name}: text is str or bytes, a source also a path; this is {type(text).__name__}")
    try:
        data = (text.encode() if isinstance(text, str) else bytes(text)).removeprefix(includes.BOM)
        data.decode()
    except UnicodeError as error:
        at = getattr(error, "start", 0)
        line = text[:at].count("\n" if isinstance(text, str) else b"\n") + 1  # type: ignore[arg-type]
        raise ValueError(f"{name}, line {line}: not UTF-8: {error}") from None
    if b"\0" in data:
        line = data[: data.index(b"\0")].count(b"\n") + 1
        raise ValueError(f"{name}, line {line}: a NUL in the source, where C++ would end")
    return data


def _macro(name: str, value: object) -> str:
    """The option that defines a macro. C++ would take True for a name."""
    return f"-D{name}" if value is None else f"-D{name}={int(value) if isinstance(value, bool) else value}"


def _listed(what: str, given: Any) -> list[Any]:
    """A list of what was given as one. A str or bytes is none, though it has elements."""
    if isinstance(given, (str, bytes, bytearray, os.PathLike)) or not hasattr(given, "__iter__"):
        raise TypeError(f"{what} takes a list, not {type(given).__name__}")
    return list(given)


def _strings(what: str, given: Any) -> list[str]:
    """A list of str, or of paths, that C can take."""
    found = [os.fspath(each) if isinstance(each, os.PathLike) else each for each in _listed(what, given)]
    for each in found:
        if not isinstance(each, str):
            raise TypeError(f"{what} takes str, not {type(each).__name__}: {each!r}")
        if "\0" in each:
            raise ValueError(f"{what}: {each!r} has a NUL in it")
    return found


def _as_image(given: Image | bytes | os.PathLike[str]) -> Image:
    found = images.of(given)
    if found is not None:
        return found
    raise TypeError(
        f"an input is an Image, bytes or a path such as Path('k.ptx'), not {type(given).__name__}"
    )


def _text(data: bytes | bytearray | None) -> str:
    return bytes(data or b"").partition(b"\0")[0].decode("utf-8", "replace").strip("\n")
