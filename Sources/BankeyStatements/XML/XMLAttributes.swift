import CXML2

/// The attributes of an element and the namespaces that it declares, until the call for its beginning ends.
struct XMLAttributes {
  /// Pointers that libxml2 owns.
  typealias Fields = UnsafeMutablePointer<UnsafePointer<xmlChar>?>

  private let fields: Fields?
  private let count: Int
  private let namespaces: Fields?
  private let declared: Int

  /// `count` attributes, each five pointers: its name, a prefix, a namespace, the beginning and the end of its value; and
  /// `declared` namespaces, each two pointers: a prefix and its address.
  init(_ fields: Fields?, _ count: Int32, namespaces: Fields?, _ declared: Int32) {
    self.fields = fields
    self.count = Int(count)
    self.namespaces = namespaces
    self.declared = Int(declared)
  }

  /// Hands over all that libxml2 keeps of them as names: names, prefixes, and the addresses of namespaces.
  func eachName(_ body: (UnsafePointer<xmlChar>) -> Void) {
    for field in 0..<2 * declared { namespaces?[field].map(body) }
    for field in stride(from: 0, to: 5 * count, by: 5) {
      fields?[field].map(body)
      fields?[field + 1].map(body)
    }
  }

  /// The value of the first attribute whose name fits.
  func value(where fits: (UnsafePointer<xmlChar>) -> Bool) -> UnsafeRawBufferPointer? {
    guard let fields else { return nil }
    for field in stride(from: 0, to: 5 * count, by: 5) {
      guard let name = fields[field], fits(name), let start = fields[field + 3], let end = fields[field + 4] else {
        continue
      }
      return UnsafeRawBufferPointer(start: start, count: end - start)
    }
    return nil
  }
}
