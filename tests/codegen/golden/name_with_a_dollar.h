int pr$A(int x);
