typedef float PRvector __attribute__((vector_size(16)));
int prA(PRvector v);
