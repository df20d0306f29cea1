typedef int PRtype;
typedef struct prdesc_st *PRdesc;
extern const PRdesc PR_DESC_32F;
extern int prVerbose;
static const PRtype PR_R_32F = 0;
static PRtype const PR_R_64F = 1, PR_R_16F = 2;
const int pr_defined = 5;
#define PR_DEFAULT_DESC PR_DESC_32F
#define PR_DEFAULT_TYPE PR_R_32F
PRtype prA(PRtype type, PRdesc desc);
