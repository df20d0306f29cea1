int __attribute__((ms_abi)) prA(int x);
