typedef int PRrow[3];
typedef int (*PRcallback)(PRrow row);
int prA(PRcallback callback);
