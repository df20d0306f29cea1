"""CUDA C++ to code, and code to linked code, without a driver or a GPU: `cudyn.compile`, `cudyn.link`.

A layer on cudyn.nvrtc, cudyn.nvfatbin and cudyn.nvjitlink, which do the work.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import os
import re

from . import cache as kept
from . import image as images
from . import includes
from .errors import NvrtcError, show
from .image import Image

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    Path = str | os.PathLike[str]

# What NVRTC has to be asked for, and which functions give it: size and contents.
_OUTPUTS = {
    "ptx": ("", "nvrtcGetPTXSize", "nvrtcGetPTX"),
    "cubin": ("", "nvrtcGetCUBINSize", "nvrtcGetCUBIN"),
    "ltoir": ("-dlto", "nvrtcGetLTOIRSize", "nvrtcGetLTOIR"),
    "optixir": ("--optix-ir", "nvrtcGetOptiXIRSize", "nvrtcGetOptiXIR"),
}
_ARCH = re.compile(r"(?:-arch|--gpu-architecture)=?(.*)")
_MISSING = re.compile(r'(?:cannot|could not) open source file "([^"]+)"')
_FORMAT = "1"  # of the key: another one forgets what the cache has


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
    arch         "sm_90" for a CUBIN, "compute_90" for PTX; several for one image each, or for a fatbin;
                 None: the first device's
    to           "ptx", "cubin", "ltoir", "optixir" or "fatbin"; None: what `arch` says
    name         of the source in messages; None: the file's
    options      passed to NVRTC as they are
    include      folders of headers; the toolkit's own are found by themselves
    headers      name -> text of headers that are in memory
    define       macro -> value, None for none; or a list of "NAME" and "NAME=VALUE"
    std          such as "c++17"
    expressions  names of kernels such as "add<float>"; `Image.names` has what they are in the code
    cache        take what is kept of an equal compilation, and keep this one (see cudyn.cache)

    Returns an Image, or a list of them for a list of architectures, in its order; one Image for a fatbin.
    Raises NvrtcError with the compiler's log, ValueError for what is wrong before NVRTC is asked, TypeError,
    or the LoadError of NVRTC where there is none and the cache does not have it.
    """
    job = _Job(source, name, options, include, headers or {}, define, std, expressions, cache)
    if arch is None:
        arch = job.arch or device_arch()
    elif job.arch:
        raise ValueError(f"the architecture is given twice: {arch!r}, and {job.arch!r} in the options")
    if to is not None and to not in images.KINDS:
        raise ValueError(f"to={to!r}: there are {', '.join(images.KINDS)}")
    several = [arch] if isinstance(arch, str) else list(arch)
    if not several:
        raise ValueError("no architecture is given")
    for each in several:
        if not isinstance(each, str):
            raise TypeError(f"an architecture is a str such as 'sm_90', not {type(each).__name__}")
        if not re.fullmatch(r"(sm|compute|lto)_\d+[af]?", each):
            raise ValueError(f"an architecture is written as 'sm_90' or 'compute_90', not {each!r}")
    if to == "fatbin":
        return fatbin([job.image(each, None) for each in several])
    made = [job.image(each, to) for each in several]
    return made[0] if isinstance(arch, str) else made


def link(
    inputs: Sequence[Image | bytes | os.PathLike[str]],
    *,
    arch: str | None = None,
    to: str = "cubin",
    options: Sequence[str] = (),
) -> Image:
    """Link PTX, CUBIN, LTO-IR and fatbins with nvJitLink, without a driver.

    inputs   images, their bytes, or files
    arch     such as "sm_90"; None: the first device's
    to       "cubin", or "ptx" of LTO-IR
    options  passed to nvJitLink as they are; -lto is added where there is LTO-IR

    Raises NvJitLinkError with the linker's log, or ValueError.
    """
    linker: Any = importlib.import_module("cudyn.nvjitlink")
    if to not in ("cubin", "ptx"):
        raise ValueError(f"to={to!r}: there are cubin and ptx")
    arch = arch or device_arch()
    parts = [_as_image(each) for each in inputs]
    if not parts:
        raise ValueError("there is nothing to link")
    kinds = {
        "ptx": linker.NVJITLINK_INPUT_PTX,
        "cubin": linker.NVJITLINK_INPUT_CUBIN,
        "ltoir": linker.NVJITLINK_INPUT_LTOIR,
        "fatbin": linker.NVJITLINK_INPUT_FATBIN,
    }
    wanted = [f"-arch={arch}", *(["-lto"] if any(part.kind == "ltoir" for part in parts) else [])]
    wanted += ["-ptx"] if to == "ptx" else []
    wanted += [option for option in options if option not in wanted]
    handle = linker.nvJitLinkCreate(len(wanted), wanted)
    try:
        for i, part in enumerate(parts):
            if part.kind not in kinds:
                raise ValueError(f"input {i} is {part.kind}, which nvJitLink does not take")
            linker.nvJitLinkAddData(handle, kinds[part.kind], part.data, len(part.data), f"input {i}")
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
    return Image(found.data, found.kind, (arch,), found.kernels, _text(log), {}, by)


