import BankeyCore

extension StoreWriter {
  /// Undoes what one command has imported, or one of its files: afterwards the database is as if these had never been imported.
  /// What was undone before stays so. Throws `unknown` where there is no such import, and `taken` where all of it was undone.
  @discardableResult
  public func undoImport(_ number: ImportNumber) throws -> UndoSummary {
    try database.transaction {
      let files = try imports(of: number)
      if files.isEmpty { throw StoreError(.unknown, "there is no import \(number)") }
      let standing = files.filter { !$0.isUndone }.map(\.id)
      if standing.isEmpty { throw StoreError(.taken, "import \(number) was undone before") }
      return try undo(standing)
    }
  }

  private func imports(of number: ImportNumber) throws -> [(id: Int64, isUndone: Bool)] {
    let all = try database.all(
      """
      SELECT id, undone IS NOT NULL FROM fetch
      WHERE (id = ?1 AND batch IS NULL OR batch = ?1) AND file IS NOT NULL ORDER BY id
      """, number.batch
    ) { (id: $0[0] as Int64, isUndone: $0[1] as Bool) }
    guard let file = number.file else { return all }
    return all.indices.contains(file - 1) ? [all[file - 1]] : []
  }

  /// All of them are undone before the first is taken back, so that none passes anything on to another; the last one first.
  private func undo(_ ids: [Int64]) throws -> UndoSummary {
    for id in ids { try database.run("UPDATE fetch SET undone = ? WHERE id = ?", clock.now, id) }
    return try ids.reversed().reduce(into: UndoSummary()) { summary, id in
      summary.add(try ImportUndo(of: id, in: database, clock: clock).run())
    }
  }

  /// Undoes one file: afterwards the database is as if the file had never been imported, whatever came after it. What other
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
      return try undo([id])
    }
  }
}
