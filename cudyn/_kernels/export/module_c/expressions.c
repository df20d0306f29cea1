/* Integer division that rounds down or up, and the modulo operation, whose result has the same sign
   as in Python. */
#include "floats.c"

HELPER int64_t floor_divide(int64_t left, int64_t right) {
    return left / right - (left % right && (left < 0) != (right < 0));
}

HELPER int64_t ceil_divide(int64_t left, int64_t right) {
    return left / right + (left % right && (left < 0) == (right < 0));
}

HELPER int64_t modulo(int64_t left, int64_t right) {
    int64_t rest = right == -1 ? 0 : left % right;
    return rest && (rest < 0) != (right < 0) ? rest + right : rest;
}
