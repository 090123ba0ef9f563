import BankeyCore

/// Reads CAMT.052, .053 and .054: accounts, entries and balances are handed over as they are complete.
///
/// It is forgiving about versions (a meaning is looked for in every place that one of them has it) and strict about the rest: what is
/// no well-formed XML is refused, and what cannot be read with certainty is reported with its line.
struct CAMTReader: StatementReader {
  let bytes: ByteView
  let xml: XMLParser
  var tags = CAMTTagTable()
  var lines: LineCounter
  /// Where the outermost element begins.
  var rootStart: Int?
  /// How many elements are open.
  var depth = 0
  /// How many of them are without a meaning, or stand in one that is.
  var skipped = 0
  /// How many details the entry has so far.
  var details = 0
  /// The part of a statement that is being read.
  let part: CAMTTree
  /// Where it begins.
  var partStart = 0
  var statement: CAMTStatement?
  /// What has been read and not been handed over.
  var events: [StatementEvent] = []
  var batch = TransactionBatch()
  var counts = StatementCounts()
  /// Why the file is refused.
  private var fault: StatementFault?

  /// A reader of a whole file in UTF-8 without a mark, which must outlive it.
  init(_ text: UnsafeRawBufferPointer) throws(StatementError) {
    bytes = ByteView(text)
    lines = LineCounter(bytes)
    part = CAMTTree(bytes)
    if let place = XMLText.endlessPiece(in: bytes) {
      throw StatementError("A tag or a text is longer than 64 KB.", line: lines.line(at: place))
    }
    guard let xml = XMLParser(bytes, making: CAMTReader.calls) else {
      throw StatementError("There is no memory left.")
    }
    self.xml = xml
  }

  /// Takes what is in the next piece of the file.
  mutating func step() throws(StatementFault) {
    let xml = xml
    let isOver = withUnsafeMutablePointer(to: &self) { !xml.pushNext(to: $0) }
    if let fault { throw fault }
    if let wrong = xml.fault { throw refusal(wrong) }
    if isOver { try finishCounts() }
  }

  /// Reads no further.
  mutating func stop(_ fault: StatementFault) {
    self.fault = self.fault ?? fault
    xml.stop()
  }
}
