// <time.h> for NVRTC.
#pragma once
#include <ctime>
