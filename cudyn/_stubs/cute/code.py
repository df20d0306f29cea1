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
        self._parameters_offset = 0  # offset of the saved parameters from the stack pointer, in bytes

    def get_cell(self, name: str, value: int | bytes = 0) -> str:
        """Return the label of a memory cell in the shared object, which is added if it does not exist yet.

        Args:
            name: The name of the cell. All functions in the shared object use the same cell for a name.
            value: The initial contents of the cell.
        """
        label = f"cute {name}"
        if label not in self._written.cells:
            self._written.add_cell(label, value)
        return label

    def enter(self, size: int) -> None:
        """Emit the beginning of a function.

        It reserves memory on the stack, and saves the parameters that are passed in registers after this
        memory.

        Args:
            size: The size of the memory in bytes.
        """
        registers = self.code.PARAMETERS
        self.code.enter(size + 8 * len(registers))
        self._parameters_offset = size
        for index, register in enumerate(registers):
            self.code.store(register, self.code.STACK, size + 8 * index)

    def load_parameter(self, index: int, register: int) -> None:
        """Emit code that loads the parameter at an index into a register."""
        stack_index = index - len(self.code.PARAMETERS)
        if stack_index < 0:  # `enter` has saved the register with the parameter
            self.code.load(register, self.code.STACK, self._parameters_offset + 8 * index)
        else:  # the caller has passed the parameter on the stack
            self.code.load(register, self.code.FRAME, self.code.ARGUMENTS + 8 * stack_index)

    def pass_parameter(self, argument_index: int, index: int) -> None:
        """Emit code that passes a parameter of this function to the function that is called next.

        Args:
            argument_index: The index of the argument in the call.
            index: The index of this function's parameter.
        """
        registers = self.code.PARAMETERS
        if argument_index < len(registers):
            self.load_parameter(index, registers[argument_index])
        else:  # the argument is passed on the stack
            stack_index = argument_index - len(registers)
            self.load_parameter(index, self.code.SPARE)
            self.code.store(self.code.SPARE, self.code.STACK, 8 * stack_index)

    def load_string(self, register: int, text: str) -> None:
        """Emit code that loads the address of a zero-terminated string into a register."""
        self.code.load_address(register, self.get_cell(text, text.encode() + b"\0"))

    def call(self, function: str | int, *arguments: str | int) -> None:
        """Emit a call to a function in the CUDA runtime or the C library, or to a function at an address.

        Args:
            function: The name of the function, or the register that contains its address.
            arguments: Each argument is a string, a StackAddress, a Constant, or a plain integer for a
                register. That register must not be used for an earlier argument of the same call.
        """
        for register, argument in zip(self.code.PARAMETERS, arguments):
            self._load_argument(register, argument)
        if isinstance(function, int):
            self.code.call(function)
        elif function in SYSTEM:
            if function not in self._written.cells:
                self._written.add_reference(function, function)
            self.code.call_through(function)
        else:
            self.code.call_through(self._slots[function])

    def _load_argument(self, register: int, argument: str | int) -> None:
        """Emit code that loads an argument of `call` into a register."""
        if isinstance(argument, str):
            self.load_string(register, argument)
        elif isinstance(argument, StackAddress):
            self.code.add(register, self.code.STACK, argument)
        elif isinstance(argument, Constant):
            self.code.set(register, argument)
        else:
            self.code.move(register, argument)

    def jump_to_runtime(self, name: str) -> None:
        """Emit a jump to a function in the CUDA runtime, which then returns to this function's caller."""
        self.code.jump_through(self._slots[name])

    def load_status_strings(self, status: int, name: int, description: int) -> None:
        """Emit code that loads the name and the description of a CUDA status into two registers.

        Args:
            status: The register that contains the status.
            name: The register that receives the address of the name. Like the following register, it must be
                in CALLEE_SAVED, so that the calls do not overwrite it.
            description: The register that receives the address of the description.
        """
        self.call("cudaGetErrorName", status)
        self.code.move(name, self.code.RESULT)
        self.call("cudaGetErrorString", status)
        self.code.move(description, self.code.RESULT)

    def exchange(self, address: int, value: int) -> None:
        """Emit code that atomically replaces an integer in memory. The SPARE register receives the old value.

        Args:
            address: The register that contains the address of the integer. It must be in CALLEE_SAVED.
            value: The new value.
        """
        self.code.set(self.code.SPARE, value)
        self.code.exchange(self.code.SPARE, address)

    def raise_message(self, raise_function: int, message_offset: int) -> None:
        """Emit a call to a function of TVM FFI that raises an error with a message.

        The function's signature is `raise(kind, parts, count)`. The message is divided into `count` strings.
        Their addresses are in the array `parts`, which the code stores at the top of the stack.

        Args:
            raise_function: The register in CALLEE_SAVED that contains the address of the function.
            message_offset: The offset of the message from the stack pointer, in bytes.
        """
        code = self.code
        self.load_string(code.SPARE, "CUDA Error Code: ")
        code.store(code.SPARE, code.STACK, 0)
        code.add(code.SPARE, code.STACK, message_offset)
        code.store(code.SPARE, code.STACK, 8)
        self.call(raise_function, "CUDADialectError", StackAddress(0), Constant(2))


