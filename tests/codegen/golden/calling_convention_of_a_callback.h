typedef void (__attribute__((ms_abi)) *PRcallback)(int x);
int prA(PRcallback callback);
