enum __attribute__((packed)) prsmall { PR_SMALL = 1 };
int prA(enum prsmall small);
