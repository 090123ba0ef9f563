#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast, which the importer cannot read.
static inline int bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