def fatbin(parts: Sequence[Image]) -> Image:
    """Pack PTX, CUBIN and LTO-IR images into one fatbin with nvFatbin, without a driver."""
    packer: Any = importlib.import_module("cudyn.nvfatbin")
    handle = packer.nvFatbinCreate(None, 0)
    try:
        for part in parts:
            if not part.arch or part.kind not in ("ptx", "cubin", "ltoir"):
                raise ValueError(f"a fatbin takes PTX, CUBIN and LTO-IR of a known architecture, not {part}")
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
        parts[0].kernels,
        "".join(dict.fromkeys(part.log for part in parts)),
        parts[0].names,
        f"nvFatbin {show(packer.version)}",
    )


def device_arch() -> str:
    """The architecture of the first device. ValueError where there is none; it lists what NVRTC supports."""
    driver: Any = importlib.import_module("cudyn.driver")
    try:
        driver.cuInit(0)
        device = driver.cuDeviceGet(0)
        major, minor = (
            driver.cuDeviceGetAttribute(attribute, device)
            for attribute in (
                driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
                driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
            )
        )
    except Exception as error:
        why = str(error).splitlines()[0]
        known = ", ".join(f"sm_{n}" for n in supported()) or "nothing, for it is not there"
        raise ValueError(
            f"say arch=..., for there is no device to ask ({why}). NVRTC supports {known}."
        ) from None
    return f"sm_{major}{minor}"


def supported() -> list[int]:
    """The compute capabilities that NVRTC can compile for, such as 90; [] without an NVRTC."""
    nvrtc: Any = importlib.import_module("cudyn.nvrtc")
    if not nvrtc.available:
        return []
    found = (ctypes.c_int * nvrtc.nvrtcGetNumSupportedArchs())()
    nvrtc.nvrtcGetSupportedArchs(found)
    return list(found)


