/// A value of the TOML that we use.
enum TOMLValue: Hashable, Sendable {
  case text(String)
  case boolean(Bool)
  case integer(Int)
  case array([TOMLValue])
  /// Text without quotes, which is no TOML; taken for one of a few choices, where it can mean only one thing.
  case word(String)

  /// What it is, for messages.
  var typeName: String {
    switch self {
    case .text: "a text"
    case .boolean: "true or false"
    case .integer: "a number"
    case .array: "a list"
    case .word(let word): "`\(word)` without quotes"
    }
  }
}
