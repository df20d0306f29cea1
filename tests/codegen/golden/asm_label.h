int prA(int x) __asm__("prA_v2");
