struct prmatrix_st { int (*rows)[3]; };
int prA(struct prmatrix_st *matrix);
