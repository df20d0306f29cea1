enum prkind { version = 1, raw, path, api, has, real, value, name, ctype, PR_KIND };
#define level 3
#define require version
enum { symbol = 5 };
int prA(enum prkind kind);
