typedef struct { int a; } inout;
int prA(inout *x);
