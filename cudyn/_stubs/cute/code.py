"""Machine code for the functions in the CuTe DSL's runtime library that compiled kernels call.

These symbols are undefined in modules that nvidia-cutlass-dsl has compiled. Most of the functions load the
kernels once or raise errors through TVM FFI. Two functions are named like CUDA functions, but have different
parameters. The signatures were derived from the calls in these modules (see
docs/maintainers/facts.md#kernels-of-the-cute-dsl-tvm-and-tilelang).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..._bindings.machine.assembler import Assembler
from ..._bindings.machine.elf_writer import SharedObject

# The functions in the C library and in the CUDA runtime that the code calls.
SYSTEM = ("sched_yield", "snprintf", "dprintf", "abort")
RUNTIME_CALLS = (
    "cudaGetDeviceCount",
    "cudaGetErrorName",
    "cudaGetErrorString",
    "cudaLaunchKernel",
    "cudaLibraryUnload",
    "cudaStreamWaitEvent",
)
_MAX_STATUS_MESSAGE = 512  # maximum size of a message about a status, in bytes
_MAX_LAUNCH_MESSAGE = 2048  # maximum size of a message about a launch, in bytes


class StackAddress(int):
    """An argument that is an address on the stack. The value is its offset from the stack pointer."""


class Constant(int):
    """An argument that is an integer constant. (A plain int stands for a register.)"""


class Writer:
    """Emits the machine code of one function.

    Args:
        written: The shared object that the code is appended to.
        slots: Maps each function in the CUDA runtime to the label of the memory cell with its address.
    """

    def __init__(self, written: SharedObject, slots: Mapping[str, str]) -> None:
        self.code: Assembler = written.code
        self._written = written
        self._slots = slots
        self._saved = 0  # stack offset of the saved parameters

    def cell(self, name: str, value: int | bytes = 0) -> str:
        """Return the label of a memory cell that all functions in the file share. It is added if missing."""
        name = f"cute {name}"
        if name not in self._written.cells:
            self._written.add_cell(name, value)
        return name

    def enter(self, room: int) -> None:
        """Emit code that reserves `room` bytes on the stack, and saves the parameters after these bytes."""
        self.code.enter(room + 8 * len(self.code.PARAMETERS))
        self._saved = room
        for index, register in enumerate(self.code.PARAMETERS):
            self.code.store(register, self.code.STACK, room + 8 * index)

    def load(self, index: int, register: int) -> None:
        """Emit code that loads the parameter at an index into a register."""
        stack_index = index - len(self.code.PARAMETERS)
        if stack_index < 0:
            self.code.load(register, self.code.STACK, self._saved + 8 * index)
        else:
            self.code.load(register, self.code.FRAME, self.code.ARGUMENTS + 8 * stack_index)

    def pass_parameter(self, argument_index: int, index: int) -> None:
        """Emit code that passes a parameter of this function to the function that is called next.

        Args:
            argument_index: The index of the argument in the call.
            index: The index of this function's parameter.
        """
        stack_index = argument_index - len(self.code.PARAMETERS)
        self.load(index, self.code.SPARE if stack_index >= 0 else self.code.PARAMETERS[argument_index])
        if stack_index >= 0:
            self.code.store(self.code.SPARE, self.code.STACK, 8 * stack_index)

    def text(self, register: int, text: str) -> None:
        """Emit code that loads the address of a string into a register."""
        self.code.load_address(register, self.cell(text, text.encode() + b"\0"))

    def call(self, function: str | int, *arguments: str | int) -> None:
        """Emit a call to a function in the CUDA runtime or the C library, or to a function at an address.

        Args:
            function: The name of the function, or the register that contains its address.
            arguments: Each argument is a string, a StackAddress, a Constant, or a register. No earlier
                argument may be passed in that register.
        """
        for register, argument in zip(self.code.PARAMETERS, arguments):
            if isinstance(argument, str):
                self.text(register, argument)
            elif isinstance(argument, StackAddress):
                self.code.add(register, self.code.STACK, argument)
            elif isinstance(argument, Constant):
                self.code.set(register, argument)
            else:
                self.code.move(register, argument)
        if isinstance(function, int):
            self.code.call(function)
        elif function in SYSTEM:
            if function not in self._written.cells:
                self._written.add_reference(function, function)
            self.code.call_through(function)
        else:
            self.code.call_through(self._slots[function])

    def jump(self, name: str) -> None:
        """Emit a jump to a function in the CUDA runtime, which then returns to this function's caller."""
        self.code.jump_through(self._slots[name])

    def explain(self, status: int, name: int, text: int) -> None:
        """Emit code that loads the name and the description of a status into CALLEE_SAVED registers."""
        for function, register in (("cudaGetErrorName", name), ("cudaGetErrorString", text)):
            self.call(function, status)
            self.code.move(register, self.code.RESULT)

    def exchange_cell(self, cell: int, value: int) -> None:
        """Emit code that exchanges a memory cell's value with an integer.

        `cell` is a register in CALLEE_SAVED that points to the cell. SPARE receives the old value.
        """
        self.code.set(self.code.SPARE, value)
        self.code.exchange(self.code.SPARE, cell)

    def raise_message(self, raiser: int, offset: int) -> None:
        """Emit a call to raise(kind, parts, count), a function of TVM FFI, with a message on the stack.

        The array `parts` is stored at the top of the stack.

        Args:
            raiser: The register in CALLEE_SAVED that contains the address of `raise`.
            offset: The offset of the message from the stack pointer.
        """
        self.text(self.code.SPARE, "CUDA Error Code: ")
        self.code.store(self.code.SPARE, self.code.STACK, 0)
        self.code.add(self.code.SPARE, self.code.STACK, offset)
        self.code.store(self.code.SPARE, self.code.STACK, 8)
        self.call(raiser, "CUDADialectError", StackAddress(0), Constant(2))


