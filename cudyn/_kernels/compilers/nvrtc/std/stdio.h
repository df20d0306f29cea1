// <stdio.h> for NVRTC.
#pragma once
#include <cstdio>
