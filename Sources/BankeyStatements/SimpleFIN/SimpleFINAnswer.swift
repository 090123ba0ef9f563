import BankeyCore

/// What a SimpleFIN server answers: an account set of version 1 or 2 of the protocol.
public struct SimpleFINAnswer: Sendable {
  private let bytes: [UInt8]
  let root: JSONValue

  /// A whole answer. Throws when it is none, and the server's words when it holds nothing but what is wrong.
  public init(_ bytes: [UInt8]) throws(StatementError) {
    self.bytes = bytes
    do throws(JSONError) {
      root = try JSONValue(bytes)
    } catch {
      let what = error.isCut ? "The answer is cut off" : "This is no well-formed JSON"
      throw StatementError("\(what): \(error.message).", line: error.line)
    }
    guard root["accounts"]?.elements != nil || root["versions"] != nil else {
      let complaint = SimpleFINAnswer.complaint(in: root)
      throw StatementError(complaint ?? "This JSON is no account set of SimpleFIN: it has no “accounts”.", line: 1)
    }
    if isEmpty, let complaint = SimpleFINAnswer.complaint(in: root) { throw StatementError(complaint, line: 1) }
  }

  /// The version of the protocol: only the second one knows connections.
  public var version: Int { root["connections"] != nil || root["errlist"] != nil ? 2 : 1 }

  /// Where the names of the currencies can be asked that are no money, each once.
  public var currencyAddresses: [String] {
    let currencies = accounts.compactMap { $0["currency"]?.string }.filter(SimpleFINCurrency.isAddress)
    return Set(currencies).sorted()
  }

  /// What the currency of an address is called as long as nobody knows better: the end of the address.
  public static func currencyName(at address: String) -> String { SimpleFINCurrency.lastPart(of: address) }

  /// What a server says is wrong in an answer, whatever else that is; nil when it says nothing.
  public static func complaint(in bytes: [UInt8]) -> String? {
    (try? JSONValue(bytes)).flatMap { complaint(in: $0) }
  }

  /// Hands over what it holds. Days are those of the clock's zone; `currencyNames` has what was asked of `currencyAddresses`.
  public func read(
    _ clock: Clock = .system, currencyNames: [String: String] = [:], into sink: StatementParser.Sink
  ) throws {
    try bytes.withUnsafeBytes { bytes in
      var reader = SimpleFINReader(self, ByteView(bytes), SimpleFINCalendar(clock: clock), currencyNames)
      while let events = try reader.next() { try events.forEach(sink) }
    }
  }

  var accounts: [JSONValue] { root["accounts"]?.elements ?? [] }

  private var isEmpty: Bool { accounts.isEmpty && root["connections"]?.elements?.isEmpty ?? true }

  private static func complaint(in root: JSONValue) -> String? {
    let messages = SimpleFINError.all(in: root).map(\.message)
    return messages.isEmpty ? nil : SimpleFINError.sentence(messages.joined(separator: " "))
  }
}
