int prA_v2(int x);
int prB(int x);
#define prA prA_v2
#define prOldA prA
#define PR_AS_MACRO prB
typedef int PRnew;
struct prs { int a; };
#define PRold PRnew
#define PRstruct struct prs
#define PRpointer const struct prs *
extern int pr_variable;
#define PR_VARIABLE pr_variable
