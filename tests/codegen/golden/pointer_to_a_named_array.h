typedef int PRrow[3];
struct prmatrix_st { PRrow *rows; PRrow one; PRrow two[2]; };
int prA(struct prmatrix_st *matrix, PRrow *row);
