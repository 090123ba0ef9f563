import CSQLite

/// Sets the parameters of a statement one after the other.
struct Parameters {
  let statement: OpaquePointer
  private var count: Int32 = 0
  /// SQLite's code for the first one that could not be set.
  private(set) var result = SQLITE_OK

  init(statement: OpaquePointer) { self.statement = statement }

  /// Sets the next one.
  mutating func add(_ value: some Storable) {
    count += 1
    let code = value.bind(to: statement, at: count)
    if result == SQLITE_OK { result = code }
  }
}
