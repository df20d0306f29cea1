#ifndef SHIM_ASSERT_H
#define SHIM_ASSERT_H
#define assert(condition) ((void)0)
#ifndef __cplusplus
#define static_assert _Static_assert
#endif
#endif
