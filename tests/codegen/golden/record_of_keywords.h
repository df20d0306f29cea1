struct prone_st { int from; };
struct prlast_st { int x; struct { int y; } pass; int :3; int is; };
struct prfirst_st { int lambda; int x; union { int None; float y; }; int z; };
int prA(struct prone_st *one, struct prlast_st *last, struct prfirst_st *first);
