typedef struct { unsigned a : 3; unsigned b : 5; } PRbits;
int prA(PRbits bits);
