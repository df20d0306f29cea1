"""The one exception that stops the codegen."""


class CodegenError(Exception):
    """Something only a person can settle. The message is one line: what, where, and what was expected."""
