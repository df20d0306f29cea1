#pragma pack(push, 1)
struct prinner_st { char a; double b; };
#pragma pack(pop)
typedef struct { struct prinner_st inner[2]; } PRouter;
typedef PRouter PRother;
int prA(int x, PRother outer);
