enum prsigned { PR_A = -2, PR_B, PR_C = 1 << 4 | 1, PR_D = PR_C + 7, PR_E = ~0, PR_F = 'a' };
typedef enum prunsigned { PR_G = 0x80000000, PR_H = 0xffffffffu, PR_I = 0 } PRunsigned;
enum { PR_J = 5, PR_K = -6, PR_L = PR_D };
enum { PR_M = 0xffffffff };
