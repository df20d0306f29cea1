typedef void (*PRcallback)();
int prA(PRcallback callback);