class _Job:
    """One source with everything but the architecture."""

    def __init__(
        self,
        source: str | bytes | os.PathLike[str],
        name: str,
        options: Sequence[str],
        include: Sequence[Path],
        headers: Mapping[str, str | bytes],
        define: Mapping[str, object] | Sequence[str],
        std: str,
        expressions: Sequence[str],
        cache: bool,
    ) -> None:
        self.nvrtc: Any = importlib.import_module("cudyn.nvrtc")
        self.folder: str | None = None
        if isinstance(source, os.PathLike):
            path = os.fspath(source)
            name = name or path
            self.folder = os.path.dirname(os.path.abspath(path))
            with open(path, "rb") as file:
                source = file.read()
        self.name = name or "kernel.cu"
        self.source = _checked(self.name, source)
        self.headers = {key: _checked(key, text) for key, text in headers.items()}
        self.include = [os.fspath(folder) for folder in include]
        self.expressions = list(expressions)
        self.cache = cache
        given = define.items() if hasattr(define, "items") else [(each, None) for each in define]
        self.options = [f"-D{macro}" if value is None else f"-D{macro}={value}" for macro, value in given]
        self.options += [f"-std={std}"] if std else []
        self.arch = ""
        rest = iter(options)
        for option in rest:
            found = _ARCH.fullmatch(option)
            if found:
                self.arch = found[1] or next(rest, "")
            else:
                self.options.append(option)
        for option in self.options:
            if not isinstance(option, str):
                raise TypeError(f"an option is a str, not {type(option).__name__}: {option!r}")
            if "\0" in option:
                raise ValueError(f"the option {option!r} has a NUL in it")

    def image(self, arch: str, to: str | None) -> Image:
        """The code for one architecture, from the cache or compiled."""
        kind = to or ("cubin" if arch.startswith("sm_") else "ltoir" if arch.startswith("lto_") else "ptx")
        if kind == "cubin" and not arch.startswith("sm_"):
            raise ValueError(f"a CUBIN is for a real architecture, such as sm_90, not {arch}")
        if not self.cache or kept.folder() is None:
            return self._compile(arch, kind)
        key = self._key(arch, kind)
        found = kept.find(key, self._build())
        if found is not None:
            return found
        if not self.nvrtc.available:
            return self._compile(arch, kind)  # raises what is missing
        with kept.alone(key):
            found = kept.find(key, self._build())
            if found is None:
                found = self._compile(arch, kind)
                kept.keep(key, self._build() or "", found)
        return found

    # --- the cache

    def _key(self, arch: str, kind: str) -> str:
        """The hash of what the code depends on, but for the compiler."""
        used = includes.used(self.source, self.folder, self.headers, self.include, self._toolkit())
        parts = [_FORMAT, arch, kind, self.name, self.source, self.options, self.expressions]
        parts += [sorted(self.headers.items()), sorted(used)]
        return hashlib.sha256(repr(parts).encode()).hexdigest()

    def _build(self) -> str | None:
        """Which NVRTC there is, told alike on every machine; None: there is none."""
        return _build_of(self.nvrtc.path) if self.nvrtc.available else None

    def _toolkit(self) -> list[str]:
        return _toolkit_of(self.nvrtc.path, self.nvrtc.version)

    # --- the compiler

    def _compile(self, arch: str, kind: str) -> Image:
        nvrtc = self.nvrtc
        extra, size_of, contents = _OUTPUTS[kind]
        if nvrtc.available:
            self._refuse(arch, kind, contents)
        program = nvrtc.nvrtcCreateProgram(
            self.source, self.name, len(self.headers), list(self.headers.values()), list(self.headers)
        )
        try:
            for expression in self.expressions:
                nvrtc.nvrtcAddNameExpression(program, expression)
            options = [f"-arch={arch}", *([extra] if extra else []), *self.options]
            folders = [*([self.folder] if self.folder else []), *self.include, *self._toolkit()]
            options += [f"--include-path={folder}" for folder in folders]
            try:
                nvrtc.nvrtcCompileProgram(program, len(options), options)
            except NvrtcError as error:
                if "--gpu-architecture" in error.log or "--nv_arch" in error.log:
                    raise self._not_for(arch) from None
                raise self._explained(error) from None
            log = self._output(program, "nvrtcGetProgramLogSize", "nvrtcGetProgramLog")
            names = {e: _text(nvrtc.nvrtcGetLoweredName(program, e)) for e in self.expressions}
            data = self._output(program, size_of, contents)
            if kind == "ptx":
                kernels = images.read(data).kernels
            elif kind == "cubin":
                typed = images.read(self._output(program, *_OUTPUTS["ptx"][1:])).kernels
                kernels = images.merged(images.read(data).kernels, typed)
            else:
                kernels = ()
        finally:
            nvrtc.nvrtcDestroyProgram(ctypes.byref(program))
        return Image(data, kind, (arch,), kernels, _text(log), names, f"NVRTC {show(nvrtc.version)}")

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
        note = f"{error.note}\n{hint}".strip()
        return NvrtcError(error.function, error.status, error.name, error.description, note, error.log)


_builds: dict[str, str] = {}
_toolkits: dict[str | None, list[str]] = {}


def _build_of(path: str) -> str:
    """A library by its size and the start of its file, which says where everything in it is."""
    found = _builds.get(path)
    if found is None:
        with open(path, "rb") as file:
            start = file.read(1 << 16)
            size = os.fstat(file.fileno()).st_size
        found = _builds[path] = hashlib.sha256(b"%d " % size + start).hexdigest()[:16]
    return found


def _toolkit_of(path: str | None, version: tuple[int, int] | None) -> list[str]:
    found = _toolkits.get(path)
    if found is None:
        found = _toolkits[path] = includes.of_toolkit(path, version[0] if version else None)
    return found


def _checked(name: str, text: str | bytes) -> bytes:
    """Source text as NVRTC takes it: UTF-8 without a NUL."""
    if not isinstance(text, (str, bytes)):
        raise TypeError(f"{name}: source is a str, bytes or a path, not {type(text).__name__}")
    try:
        data = text.encode() if isinstance(text, str) else bytes(text)
        data.decode()
    except UnicodeError as error:
        at = getattr(error, "start", 0)
        line = text[:at].count("\n" if isinstance(text, str) else b"\n") + 1  # type: ignore[arg-type]
        raise ValueError(f"{name}, line {line}: not UTF-8: {error}") from None
    if b"\0" in data:
        line = data[: data.index(b"\0")].count(b"\n") + 1
        raise ValueError(f"{name}, line {line}: a NUL in the source, where C++ would end")
    return data


def _as_image(given: Image | bytes | os.PathLike[str]) -> Image:
    if isinstance(given, Image):
        return given
    return Image.load(given) if isinstance(given, os.PathLike) else images.read(bytes(given))


def _text(data: bytes | bytearray | None) -> str:
    return bytes(data or b"").partition(b"\0")[0].decode("utf-8", "replace").strip("\n")
