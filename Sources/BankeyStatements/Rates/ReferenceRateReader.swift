import BankeyModel
import CXML2

/// Reads the European Central Bank's files of euro reference rates: `eurofxref-daily.xml`, `eurofxref-hist-90d.xml` and
/// `eurofxref-hist.xml`.
///
/// A file is used completely or not at all: it is rejected with the line of the first rate that cannot be read.
public struct ReferenceRateReader {
  /// The digits of a rate, far more than any has. They keep products small.
  private static let mostDigits = 12

  private let xml: XMLParser
  private var lines: LineCounter
  /// The day of the element that is open, and the number of open elements when it began.
  private var day: (day: Day, depth: Int)?
  private var depth = 0
  private var rates: [ReferenceRate] = []
  private var fault: ReadingError?

  /// The rates of a complete file, in its order.
  ///
  /// - Throws: `StatementError` if it is not such a file, is cut off, or contains none.
  public static func read(_ bytes: [UInt8]) throws(StatementError) -> [ReferenceRate] {
    let result = bytes.withUnsafeBytes { raw in
      XMLText.withUTF8(ByteView(raw), declared: nil) { text in
        Result { () throws(StatementError) in
          var reader = try ReferenceRateReader(ByteView(text))
          return try reader.all()
        }
      }
    }
    return try result.get()
  }

  private init(_ text: ByteView) throws(StatementError) {
    lines = LineCounter(text)
    if let place = XMLText.endlessPiece(in: text) {
      throw StatementError("A tag or text is longer than 64 KB.", line: lines.line(at: place))
    }
    guard let xml = XMLParser(text, making: Self.calls) else { throw StatementError("There is not enough memory.") }
    self.xml = xml
  }

  private mutating func all() throws(StatementError) -> [ReferenceRate] {
    let xml = xml
    var isOver = false
    while !isOver {
      isOver = withUnsafeMutablePointer(to: &self) { !xml.pushNext(to: $0) }
      if let fault { throw StatementError(fault.message, line: lines.line(at: fault.place)) }
      if let wrong = xml.fault {
        throw StatementError("This is not valid XML: \(wrong.message).", line: lines.line(at: wrong.place))
      }
    }
    if rates.isEmpty { throw StatementError("The file contains no rates.") }
    return rates
  }
}

extension ReferenceRateReader {
  /// The callbacks of libxml2. They must not throw through libxml2.
  private static var calls: xmlSAXHandler {
    var calls = xmlSAXHandler()
    calls.startElementNs = { target, name, _, _, declared, namespaces, count, _, attributes in
      let isCube = name?.isEqual(to: "Cube") == true
      let attributes = XMLAttributes(attributes, count, namespaces: namespaces, declared)
      ReferenceRateReader.heed(target) { reader throws(ReadingError) in
        reader.depth += 1
        if isCube { try reader.readCube(attributes) }
      }
    }
    calls.endElementNs = { target, _, _, _ in
      ReferenceRateReader.heed(target) { reader throws(ReadingError) in
        if reader.day?.depth == reader.depth { reader.day = nil }
        reader.depth -= 1
      }
    }
    calls.internalSubset = { target, _, _, _ in
      ReferenceRateReader.heed(target) { reader throws(ReadingError) in
        throw ReadingError(
          "The file declares a document type, which bank files never do, so bankey does not read it.",
          at: reader.xml.place)
      }
    }
    return calls
  }

  private static func heed(
    _ target: UnsafeMutableRawPointer?, _ call: (inout ReferenceRateReader) throws(ReadingError) -> Void
  ) {
    guard let reader = XMLParser.handler(of: target)?.assumingMemoryBound(to: ReferenceRateReader.self) else { return }
    do throws(ReadingError) {
      try call(&reader.pointee)
    } catch {
      reader.pointee.fault = reader.pointee.fault ?? error
      reader.pointee.xml.stop()
    }
  }

  /// Takes a `Cube`: the list, a day, or a rate of the day.
  private mutating func readCube(_ attributes: XMLAttributes) throws(ReadingError) {
    if let time = attributes.text("time") {
      guard let day = Day(iso: time) else { throw unreadable(time) }
      self.day = (day, depth)
    } else if let currency = attributes.text("currency") {
      guard let day, let rate = attributes.text("rate").flatMap(Self.rate), Self.isCode(currency) else {
        throw unreadable(currency)
      }
      rates.append(ReferenceRate(day: day.day, currency: currency, rate: rate))
    }
  }

  private static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// A rate above zero.
  private static func rate(_ text: String) -> Amount? {
    guard text.utf8.count <= mostDigits, let rate = try? AmountParser.parse(text, mark: .dot), rate > .zero else {
      return nil
    }
    return rate
  }

  private func unreadable(_ text: String) -> ReadingError {
    ReadingError("The rate of \(Quotation.of(text)) cannot be read.", at: xml.place)
  }
}

extension XMLAttributes {
  /// The value of the first attribute with a name.
  fileprivate func text(_ name: StaticString) -> String? {
    value { $0.isEqual(to: name) }.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension UnsafePointer<xmlChar> {
  fileprivate func isEqual(to name: StaticString) -> Bool { xmlStrcmp(self, name.utf8Start) == 0 }
}
