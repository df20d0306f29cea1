int prA(int rows[2][3]);
