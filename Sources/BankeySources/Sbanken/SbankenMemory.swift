import BankeyCore
import FoundationEssentials

/// What Sbanken's source remembers: when each account was last read wholly, and when the secret last worked.
struct SbankenMemory: Codable, Hashable, Sendable {
  private var accounts: [String: String] = [:]
  private var worked: String?

  /// What `json` wrote. What cannot be read is forgotten: then history is read again, and nothing is lost.
  init(json: String?) {
    self = json.flatMap { try? JSONDecoder().decode(SbankenMemory.self, from: Data($0.utf8)) } ?? SbankenMemory()
  }

  private init() {}

  /// As it is kept.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Texts always encode.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// The day until which all of an account was read.
  subscript(account: String) -> Day? {
    get { accounts[account].flatMap { Day(iso: $0) } }
    set { accounts[account] = newValue?.description }
  }

  /// The day on which the secret was last accepted.
  var secretWorked: Day? {
    get { worked.flatMap { Day(iso: $0) } }
    set { worked = newValue?.description }
  }
}
