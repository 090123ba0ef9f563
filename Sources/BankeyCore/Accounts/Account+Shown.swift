extension Account {
  /// The source of the accounts that come from statement files, and its type.
  public static let filesSource = "files"

  /// The balance in its currency; nil when it is not known.
  public var balanceMoney: Money? { balance.map { Money($0, currency) } }

  /// The number that a person knows; a statement file's account that has no name either is known by its own id.
  public var shownNumber: String? { number ?? (isFromFiles && name.isEmpty && !nativeId.isEmpty ? nativeId : nil) }

  /// Whether it comes from statement files, which cannot be asked for news and say nothing of what is authorized.
  public var isFromFiles: Bool { source == Account.filesSource }
}
