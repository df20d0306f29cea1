"""Tests for the lifetime of callbacks: they are kept as long as C may call them, and no longer."""

from __future__ import annotations

import ctypes
import gc
import sys
import threading
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from cudyn import DriverError, driver
from cudyn._bindings.calls import callbacks, retention
from cudyn._bindings.libraries.catalog import find_all
from cudyn._bindings.libraries.library import library
from cudyn._bindings.tables import rows
from cudyn.types import Handle

from ...support import fakes
from ...support.messages import raises
from ...support.steps import get_resident_memory
from .conftest import Fake, opened

# A driver that stores the callbacks that it receives. `run` calls them in a separate thread.
SOURCE = (
    fakes.VERSION_QUERY
    + r"""
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

typedef void (*call)(void *);
typedef void (*log_call)(void *, int, char *, size_t);
static struct { call function; void *data; } queue[100000];
static int first, last;
int status, capturing, at_once;
static log_call logs[2];

static void *work(void *count)
{
    for (intptr_t n = (intptr_t)count; n && first < last; n--, first++)
        queue[first].function(queue[first].data);
    return NULL;
}
int run(int count)
{
    pthread_t thread;
    pthread_create(&thread, NULL, work, (void *)(intptr_t)count);
    pthread_join(thread, NULL);
    if (first == last) first = last = 0;
    return last - first;
}
int cuInit(unsigned flags) { return 0; }
int cuLaunchHostFunc(void *stream, call function, void *data)
{
    if (status) return status;
    if (capturing == 1) return 0;
    int index = __atomic_fetch_add(&last, 1, __ATOMIC_SEQ_CST); /* several threads call this function */
    queue[index].function = function;
    queue[index].data = data;
    if (at_once) run(1);
    return 0;
}
int query_count;
int cuStreamIsCapturing(void *stream, int *result) { query_count++; *result = capturing; return 0; }
int cuStreamAddCallback(void *stream, call function, void *data, unsigned flags) { return status; }
int cuUserObjectCreate(void **object, void *data, call function, unsigned count, unsigned flags)
{
    *object = (void *)7;
    return cuLaunchHostFunc(0, function, data);
}
int cuOccupancyMaxPotentialBlockSize(int *grid, int *block, void *function, size_t (*size)(int), size_t bytes,
                                     int limit)
{
    *grid = size ? (int)size(32) : 1;
    *block = 32;
    return 0;
}
int cuLogsRegisterCallback(log_call function, void *data, void **handle)
{
    int index = logs[0] != NULL;
    if (status) return status;
    logs[index] = function;
    *handle = (void *)(intptr_t)(100 + index);
    return 0;
}
int cuLogsUnregisterCallback(void *handle)
{
    if (status) return status;
    logs[(intptr_t)handle - 100] = NULL;
    return 0;
}
void clear_logs(void) { logs[0] = logs[1] = NULL; }
int count_logs(void) { return (logs[0] != NULL) + (logs[1] != NULL); }
int count_pending(void) { return last - first; }
void write_log(int index) { logs[index](NULL, 0, "text", 4); }
"""
)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fake]:
    """Load the fake library in the driver's module."""
    with opened(driver, tmp_path_factory.mktemp("callbacks"), SOURCE, "libcuda.so.1", "-pthread") as library:
        yield library


@pytest.fixture
def fake(built: Fake) -> Iterator[Any]:
    """The library. `run(n)` calls the next n callbacks (-1: all) and returns the number that remains."""
    yield built.library
    set_variables(built.library, status=0, capturing=0, at_once=0)
    built.library.run(-1)
    built.library.clear_logs()
    for table in (
        callbacks.pending,
        callbacks.retained,
        callbacks.last_run,
        retention.registered,
        retention.replaced,
    ):
        table.clear()


def set_variables(fake: Any, **values: int) -> None:
    """Set variables of the fake library."""
    for name, value in values.items():
        ctypes.c_int.in_dll(fake, name).value = value


def launch(callback: Any, data: Any = None) -> None:
    """Pass a callback to cuLaunchHostFunc."""
    driver.cuLaunchHostFunc(1, callback, data)


def make_callback(called: list[Any]) -> Any:
    """Return a callback that appends its argument to a list, and a weak reference to it."""
    callback = driver.CUhostFn(called.append)
    return callback, weakref.ref(callback)


def pass_callback(called: list[Any], times: int = 1) -> Any:
    """Pass C a callback that has no other references, and return a weak reference to it."""
    callback, reference = make_callback(called)
    for i in range(times):
        launch(callback, i)
    return reference


