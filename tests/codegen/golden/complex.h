int prA(float _Complex z);
