typedef void (*PRcall)(int x);
int prA(PRcall *call);
