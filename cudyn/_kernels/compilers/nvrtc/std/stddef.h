// <stddef.h> for NVRTC.
#pragma once
#include <cstddef>

using std::max_align_t;
using std::nullptr_t;
