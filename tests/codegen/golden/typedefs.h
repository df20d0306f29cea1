#include <stdint.h>
typedef struct prctx_st *PRctx;
typedef PRctx PRother;
typedef const char *const *PRnames;
typedef uint64_t pruint64_t;
typedef void (*PRcallback)(PRctx, const void *data, int (*inner)(void));
typedef int PRfunction(void *, PRcallback);
typedef unsigned PRmatrix[2][3];
typedef struct prpair_st { int a; } PRpair, *PRpairs;
typedef struct { int b; } PRunnamed;
typedef enum { PR_ONE = 1 } PRenum;
typedef union prboth_un { int i; } PRboth;
