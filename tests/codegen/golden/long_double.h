int prA(long double x);
