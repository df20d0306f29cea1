struct prtable_st { void (*calls[4])(int x); };
int prA(struct prtable_st *table);
