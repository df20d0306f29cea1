#include <stddef.h>
typedef struct prctx_st *PRctx;
typedef unsigned long long PRptr;
typedef enum { PR_SUCCESS = 0, PR_FAILED = -1, PR_LARGE = 0x7fffffff } PRresult;
typedef struct { int x; union { float f; int i[2]; }; struct { char c; } named[2]; PRctx ctx; } PRparams;
typedef void (*PRcallback)(PRctx ctx, PRresult result, void *data);
#define PR_LIMIT 16
#define PR_MASK 0xffffffffu
#define PR_HANDLE ((PRctx)0x1)
#define PR_DEFAULT PR_SUCCESS
PRresult prCreate(PRctx *ctx, const PRparams *params, const char *const *options, size_t n);
PRresult prCall(PRctx ctx, PRcallback callback, void *data);
