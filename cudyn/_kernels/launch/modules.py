"""The class Module: compiled code that is loaded into a context."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from threading import RLock
from typing import Any

from ..._bindings.libraries import load as loading
from ..._errors import escape
from ..._formats.files import MODULE, advise, is_artifact
from ..._formats.image import Image, list_variables, read
from ..._formats.kernel_info import Parameter, check_offsets
from ..._formats.mangled import find_hint
from ...driver import CUmodule
from ...errors import DriverError
from ..contracts.contract import Contract
from ..export.artifact import Artifact
from .argument_reader import ParameterReader
from .buffer import Buffer
from .device import Device
from .driver_objects import DriverObject, check_open, register_handle
from .driver_state import driver, make_current, relaxed_capture
from .kernel_function import KernelFunction
from .kernels import Kernel, Overloads
from .launcher import Launcher, unload_count

_SOURCE_ADVICE = "code: this is CUDA C++: compile it first, with cudyn.compile(...)"
_SOURCE_WORDS = (b"__global__", b"__device__", b"#include")  # these occur in CUDA C++, but not in PTX
_LOG_SIZE = 1 << 14  # size of the buffer for a log from the driver's compiler, in bytes
# The options for each log of the driver's compiler: the option for the buffer, and the option for its size.
_LOGS = (
    (driver.CU_JIT_INFO_LOG_BUFFER, driver.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES),
    (driver.CU_JIT_ERROR_LOG_BUFFER, driver.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES),
)


class Module(DriverObject):
    """Compiled code that is loaded into a context (a CUmodule).

    The kernels of an artifact are attributes with the names of its contracts: `module.add_one(a, b)`. If a
    method has the same name, such as close, use get_kernel.

    `image` is the Image, which for an artifact is the image that was chosen for the device. `handle` is the
    CUmodule, or None after `close`. `context` is the CUcontext and `device` is the Device. `log` is the
    compiler's log, which includes the register and memory usage of each kernel if CU_JIT_LOG_VERBOSE is set.
    For an artifact, the log also reports whether the device uses PTX. The code stays loaded until `close()`,
    the end of a `with` block or the end of the process. After that, its kernels can no longer be launched.

    Args:
        code: An Image from cudyn.compile or cudyn.link; an Artifact; the path of PTX, a CUBIN, a fatbin, an
            artifact, or a library or an object file created by Artifact.build for any machine, which is read
            but not executed; or the bytes of such a file in any buffer.
        device: A Device or its ordinal, to load the code into this device's primary context; None for the
            current context or, if no context is current, for the primary context of the first device, which
            becomes current.
        options: Mapping from CUjit_option to int, for the driver's compiler, which compiles PTX. With
            CU_JIT_INFO_LOG_BUFFER or CU_JIT_ERROR_LOG_BUFFER, a log is written to the caller's buffer.

    Raises:
        ValueError: If the code is LTO-IR or OptiX-IR, or if an artifact does not contain code for the device.
        OSError: If a file cannot be read.
        DriverError: If the code cannot be loaded. The message contains the compiler's log.

    Threads:
        Any. The context is shared by all threads.

    Example:
        ```python
        cudyn.Module("kernels.cudyn")
        ```
    """

    __slots__ = ("__dict__", "handle")
    _destroy = "cuModuleUnload"

    def __init__(
        self,
        code: Image | Artifact | bytes | bytearray | memoryview | str | os.PathLike[str],
        *,
        device: Device | int | None = None,
        options: Mapping[int, int] | None = None,
    ) -> None:
        self._source = _read(code)
        super().__init__(device)
        loaded_image, reason = self._choose_image()
        if self.image.kind not in ("ptx", "cubin", "fatbin"):
            raise ValueError(
                f"{self.image.kind} can't be loaded; "
                "expected ptx, cubin or fatbin (cudyn.link creates a CUBIN)"
            )
        self._options = dict(options or {})
        self._lock = RLock()  # reentrant, because a finalizer in the same thread may acquire it again
        self._functions: dict[str, KernelFunction] = {}  # by mangled name
        # The results of `get_kernel` and their launchers, by the argument of `get_kernel`.
        self._kernels: dict[str | Contract, Kernel] = {}
        self._launchers: dict[str | Contract, Launcher] = {}
        self._siblings: dict[int, Module] = {}  # the same code on other devices, by the devices' ordinals
        self.handle: CUmodule | None
        with make_current(self.context):
            self.handle, log = _load(loaded_image, self.device, dict(self._options))
        self.log = "\n".join(filter(None, (reason, log)))

    def _choose_image(self) -> tuple[Image, str]:
        """Choose the image for the device, and set `image`, which describes the kernels.

        Returns:
            The image that the driver loads, and the reason for this choice, which is `""` if the module was
            not created from an artifact.
        """
        if isinstance(self._source, Image):
            self.image = self._source
            return self._source, ""
        compute_capability = self.device.compute_capability
        self.image, reason = self._source.choose_image(compute_capability)
        loaded_image = self.image
        # A simulation loads the same image as a GPU, but runs the kernels on the CPU, from their PTX.
        if loading.backend.code == "ptx":
            self.image, reason = self._source.choose_image(compute_capability, "ptx")
            if self.image is not loaded_image:
                loading.backend.ptx_of_cubins[loaded_image.data] = self.image.data
        return loaded_image, reason

    def get_kernel(self, name: str | Contract | Sequence[Contract]) -> Kernel:
        """Return a kernel. Calls with the same name or contract return the same object.

        The types of the parameters come from PTX, or from cudyn.compile or cudyn.link. For other code, only
        their sizes are known, from the driver (12.4 and later) or the CUBIN. Numbers must then have explicit
        types, such as the types in ctypes and numpy, unless a contract specifies the types.

        Args:
            name: The kernel's name in the code, or the name expression with which it was compiled; or a
                Contract for its launches; or the name of a contract in the artifact. If several contracts
                have this name, or if an argument may have several types, each launch uses the first contract
                that accepts its arguments.

        Returns:
            A Kernel.

        Raises:
            KeyError: If the name is unknown.
            ValueError: If types are missing, or if the contract does not match the kernel.

        Threads:
            Any.

        Example:
            ```python
            module.get_kernel("scale").launch(4, 256, buffer, 2.0, 1000)
            ```
        """
        __tracebackhide__ = True
        check_open(self)
        if isinstance(name, (list, tuple)) and all(isinstance(item, Contract) for item in name):
            name = Contract.join(name)
        if not isinstance(name, (str, Contract)):
            raise TypeError(f"the name of a kernel: expected a str or a Contract, got {type(name).__name__}")
        with self._lock:
            if name not in self._kernels:
                contract = self._list_contracts().get(name) if isinstance(name, str) else None
                self._kernels[name] = self.get_kernel(contract) if contract else self._make_kernel(name)
            return self._kernels[name]

    def __getattr__(self, name: str) -> Kernel:
        """Return the kernel for the artifact's contract with this name.

        The kernel becomes an attribute, so that this method is called only once for each name.
        """
        # `_source` is missing until `__init__` has set it, and if `__init__` fails.
        contracts = self._list_contracts() if "_source" in self.__dict__ else {}
        if name not in contracts:
            text = f"'Module' object has no attribute {name!r}; get_kernel returns a kernel by its name"
            if contracts:
                text = f"no contract is named {name!r}; the contracts are: {', '.join(contracts)}"
            raise AttributeError(text, name=name, obj=self)
        kernel = self.__dict__[name] = self.get_kernel(contracts[name])
        return kernel

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._list_contracts()]

    def _list_contracts(self) -> dict[str, Contract]:
        """Return the artifact's contracts, keyed by name."""
        contracts: dict[str, list[Contract]] = {}
        for contract in getattr(self._source, "contracts", ()):
            contracts.setdefault(contract.name, []).append(contract)
        return {name: Contract.join(overloads) for name, overloads in contracts.items()}

    def _make_kernel(self, key: str | Contract) -> Kernel:
        """Create the kernel that `get_kernel` returns and stores.

        Args:
            key: The name of the kernel, or a contract.
        """
        __tracebackhide__ = True
        contract = None if isinstance(key, str) else key
        if contract is not None and len(contract.overloads) > 1:
            return Overloads([self.get_kernel(overload) for overload in contract.overloads])
        name = key if isinstance(key, str) else key.kernel
        function = self._get_function(name)
        parameters = self._get_parameters(function, contract)
        if not all(parameter.size for parameter in parameters):  # Only references have a size of 0.
            text = "has a texture, sampler or surface reference as a parameter, which a launch can't pass"
            raise ValueError(f"{name} {text}")
        check_offsets(parameters)
        reader: ParameterReader = ParameterReader(function.name, parameters, self.device)
        if contract is not None:
            from .contract_reader import ContractReader  # This module is only needed for contracts.

            reader = ContractReader(contract.apply(parameters), parameters, self.device)
        get_launcher_on = cache(partial(self._get_launcher, key))
        launcher = self._launchers[key] = Launcher(function, reader, get_launcher_on)
        function.on_change.append(launcher.drop_limits)
        return Kernel(self, launcher)

    def _get_function(self, name: str) -> KernelFunction:
        """Return the function of a kernel, which is loaded once and shared by the kernel's contracts.

        Args:
            name: The kernel's name in the code, or the name expression with which it was compiled.

        Raises:
            KeyError: The module does not contain the kernel.
            ValueError: The name is the text of a contract.
        """
        __tracebackhide__ = True
        mangled_name = self.image.lowered_names.get(name, name)
        function = self._functions.get(mangled_name)
        if function is not None:
            return function
        handle = self._find_symbol(driver.cuModuleGetFunction, mangled_name)
        if handle is None:
            if "(" in name and "->" in name:
                raise ValueError(f"expected the name of a kernel, got a contract; pass Contract({name!r})")
            known_names = self.get_kernel_names()
            listed_names = ", ".join(known_names) or "unknown"
            hint = find_hint(name, known_names)
            raise KeyError(f"no kernel is named {name!r}; the kernels are: {listed_names}{hint}")
        function = self._functions[mangled_name] = KernelFunction(self, mangled_name, handle, self._lock)
        return function

    def _get_parameters(self, function: KernelFunction, contract: Contract | None) -> Sequence[Parameter]:
        """Return a kernel's parameters.

        They come from the code, from the driver, or from the types in the contract, in this order.
        """
        kernels = self.image.kernels
        parameters = next((kernel.parameters for kernel in kernels if kernel.name == function.name), None)
        if parameters is None:
            parameters = function.get_parameters()
        if parameters is not None:
            return parameters
        if contract is None or not all(passed.type for passed in contract.passed):
            advice = "get the kernel with a Contract that contains the types"
            if contract:
                advice = "write the types into the contract"
            kind = self.image.kind
            raise ValueError(
                f"{function.name}: a {kind} does not contain the types of its parameters; {advice}"
            )
        from .contract_reader import lay_out_parameters  # This module is only needed for contracts.

        return lay_out_parameters(contract)

    def _get_launcher(self, key: str | Contract, ordinal: int) -> Launcher:
        """Return the launcher of a kernel on another device. The code is loaded on that device only once."""
        with self._lock:
            check_open(self)
            if ordinal not in self._siblings:
                with Device(ordinal):  # The code is loaded into this device's primary context.
                    self._siblings[ordinal] = Module(self._source, device=ordinal, options=self._options)
            sibling = self._siblings[ordinal]
        sibling.get_kernel(key)  # creates the launcher on the first call
        return sibling._launchers[key]

    def get_kernel_names(self) -> list[str]:
        """Return the names of the kernels, from the code or from the driver (12.4 and later).

        The list is empty if the names are unknown.
        """
        names = [kernel.name for kernel in self.image.kernels]
        if names or not driver.has("cuModuleEnumerateFunctions"):
            return names
        check_open(self)
        with make_current(self.context):
            count = driver.cuModuleGetFunctionCount(self.handle)
            functions = driver.cuModuleEnumerateFunctions(count, self.handle)
            return [str(driver.cuFuncGetName(function)) for function in functions]

    def get_global(self, name: str) -> Buffer:
        """Return a __device__ or __constant__ variable as a Buffer that does not own the memory.

        Args:
            name: The variable's name in the code, or the name expression with which it was compiled.

        Returns:
            A Buffer.

        Raises:
            KeyError: If the name is unknown.

        Threads:
            Any.

        Example:
            ```python
            module.get_global("table").copy_from(bytes(64))
            ```
        """
        memory = self._find_symbol(driver.cuModuleGetGlobal, self.image.lowered_names.get(name, name))
        if memory is None:
            names = list_variables(self.image)
            listed = "unknown" if names is None else ", ".join(names) or "none"
            hint = find_hint(name, names or ())
            raise KeyError(f"no variable is named {name!r}; the variables in the code are: {listed}{hint}")
        address, size = memory
        with make_current(self.context):
            return Buffer.borrow(int(address), size, self)

    def _find_symbol(self, query: Callable[[Any, str], Any], name: str) -> Any:
        """Return the result of a driver function that looks up a name in the code, or None for unknown names.

        Args:
            query: The driver function: cuModuleGetFunction or cuModuleGetGlobal.
            name: The name of a kernel or a variable, mangled as in the code.
        """
        check_open(self)
        with make_current(self.context):
            try:
                return query(self.handle, name)
            except DriverError as error:
                if error.status != driver.CUDA_ERROR_NOT_FOUND:
                    raise
                return None

    def close(self) -> None:
        """Unload the code. Later launches of its kernels raise ValueError. A second call has no effect."""
        with self._lock:
            for launcher in self._launchers.values():
                launcher.set_loaded(False)
            try:
                super().close()
            finally:  # After an error, the code is still loaded, and `_forget` has not cleared `_launchers`.
                for launcher in self._launchers.values():
                    launcher.set_loaded(True)

    def _release(self) -> None:
        """Unload the code, without invalidating a capture."""
        with relaxed_capture():
            super()._release()

    def _forget(self) -> None:
        """Drop the handle and the kernels, and close the modules with the same code on other devices."""
        unload_count[0] += 1
        super()._forget()
        for kernel in self._kernels.values():
            kernel.handle = None
        self._kernels = {}
        self._launchers = {}
        self._functions = {}
        for sibling in self._siblings.values():
            sibling.close()

    def __del__(self) -> None:
        """Do nothing: the code stays loaded, because a graph may still launch its kernels."""

    def __repr__(self) -> str:
        state = ", closed" if self.handle is None else ""
        return f"<Module of {self.image.kind} on device {self.device.ordinal}{state}>"


