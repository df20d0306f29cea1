"""The exceptions that stop the codegen."""


class CodegenError(Exception):
    """Something only a person can settle. The message is one line: what, where, and what was expected."""


class DownloadError(CodegenError):
    """Something pinned could not be downloaded: the index can't be reached, does not have it, or breaks off.

    What came and is wrong (another hash, no wheel, no headers) is a plain CodegenError.
    """
