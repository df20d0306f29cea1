#if defined(__has_include) && __has_include(<stdint.h>)
#include <stdint.h>
int prA(uint8_t x);
#endif
#if !__has_include("golden_that_is_not_there.h") && (0 || 1)
int prB(int x);
#endif
#if __has_include(<infiniband/mlx5dv.h>)
int prC(int x);
#endif
