struct prtable_st { void (*log)(const char *format, ...); };
int prA(struct prtable_st *table);
