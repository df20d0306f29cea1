#ifdef PR_INTERNAL
typedef struct { double a; } PRvalue;
int prB(PRvalue value);
#else
typedef struct { int a; } PRvalue;
int prA(PRvalue value);
#endif
