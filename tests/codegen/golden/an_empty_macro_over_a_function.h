int prB(int a);
#define prB
