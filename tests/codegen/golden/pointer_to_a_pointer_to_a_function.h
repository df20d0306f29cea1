int prA(void (**call)(int x));
