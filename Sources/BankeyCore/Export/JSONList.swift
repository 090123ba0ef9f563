/// The versioned envelope of a JSON answer, written object by object, so that an answer of any length needs no memory:
/// `{"version":1,"accounts":[…]}`.
public struct JSONList: Sendable {
  private let opening: String
  private var isOpen = false

  /// An answer with its objects under `name`.
  public init(_ name: String) {
    opening = "{\"version\":1," + JSONObject.quoted(name) + ":["
  }

  /// The next piece of the answer, with one object.
  public mutating func next(_ object: JSONObject) -> String {
    defer { isOpen = true }
    return (isOpen ? ",\n" : opening + "\n") + object.text
  }

  /// The last piece.
  public var end: String { (isOpen ? "\n" : opening) + "]}\n" }
}