# Offsets on the stack of _init_library_once, after the message
_LOADED = _MAX_STATUS_MESSAGE  # the library that is being loaded
_DEVICES = _MAX_STATUS_MESSAGE + 8  # the number of devices
_HAS_SUCCEEDED = _MAX_STATUS_MESSAGE + 16  # not 0 if a device has loaded the kernels


def _init_library_once(writer: Writer) -> None:
    """Write a function that loads a library with kernels, unless another thread has already loaded it.

    Other threads wait until the first thread has finished. If the first thread has failed, they try to load
    the library. In C, the function is:

        int init_library_once(void **library, int (*init)(void **), int (*load)(void **, int), raise) {
            if (*library) return 0;
            lock();
            int status = 0;
            if (!*library) {
                void *loaded = NULL;
                status = init(&loaded);
                if (!status && load) status = load_on_devices(load, &loaded);  // unloads it after a failure
                if (!status) *library = loaded;
            }
            unlock();
            return raise_status(raise, status);
        }
    """
    code = writer.code
    library, lock, device, status = code.CALLEE_SAVED
    init_index, load_index = 1, 2  # indices of parameters
    discard = code.new_label()
    publish = code.new_label()
    unlock = code.new_label()
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
        code.store(status, code.STACK, offset)  # 0
    writer.load_parameter(init_index, code.SPARE)
    writer.call(code.SPARE, StackAddress(_LOADED))
    _move_status(writer, status)
    code.unless_zero(status, unlock)

    # If there is a `load` function, call it for each device. At least one call has to succeed.
    writer.load_parameter(load_index, code.SPARE)
    code.if_zero(code.SPARE, publish)
    writer.call("cudaGetDeviceCount", StackAddress(_DEVICES))
    _move_status(writer, status)
    code.unless_zero(status, discard)
    _load_on_devices(writer, load_index, device, status)
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
    writer.exchange(lock, 0)
    _raise_status(writer, status)
    code.leave()


def _move_status(writer: Writer, status: int) -> None:
    """Emit code that moves the status returned by a call to a register.

    A status has 32 bits. The upper half of the RESULT register is undefined.
    """
    writer.code.extend(status, writer.code.RESULT, bits=32, signed=False)


def _lock(writer: Writer, lock: int) -> None:
    """Emit code that acquires the spinlock that all modules share.

    Args:
        writer: Generates the code.
        lock: The register in CALLEE_SAVED that receives the address of the lock.
    """
    code = writer.code
    try_again = code.new_label()
    code.load_address(lock, writer.get_cell("lock"))
    code.label(try_again)
    writer.exchange(lock, 1)
    with code.skip(code.if_zero, code.SPARE):  # the old value is not 0, so another thread holds the lock
        writer.call("sched_yield")
        code.goto(try_again)


def _load_on_devices(writer: Writer, load_index: int, device: int, status: int) -> None:
    """Emit a loop that calls a function for each device, in order to load the kernels on the device.

    The number of devices is at the stack offset _DEVICES. The code sets _HAS_SUCCEEDED if any call succeeds.

    Args:
        writer: Generates the code.
        load_index: The index of the parameter that contains the address of the function.
        device: The register that counts the devices.
        status: The register that receives the status of the last call that failed.
    """
    code = writer.code
    next_device = code.new_label()
    end = code.new_label()
    code.set(device, 0)
    code.label(next_device)
    code.load32(code.SPARE, code.STACK, _DEVICES)
    code.if_equal(device, code.SPARE, end)
    writer.load_parameter(load_index, code.SPARE)
    writer.call(code.SPARE, StackAddress(_LOADED), device)
    code.add(device, device, 1)
    _move_status(writer, code.SPARE)
    with code.skip(code.unless_zero, code.SPARE):
        # Success: `device` is not 0 here, because it has been incremented, so it can be stored as the flag.
        code.store(device, code.STACK, _HAS_SUCCEEDED)
        code.goto(next_device)
    # Failure: keep the status.
    code.move(status, code.SPARE)
    code.goto(next_device)
    code.label(end)