def test_callback_lives_until_it_has_been_called(fake: Any) -> None:
    """C calls the callback once for each call that it was passed to.

    A thread keeps its last callback until it runs another callback.
    """
    called: list[Any] = []
    references = [pass_callback(called, times) for times in (1, 3, 2)]

    def list_alive() -> list[bool]:
        """Return whether each of the three callbacks is still alive."""
        return [reference() is not None for reference in references]

    gc.collect()
    assert list_alive() == [True, True, True]
    assert fake.run(3) == 3
    assert list_alive() == [False, True, True]
    assert fake.run(-1) == 0
    assert called == [None, None, 1, 2, None, 1]  # None represents C's null pointer
    first_is_alive, second_is_alive, _ = list_alive()
    assert not first_is_alive
    assert not second_is_alive
    assert not callbacks.pending
    pass_callback(called)
    fake.run(-1)
    assert list_alive().count(True) <= 1  # the last callback of a thread may still be kept


def test_rejected_call_does_not_query_the_stream(fake: Any) -> None:
    """cudyn queries whether the stream is being captured, but a rejected argument might not be a stream."""
    queries = ctypes.c_int.in_dll(fake, "query_count")
    queries.value = 0
    callback, _ = make_callback([])
    wrong: tuple[Any, ...] = (driver.CUcontext(1), 1.5, -1)
    for stream in wrong:
        with raises((TypeError, OverflowError)):
            driver.cuLaunchHostFunc(stream, callback, None)
    assert queries.value == 0
    assert not callbacks.pending
    driver.cuLaunchHostFunc(1, callback, None)
    assert queries.value == 1


def test_callback_that_runs_before_the_call_returns_is_freed(fake: Any) -> None:
    """The list of pending callbacks must not keep a callback that has already run."""
    called: list[Any] = []
    set_variables(fake, at_once=1)
    reference = pass_callback(called, 5)
    assert called == [None, 1, 2, 3, 4]
    assert not callbacks.pending
    callbacks.last_run.clear()
    assert reference() is None


def test_callback_is_not_freed_while_it_runs(fake: Any) -> None:
    """No other reference to the callback exists while it runs. The next callback of the thread frees it."""
    was_alive: list[Any] = []

    def function(data: Any) -> None:
        """Drop the last reference to the running callback, and record whether it still exists."""
        callback_list.clear()
        gc.collect()
        was_alive.append(reference() is not None)

    callback_list = [driver.CUhostFn(function)]
    reference = weakref.ref(callback_list[0])
    driver.raw.cuLaunchHostFunc(1, callback_list[0], 0)  # a raw call does not keep its arguments alive
    fake.run(-1)
    assert was_alive == [True]
    assert reference() is not None
    callbacks.last_run.clear()
    assert reference() is None


@pytest.mark.parametrize("callback_count", [1000, pytest.param(20_000, marks=pytest.mark.slow)])
def test_many_callbacks_are_all_freed(fake: Any, callback_count: int) -> None:
    """The number of objects and the memory do not grow if each call passes a new callback."""
    called: list[Any] = []

    def work(count: int) -> tuple[int, int]:
        """Pass `count` callbacks to C, call them, and return the number of objects and of bytes in use."""
        for i in range(count):
            launch(driver.CUhostFn(called.append), i)
            if i % 100 == 99:
                fake.run(-1)
        fake.run(-1)
        called.clear()
        gc.collect()
        return len(gc.get_objects()), get_resident_memory()

    work(500)
    counts_before = work(500)
    counts_after = work(callback_count)
    assert counts_after[0] - counts_before[0] < 50, "objects"
    assert counts_after[1] - counts_before[1] < 1 << 20, "bytes"
    assert len(callbacks.last_run) < 50


def test_failed_call_keeps_no_callback(fake: Any) -> None:
    """A callback is not kept after an error of C or of ctypes."""
    callback, reference = make_callback([])
    set_variables(fake, status=1)
    for arguments in ((1, callback, None), (1, callback), (1, callback, None, None), (1, callback, object())):
        with raises((DriverError, TypeError)):
            driver.cuLaunchHostFunc(*arguments)
        with raises((DriverError, TypeError)):
            driver.cuLaunchHostFunc(fn=arguments[1], **dict(zip(("hStream", "userData"), arguments[::2])))  # type: ignore[arg-type]
    set_variables(fake, capturing=1)
    with raises(DriverError):
        launch(callback, None)
    with raises(DriverError):
        driver.cuLogsRegisterCallback(driver.CUlogsCallback(lambda *_: None), None)
    assert not callbacks.pending
    assert not retention.registered
    del callback, arguments
    gc.collect()
    assert reference() is None


