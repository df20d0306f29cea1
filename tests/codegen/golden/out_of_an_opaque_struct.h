typedef struct prctx_st prctx;
/** \param[out] ctx - the context that is filled */
int prInit(prctx *ctx);
