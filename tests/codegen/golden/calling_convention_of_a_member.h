struct prtable_st { int (__attribute__((ms_abi)) *call)(int x); };
int prA(struct prtable_st *table);
