// <math.h> for NVRTC.
#pragma once
#include <cmath>
