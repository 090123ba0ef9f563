#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast, which Swift's importer cannot read.
static inline int bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

// Stops SQLite from counting its memory, which takes a lock at every allocation. Call this before any other function.
// sqlite3_config is variadic, so Swift cannot call it.
static inline int stop_counting_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
