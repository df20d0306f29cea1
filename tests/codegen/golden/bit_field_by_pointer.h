typedef struct { unsigned a : 3; unsigned : 2; unsigned b : 5; long long c; } PRbits;
int prA(PRbits *bits);
