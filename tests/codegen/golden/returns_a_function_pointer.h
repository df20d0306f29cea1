void (*prA(int which))(void *data);
