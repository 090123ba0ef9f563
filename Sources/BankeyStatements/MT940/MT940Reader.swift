import BankeyCore

/// Reads MT940 and MT942: follows the fields and hands over accounts, transactions and balances as they are complete.
///
/// It takes every dialect of form that has been seen, with the blocks of a SWIFT message and without, and is strict about content: what
/// cannot be read with certainty is reported with its line, and a file that is cut off is refused.
struct MT940Reader: StatementReader {
  var text: MT940Text
  var fields: MT940Fields
  var lines: LineCounter
  var events: [StatementEvent] = []
  var statement: MT940Statement?
  var row: MT940Row?
  /// Whether the text of a SWIFT message has begun and not ended.
  var isBlockOpen = false
  /// The last field, by which it shows whether the file is whole.
  var last: MT940Field?
  var batch = TransactionBatch()
  var counts = StatementCounts()

  /// A reader of a whole file.
  init(_ bytes: ByteView) throws(StatementError) {
    lines = LineCounter(bytes)
    text = MT940Text(bytes: bytes, decoder: TextDecoder(for: bytes, declared: nil))
    do throws(StatementFault) {
      fields = try MT940Fields(bytes)
    } catch {
      throw StatementError(error.message, line: lines.line(at: error.place))
    }
  }

  mutating func step() throws(StatementFault) {
    guard let field = try fields.next() else { return try finish() }
    last = field
    switch field.tag {
    case .details, .codedDetails: takeDetails(field)
    case .entry: try beginRow(field)
    case .other: break
    default:
      try finishRow()
      try takeFrame(field)
    }
  }

  private mutating func takeFrame(_ field: MT940Field) throws(StatementFault) {
    switch field.tag {
    case .block: try beginBlock()
    case .reference: try beginStatement(at: field.start)
    case .account: try takeAccount(field)
    case .opening: takeOpening(field)
    case .floor: takeFloor(field)
    case .closing: takeClosing(field)
    case .available: takeAvailable(field)
    case .summary: statement?.isEnded = true
    default: endMessage()
    }
  }
}