# Offsets on the stack of _init_library_once, after the message
_LOADED = _MAX_STATUS_MESSAGE  # the library that is being loaded
_DEVICES = _MAX_STATUS_MESSAGE + 8  # the number of devices
_HAS_SUCCEEDED = _MAX_STATUS_MESSAGE + 16  # not 0 if a device has loaded the kernels


def _init_library_once(writer: Writer) -> None:
    """Write a function that loads a library, unless another thread has already loaded it.

    Its signature is `int (void **library, int (*init)(void **), int (*load)(void **, int device),
    raise(kind, text))`. If `load` is not null, it has to succeed for at least one device. Other threads wait
    until the first thread has finished. If the first thread has failed, they try to load the library.
    """
    code = writer.code
    library, lock, device, status = code.CALLEE_SAVED
    init = 1  # indices of parameters
    load = 2
    discard, publish, unlock = (code.fresh() for _ in range(3))
    writer.enter(_MAX_STATUS_MESSAGE + 24)
    # If the library is loaded, return 0. Otherwise check again while holding the lock.
    code.move(library, code.PARAMETERS[0])
    code.acquire(code.SPARE, library)
    code.set(code.RESULT, 0)
    with code.skip(code.if_zero, code.SPARE):
        code.leave()
    _lock(writer, lock)
    code.set(status, 0)
    code.load(code.SPARE, library)
    code.unless_zero(code.SPARE, unlock)
    # Call `init`, which loads the library.
    for offset in (_LOADED, _DEVICES, _HAS_SUCCEEDED):
        code.store(status, code.STACK, offset)
    writer.load(init, code.SPARE)
    writer.call(code.SPARE, StackAddress(_LOADED))
    code.extend(status, code.RESULT, bits=32, signed=False)  # the upper half of RESULT is undefined
    code.unless_zero(status, unlock)
    # If there is a `load` function, call it for each device.
    writer.load(load, code.SPARE)
    code.if_zero(code.SPARE, publish)
    writer.call("cudaGetDeviceCount", StackAddress(_DEVICES))
    code.extend(status, code.RESULT, bits=32, signed=False)
    code.unless_zero(status, discard)
    _load_on_devices(writer, load, device, status)
    code.if_zero(status, publish)
    code.load(code.SPARE, code.STACK, _HAS_SUCCEEDED)
    code.if_zero(code.SPARE, discard)
    # Make the library visible to other threads.
    code.label(publish)
    code.set(status, 0)
    code.load(code.SPARE, code.STACK, _LOADED)
    code.exchange(code.SPARE, library)
    code.goto(unlock)
    # All devices have failed.
    code.label(discard)
    code.load(code.SPARE, code.STACK, _LOADED)
    writer.call("cudaLibraryUnload", code.SPARE)
    code.label(unlock)
    writer.exchange_cell(lock, 0)
    _raise_status(writer, status)
    code.leave()


