"""The descriptions that nvcomp returns for status codes, in the format described in rows.py.

Generated from headers/texts.toml. Do not edit: `nox -s codegen` writes it.
"""

TEXTS: dict[str, dict[int, str]] = {
    "nvcompGetStatusString": {
        0: "The operation completed successfully",
        10: "An invalid value was provided to the function",
        11: "The requested operation or configuration is not supported",
        12: "The data cannot be decompressed, possibly due to corruption or invalid format",
        13: "The checksum verification failed, indicating data corruption",
        14: "Unable to verify checksums for the data",
        15: "The provided output buffer size is insufficient for the operation",
        16: "The header length does not match the expected value",
        17: "The buffer alignment does not meet the required alignment constraints",
        18: "The chunk size exceeds the maximum allowed size",
        19: "The data cannot be compressed with the specified configuration",
        20: "The input length is invalid or inconsistent with the operation",
        21: "The batch size exceeds the maximum supported batch size",
        22: "The sub-chunk count exceeds the maximum supported per chunk",
        23: "The sub-chunk count is below the minimum required per chunk",
        24: "The output buffer alignment is too small for the data type",
        1000: "A CUDA runtime or device error occurred during the operation",
        10000: "An internal library error occurred",
    },
}

UNKNOWN: dict[str, str] = {
    "nvcompGetStatusString": "Unrecognized nvcompStatus_t error code",
}
