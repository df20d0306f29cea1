int prB_v2(int a, int b);
#define prB(a) prB_v2(a, 0)
