typedef void (*PRcall)(int x);
struct prtable_st { PRcall calls[4]; };
int prA(struct prtable_st *table);
