typedef int PRwide __attribute__((mode(DI)));
int prA(PRwide wide);
