"""Runs the kernels of a module in another process, for `simulate(isolate=True)`."""

from __future__ import annotations

import os
import select
import signal
import socket
import struct
import subprocess
from contextlib import suppress
from typing import TYPE_CHECKING

from ..driver.kernel_runs import Refused
from .c_compiler import Build, compile_worker

if TYPE_CHECKING:
    from ..driver.arena import Arena

# The following structures are declared in worker.c.
_REQUEST = struct.Struct("=IIQQ")
_REPLY = struct.Struct("=I200s")
_INITIALISE, _LAUNCH = range(2)  # enum Operation
_MAY_EXECUTE = 0x10  # MFD_EXEC of Linux 6.3
_OUTPUT_SIZE = 1 << 16  # the number of bytes of output that are read at a time
_STANDARD_OUTPUT = 1


class WorkerDied(Exception):
    """The process that runs the kernels has ended during a request.

    Attributes:
        signal: The name of the signal that ended the process, such as "SIGSEGV", or "" if it exited.
        end: How the process ended, for messages: "was ended by SIGSEGV" or "exited".
    """

    def __init__(self, status: int) -> None:
        """Create the exception from the return code of the process (see `subprocess.Popen.returncode`)."""
        super().__init__(status)
        self.signal = signal.Signals(-status).name if -status in list(signal.Signals) else ""
        self.end = f"was ended by {self.signal}" if self.signal else "exited"


class Worker:
    """A process that runs the kernels of a module.

    The process is not trusted, because a kernel may control everything that the process writes, including its
    replies. The process can only use the memory of the devices and write output.
    """

    def __init__(self, build: Build, arena: Arena) -> None:
        """Start the process, and wait until it is ready.

        Args:
            build: The compiled module whose kernels the process runs.
            arena: The memory of the devices.

        Raises:
            Refused: The process cannot be started, or the system does not support it.
        """
        self._arena = arena
        self._owner = os.getpid()
        self._process: subprocess.Popen[bytes] | None = None
        self._socket, remote_socket = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._output, remote_output = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
        os.set_blocking(remote_output, True)
        self._poll = select.poll()
        for descriptor in (self._socket.fileno(), self._output):
            self._poll.register(descriptor, select.POLLIN)
        program = library = -1
        try:
            program = _write_file(compile_worker(build.seconds), _MAY_EXECUTE)
            library = _write_file(build.data)
            arguments = [remote_socket.fileno(), arena.file, arena.start, library]
            self._process = subprocess.Popen(
                ["cudyn-worker", *map(str, arguments)],
                executable=f"/proc/self/fd/{program}",
                pass_fds=(program, remote_socket.fileno(), arena.file, library),
                stdin=subprocess.DEVNULL,
                stdout=remote_output,
                stderr=subprocess.DEVNULL,
                env={},
                cwd="/",
                start_new_session=True,  # it does not receive Ctrl-C from the terminal
            )
            remote_socket.close()  # so that the socket is closed when the process ends
            os.close(remote_output)
            remote_output = -1
            _, reason = self._wait()
        except (OSError, WorkerDied) as error:
            reason = f"this process cannot be started: {error}"
        except BaseException:
            self.close()
            raise
        finally:
            remote_socket.close()
            for descriptor in (program, library, remote_output):
                if descriptor >= 0:
                    os.close(descriptor)
        if reason:
            self.close()
            raise Refused(f"isolate=True runs kernels in another process: {reason}")
        arena.processes.add(self)

    def initialize(self, address: int) -> None:
        """Store the initial values that are addresses in the module's variables.

        Args:
            address: The address of the module's variables.

        Raises:
            Refused: The process has ended.
        """
        try:
            self._request(_INITIALISE, 0, address)
        except WorkerDied as error:
            raise Refused(f"the process that runs the kernels {error.end}") from None

    def launch(self, kernel: int, address: int) -> bool:
        """Run a launch, and return whether it failed.

        Args:
            kernel: The number that identifies the kernel (`translate.Kernel.number`).
            address: The address of the Launch structure (runtime/interface.h).
        """
        return bool(self._request(_LAUNCH, kernel, address))

    def _request(self, operation: int, kernel: int, address: int) -> int:
        """Send a request, and return the status in the reply.

        Raises:
            WorkerDied: The process has ended instead of sending a reply.
        """
        try:
            with suppress(ConnectionError):  # if the process has already ended, _wait reports it
                self._socket.send(_REQUEST.pack(operation, kernel, address, self._arena.end))
            status, _ = self._wait()
        except BaseException:  # also KeyboardInterrupt
            self.close()
            raise
        return status

    def _wait(self) -> tuple[int, str]:
        """Print output until a reply arrives, and return the status and the error message in the reply.

        Raises:
            WorkerDied: The process has ended instead.
        """
        has_reply = False
        while not has_reply:
            ready_descriptors = [descriptor for descriptor, _ in self._poll.poll()]
            has_reply = self._socket.fileno() in ready_descriptors
            if not has_reply:
                self._print_output()
        reply = b""
        with suppress(ConnectionError):
            reply = self._socket.recv(_REPLY.size)
        self._print_output()
        if len(reply) != _REPLY.size:
            assert self._process is not None
            self._process.kill()  # in case it only closed its socket
            raise WorkerDied(self._process.wait())
        status, text = _REPLY.unpack(reply)
        return status, text.partition(b"\0")[0].decode(errors="replace")

    def _print_output(self) -> None:
        """Copy the output of the kernels that has arrived to the standard output of this process."""
        with suppress(OSError):  # there is no more output for now, or standard output is closed
            while True:
                data = os.read(self._output, _OUTPUT_SIZE)
                if not data:  # the worker has ended
                    return
                while data:
                    written_count = os.write(_STANDARD_OUTPUT, data)
                    data = data[written_count:]

    def close(self) -> None:
        """End the process. Further calls have no effect."""
        process = self._process
        self._process = None
        is_open = self._socket.fileno() >= 0
        if is_open:
            self._socket.close()
            os.close(self._output)
        # After a fork, only the process that has started the worker ends it.
        if process is not None and self._owner == os.getpid():
            process.kill()
            process.wait()

    def __del__(self) -> None:
        if hasattr(self, "_output"):  # otherwise, `__init__` has failed to create the socket or the pipe
            self.close()


def _write_file(data: bytes, flags: int = 0) -> int:
    """Create an in-memory file with these contents, and return its descriptor.

    Args:
        data: The contents of the file.
        flags: Flags of memfd_create, which are omitted if the system does not support them.
    """
    try:
        file = os.memfd_create("cudyn kernels", os.MFD_CLOEXEC | flags)
    except OSError:
        if not flags:
            raise
        file = os.memfd_create("cudyn kernels", os.MFD_CLOEXEC)
    try:
        with open(file, "wb", closefd=False) as writer:
            writer.write(data)
    except BaseException:
        os.close(file)
        raise
    return file