def test_interrupted_call_keeps_a_callback_that_c_has(fake: Any) -> None:
    """A signal handler may raise at any line, even after the C call."""
    functions: Any = (launch, driver.CUhostFn), (driver.cuLogsRegisterCallback, driver.CUlogsCallback)
    for function, cls in functions:
        results = [0]
        for interrupted_line in range(1, 100):
            called: list[Any] = []
            callback = cls(lambda *_, called=called: called.append(1))
            counter = [0]

            def trace(
                frame: Any,
                event: str,
                _: Any,
                interrupted_line: int = interrupted_line,
                counter: list[int] = counter,
            ) -> Any:
                """Raise KeyboardInterrupt at one line of the modules that keep callbacks."""
                if frame.f_code.co_filename in (retention.__file__, callbacks.__file__):
                    counter[0] += event == "line"
                    if counter[0] == interrupted_line and event == "line":
                        raise KeyboardInterrupt
                return trace

            original_trace = sys.gettrace()
            sys.settrace(trace)
            try:
                function(callback, None)
            except KeyboardInterrupt:
                pass
            finally:
                sys.settrace(original_trace)
            reference = weakref.ref(callback)
            del callback
            c_has_callback = (fake.count_pending() if function is launch else fake.count_logs()) > 0
            if c_has_callback:
                gc.collect(1)
                assert reference() is not None, interrupted_line
            if function is launch:
                fake.run(-1)
                assert called == [1] * c_has_callback
            else:
                fake.clear_logs()
                retention.registered.clear()
            results.append(c_has_callback)
            if counter[0] < interrupted_line:
                break
        assert {*results} == {False, True}


def test_callback_of_a_captured_stream_is_kept(fake: Any) -> None:
    """Each launch of the graph calls the callback, even if it is passed to other streams later."""
    called: list[Any] = []
    callback, reference = make_callback(called)
    for capturing in (1, 2):  # the stream is being captured, then the capture is invalid
        set_variables(fake, capturing=capturing)
        for _ in range(3):
            launch(callback)
    set_variables(fake, capturing=0)
    launch(callback)
    del callback
    fake.run(-1)
    gc.collect()
    assert reference() is not None
    assert list(callbacks.retained.values()) == [reference()]


def test_callback_that_was_also_passed_to_a_raw_call_is_kept(fake: Any) -> None:
    """cudyn cannot tell which calls of the callback belong to the raw call, so it keeps the callback."""
    called: list[Any] = []
    callback, reference = make_callback(called)
    driver.raw.cuLaunchHostFunc(1, callback, 1)
    launch(callback, 2)
    del callback
    fake.run(1)
    gc.collect()
    assert reference() is not None
    fake.run(-1)
    assert called == [1, 2]


def test_ctypes_callback_is_kept_once(fake: Any) -> None:
    """cudyn is not notified when C calls a ctypes callback, so it cannot free the callback.

    A callback that was created from an address has no Python function that could be kept.
    """
    ctypes_callback = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: None)
    cast = ctypes.cast(ctypes_callback, driver.CUhostFn)
    for callback in (ctypes_callback, cast):
        for _ in range(3):
            launch(callback)
    address: Any = ctypes.cast(ctypes_callback, ctypes.c_void_p).value
    for _ in range(3):
        launch(driver.CUhostFn(address))
    assert list(callbacks.retained.values()) == [ctypes_callback, cast]
    fake.run(-1)


def test_callback_of_a_user_object_lives_until_it_has_been_called(fake: Any) -> None:
    """The driver calls it once, when the user object is destroyed."""
    callback, reference = make_callback([])
    assert driver.cuUserObjectCreate(None, callback, 1, 1) == driver.CUuserObject(7)
    del callback
    assert reference() is not None
    fake.run(-1)
    callbacks.last_run.clear()
    assert reference() is None


def test_callback_for_the_duration_of_the_call_is_not_kept(fake: Any) -> None:
    """The driver calls it only before the function returns."""
    callback = driver.CUoccupancyB2DSize(lambda block: 2 * block)
    reference = weakref.ref(callback)
    assert driver.cuOccupancyMaxPotentialBlockSize(None, callback, 0, 0) == (64, 32)
    del callback
    callbacks.last_run.clear()
    assert reference() is None


