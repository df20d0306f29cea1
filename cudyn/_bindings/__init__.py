"""A wing of cudyn: see README.md."""

# The modules that other wings may import. tests/test_architecture.py compares the list with the imports.
FOR_OTHER_WINGS: tuple[str, ...] = (
    "calls.call",
    "calls.records",
    "libraries.catalog",
    "libraries.dl",
    "libraries.failures",
    "libraries.library",
    "libraries.load",
    "libraries.load_messages",
    "libraries.module",
    "libraries.search",
    "libraries.view",
    "machine.argument_code",
    "machine.assembler",
    "machine.elf_writer",
    "machine.fallback",
    "machine.fast_functions",
    "machine.guarded_code",
    "machine.kinds",
    "machine.launch_data",
    "machine.node_code",
    "tables.driver_functions",
    "tables.functions",
    "tables.rows",
    "tables.runtime_statuses",
)
