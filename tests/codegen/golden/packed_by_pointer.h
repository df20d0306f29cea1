#pragma pack(push, 1)
typedef struct { char a; int b; struct { short c; long long d; } e; } PRpacked;
#pragma pack(pop)
int prA(PRpacked *packed);
