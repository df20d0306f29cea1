typedef void (*PRlog)(const char *format, ...);
int prA(PRlog log);
