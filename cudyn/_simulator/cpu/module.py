"""PTX modules whose kernels run on the CPU."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping
from ctypes import c_char, c_uint32, c_uint64, c_void_p
from typing import TYPE_CHECKING, Any

from ..._formats import image
from ..driver import kernel_runs
from ..driver.kernel_runs import Refused
from ..driver.stream_races import Use
from .c_compiler import DEFAULT_SECONDS, Build
from .messages import LaunchDetails, describe, get_status, would_stop
from .worker import Worker, WorkerDied

if TYPE_CHECKING:
    from ..driver.allocations import Memory
    from ..driver.arena import Arena

ThreeSizes = c_uint32 * 3
MAX_ROUNDS = 1 << 28
_PARAMETER_ALIGN = 16  # the alignment of the kernel's parameters in bytes
_ALIGN = 256  # the alignment of the module's variables in bytes


def _list_fields(*fields: tuple[Any, str]) -> list[tuple[str, Any]]:
    """Return the value of `_fields_` for a ctypes structure.

    Args:
        *fields: Pairs of a type and the names of adjacent fields of this type, separated by spaces.
    """
    names_and_types = []
    for type_, names in fields:
        names_and_types += [(name, type_) for name in names.split()]
    return names_and_types


def _align(number: int, multiple: int) -> int:
    """Return the smallest multiple of `multiple` that is not less than `number`."""
    return number + -number % multiple


# The following structures are declared in runtime/interface.h, which describes their fields.


class _Place(ctypes.Structure):
    """An instruction that a thread executes."""

    _fields_ = _list_fields((ThreeSizes, "block thread"), (c_uint32, "site access"))


class _Finding(ctypes.Structure):
    """The description of an error in a kernel."""

    _fields_ = _list_fields(
        (c_uint32, "kind space"),
        (_Place, "place other"),
        (c_uint64, "address"),
        (c_uint32, "size lane lane_state is_one_warp waiting_count"),
        (_Place * 8, "waiting"),
        (c_char * 256, "text"),
    )


class Region(ctypes.Structure):
    """Memory that kernels may use.

    Attributes:
        written: The address of an array with a byte for each byte of memory: 1 if the memory was written,
            otherwise 0. If the address is 0, all memory counts as written.
        used: The address of an array with a byte for each byte of memory, whose flags (see stream_races)
            describe how the last launch used the memory. The address is 0 if uses are not tracked.
        used_from: The start of the range in which these flags may differ from 0.
        used_to: The end of the range in which these flags may differ from 0.
    """

    _fields_ = _list_fields(
        (c_uint64, "base size"),
        (c_void_p, "written"),
        (c_uint32, "freed constant host"),
        (c_void_p, "used"),
        (c_uint64, "used_from used_to"),
    )


class _Launch(ctypes.Structure):
    """A launch and its result."""

    _fields_ = _list_fields(
        (ThreeSizes, "grid block cluster"),
        (c_uint32, "dynamic_shared cooperative workers schedule"),
        (c_uint64, "seed most_rounds"),
        (c_void_p, "globals parameters"),
        (c_uint64, "parameters_size"),
        (c_void_p, "regions"),
        (c_uint64, "region_count"),
        (_Finding, "finding"),
        (c_uint64, "ticket groups"),
        (c_uint32, "failed"),
    )


class Fault(kernel_runs.Fault):
    """An error in a kernel.

    Attributes:
        kind: A key of messages.KINDS, or "crash" if the kernel has ended the process in which it ran.
        address: The address of the access, or 0.
    """

    def __init__(
        self, kind: str, message: str, address: int = 0, stops: bool = True, status: str = "ILLEGAL_ADDRESS"
    ) -> None:
        super().__init__(message)
        self.kind = kind
        self.address = address
        # The following attributes are described in the base class.
        self.stops = stops
        self.status = status if stops else ""
        self.unwritten = address if kind == "unset global" else 0


class CpuModule:
    """A module whose kernels run on the CPU, one launch at a time. It has one instance of each variable."""

    def __init__(
        self,
        ptx: str,
        *,
        checks: bool = True,
        workers: int = 1,
        max_rounds: int = MAX_ROUNDS,
        compile_seconds: int = DEFAULT_SECONDS,
        arena: Arena | None = None,
    ) -> None:
        """Translate a module.

        Args:
            ptx: The PTX code of the module.
            checks: Whether to report errors in the kernels, which makes them slower.
            workers: The number of host threads that run the blocks of a kernel if the blocks are independent.
                Ignored if `checks` is set, because finding races requires all accesses to have an order.
            max_rounds: The number of backward jumps of a thread after which a loop is reported as endless.
            compile_seconds: The time limit for the C compiler, in seconds.
            arena: The memory of the devices if the kernels run in another process. None if they run in this
                process.

        Raises:
            Refused: The module cannot be translated.
        """
        self._arena = arena
        self._mapped: list[Any] = []  # the memory of the arena that this module uses
        self._build = Build(ptx, checks, compile_seconds)
        self.program = self._build.program
        self.workers = 1 if checks else workers
        self.max_rounds = max_rounds
        self.kernels = self.program.kernels
        self._is_started = False
        # The table of regions that the last launch used, and the state for which it was created: the memory,
        # the number of its changes, and the device
        self._packed_regions: Any = None
        self._regions_state: object = None
        self._uses: Any = None  # the flags for the variables' bytes (see Region.used)
        self._worker: Worker | None = None
        self._scratch: Any = None  # memory for the copy of a launch that the worker reads
        self._memory = self._make_memory(max(self.program.size, 1) + _ALIGN)
        self.base = _align(ctypes.addressof(self._memory), _ALIGN)  # the address of the variables
        variables: dict[str, tuple[int, int]] = {}
        self.variables: Mapping[str, tuple[int, int]] = variables  # name -> address and size in bytes
        self.regions: list[Region] = []  # the memory of the variables
        for name, (offset, size, is_constant) in self.program.variables.items():
            variables[name] = (self.base + offset, size)
            if size:
                self.regions.append(Region(self.base + offset, size, constant=is_constant))
        self._initialize_variables()

    def _initialize_variables(self) -> None:
        """Copy the initial values to the variables. The compiled library adds those that are addresses."""
        for offset, digits in self.program.values:
            data = bytes.fromhex(digits)
            ctypes.memmove(self.base + offset, data, len(data))
        if self.program.has_addresses:
            self._start()

    def _make_memory(self, size: int) -> Any:
        """Return zeroed memory that kernels can use, as a ctypes array."""
        if self._arena is None:
            return (c_char * size)()
        memory = self._arena.map(size)
        self._mapped.append(memory)
        return memory

    def __del__(self) -> None:
        # If the constructor has failed, the attribute may be missing.
        mapped = self.__dict__.get("_mapped", ())
        for memory in mapped:
            assert self._arena is not None
            self._arena.release(memory)

    def _start(self) -> ctypes.CDLL | Worker:
        """Return the compiled library, or the process that has loaded it.

        On the first call, pass the address of the variables to the library.
        """
        library: ctypes.CDLL | Worker
        if self._arena is None:
            library = self._build.library
        else:
            if self._worker is None:
                self._worker = Worker(self._build, self._arena)
            library = self._worker
        if not self._is_started:
            self._is_started = True
            if isinstance(library, Worker):
                library.initialize(self.base)
            else:
                library.cudyn_start(c_void_p(self.base))
        return library

    def _list_regions(self, memory: Memory | None, device: int) -> list[Region]:
        """List the memory and the variables that a device's kernels may use.

        Args:
            memory: All allocations, or None.
            device: The ordinal of the device.
        """
        if memory is not None and memory.tracks_uses and self._uses is None:
            self._track_variable_uses()
        regions = []
        for allocation in memory or ():
            is_own_variable = self.base <= allocation.address < self.base + max(self.program.size, 1)
            if is_own_variable or not allocation.get_access(device):
                continue
            regions.append(
                Region(
                    allocation.address,
                    allocation.size,
                    allocation.written_flags_address,
                    constant=allocation.is_constant(device),
                    host=allocation.is_host,
                    used=allocation.use_flags_address,
                    used_from=allocation.size,
                )
            )
        return [*regions, *self.regions]

    def _track_variable_uses(self) -> None:
        """Let later launches record which bytes of the module's variables they use."""
        self._uses = self._make_memory(max(self.program.size, 1))
        for region in self.regions:
            region.used = ctypes.addressof(self._uses) + region.base - self.base
            region.used_from = region.size

    def run(self, launch: kernel_runs.Launch) -> list[Use]:
        """Run a simulated launch until it finishes.

        Raises:
            Refused: The kernel can't be translated or compiled.
            Fault: The kernel has an error.
        """
        memory = launch.memory
        # The table of regions is created again only if the memory has changed, or for another device.
        state = (memory, memory.changes if memory else 0, launch.device)
        if self._regions_state != state:
            self._packed_regions = pack_regions(self._list_regions(memory, launch.device))
            self._regions_state = state
        table = self._packed_regions
        try:
            reported_table = self.launch(launch, table)
        except Fault as fault:
            freed = memory.find_freed(fault.address) if memory and fault.kind == "outside" else None
            if freed is None:
                raise
            # The end of the message describes the nearest memory, and is replaced.
            access, _, _ = str(fault).replace("out of bounds", "use after free").partition(", at ")
            message = f"{access}, in an allocation of {freed.size} bytes that was freed"
            raise Fault("freed", message, fault.address) from None
        if memory is None or not memory.tracks_uses:
            return []
        return _collect_uses(table, reported_table)

    def launch(self, request: kernel_runs.Launch, table: Any) -> Any:
        """Run a launch with a table of regions that `pack_regions` has created.

        Returns:
            A table of regions in which the launch has recorded which memory it used.

        Raises:
            Refused: The kernel can't be translated or compiled.
            Fault: The kernel has an error.
        """
        kernel = self.kernels.get(request.kernel)
        if kernel is None:
            raise Refused(f"no kernel {request.kernel}")
        if kernel.refused:
            raise Refused(kernel.refused)
        parameters = request.parameters
        cluster = kernel.cluster or request.cluster
        sizes = [ThreeSizes(*size) for size in (request.grid, request.block, cluster)]
        launch = _Launch(*sizes, request.shared, request.cooperative, self.workers, *request.schedule)
        launch.most_rounds = self.max_rounds
        launch.globals = self.base
        launch.parameters_size = kernel.size
        launch.region_count = len(table)
        library = self._start()
        size = max(len(parameters), kernel.size, 1)  # the kernel may read all `kernel.size` bytes
        if isinstance(library, Worker):
            launch, table = self._run_isolated(
                library, kernel.number, launch, parameters.ljust(size, b"\0"), table
            )
        else:
            buffer = ctypes.create_string_buffer(parameters, size + _PARAMETER_ALIGN)
            launch.parameters = _align(ctypes.addressof(buffer), _PARAMETER_ALIGN)
            ctypes.memmove(launch.parameters, parameters, len(parameters))
            launch.regions = ctypes.addressof(table)
            run_kernel = getattr(library, f"cudyn_{kernel.number}")
            launch.failed = run_kernel(ctypes.byref(launch))
        if launch.failed:
            raise self._make_fault(launch.finding, request)
        return table

    def _run_isolated(
        self, worker: Worker, number: int, launch: _Launch, parameters: bytes, table: Any
    ) -> tuple[_Launch, Any]:
        """Run a launch in a worker. Return copies of the launch and of the table after the launch.

        The launch, the parameters and the table are copied to memory that the worker can access, one after
        the other. Because the worker is not trusted, the caller must not follow the pointers in the returned
        copies.

        Args:
            worker: The process that runs the launch.
            number: The number that identifies the kernel (`Kernel.number`).
            launch: The launch. This function sets the pointers to its parameters and its regions.
            parameters: The bytes of the parameters.
            table: The table of regions.

        Raises:
            Fault: The kernel has ended the worker.
        """
        assert self._arena is not None
        launch_size, table_size = ctypes.sizeof(launch), ctypes.sizeof(table)
        parameters_offset = _align(launch_size, _PARAMETER_ALIGN)
        table_offset = _align(parameters_offset + len(parameters), _PARAMETER_ALIGN)
        end = table_offset + table_size
        if self._scratch is None or len(self._scratch) < end:
            self._scratch = self._make_memory(2 * end)  # later launches may have more regions
        start = ctypes.addressof(self._scratch)
        launch.parameters = start + parameters_offset
        launch.regions = start + table_offset
        ctypes.memmove(start, ctypes.addressof(launch), launch_size)
        ctypes.memmove(launch.parameters, parameters, len(parameters))
        ctypes.memmove(launch.regions, ctypes.addressof(table), table_size)
        try:
            failed = worker.launch(number, start)
        except WorkerDied as error:
            raise self._make_crash(error) from None
        except BaseException:  # Ctrl-C has ended the worker
            self._worker = None
            raise
        result = _Launch.from_buffer_copy(self._scratch)
        result.failed = failed
        return result, type(table).from_buffer_copy(self._scratch, table_offset)

    def _make_crash(self, error: WorkerDied) -> Fault:
        """Return the fault for a kernel that has ended its worker, and drop the worker.

        The next launch starts another worker.
        """
        self._worker = None
        reason = error.end
        if error.signal == "SIGSYS":
            reason += ", because it made a system call that kernels do not need"
        return Fault("crash", f"crash: the process in which the kernel ran {reason}", status="LAUNCH_FAILED")

    def _make_fault(self, finding: _Finding, request: kernel_runs.Launch) -> Fault:
        """Return the exception for an error that the runtime has found in a kernel.

        Args:
            finding: The error, as described by the runtime.
            request: The launch in which it was found.
        """
        details = LaunchDetails(
            self.program,
            self.variables,
            request.memory,
            self.max_rounds,
            request,
        )
        try:
            kind, message = describe(finding, details)
        except (LookupError, ValueError):
            if self._arena is None:
                raise
            # The kernel has overwritten the finding with invalid values.
            return Fault("crash", "crash: the kernel reported an unknown error", status="LAUNCH_FAILED")
        stops = would_stop(kind, finding, details)
        return Fault(kind, message, finding.address, stops, get_status(kind, finding))


