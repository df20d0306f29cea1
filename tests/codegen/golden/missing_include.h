#include "gone.h"
int prA(int x);