def _raise_status(writer: Writer, status: int) -> None:
    """Emit code that raises a RuntimeError if a status is not 0.

    The code sets the function's result to 0 for success, and to -1 after an error has been raised. The
    function's last parameter is the address of the function that raises the error.

    Args:
        writer: Generates the code.
        status: The register that contains the status.
    """
    code = writer.code
    raise_index = 3  # index of the last parameter
    name = code.CALLEE_SAVED[0]
    description = code.CALLEE_SAVED[2]
    message = StackAddress(0)
    message_format = "Got Cuda Runtime Error: %s %s"
    code.set(code.RESULT, 0)
    with code.skip(code.if_zero, status):
        writer.load_status_strings(status, name, description)
        writer.call("snprintf", message, Constant(_MAX_STATUS_MESSAGE), message_format, name, description)
        writer.load_parameter(raise_index, code.SPARE)
        writer.call(code.SPARE, "RuntimeError", message)
        code.set(code.RESULT, -1)


def _unload_library_once(writer: Writer) -> None:
    """Write the function `void (void **library)`, which unloads a library and sets the pointer to null.

    If several threads call the function, only one of them unloads the library.
    """
    code = writer.code
    pointer = code.CALLEE_SAVED[0]
    code.enter(0)
    code.move(pointer, code.PARAMETERS[0])
    writer.exchange(pointer, 0)
    with code.skip(code.if_zero, code.SPARE):
        writer.call("cudaLibraryUnload", code.SPARE)
    code.leave()


def _print_status(writer: Writer, next_function: str = "") -> None:
    """Write the function `void (int status)`, which prints an error to stderr if the status is not 0.

    Args:
        writer: Generates the code.
        next_function: A function of the C library that is called after an error has been printed, or "".
    """
    code = writer.code
    status, name, description, _ = code.CALLEE_SAVED
    writer.enter(0)
    code.load32(status, code.STACK, 0)  # the first saved parameter
    with code.skip(code.if_zero, status):
        writer.load_status_strings(status, name, description)
        stderr = Constant(2)
        writer.call("dprintf", stderr, "CUDA error: %s: %s\n", name, description)
        if next_function:
            writer.call(next_function)
    code.leave()


def _assert_success(writer: Writer) -> None:
    """Write the function `void (int status)`, which aborts the process if the status is not 0."""
    _print_status(writer, "abort")


def _get_error_name(writer: Writer) -> None:
    """Write a function that calls cudaGetErrorName with the same parameter."""
    writer.jump_to_runtime("cudaGetErrorName")


def _get_error_string(writer: Writer) -> None:
    """Write a function that calls cudaGetErrorString with the same parameter."""
    writer.jump_to_runtime("cudaGetErrorString")


def _set_raised_cuda_error(writer: Writer) -> None:
    """Write `void (void (*raise)(kind, parts, count), int status)`, which raises an error for a status.

    Nothing is raised if `raise` is null.
    """
    code = writer.code
    raise_function, status, name, description = code.CALLEE_SAVED
    message_offset = 16  # after the array of `raise_message`
    parameters_offset = message_offset + _MAX_STATUS_MESSAGE
    status_offset = parameters_offset + 8  # the second saved parameter
    message = StackAddress(message_offset)
    message_size = Constant(_MAX_STATUS_MESSAGE)
    writer.enter(parameters_offset)
    code.move(raise_function, code.PARAMETERS[0])
    code.load32(status, code.STACK, status_offset)
    with code.skip(code.if_zero, raise_function):
        writer.load_status_strings(status, name, description)
        writer.call("snprintf", message, message_size, "%d (%s: %s)", status, name, description)
        writer.raise_message(raise_function, message_offset)
    code.leave()


# The format of a message that cutlass's Python code parses. The items have the same order as the parameters
# of CuteDSLRT_TVMFFISetRaisedCudaLaunchError.
_LAUNCH_FORMAT = (
    "1 kind=cuda_launch; api=cudaLaunchKernelExC; error_name=cudaErrorInvalidValue; "
    "error_string=invalid argument; grid=%d,%d,%d; block=%d,%d,%d; block_threads=%d; "
    "dynamic_smem_bytes=%lld; device=%d; max_threads_per_block=%d; max_block_dim=%d,%d,%d; "
    "max_grid_dim=%d,%d,%d; max_shared_mem_per_block_bytes=%d; "
    "max_shared_mem_per_block_optin_bytes=%d; violation=%s; source_file=%s; source_line=%d; "
    "source_col=%d; source_end_col=%d"
)
_LAUNCH_STRINGS = (19, 20)  # the indices of the two string parameters, which may be null


