#define prB prB_v2
#define PR_ONE 1
int prB(int a);
#undef prB
#undef PR_ONE
int prB(int a, int b);
