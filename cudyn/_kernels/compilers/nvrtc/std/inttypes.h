// <inttypes.h> for NVRTC.
#pragma once
#include <cinttypes>
