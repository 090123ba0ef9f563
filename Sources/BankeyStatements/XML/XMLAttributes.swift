import CXML2

/// The attributes of an element, until the call for its beginning ends.
struct XMLAttributes {
  private let fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  private let count: Int

  /// `count` attributes, each five pointers: its name, a prefix, a namespace, the beginning and the end of its value.
  init(_ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int) {
    self.fields = fields
    self.count = count
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
