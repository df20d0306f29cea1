int prB(int a);
#define prB 0
