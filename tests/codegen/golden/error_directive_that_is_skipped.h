#ifdef __cplusplus
#error "not for you"
#endif
int prA(int x);
