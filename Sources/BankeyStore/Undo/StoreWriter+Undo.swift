import BankeyCore

extension StoreWriter {
  /// Undoes an import: afterwards the database is as if the file had never been imported, whatever came after it. What other
  /// files or a feed have too stays. Importing the file again brings everything back but what was deleted by hand.
  @discardableResult
  public func undoImport(_ id: Int64) throws -> UndoSummary {
    defer { directory.forget() }
    return try database.transaction {
      let undone: Bool? = try database.first(
        "SELECT undone IS NOT NULL FROM fetch WHERE id = ? AND file IS NOT NULL", id
      ) { $0[0] }
      guard let undone else { throw StoreError(.unknown, "there is no import \(id)") }
      if undone { throw StoreError(.taken, "import \(id) was undone before") }
      try database.run("UPDATE fetch SET undone = ? WHERE id = ?", clock.now, id)
      return try ImportUndo(of: id, in: database, clock: clock).run()
    }
  }
}
