// <assert.h> for NVRTC.
#pragma once
#include <cassert>