def test_registered_callback_lives_until_its_registration_ends(fake: Any) -> None:
    """It also stays alive if ending the registration fails."""
    called: list[Any] = []

    def register(name: str) -> Any:
        """Register a callback that records a name. Return its handle and a weak reference to it."""
        callback = driver.CUlogsCallback(lambda *_: called.append(name))
        return driver.cuLogsRegisterCallback(callback, None), weakref.ref(callback)

    (first_handle, first_reference), (second_handle, second_reference) = register("one"), register("two")
    for _ in range(2):
        fake.write_log(0)
        fake.write_log(1)
    assert called == ["one", "two"] * 2
    set_variables(fake, status=1)
    with raises(DriverError):
        driver.cuLogsUnregisterCallback(first_handle)
    set_variables(fake, status=0)
    driver.cuLogsUnregisterCallback(first_handle)
    retention.replaced.clear()
    callbacks.last_run.clear()
    assert (first_reference(), bool(second_reference())) == (None, True)
    third_handle, third_reference = register("three")
    assert third_handle == first_handle
    fake.write_log(0)
    driver.cuLogsUnregisterCallback(int(second_handle))
    driver.cuLogsUnregisterCallback(callback=third_handle)
    assert not retention.registered
    retention.replaced.clear()
    callbacks.last_run.clear()
    assert (second_reference(), third_reference()) == (None, None)


def test_replaced_callback_is_freed_later(fake: Any) -> None:
    """Another thread may be about to call a replaced callback, so the last few of them are kept."""
    references = []
    for _ in range(50):
        callback = driver.CUlogsCallback(lambda *_: None)
        references.append(weakref.ref(callback))
        retention.register(("logger",), None, [callback])
        del callback
    assert sum(bool(alive()) for alive in references) == 1 + (retention.replaced.maxlen or 0)
    retention.register(("logger",), None, [])
    retention.replaced.clear()
    assert not any(alive() for alive in references)


def test_callbacks_of_several_threads_are_freed(fake: Any) -> None:
    """Four threads pass callbacks. After they have run, no callback is kept."""
    called: list[Any] = []

    def work() -> None:
        """Pass 200 callbacks, which run one to three times."""
        for i in range(200):
            pass_callback(called, 1 + i % 3)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    fake.run(-1)
    assert len(called) == 4 * sum(1 + i % 3 for i in range(200))
    assert not callbacks.pending


def test_error_in_a_callback_names_the_function(fake: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """C code cannot propagate the exception, so Python's hook for such exceptions reports it."""

    def fail(data: Any) -> None:
        """Raise an error in the callback."""
        raise ValueError(data)

    reports: list[tuple[str, str]] = []

    def report(unraisable: Any) -> None:
        """Record the name and the message that Python reports."""
        # In 3.14 and later, ctypes names the function in the message instead of passing it.
        name = unraisable.err_msg if unraisable.object is None else repr(unraisable.object)
        reports.append((name, str(unraisable.exc_value)))

    monkeypatch.setattr(sys, "unraisablehook", report)
    launch(driver.CUhostFn(fail), 5)
    fake.run(-1)
    ((name, text),) = reports
    assert repr(fail) in name
    assert text == "5"
    assert not callbacks.pending


@pytest.mark.parametrize("info", [info for info in find_all() if info.callbacks], ids=lambda info: info.name)
def test_every_registration_under_a_handle_can_end(info: Any) -> None:
    """If a registration returns a handle, a function that ends registrations must accept this handle."""
    lib = library(info)
    types = lib.types_at(lib.releases[-1])

    def list_handles(symbol: str, role: str) -> set[Any]:
        """Return the classes of handles among the parameters of a symbol with this role."""
        _, params = rows.prototype(lib.get_versions(symbol)[-1][2])
        # The type of an out-parameter is a pointer to the handle.
        names = [
            param.type[:-1].strip() if role == "out" else param.type for param in params if param.role == role
        ]
        classes = map(types.ctype, names)
        return {cls for cls in classes if isinstance(cls, type) and issubclass(cls, Handle)}

    registered = [symbol for symbol, rule in info.callbacks.items() if rule == "registered"]
    ending = set().union(
        *(list_handles(symbol, "in") for symbol, rule in info.callbacks.items() if rule == "ends")
    )
    created = set().union(*(list_handles(symbol, "out") for symbol in registered if "VDPAU" not in symbol))
    assert created <= ending
