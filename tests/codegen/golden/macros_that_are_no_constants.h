#define PR_TEXT "text"
#define PR_COMMENTS "/* text" " // more"
#define PR_FLOAT 1.5
#define PR_SINGLE 2.0f
#define PR_BARE (-.5)
#define PR_LIST { 1, 2 }
#define PR_ATTRIBUTE __attribute__((deprecated))
#define PR_UNKNOWN not_declared_anywhere
#define PR_KEYWORD extern
#define PR_EMPTY
#define PR_F(x) ((x) + 1)
#define PR_G() 3
#define PR_AFTER 3
