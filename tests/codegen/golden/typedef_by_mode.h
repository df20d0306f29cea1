#ifdef PR_INTERNAL
typedef short PRcount;
#else
typedef int PRcount;
#endif
int prA(PRcount count);
