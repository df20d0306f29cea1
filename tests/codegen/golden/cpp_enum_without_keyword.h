/* C rejects the default argument and the missing `enum`. */
typedef int PRresult;
enum prColor { PR_RED, PR_BLUE = 5 };
struct prPoint { int x; bool y; };
#ifdef __cplusplus
extern "C" {
#endif
PRresult prPaint(prColor color, int n = 3);
PRresult prPoint2(const prPoint *point, bool *done);
#ifdef __cplusplus
}
PRresult prOverload(int a);
PRresult prOverload(double a);
template <typename T> T prTemplate(T x) { return x; }
namespace pr { PRresult prInner(int); }
enum class prScoped { A };
struct prDerived : prPoint { int z; };
class prOpaque;
extern "C" PRresult prUse(prOpaque *opaque, prDerived *derived);
inline PRresult prInline(int a) { return a; }
using prAlias = unsigned long;
extern "C" PRresult prAliased(prAlias *value);
#endif