def _read(code: Any) -> Image | Artifact:
    """Convert the parameter `code` of a Module to an Image or an Artifact, reading a file if it is a path.

    Raises:
        TypeError: The object has a different type, or is a str that contains code.
        ValueError: The data is malformed.
    """
    if isinstance(code, (Image, Artifact)):
        return code
    if isinstance(code, (str, os.PathLike)):
        return _read_file(code)
    try:
        data = memoryview(code).tobytes()
    except TypeError:
        expected = "an Image, an Artifact, a buffer of bytes or a path"
        raise TypeError(f"code: expected {expected}, got {type(code).__name__}") from None
    if _is_source(data):
        raise TypeError(_SOURCE_ADVICE)
    return Artifact.load(data) if is_artifact(data) else read(data)


def _read_file(path: Any) -> Image | Artifact:
    """Read a file that contains an Image or an Artifact.

    Raises:
        TypeError: The path is a str that contains code, or the file contains CUDA C++.
        ValueError: The contents of the file are malformed.
    """
    path_text = os.fsdecode(path)
    if _is_source(path_text.encode("utf-8", "surrogateescape")):
        raise TypeError(_SOURCE_ADVICE)
    if "\n" in path_text:
        advice = "pass PTX as bytes (code.encode()), and compile CUDA C++ with cudyn.compile(...)"
        raise TypeError(f"code: a str is the path of a file; {advice}")
    with open(path, "rb") as file:
        data = file.read()
    try:
        return _read(data)
    except ValueError as error:
        message = f"{escape(os.fspath(path))}: {error}"
        advice = advise(path, MODULE)
        if advice:
            message = f"{message}; {advice}"
        raise ValueError(message) from None


