"""Modules: compiled code loaded into a context."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Any

from .._errors import escape
from .._formats.files import MODULE, advise, is_artifact
from .._formats.image import Image, read
from .._formats.kernel_info import SIZES, Parameter, check_places
from .._formats.mangled import find_hint
from .buffer import Buffer
from .device import Device, NotCopyable, get_current_context, get_device, make_current
from .kernels import Kernel
from .launcher import Launcher
from .loaded_code import LoadedCode

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .._contract.contract import Contract
    from .._export.artifact import Artifact
    from ..driver import CUmodule
    from .typed import TypedLauncher

    _Key = tuple[str | Contract, tuple[str, ...] | None]

_TYPE = re.compile(r"\.?(\w+)(?:\[(\d+)\])?")


class Module(NotCopyable):
    """Compiled code, loaded into a context (a CUmodule).

    code     an Image, as cudyn.compile and cudyn.link return it; an Artifact; the path of PTX, a CUBIN, a
             fatbin, an artifact, or a library or an object file that Artifact.build made, for any machine:
             it is read, not run; or the bytes of such a file in any buffer
    device   a Device or its ordinal: its primary context is used; None: the current context or, if this
             thread has none, the primary context of the first device, which becomes current
    options  CUjit_option -> int, for the driver's compiler, which compiles PTX. A log goes into the caller's
             own buffer if CU_JIT_INFO_LOG_BUFFER or CU_JIT_ERROR_LOG_BUFFER names one

    The kernels of an artifact are attributes, by the names of its contracts: `module.add_one(a, b)`. For a
    kernel with the name of a method, such as close, use get_kernel.

    `image` is the Image (an artifact's: the one for the device), `handle` the CUmodule (None after `close`),
    `context` the CUcontext, `device` the Device. `log` is the compiler's log, with registers and memory of
    each kernel if CU_JIT_LOG_VERBOSE is set; for an artifact it also notes that the device gets PTX. The code
    stays loaded until `close()`, the end of a `with` block or the end of the process; its kernels can't be
    launched after that. Raises ValueError for LTO-IR and OptiX-IR, and for an artifact without
    code for the device; OSError for a file that can't be read; and DriverError with the compiler's log.
    """

    def __init__(
        self,
        code: Image | Artifact | bytes | bytearray | memoryview | str | os.PathLike[str],
        *,
        device: Device | int | None = None,
        options: Mapping[int, int] | None = None,
    ) -> None:
        self._source = found = _read(code)
        context, said = None, ""
        if not isinstance(found, Image):
            context = get_current_context(device)
            found, said = found.choose_image(get_device(context).compute_capability)
        self.image: Image = found
        if self.image.kind not in ("ptx", "cubin", "fatbin"):
            raise ValueError(
                f"{self.image.kind} can't be loaded; expected ptx, cubin or fatbin (cudyn.link makes a CUBIN)"
            )
        self._options = dict(options or {})
        self._code = LoadedCode(self.image, context or get_current_context(device), dict(self._options))
        self._kernels: dict[_Key, Kernel] = {}
        self._typed: dict[_Key, TypedLauncher] = {}
        self._launchers: list[Launcher] = []
        self._siblings: dict[int, Module] = {}  # the same code on other devices
        self.context = self._code.context
        self.device = self._code.device
        self.log = "\n".join(filter(None, (said, self._code.log)))

    @property
    def handle(self) -> CUmodule | None:
        """The CUmodule; None after `close`."""
        return self._code.handle  # type: ignore[no-any-return]

    def get_kernel(self, name: str | Contract, types: Sequence[str] | None = None) -> Kernel:
        """Return a kernel: the same object for the same name and types.

        name   in the code, or the name expression that it was compiled with; or a Contract, or the name of
               one of an artifact's contracts, by which the kernel is launched
        types  of its parameters, in PTX's words ("u64", "u32", "f32", "b8[16]", ...). They are not needed
               for PTX, or for code from cudyn.compile or cudyn.link. For other code the driver (12.4 and
               newer) or the CUBIN has only the parameters' sizes: then a number must have a type, as ctypes'
               and numpy's do, and a Python int or float is refused.

        Raises KeyError for an unknown name, and ValueError if types or contract do not fit.
        """
        self._code.check_open()
        if not isinstance(name, str) and not _is_contract(name):
            raise TypeError(f"the name of a kernel: expected a str or a Contract, got {type(name).__name__}")
        if isinstance(types, str):
            raise TypeError(f"types: expected a list, such as [{types!r}], got str")
        key = name, None if types is None else tuple(types)
        with self._code.lock:
            if key not in self._kernels:
                contract = self._list_contracts().get(name) if isinstance(name, str) and not types else None
                self._kernels[key] = self.get_kernel(contract) if contract else self._make_kernel(*key)
            return self._kernels[key]

    def __getattr__(self, name: str) -> Kernel:
        """Return the kernel of an artifact's contract."""
        contracts = self._list_contracts() if "_source" in self.__dict__ else {}
        if name not in contracts:
            there = f"no contract {name!r}; there are: {', '.join(contracts)}" if contracts else ""
            raise AttributeError(there or f"'Module' object has no attribute {name!r}", name=name, obj=self)
        kernel = self.__dict__[name] = self.get_kernel(contracts[name])
        return kernel

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._list_contracts()]

    def _list_contracts(self) -> dict[str, Contract]:
        """The contracts of an artifact."""
        return {each.name: each for each in getattr(self._source, "contracts", ())}

    def _make_kernel(self, wanted: str | Contract, types: tuple[str, ...] | None) -> Kernel:
        contract = None if isinstance(wanted, str) else wanted
        name = wanted if isinstance(wanted, str) else wanted.kernel
        lowered = self.image.lowered_names.get(name, name)
        function = self._code.get_function(lowered)
        if function is None:
            there = self.get_kernel_names()
            listed = ", ".join(there) or "unknown"
            raise KeyError(f"no kernel {name!r}; there are: {listed}{find_hint(name, there)}")
        places = next((k.parameters for k in self.image.kernels if k.name == lowered), None)
        if places is None:
            found = function.get_parameters()
            places = None if found is None else tuple(Parameter(at, size, 0, "") for at, size in found)
        written = _list_types(contract) if contract and places is None and types is None else types
        if written is not None:
            places = _apply_types(name, written, places)
        elif places is None:
            text = "write the types into the contract" if contract else "pass types=[...]"
            raise ValueError(f"{name}: the types of its parameters are not in a {self.image.kind}; {text}")
        if not all(place.size for place in places):
            raise ValueError(
                f"{name} takes a texture, sampler or surface reference, which can't be passed to a launch"
            )
        check_places(places)
        launcher = Launcher(function, places)
        function.on_change.append(launcher.forget)
        self._launchers.append(launcher)
        if contract is None:
            return Kernel(self, function, places, launcher)
        from .typed import TypedLauncher  # needed for contracts only

        def find_on(ordinal: int) -> TypedLauncher:
            return self._find_typed(ordinal, contract, types)

        typed = TypedLauncher(contract.apply(places), function, places, launcher, find_on)
        function.on_change.append(typed.forget)
        self._typed[contract, types] = typed
        return Kernel(self, function, places, launcher, typed)

    def _find_typed(self, ordinal: int, contract: Contract, types: tuple[str, ...] | None) -> TypedLauncher:
        """Return the launcher of a kernel in the same code on another device, where it is loaded once."""
        with self._code.lock:
            self._code.check_open()
            if ordinal not in self._siblings:
                with Device(ordinal):  # its primary context, whichever is current
                    self._siblings[ordinal] = Module(self._source, device=ordinal, options=self._options)
            sibling = self._siblings[ordinal]
        sibling.get_kernel(contract, types)
        return sibling._typed[contract, types]

    def get_kernel_names(self) -> list[str]:
        """Return the names of its kernels, as far as the code or the driver (12.4 and newer) has them."""
        return [kernel.name for kernel in self.image.kernels] or self._code.get_function_names()

    def get_global(self, name: str) -> Buffer:
        """Return a __device__ or __constant__ variable as a Buffer that does not own it.

        name  in the code, or the name expression that it was compiled with

        Raises KeyError for an unknown name.
        """
        found = self._code.get_global(self.image.lowered_names.get(name, name))
        if found is None:
            raise KeyError(f"no variable {name!r}")
        with make_current(self.context):
            return Buffer.borrow(*found, self)

    def close(self) -> None:
        """Unload the code. Later launches of its kernels are refused. A second call does nothing."""
        with self._code.lock:
            if self._code.handle is None:
                return
            for launcher in self._launchers:
                launcher.close()
            try:
                self._code.unload()
            except BaseException:
                for launcher in self._launchers:
                    launcher.reopen()
                raise
            self._kernels, self._typed, self._launchers = {}, {}, []
            for sibling in self._siblings.values():
                sibling.close()

    def __enter__(self) -> Module:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        state = ", closed" if self.handle is None else ""
        return f"<Module of {self.image.kind} on device {self.device.ordinal}{state}>"


