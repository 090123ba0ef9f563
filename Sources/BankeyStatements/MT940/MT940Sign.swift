/// The signs of MT940 and MT942, which have no name of their own in the file.
enum MT940Sign {
  /// How far they may be from the beginning: some files begin with a few words to the reader.
  static let limit = 65_536

  /// Whether the file names an account and holds a balance or a transaction after it, each in a field of its own.
  static func isFound(in bytes: ByteView) -> Bool {
    let head = ByteView(bytes[0..<min(limit, bytes.count)])
    guard var fields = try? MT940Fields(head) else { return false }
    var hasAccount = false
    while let field = try? fields.next() {
      switch field.tag {
      case .account: hasAccount = true
      case .opening, .entry, .closing, .floor: if hasAccount { return true }
      default: break
      }
    }
    return false
  }
}