def _set_raised_cuda_launch_error(writer: Writer) -> None:
    """Write a function that raises an error for a kernel launch that CUDA would reject.

    The first parameter is the function that raises the error. The other parameters are the items in
    _LAUNCH_FORMAT: 18 integers, two strings and three integers. The message is formatted with snprintf.
    """
    code = writer.code
    register_count = len(code.PARAMETERS)
    item_count = 23
    snprintf_count = 3 + item_count  # arguments of snprintf: buffer, size, format and the items
    message_offset = 8 * (snprintf_count - register_count)  # after the arguments on the stack
    message = StackAddress(message_offset)
    raise_function = code.CALLEE_SAVED[0]
    writer.enter(message_offset + _MAX_LAUNCH_MESSAGE)
    code.move(raise_function, code.PARAMETERS[0])
    with code.skip(code.if_zero, raise_function):
        # Replace strings that are null by "?".
        for index in _LAUNCH_STRINGS:
            writer.load_parameter(index, code.SPARE)
            with code.skip(code.unless_zero, code.SPARE):
                writer.load_string(code.SPARE, "?")
                code.store(code.SPARE, code.FRAME, code.ARGUMENTS + 8 * (index - register_count))
        # Parameter 1 of this function is argument 3 of snprintf, and so on.
        for index in range(1, 1 + item_count):
            writer.pass_parameter(index + 2, index)
        writer.call("snprintf", message, Constant(_MAX_LAUNCH_MESSAGE), _LAUNCH_FORMAT)
        writer.raise_message(raise_function, message_offset)
    code.leave()


def _stream_wait_event(writer: Writer) -> None:
    """Write `int (stream, event)`, which calls cudaStreamWaitEvent without flags."""
    writer.code.set(writer.code.PARAMETERS[2], 0)
    writer.jump_to_runtime("cudaStreamWaitEvent")


def _launch_kernel(writer: Writer) -> None:
    """Write a function that calls cudaLaunchKernel.

    Its signature is `int (function, unsigned grid x, y, z, block x, y, z, arguments, shared memory, stream)`.
    cudaLaunchKernel has parameters for the grid and the block that are structures of three integers. Each
    structure is passed in two registers.
    """
    code = writer.code
    function_index, grid_index, block_index, arguments_index, memory_index, stream_index = 0, 1, 4, 7, 8, 9
    grid_offset = 16  # on the stack, after the two arguments that may be passed there
    block_offset = grid_offset + 16
    writer.enter(block_offset + 16)
    # Store the two structures on the stack.
    for first_index, offset in ((grid_index, grid_offset), (block_index, block_offset)):
        for axis in range(3):
            writer.load_parameter(first_index + axis, code.SPARE)
            code.store32(code.SPARE, code.STACK, offset + 4 * axis)
    # Each structure counts as two arguments of cudaLaunchKernel: 1 and 2 for the grid, 3 and 4 for the block.
    writer.pass_parameter(7, stream_index)
    writer.pass_parameter(6, memory_index)
    writer.pass_parameter(5, arguments_index)
    writer.pass_parameter(0, function_index)
    # The first register of a structure contains two of its integers, and the second register the third.
    for argument_index, offset in ((1, grid_offset), (3, block_offset)):
        code.load(code.PARAMETERS[argument_index], code.STACK, offset)
        code.load32(code.PARAMETERS[argument_index + 1], code.STACK, offset + 8)
    writer.call("cudaLaunchKernel")
    code.leave()


CUTE_FUNCTIONS: dict[str, Callable[[Writer], None]] = {
    "cuda_dialect_init_library_once": _init_library_once,
    "cuda_dialect_unload_library_once": _unload_library_once,
    "cuda_dialect_get_error_name": _get_error_name,
    "cuda_dialect_print_on_error": _print_status,
    "cuda_dialect_assert_success": _assert_success,
    "CuteDSLRT_TVMFFISetRaisedCudaError": _set_raised_cuda_error,
    "CuteDSLRT_TVMFFISetRaisedCudaLaunchError": _set_raised_cuda_launch_error,
    "_cudaStreamWaitEvent": _stream_wait_event,
    "_cudaLaunchKernel": _launch_kernel,
}
