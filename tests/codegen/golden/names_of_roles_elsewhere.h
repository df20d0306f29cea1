struct out { int in; int out; };
int prA(struct out *out, int in, int inout);
