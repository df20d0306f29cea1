struct prlist_st { int count; int values[0]; };
int prA(struct prlist_st *list);