def make_module(data: bytes, arch: str, **options: Any) -> CpuModule:
    """Return a module for loaded code.

    Args:
        data: The bytes of the loaded code.
        arch: The architecture of the devices, such as "sm_90".
        options: Keyword arguments for CpuModule.

    Raises:
        Refused: The code is not PTX, or can't be translated.
    """
    if image.get_kind(data) != "ptx":
        raise Refused(f"a CUBIN, but the CPU runs only PTX; compile for {arch.replace('sm', 'compute')}")
    return CpuModule(data.rstrip(b"\0").decode("utf-8", "replace"), **options)


def _collect_uses(table: Any, reported_table: Any) -> list[Use]:
    """Return the last launch's uses of memory, and clear the flags that describe them.

    Args:
        table: The table of regions that was passed to the launch.
        reported_table: The table in which the launch has recorded the used ranges. It is the same table, or a
            copy from a worker, which is not trusted.
    """
    uses = []
    for region, reported_region in zip(table, reported_table, strict=True):
        first = reported_region.used_from
        end = min(reported_region.used_to, region.size)
        if region.used and first < end:
            flags_address = region.used + first
            flags = ctypes.string_at(flags_address, end - first)
            uses.append(Use(region.base, region.base + first, end - first, flags))
            ctypes.memset(flags_address, 0, end - first)
            # The range without uses: it starts at the end of the region, and ends at its start.
            region.used_from = region.size
            region.used_to = 0
    return uses


def pack_regions(regions: Iterable[Region]) -> Any:
    """Return a table of regions for `CpuModule.launch`, sorted by address.

    If there are no regions, the table contains an empty region, because the runtime reads the first entry
    before it searches for an address.
    """
    sorted_regions = sorted(regions, key=lambda region: region.base)
    if not sorted_regions:
        sorted_regions = [Region(1, 0)]
    table_type = Region * len(sorted_regions)
    return table_type(*sorted_regions)
