struct prwords_st { int from; int None; };
enum prkind { None = 1, class = 2 };
int prA(int lambda, struct prwords_st *is, enum prkind kind);