def _is_source(data: bytes) -> bool:
    """Return whether data is CUDA C++ instead of compiled code."""
    has_source_word = any(word in data for word in _SOURCE_WORDS)
    # Binary code contains zero bytes, and PTX contains the directive .version.
    return has_source_word and b"\0" not in data and b".version" not in data


def _load(image: Image, device: Device, options: dict[int, int]) -> tuple[Any, str]:
    """Load code into the current context, and return the CUmodule and the compiler's log.

    If this fails, the error contains the log.

    Args:
        image: The code.
        device: The device of the current context, for messages.
        options: The caller's options for the driver's compiler. This dict is modified: the options for logs
            are added.
    """
    data = image.data
    if image.kind == "ptx" and not data.endswith(b"\0"):
        data += b"\0"  # The driver expects a C string.
    log_buffers = {}
    for buffer, size in _LOGS:
        if buffer not in options:
            log_buffers[buffer] = (ctypes.c_char * _LOG_SIZE)()
            options |= {buffer: ctypes.addressof(log_buffers[buffer]), size: _LOG_SIZE}
    keys = (driver.CUjit_option.ctype * len(options))(*options)
    values = (ctypes.c_void_p * len(options))(*options.values())
    try:
        module = driver.cuModuleLoadDataEx(data, len(options), keys, values)
    except DriverError as error:
        arch = f" for {', '.join(image.arch)}" if image.arch else ""
        note = f"The code is {image.kind}{arch}; device {device.ordinal} is {device.arch}."
        raise error.with_notes(note, _decode(log_buffers.get(driver.CU_JIT_ERROR_LOG_BUFFER))) from None
    return module, "\n".join(filter(None, map(_decode, log_buffers.values())))


def _decode(log: Any) -> str:
    """Return the contents of a log buffer as a str, or "" if the buffer is None."""
    return "" if log is None else log.value.decode("utf-8", "replace").strip()


register_handle("cudyn.driver.CUmodule", Module)
