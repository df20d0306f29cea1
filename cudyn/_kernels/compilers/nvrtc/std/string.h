// <string.h> for NVRTC.
#pragma once
#include <cstring>
