typedef void (*PRcallback)(void *data);
PRcallback prA(int which);
