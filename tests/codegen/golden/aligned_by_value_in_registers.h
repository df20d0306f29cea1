struct __attribute__((aligned(8))) prfloat2_st { float x, y; };
struct __attribute__((aligned(16))) prdouble2_st { double x, y; };
int prA(struct prfloat2_st a, struct prdouble2_st b);