def _lock(writer: Writer, lock: int) -> None:
    """Emit code that acquires the lock that all modules share.

    The `lock` register, which is in CALLEE_SAVED, receives the address of the lock.
    """
    code = writer.code
    wait = code.fresh()
    code.load_address(lock, writer.cell("lock"))
    code.label(wait)
    writer.exchange_cell(lock, 1)
    with code.skip(code.if_zero, code.SPARE):
        writer.call("sched_yield")
        code.goto(wait)


def _load_on_devices(writer: Writer, load: int, device: int, status: int) -> None:
    """Emit a loop that calls the function `load` for each device.

    _HAS_SUCCEEDED is set if any call succeeds.

    Args:
        writer: Generates the code.
        load: The index of the parameter that contains the address of the function.
        device: A register that counts the devices.
        status: The register that receives the status of the last call that failed.
    """
    code = writer.code
    again = code.fresh()
    end = code.fresh()
    code.set(device, 0)
    code.label(again)
    code.load32(code.SPARE, code.STACK, _DEVICES)
    code.if_equal(device, code.SPARE, end)
    writer.load(load, code.SPARE)
    writer.call(code.SPARE, StackAddress(_LOADED), device)
    code.add(device, device, 1)
    code.extend(code.SPARE, code.RESULT, bits=32, signed=False)
    with code.skip(code.unless_zero, code.SPARE):
        # Success: `device` is not 0 here, because it has been incremented, so it can be stored as the flag.
        code.store(device, code.STACK, _HAS_SUCCEEDED)
        code.goto(again)
    # Failure: keep the status.
    code.move(status, code.SPARE)
    code.goto(again)
    code.label(end)


def _raise_status(writer: Writer, status: int) -> None:
    """Emit code that sets the result to 0 if the status is 0.

    Otherwise, the code calls the last parameter to raise a RuntimeError, and sets the result to -1.
    """
    code = writer.code
    raiser = 3  # index of the last parameter
    name = code.CALLEE_SAVED[0]
    text = code.CALLEE_SAVED[2]
    code.set(code.RESULT, 0)
    with code.skip(code.if_zero, status):
        writer.explain(status, name, text)
        writer.call(
            "snprintf",
            StackAddress(0),
            Constant(_MAX_STATUS_MESSAGE),
            "Got Cuda Runtime Error: %s %s",
            name,
            text,
        )
        writer.load(raiser, code.SPARE)
        writer.call(code.SPARE, "RuntimeError", StackAddress(0))
        code.set(code.RESULT, -1)


def _unload_library_once(writer: Writer) -> None:
    """Write `void (void **library)`, which unloads the library, unless another thread has unloaded it."""
    code = writer.code
    code.enter(0)
    code.move(code.CALLEE_SAVED[0], code.PARAMETERS[0])
    writer.exchange_cell(code.CALLEE_SAVED[0], 0)
    with code.skip(code.if_zero, code.SPARE):
        writer.call("cudaLibraryUnload", code.SPARE)
    code.leave()


def _report(writer: Writer, next_function: str = "") -> None:
    """Write `void (int status)`, which writes an error to stderr if the status is not 0.

    Args:
        writer: The writer of the function.
        next_function: A function of the C library that is called after an error, or "".
    """
    code = writer.code
    status, name, text, _ = code.CALLEE_SAVED
    writer.enter(0)
    code.load32(status, code.STACK, 0)  # the first saved parameter
    with code.skip(code.if_zero, status):
        writer.explain(status, name, text)
        stderr = Constant(2)
        writer.call("dprintf", stderr, "CUDA error: %s: %s\n", name, text)
        if next_function:
            writer.call(next_function)
    code.leave()


def _set_raised_cuda_error(writer: Writer) -> None:
    """Write `void (void (*raise)(kind, parts, count), int status)`, which raises an error for a status."""
    code = writer.code
    raiser, status, name, text = code.CALLEE_SAVED
    message_offset = 16  # after the array of `raise_message`
    parameters_offset = message_offset + _MAX_STATUS_MESSAGE
    writer.enter(parameters_offset)
    code.move(raiser, code.PARAMETERS[0])
    code.load32(status, code.STACK, parameters_offset + 8)
    with code.skip(code.if_zero, raiser):
        writer.explain(status, name, text)
        message = StackAddress(message_offset)
        writer.call("snprintf", message, Constant(_MAX_STATUS_MESSAGE), "%d (%s: %s)", status, name, text)
        writer.raise_message(raiser, message_offset)
    code.leave()


