"""Code with which child processes compare their state before and after calls."""

from __future__ import annotations

CODE = r"""
import ctypes, gc, os, platform, signal, time

libc, libm = ctypes.CDLL(None), ctypes.CDLL("libm.so.6")
libc.uselocale.restype = ctypes.c_void_p
libc.uselocale.argtypes = (ctypes.c_void_p,)
libc.setlocale.restype = ctypes.c_char_p
LC_ALL = 6
UNUSABLE = (32, 33)  # signals that glibc uses itself
SA_RESTORER = 0x04000000  # glibc sets this flag in each call of sigaction

def read_floats():
    "The modes, without the flags of past exceptions, which change with any calculation."
    environment = (ctypes.c_uint32 * 16)()
    libm.fegetenv(environment)
    if platform.machine() == "x86_64":
        return environment[0] & 0xFFFF, environment[7] & 0xFFC0
    return environment[0]

def read_signals():
    "The handler and the flags of each signal."
    actions = {}
    for number in range(1, 65):
        action = (ctypes.c_char * 256)()
        if number not in UNUSABLE and not libc.sigaction(number, None, action):
            flags = int.from_bytes(action.raw[136:140], "little") & ~SA_RESTORER
            actions[number] = action.raw[:8].hex(), hex(flags)
    return actions

def read_environment():
    pointer = ctypes.POINTER(ctypes.c_char_p).in_dll(libc, "environ")
    names, index = {}, 0
    while pointer[index] is not None:
        name, _, value = pointer[index].partition(b"=")
        names[name.decode()] = value.decode()
        index += 1
    return names

def read_descriptors():
    descriptors = {}
    for name in os.listdir("/proc/self/fd"):
        try:
            descriptors[name] = os.readlink(f"/proc/self/fd/{name}")
        except OSError:  # the descriptor of listdir
            pass
    return descriptors

def read_state():
    gc.collect()
    umask = os.umask(0)
    os.umask(umask)
    return {
        "locale": libc.setlocale(LC_ALL, None).decode(),
        "locale of the thread": libc.uselocale(None),
        "signals": read_signals(),
        "blocked signals": sorted(map(int, signal.pthread_sigmask(signal.SIG_BLOCK, []))),
        "folder": os.getcwd(),
        "umask": umask,
        "floats": read_floats(),
        "environment": read_environment(),
        "environment in Python": dict(os.environ),
        "descriptors": read_descriptors(),
        "threads": len(os.listdir("/proc/self/task")),
    }

changes = {}

def watch(name, call):
    "Call a function, and add what has changed to `changes`."
    before = read_state()
    try:
        return call()
    finally:
        deadline = time.monotonic() + 5
        while len(os.listdir("/proc/self/task")) > before["threads"] and time.monotonic() < deadline:
            time.sleep(0.01)  # the system lists a thread for a short time after it has been joined
        after = read_state()
        for part, value in before.items():
            if after[part] != value:
                old, new = value, after[part]
                if isinstance(value, dict):
                    keys = [key for key in {**old, **new} if old.get(key) != new.get(key)]
                    old, new = ({key: state.get(key) for key in keys} for state in (old, new))
                changes.setdefault(name, {})[part] = [old, new]
"""
