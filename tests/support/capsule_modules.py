"""Builds small packages like cuda.bindings: compiled modules with C functions, and modules that use them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from . import compiled

# A module as Cython creates it, without Python's headers: `definition` is a PyModuleDef, and 1013 is
# PYTHON_API_VERSION. FUNCTIONS stands for the code that registers its C functions.
_SOURCE = r"""
typedef struct PyObject PyObject;
PyObject *PyModule_Create2(void *definition, int version);
PyObject *PyDict_New(void);
PyObject *PyCapsule_New(void *pointer, const char *name, void *destructor);
int PyDict_SetItemString(PyObject *dictionary, const char *key, PyObject *value);
int PyModule_AddObject(PyObject *module, const char *name, PyObject *value);

static struct {
    long references; void *type; void *init; long index; void *copy;
    const char *name; const char *doc; long size;
    void *methods, *slots, *traverse, *clear, *free;
} definition = {1, 0, 0, 0, 0, "MODULE", 0, -1, 0, 0, 0, 0, 0};

static int answer(void) { return 77; }

PyObject *PyInit_MODULE(void) {
    PyObject *module = PyModule_Create2(&definition, 1013), *functions = PyDict_New();
    FUNCTIONS
    PyModule_AddObject(module, "__pyx_capi__", functions);
    return module;
}
"""
# A Python module that defines a Python function for each C function of the module above.
_USER = """
import ctypes
from . import MODULE
get_name, get_pointer = ctypes.pythonapi.PyCapsule_GetName, ctypes.pythonapi.PyCapsule_GetPointer
get_name.argtypes, get_name.restype = (ctypes.py_object,), ctypes.c_char_p
get_pointer.argtypes, get_pointer.restype = (ctypes.py_object, ctypes.c_char_p), ctypes.c_void_p
for name, capsule in MODULE.__pyx_capi__.items():
    address = get_pointer(capsule, get_name(capsule))
    globals()[name.removeprefix("_")] = ctypes.CFUNCTYPE(ctypes.c_int)(address)
"""


def make_package(directory: Path, version: str, modules: Mapping[str, Mapping[str, str]]) -> None:
    """Write the package cuda.bindings into a directory.

    Each function of its modules returns 77.

    Args:
        directory: The directory that contains the package.
        version: The version of the package.
        modules: Maps the name of a compiled module, such as "cyruntime", to its functions and their
            signatures. For each of them, a Python module with the same name without "cy" uses the functions.
    """
    package = directory / "cuda" / "bindings"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(f"__version__ = {version!r}\n")
    for module, functions in modules.items():
        lines = (
            f'PyDict_SetItemString(functions, "{name}", PyCapsule_New(answer, "{signature}", 0));'
            for name, signature in functions.items()
        )
        source = _SOURCE.replace("FUNCTIONS", "\n".join(lines)).replace("MODULE", module)
        built = compiled.make({"it.c": source}, "gcc", "-shared", "-fPIC", "it.c", "-o", "it.so")
        (package / f"{module}.so").write_bytes((built / "it.so").read_bytes())
        (package / f"{module.removeprefix('cy')}.py").write_text(_USER.replace("MODULE", module))
