/* Launch an exported kernel from C.

   python examples/export/make.py .
   cc -std=c99 -O2 -I. examples/export/main.c kernels.c -ldl -o main && ./main */
#include "device.h"
#include "kernels.h"

enum { COUNT = 1000003 };
static float host[COUNT];

int main(void) {
    float *a, *b;
    int i;
    find_driver();
    use_device(0);
    a = allocate(COUNT);
    b = allocate(COUNT);
    for (i = 0; i < COUNT; i++)
        host[i] = (float)i;
    copy_to_device(a, host, COUNT);

    if (kernels_add_one(a, b, COUNT, NULL)) { /* on the default stream */
        fprintf(stderr, "%s\n", kernels_error());
        return 1;
    }
    copy_to_host(host, b, COUNT); /* waits for the kernel */
    for (i = 0; i < COUNT; i++) {
        if (host[i] != (float)i + 1) {
            fprintf(stderr, "b[%d] is %g\n", i, host[i]);
            return 1;
        }
    }

    if (kernels_add_one(host, b, COUNT, NULL) != KERNELS_VALUE_ERROR)
        return 1; /* The kernel must not be launched with host memory. */
    printf("refused: %s\n", kernels_error());
    deallocate(a);
    deallocate(b);
    kernels_unload();
    printf("%d results are right\n", COUNT);
    return 0;
}
