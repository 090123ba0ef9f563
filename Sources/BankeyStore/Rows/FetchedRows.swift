import BankeyModel

/// A value of a row that a server has sent, in its textual form.
struct FetchedCell {
  /// The first byte; nil for NULL.
  let start: UnsafePointer<UInt8>?
  /// The number of bytes.
  let count: Int

  /// The value as a whole number, `t` and `f` as 1 and 0; nil when it is neither, or does not fit, as a sum may.
  var integer: Int64? {
    switch text {
    case "t": 1
    case "f": 0
    case let text: Int64(text)
    }
  }

  /// The value as a text; empty for NULL.
  var text: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }
}

/// An answer of a server, which owns the bytes of its cells.
protocol FetchedBytes: AnyObject {
  /// The number of rows.
  var rows: Int { get }
  /// The number of columns.
  var columns: Int { get }
  /// The name of a column.
  func name(_ column: Int) -> String
  /// A value. It stays valid as long as this object.
  func cell(_ row: Int, _ column: Int) -> FetchedCell
}

/// The rows of a server's answer. They stay valid as long as this object.
final class FetchedRows: RowCheck {
  /// The number of rows.
  let count: Int
  private let cells: UnsafeMutablePointer<FetchedCell>
  private let columns: Int
  private let owner: any FetchedBytes

  /// Takes the rows of an answer, which it keeps.
  init(_ owner: any FetchedBytes) {
    self.owner = owner
    (count, columns) = (owner.rows, owner.columns)
    cells = .allocate(capacity: max(1, count * columns))
    for row in 0..<count {
      for column in 0..<columns { (cells + row * columns + column).initialize(to: owner.cell(row, column)) }
    }
  }

  deinit { cells.deallocate() }

  override func name(of column: Int32) -> String { owner.name(Int(column)) }

  /// The row at a position.
  func row(_ index: Int) -> Row { Row(cells: cells + index * columns, check: self) }

  /// Calls `body` with each row, or with the first `limit` of them.
  func each(limit: Int, _ body: (Row) throws -> Void) throws {
    accept()
    for index in 0..<min(limit, count) {
      try body(row(index))
      try check()
    }
  }
}
