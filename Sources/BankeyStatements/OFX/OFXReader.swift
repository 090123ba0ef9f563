import BankeyCore

/// Reads OFX: follows the tags and hands over accounts, transactions and balances as they are complete.
///
/// It is forgiving about form (tags that are not closed, unknown ones, a wrong order) and strict about content: what cannot be read with
/// certainty is reported with its line, and a file that is cut off is refused.
struct OFXReader: StatementReader {
  let text: OFXText
  var tokens: OFXTokenizer
  var lines: LineCounter
  /// The aggregates that are open, outermost first; each at most once.
  var open: [OFXTag] = []
  /// What has been read and not been handed over.
  var events: [StatementEvent] = []
  var institution: String?
  var statement: OFXStatement?
  var status: OFXStatus?
  /// What the bank refused to answer.
  var failures: [StatementFault] = []
  var row: OFXRow?
  /// Tags without a meaning that are open in the row, each with the row as it was before.
  var strangers: [OFXStranger] = []
  var batch = TransactionBatch()
  var counts = StatementCounts()

  /// A reader of a whole file.
  init(_ bytes: ByteView) throws(StatementError) {
    lines = LineCounter(bytes)
    do throws(StatementFault) {
      let header = try OFXHeader(bytes)
      text = OFXText(bytes: bytes, decoder: TextDecoder(for: bytes, declared: header.charset))
      tokens = try OFXTokenizer(bytes, from: header.root)
    } catch {
      throw StatementError(error.message, line: lines.line(at: error.place))
    }
  }

  mutating func step() throws(StatementFault) {
    guard let token = try tokens.next() else { return try finish() }
    switch (token.kind, token.tag) {
    case (.close, let tag?): try close(tag, at: token)
    case (.close, nil): closeStranger(token)
    case (.open, nil): try openStranger(token)
    case (.empty, nil): break
    case (_, let tag?) where !tag.isAggregate: take(tag, token.value)
    case (.open, let tag?): try begin(tag, token)
    case (.empty, let tag?):
      try begin(tag, token)
      try close(tag, at: token)
    }
  }
}
