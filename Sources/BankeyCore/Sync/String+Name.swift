extension String {
  /// Whether a message begins with a name, so that it need not be put before it: "First Bank wants you to log in".
  public func begins(withName name: String) -> Bool {
    guard !name.isEmpty, hasPrefix(name) else { return false }
    let next = dropFirst(name.count).first
    return next.map { !$0.isLetter && !$0.isNumber } ?? true
  }
}
