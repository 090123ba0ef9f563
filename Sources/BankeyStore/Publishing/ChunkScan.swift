import BankeyModel

/// A part of a table that is compared and sent as a whole.
struct ChunkName: Hashable, Comparable {
  /// The account that its rows belong to, with SQLite's key; 0 for none.
  let owner: Int64
  /// The position of the table in `PublishedTable.all`.
  let part: Int
  /// The number of the chunk.
  let number: Int64

  static func < (one: ChunkName, other: ChunkName) -> Bool {
    (one.owner, one.part, one.number) < (other.owner, other.part, other.number)
  }
}

/// What a chunk contains: the sum of the hashes of its rows, in whatever order they are read.
struct ChunkContent: Hashable {
  private(set) var hash: UInt64 = 0
  private(set) var rows = 0

  /// Adds a row: FNV-1a of its bytes, mixed so that sums of similar rows differ.
  mutating func add(_ line: ArraySlice<UInt8>) {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    line.withUnsafeBufferPointer { for byte in $0 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 } }
    value = (value ^ value >> 31) &* 0x9E37_79B9_7F4A_7C15
    hash = hash &+ (value ^ value >> 29)
    rows += 1
  }

  /// The hash as PostgreSQL holds it.
  var number: Int64 { Int64(bitPattern: hash) }
}

/// Identifies a state of a file, as a version of bankey publishes it. The server keeps it as the sum of a chunk that no
/// table has, so that the mark and the sums change in one transaction and are lost together.
struct StateMark: Hashable {
  let number: Int64

  /// A mark that a server keeps.
  init(number: Int64) { self.number = number }

  /// The mark of the present state; nil if the file says nothing about its state.
  init?(of database: Database, program: String) throws {
    guard let state = try database.state else { return nil }
    var content = ChunkContent()
    content.add(Array("\(program) \(state)".utf8)[...])
    number = content.number
  }

  /// The SQL condition of its row in the table of chunks.
  static func place(_ keys: CollectorKeys) -> String {
    "collector = \(keys.number) AND part = 0 AND owner = 0 AND number = -1"
  }
}

/// Reads the whole database and sums it up by chunks. No list of changes exists that could miss one: undo, joining and
/// restoring a backup are changes like any other.
struct ChunkScan {
  let database: Database
  let keys: CollectorKeys

  /// The contents of all chunks.
  func contents() throws -> [ChunkName: ChunkContent] {
    var contents: [ChunkName: ChunkContent] = [:]
    for (part, table) in PublishedTable.all.enumerated() { try add(table, part, to: &contents) }
    return contents
  }

  private func add(_ table: PublishedTable, _ part: Int, to contents: inout [ChunkName: ChunkContent]) throws {
    var lines = CopyLines(keys)
    // Rows of one chunk mostly follow one another, so the dictionary is asked only at the end of each run.
    var (current, content) = (ChunkName(owner: -1, part: part, number: -1), ChunkContent())
    try database.each(table.selection(isWhole: true), [], limit: .max) { row in
      let name = ChunkName(owner: row.integer(0), part: part, number: row.integer(1))
      if name != current {
        if content.rows > 0 { contents[current] = content }
        (current, content) = (name, contents[name] ?? ChunkContent())
      }
      lines.clear()
      try lines.add(row, table)
      lines.endLine()
      content.add(lines.bytes[...])
    }
    if content.rows > 0 { contents[current] = content }
  }
}
