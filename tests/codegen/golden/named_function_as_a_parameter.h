typedef int PRfunction(int x);
int prA(PRfunction function);
