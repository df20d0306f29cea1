typedef struct { unsigned a : 3; int : 0; unsigned b : 5; } PRbits;
int prA(PRbits *bits);
