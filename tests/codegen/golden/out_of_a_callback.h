typedef void prnotify(int code);
/** \param[out] notify - what is called */
int prNotify(prnotify *notify);
