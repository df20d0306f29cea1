#pragma redefine_extname prA prA_v2
int prA(int x);
