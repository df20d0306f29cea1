// <stdlib.h> for NVRTC.
#pragma once
#include <cstdlib>
