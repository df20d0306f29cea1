struct prbig_st { __int128 x; };
int prA(struct prbig_st *big);