# The format of a message that cutlass's Python code parses. The items have the same order as the parameters
# of CuteDSLRT_TVMFFISetRaisedCudaLaunchError.
_LAUNCH = (
    "1 kind=cuda_launch; api=cudaLaunchKernelExC; error_name=cudaErrorInvalidValue; "
    "error_string=invalid argument; grid=%d,%d,%d; block=%d,%d,%d; block_threads=%d; "
    "dynamic_smem_bytes=%lld; device=%d; max_threads_per_block=%d; max_block_dim=%d,%d,%d; "
    "max_grid_dim=%d,%d,%d; max_shared_mem_per_block_bytes=%d; "
    "max_shared_mem_per_block_optin_bytes=%d; violation=%s; source_file=%s; source_line=%d; "
    "source_col=%d; source_end_col=%d"
)
_LAUNCH_STRINGS = (19, 20)  # the indices of the two string parameters, which may be null


def _set_raised_cuda_launch_error(writer: Writer) -> None:
    """Write `void (raise, ...)`, which raises an error for a launch.

    The other parameters are the items in _LAUNCH: 18 integers, two strings and three integers.
    """
    code = writer.code
    register_count = len(code.PARAMETERS)
    item_count = 23
    snprintf_count = 3 + item_count  # arguments of snprintf: buffer, size, format and the items
    message_offset = 8 * (snprintf_count - register_count)  # after the arguments on the stack
    raiser = code.CALLEE_SAVED[0]
    writer.enter(message_offset + _MAX_LAUNCH_MESSAGE)
    code.move(raiser, code.PARAMETERS[0])
    with code.skip(code.if_zero, raiser):
        for index in _LAUNCH_STRINGS:
            writer.load(index, code.SPARE)
            with code.skip(code.unless_zero, code.SPARE):
                writer.text(code.SPARE, "?")
                code.store(code.SPARE, code.FRAME, code.ARGUMENTS + 8 * (index - register_count))
        for index in range(1, 1 + item_count):  # the items follow the first parameter
            writer.pass_parameter(index + 2, index)
        writer.call("snprintf", StackAddress(message_offset), Constant(_MAX_LAUNCH_MESSAGE), _LAUNCH)
        writer.raise_message(raiser, message_offset)
    code.leave()


def _stream_wait_event(writer: Writer) -> None:
    """Write `int (stream, event)`, which calls cudaStreamWaitEvent without flags."""
    writer.code.set(writer.code.PARAMETERS[2], 0)
    writer.jump("cudaStreamWaitEvent")


def _launch_kernel(writer: Writer) -> None:
    """Write a function that calls cudaLaunchKernel.

    Its signature is `int (function, unsigned grid x, y, z, block x, y, z, arguments, shared memory, stream)`.
    cudaLaunchKernel has parameters for the grid and the block that are structures of three integers. Each
    structure is passed in two registers.
    """
    code = writer.code
    grid_offset = 16  # on the stack, after the two arguments that may be passed there
    block_offset = grid_offset + 16
    writer.enter(block_offset + 16)
    for index in range(1, 7):
        is_block, axis = divmod(index - 1, 3)
        writer.load(index, code.SPARE)
        start = block_offset if is_block else grid_offset
        code.store32(code.SPARE, code.STACK, start + 4 * axis)
    # Pass the stream, the size of the shared memory, the kernel's arguments and the function.
    for argument_index, index in ((7, 9), (6, 8), (5, 7), (0, 0)):
        writer.pass_parameter(argument_index, index)
    # The first register of a structure contains two of its integers, and the second register the third.
    for argument_index, offset in ((1, grid_offset), (3, block_offset)):
        code.load(code.PARAMETERS[argument_index], code.STACK, offset)
        code.load32(code.PARAMETERS[argument_index + 1], code.STACK, offset + 8)
    writer.call("cudaLaunchKernel")
    code.leave()


CUTE_FUNCTIONS: dict[str, Callable[[Writer], None]] = {
    "cuda_dialect_init_library_once": _init_library_once,
    "cuda_dialect_unload_library_once": _unload_library_once,
    "cuda_dialect_get_error_name": lambda writer: writer.jump("cudaGetErrorName"),
    "cuda_dialect_print_on_error": _report,
    "cuda_dialect_assert_success": lambda writer: _report(writer, "abort"),
    "CuteDSLRT_TVMFFISetRaisedCudaError": _set_raised_cuda_error,
    "CuteDSLRT_TVMFFISetRaisedCudaLaunchError": _set_raised_cuda_launch_error,
    "_cudaStreamWaitEvent": _stream_wait_event,
    "_cudaLaunchKernel": _launch_kernel,
}
