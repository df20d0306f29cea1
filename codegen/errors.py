"""The exceptions that stop the codegen."""


class CodegenError(Exception):
    """A problem that only a person can settle. The message is one line: place, problem, expectation."""


class DownloadError(CodegenError):
    """A pinned file could not be downloaded: the index is unreachable, does not have it, or broke off.

    A corrupt download (another hash, no wheel, no headers) is a plain CodegenError.
    """
