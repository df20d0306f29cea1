int prA_v2(int x);
#define prA prA_v2
int prB_v2(int x);
#define PR_VERSIONED(name) name ## _v2
#define prB PR_VERSIONED(prB)
