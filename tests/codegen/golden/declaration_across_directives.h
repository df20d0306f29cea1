#define PRAPI
int PRAPI prA(int a,
#ifdef PR_INTERNAL_OF_NOBODY
    int b,
#else
    float c,
#endif
    int d);
#define PR_PAIR(a, b) a b
int prB(PR_PAIR(
    int,
    x)); int prC(int x);
