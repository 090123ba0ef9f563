#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast, which the importer cannot read.
static inline int bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

// sqlite3_config takes any number of arguments, which the importer cannot read. Nobody asks how much memory SQLite has, and
// to count it takes a lock at every allocation. It must come before anything else.
static inline int stop_counting_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
