struct prlist_st { int count; int values[]; };
int prA(struct prlist_st *list);
