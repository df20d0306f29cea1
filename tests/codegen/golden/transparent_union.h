typedef union __attribute__((transparent_union)) { int *i; float *f; } PReither;
int prA(PReither either);
