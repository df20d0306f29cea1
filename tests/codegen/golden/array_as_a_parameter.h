#include <stddef.h>
typedef int PRresult;
typedef struct prctx_st *PRctx;
PRresult prGet(int dimA[], const int strideA[], int n);
PRresult prCreate(PRctx ctx[4], float *one);
/**
 * \param[in] order - the order of the dimensions
 * \param[out] sizes - the sizes that are returned
 * \param[out] rank - returned number of dimensions
 */
PRresult prQuery(PRctx ctx, int order[], size_t sizes[], int *rank);
PRresult prNames(char name[], const char *options[], void *work[], char *const all[]);
