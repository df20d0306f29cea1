typedef int PRresult;

/* Before C23 empty parentheses say nothing of parameters; what is called so takes none. */
typedef struct pr_interface_st {
    int (*prThreads)();
    void (*prRun)(int tasks, int (*task)());
} PRinterface;

PRresult prA(const PRinterface *interface);
