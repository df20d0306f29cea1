typedef int PRrow[3];
int prA(PRrow row);