def _is_contract(value: object) -> bool:
    from .._contract.contract import Contract

    return isinstance(value, Contract)


def _read(code: Any) -> Image | Artifact:
    if isinstance(code, Image):
        return code
    if isinstance(code, (str, os.PathLike)):
        if "\n" in os.fsdecode(code):
            raise TypeError("code: a str is the path of a file; pass the text of PTX as bytes: code.encode()")
        with open(code, "rb") as file:
            data = file.read()
        try:
            return _read_bytes(data)
        except ValueError as error:
            advice = advise(code, MODULE)
            text = f"{escape(os.fspath(code))}: {error}"
            raise ValueError(f"{text}; {advice}" if advice else text) from None
    try:
        data = memoryview(code).tobytes()
    except TypeError:
        from .._export.artifact import Artifact

        if isinstance(code, Artifact):
            return code
        expected = "an Image, an Artifact, a buffer of bytes or a path"
        raise TypeError(f"code: expected {expected}, got {type(code).__name__}") from None
    return _read_bytes(data)


def _read_bytes(data: bytes) -> Image | Artifact:
    if not is_artifact(data):
        return read(data)
    from .._export.artifact import Artifact  # which reads zipfile and more

    return Artifact.load(data)


def _list_types(contract: Contract) -> tuple[str, ...] | None:
    """Return the PTX types of a contract's parameters; None unless the contract has all of them."""
    if not all(passed.type for passed in contract.passed):
        return None
    others = {"pointer": "u64", "bool": "u8"}
    return tuple(others.get(passed.type) or passed.type.replace("i", "s") for passed in contract.passed)


def _apply_types(
    name: str, types: Sequence[str], places: Sequence[Parameter] | None
) -> tuple[Parameter, ...]:
    """Make parameters of these types, at known offsets or, with None, at those of C's layout."""
    found: list[Parameter] = []
    for i, written in enumerate(types):
        match = _TYPE.fullmatch(written)
        if match is None or match[1] not in SIZES:
            raise ValueError(f"{name}: types: {written!r} is not a type of PTX, such as 'u64' or 'f32'")
        if places is None and match[2]:
            raise ValueError(f"{name}: types: the offset of an array such as {written!r} is unknown")
        size = SIZES[match[1]] * int(match[2] or 1)
        end = found[-1].offset + found[-1].size if found else 0
        offset = places[i].offset if places is not None and i < len(places) else end + -end % size
        found.append(Parameter(offset, size, 0, match[1]))
    if places is not None and [(p.offset, p.size) for p in found] != [(p.offset, p.size) for p in places]:
        there = ", ".join(f"{p.size} bytes" for p in places) or "none"
        raise ValueError(f"{name}: the types {', '.join(types)} do not fit its parameters: {there}")
    return tuple(found)
