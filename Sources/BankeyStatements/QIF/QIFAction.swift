import BankeyCore

/// What a record of an investment account does to its cash.
enum QIFAction {
  case into, outOf, asWritten, nothing

  /// The meaning of an action; nil when it is not known.
  init?(_ name: String) {
    switch name.lowercased() {
    case "sell", "shtsell", "div", "intinc", "cglong", "cgmid", "cgshort", "miscinc", "rtrncap", "xin", "contribx":
      self = .into
    case "buy", "cvrshrt", "margint", "miscexp", "xout", "withdrwx": self = .outOf
    case "cash", "": self = .asWritten
    // Their cash is another account's, or there is none.
    case let name where name.hasSuffix("x") || name.hasPrefix("reinv") || name.hasPrefix("shrs"): self = .nothing
    case "stksplit", "stksplt", "reminder", "grant", "vest", "expire", "exercise": self = .nothing
    default: return nil
    }
  }

  /// The change of the cash.
  func cash(_ amount: Amount) -> Amount? {
    switch self {
    case .into: amount.isNegative ? amount.negated : amount
    case .outOf: amount.isNegative ? amount : amount.negated
    case .asWritten: amount
    case .nothing: .zero
    }
  }
}
